"""Graveshift's side: our games in the ways we make promises about, as a worker (`benchmarks.wire`).

All that is needed of Graveshift is in three functions: `played`, `stepper` and `copied`.
"""

import platform
import random
from importlib.metadata import version
from itertools import count
from typing import Protocol

from benchmarks.measure import Lane, Tally, Way
from benchmarks.wire import serve
from graveshift.sim import batch


class Stepper(Protocol):
    """One game after another, a choice at a time.

    `start` and `step` list the choices of the first seat that owes one into `codes` and return
    `count * 8 + seat`, or -1 when the game is over.
    """

    codes: memoryview

    def start(self, number: int) -> int:
        """Begin the game of a series that has this number."""

    def step(self, seat: int, code: int) -> int:
        """Make a choice."""


def played(game: str, players: int, first: int, games: int, cores: int) -> Tally:
    """Play whole games of a series at random in compiled code, starting with number `first`."""
    result = batch.random_games(game, players=players, games=games, first=first, cores=cores)
    return Tally(result.decisions, result.forced, games)


def stepper(game: str, players: int, *, compiled: bool) -> Stepper:
    """Open a game for play from Python, its rules compiled or interpreted."""
    return batch.stepper(game, players=players, compiled=compiled)


def copied(game: str, players: int, copies: int) -> None:
    """Copy whole states of a running game, so many times, in compiled code."""
    batch.copy_states(game, players=players, copies=copies)


def random_games(game: str, players: int, cores: int = 1) -> Lane:
    """Whole games, setup included, played at random in compiled code: many games a call."""
    numbers = count()

    def lane(size: int) -> Tally:
        return played(game, players, next(numbers) * size, size, cores)

    return lane


def two_cores(game: str, players: int) -> Lane:
    """The same on two cores; needs a worker that is not pinned."""
    return random_games(game, players, cores=2)


def python_api(game: str, players: int) -> Lane:
    """Whole games in a Python loop that gets the choices as a list, picks one and makes it."""
    return stepping(stepper(game, players, compiled=True))


def interpreted(game: str, players: int) -> Lane:
    """The same loop over the rules as they are written, nothing compiled."""
    return stepping(stepper(game, players, compiled=False))


def copies(game: str, players: int) -> Lane:
    """Copies of whole states."""

    def lane(size: int) -> Tally:
        copied(game, players, size)
        return Tally(size)

    return lane


def stepping(games: Stepper) -> Lane:
    """Play a stepper's games at random, one after another."""
    numbers = count()
    fraction = random.Random(3).random  # noqa: S311 -- nothing secret
    step, codes = games.step, games.codes

    def lane(size: int) -> Tally:
        decisions = forced = 0
        for _ in range(size):
            owed = games.start(next(numbers))
            while owed >= 0:
                offered = owed >> 3
                if offered > 1:
                    decisions += 1
                else:
                    forced += 1
                choices = codes[:offered].tolist()
                owed = step(owed & 7, choices[int(fraction() * offered)])
        return Tally(decisions, forced, size)

    return lane


def versions() -> dict[str, str]:
    """Tell what is measured."""
    names = ("graveshift", "numba", "numpy")
    return {name: version(name) for name in names} | {"python": platform.python_version()}


WAYS = {
    "random_games": Way(random_games),
    "two_cores": Way(two_cores, call_seconds=1.0),  # a thread may take tenths of one to get a core
    "python_api": Way(python_api),
    "interpreted": Way(interpreted),
    "copies": Way(copies),
}

if __name__ == "__main__":
    serve(WAYS, versions)
