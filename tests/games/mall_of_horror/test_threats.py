"""The cards before the votes of phases A and B (rules 1.4.1): who is asked, and how long."""

import pytest

from graveshift.games.mall_of_horror.threats import choices

REST = "6 2 1 3"


def window(board, *texts, phase="truck", **keywords):
    """A window before a vote."""
    return board(*texts, rest=REST, **keywords).begin(phase)


def asked_in_order(game):
    """Whom the window asks if everybody passes."""
    order = []
    while game.decision == "threat":
        order.append(game.owes)
        game.passes(game.owes)
    return " ".join(order)


@pytest.mark.parametrize(("phase", "place"), [("truck", 4), ("chief", 5)])
def test_voters_with_cards_are_asked_in_turn_order(board, phase, place):
    hands = "r: sprint, b: pistol, n: threat"
    game = window(board, "5p holder b", f"L{place}: rP yP bP", phase=phase, hands=hands)
    assert game.phase == phase
    assert asked_in_order(game) == "b r", "y has no card, n no vote"
    assert game.decision == "ballot"


def test_a_threat_is_told_to_all_and_counts(board):
    game = window(board, "5p holder r", "L5: rP yP", phase="chief", hands="r: threat*2 pistol")
    assert game.choices("r") == ["pass", "threat"]
    assert game.refused("r", "code 2") == "NOT_A_CHOICE"
    assert game.refused("y", "threat") == "NOT_ASKED"
    game.say("r", "threat")
    assert game.told("THREAT", to="-") == ["THREAT r L5"]
    assert game.hand("r") == "threat pistol"
    assert (game.decision, game.owes) == ("threat", "r"), "and may play more"
    game.passes("r")
    assert game.weights() == {"r": 2, "y": 1}


def test_without_a_threat_one_can_only_pass(board):
    game = window(board, "5p holder r", "L4: rP yP", hands="r: pistol")
    assert game.choices("r") == ["pass"]
    assert game.refused("r", "threat") == "CARD_NOT_HELD"
    assert game.refused("r", "pass") == ""


def test_passing_is_written_where_something_else_stood(board):
    game = window(board, "5p holder r", "L4: rP yP", hands="r: threat")
    codes = bytearray([99] * 3)
    assert choices(game.state, 0, codes) == 2
    assert list(codes) == [0, 1, 99]


def test_with_the_last_card_a_turn_ends(board):
    game = window(board, "5p holder r", "L4: rP yP", hands="r: threat, y: pistol")
    game.say("r", "threat")
    assert game.owes == "y"


def test_a_single_candidate_needs_no_threat(board):
    game = window(board, "5p holder r", "L4: rP rT", hands="r: threat, y: threat")
    assert game.decision == "keep"
    game = window(board, "5p holder r", "L4: rP", hands="y: threat", threat_by_outsiders="true")
    assert game.decision == "keep"


def test_in_one_circuit_nobody_answers_a_card(board):
    game = window(board, "5p holder r", "L4: rP yP", hands="r: threat, y: threat*2")
    game.passes("r").say("y", "threat").passes("y")
    assert game.decision == "ballot"


def test_until_all_pass_a_card_can_be_answered(board):
    game = window(
        board,
        "5p holder r",
        "L4: rP yP bP",
        hands="r: threat, y: threat*2, b: pistol",
        card_window="until_all_pass",
    )
    game.passes("r").say("y", "threat").passes("y", "b")
    assert game.owes == "r", "who passed is asked again"
    game.say("r", "threat")
    assert game.owes == "y", "r has no card left"
    game.passes("y", "b")
    assert game.decision == "ballot", "all have passed since"
    assert game.weights() == {"r": 2, "y": 2, "b": 1}


def test_until_all_pass_a_circuit_without_a_card_closes_the_window(board):
    game = window(
        board,
        "5p holder b",
        "L4: rP yP bP",
        hands="r: threat, y: threat, b: pistol",
        card_window="until_all_pass",
    )
    assert asked_in_order(game) == "b r y"


@pytest.mark.parametrize("seat", "rybgn")
def test_until_all_pass_begins_wherever_the_badge_is(board, seat):
    game = window(
        board,
        f"5p holder {seat}",
        "L4: rP yP bP gP nP",
        hands="r: pistol, y: sprint, b: camera, g: hidden, n: threat",
        card_window="until_all_pass",
    )
    order = ("rybgn" * 2)["rybgn".index(seat) :][:5]
    while game.owes != "n":
        game.passes(game.owes)
    game.say("n", "threat")
    start = order.index("n")
    others = order[start + 1 :] + order[:start]
    assert asked_in_order(game) == " ".join(others), "n has no card left"


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({}, "r y"),
        ({"threat_by_outsiders": "true"}, "r y b g"),
        ({"threat_by_outsiders": "true", "threat_carries": "false"}, "r y"),
    ],
    ids=["voters", "outsiders too", "outsiders could not gain by it"],
)
def test_by_option_outsiders_are_asked(board, options, asked):
    hands = "r: threat, y: threat, b: threat, g: pistol, n: sprint"
    game = window(board, "5p holder r, out n", "L4: rP yP", hands=hands, **options)
    assert asked_in_order(game) == asked


@pytest.mark.parametrize("card", ["threat", "pistol", "camera"])
def test_e68_whoever_votes_and_holds_a_card_is_asked_for_a_threat(board, card):
    game = window(board, "5p holder r", "L4: rP yP bP", hands=f"y: {card}")
    assert (game.decision, game.owes) == ("threat", "y")
    game.passes("y")
    assert game.decision == "ballot"
