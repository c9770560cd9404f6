"""Phase C, the arrival under the box (rules 1.7)."""

import pytest

from graveshift.games.mall_of_horror.arrival import choices

REST = "6 2 1 3"
"""Where everybody stands: nobody needs to be anywhere to look."""


def arriving(board, *texts, dice=(1, 3, 3, 6), **keywords):
    """Four dice lie under the box."""
    return board(*(texts or ("5p holder r",)), rest=REST, **keywords).script(*dice).begin("arrival")


def shown(game, seat):
    """The dice as a seat sees them."""
    return [game.view(seat).dice[die] for die in range(4)]


# Rules --------------------------------------------------------------------------------------------


def test_r1_7_1_the_holder_rolls_four_dice_that_stay_as_they_are(board):
    game = arriving(board, "5p holder b", hands="y: camera")
    assert game.told("PHASE", "DICE_HIDDEN", to="-") == ["PHASE arrival", "DICE_HIDDEN b"]
    assert game.phase == "arrival"
    assert game.script_left == 0
    game.say("y", "look").goes(r=4, y=4, b=4, g=4, n=4)
    assert game.told("DICE", to="-") == ["DICE 1 3 3 6"], "exactly these"
    assert game.told("ZOMBIE") == ["ZOMBIE L1", "ZOMBIE L3", "ZOMBIE L3", "ZOMBIE L6"]


def test_r1_7_2_an_elected_chief_sees_them(board):
    game = arriving(board, "5p holder b elected")
    assert game.told("DICE_SEEN", to="b") == ["DICE_SEEN 1 3 3 6"]
    assert game.told("LOOKED", to="b") == []
    assert shown(game, "b") == [1, 3, 3, 6]
    for other in "rygn-":
        assert game.told("DICE_SEEN", to=other) == []
        assert game.told("LOOKED", to=other) == ["LOOKED b"]
        assert shown(game, other) == [-1] * 4
    assert game.seats_in(game.state.looked) == "b"


def test_r1_7_2_nobody_else_sees_them_for_free(board):
    game = arriving(board, "5p holder b", looked="r y b g n")
    assert game.told("DICE_SEEN", "LOOKED") == []
    assert all(shown(game, seat) == [-1] * 4 for seat in "rybgn-"), "these are new dice"
    assert game.state.looked == 0


def test_r1_7_3_once_round_in_turn_order_everyone_alive_may_look(board):
    game = arriving(
        board, "5p holder n, out y", hands="r: camera*2, y: camera, b: sprint, n: threat"
    )
    order = []
    while game.decision == "camera":
        order.append(game.owes)
        game.say(game.owes, game.choices(game.owes)[-1])
    assert order == ["n", "r", "b"], "each once, and not who is out or has no card"
    assert game.hand("r") == "camera", "one each"
    assert game.told("CAMERA", to="-") == ["CAMERA r"]
    assert game.told("LOOKED", to="-") == ["LOOKED r"]
    assert game.told("DICE_SEEN", to="r") == ["DICE_SEEN 1 3 3 6"]
    assert game.told("LOOKED", to="r") == []
    assert game.told("DICE_SEEN", to="b") == []
    assert shown(game, "r") == [1, 3, 3, 6]
    assert shown(game, "b") == shown(game, "-") == [-1] * 4
    assert game.state.played[1] == 1
    assert game.phase == "destinations"


def test_r1_7_3_only_a_camera_is_of_use(board):
    game = arriving(board, "5p holder r", hands="r: camera threat, y: threat")
    assert game.choices("r") == ["pass", "look"]
    assert game.refused("r", "code 2") == "NOT_A_CHOICE"
    assert game.refused("y", "look") == "NOT_ASKED"
    game.passes("r")
    assert game.told("CAMERA", "LOOKED") == []
    assert game.choices("y") == ["pass"]
    assert game.refused("y", "look") == "CARD_NOT_HELD"


def test_passing_is_written_where_something_else_stood(board):
    game = arriving(board, hands="r: camera")
    codes = bytearray([99] * 3)
    assert choices(game.state, 0, codes) == 2
    assert list(codes) == [0, 1, 99]


def test_what_was_seen_cannot_be_undone(board):
    game = arriving(board, hands="r: camera*2, y: camera")
    before = game.state.no_return
    game.say("r", "look")
    assert game.state.no_return == before + 1
    game.passes("y")
    assert game.state.no_return == before + 1, "a pass can"


def test_r1_7_4_who_has_seen_them_is_not_asked(board):
    game = arriving(board, "5p holder r elected", hands="r: camera, y: camera")
    assert game.owes == "y"
    game.passes("y")
    assert (game.decision, game.owes) == ("open-destination", "r")
    assert game.hand("r") == "camera"
    game = arriving(board, "5p holder r", hands="r: camera, y: camera")
    assert game.owes == "r", "not elected, so not seen"


# Scenarios and edge cases -------------------------------------------------------------------------


def test_tc2_what_was_seen_is_revealed(board):
    game = arriving(board, "5p holder r elected")
    assert game.told("DICE_SEEN", to="r") == ["DICE_SEEN 1 3 3 6"]
    game.say("r", "go to 4").goes(y=4, b=4, g=4, n=4)
    assert game.told("DICE") == ["DICE 1 3 3 6"]
    assert [game.zombies(place) for place in range(1, 7)] == [1, 0, 2, 0, 0, 1]


def test_e40_a_camera_of_a_holder_who_is_not_elected(board):
    game = arriving(board, "5p holder g", hands="g: camera")
    assert game.owes == "g"
    assert game.refused("g", "look") == ""
    game.say("g", "look")
    assert shown(game, "g") == [1, 3, 3, 6]
    assert game.hand("g") == ""


@pytest.mark.parametrize("hand", ["camera", "sprint", "baseball-bat"])
def test_e68_whoever_holds_a_card_is_asked_for_a_camera(board, hand):
    game = arriving(board, "5p holder r", hands=f"y: {hand}")
    assert (game.decision, game.owes) == ("camera", "y")
    assert game.view("b").cards_held[1] == 1
    game.passes("y")
    assert game.decision == "destination"
