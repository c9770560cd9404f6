"""Before the first die of combat (rules 1.11; D15, D16): the Motorcycle, and who fights how.

Under MOTORCYCLE a code is a location or DECLINE.  Under WEAPON it is an own weapon 0-24 or a Fight;
all who can fight choose at once and openly, and may choose anew until the last one has chosen.
"""

from __future__ import annotations

from graveshift.engine.bits import has, lowest, only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, answered, ask
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import (
    LOCATIONS,
    SEATS,
    STACK_CARDS,
    Leader,
)
from graveshift.games.walking_dead.decks import (
    AMMO_TYPES,
    BOXES_OF,
    GUNS_OF,
    MELEE,
    MOTORCYCLES,
    RANGED,
    WEAPONS,
)
from graveshift.games.walking_dead.kinds import Decision, Event, Fight, Phase, Reason, Step
from graveshift.games.walking_dead.options import MotorcycleReach
from graveshift.games.walking_dead.places import (
    DECLINE,
    begin_circuit,
    is_next_door,
    is_on_board,
    is_place,
    seat_in_order,
)
from graveshift.games.walking_dead.state import State
from graveshift.games.walking_dead.supply import discard_gear


@rule
def begin_combat(state: State) -> None:
    """The leader comes first again."""
    state.turn = 0
    state.circuit = 0
    state.phase = Phase.COMBAT
    emit(state, EVERYBODY, Event.PHASE, Phase.COMBAT)
    for seat in range(SEATS):
        state.weapon[seat] = Fight.OPEN
    state.step = Step.MOTORCYCLE


@rule
def next_motorcycle(state: State) -> None:
    """In turn order, whoever has a Motorcycle is asked."""
    while state.circuit < state.seats:
        seat = seat_in_order(state, state.circuit)
        state.circuit += 1
        if is_on_board(state, seat) and state.gear[seat] & MOTORCYCLES != 0:
            ask(state, Decision.MOTORCYCLE, only(seat))
            return
    state.step = Step.WEAPONS


@rule
def can_load(state: State, seat: int) -> bool:
    """Whether the seat has an ammo card for one of its weapons."""
    for kind in range(AMMO_TYPES):
        if state.boxes[seat] & BOXES_OF[kind] != 0 and state.gear[seat] & GUNS_OF[kind] != 0:
            return True
    return False


@rule
def has_loaded_gun(state: State, seat: int) -> bool:
    """Whether there is ammo on a weapon of the seat."""
    for card in range(STACK_CARDS):
        if state.ammo[card] > 0 and has(state.gear[seat], card):
            return True
    return False


@rule
def can_fight(state: State, seat: int) -> bool:
    """Whether the seat has anything to roll a die with, or could load it."""
    if state.gear[seat] & MELEE != 0 or state.help[seat] > 0:
        return True
    if state.ability == Leader.MICHONNE:
        return True
    return has_loaded_gun(state, seat) or can_load(state, seat)


@rule
def ask_for_weapons(state: State) -> None:
    """Everybody with walkers before them chooses at once."""
    asked = 0
    for seat in range(state.seats):
        if is_on_board(state, seat) and state.walkers[state.at[seat]] > 0:
            state.faced |= 1 << seat
            if can_fight(state, seat):
                asked |= 1 << seat
    state.step = Step.LOCK_WEAPONS
    if asked != 0:
        ask(state, Decision.WEAPON, asked)


@rule
def lock_weapons(state: State) -> None:
    """All have chosen: every shot costs one ammo now."""
    for position in range(state.seats):
        seat = seat_in_order(state, position)
        weapon = state.weapon[seat]
        if weapon == Fight.OPEN:
            state.weapon[seat] = Fight.NONE
        elif weapon < STACK_CARDS and has(RANGED, weapon):
            state.ammo[weapon] -= 1
            emit(state, EVERYBODY, Event.FIRED, seat, weapon)
    begin_circuit(state, state.leader)
    state.circuit = 0
    state.step = Step.NEXT_PLACE


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Locations; or weapons and what stands in their place."""
    number = 0
    most = LOCATIONS if state.decision == Decision.MOTORCYCLE else Fight.OPEN
    for code in range(most):
        if why_not(state, seat, code) == ALLOWED:
            codes[number] = code
            number += 1
    if state.decision == Decision.MOTORCYCLE:
        codes[number] = DECLINE
        number += 1
    return number


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """Another location; or something to fight with."""
    if state.decision == Decision.MOTORCYCLE:
        return why_not_ride(state, seat, code)
    if state.weapon[seat] == code:
        return Reason.CHOSEN_ALREADY
    match code:
        case Fight.NONE:
            return ALLOWED
        case Fight.BARE:
            return ALLOWED if state.ability == Leader.MICHONNE else Reason.NOT_NOW
        case Fight.DICE_ONLY:
            return ALLOWED if state.help[seat] > 0 else Reason.NOT_NOW
    if code >= STACK_CARDS or not has(WEAPONS, code):
        return Reason.NOT_A_CHOICE
    if not has(state.gear[seat], code):
        return Reason.NOT_HELD
    return Reason.NO_AMMO if has(RANGED, code) and state.ammo[code] == 0 else ALLOWED


@rule
def why_not_ride(state: State, seat: int, code: int) -> int:
    """Another location, by option a neighbouring one."""
    if code == DECLINE:
        return ALLOWED
    if not is_place(code) or code == state.at[seat]:
        return Reason.NOT_A_CHOICE
    far = not is_next_door(state, state.at[seat], code)
    if far and state.motorcycle_reach == MotorcycleReach.NEXT_DOOR:
        return Reason.NOT_NEXT_DOOR
    return ALLOWED


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Ride, or take up a weapon."""
    answered(state, seat)
    if state.decision == Decision.WEAPON:
        state.weapon[seat] = code
        emit(state, EVERYBODY, Event.ARMED, seat, code)
    elif code != DECLINE:
        emit(state, EVERYBODY, Event.MOTORCYCLE, seat, state.at[seat], code)
        state.at[seat] = code
        discard_gear(state, seat, lowest(state.gear[seat] & MOTORCYCLES))
