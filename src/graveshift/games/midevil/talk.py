"""Talk: anybody may say anything, and what the rules can tell of claims and promises.

| kind | a | told by |
|---|---|---|
| WILL_FIGHT | a seat | the speaker's fight for the book with that seat |
| WILL_NOT_FIGHT | a seat | the same |
"""

from __future__ import annotations

from enum import IntEnum

from graveshift.engine.contract import BROKEN, KEPT, OPEN
from graveshift.engine.rule import rule
from graveshift.games.midevil.state import State


class Claim(IntEnum):
    """What can be promised so that the rules can judge it."""

    WILL_NOT_FIGHT = 0
    WILL_FIGHT = 1


@rule
def may_talk(state: State, seat: int) -> bool:
    """At any time."""
    return seat < state.seats


@rule
def kept(state: State, speaker: int, kind: int, a: int, b: int) -> int:
    """A fight for the book with a seat, in the speaker's turn, keeps or breaks the word given."""
    if state.active != speaker or state.rival != a or a == speaker:
        return OPEN
    return KEPT if kind == Claim.WILL_FIGHT else BROKEN
