"""The words of the page: in every language the same messages, forms and variables."""

from __future__ import annotations

import pytest

from graveshift.games import GAMES
from graveshift.words.messages import DEFAULT, GENERAL, LOCALE
from tests.words.anatomy import Anatomy, Form, anatomies

FILES = [path.stem for path in sorted((LOCALE / DEFAULT).glob("*page.ftl"))]


def with_their(part: str) -> list[str]:
    """The files that are read with a file of the page."""
    game = part.removesuffix("_page")
    return [GENERAL, "page", *([game] if game in GAMES else [])]


def asked(messages: dict[Form, Anatomy], form: Form) -> set[str]:
    """The variables that a message asks for, those of messages inside it too."""
    one = messages[form]
    inside = (asked(messages, (key, "")) for key in one.messages)
    return one.variables.union(*inside)


@pytest.mark.parametrize("part", FILES)
def test_the_page_asks_for_the_same_variables_in_every_language(part, language):
    own, english = anatomies(language, part), anatomies(DEFAULT, part)
    whole, every = dict(own), dict(english)
    for other in with_their(part):
        whole |= anatomies(language, other)
        every |= anatomies(DEFAULT, other)
    for form in english:
        if form[0].startswith("seat-nobody") and form[1]:
            continue  # its cases are each language's own
        assert form in own, f"{part} has no {form} in {language}"
        assert asked(whole, form) == asked(every, form), form


@pytest.mark.parametrize("part", FILES)
def test_a_message_of_the_page_only_refers_to_what_there_is(part, language):
    known: set[str] = set()
    for other in {*with_their(part), part}:
        known |= {key for key, _ in anatomies(language, other)}
    for form, one in anatomies(language, part).items():
        assert one.messages <= known, form
