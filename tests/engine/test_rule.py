"""Rules carried over into other worlds: the same code, with other names behind it."""

from collections.abc import Callable
from types import FunctionType
from typing import Any

import pytest

from graveshift.engine import contract, journal, memory, play
from graveshift.engine.game import world_of
from graveshift.engine.native import enter_see
from graveshift.engine.rule import RULES, World, kind_of, primitive, rule, slot
from tests.engine import toy

SIZE = 3
NAMES = (1, 2, 3)


@slot
def weight() -> int:
    """What each world fills in."""
    raise NotImplementedError


@primitive
def plain_number() -> int:
    return 5


@rule
def five() -> int:
    return 5


@rule
def seven() -> int:
    return five() + 2


@rule
def volume() -> int:
    """Size times weight."""
    return SIZE * weight() + plain_number()


@rule
def even(n: int, by: int = 1) -> bool:
    return n == 0 or odd(n - by)


@rule
def odd(n: int) -> bool:
    return n != 0 and even(n - 1)


def unmarked() -> int:
    return seven()


def identity(function: FunctionType) -> Any:
    return function


def counted(calls: list[str]) -> Callable[[FunctionType], Any]:
    """Wraps rules so that calls of them are counted."""

    def wrap(function):
        def called(*arguments):
            calls.append(function.__name__)
            return function(*arguments)

        return called

    return wrap


# Kinds --------------------------------------------------------------------------------------------


def test_rules_primitives_and_slots_are_told_apart():
    kinds = {value.__name__: kind_of(value) for value in (volume, plain_number, weight, unmarked)}
    assert kinds == {
        "volume": "rule",
        "plain_number": "primitive",
        "weight": "slot",
        "unmarked": None,
    }
    assert kind_of(len) is kind_of(5) is kind_of(World) is None


def test_every_rule_is_known_by_its_full_name_and_runs_as_it_stands():
    assert RULES["tests.engine.test_rule.volume"] is volume
    assert RULES["graveshift.engine.play.see"] is play.see
    assert five() + 2 == seven() == unmarked() == 7
    assert not [name for name, one in RULES.items() if kind_of(one) != "rule"]


def test_a_forgotten_function_leaves_no_mark_on_the_next_one_in_its_place():
    places, reused = set(), 0
    for _ in range(100):
        marked = slot(lambda: 1)
        places.add(id(marked))
        del marked
        fresh = unmarked_like(unmarked)
        reused += id(fresh) in places
        assert kind_of(fresh) is None
    assert reused, "no function took another's place, so this shows nothing"


def unmarked_like(function: Any) -> FunctionType:
    return FunctionType(function.__code__, function.__globals__)


# Worlds -------------------------------------------------------------------------------------------


def test_a_twin_runs_the_same_code_and_keeps_its_name_and_text():
    twin = World({"weight": five}, identity).twin(volume)
    assert twin() == 3 * 5 + 5
    assert twin is not volume
    assert twin.__code__ is volume.__code__
    assert (twin.__name__, twin.__qualname__, twin.__module__) == ("volume", "volume", __name__)
    assert twin.__doc__ == "Size times weight."
    assert twin.__annotations__ == volume.__annotations__


def test_rules_that_a_rule_calls_are_exchanged_too_and_only_rules():
    calls: list[str] = []
    world = World({"weight": seven}, counted(calls))
    assert world.twin(volume)() == 3 * 7 + 5
    assert calls == ["volume", "seven", "five"], "a primitive is called as it stands"
    assert seven() == 7
    assert len(calls) == 3, "the rules themselves are as before"


def test_a_function_that_is_no_rule_can_be_carried_over_but_is_not_exchanged():
    calls: list[str] = []
    world = World({"weight": five}, counted(calls))
    assert world.twin(unmarked)() == 7
    assert calls == ["unmarked", "seven", "five"]
    assert world.plain(unmarked).__globals__["unmarked"] is unmarked


def test_each_rule_has_one_twin_in_a_world():
    world = World({"weight": five}, identity)
    twin = world.twin(even)
    assert twin is world.twin(even)
    assert twin.__globals__["even"] is twin
    assert twin.__globals__["odd"] is world.twin(odd)
    assert world.twin(odd).__globals__ is twin.__globals__
    assert World({"weight": five}, identity).twin(even) is not twin


def test_rules_may_name_each_other_in_a_circle_and_keep_their_defaults():
    twin = World({"weight": five}, identity).twin(even)
    assert twin(4) is True
    assert twin(7) is False
    assert twin(7, 2) is True


def test_worlds_fill_the_same_slot_differently():
    light, heavy = World({"weight": five}, identity), World({"weight": seven}, identity)
    assert light.twin(volume)() == 20
    assert heavy.twin(volume)() == 26
    assert light.twin(weight) is light.twin(five)


def test_a_slot_that_is_not_filled_is_missed_when_it_is_asked_for():
    world = World({}, identity)
    with pytest.raises(TypeError, match="this game does not fill the slot weight"):
        world.twin(weight)
    assert world.twin(seven)() == 7, "who does not need it is not disturbed"
    with pytest.raises(NotImplementedError):
        world.twin(volume)()


def test_what_is_no_function_fills_no_slot():
    with pytest.raises(TypeError, match="does not fill the slot weight"):
        World({"weight": 3}, identity).twin(weight)


def test_only_plain_functions_can_be_carried_over():
    for value in (len, World, 5):
        with pytest.raises(TypeError, match="is not a plain function"):
            World({}, identity).plain(value)  # type: ignore[arg-type]


def test_a_world_exchanges_names_and_constants():
    world = World({"weight": five, "SIZE": 10}, identity)
    assert world.twin(volume)() == 55
    listed = World({"weight": five}, identity, lambda value: 100 if value == 3 else value)
    assert listed.twin(volume)() == 100 * 5 + 5
    assert listed.twin(volume).__globals__["NAMES"] == (1, 2, 3)


def test_modules_of_rules_are_carried_over_with_their_names():
    world = world_of(toy.TOY)
    names = world.plain(enter_see).__globals__
    assert names["play"] is not play
    assert names["play"].see is world.twin(play.see)
    assert names["play"].see.__globals__ is vars(names["play"])
    assert names["play"].view is world.twin(contract.view) is world.twin(toy.view)
    assert names["memory"].copy_record is memory.copy_record, "a primitive"
    assert names["journal"].emit is journal.emit
    assert names["np"].__name__ == "numpy", "other modules stay what they are"
    assert world.module_of(vars(play)) is names["play"]


def test_a_slot_behind_a_module_stays_a_slot_where_nothing_fills_it():
    world = World({}, identity)
    names = world.plain(enter_see).__globals__
    assert names["setup"] is contract.setup
    assert names["play"].view is contract.view
