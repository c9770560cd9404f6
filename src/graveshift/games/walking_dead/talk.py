"""Talk (rules 1.15; A4): free for beginners; experts are silent from the deal until combat.

| kind | a | told by |
|---|---|---|
| WISH | a location to be sent to | nothing: it stays a wish |
| WILL_STAY | – | the speaker's turn: no paid move in it |
| WILL_WALK | a location | the speaker's turn: a paid move there |
"""

from __future__ import annotations

from enum import IntEnum

from graveshift.engine.bits import has
from graveshift.engine.contract import BROKEN, KEPT, OPEN
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.kinds import Phase
from graveshift.games.walking_dead.options import Difficulty
from graveshift.games.walking_dead.state import State


class Claim(IntEnum):
    """What can be wished for or promised."""

    WISH = 0
    WILL_STAY = 1
    WILL_WALK = 2


@rule
def may_talk(state: State, seat: int) -> bool:
    """Not from the deal until combat, where events are hidden."""
    if seat >= state.seats:
        return False
    silent = state.phase in (Phase.ROUND_START, Phase.TURNS)
    return not silent or state.difficulty == Difficulty.BEGINNER


@rule
def kept(state: State, speaker: int, kind: int, a: int, b: int) -> int:
    """OPEN until the rules can tell, then KEPT or BROKEN."""
    if kind == Claim.WISH or speaker >= state.seats:
        return OPEN
    if has(state.walked, speaker):
        went = kind == Claim.WILL_WALK and state.at[speaker] == a
        return KEPT if went else BROKEN
    if state.phase != Phase.COMBAT:
        return OPEN
    return KEPT if kind == Claim.WILL_STAY else BROKEN
