"""What follows by the rules from what lies open: numbers for those who draw the board.

Each is reckoned from a bystander's view, so it is the same for everybody and tells nobody anything
that is not on the table.
"""

from __future__ import annotations

from graveshift.engine.game import Reckoning
from graveshift.games.mall_of_horror.attack import ALL, PINUPS, place_with_most
from graveshift.games.mall_of_horror.components import (
    BREACH_AT,
    CAPACITY_OF,
    ENDS_AT,
    PLACES,
    SEATS,
    Place,
)
from graveshift.games.mall_of_horror.places import (
    defence_at,
    hardware_at,
    heads_alive,
    heads_at,
    points_alive,
    seats_at,
)
from graveshift.games.mall_of_horror.state import Decision, State
from graveshift.games.mall_of_horror.voting import weight_of

Rows = list[int | list[int]]
VOTES = frozenset({Decision.THREAT, Decision.BALLOT, Decision.CARDS, Decision.VICTIM})
"""Decisions that are about one place."""


def defence(seen: State, place: int) -> int:
    """What holds a place, with the Hardware of the attack of the moment."""
    extra = hardware_at(seen, place) if seen.place == place else 0
    return defence_at(seen, place) + extra


def get_in(seen: State, place: int) -> bool:
    """Whether the zombies before a place would have somebody as the board stands."""
    zombies = seen.zombies[place]
    if zombies == 0 or heads_at(seen, place) == 0:
        return False
    if place == Place.PARKING:
        return seats_at(seen, place) != 0
    too_many = place == Place.SUPERMARKET and zombies >= BREACH_AT
    return too_many or zombies >= defence(seen, place)


def defences(seen: State) -> Rows:
    """What holds each place; nothing holds the parking."""
    return [
        0 if place in {Place.NOWHERE, Place.PARKING} else defence(seen, place)
        for place in range(PLACES)
    ]


def entered(seen: State) -> Rows:
    """Where the zombies get in."""
    return [int(get_in(seen, place)) for place in range(PLACES)]


def weights(seen: State) -> Rows:
    """What each seat's vote weighs, while there is a vote."""
    if seen.decision not in VOTES:
        return [0] * SEATS
    return [weight_of(seen, seat) if seat < seen.seats else 0 for seat in range(SEATS)]


def points(seen: State) -> Rows:
    """What each seat's living characters are worth."""
    return [points_alive(seen, seat) if seat < seen.seats else 0 for seat in range(SEATS)]


RECKONINGS = (
    Reckoning("room", "characters that fit in; 99 where any number does", "place",
              lambda _: list(CAPACITY_OF)),
    Reckoning("defence", "what holds a place, its Hardware included", "place", defences),
    Reckoning("entered", "1 where the zombies get in as the board stands", "place", entered),
    Reckoning("weight", "what a seat's vote weighs in the vote of the moment", "seat", weights),
    Reckoning("points", "what a seat's living characters are worth", "seat", points),
    Reckoning("crowd", "the place that alone has the most heads; 0 when places tie", "",
              lambda seen: place_with_most(seen, ALL)),
    Reckoning("scream", "the place that alone has the most Pin-Ups; 0 when places tie", "",
              lambda seen: place_with_most(seen, PINUPS)),
    Reckoning("alive", "characters on the board", "", heads_alive),
    Reckoning("ends_at", "the game ends when no more characters live than this", "",
              lambda seen: ENDS_AT[seen.seats]),
)  # fmt: skip
