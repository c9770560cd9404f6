"""What is chosen for a seat whose clock ran out (rules 2.4, 2.5).

Nothing is staked, no card is played, nothing is paid that need not be; otherwise any legal choice.
"""

from __future__ import annotations

from graveshift.engine.frame import ALLOWED
from graveshift.engine.play import any_allowed
from graveshift.engine.rule import rule
from graveshift.games.midevil.fighting import GIVE_UP, REROLL
from graveshift.games.midevil.moving import STOP
from graveshift.games.midevil.picking import CARD
from graveshift.games.midevil.state import Decision, State
from graveshift.games.midevil.turn import why_not

PASS = 0


@rule
def on_timeout(state: State, seat: int, luck: int) -> int:
    """The code for a seat that owes and did not answer."""
    if state.draft[seat] > 0 and state.decision != Decision.STAKE:
        return any_allowed(state, seat, CARD, luck)
    match state.decision:
        case Decision.STEP:
            return STOP
        case Decision.FAILED:
            return REROLL if why_not(state, seat, REROLL) == ALLOWED else GIVE_UP
        case _:
            passes = why_not(state, seat, PASS) == ALLOWED and may_pass(state)
            return PASS if passes else any_allowed(state, seat, CARD, luck)


@rule
def may_pass(state: State) -> bool:
    """Whether code 0 does nothing, or what has to be done."""
    match state.decision:
        case Decision.PLACE | Decision.TURN_TILE | Decision.FILL | Decision.BONES:
            return False
        case Decision.BONE_STEP | Decision.SHOOT | Decision.MAP | Decision.RATTLE:
            return False
        case _:
            return True
