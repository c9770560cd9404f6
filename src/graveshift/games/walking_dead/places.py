"""The grid, who stands where, and turn order (rules 1.1, 1.3).

Turn order means the leader first, then clockwise.  Circuits of seats begin with whose turn it is,
which in combat and at the round's end is the leader.
"""

from __future__ import annotations

from graveshift.engine.bits import count
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import CORNERS, LOCATIONS, OPPOSITE, Location
from graveshift.games.walking_dead.state import State

DECLINE = 127
"""The code that declines, wherever there are other codes than no and yes."""
NO, YES = 0, 1
NOWHERE = Location.NOWHERE.value


@rule
def seat_in_order(state: State, position: int) -> int:
    """The seat so many places after the one whose turn it is."""
    return (state.leader + state.turn + position) % state.seats


@rule
def active_seat(state: State) -> int:
    """Whose turn it is."""
    return (state.leader + state.turn) % state.seats


@rule
def place_in_order(state: State, position: int) -> int:
    """The location so many corners after the first one of a circuit."""
    return place_at(state, (state.first + position) % CORNERS)


@rule
def place_at(state: State, corner: int) -> int:
    """The location at a corner."""
    found = 0
    for place in range(LOCATIONS):
        if state.corner[place] == corner:
            found = place
    return found


@rule
def begin_circuit(state: State, seat: int) -> None:
    """A circuit of locations begins where a pawn stands, or in the north-west."""
    place = state.at[seat]
    state.first = 0 if place == Location.NOWHERE else state.corner[place]


@rule
def is_place(code: int) -> bool:
    """Whether it is a location's number."""
    return 0 <= code < LOCATIONS


@rule
def is_next_door(state: State, one: int, other: int) -> bool:
    """Two corners that follow one another; never the diagonal."""
    return (state.corner[one] - state.corner[other]) % 2 == 1


@rule
def opposite(state: State, place: int) -> int:
    """The diagonal location."""
    return place_at(state, (state.corner[place] + OPPOSITE) % CORNERS)


@rule
def seats_at(state: State, place: int) -> int:
    """The players at a location, as a bit set."""
    seats = 0
    for seat in range(state.seats):
        if state.at[seat] == place:
            seats |= 1 << seat
    return seats


@rule
def players_at(state: State, place: int) -> int:
    """How many players are at a location."""
    return count(seats_at(state, place))


@rule
def is_on_board(state: State, seat: int) -> bool:
    """Whether the seat has a pawn on the board."""
    return state.at[seat] != Location.NOWHERE


@rule
def is_alone(state: State, seat: int) -> bool:
    """The only player at a location."""
    return is_on_board(state, seat) and players_at(state, state.at[seat]) == 1


@rule
def stack_here(state: State, place: int) -> int:
    """The stack at a location."""
    found = 0
    for stack in range(LOCATIONS):
        if state.stack_at[stack] == place:
            found = stack
    return found


@rule
def walkers_on_board(state: State) -> int:
    """All walkers."""
    walkers = 0
    for place in range(LOCATIONS):
        walkers += state.walkers[place]
    return walkers


@rule
def normal_walkers(state: State, place: int) -> int:
    """Walkers that were not players this round."""
    return state.walkers[place] - state.fresh[place]
