"""What a state can tell is wrong with itself (rules TX2)."""

import pytest

from graveshift.games.mall_of_horror.components import Place
from graveshift.games.mall_of_horror.places import token
from graveshift.games.mall_of_horror.state import Fault

PIN_UP = token(0, 0)
GIRL = token(0, 3)


@pytest.fixture
def sound(board):
    """A game in which nothing is wrong, and which may be spoilt."""
    game = board(
        "5p holder r",
        "L1: rP rT, L3: yP, L6: bP gP, closed 5",
        hands="r: threat, y: sprint",
        beneath="r: camera",
        impossible=True,
    )
    assert faults(game) == 0
    return game.state, lambda: faults(game)


def faults(game):
    """A bit set of Fault."""
    return game.runner.faults(game.state)


def test_tx2_a_card_too_few(sound):
    state, found = sound
    state.played[0] -= 1
    assert found() == Fault.CARDS_LOST


def test_tx2_a_card_too_many(sound):
    state, found = sound
    state.found[0] = 4
    assert found() == Fault.CARDS_LOST


def test_tx2_one_kind_for_another(sound):
    state, found = sound
    state.loose[3] += 1
    state.loose[4] -= 1
    assert found() == Fault.CARDS_LOST


def test_tx2_a_deck_of_another_size(sound):
    state, found = sound
    state.deck_size -= 1
    assert found() == Fault.CARDS_LOST


def test_tx2_a_deck_without_the_card_put_back(sound):
    state, found = sound
    state.returned[0] = -2
    state.loose[1] += 1
    assert found() == 0, "it lies in the deck all the same"
    state.deck_size -= 1
    assert found() == Fault.CARDS_LOST


def test_tx2_a_deck_of_more_than_all_cards(sound):
    state, found = sound
    state.loose[0] += 10
    state.played[0] -= 10
    state.deck_size += 10
    assert found() == Fault.CARDS_LOST


def test_tx2_a_hand_of_another_size(sound):
    state, found = sound
    state.cards_held[1] += 1
    assert found() == Fault.HAND_SIZE
    state.cards_held[1] -= 1
    state.cards_held[5] += 1
    assert found() == Fault.HAND_SIZE, "where nobody sits, too"


def test_tx2_too_many_zombies(sound):
    state, found = sound
    state.zombies[4] = 30
    assert found() == 0
    state.zombies[1] = 1
    assert found() == Fault.TOO_MANY_ZOMBIES
    state.zombie_supply = 1
    assert found() == 0


def test_tx2_fewer_zombies_than_none(sound):
    state, found = sound
    state.zombies[4] = -1
    assert found() == Fault.TOO_MANY_ZOMBIES


def test_tx2_more_heads_than_room(board):
    for place, heads in ((1, "rP rT rG yP"), (2, "rP rT rG yP yT"), (6, "rP rT rG yP yT yG bP")):
        game = board("5p holder r", f"L{place}: {heads}", impossible=True)
        assert faults(game) == Fault.OVERFULL
        game = board("5p holder r", f"L{place}: {heads[3:]}", impossible=True)
        assert faults(game) == 0
    game = board("5p holder r", "L4: rP rT rG yP yT yG bP bT bG gP gT gG nP nT nG")
    assert faults(game) == 0, "Parking has room for all"


def test_tx2_something_at_a_closed_place(sound):
    state, found = sound
    state.zombies[5] = 1
    assert found() == Fault.CLOSED_NOT_EMPTY
    state.zombies[5] = 0
    state.closed[3] = 1
    assert found() == Fault.CLOSED_NOT_EMPTY


def test_tx2_something_at_no_place(sound):
    state, found = sound
    state.zombies[0] = 1
    assert found() == Fault.NO_PLACE_NOT_EMPTY
    state.zombies[0] = 0
    state.closed[0] = 1
    assert found() == Fault.NO_PLACE_NOT_EMPTY


def test_tx2_a_character_in_two_places(sound):
    state, found = sound
    state.at[Place.PARKING] |= PIN_UP
    assert found() == Fault.CHARACTER_ASTRAY


def test_tx2_a_character_eaten_and_alive(sound):
    state, found = sound
    state.eaten |= PIN_UP
    assert found() == Fault.CHARACTER_ASTRAY


def test_tx2_a_character_nowhere(sound):
    state, found = sound
    state.at[Place.RESTROOM] ^= PIN_UP
    assert found() == Fault.CHARACTER_ASTRAY


def test_tx2_a_character_who_does_not_play(sound):
    state, found = sound
    state.at[Place.PARKING] |= GIRL
    assert found() == Fault.CHARACTER_ASTRAY
    state.at[Place.PARKING] ^= GIRL
    state.hiding = GIRL
    assert found() == Fault.CHARACTER_ASTRAY


def test_tx2_a_character_who_waits_after_set_up(board):
    game = board("5p holder r", "L1: rP", rest="waiting", impossible=True)
    assert faults(game) == 0, "in set-up"
    game.state.phase = 1
    assert faults(game) == Fault.CHARACTER_ASTRAY


def test_tx2_nobody_is_asked(sound):
    state, found = sound
    state.owes = 0
    assert found() == Fault.NOBODY_ASKED
    state.ending = 1
    assert found() == 0, "when the game is over nobody has to be"


def test_tx2_somebody_owes_who_was_not_asked(sound):
    state, found = sound
    state.owes = 0b11
    assert found() == Fault.NOBODY_ASKED


def test_tx2_a_seat_is_asked_that_no_table_has(sound):
    state, found = sound
    state.asked |= 1 << 6
    assert found() == Fault.NOBODY_ASKED


def test_tx2_out_but_alive(sound):
    state, found = sound
    state.out[4] = 2
    assert found() == 0
    state.out[3] = 2
    assert found() == Fault.OUT_BUT_ALIVE


def test_tx2_several_faults_at_once(sound):
    state, found = sound
    state.out[3] = 2
    state.zombies[5] = 31
    state.cards_held[0] = 0
    assert found() == (
        Fault.OUT_BUT_ALIVE | Fault.CLOSED_NOT_EMPTY | Fault.TOO_MANY_ZOMBIES | Fault.HAND_SIZE
    )
