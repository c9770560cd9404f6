"""A desk: the memory that one worker plays its games in, and how compiled code finds its way there.

A desk is a few rows of the same size, one after another; compiled code is given the address of the
first and the size, and counts on from there.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from graveshift.engine.frame import MOST_CODES
from graveshift.engine.rule import rule
from graveshift.sim.result import Result

RESULT = Result.bare.dtype
RESULT_SIZE = Result.bare.size
ALIGNED = 64
"""Rows begin where a processor likes to read."""


class Part(IntEnum):
    """What the rows of a desk hold."""

    BLANK = 0
    STATE = 1
    SEEN = 2
    TRIAL = 3
    AFTER = 4
    CODES = 5
    KINDS = 6
    DRAW = 7


class Desk:
    """The memory of one worker."""

    def __init__(self, blank: bytes, kinds: bytes, draw: bytearray) -> None:
        """Lay out what all its games begin with: a blank state, who plays, the options drawn."""
        self.size = -(-max(len(blank), MOST_CODES) // ALIGNED) * ALIGNED
        self.rows = np.zeros((len(Part), self.size), np.uint8)
        for part, content in ((Part.BLANK, blank), (Part.KINDS, kinds), (Part.DRAW, draw)):
            self.rows[part, : len(content)] = np.frombuffer(content, np.uint8)

    @property
    def address(self) -> int:
        """Where its first row begins."""
        return int(self.rows.ctypes.data)


def compile_row_at(_typing_context: Any, _address: Any, layout: Any) -> Any:  # noqa: ANN401 - Numba's types are untyped
    """A row of some layout at an address, as the compiler sees it."""
    row = layout.dtype

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - likewise
        return builder.inttoptr(arguments[0], context.get_value_type(row))

    return row(types.int64, layout), generate


row_at: Any = intrinsic(compile_row_at)


@rule
def result_at(results: int, number: int) -> Result:
    """One row of a table of results."""
    row: Result = row_at(results + number * RESULT_SIZE, RESULT)
    return row
