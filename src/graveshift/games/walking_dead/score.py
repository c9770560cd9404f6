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
from graveshift.games.walking_dead.decks import AMMO_OF_BOX, GUNS_OF, MELEE, RANGED
from graveshift.games.walking_dead.kinds import Ending
from graveshift.games.walking_dead.state import State

VICTORY = 100_000
OWN_VICTORY = 20_000
WORTH_OF_ROUND = 50
WORTH_OF_LIFE = 40
WORTH_OF_WOUND = 15
"""Times the square of what is lacking."""
WORTH_OF_SPARE = 800
WORTH_OF_WALKER = 90
WALKER_A_ROUND = 20
"""A walker is the worse the longer it stands."""
FAR = 6
BEHIND_WALLS = 60
"""Percent by which a walker is less bad where the prison's walls stop it."""
WORTH_OF_FOOD = 50
WORTH_OF_ALLY = 40
MOST_FOOD, MOST_ALLIES = 6, 8
"""More than that is of little use to one player."""
WORTH_OF_AMMO = 26
WORTH_OF_BOX = 20
WORTH_OF_STRAY_BOX = 5
"""Ammo in a box whose owner has no weapon for it."""
WORTH_OF_GUN = 70
MOST_GUNS = 2
WORTH_OF_BLADE = 50
WORTH_OF_CARD = 8
CARDS_A_ROUND = 2
SPARE_CARDS = 4
"""A stack is safe with so many cards for each round left, and these."""
DANGER = 8
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
    """Life, tokens, weapons and ammo."""
    worth = WORTH_OF_SPARE * (LEADERS - count(seen.gone))
    for seat in range(seen.seats):
        lacking = MOST_LIFE - seen.life[seat]
        worth -= WORTH_OF_LIFE * lacking + WORTH_OF_WOUND * lacking * lacking
        worth += WORTH_OF_FOOD * min(seen.food[seat], MOST_FOOD)
        worth += WORTH_OF_ALLY * min(seen.allies[seat], MOST_ALLIES)
        worth += WORTH_OF_GUN * min(MOST_GUNS, count(seen.gear[seat] & RANGED))
        worth += WORTH_OF_BLADE * min(1, count(seen.gear[seat] & MELEE))
        worth += worth_of_boxes(seen, seat)
    for card in range(STACK_CARDS):
        worth += WORTH_OF_AMMO * seen.ammo[card]
    return worth


@rule
def worth_of_boxes(seen: State, seat: int) -> int:
    """Ammo kept aside counts for little where there is no weapon for it."""
    worth = 0
    for card in range(STACK_CARDS):
        if has(seen.boxes[seat], card):
            fits = seen.gear[seat] & GUNS_OF[AMMO_OF_BOX[card]] != 0
            worth += seen.ammo[STACK_CARDS + card] * (WORTH_OF_BOX if fits else WORTH_OF_STRAY_BOX)
    return worth


@rule
def threats(seen: State) -> int:
    """Walkers, and stacks that run low for the rounds that are left."""
    left = ROUNDS - seen.round
    each = WORTH_OF_WALKER + WALKER_A_ROUND * min(left, FAR)
    danger = -each * BEHIND_WALLS * min(WALLS, seen.walkers[Location.PRISON]) // 100
    for place in range(LOCATIONS):
        danger += each * seen.walkers[place]
    for stack in range(STACKS):
        cards = count(seen.stack[stack])
        danger += WORTH_OF_CARD * (STACK_CARDS - cards)
        short = max(0, CARDS_A_ROUND * left + SPARE_CARDS - cards)
        danger += DANGER * short * short
    return danger
