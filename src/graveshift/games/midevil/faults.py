"""What can be wrong with a state (rules 1.1, 1.2): pieces conserved, somebody asked."""

from __future__ import annotations

from graveshift.engine.bits import count, has
from graveshift.engine.frame import ALL_SEATS, NOBODY, RUNNING
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import bones_on, is_inside, is_legal, legal_squares, pose_of
from graveshift.games.midevil.cards import COPIES_OF, EVENTS, ITEMS, MAPPED, NO_CARD, Card
from graveshift.games.midevil.components import (
    COLOURS,
    DIRECTIONS,
    LIVES,
    MOST_LIVES,
    SEATS,
    SKELETONS_OF,
    SQUARES,
    TURNS,
)
from graveshift.games.midevil.hands import has_item
from graveshift.games.midevil.placing import CELL_BEYOND, OPPOSITE
from graveshift.games.midevil.state import LEVELS, NOWHERE, SLOTS, Fault, State
from graveshift.games.midevil.tiles import OPEN_SIDES_AT, STACK, TILE_KINDS, TILES_OF, Tile


@rule
def faults(state: State) -> int:
    """A bit set of Fault."""
    found = faults_of_skeletons(state) | faults_of_lives(state) | faults_of_cards(state)
    found |= faults_of_tiles(state) | faults_of_map(state) | faults_of_pawns(state)
    if state.ending == RUNNING and (state.owes == 0 or state.owes & ~state.asked != 0):
        found |= Fault.NOBODY_ASKED
    if (state.asked | state.may) & ~ALL_SEATS != 0 or state.asked & state.may != 0:
        found |= Fault.NOBODY_ASKED
    return found


@rule
def faults_of_skeletons(state: State) -> int:
    """All skeletons are somewhere, none is negative, none on a barred square or on another."""
    found = 0
    for colour in range(COLOURS):
        there = state.supply[colour] + state.removed[colour]
        least = min(state.supply[colour], state.removed[colour])
        for seat in range(SEATS):
            there += state.collection[seat, colour]
            least = min(least, state.collection[seat, colour])
        for place in range(state.placed):
            there += count(state.bones[place, colour])
        if there != SKELETONS_OF[colour] or least < 0:
            found |= Fault.SKELETONS_LOST
    for place in range(state.placed):
        standing = 0
        for colour in range(COLOURS):
            standing += count(state.bones[place, colour])
        if standing != count(bones_on(state, place)):
            found |= Fault.TWO_ON_A_SQUARE
        if (bones_on(state, place) | state.life[place]) & ~legal_squares(state, place) != 0:
            found |= Fault.BARRED_SQUARE
        if state.bones_moved[place] & ~bones_on(state, place) != 0:
            found |= Fault.SKELETONS_LOST
    return found


@rule
def faults_of_lives(state: State) -> int:
    """Fifty lives at most are out of the supply, and nobody has more than five."""
    found, out = 0, 0
    for seat in range(SEATS):
        out += state.lives[seat]
        if state.lives[seat] < 0 or state.lives[seat] > MOST_LIVES:
            found |= Fault.TOO_MANY_LIVES
    for place in range(state.placed):
        out += count(state.life[place])
    return found | Fault.LIVES_LOST if out > LIVES else found


@rule
def copies_of(state: State, kind: int) -> int:
    """All copies of a card, wherever they are."""
    copies = state.deck[kind] + state.discard[kind]
    for seat in range(SEATS):
        for slot in range(SLOTS):
            if state.hand[seat, slot] == kind:
                copies += 1
        if has_item(state, seat, kind):
            copies += 1
    for level in range(LEVELS):
        if state.called[level] == kind and kind < ITEMS:
            copies += 1
    return copies


@rule
def faults_of_cards(state: State) -> int:
    """Every card is somewhere, hands and deck are as large as they say."""
    found, cards = 0, 0
    for kind in range(EVENTS):
        cards += state.deck[kind]
        if copies_of(state, kind) != COPIES_OF[kind]:
            found |= Fault.CARDS_LOST
        if fresh_copies(state, kind) != state.fresh[kind]:
            found |= Fault.CARDS_LOST
    if cards != state.deck_size:
        found |= Fault.CARDS_LOST
    for seat in range(SEATS):
        held = 0
        for slot in range(SLOTS):
            if state.hand[seat, slot] != NO_CARD:
                held += 1
        if held != state.held[seat]:
            found |= Fault.HAND_SIZE
    return found


@rule
def fresh_copies(state: State, kind: int) -> int:
    """Copies in deck and hands that were in the deck when it was last shuffled."""
    copies = state.deck[kind]
    for seat in range(SEATS):
        for slot in range(SLOTS):
            if state.hand[seat, slot] == kind and not has(state.old[seat], slot):
                copies += 1
    return copies


@rule
def faults_of_tiles(state: State) -> int:
    """No tile is there more often than it is printed."""
    for tile in range(TILE_KINDS):
        copies = state.stack[tile]
        for position in range(STACK):
            if state.under[position] == tile:
                copies += 1
        for position in range(MAPPED):
            if state.drawn[position] == tile:
                copies += 1
        for place in range(state.placed):
            if state.tile[place] == tile:
                copies += 1
        if copies > TILES_OF[tile]:
            return Fault.TILES_LOST
    return 0


@rule
def faults_of_map(state: State) -> int:
    """Neighbours are linked both ways, and open sides meet open sides."""
    found = 0
    for place in range(state.placed):
        for side in range(DIRECTIONS):
            other = state.link[place, side]
            if other == NOWHERE:
                continue
            if other >= state.placed or state.link[other, side ^ OPPOSITE] != place:
                return Fault.MAP_TORN
            if state.cell[other] != state.cell[place] + CELL_BEYOND[side]:
                found |= Fault.MAP_TORN
            own = has(OPEN_SIDES_AT[pose_of(state, place)], side)
            theirs = has(OPEN_SIDES_AT[pose_of(state, other)], side ^ OPPOSITE)
            if own != theirs:
                found |= Fault.ROAD_CUT
        if state.turned[place] < 0 or state.turned[place] >= TURNS:
            found |= Fault.MAP_TORN
    return found


@rule
def faults_of_pawns(state: State) -> int:
    """Pawns on legal squares, horses outside and with their cards, the book where it belongs."""
    found = 0
    for seat in range(state.seats):
        if state.pawn[seat] >= SQUARES * state.placed or not is_legal(state, state.pawn[seat]):
            return found | Fault.BARRED_SQUARE
        parked = state.parked[seat]
        owns = has_item(state, seat, Card.HORSE)
        if parked != NOWHERE and (not owns or is_inside(state, parked)):
            found |= Fault.HORSE_ASTRAY
        if owns and parked == NOWHERE and is_inside(state, state.pawn[seat]):
            found |= Fault.HORSE_ASTRAY
    on_the_map = state.book_place != NOWHERE
    if on_the_map and state.tile[state.book_place] != Tile.GRAVEYARD:
        found |= Fault.BOOK_ASTRAY
    if state.bearer != NOBODY and (not on_the_map or state.bearer >= state.seats):
        found |= Fault.BOOK_ASTRAY
    return found
