"""How a server hands out its page: to the byte, packed, kept as long as may be, and no more."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from graveshift.server.front import Front, encodings_taken
from graveshift.server.guard import SAFE_HEADERS
from tests.server.rig import Running, raw, running

INDEX = b"<!doctype html><title>a page</title>"
SCRIPT = b"export const page = 1;\n" * 50


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as the build leaves it, with a file beside it that is none of it."""
    folder = tmp_path_factory.mktemp("built") / "page"
    (folder / "assets").mkdir(parents=True)
    (folder.parent / "secret.txt").write_text("not for you")
    (folder / "index.html").write_bytes(INDEX)
    (folder / "assets" / "a-1234.js").write_bytes(SCRIPT)
    (folder / "assets" / "a-1234.js.br").write_bytes(b"packed by br")
    (folder / "assets" / "a-1234.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "b-1234.js").write_bytes(b"0")
    (folder / "assets" / "b-1234.js.gz").write_bytes(gzip.compress(b"0"))
    (folder / "icon.svg").write_bytes(b"<svg/>")
    (folder / "version").write_text("0123abcd\n")
    (folder / "page.json").write_text("{}")
    (folder / "places.json").write_text(json.dumps(["/", "/t/:table", "/rules/:game/:part"]))
    return folder


@pytest.fixture(scope="module")
def server(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("front"), page=page) as one:
        yield one


@pytest.fixture
def browser(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.origin, trust_env=False) as one:
        yield one


@pytest.mark.parametrize("place", ["/", "/t/abcdefgh", "/t/no-table-at-all", "/rules/a/b"])
def test_every_place_of_the_page_is_its_index_which_is_asked_for_each_time(browser, place):
    answer = browser.get(place)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert SAFE_HEADERS.items() <= dict(answer.headers).items()


def test_scripts_run_and_styles_hold_from_this_server_only(browser):
    policy = browser.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/t", "/t/", "/t/a/b", "/t/a b",
     "/t/ä", "/t/%0a", "/t/" + "a" * 65, "/rules/a", "/index.htm", "/assets", "/assets/", "/ASSETS",
     "/assets/a-1235.js", "/assets/a-1234.js.br", "/assets/a-1234.js.gz", "/version", "/page.json",
     "/places.json", "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt",
     "/assets%2f..%2f..%2fsecret.txt", "//secret.txt", "/assets\\..\\..\\secret.txt"],
)  # fmt: skip
def test_whatever_else_is_asked_for_is_not_there(browser, server, path):
    for answer in (browser.get(path), browser.head(path)) if path[:2] != "//" else ():
        assert answer.status_code == 404
    line = f"GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
    heard = raw(server.port, line.encode("latin-1"))
    assert heard.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))
    assert b"not for you" not in heard


def test_a_page_is_only_read_never_written(browser):
    for path in ("/", "/icon.svg"):
        for method in ("POST", "PUT", "DELETE"):
            assert browser.request(method, path).status_code in {404, 405}


def test_what_has_its_contents_in_its_name_is_kept_for_good(browser):
    headers = browser.get("/assets/a-1234.js").headers
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert browser.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert browser.get("/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("taken", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("br;q=0.000, gzip;q=0.5", "gzip"),
        ("GZIP", "gzip"),
        ("identity", ""),
        ("", ""),
        ("brotli, gzipped", ""),
    ],
)
def test_files_come_packed_as_the_browser_takes_them(server, taken, encoding):
    url = f"{server.origin}/assets/a-1234.js"
    with httpx.stream("GET", url, headers={"accept-encoding": taken}, trust_env=False) as answer:
        body = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding", "") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) == len(body)
    assert body == {"br": b"packed by br", "gzip": gzip.compress(SCRIPT), "": SCRIPT}[encoding] or (
        encoding == "gzip" and gzip.decompress(body) == SCRIPT
    )


def test_what_gets_no_smaller_is_not_packed(browser):
    answer = browser.get("/assets/b-1234.js", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == b"0"


def test_a_browser_that_has_it_already_is_told_so_in_a_word(browser):
    plain = {"accept-encoding": "identity"}
    tag = browser.get("/", headers=plain).headers["etag"]
    for known in (tag, f'"other", {tag}', f"W/{tag}"):
        again = browser.get("/", headers={**plain, "if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
        assert SAFE_HEADERS.items() <= dict(again.headers).items()
    assert browser.get("/", headers={**plain, "if-none-match": '"other"'}).content == INDEX
    packed = browser.get("/assets/a-1234.js", headers={"accept-encoding": "gzip"}).headers["etag"]
    assert packed != browser.get("/assets/a-1234.js", headers=plain).headers["etag"]


def test_answers_say_which_page_the_server_has(browser):
    for path in ("/api/tables", "/api/tables/nosuchxx", "/api/nowhere"):
        assert browser.get(path).headers["graveshift-page"] == "0123abcd"


def test_files_of_the_page_are_counted_as_one_kind_of_request(browser):
    browser.get("/icon.svg")
    browser.get("/no-such-icon.svg")
    numbers = browser.get("/metrics").text
    assert "GET a file" in numbers
    assert "icon.svg" not in numbers


def test_where_no_page_was_built_the_server_says_so(tmp_path):
    with running(tmp_path / "data", page=tmp_path / "nothing") as server:
        for place in ("/", "/t/abcdefgh"):
            answer = httpx.get(server.origin + place, trust_env=False)
            assert answer.status_code == 503
            assert "make play" in answer.text
            assert server.origin in answer.text
        said = httpx.get(f"{server.origin}/api/tables", trust_env=False)
        assert (said.status_code, said.headers["graveshift-page"]) == (200, "")


def test_an_empty_front_has_no_version_and_no_files(tmp_path):
    front = Front.of(tmp_path)
    assert (front.version, front.items) == ("", {})
    assert Front.of(None) == front


def test_an_encoding_is_not_taken_at_no_quality():
    assert encodings_taken("br;q=0, gzip ; q = 0.0, x;q=0.01") == {"x"}
