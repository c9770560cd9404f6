"""Elimination (rules 1.11): who has nobody left is out at the end of the attack."""

from __future__ import annotations

from graveshift.engine.frame import EVERYBODY
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.places import is_alive, seat_in_order
from graveshift.games.mall_of_horror.state import Event, State


@rule
def eliminate(state: State) -> None:
    """Note everyone who lost the last character in this round."""
    for seat in range(state.seats):
        if state.out[seat] == 0 and not is_alive(state, seat):
            state.out[seat] = state.round
            emit(state, EVERYBODY, Event.ELIMINATED, seat)


@rule
def was_out_before(state: State, seat: int) -> bool:
    """Whether a seat was eliminated in an earlier round."""
    return 0 < state.out[seat] < state.round


@rule
def pass_badge(state: State) -> None:
    """When the round is over a dead holder's badge goes to the next living seat, not elected."""
    if is_alive(state, state.holder):
        return
    for position in range(1, state.seats):
        seat = seat_in_order(state, position)
        if is_alive(state, seat):
            state.holder = seat
            emit(state, EVERYBODY, Event.BADGE_PASSES, seat)
            return
