"""Phase A, the truck (rules 1.5).

The vote at the parking decides who takes the top three cards, keeps one, gives one to another
player and puts the third back.  Of two cards one is kept and one given; a single card is kept.

Under KEEP a code is the kind of card kept.  Under GIFT it is `8 * kind + seat`.
"""

from __future__ import annotations

from graveshift.engine.bits import only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, NOBODY, answered, ask, but
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.cards import take_card
from graveshift.games.mall_of_horror.components import (
    GIFTS,
    KINDS,
    NO_CARD,
    SEARCHED,
    Place,
)
from graveshift.games.mall_of_horror.options import GiftToEliminated
from graveshift.games.mall_of_horror.places import is_alive, seats_at
from graveshift.games.mall_of_horror.state import (
    Decision,
    Event,
    Phase,
    Purpose,
    Reason,
    State,
    Step,
)
from graveshift.games.mall_of_horror.truckload import put_back, top_card
from graveshift.games.mall_of_horror.voting import begin_vote

GIFT_SEATS = 8
"""A gift's code is its kind times this and the seat."""


@rule
def begin(state: State) -> None:
    """Vote at the parking, unless nobody stands there or the truck is empty."""
    state.phase = Phase.TRUCK
    if state.deck_size == 0 or seats_at(state, Place.PARKING) == 0:
        emit(state, EVERYBODY, Event.SKIPPED, Phase.TRUCK)
        state.step = Step.BEGIN_CHIEF
        return
    emit(state, EVERYBODY, Event.PHASE, Phase.TRUCK)
    begin_vote(state, Purpose.TRUCK, Place.PARKING)
    state.step = Step.NEXT_THREAT


@rule
def search(state: State) -> None:
    """Whoever the vote chose takes up the cards; undecided, nobody searches."""
    state.step = Step.BEGIN_CHIEF
    seat = state.chosen
    if seat == NOBODY:
        return
    cards = min(SEARCHED, state.deck_size)
    for position in range(cards):
        state.found[position] = top_card(state)
    state.no_return += 1
    state.searcher = seat
    emit(state, only(seat), Event.FOUND, seat, state.found[0], state.found[1], state.found[2])
    emit(state, but(seat), Event.FOUND_UNSEEN, seat, cards)
    if cards == 1:
        keep(state, seat, state.found[0])
        put_down(state)
    else:
        ask(state, Decision.KEEP, only(seat))


@rule
def is_found(state: State, kind: int) -> bool:
    """Whether a card of the kind is in the searcher's hands."""
    for position in range(SEARCHED):
        if state.found[position] == kind:
            return True
    return False


@rule
def cards_found(state: State) -> int:
    """Cards still in the searcher's hands."""
    cards = 0
    for position in range(SEARCHED):
        if state.found[position] != NO_CARD:
            cards += 1
    return cards


@rule
def lay_down(state: State, kind: int) -> None:
    """One of the cards found goes its way; the rest close up, so that no gap tells which it was."""
    last = cards_found(state) - 1
    position = 0
    while state.found[position] != kind:
        position += 1
    state.found[position] = state.found[last]
    state.found[last] = NO_CARD


@rule
def keep(state: State, seat: int, kind: int) -> None:
    """The searcher keeps a card."""
    lay_down(state, kind)
    take_card(state, seat, kind)
    emit(state, only(seat), Event.KEPT, seat, kind)
    emit(state, but(seat), Event.KEPT_UNSEEN, seat)


@rule
def give(state: State, seat: int, taker: int, kind: int) -> None:
    """The searcher gives a card; both will remember it."""
    lay_down(state, kind)
    take_card(state, taker, kind)
    both = only(seat) | only(taker)
    emit(state, both, Event.GIVEN, seat, taker, kind)
    emit(state, EVERYBODY & ~both, Event.GIVEN_UNSEEN, seat, taker)
    for gift in range(GIFTS):
        if state.gift_giver[gift] == NOBODY:
            state.gift_giver[gift] = seat
            state.gift_taker[gift] = taker
            state.gift_kind[gift] = kind
            return


@rule
def put_down(state: State) -> None:
    """What is left goes beneath the deck, and the search is over."""
    for position in range(SEARCHED):
        kind = state.found[position]
        if kind != NO_CARD:
            put_back(state, state.searcher, kind)
            emit(state, only(state.searcher), Event.RETURNED, state.searcher, kind)
            emit(state, but(state.searcher), Event.RETURNED_UNSEEN, state.searcher)
            state.found[position] = NO_CARD
    state.searcher = NOBODY


@rule
def may_take(state: State, taker: int) -> bool:
    """Eliminated players take no gifts, unless by option."""
    return state.gift_to_eliminated == GiftToEliminated.TRUE or is_alive(state, taker)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Each kind that was found; as a gift, to each other player."""
    count = 0
    for kind in range(KINDS):
        if is_found(state, kind):
            if state.decision == Decision.KEEP:
                codes[count] = kind
                count += 1
            else:
                for taker in range(state.seats):
                    if taker != seat and may_take(state, taker):
                        codes[count] = kind * GIFT_SEATS + taker
                        count += 1
    return count


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """A card that was found; as a gift, to another player who lives."""
    if state.decision == Decision.KEEP:
        if code >= KINDS:
            return Reason.NOT_A_CHOICE
        return ALLOWED if is_found(state, code) else Reason.NOT_DRAWN
    kind, taker = code // GIFT_SEATS, code % GIFT_SEATS
    if kind >= KINDS:
        return Reason.NOT_A_CHOICE
    if taker >= state.seats:
        return Reason.NO_SUCH_SEAT
    if not is_found(state, kind):
        return Reason.NOT_DRAWN
    if taker == seat:
        return Reason.GIFT_TO_SELF
    return ALLOWED if may_take(state, taker) else Reason.GIFT_TO_ELIMINATED


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Keep a card and look whom to give one; or give it and be done."""
    if state.decision == Decision.KEEP:
        keep(state, seat, code)
        ask(state, Decision.GIFT, only(seat))
        return
    answered(state, seat)
    give(state, seat, code % GIFT_SEATS, code // GIFT_SEATS)
    put_down(state)
