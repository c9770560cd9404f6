"""What a game adds to the words of the table: which message says what, and a board to look at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from graveshift.engine.journal import Event
from graveshift.words.messages import Noun, Values, Words, plain_value


@dataclass(frozen=True)
class Said:
    """A message with its variables: what to say, in no language yet."""

    key: str
    values: Values = field(default_factory=dict)

    @property
    def plain(self) -> tuple[str, dict[str, int | str | list[str]]]:
        """Key and variables as they travel: numbers, words, and lists to be enumerated.

        Nouns are words, and several of them one text with spaces between; NOUN takes them so.
        """
        return self.key, {name: plain_value(value) for name, value in self.values.items()}


@dataclass(frozen=True)
class GameWords:
    """One game's way from numbers to messages."""

    seat: Callable[[int], Noun]
    """The noun of a seat."""
    event: Callable[[Event], Said]
    choice: Callable[[Any, int, int], Said]
    """What a seat chooses by a code; takes a state or a view of it."""
    question: Callable[[Any, int], Said]
    """What a seat is asked; takes a state or a view of it."""
    claim: Callable[[int, int, int], Said]
    """What is said by a kind of claim and its two particulars."""
    claimable: tuple[tuple[int, int, int], ...]
    """Every claim that there is: kinds, each with all its particulars."""
    position: Callable[[Any, Words, int], str]
    """A state or a view as a board for a terminal of so many columns."""
    twins: frozenset[int]
    """Events that tell others in less depth what the seats concerned are told in full."""
    glossary: Mapping[str, tuple[Noun, ...]]
    """Nouns that are explained, by their group: places, cards and so on."""
