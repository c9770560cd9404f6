"""The order of play, and nothing else (rules 1.2).

`advance` takes one step after another until a seat owes a decision or the game is over.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.contract import Codes
from graveshift.engine.frame import (
    ALLOWED,
    EVERYBODY,
    REVISE,
    RUNNING,
    may_revise,
    reopened,
    standing,
)
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror import (
    arrival,
    attack,
    chief,
    destinations,
    moving,
    setup,
    threats,
    truck,
    voting,
)
from graveshift.games.mall_of_horror.state import Decision, Event, Reason, State, Step


@rule
def begin(state: State) -> None:
    """Lay the game out and run it to its first decision."""
    setup.lay_out(state)
    advance(state)


@rule
def advance(state: State) -> None:
    """Run on until somebody must choose."""
    while state.owes == 0 and state.ending == RUNNING:
        take_step(state)


@rule
def take_step(state: State) -> None:
    """One step of the order of play."""
    match state.step:
        case Step.PLACE_CHARACTERS:
            setup.next_placement(state)
        case Step.PLACE_FIRST_ZOMBIES:
            setup.place_first_zombies(state)
        case Step.BEGIN_ROUND:
            begin_round(state)
        case Step.BEGIN_TRUCK:
            truck.begin(state)
        case Step.TRUCK_DECIDED:
            truck.search(state)
        case Step.BEGIN_CHIEF:
            chief.begin(state)
        case Step.CHIEF_DECIDED:
            chief.take_badge(state)
        case Step.BEGIN_ARRIVAL:
            arrival.begin(state)
        case Step.NEXT_CAMERA:
            arrival.next_camera(state)
        case Step.BEGIN_DESTINATIONS:
            destinations.begin(state)
        case Step.SECRET_DESTINATIONS:
            destinations.begin_secret(state)
        case Step.NEXT_ZOMBIE:
            destinations.next_zombie(state)
        case Step.REVEAL:
            moving.reveal(state)
        case Step.NEXT_MOVE:
            moving.next_move(state)
        case Step.NEXT_SPRINT:
            moving.next_sprint(state)
        case Step.MOVES_DONE:
            moving.end_moves(state)
        case Step.ATTRACTION:
            attack.attract(state)
        case Step.NEXT_ATTACK:
            attack.next_attack(state)
        case Step.NEXT_CARDS:
            attack.next_cards(state)
        case Step.CARDS_DONE:
            attack.test_again(state)
        case Step.VICTIM_DECIDED:
            attack.face_verdict(state)
        case Step.VICTIM_EATEN:
            attack.after_meal(state)
        case Step.END_ROUND:
            attack.end_round(state)
        case Step.NEXT_THREAT:
            threats.next_threat(state)
        case _:
            voting.count_ballots(state)


@rule
def begin_round(state: State) -> None:
    """A round begins at the truck."""
    state.round += 1
    state.elected = 0
    emit(state, EVERYBODY, Event.ROUND, state.round)
    state.step = Step.BEGIN_TRUCK


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """What the seat may choose now."""
    if standing(state, seat) != ALLOWED:
        return 0
    if not has(state.owes, seat):
        codes[0] = REVISE
        return 1
    match state.decision:
        case Decision.BALLOT:
            return voting.choices(state, seat, codes)
        case Decision.CARDS | Decision.VICTIM:
            return attack.choices(state, seat, codes)
        case Decision.DESTINATION | Decision.OPEN_DESTINATION | Decision.ZOMBIE:
            return destinations.choices(state, seat, codes)
        case Decision.MOVE | Decision.SPRINT:
            return moving.choices(state, seat, codes)
        case Decision.THREAT:
            return threats.choices(state, seat, codes)
        case Decision.CAMERA:
            return arrival.choices(state, seat, codes)
        case Decision.KEEP | Decision.GIFT:
            return truck.choices(state, seat, codes)
        case _:
            return setup.choices(state, seat, codes)


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """ALLOWED, or the reason why the seat may not choose this."""
    reason = standing(state, seat)
    if reason != ALLOWED:
        return reason
    if code == REVISE:
        return ALLOWED if may_revise(state, seat) else Reason.NOT_A_CHOICE
    if not has(state.owes, seat):
        return Reason.NOT_ASKED
    match state.decision:
        case Decision.BALLOT:
            return voting.why_not(state, seat, code)
        case Decision.CARDS | Decision.VICTIM:
            return attack.why_not(state, seat, code)
        case Decision.DESTINATION | Decision.OPEN_DESTINATION | Decision.ZOMBIE:
            return destinations.why_not(state, seat, code)
        case Decision.MOVE | Decision.SPRINT:
            return moving.why_not(state, seat, code)
        case Decision.THREAT:
            return threats.why_not(state, seat, code)
        case Decision.CAMERA:
            return arrival.why_not(state, seat, code)
        case Decision.KEEP | Decision.GIFT:
            return truck.why_not(state, seat, code)
        case _:
            return setup.why_not(state, seat, code)


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Make an allowed choice and run on to the next decision."""
    if code == REVISE:
        reopened(state, seat)
        take_back(state, seat)
        return
    match state.decision:
        case Decision.BALLOT:
            voting.choose(state, seat, code)
        case Decision.CARDS | Decision.VICTIM:
            attack.choose(state, seat, code)
        case Decision.DESTINATION | Decision.OPEN_DESTINATION | Decision.ZOMBIE:
            destinations.choose(state, seat, code)
        case Decision.MOVE | Decision.SPRINT:
            moving.choose(state, seat, code)
        case Decision.THREAT:
            threats.choose(state, seat, code)
        case Decision.CAMERA:
            arrival.choose(state, seat, code)
        case Decision.KEEP | Decision.GIFT:
            truck.choose(state, seat, code)
        case _:
            setup.choose(state, seat, code)
    advance(state)


@rule
def take_back(state: State, seat: int) -> None:
    """A sealed answer is no answer any more."""
    if state.decision == Decision.BALLOT:
        voting.take_back(state, seat)
    else:
        destinations.take_back(state, seat)
