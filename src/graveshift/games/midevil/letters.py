"""Letters and words: how seats, squares, cards and tiles are written.

Seats are r, y, b, g, n and k, clockwise: red, yellow, blue, green, brown and black.  A square is
its place on the map and its number on the tile: `3.4`.  Skeletons are W, R and B, a life is L.
"""

from __future__ import annotations

from graveshift.engine.frame import BYSTANDER, NOBODY
from graveshift.engine.notation import NotationError, integer, number_of, seat_of, word_of, words_of
from graveshift.engine.record import UNKNOWN
from graveshift.games.midevil.cards import NO_CARD, Card
from graveshift.games.midevil.components import SEATS, SQUARES
from graveshift.games.midevil.options import OPTIONS
from graveshift.games.midevil.state import NOWHERE, Step
from graveshift.games.midevil.tiles import NO_TILE, Tile

NAME = "midevil"
COLOURS = "rybgnk"
"""The letters of the seats."""
BONES = "WRB"
"""The letters of the skeletons."""
LIFE = "L"
NONE = "-"
HIDDEN = "?"
"""What a view does not show."""
SEALED, BYSTANDERS = "sealed", "bystander"
SETS = ("asked", "owes", "may", "winners", "used", "dead", "terrified", "fought")
"""Fields that are sets of seats; each has a line."""
STEPS = tuple(word_of(step) for step in Step)
FIELD_WORDS = {option.name: option.values for option in OPTIONS} | dict.fromkeys(
    ("step", "resume", "after_fight", "after_fill"), STEPS
)
"""Words for the numbers of fields that have no line of their own."""


def colour(seat: int) -> str:
    """A seat's letter."""
    return COLOURS[seat] if 0 <= seat < SEATS else NONE


def read_colour(word: str) -> int:
    """The seat of a letter."""
    return NOBODY if word == NONE else seat_of(word, COLOURS)


def card(kind: int) -> str:
    """A card's name."""
    if kind == UNKNOWN:
        return HIDDEN
    return NONE if kind == NO_CARD else word_of(Card(kind))


def read_card(word: str) -> int:
    """The kind of a card."""
    if word == HIDDEN:
        return UNKNOWN
    return NO_CARD if word == NONE else number_of(word, words_of(Card), "card")


def tile(kind: int) -> str:
    """A tile's name."""
    return NONE if kind == NO_TILE else word_of(Tile(kind))


def read_tile(word: str) -> int:
    """The kind of a tile."""
    return number_of(word, words_of(Tile), "tile")


def square(number: int) -> str:
    """A square: place and square of the tile."""
    return NONE if number == NOWHERE else f"{number // SQUARES}.{number % SQUARES}"


def read_square(word: str) -> int:
    """The number of a square."""
    if word == NONE:
        return NOWHERE
    place, dot, at = word.partition(".")
    if not dot or not at.isdigit() or not place.isdigit() or int(at) >= SQUARES:
        raise NotationError(f"{word!r} is no square; it is a place and a square, such as 3.4.")
    return SQUARES * int(place) + int(at)


def bone(number: int) -> str:
    """A skeleton's letter."""
    return BONES[number]


def read_bone(word: str) -> int:
    """The colour of a skeleton's letter."""
    return number_of(word, {letter: number for number, letter in enumerate(BONES)}, "skeleton")


def read_numbers(words: list[str]) -> list[int]:
    """Whole numbers."""
    return [integer(word, "number") for word in words]


def viewer_of(viewer: int) -> str:
    """Whose view it is."""
    return BYSTANDERS if viewer == BYSTANDER else colour(viewer)


def read_viewer(word: str) -> int:
    """The seat whose view it is, or BYSTANDER."""
    return BYSTANDER if word == BYSTANDERS else seat_of(word, COLOURS)
