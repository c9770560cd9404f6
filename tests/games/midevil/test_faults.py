"""Each fault is found in a state that has it, and in no other."""

import pytest

from graveshift.games.midevil.cards import NO_CARD, Card
from graveshift.games.midevil.faults import faults
from graveshift.games.midevil.state import Fault
from graveshift.games.midevil.tiles import Tile
from tests.games.midevil.land import land, square


def sound():
    """A game with something of everything."""
    return land(
        "altar", "graveyard n", "tavern 0e", pawns="A0c B1c", bones="w0n", lives_at="0n",
        hands="A: mire", items="B: horse", parked="B0e", has="A:w",
    ).begin("turn").state  # fmt: skip


def spoil(state, field, index, value):
    """Change one number."""
    if index is None:
        setattr(state, field, value)
    else:
        getattr(state, field)[index] = value


SPOILED = [
    ("supply", 0, 5, Fault.SKELETONS_LOST),
    ("removed", 0, -1, Fault.SKELETONS_LOST),
    ("bones_moved", 1, 1, Fault.SKELETONS_LOST),
    ("lives", 0, 6, Fault.TOO_MANY_LIVES),
    ("lives", 0, -1, Fault.TOO_MANY_LIVES),
    ("deck", Card.RUST, 0, Fault.CARDS_LOST),
    ("fresh", Card.RUST, 0, Fault.CARDS_LOST),
    ("deck_size", None, 3, Fault.CARDS_LOST),
    ("held", 0, 2, Fault.HAND_SIZE),
    ("life", 2, 1 << 6, Fault.BARRED_SQUARE),
    ("pawn", 0, 9 * 29, Fault.BARRED_SQUARE),
    ("stack", Tile.MARKET, 2, Fault.TILES_LOST),
    ("under", 0, Tile.MARKET, Fault.TILES_LOST),
    ("drawn", 0, Tile.TAVERN, Fault.TILES_LOST),
    ("link", (0, 0), 2, Fault.MAP_TORN),
    ("link", (0, 0), 9, Fault.MAP_TORN),
    ("cell", 1, 9, Fault.MAP_TORN),
    ("turned", 0, -1, Fault.MAP_TORN),
    ("turned", 1, 1, Fault.ROAD_CUT),
    ("parked", 0, 4, Fault.HORSE_ASTRAY),
    ("parked", 1, square("2n"), Fault.HORSE_ASTRAY),
    ("book_place", None, 0, Fault.BOOK_ASTRAY),
    ("bearer", None, 5, Fault.BOOK_ASTRAY),
    ("owes", None, 0, Fault.NOBODY_ASKED),
    ("asked", None, 64, Fault.NOBODY_ASKED),
]


@pytest.mark.parametrize(("field", "index", "value", "fault"), SPOILED)
def test_what_is_wrong_is_said(field, index, value, fault):
    state = sound()
    assert faults(state) == 0
    spoil(state, field, index, value)
    assert faults(state) & fault, fault.name


def test_lives_beyond_fifty_are_lost():
    state = land("altar", "market n", "market 0e", "market 0s", seats=6).state
    for place in range(4):
        state.life[place] = 0b111111111
    for seat in range(6):
        state.lives[seat] = 5
    assert faults(state) & Fault.LIVES_LOST


def test_a_rider_is_never_inside():
    state = sound()
    state.parked[1] = -1
    state.pawn[1] = square("2n")
    assert faults(state) & Fault.HORSE_ASTRAY


def test_an_item_on_its_way_to_the_table_is_not_lost():
    game = land("altar", hands="A: sword, B: mire").begin("turn").plays("A", "sword")
    assert game.state.called[1] == Card.SWORD
    assert game.state.called[2] == NO_CARD
    assert faults(game.state) == 0
