"""Life, damage, death and replacement (rules 1.12, 1.13; D24-D26).

Damage waits in `hurt` and is suffered point by point; whoever dies chooses another character before
anything else goes on.

Under ARMOUR and EQUIPMENT a code is no or yes.  Under REPLACEMENT it is a character.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has, lowest, only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, NOBODY, RUNNING, answered, ask
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import (
    CORPSE,
    LEADERS,
    MOST_LIFE,
    MOST_VALUE,
    REPLACEMENT_CARDS,
    SOLO_REPLACEMENT_CARDS,
    STACK_CARDS,
    Location,
    Stack,
)
from graveshift.games.walking_dead.decks import ARMOURS
from graveshift.games.walking_dead.ending import lose
from graveshift.games.walking_dead.kinds import Decision, Ending, Event, Fight, Reason
from graveshift.games.walking_dead.options import Mode
from graveshift.games.walking_dead.places import NO, YES, seat_in_order
from graveshift.games.walking_dead.stacks import look_at_stack, top_card
from graveshift.games.walking_dead.state import State
from graveshift.games.walking_dead.supply import add_walkers, discard_box, discard_gear

EVERY_CHARACTER = (1 << LEADERS) - 1


@rule
def heal(state: State, seat: int, number: int) -> None:
    """A player regains life, five at most."""
    regained = min(number, MOST_LIFE - state.life[seat])
    if regained > 0:
        state.life[seat] += regained
        emit(state, EVERYBODY, Event.HEALED, seat, regained, state.life[seat])


@rule
def armours_of(state: State, seat: int) -> int:
    """Body armour that has stopped nothing yet this round, as a bit set."""
    return state.gear[seat] & ARMOURS & ~state.used


@rule
def bearable(state: State, seat: int) -> int:
    """Damage that a seat can be dealt until it is dead; any, while A Guinea Pig guards it."""
    if has(state.guarded, seat):
        return MOST_VALUE
    return state.life[seat] + count(armours_of(state, seat))


@rule
def is_hurt(state: State) -> bool:
    """Whether damage waits to be suffered."""
    for seat in range(state.seats):
        if state.hurt[seat] > 0:
            return True
    return False


@rule
def next_hurt(state: State) -> None:
    """The next point of damage, in turn order; armour stops it if its owner likes or must."""
    position = 0
    while state.hurt[seat_in_order(state, position)] == 0:
        position += 1
    seat = seat_in_order(state, position)
    if has(state.guarded, seat) and state.life[seat] == 1:
        state.hurt[seat] = 0
        emit(state, EVERYBODY, Event.SAVED, seat)
    elif armours_of(state, seat) == 0:
        wound(state, seat)
    elif state.life[seat] == 1:
        use_armour(state, seat)
    else:
        ask(state, Decision.ARMOUR, only(seat))


@rule
def use_armour(state: State, seat: int) -> None:
    """Body armour stops a point."""
    card = lowest(armours_of(state, seat))
    state.used |= 1 << card
    state.hurt[seat] -= 1
    emit(state, EVERYBODY, Event.ARMOUR, seat, card)


@rule
def wound(state: State, seat: int) -> None:
    """A point of life is lost."""
    state.hurt[seat] -= 1
    state.life[seat] -= 1
    state.wounded |= 1 << seat
    emit(state, EVERYBODY, Event.DAMAGED, seat, state.life[seat])
    if state.life[seat] == 0:
        die(state, seat)


@rule
def die(state: State, seat: int) -> None:
    """The pawn becomes a walker, everything else is lost; so is the game if nobody is left."""
    place = state.at[seat]
    emit(state, EVERYBODY, Event.DIED, seat, state.character[seat], place)
    state.hurt[seat] = 0
    if state.mode == Mode.HARDCORE:
        lose(state, Ending.DEATH)
        return
    if state.gone == EVERY_CHARACTER:
        lose(state, Ending.NOBODY_LEFT)
        return
    state.at[seat] = Location.NOWHERE
    if place != Location.NOWHERE:
        come = add_walkers(state, place, CORPSE)
        if come > 0:
            state.fresh[place] += come
            emit(state, EVERYBODY, Event.CORPSE, place)
    lose_everything(state, seat)
    if seat == state.leader:
        state.ability = NOBODY
    state.character[seat] = NOBODY
    state.dying |= 1 << seat


@rule
def lose_everything(state: State, seat: int) -> None:
    """Tokens go to the supply, cards to their discards."""
    for card in range(STACK_CARDS):
        if has(state.gear[seat], card):
            discard_gear(state, seat, card)
        if has(state.boxes[seat], card):
            discard_box(state, seat, card)
    state.food[seat] = 0
    state.allies[seat] = 0
    state.weapon[seat] = Fight.OPEN


@rule
def next_dying(state: State) -> None:
    """Who has died takes another character, and may draw equipment."""
    seat = lowest(state.dying)
    if state.character[seat] == NOBODY:
        ask(state, Decision.REPLACEMENT, only(seat))
    elif state.draws > 0:
        ask(state, Decision.EQUIPMENT, only(seat))
    else:
        state.dying &= ~(1 << seat)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """No or yes; or each character that is not and was not in the game."""
    if state.decision != Decision.REPLACEMENT:
        codes[0] = NO
        codes[1] = YES
        return 2
    number = 0
    for character in range(LEADERS):
        if not has(state.gone, character):
            codes[number] = character
            number += 1
    return number


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """A character comes into the game once."""
    if state.decision != Decision.REPLACEMENT:
        return ALLOWED if code in (NO, YES) else Reason.NOT_A_CHOICE
    if code >= LEADERS:
        return Reason.NOT_A_CHOICE
    return Reason.CHARACTER_TAKEN if has(state.gone, code) else ALLOWED


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Use the armour, take the character, draw the card, or do not."""
    answered(state, seat)
    if state.decision == Decision.REPLACEMENT:
        replace(state, seat, code)
    elif state.decision == Decision.EQUIPMENT:
        state.draws = state.draws - 1 if code == YES else 0
        if code == YES:
            draw_equipment(state, seat)
    elif code == YES:
        use_armour(state, seat)
    else:
        wound(state, seat)


@rule
def replace(state: State, seat: int, character: int) -> None:
    """Another character: five life, nothing else, and no place on the board yet."""
    state.character[seat] = character
    state.gone |= 1 << character
    state.life[seat] = MOST_LIFE
    state.draws = REPLACEMENT_CARDS
    if state.seats == 1:
        state.draws = SOLO_REPLACEMENT_CARDS
        state.ability = character
    emit(state, EVERYBODY, Event.REPLACED, seat, character)


@rule
def draw_equipment(state: State, seat: int) -> None:
    """An equipment card from wherever the stack lies; ranged weapons are empty."""
    card = top_card(state, Stack.EQUIPMENT)
    emit(state, EVERYBODY, Event.DREW, seat, card)
    look_at_stack(state, Stack.EQUIPMENT)
    if state.ending == RUNNING:
        state.gear[seat] |= 1 << card
