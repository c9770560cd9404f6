"""A socket: one client at one table, seeing through the seats it named and acting with them.

The first message says what the client wants to see; from then on frames go out as the house gives
them, and every message that comes in is answered before the next one is taken. Nothing waits here
for a slow reader: the house keeps no queue for it, and one who reads nothing at all is cut off.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import TypeAlias

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from graveshift.engine.frame import BYSTANDER
from graveshift.server import diary, messages
from graveshift.server.credits import Purse
from graveshift.server.edge import (
    Edge,
    address_of,
    scheme_of,
    sentence,
    slower,
)
from graveshift.server.house import Refusal, Stream
from graveshift.server.messages import (
    Ack,
    AnyDeed,
    Because,
    Claim,
    FromClient,
    Hello,
    Ping,
    Pong,
    Refused,
    Say,
    Why,
)
from graveshift.server.store import StoreError
from graveshift.server.visitors import visitor_of

HELLO_WITHIN = 10.0
"""Seconds until the first message."""
SEND_WITHIN = 8.0
"""Seconds for which a reader may take nothing."""

SILENT = 4000
"""Closed because no first message came."""
ENDED = 4001
"""Closed after a `gone`, which says why."""
TOO_SLOW = 4008
"""Closed because nothing was read; come back and go on from the last frame."""
IN_VAIN = 4029
"""Closed because too much was asked that cannot be."""
BROKEN = 1011
"""Closed because something went wrong here; come back."""
LOST = 1006
"""What a socket without a close is said to be closed with."""
RESTART = 1012
"""Closed because the server leaves; come back in a moment."""

GONE = b'{"type":"gone"'
LONGEST_ID = 40

Answer: TypeAlias = Ack | Because | Pong | Refused


class Named(msgspec.Struct):
    """The id in a message that is otherwise no good."""

    id: str = ""


named = msgspec.json.Decoder(Named)


class Talk:
    """What goes on over one socket."""

    def __init__(self, edge: Edge, socket: WebSocket) -> None:
        """Begin with a socket that asks to be opened."""
        self.edge = edge
        self.house = edge.house
        self.socket = socket
        self.table: str = socket.path_params["table"].lower()
        is_https = scheme_of(socket.scope) == "https"
        visitor = visitor_of(socket.cookies, is_https=is_https)
        self.who = visitor.owner if visitor else None
        now = edge.pulse.now()
        self.messages = Purse(edge.limits.watching, now)
        self.lines = Purse(edge.limits.talking, now)
        self.vain = Purse(edge.limits.in_vain, now)
        self.write: Callable[[bytes], bool] = socket.scope["state"]["write"]
        self.showing: asyncio.Task[None] | None = None
        self.answering = asyncio.Lock()
        self.why = ""
        """Why the client was left, if it was."""

    async def go_on(self) -> None:
        """Hear the client until it leaves or is left."""
        await self.socket.accept()
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                while self.showing is None:
                    await self.hear(await self.next_text())
            while True:
                await self.hear(await self.next_text())
        except TimeoutError:
            self.leave(SILENT, "silent")
        except WebSocketDisconnect:
            pass
        finally:
            await self.look_away()

    async def next_text(self) -> str | bytes:
        """The next message."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | bytes = message.get("text") or message.get("bytes") or b""
        return text

    async def hear(self, text: str | bytes) -> None:
        """Answer a message; a server that is about to stop takes none."""
        async with self.answering:
            if self.edge.is_leaving or self.why:
                return
            answer = await self.answer(text)
            if answer is not None:
                await self.send(messages.encode(answer))
            if isinstance(answer, Refused) and self.vain.spend(self.edge.pulse.now()):
                self.leave(IN_VAIN, "in-vain")

    async def answer(self, text: str | bytes) -> Answer | None:
        """What is said to a message; the answer to a hello is what the stream shows."""
        try:
            said = read(text)
            self.pay(said, self.messages)
            match said:
                case Ping():
                    return Pong(time=self.edge.pulse.now(), page=self.edge.front.version)
                case Hello():
                    await self.look(said)
                    return None
                case Why():
                    return await self.house.why(self.table, self.me(said.id), said)
                case _:
                    return await self.act(said)
        except Refusal as refusal:
            return refusal.refused
        except StoreError as error:
            return Refused(cause="broken", says=str(error))

    def pay(self, said: FromClient, purse: Purse) -> None:
        """Spend a credit for a message."""
        wait = purse.spend(self.edge.pulse.now())
        if wait:
            id_, seat = getattr(said, "id", ""), getattr(said, "seat", None)
            raise Refusal(Refused(cause="too-fast", id=id_, seat=seat, says=slower(wait)))

    async def act(self, deed: AnyDeed) -> Ack:
        """Do something at the table."""
        begun = perf_counter()
        result = "ack"
        try:
            if isinstance(deed, Say | Claim):
                self.pay(deed, self.lines)
            return await self.house.act(self.table, self.me(deed.id, deed.seat), deed)
        except Refusal as refusal:
            result = refusal.refused.cause
            raise
        finally:
            self.edge.metrics.deeds.add(result)
            self.edge.metrics.deed_seconds.add(perf_counter() - begun)

    def me(self, id_: str, seat: int | None = None) -> bytes:
        """Whoever this is; a client without a cookie has no seat anywhere."""
        if self.who is None:
            says = "Take a seat first; the cookie that you are given then is yours."
            raise Refusal(Refused(cause="not-yours", id=id_, seat=seat, says=says))
        return self.who

    # What is shown --------------------------------------------------------------------------------

    async def look(self, hello: Hello) -> None:
        """Show the table through other eyes from here on."""
        stream = await self.house.watch(self.table, self.who, hello)
        await self.look_away()
        plays = any(viewer != BYSTANDER for viewer in hello.seats)
        self.messages.grant(self.edge.limits.playing if plays else self.edge.limits.watching)
        self.showing = asyncio.create_task(self.show(stream))

    async def look_away(self) -> None:
        """Show nothing any more."""
        if self.showing is not None:
            self.showing.cancel()
            with suppress(asyncio.CancelledError):
                await self.showing

    async def show(self, stream: Stream) -> None:
        """Send what the house shows, until it shows no more."""
        body = b""
        stream.hand = self.send_now
        try:
            async with stream:
                async for body in stream:
                    await self.send(body)
                    self.edge.metrics.frames.add()
            ended = body.startswith(GONE)
            async with self.answering:
                self.leave(*((ENDED, "gone") if ended else (RESTART, "restart")))
        except WebSocketDisconnect:
            pass
        except Exception as error:  # noqa: BLE001 - the client comes back and is shown it anew
            diary.fail("stream-broken", error)
            self.leave(BROKEN, "broken")

    # The socket -----------------------------------------------------------------------------------

    def send_now(self, body: bytes) -> bool:
        """Give a frame straight to the connection, if it can take one; whether it did."""
        if self.why or not self.write(body):
            return False
        self.edge.metrics.frames.add()
        self.edge.metrics.sent_bytes.add(by=len(body))
        return True

    async def send(self, body: bytes) -> None:
        """Send a message, unless the client takes nothing any more."""
        if self.write(body):
            self.edge.metrics.sent_bytes.add(by=len(body))
            return
        try:
            async with asyncio.timeout(SEND_WITHIN):
                await self.socket.send({"type": "websocket.send", "text": body.decode()})
        except TimeoutError:
            self.leave(TOO_SLOW, "slow")
            raise WebSocketDisconnect(TOO_SLOW) from None
        except WebSocketDisconnected:  # it was lost before, while something else was sent
            raise WebSocketDisconnect(LOST) from None
        self.edge.metrics.sent_bytes.add(by=len(body))

    def leave(self, code: int, why: str) -> None:
        """Close the socket and say why, without waiting for anybody."""
        self.why = why
        self.socket.scope["state"]["leave"](code, why)


def read(text: str | bytes) -> FromClient:
    """The message that a text says, or a refusal with as much of its id as it has."""
    try:
        return messages.from_client.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        says, id_ = sentence(error), ""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        id_ = named.decode(text).id[:LONGEST_ID]
    raise Refusal(Refused(cause="bad-message", id=id_, says=says))


async def stream_endpoint(edge: Edge, socket: WebSocket) -> None:
    """Open a socket, unless there are too many from its address, and talk over it."""
    address = address_of(socket.scope)
    if edge.is_leaving or not edge.come_in(address):
        says = "Too many sockets from one address, or none are opened any more."
        body = messages.encode(Refused(cause="too-many", says=says))
        await socket.send_denial_response(Response(body, 429, media_type="application/json"))
        return
    talk = Talk(edge, socket)
    begun = perf_counter()
    try:
        await talk.go_on()
    finally:
        edge.go_out(address)
        why = talk.why or "left"
        edge.metrics.streams_ended.add(why)
        diary.note("stream-ended", why=why, seconds=round(perf_counter() - begun, 1))
