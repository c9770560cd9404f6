"""Messages: which languages there are, and how a message of one of them is said.

A message has a key, such as `event-moved`, and variables.  A *noun* is a message that names a
thing: a colour, a place, a card.  What a noun looks like inside a sentence is the business of each
language: a translation says `{ NOUN($place, "in") }` and finds under that place an attribute `.in`,
be it "in the restroom", "im Waschraum", "w toalecie" or "nel bagno".  Several nouns become an
enumeration.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from graveshift.engine.errors import UserError
from graveshift.engine.options import one_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax import ast

LOCALE = Path(__file__).parent / "locale"
"""Where the messages lie: a folder a language, in it `engine.ftl` and a file for each game."""
GENERAL = "engine"
"""The messages that every game shares."""
LANGUAGES = ("en", "de", "pl", "it")
DEFAULT = "en"
PSEUDO = "pseudo"
"""English with accents on every letter, and longer: what stays plain was never translated."""
ASKED_BY = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables by which a machine says its language; the first that is set counts."""


class LanguageError(UserError):
    """A language that nobody has translated into."""


class MessageError(LookupError):
    """A message that is missing, or wants a variable that it was not given."""


class Noun(str):
    """The key of a message that names a thing."""

    __slots__ = ()


Value = int | str | Sequence[str]
"""A variable of a message: a number, a word, a noun, or several of these to be enumerated."""
Values = Mapping[str, Value]


# Which language -----------------------------------------------------------------------------------


def language_of(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for; unasked, that of the machine if we speak it, else English."""
    if asked is not None:
        return language_named(asked)
    variables = os.environ if environment is None else environment
    for name in ASKED_BY:
        if variables.get(name):
            code = short_code(variables[name])
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT


def language_named(asked: str) -> str:
    """The language of a code such as `de`, `pl-PL` or `it_IT.UTF-8`."""
    code = short_code(asked)
    if code in LANGUAGES or code == PSEUDO:
        return code
    near = get_close_matches(code, LANGUAGES, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there is {one_of(LANGUAGES)}."
    raise LanguageError(f"there is no language {asked!r}; {hint}")


def short_code(asked: str) -> str:
    """A code without country, encoding and the like."""
    code = asked.strip().lower()
    for mark in "-_.@":
        code = code.partition(mark)[0]
    return code


# What is said -------------------------------------------------------------------------------------


class Words:
    """The messages of one language, ready to be said."""

    def __init__(self, language: str, parts: Sequence[str]) -> None:
        """Read some files of messages in one language."""
        # Reading messages takes a parser; whoever says nothing need not wait for it.
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        spoken = DEFAULT if language == PSEUDO else language
        self.language = language
        self.bundle: FluentBundle = FluentBundle(
            [spoken], functions={"NOUN": cast("Any", self.noun)}, use_isolating=False
        )
        for part in parts:
            self.bundle.add_resource(read_messages(language, part))

    def noun(self, names: str, form: str = "") -> str:
        """A noun, or several, in one of the forms; this is NOUN in the messages."""
        return self.enumerate([self.say(name, form=form) for name in names.split()])

    def say(self, key: str, values: Values | None = None, form: str = "") -> str:
        """A message, or one of its attributes, with its variables filled in."""
        pattern = self.pattern(key, form)
        if pattern is None:
            raise MessageError(f"{self.language} has no {key} {form}".rstrip())
        ready = {name: self.ready(value) for name, value in (values or {}).items()}
        said, errors = self.bundle.format_pattern(pattern, ready)
        if errors:
            raise MessageError(f"{self.language}: {key}: {'; '.join(map(str, errors))}")
        return str(said)

    def pattern(self, key: str, form: str) -> Pattern | None:
        """The text of a message or of one of its attributes, None where there is none."""
        if not self.bundle.has_message(key):
            return None
        message = self.bundle.get_message(key)
        return message.attributes.get(form) if form else message.value

    def ready(self, value: Value) -> int | str:
        """A variable as Fluent takes it."""
        plain = plain_value(value)
        return self.enumerate(plain) if isinstance(plain, list) else plain

    def enumerate(self, said: Sequence[str]) -> str:
        """Several things as a sentence wants them: a, b and c."""
        if len(said) <= 1:
            return "".join(said)
        return self.say("list-and", {"rest": ", ".join(said[:-1]), "last": said[-1]})

    def sentence(self, key: str, values: Values | None = None) -> str:
        """A message that begins with a capital letter, whatever word comes first."""
        return capitalised(self.say(key, values))


def plain_value(value: Value) -> int | str | list[str]:
    """A variable in no language yet: several nouns are one word after another, for NOUN."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return str(value)
    if all(isinstance(thing, Noun) for thing in value):
        return " ".join(value)
    return list(value)


def capitalised(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


@cache
def words_in(language: str, game: str | None = None) -> Words:
    """The messages of a language: the general ones, and those of a game by its name in Python."""
    return Words(language, (GENERAL,) if game is None else (GENERAL, game))


@cache
def read_messages(language: str, part: str) -> ast.Resource:
    """One file of messages, read once."""
    from fluent.runtime import FluentResource  # noqa: PLC0415 - as in `Words`

    spoken = DEFAULT if language == PSEUDO else language
    text = (LOCALE / spoken / f"{part}.ftl").read_text(encoding="utf-8")
    messages = FluentResource(text)
    if language == PSEUDO:
        from graveshift.words.pseudo import disguise  # noqa: PLC0415 - for tests only

        disguise(messages)
    return messages
