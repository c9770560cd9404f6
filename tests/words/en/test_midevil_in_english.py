"""English: one and many, articles, possessives."""

import pytest

from tests.words.midevil import (
    board,
    choice,
    choices,
    duel,
    event,
    fight,
    question,
    rattled,
    scene,
    shot,
)

EVENTS = {
    "TURN r 4": "Round 4: it is Red’s turn.",
    "REVIVED k 3": "Black is back among the living, with 3 lives.",
    "REVIVED y 1": "Yellow is back among the living, with 1 life.",
    "DEALT b mire": "Blue draws a card: Mire.",
    "RESHUFFLED 1": "The discards are shuffled and make a deck of 1 card.",
    "RESHUFFLED 22": "The discards are shuffled and make a deck of 22 cards.",
    "RESHUFFLED 12": "The discards are shuffled and make a deck of 12 cards.",
    "TILE_DRAWN r mill": "Red draws the Mill.",
    "TILE_DRAWN g crossroads": "Green draws some crossroads.",
    "TILE_OUT bridge": "The Bridge fits nowhere and is out of the game.",
    "TILE_PLACED church 2 0 -1": "The Church is laid: 1 north of the Altar.",
    "TILE_PLACED tavern 0 2 3": "The Tavern is laid: 3 south and 2 east of the Altar.",
    "TILE_PLACED stable 0 -1 0": "The Stable is laid: 1 west of the Altar.",
    "FILL_ROLLED 2 1": "The die shows 2: skeletons worth 1 point are put there.",
    "FILL_ROLLED 4 3": "The die shows 4: skeletons worth 3 points are put there.",
    "FILL_ROLLED 6 5": "The die shows 6: skeletons worth 5 points are put there.",
    "SKELETON_PUT 3.4 W": "A white skeleton rises: tile 3, middle.",
    "FIGHT y 1.4 B": "Yellow fights a blue skeleton: tile 1, middle.",
    "FIGHT_ROLLED r 3 3": "Red rolls 3.",
    "FIGHT_ROLLED r 3 4": "Red rolls 3, 4 with the bonus.",
    "RAISED b R": "Blue gives up a red skeleton for it.",
    "KILLED g 1.4 B": "Green smashes a blue skeleton.",
    "LIFE_TAKEN k 1.0": "Black saves a life: tile 1, north-west.",
    "DIED n": "Brown dies, and wakes up at the Altar with empty pockets.",
    "STEPS r 1": "Red has 1 step.",
    "STEPS y 3": "Yellow has 3 steps.",
    "STEPS b 5": "Blue has 5 steps.",
    "STEPS b 0": "Blue has 0 steps.",
    "STOPPED r 2": "Red stops, with 2 steps left.",
    "PARKED y 1.4": "Yellow leaves the horse before the door: tile 1, middle.",
    "DOUBLED b 12": "Blue rides: 12 steps are left now.",
    "HORSE_TAKEN r k": "Red rides off on Black’s horse.",
    "DUEL r y": "Red fights Yellow for the Necronomicon.",
    "STAKED r 1 2 0": "Red has staked 1 white, 2 red, 0 blue.",
    "LIVES_STAKED g 0": "Green has staked no life.",
    "LIVES_STAKED g 2": "Green has staked 2 lives.",
    "LIVES_STAKED g 5": "Green has staked 5 lives.",
    "BONES n 1": "Brown leads 1 skeleton.",
    "BONES n 3": "Brown leads 3 skeletons.",
    "BONES n 6": "Brown leads 6 skeletons.",
    "WINDOW move rb": "Does anybody play on this movement? Red and Blue may.",
    "WINDOW last y": "This may decide the game. Does anybody stop it? Yellow may.",
    "ANNOUNCED r rust 1 4": "Red plays a card at Yellow: Rust.",
    "ANNOUNCED r crumble-to-dust 3 2": "Red plays a card on tile 3: Crumble to Dust.",
    "ANNOUNCED k forced-march 0 0": "Black plays a card: Forced March.",
    "CANCELLED b rattle-loose": "Blue’s card is cancelled: Rattle Loose.",
    "REMEMBERED W 1": "One goes back to the supply: a white skeleton.",
    "REMEMBERED R 4": "4 go back to the supply, each of them a red skeleton.",
    "REMEMBERED B 7": "7 go back to the supply, each of them a blue skeleton.",
    "LED y r": "Yellow leads Red through the fog.",
    "STOLEN g b war-hammer": "Green takes a card from Blue: War Hammer.",
    "SECRET_PATH g": "No wall bars Green for the rest of this move.",
    "RESULT r 1 0": "Red: 1 point, no life.",
    "RESULT y 3 1": "Yellow: 3 points, 1 life.",
    "RESULT b 22 5": "Blue: 22 points, 5 lives.",
    "WINNERS r": "Red wins. The rest of you, mind the skeletons.",
    "WINNERS rg": "Red and Green share the victory.",
    "END book": "The book lies on the Altar, and somebody is back home in time for supper.",
}

BOARD = """\
Round 1 · 5 to 7: move · Red’s turn · 3 steps left
Stack: 26 tiles · Supply: 35 white, 37 red, 18 blue, 45 lives
      Removed: 1 white, 1 red, 0 blue · The book: Blue

      2-+=+-+
      |. b .|
      + + + +
      |. 3 .|
      + + + +
      |. . .|
3-+-+-0-+=+-1-+-+-+
| | | |+ . .|: W :|
+-+-+-+ + + +-+/+-+
| |w .=. . 1=. 2 .=
+-+ +-+ + + +-+-+-+
| |.| |. r .| | | |
+-+=+-+-+=+-+-+-+-+

> 1 Red (you)  6 points  2 lives  2 cards   tile 0, east
                                            in play: Sword, Chain Mail
                                            hand: Mire, Healer
  2 Yellow     1 point   1 life   1 card    tile 1, middle · hand: Rust
                                            event used
  3 Blue       0 points  no life  no cards  tile 2, middle · on horseback
                                            in play: Horse, Necronomicon

w White skeleton · r Red skeleton · b Blue skeleton · h Horse · * Necronomicon
      + a life, alone or under a capital letter · : inside · / door"""


@pytest.mark.parametrize("happened", EVENTS)
def test_an_event_in_english(happened):
    assert event("en", happened) == EVENTS[happened]


def test_questions_and_choices_in_english():
    game = scene()
    assert question("en", game) == "You have 3 steps left. Where do you go?"
    assert choices("en", game) == [
        "north: tile 0, north-east",
        "east: tile 1, west",
        "south: tile 0, south-east",
        "west: tile 0, middle",
        "stop here",
        "play Healer",
    ]
    game = fight()
    assert question("en", game) == "You face a blue skeleton. How do you fight?"
    assert choices("en", game) == [
        "fight",
        "announce a weapon and fight: Sword",
        "announce a weapon and fight: Holy Water",
    ]
    game.script(2).go(0)
    assert question("en", game) == "You come to 2, and a kill needs four. What do you do?"
    assert choices("en", game) == [
        "pay a life and roll again",
    ]
    game = duel().script(3, 5).begin("step", 2).step("n")
    assert question("en", game) == "Yellow is here with the Necronomicon. Do you fight for it?"
    assert choices("en", game) == [
        "let it be",
        "fight for the book",
    ]
    game.go(1)
    assert (
        question("en", game)
        == "Red and Yellow have rolled 3 and 5 for the book. Do you play a card?"
    )
    assert choices("en", game) == [
        "pass",
        "play Fickle Fate",
    ]
    game.passes("A").passes("B")
    assert question("en", game) == "You have rolled 3, Yellow 5. What do you stake?"
    assert choices("en", game) == [
        "that is all",
        "stake a white skeleton more",
        "stake a red skeleton more",
        "stake a blue skeleton more",
        "stake one life more",
    ]
    game = rattled()
    assert question("en", game) == "Your bones rattle: up to 3 points go back to the supply. Which?"
    assert choices("en", game) == [
        "put back a blue skeleton",
    ]


def test_there_is_a_word_for_an_aim_at_nothing():
    game = shot()
    assert choices("en", game) == ["aim at a white skeleton: tile 0, east"]
    told = [choice("en", game, code) for code in range(49)]
    assert [code for code, said in enumerate(told) if str(code) not in said] == [26], (
        "two squares east"
    )


def test_the_map_in_english():
    assert board("en", scene()) == BOARD
