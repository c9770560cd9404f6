"""The thirty tiles: counted against the list in the rules, and drawn."""

from textwrap import dedent

import pytest

from graveshift.games.midevil import components, tiles
from graveshift.games.midevil.components import Direction
from graveshift.games.midevil.tiles import Square, Tile

LISTED = {
    # exits, legal squares, building squares, doors, skeletons, lives
    Tile.ALTAR: ("NESW", 9, 0, 0, 4, 0),
    Tile.GRAVEYARD: ("NS", 9, 0, 0, 6, 0),
    Tile.BRIDGE: ("NS", 3, 0, 0, 2, 0),
    Tile.SMITH: ("ESW", 6, 2, 1, 2, 1),
    Tile.TAVERN: ("EW", 6, 3, 1, 3, 3),
    Tile.CHURCH: ("S", 7, 6, 1, 5, 3),
    Tile.MILL: ("ES", 6, 3, 1, 3, 1),
    Tile.STABLE: ("NS", 6, 3, 1, 3, 1),
    Tile.WATCHTOWER: ("NESW", 6, 1, 1, 1, 1),
    Tile.MARKET: ("NESW", 9, 0, 0, 4, 2),
    Tile.HERBALIST: ("NEW", 7, 3, 1, 3, 3),
    Tile.MANOR: ("ES", 7, 4, 2, 4, 2),
    Tile.FARMSTEAD: ("SW", 7, 3, 1, 3, 2),
    Tile.ARMOURY: ("EW", 9, 6, 2, 5, 1),
    Tile.STRAIGHT: ("NS", 3, 0, 0, 0, 0),
    Tile.CORNER: ("NE", 3, 0, 0, 0, 0),
    Tile.FORK: ("NEW", 4, 0, 0, 0, 0),
    Tile.CROSSROADS: ("NESW", 5, 0, 0, 0, 0),
}
POSES = [(tile, turn) for tile in Tile for turn in range(components.TURNS)]


def members(bits):
    return {number for number in range(64) if bits >> number & 1}


def pose(tile, turn=0):
    return components.TURNS * tile + turn


def at(table, tile, turn, square):
    return table[components.SQUARES * pose(tile, turn) + square]


def ways(tile, turn, square):
    return members(at(tiles.WAYS_FROM, tile, turn, square))


def after(square, way):
    return tiles.SQUARE_AFTER[components.DIRECTIONS * square + way]


def leaves(square, way):
    return bool(tiles.LEAVES[components.DIRECTIONS * square + way])


def drawing(tile, turn):
    """The tile drawn from its tables alone."""
    rows = [list("+-+-+-+") if row % 2 == 0 else list("| | | |") for row in range(7)]
    for square in range(components.SQUARES):
        row, column = 2 * (square // 3) + 1, 2 * (square % 3) + 1
        rows[row][column] = tiles.LETTERS[at(tiles.SQUARE_AT, tile, turn, square)]
        for way in ways(tile, turn, square):
            down, across = components.SOUTHWARD[way], components.EASTWARD[way]
            inside = at(tiles.SQUARE_AT, tile, turn, square) == Square.BUILDING
            door = inside != (
                at(tiles.SQUARE_AT, tile, turn, after(square, way)) == Square.BUILDING
            )
            mark = "=" if leaves(square, way) else "D" if door else " "
            rows[row + down][column + across] = mark
    return ["".join(row) for row in rows]


def doors(tile):
    return sum(line.count("D") for line in drawing(tile, 0))


@pytest.mark.parametrize("tile", Tile)
def test_a_tile_is_as_listed(tile):
    exits = "".join("NESW"[way] for way in members(tiles.OPEN_SIDES_AT[pose(tile)]))
    legal, inside = members(tiles.LEGAL_AT[pose(tile)]), members(tiles.INSIDE_AT[pose(tile)])
    counted = exits, len(legal), len(inside), doors(tile)
    assert (*counted, tiles.SKELETONS_ON[tile], tiles.LIVES_ON[tile]) == LISTED[tile]


@pytest.mark.parametrize("tile", Tile)
def test_a_tile_is_as_drawn(tile):
    assert drawing(tile, 0) == dedent(tiles.DRAWN[tile]).strip().splitlines()


def test_thirty_tiles_in_the_box():
    assert len(Tile) == tiles.TILE_KINDS == len(tiles.TILES_OF)
    assert sum(tiles.TILES_OF) == tiles.TILES == tiles.STACK + 1
    assert sum(tiles.TILES_OF[: tiles.FIRST_UNNAMED]) == 14
    assert sum(tiles.SKELETONS_ON) == 48
    assert sum(tiles.LIVES_ON) == 20
    assert tiles.LIVES_ON[tiles.FIRST_UNNAMED :] == tiles.SKELETONS_ON[tiles.FIRST_UNNAMED :]


def test_lives_suffice_for_every_tile_and_six_full_players():
    assert sum(tiles.LIVES_ON) + components.SEATS * components.MOST_LIVES <= components.LIVES


def test_skeletons_in_the_box():
    assert sum(components.SKELETONS_OF) == components.SKELETONS
    assert components.POINTS_OF == (1, 2, 3)


MANOR_AND_FARMSTEAD = """
    +-+-+-+  +-+-+-+  +-+=+-+  +-+=+-+
    |B B|W|  |W|B B|  |R R|W|  |W|R R|
    + + +-+  +-+ + +  + +D+-+  +-+D+ +
    |B BDR=  =RDB B|  =RDB B|  |B BDR=
    +-+D+ +  + +D+-+  +-+ + +  + + +-+
    |W|R R|  |R R|W|  |W|B B|  |B B|W|
    +-+=+-+  +-+=+-+  +-+-+-+  +-+-+-+

    +-+-+-+  +-+=+-+  +-+=+-+  +-+-+-+
    |O|B B|  |W|R O|  |W|R|W|  |B B|W|
    + +D+ +  +-+ +-+  +-+ +-+  + +-+-+
    =R R|B|  =R RDB|  |B|R R=  |BDR R=
    +-+ +-+  +-+-+ +  + +D+ +  +-+ +-+
    |W|R|W|  |W|B B|  |B B|O|  |O R|W|
    +-+=+-+  +-+-+-+  +-+-+-+  +-+=+-+
"""


@pytest.mark.parametrize("turn", range(components.TURNS))
@pytest.mark.parametrize("tile", [Tile.MANOR, Tile.FARMSTEAD])
def test_a_turned_tile_is_as_drawn(tile, turn):
    block = dedent(MANOR_AND_FARMSTEAD).strip("\n").split("\n\n")[tile == Tile.FARMSTEAD]
    assert drawing(tile, turn) == [line[9 * turn : 9 * turn + 7] for line in block.splitlines()]


@pytest.mark.parametrize(("tile", "turn"), POSES)
def test_a_turn_moves_every_square_and_way(tile, turn):
    for square in range(components.SQUARES):
        there = tiles.TURNED[components.TURNS * square + turn]
        assert at(tiles.SQUARE_AT, tile, turn, there) == at(tiles.SQUARE_AT, tile, 0, square)
        assert ways(tile, turn, there) == {(way + turn) % 4 for way in ways(tile, 0, square)}


@pytest.mark.parametrize(("tile", "turn"), POSES)
def test_sets_of_squares_and_sides_are_those_of_the_squares(tile, turn):
    kinds = [at(tiles.SQUARE_AT, tile, turn, square) for square in range(components.SQUARES)]
    legal = {square for square, kind in enumerate(kinds) if kind >= Square.ROAD}
    inside = {square for square, kind in enumerate(kinds) if kind == Square.BUILDING}
    assert members(tiles.LEGAL_AT[pose(tile, turn)]) == legal
    assert members(tiles.INSIDE_AT[pose(tile, turn)]) == inside
    assert members(tiles.FILLED_AT[pose(tile, turn)]) == (inside or legal)
    assert members(tiles.OPEN_SIDES_AT[pose(tile, turn)]) == {
        way for way in Direction if way in ways(tile, turn, components.MIDDLE_OF[way])
    }


@pytest.mark.parametrize("tile", Tile)
def test_ways_go_both_ways_and_end_on_legal_squares(tile):
    for square in members(tiles.LEGAL_AT[pose(tile)]):
        for way in ways(tile, 0, square):
            if not leaves(square, way):
                assert (way + 2) % 4 in ways(tile, 0, after(square, way))


@pytest.mark.parametrize("tile", Tile)
def test_every_legal_square_is_reached(tile):
    reached = {components.MIDDLE_OF[min(members(tiles.OPEN_SIDES_AT[pose(tile)]))]}
    for _ in range(components.SQUARES):
        reached |= {
            after(square, way)
            for square in reached
            for way in ways(tile, 0, square)
            if not leaves(square, way)
        }
    assert reached == members(tiles.LEGAL_AT[pose(tile)])


@pytest.mark.parametrize("tile", Tile)
def test_printed_pieces_have_room(tile):
    room = len(members(tiles.FILLED_AT[pose(tile)]))
    assert max(tiles.SKELETONS_ON[tile], tiles.LIVES_ON[tile]) <= room


@pytest.mark.parametrize("tile", Tile)
def test_no_way_leads_from_a_barred_square(tile):
    for square in set(range(components.SQUARES)) - members(tiles.LEGAL_AT[pose(tile)]):
        assert ways(tile, 0, square) == set()


def test_a_step_ends_beside_where_it_began():
    assert [after(components.CENTRE, way) for way in Direction] == list(components.MIDDLE_OF)
    assert not any(leaves(components.CENTRE, way) for way in Direction)
    for way in Direction:
        middle = components.MIDDLE_OF[way]
        assert leaves(middle, way)
        assert after(middle, way) == components.MIDDLE_OF[(way + 2) % 4]


def test_tiles_that_lie_alike_need_fewer_turns():
    alike = {tile: tiles.TURNS_OF[tile] for tile in Tile if tiles.TURNS_OF[tile] < 4}
    assert alike == {
        Tile.ALTAR: 1,
        Tile.GRAVEYARD: 2,
        Tile.BRIDGE: 2,
        Tile.MARKET: 1,
        Tile.ARMOURY: 2,
        Tile.STRAIGHT: 2,
        Tile.CROSSROADS: 1,
    }


@pytest.mark.parametrize(
    "name", [name for name, value in vars(tiles).items() if isinstance(value, tuple)]
)
def test_tables_are_plain_numbers(name):
    assert all(type(number) is int for number in vars(tiles)[name])
