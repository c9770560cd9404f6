"""What is in the box of Mall of Horror, and every number printed on it (rules 0.1-0.5)."""

from __future__ import annotations

from enum import IntEnum

FEWEST_SEATS, SEATS = 3, 6


class Place(IntEnum):
    """The six places, by the number on a die; two words for a character that is nowhere."""

    EATEN = -1
    NOWHERE = 0
    RESTROOM = 1
    CACHOU = 2
    MEGATOYS = 3
    PARKING = 4
    SECURITY = 5
    SUPERMARKET = 6


PLACES = 7
"""Length of a row by place; the first entry stands for no place and is always 0."""
UNLIMITED = 99
CAPACITY_OF = (0, 3, 4, 4, UNLIMITED, 3, 6)
"""Characters that fit, by place."""


class Character(IntEnum):
    """The characters of a seat."""

    PINUP = 0
    TOUGH = 1
    GUNMAN = 2
    GIRL = 3


CHARACTERS = 4
CHARACTERS_WITH = (0, 0, 0, 4, 3, 3, 3)
"""Characters of each seat, by the number of seats: the girl is for three only."""
POINTS_OF = (7, 5, 3, 1)
"""Points of a survivor, by character."""
EXTRA_DEFENCE = 1
"""What the tough guy counts for more than one when zombies are held off."""
EXTRA_VOTE = 1
"""What the gunman's vote counts for more than one."""


class Card(IntEnum):
    """The kinds of cards."""

    THREAT = 0
    CAMERA = 1
    SPRINT = 2
    HARDWARE = 3
    HIDDEN = 4
    SHOTGUN = 5
    CHAINSAW = 6
    GRENADES = 7
    PISTOL = 8
    FIRE_AXE = 9
    BASEBALL_BAT = 10


KINDS = 11
NO_CARD = -2
"""An empty place for a card."""
COPIES_OF = (3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1)
"""Copies in the deck, by kind."""
CARDS = 21
KILLS_OF = (0, 0, 0, 0, 0, 2, 2, 2, 1, 1, 1)
"""Zombies killed, by kind; 0 for what is no weapon."""
SEARCHED = 3
"""Cards that a searcher of the truck takes up."""
RETURNED = 10
GIFTS = 10
"""Room for all cards ever put back or given away: a search takes two, from at most 18."""

DICE = 4
PLACEMENT_DICE = 2
ZOMBIES = 30
OVERRUN_AT = 8
BREACH_AT = 4
"""Zombies that always get into the supermarket."""
CLOSED_WITH = (0, 0, 0, Place.CACHOU.value, Place.CACHOU.value, 0, 0)
"""The place out of play from the start, by the number of seats."""
ENDS_AT = (0, 0, 0, 4, 4, 4, 6)
"""The game ends when no more than so many characters live, by the number of seats."""
MOST_ROUNDS = 100
