"""Every screen in every language and size, and every phase of a game: axe finds nothing wrong.

A screen is looked at as it stands still.  Words that were never translated would show as their
keys, and a screen that is too wide would have to be moved sideways.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.people import DESKTOP, PHONE, People, violations
from tests.page.playing import GAME, is_over, luck_of, no_tour, play_now, play_on, set_up, word

LANGUAGES = ["en", "de", "pl", "it"]
NARROWEST = {"width": 320, "height": 640}
LOOKS = [
    ("en", DESKTOP, "light"),
    ("de", PHONE, "dark"),
    ("pl", DESKTOP, "dark"),
    ("it", PHONE, "light"),
]
"""Each language once, each size and each scheme twice."""
NEVER_SAID = re.compile(r"(?<![\w/#.])(?:[a-z]+-){1,4}[a-z]+(?![\w/.])")
"""What a key that nobody translated would look like."""


def is_fine(page: Page) -> None:
    """Nothing is wrong with the page as it is now."""
    page.wait_for_timeout(60)
    assert violations(page) == [], page.url
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{page.url} is {wide} pixels too wide"


def keys_in(page: Page, language: str) -> list[str]:
    """What stands on the page like a key, and is the key of a message."""
    seen = set(NEVER_SAID.findall(page.locator("body").inner_text()))
    return [one for one in sorted(seen) if is_key(language, one)]


def is_key(language: str, text: str) -> bool:
    """Whether there is a message of that name."""
    try:
        return bool(word(language, text))
    except LookupError:
        return False


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look[0])
def test_nothing_is_wrong_with_any_screen_before_a_game(people: People, look):
    language, size, scheme = look
    page = people.come("/", language=language, size=size, scheme=scheme)
    expect(page.get_by_role("heading", level=1)).to_have_text(word(language, "front-title"))
    expect(page.locator("article .button.warm").first).to_be_visible()
    is_fine(page)
    assert page.locator("html").get_attribute("lang") == language
    for panel in ("settings", f"new/{GAME}"):
        page.goto(f"/#{panel}")
        expect(page.get_by_role("dialog")).to_be_visible()
        for closed in page.locator("dialog details").all():
            closed.locator("summary").click()
        is_fine(page)
        assert keys_in(page, language) == []
    page.goto("/")
    set_up(page, language, 4)
    expect(page.locator(".seat.mine")).to_be_visible()
    is_fine(page)
    assert keys_in(page, language) == []
    page.goto("/t/zzzzzzzz")
    expect(page.get_by_role("link").first).to_be_visible()
    is_fine(page)
    people.expect("404")


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look[0])
def test_nothing_is_wrong_in_any_phase_of_a_game_nor_with_what_lies_over_it(people, look):
    language, size, scheme = look
    luck = luck_of(LOOKS.index(look))
    page = people.come("/", language=language, size=size, scheme=scheme)
    play_now(page, language)
    is_fine(page)
    no_tour(page, language)
    seen: set[str] = set()

    def looked() -> bool:
        """Look at each question the first time it is asked."""
        codes = page.locator(".ask.wanted [data-code]").evaluate_all(
            "all => all.map(one => one.dataset.code)"
        )
        if codes:
            phase = page.locator("header .where b").inner_text()
            kind = f"{phase}: {codes[0]}"
            if phase not in seen or (kind not in seen and len(seen) < MOST_LOOKS):
                seen.update((phase, kind))
                is_fine(page)
                assert keys_in(page, language) == []
        return is_over(page)

    play_on([page], luck, looked)
    assert len(seen) > 4
    is_fine(page)
    assert keys_in(page, language) == []


MOST_LOOKS = 14
"""Looks at a game: each phase, and some of its questions twice."""


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look[0])
def test_nothing_is_wrong_with_what_lies_over_the_table(people, look):
    language, size, scheme = look
    page = people.come("/", language=language, size=size, scheme=scheme)
    play_now(page, language)
    no_tour(page, language)
    for key, name in (("l", "log"), ("t", "talk"), ("r", "rules"), ("?", "settings")):
        page.keyboard.press(key)
        expect(page.get_by_text(word(language, name)).first).to_be_attached()
        if name == "rules":
            expect(page.locator(f".book[lang='{language}']")).to_have_count(1)
        is_fine(page)
        assert keys_in(page, language) == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.locator(f"header [aria-label='{word(language, 'menu')}']").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    is_fine(page)
    assert keys_in(page, language) == []


def test_a_window_as_narrow_as_they_come_needs_no_sideways_scrolling(people):
    page = people.come("/", size=NARROWEST, language="de")
    is_fine(page)
    play_now(page, "de")
    is_fine(page)


def test_the_language_can_be_changed_in_the_middle_of_a_question(people):
    page = people.come("/")
    play_now(page)
    no_tour(page)
    asked = page.locator("#ask-question").inner_text()
    spoken = {asked}
    for language in ("de", "pl", "it", "en"):
        page.keyboard.press("?")
        page.get_by_role("dialog").locator("select").first.select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator("html")).to_have_attribute("lang", language)
        spoken.add(page.locator("#ask-question").inner_text())
    assert len(spoken) == len(LANGUAGES)
    assert page.locator("#ask-question").inner_text() == asked
