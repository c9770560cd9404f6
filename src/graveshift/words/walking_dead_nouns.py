"""The nouns of The Walking Dead: seats by their colours, cards one by one, and its enums."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from graveshift.engine.bits import has
from graveshift.engine.notation import word_of
from graveshift.games.walking_dead.cards import AllyCard, AmmoCard, Equipment, FoodCard, Goal
from graveshift.games.walking_dead.components import LEADERS, SEATS, Leader, Location, Stack
from graveshift.games.walking_dead.decks import BOXES, FOODS, FRIENDS, GEAR
from graveshift.games.walking_dead.event_cards import EventCard
from graveshift.games.walking_dead.kinds import Ending, Phase
from graveshift.words.messages import Noun

SEAT_NOUNS = (
    Noun("colour-red"),
    Noun("colour-yellow"),
    Noun("colour-blue"),
    Noun("colour-green"),
)


def seat_noun(seat: int) -> Noun:
    """A seat, by its colour."""
    return SEAT_NOUNS[seat]


def seat_nouns(seats: int) -> tuple[Noun, ...]:
    """The seats of a bit set."""
    return tuple(SEAT_NOUNS[seat] for seat in range(SEATS) if has(seats, seat))


def nouns_of(members: type[IntEnum]) -> dict[int, Noun]:
    """The noun of each member of an enum: `location-farm`."""
    prefix = members.__name__.lower()
    return {member.value: Noun(f"{prefix}-{word_of(member)}") for member in members}


def noun_of(members: type[IntEnum]) -> Callable[[int], Noun]:
    """Names a member of an enum."""
    return nouns_of(members).__getitem__


def nouns_in(kinds: tuple[int, ...], members: type[IntEnum]) -> tuple[Noun, ...]:
    """The noun of each card of a stack."""
    nouns = nouns_of(members)
    return tuple(nouns[kind] for kind in kinds)


location = noun_of(Location)
stack = noun_of(Stack)
leader = noun_of(Leader)
event_card = noun_of(EventCard)
goal = noun_of(Goal)
phase = noun_of(Phase)
ending = noun_of(Ending)

CARD_NOUNS = (
    *nouns_in(GEAR, Equipment),
    *nouns_in(BOXES, AmmoCard),
    *nouns_in(FOODS, FoodCard),
    *nouns_in(FRIENDS, AllyCard),
)
"""The resource cards one by one, stack after stack."""


def card(number: int) -> Noun:
    """A resource card, by its number among all."""
    return CARD_NOUNS[number]


def spares(gone: int) -> tuple[Noun, ...]:
    """The characters that nobody has played yet."""
    return tuple(leader(number) for number in range(LEADERS) if not has(gone, number))


GLOSSARY: dict[str, tuple[Noun, ...]] = {
    "location": tuple(location(number) for number in Location if number >= 0),
    "stack": tuple(nouns_of(Stack).values()),
    "leader": tuple(nouns_of(Leader).values()),
    "equipment": tuple(nouns_of(Equipment).values()),
    "ammocard": tuple(nouns_of(AmmoCard).values()),
    "foodcard": tuple(nouns_of(FoodCard).values()),
    "allycard": tuple(nouns_of(AllyCard).values()),
    "eventcard": tuple(nouns_of(EventCard).values()),
    "goal": tuple(nouns_of(Goal).values()),
    "phase": tuple(nouns_of(Phase).values()),
}
"""Nouns that are explained, by their group."""
