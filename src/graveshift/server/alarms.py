"""Alarms: one sleeper for all tables of a process, woken when the first of them is due."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from typing import Any

from graveshift.server.pulse import Pulse

MOST_STALE = 8
"""Alarms in the heap for each that is set; the others were put to another time."""


class Alarms:
    """When something is due at each table."""

    def __init__(self, pulse: Pulse, ring: Callable[[str], None]) -> None:
        """`ring` is told of a table when its time has come."""
        self.pulse = pulse
        self.ring = ring
        self.set_for: dict[str, int] = {}
        self.heap: list[tuple[int, str]] = []
        self.changed = asyncio.Event()

    def put(self, table: str, at: int | None) -> None:
        """Ring for a table then, and not at another time it was put to before."""
        if at is None:
            self.set_for.pop(table, None)
        elif self.set_for.get(table) != at:
            self.set_for[table] = at
            if len(self.heap) > MOST_STALE * (len(self.set_for) + 1):
                self.heap = [(then, one) for one, then in self.set_for.items()]
                heapq.heapify(self.heap)
            else:
                heapq.heappush(self.heap, (at, table))
            if self.heap[0] == (at, table):
                self.changed.set()

    async def run(self) -> None:
        """Sleep and ring, for as long as the house is open."""
        while True:
            self.changed.clear()
            self.ring_due()
            waits: list[asyncio.Task[Any]] = [asyncio.create_task(self.changed.wait())]
            if self.heap:
                waits.append(asyncio.create_task(self.sleep_until(self.heap[0][0])))
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()

    async def sleep_until(self, then: int) -> None:
        """Wait for a time by the pulse."""
        await self.pulse.sleep_until(then)

    def ring_due(self) -> None:
        """Ring for every table whose time has come."""
        now = self.pulse.now()
        while self.heap and self.heap[0][0] <= now:
            at, table = heapq.heappop(self.heap)
            if self.set_for.get(table) == at:
                del self.set_for[table]
                self.ring(table)
