"""Graveshift's side of the comparisons, as a worker (`benchmarks.wire`)."""

import platform
import random
from importlib.metadata import version
from itertools import count

import numpy as np

from benchmarks.measure import Lane, Tally, Way
from benchmarks.wire import serve
from graveshift.engine.compiler import compiled
from graveshift.games import game_named
from graveshift.sim import Stepper, simulate

RING = 8
"""States that are copied round and round."""


def random_games(game: str, players: int, cores: int = 1) -> Lane:
    """Whole games, setup included, played at random in compiled code: many games a call."""
    seeds, played = count(), game_named(game)

    def lane(size: int) -> Tally:
        rows = simulate(played, players, size, next(seeds), workers=cores).results
        return Tally(int(rows["decisions"].sum()), int(rows["forced"].sum()), size)

    return lane


def two_cores(game: str, players: int) -> Lane:
    """The same on two cores; needs a worker that is not pinned."""
    return random_games(game, players, cores=2)


def python_api(game: str, players: int) -> Lane:
    """Whole games in a Python loop that gets the choices as a list, picks one and makes it."""
    return stepping(Stepper(game_named(game), players))


def interpreted(game: str, players: int) -> Lane:
    """The same loop over the rules as they are written, nothing compiled."""
    return stepping(Stepper(game_named(game), players, interpreted=True))


def copies(game: str, players: int) -> Lane:
    """Copies of whole states of a running game, in compiled code."""
    played = game_named(game)
    native, layout = compiled(played), played.state.bare
    ring, blank = np.zeros(RING, layout.dtype), np.zeros(1, layout.dtype)
    blank[0]["seats"] = players
    native.start(ring.ctypes.data, blank.ctypes.data, 1, 1)

    def lane(size: int) -> Tally:
        native.copies(ring.ctypes.data, size)
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
    "random_games": Way(random_games, call_seconds=0.5),
    "two_cores": Way(two_cores, call_seconds=1.0),  # a thread may take tenths of one to get a core
    "python_api": Way(python_api),
    "interpreted": Way(interpreted),
    "copies": Way(copies),
}

if __name__ == "__main__":
    serve(WAYS, versions)
