"""Winning, and games that nobody wins (rules 1.15)."""

from __future__ import annotations

from graveshift.engine.bits import only
from graveshift.engine.frame import EVERYBODY, end
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import ALTAR, bones_on, goal_of, points_of
from graveshift.games.midevil.options import ROUNDS_OF
from graveshift.games.midevil.state import Ending, Event, State
from graveshift.games.midevil.tiles import STACK, TILE_KINDS

LIFE_LESS_THAN_A_POINT = 100
"""Lives decide only among equal points."""


@rule
def tiles_left(state: State) -> int:
    """Tiles yet to be drawn."""
    left = 0
    for tile in range(TILE_KINDS):
        left += state.stack[tile]
    for position in range(STACK):
        if state.under[position] >= 0:
            left += 1
    return left


@rule
def finish(state: State, ending: int, winners: int) -> None:
    """The game is over: say why, what everybody has, and who has won."""
    emit(state, EVERYBODY, Event.END, ending)
    for seat in range(state.seats):
        emit(state, EVERYBODY, Event.RESULT, seat, points_of(state, seat), state.lives[seat])
    emit(state, EVERYBODY, Event.WINNERS, winners)
    end(state, ending, winners)


@rule
def check_goal(state: State) -> None:
    """Whoever reaches the points wins at once."""
    if points_of(state, state.active) >= goal_of(state):
        finish(state, Ending.POINTS, only(state.active))


@rule
def check_altar(state: State) -> None:
    """The bearer who comes to the Altar's centre wins at once."""
    if state.bearer == state.active and state.pawn[state.active] == ALTAR:
        finish(state, Ending.BOOK, only(state.active))


@rule
def leading(state: State) -> int:
    """The seats with the most points, among these with the most lives."""
    most, leaders = -1, 0
    for seat in range(state.seats):
        worth = LIFE_LESS_THAN_A_POINT * points_of(state, seat) + state.lives[seat]
        if worth > most:
            most, leaders = worth, 0
        if worth == most:
            leaders |= 1 << seat
    return leaders


@rule
def is_stalled(state: State) -> bool:
    """No tile to draw, no skeleton on the map, and the book out of the game."""
    if state.book_out == 0 or tiles_left(state) > 0:
        return False
    standing = 0
    for place in range(state.placed):
        standing |= bones_on(state, place)
    return standing == 0


@rule
def check_round(state: State) -> None:
    """After a round: nobody can win any more, or the last round is over."""
    if is_stalled(state):
        finish(state, Ending.STALLED, leading(state))
    elif state.round >= ROUNDS_OF[state.turn_limit]:
        finish(state, Ending.ROUND_LIMIT, leading(state))
