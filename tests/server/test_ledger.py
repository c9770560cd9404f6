"""The log is the table: what is known of a table follows from its entries alone."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from graveshift.server import entries
from graveshift.server.entries import Chose, Dealt, Said
from graveshift.server.ledger import Ledger
from graveshift.server.sight import folded
from tests.games.every_game.suite import MANY, drawing
from tests.games.strategies import SEEDS, Luck
from tests.server.logs import EVERY, Doer, named

FEW = max(5, MANY // 5)
GAMES = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)


def doers(game: Any, steps: int = 160) -> st.SearchStrategy[Doer]:
    """Tables where everybody did something at random."""
    fewest, most = game.bounds.seats
    return st.builds(
        lambda seed, seats: Doer(game, seats, Luck(seed)).run(steps),
        SEEDS,
        st.integers(fewest, most),
    )


def what_is_known(ledger: Ledger) -> dict[str, Any]:
    """Everything that a ledger knows, as values that can be compared."""
    board = ledger.board
    return {
        "number": ledger.number,
        "time": ledger.time,
        "shut": ledger.shut,
        "terms": ledger.terms(),
        "seats": list(ledger.seats),
        "cards": ledger.seat_cards(),
        "clocks": ledger.clock_cards(),
        "claims": ledger.claim_cards(),
        "muted": ledger.chatter.muted,
        "said": list(ledger.chatter.lines),
        "orders": ledger.orders,
        "withheld": ledger.withheld,
        "answered": ledger.answered,
        "nonces": ledger.nonces,
        "since": [clock.since for clock in ledger.clocks.seats],
        "state": board and bytes(board.state.raw()),
        "log": board and board.table.log,
        "undoable": board and [board.undoable(seat) for seat in range(len(ledger.seats))],
    }


@GAMES
@drawing(FEW)
def test_a_log_comes_to_the_same_table_however_often_it_is_read(game, data):
    doer = data.draw(doers(game))
    again, sights = folded(named, doer.bodies, doer.sights)
    assert what_is_known(again) == what_is_known(doer.ledger)
    for viewer, sight in doer.sights.items():
        assert list(sights[viewer].frames) == list(sight.frames), f"viewer {viewer}"
        assert sights[viewer].asked_at == sight.asked_at
        assert sights[viewer].answers == sight.answers


@GAMES
@drawing(FEW)
def test_parts_that_are_kept_are_those_that_would_be_made_anew(game, data):
    doer = data.draw(doers(game))
    kept = [doer.ledger.terms(), doer.ledger.seat_cards(), doer.ledger.clock_cards()]
    kept.append(doer.ledger.claim_cards())
    doer.ledger.parts.clear()
    made = [doer.ledger.terms(), doer.ledger.seat_cards(), doer.ledger.clock_cards()]
    assert kept == [*made, doer.ledger.claim_cards()]


@GAMES
def test_a_choice_that_comes_out_differently_closes_the_table(game):
    doer = Doer(game, game.bounds.seats[0], Luck(3)).run(60)
    place = max(n for n, body in enumerate(doer.bodies) if isinstance(entries.read(body), Chose))
    bodies = list(doer.bodies)
    line = entries.read(bodies[place])
    assert isinstance(line, Chose)
    bodies[place] = entries.written(Chose(**{**fields(line), "state": "0" * 16}))
    ledger, sights = folded(named, bodies, doer.sights)
    assert (ledger.stage, ledger.shut) == ("closed", "rules-changed")
    assert ledger.number == len(bodies), "the log is counted on"
    for viewer, sight in sights.items():
        before = list(doer.sights[viewer].frames)[: sight.n - 1]
        assert list(sight.frames)[:-1] == before, "what came before is as it was"
        assert b'"shut":"rules-changed"' in sight.frames[-1]


def fields(line: Any) -> dict[str, Any]:
    """The fields of a line."""
    return {name: getattr(line, name) for name in line.__struct_fields__}


@pytest.mark.parametrize(
    ("field", "value"), [("rules", 99), ("game", "chess"), ("options", {"end_check": "never"})]
)
def test_a_table_under_other_rules_is_closed_from_the_start(field, value):
    doer = Doer(EVERY[0], 3, Luck(1)).run(20)
    line = entries.read(doer.bodies[0])
    bodies = [entries.written(entries.Created(**{**fields(line), field: value}))]
    ledger, sights = folded(named, [*bodies, *doer.bodies[1:]], [0, 7])
    assert (ledger.stage, ledger.shut) == ("closed", "rules-changed")
    assert [sight.n for sight in sights.values()] == [1, 1]


@pytest.mark.parametrize(
    "body", [b"", b"{}", b'{"entry":"danced","time":1}', b'{"entry":"said","time":1,"loud":1}']
)
def test_an_entry_that_nobody_here_knows_closes_the_table(body):
    doer = Doer(EVERY[0], 3, Luck(1)).run(40)
    before = {viewer: sight.n for viewer, sight in doer.sights.items()}
    ledger, sights = folded(named, [*doer.bodies, body, doer.bodies[-1]], doer.sights)
    assert (ledger.stage, ledger.shut) == ("closed", "unreadable")
    assert {viewer: sight.n - 1 for viewer, sight in sights.items()} == before, "said once"


def test_other_nonces_make_another_key_so_the_deal_is_checked():
    doer = Doer(EVERY[0], 3, Luck(1), late=False)
    doer.gather()
    bodies = list(doer.bodies)
    for place, body in enumerate(bodies):
        line = entries.read(body)
        if isinstance(line, entries.Sat):
            bodies[place] = entries.written(entries.Sat(**{**fields(line), "nonce": b"other"}))
    ledger, _ = folded(named, bodies, [])
    assert isinstance(entries.read(bodies[-1]), Dealt)
    assert ledger.shut == "rules-changed"


@given(st.binary(max_size=60))
def test_no_body_whatever_breaks_a_ledger(body):
    ledger = Ledger(named)
    ledger.read(body)
    assert ledger.number == 1


@given(seed=SEEDS, place=st.integers(0, 10_000), flip=st.integers(1, 255))
@settings(max_examples=FEW)
def test_a_damaged_log_is_read_to_its_end(seed, place, flip):
    doer = Doer(EVERY[seed % len(EVERY)], 3, Luck(seed)).run(30)
    bodies = list(doer.bodies)
    number = place % len(bodies)
    hurt = bytearray(bodies[number])
    hurt[place % len(hurt)] ^= flip
    bodies[number] = bytes(hurt)
    ledger, _ = folded(named, bodies, doer.sights)
    assert ledger.number == len(bodies)


def test_what_was_said_stays_said_when_a_game_is_over():
    doer = Doer(named("walking-dead"), 2, Luck(5)).run(300)
    assert doer.ledger.stage == "over"
    said = [line for line in map(entries.read, doer.bodies) if isinstance(line, Said)]
    assert list(doer.ledger.chatter.lines) == said[-100:]
