"""Deeds: what somebody does with a seat in play, judged on the ledger and put as entries.

Nothing is changed here. A deed that may not be done is refused; one that may be done becomes lines
for the log, with the state that they will lead to. Whoever loses a race judges again.
"""

from __future__ import annotations

from dataclasses import dataclass

from graveshift.engine.frame import ALLOWED, REVISE
from graveshift.server.board import Board, Foreseen
from graveshift.server.chatter import OPEN_CLAIMS, PHRASES, cleaned
from graveshift.server.entries import (
    By,
    Chose,
    Claimed,
    Line,
    Muted,
    Ordered,
    Said,
    TookBack,
    Undone,
    Withheld,
)
from graveshift.server.ledger import Ledger
from graveshift.server.messages import (
    AnyDeed,
    Choose,
    Claim,
    Deed,
    Mute,
    Order,
    Say,
    TakeBack,
    Undo,
    Why,
    Withhold,
)
from graveshift.server.refusal import refusal
from graveshift.server.sight import Sight
from graveshift.words.registry import words_of
from graveshift.words.telling import say_reason


@dataclass(frozen=True)
class Plan:
    """Lines for the log, and what the table will wait for when they are in it."""

    lines: tuple[Line, ...] = ()
    owes: int | None = None
    """The seats that will owe a choice; None where that stays as it is."""
    is_over: bool = False
    """Whether the game will have ended."""


NOTHING = Plan()


def check_owner(ledger: Ledger, who: bytes, deed: Deed | Why) -> None:
    """Refuse whoever has not got the seat, and everybody at a table that is closed."""
    if deed.seat not in ledger.seats.of(who):
        raise refusal("not-yours", deed)
    if ledger.shut:
        raise refusal("closed", deed)


def running_game(ledger: Ledger, deed: Deed | Why) -> Board:
    """The game, where one is running."""
    if ledger.board is None or ledger.stage != "playing":
        raise refusal("not-running", deed)
    return ledger.board


def plan(ledger: Ledger, sight: Sight, who: bytes, deed: AnyDeed, now: int) -> Plan:
    """The lines by which a deed is done; `Refusal` where it may not be."""
    check_owner(ledger, who, deed)
    match deed:
        case Choose() | TakeBack() | Undo():
            board = running_game(ledger, deed)
            if deed.seen < sight.asked_at:
                raise refusal("stale", deed)
            if isinstance(deed, Undo):
                return plan_undo(board, deed, now)
            return plan_choice(board, deed, now)
        case Order():
            running_game(ledger, deed)
            return Plan((Ordered(time=now, seat=deed.seat, id=deed.id, orders=deed.orders),))
        case Say():
            return plan_talk(ledger, deed, now)
        case Claim():
            return plan_claim(ledger, deed, now)
        case Mute():
            if deed.whom == deed.seat or deed.whom >= len(ledger.seats):
                raise refusal("unknown", deed)
            line = Muted(time=now, seat=deed.seat, id=deed.id, whom=deed.whom, muted=deed.muted)
            return Plan((line,))
        case Withhold():
            kept = Withheld(time=now, seat=deed.seat, id=deed.id, withheld=deed.withheld)
            return Plan((kept,))


# Play ---------------------------------------------------------------------------------------------


def plan_choice(board: Board, deed: Choose | TakeBack, now: int) -> Plan:
    """A choice, or an answer taken back."""
    code = deed.code if isinstance(deed, Choose) else REVISE
    seen = board.foresee(deed.seat, code)
    if seen.reason != ALLOWED:
        says = board.table.refusal(deed.seat, code, seen.reason)
        said = say_reason(board.table.game, seen.reason).plain
        raise refusal("rules", deed, reason=seen.reason, said=said, says=says)
    return plan_foreseen(deed.seat, code, seen, now, "person", deed.id)


def plan_foreseen(seat: int, code: int, seen: Foreseen, now: int, by: By, name: str = "") -> Plan:
    """A choice that the rules allow."""
    if code == REVISE:
        return Plan((TookBack(time=now, seat=seat, id=name, state=seen.state),), seen.owes)
    line = Chose(
        time=now, seat=seat, id=name, code=code, state=seen.state, by=by, revises=seen.revises
    )
    return Plan((line,), seen.owes, seen.is_over)


def plan_undo(board: Board, deed: Undo, now: int) -> Plan:
    """The seat's last choice undone."""
    if not board.undoable(deed.seat):
        raise refusal("no-undo", deed)
    seen = board.foresee_undo(deed.seat)
    return Plan((Undone(time=now, seat=deed.seat, id=deed.id, state=seen.state),), seen.owes)


# Talk ---------------------------------------------------------------------------------------------


def check_talk(ledger: Ledger, deed: Deed) -> None:
    """Refuse talk where the table or the rules want none."""
    if ledger.created.talk == "off":
        raise refusal("quiet", deed)
    board = ledger.board
    if board is not None and not board.table.is_over:
        table = board.table
        if not table.rules.may_talk(table.state, deed.seat):
            raise refusal("silence", deed)


def plan_talk(ledger: Ledger, deed: Say, now: int) -> Plan:
    """Something said, to all or to one."""
    check_talk(ledger, deed)
    allowed = ledger.created.talk
    if (deed.text is None) == (deed.phrase is None):
        says = "say either a text or a phrase."
        raise refusal("bad-message", deed, says=says)
    if (deed.text is not None and allowed == "phrases") or (
        deed.to is not None and allowed != "open"
    ):
        raise refusal("quiet", deed)
    if deed.phrase is not None and deed.phrase not in PHRASES:
        raise refusal("unknown", deed, says="there is no such phrase.")
    if deed.to is not None and (
        deed.to == deed.seat or deed.to >= len(ledger.seats) or not ledger.seats[deed.to].is_taken
    ):
        raise refusal("unknown", deed, says="nobody sits there to whisper to.")
    text = cleaned(deed.text or "")
    if deed.text is not None and not text:
        raise refusal("bad-message", deed)
    phrase = deed.phrase or ""
    line = Said(time=now, seat=deed.seat, id=deed.id, to=deed.to, text=text, phrase=phrase)
    return Plan((line,))


def plan_claim(ledger: Ledger, deed: Claim, now: int) -> Plan:
    """A claim or promise that the rules can judge."""
    running_game(ledger, deed)
    check_talk(ledger, deed)
    if (deed.kind, deed.a, deed.b) not in words_of(ledger.game).claimable:
        raise refusal("unknown", deed, says="there is no such claim in this game.")
    if ledger.chatter.open_claims(deed.seat) >= OPEN_CLAIMS:
        raise refusal("too-many", deed)
    line = Claimed(time=now, seat=deed.seat, id=deed.id, kind=deed.kind, a=deed.a, b=deed.b)
    return Plan((line,))
