"""Playing cards: what leaves a hand leaves the game (rules 1.3, 1.4.1), and card windows.

A *window* asks seats one by one in turn order whether they play cards.  Whom it asks depends on
public facts only: a seat that holds cards is asked, whatever they are.
"""

from __future__ import annotations

from graveshift.engine.bits import has, only
from graveshift.engine.frame import EVERYBODY
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.components import GIFTS, NO_CARD, Card
from graveshift.games.mall_of_horror.options import CardWindow
from graveshift.games.mall_of_horror.places import seat_in_order
from graveshift.games.mall_of_horror.state import Event, State

PASS = 0
"""The code that declines in every window."""


@rule
def holds(state: State, seat: int, kind: int) -> bool:
    """Whether a seat has a card of the kind."""
    return state.hand[seat, kind] > 0


@rule
def may_be_asked(state: State, seat: int) -> bool:
    """Who is not out and holds any card at all."""
    return state.cards_held[seat] > 0 and state.out[seat] == 0


@rule
def take_card(state: State, seat: int, kind: int) -> None:
    """A card comes into a hand."""
    state.hand[seat, kind] += 1
    state.cards_held[seat] += 1


@rule
def play_card(state: State, seat: int, kind: int) -> None:
    """A card leaves a hand, and the game; who gave it knows that it is gone."""
    state.hand[seat, kind] -= 1
    state.cards_held[seat] -= 1
    state.played[kind] += 1
    state.passed = 0
    forget_gift(state, seat, kind)


@rule
def forget_gift(state: State, taker: int, kind: int) -> None:
    """The oldest gift of this kind from each giver may be the card that was played.

    Whose it was nobody can tell; one giver must not learn from it what another one gave.
    """
    givers = 0
    for gift in range(GIFTS):
        giver = state.gift_giver[gift]
        alike = state.gift_taker[gift] == taker and state.gift_kind[gift] == kind
        if alike and not has(givers, giver):
            givers |= only(giver)
            state.gift_kind[gift] = NO_CARD


@rule
def play_threat(state: State, seat: int) -> None:
    """One more vote in this vote."""
    play_card(state, seat, Card.THREAT)
    state.threats[seat] += 1
    emit(state, EVERYBODY, Event.THREAT, seat, state.place)


@rule
def begin_circuit(state: State) -> None:
    """A window opens at the holder."""
    state.turn = 0
    state.passed = 0


@rule
def pass_on(state: State, seat: int) -> None:
    """A seat declines and the circuit goes on."""
    state.passed |= 1 << seat
    state.turn += 1


@rule
def circuit_end(state: State) -> int:
    """Where a window ends: after one circuit, or by option when all have passed in a row."""
    if state.card_window == CardWindow.ONE_CIRCUIT:
        return state.seats
    return state.turn + state.seats


@rule
def comes_to(state: State, position: int) -> bool:
    """Move the window on to a position of the circuit; False where that seat has already passed."""
    state.turn = position - state.seats if position >= state.seats else position
    return not has(state.passed, seat_in_order(state, state.turn))
