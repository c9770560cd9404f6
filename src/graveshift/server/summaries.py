"""Summaries: what a store keeps of a table beside its log, so that lists need not read logs."""

from __future__ import annotations

import msgspec

from graveshift.engine.bits import has
from graveshift.server.deeds import Plan
from graveshift.server.entries import Dealt, Played
from graveshift.server.ledger import Ledger
from graveshift.server.parts import Listed, Stage
from graveshift.server.store import Found, Summary

STEADY = 60_000
"""Milliseconds for which a table keeps its place in lists though something is done at it."""


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a list shows of a table."""

    game: str
    title: str
    stage: Stage
    names: tuple[str, ...]
    owners: tuple[bytes, ...]
    private: bool = False
    owes: int = 0


read_about = msgspec.json.Decoder(About).decode
write_about = msgspec.json.Encoder().encode


def summary_after(ledger: Ledger, plan: Plan, now: int) -> Summary:
    """The summary of a table as it will be when a plan has been written."""
    seats, stage, board = ledger.seats, ledger.stage, ledger.board
    if not all(isinstance(line, Played) for line in plan.lines):
        seats = seats.copied()
        for line in plan.lines:
            seats.apply(line)
    if any(isinstance(line, Dealt) for line in plan.lines):
        stage = "playing"
    if plan.is_over:
        stage = "over"
    owes = board.state.owes if board is not None else 0
    if plan.owes is not None:
        owes = plan.owes
    made = ledger.created
    about = About(
        game=made.game.replace("_", "-"),
        title=made.title,
        stage=stage,
        names=tuple(seat.name or seat.bot for seat in seats),
        owners=tuple(seat.owner for seat in seats),
        private=made.private,
        owes=owes if stage == "playing" else 0,
    )
    return Summary(
        owners=seats.owners | {made.host},
        is_open=not made.private and stage in {"lobby", "playing"},
        touched=now,
        due=due_after(ledger, now) if stage == "playing" else None,
        about=write_about(about),
    )


def due_after(ledger: Ledger, now: int) -> int | None:
    """The earliest time at which a clock could run out; None where there are none.

    A question that comes by this very change gives its seat a decision's time at least.
    """
    terms = ledger.created.clocks
    if terms.kind == "none":
        return None
    running = (ledger.clocks.until(seat) for seat in range(len(ledger.seats)))
    return min([now + terms.decision, *(until for until in running if until is not None)])


def is_worth_writing(old: Summary | None, new: Summary) -> bool:
    """Whether a summary says more than that something was done a moment ago."""
    if old is None or new.touched - old.touched >= STEADY:
        return True
    changed = (old.owners, old.is_open, old.about) != (new.owners, new.is_open, new.about)
    earlier = new.due is not None and (old.due is None or new.due < old.due)
    return changed or earlier or (old.due is not None and new.due is None)


def listed(found: Found, who: bytes) -> Listed:
    """A table in somebody's list."""
    about = read_about(found.about)
    mine = tuple(seat for seat, owner in enumerate(about.owners) if who and owner == who)
    return Listed(
        table=found.table,
        game=about.game,
        title=about.title,
        stage=about.stage,
        touched=found.touched,
        seats=about.names,
        private=about.private,
        mine=mine,
        waits_for_me=any(has(about.owes, seat) for seat in mine),
    )
