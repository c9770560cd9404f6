"""Web Push: a few words for a browser that is not here, carried by the service of its vendor.

What is carried is sealed for that browser (RFC 8291, `aes128gcm`) and always of the same length;
the service learns that there is something for the browser, from which server, and nothing else.
The server shows who it is by a key of its own (VAPID, RFC 8292). Requests are made to services
that are known, and to nobody else: where to is said by a client.
"""

from __future__ import annotations

import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from functools import cache
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from os import urandom
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""The services of browsers: these hosts and those below them, by https."""
LENGTH = 1024
"""Bytes to which every message is padded."""
RECORD = 4096
GOOD_FOR = 12 * 3600
"""Seconds for which a token is good; services take a day at most."""
KEEP_FOR = 24 * 3600
"""Seconds for which a service keeps what it cannot deliver yet."""
ANSWER_WITHIN = 10.0
GONE = frozenset({404, 410})
"""What a service says of a browser that takes nothing any more."""


class Device(NamedTuple):
    """A browser that takes notices, as it told us itself."""

    endpoint: str
    p256dh: bytes
    """Its public key."""
    auth: bytes
    """What it shares with us."""


# Sealing ------------------------------------------------------------------------------------------


def seal(
    body: bytes,
    device: Device,
    length: int = LENGTH,
    salt: bytes | None = None,
    own: EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Seal a message for a browser, padded to a length; `ValueError` for a key that is none."""
    salt = salt or urandom(16)
    own = own or generate_private_key(SECP256R1())
    theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), device.p256dh)
    mine = point_of(own.public_key())
    shared = own.exchange(ECDH(), theirs)
    secret = derived(shared, device.auth, b"WebPush: info\0" + device.p256dh + mine, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    padded = body + b"\2" + bytes(max(length - len(body), 0))
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, padded, None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key from a secret, by HKDF with SHA-256."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point_of(key: EllipticCurvePublicKey) -> bytes:
    """A public key as the protocol writes it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_key(p256dh: bytes) -> bool:
    """Whether that is the public key of anybody."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), p256dh)
    except ValueError:
        return False
    return True


# Who we are ---------------------------------------------------------------------------------------


def new_key() -> bytes:
    """A new private key."""
    return generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


class Sender:
    """A server that sends, by a key of its own."""

    def __init__(self, key: bytes, contact: str) -> None:
        """`contact` is where a service finds whoever runs the server."""
        self.key = derive_private_key(int.from_bytes(key, "big"), SECP256R1())
        self.contact = contact
        self.public = letters(point_of(self.key.public_key()))
        """The public key, as browsers want it."""

    def token(self, audience: str, now: int) -> str:
        """What shows a service that it is us."""
        claims = {"aud": audience, "exp": now + GOOD_FOR, "sub": self.contact}
        parts = (b'{"typ":"JWT","alg":"ES256"}', msgspec.json.encode(claims))
        signed = ".".join(letters(part) for part in parts)
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ECDSA(SHA256())))
        return f"{signed}.{letters(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"

    def send(self, body: bytes, device: Device, topic: str, now: int) -> int:
        """Send to one browser; the status that its service answers with, 0 for none.

        It waits for the answer, so a thread calls it. Of one topic a service keeps the last only.
        """
        parts = urlsplit(device.endpoint)
        headers = {
            "authorization": (
                f"vapid t={self.token(f'{parts.scheme}://{parts.netloc}', now)}, k={self.public}"
            ),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "topic": topic,
            "ttl": str(KEEP_FOR),
            "urgency": "normal",
        }
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        link = connection_to(parts.scheme, parts.netloc)
        try:
            link.request("POST", path or "/", seal(body, device), headers)
            return link.getresponse().status
        except (OSError, HTTPException):
            return 0
        finally:
            link.close()


def connection_to(scheme: str, place: str) -> HTTPConnection:
    """A connection to a service, not made yet."""
    if scheme == "https":
        return HTTPSConnection(place, timeout=ANSWER_WITHIN, context=trust())
    return HTTPConnection(place, timeout=ANSWER_WITHIN)


@cache
def trust() -> ssl.SSLContext:
    """Whom this machine trusts."""
    return ssl.create_default_context()


def is_service(endpoint: str, services: Iterable[str] = SERVICES) -> bool:
    """Whether an endpoint lies at one of these: a host by https, or an origin as it is written."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    host = parts.hostname or ""
    if parts.username or parts.fragment or not endpoint.isascii():
        return False
    by_https = parts.scheme == "https" and port in {None, 443}
    return any(
        f"{parts.scheme}://{parts.netloc}" == one
        or (by_https and (host == one or host.endswith(f".{one}")))
        for one in services
    )


def letters(data: bytes) -> str:
    """Bytes in letters that may stand anywhere."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data_of(text: str) -> bytes:
    """The bytes that letters stand for; `ValueError` where they stand for none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
