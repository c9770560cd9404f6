"""A game told to one reader after another, in the language of the moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from graveshift.cli.phrases import voice
from graveshift.cli.screen import Line
from graveshift.engine.frame import ALLOWED, MOST_CODES, NOBODY, NOT_A_CHOICE, ONLY_THE_CLOCK, Frame
from graveshift.engine.game import Game
from graveshift.engine.journal import Event
from graveshift.engine.options import Option
from graveshift.engine.table import Table
from graveshift.words import telling
from graveshift.words.messages import Noun, Value, Words
from graveshift.words.registry import words_of
from graveshift.words.telling import WIDTH, Explained

ALL = NOBODY
"""The reader who may know everything, for it sits nowhere."""
CHAPTERS = {"ROUND", "PHASE"}
"""Events that begin a part of the story, by their names in any game that has them."""
ROUND = "ROUND"
"""The event before which a story draws breath."""
TINTS = {
    "r": "bold red",
    "y": "bold yellow",
    "b": "bold blue",
    "g": "bold green",
    "n": "bold orange3",
    "k": "bold bright_black",
}
"""How a terminal shows the colours of seats, by their letters."""


class Narrator:
    """Tells what happens in a game."""

    def __init__(self, game: Game, lang: str) -> None:
        """`lang` may change at any moment."""
        self.game = game
        self.lang = lang

    @property
    def words(self) -> Words:
        """All that can be said in the language of the moment."""
        return voice(self.lang, self.game.name)

    def say(self, key: str, **values: Value) -> str:
        """Any message as a sentence."""
        return self.words.sentence(key, values)

    def name(self) -> str:
        """The game's name."""
        return telling.tell_game(self.game, self.lang).name

    # Seats ----------------------------------------------------------------------------------------

    def noun(self, seat: int) -> Noun:
        """A seat as messages want it."""
        return words_of(self.game).seat(seat)

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return telling.tell_seat(self.game, seat, self.lang)

    def nouns(self, seats: Iterable[int]) -> tuple[Noun, ...]:
        """Several seats, likewise."""
        return tuple(map(self.noun, seats))

    def bots(self, seats: Sequence[int], names: Sequence[str]) -> str:
        """Seats with the bots that sit there: Red (chancer), Yellow and Blue (greedy)."""
        kinds = dict.fromkeys(names[seat] for seat in seats)
        groups = [[seat for seat in seats if names[seat] == name] for name in kinds]
        told = [self.words.enumerate([self.seat(seat) for seat in group]) for group in groups]
        return ", ".join(f"{group} ({name})" for group, name in zip(told, kinds, strict=True))

    def tints(self) -> dict[str, str]:
        """A colour for the name of each seat that is one, in whatever form it stands."""
        notation, most = self.game.notation, self.game.bounds.seats[1]
        letters = {seat: notation.write_seat(seat) for seat in range(most)}
        return {
            form: TINTS[letter]
            for seat, letter in letters.items()
            if letter in TINTS
            for form in self.forms(seat)
        }

    def forms(self, seat: int) -> set[str]:
        """The name of a seat as it stands in sentences: in any case, articles left out."""
        noun = self.noun(seat)
        forms = self.words.bundle.get_message(noun).attributes
        return {self.words.noun(noun, form).split()[-1] for form in ("", *forms)}

    # What happens ---------------------------------------------------------------------------------

    def story(self, events: Iterable[Event], reader: int) -> list[Line]:
        """What a seat, a BYSTANDER or ALL may know of what happened."""
        lines = []
        for event in events:
            text = telling.tell_event(self.game, event, self.lang, reader)
            if text:
                kind = self.game.events(event.kind).name
                lines.append(Line(text, kind in CHAPTERS, kind == ROUND))
        return lines

    def board(self, seen: Frame, width: int = WIDTH) -> str:
        """A position as a view shows it, or a state to who may know everything."""
        return telling.tell_position(self.game, seen, self.lang, width)

    def things(self) -> dict[str, list[Explained]]:
        """What there is in the game, by groups, each thing explained."""
        return telling.tell_glossary(self.game, self.lang)

    def option(self, option: Option, value: str | None = None) -> Explained:
        """What an option decides, or what one of its values means."""
        return telling.tell_option(self.game, option, self.lang, value)

    # Choosing -------------------------------------------------------------------------------------

    def question(self, seen: Frame, seat: int) -> str:
        """What the seat is asked."""
        return telling.tell_question(self.game, seen, seat, self.lang)

    def choice(self, seen: Frame, seat: int, code: int) -> str:
        """A choice of the seat's."""
        return telling.tell_choice(self.game, seen, seat, code, self.lang)

    def reason(self, reason: int) -> str:
        """Why something may not be chosen."""
        return telling.tell_reason(self.game, reason, self.lang)

    def refused(self, table: Table, seat: int) -> dict[int, int]:
        """What one could think of choosing now but may not, with the reasons."""
        seen = table.view(seat)
        reasons = {code: table.why_not(seat, code) for code in range(MOST_CODES)}
        return {
            code: reason
            for code, reason in reasons.items()
            if reason not in {ALLOWED, NOT_A_CHOICE, ONLY_THE_CLOCK}
            and self.choice(seen, seat, code) != self.unknown(code)
        }

    def unknown(self, code: int) -> str:
        """How a code is told that means nothing here."""
        return self.words.say("choice-unknown", {"code": code})
