"""Which language is spoken, and what happens to a message that is not there."""

import subprocess
import sys

import pytest

from graveshift.games import GAMES
from graveshift.words.messages import (
    DEFAULT,
    LanguageError,
    MessageError,
    Noun,
    language_named,
    language_of,
    words_in,
)

GAME = next(iter(GAMES))


@pytest.mark.parametrize(
    ("asked", "language"),
    [("de", "de"), ("PL", "pl"), ("it-IT", "it"), (" en_GB.UTF-8", "en"), ("de@euro", "de")],
)
def test_a_language_is_asked_for_by_its_code(asked, language):
    assert language_named(asked) == language
    assert language_of(asked, {"LANG": "pl_PL"}) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, DEFAULT),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, DEFAULT),
        ({"LANG": "C"}, DEFAULT),
        ({"LANG": "it_IT", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "it_IT", "LC_MESSAGES": "de_CH", "LC_ALL": ""}, "de"),
    ],
)
def test_unasked_the_machine_says_its_language(environment, language):
    assert language_of(None, environment) == language


def test_the_variables_of_this_machine_are_read(monkeypatch):
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert language_of() == "pl"


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("xx", "there is no language 'xx'; there is en, de, pl or it."),
        ("", "there is no language ''; there is en, de, pl or it."),
        ("eng", "there is no language 'eng'; did you mean en?"),
    ],
)
def test_a_language_nobody_speaks_is_refused_with_a_sentence(asked, sentence):
    with pytest.raises(LanguageError) as refusal:
        language_named(asked)
    assert str(refusal.value) == sentence


def test_a_message_that_is_missing_says_so(language):
    words = words_in(language, GAME)
    with pytest.raises(MessageError, match=f"^{language} has no event-of-joy$"):
        words.say("event-of-joy")
    with pytest.raises(MessageError, match=f"^{language} has no group-place by-night$"):
        words.say("group-place", form="by-night")


def test_a_message_without_its_variables_says_so(language):
    with pytest.raises(MessageError, match=f"^{language}: choice-unknown: .*code"):
        words_in(language).say("choice-unknown")


def test_a_noun_without_the_form_asked_for_says_so():
    with pytest.raises(MessageError, match=r"^en has no list-and to$"):
        words_in("en", GAME).noun("list-and", "to")


@pytest.mark.parametrize(
    ("language", "one", "two", "three"),
    [
        ("en", "Restroom", "Restroom and Parking lot", "Restroom, Parking lot and Supermarket"),
        ("de", "Waschraum", "Waschraum und Tiefgarage", "Waschraum, Tiefgarage und Supermarkt"),
        ("pl", "Toaleta", "Toaleta i Parking", "Toaleta, Parking i Supermarket"),
        ("it", "Bagno", "Bagno e Parcheggio", "Bagno, Parcheggio e Supermarket"),
    ],
)
def test_several_things_become_an_enumeration(language, one, two, three):
    words = words_in(language, GAME)
    names = [words.say(f"place-{place}") for place in ("restroom", "parking", "supermarket")]
    assert [words.enumerate(names[:many]) for many in range(4)] == ["", one, two, three]
    nouns = tuple(Noun(f"place-{place}") for place in ("restroom", "parking"))
    assert words.noun(" ".join(nouns)) == two


def test_a_sentence_begins_with_a_capital_letter_and_is_else_left_alone():
    assert words_in("it").sentence("choice-unknown", {"code": 7}) == "Scelta numero 7"
    assert words_in("it").say("choice-unknown", {"code": 7}) == "scelta numero 7"


def test_nobody_waits_for_the_messages_who_says_nothing():
    heavy = "print([name for name in ('fluent', 'numba') if name in sys.modules])"
    code = f"import sys, graveshift.words.telling; {heavy}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
