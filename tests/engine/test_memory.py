"""Copying and clearing leave exactly the bytes that were meant, whatever was there before."""

import pytest

from graveshift.engine.memory import clear_record, copy_record, put_byte
from tests.engine.toy import State

LAYOUTS = [State, State.narrated]


def dirty(twin, byte):
    return twin(bytearray([byte]) * twin.layout.size)


@pytest.mark.parametrize("twin", LAYOUTS, ids=["bare", "told"])
def test_a_copy_into_dirty_memory_has_the_same_bytes(twin):
    source, into = dirty(twin, 0x5A), dirty(twin, 0xFF)
    source.round, source.candles[3] = 7, 4
    copy_record(into, source)
    assert bytes(into.buffer) == bytes(source.buffer)
    into.round = 8
    assert source.round == 7, "a copy shares no memory"


def test_a_bare_record_copied_into_a_told_one_leaves_what_was_told():
    into, source = dirty(State.narrated, 0xFF), dirty(State, 0x11)
    copy_record(into, source)
    size = State.bare.size
    assert bytes(into.buffer[:size]) == bytes(source.buffer)
    assert set(into.buffer[size:]) == {0xFF}


def test_a_told_record_copied_into_a_bare_one_is_cut_to_the_state():
    into, source = dirty(State, 0xFF), dirty(State.narrated, 0x11)
    copy_record(into, source)
    assert set(into.buffer) == {0x11}


@pytest.mark.parametrize("twin", LAYOUTS, ids=["bare", "told"])
def test_a_cleared_record_is_zeros_to_its_last_byte(twin):
    into = dirty(twin, 0xFF)
    clear_record(into)
    assert not any(into.buffer)


@pytest.mark.parametrize("twin", LAYOUTS, ids=["bare", "told"])
def test_one_byte_is_put_and_no_other_touched(twin):
    into = dirty(twin, 0xFF)
    put_byte(into, twin.layout.offsets["bells"], 3)
    assert into.bells == 3
    assert bytes(into.buffer).count(b"\xff") == twin.layout.size - 1
