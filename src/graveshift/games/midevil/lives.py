"""Lives of a player (rules 1.1, 1.7, 1.16): never more than five, and spent ones are not lost."""

from __future__ import annotations

from graveshift.engine.bits import only
from graveshift.engine.frame import EVERYBODY
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.components import SQUARES
from graveshift.games.midevil.state import Event, State


@rule
def pay_life(state: State, seat: int) -> None:
    """A life goes to the supply."""
    state.lives[seat] -= 1
    emit(state, EVERYBODY, Event.LIFE_PAID, seat)


@rule
def take_life(state: State, seat: int) -> None:
    """The life under the pawn joins the player."""
    square = state.pawn[seat]
    state.life[square // SQUARES] &= ~only(square % SQUARES)
    state.lives[seat] += 1
    emit(state, EVERYBODY, Event.LIFE_TAKEN, seat, square)
