"""What may be done at any time (rules 2.2; A1-A3): load, treat, reveal.

Codes from 128 on are ways to load an ammo card onto a weapon (`decks.LOADED_BOX`, `LOADED_GUN`);
then come the seat that is treated with Medical Supplies, and the goal revealed.  Who may speak up
at all is told by what lies open.
"""

from __future__ import annotations

from graveshift.engine.bits import has, lowest
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.arming import can_load
from graveshift.games.walking_dead.cards import SUPPLIES_HEAL
from graveshift.games.walking_dead.components import MOST_LIFE, SEATS
from graveshift.games.walking_dead.decks import (
    LOADED_BOX,
    LOADED_GUN,
    SUPPLIES,
    WAYS_TO_LOAD,
)
from graveshift.games.walking_dead.goals import (
    has_goals,
    holds_enough,
    holds_enough_for_any,
    show_goal,
)
from graveshift.games.walking_dead.health import heal
from graveshift.games.walking_dead.kinds import Decision, Event, Fight, Phase, Reason
from graveshift.games.walking_dead.onslaught import is_proposer
from graveshift.games.walking_dead.resources import load
from graveshift.games.walking_dead.state import State
from graveshift.games.walking_dead.supply import discard_gear

LOAD = 128
"""The code of the first way to load."""
TREAT = LOAD + WAYS_TO_LOAD
"""The code of treating the first seat."""
REVEAL = TREAT + SEATS
"""The code of revealing the goal."""


@rule
def who_may(state: State) -> int:
    """All who may speak up at this boundary, as a bit set."""
    may = 0
    for seat in range(state.seats):
        if may_interrupt(state, seat) or may_choose_too(state, seat):
            may |= 1 << seat
    return may


@rule
def may_choose_too(state: State, seat: int) -> bool:
    """Whether the seat has a say in the decision of the moment though it owes nothing."""
    if state.decision == Decision.SPLIT:
        return is_proposer(state, seat)
    chosen = has(state.asked, seat) and not has(state.owes, seat)
    return state.decision == Decision.WEAPON and chosen


@rule
def may_interrupt(state: State, seat: int) -> bool:
    """Whether the seat has anything to load, anybody to treat, or perhaps a goal to reveal."""
    if may_load(state, seat) or may_treat_any(state, seat):
        return True
    return may_reveal(state, seat) and holds_enough_for_any(state, seat)


@rule
def is_half_done(state: State, seat: int) -> bool:
    """Whether the seat is in the middle of something."""
    if not has(state.owes, seat):
        return False
    match state.decision:
        case Decision.OBJECT | Decision.ONTO | Decision.LOAD | Decision.LOSE_AMMO:
            return True
        case _:
            return state.decision == Decision.LOSE_GEAR


@rule
def may_load(state: State, seat: int) -> bool:
    """Not in the middle of something, nor between choosing a weapon and the last roll."""
    if state.boxes[seat] == 0 or is_half_done(state, seat) or not can_load(state, seat):
        return False
    match state.decision:
        case Decision.REROLL | Decision.ALLIES | Decision.POOL:
            return False
        case Decision.WEAPON:
            return state.weapon[seat] == Fight.OPEN
        case _:
            return True


@rule
def may_treat_any(state: State, seat: int) -> bool:
    """Whether the seat holds Medical Supplies, now is the time, and somebody here is wounded."""
    if state.gear[seat] & SUPPLIES == 0 or not is_time_to_treat(state, seat):
        return False
    for patient in range(state.seats):
        if may_treat(state, seat, patient):
            return True
    return False


@rule
def is_time_to_treat(state: State, seat: int) -> bool:
    """Not while a split is decided and suffered, nor before the first turn."""
    if state.phase == Phase.SETUP or is_half_done(state, seat):
        return False
    match state.decision:
        case Decision.SPLIT | Decision.ARMOUR | Decision.REPLACEMENT | Decision.EQUIPMENT:
            return state.phase != Phase.ROUND_END
        case _:
            return True


@rule
def may_treat(state: State, seat: int, patient: int) -> bool:
    """Oneself or somebody at the same location who is wounded and alive."""
    if not 0 < state.life[patient] < MOST_LIFE:
        return False
    return patient == seat or (state.at[seat] >= 0 and state.at[patient] == state.at[seat])


@rule
def may_reveal(state: State, seat: int) -> bool:
    """Whether the seat has a goal that is not fulfilled yet."""
    return has_goals(state) and state.phase != Phase.SETUP and not has(state.shown, seat)


@rule
def choices(state: State, seat: int, codes: Codes, start: int) -> int:
    """Write what the seat may do at any time after so many other codes; how many there are then."""
    number = start
    if may_load(state, seat):
        for way in range(WAYS_TO_LOAD):
            if has(state.boxes[seat], LOADED_BOX[way]) and has(state.gear[seat], LOADED_GUN[way]):
                codes[number] = LOAD + way
                number += 1
    for code in range(TREAT, REVEAL + 1):
        if why_not(state, seat, code) == ALLOWED:
            codes[number] = code
            number += 1
    return number


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """What is not held, not wounded or not fulfilled, and what has another time."""
    if code > REVEAL:
        return Reason.NOT_A_CHOICE
    if code == REVEAL:
        if not may_reveal(state, seat):
            return Reason.NOT_NOW
        return ALLOWED if holds_enough(state, seat, state.goal[seat]) else Reason.GOAL_NOT_MET
    if code < TREAT:
        way = code - LOAD
        if not has(state.boxes[seat], LOADED_BOX[way]):
            return Reason.NOT_HELD
        if not has(state.gear[seat], LOADED_GUN[way]):
            return Reason.NO_SUCH_WEAPON
        return ALLOWED if may_load(state, seat) else Reason.NOT_NOW
    patient = code - TREAT
    if state.gear[seat] & SUPPLIES == 0:
        return Reason.NOT_HELD
    if patient >= state.seats:
        return Reason.NO_SUCH_SEAT
    if not is_time_to_treat(state, seat):
        return Reason.NOT_NOW
    return ALLOWED if may_treat(state, seat, patient) else Reason.UNHARMED


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Load, treat or reveal; what was to be decided still is."""
    if code == REVEAL:
        show_goal(state, seat)
        state.no_return += 1
    elif code < TREAT:
        load(state, seat, LOADED_BOX[code - LOAD], LOADED_GUN[code - LOAD])
    else:
        discard_gear(state, seat, lowest(state.gear[seat] & SUPPLIES))
        emit(state, EVERYBODY, Event.MEDICINE, seat, code - TREAT)
        heal(state, code - TREAT, SUPPLIES_HEAL)
