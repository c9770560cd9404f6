"""How well the group stands, for simple bots; seen in a view only.

Everybody plays for the group: stacks that are not empty, life, few walkers, means to fight.  A goal
of one's own counts for a little.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has
from graveshift.engine.frame import RUNNING
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import (
    LEADERS,
    LOCATIONS,
    ROUNDS,
    STACK_CARDS,
    STACKS,
)
from graveshift.games.walking_dead.decks import MELEE, RANGED
from graveshift.games.walking_dead.kinds import Ending
from graveshift.games.walking_dead.places import stack_here, walkers_on_board
from graveshift.games.walking_dead.state import CARDS_WITH_AMMO, State

VICTORY = 100_000
OWN_VICTORY = 20_000
WORTH_OF_ROUND = 50
WORTH_OF_LIFE = 60
WORTH_OF_SPARE = 350
WORTH_OF_WALKER = 110
WORTH_OF_FOOD = 12
WORTH_OF_ALLY = 16
WORTH_OF_AMMO = 14
WORTH_OF_BOX = 6
WORTH_OF_WEAPON = 40
WORTH_OF_CARD = 45
THIN = 8
"""Below so many cards a stack is in danger."""
DANGER = 14


@rule
def score(seen: State, seat: int) -> int:
    """What the group has, less what threatens it."""
    if seen.ending == Ending.VICTORY:
        return VICTORY
    if seen.ending != RUNNING:
        own = OWN_VICTORY if has(seen.winners, seat) else 0
        return own + WORTH_OF_ROUND * seen.round - VICTORY
    return means(seen) - threats(seen)


@rule
def means(seen: State) -> int:
    """Life, tokens, weapons and cards left."""
    worth = WORTH_OF_SPARE * (LEADERS - count(seen.gone))
    for seat in range(seen.seats):
        worth += WORTH_OF_LIFE * seen.life[seat]
        worth += WORTH_OF_FOOD * min(seen.food[seat], 6) + WORTH_OF_ALLY * min(seen.allies[seat], 8)
        worth += WORTH_OF_WEAPON * min(2, count(seen.gear[seat] & (MELEE | RANGED)))
    for card in range(CARDS_WITH_AMMO):
        worth += seen.ammo[card] * (WORTH_OF_AMMO if card < STACK_CARDS else WORTH_OF_BOX)
    return worth


@rule
def threats(seen: State) -> int:
    """Walkers, and stacks that run low for the rounds that are left."""
    left = ROUNDS - seen.round
    danger = WORTH_OF_WALKER * walkers_on_board(seen)
    for stack in range(STACKS):
        cards = count(seen.stack[stack])
        danger += WORTH_OF_CARD * (STACK_CARDS - cards)
        short = min(2 * left + 2, THIN) - cards
        if short > 0:
            danger += DANGER * short * short
    for place in range(LOCATIONS):
        if count(seen.stack[stack_here(seen, place)]) < seen.walkers[place]:
            danger += WORTH_OF_CARD * seen.walkers[place]
    return danger
