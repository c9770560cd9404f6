"""A live table: the log of one table as this process has it in memory, and those who watch.

Memory is a cache. What is done here is judged on the ledger, written, and only when the store has
it taken into the ledger and shown. If somebody else was first, their entries are read, and what was
to be done is judged again on what the table has become.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec

from graveshift.server import entries
from graveshift.server.deeds import Plan
from graveshift.server.entries import Line
from graveshift.server.hindsight import retold
from graveshift.server.ledger import GameNamed, Ledger
from graveshift.server.messages import Snapshot, encode
from graveshift.server.refusal import Refusal, refusal
from graveshift.server.sight import RETAINED, Sight, folded
from graveshift.server.store import NoTableError, Store, StoreError, Summary
from graveshift.server.summaries import is_worth_writing, summary_after

PICTURE_EVERY = 64
"""Entries after which it is kept what everybody was shown."""
PICTURES = msgspec.json.Decoder(dict[int, msgspec.Raw])
read_snapshot = msgspec.json.Decoder(Snapshot).decode

Planner = Callable[[Ledger], Plan]


class Live:
    """One table in memory."""

    def __init__(self, code: str, store: Store, game_named: GameNamed) -> None:
        """Nothing is read yet."""
        self.code = code
        self.store = store
        self.game_named = game_named
        self.ledger = Ledger(game_named)
        self.sights: dict[int, Sight] = {}
        self.lock = asyncio.Lock()
        self.is_behind = True
        """Whether the log may have entries that are not in memory."""
        self.wrote_last = True
        """Whether the last entry came from here."""
        self.is_gone = False
        """Whether the table was deleted."""
        self.summary: Summary | None = None
        self.pictured = 0
        """Entries that the last picture shows."""
        self.picture: dict[int, bytes] = {}
        """What everybody was shown before the table was closed for play."""
        self.listeners: set[Callable[[], None]] = set()
        """Called when there is something new."""
        self.is_telling = False
        """Whether they are about to be."""
        self.used_at = 0

    # Reading --------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what is in the log and not in memory; call it with the lock held."""
        try:
            bodies = await self.store.read(self.code, self.ledger.number)
        except NoTableError:
            self.is_gone = True
            self.tell()
            raise refusal("no-table") from None
        first = self.ledger.number == 0
        for body in bodies:
            self.ledger.read(body)
            self.show()
            self.wrote_last = False
        self.is_behind = False
        if first:
            self.wrote_last = True
            await self.look_at([seat for seat, one in enumerate(self.ledger.seats) if one.owner])
        if self.ledger.shut and not self.picture:
            kept = await self.store.last_state(self.code)
            self.picture = read_picture(kept.body) if kept is not None else {}
        if bodies:
            self.tell()

    async def refresh(self) -> None:
        """Read what others may have written, and show it."""
        async with self.lock:
            self.is_behind = True
            await self.catch_up()

    async def look_at(self, viewers: Iterable[int]) -> None:
        """Follow from now on what some viewers are shown; call it with the lock held.

        The log is read anew for it, since frames are counted from its beginning.
        """
        wanted = [viewer for viewer in viewers if viewer not in self.sights]
        if not wanted:
            return
        bodies = await self.store.read(self.code)
        _, sights = folded(self.game_named, bodies[: self.ledger.number], wanted)
        for viewer, sight in sights.items():
            sight.frames = deque(sight.frames, RETAINED)
            self.sights[viewer] = sight

    async def sight_of(self, viewer: int) -> Sight:
        """What a viewer is shown, up to the last entry."""
        async with self.lock:
            if self.is_behind:
                await self.catch_up()
            await self.look_at([viewer])
            return self.sights[viewer]

    async def frames(self, viewer: int, first: int, last: int) -> list[bytes]:
        """Some frames of a viewer, made again from the log where they are no longer in memory."""
        sight = self.sights[viewer]
        if first < sight.oldest:
            bodies = await self.store.read(self.code)
            _, again = folded(self.game_named, bodies, [viewer])
            sight = again[viewer]
        return [sight.frame(n) for n in range(first, last + 1)]

    async def file_of(
        self, viewer: int, first: int, last: int, *, by_others: bool = False
    ) -> bytes:
        """What a viewer was shown, as a file: frames, in the words of the wire."""
        made = self.ledger.created
        head = {"graveshift_frames": 1, "table": made.table, "game": made.game, "seat": viewer}
        frames = await self.frames(viewer, first, last)
        body = b",\n".join(retold(frames) if by_others else frames)
        return encode(head)[:-1] + b',"frames":[\n' + body + b"\n]}\n"

    # Writing --------------------------------------------------------------------------------------

    async def do(self, planner: Planner, now: Callable[[], int]) -> None:
        """Do what a planner plans, however often others are first; `Refusal` when it may not be.

        Whatever is refused is refused by the log, not by what memory had of it: another process
        may have acknowledged a moment ago what makes it possible.
        """
        async with self.lock:
            if self.is_behind:
                await self.catch_up()
            while True:
                try:
                    plan = planner(self.ledger)
                except Refusal:
                    judged = self.ledger.number
                    await self.catch_up()
                    if self.ledger.number == judged:
                        raise
                    continue
                if not plan.lines or await self.write(plan, now()):
                    return
                await self.catch_up()

    async def write(self, plan: Plan, now: int) -> bool:
        """Write a plan, and show it when it is written; False when somebody else was first."""
        summary = summary_after(self.ledger, plan, now)
        bodies = [entries.written(line) for line in plan.lines]
        said = summary if is_worth_writing(self.summary, summary) else None
        self.is_behind = True
        try:
            if not await self.store.append(self.code, self.ledger.number, bodies, said):
                return False
        except NoTableError:
            self.is_gone = True
            self.tell()
            raise refusal("no-table") from None
        except StoreError as error:
            raise refusal("broken", says=str(error)) from None
        self.is_behind = False
        self.summary = said or self.summary
        self.wrote_last = True
        for line in plan.lines:
            self.take(line)
        self.tell()
        return True

    def take(self, line: Line) -> None:
        """Take a line that the store has, and show what it changed."""
        self.ledger.apply(line)
        self.show()

    def show(self) -> None:
        """Let everybody who is followed see the last entry."""
        for sight in self.sights.values():
            sight.step(self.ledger)

    def tell(self) -> None:
        """Wake those who wait for something new, once whoever acted has been answered."""
        if not self.is_telling:
            self.is_telling = True
            asyncio.get_running_loop().call_soon(self.tell_now)

    def tell_now(self) -> None:
        """Wake those who wait."""
        self.is_telling = False
        for wake in tuple(self.listeners):
            wake()

    # Pictures -------------------------------------------------------------------------------------

    @property
    def is_unlike_picture(self) -> bool:
        """Whether what everybody is shown is not kept yet."""
        ledger = self.ledger
        return not ledger.shut and ledger.board is not None and self.pictured < ledger.number

    @property
    def wants_picture(self) -> bool:
        """Whether it is time to keep what everybody is shown; at slow tables it always is."""
        ledger = self.ledger
        if not self.is_unlike_picture:
            return False
        new = ledger.number - self.pictured
        often = ledger.stage == "over" or ledger.created.clocks.kind == "slow"
        return often or new >= PICTURE_EVERY

    async def keep_picture(self) -> None:
        """Keep what everybody is shown, in case that the rules here change some day."""
        self.pictured = self.ledger.number
        whole = {viewer: msgspec.Raw(self.snapshot(viewer)) for viewer in self.ledger.viewers}
        with suppress(StoreError, NoTableError):
            await self.store.keep_state(self.code, self.ledger.number, encode(whole))

    def snapshot(self, viewer: int) -> bytes:
        """Everything that a viewer is shown now, at a closed table what was kept of it."""
        sight = self.sights.get(viewer) or Sight(viewer)
        if self.ledger.shut:
            kept = self.picture.get(viewer)
            if kept is not None:
                terms = self.ledger.terms()
                return encode(msgspec.structs.replace(read_snapshot(kept), terms=terms))
        if viewer not in self.sights:
            sight.glance(self.ledger)
        return sight.snapshot(self.ledger)


def read_picture(body: bytes) -> dict[int, bytes]:
    """What was kept for each viewer; nothing where it cannot be read."""
    try:
        return {viewer: bytes(raw) for viewer, raw in PICTURES.decode(body).items()}
    except msgspec.MsgspecError:
        return {}
