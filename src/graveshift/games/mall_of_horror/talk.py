"""Talk (rules 1.3): anybody may say anything, and what the rules can tell of claims and promises.

| kind | a | b | told by |
|---|---|---|---|
| SAW_DICE | a place | how many dice show it | the dice, when they are revealed |
| WILL_VOTE | a colour | – | the speaker's next ballot |
| WILL_GO | a place | – | the speaker's destination, when it is revealed |
| WILL_NOT_VOTE | a colour | – | the speaker's next ballot |
"""

from __future__ import annotations

from enum import IntEnum

from graveshift.engine.bits import has
from graveshift.engine.contract import BROKEN, KEPT, OPEN
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.components import DICE, Place
from graveshift.games.mall_of_horror.state import Decision, Phase, State


class Claim(IntEnum):
    """What can be claimed or promised so that the rules can judge it."""

    SAW_DICE = 0
    WILL_VOTE = 1
    WILL_NOT_VOTE = 2
    WILL_GO = 3


@rule
def may_talk(state: State, seat: int) -> bool:
    """At any time, eliminated players too."""
    return seat < state.seats


@rule
def kept(state: State, speaker: int, kind: int, a: int, b: int) -> int:
    """OPEN until the rules can tell, then KEPT or BROKEN."""
    match kind:
        case Claim.SAW_DICE:
            return kept_dice(state, a, b)
        case Claim.WILL_GO:
            return kept_destination(state, speaker, a)
        case _:
            return kept_ballot(state, speaker, a, kind == Claim.WILL_VOTE)


@rule
def kept_dice(state: State, place: int, count: int) -> int:
    """The dice lie open once characters move."""
    if state.phase != Phase.MOVING:
        return OPEN
    shown = 0
    for die in range(DICE):
        if state.dice[die] == place:
            shown += 1
    return KEPT if shown == count else BROKEN


@rule
def kept_destination(state: State, speaker: int, place: int) -> int:
    """Destinations lie open once characters move."""
    if state.phase != Phase.MOVING or state.destination[speaker] == Place.NOWHERE:
        return OPEN
    return KEPT if state.destination[speaker] == place else BROKEN


@rule
def kept_ballot(state: State, speaker: int, colour: int, promised: bool) -> int:
    """Ballots lie open when all are in."""
    voting = state.decision == Decision.BALLOT and has(state.asked, speaker)
    if voting or state.ballot[speaker] < 0:
        return OPEN
    return KEPT if (state.ballot[speaker] == colour) == promised else BROKEN
