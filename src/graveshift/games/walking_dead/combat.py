"""Combat, location by location (rules 1.11; D17-D22).

At a location each melee fighter fights alone, in turn order; then all who shoot roll, and their
values are one pool.  Every five points kill a walker.

Under REROLL, POOL and FLASHBANG a code is no or yes; under ALLIES the number of allies discarded;
under PULL the location from which a walker comes.
"""

from __future__ import annotations

from graveshift.engine.bits import has, lowest, only
from graveshift.engine.chance import roll
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, NOBODY, answered, ask
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.cards import (
    ADDS_ACCOMPANIED_OF,
    ADDS_ALONE_OF,
    ADDS_OF,
    ADDS_ON_SIX_OF,
    CROSSBOW_RETURNS,
    CROSSBOW_RETURNS_FROM,
    CROWBAR_REROLLS_UP_TO,
    DICE_OF,
    EXECUTIONER_KILLS,
    KATANA_GOES_ON_FROM,
    NO_CARD,
    SHOTGUN_PULLS_FROM,
    Equipment,
)
from graveshift.games.walking_dead.components import (
    LOCATIONS,
    POINTS_PER_WALKER,
    RICK_ADDS,
    STACK_CARDS,
    WHITE,
    Leader,
)
from graveshift.games.walking_dead.decks import FLASHBANGS, GEAR, RANGED
from graveshift.games.walking_dead.kinds import Decision, Event, Fight, Reason, Step
from graveshift.games.walking_dead.places import (
    NO,
    YES,
    is_alone,
    is_next_door,
    is_on_board,
    is_place,
    normal_walkers,
    place_in_order,
    seat_in_order,
)
from graveshift.games.walking_dead.state import State
from graveshift.games.walking_dead.supply import discard_gear, gain_ammo, lose_allies

KATANA, CROWBAR, SHOTGUN, CROSSBOW = (
    Equipment.KATANA.value, Equipment.CROWBAR.value, Equipment.SHOTGUN.value,
    Equipment.CROSSBOW.value,
)  # fmt: skip


@rule
def weapon_kind(state: State, seat: int) -> int:
    """The kind of the weapon that a seat fights with, NO_CARD for none or bare dice."""
    weapon = state.weapon[seat]
    return GEAR[weapon] if weapon < STACK_CARDS else NO_CARD


@rule
def shoots(state: State, seat: int) -> bool:
    """Whether the seat fights at the location of the moment with a ranged weapon."""
    if state.at[seat] != state.place or state.weapon[seat] >= STACK_CARDS:
        return False
    return has(RANGED, state.weapon[seat])


@rule
def strikes(state: State, seat: int) -> bool:
    """Whether the seat fights there alone: with a melee weapon or bare dice."""
    if state.at[seat] != state.place or state.weapon[seat] >= Fight.NONE:
        return False
    return not shoots(state, seat)


@rule
def next_place(state: State) -> None:
    """The next location at which anybody fights."""
    while state.circuit < LOCATIONS:
        state.place = place_in_order(state, state.circuit)
        state.circuit += 1
        for seat in range(state.seats):
            if shoots(state, seat) or strikes(state, seat):
                emit(state, EVERYBODY, Event.FIGHT, state.place, state.walkers[state.place])
                state.fighter = 0
                state.step = Step.MELEE
                return
    state.circuit = 0
    state.step = Step.PULLS


# Melee --------------------------------------------------------------------------------------------


@rule
def next_melee(state: State) -> None:
    """The next fighter rolls a die; the Crowbar may roll a low one again."""
    while state.fighter < state.seats:
        seat = seat_in_order(state, state.fighter)
        if strikes(state, seat):
            state.step = Step.MELEE_ROLLED
            state.die = combat_die(state, seat)
            if weapon_kind(state, seat) == CROWBAR and state.die <= CROWBAR_REROLLS_UP_TO:
                ask(state, Decision.REROLL, only(seat))
            return
        state.fighter += 1
    state.step = Step.RANGED


@rule
def combat_die(state: State, seat: int) -> int:
    """A white die."""
    die = roll(state)
    state.rolled |= 1 << seat
    emit(state, EVERYBODY, Event.DIE, seat, die)
    return die


@rule
def help_dice(state: State, seat: int, number: int) -> int:
    """What so many dice of A Little Help add."""
    value = 0
    for _ in range(number):
        value += combat_die(state, seat)
    return value


@rule
def bonus(state: State, seat: int) -> int:
    """What the weapon, company and Rick add."""
    kind = weapon_kind(state, seat)
    alone = is_alone(state, seat)
    value = ADDS_OF[kind] + (ADDS_ALONE_OF[kind] if alone else ADDS_ACCOMPANIED_OF[kind])
    return value + RICK_ADDS if state.ability == Leader.RICK else value


@rule
def after_melee_roll(state: State) -> None:
    """The Katana rolls on, everything is added up, and allies can still help."""
    seat = seat_in_order(state, state.fighter)
    kind, die = weapon_kind(state, seat), state.die
    value = die + bonus(state, seat)
    if die == WHITE:
        value += ADDS_ON_SIX_OF[kind]
    while kind == KATANA and die >= KATANA_GOES_ON_FROM:
        die = combat_die(state, seat)
        value += die
    own_die = 1 if state.weapon[seat] == Fight.DICE_ONLY else 0
    value += help_dice(state, seat, state.help[seat] - own_die)
    state.value[seat] = value
    emit(state, EVERYBODY, Event.VALUE, seat, value)
    state.step = Step.MELEE_DONE
    if state.allies[seat] > 0 and state.walkers[state.place] > 0:
        ask(state, Decision.ALLIES, only(seat))


@rule
def end_melee(state: State) -> None:
    """Every five points of a fighter's own value kill a walker."""
    seat = seat_in_order(state, state.fighter)
    if kill(state, seat, state.value[seat]) >= EXECUTIONER_KILLS:
        state.slew |= 1 << seat
    state.fighter += 1
    state.step = Step.MELEE


@rule
def kill(state: State, seat: int, value: int) -> int:
    """Walkers killed by a value, those that were players last; returns how many."""
    place = state.place
    killed = min(value // POINTS_PER_WALKER, state.walkers[place])
    state.walkers[place] -= killed
    state.fresh[place] = min(state.fresh[place], state.walkers[place])
    emit(state, EVERYBODY, Event.KILLED, seat, place, killed)
    return killed


# Shots --------------------------------------------------------------------------------------------


@rule
def shoot(state: State) -> None:
    """All who shoot at this location roll, in turn order, and their values are one pool."""
    state.pool = 0
    state.passed = 0
    state.fighter = 0
    shooters = 0
    for position in range(state.seats):
        seat = seat_in_order(state, position)
        if shoots(state, seat):
            shooters += 1
            state.pool += shot_of(state, seat)
    state.step = Step.POOL if shooters > 0 else Step.NEXT_PLACE


@rule
def shot_of(state: State, seat: int) -> int:
    """The own value of a shot; a Shotgun counts its own three dice for itself."""
    kind, natural = weapon_kind(state, seat), 0
    for _ in range(DICE_OF[kind]):
        natural += combat_die(state, seat)
    if kind == SHOTGUN and natural >= SHOTGUN_PULLS_FROM:
        state.pulls |= 1 << seat
    value = natural + bonus(state, seat) + help_dice(state, seat, state.help[seat])
    state.value[seat] = value
    emit(state, EVERYBODY, Event.VALUE, seat, value)
    return value


@rule
def next_in_pool(state: State) -> None:
    """In turn order, round and round: one more ally, until all have passed."""
    for position in range(state.fighter, state.fighter + state.seats):
        seat = seat_in_order(state, position % state.seats)
        if shoots(state, seat) and state.allies[seat] > 0 and not has(state.passed, seat):
            state.fighter = position % state.seats
            ask(state, Decision.POOL, only(seat))
            return
    emit(state, EVERYBODY, Event.POOLED, state.place, state.pool)
    state.step = Step.POOL_DONE


@rule
def end_pool(state: State) -> None:
    """The pool kills; a Crossbow whose own value is high enough has its ammo back."""
    killed = kill(state, NOBODY, state.pool)
    for position in range(state.seats):
        seat = seat_in_order(state, position)
        if shoots(state, seat):
            if killed >= EXECUTIONER_KILLS:
                state.slew |= 1 << seat
            is_crossbow = weapon_kind(state, seat) == CROSSBOW
            if is_crossbow and state.value[seat] >= CROSSBOW_RETURNS_FROM:
                emit(state, EVERYBODY, Event.AMMO_BACK, seat, state.weapon[seat])
                gain_ammo(state, seat, state.weapon[seat], CROSSBOW_RETURNS)
    state.step = Step.NEXT_PLACE


# End of combat ------------------------------------------------------------------------------------


@rule
def sources_of(state: State, seat: int) -> int:
    """The neighbouring locations with walkers, as a bit set."""
    sources = 0
    for place in range(LOCATIONS):
        if is_next_door(state, state.at[seat], place) and state.walkers[place] > 0:
            sources |= 1 << place
    return sources


@rule
def next_pull(state: State) -> None:
    """In turn order, each Shotgun that rolled high draws a walker from next door."""
    while state.circuit < state.seats:
        seat = seat_in_order(state, state.circuit)
        state.circuit += 1
        if has(state.pulls, seat):
            sources = sources_of(state, seat)
            if sources & (sources - 1) != 0:
                ask(state, Decision.PULL, only(seat))
                return
            if sources != 0:
                pull(state, seat, lowest(sources))
    state.circuit = 0
    state.step = Step.FLASHBANGS


@rule
def pull(state: State, seat: int, source: int) -> None:
    """A walker comes, one that was a player only if there is no other; that one stays idle."""
    place = state.at[seat]
    if normal_walkers(state, source) > 0:
        state.pulled[place] += 1
    else:
        state.fresh[source] -= 1
        state.fresh[place] += 1
    state.walkers[source] -= 1
    state.walkers[place] += 1
    state.pulled[source] = min(state.pulled[source], normal_walkers(state, source))
    emit(state, EVERYBODY, Event.PULLED, seat, source, place)


@rule
def next_flashbang(state: State) -> None:
    """In turn order, whoever has a Flashbang and walkers before them is asked."""
    while state.circuit < state.seats:
        seat = seat_in_order(state, state.circuit)
        state.circuit += 1
        held = state.gear[seat] & FLASHBANGS != 0 and is_on_board(state, seat)
        if held and normal_walkers(state, state.at[seat]) > 0:
            ask(state, Decision.FLASHBANG, only(seat))
            return
    state.circuit = 0
    state.step = Step.WALKERS_ACT


# Choices ------------------------------------------------------------------------------------------


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """No or yes, a number of allies, or a location."""
    number = 0
    most = state.allies[seat] + 1 if state.decision == Decision.ALLIES else LOCATIONS
    for code in range(most):
        if why_not(state, seat, code) == ALLOWED:
            codes[number] = code
            number += 1
    return number


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """No more allies than there are, and walkers to pull."""
    match state.decision:
        case Decision.ALLIES:
            return ALLOWED if code <= state.allies[seat] else Reason.NO_ALLY
        case Decision.PULL:
            if not is_place(code):
                return Reason.NOT_A_CHOICE
            if not is_next_door(state, state.at[seat], code):
                return Reason.NOT_NEXT_DOOR
            return ALLOWED if state.walkers[code] > 0 else Reason.NO_WALKERS
        case _:
            return ALLOWED if code in (NO, YES) else Reason.NOT_A_CHOICE


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Roll again, spend allies, pull, or use the Flashbang."""
    answered(state, seat)
    match state.decision:
        case Decision.REROLL:
            if code == YES:
                old = state.die
                state.die = roll(state)
                emit(state, EVERYBODY, Event.REROLLED, seat, old, state.die)
        case Decision.ALLIES:
            spend_allies(state, seat, code)
        case Decision.POOL:
            if code == YES:
                spend_allies(state, seat, 1)
                state.pool += 1
                state.passed = 0
            else:
                state.passed |= 1 << seat
            state.fighter += 1
        case Decision.PULL:
            pull(state, seat, code)
        case _:
            if code == YES:
                discard_gear(state, seat, lowest(state.gear[seat] & FLASHBANGS))
                state.flashed |= 1 << state.at[seat]
                emit(state, EVERYBODY, Event.FLASHBANG, seat, state.at[seat])


@rule
def spend_allies(state: State, seat: int, number: int) -> None:
    """Each ally discarded adds one to the own value."""
    lose_allies(state, seat, number)
    state.value[seat] += number
    emit(state, EVERYBODY, Event.SPENT_ALLIES, seat, number)
