"""Tables from the lobby to the shelf: seats claimed and left, rematch, lists, what is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from graveshift.bots import bot_named
from graveshift.games import game_named
from graveshift.server.clients import Site, new_id
from graveshift.server.fairness import verify
from graveshift.server.guests import play
from graveshift.server.house import LISTED_FOR
from graveshift.server.messages import (
    Create,
    Done,
    Fill,
    Lock,
    Made,
    Rematch,
    Rise,
    Sit,
    Start,
)
from graveshift.server.pulse import Leaps
from tests.engine.toy import SIDE, TOY
from tests.server.logs import named
from tests.server.rig import Running, play_now, running
from tests.server.seated import Seated, Table, ask, cause_of, fetch, leap, logged

GAME = game_named("mall-of-horror")
DAY = 86_400_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("lobby"), pulse=Leaps(), games=named) as one:
        yield one


def new_table(site: Site, **said: Any) -> str:
    """A table that somebody set up; its path."""
    asked = Create(id=new_id(), **{"game": GAME.public_name, "seats": 3, **said})
    return f"/api/tables/{ask(site, Made, '/api/tables', asked).table}"


def sit(site: Site, place: str, seat: int) -> None:
    """Take a seat."""
    ask(site, Done, f"{place}/seats/{seat}", Sit(id=new_id()))


def played_out(server: Running, site: Site | None = None, **said: Any) -> tuple[Site, str]:
    """A game against bots that is over."""
    site, made = play_now(server, site, **said)
    asyncio.run(play(site, made.table, 0, bot_named("chancer")(GAME)))
    return site, made.table


def test_nothing_is_dealt_before_all_sit_and_nothing_of_a_deal_can_be_seen(server):
    host, guest = Site(server.origin), Site(server.origin)
    place = new_table(host)
    sit(host, place, 0)
    assert cause_of(lambda: ask(host, Done, f"{place}/start", Start(id="s"))) == "seats-empty"
    ask(host, Done, f"{place}/bots", Fill(id="b", bot="chancer", seats=(1,)))
    assert cause_of(lambda: ask(host, Done, f"{place}/start", Start(id="s"))) == "seats-empty"
    for site, viewer in ((host, 0), (host, 7), (guest, 7)):
        shown = fetch(site, f"{place}?seat={viewer}")
        assert shown["terms"]["stage"] == "lobby"
        assert not {"view", "mine", "events", "clocks"} & {k for k, v in shown.items() if v}
        assert "seed" not in shown["terms"]
    code = place.rpartition("/")[2]
    assert {line["entry"] for line in logged(server, code)} == {"created", "sat", "filled"}
    sit(guest, place, 2)
    ask(host, Done, f"{place}/start", Start(id="s"))
    assert fetch(guest, f"{place}?seat=2")["view"]["viewer"] == 2


def test_before_the_deal_the_host_empties_seats_and_others_only_their_own(server):
    host, guest = Site(server.origin), Site(server.origin)
    place = new_table(host)
    sit(guest, place, 1)
    ask(host, Done, f"{place}/bots", Fill(id="b", seats=(2,)))
    rise = f"{place}/seats/{{}}/rise"
    assert cause_of(lambda: ask(guest, Done, rise.format(2), Rise(id="r"))) == "not-yours"
    ask(host, Done, rise.format(1), Rise(id="r1"))
    ask(host, Done, rise.format(2), Rise(id="r2"))
    assert {seat["driver"] for seat in fetch(host, place)["seats"]} == {"nobody"}
    sit(guest, place, 2)
    ask(guest, Done, rise.format(2), Rise(id="r3"))
    assert cause_of(lambda: ask(host, Done, rise.format(9), Rise(id="r"))) == "bad-message"


def test_a_table_is_locked_and_opened_by_its_host_alone(server):
    host, guest = Site(server.origin), Site(server.origin)
    place = new_table(host)
    sit(guest, place, 1)
    assert cause_of(lambda: ask(guest, Done, f"{place}/lock", Lock(id="l"))) == "host-only"
    ask(host, Done, f"{place}/lock", Lock(id="l"))
    late = Site(server.origin)
    assert cause_of(lambda: sit(late, place, 2)) == "locked"
    sit(host, place, 0)
    ask(host, Done, f"{place}/lock", Lock(id="o", locked=False))
    sit(late, place, 2)


def test_who_comes_late_takes_a_bots_seat_and_sees_what_the_seat_knows(server):
    site, made = play_now(server, pace="human")
    place = f"/api/tables/{made.table}"
    late = Site(server.origin)
    assert cause_of(lambda: sit(late, place, 0)) == "seat-taken"
    sit(late, place, 2)
    with Seated(server, made.table, late, 2) as one:
        assert one.mirror.seats[2].driver == "person"
        assert one.mirror.view["viewer"] == 2
        hand = one.mirror.view["hand"]
        assert isinstance(hand, list)
        assert any(isinstance(row, list) and max(row) > 0 for row in hand)
    assert cause_of(lambda: ask(site, Done, f"{place}/bots", Fill(id="f"))) == "not-now"


def test_a_table_may_take_nobody_late_and_a_locked_one_does_not(server):
    host = Site(server.origin)
    place = new_table(host, late=False)
    sit(host, place, 0)
    ask(host, Done, f"{place}/bots", Fill(id="b", bot="chancer"))
    ask(host, Done, f"{place}/start", Start(id="s"))
    assert cause_of(lambda: sit(Site(server.origin), place, 1)) == "not-now"
    site, made = play_now(server)
    ask(site, Done, f"/api/tables/{made.table}/lock", Lock(id="l"))
    late = Site(server.origin)
    assert cause_of(lambda: sit(late, f"/api/tables/{made.table}", 1)) == "locked"


def test_who_leaves_a_game_for_good_leaves_it_to_a_bot(server):
    with Table(server, 3) as table:
        ask(table.sites[1], Done, f"{table.path}/seats/1/rise", Rise(id="r"))
        table.catch_up_but(1)
        card = table.bystander.mirror.seats[1]
        assert (card.driver, card.bot) == ("bot", "greedy")
        assert cause_of(lambda: fetch_as(table.sites[1], table.path, 1)) == "not-yours"


def fetch_as(site: Site, place: str, seat: int) -> None:
    """See a seat's view, or be refused."""
    site.understood(Made, *site.exchange("GET", f"{place}?seat={seat}", b""))


def test_a_table_without_spectators_shows_itself_to_its_own_people_only(server):
    host, stranger = Site(server.origin), Site(server.origin)
    place = new_table(host, spectators=False)
    sit(host, place, 0)
    assert fetch(stranger, place)["cause"] == "forbidden"
    assert fetch(host, place)["terms"]["spectators"] is False
    with pytest.raises(TimeoutError):  # it is refused, so nothing is shown
        refused_stream(server, place, stranger)


def refused_stream(server: Running, place: str, site: Site) -> None:
    """Watch; a refusal is heard instead of a snapshot."""
    from tests.server.rig import Wire

    with Wire(server.origin, place.rpartition("/")[2], site.token) as wire:
        wire.say(type="hello", seats=[7])
        assert wire.hear()["cause"] == "forbidden"
        wire.hear(0.3)


def test_all_who_ask_for_a_rematch_come_to_the_same_table_on_the_same_terms(server):
    site, old = played_out(server, seats=4, options={"end_check": "immediate"})
    place = f"/api/tables/{old}"
    stranger = Site(server.origin)
    wanted = Rematch(id="again")
    assert cause_of(lambda: ask(stranger, Made, f"{place}/rematch", wanted)) == "forbidden"
    first = ask(site, Made, f"{place}/rematch", wanted)
    assert ask(site, Made, f"{place}/rematch", Rematch(id="once-more")) == first
    shown, before = fetch(site, f"/api/tables/{first.table}"), fetch(site, place)
    assert before["terms"]["rematch"] == first.table
    assert shown["terms"]["stage"] == "lobby"
    same = ("game", "rules", "seats", "options", "pace", "private")
    assert [shown["terms"].get(name) for name in same] == [
        before["terms"].get(name) for name in same
    ]
    assert shown["terms"]["commitment"] != before["terms"]["commitment"]
    assert [seat["driver"] for seat in shown["seats"]] == ["nobody", "bot", "bot", "bot"]


def test_a_rematch_is_not_before_the_end(server):
    site, made = play_now(server)
    path = f"/api/tables/{made.table}/rematch"
    assert cause_of(lambda: ask(site, Made, path, Rematch(id="r"))) == "not-now"


def test_a_table_where_nothing_happens_leaves_the_public_list_and_stays_in_its_owners(server):
    site = Site(server.origin)
    code = new_table(site).rpartition("/")[2]
    listed = fetch(site, "/api/tables")["tables"]
    assert code in {one["table"] for one in listed}
    leap(server, LISTED_FOR + 1)
    listed = fetch(site, "/api/tables")["tables"]
    assert code not in {one["table"] for one in listed}
    assert [one["table"] for one in fetch(site, "/api/my-tables")["tables"]] == [code]


def test_tables_that_wait_for_me_come_first(server):
    site = Site(server.origin)
    with Table(server, 3, people=1) as table:
        site = table.sites[0]
        waiting = table.code
        table.play_until(lambda: 0 in table.owing() or table.is_over())
        for _ in range(2):
            new_table(site)
        first = fetch(site, "/api/my-tables")["tables"][0]
        assert (first["table"], first["mine"]) == (waiting, [0])
        assert first["waits_for_me"]


def test_finished_tables_are_kept_through_months_and_restarts_and_deleted_with_all_they_hold(
    tmp_path: Path,
):
    pulse = Leaps()
    with running(tmp_path, pulse=pulse) as server:
        site, code = played_out(server, name="Somebody-To-Forget")
        stranger = Site(server.origin)
    pulse.leap(200 * DAY)
    with running(tmp_path, pulse=pulse) as server:
        site, stranger = Site(server.origin, site.token), Site(server.origin, stranger.token)
        (one,) = fetch(site, "/api/my-tables")["tables"]
        assert (one["table"], one["stage"]) == (code, "over")
        assert fetch(site, "/api/tables")["tables"] == []
        status, file = site.exchange("GET", f"/api/tables/{code}/replay", b"")
        assert status == 200
        assert verify(file.decode(), "replay", game_named).table.is_over
        asyncio.run(site.delete(f"/api/tables/{code}"))
        assert fetch(site, f"/api/tables/{code}")["cause"] == "no-table"
        left = str(server.bytes_at_rest())
        assert code not in left
        assert "Somebody-To-Forget" not in left
        status, _ = site.exchange("GET", f"/api/tables/{code}/replay", b"")
        assert status == 404


def test_a_table_where_others_play_is_not_deleted_over_their_heads(server):
    with Table(server, 3) as table:
        status, body = table.sites[0].exchange("DELETE", table.path, b"")
        assert (status, b"not-now" in body) == (409, True)
    site, made = play_now(server)
    assert site.exchange("DELETE", f"/api/tables/{made.table}", b"")[0] == 200


def test_s11_when_it_is_over_it_is_seen_again_from_any_seat_but_for_what_was_for_that_seat(server):
    def seen_by(site: Site, seat: int) -> tuple[int, Any]:
        status, body = site.exchange("GET", f"{table.path}/replay?seat={seat}", b"")
        return status, json.loads(body)

    with Table(server, 3, game=TOY.name) as table:
        for one in table.people:
            one.choose(2)
            one.choose(SIDE)
        table.people[0].do("say", text="between us two", to=1)
        table.people[1].do("mute", whom=2)
        assert seen_by(table.sites[2], 1)[1]["cause"] == "not-yours"
        table.play_until(table.is_over)
        _, own = seen_by(table.sites[1], 1)
        assert "between us two" in str(own)
        for site in (table.sites[2], Site(server.origin)):
            status, told = seen_by(site, 1)
            assert status == 200
            assert not {"mine", "talk"} & set().union(*told["frames"])
            assert [one["n"] for one in told["frames"]] == list(range(1, len(told["frames"]) + 1))
            for part in ("events", "view", "terms", "seats"):
                assert parts(told, part) == parts(own, part)
        assert seen_by(table.sites[2], 3)[1]["cause"] == "not-yours"


def parts(file: dict[str, Any], name: str) -> list[Any]:
    """One part of all frames of a file that have it."""
    return [frame[name] for frame in file["frames"] if name in frame]


def test_s11_a_seat_may_keep_the_open_replay_to_the_table(server):
    site, code = played_out(server)
    stranger, path = Site(server.origin), f"/api/tables/{code}/replay"
    assert stranger.exchange("GET", path, b"")[0] == 200
    with Seated(server, code, site, 0) as one:
        one.do("withhold")
        assert one.mirror.mine.withheld
        status, body = stranger.exchange("GET", path, b"")
        assert (status, b'"forbidden"' in body) == (403, True)
        assert site.exchange("GET", path, b"")[0] == 200
        beside = stranger.exchange("GET", f"{path}?seat=1", b"")
        assert (beside[0], b'"forbidden"' in beside[1]) == (403, True)
        assert site.exchange("GET", f"{path}?seat=1", b"")[0] == 200
        one.do("withhold", withheld=False)
    assert stranger.exchange("GET", path, b"")[0] == 200


def test_the_same_request_twice_is_done_once(server):
    host = Site(server.origin)
    place = new_table(host)
    code = place.rpartition("/")[2]
    for path, asked in (
        (f"{place}/seats/0", Sit(id="a")),
        (f"{place}/bots", Fill(id="b", bot="chancer")),
        (f"{place}/lock", Lock(id="c")),
        (f"{place}/start", Start(id="d")),
    ):
        first = ask(host, Done, path, asked)
        length = len([line for line in logged(server, code) if line["entry"] != "chose"])
        assert ask(host, Done, path, asked) == first
        again = len([line for line in logged(server, code) if line["entry"] != "chose"])
        assert again == length, path


# More servers than one ----------------------------------------------------------------------------


def test_nothing_is_refused_by_what_another_server_has_changed_already(tmp_path):
    with running(tmp_path / "data") as one, running(tmp_path / "data") as other:
        host, guest = Site(one.origin), Site(other.origin)
        terms = Create(id=new_id(), game="mall-of-horror", seats=3)
        path = f"/api/tables/{ask(host, Made, '/api/tables', terms).table}"
        ask(host, Done, f"{path}/seats/0", Sit(id=new_id()))
        for seat in (1, 2):
            ask(guest, Done, f"{path}/seats/{seat}", Sit(id=new_id()))
        ask(host, Done, f"{path}/start", Start(id=new_id()))
