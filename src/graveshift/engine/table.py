"""A game being played: the state, the log that it follows from, and what each choice brought about.

A table runs on the told layout, so that it can tell what happened, and interpreted, so that it
starts at once; a process that keeps many tables compiles their rules behind (`engine.quick`).
Programs that play millions of games use `graveshift.sim` instead.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from graveshift.engine.bits import has
from graveshift.engine.errors import UserError
from graveshift.engine.frame import (
    ALLOWED,
    BY_CLOCK,
    MOST_CODES,
    NOBODY,
    NOT_A_CHOICE,
    NOT_ASKED,
    ONLY_THE_CLOCK,
    REVISE,
    RUNNING,
    Frame,
)
from graveshift.engine.game import Game, Program, at_hand, set_key
from graveshift.engine.journal import Event, clear, events_of
from graveshift.engine.options import one_of


class ChoiceError(UserError):
    """A choice that may not be made now."""

    def __init__(self, seat: int, code: int, reason: int, sentence: str) -> None:
        """`reason` is the number that the rules gave; words for people are made from it."""
        self.seat, self.code, self.reason = seat, code, reason
        super().__init__(sentence)


class NoSuchSeatError(UserError):
    """A name that no seat of this game has."""


@dataclass(frozen=True)
class Choice:
    """One line of the log."""

    seat: int
    code: int
    by_clock: bool = False


@dataclass(frozen=True)
class Setup:
    """All that a game starts from."""

    seats: int
    options: Mapping[str, str]
    key: bytes
    script: tuple[int, ...] = ()
    """Results that chance gives first, in place of the key's."""


class Table:
    """A game in progress."""

    def __init__(self, game: Game, setup: Setup) -> None:
        """Lay the game out; the choices are yet to come."""
        self.game = game
        self.setup = setup
        self.log: list[Choice] = []
        self.state = self.laid_out()
        self.events: list[Event] = events_of(self.state)
        """What the last choice, or the setup, brought about."""
        self.story: list[list[Event]] = [self.events]
        """What each choice so far brought about, the setup first."""
        self.points_of_return: list[tuple[int, bytes]] = []

    def laid_out(self) -> Frame:
        """The state before the first choice."""
        state = self.game.blank(self.setup.seats, self.setup.options, told=True)
        state.viewer = NOBODY
        set_key(state, self.setup.key)
        for position, result in enumerate(self.setup.script):
            state.script[position] = result  # type: ignore[attr-defined]
        state.script_length = len(self.setup.script)  # type: ignore[attr-defined]
        self.rules.setup(state)
        return state

    @property
    def rules(self) -> Program:
        """The rules that it is played by: compiled as soon as somebody has them so."""
        return at_hand(self.game)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.ending != RUNNING

    def has_seat(self, seat: int) -> bool:
        """Whether it is a seat of this game."""
        return 0 <= seat < self.setup.seats

    def owing(self) -> list[int]:
        """The seats that owe a choice."""
        return [seat for seat in range(self.setup.seats) if has(self.state.owes, seat)]

    def choices(self, seat: int) -> list[int]:
        """The codes that a seat may choose now."""
        if not self.has_seat(seat):
            return []
        codes = bytearray(MOST_CODES)
        return list(codes[: self.rules.choices(self.state, seat, codes)])

    def view(self, seat: int) -> Frame:
        """What a seat, or BYSTANDER, may see."""
        seen: Frame = self.game.state.narrated()
        self.rules.see(self.state, seat, seen)
        return seen

    def why_not(self, seat: int, code: int) -> int:
        """ALLOWED, or the reason why the seat may not choose this now."""
        if not self.has_seat(seat):
            return NOT_ASKED
        if not 0 <= code < MOST_CODES:
            return NOT_A_CHOICE
        return self.rules.why_not(self.state, seat, code)

    def choose(self, seat: int, code: int, *, by_clock: bool = False) -> list[Event]:
        """Make a choice, or raise ChoiceError and change nothing; returns what happened."""
        reason = self.why_not(seat, code)
        if reason != ALLOWED and not (by_clock and reason == ONLY_THE_CLOCK):
            raise ChoiceError(seat, code, reason, self.refusal(seat, code, reason))
        before = bytes(self.state.buffer)
        clear(self.state)
        self.rules.choose(self.state, seat, code)
        self.log.append(Choice(seat, code, by_clock))
        self.points_of_return.append((seat, before))
        self.events = events_of(self.state)
        self.story.append(self.events)
        return self.events

    def offered(self, seat: str) -> list[str]:
        """The choices of a seat as text: `table.offered("r")`."""
        number = self.seat_named(seat)
        write = self.game.notation.write_choice
        return [write(self.state, number, code) for code in self.choices(number)]

    def say(self, seat: str, choice: str) -> list[Event]:
        """Make a choice written as text: `table.say("r", "vote y")`."""
        number = self.seat_named(seat)
        return self.choose(number, self.game.notation.read_choice(self.state, number, choice))

    def seat_named(self, name: str) -> int:
        """The seat of a short name."""
        seat = self.game.notation.read_seat(name)
        if not self.has_seat(seat):
            seats = one_of(map(self.game.notation.write_seat, range(self.setup.seats)))
            message = f"there is no seat {name!r} in this game; it can be {seats}."
            raise NoSuchSeatError(message)
        return seat

    def __str__(self) -> str:
        """The position as text."""
        return self.game.notation.write_position(self.state)

    def refusal(self, seat: int, code: int, reason: int) -> str:
        """A sentence for a refused choice."""
        notation = self.game.notation
        named = notation.write_seat(seat) if self.has_seat(seat) else f"seat {seat}"
        known = 0 <= code < MOST_CODES
        choice = notation.write_choice(self.state, seat, code) if known else f"code {code}"
        word = self.game.reasons(reason).name.lower().replace("_", " ")
        return f"{named} may not `{choice}` now: {word}."

    def time_out(self, seat: int, luck: int) -> list[Event]:
        """Choose for a seat whose clock ran out."""
        code = self.rules.on_timeout(self.state, seat, luck)
        return self.choose(seat, code, by_clock=code == BY_CLOCK)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat chose last and nothing was drawn, shown or done by others since."""
        if not self.points_of_return:
            return False
        last, before = self.points_of_return[-1]
        old = type(self.state)(bytearray(before))
        return last == seat and old.no_return == self.state.no_return and not self.is_over

    def undo(self, seat: int) -> None:
        """Take the seat's last choice back."""
        if not self.may_undo(seat):
            message = "this cannot be taken back any more."
            raise UserError(message)
        _, before = self.points_of_return.pop()
        self.log.pop()
        self.story.pop()
        self.state = type(self.state)(bytearray(before))
        self.events = self.story[-1]

    def fingerprint(self) -> str:
        """Eight bytes of a hash of the state: the same everywhere, however it was run."""
        return hashlib.blake2b(self.state.raw(), digest_size=8).hexdigest()

    @property
    def revisions(self) -> int:
        """Answers that were taken back."""
        return sum(choice.code == REVISE for choice in self.log)
