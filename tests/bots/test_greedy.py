"""Greedy: what it chooses follows from its view, is offered, and wins."""

from math import sqrt
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from graveshift.bots import bot_named
from graveshift.bots.greedy import Budget, Greedy, follow, is_behind
from graveshift.bots.player import Luck
from graveshift.engine.bits import has, lowest
from graveshift.engine.frame import MOST_CODES
from graveshift.engine.game import interpreted, world_of
from graveshift.engine.play import begin
from graveshift.games import GAMES, game_named
from graveshift.sim import simulate
from tests.games.strategies import positions, seen_by

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
THRIFTY = Budget(worlds=2)
SURE = 3
"""Standard deviations below which nothing is clear."""


@EVERY
@settings(max_examples=10)  # thinking takes long as it is written
@given(data=st.data())
def test_what_it_chooses_is_offered_and_follows_from_view_and_luck(game, data):
    position = data.draw(positions(game))
    luck = Luck(data.draw(st.integers(0, 2**62)), 7)
    bot = Greedy(game, THRIFTY)
    for seat in position.owing[:1]:
        seen, codes = seen_by(position.rules, position.state, seat), position.choices(seat)
        before = bytes(seen.buffer)
        chosen = bot.choose(seen, seat, codes, luck)
        assert chosen in codes
        assert bytes(seen.buffer) == before, "to think is to touch nothing"
        assert Greedy(game, THRIFTY).choose(seen, seat, codes, luck) == chosen


def test_where_there_is_one_choice_it_does_not_think():
    bot = bot_named("greedy")(game_named("mall-of-horror"))
    assert bot.choose(None, 0, [42], Luck(1, 1)) == 42  # type: ignore[arg-type]


def test_plans_are_all_that_a_leader_can_tell_everybody_to_do_each_once():
    game = game_named("walking-dead")
    plan, start = world_of(game).twin(follow), world_of(game).twin(begin)
    choose = interpreted(game).choose
    codes, placements = bytearray(MOST_CODES), set()
    for number in range(82):
        state: Any = game.blank(3)
        start(state, 5, 1)
        while state.decision != game.decisions["MOVE"]:
            seat = lowest(state.owes)
            interpreted(game).choices(state, seat, codes)
            choose(state, seat, codes[0])
        length = interpreted(game).in_a_row(state)
        assert plan(state, state.leader, number, length, codes) == (number < 64)
        if number < 64:
            assert state.decision != game.decisions["MOVE"]
            placements.add(tuple(state.at[:3]))
    assert len(placements) == 64


def test_a_plan_ends_where_something_else_is_asked():
    game = game_named("mall-of-horror")
    state, codes = game.blank(4), bytearray(MOST_CODES)
    world_of(game).twin(begin)(state, 5, 1)
    seat, decision = lowest(state.owes), state.decision
    assert world_of(game).twin(follow)(state, seat, 0, 9, codes)
    assert not has(state.owes, seat) or state.decision != decision


def test_a_plan_is_given_up_when_it_is_behind_by_a_deviation():
    behind = world_of(game_named("walking-dead")).twin(is_behind)
    scores = [10, 20, 30, 40]
    total, squares = sum(scores), sum(score * score for score in scores)
    assert not behind(total, squares, 4, total - 1)
    assert not behind(total, squares, 4, total)
    assert not behind(total, squares, 4, total + 22)
    assert behind(total, squares, 4, total + 23)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", range(3, 7))
def test_it_beats_chancers_clearly_in_mall_of_horror(seats):
    games = 100
    bots = ["greedy"] + ["chancer"] * (seats - 1)
    share = simulate(game_named("mall-of-horror"), seats, games, 5, bots=bots).wins(0) / games
    doubt = SURE * sqrt(share * (1 - share) / games)
    assert share - doubt > 1 / seats
