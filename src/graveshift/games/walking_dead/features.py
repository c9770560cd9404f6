"""A view as numbers from 0 to 1, for learners.

Seats are counted from the one that learns: 0 is itself, 1 the next clockwise.  What it does not
know is 0.  `FEATURE_NAMES` says what each number is; the order there is the order in which
`features` writes.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has
from graveshift.engine.contract import Numbers
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.cards import COINS_OF, EQUIPMENT, Equipment, Goal
from graveshift.games.walking_dead.components import (
    LEADERS,
    LOCATIONS,
    MOST_LIFE,
    ROUNDS,
    SEATS,
    STACK_CARDS,
    STACKS,
    Leader,
    Location,
    Stack,
)
from graveshift.games.walking_dead.decks import AMMO_OF_BOX, GEAR
from graveshift.games.walking_dead.event_cards import ANY_NUMBER, EventCard
from graveshift.games.walking_dead.kinds import Decision, Phase, Whereabouts
from graveshift.games.walking_dead.options import OPTIONS
from graveshift.games.walking_dead.places import is_next_door, stack_here
from graveshift.games.walking_dead.state import State

MOST = 12
"""Tokens of a kind that count as many."""
AMMO_KINDS = 5

NAMES_OF_GAME = (
    "round",
    "events in the pile",
    "characters that were in the game",
    "damage or pool of the moment",
    *(f"option {option.name}" for option in OPTIONS[:5]),
    *(f"phase is {phase.name}" for phase in Phase),
    *(f"decision is {decision.name}" for decision in Decision),
    *(f"fight or split is at {Location(place).name}" for place in range(LOCATIONS)),
    *(f"{stack.name}: cards left" for stack in Stack),
)
NAMES_OF_PLACES = tuple(
    f"{Location(place).name}: {what}"
    for place in range(LOCATIONS)
    for what in (
        "walkers",
        "fresh walkers",
        "walkers that act",
        "cards of its stack",
        *(f"has the {stack.name} stack" for stack in Stack),
        *(f"is next door to {Location(other).name}" for other in range(LOCATIONS)),
    )
)
NAMES_OF_EVENTS = tuple(
    f"{event.name}: {what}" for event in EventCard for what in ("in own hand", "known elsewhere")
)
NAMES_OF_SEATS = tuple(
    f"seat {seat}: {what}"
    for seat in range(SEATS)
    for what in (
        "plays",
        "leads",
        "owes a choice",
        "life",
        "food",
        "allies",
        "events held",
        "coins",
        "goal is fulfilled",
        "damage to be suffered",
        "cannot die",
        *(f"is {leader.name}" for leader in Leader),
        *(f"is at {Location(place).name}" for place in range(LOCATIONS)),
        *(f"has {kind.name}" for kind in Equipment),
        *(f"ammo on {kind.name}" for kind in Equipment),
        *(f"ammo aside, kind {kind}" for kind in range(AMMO_KINDS)),
        *(f"goal is known to be {goal.name}" for goal in Goal),
    )
)

FEATURE_NAMES = NAMES_OF_GAME + NAMES_OF_PLACES + NAMES_OF_EVENTS + NAMES_OF_SEATS
"""What each number is."""

FIRST_OF_PLACES = len(NAMES_OF_GAME)
FIRST_OF_EVENTS = FIRST_OF_PLACES + len(NAMES_OF_PLACES)
FIRST_OF_SEATS = FIRST_OF_EVENTS + len(NAMES_OF_EVENTS)
OF_PLACE = len(NAMES_OF_PLACES) // LOCATIONS
OF_SEAT = len(NAMES_OF_SEATS) // SEATS
FIRST_OF_PHASES = 9
DECISIONS = len(Decision)
PHASES = len(Phase)
GOAL_KINDS = len(COINS_OF) - 1
OWN = 11
"""Numbers of a seat before the rows."""


@rule
def features(seen: State, seat: int, numbers: Numbers) -> None:
    """Write the numbers of a seat's view."""
    number_game(seen, numbers)
    for place in range(LOCATIONS):
        number_place(seen, place, numbers)
    for event in range(1, ANY_NUMBER):
        where, at = seen.event_at[event], FIRST_OF_EVENTS + 2 * (event - 1)
        own = where == Whereabouts.HAND + seat
        numbers[at] = 1 if own else 0
        numbers[at + 1] = 1 if where > Whereabouts.PILE and not own else 0
    for position in range(SEATS):
        number_seat(seen, seat, position, numbers)


@rule
def share(value: int, most: int) -> float:
    """A number as a part of the most it usually is."""
    return max(0, min(value, most)) / most


@rule
def number_game(seen: State, numbers: Numbers) -> None:
    """What concerns everybody."""
    numbers[0] = share(seen.round, ROUNDS)
    numbers[1] = share(seen.pile, ANY_NUMBER)
    numbers[2] = share(count(seen.gone), LEADERS)
    numbers[3] = share(seen.pool, 2 * MOST)
    numbers[4] = seen.mode
    numbers[5] = seen.difficulty
    numbers[6] = seen.secret_goals
    numbers[7] = seen.one_leader
    numbers[8] = seen.leader_last
    at = FIRST_OF_PHASES
    for phase in range(PHASES):
        numbers[at + phase] = 1 if seen.phase == phase else 0
    at += PHASES
    for decision in range(DECISIONS):
        numbers[at + decision] = 1 if seen.decision == decision else 0
    at += DECISIONS
    for place in range(LOCATIONS):
        numbers[at + place] = 1 if seen.place == place else 0
    at += LOCATIONS
    for stack in range(STACKS):
        numbers[at + stack] = share(count(seen.stack[stack]), STACK_CARDS)


@rule
def number_place(seen: State, place: int, numbers: Numbers) -> None:
    """What is so at a location."""
    at = FIRST_OF_PLACES + place * OF_PLACE
    stack = stack_here(seen, place)
    numbers[at] = share(seen.walkers[place], MOST)
    numbers[at + 1] = share(seen.fresh[place], MOST)
    numbers[at + 2] = share(seen.active[place], MOST)
    numbers[at + 3] = share(count(seen.stack[stack]), STACK_CARDS)
    for other in range(STACKS):
        numbers[at + 4 + other] = 1 if other == stack else 0
    for other in range(LOCATIONS):
        numbers[at + 4 + STACKS + other] = 1 if is_next_door(seen, place, other) else 0


@rule
def number_seat(seen: State, seat: int, position: int, numbers: Numbers) -> None:
    """What is so of the seat so many places clockwise; all 0 beyond the last."""
    at = FIRST_OF_SEATS + position * OF_SEAT
    for number in range(OF_SEAT):
        numbers[at + number] = 0
    if position >= seen.seats:
        return
    who = (seat + position) % seen.seats
    numbers[at] = 1
    numbers[at + 1] = 1 if seen.leader == who else 0
    numbers[at + 2] = 1 if has(seen.owes, who) else 0
    numbers[at + 3] = share(seen.life[who], MOST_LIFE)
    numbers[at + 4] = share(seen.food[who], MOST)
    numbers[at + 5] = share(seen.allies[who], MOST)
    numbers[at + 6] = share(seen.hand[who], 2)
    numbers[at + 7] = share(seen.coins[who], ROUNDS)
    numbers[at + 8] = 1 if has(seen.shown, who) else 0
    numbers[at + 9] = share(seen.hurt[who], MOST)
    numbers[at + 10] = 1 if has(seen.guarded, who) else 0
    at += OWN
    if seen.character[who] >= 0:
        numbers[at + seen.character[who]] = 1
    at += LEADERS
    if seen.at[who] >= 0:
        numbers[at + seen.at[who]] = 1
    number_cards(seen, who, at + LOCATIONS, numbers)
    if seen.goal[who] > 0:
        numbers[at + OF_SEAT - OWN - LEADERS - GOAL_KINDS + seen.goal[who] - 1] = 1


@rule
def number_cards(seen: State, who: int, at: int, numbers: Numbers) -> None:
    """Equipment, the ammo on it, and the ammo on cards kept aside."""
    kinds = EQUIPMENT - 1
    for card in range(STACK_CARDS):
        if has(seen.gear[who], card):
            kind = GEAR[card] - 1
            numbers[at + kind] = 1
            numbers[at + kinds + kind] += share(seen.ammo[card], 2 * MOST) / 2
        if has(seen.boxes[who], card):
            aside = at + 2 * kinds + AMMO_OF_BOX[card]
            numbers[aside] += share(seen.ammo[STACK_CARDS + card], 2 * MOST) / 2
