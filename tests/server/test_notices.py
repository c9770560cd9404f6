"""Notices: who asked for them is told once that a table waits, in their language, and no secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from time import sleep
from typing import Any

import pytest

from graveshift.server.clients import Site, new_id
from graveshift.server.drivers import NOTICE_AFTER
from graveshift.server.house import Settings
from graveshift.server.keeping import GONE_AFTER, SWEEP_EVERY
from graveshift.server.messages import Done, NoticeKey, Notify
from graveshift.server.notices import MOST_DEVICES, TRIES
from graveshift.server.presence import SIGN_EVERY
from graveshift.server.pulse import Leaps
from graveshift.server.push import data_of
from tests.engine.toy import SIDE, TOY
from tests.server.logs import named
from tests.server.push_service import Browser, PushService, claims_in, push_service
from tests.server.rig import Running, running
from tests.server.seated import Table, ask, cause_of, eventually, leap

LONG = 3_600_000
WORDS = {
    "en": "It is your turn at “Friday”.",
    "de": "Du bist am Zug bei „Friday“.",
    "pl": "Twoja kolej przy stole „Friday”.",
    "it": "Tocca a te al tavolo «Friday».",
}


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as one:
        yield one


@pytest.fixture
def server(tmp_path, service) -> Iterator[Running]:
    with serving(tmp_path, service) as one:
        yield one


def serving(folder: Any, service: PushService) -> Any:
    """A server whose clock stands still, and that knows this push service."""
    house = Settings(thinkers=1, compiles=False, services=(service.origin,))
    return running(folder, house=house, pulse=Leaps(), games=named)


def want(site: Site, service: PushService, browser: Browser, name: str = "one", **more: Any) -> Any:
    """A browser of somebody asks for notices."""
    said = Notify(id=new_id(), **service.subscription(browser, name, **more))
    return ask(site, Done, "/api/notices", said)


def candles(server: Running, **terms: Any) -> Table:
    """A table at which everybody bids in secret, and a seat waits for its owner for ever."""
    return Table(server, 3, **{"game": TOY.name, "grace": 0, "title": "Friday", **terms})


def go(table: Table, seat: int) -> None:
    """Somebody goes away, and it is seen."""
    table.people[seat].__exit__()
    while table.bystander.mirror.seats[seat].present:
        leap(table.server, GONE_AFTER)
        table.bystander.catch_up()


def quiet(server: Running, service: PushService, count: int) -> None:
    """Let much time go by; no more notices are sent."""
    for _ in range(20):
        leap(server, LONG // 20)
    eventually(lambda: not any("tell" in repr(task) for task in server.service.edge.house.tasks))
    assert len(service.deliveries) == count


@pytest.mark.parametrize("language", WORDS)
def test_who_asked_is_told_that_a_table_waits_and_nothing_of_the_game(server, service, language):
    browser = Browser()
    with candles(server) as table:
        want(table.sites[1], service, browser, language=language)
        go(table, 1)
        assert not service.deliveries
        leap(server, NOTICE_AFTER)
        (sent,) = service.wait(1)
        told = json.loads(browser.open(sent.body))
        assert told == {"table": table.code, "title": "Graveshift", "says": WORDS[language]}
        key = table.sites[0].understood(
            NoticeKey, *table.sites[0].exchange("GET", "/api/notices", b"")
        )
        assert claims_in(sent.headers["authorization"], key.key)["aud"] == service.origin
        assert table.code not in json.dumps(sent.headers)
        quiet(server, service, 1)


def test_each_question_is_told_of_once(server, service):
    with candles(server) as table:
        want(table.sites[1], service, Browser())
        go(table, 1)
        leap(server, NOTICE_AFTER)
        service.wait(1)
        table.people[1] = table.sit(1)
        for seat in (1, 0, 2):
            table.people[seat].choose(1)
            table.people[seat].choose(SIDE)
        table.wait_for(lambda seen: not seen.view["sealed"])
        table.play_until(lambda: bool(table.view["sealed"]))
        go(table, 1)
        leap(server, NOTICE_AFTER)
        service.wait(2)
        quiet(server, service, 2)


def test_nobody_is_told_who_did_not_ask_or_is_there_or_is_not_asked_anything(server, service):
    with candles(server) as table:
        want(table.sites[0], service, Browser(), "there")
        want(table.sites[2], service, Browser(), "has answered")
        table.people[2].choose(1)
        table.people[2].choose(SIDE)
        go(table, 1)
        go(table, 2)
        quiet(server, service, 0)


def test_who_comes_back_in_time_is_not_told(server, service):
    with candles(server) as table:
        want(table.sites[1], service, Browser())
        go(table, 1)
        leap(server, NOTICE_AFTER - GONE_AFTER - 1)
        table.people[1] = table.sit(1)
        quiet(server, service, 0)


def test_all_browsers_of_somebody_are_told_until_they_want_it_no_more(server, service):
    one, other = Browser(), Browser()
    with candles(server) as table:
        site = table.sites[1]
        want(site, service, one, "one")
        want(site, service, other, "other", language="de")
        want(site, service, one, "one", language="it")
        go(table, 1)
        leap(server, NOTICE_AFTER)
        sent = {delivery.path: delivery for delivery in service.wait(2)}
        bodies = [
            json.loads(browser.open(sent[service.endpoint(name).removeprefix(service.origin)].body))
            for browser, name in ((one, "one"), (other, "other"))
        ]
        assert [body["says"] for body in bodies] == [WORDS["it"], WORDS["de"]]
        for browser, name in ((one, "one"), (other, "other"), (other, "other")):
            want(site, service, browser, name, wanted=False)
        at_rest = str(server.bytes_at_rest())
        assert service.origin not in at_rest, "a browser that wants nothing is kept"
    with candles(server) as table:
        table.sites[1].token = site.token
        go(table, 1)
        quiet(server, service, 2)


def test_somebody_has_so_many_browsers_and_no_more(server, service):
    with candles(server) as table:
        browsers = [Browser() for _ in range(MOST_DEVICES + 2)]
        for number, browser in enumerate(browsers):
            want(table.sites[1], service, browser, str(number))
        go(table, 1)
        leap(server, NOTICE_AFTER)
        service.wait(MOST_DEVICES)
        quiet(server, service, MOST_DEVICES)


def test_a_browser_that_is_gone_is_forgotten_and_a_busy_service_asked_again(server, service):
    service.statuses = [503, 429, 201, 410]
    with candles(server) as table:
        want(table.sites[1], service, Browser())
        go(table, 1)
        leap(server, NOTICE_AFTER)
        for count, wait in enumerate(TRIES[1:], start=1):
            service.wait(count)
            while len(service.deliveries) == count:
                leap(server, wait)
                sleep(0.01)
        service.wait(3)
        want(table.sites[2], service, Browser(), "gone")
        go(table, 2)
        leap(server, NOTICE_AFTER)
        service.wait(4)
        endpoint = service.endpoint("gone")
        eventually(lambda: endpoint not in str(server.bytes_at_rest()))
        quiet(server, service, 4)


def test_who_asked_is_remembered_through_a_restart_and_so_is_the_key(tmp_path, service):
    browser, keys = Browser(), []
    with serving(tmp_path, service) as server, candles(server) as table:
        want(table.sites[1], service, browser)
        keys.append(json.loads(table.sites[0].exchange("GET", "/api/notices", b"")[1])["key"])
        code = table.code
    with serving(tmp_path, service) as server:
        leap(server, LONG)
        anew = Site(server.origin)
        keys.append(json.loads(anew.exchange("GET", "/api/notices", b"")[1])["key"])
        anew.exchange("GET", f"/api/tables/{code}", b"")
        leap(server, NOTICE_AFTER)
        (sent,) = service.wait(1)
        assert json.loads(browser.open(sent.body))["table"] == code
        quiet(server, service, 1)
    assert len(set(keys)) == 1
    assert len(data_of(keys[0])) == 65


def test_two_processes_on_one_store_tell_once(tmp_path, service):
    with (
        serving(tmp_path, service) as server,
        serving(tmp_path, service) as other,
        candles(server) as table,
    ):
        want(table.sites[1], service, Browser())
        Site(other.origin).exchange("GET", f"{table.path}", b"")
        go(table, 1)
        for one in (server, other):
            for _ in range(SWEEP_EVERY + 1):
                leap(one, SIGN_EVERY)
        service.wait(1)
        quiet(server, service, 1)
        quiet(other, service, 1)
        assert [one["entry"] for one in table.log].count("noticed") == 1


def test_s10_notices_go_to_browsers_and_nowhere_else(server, service):
    site, good = Site(server.origin), service.subscription(Browser())
    for wrong in (
        {"endpoint": "https://evil.example/push"},
        {"endpoint": "http://127.0.0.1:1/push"},
        {"p256dh": "AAAA"},
        {"p256dh": good["p256dh"][:-2]},
        {"auth": "A"},
    ):
        said = Notify(id=new_id(), **{**good, **wrong})
        assert cause_of(lambda said=said: ask(site, Done, "/api/notices", said)) == "unknown"  # type: ignore[misc]
    for wrong in ({"endpoint": "x" * 2000}, {"p256dh": "?"}, {"auth": ""}, {"language": "xx"}):
        body = json.dumps({"type": "notify", "id": "1", **good, **wrong}).encode()
        status, _ = site.exchange("POST", "/api/notices", body)
        assert status == 400
    assert service.origin not in str(server.bytes_at_rest())
