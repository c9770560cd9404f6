"""Clocks: since when each seat is asked, and how long it still has.

A question gives a seat the time of a decision, and then its bank until that is used up. What a
clock does follows from what everybody can see: who owes an answer, and when that began or ended.
Changing a sealed answer is no such thing, so it moves no clock. Who takes one back and gives none
thinks on by the old question, with the time that went by meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from graveshift.engine.bits import has
from graveshift.engine.frame import Frame
from graveshift.server.parts import Clock
from graveshift.server.terms import Clocks


class Question(NamedTuple):
    """What is asked, and of whom."""

    decision: int
    asked: int
    owes: int
    sealed: int

    @classmethod
    def of(cls, state: Frame) -> Question:
        """What a state asks."""
        return cls(state.decision, state.asked, state.owes, state.sealed)

    def is_as(self, other: Question) -> bool:
        """Whether the same is asked of the same seats, whoever has answered."""
        return self[:2] == other[:2]


@dataclass(slots=True)
class SeatClock:
    """The clock of one seat."""

    bank: int
    bank_before: int
    """The bank when the question came."""
    since: int = 0
    """When the question came."""
    runs: bool = False


class ClockRoom:
    """The clocks of a table."""

    def __init__(self, terms: Clocks, seats: int) -> None:
        """Full banks, and no question yet."""
        self.terms = terms
        self.seats = [SeatClock(terms.bank, terms.bank) for _ in range(seats)]

    def move(
        self, before: Question, after: Question, actor: int, happened: bool, time: int
    ) -> None:
        """Start and stop what a choice of the actor starts and stops.

        `happened` says that there was something to tell: the step of a sealed answer tells nothing.
        """
        same = before.is_as(after)
        for seat, clock in enumerate(self.seats):
            was, is_owing = has(before.owes, seat), has(after.owes, seat)
            acted = seat == actor
            if was and not is_owing:
                self.stop(clock, time)
            elif is_owing and not was:
                if acted and same and after.sealed and not happened:
                    clock.runs = True
                else:
                    self.start(clock, time)
            elif was and (not same or (acted and (happened or not after.sealed))):
                self.stop(clock, time)
                self.start(clock, time)

    def start(self, clock: SeatClock, time: int) -> None:
        """A question comes."""
        clock.since, clock.bank_before, clock.runs = time, clock.bank, True

    def stop(self, clock: SeatClock, time: int) -> None:
        """It is answered; what went beyond the time of a decision is gone from the bank."""
        over = max(0, time - clock.since - self.terms.decision)
        clock.bank = max(0, clock.bank_before - over)
        clock.runs = False

    def stand_still(self, since: int, until: int) -> None:
        """No server ran from then until then: nobody loses that time."""
        for clock in self.seats:
            if clock.runs and clock.since < until:
                clock.since += until - max(clock.since, since)

    def until(self, seat: int) -> int | None:
        """When a seat's time is up; None when its clock does not run, or there is none."""
        clock = self.seats[seat]
        if self.terms.kind == "none" or not clock.runs:
            return None
        return clock.since + self.terms.decision + clock.bank_before

    def cards(self) -> tuple[Clock, ...]:
        """The clocks, as all see them; nothing at a table without."""
        if self.terms.kind == "none":
            return ()
        return tuple(
            Clock(clock.bank_before if clock.runs else clock.bank, self.until(seat))
            for seat, clock in enumerate(self.seats)
        )
