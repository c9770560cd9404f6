"""States drawn at random from all that a view allows (determinise): events and goals."""

from __future__ import annotations

from graveshift.engine.bits import count, has, nth
from graveshift.engine.chance import draw
from graveshift.engine.record import UNKNOWN
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import SEATS
from graveshift.games.walking_dead.event_cards import ANY_NUMBER
from graveshift.games.walking_dead.goals import ANY_GOAL
from graveshift.games.walking_dead.kinds import Whereabouts
from graveshift.games.walking_dead.options import Difficulty
from graveshift.games.walking_dead.state import State


@rule
def determinise(seen: State, state: State) -> None:
    """Give every hidden event a place and every hidden goal an owner."""
    unseen = 0
    for event in range(1, ANY_NUMBER):
        if seen.event_at[event] == UNKNOWN:
            state.event_at[event] = Whereabouts.PILE
            unseen += 1
    for seat in range(seen.seats):
        if seat != seen.viewer:
            if seen.difficulty == Difficulty.EXPERT:
                unseen = hide(state, Whereabouts.HAND + seat, seen.hand[seat], unseen)
            unseen = hide(state, Whereabouts.FACE_DOWN + seat, seen.face_down[seat], unseen)
    deal_goals_again(seen, state)


@rule
def hide(state: State, where: int, number: int, left: int) -> int:
    """So many of the events that lie in the pile go elsewhere; returns how many are left there."""
    for _ in range(number):
        event, rank = 0, draw(state, left)
        while rank >= 0:
            event += 1
            if state.event_at[event] == Whereabouts.PILE:
                rank -= 1
        state.event_at[event] = where
        left -= 1
    return left


@rule
def deal_goals_again(seen: State, state: State) -> None:
    """Deal the hidden goals until they fit the coins that lie."""
    while not dealt_goals_fit(seen, state):
        pass


@rule
def dealt_goals_fit(seen: State, state: State) -> bool:
    """Deal them once; whether each is one that its owner's coins allow."""
    left = ANY_GOAL
    for seat in range(SEATS):
        if seen.goal[seat] > 0:
            left &= ~(1 << seen.goal[seat])
    for seat in range(SEATS):
        if seen.goal[seat] == UNKNOWN:
            goal = nth(left, draw(state, count(left)))
            if not has(seen.possible[seat], goal):
                return False
            left &= ~(1 << goal)
            state.goal[seat] = goal
    return True
