"""Keeping: how a house holds its tables in memory, hears of others' doings, and lives on."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from graveshift.server import entries
from graveshift.server.alarms import Alarms
from graveshift.server.deeds import NOTHING
from graveshift.server.entries import Created, Line
from graveshift.server.helm import Helm
from graveshift.server.ledger import GameNamed, Ledger
from graveshift.server.live import Live
from graveshift.server.notices import Notices
from graveshift.server.presence import SIGN_EVERY, Signs, plan_come, plan_leave, plan_outage
from graveshift.server.pulse import Pulse, WallClock
from graveshift.server.push import SERVICES
from graveshift.server.refusal import Refusal, refusal
from graveshift.server.store import Store, StoreError
from graveshift.server.streams import Stream
from graveshift.server.summaries import summary_after
from graveshift.server.terms import Pace
from graveshift.server.thinking import Brains, Thinkers

log = logging.getLogger(__name__)
GONE_AFTER = 5_000
"""Milliseconds after the last stream of an owner when they count as gone: a reload is quicker."""
SWEEP_EVERY = 6
"""Signs of life between two looks through the tables in memory."""


@dataclass(frozen=True)
class Settings:
    """How a house is run."""

    thinkers: int = 0
    """Threads in which bots think; 0 is one less than there are processors, at least one."""
    compiles: bool = True
    """Whether rules are compiled behind the tables."""
    idle: int = 600_000
    """Milliseconds after which a table that nobody watches is put out of memory."""
    pace: Pace | None = None
    """The pace of every new table, whatever is asked for: rehearsals are instant."""
    contact: str = "mailto:host@localhost"
    """Where a push service finds whoever runs the server."""
    services: tuple[str, ...] = SERVICES
    """The push services that notices may go through."""


class Keeping:
    """The tables in the memory of one process."""

    def __init__(
        self, store: Store, pulse: Pulse | None, settings: Settings, games: GameNamed
    ) -> None:
        """Nothing is in memory yet."""
        self.store = store
        self.pulse = pulse or WallClock()
        self.settings = settings
        self.games = games
        self.lives: dict[str, Live] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.streams: set[Stream] = set()
        self.links: Counter[tuple[str, int]] = Counter()
        """Streams open for each seat."""
        self.outage: tuple[int, int] | None = None
        self.is_open = False

    async def open(self) -> None:
        """Begin to listen to the store, and take up the tables where something is due."""
        self.signs = Signs(self.store)
        self.alarms = Alarms(self.pulse, self.ring)
        thinkers = Thinkers(self.settings.thinkers, Brains(compiles=self.settings.compiles))
        contact, services = self.settings.contact, self.settings.services
        self.notices = Notices(self.store, self.pulse, contact, services)
        self.helm = Helm(self.pulse, thinkers, self.signs, self.alarms, self.spawn, self.notices)
        now = self.pulse.now()
        since = await self.signs.begin(now)
        self.outage = (since, now) if since is not None else None
        self.is_open = True
        await self.notices.look()
        self.unlisten = self.store.listen(self.wake)
        await self.take_up_due()
        self.spawn(self.alarms.run())
        self.spawn(self.live_on())

    async def close(self) -> None:
        """Finish what is being done, end all streams, and do nothing more."""
        if not self.is_open:
            return
        self.is_open = False
        self.unlisten()
        for stream in list(self.streams):
            stream.end()
        for live in list(self.lives.values()):
            seats = tuple(seat for code, seat in self.links if code == live.code)
            if seats:
                await self.leave(live, seats)
            async with live.lock:
                pass
            if live.is_unlike_picture:
                await live.keep_picture()
        self.helm.thinkers.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; what goes wrong there is written down and stops nothing else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        """Something that was done beside has ended."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            log.error("something went wrong beside the tables", exc_info=error)

    # Tables in memory -----------------------------------------------------------------------------

    async def live(self, code: str) -> Live:
        """A table, read from the store if it is not in memory."""
        live = self.lives.get(code)
        if live is None:
            if not code.isalnum():  # tables with signs of life are no tables
                raise refusal("no-table")
            live = self.lives[code] = Live(code, self.store, self.games)
        if live.is_behind:
            await self.read(live)
        live.used_at = self.pulse.now()
        return live

    async def read(self, live: Live) -> None:
        """Read a table, or what is new of it."""
        first = live.ledger.number == 0
        try:
            async with live.lock:
                if live.is_behind:
                    await live.catch_up()
        except (Refusal, StoreError):
            if live.ledger.number == 0 or live.is_gone:
                self.put_away(live)
            raise
        if first and self.is_open:
            await self.take_up(live)

    async def take_up(self, live: Live) -> None:
        """See to what happened to a table while it was in nobody's memory."""
        if self.outage is not None:
            since, until = self.outage
            now = self.pulse.now
            await live.do(lambda ledger: plan_outage(ledger, since, until, now()), now)
        others = {link for seat in live.ledger.seats for link in seat.links} - {self.signs.house}
        if others:
            await self.helm.check_links(live)
        self.helm.settle(live)

    async def begin(self, made: Created, lines: Sequence[Line]) -> bool:
        """Begin the log of a table; False when there is one of that code."""
        ledger = Ledger(self.games)
        for line in lines:
            ledger.apply(line)
        summary = summary_after(ledger, NOTHING, made.time)
        bodies = [entries.written(line) for line in lines]
        try:
            return await self.store.create(made.table, bodies, summary)
        except StoreError as error:
            raise refusal("broken", says=str(error)) from None

    def put_away(self, live: Live) -> None:
        """Put a table out of memory."""
        if self.lives.get(live.code) is live:
            del self.lives[live.code]
        self.helm.forget(live.code)
        if live.is_gone:
            self.alarms.put(live.code, None)

    def follow_up(self, live: Live) -> None:
        """Go on with what follows of itself from a change."""
        if live.is_behind:  # it was interrupted, or the store failed
            self.spawn(self.refresh(live))
        self.helm.settle(live)
        if live.ledger.board is not None:
            self.helm.thinkers.brains.quicken(live.ledger.game)
        if live.wants_picture:
            self.spawn(live.keep_picture())

    # What others do -------------------------------------------------------------------------------

    def wake(self, code: str | None) -> None:
        """Somebody else may have written to a table, or to any."""
        if code is None:
            self.spawn(self.compare())
        elif code in self.lives:
            self.spawn(self.refresh(self.lives[code]))

    async def refresh(self, live: Live) -> None:
        """Read what others wrote to a table, and go on."""
        try:
            await live.refresh()
        except Refusal:
            self.put_away(live)
        except StoreError:
            live.is_behind = True
        else:
            self.helm.settle(live)

    async def compare(self) -> None:
        """Read all tables whose logs are longer than what is in memory, or gone."""
        lengths = await self.store.lengths(list(self.lives))
        for code, live in list(self.lives.items()):
            if lengths.get(code, 0) != live.ledger.number:
                await self.refresh(live)

    # What comes of itself -------------------------------------------------------------------------

    def ring(self, code: str) -> None:
        """The time of a table has come."""
        if self.is_open:
            self.spawn(self.drive(code))

    async def drive(self, code: str) -> None:
        """Do at a table what is due there."""
        live = await self.live(code)
        await self.helm.drive(live)
        if live.wants_picture:
            await live.keep_picture()

    async def live_on(self) -> None:
        """Give signs of life, look for what will be due, and put idle tables away."""
        count = 0
        while True:
            await self.pulse.sleep_until(self.pulse.now() + SIGN_EVERY)
            await self.signs.give(self.pulse.now())
            count += 1
            if count % SWEEP_EVERY == 0:
                await self.notices.look()
                await self.take_up_due()
                self.sweep()

    async def take_up_due(self) -> None:
        """Set alarms for tables that are not in memory and where a clock runs out soon."""
        now = self.pulse.now()
        for code, at in await self.store.due(now + SIGN_EVERY * SWEEP_EVERY):
            if code not in self.lives:
                self.alarms.put(code, max(at, now))

    def sweep(self) -> None:
        """Put tables away that nobody watches and where nobody did anything for a while."""
        since = self.pulse.now() - self.settings.idle
        for live in list(self.lives.values()):
            is_idle = not live.listeners and live.used_at < since and not live.lock.locked()
            if is_idle and live.code not in self.helm.driving:
                if live.is_unlike_picture:
                    self.spawn(live.keep_picture())
                self.put_away(live)

    # Who is there ---------------------------------------------------------------------------------

    async def begin_stream(self, stream: Stream) -> None:
        """Somebody watches, and is there if they have seats."""
        live, seats = stream.live, stream.seats
        self.streams.add(stream)
        self.links.update((live.code, seat) for seat in seats)
        if seats:
            house, now = self.signs.house, self.pulse.now
            await live.do(lambda ledger: plan_come(ledger, stream.who, seats, house, now()), now)
        self.follow_up(live)

    async def end_stream(self, stream: Stream) -> None:
        """Somebody watches no more, and is gone unless they come back at once."""
        live, seats = stream.live, stream.seats
        self.streams.discard(stream)
        self.links.subtract((live.code, seat) for seat in seats)
        self.links = +self.links
        live.used_at = self.pulse.now()
        if self.is_open and seats:
            self.spawn(self.leave_later(live, seats))

    async def leave_later(self, live: Live, seats: tuple[int, ...]) -> None:
        """Note that an owner is gone, if there is no stream for their seats after a while."""
        await self.pulse.sleep_until(self.pulse.now() + GONE_AFTER)
        gone = tuple(seat for seat in seats if not self.links[live.code, seat])
        if gone:
            await self.leave(live, gone)
            self.follow_up(live)

    async def leave(self, live: Live, seats: tuple[int, ...]) -> None:
        """Note that the owners of some seats are gone from here."""
        houses, now = frozenset({self.signs.house}), self.pulse.now
        await live.do(lambda ledger: plan_leave(ledger, seats, houses, now()), now)
