"""Bytes of records: the moves that the interpreter and the compiler say differently."""

from __future__ import annotations

from graveshift.engine.record import Record
from graveshift.engine.rule import primitive


@primitive
def copy_record(into: Record, source: Record) -> None:
    """Copy a record's bytes, of two records of the same layout or the bare part of a told one."""
    size = min(len(into.buffer), len(source.buffer))
    if into.is_told == source.is_told:
        into.buffer[:size] = source.buffer[:size]
    else:
        into.buffer[: into.bare.size] = source.buffer[: into.bare.size]


@primitive
def clear_record(into: Record) -> None:
    """Set all bytes of a record to zero."""
    into.buffer[:] = bytes(len(into.buffer))


@primitive
def put_byte(into: Record, at: int, value: int) -> None:
    """Set one byte of a record, counted from its beginning."""
    into.buffer[at] = value
