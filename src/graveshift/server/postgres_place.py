"""A PostgreSQL database: reached, brought up to date, and what is wrong with it in words.

Its password appears in no sentence. All tables are in a schema of their own, `graveshift`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import unquote

import asyncpg

from graveshift.server.schema import STEPS, Step, missing
from graveshift.server.store import StoreError

OURS = 0x47526176
"""The advisory lock under which steps are taken: one process at a time."""
CONNECT_SECONDS = 5.0
STATEMENT_SECONDS = 10.0
SETTINGS = {
    "application_name": "graveshift",
    "synchronous_commit": "on",
    "statement_timeout": "8s",
    "idle_in_transaction_session_timeout": "10s",
}

LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.DeadlockDetectedError,
)
"""What passes by itself: a broken link, a server that restarts, a deadlock, a full disk."""


class Place:
    """A database, by its URL."""

    def __init__(self, url: str) -> None:
        """Keep the URL, and a name for it that can be shown."""
        if not url.startswith(("postgresql://", "postgres://")):
            raise StoreError("a database is given as postgresql://USER:PASSWORD@HOST/NAME.")
        self.url = url
        self.name = name_of(url)

    async def connect(self) -> Any:  # noqa: ANN401 - asyncpg has no types
        """One connection."""
        return await asyncpg.connect(
            self.url,
            timeout=CONNECT_SECONDS,
            command_timeout=STATEMENT_SECONDS,
            server_settings=SETTINGS,
        )

    async def pool(self, most: int) -> Any:  # noqa: ANN401 - asyncpg has no types
        """Several connections; they are handed on as they are, since nobody changes a setting."""
        return await asyncpg.create_pool(
            self.url,
            min_size=1,
            max_size=most,
            reset=as_it_is,
            timeout=CONNECT_SECONDS,
            command_timeout=STATEMENT_SECONDS,
            server_settings=SETTINGS,
        )

    async def make_ready(self, steps: Sequence[Step] = STEPS) -> None:
        """Take the steps that the database has not taken."""
        try:
            connection = await self.connect()
        except ValueError:
            raise StoreError(
                "the URL of the database cannot be read; it is like "
                "postgresql://USER:PASSWORD@HOST/NAME, with special characters as %XX."
            ) from None
        except (*LOST, asyncpg.PostgresError) as error:
            raise explained(error, self.name) from None
        try:
            async with connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({OURS})")
                await self.bring_up_to_date(connection, steps)
        except (*LOST, asyncpg.PostgresError) as error:
            raise explained(error, self.name) from None
        finally:
            connection.terminate()

    async def bring_up_to_date(
        self,
        connection: Any,  # noqa: ANN401 - asyncpg has no types
        steps: Sequence[Step],
    ) -> None:
        """Take steps inside a transaction."""
        if await connection.fetchval("SHOW fsync") != "on":
            raise StoreError(
                f"{self.name} does not sync what it writes (fsync = off), so a loss of power "
                "could take what players were told is stored."
            )
        if not await connection.fetchval("SELECT to_regnamespace('graveshift') IS NOT NULL"):
            await connection.execute("CREATE SCHEMA graveshift")
            await connection.execute("CREATE TABLE graveshift.store (version integer NOT NULL)")
            await connection.execute("INSERT INTO graveshift.store VALUES (0)")
        elif not await connection.fetchval("SELECT to_regclass('graveshift.store') IS NOT NULL"):
            raise StoreError(f"{self.name} has a schema `graveshift` that is none of ours.")
        taken = await connection.fetchval("SELECT version FROM graveshift.store")
        for step in missing(taken, self.name, steps):
            for statement in step.postgres:
                await connection.execute(statement)
        if taken < len(steps):
            await connection.execute("UPDATE graveshift.store SET version = $1", len(steps))


async def as_it_is(_: object) -> None:
    """Leave a connection as it is."""


def name_of(url: str) -> str:
    """What a URL leads to, without the user and the password."""
    place = url.partition("://")[2].partition("?")[0].rpartition("@")[2]
    host, _, database = place.partition("/")
    host = host if host.startswith("[") else host.partition(":")[0]
    return f"the database {unquote(database) or 'of this user'} on {host or 'this computer'}"


def explained(error: Exception, name: str) -> StoreError:
    """What PostgreSQL or the link to it complains of, in one sentence."""
    match error:
        case asyncpg.InvalidAuthorizationSpecificationError():  # a wrong password is one
            return StoreError(f"{name} does not accept this user or this password.")
        case asyncpg.InvalidCatalogNameError():
            return StoreError(f"{name} does not exist; `createdb` makes it.")
        case asyncpg.InsufficientPrivilegeError():
            return StoreError(f"{name} does not let this user make or use the tables.")
        case asyncpg.ReadOnlySQLTransactionError():
            return StoreError(f"{name} cannot be written: it is read-only, or a standby.")
        case asyncpg.DiskFullError():
            return StoreError(f"the disk is full: {name} cannot grow.")
        case asyncpg.TooManyConnectionsError():
            return StoreError(f"{name} takes no more connections.")
        case asyncpg.QueryCanceledError():
            return StoreError(f"{name} does not answer in time.")
        case asyncpg.PostgresError() if not isinstance(error, LOST):
            return StoreError(f"{name} cannot be used: {error.message}.")
        case _:
            return StoreError(f"{name} cannot be reached.")
