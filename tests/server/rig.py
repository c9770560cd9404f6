"""A real server on a real port for tests, and what one does to a server from outside."""

from __future__ import annotations

import asyncio
import io
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_socket

from graveshift.server.clients import Site, new_id
from graveshift.server.credits import Allowance, Limits
from graveshift.server.diary import close_diary, open_diary
from graveshift.server.house import Settings
from graveshift.server.messages import Create, Done, Made, PlayNow, Sit, Start
from graveshift.server.serving import Plan, Service, loop_factory, serve
from graveshift.server.visitors import STRICT

PLENTY = Allowance(10**9, 1)
GENEROUS = Limits(PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, 10**6)
"""For tests that are about something else."""
PATIENCE = 30.0


@dataclass
class Running:
    """A server that runs."""

    plan: Plan
    service: Service
    loop: asyncio.AbstractEventLoop
    diary: io.StringIO
    thread: threading.Thread = field(default_factory=threading.Thread)

    @property
    def origin(self) -> str:
        """Where it is."""
        return self.service.address

    @property
    def port(self) -> int:
        """Its port."""
        port = urlsplit(self.origin).port
        assert port is not None
        return port

    def do(self, coroutine: Any) -> Any:
        """Run something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)

    def stop(self) -> None:
        """Tell it to stop, and wait until it has."""
        self.service.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"

    def lines(self) -> list[dict[str, Any]]:
        """What it wrote about itself."""
        return [json.loads(line) for line in self.diary.getvalue().splitlines()]

    def bytes_at_rest(self) -> dict[str, list[tuple[Any, ...]]]:
        """Everything the store holds."""
        import sqlite3
        from contextlib import closing

        with closing(sqlite3.connect(self.plan.folder / "graveshift.sqlite")) as file:
            names = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            return {name: file.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()  # noqa: S608
                    if name != "deletions" else file.execute("SELECT * FROM deletions").fetchall()
                    for (name,) in names}  # fmt: skip


@contextmanager
def running(folder: Path, *, expects: str = "", **said: Any) -> Iterator[Running]:
    """Run a server in a thread, by default with limits that nobody reaches.

    It must not write down an error, unless that very one is expected; then it must.
    """
    usual = {"limits": GENEROUS, "house": Settings(thinkers=1, compiles=False), "page": None}
    plan = Plan(folder=folder, **{"port": 0, **usual, **said})
    ready, found, failed = threading.Event(), [], []
    diary = io.StringIO()

    def note(service: Service) -> None:
        found.append((service, asyncio.get_running_loop()))
        ready.set()

    def work() -> None:
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                runner.run(serve(plan, note))
        except BaseException as error:  # noqa: BLE001 - handed to the test
            failed.append(error)
        finally:
            ready.set()

    handler = open_diary(diary)
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    try:
        assert ready.wait(PATIENCE), "the server does not start"
        if not found:
            raise failed[0]
        server = Running(plan, *found[0], diary, thread)
        yield server
        server.stop()
        if failed:
            raise failed[0]
        errors = [line for line in server.lines() if line["level"] == "error"]
        strange = [line for line in errors if line["event"] != expects]
        assert not strange, f"the server met with something it did not expect: {strange[0]}"
        assert bool(expects) == bool(errors)
    finally:
        close_diary(handler)


class Wire:
    """A socket to a table on which a test says whatever it likes."""

    def __init__(self, where: str, table: str, token: str = "", **headers: str) -> None:
        """Open it; `headers` with underscores for dashes."""
        said = {name.replace("_", "-"): value for name, value in headers.items()}
        if token:
            said["cookie"] = f"{STRICT}={token}"
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect_socket(
                f"{where.replace('http', 'ws', 1)}/api/tables/{table}/stream",
                additional_headers=said,
                compression=None,
                proxy=None,
                close_timeout=1,
            )
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave."""
        self.stack.close()

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self, seconds: float = 5.0) -> dict[str, Any]:
        """The next message."""
        said: dict[str, Any] = json.loads(self.socket.recv(timeout=seconds))
        return said

    def hear_of(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (said := self.hear())["type"] not in types:
            pass
        return said

    def hello(self, *seats: int, **since: int) -> dict[str, Any]:
        """Begin, and hear the first thing shown."""
        self.say(type="hello", seats=list(seats), since={k.strip("s"): n for k, n in since.items()})
        return self.hear_of("snapshot", "frame", "refused")


def play_now(server: Running, site: Site | None = None, **said: Any) -> tuple[Site, Made]:
    """A table against bots, begun."""
    site = site or Site(server.origin)
    asked = PlayNow(id=new_id(), **{"game": "mall-of-horror", "seats": 3, "bot": "chancer",
                                    "pace": "instant", **said})  # fmt: skip
    return site, asyncio.run(site.ask(Made, "/api/play-now", asked))


def new_game(
    server: Running, seats: int, people: int | None = None, **said: Any
) -> tuple[str, list[Site]]:
    """A game of people that has begun, and who they are; one person may have several seats."""
    sites = [Site(server.origin) for _ in range(people or seats)]

    async def sit() -> str:
        asked = Create(id=new_id(), **{"game": "mall-of-horror", "seats": seats,
                                       "pace": "instant", **said})  # fmt: skip
        made = await sites[0].ask(Made, "/api/tables", asked)
        place = f"/api/tables/{made.table}"
        for seat in range(seats):
            await sites[seat % len(sites)].ask(Done, f"{place}/seats/{seat}", Sit(id=new_id()))
        await sites[0].ask(Done, f"{place}/start", Start(id=new_id()))
        return made.table

    return asyncio.run(sit()), sites


def raw(port: int, data: bytes, seconds: float = 5.0) -> bytes:
    """Send bytes to a port, and return all that comes back until it closes."""
    with socket.create_connection(("127.0.0.1", port), timeout=seconds) as one:
        one.sendall(data)
        heard = b""
        while part := one.recv(65536):
            heard += part
        return heard
