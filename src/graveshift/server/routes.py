"""The requests that the server answers: each reads a message, asks the house, and answers with one.

Whoever asks is known by a cookie, and is given one the first time that something is to be theirs.
"""

from __future__ import annotations

import io
import re
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar
from urllib.parse import quote

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from graveshift.bots import BOTS
from graveshift.engine.errors import UserError
from graveshift.engine.frame import BYSTANDER
from graveshift.engine.record import MOST_SEATS
from graveshift.games import GAMES
from graveshift.server import messages
from graveshift.server.credits import Purses
from graveshift.server.edge import STATUS, UNFIT, Edge, address_of, scheme_of, sentence, slower
from graveshift.server.guard import is_loopback, is_within, name_in, shows_a_proxy
from graveshift.server.house import Refusal
from graveshift.server.messages import (
    Answer,
    Create,
    Done,
    Fill,
    FromRequest,
    Lock,
    NoticeKey,
    Notify,
    Offer,
    PlayNow,
    Refused,
    Rematch,
    Rise,
    Shelf,
    Sit,
    Start,
    Take,
)
from graveshift.server.parts import Cause, ShelfCard
from graveshift.server.push import Device, data_of
from graveshift.server.store import StoreError
from graveshift.server.visitors import Visitor, cookies_for, newcomer, visitor_of

LONGEST_BODY = 16 * 1024
JSON = "application/json"
TABLE = re.compile("[a-z0-9]{1,16}")
"""What could be the code of a table."""

Handler: TypeAlias = Callable[[Request], Awaitable[Response]]
Asked = TypeVar("Asked", bound=FromRequest)


class Routes:
    """The requests of one server."""

    def __init__(self, edge: Edge) -> None:
        """Ask the house behind an edge."""
        self.edge = edge
        self.house = edge.house

    def all(self) -> list[BaseRoute]:
        """Every route, its method and its path."""
        table = "/api/tables/{table}"
        return [
            route("GET", "/healthz", self.health),
            route("GET", "/metrics", self.numbers),
            route("POST", "/api/promise", self.promise),
            route("POST", "/api/play-now", self.play_now),
            route("GET", "/api/games", self.shelf),
            route("GET", "/api/tables", self.open_tables),
            route("POST", "/api/tables", self.create),
            route("GET", "/api/my-tables", self.my_tables),
            route("GET", "/api/notices", self.notice_key),
            route("POST", "/api/notices", self.notify),
            route("GET", table, self.snapshot),
            route("DELETE", table, self.delete),
            route("POST", table + "/seats/{seat}", self.sit),
            route("POST", table + "/seats/{seat}/rise", self.rise),
            route("POST", table + "/seats/{seat}/code", self.offer),
            route("POST", table + "/code", self.take),
            route("POST", table + "/bots", self.fill),
            route("POST", table + "/lock", self.lock),
            route("POST", table + "/start", self.start),
            route("POST", table + "/rematch", self.rematch),
            route("GET", table + "/replay", self.replay),
            route("GET", table + "/qr.svg", self.picture),
        ]

    # The server -----------------------------------------------------------------------------------

    async def health(self, _: Request) -> Response:
        """Whether the server can do its work."""
        if self.edge.is_leaving:
            return PlainTextResponse("leaving\n", 503)
        try:
            await self.edge.store.check()
        except StoreError:
            return PlainTextResponse("the store cannot be written\n", 503)
        return PlainTextResponse("ok\n")

    async def numbers(self, request: Request) -> Response:
        """The metrics, for those who run the server."""
        address = address_of(request.scope)
        is_hidden = is_loopback(address) and shows_a_proxy(request.headers)
        if is_hidden or not is_within(address, self.edge.watchers):
            raise refused("forbidden", "The metrics are for those who run the server.")
        kind = "text/plain; version=0.0.4; charset=utf-8"
        return Response(self.edge.metrics.text(), media_type=kind)

    async def shelf(self, _: Request) -> Response:
        """The games and the bots of the house."""
        games = (
            ShelfCard(game.public_name, game.rules_version, game.bounds.seats)
            for game in GAMES.values()
        )
        return answer(Shelf(games=tuple(games), bots=tuple(BOTS)))

    # Tables ---------------------------------------------------------------------------------------

    async def promise(self, _: Request) -> Response:
        """A commitment to a seed."""
        return answer(self.house.promise())

    async def play_now(self, request: Request) -> Response:
        """A table against bots, and the game begun."""
        asked = await self.read(request, PlayNow)
        self.pay(request, self.edge.setting_up)
        visitor = self.visitor(request)
        return self.known(request, visitor, await self.house.play_now(visitor.owner, asked))

    async def create(self, request: Request) -> Response:
        """A new table."""
        asked = await self.read(request, Create)
        self.pay(request, self.edge.setting_up)
        visitor = self.visitor(request)
        return self.known(request, visitor, await self.house.create(visitor.owner, asked))

    async def rematch(self, request: Request) -> Response:
        """A new table on the same terms."""
        asked = await self.read(request, Rematch)
        self.pay(request, self.edge.setting_up)
        owner = self.visitor(request).owner
        return answer(await self.house.rematch(table_in(request), owner, asked))

    async def open_tables(self, _: Request) -> Response:
        """The tables that everybody may find."""
        return answer(await self.house.open_tables())

    async def my_tables(self, request: Request) -> Response:
        """The tables of whoever asks."""
        return answer(await self.house.tables_of(self.visitor(request).owner))

    async def delete(self, request: Request) -> Response:
        """Remove a table with all it holds."""
        await self.house.delete(table_in(request), self.visitor(request).owner)
        return answer(Done(id=""))

    async def snapshot(self, request: Request) -> Response:
        """What one viewer is shown of a table now."""
        viewer = viewer_in(request)
        owner = self.visitor(request).owner
        seen = await self.house.snapshot(
            table_in(request), owner, BYSTANDER if viewer is None else viewer
        )
        return Response(seen, media_type=JSON)

    async def replay(self, request: Request) -> Response:
        """The file of a game."""
        table, viewer = table_in(request), viewer_in(request)
        file = await self.house.replay(table, self.visitor(request).owner, viewer)
        name = f"{table}.json" if viewer is None else f"{table}-seat-{viewer}.json"
        headers = {"content-disposition": f'attachment; filename="{quote(name)}"'}
        return Response(file, media_type=JSON, headers=headers)

    async def picture(self, request: Request) -> Response:
        """The link to a table as a QR code."""
        drawn = io.BytesIO()
        link = f"{origin_asked(request)}/t/{table_in(request)}"
        segno.make(link, error="m", micro=False).save(drawn, kind="svg", scale=8, xmldecl=False)
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    # Notices --------------------------------------------------------------------------------------

    async def notice_key(self, _: Request) -> Response:
        """The key by which browsers know who sends them notices."""
        return answer(NoticeKey(key=(await self.house.notices.own()).public))

    async def notify(self, request: Request) -> Response:
        """Send notices to a browser, or none any more."""
        asked = await self.read(request, Notify)
        self.pay(request, self.edge.sitting_down)
        visitor = self.visitor(request)
        if not asked.wanted:
            await self.house.notices.drop(visitor.owner, asked.endpoint)
            return answer(Done(id=asked.id))
        try:
            device = Device(asked.endpoint, data_of(asked.p256dh), data_of(asked.auth))
            await self.house.notices.add(visitor.owner, device, asked.language)
        except ValueError:
            says = "Notices go to browsers, through the services of their vendors."
            raise refused("unknown", says) from None
        return self.known(request, visitor, Done(id=asked.id))

    # Seats ----------------------------------------------------------------------------------------

    async def sit(self, request: Request) -> Response:
        """Take a seat."""
        asked = await self.read(request, Sit)
        self.pay(request, self.edge.sitting_down)
        visitor, table, seat = self.visitor(request), table_in(request), seat_in(request)
        done = await self.house.sit(table, visitor.owner, seat, asked)
        return self.known(request, visitor, done)

    async def take(self, request: Request) -> Response:
        """Take over the seat that a code moves."""
        asked = await self.read(request, Take)
        self.pay(request, self.edge.sitting_down)
        visitor = self.visitor(request)
        done = await self.house.take(table_in(request), visitor.owner, asked)
        return self.known(request, visitor, done)

    async def rise(self, request: Request) -> Response:
        """Leave a seat."""
        asked = await self.read(request, Rise)
        owner, table, seat = self.visitor(request).owner, table_in(request), seat_in(request)
        return answer(await self.house.rise(table, owner, seat, asked))

    async def offer(self, request: Request) -> Response:
        """A code that moves a seat."""
        asked = await self.read(request, Offer)
        owner, table, seat = self.visitor(request).owner, table_in(request), seat_in(request)
        return answer(await self.house.offer(table, owner, seat, asked))

    async def fill(self, request: Request) -> Response:
        """Let bots sit down."""
        asked = await self.read(request, Fill)
        owner = self.visitor(request).owner
        return answer(await self.house.fill(table_in(request), owner, asked))

    async def lock(self, request: Request) -> Response:
        """Let nobody in, or again."""
        asked = await self.read(request, Lock)
        owner = self.visitor(request).owner
        return answer(await self.house.lock(table_in(request), owner, asked))

    async def start(self, request: Request) -> Response:
        """Deal."""
        asked = await self.read(request, Start)
        owner = self.visitor(request).owner
        return answer(await self.house.start(table_in(request), owner, asked))

    # What they share ------------------------------------------------------------------------------

    async def read(self, request: Request, kind: type[Asked]) -> Asked:
        """The message in the body of a request."""
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise refused("bad-message", f"Send {JSON}.")
        body = bytearray()
        async for part in request.stream():
            body += part
            if len(body) > LONGEST_BODY:
                raise refused("too-large", f"At most {LONGEST_BODY} bytes.")
        try:
            asked = messages.from_request.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise refused("bad-message", sentence(error)) from None
        if not isinstance(asked, kind):
            wanted = kind.__struct_config__.tag
            raise refused("bad-message", f"Expected a message of type `{wanted}` here.")
        return asked

    def visitor(self, request: Request) -> Visitor:
        """Whoever asks."""
        is_https = scheme_of(request.scope) == "https"
        return visitor_of(request.cookies, is_https=is_https) or newcomer()

    def pay(self, request: Request, purses: Purses) -> None:
        """Spend a credit of the address that a request comes from."""
        wait = purses.spend(address_of(request.scope))
        if wait:
            raise TooFast(wait)

    def known(self, request: Request, visitor: Visitor, said: Answer) -> Response:
        """An answer that gives a newcomer the cookie to come back with."""
        response = answer(said)
        if visitor.is_new:
            origin = origin_asked(request)
            is_https, is_here = origin.startswith("https:"), is_loopback(name_in(origin))
            for cookie in cookies_for(visitor.token, is_https=is_https, is_here=is_here):
                response.headers.append("set-cookie", cookie)
        return response


class TooFast(Refusal):
    """More than the credits of an address allow."""

    def __init__(self, wait: int) -> None:
        """With the milliseconds until there are more."""
        super().__init__(Refused(cause="too-fast", says=slower(wait)))
        self.wait = wait


def route(method: str, path: str, handler: Handler) -> Route:
    """A route whose refusals are answered as such."""

    async def endpoint(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refusal:
            return declined(refusal)
        except StoreError as error:
            return declined(refused("broken", str(error)))
        except UserError as error:
            return declined(refused("unknown", str(error)))

    return Route(path, endpoint, methods=[method])


def refused(cause: Cause, says: str) -> Refusal:
    """A refusal of the edge's own."""
    return Refusal(Refused(cause=cause, says=says))


def declined(refusal: Refusal) -> Response:
    """The answer that says so."""
    cause = refusal.refused.cause
    response = answer(refusal.refused, STATUS.get(cause, UNFIT))
    if cause in {"too-large", "bad-message"}:
        response.headers["connection"] = "close"
    if isinstance(refusal, TooFast):
        response.headers["retry-after"] = str(-(-refusal.wait // 1000))
    return response


def answer(said: Answer, status: int = 200) -> Response:
    """A message as the body of an answer."""
    return Response(messages.encode(said), status, media_type=JSON)


def table_in(request: Request) -> str:
    """The table's code in a path."""
    table: str = request.path_params["table"].lower()
    if not TABLE.fullmatch(table):
        raise refused("no-table", "There is no such table.")
    return table


def seat_in(request: Request) -> int:
    """The seat in a path."""
    return seat_of(request.path_params["seat"], MOST_SEATS - 1)


def viewer_in(request: Request) -> int | None:
    """The viewer in a query, if one is named."""
    text = request.query_params.get("seat")
    return None if text is None else seat_of(text, BYSTANDER)


def seat_of(text: str, last: int) -> int:
    """A seat, or a viewer, by its number."""
    if not (text.isascii() and text.isdigit() and len(text) == 1 and int(text) <= last):
        raise refused("bad-message", f"A seat is a number from 0 to {last}.")
    return int(text)


def origin_asked(request: Request) -> str:
    """The origin under which the server was asked."""
    return f"{scheme_of(request.scope)}://{request.headers['host'].lower()}"
