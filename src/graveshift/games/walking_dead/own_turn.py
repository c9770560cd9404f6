"""What everybody may do in a turn (rules 1.6-1.8; D7, D8, D8c, D9, D10): move, draw, exchange.

Under OWN_MOVE a code is a location or DECLINE; under COLLECT an ammo card or DECLINE; under DRAW
it is no or yes; under EXCHANGE a seat to give to, ASK more than the seat to ask, or DECLINE.
"""

from __future__ import annotations

from graveshift.engine.bits import has, is_one, only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, answered, ask
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import (
    COSTS_A_MOVE,
    LOCATIONS,
    STACK_CARDS,
    Stack,
)
from graveshift.games.walking_dead.event_cards import EventCard
from graveshift.games.walking_dead.gifts import ask_for_object, has_object
from graveshift.games.walking_dead.kinds import Decision, Event, Gift, Reason, Step, Whereabouts
from graveshift.games.walking_dead.places import (
    DECLINE,
    NO,
    YES,
    active_seat,
    is_next_door,
    is_on_board,
    is_place,
    seats_at,
    stack_here,
)
from graveshift.games.walking_dead.resources import collect, draw_card
from graveshift.games.walking_dead.state import State
from graveshift.games.walking_dead.supply import lose_allies

ASK = 8
"""Added to the seat that is asked for an object."""


@rule
def begin_own_move(state: State) -> None:
    """A step to a neighbouring location costs one food."""
    state.step = Step.COLLECT
    seat = active_seat(state)
    if is_on_board(state, seat) and state.food[seat] >= COSTS_A_MOVE:
        ask(state, Decision.OWN_MOVE, only(seat))


@rule
def begin_collect(state: State) -> None:
    """Alone, one may take up ammo cards that were left lying here."""
    seat = active_seat(state)
    if state.lying != 0 and state.at[seat] == state.stack_at[Stack.AMMO]:
        ask(state, Decision.COLLECT, only(seat))
    else:
        state.step = Step.DRAW


@rule
def begin_draw(state: State) -> None:
    """Whoever is on the board may draw the top card of the stack there."""
    state.step = Step.EXCHANGE
    seat = active_seat(state)
    if is_on_board(state, seat):
        ask(state, Decision.DRAW, only(seat))


@rule
def begin_exchange(state: State) -> None:
    """Give one object, receive one, either or neither, with players at the same location."""
    seat = active_seat(state)
    if is_on_board(state, seat) and can_exchange(state, seat):
        ask(state, Decision.EXCHANGE, only(seat))
    else:
        state.step = Step.EVENTS


@rule
def can_exchange(state: State, seat: int) -> bool:
    """Whether there is anybody to give to or to ask."""
    if is_one(seats_at(state, state.at[seat])):
        return False
    for other in range(state.seats):
        if why_not_give_to(state, seat, other) == ALLOWED:
            return True
        if why_not_ask(state, seat, other) == ALLOWED:
            return True
    return False


@rule
def why_not_give_to(state: State, seat: int, other: int) -> int:
    """Another player here, once, and something to give."""
    if other == seat:
        return Reason.YOURSELF
    if state.at[other] != state.at[seat]:
        return Reason.NOT_HERE
    if state.gave == 1:
        return Reason.HALF_IS_OVER
    return ALLOWED if has_object(state, Gift.EXCHANGE, seat, other) else Reason.NOTHING_TO_GIVE


@rule
def why_not_ask(state: State, seat: int, other: int) -> int:
    """Another player here, once, who has something to give."""
    if other == seat:
        return Reason.YOURSELF
    if state.at[other] != state.at[seat]:
        return Reason.NOT_HERE
    if state.asked_for == 1:
        return Reason.HALF_IS_OVER
    return ALLOWED if has_object(state, Gift.ANSWER, other, seat) else Reason.NOTHING_TO_GIVE


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """No or yes; or locations, cards or seats, and declining."""
    number = 0
    most = LOCATIONS
    if state.decision == Decision.COLLECT:
        most = STACK_CARDS
    elif state.decision == Decision.EXCHANGE:
        most = ASK + state.seats
    for code in range(most):
        if why_not(state, seat, code) == ALLOWED:
            codes[number] = code
            number += 1
    if state.decision != Decision.DRAW:
        codes[number] = DECLINE
        number += 1
    return number


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """What is next door, here, or lies here."""
    if state.decision == Decision.DRAW:
        return ALLOWED if code in (NO, YES) else Reason.NOT_A_CHOICE
    if code == DECLINE:
        return ALLOWED
    match state.decision:
        case Decision.OWN_MOVE:
            if not is_place(code):
                return Reason.NOT_A_CHOICE
            next_door = is_next_door(state, state.at[seat], code)
            return ALLOWED if next_door else Reason.NOT_NEXT_DOOR
        case Decision.COLLECT:
            lies_here = code < STACK_CARDS and has(state.lying, code)
            return ALLOWED if lies_here else Reason.NOT_A_CHOICE
        case _:
            if code < state.seats:
                return why_not_give_to(state, seat, code)
            if ASK <= code < ASK + state.seats:
                return why_not_ask(state, seat, code - ASK)
            return Reason.NO_SUCH_SEAT


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Move, take up, draw, give or ask."""
    answered(state, seat)
    match state.decision:
        case Decision.OWN_MOVE:
            if code != DECLINE:
                pay_to_move(state, seat, code)
        case Decision.COLLECT:
            if code == DECLINE:
                state.step = Step.DRAW
            else:
                collect(state, seat, code)
        case Decision.DRAW:
            if code == YES:
                draw_card(state, seat, stack_here(state, state.at[seat]))
        case _:
            exchange(state, seat, code)


@rule
def pay_to_move(state: State, seat: int, place: int) -> None:
    """One food for a step; while Promise Me lies there it costs all allies too."""
    emit(state, EVERYBODY, Event.PAID_MOVE, seat, state.at[seat], place)
    state.food[seat] -= COSTS_A_MOVE
    state.at[seat] = place
    state.walked |= 1 << seat
    if state.event_at[EventCard.PROMISE_ME] == Whereabouts.BESIDE:
        lose_allies(state, seat, state.allies[seat])


@rule
def exchange(state: State, seat: int, code: int) -> None:
    """One half of the exchange, or its end."""
    if code == DECLINE:
        state.step = Step.EVENTS
    elif code < ASK:
        state.gave = 1
        ask_for_object(state, Gift.EXCHANGE, seat, code)
    else:
        state.asked_for = 1
        emit(state, EVERYBODY, Event.ASKED, seat, code - ASK)
        ask_for_object(state, Gift.ANSWER, code - ASK, seat)
