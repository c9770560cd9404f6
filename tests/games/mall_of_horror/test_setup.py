"""Set-up (rules 1.1), three players (1.13), and the scenarios of setting up."""

from collections import Counter

import pytest

from graveshift.games.mall_of_horror.components import Card, Place
from graveshift.games.mall_of_horror.state import State

FULL_1_AND_6 = ("L1: yP yT yG", "L6: bP bT bG gP gT gG")
"""Places 1 and 6 without room."""


def placing(board, *texts, dice, **keywords):
    """A board that waits for characters, with two dice rolled."""
    game = board(*texts, rest="waiting", **keywords)
    return game.script(*dice).begin("placing")


def places_offered(game):
    """The places among the choices of whoever owes: `1 6`."""
    return " ".join(dict.fromkeys(text.split()[-1] for text in game.choices(game.owes)))


def place_all(game):
    """Place everybody by lot, and tell in which order the seats came."""
    order = []
    while game.decision == "placement":
        order.append(game.owes)
        game.clock_runs_out(game.owes, luck=len(order))
    return order


# The table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "each"), [(3, "PTGL"), (4, "PTG"), (5, "PTG"), (6, "PTG")], ids="3456"
)
def test_r1_1_1_everyone_takes_a_colour_and_its_characters(board, seats, each):
    game = board.new(seats).setup()
    colours = "rybgnk"[:seats]
    assert game.colours == colours
    assert game.state.at[Place.NOWHERE].bit_count() == seats * len(each)
    for colour in colours:
        assert all(game.where(colour + letter) is Place.NOWHERE for letter in each)
    first = game.owes
    assert {text.split()[1] for text in game.choices(first)} == set(each)


@pytest.mark.parametrize(("seats", "is_closed"), [(3, True), (4, True), (5, False), (6, False)])
def test_r1_1_2_place_2_is_for_five_and_more(board, seats, is_closed):
    game = board.new(seats).setup()
    assert [place for place in range(1, 7) if game.closed(place)] == [2] * is_closed


def test_r1_1_3_the_first_holder_is_drawn_by_lot(board):
    for drawn in range(10):
        game = board.new(5).script(drawn).setup()
        assert game.holder == "rybgn"[drawn % 5], "one seat in five"
        assert not game.elected
        assert game.told("HOLDER", to="-") == [f"HOLDER {game.holder}"]
        assert (game.decision, game.owes) == ("placement", game.holder)
        assert game.phase == "setup"


def test_r1_1_3_the_host_names_the_first_holder(board):
    game = board.new(4, first_chief="host_picks").script(2).setup()
    assert (game.decision, game.owes, game.state.holder) == ("first-holder", "r", -1)
    assert game.script_left == 1, "nothing is drawn before the badge is given out"
    assert game.choices("r") == ["holder r", "holder y", "holder b", "holder g"]
    assert game.refused("r", "holder g") == ""
    assert game.refused("r", "holder n") == "NO_SUCH_SEAT"
    assert game.refused("y", "holder y") == "NOT_ASKED"
    game.say("r", "holder b")
    assert (game.holder, game.elected) == ("b", False)
    assert game.told("HOLDER", to="-") == ["HOLDER b"]
    assert (game.decision, game.owes) == ("placement", "b")


def test_r1_1_4_everyone_is_dealt_one_card_face_down(board):
    game = board.new(5).script(3, 0, 2, 17, 17, 16).setup()
    assert game.holder == "g", "the deal begins at the holder"
    dealt = {"g": "threat", "n": "camera", "r": "fire-axe", "y": "baseball-bat", "b": "pistol"}
    assert {colour: game.hand(colour) for colour in dealt} == dealt
    assert game.deck() == 16
    assert [game.state.loose[kind] for kind in range(11)] == [2, 2, 3, 3, 3, 1, 1, 1, 0, 0, 0]
    for colour, card in dealt.items():
        assert game.told("DEALT", to=colour) == [f"DEALT {colour} {card}"]
        others = [other for other in "gnryb" if other != colour]
        assert game.told("DEALT_UNSEEN", to=colour) == [f"DEALT_UNSEEN {one}" for one in others]
    assert game.told("DEALT", to="-") == []
    assert len(game.told("DEALT_UNSEEN", to="-")) == 5


def test_r1_1_4_every_card_is_equally_likely(board):
    drawn = Counter(
        board.new(3).script(0, rank).setup().hand("r").replace("-", "_").upper()
        for rank in range(21)
    )
    assert drawn == {
        kind.name: 3 if kind <= Card.HIDDEN else 1
        for kind in Card
    }  # fmt: skip


def test_r1_1_5_two_open_dice_and_an_own_character_on_one_of_them(board):
    game = placing(board, "5p holder r", dice=(5, 3))
    assert game.told("ROLLED_PLACEMENT", to="-") == ["ROLLED_PLACEMENT r 5 3"]
    assert game.choices("r") == [
        "place P at 3", "place T at 3", "place G at 3",
        "place P at 5", "place T at 5", "place G at 5",
    ]  # fmt: skip
    assert game.refused("r", "place P at 4") == "NOT_ROLLED"
    assert game.refused("r", "code 2") == "NOT_A_CHOICE", "there is no place 0"
    assert game.refused("r", "code 28") == "NOT_A_CHOICE", "and no place 7"
    assert game.refused("y", "place P at 3") == "NOT_ASKED"
    game.script(5, 3).say("r", "place T at 3")
    assert game.told("PLACED", to="-") == ["PLACED rT L3"]
    assert (game.standing(3), game.where("rT")) == ("rT", 3)
    assert (game.decision, game.owes) == ("placement", "y")


def test_r1_1_5_in_turn_order_until_everybody_stands(board):
    game = board.new(5, first_chief="host_picks").setup().say("r", "holder b")
    assert place_all(game) == list("bgnry" * 3)
    assert len(game.alive().split()) == 15
    assert [text.split()[1] for text in game.told("ROLLED_PLACEMENT")] == list("bgnry" * 3)
    assert game.state.at[Place.NOWHERE] == 0


def test_r1_1_5_the_girl_is_for_three(board):
    game = placing(board, "4p holder r", dice=(5, 3))
    assert game.refused("r", "place L at 3") == "NO_SUCH_CHARACTER"
    game = placing(board, "3p holder r", dice=(5, 3))
    assert game.refused("r", "place L at 3") == ""


def test_r1_1_5_a_character_stands_only_once(board):
    game = placing(board, "5p holder r", "L5: rP", dice=(5, 3))
    assert game.choices("r") == ["place T at 3", "place G at 3", "place T at 5", "place G at 5"]
    assert game.refused("r", "place P at 3") == "CHARACTER_PLACED"


def test_r1_1_5_a_full_place_leaves_the_other_die(board):
    for dice in ((1, 3), (3, 1)):
        game = placing(board, "5p holder r", *FULL_1_AND_6, dice=dice)
        assert places_offered(game) == "3"
        assert game.refused("r", "place P at 1") == "PLACE_FULL"
        assert game.refused("r", "place P at 5") == "NOT_ROLLED"


def test_r1_1_5_if_neither_die_can_be_used_any_place_with_room_will_do(board):
    game = placing(board, "5p holder r", *FULL_1_AND_6, dice=(6, 1))
    assert places_offered(game) == "2 3 4 5"
    assert game.refused("r", "place P at 6") == "PLACE_FULL"
    assert game.refused("r", "place P at 4") == ""


def test_r1_1_5_a_closed_place_counts_like_a_full_one(board):
    game = placing(board, "4p holder r", dice=(2, 3))
    assert places_offered(game) == "3"
    assert game.refused("r", "place P at 2") == "PLACE_CLOSED"
    game = placing(board, "4p holder r", *FULL_1_AND_6, dice=(2, 6))
    assert places_offered(game) == "3 4 5"
    assert game.refused("r", "place P at 2") == "PLACE_CLOSED"


def test_r1_1_6_a_zombie_for_each_of_four_dice(board):
    game = board("5p holder r round 0", rest="6 2 1 3").script(1, 3, 5, 2).begin("first-zombies")
    assert [game.zombies(place) for place in range(1, 7)] == [1, 1, 1, 0, 1, 0]
    assert game.told("FIRST_ZOMBIE", to="-") == [
        "FIRST_ZOMBIE L1", "FIRST_ZOMBIE L3", "FIRST_ZOMBIE L5", "FIRST_ZOMBIE L2",
    ]  # fmt: skip
    assert game.told("CROWD", "SCREAM", "BREACH", "HELD", "EATEN") == []


def test_r1_1_6_with_four_players_a_2_puts_none(board):
    game = board("4p holder r round 0", rest="6 3 1").script(2, 3, 2, 2).begin("first-zombies")
    assert [game.zombies(place) for place in range(1, 7)] == [0, 0, 1, 0, 0, 0]


def test_r1_1_7_then_round_1_begins_at_the_truck(board):
    game = board("5p holder r round 0", "L4: rP yP", rest="6 2 1").begin("first-zombies")
    assert game.state.round == 1
    assert game.told("ROUND", "PHASE") == ["ROUND 1", "PHASE truck"]
    assert (game.phase, game.decision, game.owes) == ("truck", "ballot", "r y")
    assert [game.state.dice[die] for die in range(4)] == [0, 0, 0, 0], "the dice are put away"


def test_the_first_zombies_too_come_from_the_supply(board):
    game = board("5p holder r round 0", "z6=29", rest="2 1 3 4 5", zombie_supply="30")
    game.script(1, 3, 5, 5).begin("first-zombies")
    assert game.told("FIRST_ZOMBIE", "ZOMBIE_IGNORED") == ["FIRST_ZOMBIE L1"]
    assert [game.zombies(place) for place in range(1, 7)] == [1, 0, 0, 0, 0, 29]


# Three players ------------------------------------------------------------------------------------


def test_r1_13_1_four_characters_each_the_girl_among_them(board):
    game = board.new(3).setup()
    assert len(place_all(game)) == 12
    assert len(game.alive().split()) == 12
    assert {"rL", "yL", "bL"} < set(game.alive().split())


def test_r1_13_1_the_girl_is_worth_one_point_and_has_no_ability(board):
    game = board("3p holder r", "L1: rL yP, z1=2", rest="").begin("attack")
    assert game.defence(1) == 2
    assert game.weights() == {"r": 1, "y": 1}
    game.votes(r="y", y="y").loses(y="P")
    assert game.told("POINTS") == ["POINTS r 1 0", "POINTS y 0 0", "POINTS b 0 0"]
    assert game.winners == "r"


def test_r1_13_2_place_2_is_closed_for_three(board):
    game = board("3p holder r", "L1: rP yP bP, L5: rT yT bT", goals="r5 y1 b5", dice="2 2 3 3")
    game.begin("reveal")
    assert (game.closed(2), game.zombies(2), game.zombies(3)) == (True, 0, 2)
    game = board("3p holder r", "L1: rP yP bP, L5: rT yT bT").begin("destinations")
    assert game.refused("r", "go to 2") == "PLACE_CLOSED"


@pytest.mark.parametrize(("rest", "ending"), [("L3: yP", "few-left"), ("L3: yP bP", "running")])
def test_r1_13_2_three_players_end_at_four_characters(board, rest, ending):
    game = board("3p holder r", "L1: rP rL yL", rest).begin("end")
    assert game.ending == ending


# Scenarios and edge cases -------------------------------------------------------------------------


def test_ts1_three_players(board):
    game = board.new(3).setup()
    assert game.colours == "ryb", "red, yellow and blue"
    waiting = game.state.at[Place.NOWHERE]
    assert waiting.bit_count() == 12
    assert (waiting & 0x888).bit_count() == 3, "a Little Girl each"
    assert game.closed(2)
    assert [len(game.hand(colour).split()) for colour in "ryb"] == [1, 1, 1]
    assert game.deck() == 18


def test_ts3_only_the_die_with_room(board):
    game = placing(board, "5p holder r", "L1: yP bP gP, L6: yT bT", dice=(1, 6))
    assert places_offered(game) == "6"
    assert game.refused("r", "place P at 1") == "PLACE_FULL"


def test_ts4_both_dice_full(board):
    game = placing(
        board, "5p holder r", "L1: yP bP gP, L5: yT bT gT, L3: yG bG gG nP, L6: nT", dice=(1, 5)
    )
    assert places_offered(game) == "2 4 6"


def test_ts5_both_dice_closed(board):
    game = placing(board, "4p holder y", dice=(2, 2))
    assert game.owes == "y"
    assert places_offered(game) == "1 3 4 5 6"


@pytest.mark.parametrize(
    ("seats", "zombies"), [(5, [0, 1, 0, 2, 0, 1]), (4, [0, 0, 0, 2, 0, 1])], ids=["5p", "4p"]
)
def test_ts7_the_first_zombies(board, seats, zombies):
    game = board(f"{seats}p holder r round 0", rest="6 3 1 5").script(2, 4, 4, 6)
    game.begin("first-zombies")
    assert [game.zombies(place) for place in range(1, 7)] == zombies


def test_ts8_the_order_of_placing(board):
    game = board.new(3, first_chief="host_picks").setup().say("r", "holder b")
    assert place_all(game) == list("bry" * 4)


def test_d2_six_fit_into_the_supermarket(board):
    game = placing(board, "5p holder r", "L6: yP yT yG bP bT", dice=(6, 6))
    game.say("r", "place P at 6")
    assert game.heads(6) == 6
    game = placing(board, "5p holder r", "L6: yP yT yG bP bT bG", dice=(6, 3))
    assert game.refused("r", "place P at 6") == "PLACE_FULL"


@pytest.mark.parametrize("seats", [3, 4])
def test_d16_a_2_is_ignored_while_place_2_is_closed(board, seats):
    game = board(f"{seats}p holder r round 0", rest="6 3 1").script(2, 6, 2, 6)
    game.begin("first-zombies")
    assert game.told("ZOMBIE_IGNORED", to="-") == ["ZOMBIE_IGNORED L2", "ZOMBIE_IGNORED L2"]
    assert [game.zombies(place) for place in range(1, 7)] == [0, 0, 0, 0, 0, 2], "nor rolled again"


def test_d22_doubles_put_one_zombie_for_each_die(board):
    game = board("6p holder r round 0", rest="6 3 1 2 5").script(4, 4, 4, 1)
    game.begin("first-zombies")
    assert (game.zombies(4), game.zombies(1)) == (3, 1)


def test_e66_both_dice_show_the_same(board):
    game = placing(board, "5p holder r", dice=(3, 3))
    assert places_offered(game) == "3"
    game = placing(board, "5p holder r", *FULL_1_AND_6, dice=(1, 1))
    assert places_offered(game) == "2 3 4 5"


def test_a_game_takes_no_more_than_512_bytes():
    assert State.bare.size <= 512
