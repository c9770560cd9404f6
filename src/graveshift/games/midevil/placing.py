"""Drawing and placing a tile (rules 1.4 steps 1 and 2, 1.5).

Under BEGIN code 0 begins the turn and USE_MAP uses an Old Map for it.  Under MAP a code is which of
the two tiles is placed.  Under PLACE a code is `4 * place + side`: the new tile goes beyond that
side.  Under TURN_TILE it is the quarter turns.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has, is_one, lowest, only
from graveshift.engine.chance import draw
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, answered
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import pose_of
from graveshift.games.midevil.cards import MAPPED, Card
from graveshift.games.midevil.components import DIRECTIONS, TURNS
from graveshift.games.midevil.ending import tiles_left
from graveshift.games.midevil.hands import has_item, inquire, lose_item, pose
from graveshift.games.midevil.options import UnfitTile
from graveshift.games.midevil.routes import note_routes
from graveshift.games.midevil.state import (
    NOWHERE,
    Decision,
    Event,
    Reason,
    State,
    Step,
)
from graveshift.games.midevil.tiles import (
    NO_TILE,
    OPEN_SIDES_AT,
    STACK,
    TILE_KINDS,
    TILES,
    TURNS_OF,
    Tile,
)

BEGIN, USE_MAP = 0, 1
"""Codes under BEGIN."""
CELL_BEYOND = (-64, 1, 64, -1)
"""How far the next cell is, by direction."""
SPOTS = TILES * DIRECTIONS
OPPOSITE = 2


@rule
def ask_begin(state: State) -> None:
    """Before the tile is drawn."""
    pose(state, Decision.BEGIN, state.active)


@rule
def may_use_map(state: State) -> bool:
    """An Old Map in play, and a tile to draw."""
    return has_item(state, state.active, Card.OLD_MAP) and tiles_left(state) > 0


@rule
def draw_tile(state: State) -> None:
    """Step 1: a tile is drawn; without a stack the turn goes on with step 3."""
    if state.drawn[0] != NO_TILE:
        state.step = Step.ASK_MAP
        return
    if tiles_left(state) == 0:
        state.step = Step.STAND
        return
    state.drawn[0] = next_tile(state)
    emit(state, EVERYBODY, Event.TILE_DRAWN, state.active, state.drawn[0])
    try_tile(state)


@rule
def next_tile(state: State) -> int:
    """Take a tile from the stack, from under it when it is used up; there is one."""
    left = 0
    for tile in range(TILE_KINDS):
        left += state.stack[tile]
    if left == 0:
        return from_under(state)
    rank, tile = draw(state, left), 0
    while rank >= state.stack[tile]:
        rank -= state.stack[tile]
        tile += 1
    state.stack[tile] -= 1
    return tile


@rule
def from_under(state: State) -> int:
    """Take the first tile under the stack."""
    tile = state.under[0]
    for position in range(STACK - 1):
        state.under[position] = state.under[position + 1]
    state.under[STACK - 1] = NO_TILE
    return tile


@rule
def put_under(state: State, tile: int) -> None:
    """A tile goes under the stack, below those that lie there."""
    position = 0
    while state.under[position] != NO_TILE:
        position += 1
    state.under[position] = tile
    emit(state, EVERYBODY, Event.TILE_UNDER, tile)


@rule
def shuffle_back(state: State, tile: int) -> None:
    """A tile goes back, and the whole stack is shuffled."""
    state.stack[tile] += 1
    for position in range(STACK):
        if state.under[position] != NO_TILE:
            state.stack[state.under[position]] += 1
            state.under[position] = NO_TILE
    emit(state, EVERYBODY, Event.TILE_BACK, tile)


@rule
def try_tile(state: State) -> None:
    """Find where the drawn tile fits.  One that fits nowhere is out, and the turn goes on."""
    while not find_fits(state, state.drawn[0]):
        tile = state.drawn[0]
        left = tiles_left(state)
        if tile == Tile.GRAVEYARD and left > 0:
            state.drawn[0] = next_tile(state)
            shuffle_back(state, tile)
            emit(state, EVERYBODY, Event.TILE_DRAWN, state.active, state.drawn[0])
        else:
            leave_out(state, tile)
            if state.unfit_tile == UnfitTile.DISCARD or left == 0:
                state.step = Step.STAND
                return
            state.drawn[0] = next_tile(state)
            emit(state, EVERYBODY, Event.TILE_DRAWN, state.active, state.drawn[0])
    state.step = Step.ASK_PLACE


@rule
def leave_out(state: State, tile: int) -> None:
    """A tile leaves the game, and the book with the Graveyard."""
    state.drawn[0] = NO_TILE
    emit(state, EVERYBODY, Event.TILE_OUT, tile)
    if tile == Tile.GRAVEYARD:
        state.book_out = 1
        emit(state, EVERYBODY, Event.BOOK_OUT)


@rule
def open_edges(state: State) -> int:
    """Open sides of the map with nothing beyond."""
    edges = 0
    for place in range(state.placed):
        sides = OPEN_SIDES_AT[pose_of(state, place)]
        for side in range(DIRECTIONS):
            if has(sides, side) and state.link[place, side] == NOWHERE:
                edges += 1
    return edges


@rule
def find_fits(state: State, tile: int) -> bool:
    """Note where and how a tile fits; while tiles are left the map stays open if it can."""
    for spot in range(SPOTS):
        state.fits[spot] = 0
    edges, may_close = open_edges(state), tiles_left(state) == 0
    for _ in range(2):
        if note_fits(state, tile, edges, may_close):
            return True
        may_close = True
    return False


@rule
def note_fits(state: State, tile: int, edges: int, may_close: bool) -> bool:
    """Write the turns that fit beyond each open side; False when there are none."""
    found = False
    for place in range(state.placed):
        sides = OPEN_SIDES_AT[pose_of(state, place)]
        for side in range(DIRECTIONS):
            if has(sides, side) and state.link[place, side] == NOWHERE:
                turns = turns_that_fit(state, tile, place, side, edges, may_close)
                state.fits[DIRECTIONS * place + side] = turns
                found = found or turns != 0
    return found


@rule
def turns_that_fit(
    state: State, tile: int, place: int, side: int, edges: int, may_close: bool
) -> int:
    """The turns in which a tile agrees with all that lies round a cell, as a bit set."""
    cell = state.cell[place] + CELL_BEYOND[side]
    opened, closed = 0, 0
    for other in range(state.placed):
        gap = state.cell[other] - cell
        facing = side_towards(gap)
        if facing != NOWHERE:
            if has(OPEN_SIDES_AT[pose_of(state, other)], facing ^ OPPOSITE):
                if other < place:
                    return 0
                opened |= only(facing)
            else:
                closed |= only(facing)
    turns = 0
    for turn in range(TURNS_OF[tile]):
        sides = OPEN_SIDES_AT[TURNS * tile + turn]
        if sides & closed == 0 and opened & ~sides == 0:
            left = edges + count(sides) - 2 * count(opened)
            if left > 0 or may_close:
                turns |= only(turn)
    return turns


@rule
def side_towards(gap: int) -> int:
    """The side of a cell on which its neighbour lies."""
    for side in range(DIRECTIONS):
        if CELL_BEYOND[side] == gap:
            return side
    return NOWHERE


@rule
def ask_map(state: State) -> None:
    """Which of two tiles is placed."""
    inquire(state, Decision.MAP, state.active)


@rule
def ask_place(state: State) -> None:
    """Where the tile goes."""
    pose(state, Decision.PLACE, state.active)


@rule
def ask_turn(state: State) -> None:
    """How the tile lies there."""
    inquire(state, Decision.TURN_TILE, state.active)


@rule
def map_reason(state: State, which: int) -> int:
    """A tile that fits is preferred to one that does not."""
    if which >= MAPPED:
        return Reason.NOT_A_CHOICE
    if not fits_somewhere(state, state.drawn[which]):
        other = state.drawn[1 - which]
        return Reason.TILE_DOES_NOT_FIT if fits_somewhere(state, other) else ALLOWED
    return ALLOWED


@rule
def fits_somewhere(state: State, tile: int) -> bool:
    """Whether a tile fits at all."""
    for place in range(state.placed):
        sides = OPEN_SIDES_AT[pose_of(state, place)]
        for side in range(DIRECTIONS):
            free = has(sides, side) and state.link[place, side] == NOWHERE
            if free and turns_that_fit(state, tile, place, side, 0, True) != 0:
                return True
    return False


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Begin or use the map; one of two tiles; a side; a turn."""
    found = 0
    if state.decision == Decision.PLACE:
        for code in range(DIRECTIONS * state.placed):
            if state.fits[code] != 0:
                codes[found] = code
                found += 1
        return found
    for code in range(TURNS):
        if why_not(state, seat, code) == ALLOWED:
            codes[found] = code
            found += 1
    return found


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """A side with nothing beyond it and a turn that agrees with all round."""
    match state.decision:
        case Decision.BEGIN:
            if code == USE_MAP:
                return ALLOWED if may_use_map(state) else Reason.NO_MAP
            return ALLOWED if code == BEGIN else Reason.NOT_A_CHOICE
        case Decision.MAP:
            return map_reason(state, code)
        case Decision.PLACE:
            return place_reason(state, code)
        case _:
            if code >= TURNS:
                return Reason.NOT_A_CHOICE
            if code >= TURNS_OF[state.drawn[0]]:
                return Reason.SAME_AS_ANOTHER_TURN
            fits = has(state.fits[state.spot], code)
            return ALLOWED if fits else Reason.TILE_DOES_NOT_FIT


@rule
def place_reason(state: State, code: int) -> int:
    """A side is open, nothing lies beyond it, no side before it leads to the same cell."""
    if code >= DIRECTIONS * state.placed:
        return Reason.NOT_A_CHOICE
    if state.fits[code] != 0:
        return ALLOWED
    place, side = code // DIRECTIONS, code % DIRECTIONS
    open_side = has(OPEN_SIDES_AT[pose_of(state, place)], side)
    if not open_side or state.link[place, side] != NOWHERE:
        return Reason.NO_OPEN_SIDE
    return Reason.TILE_DOES_NOT_FIT


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Begin, take one of two, go to a side, turn."""
    answered(state, seat)
    match state.decision:
        case Decision.BEGIN:
            state.step = Step.DRAW_TILE
            if code == USE_MAP:
                use_map(state)
        case Decision.MAP:
            other = state.drawn[1 - code]
            state.drawn[0] = state.drawn[code]
            state.drawn[1] = NO_TILE
            put_under(state, other)
            try_tile(state)
        case Decision.PLACE:
            state.spot = code
            state.step = Step.ASK_TURN
            if is_one(state.fits[code]):
                place_tile(state, lowest(state.fits[code]))
        case _:
            place_tile(state, code)


@rule
def use_map(state: State) -> None:
    """The map shows two tiles, or the last one."""
    emit(state, EVERYBODY, Event.MAP_USED, state.active)
    lose_item(state, state.active, Card.OLD_MAP)
    if tiles_left(state) < MAPPED:
        return
    for position in range(MAPPED):
        state.drawn[position] = next_tile(state)
        emit(state, EVERYBODY, Event.TILE_DRAWN, state.active, state.drawn[position])


@rule
def place_tile(state: State, turn: int) -> None:
    """The tile comes to lie on the map."""
    beside, side = state.spot // DIRECTIONS, state.spot % DIRECTIONS
    place, tile = state.placed, state.drawn[0]
    state.tile[place] = tile
    state.turned[place] = turn
    state.cell[place] = state.cell[beside] + CELL_BEYOND[side]
    for other in range(place):
        gap = state.cell[other] - state.cell[place]
        facing = side_towards(gap)
        if facing != NOWHERE:
            state.link[place, facing] = other
            state.link[other, facing ^ OPPOSITE] = place
    state.placed += 1
    state.drawn[0] = NO_TILE
    state.spot = NOWHERE
    for code in range(SPOTS):
        state.fits[code] = 0
    if tile == Tile.GRAVEYARD:
        state.book_place = place
    note_routes(state, place)
    east, south = east_of(state, place), south_of(state, place)
    emit(state, EVERYBODY, Event.TILE_PLACED, tile, turn, east, south)
    state.step = Step.TILE_PLACED


@rule
def east_of(state: State, place: int) -> int:
    """How many cells a tile lies east of the Altar."""
    return state.cell[place] % 64 - state.cell[0] % 64


@rule
def south_of(state: State, place: int) -> int:
    """How many cells a tile lies south of the Altar."""
    return state.cell[place] // 64 - state.cell[0] // 64
