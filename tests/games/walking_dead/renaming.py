"""The Walking Dead with everybody one seat further: the same game, once the table is laid.

Turn order counts from the leader and clockwise; only in set-up do seats have corners and come in
their own order.
"""

from typing import Any

from graveshift.engine.journal import Event as Line
from graveshift.games.walking_dead.interrupts import REVEAL, TREAT
from graveshift.games.walking_dead.kinds import Decision, Phase
from graveshift.games.walking_dead.onslaught import TAKE_PROPOSAL
from graveshift.games.walking_dead.own_turn import ASK
from graveshift.games.walking_dead.places import DECLINE

ROWS = (
    "gear", "boxes", "value", "possible", "at", "character", "life", "food", "allies", "hurt",
    "help", "weapon", "hand", "face_down", "goal", "coins", "share", "draft",
)  # fmt: skip
SEATS = ("leader", "giver", "taker")
SETS = (
    "owes", "asked", "may", "winners", "dying", "guarded", "walked", "wounded", "alone", "faced",
    "rolled", "slew", "pulls", "passed", "shown",
)  # fmt: skip
HAND, FACE_DOWN, END = 4, 8, 12
OF_A_SEAT = {Decision.ANDREA, Decision.MAGGIE, Decision.HEAL_HERE, Decision.HEAL_THERE}
LOCATIONS = 4


def is_symmetric(state: Any) -> bool:
    """Whether no seat is special from here on."""
    return bool(state.phase != Phase.SETUP)


def counted_seats(event: Line) -> bool:
    """Chance never picks among seats, whatever happens."""
    del event
    return False


def moved_on(seat: int, seats: int) -> int:
    """The next seat; NOBODY stays nobody."""
    return (seat + 1) % seats if 0 <= seat < seats else seat


def set_moved_on(bits: int, seats: int) -> int:
    """A set of seats, each one further."""
    return sum(1 << moved_on(seat, seats) for seat in range(seats) if bits >> seat & 1)


def renamed(state: Any) -> Any:
    """The same position with everybody one seat further."""
    new, seats = state.copy(), state.seats
    for seat in range(seats):
        there = moved_on(seat, seats)
        for name in ROWS:
            getattr(new, name)[there] = getattr(state, name)[seat]
        new.backing[there] = set_moved_on(state.backing[seat], seats)
        for other in range(seats):
            new.proposal[there, moved_on(other, seats)] = state.proposal[seat, other]
    for name in SEATS:
        setattr(new, name, moved_on(getattr(state, name), seats))
    for name in SETS:
        setattr(new, name, set_moved_on(getattr(state, name), seats))
    for event, where in enumerate(state.event_at):
        for first in (HAND, FACE_DOWN):
            if first <= where < first + FACE_DOWN - HAND:
                new.event_at[event] = first + moved_on(where - first, seats)
    return new


def renamed_choice(state: Any, code: int) -> int:
    """The same choice when everybody sits one seat further."""
    seats, decision = state.seats, state.decision
    if TREAT <= code < REVEAL:
        return TREAT + moved_on(code - TREAT, seats)
    if decision in OF_A_SEAT and code < seats:
        return moved_on(code, seats)
    if decision == Decision.EXCHANGE and code < DECLINE:
        asks, seat = divmod(code, ASK)
        return ASK * asks + moved_on(seat, seats)
    if decision == Decision.FREE_MOVE and code < DECLINE:
        pawn, place = divmod(code, LOCATIONS)
        return LOCATIONS * moved_on(pawn, seats) + place
    if decision == Decision.SPLIT and TAKE_PROPOSAL <= code < TAKE_PROPOSAL + seats:
        return TAKE_PROPOSAL + moved_on(code - TAKE_PROPOSAL, seats)
    return code
