"""The end of a round after the walkers (rules 1.12 steps 2 and 3; D27, D28).

Under HEAL and COIN a code is no or yes.
"""

from __future__ import annotations

from graveshift.engine.bits import has, only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, answered, ask
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.cards import COINS_OF
from graveshift.games.walking_dead.components import (
    COSTS_A_HEALING,
    HEALS,
    LOCATIONS,
    MOST_LIFE,
    ROUNDS,
    SEATS,
)
from graveshift.games.walking_dead.ending import win
from graveshift.games.walking_dead.goals import has_earned, has_goals, lay_coin
from graveshift.games.walking_dead.health import heal
from graveshift.games.walking_dead.kinds import Decision, Event, Fight, Reason, Step
from graveshift.games.walking_dead.options import OneLeader
from graveshift.games.walking_dead.places import NO, YES, seat_in_order
from graveshift.games.walking_dead.state import State
from graveshift.games.walking_dead.supply import lose_food


@rule
def next_healing(state: State) -> None:
    """In turn order, whoever is wounded may pay a food for a life."""
    while state.circuit < state.seats:
        seat = seat_in_order(state, state.circuit)
        state.circuit += 1
        if state.life[seat] < MOST_LIFE and state.food[seat] >= COSTS_A_HEALING:
            ask(state, Decision.HEAL, only(seat))
            return
    state.circuit = 0
    state.step = Step.COINS


@rule
def next_coin(state: State) -> None:
    """In turn order, whoever has a goal that is not fulfilled may lay a coin on it."""
    while has_goals(state) and state.circuit < state.seats:
        seat = seat_in_order(state, state.circuit)
        state.circuit += 1
        if not has(state.shown, seat):
            ask(state, Decision.COIN, only(seat))
            return
    state.circuit = 0
    state.step = Step.END_ROUND


@rule
def end_round(state: State) -> None:
    """Twelve rounds win the game; otherwise the badge passes to the left."""
    if state.round == ROUNDS:
        win(state)
        return
    clear_round(state)
    if state.one_leader == OneLeader.FALSE and state.seats > 1:
        state.leader = (state.leader + 1) % state.seats
        emit(state, EVERYBODY, Event.BADGE_PASSES, state.leader)
    state.step = Step.BEGIN_ROUND


@rule
def clear_round(state: State) -> None:
    """What held for one round is over."""
    state.used = 0
    state.guarded = 0
    state.walked = 0
    state.wounded = 0
    state.alone = 0
    state.faced = 0
    state.rolled = 0
    state.slew = 0
    state.pulls = 0
    state.passed = 0
    state.flashed = 0
    state.pool = 0
    for place in range(LOCATIONS):
        state.fresh[place] = 0
        state.pulled[place] = 0
        state.active[place] = 0
    for seat in range(SEATS):
        state.help[seat] = 0
        state.value[seat] = 0
        state.draft[seat] = 0
        state.weapon[seat] = Fight.OPEN


@rule
def may_lay_coin(state: State, seat: int) -> bool:
    """A coin must have been earned, but on a goal without coins it may be laid as a bluff."""
    return COINS_OF[state.goal[seat]] == 0 or has_earned(state, seat, state.goal[seat])


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """No, or yes."""
    codes[0] = NO
    if why_not(state, seat, YES) != ALLOWED:
        return 1
    codes[1] = YES
    return 2


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """Food for a life that is missing, or a coin."""
    if code == NO:
        return ALLOWED
    if code != YES:
        return Reason.NOT_A_CHOICE
    if state.decision == Decision.COIN:
        return ALLOWED if may_lay_coin(state, seat) else Reason.COIN_NOT_EARNED
    return ALLOWED if state.life[seat] < MOST_LIFE else Reason.UNHARMED


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Heal, lay a coin, or do not."""
    answered(state, seat)
    if code == NO:
        return
    if state.decision == Decision.COIN:
        state.no_return += 1
        lay_coin(state, seat)
    else:
        lose_food(state, seat, COSTS_A_HEALING)
        heal(state, seat, HEALS)
