"""Phase C, the hidden arrival of the zombies (rules 1.7).

The holder rolls four dice under the box.  Only an elected chief may look; then, in turn order,
every living player may play a Camera and look too.

Under CAMERA code 0 passes and code 1 plays one.
"""

from __future__ import annotations

from graveshift.engine.bits import has, only
from graveshift.engine.chance import roll
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, answered, ask, but
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.cards import (
    PASS,
    begin_circuit,
    holds,
    may_be_asked,
    pass_on,
    play_card,
)
from graveshift.games.mall_of_horror.components import DICE, Card
from graveshift.games.mall_of_horror.places import seat_in_order
from graveshift.games.mall_of_horror.state import Decision, Event, Phase, Reason, State, Step

LOOK = 1
"""The code that plays a Camera."""


@rule
def begin(state: State) -> None:
    """Roll the dice unseen; an elected chief looks at them."""
    state.phase = Phase.ARRIVAL
    emit(state, EVERYBODY, Event.PHASE, Phase.ARRIVAL)
    for die in range(DICE):
        state.dice[die] = roll(state)
    state.looked = 0
    emit(state, EVERYBODY, Event.DICE_HIDDEN, state.holder)
    if state.elected == 1:
        look(state, state.holder)
    begin_circuit(state)
    state.step = Step.NEXT_CAMERA


@rule
def look(state: State, seat: int) -> None:
    """A seat sees the dice; the others see that it does."""
    state.looked |= only(seat)
    state.no_return += 1
    dice = state.dice
    emit(state, only(seat), Event.DICE_SEEN, dice[0], dice[1], dice[2], dice[3])
    emit(state, but(seat), Event.LOOKED, seat)


@rule
def next_camera(state: State) -> None:
    """Everyone who lives, holds a card and has not seen the dice is asked once."""
    while state.turn < state.seats:
        seat = seat_in_order(state, state.turn)
        if may_be_asked(state, seat) and not has(state.looked, seat):
            ask(state, Decision.CAMERA, only(seat))
            return
        state.turn += 1
    state.step = Step.BEGIN_DESTINATIONS


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Pass, or a Camera."""
    codes[0] = PASS
    if holds(state, seat, Card.CAMERA):
        codes[1] = LOOK
        return 2
    return 1


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """Only a Camera is of use now."""
    if code == PASS:
        return ALLOWED
    if code != LOOK:
        return Reason.NOT_A_CHOICE
    return ALLOWED if holds(state, seat, Card.CAMERA) else Reason.CARD_NOT_HELD


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Look, or not."""
    answered(state, seat)
    if code == LOOK:
        play_card(state, seat, Card.CAMERA)
        emit(state, EVERYBODY, Event.CAMERA, seat)
        look(state, seat)
    pass_on(state, seat)
