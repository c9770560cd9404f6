"""The start of a round (rules 1.5): events are dealt, and the leader's ability is announced."""

from __future__ import annotations

from graveshift.engine.bits import only
from graveshift.engine.chance import draw
from graveshift.engine.frame import EVERYBODY, but
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import HAND
from graveshift.games.walking_dead.event_cards import ANY_NUMBER
from graveshift.games.walking_dead.kinds import Event, Phase, Step, Whereabouts
from graveshift.games.walking_dead.options import Difficulty
from graveshift.games.walking_dead.places import seat_in_order
from graveshift.games.walking_dead.state import State


@rule
def begin_round(state: State) -> None:
    """Everybody gets two events, in turn order."""
    state.round += 1
    state.turn = 0
    state.phase = Phase.ROUND_START
    emit(state, EVERYBODY, Event.ROUND, state.round)
    for position in range(state.seats):
        for _ in range(HAND):
            deal_event(state, seat_in_order(state, position))
    state.ability = state.character[state.leader]
    emit(state, EVERYBODY, Event.ABILITY, state.leader, state.ability)
    state.phase = Phase.TURNS
    emit(state, EVERYBODY, Event.PHASE, Phase.TURNS)
    state.step = Step.BEGIN_TURN


@rule
def deal_event(state: State, seat: int) -> None:
    """The top event of the pile; an empty pile is made anew of the discard."""
    if state.pile == 0:
        shuffle_discard(state)
    event, rank = 0, draw(state, state.pile)
    while rank >= 0:
        event += 1
        if state.event_at[event] == Whereabouts.PILE:
            rank -= 1
    state.event_at[event] = Whereabouts.HAND + seat
    state.pile -= 1
    state.hand[seat] += 1
    if state.difficulty == Difficulty.BEGINNER:
        emit(state, EVERYBODY, Event.DEALT, seat, event)
    else:
        emit(state, only(seat), Event.DEALT, seat, event)
        emit(state, but(seat), Event.DEALT_UNSEEN, seat)


@rule
def shuffle_discard(state: State) -> None:
    """All discarded events are the new pile."""
    for event in range(1, ANY_NUMBER):
        where = state.event_at[event]
        if where == Whereabouts.DISCARD or where >= Whereabouts.FACE_DOWN:
            state.event_at[event] = Whereabouts.PILE
            state.pile += 1
    for seat in range(state.seats):
        state.face_down[seat] = 0
    emit(state, EVERYBODY, Event.RESHUFFLED, state.pile)
