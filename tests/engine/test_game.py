"""A game: what it declares, and what it refuses to be."""

from dataclasses import replace
from enum import IntEnum
from typing import Any

import pytest

from graveshift.engine.contract import MOST_FEATURES
from graveshift.engine.game import (
    Bounds,
    Reckoning,
    SeatsError,
    interpreted,
    plain_names,
    set_key,
    world_of,
)
from graveshift.engine.options import OptionError
from graveshift.engine.record import EVENTS, MOST_SEATS
from tests.engine.toy import TOY, Decision, State, setup


def test_a_game_fills_every_slot_of_the_contract_and_no_other():
    without = {name: rule for name, rule in TOY.rules.items() if name != "score"}
    for rules in (without, {**TOY.rules, "cheat": TOY.rules["setup"]}):
        with pytest.raises(TypeError, match="candles fills"):
            replace(TOY, rules=rules)


@pytest.mark.parametrize(
    ("bound", "most"), [("seats", (2, MOST_SEATS)), ("events", EVENTS), ("codes", 256)]
)
def test_a_game_declares_no_more_than_records_have_room_for(bound, most):
    def declaring(value: Any) -> Bounds:
        return replace(TOY.bounds, **{bound: value})

    replace(TOY, bounds=declaring(most))
    more = declaring((2, MOST_SEATS + 1) if bound == "seats" else most + 1)
    with pytest.raises(TypeError, match="candles declares"):
        replace(TOY, bounds=more)


def test_a_game_has_no_more_features_than_there_is_room_for():
    replace(TOY, feature_names=("one",) * MOST_FEATURES)
    with pytest.raises(TypeError, match="candles declares"):
        replace(TOY, feature_names=("one",) * (MOST_FEATURES + 1))


def test_a_game_reckons_nothing_that_its_record_has_already():
    light = Reckoning("light", "candles that burn", "", lambda seen: seen.seats)
    game = replace(TOY, reckonings=(light,))
    assert game.reckoned(TOY.blank(3)) == {"light": 3}
    with pytest.raises(TypeError, match=r"already: \['owes'\]"):
        replace(TOY, reckonings=(light, replace(light, name="owes")))


def test_people_write_the_name_with_dashes():
    assert replace(TOY, name="by_candle_light").public_name == "by-candle-light"


def test_a_blank_holds_seats_and_options_and_is_otherwise_zeros():
    plain, chosen = TOY.blank(3), TOY.blank(4, {"bells": "none"}, told=True)
    assert (plain.is_told, chosen.is_told) == (False, True)
    assert plain.seats == 3
    assert (chosen.seats, TOY.options_of(chosen)) == (4, {"bells": "none"})
    plain.seats = 0
    assert not any(plain.buffer)


@pytest.mark.parametrize("seats", [1, 5, -1, 0])
def test_a_game_is_for_so_many_players(seats):
    with pytest.raises(SeatsError) as caught:
        TOY.blank(seats)
    assert str(caught.value) == f"candles is for 2 to 4 players, not {seats}."


def test_a_game_checks_options_even_where_it_has_none():
    for game in (TOY, replace(TOY, options=())):
        with pytest.raises(OptionError, match="there is no option 'lamps'"):
            game.blank(2, {"lamps": "many"})


def test_a_key_has_sixteen_bytes():
    state = State()
    set_key(state, bytes(range(16)))
    assert bytes(state.buffer[:16]) == bytes(range(16)), "the key comes first in the record"
    for size in (0, 15, 17):
        with pytest.raises(ValueError, match=f"a key has 16 bytes, not {size}"):
            set_key(state, bytes(size))


def test_a_game_is_carried_over_once():
    assert interpreted(TOY) is interpreted(TOY)
    assert world_of(TOY) is world_of(TOY)
    assert interpreted(TOY).setup is world_of(TOY).twin(setup)


def test_enums_become_plain_names_of_the_same_numbers_in_interpreted_rules():
    plain: Any = plain_names(Decision)
    assert {name: getattr(plain, name) for name in Decision.__members__} == {
        member.name: member.value for member in Decision
    }
    assert type(plain.SHARE) is int
    assert not issubclass(plain, IntEnum)
    assert interpreted(TOY).setup.__globals__["Decision"].SHARE == 2
    for value in (IntEnum.mro, 3, State, "night"):
        assert plain_names(value) is value
