"""Seats: who or what sits in each, and who answers for it just now.

A seat belongs to nobody, to a bot, or to a person, and none of that is known to the game. A person
may be away, and a bot may cover for them until they come back; whoever sits there, the seat's
secrets and its half-made answers stay with the seat.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from graveshift.server.entries import (
    Came,
    Covered,
    Filled,
    Left,
    Line,
    Moved,
    Noticed,
    Offered,
    Rose,
    Sat,
)
from graveshift.server.parts import SeatCard

NO_CODE = b""


@dataclass(slots=True)
class Seat:
    """One seat."""

    owner: bytes = b""
    """The identity it belongs to; nothing where a bot or nobody sits."""
    name: str = ""
    bot: str = ""
    """The bot that sits there, or covers for the owner."""
    nonce: bytes = b""
    links: frozenset[str] = field(default_factory=frozenset)
    """The servers by way of which the owner is there."""
    away_since: int = 0
    """When the last of these was lost."""
    code: bytes = NO_CODE
    """The hash of the code that moves it to another device."""
    code_until: int = 0
    noticed: int = 0
    """The question of which the owner was told when they were not there: when it came."""

    @property
    def is_taken(self) -> bool:
        """Whether anybody sits there."""
        return bool(self.owner or self.bot)

    @property
    def is_person(self) -> bool:
        """Whether it belongs to a person, there or not."""
        return bool(self.owner)

    @property
    def is_present(self) -> bool:
        """Whether its owner is there."""
        return bool(self.links)

    @property
    def is_driven_by_bot(self) -> bool:
        """Whether a bot answers for it just now."""
        return bool(self.bot)

    def card(self, host: bytes, nonce: str) -> SeatCard:
        """The seat, as all see it."""
        driver = "bot" if self.bot else "nobody"
        if self.owner:
            driver = "cover" if self.bot else "person"
        return SeatCard(
            driver=driver,  # type: ignore[arg-type]
            name=self.name,
            bot=self.bot,
            present=self.is_present,
            is_host=bool(self.owner) and self.owner == host,
            nonce=nonce,
        )


class Seats(list[Seat]):
    """The seats of a table, in order."""

    @classmethod
    def empty(cls, count: int) -> Self:
        """So many, and nobody there."""
        return cls(Seat() for _ in range(count))

    def copied(self) -> Self:
        """The same, to be changed apart from these."""
        return type(self)(replace(seat) for seat in self)

    def of(self, who: bytes) -> tuple[int, ...]:
        """The seats that belong to somebody."""
        return tuple(number for number, seat in enumerate(self) if who and seat.owner == who)

    @property
    def owners(self) -> frozenset[bytes]:
        """Everybody who has a seat."""
        return frozenset(seat.owner for seat in self if seat.owner)

    def apply(self, line: Line) -> bool:
        """Change what an entry changes; whether it changed anything."""
        match line:
            case Sat():
                self[line.seat] = Seat(line.owner, line.name, "", line.nonce, away_since=line.time)
            case Filled():
                self[line.seat] = Seat(bot=line.bot)
            case Rose():
                self[line.seat] = Seat()
            case Came():
                for number in line.seats:
                    self.come(self[number], line.house)
            case Left():
                for number in line.seats:
                    self.leave(self[number], line.house, line.time)
            case Covered():
                self[line.seat].bot = line.bot
            case Noticed():
                self[line.seat].noticed = line.since
            case Offered():
                self[line.seat].code, self[line.seat].code_until = line.code, line.until
            case Moved():
                seat = self[line.seat]
                seat.owner, seat.code, seat.links = line.owner, NO_CODE, frozenset()
                seat.away_since = line.time
            case _:
                return False
        return True

    def come(self, seat: Seat, house: str) -> None:
        """The owner is there, and nobody covers any more."""
        seat.links |= {house}
        seat.bot = ""

    def leave(self, seat: Seat, house: str, time: int) -> None:
        """The owner is gone, unless there by way of another server."""
        if seat.links == {house}:
            seat.away_since = time
        seat.links -= {house}
