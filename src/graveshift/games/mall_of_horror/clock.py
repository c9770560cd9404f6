"""What is chosen for a seat whose clock ran out (rules E11, E67).

Nothing that gives an advantage: an empty ballot, a pass in every window, no zombie, no card;
otherwise any legal choice.
"""

from __future__ import annotations

from graveshift.engine.frame import BY_CLOCK
from graveshift.engine.play import any_allowed
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.cards import PASS
from graveshift.games.mall_of_horror.components import CHARACTERS
from graveshift.games.mall_of_horror.state import Decision, State


@rule
def on_timeout(state: State, seat: int, luck: int) -> int:
    """The code for a seat that owes and did not answer."""
    match state.decision:
        case Decision.BALLOT:
            return BY_CLOCK
        case Decision.THREAT | Decision.CAMERA | Decision.ZOMBIE | Decision.SPRINT | Decision.CARDS:
            return PASS
        case Decision.MOVE:
            return any_allowed(state, seat, CHARACTERS, luck)
        case _:
            return any_allowed(state, seat, BY_CLOCK, luck)
