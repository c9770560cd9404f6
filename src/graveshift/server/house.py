"""The house: the tables of one process, over a store that other processes may share.

Everything that can be asked of the server is a method here, and nothing here knows of sockets or
requests. Whoever asks is an identity, the hash of what their browser keeps; a seat belongs to one.
What is not done raises `Refusal`, and has changed nothing.

    house = House(store)
    await house.open()
    made = await house.play_now(who, PlayNow(id="1", game="mall-of-horror"))
    async with await house.watch(made.table, who, Hello(seats=(0,))) as stream:
        async for message in stream:   # a snapshot first, then frames as they come
            ...
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Self

from graveshift.server.messages import (
    Ack,
    AnyDeed,
    Because,
    Create,
    Done,
    Fill,
    Hello,
    Listing,
    Lock,
    Made,
    MoveCode,
    Offer,
    PlayNow,
    Promise,
    Refused,
    Rematch,
    Rise,
    Sit,
    Start,
    Take,
    Why,
)
from graveshift.server.pulse import Pulse
from graveshift.server.store import Store

Who = bytes
"""An identity: the SHA-256 of what a browser keeps."""


class Refusal(Exception):  # noqa: N818 - it is no error of the server
    """Something that was not done; `refused` is the message that says so."""

    def __init__(self, refused: Refused) -> None:
        """With the message for who asked."""
        self.refused = refused
        super().__init__(refused.says or refused.cause)


@dataclass(frozen=True)
class Settings:
    """How a house is run."""

    thinkers: int = 0
    """Threads in which bots think; 0 is one less than there are processors, at least one."""
    compiles: bool = True
    """Whether rules are compiled behind the tables."""
    idle: int = 600_000
    """Milliseconds after which a table that nobody watches is put out of memory."""


class Stream:
    """What some viewers of a table are shown, one message after another, as bytes.

    A stream has no queue: it knows which frames it has given, and takes the next ones when it is
    asked. Who reads slowly makes nobody wait and fills no memory; who falls far behind is given a
    snapshot in place of what it missed. It ends after a `Gone`, or when the house closes.
    """

    async def __aenter__(self) -> Self:
        """From here on the owner of the seats is present."""
        raise NotImplementedError

    async def __aexit__(self, *_: object) -> None:
        """The owner of the seats may be gone."""
        raise NotImplementedError

    def __aiter__(self) -> AsyncIterator[bytes]:
        """The messages."""
        raise NotImplementedError

    async def __anext__(self) -> bytes:
        """The next message, as soon as there is one."""
        raise NotImplementedError


class House:
    """The tables of one process."""

    def __init__(
        self, store: Store, pulse: Pulse | None = None, settings: Settings | None = None
    ) -> None:
        """Over a store, by the time of the machine unless another pulse is given."""
        raise NotImplementedError

    async def open(self) -> None:
        """Begin to listen to the store, and take up the tables where something is due."""

    async def close(self) -> None:
        """Finish what is being done, end all streams, and do nothing more."""

    # Tables ---------------------------------------------------------------------------------------

    def promise(self) -> Promise:
        """A commitment to a seed, which `play_now` may name within ten minutes."""
        raise NotImplementedError

    async def create(self, who: Who, asked: Create) -> Made:
        """Set up a table; a repeat by the same identity finds the same one."""
        raise NotImplementedError

    async def play_now(self, who: Who, asked: PlayNow) -> Made:
        """Set up a private table against bots, sit down at seat 0, and begin."""
        raise NotImplementedError

    async def rematch(self, table: str, who: Who, asked: Rematch) -> Made:
        """A new table on the same terms; everybody who asks gets the same one."""
        raise NotImplementedError

    async def delete(self, table: str, who: Who) -> None:
        """Remove a table with all it holds; for the host, unless others still play there."""

    async def tables_of(self, who: Who) -> Listing:
        """The tables where somebody sits or is host, those that wait for them first."""
        raise NotImplementedError

    async def open_tables(self) -> Listing:
        """The tables that everybody may find."""
        raise NotImplementedError

    # Seats ----------------------------------------------------------------------------------------

    async def sit(self, table: str, who: Who, seat: int, asked: Sit) -> Done:
        """Take an empty seat before the deal, or a bot's afterwards."""
        raise NotImplementedError

    async def fill(self, table: str, who: Who, asked: Fill) -> Done:
        """Let bots take empty seats."""
        raise NotImplementedError

    async def rise(self, table: str, who: Who, seat: int, asked: Rise) -> Done:
        """Leave a seat for good; the host may empty any seat before the deal."""
        raise NotImplementedError

    async def lock(self, table: str, who: Who, asked: Lock) -> Done:
        """Let nobody else sit down, or again; for the host."""
        raise NotImplementedError

    async def start(self, table: str, who: Who, asked: Start) -> Done:
        """Deal; every seat has to be taken."""
        raise NotImplementedError

    async def offer(self, table: str, who: Who, seat: int, asked: Offer) -> MoveCode:
        """A code by which another device takes over a seat."""
        raise NotImplementedError

    async def take(self, table: str, who: Who, asked: Take) -> Done:
        """Take over the seat that a code moves."""
        raise NotImplementedError

    # Play -----------------------------------------------------------------------------------------

    async def act(self, table: str, who: Who, deed: AnyDeed) -> Ack:
        """Do something with a seat: it is stored when this returns, and a repeat changes nothing."""
        raise NotImplementedError

    async def why(self, table: str, who: Who, asked: Why) -> Because:
        """Why a code may not be chosen."""
        raise NotImplementedError

    # Watching -------------------------------------------------------------------------------------

    async def watch(self, table: str, who: Who | None, hello: Hello) -> Stream:
        """What some seats of one identity are shown, or a bystander, from a frame on."""
        raise NotImplementedError

    async def snapshot(self, table: str, who: Who | None, viewer: int) -> bytes:
        """Everything that a viewer is shown now."""
        raise NotImplementedError

    async def replay(self, table: str, who: Who | None, viewer: int | None = None) -> bytes:
        """A file of the game: open and checkable after the end, or what one viewer was shown."""
        raise NotImplementedError
