"""All that can be said about a game: whole games told from every side, and whatever has a number.

Nothing here knows which game it is.  What was said is heard where every message passes, so a test
sees each message with the variables that it was really given.  What messages ask for themselves,
the forms of their nouns, differs from language to language and is not heard.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import Any

import pytest

from graveshift.engine.bits import has
from graveshift.engine.chance import pick
from graveshift.engine.frame import BYSTANDER, EVERYBODY, MOST_CODES
from graveshift.engine.game import KEY_BYTES, Game
from graveshift.engine.journal import Event
from graveshift.engine.notation import word_of
from graveshift.engine.table import Setup, Table
from graveshift.games import GAMES
from graveshift.words import telling
from graveshift.words.messages import Noun, Value, Words
from tests.games.every_game.suite import is_looked_at

CLOCK_RUNS_OUT = 12
TAKES_BACK = 6
"""One choice in so many is made by the clock, or taken back where that may be."""
REFUSES = 40
"""In one position of so many even what may not be chosen is told."""
DRAWS = 3
"""In one of so many the board is drawn."""
GAMES_WITH_EACH = 2
MOST_MORE_GAMES = 150
ENUMERATION = "list-and"
"""Heard inside of nouns too: several of them become one phrase."""


@dataclass(frozen=True)
class Heard:
    """A message as it was said once."""

    key: str
    form: str
    values: tuple[tuple[str, Value], ...]

    def say(self, words: Words) -> str:
        """The same in another language."""
        return words.say(self.key, dict(self.values), self.form)

    def noun_of(self, variable: str) -> Noun | None:
        """The noun that a variable is, the first if it is several; None for anything else."""
        value = dict(self.values).get(variable)
        first = value[0] if isinstance(value, tuple) and value else value
        return first if isinstance(first, Noun) else None


def a_table(game: Game, seats: int, seed: int, **options: str) -> Table:
    """A new game."""
    return Table(game, Setup(seats, options, seed.to_bytes(KEY_BYTES, "little")))


def played(table: Table, seed: int) -> Iterator[Table]:
    """Every position of a game played at random, now and then by the clock.

    Of a long game one now and then, and every one that asks or tells something new.
    """
    known: set[tuple[str, int]] = set()
    for number, _ in enumerate(moved(table, seed)):
        new = {("asked", int(table.state.decision)), *(("told", one.kind) for one in table.events)}
        if table.is_over or is_looked_at(table.game, number) or not new <= known:
            known |= new
            yield table


def moved(table: Table, seed: int) -> Iterator[Table]:
    """Every position of a game played at random, now and then by the clock."""
    yield table
    number = 0
    while not table.is_over:
        number += 1
        owing = table.owing()
        seat = owing[pick(seed, 7, number, len(owing))]
        ready = [one for one in range(table.setup.seats) if one not in owing and table.choices(one)]
        if ready and pick(seed, 6, number, TAKES_BACK) == 0:
            seat = ready[0]
        elif pick(seed, 5, number, CLOCK_RUNS_OUT) == 0:
            table.time_out(seat, number)
            yield table
            continue
        codes = table.choices(seat)
        table.choose(seat, codes[pick(seed, seat, number, len(codes))])
        yield table


def games_of(game: Game) -> Iterator[Table]:
    """Whole games at random: each number of seats, and in one of them each value of each option."""
    fewest, most = game.bounds.seats
    for seats in range(fewest, most + 1):
        for seed in range(GAMES_WITH_EACH):
            yield from played(a_table(game, seats, seed), seed)
    for option in game.options:
        for value in option.values[1:]:
            yield from played(a_table(game, fewest, 1, **{option.name: value}), 1)


def more_games_of(game: Game, asked: set[int]) -> Iterator[Table]:
    """Then games with any options, until every decision has been asked."""
    fewest, most = game.bounds.seats
    for seed in range(MOST_MORE_GAMES):
        if asked >= set(game.decisions):
            return
        seats = fewest + pick(seed, 0, 0, most - fewest + 1)
        options = {
            option.name: option.values[pick(seed, 1, number, len(option.values))]
            for number, option in enumerate(game.options)
        }
        yield from played(a_table(game, seats, seed, **options), seed)


def rare_tables_of(game: Game) -> Iterator[Table]:
    """Positions that games at random seldom reach, where the game's tests lay some out."""
    if find_spec(f"tests.words.{game.name}"):
        module = import_module(f"tests.words.{game.name}")
        yield from getattr(module, "rare_tables", tuple)()


def tell_to(table: Table, viewer: int, language: str) -> Iterator[str]:
    """What a seat or a bystander is told of a position and of what led to it."""
    yield telling.tell_position(table.game, table.view(viewer), language)
    yield from tell_events(table, viewer, language)


def tell_events(table: Table, viewer: int, language: str) -> Iterator[str]:
    """What a seat or a bystander is told of what just happened."""
    for event in table.events:
        yield telling.tell_event(table.game, event, language, viewer)


def ask(table: Table, seat: int, language: str) -> Iterator[str]:
    """What a seat is asked, and what it can choose."""
    seen = table.view(seat)
    yield telling.tell_question(table.game, seen, seat, language)
    for code in table.choices(seat):
        yield telling.tell_choice(table.game, seen, seat, code, language)


def tell_refused_choices(table: Table, language: str) -> Iterator[str]:
    """Every code that a seat could think of."""
    for seat in table.owing():
        seen = table.view(seat)
        for code in range(MOST_CODES):
            yield telling.tell_choice(table.game, seen, seat, code, language)


def tell_numbers(game: Game, language: str) -> Iterator[str]:
    """Whatever has a number or a name of its own."""
    for decision in game.decisions:
        yield telling.tell_decision(game, decision, language)
    for reason in game.reasons:
        yield telling.tell_reason(game, reason, language)
    for ending in game.endings:
        yield telling.tell_ending(game, ending, language)
    for phase in game.phases:
        yield telling.tell_phase(game, phase, language)
    for claim in game.claims:
        yield telling.tell_claim(game, claim, 1, 1, language)
    yield telling.sentence(game, telling.say_claim(game, 0, -1, -1), language)
    for kept in range(len(telling.VERDICTS)):
        yield telling.tell_verdict(game, kept, language)
    for seat in range(game.bounds.seats[1]):
        yield telling.tell_seat(game, seat, language)
    yield from telling.tell_faults(game, sum(game.faults), language)
    yield str(telling.tell_game(game, language))
    for option in game.options:
        yield str(telling.tell_option(game, option, language))
        for value in option.values:
            yield str(telling.tell_option(game, option, language, value))
    for group, things in telling.tell_glossary(game, language).items():
        yield group
        yield from map(str, things)


def tell_rare_questions(game: Game, language: str, asked: set[int]) -> Iterator[str]:
    """What was never asked in games at random, of a blank table."""
    for decision in set(game.decisions) - asked:
        state = game.blank(game.bounds.seats[1])
        state.decision, state.owes = decision, 1
        yield telling.tell_question(game, state, 0, language)


def tell_rare_events(game: Game, language: str, said: set[str]) -> Iterator[str]:
    """What was never said of games at random, with ones for its particulars."""
    for kind in game.events:
        if f"event-{word_of(kind)}" not in said:
            event = Event(EVERYBODY, kind, (1, 1, 1, 1))
            yield telling.tell_event(game, event, language, BYSTANDER)


def tell_speaking_up(game: Game, language: str) -> Iterator[str]:
    """The questions of a seat that is not asked: it may speak up, or it may not."""
    table = a_table(game, game.bounds.seats[1], 1)
    seat = next(seat for seat in range(table.setup.seats) if not has(table.state.owes, seat))
    for may in (0, 1 << seat):
        seen = table.view(seat)
        seen.may = may
        yield telling.tell_question(game, seen, seat, language)


@cache
def heard(name: str) -> frozenset[Heard]:
    """Every message that the game of this name said, each with its variables, once."""
    game = GAMES[name]
    found: dict[Heard, str] = {}
    say, noun, inside = Words.say, Words.noun, [False]

    def listen(words: Words, key: str, values: Any = None, form: str = "") -> str:
        if inside[-1] and key != ENUMERATION:
            return say(words, key, values, form)
        given = {name: one if isinstance(one, (int, str)) else tuple(one)
                 for name, one in (values or {}).items()}  # fmt: skip
        this = Heard(key, form, tuple(sorted(given.items())))
        if this not in found:
            found[this] = say(words, key, values, form)
        return found[this]

    def decline(words: Words, names: str, form: str = "") -> str:
        inside.append(True)
        declined = noun(words, names, form)
        inside.pop()
        return declined

    asked: set[int] = set()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "say", listen)
        patch.setattr(Words, "noun", decline)
        consume(tell_numbers(game, "en"))
        consume(tell_speaking_up(game, "en"))
        tables = chain(rare_tables_of(game), games_of(game), more_games_of(game, asked))
        for number, table in enumerate(tables):
            asked.add(table.state.decision)
            viewers = (*range(table.setup.seats), BYSTANDER)
            viewer = viewers[number % len(viewers)]
            consume(tell_events(table, viewer, "en"))
            for seat in {*table.owing(), viewer} - {BYSTANDER}:
                consume(ask(table, seat, "en"))
            if number % DRAWS == 0:
                consume(tell_to(table, viewer, "en"))
            if number % REFUSES == 0:
                consume(tell_refused_choices(table, "en"))
        consume(tell_rare_questions(game, "en", asked))
        consume(tell_rare_events(game, "en", {one.key for one in found}))
    return frozenset(found)


def consume(told: Iterator[str]) -> None:
    """Let everything be told."""
    for _ in told:
        pass
