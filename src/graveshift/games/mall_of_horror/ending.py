"""The end of the game and its score (rules 1.12)."""

from __future__ import annotations

from graveshift.engine.frame import EVERYBODY, NOBODY, RUNNING, end
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.components import (
    ENDS_AT,
    MOST_ROUNDS,
    PLACES,
    Place,
)
from graveshift.games.mall_of_horror.options import EndCheck
from graveshift.games.mall_of_horror.places import all_alive, heads_alive, points_alive
from graveshift.games.mall_of_horror.state import Ending, Event, State

CARDS_MATTER_LESS = 32
"""One point outweighs any number of cards."""


@rule
def all_in_one_place(state: State) -> bool:
    """Whether all characters alive stand together, the parking excepted."""
    alive = all_alive(state)
    for place in range(Place.RESTROOM, PLACES):
        if place != Place.PARKING and state.at[place] == alive:
            return True
    return False


@rule
def ending_of(state: State) -> int:
    """Why the game is over as the board stands, or RUNNING."""
    heads = heads_alive(state)
    if heads == 0:
        return Ending.NOBODY_LEFT
    if heads <= ENDS_AT[state.seats]:
        return Ending.FEW_LEFT
    if all_in_one_place(state):
        return Ending.ONE_PLACE
    return RUNNING


@rule
def cards_counted(state: State, seat: int) -> int:
    """Cards in hand; a hand that was put aside in an earlier round counts no more."""
    if 0 < state.out[seat] < state.round:
        return 0
    return state.cards_held[seat]


@rule
def standing_of(state: State, seat: int) -> int:
    """Points first, then cards in hand."""
    return points_alive(state, seat) * CARDS_MATTER_LESS + cards_counted(state, seat)


@rule
def winners_of(state: State) -> int:
    """The seats with the best standing; equals share the victory."""
    best, winners = NOBODY, 0
    for seat in range(state.seats):
        standing = standing_of(state, seat)
        if standing > best:
            best, winners = standing, 0
        if standing == best:
            winners |= 1 << seat
    return winners


@rule
def finish(state: State, ending: int) -> None:
    """The rescuers come."""
    winners = winners_of(state)
    emit(state, EVERYBODY, Event.END, ending)
    for seat in range(state.seats):
        points, cards = points_alive(state, seat), cards_counted(state, seat)
        emit(state, EVERYBODY, Event.POINTS, seat, points, cards)
    emit(state, EVERYBODY, Event.WINNERS, winners)
    end(state, ending, winners)


@rule
def maybe_end_at_once(state: State) -> bool:
    """By option the end is looked for after every victim and after the last move."""
    if state.end_check != EndCheck.IMMEDIATE:
        return False
    return maybe_end(state)


@rule
def maybe_end(state: State) -> bool:
    """End the game if it is over."""
    ending = ending_of(state)
    if ending == RUNNING:
        return False
    finish(state, ending)
    return True


@rule
def maybe_end_round(state: State) -> bool:
    """End the game at the end of a round; the hundredth is the last."""
    if maybe_end(state):
        return True
    if state.round < MOST_ROUNDS:
        return False
    finish(state, Ending.ROUND_LIMIT)
    return True
