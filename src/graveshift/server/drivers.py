"""Drivers: who answers for a seat when its person does not, and when.

A bot answers for its seat, or for a person who has been away too long; a choice that is the only
one is made for a person who is there, for whoever is not there could not have made another one
either; standing orders pass; and when a clock runs out the rules' own safe choice is made, or a
bot's. An answer comes after a delay that is drawn from when the question came and from nothing
else, so that a window looks the same whatever a seat holds.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Literal, NamedTuple, TypeAlias

from graveshift.engine.bits import has
from graveshift.engine.chance import pick, stream_of
from graveshift.engine.frame import ALLOWED, BY_CLOCK
from graveshift.server.board import Board
from graveshift.server.deeds import NOTHING, Plan, plan_foreseen
from graveshift.server.entries import By, Covered
from graveshift.server.ledger import Ledger
from graveshift.server.lobby import USUAL_BOT
from graveshift.server.practice import practice_key
from graveshift.server.seats import Seat
from graveshift.server.terms import Pace

PACES: dict[Pace, tuple[int, int]] = {
    "instant": (0, 0),
    "brisk": (400, 1_500),
    "human": (1_500, 6_000),
}
"""The shortest and the longest delay of each pace, in milliseconds."""
AMONG_BOTS = 50
"""The shortest delay at a table where only bots sit."""
STAND_IN = 2_000
"""How much longer a process waits that was not the last to write: another one may be about to."""
LINKS_FOR = 30_000
"""How long an owner who is there by way of other processes may think before these are looked at."""
APART = 1 << 32
"""Keeps the luck of delays, of bots and of clocks apart."""

NOTICE_AFTER = 15_000
"""How long a question waits for somebody who is not there before they are told of it."""

What: TypeAlias = Literal["answer", "cover", "links", "notice"]


class Duty(NamedTuple):
    """Something to be done at a table by itself."""

    at: int
    seat: int
    what: What
    by: By = "bot"
    code: int | None = None
    """What is chosen, where nobody has to think about it."""
    is_safe: bool = False
    """Whether the rules' own safe choice is made."""
    key: tuple[int, ...] = ()
    """What tells the question from any other: when it came, and what can be chosen."""

    @property
    def needs_thought(self) -> bool:
        """Whether a bot has to think about it."""
        return self.what == "answer" and self.code is None and not self.is_safe


def luck_of(ledger: Ledger, purpose: int) -> int:
    """A stream of luck that only whoever has the log can foretell, unless it is for practice."""
    made = ledger.created
    source = practice_key(made.game, made.practice) if made.practice else made.seed
    return stream_of(int.from_bytes(source[:8], "big"), purpose * APART)


def delay(ledger: Ledger, seat: int) -> int:
    """How long an answer takes that no person thinks about."""
    shortest, longest = PACES[ledger.created.pace]
    if not any(one.owner for one in ledger.seats):
        shortest = max(shortest, AMONG_BOTS)
    if longest <= shortest:
        return shortest
    since = ledger.clocks.seats[seat].since
    return shortest + pick(luck_of(ledger, 1), seat, since, longest - shortest)


def is_awake(ledger: Ledger, watchers: int) -> bool:
    """Whether bots play on: somebody is there to see it, or nobody is meant to be there."""
    return (
        watchers > 0
        or ledger.created.clocks.kind == "slow"
        or any(seat.is_present for seat in ledger.seats)
    )


def duties(
    ledger: Ledger, house: str, watchers: int, looked: int, wanting: Container[bytes] = ()
) -> Iterator[Duty]:
    """Everything that is to be done by itself as the table stands.

    `looked` is when a process last looked whether those that owners are there by are alive;
    `wanting` are those who want to be told when it is their turn.
    """
    board = ledger.board
    if board is None or ledger.stage != "playing":
        return
    awake = is_awake(ledger, watchers)
    for number, seat in enumerate(ledger.seats):
        if has(board.state.owes, number):
            yield from duties_of(ledger, board, number, seat, awake=awake)
            if seat.links and house not in seat.links:
                since = ledger.clocks.seats[number].since
                yield Duty(max(since, looked) + LINKS_FOR, number, "links")
            if seat.owner in wanting and not seat.is_present and not seat.bot:
                since = ledger.clocks.seats[number].since
                if seat.noticed != since:
                    at = max(since, seat.away_since) + NOTICE_AFTER
                    yield Duty(at, number, "notice")


def duties_of(
    ledger: Ledger, board: Board, number: int, seat: Seat, *, awake: bool
) -> Iterator[Duty]:
    """What is to be done for one seat that owes an answer."""
    since = ledger.clocks.seats[number].since
    codes = board.open_choices(number)
    key = (since, *codes)
    until = ledger.clocks.until(number)
    if until is not None:
        is_safe = ledger.created.clocks.at_zero == "safe" or len(codes) == 1
        yield Duty(until, number, "answer", "clock", is_safe=is_safe, key=key)
    if not awake:
        return
    at = since + delay(ledger, number)
    if seat.bot:
        only = codes[0] if len(codes) == 1 else None
        yield Duty(at, number, "answer", by_whom(seat), only, key=key)
        return
    passing = board.passing(number) if ledger.orders.seats[number].orders != "none" else None
    if passing is not None:
        yield Duty(at, number, "answer", "orders", passing, key=key)
    elif len(codes) == 1 and seat.is_present:
        yield Duty(at, number, "answer", "forced", codes[0], key=key)
    if ledger.created.grace and not seat.is_present:
        yield Duty(seat.away_since + ledger.created.grace, number, "cover")


def by_whom(seat: Seat) -> By:
    """How the log calls a bot's choice."""
    return "cover" if seat.owner else "bot"


def safe_choice(ledger: Ledger, board: Board, seat: int) -> int:
    """What the rules choose for a seat whose time is up."""
    luck = pick(luck_of(ledger, 2), seat, ledger.played[seat], APART)
    return board.table.rules.on_timeout(board.state, seat, luck)


def is_still(ledger: Ledger, duty: Duty) -> bool:
    """Whether a duty is one yet: the same is asked, and the same kind of driver is to answer."""
    board = ledger.board
    if board is None or ledger.stage != "playing" or not has(board.state.owes, duty.seat):
        return False
    since = ledger.clocks.seats[duty.seat].since
    if duty.key != (since, *board.open_choices(duty.seat)):
        return False
    seat = ledger.seats[duty.seat]
    match duty.by:
        case "bot" | "cover":
            return bool(seat.bot) and by_whom(seat) == duty.by
        case "orders":
            return not seat.bot and ledger.orders.seats[duty.seat].orders != "none"
        case _:
            return True


def plan_answer(ledger: Ledger, duty: Duty, code: int | None, now: int) -> Plan:
    """A choice made for a seat; nothing where it is not wanted any more."""
    board = ledger.board
    if board is None or not is_still(ledger, duty):
        return NOTHING
    if code is None:
        code = safe_choice(ledger, board, duty.seat)
    by_clock = duty.by == "clock" and code == BY_CLOCK
    seen = board.foresee(duty.seat, code, by_clock=by_clock)
    if seen.reason != ALLOWED:
        return NOTHING
    return plan_foreseen(duty.seat, code, seen, now, duty.by)


def plan_cover(ledger: Ledger, seat: int, now: int) -> Plan:
    """A bot that plays for somebody who has been away too long."""
    board, grace = ledger.board, ledger.created.grace
    if board is None or ledger.stage != "playing" or not has(board.state.owes, seat):
        return NOTHING
    one = ledger.seats[seat]
    if not one.owner or one.bot or one.is_present or now < one.away_since + grace:
        return NOTHING
    return Plan((Covered(time=now, seat=seat, bot=USUAL_BOT),))
