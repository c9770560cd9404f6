"""WebSockets for a load: many in one process, each as cheap as can be.

Both sides of a comparison are driven by this module. It knows what a load needs of the protocol
(text, pings, one frame a message) and trusts the server, which is ours to measure.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FIN, MASKED = 0x80, 0x80
SHORT, MIDDLE = 126, 127
"""What stands in place of a length that takes two bytes, or eight."""
SHORTEST = 2
"""Bytes of the shortest frame."""


class Socket(asyncio.Protocol):
    """One WebSocket."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        """Ask for the socket as soon as there is a connection."""
        self.host, self.path, self.cookie = host, path, cookie
        self.hear: Callable[[bytes], None] | None = None
        self.rest = bytearray()
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_closed = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self.transport = cast("asyncio.Transport", transport)
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            *([f"Cookie: {self.cookie}"] if self.cookie else []),
        ]
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more comes."""
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the socket was not opened"))
        if not self.is_closed.done():
            self.is_closed.set_result(exc)

    def data_received(self, data: bytes) -> None:
        """Take the answer first, then frames."""
        self.rest += data
        if not self.is_open.done():
            end = self.rest.find(b"\r\n\r\n")
            if end < 0:
                return
            status = bytes(self.rest[: self.rest.find(b"\r\n")])
            del self.rest[: end + 4]
            if b" 101 " not in status:
                self.is_open.set_exception(ConnectionError(status.decode()))
                return
            self.is_open.set_result(None)
        self.take_frames()

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Call a function with the bytes of each text, those that came already first."""
        self.hear = hear
        self.take_frames()

    def take_frames(self) -> None:
        """Hand out every frame that is there whole."""
        if self.hear is None:
            return
        rest, start, size = self.rest, 0, len(self.rest)
        while size - start >= SHORTEST:
            kind, length, begin = rest[start] & 0x0F, rest[start + 1] & 0x7F, start + 2
            if length == SHORT:
                length, begin = int.from_bytes(rest[begin : begin + 2], "big"), begin + 2
            elif length == MIDDLE:
                length, begin = int.from_bytes(rest[begin : begin + 8], "big"), begin + 8
            if begin + length > size:
                break
            body = bytes(rest[begin : begin + length])
            start = begin + length
            if kind == TEXT:
                self.hear(body)
            elif kind == PING:
                self.send(body, PONG)
            elif kind == CLOSE:
                self.transport.close()
        del rest[:start]

    def send(self, body: bytes, kind: int = TEXT) -> None:
        """Send a frame; clients have to mask, and a mask of zeros changes nothing."""
        length = len(body)
        if length < SHORT:
            head = bytes((FIN | kind, MASKED | length))
        else:
            head = bytes((FIN | kind, MASKED | SHORT)) + length.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + body)

    def close(self) -> None:
        """Leave without a word."""
        self.transport.abort()


async def connect(origin: str, path: str, cookie: str = "") -> Socket:
    """Open a WebSocket."""
    parts = urlsplit(origin)
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(
        lambda: Socket(parts.netloc, path, cookie), parts.hostname or "", parts.port or 80
    )
    await made.is_open
    return made
