"""Choices that events offer (rules 5.1; D13).

Under TAKE, ALLY_OR_DAMAGE, FOOD_OR_DAMAGE and PAY a code is no or yes, yes being the card taken or
the ally, food or both given; under HEAL_THERE a seat; under LOSE_AMMO a weapon 0-24 or an ammo card
25-49; under LOSE_GEAR an equipment card or DECLINE; under FREE_MOVE `4 * seat + location` or
DECLINE; under WHERE a location.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, answered
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import LOCATIONS, SEATS, STACK_CARDS
from graveshift.games.walking_dead.event_cards import (
    AT,
    FIRST_LINE_OF,
    NUMBER,
    PLACE_OF,
    STACK_OF,
)
from graveshift.games.walking_dead.events import come, end_line, refuse_to_pay
from graveshift.games.walking_dead.health import heal
from graveshift.games.walking_dead.kinds import Decision, Event, Reason
from graveshift.games.walking_dead.places import DECLINE, NO, YES, is_next_door, is_place
from graveshift.games.walking_dead.resources import draw_card
from graveshift.games.walking_dead.stacks import eat
from graveshift.games.walking_dead.state import CARDS_WITH_AMMO, State
from graveshift.games.walking_dead.supply import (
    discard_gear,
    lose_allies,
    lose_ammo,
    lose_food,
    owns_card_with_ammo,
)
from graveshift.games.walking_dead.targets import places_tied


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """What the event offers."""
    number = 0
    for code in range(CARDS_WITH_AMMO):
        if why_not(state, seat, code) == ALLOWED:
            codes[number] = code
            number += 1
    if why_not(state, seat, DECLINE) == ALLOWED:
        codes[number] = DECLINE
        number += 1
    return number


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """What can be given, lost, or reached."""
    match state.decision:
        case Decision.HEAL_THERE:
            if code >= state.seats:
                return Reason.NO_SUCH_SEAT
            there = state.at[code] == PLACE_OF[state.event]
            return ALLOWED if there else Reason.NOT_HERE
        case Decision.LOSE_AMMO:
            return ALLOWED if owns_card_with_ammo(state, seat, code) else Reason.NO_AMMO
        case Decision.LOSE_GEAR:
            if code == DECLINE:
                return ALLOWED
            if code >= STACK_CARDS:
                return Reason.NOT_A_CHOICE
            return ALLOWED if has(state.gear[seat], code) else Reason.NOT_HELD
        case Decision.FREE_MOVE:
            return why_not_free_move(state, code)
        case Decision.WHERE:
            if not is_place(code):
                return Reason.NOT_A_CHOICE
            tied = places_tied(state, AT[FIRST_LINE_OF[state.event] + state.line])
            return ALLOWED if has(tied, code) else Reason.NOT_AMONG_THEM
        case _:
            return ALLOWED if code in (NO, YES) else Reason.NOT_A_CHOICE


@rule
def why_not_free_move(state: State, code: int) -> int:
    """A pawn at the named location, one step."""
    if code == DECLINE:
        return ALLOWED
    pawn, place = code // LOCATIONS, code % LOCATIONS
    if pawn >= SEATS:
        return Reason.NOT_A_CHOICE
    if pawn >= state.seats:
        return Reason.NO_SUCH_SEAT
    here = PLACE_OF[state.event]
    if state.at[pawn] != here:
        return Reason.NOT_HERE
    return ALLOWED if is_next_door(state, here, place) else Reason.NOT_NEXT_DOOR


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Do it."""
    answered(state, seat)
    line = FIRST_LINE_OF[state.event] + state.line
    match state.decision:
        case Decision.HEAL_THERE:
            heal(state, code, NUMBER[line - 1])
        case Decision.LOSE_AMMO:
            state.amount -= 1
            lose_ammo(state, seat, code)
        case Decision.LOSE_GEAR:
            if code == DECLINE:
                eat(state, STACK_OF[state.event], NUMBER[line - 1])
            else:
                discard_gear(state, seat, code)
        case Decision.FREE_MOVE:
            if code != DECLINE:
                drive(state, code // LOCATIONS, code % LOCATIONS)
        case Decision.WHERE:
            come(state, code, NUMBER[line])
            end_line(state)
        case Decision.TAKE:
            if code == YES:
                draw_card(state, seat, STACK_OF[state.event])
        case Decision.PAY:
            if code == YES:
                pay(state, seat)
            else:
                refuse_to_pay(state, seat)
        case Decision.ALLY_OR_DAMAGE:
            if code == YES:
                lose_allies(state, seat, NUMBER[line])
            else:
                state.hurt[seat] += NUMBER[line]
        case _:
            if code == YES:
                lose_food(state, seat, NUMBER[line])
            else:
                state.hurt[seat] += NUMBER[line]


@rule
def drive(state: State, pawn: int, place: int) -> None:
    """A pawn goes next door for free; that is no paid move."""
    emit(state, EVERYBODY, Event.MOVED, pawn, state.at[pawn], place)
    state.at[pawn] = place


@rule
def pay(state: State, seat: int) -> None:
    """One ally and one food, and nobody is bothered."""
    lose_allies(state, seat, 1)
    lose_food(state, seat, 1)
    emit(state, EVERYBODY, Event.PAID, seat)
