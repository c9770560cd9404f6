"""Streams: what some viewers of a table are shown, for as long as somebody reads it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Self

from graveshift.engine.frame import BYSTANDER
from graveshift.server.ledger import Ledger
from graveshift.server.live import Live
from graveshift.server.messages import Gone, Hello, encode
from graveshift.server.parts import SeatCard

Hand = Callable[[bytes], bool]
"""Takes a message at once, if it can; whether it did."""
Told = Callable[["Stream"], Awaitable[None]]
"""Told that a stream begins or ends."""


class Stream:
    """What some viewers of a table are shown, one message after another, as bytes.

    A stream has no queue: it knows which frames it has given, and takes the next ones when it is
    asked. Who reads slowly makes nobody wait and fills no memory; who falls far behind is given a
    snapshot in place of what it missed. It ends after a `Gone`, or when the house closes.

    To whoever waits with a `hand` held out, frames are given the moment they are made.
    """

    def __init__(self, live: Live, who: bytes, hello: Hello, begins: Told, ends: Told) -> None:
        """For one who has a right to it; nothing is shown before it is entered."""
        self.live = live
        self.who = who
        self.hello = hello
        self.begins, self.ends = begins, ends
        self.given: dict[int, int | None] = dict.fromkeys(hello.seats)
        """The last frame that each viewer was given; None where it needs a snapshot first."""
        self.ready: deque[bytes] = deque()
        self.changed = asyncio.Event()
        self.cards: tuple[SeatCard, ...] = ()
        """Who sat where when it was last looked whether the seats are theirs."""
        self.hand: Hand | None = None
        self.is_awaited = False
        """Whether somebody waits for the next message."""
        self.is_over = False

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats among the viewers."""
        return tuple(viewer for viewer in self.given if viewer != BYSTANDER)

    async def __aenter__(self) -> Self:
        """From here on the owner of the seats is present."""
        for viewer in self.given:
            sight = await self.live.sight_of(viewer)
            since, last = self.hello.since.get(viewer), sight.n
            if since is None or self.live.ledger.shut:
                continue
            if sight.owned_from <= since <= last:
                self.ready.extend(await self.live.frames(viewer, since + 1, last))
                self.given[viewer] = last
        self.live.listeners.add(self.wake)
        self.changed.set()
        await self.begins(self)
        return self

    async def __aexit__(self, *_: object) -> None:
        """The owner of the seats may be gone."""
        self.live.listeners.discard(self.wake)
        self.is_over = True
        await self.ends(self)

    def __aiter__(self) -> Self:
        """The messages."""
        return self

    async def __anext__(self) -> bytes:
        """The next message, as soon as there is one."""
        while not self.ready:
            if self.is_over:
                raise StopAsyncIteration
            self.is_awaited = True
            await self.changed.wait()
            self.is_awaited = False
            self.changed.clear()
            if not self.is_over:
                self.look()
        return self.ready.popleft()

    def wake(self) -> None:
        """There is something new: give it to whoever waits for it, now or when they come."""
        if self.hand is None or not self.is_awaited or self.changed.is_set():
            self.changed.set()
            return
        try:
            self.look()
            while self.ready and not self.is_over and self.hand(self.ready[0]):
                self.ready.popleft()
        except Exception:  # noqa: BLE001 - whoever waits meets it; whoever acted has done nothing wrong
            self.changed.set()
        if self.ready:
            self.changed.set()

    def look(self) -> None:
        """Take what is new."""
        gone = self.why_gone()
        if gone is not None:
            self.ready.append(encode(gone))
            self.is_over = True
            return
        for viewer, given in self.given.items():
            sight = self.live.sights[viewer]
            if given is None or given + 1 < sight.oldest:
                self.ready.append(self.live.snapshot(viewer))
            else:
                self.ready.extend(sight.frame(n) for n in range(given + 1, sight.n + 1))
            self.given[viewer] = sight.n

    def why_gone(self) -> Gone | None:
        """Why the stream ends, if it does: rights are looked at again when seats have changed."""
        if self.live.is_gone:
            return Gone(cause="deleted")
        cards = self.live.ledger.seat_cards()
        if cards is not self.cards:
            if not may_see(self.live.ledger, self.who, self.seats):
                return Gone(cause="moved")
            self.cards = cards
        return None

    def end(self) -> None:
        """End it, whoever is reading."""
        self.is_over = True
        self.changed.set()


def may_see(ledger: Ledger, who: bytes, seats: tuple[int, ...]) -> bool:
    """Whether all the seats belong to one identity."""
    return set(seats) <= set(ledger.seats.of(who))
