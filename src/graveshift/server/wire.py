"""A connection as the server holds it: what uvicorn does, and an end to what it leaves open.

A peer that is gone, that sends and never reads, or that never finishes what it asks is cut off: a
connection that waits to be closed politely by such a one would wait for ever.
"""

from __future__ import annotations

from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

PING_EVERY = 5.0
PONG_WITHIN = 4.0
"""Seconds; together less than the ten in which a dead link has to be noticed."""
ASK_WITHIN = 20.0
"""Seconds for a request to arrive whole, counted from when the one before was answered."""
LONGEST_HEAD = 16 * 1024
"""Bytes before the body of a request."""
AHEAD = 64 * 1024
"""Bytes that wait for a reader before nothing more is sent."""
FAR_AHEAD = 4 * AHEAD
"""Bytes that can only be answers to pings of somebody who does not read them."""
IDLE_FOR = 10
"""Seconds for which a connection without a request is kept."""
LEAVE_WITHIN = 5.0
"""Seconds in which whoever is left can read why, and answer; what else it sends goes unheard."""

WHOLE_TEXT = 0x81
"""Opens a frame that holds a text from its beginning to its end."""
LENGTH_IN_TWO, LENGTH_IN_EIGHT = 126, 127
"""Stand where a short length would, before one of two bytes or of eight."""
NO_TEXT = 1007
"""Closed because a text was none."""


class SocketPeer(WebSocketsSansIOProtocol):
    """The other end of a WebSocket."""

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - as uvicorn narrows it
        """Keep little in hand for a slow reader."""
        transport.set_write_buffer_limits(high=AHEAD)
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        """Let the application leave without waiting for a reader."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"].update(leave=self.leave, write=self.write)

    def data_received(self, data: bytes) -> None:
        """Hear the peer, unless it does not hear us."""
        super().data_received(data)
        if self.transport.get_write_buffer_size() > FAR_AHEAD:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; one that is no text though it says so ends the connection."""
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - as uvicorn types it
        """Send; a socket that is refused with an answer has been answered."""
        await super().send(message)
        if self.initial_response is not None:
            self.handshake_complete = True

    def write(self, text: bytes) -> bool:
        """Send a text now if nothing is in the way; whether it was. Else `send` waits, or tells.

        Most of what a table server does is to say a few bytes to many, so this goes straight to
        the transport: a text of ours is one frame, unmasked, and needs nothing of the connection.
        """
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(head_of(len(text)) + text)
        return True

    def keepalive_timeout(self) -> None:
        """Cut a connection on which nobody answers."""
        super().keepalive_timeout()
        self.transport.abort()

    def leave(self, code: int, reason: str) -> None:
        """Say why and close, whether or not what was sent before has been read."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LEAVE_WITHIN, self.transport.abort)


def head_of(length: int) -> bytes:
    """What goes before a text of so many bytes (RFC 6455, 5.2)."""
    if length < LENGTH_IN_TWO:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, LENGTH_IN_TWO)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, LENGTH_IN_EIGHT)) + length.to_bytes(8, "big")


def is_text(frames: list[bytes]) -> bool:
    """Whether a message is UTF-8."""
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


class HttpPeer(HttpToolsProtocol):
    """The other end of an HTTP connection."""

    deadline: TimerHandle | None = None
    heard = 0
    """Bytes of a head that has not ended yet."""

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - as uvicorn narrows it
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self.stop_waiting()
        super().connection_lost(exc)

    def wait(self) -> None:
        """Give the peer a while to ask."""
        self.stop_waiting()
        self.deadline = self.loop.call_later(ASK_WITHIN, self.transport.abort)

    def stop_waiting(self) -> None:
        """Take the time that it takes."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def data_received(self, data: bytes) -> None:
        """Hear the peer, unless the head of its request has no end."""
        self.heard += len(data)
        super().data_received(data)
        if self.heard > LONGEST_HEAD and not self.transport.is_closing():
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        """The head has ended."""
        self.heard = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there."""
        self.heard = 0
        self.stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if not self.pipeline:
            self.wait()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket."""
        self.stop_waiting()
        super().handle_websocket_upgrade()
