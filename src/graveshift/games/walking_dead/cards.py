"""The resource cards and the secret goals (rules 5.2-5.6) as tables by kind.

Kinds are numbered as the rules number them: EQ01 is 1, and 0 is no card.
"""

from __future__ import annotations

from enum import IntEnum

from graveshift.games.walking_dead.components import BLACK, WHITE

NO_CARD = 0

# Equipment ----------------------------------------------------------------------------------------


class Equipment(IntEnum):
    """The kinds of equipment; the rules call the first EQ01."""

    KATANA = 1
    MACHETE = 2
    BASEBALL_BAT = 3
    FIRE_AXE = 4
    CROWBAR = 5
    HUNTING_KNIFE = 6
    PISTOL = 7
    RIFLE = 8
    SHOTGUN = 9
    CROSSBOW = 10
    MOTORCYCLE = 11
    BODY_ARMOR = 12
    FLASHBANG = 13
    SILENCER = 14
    MEDICAL_SUPPLIES = 15


class Kind(IntEnum):
    """What a piece of equipment is."""

    NOTHING = 0
    MELEE = 1
    RANGED = 2
    ITEM = 3


class Ammo(IntEnum):
    """The four kinds of ammo; each goes onto one kind of weapon, and ANY onto each."""

    NONE = -1
    PISTOL = 0
    RIFLE = 1
    SHOTGUN = 2
    CROSSBOW = 3
    ANY = 4


EQUIPMENT = 16
"""Length of a row by kind of equipment."""
EQUIPMENT_COPIES = (0, 1, 2, 2, 1, 1, 1, 4, 3, 2, 1, 1, 2, 1, 1, 2)
KIND_OF = (0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3)
"""A Kind, by kind of equipment."""
DICE_OF = (0, 1, 1, 1, 1, 1, 1, 1, 2, 3, 1, 0, 0, 0, 0, 0)
"""White dice rolled with it, by kind of equipment."""
LOAD_OF = (0, 0, 0, 0, 0, 0, 0, 4, 3, 2, 3, 0, 0, 0, 0, 0)
"""Ammo that it holds when the game begins, by kind of equipment."""
AMMO_OF = (-1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, -1, -1, -1, -1, -1)
"""The Ammo that it takes, by kind of equipment."""
ADDS_OF = (0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)
"""What it always adds to the combat value, by kind of equipment."""
ADDS_ALONE_OF = (0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""What it adds if its owner is alone at a location, by kind of equipment."""
ADDS_ACCOMPANIED_OF = (0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""What it adds if another player is there, by kind of equipment."""
ADDS_ON_SIX_OF = (0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""What it adds to a natural 6, by kind of equipment."""
KATANA_GOES_ON_FROM = 4
"""The Katana's die is rolled again from this number on."""
CROWBAR_REROLLS_UP_TO = 2
SHOTGUN_PULLS_FROM = 14
SHOTGUN_PULLS = 1
CROSSBOW_RETURNS_FROM = 5
CROSSBOW_RETURNS = 1
ARMOR_STOPS = 1
SILENCER_STOPS = 1
SUPPLIES_HEAL = 3
HELP_DICE = 1
"""White dice that A Little Help brings."""

# Ammo ---------------------------------------------------------------------------------------------


class AmmoCard(IntEnum):
    """The kinds of ammo cards; the rules call the first AM01."""

    PISTOL_BOX = 1
    PISTOL_CRATE = 2
    PISTOL_MAGAZINE = 3
    RIFLE_CLIPS = 4
    HUNTERS_CACHE = 5
    RIFLE_MAGAZINE = 6
    SHOTGUN_SHELLS = 7
    SHELL_BELT = 8
    BOLTS = 9
    QUIVER = 10
    LUCKY_FIND = 11


AMMO_CARDS = 12
"""Length of a row by kind of ammo card."""
AMMO_COPIES = (0, 4, 2, 1, 4, 1, 1, 3, 1, 3, 1, 4)
AMMO_TYPE_OF = (-1, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4)
"""The Ammo that is on it, by kind of ammo card."""
AMMO_FIXED_OF = (0, 0, 0, 2, 0, 0, 2, 0, 2, 0, 0, 1)
"""How much is on it, by kind of ammo card; 0 where a die says it."""
AMMO_SIDES_OF = (0, BLACK, WHITE, 0, BLACK, WHITE, 0, BLACK, 0, BLACK, WHITE, 0)
"""Sides of the die that says how much, by kind of ammo card; 0 where it is printed."""

# Food ---------------------------------------------------------------------------------------------


class FoodCard(IntEnum):
    """The kinds of food cards; the rules call the first FO01."""

    BERRIES = 1
    CANNED_BEANS = 2
    VENISON = 3
    PANTRY_RAID = 4


FOOD_CARDS = 5
"""Length of a row by kind of food card."""
FOOD_COPIES = (0, 6, 9, 2, 8)
FOOD_FIXED_OF = (0, 1, 2, 3, 0)
FOOD_SIDES_OF = (0, 0, 0, 0, BLACK)
"""Sides of the die that says how much, by kind of food card; 0 where it is printed."""

# Allies -------------------------------------------------------------------------------------------


class AllyCard(IntEnum):
    """The kinds of ally cards; the rules call the first AL01."""

    STRAGGLER = 1
    TWO_BROTHERS = 2
    REFUGEES = 3
    LITTLE_HELP = 4
    GUINEA_PIG = 5
    VET = 6
    COOK = 7
    DESERTER = 8


class Extra(IntEnum):
    """What an ally card brings besides allies."""

    NOTHING = 0
    EXTRA_DIE = 1  # a white die in this round's combat
    CANNOT_DIE = 2  # this round
    HEAL_HERE = 3  # one player at the same location regains life
    FOOD = 4
    AMMO = 5  # on one own ranged weapon


ALLY_CARDS = 9
"""Length of a row by kind of ally card."""
ALLY_COPIES = (0, 5, 6, 6, 3, 1, 2, 1, 1)
ALLY_FIXED_OF = (0, 1, 2, 0, 1, 1, 1, 1, 1)
ALLY_SIDES_OF = (0, 0, 0, BLACK, 0, 0, 0, 0, 0)
"""Sides of the die that says how many, by kind of ally card; 0 where it is printed."""
EXTRA_OF = (0, 0, 0, 0, 1, 2, 3, 4, 5)
"""An Extra, by kind of ally card."""
EXTRA_NUMBER_OF = (0, 0, 0, 0, 1, 0, 1, 1, 1)
"""How much of it, by kind of ally card."""

# Secret goals -------------------------------------------------------------------------------------


class Goal(IntEnum):
    """The secret goals; the rules call the first SG1."""

    GLUTTON = 1
    CROWD_MAGNET = 2
    QUARTERMASTER = 3
    GUN_NUT = 4
    LONE_WOLF = 5
    EXECUTIONER = 6
    REBEL = 7
    SCARRED = 8
    OBJECTOR = 9


GOALS = 9
ALL_GOALS = GOALS + 1
"""Length of a row by goal."""
COLLECTS_OF = (0, 9, 8, 5, 8, 0, 0, 0, 0, 0)
"""What must be held at once, by goal: food, allies, equipment cards, ammo; 0 for coin goals."""
COINS_OF = (0, 0, 0, 0, 0, 6, 4, 4, 5, 4)
"""Coins that fulfil it, by goal; 0 where things are collected."""
EXECUTIONER_KILLS = 2
