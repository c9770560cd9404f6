"""The map: squares, steps, and what lies on a square (rules 1.1, 1.2).

A square is one number, `9 * place + square of the tile`.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has, only
from graveshift.engine.frame import NOBODY
from graveshift.engine.rule import rule
from graveshift.games.midevil.components import (
    CENTRE,
    COLOURS,
    DIRECTIONS,
    GOAL,
    LIVES,
    MOST_LIVES,
    POINTS_OF,
    QUICK_GOAL_WITH,
    SQUARES,
    TURNS,
)
from graveshift.games.midevil.options import Goal
from graveshift.games.midevil.state import NOWHERE, State
from graveshift.games.midevil.tiles import (
    FILLED_AT,
    INSIDE_AT,
    LEAVES,
    LEGAL_AT,
    SQUARE_AFTER,
    WAYS_FROM,
)

ALTAR = CENTRE
"""The centre of the Altar: start, goal, and where the dead come back."""
NO_COLOUR = -1
ALL_SQUARES = (1 << SQUARES) - 1


@rule
def pose_of(state: State, place: int) -> int:
    """The tile of a place as it lies."""
    return TURNS * state.tile[place] + state.turned[place]


@rule
def neighbour(state: State, square: int, direction: int) -> int:
    """The square next to a square, or NOWHERE where no tile lies."""
    place, edge = square // SQUARES, DIRECTIONS * (square % SQUARES) + direction
    if LEAVES[edge] == 1:
        place = state.link[place, direction]
        if place == NOWHERE:
            return NOWHERE
    return SQUARES * place + SQUARE_AFTER[edge]


@rule
def step_from(state: State, square: int, direction: int) -> int:
    """Where a legal step leads, or NOWHERE."""
    place = square // SQUARES
    ways = WAYS_FROM[SQUARES * pose_of(state, place) + square % SQUARES]
    return neighbour(state, square, direction) if has(ways, direction) else NOWHERE


@rule
def is_legal(state: State, square: int) -> bool:
    """Whether players and skeletons may stand on a square."""
    return has(LEGAL_AT[pose_of(state, square // SQUARES)], square % SQUARES)


@rule
def is_inside(state: State, square: int) -> bool:
    """Whether a square is inside a building."""
    return has(INSIDE_AT[pose_of(state, square // SQUARES)], square % SQUARES)


@rule
def filled_squares(state: State, place: int) -> int:
    """The squares on which the pieces of a new tile are put: the building, or all legal ones."""
    return FILLED_AT[pose_of(state, place)]


@rule
def legal_squares(state: State, place: int) -> int:
    """The legal squares of a place."""
    return LEGAL_AT[pose_of(state, place)]


@rule
def bones_on(state: State, place: int) -> int:
    """The squares of a place with a skeleton."""
    return state.bones[place, 0] | state.bones[place, 1] | state.bones[place, 2]


@rule
def pawns_on(state: State, place: int) -> int:
    """The squares of a place with a pawn."""
    squares = 0
    for seat in range(state.seats):
        if state.pawn[seat] // SQUARES == place:
            squares |= only(state.pawn[seat] % SQUARES)
    return squares


@rule
def has_skeleton(state: State, square: int) -> bool:
    """Whether a skeleton stands on a square."""
    return has(bones_on(state, square // SQUARES), square % SQUARES)


@rule
def skeleton_at(state: State, square: int) -> int:
    """The colour of the skeleton on a square, or NO_COLOUR."""
    place, at = square // SQUARES, square % SQUARES
    for colour in range(COLOURS):
        if has(state.bones[place, colour], at):
            return colour
    return NO_COLOUR


@rule
def put_skeleton(state: State, square: int, colour: int) -> None:
    """A skeleton comes to stand on a square."""
    state.bones[square // SQUARES, colour] |= only(square % SQUARES)


@rule
def take_skeleton(state: State, square: int, colour: int) -> None:
    """A skeleton leaves its square, and with it whether it has moved."""
    state.bones[square // SQUARES, colour] &= ~only(square % SQUARES)
    state.bones_moved[square // SQUARES] &= ~only(square % SQUARES)


@rule
def has_life(state: State, square: int) -> bool:
    """Whether a life lies on a square."""
    return has(state.life[square // SQUARES], square % SQUARES)


@rule
def lives_left(state: State) -> int:
    """Lives in the supply."""
    left = LIVES
    for seat in range(state.seats):
        left -= state.lives[seat]
    for place in range(state.placed):
        left -= count(state.life[place])
    return left


@rule
def wants_life(state: State, seat: int) -> bool:
    """Whether a life lies under the pawn, no skeleton guards it, and there is room for it."""
    square = state.pawn[seat]
    free = has_life(state, square) and not has_skeleton(state, square)
    return free and state.lives[seat] < MOST_LIVES


@rule
def points_of(state: State, seat: int) -> int:
    """Points of a seat's collection."""
    points = 0
    for colour in range(COLOURS):
        points += POINTS_OF[colour] * state.collection[seat, colour]
    return points


@rule
def goal_of(state: State) -> int:
    """The points that win."""
    return QUICK_GOAL_WITH[state.seats] if state.goal == Goal.QUICK else GOAL


@rule
def graveyard(state: State) -> int:
    """The square to which the book belongs, or NOWHERE."""
    if state.book_place == NOWHERE:
        return NOWHERE
    return SQUARES * state.book_place + CENTRE


@rule
def book_lies_at(state: State, square: int) -> bool:
    """Whether the book is there to be taken."""
    return state.bearer == NOBODY and square == graveyard(state)


@rule
def skeletons_in(state: State, removed: int) -> int:
    """Skeletons in the supply, or removed ones."""
    total = 0
    for colour in range(COLOURS):
        total += state.removed[colour] if removed == 1 else state.supply[colour]
    return total
