"""Set-up (rules 1.2): grid, stacks, characters, first walkers, supplies, weapons, badge, goals.

Under CHARACTER a code is a character (D2).
"""

from __future__ import annotations

from graveshift.engine.bits import count, has, is_one, lowest, nth, only
from graveshift.engine.chance import draw, roll
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, NOBODY, answered, ask, but
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.cards import LOAD_OF, Goal
from graveshift.games.walking_dead.components import (
    CORNERS,
    LEADERS,
    LOCATIONS,
    MOST_LIFE,
    SEATS,
    SOLO_START_WEAPONS,
    STACKS,
    START_ALLIES,
    START_FOOD,
    START_WEAPONS,
    Location,
    Stack,
)
from graveshift.games.walking_dead.decks import FULL_STACK, GEAR, NOT_DRAWN, WEAPONS
from graveshift.games.walking_dead.event_cards import EVENTS
from graveshift.games.walking_dead.goals import ANY_GOAL, has_goals
from graveshift.games.walking_dead.kinds import Decision, Event, Fight, Phase, Reason, Step
from graveshift.games.walking_dead.options import OneLeader, SoloWalkers, StartSupplies
from graveshift.games.walking_dead.places import place_in_order, seat_in_order
from graveshift.games.walking_dead.stacks import top_card
from graveshift.games.walking_dead.state import State
from graveshift.games.walking_dead.supply import add_walkers, gain_ammo, roll_black

CORNER_OF = (0, 2, 0, 0, 0, 1, 2, 0, 0, 1, 2, 3)
"""The corner nearest to a seat, by four times the number of seats less eight, and seat."""


@rule
def lay_out(state: State) -> None:
    """The table before anybody chooses anything: grid, stacks, and empty places for the rest."""
    state.phase = Phase.SETUP
    state.step = Step.CHARACTERS
    state.leader = NOBODY
    state.ability = NOBODY
    state.pile = EVENTS
    state.card = NOT_DRAWN
    for place in range(LOCATIONS):
        state.corner[place] = place
        state.stack_at[place] = place
        state.stack[place] = FULL_STACK
    for left in range(CORNERS, 1, -1):
        swap_corners(state, left - 1, draw(state, left))
    for left in range(STACKS, 1, -1):
        swap_stacks(state, left - 1, draw(state, left))
    for seat in range(SEATS):
        state.at[seat] = Location.NOWHERE
        state.character[seat] = NOBODY
        state.weapon[seat] = Fight.OPEN
    for place in range(LOCATIONS):
        emit(state, EVERYBODY, Event.LAID, place, state.corner[place])
    for stack in range(STACKS):
        emit(state, EVERYBODY, Event.STACKED, stack, state.stack_at[stack])


@rule
def swap_corners(state: State, one: int, other: int) -> None:
    """Two locations change places."""
    kept = state.corner[one]
    state.corner[one] = state.corner[other]
    state.corner[other] = kept


@rule
def swap_stacks(state: State, one: int, other: int) -> None:
    """Two stacks change places."""
    kept = state.stack_at[one]
    state.stack_at[one] = state.stack_at[other]
    state.stack_at[other] = kept


@rule
def next_character(state: State) -> None:
    """In seat order everybody takes a character."""
    if state.circuit == state.seats:
        state.circuit = 0
        state.step = Step.LAY_OUT
        return
    ask(state, Decision.CHARACTER, only(state.circuit))


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Each character that nobody has."""
    number = 0
    for character in range(LEADERS):
        if not has(state.gone, character):
            codes[number] = character
            number += 1
    return number


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """A character that nobody has."""
    if code >= LEADERS:
        return Reason.NOT_A_CHOICE
    return Reason.CHARACTER_TAKEN if has(state.gone, code) else ALLOWED


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Take the character."""
    answered(state, seat)
    state.character[seat] = code
    state.gone |= 1 << code
    state.circuit += 1
    emit(state, EVERYBODY, Event.CHARACTER, seat, code)


@rule
def lay_out_rest(state: State) -> None:
    """Walkers, supplies, weapons, the badge and goals."""
    place_first_walkers(state)
    scarce = state.start_supplies == StartSupplies.ONE
    for seat in range(state.seats):
        state.life[seat] = MOST_LIFE
        state.food[seat] = 1 if scarce else START_FOOD
        state.allies[seat] = 1 if scarce else START_ALLIES
    hand_out_weapons(state)
    find_leader(state)
    if has_goals(state):
        deal_goals(state)
    state.step = Step.BEGIN_ROUND


@rule
def place_first_walkers(state: State) -> None:
    """Everybody rolls the black die for the corner nearest to them; alone, for a random one."""
    if state.seats > 1:
        for seat in range(state.seats):
            place_walkers_at(state, seat, CORNER_OF[SEATS * (state.seats - 2) + seat])
    elif state.solo_walkers == SoloWalkers.ALL_CORNERS:
        for corner in range(CORNERS):
            place_walkers_at(state, 0, corner)
    else:
        place_walkers_at(state, 0, draw(state, CORNERS))


@rule
def place_walkers_at(state: State, seat: int, corner: int) -> None:
    """Walkers at a corner of the grid."""
    place = place_in_order(state, corner)
    number = roll_black(state)
    emit(state, EVERYBODY, Event.ROLLED_WALKERS, seat, number, place)
    add_walkers(state, place, number)


@rule
def hand_out_weapons(state: State) -> None:
    """Equipment is turned over until everybody has a weapon, loaded; the rest is shuffled back."""
    turned_over = 0
    for position in range(SOLO_START_WEAPONS if state.seats == 1 else START_WEAPONS * state.seats):
        seat = position % state.seats
        card = top_card(state, Stack.EQUIPMENT)
        while not has(WEAPONS, card):
            turned_over |= 1 << card
            emit(state, EVERYBODY, Event.PUT_BACK, card)
            card = top_card(state, Stack.EQUIPMENT)
        state.gear[seat] |= 1 << card
        emit(state, EVERYBODY, Event.START_WEAPON, seat, card)
        if LOAD_OF[GEAR[card]] > 0:
            gain_ammo(state, seat, card, LOAD_OF[GEAR[card]])
    state.stack[Stack.EQUIPMENT] |= turned_over


@rule
def find_leader(state: State) -> None:
    """The highest roll of a white die leads first; who ties rolls again."""
    tied = (1 << state.seats) - 1
    while not is_one(tied):
        best, highest = 0, 0
        for seat in range(state.seats):
            if has(tied, seat):
                die = roll(state)
                emit(state, EVERYBODY, Event.ROLLED_FOR_BADGE, seat, die)
                if die > highest:
                    highest, best = die, 0
                if die == highest:
                    best |= 1 << seat
        tied = best
    state.leader = lowest(tied)
    emit(state, EVERYBODY, Event.LEADER, state.leader)


@rule
def deal_goals(state: State) -> None:
    """A goal for each, the leader first: who leads to the end can never be a rebel."""
    left = ANY_GOAL
    for position in range(state.seats):
        seat = seat_in_order(state, position)
        fitting = left
        state.possible[seat] = ANY_GOAL
        if position == 0 and state.one_leader == OneLeader.TRUE:
            state.possible[seat] = ANY_GOAL & ~(only(Goal.REBEL))
            fitting = left & ~(only(Goal.REBEL))
        goal = nth(fitting, draw(state, count(fitting)))
        left &= ~(1 << goal)
        state.goal[seat] = goal
        emit(state, only(seat), Event.GOAL, seat, goal)
        emit(state, but(seat), Event.GOAL_UNSEEN, seat)
