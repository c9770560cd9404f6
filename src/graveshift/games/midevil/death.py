"""Death (rules 1.10)."""

from __future__ import annotations

from graveshift.engine.bits import only
from graveshift.engine.frame import EVERYBODY, NOBODY
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import ALTAR, graveyard
from graveshift.games.midevil.components import COLOURS
from graveshift.games.midevil.hands import lose_items
from graveshift.games.midevil.state import Event, State, Step


@rule
def die(state: State, seat: int) -> None:
    """Back to the Altar without skeletons, items, book and lives; the own turn is over."""
    emit(state, EVERYBODY, Event.DIED, seat)
    for colour in range(COLOURS):
        state.removed[colour] += state.collection[seat, colour]
        state.collection[seat, colour] = 0
    lose_items(state, seat)
    if state.bearer == seat:
        state.bearer = NOBODY
        emit(state, EVERYBODY, Event.BOOK_BACK, graveyard(state))
    state.lives[seat] = 0
    state.pawn[seat] = ALTAR
    state.dead |= only(seat)
    if seat == state.active:
        state.step = Step.END_TURN
