"""Turns begin and end (rules 1.4 steps 0 and 9, 1.13).

Under HAND_LIMIT a code is `SLOT + slot`; under DISCARD code KEEP ends the turn, `SLOT + slot`
discards a card.
"""

from __future__ import annotations

from graveshift.engine.bits import has, only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, NOBODY, answered
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import lives_left
from graveshift.games.midevil.cards import NO_CARD
from graveshift.games.midevil.components import FIRST_LIVES, HAND, HOLDS, SQUARES
from graveshift.games.midevil.ending import check_round
from graveshift.games.midevil.hands import pose, throw_away
from graveshift.games.midevil.options import DiscardStep
from graveshift.games.midevil.state import (
    NOWHERE,
    SLOTS,
    Decision,
    Event,
    Phase,
    Reason,
    State,
    Step,
)

KEEP, SLOT = 0, 1
"""Codes under DISCARD."""


@rule
def begin_turn(state: State) -> None:
    """The event of the round is to be used anew; who died comes back with three lives."""
    seat = state.active
    if seat == state.first:
        state.round += 1
    state.phase = Phase.TILE
    state.used &= ~only(seat)
    state.holds[seat] = HOLDS
    state.fought = 0
    state.bound = NOWHERE
    state.steps = 0
    for kind in range(len(state.shots)):
        state.shots[kind] = 0
    emit(state, EVERYBODY, Event.TURN, seat, state.round)
    if has(state.terrified, seat):
        state.terrified &= ~only(seat)
        state.bound = state.pawn[seat] // SQUARES
    if has(state.dead, seat):
        state.dead &= ~only(seat)
        state.lives[seat] = min(FIRST_LIVES, state.lives[seat] + lives_left(state))
        emit(state, EVERYBODY, Event.REVIVED, seat, state.lives[seat])
    state.step = Step.ASK_BEGIN


@rule
def ask_hand_limit(state: State) -> None:
    """A hand above three is discarded down to three."""
    if state.held[state.active] > HAND:
        pose(state, Decision.HAND_LIMIT, state.active)
    else:
        state.step = Step.ASK_DISCARD


@rule
def ask_discard(state: State) -> None:
    """Step 9: the answer ends the turn."""
    pose(state, Decision.DISCARD, state.active)


@rule
def end_turn(state: State) -> None:
    """The turn passes to the left."""
    state.leader = NOBODY
    state.secret_path = 0
    state.doubled = 0
    state.steps = 0
    state.active = (state.active + 1) % state.seats
    state.step = Step.BEGIN_TURN
    if state.active == state.first:
        check_round(state)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Each card of the hand, or none where that is allowed."""
    found = 0
    for code in range(SLOT + SLOTS):
        if why_not(state, seat, code) == ALLOWED:
            codes[found] = code
            found += 1
    return found


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """A slot with a card."""
    if code == KEEP:
        limited = state.decision == Decision.HAND_LIMIT
        return Reason.MUST_DISCARD if limited else ALLOWED
    if code >= SLOT + SLOTS:
        return Reason.NOT_A_CHOICE
    return Reason.NO_CARD_THERE if state.hand[seat, code - SLOT] == NO_CARD else ALLOWED


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Discard, or end the turn."""
    answered(state, seat)
    if code != KEEP:
        throw_away(state, seat, code - SLOT)
    last = code == KEEP or state.discard_step == DiscardStep.ONE
    if state.decision == Decision.DISCARD and last:
        state.step = Step.END_TURN
