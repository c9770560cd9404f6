"""The frame: the fields with which every game's record begins, and the seats that must choose.

A *decision* is owed by one seat or by several.  `asked` are the seats it was put to, `owes` those
that have not answered, `may` those that may speak up although nothing is asked of them.  In a
*sealed* decision nobody sees another's answer before all are in, and whoever has answered may take
the answer back until then (`REVISE`).  When nobody owes, `advance` runs the game on to the next
decision.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.record import MOST_SEATS, Record, Row, i8, i16, i32, u32
from graveshift.engine.rule import rule

NOBODY = -1
"""No seat."""
BYSTANDER = 7
"""Whoever watches without a seat."""
EVERYBODY = (1 << (BYSTANDER + 1)) - 1
"""All seats and all bystanders, as a bit set."""
ALL_SEATS = (1 << MOST_SEATS) - 1
"""All seats, as a bit set."""

RUNNING = 0
"""The ending of a game that goes on."""
NOTHING = 0
"""The decision of a game that is over."""

REVISE = 255
"""The code that takes a sealed answer back."""
BY_CLOCK = 254
"""The code that only a clock may choose, where a game has one."""
MOST_CODES = 256
"""Codes are 0-255."""

ALLOWED = 0
"""The reason of `why_not` for a choice that may be made."""
GAME_OVER = 1
NOT_ASKED = 2
NOT_A_CHOICE = 3
ONLY_THE_CLOCK = 4
FIRST_REASON = 8
"""Reasons below this one are the same in every game."""


class Frame(Record):
    """What every game's record begins with."""

    key: Row = u32("the key of chance; zeros in a view", 4)
    block: Row = u32("words of chance drawn ahead; zeros in a view", 16)
    words_used: int = i32("words of chance used so far; 0 in a view")
    owes: int = i32("bit set of the seats that owe a choice")
    asked: int = i32("bit set of the seats that the decision was put to")
    may: int = i32("bit set of the seats that may speak up though they owe nothing")
    winners: int = i32("bit set of the seats that won; 0 while the game runs")
    round: int = i16("rounds begun; 0 during set-up")
    no_return: int = i16("counts points that cannot be undone: chance drawn, secrets shown")
    seats: int = i8("seats at the table")
    viewer: int = i8("whose view this is: a seat, BYSTANDER, or NOBODY for the state itself")
    decision: int = i8("what is to be decided; its own enum in each game")
    sealed: int = i8("1 while answers are hidden until all are in")
    ending: int = i8("why the game is over, or RUNNING; its own enum in each game")
    draft: Row = i16(
        "a seat's own stage within a decision of several stages", MOST_SEATS, by="seat"
    )


@rule
def but(seat: int) -> int:
    """Everybody except one seat, bystanders too."""
    return EVERYBODY ^ (1 << seat)


@rule
def ask(state: Frame, decision: int, seats: int) -> None:
    """Put an open decision to some seats."""
    state.decision = decision
    state.asked = seats
    state.owes = seats
    state.sealed = 0


@rule
def ask_sealed(state: Frame, decision: int, seats: int) -> None:
    """Put a decision to some seats whose answers stay hidden until all are in."""
    ask(state, decision, seats)
    state.sealed = 1


@rule
def answered(state: Frame, seat: int) -> None:
    """Note that a seat owes nothing more."""
    state.owes &= ~(1 << seat)


@rule
def reopened(state: Frame, seat: int) -> None:
    """Let a seat that answered a sealed decision choose anew, from its first stage."""
    state.owes |= 1 << seat
    state.draft[seat] = 0


@rule
def may_revise(state: Frame, seat: int) -> bool:
    """A sealed answer may be taken back until the last one is in."""
    return state.sealed == 1 and has(state.asked, seat) and not has(state.owes, seat)


@rule
def standing(state: Frame, seat: int) -> int:
    """ALLOWED when the seat may choose at all, else the reason why not."""
    if state.ending != RUNNING:
        return GAME_OVER
    if has(state.owes, seat) or has(state.may, seat) or may_revise(state, seat):
        return ALLOWED
    return NOT_ASKED


@rule
def show_frame(state: Frame, seen: Frame) -> None:
    """What everybody may see of a frame: who is asked what, and no chance."""
    seen.owes = state.owes
    seen.asked = state.asked
    seen.may = state.may
    seen.winners = state.winners
    seen.seats = state.seats
    seen.decision = state.decision
    seen.sealed = state.sealed
    seen.ending = state.ending
    seen.round = state.round


@rule
def end(state: Frame, ending: int, winners: int) -> None:
    """End the game for a reason."""
    state.ending = ending
    state.winners = winners
    state.decision = NOTHING
    state.asked = 0
    state.owes = 0
    state.may = 0
    state.sealed = 0
