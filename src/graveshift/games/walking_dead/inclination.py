"""What a sensible player is likely to choose, at a glance: how bots expect everybody to play on.

Weights are no rules of the game.  They keep a guess from spending allies on nothing, paying to run
about, or leaving the gun at home.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.burdens import burden, worth_of_place
from graveshift.games.walking_dead.cards import DICE_OF
from graveshift.games.walking_dead.combat import shoots
from graveshift.games.walking_dead.components import (
    LOCATIONS,
    POINTS_PER_WALKER,
    ROUNDS,
    STACK_CARDS,
)
from graveshift.games.walking_dead.decks import GEAR, RANGED
from graveshift.games.walking_dead.event_cards import ANY_NUMBER
from graveshift.games.walking_dead.health import bearable
from graveshift.games.walking_dead.interrupts import LOAD, TREAT
from graveshift.games.walking_dead.kinds import Decision, Fight
from graveshift.games.walking_dead.leading import may_stand
from graveshift.games.walking_dead.onslaught import TAKE_PROPOSAL, victim
from graveshift.games.walking_dead.places import DECLINE, YES, seat_in_order, stack_here
from graveshift.games.walking_dead.playing import is_in_hand
from graveshift.games.walking_dead.state import State

RARELY, EVENLY, LIKELY, ALMOST_SURELY = 1, 4, 16, 64
ALLIES_FOR_A_WALKER = 3
"""More allies than that are kept."""
WEAK = 2
"""Life at which medicine is not saved for later."""
DOUBLES, EVEN, MOST_DOUBLINGS = 2, 10, 9
"""A choice is twice as likely for every two tenths of a walker, up to 512 times."""
STEP_COSTS = 30
"""Tenths of a walker that a paid step must be worth."""
NOWHERE_ELSE = -1000
"""Below the worth of any place."""


@rule
def inclination(state: State, seat: int, code: int) -> int:
    """How likely this choice is beside the others."""
    if code >= LOAD:
        return weight_at_any_time(state, code)
    match state.decision:
        case Decision.MOVE:
            return weight_of_place(state, seat_in_order(state, state.circuit), code)
        case Decision.OWN_MOVE:
            return weight_of_step(state, seat, code)
        case Decision.EXCHANGE | Decision.MAGGIE | Decision.FREE_MOVE:
            return ALMOST_SURELY if code == DECLINE else RARELY
        case Decision.DRAW:
            return weight_of_draw(state, seat, code)
        case Decision.EVENT:
            return weight_of_event(state, seat, code)
        case Decision.WEAPON:
            return weight_of_weapon(state, code)
        case Decision.ALLIES:
            return weight_of_allies(state, seat, code)
        case Decision.POOL:
            return weight_of_pooling(state, code)
        case Decision.SPLIT:
            return weight_of_share(state, seat, code)
        case Decision.HEAL | Decision.REROLL | Decision.TAKE | Decision.FLASHBANG:
            return LIKELY if code == YES else RARELY
        case _:
            return EVENLY


@rule
def weight_at_any_time(state: State, code: int) -> int:
    """Load before the fight; treat who needs it."""
    if code < TREAT:
        return LIKELY
    return LIKELY if code - TREAT < state.seats and state.life[code - TREAT] <= WEAK else RARELY


@rule
def by_gap(gap: int) -> int:
    """The weight of what is worth so much more, or less, than what it is measured against."""
    return 1 << max(0, min(MOST_DOUBLINGS, (EVEN + gap) // DOUBLES))


@rule
def best_elsewhere(state: State, pawn: int, place: int) -> int:
    """What the best other place within reach is worth to a pawn."""
    best = NOWHERE_ELSE
    for other in range(LOCATIONS):
        if other != place and may_stand(state, pawn, other):
            best = max(best, worth_of_place(state, pawn, other))
    return best


@rule
def weight_of_place(state: State, pawn: int, place: int) -> int:
    """Where the own events do least harm, where walkers can be shot, and where they would eat."""
    return by_gap(worth_of_place(state, pawn, place) - best_elsewhere(state, pawn, place))


@rule
def weight_of_step(state: State, seat: int, code: int) -> int:
    """A step costs food, and must be worth it."""
    here = state.at[seat]
    stays = worth_of_place(state, seat, here) + STEP_COSTS
    if code == DECLINE:
        return by_gap(stays - best_elsewhere(state, seat, here))
    return by_gap(worth_of_place(state, seat, code) - stays)


@rule
def weight_of_draw(state: State, seat: int, code: int) -> int:
    """Cards are drawn while there are enough."""
    cards = count(state.stack[stack_here(state, state.at[seat])])
    plenty = cards > 2 * (ROUNDS - state.round) + 2
    return ALMOST_SURELY if (code == YES) == plenty else RARELY


@rule
def weight_of_event(state: State, seat: int, event: int) -> int:
    """The lighter of two burdens."""
    other = event
    for held in range(1, ANY_NUMBER):
        if held != event and is_in_hand(state, seat, held):
            other = held
    return by_gap(burden(state, seat, other) - burden(state, seat, event))


@rule
def weight_of_weapon(state: State, code: int) -> int:
    """A gun before a blade, and anything before nothing."""
    if code == Fight.NONE:
        return RARELY
    if code >= STACK_CARDS:
        return EVENLY
    return LIKELY * DICE_OF[GEAR[code]] if has(RANGED, code) else LIKELY


@rule
def weight_of_allies(state: State, seat: int, number: int) -> int:
    """As many as one more walker takes, if it does not take many."""
    value = state.value[seat]
    short = POINTS_PER_WALKER - value % POINTS_PER_WALKER
    wanted = 0
    if short <= ALLIES_FOR_A_WALKER and value // POINTS_PER_WALKER < state.walkers[state.place]:
        wanted = short
    return ALMOST_SURELY if number == wanted else RARELY


@rule
def weight_of_pooling(state: State, code: int) -> int:
    """One more ally if all who shoot can bring the pool up to one more walker."""
    short = POINTS_PER_WALKER - state.pool % POINTS_PER_WALKER
    held = 0
    for other in range(state.seats):
        if shoots(state, other):
            held += state.allies[other]
    useful = state.pool // POINTS_PER_WALKER < state.walkers[state.place]
    gives = useful and short <= min(held, ALLIES_FOR_A_WALKER)
    return ALMOST_SURELY if (code == YES) == gives else RARELY


@rule
def weight_of_share(state: State, seat: int, code: int) -> int:
    """Nobody dies who need not."""
    if code >= TAKE_PROPOSAL:
        return RARELY
    spare = bearable(state, victim(state, state.draft[seat])) - code
    return EVENLY * spare if spare > 0 else RARELY


@rule
def in_a_row(state: State) -> int:
    """The leader sends everybody somewhere, and had better know where before the first goes."""
    return state.seats - state.circuit if state.decision == Decision.MOVE else 1
