"""Work on games that are told apart by a number, shared out between threads in chunks.

Compiled rules let other threads run, so threads are enough to keep every core busy.  Chunks are
given out in the order of the games, and what was begun is finished: whoever stops the work has all
games up to some number, and none beyond it.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Protocol

from graveshift.engine.errors import UserError

GLANCE_SECONDS = 0.1
"""How often progress is told."""

Progress = Callable[[int, int], object]
"""Told how many games are played, and of how many."""


class Stop(Protocol):
    """Something like `threading.Event` that says when to stop."""

    def is_set(self) -> bool:
        """Whether to stop."""


def usable_cores() -> int:
    """The cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system tells
        return os.cpu_count() or 1


def cores(workers: int | None) -> int:
    """How many workers there shall be: one for each usable core unless told otherwise."""
    if workers is None:
        return usable_cores()
    if workers < 1:
        raise UserError(f"it takes at least one worker, not {workers}.")
    return workers


@dataclass(frozen=True)
class Pace:
    """How much is played at a time."""

    first: int = 1
    """Games of the first chunk."""
    seconds: float = 0.05
    """Chunks grow until they take so long: nobody waits longer than that for an end."""


class Workers:
    """Threads that play the games of one series."""

    def __init__(self, games: int, stop: Stop | None, pace: Pace | None = None) -> None:
        """Nothing is played yet."""
        self.games = games
        self.pace = pace or Pace()
        self.stop = stop
        self.given = 0
        self.played = 0
        self.error: BaseException | None = None
        self.stopped = False
        self.lock = threading.Lock()

    def is_stopped(self) -> bool:
        """Whether no more chunks are given out."""
        return self.stopped or (self.stop is not None and self.stop.is_set())

    def take(self, most: int) -> tuple[int, int]:
        """The next chunk: its first game, and how many; none when there is no more to do."""
        with self.lock:
            first = self.given
            count = 0 if self.is_stopped() else min(most, self.games - first)
            self.given += count
            return first, count

    def work(self, play: Callable[[int, int], object]) -> None:
        """Be one worker: play chunk after chunk."""
        size = self.pace.first
        try:
            while (chunk := self.take(size))[1] > 0:
                begun = perf_counter()
                play(*chunk)
                if perf_counter() - begun < self.pace.seconds / 2:
                    size *= 2
                with self.lock:
                    self.played += chunk[1]
        except BaseException as error:  # noqa: BLE001 - raised again where the work was asked for
            self.error, self.stopped = error, True

    def run(self, plays: list[Callable[[int, int], object]], progress: Progress | None) -> int:
        """Have all of them work until the games are played or stopped; returns how many were."""
        threads = [threading.Thread(target=self.work, args=(play,), daemon=True) for play in plays]
        for thread in threads:
            thread.start()
        try:
            while running := [thread for thread in threads if thread.is_alive()]:
                self.glance(running[0], progress)
        finally:
            self.stopped = True
        if self.error is not None:
            raise self.error
        return self.given

    def glance(self, thread: threading.Thread, progress: Progress | None) -> None:
        """Wait a moment and tell how far the work is; Ctrl-C stops it."""
        try:
            thread.join(GLANCE_SECONDS)
            if progress is not None:
                progress(self.played, self.games)
        except KeyboardInterrupt:
            self.stopped = True
