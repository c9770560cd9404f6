"""Tables by compiled rules: whole games come out as interpreted ones, and no byte goes astray."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from graveshift.engine import game as engine_game
from graveshift.engine.frame import BYSTANDER, MOST_CODES
from graveshift.engine.game import Program, at_hand, interpreted, put_at_hand
from graveshift.engine.quick import quick
from graveshift.engine.table import Setup, Table
from tests.engine.toy import TOY
from tests.games.strategies import Luck

ANYBODY = (*range(TOY.bounds.seats[1]), BYSTANDER)


@pytest.fixture(scope="module")
def rules() -> Program:
    return quick(TOY)


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Leave every table of this process to the rules that it had."""
    yield
    engine_game._quick.clear()


def told_games(games: int) -> list[list[object]]:
    """What there is to see and to ask of some games, choice by choice."""
    return [list(everything(number)) for number in range(games)]


def everything(number: int) -> Iterator[object]:
    """All that a table says of one game, with people who answer at random."""
    luck, table = Luck(number), Table(TOY, Setup(3, {}, bytes([number]) * 16))
    while not table.is_over:
        for seat in ANYBODY:
            yield table.choices(seat), table.view(seat).raw()
            yield [table.why_not(seat, code) for code in range(MOST_CODES)]
            if table.has_seat(seat):
                yield table.rules.may_talk(table.state, seat)
                yield [table.rules.kept(table.state, seat, claim, 1, 0) for claim in TOY.claims]
        able = [seat for seat in range(3) if table.choices(seat)]
        seat = luck.one_of(able)
        yield table.choose(seat, luck.one_of(table.choices(seat)))
        yield bytes(table.state.buffer)


def test_whole_games_are_the_same_by_compiled_rules(rules):
    slowly = told_games(4)
    put_at_hand(rules)
    assert at_hand(TOY) is rules
    assert told_games(4) == slowly


def test_a_table_goes_on_by_compiled_rules_in_the_middle_of_a_game(rules):
    table = Table(TOY, Setup(3, {}, bytes(16)))
    assert table.rules is interpreted(TOY)
    table.choose(table.owing()[0], table.choices(table.owing()[0])[0])
    put_at_hand(rules)
    assert table.rules is rules
    table.choose(table.owing()[0], table.choices(table.owing()[0])[0])
    again = Table(TOY, Setup(3, {}, bytes(16)))
    for choice in table.log:
        again.choose(choice.seat, choice.code)
    assert again.fingerprint() == table.fingerprint()


def test_a_record_without_room_for_a_journal_is_refused(rules):
    bare = TOY.blank(3)
    with pytest.raises(TypeError, match="told records only"):
        rules.why_not(bare, 0, 0)
    table = Table(TOY, Setup(3, {}, bytes(16)))
    with pytest.raises(TypeError, match="told records only"):
        rules.see(table.state, 0, bare)


def test_too_little_room_for_choices_is_refused(rules):
    table = Table(TOY, Setup(3, {}, bytes(16)))
    with pytest.raises(ValueError, match="room for 256 codes, not 255"):
        rules.choices(table.state, 0, bytearray(MOST_CODES - 1))
