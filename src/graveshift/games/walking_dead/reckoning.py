"""What follows by the rules from what lies open: numbers for those who draw the board.

Each is reckoned from a bystander's view, so it is the same for everybody and tells nobody anything
that is not on the table.
"""

from __future__ import annotations

from graveshift.engine.bits import count
from graveshift.engine.game import Reckoning
from graveshift.games.walking_dead.combat import shoots
from graveshift.games.walking_dead.components import (
    LOCATIONS,
    POINTS_PER_WALKER,
    ROUNDS,
    SEATS,
    STACKS,
    WALLS,
    Location,
)
from graveshift.games.walking_dead.event_cards import (
    ANY_NUMBER,
    PLACE_OF,
    WALKERS_ELSEWHERE,
    WALKERS_HERE,
)
from graveshift.games.walking_dead.health import bearable
from graveshift.games.walking_dead.kinds import Decision, Phase, Whereabouts
from graveshift.games.walking_dead.onslaught import walkers_that_act
from graveshift.games.walking_dead.places import players_at, seat_in_order, stack_here
from graveshift.games.walking_dead.state import State

Rows = list[int | list[int]]
FIGHTS = frozenset({Decision.POOL, Decision.ALLIES})
"""Decisions in which allies may still be spent."""


def acting(seen: State) -> Rows:
    """Walkers that would act at each location at this round's end."""
    return [walkers_that_act(seen, place) for place in range(LOCATIONS)]


def eaten(seen: State) -> Rows:
    """Cards that would be eaten of each stack, as people stand."""
    at_risk: Rows = [0] * STACKS
    for place in range(LOCATIONS):
        if players_at(seen, place) == 0:
            at_risk[stack_here(seen, place)] = walkers_that_act(seen, place)
    return at_risk


def cards_left(seen: State) -> Rows:
    """Cards of each stack."""
    return [count(seen.stack[stack]) for stack in range(STACKS)]


def limits(seen: State) -> Rows:
    """Damage that each player can be dealt until dead."""
    return [bearable(seen, seat) if seat < seen.seats else 0 for seat in range(SEATS)]


def value_in_fight(seen: State) -> int:
    """The pool, or the own value of the fighter, while allies may be spent on it."""
    if seen.decision == Decision.POOL:
        return seen.pool
    return seen.value[seat_in_order(seen, seen.fighter)] if seen.decision == Decision.ALLIES else 0


def to_next_kill(seen: State) -> int:
    """Allies that one more walker would cost; 0 where none is left to kill."""
    if seen.decision not in FIGHTS:
        return 0
    value = value_in_fight(seen)
    killed = value // POINTS_PER_WALKER
    return POINTS_PER_WALKER * (killed + 1) - value if killed < seen.walkers[seen.place] else 0


def in_pool(seen: State) -> Rows:
    """Who shoots at the location of the fight."""
    if seen.phase != Phase.COMBAT or seen.decision != Decision.POOL:
        return [0] * SEATS
    return [int(seat < seen.seats and shoots(seen, seat)) for seat in range(SEATS)]


def open_events(seen: State) -> list[int]:
    """Events that lie open in hands."""
    hands = range(Whereabouts.HAND, Whereabouts.HAND + SEATS)
    return [event for event in range(1, ANY_NUMBER) if seen.event_at[event] in hands]


def of_open_events(seen: State, of: Rows) -> Rows:
    """A row by event, 0 for those that do not lie open."""
    lie_open = open_events(seen)
    return [of[event] if event in lie_open else 0 for event in range(ANY_NUMBER)]


HERE: Rows = list(WALKERS_HERE)
ELSEWHERE: Rows = list(WALKERS_ELSEWHERE)

RECKONINGS = (
    Reckoning("acting", "walkers that would act at this round's end", "location", acting),
    Reckoning("eaten", "cards that would be eaten as people stand", "stack", eaten),
    Reckoning("cards", "cards left", "stack", cards_left),
    Reckoning("limit", "damage that a player can be dealt until dead", "seat", limits),
    Reckoning("fight", "the value in the fight while allies may be spent", "", value_in_fight),
    Reckoning("next_kill", "allies that one more walker costs; 0 where none is", "", to_next_kill),
    Reckoning("shooter", "1 for who has a part in the pool", "seat", in_pool),
    Reckoning("walkers_here", "walkers an open event brings if its player is there; a die counts 2",
              "event", lambda seen: of_open_events(seen, HERE)),
    Reckoning("walkers_elsewhere", "walkers it brings if not", "event",
              lambda seen: of_open_events(seen, ELSEWHERE)),
    Reckoning("event_place", "the location that an event names, -1 for none", "event",
              lambda _: list(PLACE_OF)),
    Reckoning("walls", "walkers that are stopped at a location", "location",
              lambda _: [WALLS if p == Location.PRISON else 0 for p in range(LOCATIONS)]),
    Reckoning("rounds", "rounds to get through", "", lambda _: ROUNDS),
)  # fmt: skip
