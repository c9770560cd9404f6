"""Whole games told to everybody who sits there or looks on: nothing is missing, nothing leaks."""

import importlib
import re
from collections.abc import Iterator
from types import ModuleType

import pytest

from graveshift.engine.frame import BYSTANDER, NOBODY
from graveshift.engine.game import Game
from graveshift.engine.table import Table
from graveshift.games import GAMES
from graveshift.games.mall_of_horror.game import GAME as MALL_OF_HORROR
from graveshift.games.mall_of_horror.notation import read_event
from graveshift.words import telling
from graveshift.words.messages import DEFAULT, LANGUAGES, words_in
from graveshift.words.registry import words_of
from tests.games.strategies import Luck
from tests.words.heard import DRAWS, a_table, ask, played, tell_to

NOT_FILLED_IN = re.compile(r"[{}$]|\b[a-z]+-[a-z-]+-[a-z]+\b|  +\S.*[.?!]$")
TABLES = [
    (game, seats)
    for game in GAMES.values()
    for seats in range(game.bounds.seats[0], game.bounds.seats[1] + 1)
]
SECRETS = (
    ("DEALT r shotgun [r]", "DEALT_UNSEEN r [but r]"),
    ("FOUND r shotgun sprint hidden [r]", "FOUND_UNSEEN r 3 [but r]"),
    ("KEPT r shotgun [r]", "KEPT_UNSEEN r [but r]"),
    ("GIVEN r y shotgun [ry]", "GIVEN_UNSEEN r y [but ry]"),
    ("RETURNED r shotgun [r]", "RETURNED_UNSEEN r [but r]"),
    ("DICE_SEEN 1 3 3 6 [r]", "LOOKED r [but r]"),
)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda one: getattr(one, "name", one))
def test_a_whole_game_is_told_to_everybody(game, seats):
    """Each language in a game of its own number of seats; boards are drawn now and then."""
    language, viewers = LANGUAGES[seats % len(LANGUAGES)], (*range(seats), BYSTANDER)
    for number, table in enumerate(played(a_table(game, seats, seats), seats)):
        for event in table.events:
            knowers = [one for one in viewers if event.known_to(one)]
            told = {telling.tell_event(game, event, language, one) for one in knowers[:1]}
            assert told, "nobody may know of this"
            untold = {telling.tell_event(game, event, language, one)
                      for one in viewers if one not in knowers}  # fmt: skip
            assert not untold & told
            assert untold <= {""}
        viewer = viewers[number % len(viewers)]
        board, *lines = tell_to(table, viewer, language) if number % DRAWS == 0 else ("",)
        assert max(map(len, board.splitlines()), default=0) <= telling.WIDTH
        for seat in table.owing():
            lines += ask(table, seat, language)
        assert not [line for line in (*lines, *board.splitlines()) if NOT_FILLED_IN.search(line)]
    assert table.is_over


@pytest.mark.parametrize(("seed", "language"), [*enumerate(LANGUAGES)])
def test_words_tell_nobody_what_they_may_not_know(game, language, seed):
    hidden = importlib.import_module(f"tests.games.{game.name}.hidden")
    luck, compared = Luck(seed), 0
    for table in games_with_any_options(game, seed, luck):
        if table.is_over or luck.below(4):
            continue
        viewer = luck.one_of([*range(table.setup.seats), BYSTANDER])
        one, other = twins(table, hidden, viewer, luck)
        assert [*tell_to(one, viewer, language)] == [*tell_to(other, viewer, language)], table
        seat = luck.one_of(one.owing())
        code = luck.one_of(one.choices(seat))
        answer = hidden.same_while_sealed(other.state, seat, code, viewer, luck)
        if answer is None:
            answer = hidden.same_to_others(other.state, seat, code, viewer, luck)
        if answer is not None:
            shown = one.state.no_return
            one.choose(seat, code)
            other.choose(seat, answer)
            if one.state.no_return == shown:
                compared += 1
                assert [*tell_to(one, viewer, language)] == [*tell_to(other, viewer, language)]
    assert compared > 5


def games_with_any_options(game: Game, seed: int, luck: Luck) -> Iterator[Table]:
    """Every position of two games, each with as many seats and such options as luck will have."""
    fewest, most = game.bounds.seats
    for number in range(seed, seed + 2):
        options = {option.name: luck.one_of(option.values) for option in game.options}
        seats = fewest + number % (most - fewest + 1)
        yield from played(a_table(game, seats, number, **options), number)


def twins(table: Table, hidden: ModuleType, viewer: int, luck: Luck) -> tuple[Table, Table]:
    """The table twice, with other things hidden from the viewer in the second one."""
    one, other = (Table(table.game, table.setup) for _ in range(2))
    one.state, other.state = table.state.copy(), table.state.copy()
    hidden.change_all_that_is_hidden(other.state, viewer, luck)
    return one, other


@pytest.mark.parametrize(("full", "less"), SECRETS)
def test_a_secret_is_told_in_full_to_those_who_know_it_only(full, less, language):
    game = MALL_OF_HORROR
    secret, public = read_event(full), read_event(less)
    cards = [words_in(language, game.name).say(noun) for noun in words_of(game).glossary["card"]]
    for viewer in (*range(6), BYSTANDER):
        told = telling.tell_event(game, secret, language, viewer)
        heard = telling.tell_event(game, public, language, viewer)
        assert bool(told) != bool(heard)
        assert not [card for card in cards if card.lower() in heard.lower()]
        assert not re.search("[1346] ", heard.replace("3 ", "", 1))
    assert telling.tell_event(game, secret, language, NOBODY)


def test_who_may_know_all_is_told_no_secret_twice(language):
    for _, less in SECRETS[:-1]:
        assert telling.tell_event(MALL_OF_HORROR, read_event(less), language, NOBODY) == ""
    looked = telling.tell_event(MALL_OF_HORROR, read_event("LOOKED r"), language, NOBODY)
    assert looked, "the dice alone do not say who saw them"


def test_a_choice_reads_the_same_on_the_state_and_on_ones_view(game):
    for table in played(a_table(game, game.bounds.seats[1], 9), 9):
        for seat in table.owing():
            for code in table.choices(seat):
                told = [
                    telling.tell_choice(game, seen, seat, code, DEFAULT)
                    for seen in (table.state, table.view(seat))
                ]
                assert told[0] == told[1]
