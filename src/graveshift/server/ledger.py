"""The ledger: what a table is after so many entries of its log.

It is a fold and nothing else: no clock, no luck, no store. Whatever any process knows of a table it
has from here, so all of them know the same. A ledger whose entries do not come out as they were
written (other rules, a newer program) is *shut*: it goes no further, and the table is only shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from graveshift.engine.contract import OPEN
from graveshift.engine.errors import UserError
from graveshift.engine.frame import BYSTANDER, REVISE
from graveshift.engine.game import Game
from graveshift.engine.journal import Event
from graveshift.engine.record import MOST_SEATS
from graveshift.engine.table import Setup
from graveshift.server import entries
from graveshift.server.board import DECLINED, Board
from graveshift.server.chatter import Chatter
from graveshift.server.clocks import ClockRoom, Question
from graveshift.server.entries import Created, Line
from graveshift.server.fairness import Fairness, key_dealt, nonce_of_bot
from graveshift.server.orders import Order, Orders
from graveshift.server.parts import ClaimCard, Clock, EventLine, Note, SeatCard, Shut, Stage, Terms
from graveshift.server.seats import Seats
from graveshift.server.terms import Clocks
from graveshift.words.registry import words_of
from graveshift.words.telling import say_claim

GameNamed = Callable[[str], Game]
"""Finds a game by its name; `UserError` where there is none."""


NOT_YET = Created(
    time=0, table="", game="", rules=0, seats=0, host=bytes(32), seed=b"", commitment=bytes(32)
)
"""Stands where the first entry is missing."""
DAMAGED = (LookupError, ValueError, TypeError, AttributeError, OverflowError)
"""What entries lead to that nobody here wrote: a seat that is not there, a game never dealt."""


class Ledger:
    """A table after some entries."""

    game: Game

    def __init__(self, game_named: GameNamed) -> None:
        """Before the first entry."""
        self.game_named = game_named
        self.created = NOT_YET
        self.number = 0
        """Entries so far, and so the number of the next."""
        self.time = 0
        """When the last one was written."""
        self.shut: Shut = ""
        self.locked = False
        self.rematch = ""
        self.seats = Seats()
        self.board: Board | None = None
        self.orders = Orders()
        self.chatter = Chatter(0)
        self.clocks = ClockRoom(Clocks(), 0)
        self.nonces: tuple[bytes, ...] = ()
        self.withheld: set[int] = set()
        """Seats that keep the open replay from those who have none."""
        self.played = [0] * MOST_SEATS
        """Choices of each seat, revised and undone ones too: by them bots draw their luck, so that
        what others do meanwhile makes no difference."""
        self.outages: set[int] = set()
        self.answered: dict[tuple[int, str], Line] = {}
        """What clients asked for by a name of their own."""
        self.line: Line | None = None
        """The last entry."""
        self.notes: tuple[Note, ...] = ()
        """What it tells besides."""
        self.parts: dict[str, Any] = {}

    # The fold -------------------------------------------------------------------------------------

    def read(self, body: bytes) -> None:
        """Take the next entry as it is stored."""
        try:
            line = entries.read(body)
        except entries.UNREADABLE:
            self.number += 1
            self.close("unreadable")
        else:
            self.apply(line)

    def apply(self, line: Line) -> None:
        """Take the next entry."""
        self.number += 1
        if self.shut:
            return
        self.time, self.line, self.notes = line.time, line, ()
        self.parts.pop("told", None)
        try:
            self.take(line)
        except UserError:
            self.close("rules-changed")
            return
        except DAMAGED:
            self.close("unreadable")
            return
        if isinstance(line, entries.ByClient) and line.id:
            self.answered[line.seat, line.id] = line

    def close(self, why: Shut) -> None:
        """Go no further."""
        self.shut = self.shut or why
        self.line, self.notes = None, ()
        self.parts.pop("terms", None)

    def take(self, line: Line) -> None:
        """Change what the entry changes; `UserError` when the rules here would not."""
        match line:
            case entries.Chose() | entries.TookBack() | entries.Undone():
                self.play(line)
            case entries.Said() | entries.Muted():
                self.chatter.apply(line)
            case entries.Claimed():
                self.chatter.claim(line, self.judge)
                self.parts.pop("claims", None)
            case entries.Withheld():
                self.withheld.discard(line.seat)
                self.withheld |= {line.seat} if line.withheld else set()
            case entries.Ordered():
                self.orders.give(line.seat, line.orders, self.running.state)
            case Created():
                self.set_up(line)
            case entries.Dealt():
                self.deal(line)
            case entries.Outage():
                self.outages.add(line.since)
                self.clocks.stand_still(line.since, line.until)
                self.parts.pop("clocks", None)
            case entries.Locked():
                self.locked = line.locked
                self.parts.pop("terms", None)
            case entries.Followed():
                self.rematch = line.table
                self.parts.pop("terms", None)
            case _:
                self.seats.apply(line)
                self.parts.pop("seats", None)
                if isinstance(line, entries.Sat | entries.Rose | entries.Filled | entries.Moved):
                    self.orders.drop(line.seat)
                if isinstance(line, entries.Sat | entries.Rose | entries.Filled):
                    self.chatter.change_places(line.seat)
                    self.withheld.discard(line.seat)

    def set_up(self, line: Created) -> None:
        """The table is there."""
        self.created = line
        self.seats = Seats.empty(line.seats)
        self.orders = Orders([Order() for _ in range(line.seats)])
        self.chatter = Chatter(line.seats)
        self.clocks = ClockRoom(line.clocks, line.seats)
        self.game = self.game_named(line.game)
        if self.game.rules_version != line.rules:
            raise UserError("these rules are not the ones that the table was set up with.")
        self.game.blank(line.seats, line.options)

    def deal(self, line: entries.Dealt) -> None:
        """The game begins."""
        made = self.created
        if not made.practice:
            self.nonces = tuple(
                seat.nonce if seat.owner else nonce_of_bot(made.commitment, number)
                for number, seat in enumerate(self.seats)
            )
        key = key_dealt(made, self.nonces)
        self.board = Board(self.game, Setup(made.seats, made.options, key))
        nothing = Question(0, 0, 0, 0)
        self.clocks.move(nothing, self.board.question, -1, True, line.time)
        self.check(line.state)
        self.parts.clear()

    def play(self, line: entries.Played) -> None:
        """The game goes on, or back."""
        board, seat = self.running, line.seat
        before, passed, happened = board.question, False, True
        match line:
            case entries.Undone():
                board.undo(seat)
                self.notes = (Note("undone", seat),)
                changed = self.chatter.unjudge(len(board.table.log))
            case _:
                code = line.code if isinstance(line, entries.Chose) else REVISE
                if not board.state.sealed:
                    passed = self.game.notation.write_choice(board.state, seat, code) == DECLINED
                by_person = isinstance(line, entries.Chose) and line.by == "person"
                revises = isinstance(line, entries.Chose) and line.revises
                board.choose(seat, code, revises=revises, by_person=by_person)
                self.played[seat] += 1
                happened = bool(board.events)
                changed = self.chatter.judge(len(board.table.log), self.judge)
        self.check(line.state)
        self.clocks.move(before, board.question, seat, happened, line.time)
        self.orders.move(board.state, board.events, passed=passed)
        self.parts.pop("clocks", None)
        if changed:
            self.parts.pop("claims", None)
        if board.table.is_over:
            self.parts.clear()

    def check(self, state: str) -> None:
        """The state has to be the one that the entry says."""
        if self.running.table.fingerprint() != state:
            raise UserError("the game comes out differently by these rules.")

    def judge(self, speaker: int, kind: int, a: int, b: int) -> int:
        """What has become of a claim, by the rules; open where it names what is not in the game."""
        table = self.running.table
        try:
            return table.rules.kept(table.state, speaker, kind, a, b)
        except IndexError:
            return OPEN

    # What it comes to -----------------------------------------------------------------------------

    @property
    def running(self) -> Board:
        """The game, which has been dealt."""
        if self.board is None:
            raise UserError("the game has not begun.")
        return self.board

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        if self.shut:
            return "closed"
        if self.board is None:
            return "lobby"
        return "over" if self.board.table.is_over else "playing"

    @property
    def viewers(self) -> tuple[int, ...]:
        """All seats, and a bystander."""
        return (*range(self.created.seats), BYSTANDER)

    @property
    def fairness(self) -> Fairness:
        """How the key of chance came about; for after the game."""
        made = self.created
        if made.practice:
            return Fairness(made.table, b"", (), made.practice)
        return Fairness(made.table, made.seed, self.nonces)

    # What all may see of it -----------------------------------------------------------------------

    def part(self, name: str, make: Callable[[], Any]) -> Any:  # noqa: ANN401 - as `make` says
        """A part that is the same for all, made anew when something changed it."""
        if name not in self.parts:
            self.parts[name] = make()
        return self.parts[name]

    def terms(self) -> Terms:
        """The table, and what was agreed."""
        return cast("Terms", self.part("terms", self.make_terms))

    def make_terms(self) -> Terms:
        """The table, and what was agreed; the seed only when there is nothing left to know."""
        made, stage, is_sealed = self.created, self.stage, not self.created.practice
        return Terms(
            table=made.table,
            game=made.game.replace("_", "-"),
            rules=made.rules,
            seats=made.seats,
            options=made.options,
            title=made.title,
            private=made.private,
            spectators=made.spectators,
            late=made.late,
            pace=made.pace,
            clocks=made.clocks,
            talk=made.talk,
            grace=made.grace,
            commitment=made.commitment.hex() if is_sealed else "",
            stage=stage,
            practice=not is_sealed,
            locked=self.locked,
            shut=self.shut,
            seed=made.seed.hex() if is_sealed and stage == "over" else "",
            rematch=self.rematch,
        )

    def seat_cards(self) -> tuple[SeatCard, ...]:
        """Who sits where."""
        return cast("tuple[SeatCard, ...]", self.part("seats", self.make_seat_cards))

    def make_seat_cards(self) -> tuple[SeatCard, ...]:
        """Who sits where, with the nonces that went into the key once it is made."""
        nonces = self.nonces or [seat.nonce for seat in self.seats]
        return tuple(
            seat.card(self.created.host, nonce.hex())
            for seat, nonce in zip(self.seats, nonces, strict=True)
        )

    def clock_cards(self) -> tuple[Clock, ...]:
        """The clocks."""
        return cast("tuple[Clock, ...]", self.part("clocks", self.clocks.cards))

    def claim_cards(self) -> tuple[ClaimCard, ...]:
        """Claims and promises."""
        return cast("tuple[ClaimCard, ...]", self.part("claims", self.make_claim_cards))

    def make_claim_cards(self) -> tuple[ClaimCard, ...]:
        """Claims and promises, with what they say."""
        return self.chatter.cards(lambda kind, a, b: say_claim(self.game, kind, a, b).plain)

    @property
    def told(self) -> list[tuple[Event, EventLine]]:
        """What the last entry brought about, beside how it is told to those who may know it."""
        return cast("list[tuple[Event, EventLine]]", self.part("told", self.make_told))

    def make_told(self) -> list[tuple[Event, EventLine]]:
        """Events with their lines; what there is to say of one is the same for all who know."""
        say = words_of(self.game).event
        return [(one, (one.kind, *one.particulars, say(one).plain)) for one in self.running.events]
