"""Candles with everybody one seat further: the same game."""

from typing import Any

from graveshift.engine.journal import Event as Line
from tests.games.mall_of_horror.renaming import moved_on, set_moved_on

ROWS = ("bid", "side", "card", "shown", "bell", "candles", "draft")
SETS = ("owes", "asked", "may", "winners")


def is_symmetric(state: Any) -> bool:
    """No seat is special."""
    del state
    return True


def counted_seats(event: Line) -> bool:
    """Chance never picks a seat."""
    del event
    return False


def renamed(state: Any) -> Any:
    """The same position with everybody one seat further."""
    new, seats = state.copy(), state.seats
    for name in ROWS:
        for seat in range(seats):
            getattr(new, name)[moved_on(seat, seats)] = getattr(state, name)[seat]
    for name in SETS:
        setattr(new, name, set_moved_on(getattr(state, name), seats))
    return new


def renamed_choice(state: Any, code: int) -> int:
    """No choice names a seat."""
    del state
    return code
