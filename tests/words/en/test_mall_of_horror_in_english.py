"""English: one or several, the genitive of colours, and what stands where."""

import pytest

from tests.words.mall_of_horror import attack, board, choice, claim, event, position, question

EVENTS = {
    "HOLDER k": "Black has the badge now.",
    "VOTE truck L4 1 ry": (
        "Vote in the parking lot: who searches the truck? To choose from: Red and Yellow."
    ),
    "VOTE victim L5 2 rybk": (
        "Second ballot in the security HQ: who is eaten? "
        "To choose from: Red, Yellow, Blue and Black."
    ),
    "SOLE_CANDIDATE chief L5 b": (
        "Only Blue can be chosen in the security HQ, so Blue is elected Chief."
    ),
    "SOLE_CANDIDATE victim L1 g": (
        "Only Green can be chosen in the restroom. Nobody else is there to blame."
    ),
    "BALLOT r y 1": "Red votes for Yellow (1 vote).",
    "BALLOT k n 2": "Black votes for Brown (2 votes).",
    "TALLY r 0": "Red: 0 votes.",
    "TALLY y 1": "Yellow: 1 vote.",
    "FOUND r shotgun fire-axe hidden [r]": "Red finds in the truck: Shotgun, Fire axe and Hidden.",
    "FOUND_UNSEEN r 1": "Red takes 1 card out of the truck.",
    "FOUND_UNSEEN k 3": "Black takes 3 cards out of the truck.",
    "DICE_SEEN 1 3 3 6 [r]": "Under the box lie 1, 3, 3 and 6.",
    "ANNOUNCED r L2": "Chief Red announces: I am going to the clothing store.",
    "ZOMBIE L4": "A zombie comes and waits in the parking lot.",
    "ZOMBIE L6": "A zombie comes and waits outside the supermarket.",
    "OVERRUN L3": "The toy store is overrun and closed for good.",
    "MOVED rP L1 L4": "Red’s Pin-Up goes from the restroom to the parking lot.",
    "TO_PARKING kP L6 L5": (
        "Black’s Pin-Up leaves the supermarket, cannot get into the security HQ "
        "and ends up in the parking lot."
    ),
    "STUCK nT L2": (
        "Brown’s Tough Guy cannot get into the clothing store and stays in the parking lot."
    ),
    "HELD L2 1 3": "In the clothing store the door holds: 1 zombie against 3.",
    "BREACH L1 1 1": "A zombie gets into the restroom: the defence is only 1.",
    "BREACH L5 2 2": "2 zombies get into the security HQ: the defence is only 2.",
    "BREACH L6 4 6": (
        "4 zombies get into the supermarket in spite of a defence of 6: there are too many doors."
    ),
    "BREACH L4 1 0": "There is no door in the parking lot, but there is a hungry zombie.",
    "BREACH L4 3 0": "There is no door in the parking lot, but there are 3 hungry zombies.",
    "SHOT r shotgun L1 2": "Red steps in with the shotgun: 2 zombies fall outside the restroom.",
    "SHOT y grenades L4 1": "Yellow steps in with grenades: one zombie falls in the parking lot.",
    "AVERTED L5 0 3": "Attack averted in the security HQ: no zombie is left.",
    "AVERTED L2 2 4": "Attack averted in the clothing store: 2 zombies against 4.",
    "EATEN rP L4": "In the parking lot Red’s Pin-Up is eaten. It was quick.",
    "FED L4 1": "In the parking lot a fed zombie shuffles off.",
    "FED L5 3": "Outside the security HQ 3 fed zombies shuffle off.",
    "PARKING_CLEARED 1": "The last zombie leaves the parking lot.",
    "PARKING_CLEARED 2": "The last 2 zombies leave the parking lot.",
    "POINTS r 1 1": "Red: 1 point, 1 card in hand.",
    "POINTS g 22 0": "Green: 22 points, no cards in hand.",
    "WINNERS r": "Red wins. Congratulations, and sleep well.",
    "WINNERS ryb": "Red, Yellow and Blue share the victory.",
}

BOARD = """\
Round 3 · F: Attack · Badge: Red, elected

> 1 Restroom        3 of 3    defence 5  4 zombies
      Red: Pin-Up, Tough Guy · Blue: Gunman (hiding)
  2 Clothing store  closed
  3 Toy store       1 of 4    defence 1  1 zombie gets in
      Yellow: Pin-Up
  4 Parking lot     1 inside  no door    2 zombies · truck: 12 cards
      Blue: Tough Guy
  5 Security HQ     1 of 3    defence 1
      Yellow: Gunman
  6 Supermarket     4 of 6    defence 6  4 zombies get in
      Green: Tough Guy · Brown: Pin-Up, Tough Guy, Gunman

  Red           12 points  no cards  lost: Gunman
> Yellow (you)  10 points  3 cards   hand: Threat ×2, Hidden · lost: Tough Guy
  Blue          8 points   1 card
  Green         5 points   no cards  out since round 2
  Brown         15 points  2 cards

Cards played: Hardware, Baseball bat"""


@pytest.mark.parametrize("happened", EVENTS)
def test_an_event_in_english(happened):
    assert event("en", happened) == EVENTS[happened]


def test_a_question_in_english():
    voting = position("BALLOT", "rP5 rG5 yT5", place=5, purpose=2, candidates=3)
    assert question("en", voting) == "Who shall be eaten in the security HQ? You have 3 votes."
    again = position("BALLOT", "yT5 bP5", place=5, purpose=1, candidates=6, second_ballot=1)
    assert question("en", again) == "Who shall be Chief? Second ballot: you have 1 vote."
    attack = position("CARDS", "rP2 yT2", place=2)
    attack.zombies[2] = 3
    assert question("en", attack) == (
        "In the clothing store: 3 zombies against a defence of 3. Do you play a card?"
    )
    sprint = position("SPRINT", "rT5")
    sprint.moved[0] = 1
    assert question("en", sprint) == "Your Tough Guy is in the security HQ. Do you play a Sprint?"


def test_a_choice_in_english():
    move = position("MOVE", "rP1 rT4 yP5 yT5 yG5")
    move.destination[0] = 5
    assert choice("en", move, "walk P") == (
        "Pin-Up goes from the restroom to the security HQ, "
        "cannot get in and ends up in the parking lot"
    )
    assert choice("en", move, "walk T") == (
        "Tough Guy goes from the parking lot to the security HQ, cannot get in and stays"
    )
    assert choice("en", move, "sprint P to 3") == (
        "play Sprint: Pin-Up runs from the restroom to the toy store"
    )
    assert choice("en", position("GIFT"), "give fire-axe to k") == "give Fire axe to Black"


def test_a_claim_in_english():
    assert claim("en", "SAW_DICE", 4, 0) == (
        "I saw the dice: no zombie is coming to the parking lot."
    )
    assert claim("en", "SAW_DICE", 1, 1) == "I saw the dice: one zombie is coming to the restroom."
    assert claim("en", "SAW_DICE", 3, 2) == "I saw the dice: 2 zombies are coming to the toy store."
    assert claim("en", "WILL_NOT_VOTE", "k") == "I will not vote for Black."


def test_the_board_in_english():
    assert board("en", attack()) == BOARD
