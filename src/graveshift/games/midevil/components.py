"""What is in the box of MidEvil, and every number printed on it (rules 1.1, 1.16)."""

from __future__ import annotations

from enum import IntEnum

FEWEST_SEATS, SEATS = 2, 6


class Colour(IntEnum):
    """The colours of skeletons, by what they are worth."""

    WHITE = 0
    RED = 1
    BLUE = 2


COLOURS = 3
POINTS_OF = (1, 2, 3)
"""Points of a skeleton, by colour: for winning and for raising a roll."""
SKELETONS_OF = (40, 40, 20)
"""Skeletons in the box, by colour."""
SKELETONS = 100

LIVES = 50
FIRST_LIVES = 3
"""Lives of a player at the deal, and at the first turn after a death."""
MOST_LIVES = 5

FACES = 6
KILLS_FROM = 4
"""The lowest result that kills a skeleton."""
DOUBLED = 2
"""What a horse multiplies a movement by."""
HALVED = 2
"""What a hindered movement is divided by; the rest is dropped."""

GOAL = 30
"""Points that win."""
QUICK_GOAL_WITH = (0, 0, 30, 28, 25, 22, 20)
"""Points that win under the quick goal, by the number of seats."""

HAND = 3
"""Cards that a hand is filled up to, and the most it may hold when a turn ends."""
HOLDS = 2
"""Unused holds of a player in a round."""
FEW_MOVES = 3
"""Skeletons moved in a turn without a die, by the option."""


class Direction(IntEnum):
    """The four ways to step, clockwise; there is no diagonal."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


DIRECTIONS = 4
TURNS = 4
"""Quarter turns, clockwise."""
SOUTHWARD = (-1, 0, 1, 0)
EASTWARD = (0, 1, 0, -1)
"""How far a step goes, by direction; rows are counted from the north, columns from the west."""
SIDE = 3
"""Squares along a side of a tile."""
SQUARES = 9
"""Squares of a tile, row by row from the north-west."""
CENTRE = 4
MIDDLE_OF = (1, 5, 7, 3)
"""The square in the middle of a side, by direction: a road or an entrance leads over it."""
