"""Whatever a game can say it can say in every language, and no message is written for nothing."""

import re
from collections.abc import Iterable

import pytest
from fluent.syntax import ast

from graveshift.engine.frame import BY_CLOCK, MOST_CODES, NOTHING
from graveshift.engine.game import Game
from graveshift.games import GAMES
from graveshift.words.messages import DEFAULT, GENERAL, LANGUAGES, LOCALE, words_in
from graveshift.words.registry import GAME_WORDS
from graveshift.words.telling import tell_choice
from tests.words.anatomy import Anatomy, Form, anatomies, entries, needs
from tests.words.heard import Heard, heard

PARTS = tuple(sorted(path.stem for path in (LOCALE / DEFAULT).glob("*.ftl")))
"""Every file of English, those of games that are still being written too."""
TWO_SPACES = re.compile(r"\S {2,}\S")
TYPED_QUOTES = re.compile("[\"'`]|\\.\\.\\.| - ")
"""What stands on keyboards in place of quotes, apostrophes, ellipses and dashes."""
KINDS_OF_NUMBER = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "pl": {"one", "few", "many"},
    "it": {"one", "other"},
}
"""How a language counts: what a message about a number of things has to tell apart."""


def messages_of(game: Game, language: str) -> dict[Form, Anatomy]:
    """The messages that a game can use."""
    return anatomies(language, GENERAL) | anatomies(language, game.name)


def kind(noun: str) -> str:
    """What a noun names: `place-restroom` is a place."""
    return noun.partition("-")[0]


def forms_asked(game: Game, language: str) -> set[Form]:
    """The kinds of nouns, each with a form that some message asks of it."""
    messages = messages_of(game, language)
    return {
        (kind(noun), form)
        for one in heard(game.name)
        for variable, form in messages[one.key, one.form].nouns
        if (noun := one.noun_of(variable)) is not None
    }


def test_every_game_has_words():
    assert set(GAMES) <= set(GAME_WORDS)


def test_every_language_has_the_same_files():
    files = {path.relative_to(LOCALE).as_posix() for path in LOCALE.rglob("*.ftl")}
    assert files == {f"{language}/{part}.ftl" for language in LANGUAGES for part in PARTS}


@pytest.mark.parametrize("part", PARTS)
def test_every_line_of_a_file_is_understood(part, language):
    found = entries(language, part)
    assert not [entry.content for entry in found if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(set(keys)) == len(keys), "a message stands there twice"


@pytest.mark.parametrize("part", PARTS)
def test_every_language_has_the_same_messages_in_the_same_order(part, language):
    keys, wanted = (
        [entry.id.name for entry in entries(one, part) if isinstance(entry, ast.Message)]
        for one in (language, LANGUAGES[0])
    )
    assert keys == wanted


def unsaid(games: Iterable[Game], part: str, language: str) -> set[Form]:
    """The messages of a file that none of these games says; nouns in the forms asked for."""
    said = {(one.key, one.form) for game in games for one in heard(game.name)}
    asked = set().union(*(forms_asked(game, language) for game in games))
    messages = set(anatomies(language, part))
    everything = messages_of(next(iter(games)), language).values()
    inside = {(key, "") for one in everything for key in one.messages}
    nouns = {(key, form) for key, form in messages if (kind(key), form) in asked}
    return messages - said - inside - nouns


def test_every_message_of_a_game_is_said(game, language):
    said = {(one.key, one.form) for one in heard(game.name)}
    assert said <= set(messages_of(game, language)), "a message is missing"
    assert unsaid([game], game.name, language) == set(), "nobody ever says this"


def test_every_general_message_is_said_by_some_game(language):
    assert unsaid(GAMES.values(), GENERAL, language) == set(), "nobody ever says this"


def test_a_message_uses_the_variables_it_is_given_and_in_every_language_the_same(game, language):
    messages, english = messages_of(game, language), messages_of(game, LANGUAGES[0])
    for one in heard(game.name):
        needed = needs(messages, one.key, one.form)
        assert needed <= dict(one.values).keys(), one
        assert needed == needs(english, one.key, one.form), one


def test_a_noun_is_always_said_by_its_name_and_nothing_else_is(game, language):
    messages = messages_of(game, language)
    for one in heard(game.name):
        message = messages[one.key, one.form]
        assert not [name for name in message.plain if one.noun_of(name)], one
        assert all(one.noun_of(name) for name, _ in message.nouns), one


def test_everything_can_be_said_in_every_language(game, language):
    words = words_in(language, game.name)
    assert all(one.say(words).strip() for one in heard(game.name))


def test_a_sentence_ends_as_it_does_in_english(game, language):
    words, english = words_in(language, game.name), words_in(LANGUAGES[0], game.name)
    for one in sentences(game):
        said, wanted = one.say(words), one.say(english)
        assert said[-1] == wanted[-1], f"{said}\n{wanted}"


def sentences(game: Game) -> list[Heard]:
    """What was said that is a sentence in English."""
    english = words_in(LANGUAGES[0], game.name)
    found = [one for one in heard(game.name) if not one.form and one.say(english)[-1] in ".?!"]
    assert found
    return found


@pytest.mark.parametrize("part", PARTS)
def test_whoever_counts_counts_as_the_language_does(part, language):
    for key, one in anatomies(language, part).items():
        for select in one.selects:
            names = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            if "one" in names and says_number(select):
                assert names == KINDS_OF_NUMBER[language], (key, names)


def says_number(select: ast.SelectExpression) -> bool:
    """Whether the variants tell how many there are."""
    counted = Anatomy()
    counted.visit(select.selector)
    default = Anatomy()
    default.visit(next(variant for variant in select.variants if variant.default))
    return bool(counted.variables & default.variables)


@pytest.mark.parametrize("part", PARTS)
def test_text_is_set_as_in_print(part, language):
    for key, one in anatomies(language, part).items():
        for text in one.texts:
            assert not TWO_SPACES.search(text), (key, text)
            assert not TYPED_QUOTES.search(text), (key, text)


def test_any_code_is_told_under_any_decision(game):
    state = game.blank(game.bounds.seats[1])
    unknown = [words_in(LANGUAGES[0]).say("choice-unknown", {"code": n}) for n in range(MOST_CODES)]
    for decision in game.decisions:
        state.decision = decision
        told = [tell_choice(game, state, 0, code, LANGUAGES[0]) for code in range(MOST_CODES)]
        assert all(told)
        if decision == NOTHING:
            assert told[:BY_CLOCK] == unknown[:BY_CLOCK]
