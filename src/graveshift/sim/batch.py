"""Batches: whole games between bots, as many as one likes, and what came of them.

The same seed gives the same games in whatever way they are played: by one worker or by many, by
compiled rules, by the rules as they are written, or on a GPU.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from graveshift.engine.game import Game
from graveshift.engine.options import one_of
from graveshift.sim import cuda, files
from graveshift.sim.desk import RESULT
from graveshift.sim.series import CHANCERS, Play, Results, Series, SeriesError
from graveshift.sim.workers import Progress, Stop, Workers, cores


@dataclass(frozen=True)
class Batch:
    """Games that have been played."""

    series: Series
    results: Results
    """A row of `sim.result.Result` for each game, in the order of their numbers."""
    asked: int
    """Games that were asked for; there are fewer where the batch was stopped."""
    seconds: float
    """How long playing took, compiling left out."""

    @property
    def is_whole(self) -> bool:
        """Whether all games that were asked for have been played."""
        return len(self.results) == self.asked

    def wins(self, seat: int) -> int:
        """Games that a seat won, alone or with others."""
        return int(((self.results["winners"] >> seat) & 1).sum())

    def endings(self) -> dict[str, int]:
        """How often games ended for each reason."""
        count = np.bincount(self.results["ending"])
        names = {
            number: self.series.game.endings(int(number)).name.lower()
            for number in count.nonzero()[0]
        }
        return {name: int(count[number]) for number, name in names.items()}

    def summary(self) -> dict[str, Any]:
        """The figures of the batch, ready for JSON."""
        series, games = self.series, len(self.results)
        decisions = int(self.results["decisions"].sum())
        seconds = max(self.seconds, 1e-9)
        return {
            "game": series.game.public_name,
            "players": series.seats,
            "bots": list(series.bots),
            "options": dict(series.options),
            "seed": series.seed,
            "games": games,
            "asked": self.asked,
            "seconds": self.seconds,
            "decisions": decisions,
            "forced": int(self.results["forced"].sum()),
            "games_per_second": games / seconds,
            "decisions_per_second": decisions / seconds,
            "wins_by_seat": [self.wins(seat) for seat in range(series.seats)],
            "rounds_mean": float(self.results["rounds"].mean()) if games else 0.0,
            "endings": self.endings(),
        }

    def to_parquet(self, path: Path | str) -> None:
        """Write the games as a file of Parquet, or of text where its name ends in `.csv`."""
        files.write(self.series, self.results, Path(path))


def simulate(  # noqa: PLR0913 - all that a batch can be told; the first four are what it needs
    game: Game,
    seats: int,
    games: int,
    seed: int,
    *,
    bots: Sequence[str] = CHANCERS,
    options: Mapping[str, str] | str | None = None,
    workers: int | None = None,
    device: str = "cpu",
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> Batch:
    """Play whole games between bots.

    `bots` names one for every seat, or one for all.  An option given as `any` is drawn anew for
    each game, and `options="random"` draws all of them.  `workers` are threads, one for each core
    unless told otherwise.  At Ctrl-C, or when `stop` is set, the batch holds the games played by
    then.
    """
    series = Series.of(game, seats, seed, bots, options or {})
    if games < 1:
        raise SeriesError(f"a batch has at least one game, not {games}.")
    results: Results = np.zeros(games, RESULT)
    plays = ways_to_play(series, results, device, cores(workers))
    begun = perf_counter()
    pace = cuda.GPU_PACE if device == "cuda" else None
    played = Workers(games, stop, pace).run(plays, progress)
    return Batch(series, results[:played], games, perf_counter() - begun)


def ways_to_play(series: Series, results: Results, device: str, workers: int) -> list[Play]:
    """A way to play for each worker; a GPU, and Python, are kept busy by one."""
    ways: dict[str, Callable[[Results], Play]] = {
        "cpu": series.compiled_play,
        "python": series.interpreted_play,
        "cuda": lambda rows: cuda.play_on_gpu(series, rows),
    }
    if device not in ways:
        raise SeriesError(f"games are played on {one_of(ways)}, not on {device!r}.")
    return [ways[device](results) for _ in range(workers if device == "cpu" else 1)]
