"""Viewing: the fields of a view as they travel, and which of them differ from the last view."""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct
from typing import NamedTuple

from graveshift.engine.game import Game
from graveshift.engine.record import MEMORY_FORMAT, Field
from graveshift.server.parts import ViewField

NEVER_SEEN = ("key", "block", "words_used")
"""Fields of chance, which are zeros in every view."""


class ViewPart(NamedTuple):
    """Where a field lies in a record's bytes."""

    name: str
    start: int
    end: int
    items: Struct
    shape: tuple[int, ...]
    is_shown: bool

    @classmethod
    def of(cls, field: Field, start: int) -> ViewPart:
        """A field that begins at such a byte."""
        size = field.size
        items = Struct(f"={size // field.dtype.itemsize}{MEMORY_FORMAT[field.kind]}")
        is_shown = field.section != "Layout" and field.name not in NEVER_SEEN
        return cls(field.name, start, start + size, items, field.shape, is_shown)

    def value(self, raw: bytes) -> ViewField:
        """What the field says in such bytes."""
        items = self.items.unpack_from(raw, self.start)
        if not self.shape:
            return int(items[0])
        if len(self.shape) == 1:
            return list(items)
        width = self.shape[1]
        return [list(items[first : first + width]) for first in range(0, len(items), width)]


class Viewing:
    """How one game's views are read."""

    def __init__(self, game: Game) -> None:
        """Find out where everything lies."""
        layout = game.state.bare
        self.parts = tuple(
            ViewPart.of(field, layout.offsets[field.name]) for field in layout.fields
        )
        self.at = tuple(part for part in self.parts for _ in range(part.end - part.start))
        """The part that each byte belongs to."""

    def differing(self, before: bytes, after: bytes) -> Iterator[ViewPart]:
        """The parts that differ, in order; bytes are compared all at once, not part by part."""
        bits = int.from_bytes(before, "little") ^ int.from_bytes(after, "little")
        while bits:
            part = self.at[(bits & -bits).bit_length() - 1 >> 3]
            yield part
            bits = bits >> 8 * part.end << 8 * part.end

    def changed(self, before: bytes, after: bytes) -> dict[str, ViewField]:
        """The fields that differ as they are now; all when there was no view before."""
        parts = self.differing(before, after) if before else self.parts
        return {part.name: part.value(after) for part in parts if part.is_shown}


_viewings: dict[str, Viewing] = {}


def viewing_of(game: Game) -> Viewing:
    """How a game's views are read."""
    if game.name not in _viewings:
        _viewings[game.name] = Viewing(game)
    return _viewings[game.name]
