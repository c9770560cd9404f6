"""All that a view of a small position of MidEvil allows, counted out one by one.

In a position here few cards are out of sight, so that every way in which they can lie is counted.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from graveshift.engine.frame import BYSTANDER
from graveshift.engine.record import UNKNOWN
from graveshift.games.midevil.cards import COPIES_OF, EVENTS, ITEMS
from graveshift.games.midevil.letters import card
from graveshift.games.midevil.notation import NOTATION
from graveshift.games.midevil.state import FIGHTERS, SLOTS

World = tuple[Any, ...]
OPENING = """
midevil: 3 players, round 4, movement, active r, first r
0 altar 0,0 turn 0:
r at 0.4 lives 2 bones 1 0 1 items sword
y at 0.4 lives 3 bones 0 1 0
b at 0.1 lives 0 bones 0 0 0
{hands}
discards: {discards}
asked: {asked}
owes: {owes}
decision: {decision}
{more}
"""


def small_positions() -> Iterator[tuple[Any, list[int]]]:
    """States with little hidden, and whose views to look at."""
    some = position({"r": "mire healer", "y": "mire", "b": "rust"}, deck="mire terror")
    yield some, [0, 1, BYSTANDER]
    yield position({"r": "mire", "y": "- healer"}, deck="mire terror"), [1, 2]
    old = "old = 1 2 0 0 0 0"
    yield position({"r": "rust mire", "y": "healer terror"}, deck="mire", more=old), [0, 2]
    staked = "stake = 0 0 0 0 0 1 0 0\nrival = 1\nrolling = 2\ndraft = 0 1 0 0 0 0"
    yield position({"y": "rust"}, deck="healer", stakes=staked), [0, BYSTANDER]


def position(hands: dict[str, str], deck: str, more: str = "", stakes: str = "") -> Any:
    """Some cards in hands, some in the deck, all others discarded."""
    used = Counter(word for held in hands.values() for word in held.split() if word != "-")
    used += Counter(deck.split()) + Counter(["sword"])
    discards = {card(kind): COPIES_OF[kind] - used[card(kind)] for kind in range(EVENTS)}
    asked = "ry" if stakes else "r"
    text = OPENING.format(
        hands="\n".join(f"hand {seat}: {held}" for seat, held in hands.items()),
        discards=" ".join(f"{name}*{count}" for name, count in discards.items() if count > 0),
        asked=asked,
        owes="r",
        decision="stake sealed" if stakes else "go-on",
        more=more or stakes,
    )
    state = NOTATION.read_position(text)
    for seat in range(state.seats):
        for slot in range(SLOTS):
            if state.old[seat] >> slot & 1:
                state.fresh[state.hand[seat, slot]] -= 1
    return state


def world_of(state: Any) -> World:
    """What is hidden from anybody in a state."""
    hands = tuple(tuple(state.hand[seat, slot] for slot in range(SLOTS)) for seat in range(3))
    stakes = tuple(tuple(state.stake[one, piece] for piece in range(4)) for one in range(FIGHTERS))
    return hands, tuple(state.deck), stakes


def all_worlds(seen: Any) -> dict[World, float]:
    """Every world that a view allows, with its likelihood."""
    stakes = tuple(
        tuple(
            0 if seen.stake[one, piece] == UNKNOWN else seen.stake[one, piece] for piece in range(4)
        )
        for one in range(FIGHTERS)
    )
    fresh = [seen.fresh[kind] for kind in range(EVENTS)]
    old = [COPIES_OF[kind] - fresh[kind] - seen.discard[kind] for kind in range(EVENTS)]
    for seat in range(3):
        for kind in range(ITEMS):
            old[kind] -= seen.items[seat] >> kind & 1
    slots = []
    for seat in range(3):
        for slot in range(SLOTS):
            pool = old if seen.old[seat] >> slot & 1 else fresh
            if seen.hand[seat, slot] >= 0:
                pool[seen.hand[seat, slot]] -= 1
            elif seen.hand[seat, slot] == UNKNOWN:
                slots.append((seat, slot, pool))
    hands = [[seen.hand[seat, slot] for slot in range(SLOTS)] for seat in range(3)]
    ways: Counter[World] = Counter()
    fill(slots, hands, fresh, 1.0, ways)
    return {(*way, stakes): likelihood for way, likelihood in ways.items()}


def fill(
    slots: list[tuple[int, int, list[int]]],
    hands: list[list[int]],
    deck: list[int],
    likelihood: float,
    ways: Counter[World],
) -> None:
    """Put any card of its pool into the first empty slot, and go on to the next."""
    if not slots:
        way = (tuple(map(tuple, hands)), tuple(deck))
        ways[way] += likelihood  # type: ignore[assignment]
        return
    seat, slot, pool = slots[0]
    left = sum(pool)
    for kind in range(EVENTS):
        if pool[kind]:
            chance = likelihood * pool[kind] / left
            pool[kind] -= 1
            hands[seat][slot] = kind
            fill(slots[1:], hands, deck, chance, ways)
            hands[seat][slot] = UNKNOWN
            pool[kind] += 1
