"""Pieces on a tile: what is printed, what a die says, what a card brings back (rules 1.6).

Under FILL a code is `9 * colour + square` for a skeleton, `27 + square` for a life, and DONE.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has, lowest, only
from graveshift.engine.chance import roll
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, answered
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import (
    bones_on,
    filled_squares,
    lives_left,
    put_skeleton,
    skeletons_in,
)
from graveshift.games.midevil.components import COLOURS, POINTS_OF, SQUARES
from graveshift.games.midevil.hands import inquire
from graveshift.games.midevil.state import NOWHERE, Decision, Event, Reason, State, Step
from graveshift.games.midevil.tiles import FIRST_UNNAMED, LIVES_ON, SKELETONS_ON

LIFE = COLOURS * SQUARES
"""The first code of a life."""
DONE = LIFE + SQUARES
"""The code that puts no more, where a card lets one stop."""
NO_POINTS = -1
WHITE, RED, BLUE = 0, 1, 2


@rule
def begin_fill(state: State, seat: int, place: int, squares: int, after: int) -> None:
    """Somebody is to put pieces on squares of a tile; which, the caller says."""
    state.job_seat = seat
    state.job_place = place
    state.job_squares = squares
    state.job_bones = 0
    state.job_points = NO_POINTS
    state.job_lives = 0
    state.job_removed = 0
    state.after_fill = after
    state.step = Step.ASK_FILL


@rule
def fill_new_tile(state: State) -> None:
    """A tile was placed: what is printed on it, or a die in points."""
    place = state.placed - 1
    tile = state.tile[place]
    begin_fill(state, state.active, place, filled_squares(state, place), Step.STAND)
    if tile >= FIRST_UNNAMED:
        die = roll(state)
        state.job_points = nearest(state, die)
        emit(state, EVERYBODY, Event.FILL_ROLLED, die, state.job_points)
        return
    room = count(state.job_squares)
    state.job_bones = min(SKELETONS_ON[tile], room, skeletons_in(state, 0))
    state.job_lives = min(LIVES_ON[tile], room, lives_left(state))


@rule
def is_feasible(state: State, points: int, room: int, spent: int) -> bool:
    """Whether so many skeletons or fewer, one of a colour already spent, make these points."""
    whites = state.supply[WHITE] - (1 if spent == WHITE else 0)
    reds = state.supply[RED] - (1 if spent == RED else 0)
    blues = state.supply[BLUE] - (1 if spent == BLUE else 0)
    for blue in range(min(blues, points // 3) + 1):
        for red in range(min(reds, (points - 3 * blue) // 2) + 1):
            white = points - 3 * blue - 2 * red
            if white <= whites and white + red + blue <= room:
                return True
    return False


@rule
def nearest(state: State, points: int) -> int:
    """The points that can be put there and are nearest to those wanted; the lower of two."""
    room = count(state.job_squares)
    away = 0
    while True:
        if is_feasible(state, points - away, room, NOWHERE):
            return points - away
        if is_feasible(state, points + away, room, NOWHERE):
            return points + away
        away += 1


@rule
def may_stop(state: State) -> bool:
    """Only what a card brings back may be left where it is."""
    return state.job_removed == 1


@rule
def bones_wanted(state: State) -> bool:
    """Whether skeletons are yet to be put."""
    return state.job_bones > 0 or state.job_points > 0


@rule
def free_for_bones(state: State) -> int:
    """The squares that may get a skeleton."""
    return state.job_squares & ~bones_on(state, state.job_place)


@rule
def free_for_lives(state: State) -> int:
    """The squares that may get a life."""
    return state.job_squares & ~state.life[state.job_place]


@rule
def colour_reason(state: State, colour: int) -> int:
    """Whether a skeleton of this colour may be the next."""
    there = state.removed[colour] if state.job_removed == 1 else state.supply[colour]
    if there == 0:
        return Reason.NONE_LEFT
    if state.job_points > 0:
        points = state.job_points - POINTS_OF[colour]
        room = count(free_for_bones(state)) - 1
        if points < 0 or not is_feasible(state, points, room, colour):
            return Reason.NOT_THE_NEAREST
    return ALLOWED


@rule
def ask_fill(state: State) -> None:
    """Piece by piece, until all are put."""
    if bones_wanted(state) or state.job_lives > 0:
        inquire(state, Decision.FILL, state.job_seat)
        return
    state.job_place = NOWHERE
    state.step = state.after_fill


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Skeletons first, then lives, each on a square that has none."""
    found = 0
    if not bones_wanted(state):
        squares = free_for_lives(state)
        while squares != 0:
            codes[found] = LIFE + lowest(squares)
            squares &= squares - 1
            found += 1
        return found
    for colour in range(COLOURS):
        if colour_reason(state, colour) == ALLOWED:
            squares = free_for_bones(state)
            while squares != 0:
                codes[found] = SQUARES * colour + lowest(squares)
                squares &= squares - 1
                found += 1
    if may_stop(state):
        codes[found] = DONE
        found += 1
    return found


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """One skeleton and one life a square, of what is there, and of the nearest points."""
    if code > DONE or (code == DONE and not may_stop(state)):
        return Reason.NOT_A_CHOICE
    if code == DONE:
        return ALLOWED
    square = code % SQUARES
    if not has(state.job_squares, square):
        return Reason.SQUARE_NOT_LEGAL
    if code >= LIFE:
        if bones_wanted(state):
            return Reason.SKELETONS_FIRST
        return ALLOWED if has(free_for_lives(state), square) else Reason.SQUARE_TAKEN
    if not bones_wanted(state):
        return Reason.TOO_MANY
    if not has(free_for_bones(state), square):
        return Reason.SQUARE_TAKEN
    return colour_reason(state, code // SQUARES)


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Put the piece."""
    answered(state, seat)
    if code == DONE:
        state.job_bones = 0
        return
    square = SQUARES * state.job_place + code % SQUARES
    if code >= LIFE:
        state.life[state.job_place] |= only(code - LIFE)
        state.job_lives -= 1
        emit(state, EVERYBODY, Event.LIFE_PUT, square)
        return
    colour = code // SQUARES
    if state.job_removed == 1:
        state.removed[colour] -= 1
    else:
        state.supply[colour] -= 1
    put_skeleton(state, square, colour)
    emit(state, EVERYBODY, Event.SKELETON_PUT, square, colour)
    if state.job_points > 0:
        state.job_points -= POINTS_OF[colour]
    else:
        state.job_bones -= 1
