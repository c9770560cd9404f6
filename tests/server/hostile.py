"""Players on a network that loses, delays, repeats and swaps what they send, and cuts them off."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from graveshift.server.clients import Line, RefusedError, Site, new_id
from graveshift.server.messages import AnyDeed, Choose, Claim, Say, TakeBack, Undo
from graveshift.server.mirror import Mirror

TROUBLE = 0.12
"""How likely something happens to a message."""
WHIM = 0.15
"""How likely a player does something besides what is asked."""


@dataclass
class Fate:
    """What happens to messages, by a luck of its own."""

    luck: random.Random
    counts: dict[str, int] = field(default_factory=dict)

    def draws(self) -> str:
        """What happens to the next message."""
        kinds = ("lost", "late", "twice", "swapped", "cut")
        kind = self.luck.choice(kinds) if self.luck.random() < TROUBLE else "well"
        self.counts[kind] = self.counts.get(kind, 0) + 1
        return kind


class BadLine(Line):
    """A line over such a network; what comes of it has to be the same."""

    def __init__(self, site: Site, table: str, seat: int, fate: Fate) -> None:
        """For one seat."""
        super().__init__(site, table, (seat,))
        self.fate = fate
        self.held: bytes | None = None
        self.sent: list[bytes] = []
        self.late: set[asyncio.Task[None]] = set()

    async def send(self, body: bytes) -> None:
        """Send, or not, or otherwise."""
        self.sent = [*self.sent[-20:], body]
        match self.fate.draws():
            case "lost":
                return
            case "late":
                task = asyncio.create_task(self.send_late(body))
                self.late.add(task)
                task.add_done_callback(self.late.discard)
                return
            case "twice":
                await super().send(self.fate.luck.choice(self.sent))
            case "swapped" if self.held is None:
                self.held = body
                return
            case "cut" if self.socket is not None:
                self.socket.transport.abort()
            case _:
                pass
        await super().send(body)
        if self.held is not None:
            held, self.held = self.held, None
            await super().send(held)

    async def send_late(self, body: bytes) -> None:
        """Send after a while."""
        await asyncio.sleep(self.fate.luck.uniform(0, 0.05))
        await super().send(body)


@dataclass
class Report:
    """What a player did."""

    acked: list[str] = field(default_factory=list)
    chosen: list[str] = field(default_factory=list)
    causes: set[str] = field(default_factory=set)
    """Why things were refused."""
    mirror: Mirror | None = None


async def play_badly(site: Site, table: str, seat: int, fate: Fate) -> Report:
    """Play a seat to the end at random, with whims, over a bad network."""
    report, luck = Report(), fate.luck
    async with BadLine(site, table, seat, fate) as line:
        mirror = report.mirror = line.mirrors[seat]
        async for _ in line:
            if mirror.is_over:
                return report
            if line.news.empty() and (mirror.is_asked or luck.random() < WHIM):
                await act(line, mirror, luck, report)
    return report


async def act(line: Line, mirror: Mirror, luck: random.Random, report: Report) -> None:
    """Do what is asked, or something else."""
    seat, seen = mirror.viewer, mirror.n
    whims: list[Callable[[], AnyDeed]] = [
        lambda: TakeBack(id=new_id(), seat=seat, seen=seen),
        lambda: Undo(id=new_id(), seat=seat, seen=seen),
        lambda: Say(id=new_id(), seat=seat, phrase="hello"),
        lambda: Say(id=new_id(), seat=seat, text="psst", to=(seat + 1) % len(mirror.seats)),
        lambda: Claim(id=new_id(), seat=seat, kind=luck.randrange(4), a=luck.randrange(6)),
        lambda: Choose(id=new_id(), seat=seat, code=luck.randrange(256), seen=max(seen - 2, 0)),
    ]
    if not mirror.codes or luck.random() < WHIM:
        deed = luck.choice(whims)()
    else:
        deed = Choose(id=new_id(), seat=seat, code=luck.choice(mirror.codes), seen=seen)
    try:
        await line.do(deed)
    except RefusedError as error:
        report.causes.add(error.refused.cause)
        if mirror.is_asked and line.news.empty():
            await act(line, mirror, luck, report)
    else:
        report.acked.append(deed.id)
        if isinstance(deed, Choose):
            report.chosen.append(deed.id)
