"""Credits: how much anybody may ask for in a while.

Whoever asks spends credits, and they grow back evenly. Nobody who plays with their hands runs out;
a program that does is told how long to wait.
"""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple, TypeAlias

Now: TypeAlias = Callable[[], int]
"""A clock that only goes forward, in milliseconds."""


class Allowance(NamedTuple):
    """So many credits at once, and as many again in so much time."""

    most: int
    milliseconds: int


class Limits(NamedTuple):
    """How much everybody may ask for."""

    playing: Allowance = Allowance(100, 20_000)
    """Messages of a socket that holds a seat."""
    watching: Allowance = Allowance(50, 20_000)
    """Messages of a socket that holds none."""
    talking: Allowance = Allowance(10, 20_000)
    """Lines of talk of a socket; each is a message too."""
    in_vain: Allowance = Allowance(50, 20_000)
    """Messages refused to a socket before it is closed."""
    setting_up: Allowance = Allowance(30, 600_000)
    """Tables made from one address."""
    sitting_down: Allowance = Allowance(60, 600_000)
    """Seats claimed, and codes tried, from one address."""
    asking: Allowance = Allowance(600, 60_000)
    """Requests of any kind from one address, opening a socket included."""
    sockets: int = 200
    """Sockets open at once from one address: a club behind one router has room."""


MOST_PURSES = 20_000
"""Addresses remembered at once."""
WITHIN_HOUSE = 64
"""Bits of an IPv6 address that belong to one house: all within it share what they may do."""


class Purse:
    """What one of them has left.

    A credit is counted as so many parts as it takes milliseconds to have all credits back, so that
    in each millisecond a whole number of parts grows.
    """

    __slots__ = ("allowance", "left", "seen")

    def __init__(self, allowance: Allowance, now: int) -> None:
        """Begin with all of it."""
        self.allowance = allowance
        self.left = allowance.most * allowance.milliseconds
        self.seen = now

    def spend(self, now: int, cost: int = 1) -> int:
        """Spend: 0 when there was enough, else the milliseconds until there is."""
        self.grow(now)
        price = cost * self.allowance.milliseconds
        if self.left >= price:
            self.left -= price
            return 0
        return -((self.left - price) // self.allowance.most)

    def grant(self, allowance: Allowance) -> None:
        """Allow more or less from here on; what was spent stays spent."""
        spent = self.allowance.most - self.left // self.allowance.milliseconds
        self.left = max(allowance.most - spent, 0) * allowance.milliseconds
        self.allowance = allowance

    def grow(self, now: int) -> None:
        """Let credits grow back for the time that went by."""
        grown = self.left + (now - self.seen) * self.allowance.most
        self.left = min(grown, self.allowance.most * self.allowance.milliseconds)
        self.seen = now

    @property
    def is_full(self) -> bool:
        """Whether nothing is spent."""
        return self.left == self.allowance.most * self.allowance.milliseconds


class Purses:
    """A purse for each address; those that are full again are forgotten when room is needed."""

    def __init__(self, allowance: Allowance, now: Now) -> None:
        """All of them have the same allowance."""
        self.allowance = allowance
        self.now = now
        self.purses: dict[str, Purse] = {}

    def spend(self, address: str, cost: int = 1) -> int:
        """Spend for an address: 0 when there was enough, else the milliseconds until there is."""
        who = house_of(address)
        purse = self.purses.pop(who, None)
        if purse is None:
            self.make_room()
            purse = Purse(self.allowance, self.now())
        self.purses[who] = purse
        return purse.spend(self.now(), cost)

    def make_room(self) -> None:
        """Forget purses that are full again; if that is not enough, those not used for longest."""
        if len(self.purses) < MOST_PURSES:
            return
        now = self.now()
        for who, purse in list(self.purses.items()):
            purse.grow(now)
            if purse.is_full:
                del self.purses[who]
        for who in list(self.purses)[: len(self.purses) - MOST_PURSES * 3 // 4]:
            del self.purses[who]


def house_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 address."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return f"{known.packed[: WITHIN_HOUSE // 8].hex()}/{WITHIN_HOUSE}"
    return str(known)
