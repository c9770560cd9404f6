"""How a speed is read: call a lane again and again for a while, and divide.

A *lane* is one way of doing one thing, such as playing whole games of hearts. It is a function of a
size: a lane called with 40 plays 40 games and tells what that came to. Both sides of a comparison
are read by this module, each in its own process; it needs nothing beyond the standard library.
"""

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple, TypeAlias

CALL_SECONDS = 0.02
"""One call of most lanes is made at least this long, so that reading the clock weighs nothing."""


class Tally(NamedTuple):
    """What a call of a lane came to."""

    done: float
    """Decisions: choices with at least two offered. In a lane of copies: copies."""
    forced: float = 0
    """Choices with only one offered. They are made, and timed, but never counted as decisions."""
    games: float = 0
    """Whole games."""


class Reading(NamedTuple):
    """What a lane came to within a stretch of time."""

    done: float
    forced: float
    games: float
    seconds: float

    @property
    def per_second(self) -> float:
        """Decisions (or copies) a second."""
        return self.done / self.seconds


Lane: TypeAlias = Callable[[int], Tally]
"""From a size to what a call of that size came to."""

MakeLane: TypeAlias = Callable[[str, int], Lane]
"""From the name of a game and a number of players to a lane of it."""


class Way(NamedTuple):
    """A way of playing that a worker offers."""

    make: MakeLane
    call_seconds: float = CALL_SECONDS
    """How long one call is at least."""


class Meter:
    """A lane together with the size its calls should have."""

    def __init__(self, lane: Lane, call_seconds: float) -> None:
        """Warm the lane up (the first call may compile), then find the size of its calls."""
        self.lane = lane
        self.size = 1
        lane(self.size)
        while _seconds_of(lane, self.size) < call_seconds:
            self.size *= 2

    def read(self, seconds: float) -> Reading:
        """Call the lane for at least so many seconds by the clock on the wall."""
        done = forced = games = elapsed = 0.0
        start = perf_counter()
        while elapsed < seconds:
            tally = self.lane(self.size)
            done += tally.done
            forced += tally.forced
            games += tally.games
            elapsed = perf_counter() - start
        return Reading(done, forced, games, elapsed)


def _seconds_of(lane: Lane, size: int) -> float:
    start = perf_counter()
    lane(size)
    return perf_counter() - start
