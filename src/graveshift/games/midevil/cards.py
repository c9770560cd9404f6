"""The event cards and the Necronomicon (rules 1.13, 2.2): one design a row, one column a table.

A card of a kind does what its kind says; the numbers it does it with are in the columns.
"""

from __future__ import annotations

from enum import IntEnum


class Card(IntEnum):
    """The kinds of cards: items up to HOLY_WATER, events after it, and the book."""

    HORSE = 0
    POLE_ARM = 1
    CRANK_BOW = 2
    CROSSBOW = 3
    SWORD = 4
    WAR_HAMMER = 5
    CHAIN_MAIL = 6
    OLD_MAP = 7
    HOLY_WATER = 8
    FORCED_MARCH = 9
    BATTLE_FURY = 10
    HEALER = 11
    SECRET_PATH = 12
    RISE_AGAIN = 13
    DEAD_REMEMBER = 14
    CALL_OF_THE_CRYPT = 15
    MARCH_OF_BONES = 16
    CRUMBLE_TO_DUST = 17
    SUDDEN_AMBUSH = 18
    MIRE = 19
    LOST_IN_THE_FOG = 20
    PICKPOCKET = 21
    RUST = 22
    TERROR = 23
    RATTLE_LOOSE = 24
    NOT_TODAY = 25
    TURN_THE_TABLES = 26
    FICKLE_FATE = 27
    NECRONOMICON = 28


EVENTS = 28
"""Kinds of event cards."""
KINDS = 29
NO_CARD = -2
"""An empty place for a card."""
DECK = 49
"""Event cards; the Necronomicon is the fiftieth card."""
ITEMS = 9
"""Kinds of event cards that are laid out and stay."""


class Moment(IntEnum):
    """When a card may be played or used; a sum of several is a set of them."""

    OWN = 1
    """In the player's own turn, between two actions."""
    HELD = 2
    """In a turn of somebody else, by a hold."""
    CARD = 4
    MOVE = 8
    BONES = 16
    BOOK = 32
    LAST = 64


ANY = 127
"""All moments at once."""


class Target(IntEnum):
    """What a card is aimed at when it is played."""

    NOTHING = 0
    """Its player, or all."""
    OPPONENT = 1
    OPPONENTS_ITEM = 2
    """An opponent and one of the items in front of that opponent."""
    TILE = 3
    """A tile and squares on it."""
    SKELETONS = 4
    """A tile and skeletons on it."""
    REMOVED = 5
    """Skeletons that are out of the game."""
    EVENT = 6
    """An event card that was just played."""
    DIE = 7
    """A die that was just shown."""


COPIES_OF = (
    3, 2, 2, 2, 2, 2, 2, 1, 2,
    2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 1, 1, 1,
)  # fmt: skip
"""Cards of a kind."""
PLAYED_IN = (ANY,) * ITEMS + (
    8,
    1,
    ANY,
    1,
    ANY,
    ANY,
    ANY,
    16,
    ANY,
    8,
    8,
    8,
    1,
    ANY,
    ANY,
    ANY,
    4,
    4,
    8 + 16 + 32,
    0,
)
"""The moments in which a card may be played from the hand."""
TARGET_OF = (
    (Target.NOTHING.value,) * ITEMS
    + (
        Target.NOTHING.value, Target.NOTHING.value, Target.NOTHING.value, Target.NOTHING.value,
        Target.TILE.value, Target.REMOVED.value, Target.TILE.value, Target.NOTHING.value,
        Target.SKELETONS.value, Target.OPPONENT.value, Target.OPPONENT.value,
        Target.OPPONENT.value, Target.OPPONENTS_ITEM.value, Target.OPPONENTS_ITEM.value,
        Target.OPPONENT.value, Target.OPPONENT.value, Target.EVENT.value, Target.EVENT.value,
        Target.DIE.value, Target.NOTHING.value,
    )
)  # fmt: skip
"""What a card is aimed at."""
COST_OF = (
    0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 2, 0, 1, 0, 0, 0,
)  # fmt: skip
"""Points in skeletons that playing a card takes out of the player's collection."""

IS_MELEE = (0, 0, 0, 0, 1, 1, 0, 0, 1) + (0,) * 20
"""Weapons of a fight on the own square, Holy Water with them."""
RANGE_OF = (0, 1, 2, 3) + (0,) * 25
"""How far a ranged weapon reaches; 0 for what is none."""
SHOTS_OF = (0, 1, 2, 1) + (0,) * 25
"""How often a ranged weapon may be used in a turn."""
BONUS_OF = (0, 1, 0, 0, 1, 2, 0, 0, 0, 0, 2) + (0,) * 18
"""What a card adds to every roll of a fight that it is used in."""
WEAR_OF = (0, 0, 0, 0, 0, 3) + (0,) * 23
"""Fights that a card is good for; 0 for what does not wear."""

MARCH = 3
"""Steps that Forced March adds."""
HEALED = 2
"""Lives that Healer brings."""
RISEN = 4
"""Skeletons that rise again."""
REMEMBERED = 12
"""Skeletons that the dead remember."""
MARCHING = 6
"""Skeletons that March of Bones moves."""
CRUMBLED = 2
"""Skeletons that crumble to dust."""
RATTLED = 3
"""Points that Rattle Loose shakes out at most."""
MAPPED = 2
"""Tiles that Old Map shows."""
