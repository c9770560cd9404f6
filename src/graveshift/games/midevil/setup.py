"""Set-up (rules 1.3): the Altar, the stack, hands and lives, and the first skeletons."""

from __future__ import annotations

from graveshift.engine.bits import only
from graveshift.engine.chance import draw
from graveshift.engine.frame import EVERYBODY, NOBODY
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import ALL_SQUARES, ALTAR
from graveshift.games.midevil.cards import COPIES_OF, DECK, EVENTS, MAPPED, NO_CARD
from graveshift.games.midevil.components import (
    CENTRE,
    COLOURS,
    DIRECTIONS,
    FIRST_LIVES,
    HAND,
    SEATS,
    SKELETONS_OF,
)
from graveshift.games.midevil.filling import begin_fill
from graveshift.games.midevil.hands import draw_card
from graveshift.games.midevil.routes import note_routes
from graveshift.games.midevil.state import LEVELS, NOWHERE, SLOTS, Event, Phase, State, Step
from graveshift.games.midevil.tiles import (
    NO_TILE,
    SKELETONS_ON,
    STACK,
    TILE_KINDS,
    TILES,
    TILES_OF,
    Tile,
)

MIDDLE_OF_THE_TABLE = 2080
"""The cell of the Altar: thirty tiles reach no side of a table of 64 by 64."""


@rule
def lay_out_table(state: State) -> None:
    """Lay the table before anybody chooses anything."""
    state.phase = Phase.SETUP
    clear_map(state)
    clear_cards(state)
    for colour in range(COLOURS):
        state.supply[colour] = SKELETONS_OF[colour]
    for seat in range(SEATS):
        state.parked[seat] = NOWHERE
        state.pawn[seat] = ALTAR
    for seat in range(state.seats):
        state.lives[seat] = FIRST_LIVES
    state.bearer = state.leader = state.rival = state.mover = state.floor = NOBODY
    state.first = state.active = draw(state, state.seats)
    emit(state, EVERYBODY, Event.START, state.first)
    for position in range(state.seats):
        for _ in range(HAND):
            draw_card(state, (state.first + position) % state.seats)
    squares = ALL_SQUARES & ~only(CENTRE)
    begin_fill(state, state.first, 0, squares, Step.BEGIN_TURN)
    state.job_bones = SKELETONS_ON[Tile.ALTAR]


@rule
def clear_map(state: State) -> None:
    """The Altar alone; all else is in the stack."""
    for place in range(TILES):
        state.tile[place] = NO_TILE
        for direction in range(DIRECTIONS):
            state.link[place, direction] = NOWHERE
    for position in range(STACK):
        state.under[position] = NO_TILE
    for position in range(MAPPED):
        state.drawn[position] = NO_TILE
    for tile in range(TILE_KINDS):
        state.stack[tile] = TILES_OF[tile]
    state.stack[Tile.ALTAR] = 0
    state.tile[0] = Tile.ALTAR
    state.cell[0] = MIDDLE_OF_THE_TABLE
    state.placed = 1
    note_routes(state, 0)
    state.book_place = state.spot = state.job_place = state.bone_place = NOWHERE
    state.heading = state.bound = state.fight_square = NOWHERE


@rule
def clear_cards(state: State) -> None:
    """All cards in the deck, none in any hand."""
    for kind in range(EVENTS):
        state.deck[kind] = COPIES_OF[kind]
        state.fresh[kind] = COPIES_OF[kind]
    state.deck_size = DECK
    for seat in range(SEATS):
        for slot in range(SLOTS):
            state.hand[seat, slot] = NO_CARD
    for level in range(LEVELS):
        state.called[level] = NO_CARD
        state.caller[level] = NOBODY
    state.weapon = NO_CARD
