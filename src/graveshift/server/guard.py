"""Who may ask: which names the server answers to, and which pages may make requests of it.

A browser sends the cookie of this server along with whatever any page asks of it, so a request that
changes something is heard only when it comes from a page of our own, or from no page at all. And a
page elsewhere whose name was made to point here (DNS rebinding) looks to a browser like our own, so
the server answers only to names that are its own.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TypeAlias
from urllib.parse import urlsplit

from graveshift.engine.errors import UserError

Network: TypeAlias = IPv4Network | IPv6Network

OURS_OR_NOBODYS = frozenset({"same-origin", "none"})
"""What `Sec-Fetch-Site` says of our own pages, and of what a person did by hand."""
BY_PROXIES = ("x-forwarded-for", "forwarded", "via", "x-real-ip")
"""Headers that show a proxy at work."""
HERE = "localhost"
HOST = re.compile(r"(?:\[(?P<number>[0-9A-Fa-f:.]+)\]|(?P<name>[0-9A-Za-z._-]+))(?::[0-9]{1,5})?")
"""A `Host` header that can be read in one way only."""

SAFE_HEADERS: Mapping[str, str] = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""What every answer carries: nothing from elsewhere runs, is shown, or is told who plays here."""


class AddressError(UserError):
    """An origin or a network that is not written as one."""


@dataclass(frozen=True)
class Guard:
    """What is ours: names and origins that were declared, and those that go without saying."""

    origins: frozenset[str] = frozenset()
    """Origins that were declared, such as `https://play.example.org`."""
    names: frozenset[str] = frozenset({HERE})
    """Names that the server answers to; beside them addresses in numbers."""

    @classmethod
    def of(cls, origins: Iterable[str] = ()) -> Guard:
        """The guard of a server that is reached at these origins, and on this network."""
        declared = frozenset(origin_of(text) for text in origins)
        machine = socket.gethostname().lower()
        names = {HERE, machine, f"{machine.partition('.')[0]}.local"}
        return cls(declared, frozenset(names | {name_in(origin) for origin in declared}))

    def answers_to(self, host: str) -> bool:
        """Whether a `Host` header names this server.

        An address in numbers does: rebinding needs a name.
        """
        read = HOST.fullmatch(host)
        name = (read["name"] or read["number"]).lower() if read else ""
        return name in self.names or is_address(name)

    def is_ours(self, origin: str, scheme: str, host: str) -> bool:
        """Whether a page of this origin is ours, for a request that came to this host."""
        return origin in self.origins or origin == f"{scheme}://{host}".lower()

    def may_change(self, headers: Mapping[str, str], scheme: str, host: str) -> bool:
        """Whether a request may change something: it comes from our page, or from no page."""
        site = headers.get("sec-fetch-site")
        origin = headers.get("origin")
        if site is not None and site not in OURS_OR_NOBODYS:
            return False
        return origin is None or self.is_ours(origin, scheme, host)


def origin_of(text: str) -> str:
    """An origin as browsers write it, from what a person wrote."""
    try:
        parts = urlsplit(text.strip().lower())
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    bare = parts.path in {"", "/"} and not parts.query and not parts.fragment
    if parts.scheme not in {"http", "https"} or not parts.hostname or not bare or parts.username:
        raise AddressError(f"{text!r} is no origin; write it like https://play.example.org.")
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{name}" + ("" if port in {None, usual} else f":{port}")


def name_in(origin: str) -> str:
    """The host's name in an origin."""
    return urlsplit(origin).hostname or ""


def is_address(name: str) -> bool:
    """Whether a name is an address in numbers."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether a name or an address never leaves this machine."""
    return name == HERE or (is_address(name) and ip_address(name).is_loopback)


def networks_of(texts: Iterable[str]) -> tuple[Network, ...]:
    """Networks as a person wrote them: addresses, or addresses with a length."""
    return tuple(network_of(text) for text in texts)


def network_of(text: str) -> Network:
    """One network."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise AddressError(
            f"{text!r} is no network; write an address like 10.0.0.7 or 10.0.0.0/24."
        ) from None


def is_within(address: str, networks: Iterable[Network]) -> bool:
    """Whether an address lies in one of the networks."""
    return is_address(address) and any(ip_address(address) in network for network in networks)


def shows_a_proxy(headers: Mapping[str, str]) -> bool:
    """Whether a request passed through a proxy."""
    return any(name in headers for name in BY_PROXIES)
