"""Presence: whose owner is there, which servers are alive, and how long none was.

Who is there is in the log, so that all processes know it: an owner is there by way of those
processes that hold a stream for their seats. A process that died cannot say that it let go, so each
leaves a sign of life in the store now and then, in a table of its own that nobody is shown; whoever
is there only by way of one without such a sign is not there. The signs also tell how long no server
ran at all, which no clock counts.
"""

from __future__ import annotations

import secrets
from contextlib import suppress

from graveshift.server.deeds import NOTHING, Plan
from graveshift.server.entries import Came, Left, Line, Outage
from graveshift.server.ledger import Ledger
from graveshift.server.store import NoTableError, Store, StoreError, Summary

SIGN_EVERY = 10_000
"""Milliseconds between signs of life."""
DEAD_AFTER = 35_000
"""Milliseconds without one after which a process counts as dead."""
FORGET_AFTER = 86_400_000
SIGNS = b"signs of life".ljust(32, b".")
"""The owner under whom the tables with signs of life are listed: no hash of anything."""
MOST = 1_000


class Signs:
    """The signs of life of this process and of the others on the same store."""

    def __init__(self, store: Store) -> None:
        """With a name of its own for this run."""
        self.store = store
        self.house = secrets.token_hex(4)
        self.number = 0

    async def seen(self) -> dict[str, int]:
        """When each process was last alive."""
        found = await self.store.tables_of(SIGNS, MOST)
        seen = {}
        for table in found:
            with suppress(NoTableError):
                kept = await self.store.last_state(table.table)
                seen[table.table.removeprefix("~")] = int(kept.body) if kept else table.touched
        return seen

    async def begin(self, now: int) -> int | None:
        """Give the first sign; returns when the last process died if none was alive since."""
        seen = await self.seen()
        await self.store.create(
            f"~{self.house}", [b"{}"], Summary(owners=frozenset({SIGNS}), touched=now)
        )
        await self.give(now)
        for house, last in seen.items():
            if now - last > FORGET_AFTER:
                await self.store.delete(f"~{house}")
        latest = max(seen.values(), default=now)
        return latest if now - latest > DEAD_AFTER else None

    async def give(self, now: int) -> None:
        """Give a sign of life; a store that cannot be written now is somebody else's trouble."""
        self.number += 1
        with suppress(StoreError, NoTableError):
            await self.store.keep_state(f"~{self.house}", self.number, b"%d" % now)

    async def dead(self, houses: frozenset[str], now: int) -> frozenset[str]:
        """Those of some processes that are not alive any more."""
        seen = await self.seen()
        return frozenset(one for one in houses if now - seen.get(one, 0) > DEAD_AFTER)


def plan_come(ledger: Ledger, who: bytes, seats: tuple[int, ...], house: str, now: int) -> Plan:
    """The owner of some seats is there by way of a process."""
    if ledger.stage not in {"lobby", "playing"}:
        return NOTHING
    own = set(ledger.seats.of(who))
    new = tuple(seat for seat in seats if seat in own and house not in ledger.seats[seat].links)
    return Plan((Came(time=now, seats=new, house=house),)) if new else NOTHING


def plan_leave(ledger: Ledger, seats: tuple[int, ...], houses: frozenset[str], now: int) -> Plan:
    """The owners of some seats are no longer there by way of some processes."""
    if ledger.stage not in {"lobby", "playing"}:
        return NOTHING
    lines: list[Line] = []
    for house in sorted(houses):
        gone = tuple(seat for seat in seats if house in ledger.seats[seat].links)
        if gone:
            lines.append(Left(time=now, seats=gone, house=house))
    return Plan(tuple(lines))


def plan_outage(ledger: Ledger, since: int, until: int, now: int) -> Plan:
    """No server ran for a while: the clocks of the table stood still."""
    if ledger.stage != "playing" or ledger.created.clocks.kind == "none":
        return NOTHING
    if since in ledger.outages or ledger.time >= until:
        return NOTHING
    return Plan((Outage(time=now, since=since, until=until),))
