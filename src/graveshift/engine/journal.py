"""The journal: what happened, told in numbers, with who may know it.

Rules call `emit`.  On the bare record it does nothing and compiles to nothing; on the told record
it writes a line: the bit set of who may know it, the kind of event, and up to four particulars.
What seats know in different depth is told in two events, one for those who saw it and one for the
rest.
"""

from __future__ import annotations

from dataclasses import dataclass

from graveshift.engine.bits import has
from graveshift.engine.frame import Frame
from graveshift.engine.record import EVENTS
from graveshift.engine.rule import primitive


@primitive
def emit(
    state: Frame, seen_by: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Tell what happened to those who may know it."""
    if not state.is_told:
        return
    line: int = state.events  # type: ignore[attr-defined]
    if line < EVENTS:
        journal = state.journal  # type: ignore[attr-defined]
        journal[line, 0], journal[line, 1] = seen_by, kind
        journal[line, 2], journal[line, 3] = a, b
        journal[line, 4], journal[line, 5] = c, d
    if line <= EVENTS:
        state.events = line + 1  # type: ignore[attr-defined]


class JournalError(RuntimeError):
    """More happened at once than the journal holds, and part of it is lost."""


@dataclass(frozen=True)
class Event:
    """One line of a journal."""

    seen_by: int
    kind: int
    particulars: tuple[int, int, int, int]

    def known_to(self, seat: int) -> bool:
        """Whether this seat, or BYSTANDER, may know of it."""
        return has(self.seen_by, seat)


def events_of(state: Frame) -> list[Event]:
    """The lines of a told record, in the order in which they happened; all, or JournalError."""
    if not state.is_told:
        return []
    if has_overflowed(state):
        message = f"more than {EVENTS} events at once"
        raise JournalError(message)
    journal = state.journal  # type: ignore[attr-defined]
    return [
        Event(
            journal[line, 0],
            journal[line, 1],
            (journal[line, 2], journal[line, 3], journal[line, 4], journal[line, 5]),
        )
        for line in range(state.events)  # type: ignore[attr-defined]
    ]


def has_overflowed(state: Frame) -> bool:
    """Whether more happened at once than the journal holds: a fault."""
    return state.is_told and state.events > EVENTS  # type: ignore[attr-defined]


def clear(state: Frame) -> None:
    """Empty the journal before the next choice."""
    if state.is_told:
        state.events = 0  # type: ignore[attr-defined]
