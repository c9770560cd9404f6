"""The horse (rules 1.8)."""

from __future__ import annotations

from graveshift.engine.frame import EVERYBODY
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.cards import Card
from graveshift.games.midevil.components import DOUBLED, HALVED
from graveshift.games.midevil.hands import has_item
from graveshift.games.midevil.options import HorseDismount
from graveshift.games.midevil.state import NOWHERE, Event, State

IS_DOUBLED, IS_HALVED = 1, 2
"""What has become of a movement's steps."""


@rule
def rides(state: State, seat: int) -> bool:
    """Whether a seat has a horse, and is on it."""
    return has_item(state, seat, Card.HORSE) and state.parked[seat] == NOWHERE


@rule
def double_rest(state: State) -> None:
    """The steps left are doubled, once in a movement."""
    if state.doubled == 0:
        state.doubled = IS_DOUBLED
        state.steps *= DOUBLED
        emit(state, EVERYBODY, Event.DOUBLED, state.active, state.steps)


@rule
def steps_on_foot(state: State) -> int:
    """The steps that are left when the active player gets off now."""
    if state.horse_dismount == HorseDismount.HALVE and state.doubled == IS_DOUBLED:
        return state.steps // HALVED
    return state.steps


@rule
def get_off(state: State) -> None:
    """The horse stays where it is; by an option half of the steps stay with it."""
    seat = state.active
    state.parked[seat] = state.pawn[seat]
    steps = steps_on_foot(state)
    if steps != state.steps:
        state.steps = steps
        state.doubled = IS_HALVED
    emit(state, EVERYBODY, Event.PARKED, seat, state.parked[seat])


@rule
def get_on(state: State) -> None:
    """The active player comes to the own horse and rides on."""
    seat = state.active
    state.parked[seat] = NOWHERE
    emit(state, EVERYBODY, Event.MOUNTED, seat, state.pawn[seat])
    double_rest(state)
