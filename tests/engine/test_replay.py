"""Replay files: a game written down and played again, to the same bytes."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graveshift.engine.frame import BY_CLOCK, ONLY_THE_CLOCK
from graveshift.engine.game import Game
from graveshift.engine.options import check_options
from graveshift.engine.replay import load_replay, read_replay, save_replay, write_replay
from graveshift.engine.table import Setup, Table
from graveshift.games import GAMES, game_named
from tests.engine.toy import TOY
from tests.games.strategies import SEEDS, Luck, options_of

EVERY = [*GAMES.values(), TOY]
MOST_CHOICES = 60

WRITTEN = """\
{
 "graveshift": 1,
 "game": "candles",
 "rules": 1,
 "seats": 2,
 "options": {
  "bells": "none"
 },
 "key": "000102030405060708090a0b0c0d0e0f",
 "script": [
  0,
  3
 ],
 "choices": [
  "a bid 3",
  "a side 1",
  "a take back",
  "b no answer!",
  "a bid 1",
  "a side 0",
  "b match"
 ],
 "state": "9e6ae66d338b6e1c"
}
"""


def named(name: str) -> Game:
    """Any game, the toy too."""
    return TOY if name == TOY.public_name else game_named(name)


def played(game: Game, setup: Setup, luck: Luck, choices: int) -> Table:
    """A table after some random choices: revisions, interjections, and clocks that run out."""
    table = Table(game, setup)
    for _ in range(choices):
        if table.is_over:
            break
        seat = luck.one_of(table.owing())
        if luck.below(8) == 0:
            table.time_out(seat, luck.below(1 << 32))
            continue
        able = [one for one in range(setup.seats) if table.choices(one)]
        seat = luck.one_of(able) if luck.below(4) == 0 else seat
        table.choose(seat, luck.one_of(table.choices(seat)))
    return table


@st.composite
def tables(draw: st.DrawFn, game: Game) -> Table:
    """Any table some way on."""
    seats = draw(st.integers(*game.bounds.seats))
    script = draw(st.lists(st.integers(0, 255), max_size=12).map(tuple))
    key = draw(st.binary(min_size=16, max_size=16))
    setup = Setup(seats, draw(options_of(game)), key, script)
    return played(game, setup, Luck(draw(SEEDS)), draw(st.integers(0, MOST_CHOICES)))


def same(one: Table, other: Table) -> bool:
    """Whether two tables are one game: bytes, log and all that was told."""
    assert bytes(one.state.buffer) == bytes(other.state.buffer)
    assert one.log == other.log
    assert one.story == other.story
    options = one.game.options
    assert check_options(options, one.setup.options) == check_options(options, other.setup.options)
    return (one.setup.seats, one.setup.key, one.setup.script) == (
        other.setup.seats,
        other.setup.key,
        other.setup.script,
    )


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
@given(st.data())
def test_a_replay_read_is_the_game_written(game, data):
    table = data.draw(tables(game))
    text = write_replay(table)
    again = read_replay(text, "game.json", named)
    assert same(table, again)
    assert write_replay(again) == text


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
@given(st.data())
def test_a_replay_can_be_read_up_to_any_choice(game, data):
    table = data.draw(tables(game))
    at = data.draw(st.integers(0, len(table.log)))
    before = read_replay(write_replay(table), "game.json", named, at)
    assert before.log == table.log[:at]
    assert before.story == table.story[: at + 1]


def test_a_file_says_what_it_always_said(tmp_path):
    table = Table(TOY, Setup(2, {"bells": "none"}, bytes(range(16)), (0, 3)))
    for seat, choice in (("a", "bid 3"), ("a", "side 1"), ("a", "take back")):
        table.say(seat, choice)
    table.time_out(1, 0)
    for seat, choice in (("a", "bid 1"), ("a", "side 0"), ("b", "match")):
        table.say(seat, choice)
    assert write_replay(table) == WRITTEN
    file = tmp_path / "candles.json"
    save_replay(table, file)
    assert file.read_bytes() == WRITTEN.encode(), "no line ends of this system's own"
    assert same(load_replay(file, named), table)


def test_a_file_can_say_how_its_key_came_about():
    table = Table(TOY, Setup(2, {}, bytes(16)))
    text = write_replay(table, {"seed": "00ff"})
    assert json.loads(text)["fairness"] == {"seed": "00ff"}
    assert same(read_replay(text, "candles.json", named), table)


def test_only_options_that_differ_from_the_default_are_written():
    table = Table(TOY, Setup(2, {"bells": "one"}, bytes(16)))
    content = json.loads(write_replay(table))
    assert content["options"] == {}
    assert same(read_replay(write_replay(table), "x", named), Table(TOY, Setup(2, {}, bytes(16))))


def test_a_choice_of_the_clock_is_marked():
    table = Table(TOY, Setup(2, {}, bytes(16)))
    assert table.why_not(0, BY_CLOCK) == ONLY_THE_CLOCK
    table.time_out(0, 0)
    assert json.loads(write_replay(table))["choices"] == ["a no answer!"]


def test_saving_replaces_the_file_whole_and_leaves_nothing_else(tmp_path):
    file = tmp_path / "game.json"
    file.write_text("something older and much longer" * 1000)
    table = Table(TOY, Setup(2, {}, bytes(16)))
    save_replay(table, file)
    assert file.read_text() == write_replay(table)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path):
    file = tmp_path / "game.json"
    file.write_text("old")
    (tmp_path / "game.json.part").mkdir()
    with pytest.raises(OSError, match=r"game\.json\.part"):
        save_replay(Table(TOY, Setup(2, {}, bytes(16))), file)
    assert file.read_text() == "old"


def test_the_text_is_read_the_same_however_it_is_spaced(tmp_path: Path):
    content: dict[str, Any] = json.loads(WRITTEN)
    file = tmp_path / "game.json"
    file.write_bytes(json.dumps(content, indent=3, sort_keys=True).replace("\n", "\r\n").encode())
    assert same(load_replay(file, named), read_replay(WRITTEN, "x", named))
