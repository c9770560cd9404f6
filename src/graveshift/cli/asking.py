"""One person at the prompt: numbers choose, words are commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from graveshift.cli.pages import NoSuchRuleError, rule_text
from graveshift.words.messages import LANGUAGES, LanguageError, Value, language_named
from graveshift.words.telling import Explained

if TYPE_CHECKING:
    from graveshift.cli.session import Session

MOST_EXAMPLES = 4
"""So many of the choices that one reason refuses are named, the rest are counted."""
LONGEST = 60
"""Letters beyond which nothing has a name; more of them are not said back."""


class Quit(Exception):  # noqa: N818 - no error: the person wants to go
    """The person leaves, and has been asked whether to save."""


class Asking:
    """A question to one seat, until it is answered or a choice was taken back."""

    def __init__(self, session: Session, seat: int, codes: list[int]) -> None:
        """`codes` are the choices, numbered from 1."""
        self.session = session
        self.table = session.table
        self.narrator = session.narrator
        self.screen = session.screen
        self.seat = seat
        self.codes = codes
        self.seen = session.table.view(seat)
        self.is_done = False
        self.chosen: int | None = None
        self.commands: dict[str, Callable[[str], object]] = {
            "help": self.help,
            "h": self.help,
            "?": self.help,
            "board": self.board,
            "b": self.board,
            "what": self.what,
            "why": self.why,
            "undo": self.undo,
            "u": self.undo,
            "rules": self.rules,
            "save": self.save,
            "lang": self.lang,
            "quit": self.quit,
            "q": self.quit,
        }

    def answer(self) -> int | None:
        """The code chosen; None when a choice was taken back, so that it is asked anew."""
        self.show_choices()
        while not self.is_done:
            self.obey(self.screen.ask())
        return self.chosen

    def say(self, key: str, **values: Value) -> None:
        """Say any message."""
        self.screen.say(self.narrator.say(key, **values))

    def doubt(self, key: str, text: str, **values: Value) -> None:
        """Say that some text means nothing here."""
        self.say(key, text=text[:LONGEST], **values)

    def show_choices(self) -> None:
        """The question, and what can be answered."""
        self.screen.say()
        question = self.narrator.question(self.seen, self.seat)
        self.screen.say(f"{self.narrator.seat(self.seat)}: {question}", "bold")
        for number, code in enumerate(self.codes, 1):
            self.screen.item(number, self.told(code))

    def told(self, code: int) -> str:
        """A choice in words."""
        return self.narrator.choice(self.seen, self.seat, code)

    def obey(self, line: str) -> None:
        """Do what the person typed."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if not line:
            self.show_choices()
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest)
        else:
            self.choose(line[:LONGEST])

    # Choosing -------------------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Take a number, or words that fit one choice only."""
        fitting = self.fitting(text, self.codes)
        if len(fitting) == 1:
            self.chosen, self.is_done = fitting[0], True
        else:
            key = "several-choices" if fitting else "no-choice"
            self.doubt(key, text, last=len(self.codes))

    def fitting(self, text: str, codes: list[int]) -> list[int]:
        """The choices that a number or some words can mean."""
        if text.isascii() and text.isdigit():
            number = int(text)
            return [codes[number - 1]] if 1 <= number <= len(codes) else []
        wanted = text.casefold()
        names = {code: self.names(code) for code in codes}
        exact = [code for code in codes if wanted in names[code]]
        return exact or [code for code in codes if any(wanted in name for name in names[code])]

    def names(self, code: int) -> tuple[str, str]:
        """A choice in the reader's language and in notation."""
        written = self.table.game.notation.write_choice(self.seen, self.seat, code)
        return self.told(code).casefold(), written.casefold()

    def undo(self, _: str) -> None:
        """Take the last choice back."""
        if not self.session.has_chosen(self.seat):
            self.say("undo-nothing")
        elif self.session.take_back(self.seat):
            self.say("undo-done")
            self.is_done = True
        else:
            self.say("undo-impossible")

    # Asking back ----------------------------------------------------------------------------------

    def help(self, _: str) -> None:
        """What can be typed."""
        self.say("help-title")
        self.say("help")

    def board(self, _: str) -> None:
        """Show the board."""
        self.session.show_board(self.seat)

    def what(self, text: str) -> None:
        """What the things of the game are; with a word, those whose names have it."""
        found = False
        for group, things in self.narrator.things().items():
            fitting = [thing for thing in things if text.casefold() in thing.name.casefold()]
            if fitting:
                found = True
                self.screen.title(group)
                self.explain(fitting)
        if not found:
            self.doubt("no-thing", text)

    def explain(self, things: list[Explained]) -> None:
        """Names in one column, and what they are in another."""
        width = max(len(thing.name) for thing in things)
        for thing in things:
            self.screen.say(f"{thing.name:<{width}}  {thing.about}")

    def why(self, text: str) -> None:
        """Why something cannot be chosen; without a word, everything that cannot."""
        refused = self.narrator.refused(self.table, self.seat)
        known = self.codes if text.isdigit() else [*self.codes, *refused]
        wanted = self.fitting(text, known) if text else list(refused)
        if not wanted:
            self.doubt("no-choice" if text else "why-nothing", text, last=len(self.codes))
        for code in wanted:
            if code in self.codes:
                number = self.codes.index(code) + 1
                self.say("why-allowed", choice=self.told(code), number=number)
        for reason in dict.fromkeys(refused[code] for code in wanted if code in refused):
            self.screen.say(self.narrator.reason(reason))
            self.examples([code for code in wanted if refused.get(code) == reason])

    def examples(self, codes: list[int]) -> None:
        """Choices that are refused for one reason."""
        for code in codes[:MOST_EXAMPLES]:
            self.screen.say(f"      {self.told(code)}")
        if len(codes) > MOST_EXAMPLES:
            more = self.narrator.say("why-more", number=len(codes) - MOST_EXAMPLES)
            self.screen.say(f"      {more}")

    def rules(self, text: str) -> None:
        """Show a rule."""
        try:
            self.screen.say(rule_text(self.table.game, text or None))
        except NoSuchRuleError:
            self.doubt("no-rule", text)

    # Coming and going -----------------------------------------------------------------------------

    def save(self, text: str) -> bool:
        """Save the game and go on; says whether it worked."""
        path = Path(text) if text else self.session.file
        if path is None:
            self.say("save-which")
            return False
        return self.session.keep(path)

    def lang(self, text: str) -> None:
        """Speak another language from here on."""
        try:
            self.narrator.lang = language_named(text)
        except LanguageError:
            self.doubt("language-unknown", text, languages=", ".join(LANGUAGES))
            return
        self.say("language-now")
        self.session.tint()
        self.session.show_board(self.seat)
        self.show_choices()

    def quit(self, _: str) -> None:
        """Leave, saving the game if the person likes."""
        self.session.offer_to_keep("save-offer")
        raise Quit
