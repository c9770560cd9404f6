"""Clocks: none, live with a bank, slow; what happens at zero; restarts. On a stopped clock."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from graveshift.server.clients import Site
from graveshift.server.house import Settings
from graveshift.server.messages import Create, Made
from graveshift.server.parts import Clock
from graveshift.server.presence import DEAD_AFTER, SIGN_EVERY
from graveshift.server.pulse import Leaps
from graveshift.server.terms import Clocks
from tests.engine.toy import RING, SIDE, TOY
from tests.server.logs import named
from tests.server.rig import Running, running
from tests.server.seated import Seated, Table, ask, cause_of, eventually, leap, logged

HOUR = 3_600_000
DAY = 24 * HOUR
LIVE = Clocks(kind="live", decision=20_000, bank=60_000)
SLOW = Clocks(kind="slow", decision=2 * DAY)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("clocks"), pulse=Leaps(), games=named) as one:
        yield one


def candles(server: Running, clocks: Clocks, **terms: Any) -> Table:
    """A table of Candles with clocks, where all bid in secret first."""
    return Table(server, 3, game=TOY.name, clocks=clocks, **terms)


def clock(table: Table, seat: int) -> Clock:
    """A seat's clock, as everybody sees it."""
    table.bystander.catch_up()
    return table.bystander.mirror.clocks[seat]


def chosen(table: Table, by: str) -> list[tuple[int, int]]:
    """Who chose what in such a way."""
    return [(one["seat"], one["code"]) for one in table.log if one.get("by") == by]


def bid(table: Table, seat: int) -> None:
    """Give a whole sealed answer."""
    table.people[seat].choose(2)
    table.people[seat].choose(SIDE)


def test_at_a_table_without_clocks_nobody_is_ever_hurried(server):
    with candles(server, Clocks(), grace=0) as table:
        assert table.bystander.mirror.clocks == ()
        for _ in range(10):
            leap(server, 30 * DAY)
        table.catch_up()
        assert int(table.view["owes"]) == 0b111
        assert not [one for one in table.log if one["entry"] == "chose"]


def test_a_live_clock_gives_a_decisions_time_then_the_bank_then_the_rules_safe_choice(server):
    with candles(server, LIVE) as table:
        now = server.plan.pulse.now()
        assert clock(table, 0) == Clock(60_000, now + 80_000)
        leap(server, 15_000)
        bid(table, 0)
        assert clock(table, 0) == Clock(60_000), "within a decision's time nothing is lost"
        leap(server, 15_000)
        bid(table, 1)
        assert clock(table, 1) == Clock(50_000), "ten seconds of the bank are gone"
        leap(server, 49_999)
        table.catch_up()
        assert int(table.view["owes"]) == 0b100
        leap(server, 1)
        table.wait_for(lambda seen: not seen.view["sealed"])
        assert chosen(table, "clock") == [(2, 254)], "the safe choice, which only a clock makes"
        now = server.plan.pulse.now()
        assert [clock(table, seat).bank for seat in range(3)] == [60_000, 50_000, 0]
        assert clock(table, 2).until == now + 20_000, "a decision's time for the next one"


def test_at_zero_a_bot_may_choose_instead(server):
    with candles(server, Clocks(kind="live", decision=20_000, at_zero="bot")) as table:
        bid(table, 0)
        leap(server, 20_000)
        eventually(lambda: {1, 2} == {seat for seat, _ in chosen(table, "clock")})
        may_choose = {1, 2, 3, SIDE, SIDE + 1, RING}
        assert {code for _, code in chosen(table, "clock")} <= may_choose


def test_changing_a_sealed_answer_moves_no_clock_and_taking_it_back_wins_no_time(server):
    with candles(server, LIVE) as table:
        leap(server, 5_000)
        bid(table, 0)
        before = table.snapshot(7)["clocks"]
        leap(server, 5_000)
        bid(table, 0)
        assert table.snapshot(7)["clocks"] == before
        began = server.plan.pulse.now() - 10_000
        table.people[0].do("take_back")
        assert clock(table, 0).until == began + 80_000, "by the old question"


def test_a_slow_table_is_played_on_though_nobody_has_it_open(tmp_path: Path):
    pulse = Leaps()
    house = Settings(thinkers=1, compiles=False, idle=SIGN_EVERY)
    with running(tmp_path, pulse=pulse, games=named, house=house) as server:
        with candles(server, SLOW) as table:
            bid(table, 1)
        for _ in range(20):
            leap(server, SIGN_EVERY)
        eventually(lambda: swept(server, table.code))
        leap(server, 2 * DAY)
        leap(server, 12 * SIGN_EVERY)

        def all_in() -> bool:
            leap(server, SIGN_EVERY)
            return len(chosen(table, "clock")) >= 2

        eventually(all_in)
        assert chosen(table, "clock")[:2] == [(0, 254), (2, 254)]


def swept(server: Running, code: str) -> bool:
    """Whether the table is out of memory."""
    leap(server, SIGN_EVERY)
    return code not in server.service.edge.house.lives


def test_at_a_slow_table_nobody_is_covered_for_being_away(server):
    with candles(server, SLOW, grace=1) as table:
        assert table.bystander.mirror.terms is not None
        assert table.bystander.mirror.terms.grace == 0
        table.people[0].__exit__()
        leap(server, DAY)
        table.bystander.catch_up()
        assert [seat.driver for seat in table.bystander.mirror.seats] == ["person"] * 3


@pytest.mark.parametrize(("away", "counts"), [(6 * HOUR, False), (DEAD_AFTER // 2, True)])
def test_while_no_server_runs_no_clock_does(tmp_path: Path, away: int, counts: bool):
    """A short restart is taken for what it is; whether it counts hurts nobody."""
    pulse = Leaps()
    with running(tmp_path, pulse=pulse, games=named) as server:
        table = candles(server, LIVE, grace=0)
        until = clock(table, 0).until
        assert until is not None
        table.__exit__()
    left = pulse.now()
    pulse.leap(away)
    with running(tmp_path, pulse=pulse, games=named) as server:
        site = Site(server.origin, table.sites[0].token)
        with Seated(server, table.code, site, 0) as one:
            moved = one.mirror.clocks[0].until
            assert moved == (until if counts else until + pulse.now() - left)
            outages = [e for e in logged(server, table.code) if e["entry"] == "outage"]
            assert len(outages) == (0 if counts else 1), "once, however many are read"
            one.choose(1)
            one.choose(SIDE)


def test_a_clock_runs_out_for_tables_that_were_not_in_memory_when_the_server_came(
    tmp_path: Path,
):
    pulse = Leaps()
    with running(tmp_path, pulse=pulse, games=named) as server:
        table = candles(server, LIVE, grace=0)
        table.__exit__()
    pulse.leap(1_000)
    with running(tmp_path, pulse=pulse, games=named) as server:

        def at_zero() -> bool:
            leap(server, 10_000)
            return len([e for e in logged(server, table.code) if e.get("by") == "clock"]) >= 3

        eventually(at_zero)


def test_a_clock_without_time_is_refused(server):
    site = Site(server.origin)
    asked = Create(id="c", game=TOY.name, seats=3, clocks=Clocks(kind="live"))
    assert cause_of(lambda: ask(site, Made, "/api/tables", asked)) == "unknown"
