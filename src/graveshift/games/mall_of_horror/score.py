"""How well a seat stands, for simple bots (5.3 of the rules notes); seen in a view only."""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.frame import RUNNING
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.components import (
    BREACH_AT,
    CHARACTERS,
    KINDS,
    POINTS_OF,
    Place,
)
from graveshift.games.mall_of_horror.places import (
    defence_at,
    heads_at,
    heads_of,
    place_of,
    points_alive,
)
from graveshift.games.mall_of_horror.state import State

WORTH_OF = (5, 3, 9, 6, 14, 11, 11, 11, 8, 8, 8)
"""Worth of a card in hand, by kind, in tenths of a point."""
WORTH_UNKNOWN = 8
POINT = 10
VICTORY = 5000
BADGE = 4


@rule
def score(seen: State, seat: int) -> int:
    """Own prospects less those of the strongest rival, in tenths of a point."""
    if seen.ending != RUNNING:
        own = VICTORY if has(seen.winners, seat) else -VICTORY
        return own + POINT * (points_alive(seen, seat) - best_rival(seen, seat) // POINT)
    return prospects(seen, seat) * 2 - best_rival(seen, seat)


@rule
def best_rival(seen: State, seat: int) -> int:
    """The best prospects among the others."""
    best = 0
    for rival in range(seen.seats):
        if rival != seat:
            theirs = prospects(seen, rival)
            best = max(best, theirs)
    return best


@rule
def prospects(seen: State, seat: int) -> int:
    """Points alive less what is likely to be eaten, cards, and the badge."""
    worth = 0
    for character in range(CHARACTERS):
        place = place_of(seen, seat, character)
        if place > Place.NOWHERE:
            worth += POINT * POINTS_OF[character] - danger_at(seen, seat, place)
    for kind in range(KINDS):
        if seen.hand[seat, kind] > 0:
            worth += WORTH_OF[kind] * seen.hand[seat, kind]
    if seen.hand[seat, 0] < 0:
        worth += WORTH_UNKNOWN * seen.cards_held[seat]
    if seen.holder == seat:
        worth += BADGE
    return worth


@rule
def danger_at(seen: State, seat: int, place: int) -> int:
    """What a character risks there: zombies against the door, shared by heads, less by friends."""
    heads = heads_at(seen, place)
    zombies = seen.zombies[place]
    friends = heads_of(seen, seat, place)
    if place == Place.PARKING:
        return (POINT * 3 * zombies) // (heads + friends)
    missing = defence_at(seen, place) - zombies
    if place == Place.SUPERMARKET:
        missing = min(missing, BREACH_AT - zombies)
    if missing <= 0:
        return (POINT * 4) // (heads + friends)
    return (POINT * 2) // (missing * (heads + friends))
