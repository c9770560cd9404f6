"""The nouns of Mall of Horror: seats by their colours, and whatever its enums number."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from graveshift.engine.bits import has
from graveshift.engine.notation import word_of
from graveshift.games.mall_of_horror.components import SEATS, Card, Character, Place
from graveshift.games.mall_of_horror.state import Ending, Phase
from graveshift.words.messages import Noun

SEAT_NOUNS = (
    Noun("colour-red"),
    Noun("colour-yellow"),
    Noun("colour-blue"),
    Noun("colour-green"),
    Noun("colour-brown"),
    Noun("colour-black"),
)


def seat_noun(seat: int) -> Noun:
    """A seat, by its colour."""
    return SEAT_NOUNS[seat]


def seat_nouns(seats: int) -> tuple[Noun, ...]:
    """The seats of a bit set."""
    return tuple(SEAT_NOUNS[seat] for seat in range(SEATS) if has(seats, seat))


def noun_of(members: type[IntEnum]) -> Callable[[int], Noun]:
    """Names a member of an enum: `place-restroom`."""
    prefix = members.__name__.lower()
    nouns = {member.value: Noun(f"{prefix}-{word_of(member)}") for member in members}
    return nouns.__getitem__


place = noun_of(Place)
character = noun_of(Character)
card = noun_of(Card)
phase = noun_of(Phase)
ending = noun_of(Ending)

PLACE_NOUNS = tuple(place(number) for number in Place if number >= Place.RESTROOM)
