"""States drawn at random from all that a view allows (determinise)."""

from __future__ import annotations

from graveshift.engine.bits import count, nth, only
from graveshift.engine.chance import draw, roll
from graveshift.engine.frame import NOBODY
from graveshift.engine.record import UNKNOWN
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.components import (
    COPIES_OF,
    DICE,
    GIFTS,
    KINDS,
    NO_CARD,
    PLACES,
    RETURNED,
    SEARCHED,
    SEATS,
    Place,
)
from graveshift.games.mall_of_horror.destinations import may_go
from graveshift.games.mall_of_horror.state import State


@rule
def determinise(seen: State, state: State) -> None:
    """Give every hidden card, die and answer a value that the view allows."""
    gather_unseen(seen, state)
    deal_gifts(seen, state)
    deal_hands(seen, state)
    deal_truck(seen, state)
    roll_unseen(seen, state)
    reopen(seen, state)


@rule
def gather_unseen(seen: State, state: State) -> None:
    """Every card whose whereabouts the viewer does not know is loose at first."""
    viewer = seen.viewer
    for kind in range(KINDS):
        unseen = COPIES_OF[kind] - seen.played[kind]
        for position in range(RETURNED):
            if seen.returned[position] == kind:
                unseen -= 1
        for position in range(SEARCHED):
            if seen.found[position] == kind:
                unseen -= 1
        for owner in range(SEATS):
            if owner == viewer:
                unseen -= seen.hand[owner, kind]
            else:
                state.hand[owner, kind] = 0
        state.loose[kind] = unseen


@rule
def deal_gifts(seen: State, state: State) -> None:
    """Cards that the viewer gave away and nobody has played are where it gave them."""
    for gift in range(GIFTS):
        kind = seen.gift_kind[gift]
        taker = seen.gift_taker[gift]
        if kind >= 0 and taker != seen.viewer:
            state.hand[taker, kind] += 1
            state.loose[kind] -= 1


@rule
def any_loose(state: State) -> int:
    """Take a loose card at random."""
    loose = 0
    for kind in range(KINDS):
        loose += state.loose[kind]
    rank = draw(state, loose)
    kind = 0
    while rank >= state.loose[kind]:
        rank -= state.loose[kind]
        kind += 1
    state.loose[kind] -= 1
    return kind


@rule
def deal_hands(seen: State, state: State) -> None:
    """Fill up the others' hands."""
    for owner in range(SEATS):
        held = 0
        for kind in range(KINDS):
            held += state.hand[owner, kind]
        for _ in range(held, seen.cards_held[owner]):
            state.hand[owner, any_loose(state)] += 1


@rule
def deal_truck(seen: State, state: State) -> None:
    """Cards in a searcher's hands and those put back; gifts unknown to the viewer are unknown."""
    for position in range(SEARCHED):
        if seen.found[position] == UNKNOWN:
            state.found[position] = any_loose(state)
    for position in range(RETURNED):
        if seen.returned[position] == UNKNOWN:
            state.returned[position] = any_loose(state)
    for gift in range(GIFTS):
        if seen.gift_kind[gift] == UNKNOWN:
            state.gift_kind[gift] = NO_CARD


@rule
def roll_unseen(seen: State, state: State) -> None:
    """Dice that the viewer has not seen may show anything."""
    for die in range(DICE):
        if seen.dice[die] == UNKNOWN:
            state.dice[die] = roll(state)


@rule
def reopen(seen: State, state: State) -> None:
    """Others' sealed answers are open again; destinations already locked may be any legal ones."""
    for seat in range(SEATS):
        if seen.ballot[seat] == UNKNOWN:
            state.ballot[seat] = NOBODY
        if seen.destination[seat] == UNKNOWN:
            state.destination[seat] = Place.NOWHERE
            if seen.sealed == 0:
                state.destination[seat] = any_destination(state, seat)
        if seen.sealed == 1 and seat != seen.viewer:
            state.owes |= seen.asked & only(seat)


@rule
def any_destination(state: State, seat: int) -> int:
    """A legal destination at random."""
    legal = 0
    for place in range(Place.RESTROOM, PLACES):
        if may_go(state, seat, place):
            legal |= only(place)
    return nth(legal, draw(state, count(legal)))
