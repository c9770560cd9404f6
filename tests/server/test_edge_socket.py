"""The socket of a real server: what is shown, what is done, and what is refused without a trace."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic, sleep
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from graveshift.server import socket as talk
from graveshift.server import wire
from graveshift.server.clients import Site, new_id
from graveshift.server.credits import Allowance, Limits
from graveshift.server.wire import PING_EVERY, PONG_WITHIN
from tests.server.rig import GENEROUS, Running, Wire, new_game, play_now, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("socket")) as one:
        yield one


def first_to_act(wires: list[Wire]) -> tuple[int, dict[str, Any]]:
    """The seat that owes a choice first, and its snapshot."""
    shown = [one.hello(seat) for seat, one in enumerate(wires)]
    for seat, said in enumerate(shown):
        if said["view"]["owes"] >> seat & 1:
            return seat, said
    raise AssertionError("nobody is asked")


@pytest.fixture
def game(server: Running) -> Iterator[tuple[str, list[Site], list[Wire]]]:
    """A game that has begun, three people at it and a socket for each."""
    table, sites = new_game(server, 3)
    wires = [Wire(server.origin, table, site.token) for site in sites]
    yield table, sites, wires
    for one in wires:
        one.close()


def close_code(one: Wire) -> int:
    """The code with which the server closed."""
    with suppress(ConnectionClosed):
        while True:
            one.hear()
    code = one.socket.close_code
    assert code is not None
    return code


# Shown and done -----------------------------------------------------------------------------------


def test_a_choice_is_acknowledged_and_shown_to_everybody_in_dense_frames(game):
    _, _, wires = game
    seat, said = first_to_act(wires)
    code = said["mine"]["choices"][0]["code"]
    wires[seat].say(type="choose", id="c1", seat=seat, code=code, seen=said["n"])
    ack = wires[seat].hear_of("ack")
    assert (ack["id"], ack["seat"]) == ("c1", seat)
    for one in wires:
        frame = one.hear_of("frame")
        while frame["n"] < ack["n"]:
            following = one.hear_of("frame")
            assert following["n"] == frame["n"] + 1
            frame = following


def test_s9_the_same_deed_again_gets_the_same_answer_and_is_done_once(server, game):
    _, _, wires = game
    seat, said = first_to_act(wires)
    deed = {"type": "choose", "id": "c1", "seat": seat, "code": said["mine"]["choices"][0]["code"]}
    wires[seat].say(**deed, seen=said["n"])
    first = wires[seat].hear_of("ack")
    sleep(0.05)
    before = server.bytes_at_rest()
    for _ in range(3):
        wires[seat].say(**deed, seen=said["n"])
        assert wires[seat].hear_of("ack", "refused") == first
    assert server.bytes_at_rest() == before


def test_why_tells_the_rules_reason_and_changes_nothing(server, game):
    _, _, wires = game
    seat, said = first_to_act(wires)
    before = server.bytes_at_rest()
    code = said["mine"]["choices"][0]["code"]
    wires[seat].say(type="why", id="w1", seat=seat, code=code)
    assert wires[seat].hear_of("because")["reason"] == 0
    wires[seat].say(type="why", id="w2", seat=seat, code=253)
    assert wires[seat].hear_of("because")["reason"] > 0
    assert server.bytes_at_rest() == before


def test_whispers_are_read_by_two_and_seen_by_all(server, game):
    table, _, wires = game
    for seat, one in enumerate(wires):
        one.hello(seat)
    with Wire(server.origin, table) as bystander:
        bystander.hello(7)
        wires[0].say(type="say", id="s1", seat=0, to=1, text="the parking tonight")
        wires[0].hear_of("ack")
        heard = [one.hear_of("frame") for one in (*wires, bystander)]
        while not all("talk" in said for said in heard):
            heard = [
                said if "talk" in said else one.hear_of("frame")
                for said, one in zip(heard, (*wires, bystander), strict=True)
            ]
    texts = [said["talk"][0].get("text") for said in heard]
    assert texts == ["the parking tonight", "the parking tonight", None, None]
    assert all(said["talk"][0]["to"] == 1 for said in heard)


def test_several_seats_of_one_browser_share_a_socket(server):
    table, (site,) = new_game(server, 3, people=1)
    with Wire(server.origin, table, site.token) as one:
        one.say(type="hello", seats=[0, 1, 2, 7])
        shown = [one.hear_of("snapshot") for _ in range(4)]
        assert {said["seat"] for said in shown} == {0, 1, 2, 7}


def test_a_ping_is_answered_with_the_time(game):
    _, _, wires = game
    wires[0].say(type="ping")
    assert wires[0].hear()["time"] > 1_700_000_000_000


def test_s11_a_bystander_is_shown_a_public_view_and_owns_nothing(server):
    _, made = play_now(server)
    with Wire(server.origin, made.table) as bystander:
        said = bystander.hello(7)
        assert "mine" not in said
        assert all(card < 0 for card in said["view"]["hand"][0])
        bystander.say(type="choose", id="c", seat=0, code=0, seen=said["n"])
        assert bystander.hear_of("refused", "ack")["cause"] == "not-yours"


# Resuming -----------------------------------------------------------------------------------------


def collected(one: Wire, last: int) -> list[bytes]:
    """The very bytes of what is shown, up to a frame."""
    heard: list[bytes] = []
    while True:
        text = one.socket.recv(timeout=5)
        assert isinstance(text, str)
        said = json.loads(text)
        if said["type"] in {"frame", "snapshot"}:
            heard.append(text.encode())
            if said["n"] >= last:
                return heard


def test_who_comes_back_is_sent_exactly_the_bytes_that_were_missed(server, game):
    table, sites, wires = game
    shown = [one.hello(seat) for seat, one in enumerate(wires)]
    start = [said["n"] for said in shown]
    for number in range(8):
        wires[number % 3].say(type="say", id=f"t{number}", seat=number % 3, text=f"line {number}")
        last = wires[number % 3].hear_of("ack")["n"]
    wires[0].say(type="say", id="last", seat=0, text="the end")
    last = wires[0].hear_of("ack")["n"]
    with Wire(server.origin, table, sites[0].token) as whole:
        whole.say(type="hello", seats=[0], since={"0": start[0]})
        stayed = collected(whole, last)
    assert len(stayed) == last - start[0] >= 9
    for gap in range(start[0], last):
        with Wire(server.origin, table, sites[0].token) as back:
            back.say(type="hello", seats=[0], since={"0": gap})
            assert collected(back, last) == stayed[gap - start[0] :]


def test_who_comes_back_to_a_server_that_was_started_anew_is_sent_the_same_bytes(tmp_path):
    with running(tmp_path / "data") as server:
        table, sites = new_game(server, 3)
        with Wire(server.origin, table, sites[0].token) as one:
            one.hello(0)
            last = 0
            for number in range(5):
                one.say(type="say", id=f"t{number}", seat=0, text=f"line {number}")
                last = one.hear_of("ack")["n"]
        with Wire(server.origin, table, sites[0].token) as one:
            one.say(type="hello", seats=[0], since={"0": 1})
            before = collected(one, last)
    with running(tmp_path / "data") as server, Wire(server.origin, table, sites[0].token) as one:
        one.say(type="hello", seats=[0], since={"0": 1})
        assert collected(one, last) == before


def test_a_frame_from_the_future_is_answered_with_a_snapshot(server, game):
    table, sites, _ = game
    with Wire(server.origin, table, sites[0].token) as one:
        assert one.hello(0, s0=10**9)["type"] == "snapshot"


def test_a_seat_that_moved_to_another_device_is_shown_here_no_more(server):
    site, made = play_now(server)
    other = Site(server.origin)
    with Wire(server.origin, made.table, site.token) as one:
        one.hello(0)
        import asyncio

        from graveshift.server.messages import Done, MoveCode, Offer, Take

        place = f"/api/tables/{made.table}"
        offered = asyncio.run(site.ask(MoveCode, f"{place}/seats/0/code", Offer(id="o")))
        asyncio.run(other.ask(Done, f"{place}/code", Take(id="t", code=offered.code)))
        assert one.hear_of("gone")["cause"] == "moved"
        assert close_code(one) == talk.ENDED


def test_a_table_that_is_deleted_ends_its_streams(server):
    site, made = play_now(server)
    with Wire(server.origin, made.table) as one:
        one.hello(7)
        import asyncio

        asyncio.run(site.delete(f"/api/tables/{made.table}"))
        assert one.hear_of("gone")["cause"] == "deleted"
        assert close_code(one) == talk.ENDED


# Refused without a trace --------------------------------------------------------------------------


def hostile(seat: int, code: int, seen: int) -> list[tuple[dict[str, Any], str]]:
    """Messages that are understood and must be refused, and why."""
    other = (seat + 1) % 3
    deed = {"type": "choose", "seat": seat, "code": code, "seen": seen}
    return [
        ({**deed, "id": "h1", "seat": other}, "not-yours"),
        ({**deed, "id": "h2", "seat": 5}, "not-yours"),
        ({**deed, "id": "h3", "code": 253}, "rules"),
        ({**deed, "id": "h4", "code": 254}, "rules"),
        ({**deed, "id": "h5", "seen": 0}, "stale"),
        ({"type": "take_back", "id": "h6", "seat": seat, "seen": seen}, "rules"),
        ({"type": "undo", "id": "h7", "seat": seat, "seen": seen}, "no-undo"),
        ({"type": "say", "id": "h8", "seat": seat}, "bad-message"),
        ({"type": "say", "id": "h9", "seat": seat, "text": "a", "phrase": "hello"}, "bad-message"),
        ({"type": "say", "id": "h10", "seat": seat, "phrase": "no-such-phrase"}, "unknown"),
        ({"type": "say", "id": "h11", "seat": seat, "text": "a", "to": 5}, "unknown"),
        ({"type": "say", "id": "h12", "seat": other, "text": "a"}, "not-yours"),
        ({"type": "claim", "id": "h13", "seat": seat, "kind": 63}, "unknown"),
        ({"type": "mute", "id": "h14", "seat": seat, "whom": seat}, "unknown"),
        ({"type": "why", "id": "h15", "seat": other, "code": code}, "not-yours"),
    ]


def test_wrong_seat_stale_illegal_and_unknown_deeds_get_a_typed_refusal_and_change_nothing(
    server, game
):
    _, _, wires = game
    seat, said = first_to_act(wires)
    sleep(0.05)
    before = server.bytes_at_rest()
    for message, cause in hostile(seat, said["mine"]["choices"][0]["code"], said["n"]):
        wires[seat].say(**message)
        answer = wires[seat].hear_of("refused", "ack", "because")
        assert (answer["type"], answer.get("cause")) == ("refused", cause), message
        assert answer["id"] == message["id"]
    assert server.bytes_at_rest() == before


def test_out_of_turn_is_refused_by_the_rules_and_changes_nothing(server, game):
    _, _, wires = game
    seat, said = first_to_act(wires)
    other = (seat + 1) % 3
    if said["view"]["owes"] >> other & 1:
        pytest.fail("the first decision of this game is one seat's alone")
    before = server.bytes_at_rest()
    wires[other].say(type="choose", id="x", seat=other, code=4, seen=said["n"] + 5)
    answer = wires[other].hear_of("refused", "ack")
    assert answer["cause"] == "rules"
    assert answer["reason"] > 0
    assert server.bytes_at_rest() == before


NO_MESSAGES: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{",
    '{"type":"nothing"}',
    '{"type":"hello"}',
    '{"type":"hello","seats":[]}',
    '{"type":"hello","seats":[9]}',
    '{"type":"hello","seats":[0],"since":{"x":1}}',
    '{"type":"hello","seats":[0],"since":{"0":-1}}',
    '{"type":"hello","seats":[0,0,0,0,0,0,0,0,0]}',
    '{"type":"choose","id":"a","seat":0,"code":1}',
    '{"type":"choose","id":"a","seat":0,"code":1,"seen":1,"more":1}',
    '{"type":"choose","id":"a","seat":0,"code":256,"seen":1}',
    '{"type":"choose","id":"a","seat":0,"code":1.5,"seen":1}',
    '{"type":"choose","id":"a","seat":true,"code":1,"seen":1}',
    '{"type":"choose","id":"","seat":0,"code":1,"seen":1}',
    '{"type":"choose","id":"a b","seat":0,"code":1,"seen":1}',
    '{"type":"choose","id":"a\\n","seat":0,"code":1,"seen":1}',
    '{"type":"say","id":"a","seat":0,"text":"' + "x" * 501 + '"}',
    '{"type":"say","id":"a","seat":0,"text":"\\ud800"}',
    '{"type":"ack","id":"a","seat":0,"n":1}',
    '{"type":"create","id":"a","game":"mall-of-horror","seats":3}',
    "[" * 8000,
    '{"a":' * 2700 + "1" + "}" * 2700,
    '{"type":"choose","id":' + "[" * 7000 + "]" * 7000 + "}",
    "9" * 4000,
    '"' + "\\u0000" * 1000 + '"',
    b"\x00\x01\x02\x03",
    b'{"type":"pin',
]


def test_what_is_no_message_gets_a_typed_refusal_and_changes_nothing(server, game):
    _, _, wires = game
    wires[0].hello(0)
    sleep(0.05)
    before = server.bytes_at_rest()
    for text in NO_MESSAGES:
        wires[0].socket.send(text)
        answer = wires[0].hear_of("refused", "ack", "pong")
        assert (answer["type"], answer.get("cause")) == ("refused", "bad-message"), text[:99]
        assert len(answer["says"]) <= 300
    assert server.bytes_at_rest() == before
    wires[0].say(type="ping")
    assert wires[0].hear()["type"] == "pong"


def test_a_refusal_names_the_deed_even_when_its_message_is_no_good(game):
    _, _, wires = game
    wires[0].socket.send('{"type":"choose","id":"my-id","seat":77,"code":1,"seen":1}')
    assert wires[0].hear_of("refused")["id"] == "my-id"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("x" * 20_000, 1009),
        (b"x" * 20_000, 1009),
    ],
)
def test_s8_a_giant_message_closes_the_socket_and_changes_nothing(server, game, data, code):
    _, _, wires = game
    wires[0].hello(0)
    sleep(0.05)
    before = server.bytes_at_rest()
    wires[0].socket.send(data)
    assert close_code(wires[0]) == code
    sleep(0.1)  # the seat's owner leaves: that is written, and nothing else
    after = server.bytes_at_rest()
    added = [row for row in after["entries"] if row not in before["entries"]]
    assert all(b'"left"' in row[-1] for row in added)


def frame(kind: int, body: bytes, *, fin: bool = True) -> bytes:
    """A WebSocket frame as a client sends it, with a mask of zeros."""
    head = bytes([(0x80 if fin else 0) | kind])
    if len(body) < 126:
        return head + bytes([0x80 | len(body)]) + bytes(4) + body
    return head + bytes([0xFE]) + len(body).to_bytes(2, "big") + bytes(4) + body


def opened(server: Running, table: str) -> socket.socket:
    """A socket that was upgraded by hand, with little room for what is not read."""
    one = socket.socket()
    one.settimeout(5)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.connect(("127.0.0.1", server.port))
    one.sendall(
        f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: localhost:{server.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b" 101 " in one.recv(4096)
    return one


def rest_of(one: socket.socket) -> bytes:
    """All that comes until the other end closes."""
    heard = b""
    with suppress(ConnectionError):
        while part := one.recv(4096):
            heard += part
    return heard


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(0x1, b'{"type":"ping"\xff}'), 1007),
        (frame(0x3, b"what"), 1002),
        (frame(0x0, b"nothing to go on with"), 1002),
        (frame(0x9, b"x" * 126), 1002),
        (b"\x81\x04ping", 1002),
        (frame(0x1, b"x" * 9000, fin=False) + frame(0x0, b"x" * 9000), 1009),
        (b"\xf1\x80\x00\x00\x00\x00", 1002),
    ],
    ids=[
        "not UTF-8",
        "no such kind",
        "no beginning",
        "long ping",
        "no mask",
        "giant in parts",
        "reserved bits",
    ],
)
def test_frames_that_are_none_close_the_socket(server, data, code):
    _, made = play_now(server)
    with opened(server, made.table) as one:
        one.sendall(data)
        assert code.to_bytes(2, "big") in rest_of(one)
    assert "Invalid UTF-8" not in [line.get("says") for line in server.lines()]


# Who is let in ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example.com"},
        {"origin": "null"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
    ],
)
def test_s6_a_page_elsewhere_cannot_open_a_socket(server, headers):
    site, made = play_now(server)
    with pytest.raises(InvalidStatus) as refused:
        Wire(server.origin, made.table, site.token, **headers)
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["cause"] == "forbidden"


def test_s6_our_own_page_and_a_program_without_a_page_can(server):
    site, made = play_now(server)
    for headers in ({"origin": server.origin, "sec_fetch_site": "same-origin"}, {}):
        with Wire(server.origin, made.table, site.token, **headers) as one:
            assert one.hello(0)["type"] == "snapshot"


def test_s6_the_rights_to_a_seat_are_looked_at_with_each_message(server):
    _, made = play_now(server)
    stranger = Site(server.origin, "x" * 43)
    for token in ("", stranger.token):
        with Wire(server.origin, made.table, token) as one:
            one.say(type="hello", seats=[0])
            assert one.hear()["cause"] == "not-yours"
            assert one.hello(7)["type"] == "snapshot"
            one.say(type="say", id="a", seat=0, text="I am somebody else")
            assert one.hear_of("refused", "ack")["cause"] == "not-yours"


def test_a_table_that_is_not_there_is_said_to_be_so(server):
    with Wire(server.origin, "zzzzzzzz") as one:
        one.say(type="hello", seats=[7])
        assert one.hear()["cause"] == "no-table"


def test_s8_credits_run_out_for_talk_first_then_for_messages_and_then_the_socket(tmp_path):
    limits = Limits(
        playing=Allowance(30, 60_000),
        watching=Allowance(30, 60_000),
        talking=Allowance(3, 60_000),
        in_vain=Allowance(10, 60_000),
    )
    with running(tmp_path, limits=limits) as server:
        site, made = play_now(server)
        with Wire(server.origin, made.table, site.token) as one:
            one.hello(0)
            causes = []
            for number in range(5):
                one.say(type="say", id=f"t{number}", seat=0, text="hello")
                causes.append(one.hear_of("ack", "refused").get("cause"))
            assert causes == [None, None, None, "too-fast", "too-fast"]
            said = {"type": "ack"}
            while said["type"] != "refused":
                one.say(type="ping")
                said = one.hear_of("pong", "refused")
            assert said["cause"] == "too-fast"
            assert "ms" in said["says"]
            with suppress(ConnectionClosed):
                for _ in range(100):
                    one.say(type="ping")
            assert close_code(one) == talk.IN_VAIN


def test_s8_sockets_from_one_address_are_counted(tmp_path):
    with running(tmp_path, limits=GENEROUS._replace(sockets=2)) as server:
        _, made = play_now(server)
        with Wire(server.origin, made.table), Wire(server.origin, made.table):
            with pytest.raises(InvalidStatus) as refused:
                Wire(server.origin, made.table)
            assert refused.value.response.status_code == 429
        deadline = monotonic() + 5
        while monotonic() < deadline:
            with suppress(InvalidStatus), Wire(server.origin, made.table) as again:
                assert again.hello(7)["type"] == "snapshot"
                return
        pytest.fail("places do not become free")


# Links that die -----------------------------------------------------------------------------------


def test_a_dead_link_is_noticed_within_ten_seconds():
    assert PING_EVERY + PONG_WITHIN < 10


def test_who_answers_no_ping_is_cut_off(server, monkeypatch):
    monkeypatch.setattr(server.service.config, "ws_ping_interval", 0.2)
    monkeypatch.setattr(server.service.config, "ws_ping_timeout", 0.3)
    _, made = play_now(server)
    with opened(server, made.table) as one:
        one.sendall(frame(0x1, b'{"type":"hello","seats":[7]}'))
        begun = monotonic()
        rest_of(one)
        assert 0.3 < monotonic() - begun < 3


def test_who_says_no_hello_is_left(server, monkeypatch):
    monkeypatch.setattr(talk, "HELLO_WITHIN", 0.2)
    _, made = play_now(server)
    with Wire(server.origin, made.table) as one:
        one.say(type="ping")
        assert one.hear()["type"] == "pong"
        assert close_code(one) == talk.SILENT


def test_s8_a_reader_that_takes_nothing_is_left_and_nobody_waits_for_it(server, monkeypatch):
    monkeypatch.setattr(talk, "SEND_WITHIN", 0.5)
    monkeypatch.setattr(wire, "AHEAD", 1)
    for listener in server.service.servers[0].sockets:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    table, sites = new_game(server, 3)
    with opened(server, table) as slow, Wire(server.origin, table, sites[0].token) as quick:
        slow.sendall(frame(0x1, b'{"type":"hello","seats":[7]}'))
        quick.hello(0)
        slowest, number, begun = 0.0, 0, monotonic()
        reasons: list[str] = []
        while "slow" not in reasons and monotonic() - begun < 20:
            number, asked = number + 1, monotonic()
            quick.say(type="say", id=f"t{number}", seat=0, text="x" * 480)
            quick.hear_of("ack")
            slowest = max(slowest, monotonic() - asked)
            reasons = [str(line.get("why")) for line in server.lines()]
        assert "slow" in reasons
        assert slowest < 0.5, "somebody waited for it"
    with Wire(server.origin, table) as back:
        assert back.hello(7, s7=2)["type"] in {"frame", "snapshot"}


def test_s8_who_pings_and_does_not_read_the_answers_is_cut_off(server):
    _, made = play_now(server)
    with opened(server, made.table) as one:
        flood = frame(0x9, b"x" * 125) * 250_000
        with pytest.raises(ConnectionError):
            one.sendall(flood)
    id_ = new_id()
    with Wire(server.origin, made.table) as other:
        other.say(type="why", id=id_, seat=0, code=0)
        assert other.hear()["id"] == id_


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_text_goes_out_as_one_whole_frame_of_any_length(length):
    text = b"x" * length
    frame = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert wire.head_of(length) + text == frame
