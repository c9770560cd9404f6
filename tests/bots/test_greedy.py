"""Greedy: what it chooses follows from its view, is offered, and wins."""

from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from graveshift.bots import bot_named
from graveshift.bots.greedy import Budget, Greedy
from graveshift.bots.player import Luck
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


@pytest.mark.compiled
@pytest.mark.parametrize("seats", range(3, 7))
def test_it_beats_chancers_clearly_in_mall_of_horror(seats):
    games = 100
    bots = ["greedy"] + ["chancer"] * (seats - 1)
    share = simulate(game_named("mall-of-horror"), seats, games, 5, bots=bots).wins(0) / games
    doubt = SURE * sqrt(share * (1 - share) / games)
    assert share - doubt > 1 / seats
