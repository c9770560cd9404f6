"""What is chosen for a seat whose clock ran out: whatever costs and risks nothing.

Pawns stay, nothing is drawn, given or spent, nobody fights; what must be chosen is any that may be.
"""

from __future__ import annotations

from graveshift.engine.frame import ALLOWED
from graveshift.engine.play import any_allowed
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.gifts import REFUSE
from graveshift.games.walking_dead.interrupts import LOAD
from graveshift.games.walking_dead.kinds import Decision, Fight
from graveshift.games.walking_dead.places import DECLINE, NO, YES, seat_in_order
from graveshift.games.walking_dead.resources import KEEP
from graveshift.games.walking_dead.state import State
from graveshift.games.walking_dead.turn import why_not

NOTHING_HARMLESS = 253
"""A code that nothing ever means."""


@rule
def on_timeout(state: State, seat: int, luck: int) -> int:
    """The code for a seat that owes and did not answer."""
    code = harmless(state)
    return code if why_not(state, seat, code) == ALLOWED else any_allowed(state, seat, LOAD, luck)


@rule
def harmless(state: State) -> int:
    """The code that changes least."""
    match state.decision:
        case Decision.MOVE:
            return max(0, state.at[seat_in_order(state, state.circuit)])
        case Decision.ARMOUR:
            return YES
        case Decision.LOAD:
            return KEEP
        case Decision.OBJECT:
            return REFUSE
        case Decision.WEAPON:
            return Fight.NONE
        case (
            Decision.GLENN
            | Decision.MAGGIE
            | Decision.OWN_MOVE
            | Decision.COLLECT
            | Decision.EXCHANGE
            | Decision.LOSE_GEAR
            | Decision.FREE_MOVE
            | Decision.MOTORCYCLE
        ):
            return DECLINE
        case (
            Decision.DRAW
            | Decision.TAKE
            | Decision.PAY
            | Decision.REROLL
            | Decision.ALLIES
            | Decision.POOL
            | Decision.FLASHBANG
            | Decision.EQUIPMENT
            | Decision.HEAL
            | Decision.COIN
        ):
            return NO
        case _:
            return NOTHING_HARMLESS
