"""Serving: a house behind a web server, from the first socket to the last goodbye.

When it is told to stop (SIGTERM, Ctrl-C) the server takes no more connections, finishes what is
being written and acknowledges it, tells every socket that it leaves (close code 1012), and closes
the store. Whoever is connected comes back to the next server and misses nothing.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import uvicorn

from graveshift.engine.errors import UserError
from graveshift.games import game_named
from graveshift.server import diary
from graveshift.server.app import application
from graveshift.server.credits import Limits
from graveshift.server.edge import Edge
from graveshift.server.front import PAGE, Front
from graveshift.server.guard import Guard, is_loopback, networks_of
from graveshift.server.house import House, Settings
from graveshift.server.ledger import GameNamed
from graveshift.server.opening import open_store
from graveshift.server.pulse import Pulse, WallClock
from graveshift.server.wire import IDLE_FOR, PING_EVERY, PONG_WITHIN, HttpPeer, SocketPeer

HERE = ("127.0.0.0/8", "::1")
"""The networks of this machine."""
LONGEST_MESSAGE = 16 * 1024
MESSAGES_AHEAD = 8
FINISH_WITHIN = 10
"""Seconds for what is being done when the server is told to stop."""
WAITING = 2048
"""Connections that wait to be taken."""


class AddressInUseError(UserError):
    """An address on which the server cannot listen."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How a server is to be run."""

    folder: Path
    """Where tables are kept, unless a database is named."""
    database: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    """0 for any that is free."""
    origins: tuple[str, ...] = ()
    """Where people reach it, such as https://play.example.org."""
    proxies: tuple[str, ...] = ()
    """Networks of proxies that are believed about who asks."""
    watchers: tuple[str, ...] = HERE
    """Networks from which the metrics may be read."""
    limits: Limits = field(default_factory=Limits)
    house: Settings = field(default_factory=Settings)
    pulse: Pulse = field(default_factory=WallClock)
    games: GameNamed = game_named
    page: Path | None = PAGE
    """Where the built page is, if it is to be served."""


class Service(uvicorn.Server):
    """A web server that says when it is there, and leaves politely."""

    def __init__(
        self, config: uvicorn.Config, edge: Edge, ready: Callable[[Service], None]
    ) -> None:
        """`ready` is called once connections are taken."""
        super().__init__(config)
        self.edge = edge
        self.ready = ready
        self.address = ""
        """Where it listens, as a link."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Take connections."""
        await super().startup(sockets)
        gc.freeze()  # what was loaded so far stays, and need not be looked through again
        self.ready(self)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, finish, and say goodbye."""
        diary.note("leaving")
        for server in self.servers:
            server.close()
        self.edge.is_leaving = True
        try:
            async with asyncio.timeout(FINISH_WITHIN):
                await self.edge.house.close()
        except TimeoutError:
            diary.warn("not-finished")
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Be told to stop; that is no failure, so the signal ends here."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        heard = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in heard}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


async def serve(plan: Plan, ready: Callable[[Service], None]) -> None:
    """Serve until told to stop."""
    guard = Guard.of(plan.origins)
    watchers, proxies = networks_of(plan.watchers), networks_of(plan.proxies)
    listener = listening(plan.host, plan.port)
    with listener:
        store = await open_store(plan.folder, plan.database)
        try:
            settings = replace(plan.house, contact=next(iter(plan.origins), plan.house.contact))
            house = House(store, plan.pulse, settings, plan.games)
            await house.open()
            front = Front.of(plan.page)
            edge = Edge(house, store, plan.pulse, guard, plan.limits, watchers, front)
            service = Service(config_of(edge, [str(network) for network in proxies]), edge, ready)
            service.address = address_of(listener, plan.host)
            diary.note("serving", port=listener.getsockname()[1])
            await service.serve([listener])
        finally:
            await store.close()
    diary.note("left")


def run(plan: Plan, ready: Callable[[Service], None]) -> None:
    """Serve in this thread until told to stop."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(plan, ready))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where there is one."""
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - not everywhere

    return uvloop.new_event_loop


def config_of(edge: Edge, proxies: list[str]) -> uvicorn.Config:
    """How uvicorn is to serve."""
    return uvicorn.Config(
        application(edge),
        http=HttpPeer,
        ws=SocketPeer,
        ws_max_size=LONGEST_MESSAGE,
        ws_max_queue=MESSAGES_AHEAD,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        server_header=False,
        workers=1,
        backlog=WAITING,
        timeout_keep_alive=IDLE_FOR,
        timeout_graceful_shutdown=FINISH_WITHIN,
    )


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens, or one sentence why there is none."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, address = found[0]
        both = family == socket.AF_INET6 and host == "::" and socket.has_dualstack_ipv6()
        made = socket.create_server(address, family=family, backlog=WAITING, dualstack_ipv6=both)
    except socket.gaierror:
        raise AddressInUseError(
            f"there is no address {host!r} here; --host can be 127.0.0.1, or 0.0.0.0 for all."
        ) from None
    except OSError as error:
        raise AddressInUseError(why_not(error, host, port)) from None
    made.setblocking(False)
    return made


def why_not(error: OSError, host: str, port: int) -> str:
    """The sentence about an address that cannot be had."""
    match error.errno:
        case errno.EADDRINUSE:
            return (
                f"port {port} on {host} is taken; choose another with --port, "
                f"or --port 0 for any that is free."
            )
        case errno.EACCES | errno.EPERM:
            return f"port {port} is not yours to use; choose one from 1024 on with --port."
        case errno.EADDRNOTAVAIL:
            return f"{host} is no address of this machine; --host can be 127.0.0.1 or 0.0.0.0."
        case _:
            return f"{host} port {port} cannot be used: {error.strerror or 'no reason given'}."


def address_of(listener: socket.socket, host: str) -> str:
    """The link under which a server is reached from this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)  # noqa: S104 - said, not bound
    shown = f"[{shown}]" if ":" in shown and not shown.startswith("[") else shown
    return f"http://{shown}:{listener.getsockname()[1]}"


def is_open_to_others(plan: Plan) -> bool:
    """Whether others than this machine can reach the server without a proxy."""
    return not is_loopback(plan.host)
