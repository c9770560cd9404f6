"""Security 5 to 7 and 10: names, origins, pages, cookies and headers, apart from any server."""

import hashlib

import pytest
from starlette.datastructures import Headers

from graveshift.engine.errors import UserError
from graveshift.server.guard import (
    SAFE_HEADERS,
    Guard,
    is_loopback,
    is_within,
    networks_of,
    origin_of,
    shows_a_proxy,
)
from graveshift.server.visitors import (
    PLAIN,
    STRICT,
    cookies_for,
    new_token,
    newcomer,
    owner_of,
    visitor_of,
)

CLUB = Guard.of(["https://play.example.org"])


@pytest.mark.parametrize(
    ("host", "answered"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7:8000", True),
        ("play.example.org", True),
        ("PLAY.example.org:443", True),
        ("evil.example.com", False),
        ("play.example.org.evil.example.com", False),
        ("evil.example.com/play.example.org", False),
        ("evil.example.com@127.0.0.1", False),
        ("", False),
        ("[::1", False),
        ("127.0.0.1, evil.example.com", False),
        ("exämple.org", False),
    ],
)
def test_s6_a_name_that_was_made_to_point_here_is_not_answered_to(host, answered):
    assert CLUB.answers_to(host) is answered


@pytest.mark.parametrize(
    ("headers", "may"),
    [
        ({}, True),
        ({"sec-fetch-site": "same-origin", "origin": "https://play.example.org"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "surprise"}, False),
        ({"origin": "https://play.example.org"}, True),
        ({"origin": "http://10.0.0.7:8000"}, True),
        ({"origin": "https://10.0.0.7:8000"}, False),
        ({"origin": "http://10.0.0.7"}, False),
        ({"origin": "https://evil.example.com"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"sec-fetch-site": "same-origin", "origin": "https://evil.example.com"}, False),
        ({"sec-fetch-site": "cross-site", "origin": "https://play.example.org"}, False),
    ],
)
def test_s7_only_our_own_pages_and_no_page_at_all_may_change_anything(headers, may):
    assert CLUB.may_change(Headers(headers), "http", "10.0.0.7:8000") is may


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://Play.Example.org/", "https://play.example.org"),
        ("https://play.example.org:443", "https://play.example.org"),
        ("http://10.0.0.7:8080", "http://10.0.0.7:8080"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_s6_an_origin_is_read_as_browsers_write_it(text, origin):
    assert origin_of(text) == origin


@pytest.mark.parametrize(
    "text",
    ["play.example.org", "ftp://x.example", "https://x.example/a", "https://", "https://a:b", "*",
     "https://me@x.example", "https://x.example?a"],
)  # fmt: skip
def test_s6_what_is_no_origin_is_answered_with_one_sentence(text):
    with pytest.raises(UserError, match="write it like https://"):
        origin_of(text)


def test_networks_are_read_and_an_address_found_in_them():
    networks = networks_of(["10.0.0.7", "192.168.0.0/16", "::1"])
    assert is_within("10.0.0.7", networks)
    assert is_within("192.168.5.1", networks)
    assert is_within("::1", networks)
    assert not is_within("10.0.0.8", networks)
    assert not is_within("unknown", networks)
    with pytest.raises(UserError, match="no network"):
        networks_of(["some.host"])


def test_a_proxy_shows_in_headers_of_any_case():
    assert shows_a_proxy(Headers({"X-Forwarded-For": "192.0.2.1"}))
    assert shows_a_proxy(Headers({"Forwarded": "for=192.0.2.1"}))
    assert not shows_a_proxy(Headers({"accept": "*/*"}))


@pytest.mark.parametrize(
    ("name", "here"),
    [("localhost", True), ("127.0.0.1", True), ("127.9.9.9", True), ("::1", True),
     ("0.0.0.7", False), ("192.168.1.7", False), ("localhost.example.org", False)],
)  # fmt: skip
def test_this_machine_is_known_by_name_and_by_number(name, here):
    assert is_loopback(name) is here


def test_s10_the_policy_has_no_inline_script_nothing_from_elsewhere_and_no_frame():
    policy = dict(
        part.strip().split(" ", 1) for part in SAFE_HEADERS["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    for sources in policy.values():
        assert set(sources.split()) <= {"'self'", "'none'", "data:"}
    assert "data:" not in policy["script-src"]


def test_s5_a_token_has_256_random_bits_and_only_its_hash_is_kept():
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) == 43 for token in tokens), "32 bytes in base64"
    somebody = newcomer()
    assert somebody.owner == hashlib.sha256(somebody.token.encode()).digest()
    assert somebody.token.encode() not in somebody.owner


def test_s5_over_https_the_cookie_is_a_host_cookie_and_nothing_else_counts():
    (cookie,) = cookies_for("T", is_https=True, is_here=False)
    name, *attributes = cookie.split("; ")
    assert name == "__Host-graveshift=T"
    assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= set(attributes)
    assert not any(attribute.startswith("Domain") for attribute in attributes)
    token = new_token()
    assert visitor_of({PLAIN: token}, is_https=True) is None, "it could be set on the way"
    found = visitor_of({STRICT: token}, is_https=True)
    assert found is not None
    assert found.owner == owner_of(token)


def test_s5_on_this_machine_there_is_a_host_cookie_and_one_for_browsers_that_refuse_it():
    strict, plain = cookies_for("T", is_https=False, is_here=True)
    assert strict.startswith("__Host-graveshift=T; Secure;")
    assert plain.startswith("graveshift=T;")
    assert "Secure" not in plain


def test_s5_in_a_home_network_the_cookie_is_plain_httponly_and_samesite():
    (cookie,) = cookies_for("T", is_https=False, is_here=False)
    assert cookie.startswith("graveshift=T;")
    assert {"HttpOnly", "SameSite=Lax"} <= set(cookie.split("; "))
    assert "Secure" not in cookie


@pytest.mark.parametrize(
    "token", ["", "short", "x" * 44, "x" * 42 + "\n", "ä" * 43, "x" * 42 + "="]
)
def test_s5_what_is_no_token_is_nobody(token):
    assert visitor_of({STRICT: token, PLAIN: token}, is_https=False) is None
