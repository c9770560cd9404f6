"""Playing any game: beginnings, views, worlds imagined, and random players."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graveshift.engine import play
from graveshift.engine.chance import pick, stream_of
from graveshift.engine.frame import BYSTANDER, NOBODY, RUNNING
from graveshift.engine.game import interpreted, world_of
from tests.engine.toy import COPIES, MUTE, RING, TOY, Decision, Fault
from tests.games.strategies import SEEDS, positions

WORLD = world_of(TOY)
RULES = interpreted(TOY)


def twin(function: Any) -> Any:
    return WORLD.twin(function)


def begun(seed: int = 3, game: int = 0, seats: int = 3) -> Any:
    state = TOY.blank(seats)
    twin(play.start)(state, TOY.blank(seats), seed, game)
    return state


@given(SEEDS, st.integers(0, 2**40))
def test_a_game_of_a_series_begins_with_its_own_key_whatever_was_in_memory(seed, game):
    state: Any = TOY.state(bytearray([0xAA]) * TOY.state.bare.size)
    twin(play.start)(state, TOY.blank(3, {"bells": "none"}), seed, game)
    fresh: Any = TOY.state()
    twin(play.start)(fresh, TOY.blank(3, {"bells": "none"}), seed, game)
    assert state == fresh
    assert state.viewer == NOBODY
    assert (state.seats, state.bells, state.may) == (3, 1, 0)
    assert state.words_used == 3, "a card each"


def test_a_view_says_whose_it_is_and_holds_nothing_of_what_lay_there_before():
    state = begun()
    for viewer in (0, 2, BYSTANDER):
        seen: Any = TOY.state(bytearray([0x55]) * TOY.state.bare.size)
        twin(play.see)(state, viewer, seen)
        assert seen.viewer == viewer
        assert list(seen.key) == [0] * 4
        assert (seen.words_used, seen.no_return) == (0, 0)
        assert seen.candles[0] == 0


@given(st.data())
def test_an_imagined_state_is_nobodys_view_and_has_chance_of_its_own(data):
    position = data.draw(positions(TOY))
    stream = data.draw(st.integers(0, 2**63 - 1))
    seen, state = type(position.state)(), type(position.state)()
    twin(play.see)(position.state, 1, seen)
    twin(play.imagine)(seen, state, stream)
    assert state.viewer == NOBODY
    assert [state.key[0], state.key[1]] == [stream & 0xFFFFFFFF, stream >> 32]
    assert RULES.faults(state) == 0


# Random players -----------------------------------------------------------------------------------


def speakers(state, numbers: int) -> dict[int, int]:
    """How often each seat acts at one boundary, over many random players."""
    acted = dict.fromkeys(range(state.seats), 0)
    for number in range(numbers):
        acted[twin(play.next_to_act)(state, bytearray(256), 77, number)] += 1
    return acted


def test_the_first_that_owes_acts_where_nobody_may_speak_up():
    state = begun()
    state.may, state.owes = 0, 0b110
    assert speakers(state, 50) == {0: 0, 1: 50, 2: 0}


def test_whoever_may_speak_up_does_so_once_in_eight():
    state = begun(seats=4)
    for seat in range(4):
        state.card[seat] = 0
    state.may, state.owes = 0b1100, 0b0001
    acted = speakers(state, 4000)
    assert acted[1] == 0
    assert 430 < acted[2] < 570
    assert 370 < acted[3] < 505, "only where the seat before it did not"
    assert sum(acted.values()) == 4000


def test_a_seat_that_may_speak_up_but_has_nothing_to_choose_does_not():
    state = begun(seats=4)
    state.may, state.owes, state.asked = 0b0010, 0b0001, 0b0001
    state.card[1] = MUTE
    assert RULES.choices(state, 1, bytearray(256)) == 0
    assert speakers(state, 200) == {0: 200, 1: 0, 2: 0, 3: 0}


def test_a_random_choice_says_whether_there_was_any_other():
    state, codes = begun(), bytearray(256)
    state.may = 0
    picked = [twin(play.random_choice)(state, 0, codes, 5, number) for number in range(40)]
    assert set(picked) == {1, 2, 3}
    assert picked == [1 + pick(5, 0, number, 3) for number in range(40)]
    state.owes, state.may, state.card[0] = 0, 1, 0
    state.asked = 0
    assert twin(play.random_choice)(state, 0, codes, 5, 0) == -1 - RING


def test_players_luck_is_not_the_games_chance():
    state = begun()
    before = bytes(state.buffer)
    for number in range(20):
        seat = twin(play.next_to_act)(state, bytearray(256), 9, number)
        twin(play.random_choice)(state, seat, bytearray(256), 9, number)
    assert bytes(state.buffer) == before


@pytest.mark.parametrize("game", range(8))
def test_a_game_played_out_is_the_choices_of_its_random_players(game):
    state, again, codes = begun(11, game), begun(11, game), bytearray(256)
    stream = stream_of(11, game)
    decisions, forced = twin(play.play_out)(state, codes, stream)
    assert state.ending != RUNNING
    counted = [0, 0]
    while again.ending == RUNNING:
        number = sum(counted)
        seat = twin(play.next_to_act)(again, codes, stream, number)
        offered = list(codes[: RULES.choices(again, seat, codes)])
        counted[len(offered) == 1] += 1
        code = offered[pick(stream, seat, number, len(offered)) if len(offered) > 1 else 0]
        RULES.choose(again, seat, code)
    assert (decisions, forced) == tuple(counted)
    assert state == again


def test_a_series_is_its_games():
    state, codes, blank = TOY.state(), bytearray(256), TOY.blank(3)
    total = twin(play.play_games)(state, blank, codes, 11, 4, 5)
    each = [
        twin(play.play_out)(begun(11, game), codes, stream_of(11, game)) for game in range(4, 9)
    ]
    assert total == tuple(map(sum, zip(*each, strict=True)))
    last = begun(11, 8)
    twin(play.play_out)(last, codes, stream_of(11, 8))
    assert state == last


def test_random_play_stops_at_the_first_state_with_faults():
    state, codes = begun(), bytearray(256)
    assert twin(play.first_fault)(state, codes, 7) == 0
    assert state.ending != RUNNING
    broken = begun()
    broken.loose[0] += COPIES
    assert twin(play.first_fault)(broken, codes, 7) == Fault.CARDS_LOST
    assert (broken.decision, broken.round) == (Decision.BID, 1), "it was wrong from the start"


def test_a_fault_of_the_last_state_is_found_too():
    state, codes = begun(), bytearray(256)
    twin(play.play_out)(state, codes, 7)
    state.loose[0] += 1
    assert twin(play.first_fault)(state, codes, 7) == Fault.CARDS_LOST


def test_stepping_lists_the_choices_of_the_first_seat_that_owes():
    state, codes = begun(), bytearray(256)
    state.may = 0
    assert twin(play.list_choices)(state, codes) == 3 * 8 + 0
    assert list(codes[:3]) == [1, 2, 3]
    assert twin(play.step)(state, 0, 3, codes) == 2 * 8 + 0
    assert list(codes[:2]) == [10, 11]
    assert twin(play.step)(state, 0, 10, codes) == 3 * 8 + 1
    twin(play.play_out)(state, codes, 3)
    assert twin(play.list_choices)(state, codes) == -1
