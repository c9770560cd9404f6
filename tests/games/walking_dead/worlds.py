"""All that a view of The Walking Dead allows, where little is hidden, and how likely each of it is.

Counted event by event and goal by goal, and not with the rules of `imagining`, which it is there to
check: the events that a viewer does not know are shuffled, and so are goals, as far as coins allow.
"""

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from graveshift.engine.frame import BYSTANDER
from graveshift.engine.record import UNKNOWN
from graveshift.games.walking_dead.game import GAME
from graveshift.games.walking_dead.kinds import Whereabouts
from tests.games.scenario import Interpreted
from tests.games.walking_dead.board import Builder

World = tuple[tuple[int, ...], tuple[int, ...]]
"""Where each event is, and the goal of each seat."""
HAND, FACE_DOWN, PILE = Whereabouts.HAND.value, Whereabouts.FACE_DOWN.value, 0
GOALS = range(1, 10)


def small_positions() -> Iterator[tuple[Any, list[int]]]:
    """Positions in which little is hidden, each with those who look at it."""
    board = Builder(Interpreted(GAME))
    open_hands = board("2p leader r").hands(r="fever bar", y="promise-me sick-bay").discards(41)
    yield open_hands.begin("draw").state, [0, 1, BYSTANDER]

    hidden = board("2p leader r", difficulty="expert")
    hidden.hands(r="fever bar", y="promise-me sick-bay").discards(42)
    yield hidden.begin("draw").state, [0, 1]

    unplayed = board("2p leader r", difficulty="expert").hands(r="fever", y="bar")
    unplayed.put_event("sick-bay", FACE_DOWN).put_event("siren", FACE_DOWN + 1)
    unplayed.state.face_down[0] = unplayed.state.face_down[1] = 1
    yield unplayed.discards(42).begin("draw").state, [0, 1]

    with_goals = {"secret_goals": "true"}
    goals = board("3p leader r", **with_goals).goals(r="glutton", y="rebel", b="scarred")
    goals.state.possible[1], goals.state.possible[2] = 1 << 7 | 1 << 2 | 1 << 8, 1 << 8 | 1 << 1
    yield goals.discards(48).begin("draw").state, [0, 1, 2, BYSTANDER]


def world_of(state: Any) -> World:
    """What is hidden from anybody in a state."""
    return tuple(state.event_at), tuple(state.goal)


def all_worlds(seen: Any) -> dict[World, float]:
    """Every world that a view allows, with its likelihood: all are as likely."""
    worlds = set(product(events_of(seen), goals_of(seen)))
    return dict.fromkeys(worlds, 1 / len(worlds))


def events_of(seen: Any) -> set[tuple[int, ...]]:
    """Every way in which the events can lie."""
    unseen = [event for event, where in enumerate(seen.event_at) if where == UNKNOWN]
    places = [PILE] * seen.pile
    for seat in range(seen.seats):
        if seat != seen.viewer:
            if seen.difficulty == 1:
                places += [HAND + seat] * seen.hand[seat]
            places += [FACE_DOWN + seat] * seen.face_down[seat]
    assert len(places) == len(unseen), "the viewer knows too much or too little"
    ways = set()
    for way in set(permutations(places)):
        lie = list(seen.event_at)
        for event, where in zip(unseen, way, strict=True):
            lie[event] = where
        ways.add(tuple(lie))
    return ways


def goals_of(seen: Any) -> set[tuple[int, ...]]:
    """Every way in which goals can be dealt."""
    unseen = [seat for seat in range(seen.seats) if seen.goal[seat] == UNKNOWN]
    left = [goal for goal in GOALS if goal not in set(seen.goal)]
    ways = set()
    for way in permutations(left, len(unseen)):
        dealt = list(seen.goal)
        for seat, goal in zip(unseen, way, strict=True):
            dealt[seat] = goal
        if all(seen.possible[seat] >> dealt[seat] & 1 for seat in unseen):
            ways.add(tuple(dealt))
    return ways
