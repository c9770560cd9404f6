"""Secret goals (rules 1.16, 5.6): what fulfils them, and what coins tell about them.

What is held, and what somebody did in a round, lies open; which goal it is for does not.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has
from graveshift.engine.frame import EVERYBODY
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.cards import ALL_GOALS, COINS_OF, COLLECTS_OF, Goal
from graveshift.games.walking_dead.components import GOALS_NEED_SEATS
from graveshift.games.walking_dead.kinds import Event
from graveshift.games.walking_dead.options import SecretGoals
from graveshift.games.walking_dead.state import State
from graveshift.games.walking_dead.supply import ammo_held

NO_GOAL = 0
ANY_GOAL = (1 << ALL_GOALS) - 2
"""All goals, as a bit set of 1-9."""


@rule
def has_goals(state: State) -> bool:
    """Goals are for two players or more."""
    return state.secret_goals == SecretGoals.TRUE and state.seats >= GOALS_NEED_SEATS


@rule
def holds_enough(state: State, seat: int, goal: int) -> bool:
    """Whether the seat holds now what a collecting goal wants."""
    wanted = COLLECTS_OF[goal]
    match goal:
        case Goal.GLUTTON:
            return state.food[seat] >= wanted
        case Goal.CROWD_MAGNET:
            return state.allies[seat] >= wanted
        case Goal.QUARTERMASTER:
            return count(state.gear[seat]) >= wanted
        case Goal.GUN_NUT:
            return ammo_held(state, seat) >= wanted
        case _:
            return False


@rule
def holds_enough_for_any(state: State, seat: int) -> bool:
    """Whether some collecting goal that the seat may have would be fulfilled now."""
    for goal in range(Goal.GLUTTON, Goal.LONE_WOLF):
        if has(state.possible[seat], goal) and holds_enough(state, seat, goal):
            return True
    return False


@rule
def has_earned(state: State, seat: int, goal: int) -> bool:
    """Whether the seat has done this round what a coin goal wants."""
    match goal:
        case Goal.LONE_WOLF:
            return has(state.alone, seat)
        case Goal.EXECUTIONER:
            return has(state.slew, seat)
        case Goal.REBEL:
            return has(state.walked, seat)
        case Goal.SCARRED:
            return has(state.wounded, seat)
        case _:
            return has(state.faced & ~state.rolled, seat)


@rule
def show_goal(state: State, seat: int) -> None:
    """A goal is fulfilled, for good, and lies open."""
    state.shown |= 1 << seat
    state.possible[seat] = 1 << state.goal[seat]
    emit(state, EVERYBODY, Event.GOAL_MET, seat, state.goal[seat])


@rule
def show_goals_met(state: State) -> None:
    """When all is lost, whoever holds what the goal wants has fulfilled it."""
    for seat in range(state.seats):
        if not has(state.shown, seat) and holds_enough(state, seat, state.goal[seat]):
            show_goal(state, seat)


@rule
def lay_coin(state: State, seat: int) -> None:
    """A coin tells that the goal has been served this round, or needs no coins."""
    state.coins[seat] += 1
    emit(state, EVERYBODY, Event.COIN, seat, state.coins[seat])
    for goal in range(Goal.LONE_WOLF, ALL_GOALS):
        if not has_earned(state, seat, goal):
            state.possible[seat] &= ~(1 << goal)
    if COINS_OF[state.goal[seat]] == state.coins[seat]:
        show_goal(state, seat)
        return
    for goal in range(Goal.LONE_WOLF, ALL_GOALS):
        if COINS_OF[goal] == state.coins[seat]:
            state.possible[seat] &= ~(1 << goal)
