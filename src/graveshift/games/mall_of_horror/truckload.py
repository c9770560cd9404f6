"""The cards in the truck (rules 1.5): which lie loose, and which were put back beneath them.

A card that nobody has seen has no place in the deck yet: which it is, chance says when it is drawn.
That is the same as a shuffled deck, and no record holds what nobody knows.  Cards put back lie
beneath all loose ones, in the order in which they came; whoever put one there knows it.
"""

from __future__ import annotations

from graveshift.engine.chance import draw
from graveshift.engine.frame import NOBODY
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.components import KINDS, NO_CARD, RETURNED
from graveshift.games.mall_of_horror.state import State


@rule
def loose_cards(state: State) -> int:
    """Cards that nobody has seen."""
    cards = 0
    for kind in range(KINDS):
        cards += state.loose[kind]
    return cards


@rule
def top_card(state: State) -> int:
    """Draw a card: a loose one while there is any, else the first that was put back."""
    state.deck_size -= 1
    loose = loose_cards(state)
    if loose == 0:
        return first_returned(state)
    rank = draw(state, loose)
    kind = 0
    while rank >= state.loose[kind]:
        rank -= state.loose[kind]
        kind += 1
    state.loose[kind] -= 1
    return kind


@rule
def first_returned(state: State) -> int:
    """Draw the card that was put back first."""
    kind = state.returned[0]
    for position in range(RETURNED - 1):
        state.returned[position] = state.returned[position + 1]
        state.returner[position] = state.returner[position + 1]
    state.returned[RETURNED - 1] = NO_CARD
    state.returner[RETURNED - 1] = NOBODY
    return kind


@rule
def put_back(state: State, seat: int, kind: int) -> None:
    """Put a card beneath the deck."""
    position = 0
    while state.returned[position] != NO_CARD:
        position += 1
    state.returned[position] = kind
    state.returner[position] = seat
    state.deck_size += 1
