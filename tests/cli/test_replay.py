"""Saved games and games of bots, told to whoever asks, and to a seat only what it may know."""

import pytest

from graveshift.cli.narrator import ALL
from graveshift.cli.seating import Bots, new_table
from graveshift.engine.replay import load_replay
from graveshift.engine.table import Table
from graveshift.games import game_named
from graveshift.sim import simulate
from graveshift.words.messages import LANGUAGES
from tests.cli.typist import any_numbers, loaded, narrator, said, typed


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("replay") / "game.json"
    how = ("--seed", 3, "--players", 4, "--bots", "chancer", "--save", path)
    typed("play", *how, lines=any_numbers(3))
    return path


@pytest.fixture(scope="module")
def table(file):
    return loaded(file)


def lines_of(events, reader, lang="en"):
    return [line.text for line in narrator(lang).story(events, reader)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_is_told_from_first_to_last(file, table, lang):
    read = typed("replay", file, "--lang", lang)
    assert read.code == 0
    lines = read.out.splitlines()
    for events in table.story:
        assert set(lines_of(events, ALL, lang)) <= set(lines)
    assert said("after", lang, number=len(table.log), choices=len(table.log)) in read.out
    assert narrator(lang).board(table.state) in read.out


@pytest.mark.parametrize("at", [0, 1, 20])
def test_at_stops_there_and_shows_the_board(file, at):
    read = typed("replay", file, "--at", at, "--seat", "r")
    again = load_replay(file, game_named, at)
    assert read.out.rstrip().endswith(narrator().board(again.view(0)).rstrip())
    assert f"\n{at + 1}. " not in read.out


@pytest.mark.parametrize("seat", range(4))
def test_a_seat_is_told_only_what_it_may_know(file, table, seat):
    name = narrator().seat(seat) if seat % 2 else table.game.notation.write_seat(seat)
    lines = typed("replay", file, "--seat", name).out.splitlines()
    may, must_not = set(), set()
    for events in table.story:
        may.update(lines_of(events, seat))
        must_not.update(lines_of([event for event in events if not event.known_to(seat)], ALL))
    assert may <= set(lines)
    assert must_not - may
    assert not (must_not - may) & set(lines)


@pytest.mark.parametrize("seat", range(4))
def test_a_seat_is_not_told_what_others_chose(file, table, seat):
    teller = narrator()
    lines = typed("replay", file, "--seat", teller.seat(seat)).out.splitlines()
    again = Table(table.game, table.setup)
    for number, choice in enumerate(table.log, 1):
        told = teller.choice(again.view(choice.seat), choice.seat, choice.code)
        who = teller.noun(choice.seat)
        assert (said("chose", number=str(number), seat=who, choice=told) in lines) == (
            choice.seat == seat
        )
        again.choose(choice.seat, choice.code)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_watch_tells_a_whole_game(lang):
    how = ("watch", "--seed", 2, "--bots", "chancer", "--lang", lang)
    read = typed(*how, "--pace", 0)
    assert read.code == 0
    assert len(read.out.splitlines()) > 50
    assert read.out == typed(*how).out


def test_watch_seats_a_bot_in_each_seat():
    how = ("watch", "--seed", 2, "--players", 3)
    mixed = typed(*how, "--bots", "greedy,chancer,chancer")
    assert mixed.code == 0
    assert "Red (greedy), Yellow and Blue (chancer)" in mixed.out
    assert mixed.out.splitlines()[3:] != typed(*how, "--bots", "chancer").out.splitlines()[3:]


def test_watch_plays_the_first_game_that_is_simulated():
    game, names = game_named("mall-of-horror"), ["greedy", "chancer", "chancer"]
    table = new_table(game, 3, {}, 11)
    driver = Bots(game, table.setup.key, names)
    while not table.is_over:
        seat = driver.acts(table)
        table.choose(seat, driver.choose(table, seat))
    (result,) = simulate(game, 3, 1, 11, bots=names, device="python").results
    assert result["decisions"] + result["forced"] == len(table.log)
    assert list(result["points"][:3]) == [
        table.rules.points(table.state, seat) for seat in range(3)
    ]


def test_what_is_known_in_different_depth_is_told_once_to_all(table):
    names = {event: table.game.events(event.kind).name for event in table.story[0]}
    dealt = [event for event, name in names.items() if name == "DEALT"]
    unseen = [event for event, name in names.items() if name == "DEALT_UNSEEN"]
    told = lines_of(table.story[0], ALL)
    assert dealt
    assert set(lines_of(dealt, ALL)) <= set(told)
    assert not set(lines_of(unseen, 6)) & set(told)
