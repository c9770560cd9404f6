"""Set-up (rules 1.1): the badge, one card each, characters by two dice, the first zombies.

Under FIRST_HOLDER a code is a seat.  Under PLACEMENT it is `4 * place + character`.
"""

from __future__ import annotations

from graveshift.engine.bits import only
from graveshift.engine.chance import draw, roll
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, NOBODY, answered, ask, but
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.cards import take_card
from graveshift.games.mall_of_horror.components import (
    CARDS,
    CHARACTERS,
    CHARACTERS_WITH,
    CLOSED_WITH,
    COPIES_OF,
    DICE,
    GIFTS,
    KINDS,
    NO_CARD,
    PLACEMENT_DICE,
    PLACES,
    RETURNED,
    SEARCHED,
    SEATS,
    Place,
)
from graveshift.games.mall_of_horror.options import FirstChief
from graveshift.games.mall_of_horror.places import (
    add_zombie,
    has_room,
    is_place,
    put,
    seat_in_order,
    stands_at,
    tokens_of,
)
from graveshift.games.mall_of_horror.state import Decision, Event, Phase, Reason, State, Step
from graveshift.games.mall_of_horror.truckload import top_card

HOST = 0
"""The seat that picks the first holder where that is an option."""


@rule
def lay_out(state: State) -> None:
    """Lay the table before anybody chooses anything."""
    state.phase = Phase.SETUP
    state.holder = NOBODY
    state.searcher = NOBODY
    state.chosen = NOBODY
    state.at[Place.NOWHERE] = tokens_of(state)
    if CLOSED_WITH[state.seats] != Place.NOWHERE:
        state.closed[CLOSED_WITH[state.seats]] = 1
    for kind in range(KINDS):
        state.loose[kind] = COPIES_OF[kind]
    state.deck_size = CARDS
    for position in range(RETURNED):
        state.returned[position] = NO_CARD
        state.returner[position] = NOBODY
    for gift in range(GIFTS):
        state.gift_kind[gift] = NO_CARD
        state.gift_giver[gift] = NOBODY
        state.gift_taker[gift] = NOBODY
    for position in range(SEARCHED):
        state.found[position] = NO_CARD
    for seat in range(SEATS):
        state.ballot[seat] = NOBODY
        state.moved[seat] = NOBODY
    state.step = Step.PLACE_CHARACTERS
    if state.first_chief == FirstChief.HOST_PICKS:
        ask(state, Decision.FIRST_HOLDER, only(HOST))
    else:
        give_badge(state, draw(state, state.seats))


@rule
def give_badge(state: State, seat: int) -> None:
    """The first holder takes the badge, is not elected, and deals a card to each."""
    state.holder = seat
    emit(state, EVERYBODY, Event.HOLDER, seat)
    for position in range(state.seats):
        taker = seat_in_order(state, position)
        kind = top_card(state)
        take_card(state, taker, kind)
        emit(state, only(taker), Event.DEALT, taker, kind)
        emit(state, but(taker), Event.DEALT_UNSEEN, taker)
    state.turn = 0


@rule
def next_placement(state: State) -> None:
    """In turn order, again and again: roll two dice and place a character by one of them."""
    if state.turn == state.seats * CHARACTERS_WITH[state.seats]:
        state.step = Step.PLACE_FIRST_ZOMBIES
        return
    seat = seat_in_order(state, state.turn % state.seats)
    for die in range(PLACEMENT_DICE):
        state.dice[die] = roll(state)
    emit(state, EVERYBODY, Event.ROLLED_PLACEMENT, seat, state.dice[0], state.dice[1])
    ask(state, Decision.PLACEMENT, only(seat))


@rule
def is_free(state: State, place: int) -> bool:
    """A place that is neither closed nor full."""
    return state.closed[place] == 0 and has_room(state, place)


@rule
def is_rolled(state: State, place: int) -> bool:
    """Whether a die shows the place, or neither die shows a free one."""
    first, second = state.dice[0], state.dice[1]
    if place in (first, second):
        return True
    return not is_free(state, first) and not is_free(state, second)


@rule
def is_to_place(state: State, seat: int, character: int) -> bool:
    """Whether this character of the seat still waits to be placed."""
    return stands_at(state, seat, character, Place.NOWHERE)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """The holder to pick; or each unplaced character on each place that the dice allow."""
    count = 0
    if state.decision == Decision.FIRST_HOLDER:
        for holder in range(state.seats):
            codes[count] = holder
            count += 1
        return count
    for place in range(Place.RESTROOM, PLACES):
        if is_free(state, place) and is_rolled(state, place):
            for character in range(CHARACTERS):
                if is_to_place(state, seat, character):
                    codes[count] = place * CHARACTERS + character
                    count += 1
    return count


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """A free place that a die shows, and a character not yet placed."""
    if state.decision == Decision.FIRST_HOLDER:
        return ALLOWED if code < state.seats else Reason.NO_SUCH_SEAT
    place, character = code // CHARACTERS, code % CHARACTERS
    if not is_place(place):
        return Reason.NOT_A_CHOICE
    if state.closed[place] == 1:
        return Reason.PLACE_CLOSED
    if not has_room(state, place):
        return Reason.PLACE_FULL
    if not is_rolled(state, place):
        return Reason.NOT_ROLLED
    if character >= CHARACTERS_WITH[state.seats]:
        return Reason.NO_SUCH_CHARACTER
    if not is_to_place(state, seat, character):
        return Reason.CHARACTER_PLACED
    return ALLOWED


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Give out the badge, or place the character."""
    answered(state, seat)
    if state.decision == Decision.FIRST_HOLDER:
        give_badge(state, code)
        return
    place, character = code // CHARACTERS, code % CHARACTERS
    put(state, seat, character, Place.NOWHERE, place)
    emit(state, EVERYBODY, Event.PLACED, seat, character, place)
    state.turn += 1


@rule
def place_first_zombies(state: State) -> None:
    """The holder rolls four dice: a zombie for each, none where a place is closed."""
    for die in range(DICE):
        state.dice[die] = 0
    for _ in range(DICE):
        place = roll(state)
        if state.closed[place] == 1:
            emit(state, EVERYBODY, Event.ZOMBIE_IGNORED, place)
        elif add_zombie(state, place):
            emit(state, EVERYBODY, Event.FIRST_ZOMBIE, place)
    state.step = Step.BEGIN_ROUND
