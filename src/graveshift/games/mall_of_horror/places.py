"""The board: who stands where, who holds out against how many (rules 0.1, 0.2, 1.14).

The characters at a place are a bit set, `CHARACTERS` bits to a seat.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has
from graveshift.engine.frame import EVERYBODY
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.components import (
    BREACH_AT,
    CAPACITY_OF,
    CHARACTERS,
    CHARACTERS_WITH,
    EXTRA_DEFENCE,
    PLACES,
    POINTS_OF,
    ZOMBIES,
    Character,
    Place,
)
from graveshift.games.mall_of_horror.options import HardwareAtSupermarket, ZombieSupply
from graveshift.games.mall_of_horror.state import Event, State

ONE_SEAT = (1 << CHARACTERS) - 1
"""The characters of the first seat, as a bit set."""
OF_EVERY_SEAT = 0x111111
"""One character of every seat: the first; shifted by a Character, all of that kind."""
TOUGHS = OF_EVERY_SEAT << Character.TOUGH.value
PLENTY = 99
EATEN = Place.EATEN.value


@rule
def seat_in_order(state: State, position: int) -> int:
    """The seat at a position in turn order: from the holder clockwise, everyone once."""
    seat = state.holder + position
    return seat - state.seats if seat >= state.seats else seat


@rule
def token(seat: int, character: int) -> int:
    """A character's bit."""
    return 1 << (seat * CHARACTERS + character)


@rule
def of_seat(tokens: int, seat: int) -> int:
    """The characters of a seat among many, as a bit set by Character."""
    return (tokens >> (seat * CHARACTERS)) & ONE_SEAT


@rule
def tokens_of(state: State) -> int:
    """Every character of this game."""
    own = (1 << CHARACTERS_WITH[state.seats]) - 1
    tokens = 0
    for seat in range(state.seats):
        tokens |= own << (seat * CHARACTERS)
    return tokens


@rule
def stands_at(state: State, seat: int, character: int, place: int) -> bool:
    """Whether a character stands at a place; at NOWHERE it still waits to be placed."""
    return has(state.at[place], seat * CHARACTERS + character)


@rule
def is_hidden(state: State, seat: int, character: int) -> bool:
    """Whether a character hides this round."""
    return has(state.hiding, seat * CHARACTERS + character)


@rule
def place_of(state: State, seat: int, character: int) -> int:
    """Where a character is: a place, EATEN, or NOWHERE when not placed or not in this game."""
    for place in range(PLACES):
        if stands_at(state, seat, character, place):
            return place
    return EATEN if has(state.eaten, seat * CHARACTERS + character) else 0


@rule
def put(state: State, seat: int, character: int, come_from: int, place: int) -> None:
    """A character goes from one place to another."""
    state.at[come_from] &= ~token(seat, character)
    state.at[place] |= token(seat, character)


@rule
def all_alive(state: State) -> int:
    """Every character on the board."""
    at = state.at
    return at[1] | at[2] | at[3] | at[4] | at[5] | at[6]


@rule
def is_alive(state: State, seat: int) -> bool:
    """Whether the seat has a character on the board."""
    return of_seat(all_alive(state), seat) != 0


@rule
def heads_of(state: State, seat: int, place: int) -> int:
    """Characters of a seat at a place, hidden ones too."""
    return count(of_seat(state.at[place], seat))


@rule
def visible_at(state: State, place: int) -> int:
    """The characters at a place that do not hide."""
    return state.at[place] & ~state.hiding


@rule
def visible_of(state: State, seat: int, place: int) -> int:
    """The characters of a seat at a place that do not hide, as a bit set by Character."""
    return of_seat(visible_at(state, place), seat)


@rule
def heads_at(state: State, place: int) -> int:
    """Characters at a place: the tough guy fills one pin like anybody."""
    return count(state.at[place])


@rule
def heads_alive(state: State) -> int:
    """Characters on the board."""
    return count(all_alive(state))


@rule
def seats_at(state: State, place: int) -> int:
    """The colours with a character at a place that does not hide, as a bit set."""
    visible = visible_at(state, place)
    seats = 0
    for seat in range(state.seats):
        if of_seat(visible, seat) != 0:
            seats |= 1 << seat
    return seats


@rule
def points_alive(state: State, seat: int) -> int:
    """Points of the seat's characters on the board."""
    alive = of_seat(all_alive(state), seat)
    points = 0
    for character in range(CHARACTERS):
        if has(alive, character):
            points += POINTS_OF[character]
    return points


@rule
def has_room(state: State, place: int) -> bool:
    """Whether one more character fits."""
    return heads_at(state, place) < CAPACITY_OF[place]


@rule
def is_place(code: int) -> bool:
    """Whether a number is one of the six."""
    return Place.RESTROOM <= code <= Place.SUPERMARKET


@rule
def defence_at(state: State, place: int) -> int:
    """How many zombies a place holds off: heads, tough guys once more; hidden ones count."""
    return heads_at(state, place) + EXTRA_DEFENCE * count(state.at[place] & TOUGHS)


@rule
def hardware_at(state: State, place: int) -> int:
    """What Hardware adds while the place is under attack."""
    if (
        state.hardware_at_supermarket == HardwareAtSupermarket.ANY_TIME_BUT_COUNTS_ONLY_BELOW_4
        and place == Place.SUPERMARKET
        and state.zombies[place] >= BREACH_AT
    ):
        return 0
    return state.hardware


@rule
def is_breached(state: State, place: int) -> bool:
    """Whether the zombies get in: as many as hold the place, or four at the supermarket."""
    zombies = state.zombies[place]
    if zombies == 0:
        return False
    if place == Place.SUPERMARKET and zombies >= BREACH_AT:
        return True
    return zombies >= defence_at(state, place) + hardware_at(state, place)


@rule
def zombies_left(state: State) -> int:
    """Zombies that can still be placed."""
    if state.zombie_supply == ZombieSupply.UNLIMITED:
        return PLENTY
    standing = 0
    for place in range(PLACES):
        standing += state.zombies[place]
    return ZOMBIES - standing


@rule
def add_zombie(state: State, place: int) -> bool:
    """Place a zombie before a place, if there is one left."""
    if zombies_left(state) <= 0:
        return False
    state.zombies[place] += 1
    return True


@rule
def close(state: State, place: int) -> None:
    """Shut an overrun place for good; its zombies go back to the supply."""
    state.zombies[place] = 0
    state.closed[place] = 1


@rule
def check_overrun(state: State, overrun_at: int) -> None:
    """Close every empty place but the parking that so many zombies besiege."""
    for place in range(Place.RESTROOM, PLACES):
        if place != Place.PARKING and state.zombies[place] >= overrun_at and state.at[place] == 0:
            close(state, place)
            emit(state, EVERYBODY, Event.OVERRUN, place)
