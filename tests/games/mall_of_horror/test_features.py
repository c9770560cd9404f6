"""A view as numbers: how many, how large, what they say, and what they must not tell."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from graveshift.engine.compiler import compiled
from graveshift.engine.frame import BYSTANDER
from graveshift.engine.game import interpreted
from graveshift.games.mall_of_horror.features import FEATURE_NAMES
from graveshift.games.mall_of_horror.game import GAME
from graveshift.games.mall_of_horror.state import State
from tests.games.scenario import openings, play_on


def numbers_of(seen, seat):
    """The features by their names; what is not written stays out of bounds."""
    numbers = [99.0] * len(FEATURE_NAMES)
    interpreted(GAME).features(seen, seat, numbers)
    return dict(zip(FEATURE_NAMES, numbers, strict=True))


def seen_by(state, seat):
    seen = State()
    interpreted(GAME).see(state, seat, seen)
    return seen


def test_every_number_has_a_name_of_its_own():
    assert len(set(FEATURE_NAMES)) == len(FEATURE_NAMES)


@given(openings(GAME), st.integers(0, 150))
def test_numbers_lie_between_0_and_1_and_all_are_written(opening, choices):
    state, seed = opening
    for _ in play_on(GAME, state, seed, choices):
        pass
    for seat in (*range(state.seats), BYSTANDER):
        numbers = numbers_of(seen_by(state, seat), seat)
        assert {name for name, number in numbers.items() if not 0 <= number <= 1} == set()


@pytest.mark.compiled
@given(openings(GAME), st.integers(0, 150))
def test_compiled_they_are_the_same(opening, choices):
    state, seed = opening
    for _ in play_on(GAME, state, seed, choices):
        pass
    numbers = np.zeros(4096, np.float32)
    for seat in (*range(state.seats), BYSTANDER):
        seen = seen_by(state, seat)
        address = int(np.frombuffer(seen.buffer, np.uint8).ctypes.data)
        compiled(GAME).features(address, seat, numbers.ctypes.data)
        assert np.allclose(numbers[: len(FEATURE_NAMES)], list(numbers_of(seen, seat).values()))


def test_seats_are_counted_from_the_viewer(board):
    game = board(
        "4p holder b", "L1: bP yT*, L6: gG, z6=3", "L4: rP rT", hands="y: threat, b: sprint*3"
    )
    numbers = numbers_of(game.view("y"), 1)
    assert numbers["seat 1: holder"] == 1
    assert numbers["seat 0: holder"] == 0
    assert numbers["seat 1: cards held"] == pytest.approx(0.3)
    assert numbers["seat 1: PINUP at 1, half if hidden"] == 1
    assert numbers["seat 0: TOUGH at 1, half if hidden"] == 0.5
    assert numbers["seat 2: GUNMAN at 6, half if hidden"] == 1
    assert numbers["seat 3: PINUP at 4, half if hidden"] == 1
    assert numbers["seat 4: plays"] == 0
    assert numbers["THREAT: in own hand"] == pytest.approx(1 / 3)
    assert numbers["SPRINT: in own hand"] == 0, "blue's hand is nobody else's"
    assert numbers["place 6: zombies"] == pytest.approx(3 / 12)
    assert numbers["place 1: defence"] == pytest.approx(3 / 12)
    assert numbers["place 2: closed"] == 1


def test_dice_are_known_to_who_looked(board):
    game = board("4p holder r elected", "L1: rP yP, L4: bP gP").script(1, 3, 3, 6)
    game.begin("arrival")
    known = numbers_of(game.view("r"), 0)
    assert known["dice are known"] == 1
    assert known["place 3: known dice"] == 0.5
    unknown = numbers_of(game.view("y"), 1)
    assert unknown["dice are known"] == 0
    assert unknown["place 3: known dice"] == 0


def test_where_the_copies_are_as_far_as_one_knows(board):
    game = board("5p holder r", "L4: rP rG yP", hands="y: threat, b: threat").script(0, 0, 0)
    game.begin("truck").pass_windows().votes(r="r", y="r")
    searcher = numbers_of(game.view("r"), 0)
    assert game.choices("r") == ["keep threat", "keep camera"]
    assert searcher["THREAT: just found"] == pytest.approx(1 / 3)
    assert searcher["CAMERA: just found"] == pytest.approx(2 / 3)
    assert searcher["THREAT: unseen"] == pytest.approx(2 / 3)
    game.say("r", "keep threat").say("r", "give camera to y")
    giver = numbers_of(game.view("r"), 0)
    assert giver["CAMERA: unseen"] == pytest.approx(1 / 3), "one given, one put back"
    taker = numbers_of(game.view("y"), 1)
    assert taker["CAMERA: in own hand"] == pytest.approx(1 / 3)
    assert taker["CAMERA: unseen"] == pytest.approx(2 / 3)


def test_votes_and_destinations(board):
    game = board("5p holder r", "L4: rP rG yP yT bT", rest="6 2 1").begin("truck")
    numbers = numbers_of(game.view("b"), 2)
    assert numbers["decision is BALLOT"] == 1
    assert numbers["vote or attack is at 4"] == 1
    assert numbers["seat 3: votes it has here"] == pytest.approx(0.3)
    assert numbers["seat 1: candidate"] == 0
    game.script(0, 0, 3).votes(r="r", y="r", b="r")
    game.say("r", "keep threat").say("r", "give camera to n")
    game.pass_windows().goes(r=5, y=5, b=3)
    own = numbers_of(game.view("r"), 0)
    assert own["place 5: own destination"] == 1
    assert own["place 5: others' known destinations"] == 0
    game.goes(g=5, n=5)
    assert numbers_of(game.view("b"), 2)["place 5: others' known destinations"] == pytest.approx(
        4 / 6
    )
