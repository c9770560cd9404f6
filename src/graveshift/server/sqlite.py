"""The store as one SQLite file in a folder: `DATA/graveshift.sqlite`.

One thread writes (`sqlite_writer`), a few read, each on a connection of its own; in WAL mode they
never wait for each other. Other processes may use the same file: SQLite's lock lets one write at a
time, and a number that somebody else took meanwhile is seen inside the writing transaction.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import Any, TypeVar

from graveshift.server.sqlite_file import connect, explained, make_ready
from graveshift.server.sqlite_writer import Writer
from graveshift.server.store import Found, Kept, NoTableError, StoreError, Summary, Wake

T = TypeVar("T")

READERS = 4
LEAST_ROOM = 1 << 20
"""Bytes of free disk below which a store counts as full."""

ADD = "INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)"
LAST = "SELECT max(number) FROM entries WHERE table_id = ?"
ENTER = "INSERT OR IGNORE INTO tables (id, is_open, touched, due, about) VALUES (?, ?, ?, ?, ?)"
SUM_UP = "UPDATE tables SET is_open = ?, touched = ?, due = ?, about = ? WHERE id = ?"
KEEP = """INSERT INTO states (table_id, number, body) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, body = excluded.body
    WHERE excluded.number >= number"""
OF_OWNER = """SELECT id, touched, about FROM owners JOIN tables ON id = table_id
    WHERE owner = ? ORDER BY touched DESC, id LIMIT ?"""
OPEN = "SELECT id, touched, about FROM tables WHERE is_open ORDER BY touched DESC, id LIMIT ?"
DUE = "SELECT id, due FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?"


async def open_sqlite(folder: Path) -> SqliteStore:
    """The store in a folder, which is made if it is not there."""
    path = await asyncio.to_thread(make_ready, folder)
    return SqliteStore(path)


class SqliteStore:
    """Tables in one SQLite file; see `graveshift.server.store.Store` for what it does."""

    def __init__(self, path: Path) -> None:
        """Use a file that has been made ready."""
        self.path = path
        self.writer = Writer(path)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self.mine = local()
        self.connections: list[sqlite3.Connection] = []

    async def create(self, table: str, bodies: Sequence[bytes], summary: Summary) -> bool:
        """Begin a log."""
        if not bodies:
            raise ValueError("a log begins with at least one entry.")

        def work(connection: sqlite3.Connection) -> bool:
            values = (summary.is_open, summary.touched, summary.due, summary.about)
            if not connection.execute(ENTER, (table, *values)).rowcount:
                return False
            connection.executemany(ADD, rows(table, 0, bodies))
            own(connection, table, summary.owners)
            return True

        return await self.writer.do(work)

    async def append(
        self, table: str, number: int, bodies: Sequence[bytes], summary: Summary | None = None
    ) -> bool:
        """Add to a log, if the number is free."""
        if not bodies:
            raise ValueError("nothing to append.")

        def work(connection: sqlite3.Connection) -> bool:
            (last,) = connection.execute(LAST, (table,)).fetchone()
            if last is None:
                raise NoTableError(table)
            if number > last + 1:
                raise ValueError(f"the log has {last + 1} entries; number {number} leaves a gap.")
            if number <= last:
                return False
            connection.executemany(ADD, rows(table, number, bodies))
            if summary is not None:
                sum_up(connection, table, summary)
            return True

        return await self.writer.do(work)

    async def delete(self, table: str) -> bool:
        """Remove a table."""

        def work(connection: sqlite3.Connection) -> bool:
            if not connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount:
                return False
            connection.execute("UPDATE deletions SET count = count + 1")
            return True

        return await self.writer.do(work)

    async def keep_state(self, table: str, number: int, body: bytes) -> None:
        """Keep a state, unless a later one is kept."""

        def work(connection: sqlite3.Connection) -> None:
            require(connection, table)
            connection.execute(KEEP, (table, number, body))

        await self.writer.do(work)

    async def read(self, table: str, first: int = 0) -> list[bytes]:
        """Read a log."""

        def work(connection: sqlite3.Connection) -> list[bytes]:
            bodies = connection.execute(
                "SELECT body FROM entries WHERE table_id = ? AND number >= ? ORDER BY number",
                (table, first),
            ).fetchall()
            if not bodies:
                require(connection, table)
            return [body for (body,) in bodies]

        return await self.look(work)

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """Say how long logs are."""

        def work(connection: sqlite3.Connection) -> dict[str, int]:
            ends = {table: connection.execute(LAST, (table,)).fetchone()[0] for table in tables}
            return {table: last + 1 for table, last in ends.items() if last is not None}

        return await self.look(work)

    async def last_state(self, table: str) -> Kept | None:
        """Read the state kept last."""

        def work(connection: sqlite3.Connection) -> Kept | None:
            query = "SELECT number, body FROM states WHERE table_id = ?"
            kept = connection.execute(query, (table,)).fetchone()
            if kept is None:
                require(connection, table)
            return kept and Kept(*kept)

        return await self.look(work)

    async def tables_of(self, owner: bytes, most: int = 100) -> list[Found]:
        """List the tables of an owner."""
        return [Found(*row) for row in await self.rows(OF_OWNER, owner, most)]

    async def open_tables(self, most: int = 100) -> list[Found]:
        """List the tables that everybody may find."""
        return [Found(*row) for row in await self.rows(OPEN, most)]

    async def due(self, until: int, most: int = 1000) -> list[tuple[str, int]]:
        """List the tables where something is due."""
        return [(table, due) for table, due in await self.rows(DUE, until, most)]

    def listen(self, wake: Wake) -> Callable[[], None]:
        """Wake when another process has written to the file."""
        return self.writer.listen(wake, asyncio.get_running_loop())

    async def check(self) -> None:
        """See that a transaction can begin, and that there is room for it."""
        await self.writer.do(lambda _: None)
        if shutil.disk_usage(self.path.parent).free < LEAST_ROOM:
            raise StoreError(f"the disk is full: {self.path} cannot grow.")

    async def close(self) -> None:
        """Write what waits and close the file."""
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.readers.shutdown)
        while self.connections:
            self.connections.pop().close()

    async def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What a query finds."""
        return await self.look(lambda connection: connection.execute(query, values).fetchall())

    async def look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Read, on one of the readers' threads."""

        def job() -> T:
            try:
                return work(self.connection())
            except sqlite3.Error as error:
                raise explained(error, self.path) from None

        if self.writer.closed:
            raise StoreError("the store has been closed.")
        return await asyncio.get_running_loop().run_in_executor(self.readers, job)

    def connection(self) -> sqlite3.Connection:
        """The connection of this reader's thread."""
        if not hasattr(self.mine, "connection"):
            self.mine.connection = connect(self.path)
            self.connections.append(self.mine.connection)
        connection: sqlite3.Connection = self.mine.connection
        return connection


def rows(table: str, first: int, bodies: Sequence[bytes]) -> list[tuple[str, int, bytes]]:
    """Bodies as rows of entries."""
    return [(table, number, body) for number, body in enumerate(bodies, first)]


def sum_up(connection: sqlite3.Connection, table: str, summary: Summary) -> None:
    """Replace the summary of a table."""
    values = (summary.is_open, summary.touched, summary.due, summary.about, table)
    connection.execute(SUM_UP, values)
    held = connection.execute("SELECT owner FROM owners WHERE table_id = ?", (table,))
    before = {owner for (owner,) in held}
    gone = [(owner, table) for owner in before - summary.owners]
    connection.executemany("DELETE FROM owners WHERE owner = ? AND table_id = ?", gone)
    own(connection, table, summary.owners - before)


def own(connection: sqlite3.Connection, table: str, owners: Iterable[bytes]) -> None:
    """Put a table into the lists of owners."""
    connection.executemany(
        "INSERT INTO owners (owner, table_id) VALUES (?, ?)", [(owner, table) for owner in owners]
    )


def require(connection: sqlite3.Connection, table: str) -> None:
    """See that there is such a table."""
    if not connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
        raise NoTableError(table)
