"""Players that make a load: tables of six at our server, and matches of six at boardgame.io's.

Each player has a socket of its own and does what a page would: reads what it is shown, and answers
when it is asked, at random. A table is told when to play: as fast as it can, or one player at a
time with time to think, so that it can be seen when all six have been shown what one did.
"""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Protocol

import msgspec
from msgspec import UNSET, UnsetType

from benchmarks.sockets import Socket, connect
from graveshift.server.clients import Site, new_id
from graveshift.server.messages import Choose, Create, Done, Hello, Made, Sit, Start, encode
from graveshift.server.parts import Mine
from graveshift.server.visitors import STRICT

PLAYERS = 6
GAME = "mall-of-horror"
SEEN_WITHIN = 0.5
"""Seconds after which an action was one that not everybody is shown."""
luck = random.Random(1)  # noqa: S311 - no secret


@dataclass
class Tally:
    """What all tables of a load came to."""

    accepted: int = 0
    """Actions accepted."""
    refused: int = 0
    seconds: list[float] = field(default_factory=list)
    """From an action to the last of the six seats that is shown what came of it."""
    private: int = 0
    """Actions that only the seat itself is shown, such as one stage of a secret answer."""
    games: int = 0


class Seat(Protocol):
    """A player at a table."""

    number: int
    socket: Socket

    def act(self) -> bool:
        """Do what is asked, if anything is."""


class Table:
    """Six players, and when they play."""

    def __init__(self, name: str, tally: Tally, think: float | None) -> None:
        """`think` are the seconds of thought on average; None for none, and all at once."""
        self.name = name
        self.tally = tally
        self.think = think
        self.seats: list[Seat] = []
        self.sent_at = 0.0
        self.to_see: set[int] = set()
        self.all_saw = asyncio.Event()
        self.has_begun = False
        self.is_over = asyncio.get_running_loop().create_future()

    def asked(self, seat: Seat) -> None:
        """A seat has something to answer."""
        if self.think is None and self.has_begun:
            seat.act()

    async def play(self) -> None:
        """Play until the game is over."""
        self.has_begun = True
        if self.think is None:
            for seat in self.seats:
                seat.act()
            await self.is_over
        while not self.is_over.done():
            await asyncio.sleep(luck.uniform(0.25, 1.75) * (self.think or 0))
            self.to_see = set(range(PLAYERS))
            self.all_saw.clear()
            self.sent_at = perf_counter()
            luck.shuffle(self.seats)
            if any(seat.act() for seat in self.seats):
                await self.wait_until_seen()

    async def wait_until_seen(self) -> None:
        """Wait until all six are shown what was done, or it shows that they are not."""
        try:
            async with asyncio.timeout(SEEN_WITHIN):
                await self.all_saw.wait()
        except TimeoutError:
            self.tally.private += 1

    def shown(self, number: int) -> None:
        """A seat was shown something."""
        if number in self.to_see:
            self.to_see.discard(number)
            if not self.to_see:
                self.tally.seconds.append(perf_counter() - self.sent_at)
                self.all_saw.set()

    def over(self) -> None:
        """The game is over."""
        if not self.is_over.done():
            self.is_over.set_result(None)
            self.tally.games += 1

    def close(self) -> None:
        """Everybody leaves."""
        for seat in self.seats:
            seat.socket.close()


# Ours ---------------------------------------------------------------------------------------------


class View(msgspec.Struct):
    """As much of a view as a random player reads."""

    owes: int | UnsetType = UNSET


class Terms(msgspec.Struct):
    """As much of the terms."""

    stage: str


class Shown(msgspec.Struct, tag_field="type", tag="frame"):
    """As much of a frame."""

    n: int
    view: View | UnsetType = UNSET
    mine: Mine | UnsetType = UNSET
    terms: Terms | UnsetType = UNSET


class Begun(Shown, tag="snapshot"):
    """As much of a snapshot."""


class Stored(msgspec.Struct, tag_field="type", tag="ack"):
    """An action was accepted; frame `n` shows it at the latest."""

    n: int


class Denied(msgspec.Struct, tag_field="type", tag="refused"):
    """An action was not."""

    cause: str


read = msgspec.json.Decoder(Shown | Begun | Stored | Denied).decode


class OurSeat:
    """A player at our server."""

    def __init__(self, table: Table, number: int, socket: Socket) -> None:
        """Begin to watch."""
        self.table, self.number, self.socket = table, number, socket
        self.n, self.owes, self.codes = 0, 0, [0]
        self.waits = False
        """For the answer to an action."""
        self.shown_at = 0
        """The frame that shows the last one."""
        socket.listen(self.hear)
        socket.send(encode(Hello(seats=(number,))))

    def hear(self, body: bytes) -> None:
        """Take in what is shown, or that an action was accepted."""
        said = read(body)
        if isinstance(said, Stored | Denied):
            self.waits = False
            self.table.tally.accepted += isinstance(said, Stored)
            self.table.tally.refused += isinstance(said, Denied)
            self.shown_at = said.n if isinstance(said, Stored) else self.n
        else:
            self.see(said)
            self.table.shown(self.number)
        if self.is_asked:
            self.table.asked(self)

    def see(self, shown: Shown) -> None:
        """Take in a frame."""
        self.n = shown.n
        if shown.view is not UNSET and shown.view.owes is not UNSET:
            self.owes = shown.view.owes
        if shown.mine is not UNSET:
            self.codes = [offered.code for offered in shown.mine.choices]
        if shown.terms is not UNSET and shown.terms.stage == "over":
            self.table.over()

    @property
    def is_asked(self) -> bool:
        """Whether there is something to answer."""
        if self.waits or self.n < self.shown_at:
            return False
        return bool(self.owes >> self.number & 1) and bool(self.codes)

    def act(self) -> bool:
        """Choose anything."""
        if not self.is_asked:
            return False
        self.waits = True
        code = luck.choice(self.codes)
        self.socket.send(encode(Choose(id=new_id(), seat=self.number, code=code, seen=self.n)))
        return True


async def our_table(origin: str, tally: Tally, think: float | None) -> Table:
    """Six players sit down at a table of our server, and the game begins."""
    sites = [Site(origin) for _ in range(PLAYERS)]
    terms = Create(id=new_id(), game=GAME, seats=PLAYERS, pace="instant", private=True)
    made = await sites[0].ask(Made, "/api/tables", terms)
    table, place = Table(made.table, tally, think), f"/api/tables/{made.table}"
    for number, site in enumerate(sites):
        await site.ask(Done, f"{place}/seats/{number}", Sit(id=new_id()))
    await sites[0].ask(Done, f"{place}/start", Start(id=new_id()))
    for number, site in enumerate(sites):
        socket = await connect(origin, f"{place}/stream", f"{STRICT}={site.token}")
        table.seats.append(OurSeat(table, number, socket))
    return table


async def our_watcher(origin: str, table: str) -> Socket:
    """Somebody who watches a table, and is shown what a bystander sees."""
    socket = await connect(origin, f"/api/tables/{table}/stream")
    socket.listen(lambda _: None)
    socket.send(encode(Hello(seats=(7,))))
    return socket


# boardgame.io's -----------------------------------------------------------------------------------


class PeerSeat:
    """A player at boardgame.io's server, which speaks Socket.IO."""

    def __init__(self, table: Table, number: int, socket: Socket, match: str) -> None:
        """Begin to watch."""
        self.table, self.number, self.socket, self.match = table, number, socket, match
        self.state: dict[str, Any] = {}
        self.waits = False
        self.synced = asyncio.get_running_loop().create_future()
        socket.listen(self.hear)

    def hear(self, body: bytes) -> None:
        """Take in a packet."""
        if body == b"2":
            self.socket.send(b"3")  # a ping of theirs
        elif body.startswith(b"0"):
            self.socket.send(b"40/votes,")
        elif body.startswith(b"40/votes,"):
            self.send("sync", self.match, str(self.number), None, PLAYERS)
        elif body.startswith(b"42/votes,"):
            kind, *rest = json.loads(body[len("42/votes,") :])
            if kind == "sync":
                self.see(rest[1]["state"])
                if not self.synced.done():
                    self.synced.set_result(None)
            elif kind == "update":
                self.see(rest[1])
                self.table.shown(self.number)

    def see(self, state: dict[str, Any]) -> None:
        """Take in a state."""
        before, self.state = self.state, state
        if self.waits and (
            state["G"]["mine"] is not None or state["G"]["round"] != before["G"]["round"]
        ):
            self.waits = False
            self.table.tally.accepted += 1
        if "gameover" in state["ctx"]:
            self.table.over()
        elif self.is_asked:
            self.table.asked(self)

    @property
    def is_asked(self) -> bool:
        """Whether there is something to answer."""
        over = not self.state or "gameover" in self.state["ctx"]
        return not over and not self.waits and self.state["G"]["mine"] is None

    def act(self) -> bool:
        """Vote for anybody."""
        if not self.is_asked:
            return False
        self.waits = True
        payload = {
            "type": "vote",
            "args": [luck.randrange(PLAYERS)],
            "playerID": str(self.number),
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.send("update", action, self.state["_stateID"], self.match, str(self.number))
        return True

    def send(self, *event: object) -> None:
        """Send an event."""
        self.socket.send(b"42/votes," + json.dumps(event).encode())


async def peer_table(origin: str, tally: Tally, think: float | None) -> Table:
    """Six players come to a match of boardgame.io's server, which begins with that."""
    match = new_id()
    table = Table(match, tally, think)
    for number in range(PLAYERS):
        socket = await connect(origin, "/socket.io/?EIO=4&transport=websocket")
        seat = PeerSeat(table, number, socket, match)
        table.seats.append(seat)
        await seat.synced
    return table


MakeTable = Callable[[str, Tally, float | None], Awaitable[Table]]
