"""The thirty tiles (rules 1.2): drawn here, and read into tables for each of four turns.

In a drawing, odd rows and columns are squares and the others are edges.  Squares: `R` road, `O`
open ground, `B` inside a building, `A` Altar, `G` Graveyard, `W` woods, `X` another barred one.
Edges: `-` `|` a wall or a closed side, `D` a door, `=` an open side, blank where nothing stands
between.  North is up, as a tile lies that is not turned.

Tables by tile and turn are read at `4 * tile + turn`, here called a *pose*; tables by pose and
square at `9 * pose + square`.  Sets are bits: of squares by square, of directions by direction.
"""

from __future__ import annotations

from enum import IntEnum

from graveshift.games.midevil.components import (
    DIRECTIONS,
    EASTWARD,
    MIDDLE_OF,
    SIDE,
    SOUTHWARD,
    SQUARES,
    TURNS,
)


class Tile(IntEnum):
    """The kinds of tiles; those from STRAIGHT on are unnamed."""

    ALTAR = 0
    GRAVEYARD = 1
    BRIDGE = 2
    SMITH = 3
    TAVERN = 4
    CHURCH = 5
    MILL = 6
    STABLE = 7
    WATCHTOWER = 8
    MARKET = 9
    HERBALIST = 10
    MANOR = 11
    FARMSTEAD = 12
    ARMOURY = 13
    STRAIGHT = 14
    CORNER = 15
    FORK = 16
    CROSSROADS = 17


TILE_KINDS = 18
NO_TILE = -2
"""An empty place for a tile."""
TILES = 30
STACK = 29
"""Tiles that are drawn: all but the Altar."""
FIRST_UNNAMED = 14
TILES_OF = (1,) * FIRST_UNNAMED + (4, 4, 4, 4)
"""Tiles of a kind."""
SKELETONS_ON = (4, 6, 2, 2, 3, 5, 3, 3, 1, 4, 3, 4, 3, 5, 0, 0, 0, 0)
"""Skeletons printed on a tile; a die says how many points for one without a name."""
LIVES_ON = (0, 0, 0, 1, 3, 3, 1, 1, 1, 2, 3, 2, 2, 1, 0, 0, 0, 0)
"""Lives printed on a tile."""


class Square(IntEnum):
    """What a square is."""

    WOODS = 0
    BARRED = 1
    ROAD = 2
    OPEN = 3
    BUILDING = 4
    ALTAR = 5
    GRAVEYARD = 6


DRAWN = {
    Tile.ALTAR: """
        +-+=+-+
        |O O O|
        + + + +
        =O A O=
        + + + +
        |O O O|
        +-+=+-+
        """,
    Tile.GRAVEYARD: """
        +-+=+-+
        |O O O|
        + + + +
        |O G O|
        + + + +
        |O O O|
        +-+=+-+
        """,
    Tile.BRIDGE: """
        +-+=+-+
        |X|R|X|
        +-+ +-+
        |X|R|X|
        +-+ +-+
        |X|R|X|
        +-+=+-+
        """,
    Tile.SMITH: """
        +-+-+-+
        |B B|X|
        +-+D+-+
        =R R R=
        +-+ +-+
        |W|R|W|
        +-+=+-+
        """,
    Tile.TAVERN: """
        +-+-+-+
        |B B B|
        +-+D+-+
        =R R R=
        +-+-+-+
        |W|W|W|
        +-+-+-+
        """,
    Tile.CHURCH: """
        +-+-+-+
        |B B B|
        + + + +
        |B B B|
        +-+D+-+
        |W|R|W|
        +-+=+-+
        """,
    Tile.MILL: """
        +-+-+-+
        |B B|W|
        + +-+-+
        |BDR R=
        +-+ +-+
        |W|R|W|
        +-+=+-+
        """,
    Tile.STABLE: """
        +-+=+-+
        |W|R|B|
        +-+ + +
        |W|RDB|
        +-+ + +
        |W|R|B|
        +-+=+-+
        """,
    Tile.WATCHTOWER: """
        +-+=+-+
        |W|R|B|
        +-+ +D+
        =R R R=
        +-+ +-+
        |W|R|W|
        +-+=+-+
        """,
    Tile.MARKET: """
        +-+=+-+
        |O O O|
        + + + +
        =O O O=
        + + + +
        |O O O|
        +-+=+-+
        """,
    Tile.HERBALIST: """
        +-+=+-+
        |W|R|W|
        +-+ +-+
        =R R R=
        +-+D+-+
        |B B B|
        +-+-+-+
        """,
    Tile.MANOR: """
        +-+-+-+
        |B B|W|
        + + +-+
        |B BDR=
        +-+D+ +
        |W|R R|
        +-+=+-+
        """,
    Tile.FARMSTEAD: """
        +-+-+-+
        |O|B B|
        + +D+ +
        =R R|B|
        +-+ +-+
        |W|R|W|
        +-+=+-+
        """,
    Tile.ARMOURY: """
        +-+-+-+
        |B B B|
        +-+D+-+
        =R R R=
        +-+D+-+
        |B B B|
        +-+-+-+
        """,
    Tile.STRAIGHT: """
        +-+=+-+
        |W|R|W|
        +-+ +-+
        |W|R|W|
        +-+ +-+
        |W|R|W|
        +-+=+-+
        """,
    Tile.CORNER: """
        +-+=+-+
        |W|R|W|
        +-+ +-+
        |W|R R=
        +-+-+-+
        |W|W|W|
        +-+-+-+
        """,
    Tile.FORK: """
        +-+=+-+
        |W|R|W|
        +-+ +-+
        =R R R=
        +-+-+-+
        |W|W|W|
        +-+-+-+
        """,
    Tile.CROSSROADS: """
        +-+=+-+
        |W|R|W|
        +-+ +-+
        =R R R=
        +-+ +-+
        |W|R|W|
        +-+=+-+
        """,
}
LETTERS = "WXROBAG"
"""The letter of a square in a drawing, by what it is."""
PASSABLE = " D="


def _lines(tile: int) -> list[str]:
    return DRAWN[Tile(tile)].split("\n        ")[1:-1]


def _turned(square: int, turn: int) -> int:
    """Where a square comes to lie."""
    row, column = divmod(square, SIDE)
    for _ in range(turn):
        row, column = column, SIDE - 1 - row
    return SIDE * row + column


def _kind(tile: int, turn: int, square: int) -> int:
    """What a square of a turned tile is."""
    row, column = divmod(_turned(square, -turn % TURNS), SIDE)
    return LETTERS.index(_lines(tile)[2 * row + 1][2 * column + 1])


def _edge(tile: int, turn: int, square: int, direction: int) -> str:
    """What stands on the edge of a square of a turned tile."""
    row, column = divmod(_turned(square, -turn % TURNS), SIDE)
    way = (direction - turn) % DIRECTIONS
    return _lines(tile)[2 * row + 1 + SOUTHWARD[way]][2 * column + 1 + EASTWARD[way]]


def _over(square: int, direction: int) -> int:
    """The square a step ends on; beyond a side, that of the next tile."""
    row, column = divmod(square, SIDE)
    return SIDE * ((row + SOUTHWARD[direction]) % SIDE) + (column + EASTWARD[direction]) % SIDE


def _leaves(square: int, direction: int) -> bool:
    row, column = divmod(square, SIDE)
    return not (0 <= row + SOUTHWARD[direction] < SIDE and 0 <= column + EASTWARD[direction] < SIDE)


def _is_way(tile: int, turn: int, square: int, direction: int) -> bool:
    """Whether a step leads on: no barred square, no wall, and over a side only where it is open."""
    if _kind(tile, turn, square) < Square.ROAD:
        return False
    if _edge(tile, turn, square, direction) not in PASSABLE:
        return False
    if _leaves(square, direction):
        return square == MIDDLE_OF[direction]
    return _kind(tile, turn, _over(square, direction)) >= Square.ROAD


def _set(members: list[bool]) -> int:
    return sum(1 << number for number, member in enumerate(members) if member)


_POSES = [(tile, turn) for tile in range(TILE_KINDS) for turn in range(TURNS)]

SQUARE_AFTER = tuple(_over(square, way) for square in range(SQUARES) for way in range(DIRECTIONS))
"""By `4 * square + direction`: the square a step ends on, on this tile or the next one."""
LEAVES = tuple(int(_leaves(square, way)) for square in range(SQUARES) for way in range(DIRECTIONS))
"""By `4 * square + direction`: 1 where the step ends on the next tile."""
TURNED = tuple(_turned(square, turn) for square in range(SQUARES) for turn in range(TURNS))
"""By `4 * square + turn`: where a square of a tile comes to lie when the tile is turned."""

SQUARE_AT = tuple(_kind(*pose, square) for pose in _POSES for square in range(SQUARES))
"""By pose and square: what the square is."""
WAYS_FROM = tuple(
    _set([_is_way(*pose, square, way) for way in range(DIRECTIONS)])
    for pose in _POSES
    for square in range(SQUARES)
)
"""By pose and square: the directions in which nothing bars a step.

Over an open side it goes on if the tile beyond is open there too."""
LEGAL_AT = tuple(
    _set([_kind(*pose, square) >= Square.ROAD for square in range(SQUARES)]) for pose in _POSES
)
"""By pose: the squares that players and skeletons may stand on."""
INSIDE_AT = tuple(
    _set([_kind(*pose, square) == Square.BUILDING for square in range(SQUARES)]) for pose in _POSES
)
"""By pose: the squares inside a building."""
FILLED_AT = tuple(inside or legal for inside, legal in zip(INSIDE_AT, LEGAL_AT, strict=True))
"""By pose: the squares that pieces are put on when the tile is placed."""
OPEN_SIDES_AT = tuple(
    _set([_is_way(*pose, MIDDLE_OF[way], way) for way in range(DIRECTIONS)]) for pose in _POSES
)
"""By pose: the sides that are open."""


def _differ(tile: int) -> int:
    """In how many turns a tile lies differently."""
    looks = [
        (SQUARE_AT[SQUARES * pose : SQUARES * (pose + 1)], WAYS_FROM[SQUARES * pose :][:SQUARES])
        for pose in range(TURNS * tile, TURNS * (tile + 1))
    ]
    return next((turn for turn in (1, 2) if looks[turn] == looks[0]), TURNS)


TURNS_OF = tuple(_differ(tile) for tile in range(TILE_KINDS))
"""By tile: in how many turns it lies differently; the others repeat these."""
