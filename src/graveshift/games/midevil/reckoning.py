"""What follows by the rules from what lies open: numbers for those who draw the map.

Each is reckoned from a bystander's view, so it is the same for everybody and tells nobody anything
that is not on the table.
"""

from __future__ import annotations

from graveshift.engine.frame import NOBODY
from graveshift.engine.game import Reckoning
from graveshift.games.midevil.board import goal_of, graveyard, has_skeleton, lives_left, points_of
from graveshift.games.midevil.cards import BONUS_OF, IS_MELEE, ITEMS
from graveshift.games.midevil.components import (
    DIRECTIONS,
    FACES,
    KILLS_FROM,
    MOST_LIVES,
    SEATS,
    SQUARES,
)
from graveshift.games.midevil.ending import tiles_left
from graveshift.games.midevil.hands import has_item
from graveshift.games.midevil.moving import target_of
from graveshift.games.midevil.placing import east_of, south_of
from graveshift.games.midevil.state import NOWHERE, State
from graveshift.games.midevil.tiles import TILES

Rows = list[int | list[int]]
UNREACHED = -1
PERCENT = 100


def reachable(seen: State) -> Rows:
    """The steps that the active player needs to each square, with those left; UNREACHED for none.

    A way ends at a skeleton, because it has to be fought first.
    """
    steps: list[int | list[int]] = [UNREACHED] * (TILES * SQUARES)
    here = seen.pawn[seen.active]
    edge, distance = [here], 0
    steps[here] = 0
    while edge and distance < seen.steps:
        distance += 1
        beyond = []
        for square in edge:
            for way in range(DIRECTIONS):
                target = step_of(seen, square, way)
                if target != NOWHERE and steps[target] == UNREACHED:
                    steps[target] = distance
                    if not has_skeleton(seen, target):
                        beyond.append(target)
        edge = beyond
    return steps


def step_of(seen: State, square: int, way: int) -> int:
    """Where a step of the active player would lead from a square, within what binds it."""
    trial = seen.copy()
    trial.pawn[seen.active] = square
    target = target_of(trial, way)
    bound = seen.bound != NOWHERE and target // SQUARES != seen.bound
    return NOWHERE if bound else target


def odds(seen: State) -> Rows:
    """Percent of fights that each seat wins by rolls alone, its best weapon and all lives used."""
    return [win_percent(seen, seat) if seat < seen.seats else 0 for seat in range(SEATS)]


def win_percent(seen: State, seat: int) -> int:
    """How likely a kill is within one roll and one more for each life."""
    bonus = max(
        [0, *(BONUS_OF[k] for k in range(ITEMS) if IS_MELEE[k] and has_item(seen, seat, k))]
    )
    failing = max(0, KILLS_FROM - 1 - bonus) / FACES
    return round(PERCENT * (1 - failing ** (1 + min(MOST_LIVES, seen.lives[seat]))))


def points(seen: State) -> Rows:
    """The points of each collection."""
    return [points_of(seen, seat) if seat < seen.seats else 0 for seat in range(SEATS)]


def places(seen: State, of: str) -> Rows:
    """How far each tile lies from the Altar."""
    reckon = east_of if of == "east" else south_of
    return [reckon(seen, place) if place < seen.placed else 0 for place in range(TILES)]


def book_at(seen: State) -> int:
    """The square of the book: on its place, under its bearer, or NOWHERE."""
    return graveyard(seen) if seen.bearer == NOBODY else seen.pawn[seen.bearer]


RECKONINGS = (
    Reckoning("reachable", "steps that the active player needs to a square; -1 where it cannot go",
              "square", reachable),
    Reckoning("odds", "percent of fights that a seat wins with its best weapon and all its lives",
              "seat", odds),
    Reckoning("points", "points of a collection", "seat", points),
    Reckoning("east", "cells that a tile lies east of the Altar", "place",
              lambda seen: places(seen, "east")),
    Reckoning("south", "cells that a tile lies south of the Altar", "place",
              lambda seen: places(seen, "south")),
    Reckoning("book_square", "where the book is; -1 while it is not on the map", "", book_at),
    Reckoning("goal_points", "points that win", "", goal_of),
    Reckoning("tiles_left", "tiles yet to be drawn", "", tiles_left),
    Reckoning("lives_left", "lives in the supply", "", lives_left),
)  # fmt: skip
