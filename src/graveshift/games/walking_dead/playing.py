"""Which events are played (rules 1.6, 1.7, 1.16; D11, D12, D14).

The leader plays both, the others one of two; alone it is both while few walkers are about.  Under
EVENT a code is the number of the event card.
"""

from __future__ import annotations

from graveshift.engine.bits import only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, answered, ask, but
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import HAND, SOLO_BOTH_UP_TO
from graveshift.games.walking_dead.event_cards import ANY_NUMBER
from graveshift.games.walking_dead.events import play
from graveshift.games.walking_dead.kinds import Decision, Event, Reason, Step, Whereabouts
from graveshift.games.walking_dead.options import Difficulty, LeaderLast, UnplayedEvent
from graveshift.games.walking_dead.places import active_seat, walkers_on_board
from graveshift.games.walking_dead.state import State


@rule
def plays_later(state: State) -> bool:
    """The leader who plays last does so after everybody else's turn."""
    return state.turn == 0 and state.leader_last == LeaderLast.TRUE and state.seats > 1


@rule
def begin_events(state: State) -> None:
    """How many events are to be played is settled once."""
    state.step = Step.NEXT_EVENT
    if active_seat(state) != state.leader:
        state.plays = 1
    elif state.seats > 1 or walkers_on_board(state) <= SOLO_BOTH_UP_TO:
        state.plays = HAND
    else:
        state.plays = 1
    if plays_later(state):
        state.plays = 0
        state.step = Step.END_TURN


@rule
def next_event(state: State) -> None:
    """Play one, or the one that is left; what is not played goes to the discard."""
    seat = active_seat(state)
    if state.plays == 0:
        if state.hand[seat] > 0:
            discard_event(state, seat, first_in_hand(state, seat))
        state.step = Step.END_TURN
    elif state.hand[seat] == 1:
        play_event(state, seat, first_in_hand(state, seat))
    else:
        ask(state, Decision.EVENT, only(seat))


@rule
def is_in_hand(state: State, seat: int, event: int) -> bool:
    """Whether the seat holds this event."""
    return state.event_at[event] == Whereabouts.HAND + seat


@rule
def first_in_hand(state: State, seat: int) -> int:
    """The event held, the one with the lower number if there are two."""
    event = 1
    while not is_in_hand(state, seat, event):
        event += 1
    return event


@rule
def play_event(state: State, seat: int, event: int) -> None:
    """An event is read out."""
    state.event_at[event] = Whereabouts.PLAYING
    state.hand[seat] -= 1
    state.plays -= 1
    emit(state, EVERYBODY, Event.EVENT, seat, event)
    if state.difficulty == Difficulty.EXPERT:
        state.no_return += 1
    play(state, event)


@rule
def discard_event(state: State, seat: int, event: int) -> None:
    """An unplayed event has no effect, and where events are hidden nobody else sees it."""
    state.hand[seat] -= 1
    hidden = (
        state.difficulty == Difficulty.EXPERT and state.unplayed_event == UnplayedEvent.FACE_DOWN
    )
    if hidden:
        state.event_at[event] = Whereabouts.FACE_DOWN + seat
        state.face_down[seat] += 1
        emit(state, only(seat), Event.DISCARDED, seat, event)
        emit(state, but(seat), Event.DISCARDED_UNSEEN, seat)
    else:
        state.event_at[event] = Whereabouts.DISCARD
        emit(state, EVERYBODY, Event.DISCARDED, seat, event)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """The events held."""
    number = 0
    for event in range(1, ANY_NUMBER):
        if is_in_hand(state, seat, event):
            codes[number] = event
            number += 1
    return number


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """An event that the seat holds."""
    if not 1 <= code < ANY_NUMBER:
        return Reason.NOT_A_CHOICE
    return ALLOWED if is_in_hand(state, seat, code) else Reason.NOT_IN_HAND


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Play it."""
    answered(state, seat)
    play_event(state, seat, code)
