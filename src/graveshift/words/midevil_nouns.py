"""The nouns of MidEvil: seats by their colours, squares by where they lie, and its enums."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from graveshift.engine.bits import has
from graveshift.engine.notation import word_of
from graveshift.games.midevil.cards import Card
from graveshift.games.midevil.components import DIRECTIONS, MIDDLE_OF, SEATS, Colour
from graveshift.games.midevil.state import Ending, Phase
from graveshift.games.midevil.tiles import Tile
from graveshift.words.messages import Noun

SEAT_NOUNS = (
    Noun("colour-red"),
    Noun("colour-yellow"),
    Noun("colour-blue"),
    Noun("colour-green"),
    Noun("colour-brown"),
    Noun("colour-black"),
)
SPOT_NOUNS = (
    Noun("spot-north-west"),
    Noun("spot-north"),
    Noun("spot-north-east"),
    Noun("spot-west"),
    Noun("spot-centre"),
    Noun("spot-east"),
    Noun("spot-south-west"),
    Noun("spot-south"),
    Noun("spot-south-east"),
)


def seat_noun(seat: int) -> Noun:
    """A seat, by its colour."""
    return SEAT_NOUNS[seat]


def seat_nouns(seats: int) -> tuple[Noun, ...]:
    """The seats of a bit set."""
    return tuple(SEAT_NOUNS[seat] for seat in range(SEATS) if has(seats, seat))


def spot(square: int) -> Noun:
    """A square of a tile, by where it lies."""
    return SPOT_NOUNS[square]


def side(direction: int) -> Noun:
    """A direction, by the square in the middle of that side."""
    return SPOT_NOUNS[MIDDLE_OF[direction]]


def sides(directions: int) -> tuple[Noun, ...]:
    """The directions of a bit set."""
    return tuple(side(direction) for direction in range(DIRECTIONS) if has(directions, direction))


def noun_of(members: type[IntEnum], prefix: str) -> Callable[[int], Noun]:
    """Names a member of an enum: `tile-altar`."""
    nouns = {member.value: Noun(f"{prefix}-{word_of(member)}") for member in members}
    return nouns.__getitem__


tile = noun_of(Tile, "tile")
card = noun_of(Card, "card")
skeleton = noun_of(Colour, "skeleton")
phase = noun_of(Phase, "phase")
ending = noun_of(Ending, "ending")
