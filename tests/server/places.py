"""Places for tables: what a test opens a store on, the same way for each kind."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from graveshift.server.opening import open_store
from graveshift.server.store import Store

T = TypeVar("T")


@dataclass(frozen=True)
class Place:
    """A folder or a database, empty at first."""

    folder: Path
    database: str | None = None

    async def open(self) -> Store:
        """A store here; there may be several at once."""
        return await open_store(self.folder, self.database)

    def run(self, scenario: Callable[[Store], Awaitable[T]]) -> T:
        """Open a store here, do something with it, and close it."""

        async def body() -> T:
            store = await self.open()
            try:
                return await scenario(store)
            finally:
                await store.close()

        return asyncio.run(body())
