"""Phase E, reveal and move (rules 1.9).

Destinations and dice are revealed, zombies arrive, empty places with eight or more are overrun.
Then in turn order everyone moves one character that is not at the destination yet; if that is full
or closed by now, the character goes to the parking, or stays there.  A Sprint takes another open
place, or nobody moves.

Under MOVE a code is `4 * place + character`: place 0 is the chosen destination, any other is
reached by a Sprint; STAY is a Sprint that moves nobody.  Under SPRINT (after all moves, by option)
it is a place for the character that moved, or 0 to pass.
"""

from __future__ import annotations

from graveshift.engine.bits import has, only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, NOBODY, answered, ask
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.cards import (
    PASS,
    begin_circuit,
    holds,
    may_be_asked,
    pass_on,
    play_card,
)
from graveshift.games.mall_of_horror.components import (
    CHARACTERS,
    CHARACTERS_WITH,
    DICE,
    OVERRUN_AT,
    PLACES,
    SEATS,
    Card,
    Place,
)
from graveshift.games.mall_of_horror.ending import maybe_end_at_once
from graveshift.games.mall_of_horror.options import SprintTiming
from graveshift.games.mall_of_horror.places import (
    add_zombie,
    all_alive,
    check_overrun,
    has_room,
    is_place,
    of_seat,
    place_of,
    put,
    seat_in_order,
)
from graveshift.games.mall_of_horror.state import Decision, Event, Phase, Reason, State, Step

STAY = PLACES * CHARACTERS
"""The code of a Sprint that lets everyone stay."""


@rule
def reveal(state: State) -> None:
    """Destinations are shown together, then the dice; zombies arrive, empty places fall."""
    state.phase = Phase.MOVING
    state.no_return += 1
    emit(state, EVERYBODY, Event.PHASE, Phase.MOVING)
    for seat in range(state.seats):
        if state.destination[seat] != Place.NOWHERE:
            emit(state, EVERYBODY, Event.DESTINATION, seat, state.destination[seat])
    dice = state.dice
    emit(state, EVERYBODY, Event.DICE, dice[0], dice[1], dice[2], dice[3])
    arrive(state)
    check_overrun(state, OVERRUN_AT)
    for seat in range(SEATS):
        state.moved[seat] = NOBODY
    begin_circuit(state)
    state.step = Step.NEXT_MOVE


@rule
def arrive(state: State) -> None:
    """A zombie for each die by rising number; a die that shows a closed place is ignored."""
    for place in range(Place.RESTROOM, PLACES):
        for die in range(DICE):
            if state.dice[die] == place:
                if state.closed[place] == 1:
                    emit(state, EVERYBODY, Event.ZOMBIE_IGNORED, place)
                elif add_zombie(state, place):
                    emit(state, EVERYBODY, Event.ZOMBIE, place)
                else:
                    emit(state, EVERYBODY, Event.NO_ZOMBIE_LEFT, place)


@rule
def next_move(state: State) -> None:
    """In turn order everyone who chose a destination moves exactly one character."""
    while state.turn < state.seats:
        seat = seat_in_order(state, state.turn)
        if state.destination[seat] != Place.NOWHERE:
            ask(state, Decision.MOVE, only(seat))
            return
        state.turn += 1
    begin_circuit(state)
    state.step = Step.NEXT_SPRINT


@rule
def next_sprint(state: State) -> None:
    """By option Sprints come after all moves: in turn order everyone who moved and holds a card."""
    while state.sprint_timing == SprintTiming.AFTER_ALL_MOVES and state.turn < state.seats:
        seat = seat_in_order(state, state.turn)
        if state.moved[seat] != NOBODY and may_be_asked(state, seat):
            ask(state, Decision.SPRINT, only(seat))
            return
        state.turn += 1
    state.step = Step.MOVES_DONE


@rule
def end_moves(state: State) -> None:
    """All have moved."""
    if not maybe_end_at_once(state):
        state.step = Step.ATTRACTION


@rule
def may_walk(state: State, seat: int, character: int, place: int) -> bool:
    """A living character that does not stand there yet."""
    return has(of_seat(all_alive(state) & ~state.at[place], seat), character)


@rule
def may_sprint_to(state: State, seat: int, place: int) -> bool:
    """Another open place than the one chosen."""
    return state.closed[place] == 0 and state.destination[seat] != place


@rule
def may_run_on(state: State, seat: int, place: int) -> bool:
    """After all moves: another open place; from the parking only one with room."""
    here = place_of(state, seat, state.moved[seat])
    if state.closed[place] == 1 or here == place:
        return False
    return here != Place.PARKING or has_room(state, place)


@rule
def has_sprint_now(state: State, seat: int) -> bool:
    """Whether a Sprint can be played on one's own turn."""
    return state.sprint_timing == SprintTiming.OWN_TURN and holds(state, seat, Card.SPRINT)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Who walks to the destination; with a Sprint, who runs where, or nobody."""
    count = 0
    if state.decision == Decision.SPRINT:
        codes[0] = PASS
        count = 1
        if holds(state, seat, Card.SPRINT):
            for place in range(Place.RESTROOM, PLACES):
                if may_run_on(state, seat, place):
                    codes[count] = place
                    count += 1
        return count
    for character in range(CHARACTERS):
        if may_walk(state, seat, character, state.destination[seat]):
            codes[count] = character
            count += 1
    if has_sprint_now(state, seat):
        for place in range(Place.RESTROOM, PLACES):
            if may_sprint_to(state, seat, place):
                for character in range(CHARACTERS):
                    if may_walk(state, seat, character, place):
                        codes[count] = place * CHARACTERS + character
                        count += 1
        codes[count] = STAY
        count += 1
    return count


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """A living character that goes elsewhere; a Sprint only with the card, and elsewhere still."""
    if state.decision == Decision.SPRINT:
        return why_not_run_on(state, seat, code)
    place, character = code // CHARACTERS, code % CHARACTERS
    if code > STAY:
        return Reason.NOT_A_CHOICE
    if place != Place.NOWHERE:
        reason = why_not_sprint(state, seat, place)
        if reason != ALLOWED or code == STAY:
            return reason
    else:
        place = state.destination[seat]
    if character >= CHARACTERS_WITH[state.seats]:
        return Reason.NO_SUCH_CHARACTER
    if place_of(state, seat, character) == Place.EATEN:
        return Reason.CHARACTER_EATEN
    return ALLOWED if may_walk(state, seat, character, place) else Reason.CHARACTER_IS_THERE


@rule
def why_not_sprint(state: State, seat: int, place: int) -> int:
    """A Sprint on one's own turn; `place` is beyond the six when nobody is to move."""
    if state.sprint_timing != SprintTiming.OWN_TURN:
        return Reason.SPRINT_LATER
    if not holds(state, seat, Card.SPRINT):
        return Reason.CARD_NOT_HELD
    if not is_place(place):
        return ALLOWED
    if state.closed[place] == 1:
        return Reason.PLACE_CLOSED
    return ALLOWED if may_sprint_to(state, seat, place) else Reason.SAME_DESTINATION


@rule
def why_not_run_on(state: State, seat: int, code: int) -> int:
    """A Sprint after all moves."""
    if code == PASS:
        return ALLOWED
    if not is_place(code):
        return Reason.NOT_A_CHOICE
    if not holds(state, seat, Card.SPRINT):
        return Reason.CARD_NOT_HELD
    if state.closed[code] == 1:
        return Reason.PLACE_CLOSED
    if may_run_on(state, seat, code):
        return ALLOWED
    if place_of(state, seat, state.moved[seat]) == code:
        return Reason.CHARACTER_IS_THERE
    return Reason.PLACE_FULL


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Walk, run, or stay."""
    answered(state, seat)
    if state.decision == Decision.SPRINT:
        run_on(state, seat, code)
        return
    state.turn += 1
    place, character = code // CHARACTERS, code % CHARACTERS
    if place == Place.NOWHERE:
        walk(state, seat, character, state.destination[seat])
        return
    play_card(state, seat, Card.SPRINT)
    if code == STAY:
        emit(state, EVERYBODY, Event.STAYED, seat)
        return
    emit(state, EVERYBODY, Event.SPRINT, seat, place)
    walk(state, seat, character, place)


@rule
def run_on(state: State, seat: int, code: int) -> None:
    """After all moves: the character that moved goes elsewhere, or everyone stays."""
    if code != PASS:
        play_card(state, seat, Card.SPRINT)
        emit(state, EVERYBODY, Event.SPRINT, seat, code)
        walk(state, seat, state.moved[seat], code)
    pass_on(state, seat)


@rule
def walk(state: State, seat: int, character: int, place: int) -> None:
    """Go there if there is room, else to the parking; who stands in the parking stays there."""
    came_from = place_of(state, seat, character)
    state.moved[seat] = character
    state.moved_from[seat] = came_from
    if state.closed[place] == 0 and has_room(state, place):
        put(state, seat, character, came_from, place)
        emit(state, EVERYBODY, Event.MOVED, seat, character, came_from, place)
    elif came_from == Place.PARKING:
        emit(state, EVERYBODY, Event.STUCK, seat, character, place)
    else:
        put(state, seat, character, came_from, Place.PARKING)
        emit(state, EVERYBODY, Event.TO_PARKING, seat, character, came_from, place)
