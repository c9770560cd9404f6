"""The skeletons move (rules 1.14).

Under BONES a code is a place: one of its skeletons moves.  Under BONE_STEP it is
`4 * square + direction`.
"""

from __future__ import annotations

from graveshift.engine.bits import has, only
from graveshift.engine.chance import roll
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, NOBODY, answered
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import (
    bones_on,
    has_skeleton,
    put_skeleton,
    skeleton_at,
    step_from,
    take_skeleton,
)
from graveshift.games.midevil.cards import MARCHING, Moment
from graveshift.games.midevil.components import DIRECTIONS, FEW_MOVES, SQUARES
from graveshift.games.midevil.hands import inquire, pose
from graveshift.games.midevil.options import SkeletonMoves
from graveshift.games.midevil.state import (
    NOWHERE,
    Decision,
    Event,
    Phase,
    Reason,
    State,
    Step,
)
from graveshift.games.midevil.windows import begin_window

BONE_CODES = SQUARES * DIRECTIONS


@rule
def roll_bones(state: State) -> None:
    """Step 8: how many skeletons move."""
    state.phase = Phase.BONES
    state.leader = NOBODY
    state.secret_path = 0
    state.mover = state.active
    state.marches = 0
    for place in range(state.placed):
        state.bones_moved[place] = 0
    if state.skeleton_moves == SkeletonMoves.THREE:
        state.die = FEW_MOVES
        state.step = Step.BONES
        return
    state.die = roll(state)
    emit(state, EVERYBODY, Event.BONES_ROLLED, state.active, state.die)
    begin_window(state, Moment.BONES, Step.BONES)


@rule
def begin_bones(state: State) -> None:
    """The die, or the march."""
    state.moves = state.die if state.marches == 0 else MARCHING
    emit(state, EVERYBODY, Event.BONES, state.mover, state.moves)
    state.step = Step.ASK_BONES


@rule
def bone_reason(state: State, square: int, direction: int) -> int:
    """A skeleton that has not moved, a legal step, and no skeleton where it leads."""
    place, at = square // SQUARES, square % SQUARES
    if not has(bones_on(state, place), at):
        return Reason.NONE_LEFT
    if has(state.bones_moved[place], at):
        return Reason.ALREADY_MOVED
    target = step_from(state, square, direction)
    if target == NOWHERE:
        return Reason.NO_WAY
    return Reason.SQUARE_TAKEN if has_skeleton(state, target) else ALLOWED


@rule
def is_movable(state: State, place: int) -> bool:
    """Whether a skeleton of a place can still move."""
    waiting = bones_on(state, place) & ~state.bones_moved[place]
    for at in range(SQUARES):
        if has(waiting, at):
            for direction in range(DIRECTIONS):
                if bone_reason(state, SQUARES * place + at, direction) == ALLOWED:
                    return True
    return False


@rule
def any_movable(state: State) -> bool:
    """Whether any skeleton can still move."""
    for place in range(state.placed):
        if is_movable(state, place):
            return True
    return False


@rule
def ask_bones(state: State) -> None:
    """As many as the die says, while one can."""
    if state.moves > 0 and any_movable(state):
        pose(state, Decision.BONES, state.mover)
        return
    state.moves = 0
    state.phase = Phase.DISCARD
    state.mover = NOBODY
    state.step = Step.ASK_HAND_LIMIT


@rule
def ask_bone_step(state: State) -> None:
    """Which skeleton of the place, and where."""
    inquire(state, Decision.BONE_STEP, state.mover)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """The places with a skeleton that can move; its steps."""
    found = 0
    last = state.placed if state.decision == Decision.BONES else BONE_CODES
    for code in range(last):
        if why_not(state, seat, code) == ALLOWED:
            codes[found] = code
            found += 1
    return found


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """No skeleton moves twice, and none onto another."""
    if state.decision == Decision.BONES:
        if code >= state.placed:
            return Reason.NOT_A_CHOICE
        return ALLOWED if is_movable(state, code) else Reason.NOT_MOVABLE
    if code >= BONE_CODES:
        return Reason.NOT_A_CHOICE
    square = SQUARES * state.bone_place + code // DIRECTIONS
    return bone_reason(state, square, code % DIRECTIONS)


@rule
def choose(state: State, seat: int, code: int) -> None:
    """A skeleton takes its step."""
    answered(state, seat)
    if state.decision == Decision.BONES:
        state.bone_place = code
        state.step = Step.ASK_BONE_STEP
        return
    square = SQUARES * state.bone_place + code // DIRECTIONS
    target = step_from(state, square, code % DIRECTIONS)
    colour = skeleton_at(state, square)
    take_skeleton(state, square, colour)
    put_skeleton(state, target, colour)
    state.bones_moved[target // SQUARES] |= only(target % SQUARES)
    state.bone_place = NOWHERE
    state.moves -= 1
    emit(state, EVERYBODY, Event.BONE_MOVED, square, target)
    state.step = Step.ASK_BONES
