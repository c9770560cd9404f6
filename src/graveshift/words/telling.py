"""Telling: events, choices, questions and positions of any game, as people read them.

Every function here takes a game and a language (`messages.language_of`) and knows neither; what a
game says in particular it finds in `registry`.
"""

from __future__ import annotations

from dataclasses import dataclass

from graveshift.engine.bits import has
from graveshift.engine.frame import BY_CLOCK, NOBODY, NOTHING, REVISE, Frame, may_revise
from graveshift.engine.game import Game
from graveshift.engine.journal import Event
from graveshift.engine.notation import word_of
from graveshift.engine.options import Option
from graveshift.words.game_words import Said
from graveshift.words.messages import Words, words_in
from graveshift.words.registry import words_of

WIDTH = 78
"""Columns of a board where nothing is said."""
VERDICTS = ("verdict-open", "verdict-kept", "verdict-broken")
"""What has become of a claim, by what `kept` answers."""


@dataclass(frozen=True)
class Explained:
    """A thing by its name, and a line about it."""

    name: str
    about: str

    def __str__(self) -> str:
        """Both on one line."""
        return f"{self.name}: {self.about}"


def tell_event(game: Game, event: Event, language: str, viewer: int) -> str:
    """What happened, to a seat, a BYSTANDER, or NOBODY who knows all; "" to who may not know."""
    words = words_of(game)
    known = event.kind not in words.twins if viewer == NOBODY else event.known_to(viewer)
    return sentence(game, words.event(event), language) if known else ""


def tell_choice(game: Game, seen: Frame, seat: int, code: int, language: str) -> str:
    """What a seat would choose by a code, told before it is chosen."""
    said = say_choice(game, seen, seat, code)
    return words_in(language, game.name).say(said.key, said.values)


def say_choice(game: Game, seen: Frame, seat: int, code: int) -> Said:
    """The message of a choice."""
    if code == REVISE:
        return Said("choice-revise")
    if code == BY_CLOCK:
        return Said("choice-by-clock")
    return words_of(game).choice(seen, seat, code)


def tell_question(game: Game, seen: Frame, seat: int, language: str) -> str:
    """What a seat is asked."""
    return sentence(game, say_question(game, seen, seat), language)


def say_question(game: Game, seen: Frame, seat: int) -> Said:
    """The message of what a seat is asked."""
    if seen.decision == NOTHING or has(seen.owes, seat):
        return words_of(game).question(seen, seat)
    if has(seen.may, seat):
        return Said("question-may")
    return Said("question-revise" if may_revise(seen, seat) else "question-wait")


def tell_decision(game: Game, decision: int, language: str) -> str:
    """What a decision is about, in a word or two."""
    return words_in(language, game.name).say(
        f"decision-{word_of(game.decisions(decision))}", form="name"
    )


def tell_reason(game: Game, reason: int, language: str) -> str:
    """Why a choice may not be made."""
    return sentence(game, say_reason(game, reason), language)


def say_reason(game: Game, reason: int) -> Said:
    """The message of a reason."""
    return Said(f"reason-{word_of(game.reasons(reason))}")


def tell_ending(game: Game, ending: int, language: str) -> str:
    """Why the game is over."""
    return sentence(game, Said(f"ending-{word_of(game.endings(ending))}"), language)


def tell_faults(game: Game, faults: int, language: str) -> list[str]:
    """What is wrong with a state, a sentence each."""
    found = [fault for fault in game.faults if faults & fault]
    return [sentence(game, Said(f"fault-{word_of(fault)}"), language) for fault in found]


def tell_claim(game: Game, kind: int, a: int, b: int, language: str) -> str:
    """What somebody claims or promises, in their own words."""
    return sentence(game, words_of(game).claim(kind, a, b), language)


def say_claim(game: Game, kind: int, a: int, b: int) -> Said:
    """The message of a claim or promise, and of one that nobody could make by these rules."""
    words = words_of(game)
    return words.claim(kind, a, b) if (kind, a, b) in words.claimable else Said("claim-unknown")


def tell_verdict(game: Game, kept: int, language: str) -> str:
    """What has become of a claim or promise."""
    return words_in(language, game.name).say(VERDICTS[kept])


def tell_seat(game: Game, seat: int, language: str) -> str:
    """The name of a seat."""
    return words_in(language, game.name).say(words_of(game).seat(seat))


def tell_phase(game: Game, phase: int, language: str) -> str:
    """The name of a phase."""
    return words_in(language, game.name).say(f"phase-{word_of(game.phases(phase))}", form="title")


def tell_game(game: Game, language: str) -> Explained:
    """The name of the game, and what it is about."""
    return explain("game", words_in(language, game.name))


def tell_option(game: Game, option: Option, language: str, value: str | None = None) -> Explained:
    """What an option decides; with a value, what that value means."""
    name = option.name if value is None else f"{option.name}-{value}"
    return explain(f"option-{name.replace('_', '-')}", words_in(language, game.name))


def tell_glossary(game: Game, language: str) -> dict[str, list[Explained]]:
    """The things of a game under the names of their groups: places, cards and so on."""
    words = words_in(language, game.name)
    groups = words_of(game).glossary
    return {
        words.say(f"group-{group}"): [explain(noun, words) for noun in nouns]
        for group, nouns in groups.items()
    }


def tell_position(game: Game, seen: Frame, language: str, width: int = WIDTH) -> str:
    """The board for a terminal, as a view shows it: lines of at most so many characters."""
    return words_of(game).position(seen, words_in(language, game.name), width)


def sentence(game: Game, said: Said, language: str) -> str:
    """A message as a sentence."""
    return words_in(language, game.name).sentence(said.key, said.values)


def explain(key: str, words: Words) -> Explained:
    """A noun and what is said about it."""
    return Explained(words.say(key), words.say(key, form="about"))
