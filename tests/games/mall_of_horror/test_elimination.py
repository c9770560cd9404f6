"""Losing the last character (rules 1.11) and what follows from it."""

import pytest

from graveshift.games.mall_of_horror.elimination import pass_badge


def test_r1_11_1_out_at_the_end_of_the_attack(board):
    game = board(
        "5p holder y",
        "L1: rP, L3: yP bP gP, L6: yT bT gT nP, z1=1, z3=9",
        hands="r: pistol, y: camera",
        attack_cards_by="anyone",
    ).begin("attack")
    game.passes("y", "r").loses(r="P")
    assert (game.decision, game.owes, game.out("r")) == ("cards", "y", 0)
    game.passes("y")
    assert game.owes == "r", "out only when the attack is over"
    game.passes("r").votes(y="b", b="b", g="b").loses(b="P")
    assert game.told("ELIMINATED", "ROUND", to="-") == ["ELIMINATED r", "ROUND 4"]
    assert game.out("r") == 3


def test_r1_11_1_no_cards_no_destination_no_move(board):
    game = board(
        "5p holder y",
        "L1: bP gP, L3: yP, L6: yT bT gT nP, out r",
        hands="r: camera, sprint; y: camera",
        sprint_timing="after_all_moves",
    ).begin("arrival")
    assert (game.decision, game.owes) == ("camera", "y")
    game.passes("y")
    assert (game.decision, game.owes) == ("destination", "y b g n")
    game.goes(y=1, b=3, g=3, n=3).passes("r").moves(y="P", b="P", g="P", n="P")
    assert (game.decision, game.owes) == ("sprint", "y")
    game.passes("y")
    assert game.told("PASSED") == ["PASSED r"], "all that was asked of r: a zombie"


def test_r1_11_1_no_cards_in_an_attack_and_no_first_ballot(board):
    game = board(
        "5p holder y",
        "L3: yP bP, L6: yT bT gT nP gP, z3=2, out r",
        hands="r: shotgun",
        attack_cards_by="anyone",
    ).begin("attack")
    assert (game.decision, game.owes) == ("ballot", "y b")


def test_r1_11_2_one_vote_in_every_second_ballot(board):
    game = board("5p holder y", "L3: yP bP, L6: yT bT gT nP gP, z3=2, out r").begin("attack")
    game.votes(y="y", b="b")
    assert game.weights() == {"r": 1, "y": 1, "b": 1, "g": 1, "n": 1}
    game.votes(r="y", y="b", b="y", g="b", n="y")
    assert game.told("BALLOT")[2] == "BALLOT r y 1"
    assert (game.decision, game.owes) == ("victim", "y")


def test_r1_11_3_a_zombie_from_the_next_round_on(board):
    game = board("5p holder y", "L1: bP gP, L3: yP, L6: yT bT gT nP").begin("destinations")
    game.goes(y=1, b=3, g=3, n=3)
    assert game.decision == "move", "this round r was not out yet"
    game = board("5p holder y", "L1: bP gP, L3: yP, L6: yT bT gT nP").begin("end")
    game.goes(y=1, b=3, g=3, n=3)
    assert (game.state.round, game.decision, game.owes) == (4, "zombie", "r")


@pytest.mark.parametrize(
    ("lost_in", "winners"), [(2, "y"), (3, "r")], ids=["put aside", "counts still"]
)
def test_r1_11_4_the_hand_is_put_aside_after_the_end_check(board, lost_in, winners):
    game = board("5p holder y", f"out r{lost_in}", hands="r: sprint*2, y: camera").begin("end")
    assert game.ending == "nobody-left"
    assert game.winners == winners


def test_e60_the_hand_counts_at_the_end_check_of_the_same_round(board):
    game = board("5p holder y", "L4: rP yP, z4=3", hands="r: sprint*2, y: sprint, g: camera")
    game.begin("attack").pass_windows().votes(r="r", y="r").loses(r="P")
    game.pass_windows().loses(y="P")
    assert game.told("ELIMINATED") == [
        "ELIMINATED r", "ELIMINATED y", "ELIMINATED b", "ELIMINATED g", "ELIMINATED n",
    ]  # fmt: skip
    assert game.winners == "r"


def test_e60_a_hand_put_aside_is_no_hand(board):
    game = board("4p holder y", "L1: yP bP, out r, g3", hands="r: sprint*2, g: camera").begin("end")
    assert game.told("POINTS", to="-") == [
        "POINTS r 0 0",
        "POINTS y 7 0",
        "POINTS b 7 0",
        "POINTS g 0 1",
    ]
    assert game.winners == "y b"


# The badge of a holder who is out -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("alive", "heir"), [("yP gP", "y"), ("bP gP", "b"), ("gP kP", "g"), ("kP", "k")]
)
def test_r1_6_5_the_badge_of_the_dead_goes_to_the_next_alive(board, alive, heir):
    game = board("6p holder r elected", f"L1: {alive}", "L6: kT kG")
    pass_badge(game.state)
    game.note()
    assert game.holder == heir
    assert game.told("BADGE_PASSES", to="-") == [f"BADGE_PASSES {heir}"]


def test_r1_6_5_the_badge_of_the_living_stays(board):
    game = board("6p holder r", "L1: rG, L6: yP")
    pass_badge(game.state)
    game.note()
    assert (game.holder, game.told("BADGE_PASSES")) == ("r", [])


def test_r1_6_5_with_nobody_alive_it_stays_too(board):
    game = board("3p holder b")
    pass_badge(game.state)
    game.note()
    assert (game.holder, game.told("BADGE_PASSES")) == ("b", [])


def test_r1_6_5_the_badge_passes_when_the_round_is_over(board):
    game = board("5p holder n elected", "L3: rT, L6: yP bP gP rP").begin("end")
    assert game.told("ELIMINATED", "BADGE_PASSES", "ROUND") == [
        "ELIMINATED n", "BADGE_PASSES r", "ROUND 4",
    ]  # fmt: skip
    assert (game.holder, game.elected) == ("r", False)
