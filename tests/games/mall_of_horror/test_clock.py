"""What is chosen for a seat whose clock runs out (E67, E11)."""

import pytest

REST = "6 2 1 3"
WINDOWS = {
    "threat": ("truck", "5p holder r; L4: rP yP", "r: threat"),
    "camera": ("arrival", "5p holder r; L5: rP", "r: camera"),
    "sprint": ("moves", "5p holder r; L5: rP", "r: sprint"),
    "cards": ("attack", "5p holder r; L5: rP yP z5=3", "r: shotgun threat hidden hardware"),
}
"""Where seats are asked for cards: a beginning, who stands there, red's hand."""


def timed_out(game, seat, luck):
    """What the clock would choose, in words."""
    number = game.seat(seat)
    code = game.runner.on_timeout(game.state, number, luck)
    return game.notation.write_choice(game.state, number, code)


def first_holder(board):
    return board.new(5, first_chief="host_picks").setup()


def placing(board):
    return board("5p holder r", "L5: rP", rest="waiting").script(3, 6).begin("placing")


def keeping(board):
    return board("5p holder r", "L4: rP", rest=REST, deck=10).script(0, 3, 6).begin("truck")


def giving(board):
    return keeping(board).say("r", "keep camera")


def announcing(board):
    return board("5p holder r elected", "L5: rP", rest=REST).begin("destinations")


def choosing_where_to_go(board):
    return board("5p holder r, closed 2", "L5: rP rT rG", rest="6 1 3").begin("destinations")


def losing(board):
    game = board("5p holder r", "L4: rP rT* rG, z4=3", rest=REST).begin("attack")
    assert game.decision == "victim"
    return game


CHOICES_BY_LOT = [
    first_holder, placing, keeping, giving, announcing, choosing_where_to_go, losing,
]  # fmt: skip


@pytest.mark.parametrize("given", CHOICES_BY_LOT, ids=lambda given: given.__name__)
def test_e67_one_of_the_legal_choices_by_lot(board, given):
    game = given(board)
    choices = game.choices("r")
    assert len(choices) > 1
    assert [timed_out(game, "r", luck) for luck in range(2 * len(choices))] == choices * 2
    game.clock_runs_out("r", luck=2**32 - 1)


def test_e67_the_mover_by_lot_and_no_sprint(board):
    game = board("5p holder r", "L5: rP, L4: rT rG", hands="r: sprint", rest=REST, goals="r5")
    game.begin("moves")
    assert len(game.choices("r")) > 10
    assert [timed_out(game, "r", luck) for luck in range(4)] == ["walk T", "walk G"] * 2
    game.clock_runs_out("r", luck=1)
    assert game.standing(5) == "rP rG"
    assert game.hand("r") == "sprint"


@pytest.mark.parametrize("window", WINDOWS)
def test_e67_no_card_is_played(board, window):
    where, texts, hand = WINDOWS[window]
    game = board(
        *texts.split(";"), hands=hand, rest=REST, goals="r4", sprint_timing="after_all_moves"
    )
    game.begin(where)
    if window == "sprint":
        game.moves(r="P")
    assert (game.decision, game.owes) == (window, "r")
    before = game.hand("r")
    assert [timed_out(game, "r", luck) for luck in range(5)] == ["pass"] * 5
    game.clock_runs_out("r", luck=1)
    assert game.hand("r") == before
    assert game.decision != window


def test_e67_no_zombie_is_placed(board):
    game = board("5p holder y, out r", "z1=1", rest="6 2 3", goals="y4 b4 g4 n4")
    game.begin("destinations").goes(y=4, b=4, g=4, n=4)
    assert (game.decision, game.owes) == ("zombie", "r")
    assert [timed_out(game, "r", luck) for luck in range(5)] == ["pass"] * 5
    game.clock_runs_out("r", luck=1)
    assert game.told("ZOMBIE_PLAYED") == []


def test_e67_no_ballot_is_cast(board):
    game = board("5p holder r", "L4: rP yP", rest=REST).begin("truck")
    assert [timed_out(game, "r", luck) for luck in range(5)] == ["no answer"] * 5
    assert game.refused("r", "no answer") == "ONLY_THE_CLOCK"
    game.clock_runs_out("r").votes(y="y")
    assert game.told("BALLOT") == ["BALLOT r - 1", "BALLOT y y 1"]
    assert game.told("ELECTED") == ["ELECTED truck L4 y"]


def test_the_clock_does_not_choose_what_is_refused(board):
    game = board("5p holder r", "L1: rP", "L6: yP yT yG bP bT bG", rest="waiting").script(6, 5)
    game.begin("placing")
    assert {timed_out(game, "r", luck) for luck in range(20)} == {"place T at 5", "place G at 5"}
