"""What can be wrong with a state: pieces conserved, limits kept, somebody asked."""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.frame import ALL_SEATS, NOBODY, RUNNING
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import (
    CORNERS,
    LEADERS,
    LOCATIONS,
    MOST_LIFE,
    MOST_VALUE,
    SEATS,
    STACK_CARDS,
    STACKS,
    Location,
    Stack,
)
from graveshift.games.walking_dead.decks import RANGED
from graveshift.games.walking_dead.event_cards import ANY_NUMBER
from graveshift.games.walking_dead.goals import has_goals
from graveshift.games.walking_dead.kinds import Fault, Phase, Whereabouts
from graveshift.games.walking_dead.state import CARDS_WITH_AMMO, State


@rule
def faults(state: State) -> int:
    """A bit set of Fault."""
    found = faults_of_grid(state) | faults_of_walkers(state) | faults_of_cards(state)
    found |= faults_of_ammo(state) | faults_of_events(state) | faults_of_seats(state)
    found |= faults_of_goals(state)
    if state.ending == RUNNING and (state.owes == 0 or state.owes & ~state.asked != 0):
        found |= Fault.NOBODY_ASKED
    if (state.asked | state.may) & ~ALL_SEATS != 0:
        found |= Fault.NOBODY_ASKED
    return found


@rule
def faults_of_grid(state: State) -> int:
    """A location at each corner and a stack at each location."""
    corners, places = 0, 0
    for number in range(LOCATIONS):
        corners |= 1 << state.corner[number]
        places |= 1 << state.stack_at[number]
    everything = (1 << CORNERS) - 1
    return 0 if corners == everything and places == everything else Fault.GRID_BROKEN


@rule
def faults_of_walkers(state: State) -> int:
    """No more than there are tokens for, and no more fresh or pulled ones than walkers."""
    found, walkers = 0, 0
    for place in range(LOCATIONS):
        walkers += state.walkers[place]
        special = state.fresh[place] + state.pulled[place]
        if state.fresh[place] < 0 or state.pulled[place] < 0 or special > state.walkers[place]:
            found |= Fault.WALKERS_ASTRAY
    return found | Fault.TOO_MANY_TOKENS if walkers > MOST_VALUE else found


@rule
def faults_of_cards(state: State) -> int:
    """No card is in two places, and no stack is empty while the game runs."""
    found, everything = 0, (1 << STACK_CARDS) - 1
    gear, boxes = state.stack[Stack.EQUIPMENT], state.stack[Stack.AMMO]
    if boxes & state.lying != 0:
        found |= Fault.CARDS_LOST
    boxes |= state.lying
    for seat in range(SEATS):
        if gear & state.gear[seat] != 0 or boxes & state.boxes[seat] != 0:
            found |= Fault.CARDS_LOST
        gear |= state.gear[seat]
        boxes |= state.boxes[seat]
    for stack in range(STACKS):
        if state.stack[stack] & ~everything != 0:
            found |= Fault.CARDS_LOST
        if state.stack[stack] == 0 and state.ending == RUNNING:
            found |= Fault.EMPTY_STACK_UNNOTICED
    return found


@rule
def faults_of_ammo(state: State) -> int:
    """Ammo lies on ranged weapons and ammo cards that somebody owns."""
    gear, boxes, total, found = 0, 0, 0, 0
    for seat in range(SEATS):
        gear |= state.gear[seat]
        boxes |= state.boxes[seat]
    for card in range(CARDS_WITH_AMMO):
        owned = has(gear & RANGED, card) if card < STACK_CARDS else has(boxes, card - STACK_CARDS)
        if state.ammo[card] < 0 or (state.ammo[card] > 0 and not owned):
            found |= Fault.AMMO_ASTRAY
        total += state.ammo[card]
    return found | Fault.TOO_MANY_TOKENS if total > MOST_VALUE else found


@rule
def faults_of_events(state: State) -> int:
    """The pile, hands and hidden discards are as large as they say."""
    found = 0
    if events_at(state, Whereabouts.PILE) != state.pile:
        found |= Fault.EVENTS_LOST
    for seat in range(SEATS):
        if events_at(state, Whereabouts.HAND + seat) != state.hand[seat]:
            found |= Fault.EVENTS_LOST
        if events_at(state, Whereabouts.FACE_DOWN + seat) != state.face_down[seat]:
            found |= Fault.EVENTS_LOST
    return found


@rule
def events_at(state: State, where: int) -> int:
    """How many events are there."""
    number = 0
    for event in range(1, ANY_NUMBER):
        if state.event_at[event] == where:
            number += 1
    return number


@rule
def faults_of_seats(state: State) -> int:
    """Life, tokens, pawns and characters of the players."""
    found, food, allies, characters = 0, 0, 0, 0
    for seat in range(state.seats):
        food += state.food[seat]
        allies += state.allies[seat]
        lives = state.phase == Phase.SETUP or has(state.dying, seat) or state.ending != RUNNING
        if not 0 <= state.life[seat] <= MOST_LIFE or (state.life[seat] == 0 and not lives):
            found |= Fault.LIFE_OUT_OF_RANGE
        if state.food[seat] < 0 or state.allies[seat] < 0:
            found |= Fault.TOO_MANY_TOKENS
        if not Location.NOWHERE <= state.at[seat] < LOCATIONS:
            found |= Fault.PAWN_ASTRAY
        character = state.character[seat]
        if character != NOBODY:
            if character >= LEADERS or has(characters, character):
                found |= Fault.CHARACTER_TWICE
            characters |= 1 << character
    if characters & ~state.gone != 0:
        found |= Fault.CHARACTER_TWICE
    return found | Fault.TOO_MANY_TOKENS if max(food, allies) > MOST_VALUE else found


@rule
def faults_of_goals(state: State) -> int:
    """Everybody has a goal of their own, and one that the coins allow."""
    goals, found = 0, 0
    if has_goals(state) and state.phase != Phase.SETUP:
        for seat in range(state.seats):
            goal = state.goal[seat]
            if goal <= 0 or has(goals, goal) or not has(state.possible[seat], goal):
                found |= Fault.GOALS_LOST
            else:
                goals |= 1 << goal
    return found
