"""The one thread that writes to a SQLite store, for everybody.

What waits together goes into one transaction and is synced together, so that many tables cost
little more than one. Each request stands on a savepoint of its own: one that fails takes nothing
else with it. Nobody is answered before COMMIT has returned.

When nothing waits, the thread looks whether another process has written, if somebody wants to know.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from graveshift.server.sqlite_file import connect, explained, pragma
from graveshift.server.store import StoreError, Wake

T = TypeVar("T")

MOST_TOGETHER = 500
GLANCE = 0.1
"""Seconds after which to look for what other processes wrote."""


class Outcome(NamedTuple):
    """What became of a request."""

    value: Any = None
    error: Exception | None = None


class Request(NamedTuple):
    """Something to write, and who waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    answer: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop

    def settle(self, outcome: Outcome) -> None:
        """Answer, on the loop of who waits, unless nobody does any more."""
        if self.answer.done():
            return
        if outcome.error:
            self.answer.set_exception(outcome.error)
        else:
            self.answer.set_result(outcome.value)


class Listener(NamedTuple):
    """Somebody who wants to know what other processes write."""

    wake: Wake
    loop: asyncio.AbstractEventLoop


class Writer:
    """The thread and its connection."""

    def __init__(self, path: Path) -> None:
        """Begin to write to a file that is ready."""
        self.path = path
        self.waiting: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self.listeners: list[Listener] = []
        self.connection = connect(path)
        self.seen = Seen(0, 0, 0)
        self.closed = False
        self.thread = Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Write, and return when it is on disk; the work is done on the writer's thread."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self.put(Request(work, answer, loop))
        return await answer

    def put(self, request: Request) -> None:
        """Let a request wait for its turn."""
        if self.closed:
            raise StoreError("the store has been closed.")
        self.waiting.put(request)

    def listen(self, wake: Wake, loop: asyncio.AbstractEventLoop) -> Callable[[], None]:
        """Wake when others write, until what is returned has been called."""
        listener = Listener(wake, loop)

        def begin(connection: sqlite3.Connection) -> None:
            if not self.listeners:
                self.seen = look(connection)
            self.listeners.append(listener)
            tell([listener], [None])

        def stop() -> None:
            with suppress(ValueError):
                self.listeners.remove(listener)

        self.put(Request(begin, loop.create_future(), loop))
        return stop

    def close(self) -> None:
        """Write what waits, then end."""
        if not self.closed:
            self.closed = True
            self.waiting.put(None)
        self.thread.join()

    def run(self) -> None:
        """Write until the store is closed."""
        going = True
        while going:
            group = self.next_group()
            going = None not in group
            self.write([request for request in group if request])
            if self.listeners:
                self.look_around()
        self.connection.close()

    def next_group(self) -> list[Request | None]:
        """Wait for something to write, and take all that waits by then; None comes last."""
        group: list[Request | None] = []
        with suppress(queue.Empty):
            group.append(self.waiting.get(timeout=GLANCE if self.listeners else None))
            while group[-1] and len(group) < MOST_TOGETHER:
                group.append(self.waiting.get_nowait())
        return group

    def write(self, requests: Sequence[Request]) -> None:
        """Write a group and sync it, then answer."""
        if not requests:
            return
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            outcomes = [self.attempt(request) for request in requests]
            self.connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - they hear of it, and the thread goes on
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            outcomes = [Outcome(error=in_words(error, self.path)) for _ in requests]
        for request, outcome in zip(requests, outcomes, strict=True):
            call(request.loop, request.settle, outcome)

    def attempt(self, request: Request) -> Outcome:
        """Do one request, or undo it alone."""
        self.connection.execute("SAVEPOINT request")
        try:
            outcome = Outcome(request.work(self.connection))
        except Exception as error:
            if not self.connection.in_transaction:
                raise  # SQLite has undone the others too
            self.connection.execute("ROLLBACK TO request")
            outcome = Outcome(error=in_words(error, self.path))
        self.connection.execute("RELEASE request")
        return outcome

    def look_around(self) -> None:
        """Wake those who listen if others have written since."""
        try:
            before, self.seen = self.seen, look(self.connection)
            news = what_is_new(self.connection, before, self.seen)
        except sqlite3.Error:
            news = [None]
        tell(self.listeners, news)


def in_words(error: Exception, path: Path) -> Exception:
    """An error as who asked should get it."""
    return explained(error, path) if isinstance(error, sqlite3.Error) else error


class Seen(NamedTuple):
    """How far what is written has been seen."""

    version: int
    """Changes with each transaction of another connection, and only then."""
    position: int
    deletions: int


def look(connection: sqlite3.Connection) -> Seen:
    """How far what is written can be seen now."""
    version = pragma(connection, "data_version")
    position, deletions = connection.execute(
        "SELECT (SELECT max(position) FROM entries), count FROM deletions"
    ).fetchone()
    return Seen(version, position or 0, deletions)


def what_is_new(connection: sqlite3.Connection, before: Seen, now: Seen) -> list[str | None]:
    """The tables that others may have written to between; None when it could be any."""
    if now.version == before.version:
        return []
    if now.deletions != before.deletions:
        return [None]
    query = "SELECT DISTINCT table_id FROM entries WHERE position > ? AND position <= ?"
    return [table for (table,) in connection.execute(query, (before.position, now.position))]


def tell(listeners: Sequence[Listener], news: Sequence[str | None]) -> None:
    """Wake each listener on its own loop."""
    for listener in tuple(listeners):
        for table in news:
            call(listener.loop, listener.wake, table)


def call(loop: asyncio.AbstractEventLoop, function: Callable[[T], object], value: T) -> None:
    """Call a function on a loop, if the loop still runs."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(function, value)
