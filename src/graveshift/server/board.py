"""The board: the game at a table, as the engine plays it, with what a server asks of it besides.

The engine's table keeps what led to each choice; a server keeps many tables, so what cannot be
undone any more is let go of here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from graveshift.engine.errors import UserError
from graveshift.engine.frame import (
    ALLOWED,
    BY_CLOCK,
    BYSTANDER,
    NOT_ASKED,
    ONLY_THE_CLOCK,
    REVISE,
    Frame,
)
from graveshift.engine.game import Game
from graveshift.engine.journal import Event
from graveshift.engine.table import Setup, Table
from graveshift.server.clocks import Question
from graveshift.server.reckoner import Reckoned, Reckoner

T = TypeVar("T")

DECLINED = "pass"
"""What notation calls declining."""


class Foreseen(NamedTuple):
    """What a choice would lead to."""

    reason: int
    """ALLOWED, or why the rules refuse it; then the rest says nothing."""
    state: str = ""
    owes: int = 0
    is_over: bool = False
    revises: bool = False
    """Whether a sealed answer is taken back for it."""


class Done(NamedTuple):
    """A choice that can perhaps be undone."""

    seat: int
    by_person: bool
    no_return: int
    """The count of points of no return before it."""


class Board:
    """A game in progress."""

    def __init__(self, game: Game, setup: Setup) -> None:
        """Lay it out."""
        self.table = Table(game, setup)
        self.done: list[Done] = []
        self.events: list[Event] = self.table.events
        """What the last entry brought about."""
        self.reckoner = Reckoner(game)
        self.is_reckoned = False
        """Whether that was done since the last entry."""

    @property
    def state(self) -> Frame:
        """The game's record."""
        return self.table.state

    @property
    def question(self) -> Question:
        """What is asked just now."""
        return Question.of(self.table.state)

    # Asking ---------------------------------------------------------------------------------------

    def view(self, viewer: int) -> Frame:
        """What a seat or a bystander may see; good until the next one of the same game."""
        seen = room_for(self.table.game)
        self.table.rules.see(self.table.state, viewer, seen)
        return seen

    def reckoned(self) -> Reckoned:
        """What the rules reckon from what lies open; reckoned once for all viewers."""
        if not self.is_reckoned:
            self.reckoner.look(self.view(BYSTANDER))
            self.is_reckoned = True
        return self.reckoner.now

    def open_choices(self, seat: int) -> list[int]:
        """What a seat may choose, but for taking back what it chose."""
        return [code for code in self.table.choices(seat) if code != REVISE]

    def may_take_back(self, seat: int) -> bool:
        """Whether the seat gave a sealed answer that is not open yet."""
        return self.table.why_not(seat, REVISE) == ALLOWED

    def choices(self, seat: int, *, reopened: bool | None = None) -> list[int]:
        """What a seat may choose, be it in place of a sealed answer that it gave (`reopened`)."""
        codes = self.open_choices(seat)
        if not (self.may_take_back(seat) if reopened is None else reopened):
            return codes

        def others() -> list[int]:
            self.table.rules.choose(self.table.state, seat, REVISE)
            return self.open_choices(seat)

        return sorted({*codes, *self.tried(others)})

    def passing(self, seat: int) -> int | None:
        """The code by which a seat that owes an answer can decline; None where it cannot."""
        write = self.table.game.notation.write_choice
        for code in self.open_choices(seat):
            if write(self.state, seat, code) == DECLINED:
                return code
        return None

    def way(self, seat: int, code: int) -> tuple[int, bool]:
        """Why not, and whether it takes a sealed answer back, which then is done in the state."""
        table = self.table
        reason = table.why_not(seat, code)
        if reason == NOT_ASKED and code != REVISE and self.may_take_back(seat):
            table.rules.choose(table.state, seat, REVISE)
            return table.why_not(seat, code), True
        return reason, False

    def why_not(self, seat: int, code: int) -> int:
        """Why a seat may not choose this, be it in place of a sealed answer; ALLOWED if it may."""
        return self.tried(lambda: self.way(seat, code)[0])

    def foresee(self, seat: int, code: int, *, by_clock: bool = False) -> Foreseen:
        """What a choice would lead to, or why it is refused."""

        def play() -> Foreseen:
            reason, revises = self.way(seat, code)
            if reason != ALLOWED and not (by_clock and reason == ONLY_THE_CLOCK):
                return Foreseen(reason)
            self.table.rules.choose(self.state, seat, code)
            state, owes = self.table.fingerprint(), self.state.owes
            return Foreseen(ALLOWED, state, owes, self.table.is_over, revises)

        return self.tried(play)

    def tried(self, action: Callable[[], T]) -> T:
        """What an action gives, with the state put back as it was."""
        buffer = self.table.state.buffer
        before = bytes(buffer)
        try:
            return action()
        finally:
            buffer[:] = before

    # Playing --------------------------------------------------------------------------------------

    def choose(self, seat: int, code: int, *, revises: bool, by_person: bool) -> None:
        """Make a choice; `UserError` where the rules refuse it."""
        self.is_reckoned = False
        sealed, before = self.state.sealed, self.state.no_return
        if revises:
            self.table.choose(seat, REVISE)
        self.table.choose(seat, code, by_clock=code == BY_CLOCK)
        self.events = self.table.events
        self.done.append(Done(seat, by_person, before))
        if sealed or self.state.no_return != before:
            self.let_go()

    def let_go(self) -> None:
        """Nothing so far can be undone any more."""
        self.done.clear()
        self.table.points_of_return.clear()
        del self.table.story[:-1]

    def undoable(self, seat: int) -> int:
        """How many choices go back to before the seat's last own one; 0 if it cannot be undone.

        Choices that were made for it afterwards, for want of any other, go with it. While answers
        are sealed nothing is undone: it would tell whether others have begun to choose.
        """
        state = self.state
        if state.sealed or self.table.is_over:
            return 0
        for count, done in enumerate(reversed(self.done), 1):
            if done.seat != seat or done.no_return != state.no_return:
                return 0
            if done.by_person:
                return count
        return 0

    def foresee_undo(self, seat: int) -> Foreseen:
        """What undoing would lead to; only where it is possible."""
        _, before = self.table.points_of_return[-self.undoable(seat)]

        def look() -> Foreseen:
            self.state.buffer[:] = before
            return Foreseen(ALLOWED, self.table.fingerprint(), self.state.owes)

        return self.tried(look)

    def undo(self, seat: int) -> None:
        """Undo the seat's last own choice; `UserError` where it cannot be."""
        count = self.undoable(seat)
        if not count:
            raise UserError("this cannot be undone any more.")
        self.is_reckoned = False
        for _ in range(count):
            self.done.pop()
            self.table.undo(seat)
        self.events = []


_rooms: dict[str, Frame] = {}


def room_for(game: Game) -> Frame:
    """A record to write views into, one for each game: it is read before the next is written."""
    if game.name not in _rooms:
        _rooms[game.name] = game.state.narrated()
    return _rooms[game.name]
