"""Mall of Horror with everybody one seat further: the same game, for its rules know no first seat.

What knows one is only the host, who may pick the first holder by option, and chance where it picks
among colours: it counts them in seat order.
"""

from typing import Any

from graveshift.engine.journal import Event as Line
from graveshift.games.mall_of_horror.components import CHARACTERS, KINDS
from graveshift.games.mall_of_horror.state import Decision, Event
from graveshift.games.mall_of_horror.truck import GIFT_SEATS

ROWS = (
    "out", "cards_held", "ballot", "votes", "threats", "destination", "moved", "moved_from",
    "draft",
)  # fmt: skip
SEATS_IN = ("returner", "gift_giver", "gift_taker", "ballot")
SEATS = ("holder", "searcher", "chosen")
SETS = (
    "owes", "asked", "may", "winners", "candidates", "first_candidates", "tied", "looked", "passed",
)  # fmt: skip


def is_symmetric(state: Any) -> bool:
    """Whether no seat is special from here on."""
    return bool(state.decision != Decision.FIRST_HOLDER)


def counted_seats(event: Line) -> bool:
    """Whether chance has picked among seats, which it counts from the first."""
    return event.kind == Event.CHANCE_PICKS


def moved_on(seat: int, seats: int) -> int:
    """The next seat; NOBODY stays nobody."""
    return (seat + 1) % seats if 0 <= seat < seats else seat


def set_moved_on(bits: int, seats: int) -> int:
    """A set of seats, each one further."""
    return sum(1 << moved_on(seat, seats) for seat in range(seats) if bits >> seat & 1)


def tokens_moved_on(bits: int, seats: int) -> int:
    """Characters, each with the next seat."""
    own = (1 << CHARACTERS) - 1
    return sum(
        (bits >> CHARACTERS * seat & own) << CHARACTERS * moved_on(seat, seats)
        for seat in range(seats)
    )


def renamed(state: Any) -> Any:
    """The same position with everybody one seat further."""
    new, seats = state.copy(), state.seats
    for name in ROWS:
        for seat in range(seats):
            getattr(new, name)[moved_on(seat, seats)] = getattr(state, name)[seat]
    for seat in range(seats):
        for kind in range(KINDS):
            new.hand[moved_on(seat, seats), kind] = state.hand[seat, kind]
    for name in SEATS_IN:
        row = getattr(new, name)
        for position in range(len(row)):
            row[position] = moved_on(row[position], seats)
    for name in SEATS:
        setattr(new, name, moved_on(getattr(state, name), seats))
    for name in SETS:
        setattr(new, name, set_moved_on(getattr(state, name), seats))
    for place, bits in enumerate(state.at):
        new.at[place] = tokens_moved_on(bits, seats)
    new.eaten = tokens_moved_on(state.eaten, seats)
    new.hiding = tokens_moved_on(state.hiding, seats)
    return new


def renamed_choice(state: Any, code: int) -> int:
    """The same choice when everybody sits one seat further."""
    seats = state.seats
    if state.decision == Decision.BALLOT:
        return moved_on(code, seats)
    if state.decision == Decision.GIFT:
        kind, taker = divmod(code, GIFT_SEATS)
        return kind * GIFT_SEATS + moved_on(taker, seats)
    return code
