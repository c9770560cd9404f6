"""Records: one game in progress as one row of bytes.

A game declares its state once, as a class of documented fields:

    @record
    class State(Frame):
        '''A game of Mall of Horror.'''
        round: int = i16("counts from 1")
        where: Grid = i8("place of each character", SEATS, CHARACTERS, by="seat, character")

Everything else comes from that class: the numpy layout that compiled rules run on, the page of the
reference that describes it, the types that mypy checks, and the *twin*: a Python class with the
same fields over the same bytes, on which the same rules run interpreted.  The twin's fields are
plain ints; a value that does not fit and an index out of range raise.

Each record has two layouts.  The **bare** one is the state and nothing else.  The **told** one has
the same bytes first and then a journal of what happened and a script for chance (`engine.journal`,
`engine.chance`).  There is no implicit padding in either, so equal states are equal bytes.
"""

from __future__ import annotations

from ctypes import addressof, c_char
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, Self, TypeVar

import numpy as np

UNKNOWN = -1
"""What a view holds in place of a number that its reader may not know."""

MOST_SEATS = 6
"""No game seats more; bit sets of seats and journals are laid out for it."""


class Row(Protocol):
    """A one-dimensional field: `state.zombies[place]`."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A two-dimensional field: `state.where[seat, character]`."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


@dataclass(frozen=True)
class Field:
    """One documented field of a record."""

    kind: str
    doc: str
    shape: tuple[int, ...]
    by: str
    name: str = ""
    section: str = ""

    @property
    def dtype(self) -> np.dtype[Any]:
        """The numpy type of one item."""
        return np.dtype(self.kind)

    @property
    def size(self) -> int:
        """Bytes that the field takes."""
        return self.dtype.itemsize * int(np.prod(self.shape, dtype=np.int64))


def i8(doc: str, *shape: int, by: str = "") -> Any:  # noqa: ANN401 - a field stands where its value will
    """A field of signed bytes."""
    return Field("int8", doc, shape, by)


def i16(doc: str, *shape: int, by: str = "") -> Any:  # noqa: ANN401 - a field stands where its value will
    """A field of signed 16-bit integers."""
    return Field("int16", doc, shape, by)


def i32(doc: str, *shape: int, by: str = "") -> Any:  # noqa: ANN401 - a field stands where its value will
    """A field of signed 32-bit integers; bit sets are kept in these."""
    return Field("int32", doc, shape, by)


def u32(doc: str, *shape: int, by: str = "") -> Any:  # noqa: ANN401 - a field stands where its value will
    """A field of unsigned 32-bit integers; only chance uses them."""
    return Field("uint32", doc, shape, by)


class RecordError(TypeError):
    """A record class that cannot be laid out."""


MEMORY_FORMAT = {"int8": "b", "int16": "h", "int32": "i", "uint32": "I"}


class Layout:
    """Where each field of a record lies, and the twin class over such bytes."""

    def __init__(self, name: str, fields: tuple[Field, ...], *, told: bool) -> None:
        """Lay the fields out in the order given and refuse any gap between them."""
        self.name = name
        self.fields = fields
        self.told = told
        self.dtype = np.dtype([(f.name, f.kind, f.shape) for f in fields], align=True)
        if sum(f.size for f in fields) != self.dtype.itemsize:
            message = f"{name}: the fields leave gaps; order them by size and fill up the end"
            raise RecordError(message)
        self.size = self.dtype.itemsize
        self.offsets = {f.name: int(self.dtype.fields[f.name][1]) for f in fields}  # type: ignore[index]


class Record:
    """What every twin can do besides holding its fields."""

    __slots__ = ("_address", "buffer")

    bare: ClassVar[Layout]
    told: ClassVar[Layout]
    layout: ClassVar[Layout]
    is_told: ClassVar[bool] = False
    narrated: ClassVar[Any]
    buffer: memoryview
    _address: int

    def __init__(self, buffer: bytearray | memoryview | None = None) -> None:
        """A record over the given bytes, or over fresh zeros."""

    def raw(self) -> bytes:
        """The bytes of the bare record: what is compared, hashed and stored."""
        return bytes(self.buffer[: self.bare.size])

    @property
    def address(self) -> int:
        """Where its bytes lie, for compiled rules; found once, since they stay there."""
        if not self._address:
            self._address = addressof(c_char.from_buffer(self.buffer))
        return self._address

    def copy(self) -> Self:
        """A record of its own with the same bytes."""
        return type(self)(bytearray(self.buffer))

    def __eq__(self, other: object) -> bool:
        """Two records are equal when their bare bytes are."""
        return isinstance(other, Record) and self.raw() == other.raw()

    __hash__ = None  # type: ignore[assignment]  # records change


T = TypeVar("T", bound=Record)

EVENTS = 512
"""Events that one choice may cause before the journal overflows."""
EVENT_SIZE = 6
"""Numbers of an event: who may know it, what kind it is, and four particulars."""
SCRIPT = 512
"""Results that a script of chance may hold."""

TOLD_FIELDS = (
    Field("int16", "what happened since the journal was last cleared", (EVENTS, EVENT_SIZE),
          "event; seen_by, kind, a, b, c, d", "journal", "Journal"),
    Field("int16", "results that chance shall give", (SCRIPT,), "position", "script", "Journal"),
    Field("int16", "events written; more than fit is a fault", (), "", "events", "Journal"),
    Field("int16", "results in the script", (), "", "script_length", "Journal"),
    Field("int16", "results of the script already given", (), "", "script_used", "Journal"),
    Field("int16", "fills up the row", (), "", "told_rest", "Journal"),
)  # fmt: skip


def record(cls: type[T]) -> type[T]:
    """Turn a class of fields into a record: its layouts, and its twin in place of the class."""
    found = [
        Field(value.kind, value.doc, value.shape, value.by, name, base.__name__)
        for base in reversed(cls.__mro__)
        for name, value in vars(base).items()
        if isinstance(value, Field)
    ]
    ordered = sorted(found, key=lambda f: -f.dtype.itemsize)
    largest = ordered[0].dtype.itemsize
    rest = -(sum(f.size for f in ordered) + 1) % largest
    bare = (*ordered, Field("int8", "marks the bare layout", (), "", "bare_mark", "Layout"))
    told = (*ordered, Field("int8", "marks the told layout", (), "", "told_mark", "Layout"))
    if rest:
        fill = Field("int8", "fills up the row; always 0", (rest,), "", "rest", "Layout")
        bare, told = (*bare, fill), (*told, fill)
    bare_layout = Layout(cls.__name__, bare, told=False)
    told_layout = Layout(f"Told{cls.__name__}", (*told, *TOLD_FIELDS), told=True)
    twin = make_twin(cls, bare_layout)
    twin.narrated = make_twin(cls, told_layout)
    twin.bare, twin.told = bare_layout, told_layout
    twin.narrated.bare, twin.narrated.told = bare_layout, told_layout
    return twin


def make_twin(cls: type[T], layout: Layout) -> type[T]:
    """A class whose attributes are the layout's fields over a buffer."""
    names: dict[str, Any] = {}
    lines = [
        "def __init__(self, buffer=None):",
        f"    given = bytearray({layout.size}) if buffer is None else buffer",
        "    bytes_ = memoryview(given).cast('B')",
        f"    if len(bytes_) != {layout.size}:",
        f"        message = 'a {layout.name} has {layout.size} bytes, not ' + str(len(bytes_))",
        "        raise ValueError(message)",
        "    self.buffer, self._address = bytes_, 0",
    ]
    for field in layout.fields:
        start, code = layout.offsets[field.name], MEMORY_FORMAT[field.kind]
        part = f"bytes_[{start}:{start + field.size}].cast('{code}'"
        part += f", shape={list(field.shape)})" if len(field.shape) > 1 else ")"
        slot = field.name if field.shape else f"_{field.name}"
        lines.append(f"    self.{slot} = {part}")
        if not field.shape:
            exec(  # noqa: S102 - the two lines of an accessor, made from names that the class declares
                f"def get(self): return self._{field.name}[0]\n"
                f"def put(self, value): self._{field.name}[0] = value",
                names,
            )
            names[field.name] = property(names.pop("get"), names.pop("put"), doc=field.doc)
    slots = [f.name if f.shape else f"_{f.name}" for f in layout.fields]
    exec("\n".join(lines), names)  # noqa: S102 - likewise
    names.pop("__builtins__", None)
    names |= {
        "__slots__": tuple(slots),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "layout": layout,
        "is_told": layout.told,
    }
    return type(cls.__name__, (Record,), names)
