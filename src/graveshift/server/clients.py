"""The protocol from the other side: a client in Python, for bots, tests and whoever writes one.

    site = Site("http://127.0.0.1:8000")
    made = await site.ask(Made, "/api/play-now", PlayNow(id=new_id(), game="mall-of-horror"))
    async with Line(site, made.table, made.seats) as line:
        async for shown in line:
            mirror = line.mirrors[shown.seat]
            ...
            await line.do(Choose(id=new_id(), seat=0, code=mirror.codes[0], seen=mirror.n))

A line comes back by itself when its socket is lost, says which frames it has seen, and sends again
whatever was not answered; what comes of it is the same as if nothing had been lost.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from http.cookies import SimpleCookie
from typing import NamedTuple, Self, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from graveshift.engine.errors import UserError
from graveshift.server import messages
from graveshift.server.messages import (
    Ack,
    Answer,
    AnyDeed,
    Because,
    Frame,
    FromRequest,
    Gone,
    Hello,
    Refused,
    Snapshot,
    Why,
)
from graveshift.server.mirror import GapError, Mirror
from graveshift.server.visitors import PLAIN, STRICT

PING_EVERY, PONG_WITHIN = 4.0, 4.0
"""Seconds; together less than the ten in which a dead link has to be noticed."""
ANSWER_WITHIN = 20.0
"""Seconds for a request."""
AGAIN_AFTER = 2.5
"""Seconds until something that was not answered is sent again."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between attempts to come back."""
PASSING = frozenset({429, 500, 502, 503, 504})
"""What a server or a proxy says of a trouble that passes."""
LARGEST = 1 << 20
"""Bytes of a message from the server."""

Kind = TypeVar("Kind", bound=Answer)


class RefusedError(Exception):
    """The server refused; `refused` says why."""

    def __init__(self, refused: Refused) -> None:
        """With the server's message."""
        self.refused = refused
        super().__init__(f"{refused.cause}: {refused.says}")


class ServerError(UserError):
    """A server that cannot be reached, or does not speak this protocol."""


class Link(NamedTuple):
    """What the link to a table says."""

    origin: str
    table: str


def link_of(text: str) -> Link:
    """Read a link such as `http://127.0.0.1:8000/t/abcd2345`."""
    parts = urlsplit(text if "//" in text else f"http://{text}")
    folder, _, table = parts.path.strip("/").rpartition("/")
    if parts.scheme not in {"http", "https"} or not parts.netloc or folder != "t" or not table:
        raise UserError(f"{text!r} is no table; write its link, http://127.0.0.1:8000/t/CODE.")
    return Link(f"{parts.scheme}://{parts.netloc}", table)


def new_id() -> str:
    """A name for something asked, that nobody used before."""
    return secrets.token_hex(8)


class Site:
    """A server, and who we are there."""

    def __init__(self, origin: str, token: str = "") -> None:
        """Without a token we are given one when it is needed."""
        self.parts = urlsplit(origin)
        self.origin = f"{self.parts.scheme}://{self.parts.netloc}"
        self.token = token

    async def ask(self, kind: type[Kind], path: str, asked: FromRequest | None = None) -> Kind:
        """Send a request, and take the answer that is expected or raise what came instead."""
        status, body = await self.fetch("POST", path, messages.encode(asked) if asked else b"")
        return self.understood(kind, status, body)

    async def get(self, kind: type[Kind], path: str) -> Kind:
        """Ask for something that changes nothing."""
        return self.understood(kind, *await self.fetch("GET", path))

    async def delete(self, path: str) -> None:
        """Ask for something to be removed."""
        self.understood(messages.Done, *await self.fetch("DELETE", path))

    async def fetch(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """Send any request; returns status and body."""
        return await asyncio.to_thread(self.exchange, method, path, body)

    def exchange(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        """Send a request and wait for its answer."""
        kind = HTTPSConnection if self.parts.scheme == "https" else HTTPConnection
        connection = kind(self.parts.netloc, timeout=ANSWER_WITHIN)
        headers = {"content-type": "application/json", **self.cookies}
        try:
            connection.request(method, path, body or None, headers)
            response = connection.getresponse()
            self.remember(response.headers.get_all("set-cookie") or ())
            return response.status, response.read()
        except (OSError, HTTPException) as error:
            raise ServerError(f"{self.origin} does not answer: {error}.") from error
        finally:
            connection.close()

    def remember(self, cookies: Iterable[str]) -> None:
        """Keep the token that we are given."""
        for text in cookies:
            for name, cookie in SimpleCookie(text).items():
                if name in {STRICT, PLAIN}:
                    self.token = cookie.value

    @property
    def cookies(self) -> dict[str, str]:
        """The header that says who we are."""
        return {"cookie": f"{STRICT}={self.token}"} if self.token else {}

    def understood(self, kind: type[Kind], status: int, body: bytes) -> Kind:
        """The answer expected; anything else is raised."""
        try:
            said = messages.from_answer.decode(body)
        except msgspec.MsgspecError as error:
            raise ServerError(
                f"{self.origin} is no table server, or a newer one (status {status})."
            ) from error
        if isinstance(said, Refused):
            raise RefusedError(said)
        if not isinstance(said, kind):
            raise ServerError(f"{self.origin} answered something else than was asked.")
        return said


class Line:
    """A stream of one table, as some viewers see it, that comes back by itself."""

    def __init__(self, site: Site, table: str, viewers: Iterable[int]) -> None:
        """Nothing is sent before the line is entered with `async with`."""
        self.site = site
        self.table = table
        self.mirrors = {viewer: Mirror(viewer) for viewer in viewers}
        self.seen: dict[int, int] = {}
        """The last frame of each viewer that was shown anything."""
        self.news: asyncio.Queue[Frame | Snapshot | None] = asyncio.Queue()
        self.waiting: dict[str, tuple[AnyDeed | Why, asyncio.Future[Ack | Because]]] = {}
        self.socket: ClientConnection | None = None
        self.failure: Exception | None = None
        self.gone: Gone | None = None
        self.keeping: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Connect, and keep connected."""
        self.keeping = asyncio.create_task(self.keep())
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave."""
        if self.keeping is not None:
            self.keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self.keeping
        self.end(None)

    async def __aiter__(self) -> AsyncIterator[Frame | Snapshot]:
        """What is shown, after it went into the mirrors; ends when the table is gone."""
        while (shown := await self.news.get()) is not None:
            yield shown
        if self.failure is not None:
            raise self.failure

    async def do(self, asked: AnyDeed) -> Ack:
        """Do something, and wait until it is stored; sends it again until it is answered."""
        answer = await self.answer_to(asked)
        if not isinstance(answer, Ack):
            raise ServerError(f"{self.site.origin} answered something else than was asked.")
        return answer

    async def why(self, asked: Why) -> Because:
        """Ask why something may not be chosen."""
        answer = await self.answer_to(asked)
        if not isinstance(answer, Because):
            raise ServerError(f"{self.site.origin} answered something else than was asked.")
        return answer

    async def answer_to(self, asked: AnyDeed | Why) -> Ack | Because:
        """Send until there is an answer; who is told to slow down, does."""
        while True:
            answer: asyncio.Future[Ack | Because] = asyncio.get_running_loop().create_future()
            if self.keeping is None or self.keeping.done():
                raise self.failure or ServerError(f"the line to {self.site.origin} is closed.")
            self.waiting[asked.id] = (asked, answer)
            try:
                while not answer.done():
                    await self.send(messages.encode(asked))
                    await asyncio.wait({answer}, timeout=AGAIN_AFTER)
                return answer.result()
            except RefusedError as error:
                if error.refused.cause not in {"too-fast", "broken"}:
                    raise
                await asyncio.sleep(random.uniform(0.5, 1.5))  # noqa: S311 - no secret
            finally:
                self.waiting.pop(asked.id, None)

    async def send(self, body: bytes) -> None:
        """Send, if there is a socket; what is lost is sent again later."""
        if self.socket is not None:
            with suppress(WebSocketException, OSError):
                await self.socket.send(body.decode())

    # The socket -----------------------------------------------------------------------------------

    async def keep(self) -> None:
        """Connect, again and again, until there is nothing more to see."""
        pause = SHORTEST_PAUSE
        try:
            while self.gone is None:
                try:
                    async with self.connection() as self.socket:
                        await self.greet(self.socket)
                        async for text in self.socket:
                            pause = SHORTEST_PAUSE
                            self.hear(text)
                except InvalidStatus as error:
                    if error.response.status_code not in PASSING:
                        raise
                except (WebSocketException, OSError, TimeoutError, GapError):
                    pass
                finally:
                    self.socket = None
                if self.gone is None:
                    await asyncio.sleep(pause * random.uniform(0.5, 1.0))  # noqa: S311 - no secret
                    pause = min(pause * 2, LONGEST_PAUSE)
            self.end(None)
        except RefusedError as error:
            self.end(error)
        except (InvalidStatus, msgspec.MsgspecError) as error:
            self.end(
                ServerError(f"{self.site.origin} is no table server, or a newer one: {error}.")
            )

    def connection(self) -> connect:
        """A socket to the table's stream."""
        scheme = "wss" if self.site.parts.scheme == "https" else "ws"
        return connect(
            f"{scheme}://{self.site.parts.netloc}/api/tables/{self.table}/stream",
            additional_headers=self.site.cookies,
            compression=None,
            max_size=LARGEST,
            ping_interval=PING_EVERY,
            ping_timeout=PONG_WITHIN,
            close_timeout=1,
            proxy=None,
        )

    async def greet(self, socket: ClientConnection) -> None:
        """Say what we want to see and have seen, and what we still wait for."""
        hello = Hello(seats=tuple(self.mirrors), since=dict(self.seen))
        await socket.send(messages.encode(hello).decode())
        for asked, _ in list(self.waiting.values()):
            await socket.send(messages.encode(asked).decode())

    def hear(self, text: str | bytes) -> None:
        """Take in a message from the server."""
        said = messages.from_server.decode(text)
        match said:
            case Frame() | Snapshot():
                if isinstance(said, Frame) and said.n <= self.seen.get(said.seat, -1):
                    return  # seen before the line was lost
                self.mirrors[said.seat].apply(said)
                self.seen[said.seat] = said.n
                self.news.put_nowait(said)
            case Ack() | Because():
                self.settle(said.id, said)
            case Refused() if said.id in self.waiting:
                self.settle(said.id, RefusedError(said))
            case Refused() if not self.seen:
                raise RefusedError(said)
            case Gone():
                self.gone = said
            case _:
                pass

    def settle(self, id_: str, answer: Ack | Because | RefusedError) -> None:
        """Give an answer to whoever waits for it."""
        _, future = self.waiting.get(id_, (None, None))
        if future is None or future.done():
            return
        if isinstance(answer, RefusedError):
            future.set_exception(answer)
        else:
            future.set_result(answer)

    def end(self, failure: Exception | None) -> None:
        """Nothing more comes."""
        self.failure = self.failure or failure
        over = self.failure or ServerError(f"the line to {self.site.origin} is closed.")
        for _, future in self.waiting.values():
            if not future.done():
                future.set_exception(over)
        self.news.put_nowait(None)
