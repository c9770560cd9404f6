"""How heavily events weigh, and what a place is worth to a pawn: estimates for bots, no rules.

Everything is reckoned in tenths of a walker, dice at their mean.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.arming import can_load, has_loaded_gun
from graveshift.games.walking_dead.components import LOCATIONS, MOST_LIFE, ROUNDS
from graveshift.games.walking_dead.decks import MELEE
from graveshift.games.walking_dead.event_cards import (
    ANY_NUMBER,
    AT,
    COMPANY_FROM,
    DICE,
    EFFECT,
    FIRST_LINE_OF,
    LINES_OF,
    NUMBER,
    PLACE_OF,
    WHEN,
    At,
    Effect,
)
from graveshift.games.walking_dead.onslaught import walkers_that_act
from graveshift.games.walking_dead.places import is_alone, is_on_board, seats_at, stack_here
from graveshift.games.walking_dead.playing import is_in_hand
from graveshift.games.walking_dead.state import State
from graveshift.games.walking_dead.targets import what_is_so

WALKER = 10
WOUND = 8
TOKEN = 4
"""A food, an ally, an ammo, a life restored, a card gained."""
CARD = 3
"""A card eaten."""
DIE = 2
"""The mean of the black die, and the locations at which the white die is low."""
KILL = 8
"""What an armed player is likely to do where there is a walker more than players."""
DEATH = 60
PLENTY = 4
NO_EVENT_WEIGHS = 1000
"""More than any event does."""


@rule
def burden(state: State, seat: int, event: int) -> int:
    """How heavily an event weighs if the seat plays it where it is."""
    so, weight = what_is_so(state, seat, event), 0
    for line in range(FIRST_LINE_OF[event], FIRST_LINE_OF[event] + LINES_OF[event]):
        if has(so, WHEN[line]):
            weight += burden_of_line(state, seat, event, line)
    return weight


@rule
def burden_of_line(state: State, seat: int, event: int, line: int) -> int:
    """How heavily a line weighs that holds."""
    number = NUMBER[line] + DIE * DICE[line]
    match EFFECT[line]:
        case Effect.WALKERS:
            return WALKER * number * places_of(state, line)
        case Effect.DAMAGE:
            return WOUND * number * people_of(state, seat, event, line)
        case (
            Effect.ROLLED_DAMAGE
            | Effect.ALLY_OR_DAMAGE
            | Effect.FOOD_OR_DAMAGE
            | Effect.LOSE_FOOD
            | Effect.LOSE_ALLIES
        ):
            return TOKEN * number * people_of(state, seat, event, line)
        case Effect.HEAL | Effect.FOOD | Effect.ALLIES | Effect.AMMO | Effect.MAY_TAKE:
            return -TOKEN * number
        case Effect.LOSE_AMMO:
            return TOKEN * number
        case Effect.EAT | Effect.EAT_THERE | Effect.GEAR_OR_EAT:
            return CARD * number
        case Effect.EAT_UNWATCHED:
            return CARD * eaten_unwatched(state)
        case Effect.PAY:
            can_pay = state.food[seat] > 0 and state.allies[seat] > 0
            return 2 * TOKEN if can_pay else WALKER * LOCATIONS
        case _:
            return 0


@rule
def places_of(state: State, line: int) -> int:
    """At how many places, or how often, a line brings walkers."""
    number = 0
    match AT[line]:
        case At.LOW_ROLL:
            return DIE
        case At.WITHOUT_WALKERS:
            for place in range(LOCATIONS):
                number += state.walkers[place] == 0
        case At.COMPANY:
            for place in range(LOCATIONS):
                number += count(seats_at(state, place)) >= COMPANY_FROM
        case At.WOUNDED:
            for seat in range(state.seats):
                number += is_on_board(state, seat) and state.life[seat] < MOST_LIFE
        case _:
            return 1
    return number


@rule
def people_of(state: State, seat: int, event: int, line: int) -> int:
    """How many players a line means."""
    loners = 0
    match AT[line]:
        case At.THERE:
            return count(seats_at(state, PLACE_OF[event]))
        case At.EVERYWHERE:
            return state.seats
        case At.ELSEWHERE:
            return state.seats - count(seats_at(state, state.at[seat]))
        case At.LONERS:
            for other in range(state.seats):
                loners += is_alone(state, other)
        case _:
            return 1
    return loners


@rule
def eaten_unwatched(state: State) -> int:
    """Cards that walkers eat where nobody is."""
    cards = 0
    for place in range(LOCATIONS):
        if seats_at(state, place) == 0:
            cards += min(DIE, state.walkers[place])
    return cards


@rule
def worth_of_place(state: State, pawn: int, place: int) -> int:
    """What it is worth that a pawn stands at a place: it is put there for as long as this takes."""
    here = state.at[pawn]
    state.at[pawn] = place
    company = count(seats_at(state, place)) - 1
    worth = -burden_of_hand(state, pawn)
    if state.walkers[place] > company and is_armed(state, pawn):
        worth += KILL
    cards = count(state.stack[stack_here(state, place)])
    left = ROUNDS - state.round
    if company == 0:
        acting = walkers_that_act(state, place)
        worth += acting * (price_of_card(cards, left) - price_of_life(state, pawn))
        if acting >= state.life[pawn]:
            worth -= DEATH
    if cards > 2 * left:
        worth += PLENTY
    state.at[pawn] = here
    return worth


@rule
def burden_of_hand(state: State, seat: int) -> int:
    """Both events of the leader, the lighter one of anybody else; nothing where none is seen."""
    both, lighter = 0, NO_EVENT_WEIGHS
    for event in range(1, ANY_NUMBER):
        if is_in_hand(state, seat, event):
            weight = burden(state, seat, event)
            both += weight
            lighter = min(lighter, weight)
    return lighter if seat != state.leader and lighter < NO_EVENT_WEIGHS else both


@rule
def is_armed(state: State, seat: int) -> bool:
    """Whether the seat has anything to fight with."""
    if state.gear[seat] & MELEE != 0:
        return True
    return has_loaded_gun(state, seat) or can_load(state, seat)


@rule
def price_of_card(cards: int, left: int) -> int:
    """What a card of a stack is worth, by what is left of it and of the game."""
    spare = cards - (3 * left) // 2 - 1
    if spare > PLENTY:
        return CARD
    if spare > 0:
        return 5
    return 8 if cards > CARD else 20


@rule
def price_of_life(state: State, seat: int) -> int:
    """What a life is worth, by how many there are and what there is to restore them."""
    body = state.life[seat] + min(2, state.food[seat])
    if body > MOST_LIFE:
        return CARD
    return 5 if body > CARD else 8
