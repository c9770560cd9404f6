"""Phase B, the election (rules 1.6).

Whom the vote at the security room chooses takes the badge and is *elected* for this round.  If
nobody is there, the place is closed or the vote stays tied, the badge stays and its holder is not
elected.
"""

from __future__ import annotations

from graveshift.engine.frame import EVERYBODY, NOBODY
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.components import Place
from graveshift.games.mall_of_horror.places import seats_at
from graveshift.games.mall_of_horror.state import Event, Phase, Purpose, State, Step
from graveshift.games.mall_of_horror.voting import begin_vote


@rule
def begin(state: State) -> None:
    """Vote at the security room, unless nobody stands there."""
    state.phase = Phase.CHIEF
    if seats_at(state, Place.SECURITY) == 0:
        emit(state, EVERYBODY, Event.SKIPPED, Phase.CHIEF)
        state.step = Step.BEGIN_ARRIVAL
        return
    emit(state, EVERYBODY, Event.PHASE, Phase.CHIEF)
    begin_vote(state, Purpose.CHIEF, Place.SECURITY)
    state.step = Step.NEXT_THREAT


@rule
def take_badge(state: State) -> None:
    """Whom the vote chose takes the badge; undecided, it stays where it is."""
    if state.chosen != NOBODY:
        state.holder = state.chosen
        state.elected = 1
        emit(state, EVERYBODY, Event.HOLDER, state.holder)
    state.step = Step.BEGIN_ARRIVAL
