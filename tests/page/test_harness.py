"""The page comes up in a real browser, and the tools of these tests see what they are for."""

import json

import pytest
from playwright.sync_api import expect

from graveshift.server.front import PAGE, VERSION
from tests.page.people import DESKTOP, PHONE, People, ask, shown, violations, wait_for_table

GAME = "mall-of-horror"


@pytest.mark.parametrize("language", ["en", "de", "pl", "it"])
def test_the_page_comes_up_in_the_language_of_the_browser(people, language):
    page = people.come("/", language=language)
    expect(page.locator("#page")).not_to_be_empty()
    assert page.title()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_page_fits_its_window(people, size):
    page = people.come("/", size=size)
    expect(page.locator("#page")).not_to_be_empty()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_every_place_of_the_page_can_be_opened_by_a_link(people):
    for place in json.loads((PAGE / "places.json").read_text(encoding="utf-8")):
        page = people.come(None)
        answer = page.goto(place.replace(":table", "abcdefgh").replace(":game", GAME))
        assert answer is not None
        assert answer.status == 200
        expect(page.locator("#page")).not_to_be_empty()


def test_the_page_knows_which_build_it_is(people):
    page = people.come("/")
    built = (PAGE / VERSION).read_text(encoding="utf-8").strip()
    own = page.locator('meta[name="graveshift-page"]').get_attribute("content")
    said = page.evaluate("fetch('/api/tables').then(one => one.headers.get('graveshift-page'))")
    assert (own, said) == (built, built)


def test_a_table_is_seen_past_the_page_and_waited_for(people):
    page, stranger = people.come("/"), people.come("/")
    made = ask(page, "/api/play-now", "play_now", game=GAME, seats=3, pace="human")
    begun = wait_for_table(
        page, made["table"], lambda now: now["terms"]["stage"] == "playing", seat=0
    )
    assert begun["terms"]["pace"] == "instant"
    assert "question" in begun["mine"]
    assert "mine" not in shown(stranger, made["table"])


def test_axe_finds_what_is_wrong_with_a_page(people):
    page = people.come("/")
    assert violations(page) == []
    page.evaluate("document.body.append(document.createElement('button'))")
    assert [one.rule for one in violations(page)] == ["button-name"]


def test_whatever_a_page_must_not_do_is_noticed(browser, server):
    everybody = People(browser, server.origin)
    page = everybody.come("/")
    page.evaluate("console.error('a word of its own')")
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    page.evaluate("setTimeout(() => { throw new Error('thrown') })")
    page.evaluate("fetch('http://127.0.0.1:9/').catch(() => 0)")
    page.wait_for_timeout(100)
    everybody.leave(None)
    for part in ("a word of its own", "Content Security Policy", "thrown", "127.0.0.1:9"):
        assert any(part in trouble for trouble in everybody.troubles), part
