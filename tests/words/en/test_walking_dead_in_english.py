"""English: one or more, apostrophes, on, in or to."""

import pytest

from tests.words.walking_dead import board, choice, claim, combat, event, position, question

EVENTS = {
    "LAID prison SW": "South-west: the Prison.",
    "STACKED ammo highway": "The Ammo stack lies on the Highway.",
    "ROLLED_WALKERS y 2 town": "Yellow rolls 2 for the Town.",
    "DEALT y bar": "Yellow gets an event: The Bar.",
    "ABILITY r daryl": "Daryl leads. At the start of his turn everybody without food gets 1.",
    "HEALED g 1 4": "Green regains 1 life and has 4.",
    "FOOD b 2": "Blue gets 2 food.",
    "ALLIES r 1": "Red gets 1 ally.",
    "ALLIES y 3": "Yellow gets 3 allies.",
    "ALLIES b 5": "Blue gets 5 allies.",
    "LOST_ALLIES g 2": "Green loses 2 allies.",
    "AMMO r rifle.1 2": "Red gets 2 ammo: Rifle.",
    "LOST_AMMO b pistol-box.2 1": "Blue loses 1 ammo: Box of Pistol Rounds.",
    "MOVED r farm highway": "Red goes from the Farm to the Highway.",
    "PAID_MOVE y town prison": "Yellow pays 1 food and goes from the Town to the Prison.",
    "LOADED b lucky-find.1 rifle.1 1": "Blue loads 1 ammo from Lucky Find onto Rifle.",
    "GAVE_CARD r y katana": "Red hands Yellow a card: Katana.",
    "GAVE_AMMO y g rifle.1 rifle.2": "Yellow gives Green 1 ammo from Rifle for Rifle.",
    "ASKED r b": "Red asks Blue for something.",
    "REFUSED b r": "Blue gives Red nothing.",
    "EVENT y promise-me": (
        "Yellow plays Promise Me. Until all turns are over: whoever pays for a move "
        "loses all allies."
    ),
    "WALKERS farm 1": "To the Farm: 1 walker.",
    "WALKERS highway 3": "To the Highway: 3 walkers.",
    "WALKERS prison 5": "To the Prison: 5 walkers.",
    "NO_WALKERS_LEFT town 1": "One walker never reaches the Town: no tokens are left.",
    "NO_WALKERS_LEFT town 2": "2 walkers never reach the Town: no tokens are left.",
    "NO_WALKERS_LEFT farm 7": "7 walkers never reach the Farm: no tokens are left.",
    "SILENCED y town": "Yellow’s Silencer keeps one walker away from the Town.",
    "DAMAGED g 1": "Green takes 1 damage and has 1 life left.",
    "ARMOUR r body-armor.1": "Body Armor stops 1 damage to Red.",
    "DIED y glenn farm": "Yellow dies on the Farm: Glenn is no more.",
    "DIED y glenn nowhere": "Yellow dies off the board: Glenn is no more.",
    "CORPSE highway": "A new walker rises on the Highway. It is harmless until next round.",
    "REPLACED y rick": "Yellow goes on as Rick.",
    "CARD_EATEN venison.1 town": "In the Town a card is lost: Venison.",
    "MOTORCYCLE r farm highway": "Red takes the Motorcycle from the Farm to the Highway.",
    "ARMED b rifle.1": "Blue fights with the Rifle.",
    "ARMED b bare": "Blue fights without a weapon, as Michonne taught.",
    "ARMED b none": "Blue does not fight.",
    "FIGHT prison 4": "Fight in the Prison: 4 walkers.",
    "SPENT_ALLIES r 1": "Red gives up 1 ally for 1 more.",
    "POOLED highway 12": "Shots on the Highway: 12 together.",
    "KILLED y farm 1": "Yellow kills 1 walker on the Farm.",
    "KILLED y farm 0": "Yellow kills no walker on the Farm.",
    "KILLED - highway 2": "Together they kill 2 walkers on the Highway.",
    "KILLED - highway 5": "Together they kill 5 walkers on the Highway.",
    "PULLED r town farm": "Red’s shots draw a walker from the Town to the Farm.",
    "ATTACK highway 1": "On the Highway 1 walker attacks.",
    "ATTACK highway 2": "On the Highway 2 walkers attack.",
    "ATTACK prison 6": "In the Prison 6 walkers attack.",
    "PROPOSED y b 2": "Yellow proposes: 2 damage for Blue.",
    "BACKED b y": "Blue agrees with Yellow.",
    "SHARED r 2": "Red is to bear 2 damage.",
    "MEDICINE r y": "Red uses Medical Supplies on Yellow.",
    "COIN g 2": "Green puts a coin on the secret goal: 2 now.",
    "GOAL_MET b glutton": "Blue has fulfilled a secret goal: Glutton.",
    "BADGE_PASSES y": "The badge passes to Yellow.",
    "END victory": "Twelve rounds, and you are still here. You have held out.",
    "WINNERS r": "Red wins.",
    "WINNERS rg": "Red and Green win.",
    "WINNERS -": "Nobody wins.",
}

BOARD = """\
Round 9 of 12 · Combat · Daryl leads (Red)
      Promise Me: whoever pays for a move loses all allies · Pool: 9

  NW Farm     Allies: 25     1 walker · 1 harmless
> NE Highway  Ammo: 24       4 walkers
      Red: Daryl · Yellow: Maggie
  SE Town     Food: 25       no walkers
  SW Prison   Equipment: 22  2 walkers

  Red: Daryl            5 life  2 food  1 ally
      has Crossbow (2), Body Armor · fights with the Crossbow
      events: The Bar
> Yellow (you): Maggie  3 life  2 food  2 allies
      has Rifle (1) · aside: Box of Pistol Rounds (2) · fights with the Rifle
      1 extra die
  Blue: Glenn           5 life  0 food  0 allies
      not on the board · cannot die this round · events: Pile-Up, Fever

Spare characters: Andrea, Michonne and Rick · Events in the pile: 44"""


@pytest.mark.parametrize("happened", EVENTS)
def test_an_event_in_english(happened):
    assert event("en", happened) == EVENTS[happened]


def test_a_question_in_english():
    state = position("MOVE", r="F", y="T")
    state.circuit = 1
    assert question("en", state) == "Where does Yellow go?"
    said = {
        "move to town": "Yellow stays in the Town",
        "move to prison": "Yellow goes to the Prison",
    }
    assert {text: choice("en", state, text) for text in said} == said
    state = position("DRAW")
    assert question("en", state) == "The Ally stack has 25 cards. Do you draw one?"
    said = {
        "yes": "draw from the Ally stack",
        "no": "draw nothing",
    }
    assert {text: choice("en", state, text) for text in said} == said
    state = position("POOL", "H4", r="H pistol=1")
    state.pool = 9
    assert (
        question("en", state)
        == "The pool stands at 9, the next kill at 10. Do you give up an ally?"
    )
    said = {
        "yes": "give up 1 ally: 10",
    }
    assert {text: choice("en", state, text) for text in said} == said
    state = position("SPLIT", "F4", y="F life 3")
    state.active[0] = 4
    assert question("en", state) == "On the Farm: 4 damage to divide. How much for Red?"
    said = {
        "bear 1": "1 damage for Red",
        "back y": "as Yellow proposes",
    }
    assert {text: choice("en", state, text) for text in said} == said


def test_a_choice_in_english():
    state = position("WEAPON", "F1", r="rifle=2 katana")
    assert question("en", state) == "On the Farm: 1 walker. What do you fight with?"
    said = {
        "fight with rifle.1": "shoot with the Rifle (ammo: 2)",
        "fight with katana": "fight with the Katana",
        "stand back": "do not fight",
    }
    assert {text: choice("en", state, text) for text in said} == said
    state = position("OBJECT", r="rifle=2 bolts=1")
    state.taker = 1
    assert question("en", state) == "What do you give to Yellow?"
    said = {
        "give rifle.1": "give Rifle, with 2 ammo",
        "give ammo of rifle.1": "give 1 ammo from Rifle",
        "give ally": "give 1 ally",
    }
    assert {text: choice("en", state, text) for text in said} == said
    state = position("ALLIES", "F3", r="allies 2")
    state.value[0] = 4
    assert (
        question("en", state) == "Your value is 4: 0 of 3 walkers. How many allies do you give up?"
    )
    said = {
        "spend 0": "give up nobody: 4",
        "spend 1": "give up 1 ally: 5",
        "spend 2": "give up 2 allies: 6",
    }
    assert {text: choice("en", state, text) for text in said} == said
    state = position("DRAW", r="shotgun shell-belt=2", y="life 2")
    said = {
        "treat y": "use Medical Supplies on Yellow (has 2)",
        "load shell-belt onto shotgun.1": "load 2 ammo from Shell Belt onto Shotgun",
    }
    assert {text: choice("en", state, text) for text in said} == said


def test_a_claim_in_english():
    assert claim("en", "WISH", 2) == "Send me to the Highway, please."
    assert claim("en", "WILL_WALK", 1) == "I will pay my way to the Prison."
    assert claim("en", "WILL_STAY") == "I will stay where I am sent."


def test_the_board_in_english():
    assert board("en", combat()) == BOARD
