"""The cards and points of Candles, counted from its fields."""

from collections import Counter
from typing import Any

from tests.engine.toy import CARDS, COPIES


def printed(seats: int) -> Counter[int]:
    """What is in the box for any number of players."""
    del seats
    return Counter(dict.fromkeys(range(CARDS), COPIES))


def counted(state: Any) -> tuple[Counter[int], list[int]]:
    """Every card, in hands or loose; and the candles of each seat."""
    cards = Counter(state.card[seat] for seat in range(state.seats))
    for kind in range(CARDS):
        cards[kind] += state.loose[kind]
    return cards, [state.candles[seat] for seat in range(state.seats)]
