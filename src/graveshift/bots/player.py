"""What a player is to a game: somebody who is shown a view and answers with a choice.

A player never gets a state, so it cannot know what its seat may not know.  It has luck of its own,
which has nothing to do with the chance of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, Protocol

from graveshift.engine.chance import pick, stream_of
from graveshift.engine.frame import Frame
from graveshift.engine.rule import rule

SEATS_APART = 8
"""More than there are seats, so that no two seats share their luck at a decision."""


class Kind(IntEnum):
    """The bots, as compiled code tells them apart."""

    CHANCER = 0
    GREEDY = 1


@rule
def luck_of(stream: int, seat: int, number: int) -> int:
    """The luck of a seat at one decision, as a stream for who needs many numbers."""
    return stream_of(stream, number * SEATS_APART + seat)


@dataclass(frozen=True)
class Luck:
    """The luck of the players of one game at one decision."""

    stream: int
    """The stream of the whole game (`engine.chance.stream_of`)."""
    number: int
    """Choices made in the game so far, forced ones too."""

    def below(self, n: int, seat: int) -> int:
        """One number from 0 to n - 1 for a seat."""
        return pick(self.stream, seat, self.number, n)

    def of_seat(self, seat: int) -> int:
        """A stream for a seat that needs many numbers."""
        return luck_of(self.stream, seat, self.number)


class Player(Protocol):
    """A program that plays: for any seat, and at as many tables as one likes."""

    name: ClassVar[str]
    """What people call it."""

    def choose(self, seen: Frame, seat: int, codes: Sequence[int], luck: Luck) -> int:
        """Answer with one of the codes that the seat is offered."""
