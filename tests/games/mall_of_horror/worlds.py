"""All that a view of Mall of Horror allows, where little is hidden, and how likely each of it is.

Counted card by card and die by die, and not with the rules of `imagining`, which it is there to
check.  The cards that a viewer does not know are shuffled; a card that it gave away and nobody has
played is where it gave it; dice fall as they fall; and whoever has chosen a destination could have
chosen any other.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from graveshift.engine.frame import BYSTANDER
from graveshift.engine.record import UNKNOWN
from graveshift.games.mall_of_horror.components import COPIES_OF, KINDS, NO_CARD, PLACES
from graveshift.games.mall_of_horror.game import GAME
from tests.games.mall_of_horror.board import Builder
from tests.games.scenario import Interpreted

World = tuple[tuple[int, ...], ...]
"""A hand for each seat; then the loose cards, those found, those put back, dice, destinations."""
SHARED = 5
"""Rows of a world beside the hands."""
NO_DICE = (0, 0, 0, 0)
DIE = tuple(range(1, 7))


def small_positions() -> Iterator[tuple[Any, list[int]]]:
    """Positions in which little is hidden, each with those who look at it."""
    board = Builder(Interpreted(GAME))
    three = ("3p holder r", "L4: rP yP, L5: rT yG bG, L6: bP")
    everybody = [0, 1, 2, BYSTANDER]

    cards = board(*three, hands="r: threat, sprint; y: hidden; b: hidden", deck=2)
    yield cards.begin("truck").state, everybody

    searching = board(*three, hands="r: threat; y: hidden", deck=3).begin("truck")
    searching.say("r", "pass").say("y", "pass").votes(r="r", y="r")
    yield searching.state, everybody
    searching.say("r", searching.choices("r")[0])
    yield searching.state, everybody
    given = searching.choices("r")[0].removesuffix("y").removesuffix("b")
    searching.say("r", f"{given}y")
    yield searching.state, everybody

    beneath = board(*three, hands="r: pistol; b: camera", beneath="r: threat y: sprint", deck=4)
    yield beneath.begin("arrival").state, [0, 1]

    rolled = board(*three, hands="r: camera", deck=0, dice="1 3 3 6", looked="y")
    yield rolled.begin("destinations").goes(y=4).state, [0, 1, 2]

    locked = board(
        "4p holder r, out g", "L1: rP, L3: yP bT, L5: bP", deck=0, dice="1 2 3 3", looked="r y b g"
    )
    yield locked.begin("destinations").goes(r=6, y=4, b=1).state, [0, 1, 2, 3]

    ballots = board("4p holder r", "L4: rP yP, L6: bP gP", hands="y: hidden; g: pistol", deck=1)
    ballots.begin("truck").say("y", "pass").votes(r="r", y="y").votes(r="r", g="y")
    yield ballots.state, [*everybody, 3]


def world_of(state: Any) -> World:
    """What is hidden from anybody in a state."""
    hands = [row_of(state.hand[seat, kind] for kind in range(KINDS)) for seat in range(state.seats)]
    shared = (state.loose, state.found, state.returned, state.dice, state.destination)
    return (*hands, *(row_of(row) for row in shared))


def row_of(numbers: Any) -> tuple[int, ...]:
    """The numbers of a row."""
    return tuple(int(number) for number in numbers)


def all_worlds(seen: Any) -> dict[World, float]:
    """Every world that a view allows, with its likelihood."""
    found: Counter[World] = Counter()
    dice = list(product(DIE, repeat=4)) if seen.dice[0] == UNKNOWN else [row_of(seen.dice)]
    going = list(product(*(goals(seen, seat) for seat in range(len(seen.destination)))))
    for (hands, loose, picked, back), likelihood in cards_of(seen).items():
        for fallen, goal in product(dice, going):
            world = (*hands, loose, picked, back, fallen, goal)
            found[world] += likelihood / (len(dice) * len(going))  # type: ignore[assignment]
    return dict(found)


def goals(seen: Any, seat: int) -> list[int]:
    """Where a seat may have chosen to go."""
    chosen = seen.destination[seat]
    if chosen != UNKNOWN:
        return [chosen]
    if seen.sealed:
        return [0]
    own = 0b1111 << 4 * seat
    alive = sum(seen.at[place] & own for place in range(1, PLACES))
    return [p for p in range(1, PLACES) if not seen.closed[p] and seen.at[p] & own != alive]


def cards_of(seen: Any) -> dict[Any, float]:
    """Every way in which the cards can lie, with its likelihood."""
    hands = [[max(0, seen.hand[seat, kind]) for kind in range(KINDS)] for seat in range(seen.seats)]
    for gift in range(len(seen.gift_kind)):
        if seen.gift_kind[gift] >= 0 and seen.gift_giver[gift] == seen.viewer:
            hands[seen.gift_taker[gift]][seen.gift_kind[gift]] += 1
    found, returned = list(seen.found), list(seen.returned)
    unseen = list(COPIES_OF)
    for row in (list(seen.played), *hands):
        for kind in range(KINDS):
            unseen[kind] -= row[kind]
    for kind in (*found, *returned):
        if kind not in {UNKNOWN, NO_CARD}:
            unseen[kind] -= 1
    slots = [(hands[seat], -1) for seat in range(seen.seats) for _ in missing(seen, hands, seat)]
    for row in (found, returned):
        slots += [(row, position) for position, kind in enumerate(row) if kind == UNKNOWN]
    ways: Counter[Any] = Counter()
    fill(slots, unseen, 1.0, (hands, unseen, found, returned), ways)
    return dict(ways)


def missing(seen: Any, hands: list[list[int]], seat: int) -> range:
    """The cards of a hand that the viewer does not know."""
    return range(sum(hands[seat]), seen.cards_held[seat])


def fill(
    slots: list[tuple[list[int], int]],
    unseen: list[int],
    likelihood: float,
    lie: tuple[Any, ...],
    ways: Counter[Any],
) -> None:
    """Put any unseen card into the first empty slot, and any other into the next."""
    if not slots:
        hands, loose, found, returned = lie
        way = (tuple(map(tuple, hands)), tuple(loose), tuple(found), tuple(returned))
        ways[way] += likelihood  # type: ignore[assignment]
        return
    (row, position), left = slots[0], sum(unseen)
    for kind in range(KINDS):
        if unseen[kind]:
            chance = likelihood * unseen[kind] / left
            unseen[kind] -= 1
            if position < 0:
                row[kind] += 1
                fill(slots[1:], unseen, chance, lie, ways)
                row[kind] -= 1
            else:
                row[position] = kind
                fill(slots[1:], unseen, chance, lie, ways)
                row[position] = UNKNOWN
            unseen[kind] += 1
