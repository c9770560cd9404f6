"""Metrics: what the server has done so far, in numbers, as the text that Prometheus reads.

Only sums over all tables are counted, and only who runs the server may read them: at a small house
a count of actions would tell a player when others act in secret.
"""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time, time
from typing import TypeAlias

Labels: TypeAlias = tuple[str, ...]

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Bounds of the buckets in which times are counted."""
SELF = Path("/proc/self")
"""What Linux tells a process about itself."""


class Counter:
    """Something that happened so often, by its labels."""

    kind = "counter"

    def __init__(self, name: str, doc: str, *labels: str) -> None:
        """Count from nothing."""
        self.name, self.doc, self.labels = name, doc, labels
        self.values: dict[Labels, float] = {}

    def add(self, *labels: str, by: float = 1) -> None:
        """Count something that happened."""
        self.values[labels] = self.values.get(labels, 0) + by

    def lines(self) -> Iterator[str]:
        """The numbers, a line each."""
        for labels, value in sorted(self.values.items()):
            yield line(self.name, self.labels, labels, value)
        if not self.labels and not self.values:
            yield line(self.name, (), (), 0)


class Gauge:
    """Something that there is so much of at the moment."""

    def __init__(
        self,
        name: str,
        doc: str,
        read: Callable[[], float | None] | None = None,
        kind: str = "gauge",
    ) -> None:
        """`read` tells how much, or that it is not known; without it the number is set by hand."""
        self.name, self.doc, self.kind = name, doc, kind
        self.read = read
        self.value = 0.0

    def lines(self) -> Iterator[str]:
        """The number."""
        number = self.read() if self.read else self.value
        if number is not None:
            yield line(self.name, (), (), number)


class Times:
    """How long something took, counted in buckets."""

    kind = "histogram"

    def __init__(self, name: str, doc: str) -> None:
        """Count from nothing."""
        self.name, self.doc = name, doc
        self.buckets = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count something that took so long."""
        self.buckets[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def lines(self) -> Iterator[str]:
        """How many took at most so long, for each bound."""
        count = 0
        for bound, number in zip((*map(plain, SECONDS), "+Inf"), self.buckets, strict=True):
            count += number
            yield line(f"{self.name}_bucket", ("le",), (bound,), count)
        yield line(f"{self.name}_sum", (), (), self.total)
        yield line(f"{self.name}_count", (), (), count)


class Metrics:
    """All numbers of one server."""

    def __init__(self) -> None:
        """Count from nothing."""
        self.requests = Counter(
            "graveshift_requests_total", "Requests answered.", "route", "status"
        )
        self.request_seconds = Times("graveshift_request_seconds", "Time to answer a request.")
        self.streams = Gauge("graveshift_streams", "Sockets open.")
        self.streams_ended = Counter("graveshift_streams_ended_total", "Sockets closed.", "why")
        self.frames = Counter("graveshift_frames_sent_total", "Frames and snapshots sent.")
        self.sent_bytes = Counter("graveshift_sent_bytes_total", "Bytes of messages sent.")
        self.deeds = Counter("graveshift_deeds_total", "Deeds acknowledged or refused.", "result")
        self.deed_seconds = Times(
            "graveshift_deed_seconds", "Time from a deed to its acknowledgement."
        )
        self.tables = Gauge("graveshift_tables_loaded", "Tables in memory.")
        self.all: list[Counter | Gauge | Times] = [
            self.requests,
            self.request_seconds,
            self.streams,
            self.streams_ended,
            self.frames,
            self.sent_bytes,
            self.deeds,
            self.deed_seconds,
            self.tables,
            Gauge("process_start_time_seconds", "When the process began.", fixed(time())),
            Gauge("process_cpu_seconds_total", "Time on processors.", process_time, "counter"),
            Gauge("process_resident_memory_bytes", "Memory in use.", resident_bytes),
            Gauge("process_open_fds", "Files and sockets open.", open_files),
        ]

    def text(self) -> str:
        """All numbers, as Prometheus reads them."""
        parts: list[str] = []
        for one in self.all:
            parts += [f"# HELP {one.name} {one.doc}", f"# TYPE {one.name} {one.kind}"]
            parts += one.lines()
        return "\n".join(parts) + "\n"


def line(name: str, labels: Labels, values: Labels, number: float) -> str:
    """One number with its name and labels."""
    pairs = ",".join(
        f'{label}="{escaped(value)}"' for label, value in zip(labels, values, strict=True)
    )
    return f"{name}{{{pairs}}} {plain(number)}" if pairs else f"{name} {plain(number)}"


def escaped(value: str) -> str:
    """The value of a label, as it stands between quotes."""
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace('"', '\\"')


def plain(number: float) -> str:
    """A number without more digits than it has."""
    return str(int(number)) if number == int(number) else repr(number)


def fixed(number: float) -> Callable[[], float]:
    """A number that never changes."""
    return lambda: number


def resident_bytes() -> float | None:
    """The memory that this process uses, where the system tells."""
    try:
        pages = (SELF / "statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def open_files() -> float | None:
    """The files and sockets that this process has open, where the system tells."""
    try:
        return sum(1 for _ in (SELF / "fd").iterdir())
    except OSError:
        return None
