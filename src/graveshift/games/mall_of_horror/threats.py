"""The cards before the votes of phases A and B (rules 1.4.1): only a Threat is of use there.

Under THREAT code 0 passes and code 1 plays one.
"""

from __future__ import annotations

from graveshift.engine.bits import is_one, only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, answered, ask
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.cards import (
    PASS,
    circuit_end,
    comes_to,
    holds,
    may_be_asked,
    pass_on,
    play_threat,
)
from graveshift.games.mall_of_horror.components import Card
from graveshift.games.mall_of_horror.places import seat_in_order, seats_at
from graveshift.games.mall_of_horror.state import Decision, Reason, State
from graveshift.games.mall_of_horror.voting import begin_ballot, may_threaten

THREATEN = 1
"""The code that plays a Threat."""


@rule
def next_threat(state: State) -> None:
    """In turn order everyone who may threaten and holds a card is asked; then come the ballots."""
    if not is_one(seats_at(state, state.place)):
        for position in range(state.turn, circuit_end(state)):
            if comes_to(state, position):
                seat = seat_in_order(state, state.turn)
                if may_be_asked(state, seat) and may_threaten(state, seat):
                    ask(state, Decision.THREAT, only(seat))
                    return
    begin_ballot(state)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Pass, or a Threat."""
    codes[0] = PASS
    if holds(state, seat, Card.THREAT):
        codes[1] = THREATEN
        return 2
    return 1


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """Before these votes only a Threat is of use."""
    if code == PASS:
        return ALLOWED
    if code != THREATEN:
        return Reason.NOT_A_CHOICE
    return ALLOWED if holds(state, seat, Card.THREAT) else Reason.CARD_NOT_HELD


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Play it and be asked again, or pass."""
    answered(state, seat)
    if code == PASS:
        pass_on(state, seat)
    else:
        play_threat(state, seat)
