"""Letters and words: how seats, cards, locations and events are written.

Seats are r, y, b and g, clockwise.  A card is its kind and, where there are several, which one it
is: `pistol.3`; a set of cards of a kind is written `pistol.134`, and `pistol` if it is all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum

from graveshift.engine.frame import BYSTANDER, NOBODY
from graveshift.engine.notation import NotationError, integer, number_of, seat_of, word_of, words_of
from graveshift.games.walking_dead.cards import AllyCard, AmmoCard, Equipment, FoodCard, Goal
from graveshift.games.walking_dead.components import (
    SEATS,
    STACK_CARDS,
    STACKS,
    Leader,
    Location,
    Stack,
)
from graveshift.games.walking_dead.decks import BOXES, FOODS, FRIENDS, GEAR
from graveshift.games.walking_dead.event_cards import EventCard
from graveshift.games.walking_dead.kinds import Fight, Step
from graveshift.games.walking_dead.options import OPTIONS

NAME = "walking-dead"
COLOURS = "rybg"
"""The letters of the seats."""
CORNER_NAMES = ("NW", "NE", "SE", "SW")
NONE = "-"
HIDDEN = "?"
"""What a view does not show."""
SEALED, BYSTANDERS = "sealed", "bystander"
SETS = (
    "asked", "owes", "may", "winners", "dying", "guarded", "walked", "wounded", "alone", "faced",
    "rolled", "slew", "pulls", "passed", "shown",
)  # fmt: skip
"""Fields that are sets of seats; each has a line."""
ROWS = ("coins", "hurt", "help", "value", "face_down", "draft")
"""Fields with a number for each seat, 0 where there is nothing to say; each has a line."""
FIELD_WORDS = {option.name: option.values for option in OPTIONS} | {
    "step": tuple(word_of(step) for step in Step)
}
"""Words for the numbers of a few fields that have no line of their own."""


def names_of(members: type[IntEnum], kinds: tuple[int, ...]) -> Iterator[str]:
    """The name of each card of a stack."""
    for card, kind in enumerate(kinds):
        name = word_of(members(kind))
        copy = card - kinds.index(kind) + 1
        yield name if kinds.count(kind) == 1 else f"{name}.{copy}"


CARDS = (
    *names_of(Equipment, GEAR),
    *names_of(AmmoCard, BOXES),
    *names_of(FoodCard, FOODS),
    *names_of(AllyCard, FRIENDS),
)
"""The name of each resource card, 0-99."""
CARD_NUMBERS = {name: number for number, name in enumerate(CARDS)}
EVENT_NUMBERS = words_of(EventCard)
LOCATION_NUMBERS = words_of(Location)
STACK_NUMBERS = words_of(Stack)


def colour(seat: int) -> str:
    """A seat's letter."""
    return COLOURS[seat] if 0 <= seat < SEATS else NONE


def read_colour(word: str) -> int:
    """The seat of a letter."""
    return NOBODY if word == NONE else seat_of(word, COLOURS)


def card(number: int) -> str:
    """A resource card's name."""
    return CARDS[number]


def read_card(word: str) -> int:
    """The number of a resource card."""
    return number_of(word, CARD_NUMBERS, "card")


def event(number: int) -> str:
    """An event's name."""
    return word_of(EventCard(number))


def read_event_card(word: str) -> int:
    """The number of an event."""
    return number_of(word, EVENT_NUMBERS, "event")


def location(place: int) -> str:
    """A location's name."""
    return word_of(Location(place))


def read_location(word: str) -> int:
    """The number of a location."""
    return number_of(word, LOCATION_NUMBERS, "location")


def read_corner(word: str) -> int:
    """The number of a corner."""
    return number_of(word, {name: corner for corner, name in enumerate(CORNER_NAMES)}, "corner")


def character(number: int) -> str:
    """A character's name, `-` for none."""
    return NONE if number == NOBODY else word_of(Leader(number))


def read_character(word: str) -> int:
    """The number of a character."""
    return NOBODY if word == NONE else number_of(word, words_of(Leader), "character")


def goal(number: int) -> str:
    """A goal's name; `-` for none."""
    return word_of(Goal(number)) if number > 0 else NONE


def read_goal(word: str) -> int:
    """The number of a goal."""
    return 0 if word == NONE else number_of(word, words_of(Goal), "goal")


def weapon(number: int) -> str:
    """A weapon card, or what stands in its place."""
    return card(number) if number < STACK_CARDS else word_of(Fight(number))


def read_weapon(word: str) -> int:
    """The number of such a word."""
    return words_of(Fight).get(word) or read_card(word)


def cards_in(stack: int, bits: int) -> Iterator[str]:
    """The cards of a set, kind by kind: `pistol.13 machete`."""
    held: dict[str, str] = {}
    whole: dict[str, str] = {}
    for number in range(STACK_CARDS):
        name, _, copy = CARDS[STACK_CARDS * stack + number].partition(".")
        whole[name] = whole.get(name, "") + copy
        if bits >> number & 1:
            held[name] = held.get(name, "") + copy
    for name, copies in held.items():
        yield name if copies == whole[name] else f"{name}.{copies}"


def read_cards(words: Iterable[str], stack: int) -> int:
    """The set of such words."""
    bits = 0
    for word in words:
        name, dot, copies = word.partition(".")
        wanted = [f"{name}.{copy}" for copy in copies] if dot else all_of(name)
        for one in wanted:
            number = read_card(one)
            if number // STACK_CARDS != stack or not 0 <= stack < STACKS:
                raise NotationError(f"{one!r} is no card of that stack.")
            bits |= 1 << number % STACK_CARDS
    return bits


def all_of(name: str) -> list[str]:
    """All cards of a kind."""
    return [one for one in CARDS if one.partition(".")[0] == name] or [name]


def viewer_of(viewer: int) -> str:
    """Whose view it is."""
    return BYSTANDERS if viewer == BYSTANDER else colour(viewer)


def read_viewer(word: str) -> int:
    """The seat whose view it is, or BYSTANDER."""
    return BYSTANDER if word == BYSTANDERS else seat_of(word, COLOURS)


def number(word: str) -> int:
    """A whole number."""
    return integer(word, "number")


def label_of(field: str) -> str:
    """The label of a field's line."""
    return field.replace("_", "-")
