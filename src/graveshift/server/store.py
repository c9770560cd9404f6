"""Where tables are kept: for each a log of numbered bodies, and a summary to find it by.

The log is the table. A store knows nothing of games: a body is bytes, a number is its place in the
log, and logs have no gaps. What a process has in memory is a cache of it. Several processes may
use one place at once; nobody owns a table, and who comes first to a number has it:

    while not await store.append(table, len(log), [body]):
        log += await store.read(table, first=len(log))  # somebody else was first
        body = ...  # judged again, after what they did

There are two: `graveshift.server.sqlite`, one file in a folder, and `graveshift.server.postgres`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

from graveshift.engine.errors import UserError

Wake: TypeAlias = Callable[[str | None], None]
"""Told that others have written to a table, or with None: that it could be any."""


class StoreError(UserError):
    """A store that cannot be opened, read or written; the message is one sentence."""


class NoTableError(LookupError):
    """A table that is not there: never was, or has been deleted."""


@dataclass(frozen=True, kw_only=True)
class Summary:
    """What can be asked of tables without reading their logs.

    It follows from the log, as everything does, and is replaced with the entries that change it.
    """

    owners: frozenset[bytes] = frozenset()
    """Who has the table in their list, each as the store's user names them: hashes."""
    is_open: bool = False
    """Whether everybody may find it."""
    touched: int = 0
    """When it last changed, in milliseconds; lists are in this order, newest first."""
    due: int | None = None
    """When something will happen by itself, in milliseconds: a clock at zero, a bot's answer."""
    about: bytes = b""
    """What a list shows of it."""


class Found(NamedTuple):
    """A table in a list."""

    table: str
    touched: int
    about: bytes


class Kept(NamedTuple):
    """A state that was kept beside the log, as it was before the entry of this number."""

    number: int
    body: bytes


class Store(Protocol):
    """A place for tables.

    Whatever writes returns only when the disk has it, also through a loss of power. If it raises
    `StoreError` instead, it may have been written or not; `read` tells.
    """

    async def create(self, table: str, bodies: Sequence[bytes], summary: Summary) -> bool:
        """Begin a log with these bodies from number 0 on; False when there is such a table."""

    async def append(
        self, table: str, number: int, bodies: Sequence[bytes], summary: Summary | None = None
    ) -> bool:
        """Add bodies from this number on, all or none; False when the number is taken.

        The summary replaces the old one in the same instant. A number beyond the end of the log
        is a `ValueError`, a table that is not there `NoTableError`.
        """

    async def read(self, table: str, first: int = 0) -> list[bytes]:
        """All bodies from this number on; `NoTableError` when there is no such table."""

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """How many entries the logs of these tables have; those that are not there are left out."""

    async def delete(self, table: str) -> bool:
        """Remove a table with all it holds; False when there was none."""

    async def tables_of(self, owner: bytes, most: int = 100) -> list[Found]:
        """The tables in somebody's list, newest first."""

    async def open_tables(self, most: int = 100) -> list[Found]:
        """The tables that everybody may find, newest first."""

    async def due(self, until: int, most: int = 1000) -> list[tuple[str, int]]:
        """The tables where something is due by then, and when, soonest first."""

    async def keep_state(self, table: str, number: int, body: bytes) -> None:
        """Keep a state as it was before the entry of this number; the latest is kept."""

    async def last_state(self, table: str) -> Kept | None:
        """The state kept last."""

    def listen(self, wake: Wake) -> Callable[[], None]:
        """Call `wake` on this event loop when others write; returns what ends that.

        A wake-up is only a hint to read: it may come late, twice or without a cause. It comes with
        None when some could have been missed, so at the beginning too; `lengths` tells where.
        """

    async def check(self) -> None:
        """`StoreError` when the store cannot be written now."""

    async def close(self) -> None:
        """Finish what is being written, and let go of the place."""
