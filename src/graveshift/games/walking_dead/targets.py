"""Whom and where a line of an event means (rules 1.9, 5.1)."""

from __future__ import annotations

from graveshift.engine.chance import roll
from graveshift.engine.frame import EVERYBODY
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import LOCATIONS, Location
from graveshift.games.walking_dead.event_cards import (
    COMPANY_FROM,
    LOW,
    NO_STACK,
    PLACE_OF,
    STACK_OF,
    At,
    When,
)
from graveshift.games.walking_dead.kinds import Event
from graveshift.games.walking_dead.places import (
    active_seat,
    is_alone,
    is_on_board,
    opposite,
    players_at,
)
from graveshift.games.walking_dead.state import State

ALWAYS, IN, OUT, ACCOMPANIED, UNACCOMPANIED, PEOPLED, DESERTED, QUIET, LOUD, UNGUARDED = (
    1 << when for when in When if when != When.UNPAID
)
"""What can hold when an event is played, as bits."""


@rule
def what_is_so(state: State, seat: int, event: int) -> int:
    """What holds when the seat plays the event, as a bit set of When."""
    here, there, stack = state.at[seat], PLACE_OF[event], STACK_OF[event]
    so = ALWAYS
    if there != Location.NOWHERE:
        company = players_at(state, there)
        together = here == there and company >= COMPANY_FROM
        so |= IN if here == there else OUT
        so |= ACCOMPANIED if together else UNACCOMPANIED
        so |= PEOPLED if company > 0 else DESERTED
    if here != Location.NOWHERE:
        so |= QUIET if state.walkers[here] == 0 else LOUD
    if stack != NO_STACK and here != state.stack_at[stack]:
        so |= UNGUARDED
    return so


@rule
def is_meant(state: State, seat: int, at: int) -> bool:
    """Whether a line that speaks of players speaks of this one."""
    active = active_seat(state)
    match at:
        case At.EVERYWHERE:
            return True
        case At.YOU:
            return seat == active
        case At.LONERS:
            return is_alone(state, seat)
        case At.THERE:
            return state.at[seat] == PLACE_OF[state.event]
    if not is_on_board(state, active) or not is_on_board(state, seat):
        return False
    together = state.at[seat] == state.at[active]
    return together if at == At.HERE else not together


@rule
def place_meant(state: State, at: int) -> int:
    """The one location that a line means; NOWHERE if it is nobody's here."""
    here = state.at[active_seat(state)]
    match at:
        case At.THERE:
            return PLACE_OF[state.event]
        case At.STACK:
            return state.stack_at[STACK_OF[state.event]]
        case At.HERE:
            return here
        case _:  # opposite
            return here if here == Location.NOWHERE else opposite(state, here)


@rule
def is_place_meant(state: State, place: int, at: int) -> bool:
    """Whether a line that speaks of several locations speaks of this one."""
    match at:
        case At.WITHOUT_WALKERS:
            return state.walkers[place] == 0
        case At.COMPANY:
            return players_at(state, place) >= COMPANY_FROM
        case At.LOW_ROLL:
            die = roll(state)
            emit(state, EVERYBODY, Event.ROLLED_AT, place, die)
            return die <= LOW
        case _:
            return at == At.EVERYWHERE


@rule
def places_tied(state: State, at: int) -> int:
    """The locations with the most or the fewest walkers, as a bit set."""
    best, tied = 0, 0
    for place in range(LOCATIONS):
        walkers = state.walkers[place] if at == At.MOST else -state.walkers[place]
        if tied == 0 or walkers > best:
            best, tied = walkers, 0
        if walkers == best:
            tied |= 1 << place
    return tied
