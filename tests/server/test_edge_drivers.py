"""Who answers for a seat: its person, a bot, a cover, an order; and when (on a stopped clock)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from graveshift.games.mall_of_horror.state import Decision
from graveshift.server.clients import Site, new_id
from graveshift.server.drivers import PACES
from graveshift.server.keeping import GONE_AFTER
from graveshift.server.messages import Done, MoveCode, Offer, Rise, Sit, Take
from graveshift.server.pulse import Leaps
from tests.engine.toy import SIDE, TOY
from tests.server.logs import named
from tests.server.rig import Running, running
from tests.server.seated import Seated, Table, ask, eventually, leap

GRACE = 60_000
MINUTE = 60_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("drivers"), pulse=Leaps(), games=named) as one:
        yield one


def candles(server: Running, people: int | None = None, **terms: Any) -> Table:
    """A table of Candles, where all bid in secret first."""
    return Table(server, 3, people=people, **{"game": TOY.name, "grace": GRACE, **terms})


def bid(table: Table, seat: int, code: int = 2) -> None:
    """Give a whole sealed answer."""
    table.people[seat].choose(code)
    table.people[seat].choose(SIDE)


def leave(table: Table, *seats: int) -> None:
    """Some go away, and it is seen that they are not there."""
    for seat in seats:
        table.people[seat].__exit__()
    watch = table.bystander
    while any(watch.mirror.seats[seat].present for seat in seats):
        leap(table.server, GONE_AFTER)
        watch.catch_up()


def drivers(table: Table) -> list[str]:
    """Who drives each seat, as a bystander sees it now."""
    table.bystander.catch_up()
    return [seat.driver for seat in table.bystander.mirror.seats]


def by(table: Table) -> list[tuple[int, str]]:
    """Seat by seat who chose, in the order of the log."""
    return [(one["seat"], one.get("by", "person")) for one in table.log if one["entry"] == "chose"]


# Drop out and come back ---------------------------------------------------------------------------


def test_who_is_gone_is_covered_after_the_grace_period_and_not_before(server):
    with candles(server) as table:
        bid(table, 0)
        leave(table, 1)
        leap(server, GRACE - 2 * GONE_AFTER)
        assert drivers(table) == ["person"] * 3
        leap(server, 2 * GONE_AFTER)
        table.wait_for(lambda seen: seen.seats[1].driver == "cover")
        table.wait_for(lambda seen: not int(seen.view["owes"]) & 2)
        assert (1, "cover") in by(table)


def test_in_a_secret_phase_the_owner_comes_back_and_changes_what_the_cover_answered(server):
    with candles(server) as table:
        leave(table, 1)
        leap(server, GRACE)
        table.wait_for(lambda seen: not int(seen.view["owes"]) & 2)
        assert int(table.view["sealed"]) == 1
        back = table.people[1] = table.sit(1)
        back.wait(lambda: back.mirror.seats[1].driver == "person")
        covered = back.mirror.view["bid"]
        assert isinstance(covered, list)
        assert covered[1] in {1, 2, 3}, "the owner sees what was answered for the seat"
        other = 1 if covered[1] == 3 else 3
        back.choose(other)
        back.choose(SIDE + 1)
        table.catch_up()
        assert isinstance(back.mirror.view["bid"], list)
        assert back.mirror.view["bid"][1] == other
        for seat in (0, 2):
            bid(table, seat)
        table.wait_for(lambda seen: not seen.view["sealed"])
        bids = table.view["bid"]
        assert bids[1] == other


def test_whoever_comes_back_within_the_grace_period_was_never_replaced(server):
    with candles(server) as table:
        leave(table, 2)
        leap(server, GRACE // 2)
        table.people[2] = table.sit(2)
        leap(server, GRACE * 3)
        assert drivers(table) == ["person"] * 3
        bid(table, 2)
        assert {how for _, how in by(table)} == {"person"}


def test_a_short_break_of_a_link_is_not_an_absence(server):
    with candles(server) as table:
        table.people[0].__exit__()
        leap(server, GONE_AFTER - 1)
        table.people[0] = table.sit(0)
        leap(server, GONE_AFTER * 3)
        table.catch_up()
        assert all(seat.present for seat in table.bystander.mirror.seats)
        assert "left" not in {line["entry"] for line in table.log}


def test_without_a_grace_period_a_seat_waits_for_its_owner_for_ever(server):
    with candles(server, grace=0) as table:
        leave(table, 0, 1)
        leap(server, 30 * 24 * 60 * MINUTE)
        assert drivers(table) == ["person"] * 3
        assert not by(table)


def test_two_seats_of_one_browser_are_hot_seats_and_go_and_come_together(server):
    with candles(server, people=1) as table:
        seats = table.bystander.mirror.seats
        assert [seat.driver for seat in seats] == ["person", "bot", "bot"]
    site = Site(server.origin)
    with candles(server) as table:
        for seat in (1, 2):
            ask(table.sites[seat], Done, f"{table.path}/seats/{seat}/rise", Rise(id=new_id()))
            ask(site, Done, f"{table.path}/seats/{seat}", Sit(id=new_id()))
        with Seated(server, table.code, site, 1, 2) as both:
            both.do("choose", seat=1, code=1)
            both.do("choose", seat=2, code=3)
            rows = [both.mirrors[seat].view["bid"] for seat in (1, 2)]
            assert rows == [[-1, 1, -1, -1], [-1, -1, 3, -1]], "each seat is shown its own only"
        table.bystander.catch_up()
        while any(seat.present for seat in table.bystander.mirror.seats[1:]):
            leap(server, GONE_AFTER)
            table.bystander.catch_up()


def test_a_seat_moved_to_another_device_in_a_secret_phase_keeps_its_answer(server):
    with candles(server) as table:
        bid(table, 0, 3)
        path = f"{table.path}/seats/0/code"
        code = ask(table.sites[0], MoveCode, path, Offer(id="o")).code
        other = Site(server.origin)
        ask(other, Done, f"{table.path}/code", Take(id="t", code=code.upper()))
        table.sites[0] = other
        table.people[0] = table.sit(0)
        assert isinstance(table.people[0].mirror.view["bid"], list)
        assert table.people[0].mirror.view["bid"][0] == 3
        table.people[0].do("take_back")


def test_a_code_that_moves_a_seat_is_good_for_ten_minutes(server):
    with candles(server) as table:
        path = f"{table.path}/seats/0/code"
        offered = ask(table.sites[0], MoveCode, path, Offer(id="o"))
        leap(server, 10 * MINUTE)
        other = Site(server.origin)
        status, body = other.exchange(
            "POST", f"{table.path}/code",
            b'{"type":"take","id":"t","code":"%s"}' % offered.code.encode(),
        )  # fmt: skip
        assert (status, b"wrong-code" in body) == (403, True)


# When bots answer ---------------------------------------------------------------------------------


def have_thought(table: Table, *seats: int) -> bool:
    """Whether bots have made up their minds, and only wait."""
    thoughts = table.server.service.edge.house.helm.thoughts
    found = [thoughts.get((table.code, seat)) for seat in seats]
    return all(one is not None and one.code is not None for one in found)


@pytest.mark.parametrize("pace", ["brisk", "human"])
def test_a_bot_answers_within_its_pace_and_not_before(server, pace):
    """The clock stands still but for two leaps; nobody rings, which would be a new question."""
    shortest, longest = PACES[pace]
    with candles(server, people=1, pace=pace, options={"bells": "none"}) as table:
        eventually(lambda: have_thought(table, 1, 2))
        leap(server, shortest - 1)
        table.catch_up()
        assert not by(table)
        leap(server, longest - (shortest - 1))
        table.wait_for(lambda seen: int(seen.view["owes"]) == 0b001)
        assert set(by(table)) == {(1, "bot"), (2, "bot")}


def test_bots_do_not_play_on_at_a_table_that_everybody_left(server):
    with candles(server, people=1, pace="human") as table:
        leave(table, 0)
        table.bystander.__exit__()
        eventually(lambda: not server.service.edge.open_sockets)
        leap(server, 1)
        before = len(by(table))
        leap(server, 10 * MINUTE)
        assert len(by(table)) == before
        table.people[0] = table.sit(0)
        table.bystander = table.people[0]
        while len(by(table)) == before:
            leap(server, 6_000)


def test_a_choice_that_is_the_only_one_is_made_for_whoever_is_there(server):
    """Nobody can tell it from somebody who thought; the delay is that of a bot."""
    with Table(server, 4, pace="brisk") as table:
        seen: set[str] = set()
        for _ in range(400):
            if "forced" in seen or table.is_over():
                break
            owing = [one for one in table.owing() if len(table.people[one].mirror.codes) > 1]
            if owing:
                one = table.people[owing[0]]
                one.choose(table.luck.one_of([code for code in one.mirror.codes if code < 254]))
            else:
                leap(server, PACES["brisk"][1])
            table.catch_up()
            seen = {how for _, how in by(table)}
        assert "forced" in seen
        assert seen <= {"forced", "person"}


# Standing orders ----------------------------------------------------------------------------------


def windows(table: Table, seat: int) -> bool:
    """Whether a seat is asked in a window that it could pass."""
    view, mine = table.people[seat].mirror.view, table.people[seat].mirror.mine
    open_now = view["decision"] in {Decision.THREAT, Decision.CARDS}
    passes = any(one.text == "pass" for one in mine.choices)
    return open_now and passes and len(mine.choices) > 1 and seat in table.owing()


def reach_window(server: Running) -> tuple[Table, int]:
    """A game in which somebody who holds an answer is asked in a window."""
    for _ in range(12):
        table = Table(server, 4, pace="human")
        table.catch_up()
        for _ in range(150):
            if table.is_over():
                break
            seats = [seat for seat in range(4) if windows(table, seat)]
            if seats:
                return table, seats[0]
            if table.owing():
                table.step()
        table.__exit__()
    raise AssertionError("no window with an answer in twelve games")


def test_an_order_passes_a_window_after_a_bots_delay_and_nobody_sees_the_order(server):
    table, seat = reach_window(server)
    with table:
        others = [one for one in (*table.people, table.bystander) if one.seat != seat]
        before = [one.mirror.n for one in others]
        table.people[seat].do("order", orders="window")
        assert table.people[seat].mirror.mine.orders == "window"
        shown = [table.snapshot(one.seat)["n"] for one in others]
        assert shown == before, "an order makes no frame for others"
        leap(server, PACES["human"][0] - 1)
        table.catch_up()
        assert seat in table.owing()
        leap(server, PACES["human"][1])
        eventually(lambda: (seat, "orders") in by(table))


def test_an_order_for_the_round_ends_with_it_and_can_be_recalled(server):
    table, seat = reach_window(server)
    with table:
        table.people[seat].do("order", orders="round")
        table.people[seat].do("order", orders="none")
        leap(server, PACES["human"][1] + 1)
        table.catch_up()
        assert seat in table.owing(), "recalled, so nothing was passed"
        table.people[seat].do("order", orders="round")
        leap(server, PACES["human"][1] + 1)
        eventually(lambda: (seat, "orders") in by(table))
        table.catch_up()
        round_ = table.view["round"]
        table.play_until(lambda: table.view["round"] != round_ or table.is_over())
        assert table.people[seat].mirror.mine.orders == "none"
