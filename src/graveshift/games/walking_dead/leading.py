"""The leader's turn up to the draw (rules 1.6, 1.18; D3-D6): abilities, and moving everybody.

Under ANDREA a code is a seat; under GLENN a weapon card, whoever owns it, or DECLINE; under MAGGIE
a seat or DECLINE; under MOVE the location at which the pawn of the moment shall stand.
"""

from __future__ import annotations

from graveshift.engine.bits import has, only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, answered, ask
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import (
    ANDREA_HEALS,
    DARYL_FEEDS,
    GLENN_LOADS,
    LOCATIONS,
    STACK_CARDS,
    Leader,
    Location,
)
from graveshift.games.walking_dead.decks import RANGED
from graveshift.games.walking_dead.gifts import ask_for_object, has_object
from graveshift.games.walking_dead.health import heal
from graveshift.games.walking_dead.kinds import Decision, Event, Gift, Reason, Step
from graveshift.games.walking_dead.places import (
    DECLINE,
    NOWHERE,
    is_next_door,
    is_place,
    seat_in_order,
)
from graveshift.games.walking_dead.state import State
from graveshift.games.walking_dead.supply import gain_ammo, gain_food


@rule
def use_ability(state: State) -> None:
    """What the leader's ability does at the start of the turn."""
    state.step = Step.MOVE
    state.circuit = 0
    match state.ability:
        case Leader.ANDREA:
            ask(state, Decision.ANDREA, only(state.leader))
        case Leader.DARYL:
            feed_the_hungry(state)
        case Leader.GLENN:
            if owner_of_any(state, RANGED):
                ask(state, Decision.GLENN, only(state.leader))
        case Leader.MAGGIE:
            if may_give_to_any(state):
                ask(state, Decision.MAGGIE, only(state.leader))


@rule
def feed_the_hungry(state: State) -> None:
    """Daryl: every player without food gets some, the leader first."""
    for position in range(state.seats):
        seat = seat_in_order(state, position)
        if state.food[seat] == 0:
            gain_food(state, seat, DARYL_FEEDS)


@rule
def owner_of_any(state: State, cards: int) -> bool:
    """Whether any player owns one of these equipment cards."""
    for seat in range(state.seats):
        if state.gear[seat] & cards != 0:
            return True
    return False


@rule
def owner_of(state: State, card: int) -> int:
    """The seat that owns an equipment card, or the number of seats if nobody does."""
    for seat in range(state.seats):
        if has(state.gear[seat], card):
            return seat
    return state.seats


@rule
def may_give_to(state: State, taker: int) -> bool:
    """Maggie: somebody else, anywhere, for whom she has an object."""
    return taker != state.leader and has_object(state, Gift.MAGGIE, state.leader, taker)


@rule
def may_give_to_any(state: State) -> bool:
    """Whether Maggie has an object for anybody."""
    for taker in range(state.seats):
        if may_give_to(state, taker):
            return True
    return False


@rule
def next_pawn(state: State) -> None:
    """The leader moves every pawn, the own one first, then clockwise."""
    if state.circuit < state.seats:
        ask(state, Decision.MOVE, only(state.leader))
        return
    state.step = Step.OWN_MOVE if state.seats == 1 else Step.DRAW


@rule
def may_stand(state: State, seat: int, place: int) -> bool:
    """A pawn stays or goes next door; one without a location is put on any."""
    here = state.at[seat]
    return here in (NOWHERE, place) or is_next_door(state, here, place)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Seats, weapons or locations."""
    number = 0
    most = STACK_CARDS if state.decision == Decision.GLENN else LOCATIONS
    for code in range(most):
        if why_not(state, seat, code) == ALLOWED:
            codes[number] = code
            number += 1
    if state.decision in (Decision.GLENN, Decision.MAGGIE):
        codes[number] = DECLINE
        number += 1
    return number


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """Whom the ability reaches, and where a pawn can go."""
    match state.decision:
        case Decision.MOVE:
            if not is_place(code):
                return Reason.NOT_A_CHOICE
            pawn = seat_in_order(state, state.circuit)
            return ALLOWED if may_stand(state, pawn, code) else Reason.NOT_NEXT_DOOR
        case Decision.ANDREA:
            return ALLOWED if code < state.seats else Reason.NO_SUCH_SEAT
        case Decision.GLENN:
            if code == DECLINE:
                return ALLOWED
            if code >= STACK_CARDS or not has(RANGED, code):
                return Reason.NOT_A_CHOICE
            return ALLOWED if owner_of(state, code) < state.seats else Reason.NOT_HELD
        case _:
            return why_not_maggie(state, code)


@rule
def why_not_maggie(state: State, code: int) -> int:
    """Another player for whom she has an object."""
    if code == DECLINE:
        return ALLOWED
    if code >= state.seats:
        return Reason.NO_SUCH_SEAT
    if code == state.leader:
        return Reason.YOURSELF
    return ALLOWED if may_give_to(state, code) else Reason.NOTHING_TO_GIVE


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Use the ability, or move a pawn."""
    answered(state, seat)
    match state.decision:
        case Decision.MOVE:
            pawn = seat_in_order(state, state.circuit)
            state.circuit += 1
            step_to(state, pawn, code)
        case Decision.ANDREA:
            heal(state, code, ANDREA_HEALS)
        case Decision.GLENN:
            if code != DECLINE:
                gain_ammo(state, owner_of(state, code), code, GLENN_LOADS)
        case _:
            if code != DECLINE:
                ask_for_object(state, Gift.MAGGIE, seat, code)


@rule
def step_to(state: State, seat: int, place: int) -> None:
    """A pawn is put on the board, steps, or stays."""
    here = state.at[seat]
    state.at[seat] = place
    if here == Location.NOWHERE:
        emit(state, EVERYBODY, Event.PLACED, seat, place)
    elif here == place:
        emit(state, EVERYBODY, Event.STAYED, seat)
    else:
        emit(state, EVERYBODY, Event.MOVED, seat, here, place)
