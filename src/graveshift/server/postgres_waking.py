"""How processes on one PostgreSQL database wake each other.

What was written is told by `NOTIFY`, after its transaction; what comes together is told together.
A process that is killed between the two tells nothing, and a link that breaks swallows what is told
meanwhile. So whoever listens is woken for any table when the link is new, and now and then.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg

from graveshift.server.postgres_place import LOST, Place
from graveshift.server.store import Wake

CHANNEL = "graveshift"
LONGEST = 7000
"""Bytes of a notification; PostgreSQL takes 8,000."""
NOW_AND_THEN = 5.0
"""Seconds after which to look whether the link still holds, and to wake for any table."""
PAUSE = 0.5


class Waking:
    """Tells others what this process wrote, and hears what they did."""

    def __init__(self, place: Place, pool: Any) -> None:  # noqa: ANN401 - asyncpg has no types
        """Begin to tell."""
        self.place = place
        self.pool = pool
        self.name = secrets.token_hex(8)
        self.news: dict[str, None] = {}
        self.bell = asyncio.Event()
        self.wakes: list[Wake] = []
        self.telling = asyncio.create_task(self.keep_telling())
        self.hearing: asyncio.Task[None] | None = None

    def say(self, table: str) -> None:
        """Tell others, soon, that a table has changed."""
        self.news[table] = None
        self.bell.set()

    def listen(self, wake: Wake) -> Callable[[], None]:
        """Wake when others write, until what is returned has been called."""
        self.wakes.append(wake)
        if self.hearing is None:
            self.hearing = asyncio.create_task(self.keep_hearing())
        else:
            asyncio.get_running_loop().call_soon(wake, None)

        def stop() -> None:
            with suppress(ValueError):
                self.wakes.remove(wake)

        return stop

    async def close(self) -> None:
        """Tell what is left to tell, and listen no more."""
        for task in (self.telling, self.hearing):
            if task:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        with suppress(*LOST, asyncpg.PostgresError):
            await self.tell()

    async def keep_telling(self) -> None:
        """Tell what there is, for ever."""
        while True:
            await self.bell.wait()
            self.bell.clear()
            try:
                await self.tell()
            except (*LOST, asyncpg.PostgresError):
                await asyncio.sleep(PAUSE)
                self.bell.set()

    async def tell(self) -> None:
        """Tell all the news, in as few notifications as they fit into."""
        while self.news:
            text = self.name
            told: list[str] = []
            for table in self.news:
                if told and len(text) + len(table) >= LONGEST:
                    break
                text += f" {table}"
                told.append(table)
            async with self.pool.acquire(timeout=PAUSE) as connection:
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
            for table in told:
                self.news.pop(table, None)

    async def keep_hearing(self) -> None:
        """Hear what others tell, for ever, on a connection of its own."""
        while True:
            with suppress(*LOST, asyncpg.PostgresError):
                await self.hear()
            await asyncio.sleep(PAUSE)

    async def hear(self) -> None:
        """Hear what others tell until the link breaks."""
        connection = await self.place.connect()
        try:
            broken = asyncio.Event()
            connection.add_termination_listener(lambda _: broken.set())
            await connection.add_listener(CHANNEL, self.heard)
            while not broken.is_set():
                self.wake(None)
                with suppress(TimeoutError):
                    await asyncio.wait_for(broken.wait(), NOW_AND_THEN)
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def heard(self, _: object, _pid: int, _channel: str, text: str) -> None:
        """Wake for each table of a notification that is not our own."""
        name, *tables = text.split(" ")
        if name != self.name:
            for table in tables:
                self.wake(table)

    def wake(self, table: str | None) -> None:
        """Wake everybody who listens."""
        for wake in tuple(self.wakes):
            wake(table)
