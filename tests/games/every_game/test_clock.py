"""Clocks and second thoughts: a seat that does not answer, and a seat that takes a choice back."""

from hypothesis import strategies as st

from graveshift.engine.frame import ALLOWED, BY_CLOCK, ONLY_THE_CLOCK
from graveshift.engine.table import Setup, Table
from tests.games.every_game.suite import (
    FEW,
    LONGEST_WALK,
    check_on_the_way,
    drawing,
    is_looked_at,
)
from tests.games.strategies import Luck, Play, beginnings, plays

ANY_LUCK = 1 << 32
"""The luck of a clock is below this."""


def check_timeouts(play: Play) -> None:
    """For every seat that owes, the clock names what may be chosen, or what only it may choose."""
    for seat in play.owing:
        before = bytes(play.state.buffer)
        code = play.rules.on_timeout(play.state, seat, play.luck.below(ANY_LUCK))
        reason = play.rules.why_not(play.state, seat, code)
        assert reason == (ONLY_THE_CLOCK if code == BY_CLOCK else ALLOWED), play
        assert bytes(play.state.buffer) == before


@drawing(FEW)
def test_the_clock_always_has_an_answer(game, data):
    play = data.draw(plays(game))
    for _ in play.to_the_end():
        if is_looked_at(game, len(play.log)):
            check_timeouts(play)


@drawing(FEW)
def test_a_game_that_only_clocks_play_ends(game, data):
    play = data.draw(plays(game))
    while not play.is_over:
        seat = play.luck.one_of(play.owing)
        play.choose(seat, play.rules.on_timeout(play.state, seat, play.luck.below(ANY_LUCK)))
        check_on_the_way(play)
        assert len(play.log) <= game.bounds.choices


@drawing(FEW)
def test_what_is_taken_back_never_was(game, data):
    beginning = data.draw(beginnings(game))
    key = data.draw(st.binary(min_size=16, max_size=16))
    table, luck = Table(game, Setup(beginning.seats, beginning.options, key)), Luck(beginning.seed)
    for _ in range(LONGEST_WALK):
        if table.is_over:
            break
        seat = luck.one_of(table.owing())
        before = table.fingerprint(), list(table.log), table.events, table.state.no_return
        table.choose(seat, luck.one_of(table.choices(seat)))
        for one in range(beginning.seats):
            drawn = table.state.no_return != before[3]
            assert table.may_undo(one) == (one == seat and not drawn and not table.is_over)
        if table.may_undo(seat) and luck.below(3) == 0:
            table.undo(seat)
            assert (table.fingerprint(), table.log, table.events) == before[:3]
    again = Table(game, table.setup)
    for choice in table.log:
        again.choose(choice.seat, choice.code)
    assert again.state == table.state
