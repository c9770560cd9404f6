"""What is in the box of The Walking Dead, and every number printed on it (rules 1.1-1.4)."""

from __future__ import annotations

from enum import IntEnum

FEWEST_SEATS, SEATS = 1, 4


class Location(IntEnum):
    """The four locations; NOWHERE for a pawn that is not on the board."""

    NOWHERE = -1
    FARM = 0
    PRISON = 1
    HIGHWAY = 2
    TOWN = 3


LOCATIONS = 4
CORNERS = 4
"""Corners of the grid, clockwise from the north-west: neighbours follow one another."""
OPPOSITE = 2
"""So many corners on, the location lies diagonally opposite."""
WALLS = 3
"""Walkers that the prison's walls stop at the end of a round."""


class Stack(IntEnum):
    """The four stacks of resource cards."""

    EQUIPMENT = 0
    AMMO = 1
    FOOD = 2
    ALLY = 3


STACKS = 4
STACK_CARDS = 25
"""Cards in each stack."""


class Leader(IntEnum):
    """The six characters, by the ability that each has while leading."""

    ANDREA = 0
    DARYL = 1
    GLENN = 2
    MAGGIE = 3
    MICHONNE = 4
    RICK = 5


LEADERS = 6
ANDREA_HEALS = 1
DARYL_FEEDS = 1
GLENN_LOADS = 1
RICK_ADDS = 1

ROUNDS = 12
MOST_LIFE = 5
START_ALLIES = 2
START_FOOD = 2
START_WEAPONS = 1
SOLO_START_WEAPONS = 2
REPLACEMENT_CARDS = 1
SOLO_REPLACEMENT_CARDS = 2
"""Equipment cards that a new character may draw."""

TOKENS = 16
"""Tokens of walkers, of food, of allies and of ammo; each shows 1 or 3."""
THREE = 3
"""What the other side of a token is worth."""
MOST_VALUE = 48
"""What all tokens of a kind are worth together."""

BLACK = 3
"""The black die shows 1, 2 or 3."""
WHITE = 6
"""White dice show 1 to 6."""
POINTS_PER_WALKER = 5
"""Combat value that kills one walker."""

HAND = 2
"""Event cards that a seat is dealt each round."""
SOLO_BOTH_UP_TO = 5
"""Alone, both events are played while no more walkers than this are on the board."""
COSTS_A_MOVE = 1
COSTS_A_HEALING = 1
"""Food."""
HEALS = 1
"""Life that food restores at the end of a round."""
CORPSE = 1
"""Walkers that a dead character becomes."""
GOALS_NEED_SEATS = 2
