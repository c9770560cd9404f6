"""Answers given in secret, and what can be undone, between people at a real server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from graveshift.engine.record import UNKNOWN
from graveshift.games.mall_of_horror.state import Decision
from graveshift.server.pulse import Leaps
from tests.engine.toy import SIDE, TOY
from tests.server.logs import named
from tests.server.rig import Running, running
from tests.server.seated import Seated, Table, eventually, reads

KEEP, GIVE = 0, 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("sealed"), pulse=Leaps(), games=named) as one:
        yield one


@pytest.fixture
def candles(server: Running) -> Iterator[Table]:
    """Three people at Candles, who bid in secret: how much, then for which side."""
    with Table(server, 3, game=TOY.name) as table:
        yield table


def bid(one: Seated, code: int = 2, side: int = SIDE) -> None:
    """Give a whole answer."""
    one.choose(code)
    one.choose(side)


def numbers(table: Table, but: int = -1) -> dict[int, int]:
    """How many frames everybody has been shown, but for one."""
    shown = {one.seat: one for one in (*table.people, table.bystander) if one.seat != but}
    return {seat: table.snapshot(seat)["n"] for seat in shown}


def frames(one: Seated, since: int) -> list[Any]:
    """What was shown after a frame."""
    return [said for said in map(reads, one.came[one.seat]) if said["n"] > since]


def test_others_see_ready_or_not_ready_and_nothing_else(candles):
    one, other, watch = candles.people[0], candles.people[1], candles.bystander
    before = numbers(candles)
    one.choose(3)
    assert numbers(candles, but=0) == {seat: n for seat, n in before.items() if seat}, "half-made"
    one.choose(SIDE + 1)
    candles.catch_up()
    for viewer in (other, watch):
        (said,) = frames(viewer, before[viewer.seat])
        assert set(said) == {"type", "seat", "n", "time", "view"}
        assert said["view"] == {"owes": 0b110}


def test_an_answer_begun_anew_is_not_ready_and_tells_nothing_more(candles):
    bid(candles.people[0])
    candles.catch_up()
    n = candles.bystander.mirror.n
    bid(candles.people[0], 1, SIDE + 1)
    candles.catch_up()
    shown = frames(candles.bystander, n)
    assert [said["view"] for said in shown] == [{"owes": 0b111}, {"owes": 0b110}]


def test_who_takes_an_answer_back_is_seen_not_to_be_ready(candles):
    bid(candles.people[0])
    candles.people[0].do("take_back")
    candles.catch_up()
    assert int(candles.view["owes"]) == 0b111
    assert candles.people[0].refused("take_back") == "rules"


def test_an_answer_may_be_changed_until_the_last_is_in_and_all_are_shown_together(candles):
    bid(candles.people[0], 1)
    bid(candles.people[1], 2)
    bid(candles.people[0], 3)
    candles.catch_up()
    assert candles.view["bid"] == [-1, -1, -1, -1]
    n = candles.bystander.mirror.n
    bid(candles.people[2], 2, SIDE + 1)
    candles.catch_up()
    shown = frames(candles.bystander, n)
    assert [said.get("view", {}).get("bid") for said in shown] == [[3, 2, 2, 0]], "at once"
    told = [event[1] for said in shown for event in said["events"] if event[0] == 1]
    assert told == [0, 1, 2], "in the order of the seats, not of the answers"
    assert candles.people[0].refused("take_back") == "rules"


def test_a_sealed_choice_is_never_refused_because_anothers_came_first(server):
    for _ in range(5):
        with Table(server, 4, game=TOY.name) as table:
            sent = [(one, one.send("choose", code=2, seen=one.mirror.n)) for one in table.people]
            assert {one.answer(name)["type"] for one, name in sent} == {"ack"}
            sent = [(one, one.send("choose", code=SIDE, seen=one.mirror.n)) for one in table.people]
            assert {one.answer(name)["type"] for one, name in sent} == {"ack"}
            assert [e["entry"] for e in table.log].count("chose") == 8


def test_a_changed_mind_makes_no_frame_and_no_number_for_others(server):
    with Table(server, 5) as table:

        def secret() -> bool:
            return table.view["decision"] == Decision.DESTINATION and len(table.owing()) > 1

        table.play_until(secret)
        asked = table.owing()
        for seat in asked[:-1]:
            one = table.people[seat]
            before = numbers(table, but=seat)
            one.choose(one.mirror.codes[0], seen=one.mirror.n)
            table.catch_up()
            for viewer in (*table.people, table.bystander):
                if viewer is not one:
                    (said,) = frames(viewer, before[viewer.seat])
                    view = said["view"]
                    assert set(view) <= {"owes", "destination"}
                    assert view.get("destination", [UNKNOWN] * 6)[seat] == UNKNOWN
                    assert not {"events", "mine", "clocks"} & set(said)
            before = numbers(table, but=seat)
            for code in one.mirror.codes:
                one.choose(code)
            assert numbers(table, but=seat) == before, "a changed mind is nobody's business"
        last = table.people[asked[-1]]
        n = table.bystander.mirror.n
        last.choose(last.mirror.codes[0])
        table.catch_up()
        assert any("events" in said for said in frames(table.bystander, n))


# Undo ---------------------------------------------------------------------------------------------


def share(table: Table) -> None:
    """Come to the open decision that is put to all at once."""
    for one in table.people:
        bid(one)
    table.catch_up()
    eventually(lambda: table.snapshot(7)["view"]["decision"] == 2)


def test_a_choice_is_undone_until_somebody_else_has_acted(candles):
    share(candles)
    one, other = candles.people[0], candles.people[1]
    one.choose(KEEP)
    assert one.mirror.mine.may_undo
    one.do("undo")
    candles.catch_up()
    assert int(candles.view["owes"]) & 1
    (note,) = frames(candles.bystander, candles.bystander.mirror.n - 1)[0]["notes"]
    assert note == {"kind": "undone", "seat": 0}
    one.choose(KEEP)
    other.choose(KEEP)
    one.catch_up()
    assert not one.mirror.mine.may_undo
    assert one.refused("undo") == "no-undo"


def test_nothing_is_undone_past_a_secret_that_was_shown_or_a_die_that_was_rolled(server):
    for _ in range(20):
        with Table(server, 3, game=TOY.name) as table:
            share(table)
            holders = [one for one in table.people if 2 in one.mirror.codes]
            if holders:
                holders[0].choose(2)
                assert not holders[0].mirror.mine.may_undo
                assert holders[0].refused("undo") == "no-undo"
                break
    else:
        pytest.fail("nobody had the card that shows itself")
    with Table(server, 3) as table:
        for _ in range(6):
            (seat,) = table.owing()
            one = table.people[seat]
            one.choose(one.mirror.codes[0])
            table.catch_up()
            assert one.refused("undo") == "no-undo", "the next one's dice have been rolled"


def test_nothing_is_undone_while_answers_are_sealed(candles):
    bid(candles.people[0])
    assert not candles.people[0].mirror.mine.may_undo
    assert candles.people[0].refused("undo") == "no-undo"
    assert candles.people[1].refused("undo") == "no-undo"


def test_nobody_undoes_what_another_seat_chose(candles):
    share(candles)
    candles.people[0].choose(KEEP)
    candles.catch_up()
    assert candles.people[1].refused("undo") == "no-undo"
    assert candles.people[1].refused("undo", seat=0, seen=99) == "not-yours"


def test_a_choice_that_answers_a_question_that_is_gone_is_stale(candles):
    one = candles.people[0]
    seen = one.mirror.n
    bid(one)
    assert one.refused("choose", code=2, seen=0) == "stale"
    share_rest(candles)
    assert one.refused("choose", code=0, seen=seen) == "stale"
    assert one.do("choose", code=KEEP)["type"] == "ack"


def share_rest(table: Table) -> None:
    """The others bid, and all is shown."""
    for one in table.people[1:]:
        bid(one)
    table.catch_up()
