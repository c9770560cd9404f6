"""MidEvil with everybody one seat further: the same game, for its rules know no first seat.

Who began is kept, and moves on with the rest; after that no seat is special.
"""

from typing import Any

from graveshift.engine.journal import Event as Line
from graveshift.games.midevil import picking
from graveshift.games.midevil.cards import NO_CARD, Card
from graveshift.games.midevil.components import COLOURS
from graveshift.games.midevil.letters import SETS
from graveshift.games.midevil.state import LEVELS, PICK, SLOTS, Decision

ROWS = ("items", "pawn", "parked", "held", "old", "holds", "wear", "lives", "draft")
SEATS = ("active", "first", "bearer", "leader", "rival", "mover", "job_seat", "floor")
SETS_BY_LEVEL = ("queue", "window_asked")
AT_SEATS = (Card.PICKPOCKET, Card.RUST, Card.TERROR, Card.RATTLE_LOOSE)


def is_symmetric(state: Any) -> bool:
    """No seat is special once it is known who begins."""
    del state
    return True


def counted_seats(event: Line) -> bool:
    """Chance picks no seat after the set-up."""
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
        for slot in range(SLOTS):
            new.hand[there, slot] = state.hand[seat, slot]
        for colour in range(COLOURS):
            new.collection[there, colour] = state.collection[seat, colour]
        for level in range(LEVELS):
            for part in range(PICK):
                new.picks[6 * level + there, part] = state.picks[6 * level + seat, part]
            rename_aim(state, new, level, seat)
    for name in SEATS:
        setattr(new, name, moved_on(getattr(state, name), seats))
    for name in SETS:
        setattr(new, name, set_moved_on(getattr(state, name), seats))
    for level in range(LEVELS):
        new.caller[level] = moved_on(state.caller[level], seats)
        for name in SETS_BY_LEVEL:
            getattr(new, name)[level] = set_moved_on(getattr(state, name)[level], seats)
        called = state.called[level]
        if called != NO_CARD and aimed_at_a_seat(state, level - 1, called):
            new.aim[level, 0] = moved_on(state.aim[level, 0], seats)
    return new


def aimed_at_a_seat(state: Any, level: int, kind: int) -> bool:
    """Whether a card is aimed at a seat, when it is played upon the card of a level."""
    if kind == Card.TURN_THE_TABLES:
        return bool(state.called[level] in AT_SEATS)
    return kind in AT_SEATS


def rename_aim(state: Any, new: Any, level: int, seat: int) -> None:
    """The seat at which a picked card is aimed."""
    slot = state.picks[6 * level + seat, 0] - 1
    stage = state.draft[seat] if level == state.level else 0
    if slot < 0 or stage == picking.FIRST_AIM:
        return
    if aimed_at_a_seat(state, level, state.hand[seat, slot]):
        row = 6 * level + moved_on(seat, state.seats)
        new.picks[row, 1] = moved_on(state.picks[6 * level + seat, 1], state.seats)


def renamed_choice(state: Any, code: int) -> int:
    """The same choice when everybody sits one seat further; seats are named only as aims."""
    seat = code - picking.AT_SEAT
    if not 0 <= seat < state.seats:
        return code
    side_of_the_map = state.decision == Decision.PLACE and not any(state.draft)
    return code if side_of_the_map else picking.AT_SEAT + moved_on(seat, state.seats)
