"""A push service and a browser behind it: takes what is sent, and opens it as a browser would."""

from __future__ import annotations

import hashlib
import hmac
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from graveshift.server.push import data_of, letters, point_of

CURVE = ec.SECP256R1()


def expand(secret: bytes, info: bytes, length: int) -> bytes:
    """One step of HKDF, as the papers write it."""
    return hmac.digest(secret, info + b"\1", "sha256")[:length]


@dataclass
class Browser:
    """A browser that takes notices."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: urandom(16))

    @property
    def p256dh(self) -> bytes:
        """Its public key."""
        return point_of(self.key.public_key())

    def open(self, sealed: bytes) -> bytes:
        """Read what was sealed for it: RFC 8291 from the reader's side, step by step."""
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        sender, record = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(record) <= size, "more than one record"
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        first = hmac.digest(self.auth, shared, "sha256")
        secret = expand(first, b"WebPush: info\0" + self.p256dh + sender, 32)
        second = hmac.digest(salt, secret, "sha256")
        key = expand(second, b"Content-Encoding: aes128gcm\0", 16)
        nonce = expand(second, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert padded.endswith(b"\2"), "not the last record"
        return padded[:-1]


def claims_in(authorization: str, public: str) -> dict[str, Any]:
    """What a sender claims, if the key that was named signed it (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", public)
    signed, _, signature = fields["t"].rpartition(".")
    raw = data_of(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data_of(public))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    head, body = (json.loads(data_of(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    claims: dict[str, Any] = body
    return claims


@dataclass
class Delivery:
    """Something that was sent."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """A push service on this machine."""

    def __init__(self, server: ThreadingHTTPServer) -> None:
        self.server = server
        self.deliveries: list[Delivery] = []
        self.statuses: list[int] = []
        """What it answers next; 201 when nothing is said."""
        self.came = threading.Event()

    @property
    def origin(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def endpoint(self, name: str) -> str:
        """The place of one browser."""
        return f"{self.origin}/push/{hashlib.sha256(name.encode()).hexdigest()}"

    def wait(self, count: int, seconds: float = 10.0) -> list[Delivery]:
        """Wait until so much has been sent."""
        while len(self.deliveries) < count:
            self.came.clear()
            assert self.came.wait(seconds), f"{len(self.deliveries)} of {count} notices came"
        return self.deliveries

    def subscription(self, browser: Browser, name: str = "one", **more: Any) -> dict[str, Any]:
        """What a browser says to have notices sent there."""
        keys = {"p256dh": letters(browser.p256dh), "auth": letters(browser.auth)}
        return {"endpoint": self.endpoint(name), **keys, **more}


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run one for a while."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.deliveries.append(Delivery(self.path, headers, body))
            self.send_response(service.statuses.pop(0) if service.statuses else 201)
            self.end_headers()
            service.came.set()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(server)
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        yield service
        server.shutdown()
        thread.join()
