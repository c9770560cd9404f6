"""Readings of many lanes taken in turn, and the ratios between those taken together.

The speed of a machine drifts by the minute, so two figures are only compared when they were read
one right after the other: in each round a ratio is taken, and what counts is the median of the
rounds.
"""

import contextlib
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from benchmarks.measure import Reading
from benchmarks.wire import Worker, WorkerError


class Entry(NamedTuple):
    """One lane of one worker."""

    worker: str
    way: str
    game: str


@dataclass
class Session:
    """What was measured so far, and the workers to measure more."""

    workers: Mapping[str, Worker]
    players: int
    seconds: float
    readings: dict[Entry, list[Reading]] = field(default_factory=lambda: defaultdict(list))
    ratios: dict[tuple[Entry, Entry], list[float]] = field(
        default_factory=lambda: defaultdict(list)
    )
    failures: dict[Entry, str] = field(default_factory=dict)
    versions: dict[str, dict[str, str]] = field(default_factory=dict)

    def warm_up(self, entries: Sequence[Entry]) -> None:
        """Have every lane made, compiled and sized, and throw the first readings away."""
        for entry in entries:
            say(f"warming up: {entry.worker} {entry.game} {entry.way}")
            self._read(entry, 0.0)

    def take_turns(self, entries: Sequence[Entry], pairs: Sequence[tuple[Entry, Entry]]) -> None:
        """Read each of the lanes once, in order, and take the ratios of the pairs among them."""
        turn = {entry: self._read(entry, self.seconds) for entry in entries}
        for entry, reading in turn.items():
            if reading is not None:
                self.readings[entry].append(reading)
        for upper, lower in pairs:
            above, below = turn[upper], turn[lower]
            if above is not None and below is not None:
                self.ratios[upper, lower].append(above.per_second / below.per_second)

    def note_versions(self) -> None:
        """Ask every worker that still lives for the versions of what it measured."""
        for name, worker in self.workers.items():
            with contextlib.suppress(WorkerError):
                self.versions[name] = worker.versions()

    def _read(self, entry: Entry, seconds: float) -> Reading | None:
        """Read one lane; one that failed once is left alone from then on."""
        if entry in self.failures:
            return None
        try:
            worker = self.workers[entry.worker]
            return worker.read(entry.way, entry.game, self.players, seconds)
        except WorkerError as error:
            self.failures[entry] = str(error)
            return None


def say(text: str) -> None:
    """Tell who waits what is going on, without mixing it into the results."""
    print(text, file=sys.stderr, flush=True)
