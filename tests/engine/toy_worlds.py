"""All that a view of Candles allows, and how likely each of it is."""

from collections import Counter
from collections.abc import Iterator
from itertools import count, permutations
from typing import Any

from graveshift.engine.frame import BYSTANDER
from graveshift.engine.record import UNKNOWN
from tests.engine.toy import CARDS, COPIES, MATCH, SIDE, TOY
from tests.games.strategies import Beginning, Play

World = tuple[tuple[int, ...], ...]


def small_positions() -> Iterator[tuple[Any, list[int]]]:
    """The first night, and after a match was lit; each with those who look at it."""
    for seats in range(2, 5):
        deals = (Play(Beginning(TOY, seats, {}, seed), revises=False) for seed in count())
        play = next(play for play in deals if play.state.card[seats - 1] == MATCH)
        play.choose(0, 2).choose(0, SIDE)
        yield play.state.copy(), [*play.seats, BYSTANDER]
        while play.state.sealed or MATCH not in play.choices(seats - 1):
            play.step()
        yield play.choose(seats - 1, MATCH).state, [*play.seats, BYSTANDER]


def world_of(state: Any) -> World:
    """What is hidden from anybody in a state."""
    return tuple(tuple(row) for row in (state.card, state.loose, state.bid, state.side))


def all_worlds(seen: Any) -> dict[World, float]:
    """Every world that a view allows, with its likelihood: the cards are shuffled."""
    known = [card for card in list(seen.card)[: seen.seats] if card != UNKNOWN]
    unseen = [kind for kind in range(CARDS) for _ in range(COPIES - known.count(kind))]
    bid, side = ([0 if one == UNKNOWN else one for one in row] for row in (seen.bid, seen.side))
    worlds: Counter[World] = Counter()
    for shuffled in permutations(unseen):
        left = list(shuffled)
        card = list(seen.card)
        for seat in range(len(card)):
            if card[seat] == UNKNOWN:
                card[seat] = left.pop() if seat < seen.seats else 0
        loose = tuple(left.count(kind) for kind in range(CARDS))
        worlds[tuple(card), loose, tuple(bid), tuple(side)] += 1
    return {world: ways / worlds.total() for world, ways in worlds.items()}
