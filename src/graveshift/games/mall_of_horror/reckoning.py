"""What follows by the rules from what lies open: numbers for those who draw the board.

Each is reckoned from a bystander's view, so it is the same for everybody and tells nobody anything
that is not on the table.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has
from graveshift.engine.frame import NOBODY
from graveshift.engine.game import Reckoning
from graveshift.games.mall_of_horror.attack import ALL, PINUPS, place_with_most
from graveshift.games.mall_of_horror.components import (
    BREACH_AT,
    CAPACITY_OF,
    ENDS_AT,
    EXTRA_DEFENCE,
    EXTRA_VOTE,
    PLACES,
    SEATS,
    Character,
    Place,
)
from graveshift.games.mall_of_horror.places import (
    TOUGHS,
    defence_at,
    hardware_at,
    heads_alive,
    heads_at,
    points_alive,
    seat_in_order,
    seats_at,
    visible_of,
    zombies_left,
)
from graveshift.games.mall_of_horror.state import Decision, State
from graveshift.games.mall_of_horror.voting import threats_counted, weight_of

Rows = list[int | list[int]]
VOTES = frozenset({Decision.THREAT, Decision.BALLOT, Decision.CARDS, Decision.VICTIM})
"""Decisions that are about one place."""


def nails_at(seen: State, place: int) -> int:
    """What the Hardware of the attack of the moment adds."""
    return hardware_at(seen, place) if seen.place == place else 0


def defence(seen: State, place: int) -> int:
    """What holds a place, with the Hardware of the attack of the moment."""
    return defence_at(seen, place) + nails_at(seen, place)


def has_door(place: int) -> bool:
    """Whether anything holds zombies off there."""
    return place not in {Place.NOWHERE, Place.PARKING}


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
    return [defence(seen, place) if has_door(place) else 0 for place in range(PLACES)]


def muscles(seen: State) -> Rows:
    """What the tough guys add to the heads that hold each place."""
    return [
        EXTRA_DEFENCE * count(seen.at[place] & TOUGHS) if has_door(place) else 0
        for place in range(PLACES)
    ]


def nails(seen: State) -> Rows:
    """What Hardware adds at each place."""
    return [nails_at(seen, place) if has_door(place) else 0 for place in range(PLACES)]


def surplus(seen: State) -> Rows:
    """How many zombies fewer would leave everyone there alone."""
    return [surplus_at(seen, place) if get_in(seen, place) else 0 for place in range(PLACES)]


def surplus_at(seen: State, place: int) -> int:
    """As many as would have to fall where they get in; in the parking all of them."""
    zombies = int(seen.zombies[place])
    if place == Place.PARKING:
        return zombies
    stay_out = defence(seen, place) - 1
    if place == Place.SUPERMARKET:
        stay_out = min(stay_out, BREACH_AT - 1)
    return zombies - stay_out


def entered(seen: State) -> Rows:
    """Where the zombies get in."""
    return [int(get_in(seen, place)) for place in range(PLACES)]


def weights(seen: State) -> Rows:
    """What each seat's vote weighs, while there is a vote."""
    if seen.decision not in VOTES:
        return [0] * SEATS
    return [weight_of(seen, seat) if seat < seen.seats else 0 for seat in range(SEATS)]


def guns(seen: State) -> Rows:
    """What a gunman adds to each seat's vote, while there is a vote."""
    return [
        EXTRA_VOTE * has(visible_of(seen, seat, seen.place), Character.GUNMAN)
        if seen.decision in VOTES and seat < seen.seats
        else 0
        for seat in range(SEATS)
    ]


def menaces(seen: State) -> Rows:
    """What Threats add to each seat's vote, while there is a vote."""
    return [
        threats_counted(seen, seat) if seen.decision in VOTES and seat < seen.seats else 0
        for seat in range(SEATS)
    ]


def order(seen: State) -> Rows:
    """When each seat's turn comes: 1 for the holder, 0 while nobody holds the badge."""
    places = [0] * SEATS
    if seen.holder != NOBODY:
        for position in range(seen.seats):
            places[seat_in_order(seen, position)] = position + 1
    return list(places)


def points(seen: State) -> Rows:
    """What each seat's living characters are worth."""
    return [points_alive(seen, seat) if seat < seen.seats else 0 for seat in range(SEATS)]


RECKONINGS = (
    Reckoning("room", "characters that fit in; 99 where any number does", "place",
              lambda _: list(CAPACITY_OF)),
    Reckoning("defence", "what holds a place, its Hardware included", "place", defences),
    Reckoning("muscles", "what tough guys add to the heads that hold a place", "place", muscles),
    Reckoning("nails", "what Hardware adds where the attack is", "place", nails),
    Reckoning("entered", "1 where the zombies get in as the board stands", "place", entered),
    Reckoning("surplus", "zombies fewer that would leave everyone there alone", "place", surplus),
    Reckoning("weight", "what a seat's vote weighs in the vote of the moment", "seat", weights),
    Reckoning("guns", "what a gunman adds to that", "seat", guns),
    Reckoning("menaces", "what Threats add to that", "seat", menaces),
    Reckoning("order", "when a seat's turn comes, 1 being first; 0 before the badge is given out",
              "seat", order),
    Reckoning("points", "what a seat's living characters are worth", "seat", points),
    Reckoning("crowd", "the place that alone has the most heads; 0 when places tie", "",
              lambda seen: place_with_most(seen, ALL)),
    Reckoning("scream", "the place that alone has the most Pin-Ups; 0 when places tie", "",
              lambda seen: place_with_most(seen, PINUPS)),
    Reckoning("zombies_left", "zombies that can still come; 99 where they do not run out", "",
              zombies_left),
    Reckoning("alive", "characters on the board", "", heads_alive),
    Reckoning("ends_at", "the game ends when no more characters live than this", "",
              lambda seen: ENDS_AT[seen.seats]),
)  # fmt: skip
