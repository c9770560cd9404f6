"""Resource cards drawn (rules 1.10; D8a, D8b): equipment, ammo, food, allies.

Under LOAD a code is the weapon that an ammo card is loaded onto, or KEEP; alone also LEAVE before
it is taken up.  Under HEAL_HERE it is a seat.  Under LOAD_ONE it is a weapon.
"""

from __future__ import annotations

from graveshift.engine.bits import has, is_one, lowest, only
from graveshift.engine.chance import roll
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, RUNNING, answered, ask
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.cards import (
    ALLY_FIXED_OF,
    ALLY_SIDES_OF,
    AMMO_FIXED_OF,
    AMMO_SIDES_OF,
    EXTRA_NUMBER_OF,
    EXTRA_OF,
    FOOD_FIXED_OF,
    FOOD_SIDES_OF,
    Extra,
)
from graveshift.games.walking_dead.components import BLACK, STACK_CARDS, Stack
from graveshift.games.walking_dead.decks import BOXES, FOODS, FRIENDS, NOT_DRAWN, RANGED
from graveshift.games.walking_dead.gifts import guns_for
from graveshift.games.walking_dead.health import heal
from graveshift.games.walking_dead.kinds import Decision, Event, Reason
from graveshift.games.walking_dead.places import active_seat, players_at
from graveshift.games.walking_dead.stacks import look_at_stack, top_card
from graveshift.games.walking_dead.state import State
from graveshift.games.walking_dead.supply import (
    discard_if_empty,
    gain_allies,
    gain_ammo,
    gain_food,
    roll_black,
)

KEEP = 25
LEAVE = 26
TAKE_UP = 27


@rule
def rolled(state: State, seat: int, fixed: int, sides: int) -> int:
    """The number printed on a card, or what its die shows."""
    if sides == 0:
        return fixed
    if sides == BLACK:
        die = roll_black(state)
        emit(state, EVERYBODY, Event.ROLLED_BLACK, seat, die)
        return die
    die = roll(state)
    emit(state, EVERYBODY, Event.ROLLED_WHITE, seat, die)
    return die


@rule
def draw_card(state: State, seat: int, stack: int) -> None:
    """Draw the top card of a stack; the last one loses the game and does nothing."""
    card = top_card(state, stack)
    emit(state, EVERYBODY, Event.DREW, seat, STACK_CARDS * stack + card)
    look_at_stack(state, stack)
    if state.ending != RUNNING:
        return
    match stack:
        case Stack.EQUIPMENT:
            state.gear[seat] |= 1 << card
        case Stack.AMMO:
            state.card = STACK_CARDS + card
            if state.seats > 1:
                take_up(state, seat, card)
        case Stack.FOOD:
            kind = FOODS[card]
            gain_food(state, seat, rolled(state, seat, FOOD_FIXED_OF[kind], FOOD_SIDES_OF[kind]))
        case _:
            meet(state, seat, card)


@rule
def take_up(state: State, seat: int, box: int) -> None:
    """The ammo card lies before its owner with as much ammo as it says."""
    kind = BOXES[box]
    number = rolled(state, seat, AMMO_FIXED_OF[kind], AMMO_SIDES_OF[kind])
    state.boxes[seat] |= 1 << box
    gain_ammo(state, seat, STACK_CARDS + box, number)
    discard_if_empty(state, seat, STACK_CARDS + box)
    if not has(state.boxes[seat], box):
        state.card = NOT_DRAWN


@rule
def collect(state: State, seat: int, box: int) -> None:
    """An ammo card left lying is taken up now, and rolled for now."""
    state.lying &= ~(1 << box)
    state.card = STACK_CARDS + box
    emit(state, EVERYBODY, Event.COLLECTED, seat, STACK_CARDS + box)
    take_up(state, seat, box)


@rule
def meet(state: State, seat: int, card: int) -> None:
    """Allies come, and bring what the card says."""
    kind = FRIENDS[card]
    gain_allies(state, seat, rolled(state, seat, ALLY_FIXED_OF[kind], ALLY_SIDES_OF[kind]))
    match EXTRA_OF[kind]:
        case Extra.EXTRA_DIE:
            state.help[seat] += EXTRA_NUMBER_OF[kind]
            emit(state, EVERYBODY, Event.LITTLE_HELP, seat)
        case Extra.CANNOT_DIE:
            state.guarded |= 1 << seat
            emit(state, EVERYBODY, Event.GUINEA_PIG, seat)
        case Extra.FOOD:
            gain_food(state, seat, EXTRA_NUMBER_OF[kind])
        case Extra.HEAL_HERE | Extra.AMMO:
            state.card = STACK_CARDS * Stack.ALLY + card


@rule
def next_card(state: State) -> None:
    """What is to be decided about the card just drawn."""
    seat, card = active_seat(state), state.card
    if card < STACK_CARDS * Stack.FOOD:
        box = card - STACK_CARDS
        if not has(state.boxes[seat], box) or guns_for(state, seat, card) != 0:
            ask(state, Decision.LOAD, only(seat))
            return
        emit(state, EVERYBODY, Event.SET_ASIDE, seat, card, state.ammo[card])
    else:
        kind = FRIENDS[card - STACK_CARDS * Stack.ALLY]
        if EXTRA_OF[kind] == Extra.AMMO:
            load_one(state, seat, EXTRA_NUMBER_OF[kind])
        elif players_at(state, state.at[seat]) == 1:
            heal(state, seat, EXTRA_NUMBER_OF[kind])
        else:
            ask(state, Decision.HEAL_HERE, only(seat))
    state.card = NOT_DRAWN


@rule
def load_one(state: State, seat: int, number: int) -> None:
    """Ammo for one ranged weapon of a player, if there is any."""
    guns = state.gear[seat] & RANGED
    state.amount = number
    if is_one(guns):
        gain_ammo(state, seat, lowest(guns), number)
    elif guns != 0:
        ask(state, Decision.LOAD_ONE, only(seat))


@rule
def guns_offered(state: State, seat: int) -> int:
    """The weapons that may be chosen."""
    if state.decision == Decision.LOAD_ONE:
        return state.gear[seat] & RANGED
    if not has(state.boxes[seat], state.card - STACK_CARDS):
        return 0
    return guns_for(state, seat, state.card)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Players here; or weapons, and whether the card is kept, left or taken up."""
    number = 0
    for code in range(TAKE_UP + 1):
        if why_not(state, seat, code) == ALLOWED:
            codes[number] = code
            number += 1
    return number


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """A player here, or an own weapon for such ammo."""
    if state.decision == Decision.HEAL_HERE:
        if code >= state.seats:
            return Reason.NO_SUCH_SEAT
        return ALLOWED if state.at[code] == state.at[seat] else Reason.NOT_HERE
    if state.decision == Decision.LOAD and code in (KEEP, LEAVE, TAKE_UP):
        taken = has(state.boxes[seat], state.card - STACK_CARDS)
        return ALLOWED if taken == (code == KEEP) else Reason.NOT_NOW
    if code >= STACK_CARDS or not has(RANGED, code):
        return Reason.NOT_A_CHOICE
    if not has(state.gear[seat], code):
        return Reason.NOT_HELD
    return ALLOWED if has(guns_offered(state, seat), code) else Reason.NOT_OF_THAT_TYPE


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Treat somebody; or load, keep, leave or take up."""
    answered(state, seat)
    card = state.card
    if state.decision == Decision.HEAL_HERE:
        heal(state, code, 1)
    elif state.decision == Decision.LOAD_ONE:
        gain_ammo(state, seat, code, state.amount)
    elif code == TAKE_UP:
        take_up(state, seat, card - STACK_CARDS)
    elif code == LEAVE:
        state.lying |= 1 << (card - STACK_CARDS)
        state.card = NOT_DRAWN
        emit(state, EVERYBODY, Event.LEFT_LYING, seat, card)
    else:
        state.card = NOT_DRAWN
        if code == KEEP:
            emit(state, EVERYBODY, Event.SET_ASIDE, seat, card, state.ammo[card])
        else:
            load(state, seat, card - STACK_CARDS, code)


@rule
def load(state: State, seat: int, box: int, gun: int) -> None:
    """All ammo of an ammo card goes onto one weapon, and the card is discarded."""
    number = state.ammo[STACK_CARDS + box]
    state.ammo[gun] += number
    state.ammo[STACK_CARDS + box] = 0
    state.boxes[seat] &= ~(1 << box)
    emit(state, EVERYBODY, Event.LOADED, seat, STACK_CARDS + box, gun, number)
