"""Records: fields without gaps, and two ways to look at the same bytes."""

import struct

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from graveshift.engine.frame import Frame
from graveshift.engine.record import (
    EVENT_SIZE,
    EVENTS,
    MEMORY_FORMAT,
    SCRIPT,
    Field,
    Grid,
    Layout,
    Record,
    RecordError,
    Row,
    i8,
    i16,
    i32,
    record,
    u32,
)
from graveshift.games import GAMES
from tests.engine.toy import TOY, State

STATES = [game.state for game in (*GAMES.values(), TOY)]
TWINS = [twin for state in STATES for twin in (state, state.narrated)]


@record
class Shelf(Record):
    """A record of each kind of field, in an order that would leave gaps."""

    small: int = i8("a byte")
    long: int = i32("four bytes")
    row: Row = i16("words", 3, by="place")
    grid: Grid = i8("bytes in rows", 2, 3, by="row, column")
    word: int = u32("unsigned")


@record
class Full(Record):
    """A record whose mark ends exactly where its largest field wants the end."""

    long: int = i32("four bytes")
    rest_of_it: Row = i8("three bytes", 3)


def name_of(twin):
    return twin.layout.name


def limits(field):
    info = np.iinfo(field.kind)
    return int(info.min), int(info.max)


def put(one, field, value):
    """Set a field, or the first number of a row."""
    if field.shape:
        getattr(one, field.name)[0 if len(field.shape) == 1 else (0,) * len(field.shape)] = value
    else:
        setattr(one, field.name, value)


# Layouts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("twin", [*TWINS, Shelf, Shelf.narrated, Full, Full.narrated], ids=name_of)
def test_fields_follow_each_other_without_gaps(twin):
    layout, end = twin.layout, 0
    for field in layout.fields:
        assert layout.offsets[field.name] == end
        assert end % field.dtype.itemsize == 0, "numpy and C agree where it lies"
        end += field.size
    assert end == layout.size == layout.dtype.itemsize
    assert layout.size % max(field.dtype.itemsize for field in layout.fields) == 0


def test_fields_that_would_leave_gaps_are_refused():
    fields = (Field("int8", "a byte", (), "", "small"), Field("int32", "more", (), "", "long"))
    with pytest.raises(RecordError, match="leave gaps"):
        Layout("Gappy", fields, told=False)
    assert Layout("Sound", fields[1:], told=False).size == 4


def test_a_record_puts_large_fields_first_and_fills_up_the_end():
    names = [field.name for field in Shelf.bare.fields]
    assert names == ["long", "word", "row", "small", "grid", "bare_mark", "rest"]
    assert [field.name for field in Full.bare.fields] == ["long", "rest_of_it", "bare_mark"]


@pytest.mark.parametrize("state", [*STATES, Shelf, Full], ids=name_of)
def test_the_told_layout_begins_with_the_bare_one(state):
    bare, told = state.bare, state.told
    for field in bare.fields:
        name = "told_mark" if field.name == "bare_mark" else field.name
        assert told.offsets[name] == bare.offsets[field.name]
    assert told.offsets["journal"] == bare.size
    known = {field.name: field.shape for field in told.fields}
    assert known["journal"] == (EVENTS, EVENT_SIZE)
    assert known["script"] == (SCRIPT,)
    assert "bare_mark" not in known, "or the compiler takes one layout for a part of the other"


@pytest.mark.parametrize("state", STATES, ids=name_of)
def test_every_game_has_a_frame_and_documents_each_field(state):
    fields = {field.name: field for field in state.bare.fields}
    frame = [name for name, value in vars(Frame).items() if isinstance(value, Field)]
    assert {fields[name].section for name in frame} == {"Frame"}
    for field in fields.values():
        assert field.doc.strip(), field.name
        assert field.by or not field.shape or field.section in {"Frame", "Layout"}, field.name
        assert field.name.isidentifier()


def test_a_record_keeps_name_module_and_text_of_its_class():
    for twin in (State, State.narrated):
        assert twin.__doc__ == "A game of Candles."
        assert (twin.__name__, twin.__module__) == ("State", "tests.engine.toy")
    assert State.bare.name == "State"
    assert State.told.name == "ToldState"
    assert Shelf.small.__doc__ == "a byte"


# Twins --------------------------------------------------------------------------------------------


@given(st.data())
@pytest.mark.parametrize("twin", [State, State.narrated, Shelf], ids=name_of)
def test_a_twin_and_numpy_see_the_same_numbers_in_the_same_bytes(twin, data):
    one = twin()
    row = np.frombuffer(one.buffer, twin.layout.dtype)[0]
    for field in data.draw(st.permutations(twin.layout.fields)):
        value = data.draw(st.integers(*limits(field)))
        if not field.shape:
            setattr(one, field.name, value)
            assert row[field.name] == getattr(one, field.name) == value
            continue
        at = tuple(data.draw(st.integers(0, length - 1)) for length in field.shape)
        getattr(one, field.name)[at if len(at) > 1 else at[0]] = value
        assert row[field.name][at] == value
        row[field.name][at] = 1
        assert getattr(one, field.name)[at if len(at) > 1 else at[0]] == 1


@pytest.mark.parametrize("field", Shelf.bare.fields, ids=lambda field: field.name)
def test_a_value_that_does_not_fit_raises_and_leaves_the_field_alone(field):
    one = Shelf()
    for limit, step in zip(limits(field), (-1, 1), strict=True):
        for value in (limit + step, limit + step * 10**30):
            with pytest.raises(ValueError, match="invalid value"):
                put(one, field, value)
    with pytest.raises(TypeError, match="invalid type"):
        put(one, field, 1.5)
    assert not any(one.buffer)


@pytest.mark.parametrize("place", [3, 100, -4])
def test_a_row_refuses_an_index_out_of_range(place):
    one = Shelf()
    assert len(one.row) == 3
    with pytest.raises(IndexError):
        one.row[place]
    with pytest.raises(IndexError):
        one.row[place] = 1
    assert not any(one.buffer)


@pytest.mark.parametrize("place", [(2, 0), (0, 3), (-3, 0)])
def test_a_grid_refuses_an_index_out_of_range(place):
    one = Shelf()
    assert len(one.grid) == 2
    with pytest.raises(IndexError):
        one.grid[place]
    with pytest.raises(IndexError):
        one.grid[place] = 1
    assert not any(one.buffer)


def test_a_twin_has_no_other_fields():
    with pytest.raises(AttributeError):
        State().colour = 1  # type: ignore[attr-defined]


def test_fields_are_plain_ints():
    one = State()
    assert type(one.round) is type(one.candles[0]) is int


def test_a_record_lies_over_the_bytes_it_is_given():
    room = bytearray(State.bare.size)
    one, other = State(room), State(memoryview(room))
    one.round = 5
    assert other.round == 5
    assert one == other
    for size in (0, State.bare.size - 1, State.told.size):
        with pytest.raises(ValueError, match=f"a State has {State.bare.size} bytes, not {size}"):
            State(bytearray(size))


def test_a_copy_is_equal_and_its_own():
    one = State.narrated()
    one.round, one.events = 3, 2
    other = one.copy()
    assert type(other) is type(one)
    assert bytes(other.buffer) == bytes(one.buffer)
    other.round = 4
    assert one.round == 3
    assert one != other


def test_records_are_compared_by_their_bare_bytes():
    bare, told = State(), State.narrated()
    told.events = 9
    assert bare == told
    assert bare.raw() == told.raw() == bytes(State.bare.size)
    assert bare != 0
    with pytest.raises(TypeError):
        hash(bare)


@pytest.mark.parametrize("twin", TWINS, ids=name_of)
def test_assigning_rows_into_dirty_memory_leaves_equal_bytes(twin):
    rows = np.zeros(2, twin.layout.dtype)
    rows.view(np.uint8)[:] = 0xAA
    rows[0] = np.frombuffer(twin().buffer, twin.layout.dtype)[0]
    assert not rows[:1].view(np.uint8).any(), "a gap would keep the old bytes"
    assert rows[1:].view(np.uint8).all()


def test_every_kind_of_field_has_a_format_of_its_size():
    for kind, code in MEMORY_FORMAT.items():
        assert struct.calcsize(code) == np.dtype(kind).itemsize
