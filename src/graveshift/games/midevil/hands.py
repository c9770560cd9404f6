"""Hands, deck, and who may play an event at all (rules 1.13, 2.1, 2.3).

Cards that nobody has seen have no order.  The slots of a hand lie open, their cards do not: so
everybody knows which slots were filled before the discards were last shuffled.
"""

from __future__ import annotations

from graveshift.engine.bits import has, only
from graveshift.engine.chance import draw
from graveshift.engine.frame import EVERYBODY, ask, but
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.cards import EVENTS, ITEMS, NO_CARD, WEAR_OF, Card
from graveshift.games.midevil.state import NOWHERE, SLOTS, Event, State


@rule
def eligible(state: State) -> int:
    """The seats that everybody can see may play an event: a card in hand, the quota not used."""
    seats = 0
    for seat in range(state.seats):
        if state.held[seat] > 0:
            seats |= 1 << seat
    return seats & ~state.used


@rule
def pose(state: State, decision: int, seat: int) -> None:
    """Ask one seat at a boundary between two actions: others may hold."""
    ask(state, decision, only(seat))
    seats = 0
    for other in range(state.seats):
        if state.holds[other] > 0:
            seats |= 1 << other
    state.may = eligible(state) & seats & ~only(seat)


@rule
def inquire(state: State, decision: int, seat: int) -> None:
    """Ask one seat in the middle of an action: nobody may hold."""
    ask(state, decision, only(seat))
    state.may = 0


@rule
def draw_card(state: State, seat: int) -> bool:
    """Draw a card, out of the shuffled discards when the deck is empty; False when both are."""
    if state.deck_size == 0:
        reshuffle(state)
    if state.deck_size == 0:
        return False
    rank, kind = draw(state, state.deck_size), 0
    while rank >= state.deck[kind]:
        rank -= state.deck[kind]
        kind += 1
    state.deck[kind] -= 1
    state.deck_size -= 1
    slot = 0
    while state.hand[seat, slot] != NO_CARD:
        slot += 1
    state.hand[seat, slot] = kind
    state.held[seat] += 1
    emit(state, only(seat), Event.DEALT, seat, kind)
    emit(state, but(seat), Event.DEALT_UNSEEN, seat)
    return True


@rule
def reshuffle(state: State) -> None:
    """The discards become the deck; every card in a hand is from before."""
    for kind in range(EVENTS):
        state.deck[kind] = state.discard[kind]
        state.fresh[kind] = state.discard[kind]
        state.deck_size += state.discard[kind]
        state.discard[kind] = 0
    for seat in range(state.seats):
        state.old[seat] = 0
        for slot in range(SLOTS):
            if state.hand[seat, slot] != NO_CARD:
                state.old[seat] |= only(slot)
    emit(state, EVERYBODY, Event.RESHUFFLED, state.deck_size)


@rule
def lay_open(state: State, seat: int, slot: int) -> int:
    """Take a card out of a hand for all to see."""
    kind = state.hand[seat, slot]
    state.hand[seat, slot] = NO_CARD
    state.held[seat] -= 1
    if has(state.old[seat], slot):
        state.old[seat] &= ~only(slot)
    else:
        state.fresh[kind] -= 1
    return kind


@rule
def throw_away(state: State, seat: int, slot: int) -> None:
    """Discard a card of the hand."""
    kind = lay_open(state, seat, slot)
    state.discard[kind] += 1
    emit(state, EVERYBODY, Event.DISCARDED, seat, kind)


@rule
def has_item(state: State, seat: int, kind: int) -> bool:
    """Whether a card lies in front of a seat."""
    return has(state.items[seat], kind)


@rule
def lay_out(state: State, seat: int, kind: int) -> None:
    """An item comes to lie in front of a seat."""
    state.items[seat] |= only(kind)
    if WEAR_OF[kind] > 0:
        state.wear[seat] = WEAR_OF[kind]


@rule
def lose_item(state: State, seat: int, kind: int) -> None:
    """An item in play is discarded; with a Horse goes what stood somewhere without its rider."""
    state.items[seat] &= ~only(kind)
    state.discard[kind] += 1
    if kind == Card.HORSE:
        state.parked[seat] = NOWHERE
    if kind == Card.WAR_HAMMER:
        state.wear[seat] = 0
    emit(state, EVERYBODY, Event.ITEM_GONE, seat, kind)


@rule
def lose_items(state: State, seat: int) -> None:
    """All items in front of a seat are discarded."""
    for kind in range(ITEMS):
        if has_item(state, seat, kind):
            lose_item(state, seat, kind)
