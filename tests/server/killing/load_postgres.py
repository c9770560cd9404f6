"""A PostgreSQL and a store in it under load, both in one tree of processes, to be traced.

python -m tests.server.killing.load_postgres FOLDER TURNS [SYNCHRONOUS_COMMIT]
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from graveshift.server import postgres_place
from graveshift.server.postgres import open_postgres
from tests.server.killing.load import load
from tests.server.postgres_server import PostgresServer


async def main(server: PostgresServer, turns: str, synchronous_commit: str = "on") -> None:
    """Write so many turns each."""
    postgres_place.SETTINGS["synchronous_commit"] = synchronous_commit
    await load(await open_postgres(server.url()), "1", int(turns))


if __name__ == "__main__":
    SERVER = PostgresServer(Path(sys.argv[1]))
    SERVER.start()
    try:
        asyncio.run(main(SERVER, *sys.argv[2:]))
    finally:
        SERVER.stop()
    os._exit(0)
