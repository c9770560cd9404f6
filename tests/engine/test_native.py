"""Twins: each entry of the compiled rules does what the rules do as they are written.

Whole games are compared in the suite for every game; here every entry is, on dirty memory and on
both layouts, and the primitives are with the numbers that they seldom meet.
"""

from __future__ import annotations

import inspect
from types import FunctionType
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from graveshift.engine import bits, contract, play
from graveshift.engine.chance import draw, mixed, pick, quarter, roll, stream_of
from graveshift.engine.compiler import Native, compiled
from graveshift.engine.contract import MOST_FEATURES
from graveshift.engine.frame import EVERYBODY, MOST_CODES
from graveshift.engine.game import Game, world_of
from graveshift.engine.journal import emit
from graveshift.engine.memory import clear_record, copy_record, put_byte
from graveshift.engine.native import ENTRIES, at
from graveshift.engine.record import EVENTS, SCRIPT
from graveshift.engine.replay import read_replay, write_replay
from graveshift.engine.rule import kind_of
from graveshift.engine.table import Setup, Table
from graveshift.games import GAMES
from tests.engine.test_replay import named, played
from tests.engine.toy import TOY
from tests.games.strategies import Beginning, Luck, Play, seen_by

pytestmark = pytest.mark.compiled

EVERY = [*GAMES.values(), TOY]
POSITIONS = 12
"""Positions on which an entry is compared."""
DIRT = 0x5A
RING = 8
GAMES_IN_A_ROW = 3


def address(memory: Any) -> int:
    return int(np.frombuffer(memory, np.uint8).ctypes.data)


def dirty(twin: Any) -> Any:
    return twin(bytearray([DIRT]) * twin.layout.size)


class Case:
    """A position, and all that entries can be handed there, by the names of their parameters."""

    def __init__(self, game: Game, number: int, *, told: bool):
        self.luck = Luck(number)
        seats = self.luck.one_of(range(game.bounds.seats[0], game.bounds.seats[1] + 1))
        options = {option.name: self.luck.one_of(option.values) for option in game.options}
        script = tuple(self.luck.below(60) for _ in range(20 * (number % 2) * told))
        self.beginning = Beginning(game, seats, options, number)
        self.play = Play(self.beginning, number, script=script).stop_somewhere(self.luck)
        self.twin = game.state.narrated if told else game.state
        self.state = self.twin(bytearray(self.play.state.buffer[: self.twin.layout.size]))
        self.seat = self.luck.one_of(self.play.owing)

    def handed(self, name: str, parameter: str) -> Any:
        """What an entry is handed for one of its parameters."""
        seat, rules = self.seat, self.play.rules
        fresh = {"see": "seen", "imagine": "state", "start": "state", "play_games": "state"}
        if fresh.get(name) == parameter:
            return dirty(self.twin)
        return {
            "state": lambda: self.blank() if name == "setup" else self.state.copy(),
            "blank": self.blank,
            "seen": lambda: seen_by(rules, self.state, seat),
            "seat": lambda: seat,
            "speaker": lambda: seat,
            "code": lambda: self.luck.one_of(self.play.choices(seat)),
            "codes": lambda: bytearray([DIRT]) * MOST_CODES,
            "numbers": lambda: np.full(MOST_FEATURES, np.float32(DIRT)),
            "kind": lambda: self.luck.one_of(list(self.play.game.claims)).value,
            "games": lambda: GAMES_IN_A_ROW,
        }.get(parameter, lambda: self.luck.below(1 << 31))()

    def blank(self) -> Any:
        """The record before set-up."""
        return self.beginning.blank(told=self.twin.is_told)


def check_alike(native: Native, name: str, case: Case) -> None:
    """Run an entry and the rule behind it on equal memory; results and bytes are equal after it."""
    handed = [case.handed(name, one) for one in inspect.signature(ENTRIES[name]).parameters]
    rule = world_of(case.play.game).twin(getattr(contract, name, None) or getattr(play, name))
    pairs = [(value, copy_of(value)) for value in handed]
    expected = rule(*(value for value, _ in pairs))
    if name == "play_games":
        expected = expected[0] << 32 | expected[1]
    result = getattr(native, name)(*(address_or_number(value) for _, value in pairs))
    assert result == expected, (name, case.play)
    for value, twin in pairs:
        assert bytes_of(value) == bytes_of(twin), (name, case.play)


def copy_of(value: Any) -> Any:
    return value if isinstance(value, int) else value.copy()


def memory_of(value: Any) -> Any:
    return getattr(value, "buffer", value)


def address_or_number(value: Any) -> int:
    return value if isinstance(value, int) else address(memory_of(value))


def bytes_of(value: Any) -> Any:
    return value if isinstance(value, int) else bytes(memory_of(value))


# Entries ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("told", [False, True], ids=["bare", "told"])
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
@pytest.mark.parametrize("name", [name for name in ENTRIES if name != "copies"])
def test_an_entry_and_its_rule_give_the_same_and_leave_the_same_bytes(game, told, name):
    native = compiled(game, told=told)
    for number in range(POSITIONS):
        check_alike(native, name, Case(game, number, told=told))


def test_every_slot_of_the_contract_has_an_entry():
    slots = {name for name, value in vars(contract).items() if kind_of(value) == "slot"}
    entries = {name.replace("see", "view").replace("imagine", "determinise") for name in ENTRIES}
    assert slots <= entries


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_copies_go_round_the_ring(game):
    case, count = Case(game, 3, told=False), 1000
    size = game.state.bare.size
    memory = bytearray([DIRT]) * (RING * size)
    ring = [game.state(memoryview(memory)[at * size : (at + 1) * size]) for at in range(RING)]
    copy_record(ring[0], case.state)
    twin, total = bytearray(memory), 0
    for i in range(count):
        copy_record(ring[(i + 1) % RING], ring[i % RING])
        ring[(i + 1) % RING].words_used = i % 1024
        total += ring[(i + 3) % RING].words_used
    assert compiled(game).copies(address(twin), count) == total
    assert twin == memory


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_a_replay_comes_out_the_same_compiled(game):
    native = compiled(game, told=True)
    for number in range(POSITIONS):
        seats = game.bounds.seats[number % 2]
        setup = Setup(seats, {}, bytes([number]) * 16, (3, 1, 2)[: number % 4])
        table = read_replay(write_replay(played(game, setup, Luck(number), 200)), "f", named)
        state = Table(game, setup).laid_out()
        for choice in table.log:
            state.events = 0  # type: ignore[attr-defined]
            native.choose(address(state.buffer), choice.seat, choice.code)
        assert bytes(state.buffer) == bytes(table.state.buffer)


# Primitives and chance ----------------------------------------------------------------------------


def enter_draw(state: int, n: int) -> int:
    return draw(at(state), n)


def enter_roll(state: int) -> int:
    return roll(at(state))


def enter_pick(stream: int, seat: int, number: int, n: int) -> int:
    return pick(stream, seat, number, n)


def enter_stream_of(seed: int, game: int) -> int:
    return stream_of(seed, game)


def enter_count(members: int) -> int:
    return bits.count(members)


def enter_lowest(members: int) -> int:
    return bits.lowest(members)


def enter_emit(state: int, kind: int, a: int, b: int) -> None:
    emit(at(state), EVERYBODY, kind, a, b, 3)


def enter_copy(into: int, source: int) -> None:
    copy_record(at(into), at(source))


def enter_clear(into: int) -> None:
    clear_record(at(into))


def enter_put(into: int, place: int, value: int) -> None:
    put_byte(at(into), place, value)


def enter_mixed(word: int) -> int:
    return mixed(word)


def enter_quarter(a: int, b: int, c: int, d: int, which: int) -> int:
    return quarter(a, b, c, d)[which]


def entry(function: Any, *, told: bool = False) -> Any:
    return compiled(TOY, told=told).entry(cast("FunctionType", function))


LONG = st.integers(0, (1 << 63) - 1)


@given(
    st.binary(min_size=16, max_size=16),
    st.integers(0, 100),
    st.lists(st.integers(1, (1 << 31) - 1), min_size=1, max_size=40),
)
def test_chance_gives_the_same_numbers(key, used, bounds):
    one: Any = TOY.state()
    for word in range(4):
        one.key[word] = int.from_bytes(key[4 * word : 4 * word + 4], "little")
    one.words_used = 16 * used  # where a block begins
    twin = one.copy()
    for n in bounds:
        assert entry(enter_draw)(address(twin.buffer), n) == draw(one, n)
        assert entry(enter_roll)(address(twin.buffer)) == roll(one)
    assert bytes(twin.buffer) == bytes(one.buffer)


@given(st.lists(st.integers(-(1 << 15), (1 << 15) - 1), max_size=20), st.integers(1, 1000))
def test_scripts_say_the_same(script, n):
    one: Any = TOY.state.narrated()
    for position, result in enumerate(script):
        one.script[position] = result
    one.script_length = len(script)
    twin = one.copy()
    for _ in range(len(script) + 2):
        assert entry(enter_draw, told=True)(address(twin.buffer), n) == draw(one, n)
    assert bytes(twin.buffer) == bytes(one.buffer)
    assert one.script_used == len(script) <= SCRIPT


@given(LONG, LONG, st.integers(0, 7), st.integers(0, 1 << 40), st.integers(1, 256))
def test_players_luck_is_the_same(seed, game, seat, number, n):
    stream = stream_of(seed, game)
    assert entry(enter_stream_of)(seed, game) == stream
    assert entry(enter_pick)(stream, seat, number, n) == pick(stream, seat, number, n)


WORDS = st.integers(0, (1 << 32) - 1)


@given(st.tuples(WORDS, WORDS, WORDS, WORDS))
def test_words_are_stirred_alike(words):
    stirred = quarter(*words)
    assert tuple(entry(enter_quarter)(*words, which) for which in range(4)) == stirred
    assert [entry(enter_mixed)(word) for word in words] == [mixed(word) for word in words]


@given(st.integers(0, (1 << 31) - 1))
def test_sets_are_the_same(members):
    assert entry(enter_count)(members) == bits.count(members)
    if members:
        assert entry(enter_lowest)(members) == bits.lowest(members)


@pytest.mark.parametrize("before", [0, EVENTS - 1, EVENTS, EVENTS + 1])
def test_what_is_told_is_the_same_up_to_the_last_line_and_beyond(before):
    one: Any = dirty(TOY.state.narrated)
    one.events = before
    twin = one.copy()
    for number in range(3):
        emit(one, EVERYBODY, 5, number, -number, 3)
        entry(enter_emit, told=True)(address(twin.buffer), 5, number, -number)
        assert bytes(twin.buffer) == bytes(one.buffer)
    assert one.events == min(before + 3, EVENTS + 1)


def test_on_the_bare_record_nothing_is_told():
    one = dirty(TOY.state)
    entry(enter_emit)(address(one.buffer), 5, 6, 7)
    assert set(one.buffer) == {DIRT}


@pytest.mark.parametrize("told", [False, True], ids=["bare", "told"])
def test_copying_and_clearing_touch_every_byte_of_a_record_and_none_beside_it(told):
    twin = TOY.state.narrated if told else TOY.state
    size = twin.layout.size
    memory, source = bytearray([DIRT]) * (3 * size), bytearray(range(256)) * size
    there, edge = address(memory) + size, bytes([DIRT]) * size
    entry(enter_copy, told=told)(there, address(source))
    assert memory == edge + source[:size] + edge
    entry(enter_clear, told=told)(there)
    assert memory == edge + bytes(size) + edge


@given(st.integers(0, TOY.state.bare.size - 1), st.integers(0, 255))
def test_one_byte_is_put_where_it_belongs(place, value):
    one: Any = dirty(TOY.state)
    twin = one.copy()
    put_byte(one, place, value)
    entry(enter_put)(address(twin.buffer), place, value)
    assert bytes(twin.buffer) == bytes(one.buffer)
