"""The store that was asked for: a folder of this computer, or a database."""

from __future__ import annotations

from pathlib import Path

from graveshift.server.sqlite import open_sqlite
from graveshift.server.store import Store, StoreError


async def open_store(folder: Path, database: str | None = None) -> Store:
    """The store in a database if one is named, else in a folder."""
    if database is None:
        return await open_sqlite(folder)
    try:
        from graveshift.server.postgres import open_postgres  # noqa: PLC0415 - an extra
    except ImportError:
        raise StoreError(
            "PostgreSQL needs asyncpg: pip install graveshift[postgres], or leave --database out."
        ) from None
    return await open_postgres(database)
