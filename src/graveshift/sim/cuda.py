"""Whole games on a GPU."""

from __future__ import annotations

from graveshift.sim.series import Play, Results, Series, SeriesError


def play_on_gpu(series: Series, results: Results) -> Play:
    """Play on a GPU, into rows that begin with the first game of the series."""
    raise SeriesError(
        f"{series.game.public_name} has no CUDA device here for {len(results)} games."
    )
