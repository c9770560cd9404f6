"""A view as numbers from 0 to 1, for learners.

Seats are counted from the one that learns: 0 is itself, 1 the next clockwise.  What it does not
know is 0, and where 0 could mean something a flag says whether it is known.  `FEATURE_NAMES` says
what each number is; the order there is the order in which `features` writes.  Options are not
encoded.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.contract import Numbers
from graveshift.engine.record import UNKNOWN
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.components import (
    CARDS,
    CHARACTERS,
    COPIES_OF,
    DICE,
    GIFTS,
    KINDS,
    MOST_ROUNDS,
    PLACES,
    RETURNED,
    SEARCHED,
    SEATS,
    ZOMBIES,
    Card,
    Character,
)
from graveshift.games.mall_of_horror.places import (
    defence_at,
    heads_alive,
    heads_at,
    is_hidden,
    is_place,
    stands_at,
)
from graveshift.games.mall_of_horror.state import Decision, Phase, State
from graveshift.games.mall_of_horror.voting import weight_of

MOST_OF_KIND = 3
MOST_HELD = 10
MOST_VOTES = 10
MOST_DEFENCE = 12
MOST_BESIEGERS = 12
FIGURES = 21
HALF = 0.5
"""What stands for a character that hides."""

DECISIONS = len(Decision)
PHASES = len(Phase)

NAMES_OF_GAME = (
    "round",
    "badge is elected",
    "second ballot",
    "cards in the truck",
    "zombies that are left",
    "characters alive",
    "Hardware at the door",
    "dice are known",
    *(f"phase is {phase.name}" for phase in Phase),
    *(f"decision is {decision.name}" for decision in Decision),
    *(f"vote or attack is at {place}" for place in range(1, PLACES)),
)
NAMES_OF_PLACES = tuple(
    f"place {place}: {what}"
    for place in range(1, PLACES)
    for what in (
        "zombies",
        "closed",
        "characters",
        "defence",
        "known dice",
        "own destination",
        "others' known destinations",
    )
)
NAMES_OF_CARDS = tuple(
    f"{card.name}: {what}" for card in Card for what in ("in own hand", "just found", "unseen")
)
NAMES_OF_SEATS = tuple(
    f"seat {seat}: {what}"
    for seat in range(SEATS)
    for what in (
        "plays",
        "holder",
        "eliminated",
        "cards held",
        "owes a choice",
        "candidate",
        "votes it has here",
        "has seen the dice",
        *(
            f"{character.name} at {place}, half if hidden"
            for character in Character
            for place in range(1, PLACES)
        ),
    )
)

FEATURE_NAMES = NAMES_OF_GAME + NAMES_OF_PLACES + NAMES_OF_CARDS + NAMES_OF_SEATS
"""What each number is."""

FIRST_OF_PLACES = len(NAMES_OF_GAME)
FIRST_OF_CARDS = FIRST_OF_PLACES + len(NAMES_OF_PLACES)
FIRST_OF_SEATS = FIRST_OF_CARDS + len(NAMES_OF_CARDS)
OF_SEAT = len(NAMES_OF_SEATS) // SEATS
OF_PLACE = len(NAMES_OF_PLACES) // (PLACES - 1)
OF_CARD = len(NAMES_OF_CARDS) // KINDS
FIRST_OF_PHASES = 8
FIRST_FIGURE = 8


@rule
def features(seen: State, seat: int, numbers: Numbers) -> None:
    """Write the numbers of a seat's view."""
    number_game(seen, numbers)
    for place in range(1, PLACES):
        number_place(seen, seat, place, numbers)
    for kind in range(KINDS):
        number_card(seen, seat, kind, numbers)
    for position in range(SEATS):
        number_seat(seen, seat, position, numbers)


@rule
def share(value: int, most: int) -> float:
    """A number as a part of the most it usually is."""
    return min(value, most) / most


@rule
def number_game(seen: State, numbers: Numbers) -> None:
    """What concerns everybody."""
    zombies = 0
    for place in range(PLACES):
        zombies += seen.zombies[place]
    numbers[0] = share(seen.round, MOST_ROUNDS)
    numbers[1] = seen.elected
    numbers[2] = seen.second_ballot
    numbers[3] = share(seen.deck_size, CARDS)
    numbers[4] = share(max(0, ZOMBIES - zombies), ZOMBIES)
    numbers[5] = share(heads_alive(seen), FIGURES)
    numbers[6] = share(seen.hardware, MOST_OF_KIND)
    numbers[7] = 0 if seen.dice[0] == UNKNOWN else 1
    at = FIRST_OF_PHASES
    for phase in range(PHASES):
        numbers[at + phase] = 1 if seen.phase == phase else 0
    at += PHASES
    for decision in range(DECISIONS):
        numbers[at + decision] = 1 if seen.decision == decision else 0
    at += DECISIONS
    for place in range(1, PLACES):
        numbers[at + place - 1] = 1 if seen.place == place else 0


@rule
def number_place(seen: State, seat: int, place: int, numbers: Numbers) -> None:
    """What is so at a place."""
    at = FIRST_OF_PLACES + (place - 1) * OF_PLACE
    shown, others = 0, 0
    for die in range(DICE):
        if seen.dice[die] == place:
            shown += 1
    for other in range(seen.seats):
        if other != seat and seen.destination[other] == place:
            others += 1
    own = 0 <= seat < SEATS and seen.destination[seat] == place
    numbers[at] = share(seen.zombies[place], MOST_BESIEGERS)
    numbers[at + 1] = seen.closed[place]
    numbers[at + 2] = share(heads_at(seen, place), FIGURES)
    numbers[at + 3] = share(defence_at(seen, place), MOST_DEFENCE)
    numbers[at + 4] = share(shown, DICE)
    numbers[at + 5] = 1 if own else 0
    numbers[at + 6] = share(others, SEATS)


@rule
def number_card(seen: State, seat: int, kind: int, numbers: Numbers) -> None:
    """Where the copies of a kind are, as far as the seat knows."""
    at = FIRST_OF_CARDS + kind * OF_CARD
    held = seen.hand[seat, kind] if 0 <= seat < SEATS else 0
    held = max(0, held)
    found, elsewhere = 0, 0
    for position in range(SEARCHED):
        if seen.found[position] == kind:
            found += 1
    for position in range(RETURNED):
        if seen.returned[position] == kind:
            elsewhere += 1
    for gift in range(GIFTS):
        if seen.gift_kind[gift] == kind and seen.gift_taker[gift] != seat:
            elsewhere += 1
    unseen = COPIES_OF[kind] - seen.played[kind] - held - found - elsewhere
    numbers[at] = share(held, MOST_OF_KIND)
    numbers[at + 1] = share(found, MOST_OF_KIND)
    numbers[at + 2] = share(max(0, unseen), MOST_OF_KIND)


@rule
def number_seat(seen: State, seat: int, position: int, numbers: Numbers) -> None:
    """What is so of the seat so many places clockwise; all 0 beyond the last."""
    at = FIRST_OF_SEATS + position * OF_SEAT
    if position >= seen.seats:
        for number in range(OF_SEAT):
            numbers[at + number] = 0
        return
    who = (seat + position) % seen.seats
    numbers[at] = 1
    numbers[at + 1] = 1 if seen.holder == who else 0
    numbers[at + 2] = 1 if seen.out[who] > 0 else 0
    numbers[at + 3] = share(seen.cards_held[who], MOST_HELD)
    numbers[at + 4] = 1 if has(seen.owes, who) else 0
    numbers[at + 5] = 1 if has(seen.candidates, who) else 0
    numbers[at + 6] = share(weight_of(seen, who), MOST_VOTES) if is_place(seen.place) else 0
    numbers[at + 7] = 1 if has(seen.looked, who) else 0
    at += FIRST_FIGURE
    for character in range(CHARACTERS):
        for place in range(1, PLACES):
            here = stands_at(seen, who, character, place)
            there = HALF if is_hidden(seen, who, character) else 1
            numbers[at + character * (PLACES - 1) + place - 1] = there if here else 0
