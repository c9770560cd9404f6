"""Tokens and their supply (rules 1.4).

Each token shows 1 or 3.  A holder of value v needs v // 3 + v % 3 tokens, and there are 16 of a
kind.  Of what is to be placed as much comes as the final position allows; the rest is lost.
Removing is never blocked by missing change.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.chance import draw
from graveshift.engine.frame import EVERYBODY
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import BLACK, LOCATIONS, STACK_CARDS, THREE, TOKENS
from graveshift.games.walking_dead.kinds import Event
from graveshift.games.walking_dead.state import CARDS_WITH_AMMO, State


@rule
def roll_black(state: State) -> int:
    """The black die, 1 to 3; a script writes the number that the die shows."""
    return (draw(state, BLACK) + 2) % BLACK + 1


@rule
def tokens_for(value: int) -> int:
    """The fewest tokens that show a value."""
    return value // THREE + value % THREE


@rule
def that_fit(others: int, value: int, number: int) -> int:
    """How many of a number can be added to a value, when the others hold so many tokens."""
    for fewer in range(number):
        if others + tokens_for(value + number - fewer) <= TOKENS:
            return number - fewer
    return 0


@rule
def add_walkers(state: State, place: int, number: int) -> int:
    """Walkers come, as many as there are tokens for; returns how many."""
    others = 0
    for other in range(LOCATIONS):
        if other != place:
            others += tokens_for(state.walkers[other])
    come = that_fit(others, state.walkers[place], number)
    state.walkers[place] += come
    if come > 0:
        emit(state, EVERYBODY, Event.WALKERS, place, come)
    if come < number:
        emit(state, EVERYBODY, Event.NO_WALKERS_LEFT, place, number - come)
    return come


@rule
def gain_food(state: State, seat: int, number: int) -> None:
    """A player gets food."""
    others = 0
    for other in range(state.seats):
        if other != seat:
            others += tokens_for(state.food[other])
    gained = that_fit(others, state.food[seat], number)
    state.food[seat] += gained
    emit(state, EVERYBODY, Event.FOOD, seat, gained)


@rule
def gain_allies(state: State, seat: int, number: int) -> None:
    """A player gets allies."""
    others = 0
    for other in range(state.seats):
        if other != seat:
            others += tokens_for(state.allies[other])
    gained = that_fit(others, state.allies[seat], number)
    state.allies[seat] += gained
    emit(state, EVERYBODY, Event.ALLIES, seat, gained)


@rule
def gain_ammo(state: State, seat: int, card: int, number: int) -> None:
    """Ammo is put onto a weapon or an ammo card of a player."""
    others = 0
    for other in range(CARDS_WITH_AMMO):
        if other != card:
            others += tokens_for(state.ammo[other])
    gained = that_fit(others, state.ammo[card], number)
    state.ammo[card] += gained
    emit(state, EVERYBODY, Event.AMMO, seat, card, gained)


@rule
def lose_food(state: State, seat: int, number: int) -> None:
    """A player loses food, as far as there is any."""
    lost = min(number, state.food[seat])
    if lost > 0:
        state.food[seat] -= lost
        emit(state, EVERYBODY, Event.LOST_FOOD, seat, lost)


@rule
def lose_allies(state: State, seat: int, number: int) -> None:
    """A player loses allies, as far as there are any."""
    lost = min(number, state.allies[seat])
    if lost > 0:
        state.allies[seat] -= lost
        emit(state, EVERYBODY, Event.LOST_ALLIES, seat, lost)


@rule
def lose_ammo(state: State, seat: int, card: int) -> None:
    """One ammo is taken off a weapon or an ammo card; an ammo card without any is discarded."""
    state.ammo[card] -= 1
    emit(state, EVERYBODY, Event.LOST_AMMO, seat, card, 1)
    discard_if_empty(state, seat, card)


@rule
def discard_if_empty(state: State, seat: int, card: int) -> None:
    """An ammo card without ammo is discarded."""
    if card >= STACK_CARDS and state.ammo[card] == 0:
        discard_box(state, seat, card - STACK_CARDS)


@rule
def discard_box(state: State, seat: int, box: int) -> None:
    """An ammo card goes to its discard, and what is on it to the supply."""
    state.boxes[seat] &= ~(1 << box)
    state.ammo[STACK_CARDS + box] = 0
    emit(state, EVERYBODY, Event.DISCARDED_CARD, seat, STACK_CARDS + box)


@rule
def discard_gear(state: State, seat: int, card: int) -> None:
    """An equipment card goes to its discard, and the ammo on it to the supply."""
    state.gear[seat] &= ~(1 << card)
    state.ammo[card] = 0
    emit(state, EVERYBODY, Event.DISCARDED_CARD, seat, card)


@rule
def owns_card_with_ammo(state: State, seat: int, card: int) -> bool:
    """Whether the seat owns this weapon or ammo card, with at least one ammo on it."""
    if not 0 <= card < CARDS_WITH_AMMO or state.ammo[card] == 0:
        return False
    if card < STACK_CARDS:
        return has(state.gear[seat], card)
    return has(state.boxes[seat], card - STACK_CARDS)


@rule
def ammo_held(state: State, seat: int) -> int:
    """All ammo on weapons and ammo cards of a seat."""
    held = 0
    for card in range(CARDS_WITH_AMMO):
        if owns_card_with_ammo(state, seat, card):
            held += state.ammo[card]
    return held
