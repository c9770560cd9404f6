"""A game played in a terminal by one person or several, each seeing only what is theirs."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from graveshift.cli.asking import Asking, Quit
from graveshift.cli.exits import DONE, INTERRUPTED
from graveshift.cli.keeping import (
    deaf,
    keep,
    played_again,
    recovery_files,
    resume_command,
    shown,
)
from graveshift.cli.narrator import Narrator
from graveshift.cli.screen import Leave, Screen
from graveshift.cli.seating import Bots, open_choices
from graveshift.engine.errors import UserError
from graveshift.engine.frame import BYSTANDER
from graveshift.engine.table import Table
from graveshift.words.messages import Value


@dataclass(frozen=True)
class Mark:
    """Where a person chose."""

    seat: int
    length: int
    """How long the log was before."""
    no_return: int
    """How much had been drawn or shown before."""


class Session:
    """One table, the people at the keyboard, and the bots in the other seats."""

    def __init__(
        self,
        table: Table,
        people: Iterable[int],
        bots: Bots,
        narrator: Narrator,
        screen: Screen,
        file: Path | None = None,
    ) -> None:
        """`bots` choose for all seats without a person; `file` is where the game is kept."""
        self.table = table
        self.people = list(people)
        self.bots = bots
        self.narrator = narrator
        self.screen = screen
        self.file = file
        self.told = {seat: last_choice(table, seat) for seat in self.people}
        """How much of the story each person has been told; in a saved game, up to their choice."""
        self.marks: list[Mark] = []
        """Choices that people made; those that made themselves are not here."""
        self.keyboard = self.people[0] if len(self.people) == 1 else None
        self.is_telling = False
        """Whether a story has been begun since the last choice of a person."""
        self.shown = ""
        """The board as last shown to whoever sits at the keyboard."""
        self.shown_at = 0
        """How long the log was then."""
        self.has_moved_on = False
        """Whether a round or phase has begun since then."""

    def say(self, key: str, **values: Value) -> None:
        """Say any message."""
        self.screen.say(self.narrator.say(key, **values))

    def play(self) -> int:
        """Play until the game is over or the people leave; returns the exit code."""
        self.tint()
        try:
            while not self.table.is_over:
                self.next_choice()
            self.tell_end()
        except Quit:
            self.say("quit")
        except Leave:
            self.leave()
        except KeyboardInterrupt:
            self.leave()
            return INTERRUPTED
        return DONE

    def tint(self) -> None:
        """Colour the seats' names, as they are in the language of the moment."""
        self.screen.tints = self.narrator.tints()

    # Choices --------------------------------------------------------------------------------------

    def next_choice(self) -> None:
        """Whoever owes a choice makes it: bots first, people see what comes of theirs at once."""
        owing = self.table.owing()
        seat = next((seat for seat in owing if seat not in self.people), owing[0])
        if seat not in self.people:
            self.make(seat, self.bots.choose(self.table, seat))
            return
        codes = open_choices(self.table, seat)
        if len(codes) == 1 and seat == self.keyboard:
            self.make(seat, codes[0])
            return
        self.hand_over(seat)
        self.tell_news(seat)
        self.show_changes(seat)
        code = Asking(self, seat, codes).answer()
        self.is_telling = False
        if code is not None:
            self.marks.append(Mark(seat, len(self.table.log), self.table.state.no_return))
            self.table.choose(seat, code)

    def make(self, seat: int, code: int) -> None:
        """Make a choice that nobody at the keyboard makes; who sits there alone sees it at once."""
        self.table.choose(seat, code)
        if len(self.people) == 1 and not self.table.is_over:
            self.tell_news(self.people[0])

    def hand_over(self, seat: int) -> None:
        """Draw the curtain when somebody else is to look at the screen.

        Also before a seat that can do one thing only: who is not called to the keyboard has shown
        the others a hand without the card that could be played now.
        """
        if seat == self.keyboard:
            return
        if self.keyboard is not None:
            self.screen.forget()
        self.screen.say()
        self.say("curtain", seat=self.narrator.noun(seat))
        self.say("curtain-ready", seat=self.narrator.noun(seat))
        self.screen.ask("")
        self.screen.forget()
        self.keyboard = seat
        self.is_telling = False
        self.shown = ""

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat has made a choice that it could want back."""
        return any(mark.seat == seat for mark in self.marks)

    def take_back(self, seat: int) -> bool:
        """Undo the seat's last choice, and those of its choices after it that made themselves."""
        mark, table = self.marks[-1], self.table
        since = table.log[mark.length :]
        if table.state.no_return != mark.no_return or any(one.seat != seat for one in since):
            return False
        for _ in since:
            table.undo(seat)
        self.marks.pop()
        self.told = {one: min(told, len(table.story)) for one, told in self.told.items()}
        return True

    # Telling --------------------------------------------------------------------------------------

    def tell_news(self, seat: int) -> None:
        """Tell what is new to the seat."""
        told = self.told[seat]
        news = [
            line for events in self.table.story[told:] for line in self.narrator.story(events, seat)
        ]
        self.told[seat] = len(self.table.story)
        if news and not self.is_telling:
            self.screen.title(self.narrator.say("since-last" if told else "so-far"))
            self.is_telling = True
        self.has_moved_on |= any(line.is_title for line in news)
        self.screen.tell(news)
        self.screen.flush()

    def show_changes(self, seat: int) -> None:
        """Show the board if it has changed, unless the seat is still about its own choice."""
        since = self.table.log[self.shown_at :]
        is_own = since and all(choice.seat == seat for choice in since)
        if (self.has_moved_on or not is_own) and self.board(seat) != self.shown:
            self.show_board(seat)

    def board(self, reader: int) -> str:
        """The board as a reader sees it on this screen."""
        return self.narrator.board(self.table.view(reader), self.screen.board_width())

    def show_board(self, seat: int) -> None:
        """Show the board as the seat sees it."""
        self.shown = self.board(seat)
        self.shown_at = len(self.table.log)
        self.has_moved_on = False
        self.screen.say()
        self.screen.say(self.shown)

    def tell_end(self) -> None:
        """Tell the last events; to several people at one screen, as anybody may know them."""
        alone = len(self.people) == 1
        reader = self.people[0] if alone else BYSTANDER
        first = self.told[self.keyboard] if self.keyboard is not None else 0
        if not alone:
            self.screen.forget()
        self.screen.title(self.narrator.say("game-over"))
        for events in self.table.story[first:]:
            self.screen.tell(self.narrator.story(events, reader))
        self.screen.say()
        self.screen.say(self.board(reader))
        self.screen.say()
        with suppress(Leave):
            self.offer_to_keep("keep-offer")

    # Keeping --------------------------------------------------------------------------------------

    def keep(self, path: Path) -> bool:
        """Save the game, or say why that does not work."""
        try:
            keep(self.table, path)
        except UserError as error:
            self.screen.say(str(error))
            return False
        self.file = path
        self.say("saved", file=shown(path))
        return True

    def offer_to_keep(self, question: str) -> None:
        """Save the game where it is kept, or where the person likes."""
        if self.file is not None and self.keep(self.file):
            return
        self.say(question)
        while text := self.screen.ask():
            if text.isdigit():
                self.say(question)  # a choice for a question that is over, not a name
            elif self.keep(Path(text)):
                break

    def leave(self) -> None:
        """Save what was played for somebody who left without a word, and say how to go on."""
        with deaf():
            table = played_again(self.table)
            for path in filter(None, (self.file, *recovery_files(table.game.public_name))):
                try:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    keep(table, path)
                except (OSError, UserError):
                    continue
                self.say("saved", file=shown(path))
                self.say("resume-hint")
                self.screen.print(resume_command(path, len(self.people), self.bots.names))
                return


def last_choice(table: Table, seat: int) -> int:
    """How long the story was before a seat's last choice; nothing was told who made none."""
    return max((at for at, choice in enumerate(table.log, 1) if choice.seat == seat), default=0)
