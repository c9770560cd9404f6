"""How well a seat stands, for simple bots.  All numbers are tenths of a point."""

import pytest

from graveshift.games.mall_of_horror.score import danger_at, prospects
from tests.games.scenario import Compiled


def score(game, seat):
    """The score of a seat in its own view."""
    seen, rules = game.view(seat), game.runner.rules
    at = game.runner.at(seen) if isinstance(game.runner, Compiled) else seen
    return int(rules.score(at, game.seat(seat)))


@pytest.mark.parametrize(
    ("words", "place", "risk"),
    [
        ("L3: rP", 3, 10),
        ("L3: rT", 3, 5),
        ("L3: rT, z3=1", 3, 10),
        ("L3: rP, z3=1", 3, 20),
        ("L3: rP, z3=9", 3, 20),
        ("L3: rP yP, z3=1", 3, 6),
        ("L3: rP yP yT, z3=1", 3, 1),
        ("L3: rP rG yP, z3=2", 3, 4),
        ("L3: rP rG yP, z3=3", 3, 8),
        ("L6: rP rT yP yT bT, z6=3", 6, 2),
        ("L6: rP rT yP yT bT, z6=2", 6, 1),
        ("L6: rP rT yP yT bT, z6=4", 6, 5),
        ("L6: rP rT yP yT bT, z6=7", 6, 5),
        ("L3: rP rT yP yT, z3=5", 3, 3),
        ("L4: rP", 4, 0),
        ("L4: rP, z4=1", 4, 15),
        ("L4: rP yP, z4=2", 4, 20),
        ("L4: rP rG yP, z4=2", 4, 12),
    ],
)
def test_score_what_a_character_risks(board, words, place, risk):
    assert danger_at(board("5p holder n", words).state, 0, place) == risk


@pytest.mark.parametrize(
    ("words", "hands", "worth"),
    [
        ("5p holder n, L3: rP, L6: yP", "", 60),
        ("5p holder r, L3: rP, L6: yP", "", 64),
        ("5p holder n, L3: rP, L6: rT", "", 60 + 45),
        ("5p holder n, L6: yP", "", 0),
        ("3p holder b, L4: rP rT rG rL", "", 160),
        ("5p holder n, L3: rP", "r: threat*2, camera, sprint, hardware", 60 + 10 + 3 + 9 + 6),
        ("5p holder n, L3: rP", "r: hidden, shotgun, chainsaw, grenades", 60 + 14 + 33),
        ("5p holder n, L3: rP", "r: pistol, fire-axe, baseball-bat", 60 + 24),
    ],
)
def test_score_prospects_are_points_cards_and_the_badge(board, words, hands, worth):
    game = board(words, hands=hands)
    assert prospects(game.view("r"), 0) == worth


def test_score_what_others_hold_is_guessed_by_the_number(board):
    game = board("5p holder n", "L3: rP", hands="r: threat*3, camera*3")
    assert prospects(game.view("r"), 0) == 60 + 15 + 9
    assert prospects(game.view("y"), 0) == 60 + 6 * 8


def test_score_is_twice_the_own_prospects_less_the_best_rivals(board):
    game = board("3p holder b", "L3: rP, L6: yT, L4: bG")
    assert [prospects(game.state, seat) for seat in range(3)] == [60, 45, 34]
    assert score(game, "r") == 2 * 60 - 45
    assert score(game, "y") == 2 * 45 - 60
    assert score(game, "b") == 2 * 34 - 60


def test_score_more_zombies_are_worse(board):
    scores = [score(board("5p holder n", f"L3: rP yP, L6: bP bT, z3={z}"), "r") for z in range(4)]
    assert scores[0] > scores[1] > scores[2] == scores[3]


@pytest.mark.parametrize(
    ("seat", "expected"),
    [("r", 5000 + 10 * (12 - 6)), ("y", -5000 + 10 * (7 - 11)), ("b", -5000 - 10 * 11)],
)
def test_score_at_the_end_victory_is_all(board, seat, expected):
    game = board("4p holder g", "L3: rP rT, L6: yP").begin("end")
    assert game.winners == "r"
    assert score(game, seat) == expected
