"""Letters and words: how seats, characters, cards and places are written.

Seats are r, y, b, g, n and k, clockwise: red, yellow, blue, green, brown and black.  Characters are
P, T, G and L, cards have their English names, places their numbers.
"""

from __future__ import annotations

from graveshift.engine.frame import BYSTANDER, NOBODY
from graveshift.engine.notation import NotationError, integer, number_of, seat_of, word_of, words_of
from graveshift.engine.record import UNKNOWN
from graveshift.games.mall_of_horror.components import NO_CARD, SEATS, Card
from graveshift.games.mall_of_horror.options import OPTIONS
from graveshift.games.mall_of_horror.state import Step

NAME = "mall-of-horror"
COLOURS = "rybgnk"
"""The letters of the seats."""
LETTERS = "PTGL"
"""The letters of the characters."""
NONE = "-"
HIDDEN = "?"
"""What a view does not show."""
HIDES = "*"
"""Follows a character that hides this round."""
CLOSED, SECOND, CHOSEN, ELECTED, SEALED, BYSTANDERS = (
    "closed", "second", "chosen", "elected", "sealed", "bystander",
)  # fmt: skip
SETS = (
    "asked", "owes", "may", "passed", "looked", "candidates", "first_candidates", "tied", "winners",
)  # fmt: skip
"""Fields that are sets of seats; each has a line."""
ROWS = ("out", "threats", "votes", "destination", "moved_from", "draft")
"""Fields with a number for each seat, 0 where there is nothing to say; each has a line."""
FIELD_WORDS = {option.name: option.values for option in OPTIONS} | {
    "step": tuple(word_of(step) for step in Step)
}
"""Words for the numbers of a few fields that have no line of their own."""


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


def figure(seat: int, character: int) -> str:
    """A character on the board: `rP`."""
    return colour(seat) + LETTERS[character]


def read_figure(word: str) -> tuple[int, int]:
    """Seat and character of a figure."""
    if len(word) != 2 or word[1] not in LETTERS:  # noqa: PLR2004 - a colour and a character
        raise NotationError(
            f"{word!r} is no character; it is a colour and one of {LETTERS}, such as rP."
        )
    return seat_of(word[0], COLOURS), LETTERS.index(word[1])


def number(value: int) -> str:
    """A number, or that it is hidden."""
    return HIDDEN if value == UNKNOWN else str(value)


def read_number(word: str) -> int:
    """The number of such a word."""
    return UNKNOWN if word == HIDDEN else integer(word, "number")


def viewer_of(viewer: int) -> str:
    """Whose view it is."""
    return BYSTANDERS if viewer == BYSTANDER else colour(viewer)


def read_viewer(word: str) -> int:
    """The seat whose view it is, or BYSTANDER."""
    return BYSTANDER if word == BYSTANDERS else seat_of(word, COLOURS)


def label_of(field: str) -> str:
    """The label of a field's line."""
    return field.replace("_", "-")
