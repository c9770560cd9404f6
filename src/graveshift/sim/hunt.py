"""Hunting faults: random games with random options, in which every state is looked over.

A game can say what is wrong with a state (`faults`).  Random play gets into positions that nobody
thinks of, and random options into combinations that nobody plays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from graveshift.engine.game import Game
from graveshift.sim.series import CHANCERS, RANDOM, Play, Series, SeriesError
from graveshift.sim.workers import Progress, Stop, Workers, cores


@dataclass(frozen=True)
class Catch:
    """A game that went wrong: all that it takes to play it again, and what the matter was."""

    seed: int
    number: int
    """The number of the game in the series of that seed."""
    options: Mapping[str, str]
    faults: int
    """A bit set of the game's faults."""
    names: tuple[str, ...]
    """The same in words."""


def hunt_faults(  # noqa: PLR0913 - all that a hunt can be told; the first four are what it needs
    game: Game,
    seats: int,
    games: int,
    seed: int,
    *,
    options: Mapping[str, str] | str = RANDOM,
    workers: int | None = None,
    device: str = "cpu",
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> Catch | None:
    """Play games at random until one goes wrong; the first of the series that does, or None."""
    series = Series.of(game, seats, seed, CHANCERS, options)
    ways = {"cpu": series.compiled_search, "python": series.interpreted_search}
    if device not in ways:
        raise SeriesError(f"faults are hunted on cpu or python, not on {device!r}.")
    caught: list[tuple[int, int]] = []
    hunters = Workers(games, stop)

    def hunter(search: Callable[[int, int], tuple[int, int] | None]) -> Play:
        def play(first: int, count: int) -> None:
            found = search(first, count)
            if found is not None:
                caught.append(found)
                hunters.stopped = True

        return play

    plays = [hunter(ways[device]()) for _ in range(cores(workers) if device == "cpu" else 1)]
    hunters.run(plays, progress)
    if not caught:
        return None
    number, faults = min(caught)  # every earlier chunk has been played to its end
    names = tuple(fault.name for fault in game.faults if faults & fault)
    return Catch(seed, number, series.options_of(number), faults, names)
