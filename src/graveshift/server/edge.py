"""The edge of the server: what every request and every socket passes before the house hears of it.

The edge knows names, pages, addresses, cookies and credits; the house knows tables. What the edge
turns away it answers with the same typed refusals, and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from time import perf_counter

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from graveshift.server import diary, messages
from graveshift.server.credits import Allowance, Limits, Purses, house_of
from graveshift.server.front import Front
from graveshift.server.guard import SAFE_HEADERS, Guard, Network
from graveshift.server.house import House
from graveshift.server.messages import Refused
from graveshift.server.metrics import Metrics
from graveshift.server.parts import Cause
from graveshift.server.pulse import Pulse
from graveshift.server.store import Store

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
"""Requests that change nothing."""
STATUS: dict[Cause, int] = {
    "bad-message": 400,
    "broken": 503,
    "forbidden": 403,
    "host-only": 403,
    "no-table": 404,
    "not-yours": 403,
    "quiet": 403,
    "silence": 403,
    "too-fast": 429,
    "too-large": 413,
    "too-many": 429,
    "unknown": 404,
    "wrong-code": 403,
}
"""The status that goes with a refusal; where none is named, what is asked does not fit: 409."""
PAGE_VERSION = "graveshift-page"
"""The header in which answers name the page that the server has; a page's own is in its head."""
MISDIRECTED = 421
UNFIT = 409
"""What was asked does not fit the table as it is."""


@dataclass
class Edge:
    """What the routes and sockets of one server share."""

    house: House
    store: Store
    pulse: Pulse
    guard: Guard
    limits: Limits = field(default_factory=Limits)
    watchers: tuple[Network, ...] = ()
    """Networks from which the metrics may be read."""
    front: Front = field(default_factory=Front)
    """The page."""
    metrics: Metrics = field(default_factory=Metrics)
    is_leaving: bool = False
    """Whether the server is about to stop, and takes nothing new."""
    open_sockets: dict[str, int] = field(default_factory=dict)
    """Sockets open from each address."""

    def __post_init__(self) -> None:
        """Hand everybody the same purses."""
        self.asking = self.purses(self.limits.asking)
        self.setting_up = self.purses(self.limits.setting_up)
        self.sitting_down = self.purses(self.limits.sitting_down)

    def purses(self, allowance: Allowance) -> Purses:
        """Purses by the server's time."""
        return Purses(allowance, self.pulse.now)

    def come_in(self, address: str) -> bool:
        """Count a socket from an address, unless it has as many as it may."""
        who = house_of(address)
        count = self.open_sockets.get(who, 0)
        if count >= self.limits.sockets:
            return False
        self.open_sockets[who] = count + 1
        self.metrics.streams.value += 1
        return True

    def go_out(self, address: str) -> None:
        """Count it no more."""
        who = house_of(address)
        self.metrics.streams.value -= 1
        self.open_sockets[who] -= 1
        if not self.open_sockets[who]:
            del self.open_sockets[who]


class Gate:
    """An application that lets in what may come in, and sends out what is safe."""

    def __init__(self, app: ASGIApp, edge: Edge) -> None:
        """Stand before an application."""
        self.app = app
        self.edge = edge

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Judge a request or a socket, then let it in."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        begun = perf_counter()
        status = [0]
        more = {"cache-control": "no-store", PAGE_VERSION: self.edge.front.version}
        outward = guarded(send, status, more if scope["path"].startswith("/api/") else {})
        refusal = self.refusal(scope)
        if refusal is None:
            await self.let_in(scope, receive, outward, status)
        else:
            await answer_early(scope, outward, *refusal)
        if scope["type"] == "http":
            self.note(scope, status[0], perf_counter() - begun)

    async def let_in(self, scope: Scope, receive: Receive, send: Send, status: list[int]) -> None:
        """Let the application answer; what it did not expect is written down, not shown."""
        try:
            await self.app(scope, receive, send)
        except Exception as error:  # noqa: BLE001 - the server goes on, whatever one request met
            diary.fail("broken", error)
            if scope["type"] == "http" and not status[0]:
                broken = Refused(
                    cause="broken", says="Something went wrong here; it is written down."
                )
                await answer_early(scope, send, 500, broken)

    def refusal(self, scope: Scope) -> tuple[int, Refused, int] | None:
        """Status, refusal and milliseconds to wait, for what may not come in."""
        headers = Headers(scope=scope)
        host, scheme = headers.get("host", ""), scheme_of(scope)
        if not self.edge.guard.answers_to(host):
            says = "This server does not go by that name; `--origin` gives it one."
            return MISDIRECTED, Refused(cause="forbidden", says=says), 0
        wait = self.edge.asking.spend(address_of(scope))
        if wait:
            return STATUS["too-fast"], Refused(cause="too-fast", says=slower(wait)), wait
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not self.edge.guard.may_change(headers, scheme, host):
            says = "Only pages of this server may do that."
            return STATUS["forbidden"], Refused(cause="forbidden", says=says), 0
        return None

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request, and write down those that say something."""
        route = getattr(scope.get("route"), "path", None)
        name = f"{scope['method']} {route}" if route else "other"
        self.edge.metrics.requests.add(name, str(status))
        self.edge.metrics.request_seconds.add(seconds)
        if route not in {"/healthz", "/metrics"}:
            diary.note("request", route=name, status=status, ms=round(seconds * 1000, 2))


def guarded(send: Send, status: list[int], more: Mapping[str, str]) -> Send:
    """A way to send that puts the safe headers on every answer, and remembers its status."""

    async def outward(message: Message) -> None:
        if message["type"] in {"http.response.start", "websocket.http.response.start"}:
            status[0] = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in (*SAFE_HEADERS.items(), *more.items()):
                headers.setdefault(name, value)
        await send(message)

    return outward


async def answer_early(
    scope: Scope, send: Send, status: int, refused: Refused, wait: int = 0
) -> None:
    """Answer a request, or a socket that is not opened, with a refusal."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = messages.encode(refused)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    if wait:
        headers.append((b"retry-after", str(-(-wait // 1000)).encode()))
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def slower(wait: int) -> str:
    """The sentence for who asks too fast."""
    return f"Too fast; there is more in {wait} ms."


def scheme_of(scope: Scope) -> str:
    """Whether it came over http or https, for sockets too."""
    return "https" if scope["scheme"] in {"https", "wss"} else "http"


def address_of(scope: Scope | HTTPConnection) -> str:
    """The address that a request comes from; trusted proxies have put the true one there."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def sentence(error: Exception) -> str:
    """What was wrong with a message, for who writes clients."""
    return f"{error}."[:200] if str(error) else "Nested too deeply."
