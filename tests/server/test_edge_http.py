"""The requests of a real server, as a browser, a program and an attacker make them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import Any

import httpx
import pytest

from graveshift.server import wire
from graveshift.server.clients import new_id
from graveshift.server.credits import Allowance
from graveshift.server.guard import SAFE_HEADERS
from tests.server.rig import GENEROUS, Running, raw, running

GAME = "mall-of-horror"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("http")) as one:
        yield one


@pytest.fixture
def browser(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.origin, trust_env=False) as one:
        yield one


@pytest.fixture
def stranger(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.origin, trust_env=False) as one:
        yield one


def send(one: httpx.Client, path: str, kind: str, **said: Any) -> dict[str, Any]:
    """Post a message that is taken."""
    answer = one.post(path, json={"type": kind, "id": new_id(), **said})
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def refused(answer: httpx.Response, status: int, cause: str) -> dict[str, Any]:
    """What a refusal says."""
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert (body["type"], body["cause"]) == ("refused", cause)
    return body


def new_table(one: httpx.Client, **said: Any) -> str:
    """A table that somebody set up."""
    made = send(one, "/api/tables", "create", **{"game": GAME, "seats": 3, **said})
    code: str = made["table"]
    return f"/api/tables/{code}"


# What players expect ------------------------------------------------------------------------------


def test_play_at_once_is_one_request_without_an_account(browser):
    made = send(browser, "/api/play-now", "play_now", game=GAME, seats=3, bot="chancer")
    assert made["seats"] == [0]
    seen = browser.get(f"/api/tables/{made['table']}", params={"seat": 0}).json()
    assert seen["terms"]["stage"] == "playing"
    assert [seat["driver"] for seat in seen["seats"]] == ["person", "bot", "bot"]
    assert seen["view"]["viewer"] == 0


def test_the_shelf_says_what_can_be_played_and_by_which_bots(browser):
    shelf = browser.get("/api/games").json()
    assert {"game": GAME, "rules": 1, "seats": [3, 6]} in shelf["games"]
    assert {"chancer", "greedy"} <= set(shelf["bots"])


def test_the_same_request_again_finds_the_same_table(browser):
    body = {"type": "play_now", "id": new_id(), "game": GAME, "bot": "chancer"}
    first = browser.post("/api/play-now", json=body).json()
    assert browser.post("/api/play-now", json=body).json() == first


def test_a_table_has_a_short_code_of_letters_that_nobody_mixes_up(browser):
    code = new_table(browser).rpartition("/")[2]
    assert len(code) <= 8
    assert not set(code) & set("il1o0")
    assert browser.get(f"/api/tables/{code.upper()}").status_code == 200


def test_a_table_has_its_link_as_a_qr_code(browser, server):
    place = new_table(browser)
    picture = browser.get(f"{place}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert "script" not in picture.text
    import io

    import segno

    link = f"{server.origin}/t/{place.rpartition('/')[2]}"
    expected = io.BytesIO()
    segno.make(link, error="m", micro=False).save(expected, kind="svg", scale=8, xmldecl=False)
    assert picture.content == expected.getvalue()


def test_in_the_lobby_seats_are_claimed_bots_fill_and_the_host_locks_and_starts(browser, stranger):
    place = new_table(browser, title="Friday")
    send(browser, f"{place}/seats/0", "sit", name="Ann")
    send(stranger, f"{place}/seats/2", "sit", name="Bo")
    refused(
        stranger.post(f"{place}/seats/0", json={"type": "sit", "id": new_id()}), 409, "seat-taken"
    )
    refused(
        browser.post(f"{place}/start", json={"type": "start", "id": new_id()}), 409, "seats-empty"
    )
    send(browser, f"{place}/lock", "lock")
    with httpx.Client(base_url=browser.base_url, trust_env=False) as late:
        answer = late.post(f"{place}/seats/1", json={"type": "sit", "id": new_id()})
        refused(answer, 409, "locked")
        fill = {"type": "fill", "id": new_id()}
        refused(late.post(f"{place}/bots", json=fill), 403, "forbidden")
    assert send(browser, f"{place}/bots", "fill", bot="chancer")["seats"] == [1]
    send(browser, f"{place}/start", "start")
    shown = stranger.get(place, params={"seat": 2}).json()
    assert shown["terms"]["stage"] == "playing"
    assert [seat.get("name", "") for seat in shown["seats"]] == ["Ann", "", "Bo"]


def test_open_tables_are_listed_for_all_and_own_ones_for_their_owner(browser, stranger):
    public = new_table(browser).rpartition("/")[2]
    private = new_table(browser, private=True).rpartition("/")[2]
    listed = {one["table"] for one in stranger.get("/api/tables").json()["tables"]}
    assert public in listed
    assert private not in listed
    own = {one["table"] for one in browser.get("/api/my-tables").json()["tables"]}
    assert {public, private} <= own
    assert stranger.get("/api/my-tables").json()["tables"] == []


def test_a_table_is_deleted_by_its_host_only_and_with_all_it_holds(browser, stranger, server):
    place = new_table(browser, title="to-be-forgotten")
    refused(stranger.delete(place), 403, "host-only")
    assert browser.delete(place).status_code == 200
    refused(browser.get(place), 404, "no-table")
    refused(browser.delete(place), 404, "no-table")
    code = place.rpartition("/")[2]
    assert code not in str(server.bytes_at_rest())


def test_a_seat_moves_to_another_device_by_a_code_that_works_once(browser, stranger):
    made = send(browser, "/api/play-now", "play_now", game=GAME, seats=3, bot="chancer")
    place = f"/api/tables/{made['table']}"
    refused(stranger.get(place, params={"seat": 0}), 403, "not-yours")
    answer = stranger.post(f"{place}/seats/0/code", json={"type": "offer", "id": new_id()})
    refused(answer, 403, "not-yours")
    code = send(browser, f"{place}/seats/0/code", "offer")["code"]
    wrong = {"type": "take", "id": new_id(), "code": "x" * len(code)}
    refused(stranger.post(f"{place}/code", json=wrong), 403, "wrong-code")
    assert send(stranger, f"{place}/code", "take", code=code)["seats"] == [0]
    assert stranger.get(place, params={"seat": 0}).status_code == 200
    refused(browser.get(place, params={"seat": 0}), 403, "not-yours")
    again = {"type": "take", "id": new_id(), "code": code}
    refused(browser.post(f"{place}/code", json=again), 403, "wrong-code")


def test_s11_the_open_replay_is_given_after_the_end_only_and_the_own_view_at_any_time(browser):
    made = send(browser, "/api/play-now", "play_now", game=GAME, seats=3, bot="chancer")
    place = f"/api/tables/{made['table']}"
    refused(browser.get(f"{place}/replay"), 409, "not-now")
    own = browser.get(f"{place}/replay", params={"seat": 0})
    assert own.headers["content-disposition"].startswith("attachment; filename=")
    assert own.json()["seat"] == 0
    refused(browser.get(f"{place}/replay", params={"seat": 1}), 403, "not-yours")
    assert "key" not in own.text
    assert "seed" not in own.text


def test_options_bots_and_games_that_do_not_exist_are_answered_with_a_sentence(browser):
    for said in (
        {"game": "chess"},
        {"game": GAME, "options": {"end_check": "never"}},
        {"game": GAME, "options": {"no-such": "x"}},
        {"game": GAME, "bot": "genius"},
        {"game": GAME, "seats": 2},
    ):
        body = {"type": "play_now", "id": new_id(), **said}
        answer = browser.post("/api/play-now", json=body)
        assert answer.status_code in {404, 409}, answer.text
        assert answer.json()["says"]


# Security -----------------------------------------------------------------------------------------


def test_s5_a_token_comes_by_cookie_with_the_first_seat_and_is_in_no_path_body_or_store(
    browser, server
):
    answer = browser.post(
        "/api/tables", json={"type": "create", "id": "a", "game": GAME, "seats": 3}
    )
    given = answer.headers.get_list("set-cookie")
    assert {cookie.partition("=")[0] for cookie in given} == {"__Host-graveshift", "graveshift"}
    assert all("HttpOnly" in cookie and "SameSite=Lax" in cookie for cookie in given)
    token = given[0].partition("=")[2].partition(";")[0]
    assert token not in answer.text
    assert token not in str(server.bytes_at_rest())
    assert token not in server.diary.getvalue()
    again = browser.post(
        "/api/tables", json={"type": "create", "id": "b", "game": GAME, "seats": 3}
    )
    assert "set-cookie" not in again.headers


def test_s5_who_only_looks_is_given_no_cookie(stranger, browser):
    place = new_table(browser)
    for path in ("/", place, "/api/tables", "/api/my-tables", "/healthz"):
        assert "set-cookie" not in stranger.get(path).headers


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_s7_a_page_elsewhere_changes_nothing(server, browser, site, method):
    place = new_table(browser)
    before = server.bytes_at_rest()
    path = "/api/tables" if method == "POST" else place
    body = {"type": "create", "id": new_id(), "game": GAME, "seats": 3}
    for headers in (
        {"sec-fetch-site": site},
        {"origin": "https://evil.example.com"},
        {"origin": "null"},
        {"sec-fetch-site": site, "origin": server.origin},
    ):
        answer = browser.request(method, path, json=body, headers=headers)
        refused(answer, 403, "forbidden")
    assert server.bytes_at_rest() == before


def test_s7_our_own_page_is_heard(server, browser):
    own = {"sec-fetch-site": "same-origin", "origin": server.origin}
    body = {"type": "create", "id": new_id(), "game": GAME, "seats": 3}
    assert browser.post("/api/tables", json=body, headers=own).status_code == 200


def test_s7_no_other_origin_is_ever_allowed_to_read(browser):
    asked = {"origin": "https://evil.example.com", "access-control-request-method": "POST"}
    for answer in (
        browser.get("/api/tables", headers=asked),
        browser.options("/api/tables", headers=asked),
        browser.post("/api/tables", json={}, headers=asked),
    ):
        assert not [name for name in answer.headers if name.startswith("access-control")]


def test_s7_a_form_cannot_speak_for_a_page(browser):
    body = json.dumps({"type": "create", "id": "1", "game": GAME, "seats": 3})
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = browser.post("/api/tables", content=body, headers={"content-type": kind})
        refused(answer, 400, "bad-message")


def test_s6_the_server_does_not_answer_to_names_that_are_not_its_own(browser):
    answer = browser.get("/api/tables", headers={"host": "evil.example.com"})
    refused(answer, 421, "forbidden")


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/t/abcdefgh", "/api/tables", "/api/tables/nosuchxx", "/metrics",
             "/healthz", "/api/play-now"],
)  # fmt: skip
def test_s10_every_answer_carries_the_safe_headers(browser, path):
    headers = browser.get(path).headers
    for name, value in SAFE_HEADERS.items():
        assert headers[name] == value
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"
    assert "server" not in headers


def test_s10_names_and_titles_stay_text(browser):
    evil = "<script>alert(1)</script>"
    place = new_table(browser, title=evil[:40])
    send(browser, f"{place}/seats/0", "sit", name="<b>&\"'")
    answer = browser.get(place)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["seats"][0]["name"] == "<b>&\"'"
    listing = browser.get("/api/tables")
    assert listing.headers["content-type"] == "application/json"


BAD_BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"sit"',
    b"\xff\xfe{}",
    b'{"type":"create","id":"a","game":"mall-of-horror","seats":3,"title":"\xff"}',
    b'{"type":"create","id":"a","game":"mall-of-horror","seats":3,"more":1}',
    b'{"type":"create","id":"a","game":"mall-of-horror"}',
    b'{"type":"create","id":"a","game":"mall-of-horror","seats":"3"}',
    b'{"type":"create","id":"a","game":"mall-of-horror","seats":3e99}',
    b'{"type":"create","id":"a b","game":"mall-of-horror","seats":3}',
    b'{"type":"create","id":"a","game":"mall-of-horror","seats":3,"type":"create","x":NaN}',
    b'{"type":"create","id":"a","game":"mall-of-horror","seats":3,"grace":-1}',
    b'{"type":"create","id":"' + b"a" * 41 + b'","game":"mall-of-horror","seats":3}',
    b'{"type":"create","id":"a","game":"mall-of-horror","seats":3,"title":"' + b"a" * 41 + b'"}',
    b'{"type":"sit","id":"a"}',
    b'{"type":"hello","seats":[0]}',
    b'{"type":"choose","id":"a","seat":0,"code":1,"seen":1}',
    b"[" * 8000 + b"]" * 8000,
    b'{"x":' * 2500 + b"1" + b"}" * 2500,
    b'{"type":"create","id":' + b"[" * 4000 + b"]" * 4000 + b"}",
    b"1" * 5000,
]


def test_what_is_no_message_is_refused_and_changes_nothing(server, browser):
    before = server.bytes_at_rest()
    for body in BAD_BODIES:
        answer = browser.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )
        said = refused(answer, 400, "bad-message")
        assert len(said["says"]) <= 300
    assert server.bytes_at_rest() == before


def test_s8_a_body_that_is_too_large_is_refused_while_it_comes(server, browser):
    def endless() -> Iterator[bytes]:
        for _ in range(1000):
            yield b" " * 1000

    before = server.bytes_at_rest()
    kind = {"content-type": "application/json"}
    refused(browser.post("/api/tables", content=b" " * 20_000, headers=kind), 413, "too-large")
    with suppress(httpx.WriteError):  # closed on while it still sent, which is as good
        refused(browser.post("/api/tables", content=endless(), headers=kind), 413, "too-large")
    assert server.bytes_at_rest() == before


@pytest.mark.parametrize(
    "path",
    ["/api/tables/../../etc/passwd", "/api/tables/%2e%2e", "/api/tables/a%00b", "/t/ä",
     "/t/" + "a" * 2000, "/api/tables/abcdefgh/seats/9", "/api/tables/abcdefgh/seats/-1",
     "/api/tables/abcdefgh/seats/٣", "//evil.example.com", "/api/tables/abcdefgh/stream"],
)  # fmt: skip
def test_odd_paths_lead_nowhere(server, path):
    with httpx.Client(base_url=server.origin, trust_env=False) as one:
        for method in ("GET", "POST"):
            answer = one.request(method, server.origin + path, json={"type": "sit", "id": "a"})
            assert answer.status_code in {400, 404, 405}, answer.text


def test_s8_the_head_of_a_request_has_an_end(server):
    flood = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + b"X-A: b\r\n" * 5000
    with suppress(ConnectionError):  # cut off while it still sent
        assert b"200 OK" not in raw(server.port, flood)
    with httpx.Client(base_url=server.origin, trust_env=False) as one:
        assert one.get("/api/tables").status_code == 200


@pytest.mark.parametrize("data", [b"", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-A:"])
def test_s8_who_never_finishes_a_request_is_cut_off(server, monkeypatch, data):
    monkeypatch.setattr(wire, "ASK_WITHIN", 0.2)
    begun = monotonic()
    with suppress(ConnectionError):
        assert raw(server.port, data) == b""
    assert monotonic() - begun < 3


@pytest.mark.parametrize("data", [b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9\r\n\r\n"])
def test_what_is_no_http_is_refused(server, data):
    assert b" 400 " in raw(server.port, data).partition(b"\r\n")[0]


def test_s8_tables_seats_and_requests_from_one_address_are_counted(tmp_path):
    few = GENEROUS._replace(
        setting_up=Allowance(2, 60_000),
        sitting_down=Allowance(1, 60_000),
        asking=Allowance(9, 60_000),
    )
    with (
        running(tmp_path, limits=few) as server,
        httpx.Client(base_url=server.origin, trust_env=False) as one,
    ):
        places = [new_table(one) for _ in range(2)]
        body = {"type": "create", "id": new_id(), "game": GAME, "seats": 3}
        answer = one.post("/api/tables", json=body)
        refused(answer, 429, "too-fast")
        assert int(answer.headers["retry-after"]) >= 1
        send(one, f"{places[0]}/seats/0", "sit")
        sit = {"type": "sit", "id": new_id()}
        refused(one.post(f"{places[0]}/seats/1", json=sit), 429, "too-fast")
        for _ in range(4):
            assert one.get("/api/tables").status_code == 200
        answer = one.get("/")
        refused(answer, 429, "too-fast")
        assert int(answer.headers["retry-after"]) >= 1


# Operations ---------------------------------------------------------------------------------------


def test_health_says_ok_and_metrics_are_for_this_machine_only(browser):
    assert browser.get("/healthz").text == "ok\n"
    numbers = browser.get("/metrics")
    assert numbers.status_code == 200
    assert 'graveshift_requests_total{route="GET /healthz",status="200"}' in numbers.text
    forwarded = {"x-forwarded-for": "192.0.2.1"}
    refused(browser.get("/metrics", headers=forwarded), 403, "forbidden")


def test_a_proxy_that_is_trusted_says_who_asks_and_by_https(tmp_path):
    with (
        running(tmp_path, proxies=("127.0.0.1",), origins=("https://play.example.org",)) as server,
        httpx.Client(base_url=server.origin, trust_env=False) as proxy,
    ):
        headers = {
            "host": "play.example.org",
            "x-forwarded-for": "198.51.100.7",
            "x-forwarded-proto": "https",
            "origin": "https://play.example.org",
        }
        body = {"type": "create", "id": "a", "game": GAME, "seats": 3}
        answer = proxy.post("/api/tables", json=body, headers=headers)
        (cookie,) = answer.headers.get_list("set-cookie")
        assert cookie.startswith("__Host-graveshift=")
        assert "Secure" in cookie
        refused(proxy.get("/metrics", headers=headers), 403, "forbidden")
        assert "198.51.100.7" not in server.diary.getvalue()


def test_a_proxy_that_is_not_trusted_is_not_believed(browser):
    claims = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.7"}
    body = {"type": "create", "id": "a", "game": GAME, "seats": 3}
    answer = browser.post("/api/tables", json=body, headers=claims)
    assert len(answer.headers.get_list("set-cookie")) == 2, "as on this machine over http"


def test_the_server_answers_many_at_once(server):
    def ask(_: int) -> int:
        with httpx.Client(base_url=server.origin, trust_env=False) as one:
            return one.get("/api/tables").status_code

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(ask, range(40))) == {200}
