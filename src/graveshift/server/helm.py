"""The helm: does at each table what is to be done by itself, when its time has come.

Bots begin to think when they are asked and answer when their delay is over, so that how long they
think does not show. Whatever was thought out is judged again before it is written: meanwhile the
table may have become another.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from graveshift.bots.player import Luck
from graveshift.server.alarms import Alarms
from graveshift.server.deeds import Plan
from graveshift.server.drivers import STAND_IN, Duty, duties, luck_of, plan_answer, plan_cover
from graveshift.server.ledger import Ledger
from graveshift.server.live import Live
from graveshift.server.lobby import USUAL_BOT
from graveshift.server.notices import Notices, plan_notice
from graveshift.server.presence import Signs, plan_leave
from graveshift.server.pulse import Pulse
from graveshift.server.refusal import Refusal
from graveshift.server.thinking import Task, Thinkers

log = logging.getLogger(__name__)
AGAIN = 1_000
"""Milliseconds after which it is tried again when the store could not write."""
Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


@dataclass
class Thought:
    """What a bot thinks about one question, done or not."""

    key: tuple[int, ...]
    task: asyncio.Task[None]
    code: int | None = None


@dataclass
class Helm:
    """The driver of all tables of a process."""

    pulse: Pulse
    thinkers: Thinkers
    signs: Signs
    alarms: Alarms
    spawn: Spawn
    notices: Notices

    def __post_init__(self) -> None:
        """Nobody thinks yet."""
        self.thoughts: dict[tuple[str, int], Thought] = {}
        self.driving: dict[str, bool] = {}
        """Tables that are being driven, and whether they are to be looked at once more."""
        self.looked: dict[str, int] = {}
        """When it was last looked whether the processes that others are there by are alive."""

    # What is to be done ---------------------------------------------------------------------------

    def settle(self, live: Live) -> None:
        """Begin to think for bots that are asked, and set the alarm for what comes next."""
        now, late = self.pulse.now(), 0 if live.wrote_last else STAND_IN
        first: int | None = None
        for duty in self.duties(live):
            if duty.needs_thought and (duty.by != "clock" or duty.at <= now):
                thought = self.think(live, duty)
                if thought.code is None and duty.at <= now:
                    continue  # it rings when it is thought out
            at = duty.at + late
            first = at if first is None else min(first, at)
        self.alarms.put(live.code, first)

    def duties(self, live: Live) -> list[Duty]:
        """What is to be done at a table."""
        if live.is_gone:
            return []
        looked = self.looked.get(live.code, 0)
        ledger, house, wanting = live.ledger, self.signs.house, self.notices.wanting
        return list(duties(ledger, house, len(live.listeners), looked, wanting))

    def think(self, live: Live, duty: Duty) -> Thought:
        """What the bot of a seat thinks; it begins now unless it has."""
        name = live.code, duty.seat
        old = self.thoughts.get(name)
        if old is not None and old.key == duty.key:
            return old
        if old is not None:
            old.task.cancel()
        ledger, board = live.ledger, live.ledger.running
        seat = ledger.seats[duty.seat]
        task = Task(
            ledger.game,
            seat.bot or USUAL_BOT,
            board.view(duty.seat).copy(),
            duty.seat,
            duty.key[1:],
            Luck(luck_of(ledger, 0), ledger.played[duty.seat]),
        )
        self.thinkers.brains.prepare(ledger.game, task.bot)
        with_people = any(one.owner for one in ledger.seats)
        thought = Thought(duty.key, self.spawn(self.think_out(live, duty, task, with_people)))
        self.thoughts[name] = thought
        return thought

    async def think_out(self, live: Live, duty: Duty, task: Task, with_people: bool) -> None:
        """Think, and ring when it is thought out."""
        try:
            code = await self.thinkers.think(live.code, task, for_people=with_people)
        except Exception:  # a bot that fails must not stop a table
            log.exception("a bot failed at a table", extra={"game": task.game.name})
            code = task.codes[0]
        thought = self.thoughts.get((live.code, duty.seat))
        if thought is not None and thought.key == duty.key:
            thought.code = code
            self.settle(live)

    # Doing it -------------------------------------------------------------------------------------

    async def drive(self, live: Live) -> None:
        """Do all that is due at a table."""
        if live.code in self.driving:
            self.driving[live.code] = True
            return
        self.driving[live.code] = True
        try:
            while self.driving[live.code]:
                self.driving[live.code] = False
                await self.do_due(live)
        except Refusal as refused:
            if refused.refused.cause == "broken":  # the store cannot write just now
                self.alarms.put(live.code, self.pulse.now() + AGAIN)
            return
        finally:
            del self.driving[live.code]
        self.settle(live)

    async def do_due(self, live: Live) -> None:
        """Do what is due, one thing after another, as long as something is."""
        late = 0 if live.wrote_last else STAND_IN
        now = self.pulse.now()
        due = [duty for duty in self.duties(live) if duty.at + late <= now]
        for duty in sorted(due, key=lambda duty: duty.at):
            if await self.do(live, duty):
                self.driving[live.code] = True
                return

    async def do(self, live: Live, duty: Duty) -> bool:
        """Do one thing; whether it changed the table."""
        before, now = live.ledger.number, self.pulse.now
        if duty.what == "links":
            await self.check_links(live)
        elif duty.what == "notice":
            await self.give_notice(live, duty.seat)
        elif duty.what == "cover":
            await live.do(lambda ledger: plan_cover(ledger, duty.seat, now()), now)
        else:
            code = self.think(live, duty).code if duty.needs_thought else duty.code
            if duty.needs_thought and code is None:
                return False
            await live.do(lambda ledger: plan_answer(ledger, duty, code, now()), now)
            if live.ledger.number == before:
                self.thoughts.pop((live.code, duty.seat), None)
        return live.ledger.number != before

    async def give_notice(self, live: Live, seat: int) -> None:
        """Write down that somebody is told that it is their turn, then tell them."""
        written: list[Plan] = []

        def plan(ledger: Ledger) -> Plan:
            written[:] = [plan_notice(ledger, seat, self.pulse.now())]
            return written[0]

        await live.do(plan, self.pulse.now)
        if written[0].lines:
            owner, made = live.ledger.seats[seat].owner, live.ledger.created
            self.spawn(self.notices.tell(owner, made.table, made.title))

    async def check_links(self, live: Live) -> None:
        """Let go of owners who are there only by way of processes that are dead."""
        now = self.pulse.now
        self.looked[live.code] = now()
        links = frozenset[str]().union(*(seat.links for seat in live.ledger.seats))
        others = links - {self.signs.house}
        dead = await self.signs.dead(others, now()) if others else others
        if dead:
            seats = tuple(range(len(live.ledger.seats)))
            await live.do(lambda ledger: plan_leave(ledger, seats, dead, now()), now)

    def forget(self, code: str) -> None:
        """A table is put out of memory."""
        self.looked.pop(code, None)
        for name in [name for name in self.thoughts if name[0] == code]:
            self.thoughts.pop(name).task.cancel()
