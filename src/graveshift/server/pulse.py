"""The pulse: what time it is, and waiting for a time; the only clock that the server has.

Whatever waits, waits by the pulse, so that with another one (`Leaps`) a table that takes days is
played in a moment, and nothing has to be put in anything's place.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from typing import Protocol


class Pulse(Protocol):
    """A clock in milliseconds."""

    def now(self) -> int:
        """What time it is, in milliseconds since 1970."""

    async def sleep_until(self, then: int) -> None:
        """Wait for a time; not at all when it has passed."""


class WallClock:
    """The time of the machine. It never goes back while a process runs."""

    def __init__(self) -> None:
        """Read the time once; from then on count."""
        self.ahead = time.time() - time.monotonic()

    def now(self) -> int:
        """What time it is, in milliseconds since 1970."""
        return int((time.monotonic() + self.ahead) * 1000)

    async def sleep_until(self, then: int) -> None:
        """Wait for a time; not at all when it has passed."""
        await asyncio.sleep(max(0, then - self.now()) / 1000)


class Leaps:
    """A clock that stands still until it is told to go on, for tests and rehearsals."""

    def __init__(self, start: int = 1_000_000_000_000) -> None:
        """It begins at a round time."""
        self.time = start
        self.sleepers: list[tuple[int, int, asyncio.Future[None]]] = []
        self.count = itertools.count()

    def now(self) -> int:
        """What time it is."""
        return self.time

    async def sleep_until(self, then: int) -> None:
        """Wait until the clock is put to that time or a later one."""
        if then > self.time:
            woken = asyncio.get_running_loop().create_future()
            heapq.heappush(self.sleepers, (then, next(self.count), woken))
            await woken

    def leap(self, milliseconds: int) -> None:
        """Go on by some time, and wake whoever waited for it."""
        self.time += milliseconds
        while self.sleepers and self.sleepers[0][0] <= self.time:
            woken = heapq.heappop(self.sleepers)[2]
            if not woken.done():
                woken.set_result(None)

    def next_due(self) -> int | None:
        """The time that somebody waits for next."""
        while self.sleepers and self.sleepers[0][2].done():
            heapq.heappop(self.sleepers)
        return self.sleepers[0][0] if self.sleepers else None
