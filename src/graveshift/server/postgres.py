"""The store in a PostgreSQL database, for any number of processes.

Nobody owns a table. The primary key (table, number) decides who was first; a commit is synced
before it is told. `NOTIFY` only wakes, and is sent outside the writing transaction: inside it every
commit in the database would wait for a common lock.

A link that breaks leaves open whether the last statement was carried out. What is written is
therefore written again until it is certain: when the number is taken by then, and by the very same
bodies, they are ours.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, TypeAlias, TypeVar

import asyncpg

from graveshift.server.postgres_place import LOST, STATEMENT_SECONDS, Place, explained
from graveshift.server.postgres_waking import Waking
from graveshift.server.store import Found, Kept, NoTableError, StoreError, Summary, Wake

T = TypeVar("T")

Connection: TypeAlias = Any
"""asyncpg has no types."""

MOST_CONNECTIONS = 10
PATIENCE = 15.0
"""Seconds in which a link that broke has to come back."""
PAUSE = 0.1

ADD = """WITH added AS (INSERT INTO graveshift.entries (table_id, number, body)
        SELECT $1, $2 + place - 1, body
        FROM unnest($3::bytea[]) WITH ORDINALITY AS new (body, place)
        WHERE EXISTS (SELECT FROM graveshift.entries WHERE table_id = $1 AND number = $2 - 1)
        AND NOT EXISTS (SELECT FROM graveshift.entries WHERE table_id = $1 AND number = $2)
        RETURNING number),
    summed AS (UPDATE graveshift.tables SET is_open = $4, touched = $5, due = $6, about = $7
        WHERE id = $1 AND $4::boolean IS NOT NULL AND EXISTS (SELECT FROM added)),
    gone AS (DELETE FROM graveshift.owners
        WHERE table_id = $1 AND owner <> ALL ($8::bytea[]) AND EXISTS (SELECT FROM added)),
    come AS (INSERT INTO graveshift.owners (owner, table_id)
        SELECT owner, $1 FROM unnest($8::bytea[]) AS new (owner)
        WHERE EXISTS (SELECT FROM added) ON CONFLICT DO NOTHING)
    SELECT count(*) FROM added"""
"""One statement is one transaction and one journey. The primary key decides between those who write
at once; NOT EXISTS only spares the database's log an error when the number was taken long ago. A
summary of NULLs changes nothing: `owner <> ALL (NULL)` holds for nobody."""
NO_SUMMARY = (None, None, None, None, None)
ENTER = """INSERT INTO graveshift.tables (id, is_open, touched, due, about)
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id"""
OWN = "INSERT INTO graveshift.owners (owner, table_id) SELECT unnest($2::bytea[]), $1"
BEGIN = """INSERT INTO graveshift.entries (table_id, number, body)
    SELECT $1, place - 1, body FROM unnest($2::bytea[]) WITH ORDINALITY AS new (body, place)"""
READ = """SELECT body FROM graveshift.entries
    WHERE table_id = $1 AND number >= $2 ORDER BY number"""
SLICE = READ + " LIMIT $3"
LENGTHS = """SELECT id, last + 1 FROM (
    SELECT id, (SELECT max(number) FROM graveshift.entries WHERE table_id = id) AS last
    FROM unnest($1::text[]) AS wanted (id)) AS ends WHERE last IS NOT NULL"""
KEEP = """INSERT INTO graveshift.states AS kept (table_id, number, body) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, body = excluded.body
    WHERE excluded.number >= kept.number"""
OF_OWNER = """SELECT id, touched, about
    FROM graveshift.owners JOIN graveshift.tables ON id = table_id
    WHERE owner = $1 ORDER BY touched DESC, id LIMIT $2"""
OPEN = """SELECT id, touched, about FROM graveshift.tables
    WHERE is_open ORDER BY touched DESC, id LIMIT $1"""
DUE = "SELECT id, due FROM graveshift.tables WHERE due <= $1 ORDER BY due, id LIMIT $2"


async def open_postgres(url: str) -> PostgresStore:
    """The store in a database, which is brought up to date."""
    place = Place(url)
    await place.make_ready()
    try:
        return PostgresStore(place, await place.pool(MOST_CONNECTIONS))
    except (*LOST, asyncpg.PostgresError) as error:
        raise explained(error, place.name) from None


class PostgresStore:
    """Tables in a database; see `graveshift.server.store.Store` for what it does."""

    def __init__(self, place: Place, pool: Any) -> None:  # noqa: ANN401 - asyncpg has no types
        """Use a database that `open_postgres` has made ready."""
        self.place = place
        self.pool = pool
        self.waking = Waking(place, pool)
        self.closed = False

    async def create(self, table: str, bodies: Sequence[bytes], summary: Summary) -> bool:
        """Begin a log."""
        if not bodies:
            raise ValueError("a log begins with at least one entry.")

        async def work(connection: Connection, again: bool) -> bool:
            async with connection.transaction():
                if await connection.fetchval(ENTER, table, *row(summary)) is None:
                    return again and await holds(connection, table, 0, bodies)
                await connection.execute(BEGIN, table, bodies)
                await connection.execute(OWN, table, list(summary.owners))
            return True

        made = await self.do(work)
        if made:
            self.waking.say(table)
        return made

    async def append(
        self, table: str, number: int, bodies: Sequence[bytes], summary: Summary | None = None
    ) -> bool:
        """Add to a log, if the number is free."""
        if not bodies:
            raise ValueError("nothing to append.")
        values = (*row(summary), list(summary.owners)) if summary else NO_SUMMARY

        async def work(connection: Connection, again: bool) -> bool:
            try:
                added = await connection.fetchval(ADD, table, number, bodies, *values)
            except asyncpg.UniqueViolationError:
                added = 0
            except asyncpg.ForeignKeyViolationError:
                raise NoTableError(table) from None
            if added:
                return True
            await self.require_end(connection, table, number)
            return again and await holds(connection, table, number, bodies)

        mine = await self.do(work)
        if mine:
            self.waking.say(table)
        return mine

    async def require_end(self, connection: Connection, table: str, number: int) -> None:
        """See that a number is not beyond the end of a log that is there."""
        length = dict(await connection.fetch(LENGTHS, [table])).get(table)
        if length is None:
            raise NoTableError(table)
        if number > length:
            raise ValueError(f"the log has {length} entries; number {number} leaves a gap.")

    async def delete(self, table: str) -> bool:
        """Remove a table."""

        async def work(connection: Connection, again: bool) -> bool:
            query = "DELETE FROM graveshift.tables WHERE id = $1 RETURNING id"
            return await connection.fetchval(query, table) is not None or again

        gone = await self.do(work)
        if gone:
            self.waking.say(table)
        return gone

    async def keep_state(self, table: str, number: int, body: bytes) -> None:
        """Keep a state, unless a later one is kept."""

        async def work(connection: Connection, _: bool) -> None:
            try:
                await connection.execute(KEEP, table, number, body)
            except asyncpg.ForeignKeyViolationError:
                raise NoTableError(table) from None

        await self.do(work)

    async def read(self, table: str, first: int = 0) -> list[bytes]:
        """Read a log."""

        async def work(connection: Connection, _: bool) -> list[bytes]:
            bodies = await connection.fetch(READ, table, first)
            if not bodies:
                await require(connection, table)
            return [body for (body,) in bodies]

        return await self.do(work)

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """Say how long logs are."""
        return dict(await self.rows(LENGTHS, list(tables)))

    async def last_state(self, table: str) -> Kept | None:
        """Read the state kept last."""

        async def work(connection: Connection, _: bool) -> Kept | None:
            query = "SELECT number, body FROM graveshift.states WHERE table_id = $1"
            kept = await connection.fetchrow(query, table)
            if kept is None:
                await require(connection, table)
            return kept and Kept(*kept)

        return await self.do(work)

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
        """Wake when another process has written."""
        return self.waking.listen(wake)

    async def check(self) -> None:
        """See that the database can be written."""

        async def work(connection: Connection, _: bool) -> None:
            if await connection.fetchval("SHOW transaction_read_only") != "off":
                raise asyncpg.ReadOnlySQLTransactionError

        await self.do(work)

    async def close(self) -> None:
        """Let go of the database."""
        self.closed = True
        await self.waking.close()
        try:
            await asyncio.wait_for(self.pool.close(), STATEMENT_SECONDS)
        except LOST:
            self.pool.terminate()

    async def rows(self, query: str, *values: object) -> list[Any]:
        """What a query finds."""

        async def work(connection: Connection, _: bool) -> list[Any]:
            found: list[Any] = await connection.fetch(query, *values)
            return found

        return await self.do(work)

    async def do(self, work: Callable[[Connection, bool], Awaitable[T]]) -> T:
        """Do something in the database, again and again while links to it break.

        The work is told whether it may have been carried out before.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        again = False
        while not self.closed:
            try:
                async with self.pool.acquire(timeout=STATEMENT_SECONDS) as connection:
                    return await work(connection, again)
            except ValueError:
                raise
            except LOST as error:
                if loop.time() > end:
                    raise explained(error, self.place.name) from None
            except asyncpg.PostgresError as error:
                raise explained(error, self.place.name) from None
            again = True
            await asyncio.sleep(PAUSE)
        raise StoreError("the store has been closed.")


def row(summary: Summary) -> tuple[bool, int, int | None, bytes]:
    """A summary as it stands in its table."""
    return summary.is_open, summary.touched, summary.due, summary.about


async def holds(connection: Connection, table: str, number: int, bodies: Sequence[bytes]) -> bool:
    """Whether the log has just these bodies from this number on."""
    found = await connection.fetch(SLICE, table, number, len(bodies))
    return [body for (body,) in found] == list(bodies)


async def require(connection: Connection, table: str) -> None:
    """See that there is such a table."""
    query = "SELECT EXISTS (SELECT FROM graveshift.tables WHERE id = $1)"
    if not await connection.fetchval(query, table):
        raise NoTableError(table)
