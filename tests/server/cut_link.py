"""A link to PostgreSQL that can be cut just when an answer is on its way back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.server.postgres_server import PostgresServer

SOCKET = ".s.PGSQL.5432"
CHUNK = 1 << 16


class Link:
    """Passes everything on, until something is asked that holds `cut_at`.

    That still reaches the database, but its answer does not come back.
    """

    def __init__(self, database: Path) -> None:
        self.database = database
        self.cut_at: bytes | None = None
        self.cuts = 0
        self.passing: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self.passing.add(task)
        far_reader, far_writer = await asyncio.open_unix_connection(str(self.database))
        doomed = asyncio.Event()
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self.pass_questions(reader, far_writer, doomed))
                group.create_task(self.pass_answers(far_reader, writer, doomed))
        except* (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.transport.abort()
            far_writer.transport.abort()
            self.passing.discard(task)

    async def pass_questions(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, doomed: asyncio.Event
    ) -> None:
        while data := await reader.read(CHUNK):
            if self.cut_at and self.cut_at in data:
                self.cut_at = None
                doomed.set()
            writer.write(data)
            await writer.drain()
        raise ConnectionResetError

    async def pass_answers(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, doomed: asyncio.Event
    ) -> None:
        while data := await reader.read(CHUNK):
            if doomed.is_set():
                self.cuts += 1
                break
            writer.write(data)
            await writer.drain()
        raise ConnectionResetError


@asynccontextmanager
async def link_to(postgres: PostgresServer, folder: Path) -> AsyncIterator[tuple[Link, str]]:
    """A link with an end in a folder, and the URL by which the database is reached over it."""
    link = Link(postgres.folder / SOCKET)
    server = await asyncio.start_unix_server(link.serve, str(folder / SOCKET))
    try:
        yield link, f"postgresql://postgres@/postgres?host={folder}"
    finally:
        server.close()
        for task in tuple(link.passing):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.sleep(0)  # aborted transports close in the next turn of the loop
