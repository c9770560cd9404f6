"""The hundred resource cards one by one, with the sets that rules ask for (rules 1.10).

A card is 0-24 within its stack and `25 * stack + card` among all.  Cards of a kind follow one
another, in the order of the tables.
"""

from __future__ import annotations

from graveshift.games.walking_dead.cards import (
    ALLY_COPIES,
    AMMO_COPIES,
    AMMO_OF,
    AMMO_TYPE_OF,
    EQUIPMENT_COPIES,
    FOOD_COPIES,
    KIND_OF,
    Ammo,
    Equipment,
    Kind,
)
from graveshift.games.walking_dead.components import STACK_CARDS

NOT_DRAWN = -1
"""No card was drawn, where a card is a number of 0-99."""
FULL_STACK = (1 << STACK_CARDS) - 1
AMMO_TYPES = 4


def one_by_one(copies: tuple[int, ...]) -> tuple[int, ...]:
    """The kind of each card."""
    return tuple(kind for kind, number in enumerate(copies) for _ in range(number))


def cards_of(kinds: tuple[int, ...], *wanted: int) -> int:
    """The set of the cards of some kinds."""
    return sum(1 << card for card, kind in enumerate(kinds) if kind in wanted)


GEAR = one_by_one(EQUIPMENT_COPIES)
"""The kind of each equipment card, an Equipment."""
BOXES = one_by_one(AMMO_COPIES)
"""The kind of each ammo card, an AmmoCard."""
FOODS = one_by_one(FOOD_COPIES)
"""The kind of each food card, a FoodCard."""
FRIENDS = one_by_one(ALLY_COPIES)
"""The kind of each ally card, an AllyCard."""

AMMO_OF_GEAR = tuple(AMMO_OF[kind] for kind in GEAR)
"""The Ammo that each equipment card takes."""
AMMO_OF_BOX = tuple(AMMO_TYPE_OF[kind] for kind in BOXES)
"""The Ammo on each ammo card."""

MELEE = sum(1 << card for card, kind in enumerate(GEAR) if KIND_OF[kind] == Kind.MELEE)
RANGED = sum(1 << card for card, kind in enumerate(GEAR) if KIND_OF[kind] == Kind.RANGED)
WEAPONS = MELEE | RANGED
MOTORCYCLES = cards_of(GEAR, Equipment.MOTORCYCLE)
ARMOURS = cards_of(GEAR, Equipment.BODY_ARMOR)
FLASHBANGS = cards_of(GEAR, Equipment.FLASHBANG)
SILENCERS = cards_of(GEAR, Equipment.SILENCER)
SUPPLIES = cards_of(GEAR, Equipment.MEDICAL_SUPPLIES)

GUNS_OF = (*(cards_of(AMMO_OF_GEAR, kind) for kind in range(AMMO_TYPES)), RANGED)
"""The weapon cards that take an Ammo, by Ammo."""
BOXES_OF = tuple(cards_of(AMMO_OF_BOX, kind, Ammo.ANY) for kind in range(AMMO_TYPES))
"""The ammo cards that can be loaded, by Ammo of the weapon."""

LOADS = tuple(
    (box, gun)
    for box in range(STACK_CARDS)
    for gun in range(STACK_CARDS)
    if GUNS_OF[AMMO_OF_BOX[box]] >> gun & 1
)
LOADED_BOX = tuple(box for box, _ in LOADS)
"""The ammo card of every way to load one, by its number."""
LOADED_GUN = tuple(gun for _, gun in LOADS)
"""The weapon of every way to load an ammo card, by its number."""
WAYS_TO_LOAD = len(LOADS)
