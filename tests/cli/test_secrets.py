"""Several people at one keyboard: each reads what is theirs and nothing of the others'."""

import re

import pytest

from graveshift.cli.narrator import Narrator
from graveshift.engine.frame import BYSTANDER
from graveshift.engine.table import Table
from tests.cli.typist import QUICK, any_numbers, loaded, narrator, said, typed

RED = narrator().noun(0)
CURTAIN = re.compile(re.escape(said("curtain-ready", seat=RED)).replace("Red", r"(\w+)"))


@pytest.fixture(scope="module", params=[1, 2])
def game(request, tmp_path_factory):
    """What three people read who play a whole game with one bot, and that game."""
    file = tmp_path_factory.mktemp("secrets") / "game.json"
    how = ("--players", 4, "--humans", 3, "--seed", request.param, "--save", file, "--lang", "en")
    read = typed("play", *how, *QUICK, lines=any_numbers(request.param, count=20_000))
    assert said("game-over") in read.out
    return read.out, loaded(file)


def looks(out: str, teller: Narrator) -> list[tuple[int, str]]:
    """Who was called to the keyboard, and what stood there until the next was."""
    seats = {teller.seat(seat): seat for seat in range(3)}
    parts = CURTAIN.split(out)
    return [
        (seats[name], text.partition(said("game-over"))[0])
        for name, text in zip(parts[1::2], parts[2::2], strict=True)
    ]


def known_lines(table: Table, seat: int) -> set[str]:
    """Every line that a seat could read in the course of a game: events, and its board."""
    teller = narrator()
    again = Table(table.game, table.setup)
    known = {line.text for events in table.story for line in teller.story(events, seat)}
    known.update(teller.board(again.view(seat)).splitlines())
    for choice in table.log:
        again.choose(choice.seat, choice.code)
        if seat in again.owing() or again.is_over:
            known.update(teller.board(again.view(seat)).splitlines())
    return known


def test_nobody_reads_the_secrets_of_another(game):
    out, table = game
    known = {seat: known_lines(table, seat) for seat in range(4)}
    seen = looks(out, narrator())
    assert {seat for seat, _ in seen} == {0, 1, 2}
    for seat, text in seen:
        secrets = set().union(*(known[other] for other in range(4) if other != seat)) - known[seat]
        assert secrets, "a game without secrets shows nothing"
        assert not secrets & set(text.splitlines())


def test_the_end_is_told_as_anybody_may_know_it(game):
    out, table = game
    ending = set(out.partition(said("game-over"))[2].splitlines())
    open_to_all = known_lines(table, BYSTANDER)
    secrets = set().union(*(known_lines(table, seat) for seat in range(4))) - open_to_all
    assert not ending & secrets
    assert open_to_all & ending


def test_who_is_called_to_the_keyboard_follows_from_what_all_may_know(game):
    """A seat that can only pass is called like one that could play a card."""
    out, table = game
    called = [seat for seat, _ in looks(out, narrator())]
    chose = [choice.seat for choice in table.log if choice.seat < 3]
    changes = [seat for seat, before in zip(chose, [None, *chose], strict=False) if seat != before]
    assert called == changes


def test_the_curtain_is_drawn_before_anything_is_told():
    read = typed("play", "--humans", 2, "--seed", 1, *QUICK)
    assert CURTAIN.search(read.out)
    assert said("so-far") not in read.out
    assert "2  " not in read.out


def test_one_who_plays_alone_needs_no_curtain():
    read = typed("play", "--seed", 1, *QUICK, lines=any_numbers(1))
    assert not CURTAIN.search(read.out)
