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
    MOST_LIFE,
    ROUNDS,
    STACK_CARDS,
    STACKS,
    WALLS,
    Location,
)
from graveshift.games.walking_dead.decks import MELEE, RANGED
from graveshift.games.walking_dead.kinds import Ending
from graveshift.games.walking_dead.state import CARDS_WITH_AMMO, State

VICTORY = 100_000
OWN_VICTORY = 20_000
WORTH_OF_ROUND = 50
WORTH_OF_LIFE = 60
WORTH_OF_WOUND = 25
"""Times the square of what is lacking."""
WORTH_OF_SPARE = 1500
WORTH_OF_WALKER = 45
WALKER_A_ROUND = 12
"""A walker is the worse the longer it stands."""
FAR = 6
WORTH_OF_FOOD = 30
WORTH_OF_ALLY = 22
WORTH_OF_AMMO = 26
WORTH_OF_BOX = 20
WORTH_OF_GUN = 40
WORTH_OF_BLADE = 20
WORTH_OF_CARD = 8
CARDS_A_ROUND = 2
SPARE_CARDS = 4
"""A stack is safe with so many cards for each round left, and these."""
DANGER = 4
"""Times the square of what is lacking."""


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
        lacking = MOST_LIFE - seen.life[seat]
        worth -= WORTH_OF_LIFE * lacking + WORTH_OF_WOUND * lacking * lacking
        worth += WORTH_OF_FOOD * min(seen.food[seat], 6) + WORTH_OF_ALLY * min(seen.allies[seat], 8)
        worth += WORTH_OF_GUN * min(2, count(seen.gear[seat] & RANGED))
        worth += WORTH_OF_BLADE * min(1, count(seen.gear[seat] & MELEE))
    for card in range(CARDS_WITH_AMMO):
        worth += seen.ammo[card] * (WORTH_OF_AMMO if card < STACK_CARDS else WORTH_OF_BOX)
    return worth


@rule
def threats(seen: State) -> int:
    """Walkers, and stacks that run low for the rounds that are left."""
    left = ROUNDS - seen.round
    each = WORTH_OF_WALKER + WALKER_A_ROUND * min(left, FAR)
    danger = 0
    for place in range(LOCATIONS):
        danger += each * seen.walkers[place]
        if place == Location.PRISON:
            danger -= each * min(WALLS, seen.walkers[place]) * 2 // 3
    for stack in range(STACKS):
        cards = count(seen.stack[stack])
        danger += WORTH_OF_CARD * (STACK_CARDS - cards)
        short = max(0, CARDS_A_ROUND * left + SPARE_CARDS - cards)
        danger += DANGER * short * short
    return danger
