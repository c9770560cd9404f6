"""A view as numbers from 0 to 1, for learners.

Seats are counted from the one that learns: 0 is itself, 1 the next clockwise.  What it does not
know is 0.  `FEATURE_NAMES` says what each number is; the order there is the order in which
`features` writes.  Options are not encoded.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.contract import Numbers
from graveshift.engine.frame import NOBODY
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import is_inside, is_legal, points_of, skeleton_at
from graveshift.games.midevil.cards import COPIES_OF, EVENTS, ITEMS, Card
from graveshift.games.midevil.components import (
    COLOURS,
    DIRECTIONS,
    GOAL,
    MOST_LIVES,
    SEATS,
    SQUARES,
    TURNS,
)
from graveshift.games.midevil.ending import tiles_left
from graveshift.games.midevil.hands import has_item
from graveshift.games.midevil.placing import east_of, south_of
from graveshift.games.midevil.routes import FAR, GOALS
from graveshift.games.midevil.state import NOWHERE, SLOTS, Decision, Phase, State
from graveshift.games.midevil.tiles import OPEN_SIDES_AT, STACK, TILES

MOST_ROUNDS = 30
MOST_STEPS = 18
MOST_OF_KIND = 3
FACES = 6
HALF_THE_TABLE = 32
HALF = 0.5

DECISIONS = len(Decision)
PHASES = len(Phase)

NAMES_OF_GAME = (
    "round",
    "tiles left",
    "steps left",
    "die",
    "skeletons to move",
    "the book is out",
    "the book lies on the map",
    "white skeletons in the supply",
    "red skeletons in the supply",
    "blue skeletons in the supply",
    *(f"phase is {phase.name}" for phase in Phase),
    *(f"decision is {decision.name}" for decision in Decision),
)
NAMES_OF_CARDS = tuple(
    f"{card.name}: {what}"
    for card in list(Card)[:EVENTS]
    for what in ("in own hand", "discarded", "in own play")
)
NAMES_OF_SEATS = tuple(
    f"seat {seat}: {what}"
    for seat in range(SEATS)
    for what in (
        "plays",
        "owes a choice",
        "has the turn",
        "lives",
        "points",
        "cards held",
        "event used",
        "has the book",
        "way to the Altar",
        "way to the Graveyard",
        "place of the pawn",
        "square of the pawn",
        "place of the horse",
        *(f"has {card.name}" for card in list(Card)[:ITEMS]),
    )
)
NAMES_OF_PLACES = tuple(
    f"place {place}: {what}"
    for place in range(TILES)
    for what in (
        "east of the Altar",
        "south of the Altar",
        *(f"side {side} is open" for side in range(DIRECTIONS)),
        *(
            f"square {square}: {of}"
            for square in range(SQUARES)
            for of in ("legal, half inside a building", "skeleton, by its points", "life")
        ),
    )
)

FEATURE_NAMES = NAMES_OF_GAME + NAMES_OF_CARDS + NAMES_OF_SEATS + NAMES_OF_PLACES
"""What each number is."""

FIRST_OF_CARDS = len(NAMES_OF_GAME)
FIRST_OF_SEATS = FIRST_OF_CARDS + len(NAMES_OF_CARDS)
FIRST_OF_PLACES = FIRST_OF_SEATS + len(NAMES_OF_SEATS)
OF_CARD = len(NAMES_OF_CARDS) // EVENTS
OF_SEAT = len(NAMES_OF_SEATS) // SEATS
OF_PLACE = len(NAMES_OF_PLACES) // TILES
FIRST_OF_SUPPLY = 7
FIRST_OF_PHASES = 10
FIRST_WAY = 8
FIRST_ITEM = 13
FIRST_SIDE = 2
FIRST_SQUARE = 6
OF_SQUARE = 3
SUPPLY = 40


@rule
def features(seen: State, seat: int, numbers: Numbers) -> None:
    """Write the numbers of a seat's view."""
    number_game(seen, numbers)
    for kind in range(EVENTS):
        number_card(seen, seat, kind, numbers)
    for position in range(SEATS):
        number_seat(seen, seat, position, numbers)
    for place in range(TILES):
        number_place(seen, place, numbers)


@rule
def share(part: int, whole: int) -> float:
    """A part as a number from 0 to 1."""
    return min(1.0, part / whole)


@rule
def number_game(seen: State, numbers: Numbers) -> None:
    """What concerns everybody."""
    numbers[0] = share(seen.round, MOST_ROUNDS)
    numbers[1] = share(tiles_left(seen), STACK)
    numbers[2] = share(seen.steps, MOST_STEPS)
    numbers[3] = share(seen.die, FACES)
    numbers[4] = share(seen.moves, FACES)
    numbers[5] = seen.book_out
    numbers[6] = 1 if seen.book_place != NOWHERE and seen.bearer == NOBODY else 0
    for colour in range(COLOURS):
        numbers[FIRST_OF_SUPPLY + colour] = share(seen.supply[colour], SUPPLY)
    at = FIRST_OF_PHASES
    for phase in range(PHASES):
        numbers[at + phase] = 1 if seen.phase == phase else 0
    at += PHASES
    for decision in range(DECISIONS):
        numbers[at + decision] = 1 if seen.decision == decision else 0


@rule
def number_card(seen: State, seat: int, kind: int, numbers: Numbers) -> None:
    """Where copies of a card are, as far as the seat knows."""
    at, held = FIRST_OF_CARDS + kind * OF_CARD, 0
    for slot in range(SLOTS):
        if seen.hand[seat, slot] == kind:
            held += 1
    numbers[at] = share(held, MOST_OF_KIND)
    numbers[at + 1] = share(seen.discard[kind], COPIES_OF[kind])
    numbers[at + 2] = 1 if has_item(seen, seat, kind) else 0


@rule
def number_seat(seen: State, seat: int, position: int, numbers: Numbers) -> None:
    """What is so of the seat so many places clockwise; all 0 beyond the last."""
    at = FIRST_OF_SEATS + position * OF_SEAT
    for number in range(OF_SEAT):
        numbers[at + number] = 0
    if position >= seen.seats:
        return
    who = (seat + position) % seen.seats
    pawn = seen.pawn[who]
    numbers[at] = 1
    numbers[at + 1] = 1 if has(seen.owes, who) else 0
    numbers[at + 2] = 1 if seen.active == who else 0
    numbers[at + 3] = share(seen.lives[who], MOST_LIVES)
    numbers[at + 4] = share(points_of(seen, who), GOAL)
    numbers[at + 5] = share(seen.held[who], MOST_OF_KIND)
    numbers[at + 6] = 1 if has(seen.used, who) else 0
    numbers[at + 7] = 1 if seen.bearer == who else 0
    for goal in range(GOALS):
        numbers[at + FIRST_WAY + goal] = share(seen.route[pawn, goal], FAR)
    numbers[at + 10] = share(pawn // SQUARES, TILES)
    numbers[at + 11] = share(pawn % SQUARES, SQUARES)
    numbers[at + 12] = (
        0 if seen.parked[who] == NOWHERE else share(seen.parked[who], TILES * SQUARES)
    )
    for kind in range(ITEMS):
        numbers[at + FIRST_ITEM + kind] = 1 if has_item(seen, who, kind) else 0


@rule
def number_place(seen: State, place: int, numbers: Numbers) -> None:
    """A tile of the map; all 0 where none lies yet."""
    at = FIRST_OF_PLACES + place * OF_PLACE
    for number in range(OF_PLACE):
        numbers[at + number] = 0
    if place >= seen.placed:
        return
    numbers[at] = HALF + east_of(seen, place) / (2 * HALF_THE_TABLE)
    numbers[at + 1] = HALF + south_of(seen, place) / (2 * HALF_THE_TABLE)
    sides = OPEN_SIDES_AT[TURNS * seen.tile[place] + seen.turned[place]]
    for side in range(DIRECTIONS):
        numbers[at + FIRST_SIDE + side] = 1 if has(sides, side) else 0
    for square in range(SQUARES):
        number_square(
            seen, SQUARES * place + square, at + FIRST_SQUARE + OF_SQUARE * square, numbers
        )


@rule
def number_square(seen: State, square: int, at: int, numbers: Numbers) -> None:
    """A square of the map."""
    inside = HALF if is_inside(seen, square) else 1
    numbers[at] = inside if is_legal(seen, square) else 0
    numbers[at + 1] = share(skeleton_at(seen, square) + 1, COLOURS)
    numbers[at + 2] = 1 if has(seen.life[square // SQUARES], square % SQUARES) else 0
