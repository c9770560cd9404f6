"""What may be changed in a state of Candles without a seat being able to notice."""

from typing import Any

from graveshift.engine.game import interpreted
from tests.engine.toy import CARDS, SIDE, TOY
from tests.games.strategies import Luck, choices_of


def change_what_stays_hidden(state: Any, viewer: int, luck: Luck) -> None:
    """Cards that the viewer has not seen."""
    hidden = [seat for seat in range(state.seats) if seat != viewer and not state.shown[seat]]
    if state.ending:
        return
    state.key[0] = luck.below(1 << 31)
    state.words_used = 0
    cards = [state.card[seat] for seat in hidden]
    cards += [kind for kind in range(CARDS) for _ in range(state.loose[kind])]
    cards = luck.shuffled(cards)
    for seat in hidden:
        state.card[seat] = cards.pop()
    for kind in range(CARDS):
        state.loose[kind] = cards.count(kind)


def change_all_that_is_hidden(state: Any, viewer: int, luck: Luck) -> None:
    """That, and the bids of others, whole and half."""
    change_what_stays_hidden(state, viewer, luck)
    for seat in range(state.seats):
        if state.sealed and seat != viewer:
            owes = bool(state.owes >> seat & 1)
            state.draft[seat] = luck.below(2) if owes else 1
            state.bid[seat] = 1 + luck.below(3) if state.draft[seat] else 0
            state.side[seat] = 0 if owes else luck.below(2)


def same_to_others(state: Any, seat: int, code: int, viewer: int, luck: Luck) -> int | None:
    """The same choice where it may be made."""
    del viewer, luck
    return code if code in choices_of(interpreted(TOY), state, seat) else None


def same_while_sealed(state: Any, seat: int, code: int, viewer: int, luck: Luck) -> int | None:
    """Any other bid at its second stage."""
    allowed = choices_of(interpreted(TOY), state, seat)
    if seat == viewer or not state.sealed or code not in {SIDE, SIDE + 1} or SIDE not in allowed:
        return None
    return SIDE + luck.below(2)


def has_learnt(one: Any, other: Any, viewer: int) -> bool:
    """Cards are shown to all at once when the night is over, or when a match is lit."""
    del viewer
    return bool(one.ending) or list(one.shown) != list(other.shown) or any(one.shown)
