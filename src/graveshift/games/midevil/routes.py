"""How far it is from a square to the Altar and to the Graveyard, over the legal steps of the map.

Only a new tile changes it, so it is kept, and found anew from the new tile outwards.
"""

from __future__ import annotations

from graveshift.engine.bits import has, lowest, only
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import ALTAR, step_from
from graveshift.games.midevil.components import CENTRE, DIRECTIONS, SQUARES, TURNS
from graveshift.games.midevil.state import NOWHERE, State
from graveshift.games.midevil.tiles import LEGAL_AT, Tile

TO_ALTAR, TO_BOOK = 0, 1
"""The goals."""
GOALS = 2
FAR = 120
"""Farther than any square: also what is said of a goal that is not on the map."""


@rule
def forget_routes(state: State, place: int) -> None:
    """No way is known from any square of a tile."""
    for at in range(SQUARES):
        for goal in range(GOALS):
            state.route[SQUARES * place + at, goal] = FAR


@rule
def note_routes(state: State, place: int) -> None:
    """A tile was placed: its squares are so far away, and the others perhaps nearer now."""
    forget_routes(state, place)
    if state.tile[place] == Tile.ALTAR:
        state.route[ALTAR, TO_ALTAR] = 0
    elif state.tile[place] == Tile.GRAVEYARD:
        state.route[SQUARES * place + CENTRE, TO_BOOK] = 0
    waiting = only(place)
    while waiting != 0:
        next_place = lowest(waiting)
        waiting &= waiting - 1
        if shorten(state, next_place) or next_place == place:
            for side in range(DIRECTIONS):
                if state.link[next_place, side] != NOWHERE:
                    waiting |= only(state.link[next_place, side])
            place = NOWHERE


@rule
def shorten(state: State, place: int) -> bool:
    """Shorten the routes over a tile as far as its neighbours allow; False when none changes."""
    changed, again = False, True
    legal = LEGAL_AT[TURNS * state.tile[place] + state.turned[place]]
    while again:
        again = False
        for at in range(SQUARES):
            if has(legal, at):
                again = shorten_at(state, SQUARES * place + at) or again
        changed = changed or again
    return changed


@rule
def shorten_at(state: State, square: int) -> bool:
    """Shorten the routes from a square by those from its neighbours."""
    changed = False
    for direction in range(DIRECTIONS):
        target = step_from(state, square, direction)
        if target != NOWHERE:
            for goal in range(GOALS):
                if state.route[target, goal] + 1 < state.route[square, goal]:
                    state.route[square, goal] = state.route[target, goal] + 1
                    changed = True
    return changed
