"""Phase D, destinations (rules 1.8).

An elected chief announces where one of his characters will go; everyone else chooses in secret.
Only the place is chosen: any that is open and where not all one's characters stand already.  At
the end players eliminated in an earlier round may each place a zombie.

Under OPEN_DESTINATION and DESTINATION a code is a place.  Under ZOMBIE it is a place, or 0 for
none.
"""

from __future__ import annotations

from graveshift.engine.bits import only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, answered, ask, ask_sealed
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.cards import PASS, begin_circuit
from graveshift.games.mall_of_horror.components import PLACES, SEATS, Place
from graveshift.games.mall_of_horror.elimination import was_out_before
from graveshift.games.mall_of_horror.options import ZombiePlayer
from graveshift.games.mall_of_horror.places import (
    add_zombie,
    all_alive,
    is_place,
    of_seat,
    seat_in_order,
    zombies_left,
)
from graveshift.games.mall_of_horror.state import Decision, Event, Phase, Reason, State, Step


@rule
def begin(state: State) -> None:
    """The elected chief chooses first and openly."""
    state.phase = Phase.DESTINATIONS
    emit(state, EVERYBODY, Event.PHASE, Phase.DESTINATIONS)
    for seat in range(SEATS):
        state.destination[seat] = Place.NOWHERE
    state.step = Step.SECRET_DESTINATIONS
    if state.elected == 1 and may_go_anywhere(state, state.holder):
        ask(state, Decision.OPEN_DESTINATION, only(state.holder))


@rule
def begin_secret(state: State) -> None:
    """All others who live choose in secret at the same time."""
    choosers = 0
    for seat in range(state.seats):
        if state.destination[seat] == Place.NOWHERE and may_go_anywhere(state, seat):
            choosers |= only(seat)
    begin_circuit(state)
    state.step = Step.NEXT_ZOMBIE
    if choosers != 0:
        ask_sealed(state, Decision.DESTINATION, choosers)


@rule
def may_go(state: State, seat: int, place: int) -> bool:
    """An open place where not all characters of the seat stand; full ones and the parking too."""
    return state.closed[place] == 0 and has_one_elsewhere(state, seat, place)


@rule
def has_one_elsewhere(state: State, seat: int, place: int) -> bool:
    """Whether a living character of the seat stands in another place."""
    return of_seat(all_alive(state) & ~state.at[place], seat) != 0


@rule
def may_go_anywhere(state: State, seat: int) -> bool:
    """Whether the seat has any legal destination; one that is shut in has none."""
    for place in range(Place.RESTROOM, PLACES):
        if may_go(state, seat, place):
            return True
    return False


@rule
def may_rise(state: State, seat: int) -> bool:
    """Whether an eliminated player may place a zombie now."""
    if state.zombie_player == ZombiePlayer.ONCE:
        return state.out[seat] > 0 and state.out[seat] == state.round - 1
    return state.zombie_player == ZombiePlayer.EVERY_ROUND and was_out_before(state, seat)


@rule
def next_zombie(state: State) -> None:
    """In turn order the eliminated are asked for a zombie, while there are any left."""
    state.sealed = 0
    while state.turn < state.seats:
        seat = seat_in_order(state, state.turn)
        if may_rise(state, seat) and zombies_left(state) > 0:
            ask(state, Decision.ZOMBIE, only(seat))
            return
        state.turn += 1
    state.step = Step.REVEAL


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Every place to go to; or every open place for a zombie, and none."""
    count = 0
    if state.decision == Decision.ZOMBIE:
        codes[0] = PASS
        count = 1
    for place in range(Place.RESTROOM, PLACES):
        if state.closed[place] == 0 and (
            state.decision == Decision.ZOMBIE or has_one_elsewhere(state, seat, place)
        ):
            codes[count] = place
            count += 1
    return count


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """Nothing closed; and one character at least must have to walk."""
    if state.decision == Decision.ZOMBIE and code == PASS:
        return ALLOWED
    if not is_place(code):
        return Reason.NOT_A_CHOICE
    if state.closed[code] == 1:
        return Reason.PLACE_CLOSED
    if state.decision == Decision.ZOMBIE or has_one_elsewhere(state, seat, code):
        return ALLOWED
    return Reason.ALL_ARE_THERE


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Announce, lock in, or place a zombie."""
    answered(state, seat)
    if state.decision == Decision.ZOMBIE:
        state.turn += 1
        rise(state, seat, code)
        return
    state.destination[seat] = code
    if state.decision == Decision.OPEN_DESTINATION:
        emit(state, EVERYBODY, Event.ANNOUNCED, seat, code)


@rule
def rise(state: State, seat: int, code: int) -> None:
    """Place the eliminated player's zombie, or decline."""
    if code == PASS:
        emit(state, EVERYBODY, Event.PASSED, seat)
        return
    add_zombie(state, code)
    emit(state, EVERYBODY, Event.ZOMBIE_PLAYED, seat, code)


@rule
def take_back(state: State, seat: int) -> None:
    """Unlock the wheel."""
    state.destination[seat] = Place.NOWHERE
