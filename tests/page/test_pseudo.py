"""The page in a language that nobody speaks: every letter wears an accent, every text is longer.

A plain letter on the screen or in a name that is read aloud came from no message.  Texts are a
third longer than in English, so on a phone nothing may stick out or be cut off.
"""

from __future__ import annotations

import json
import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from playwright.sync_api import Page, Route, expect

from graveshift.server.front import PAGE
from graveshift.words.messages import LOCALE, PSEUDO
from graveshift.words.pseudo import disguise
from tests.page.people import PHONE, People
from tests.page.playing import (
    GAME,
    answer,
    button,
    code_of,
    is_over,
    luck_of,
    play_now,
    play_on,
    set_up,
    word,
)

ENGLISH = re.compile(r"locale/en/(\w+)\.ftl")
NO_WORDS = ("Graveshift", "GRAVESHIFT")
"""What is written so in every language, on the mall's front too."""

PLAIN = """
known => {
  const found = [];
  const take = (text, element) => {
    let rest = text;
    for (const one of known) rest = rest.replaceAll(one, "");
    const isTold = element.closest("code, pre, [lang]:not(html), script, style") === null;
    if (isTold && /[A-Za-z]{2,}/.test(rest)) found.push(text.trim());
  };
  for (const element of document.querySelectorAll("body, body *")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) take(node.textContent, element);
    for (const name of ["aria-label", "aria-valuetext", "placeholder", "title", "alt"])
      if (element.hasAttribute(name)) take(element.getAttribute(name), element);
  }
  return found;
}
"""
"""Texts and names of what can be seen that hold plain letters."""

STICKS_OUT = """
() => {
  const found = [];
  const scrolls = (element) => {
    for (let one = element.parentElement; one; one = one.parentElement)
      if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth)
        return one !== document.documentElement && one.tagName !== "BODY";
    return false;
  };
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("svg, .hidden") || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const text = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
    if (!text) continue;
    const style = getComputedStyle(element);
    const { left, right, width } = element.getBoundingClientRect();
    const what = `${element.tagName}.${element.className}: ${element.textContent.trim()}`;
    if (width <= 1) continue; // for ears only
    if ((left < -1 || right > innerWidth + 1) && !scrolls(element))
      found.push(`out of the window: ${what}`);
    if (/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1
        && style.textOverflow !== "ellipsis")
      found.push(`cut off: ${what}`);
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} pixels too wide`);
  return found;
}
"""
"""Texts that leave the window, or that are cut off where they stand."""


@pytest.fixture(scope="module")
def disguises() -> dict[str, str]:
    """The English message files in disguise, by the files of the page that carry them."""
    built = json.loads((PAGE / "page.json").read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for source, part in built.items():
        name = ENGLISH.search(source)
        if name:
            text = (LOCALE / "en" / f"{name[1]}.ftl").read_text(encoding="utf-8")
            messages = FluentParser().parse(text)
            disguise(messages)
            found[f"/{part['file']}"] = FluentSerializer().serialize(messages)
    assert len(found) > len({"engine", "page"})
    return found


def come(people: People, disguises: dict[str, str]) -> Page:
    """Somebody with a phone who reads the pseudo language."""

    def answer(route: Route) -> None:
        """Give a message file in disguise."""
        path = "/" + route.request.url.split("/", 3)[3]
        route.fulfill(
            content_type="text/javascript",
            body=f"export default {json.dumps(disguises[path])}",
        )

    page = people.come(None, size=PHONE)
    for path in disguises:
        page.route(f"**{path}", answer)
    page.goto("/")
    return page


def is_all_said_and_fits(page: Page, *known: str) -> None:
    """Everything on the screen came from a message, and has room."""
    page.wait_for_timeout(60)
    assert page.evaluate(PLAIN, [*NO_WORDS, *known]) == [], page.url
    assert page.evaluate(STICKS_OUT) == [], page.url


def test_every_word_before_a_game_is_a_message_and_has_room(people, disguises):
    page = come(people, disguises)
    expect(page.get_by_role("heading", level=1)).to_have_text(word(PSEUDO, "front-title"))
    expect(page.locator("article .button.warm").first).to_be_visible()
    is_all_said_and_fits(page)
    for panel in ("settings", f"new/{GAME}", "new/walking-dead"):
        page.goto(f"/#{panel}")
        expect(page.get_by_role("dialog")).to_be_visible()
        for closed in page.locator("dialog details").all():
            closed.locator("summary").click()
        is_all_said_and_fits(page)
    page.goto("/")
    code = set_up(page, PSEUDO, 4)
    expect(page.locator(".seat.mine")).to_be_visible()
    is_all_said_and_fits(page, code)
    page.goto("/t/zzzzzzzz")
    expect(page.get_by_role("link").first).to_be_visible()
    is_all_said_and_fits(page, "zzzzzzzz")
    people.expect("404")


@pytest.mark.parametrize("game", [GAME, "walking-dead"])
def test_every_word_at_a_table_is_a_message_and_has_room(people, disguises, game):
    page = come(people, disguises)
    code = play_now(page, PSEUDO, game)
    seen: set[str] = set()

    def looked() -> bool:
        """Look at each phase the first time something is asked in it."""
        look_at_phase(page, code, seen)
        return is_over(page) or (game != GAME and len(seen) > ENOUGH)

    play_on([page], luck_of(7), looked)
    assert len(seen) > ENOUGH
    is_all_said_and_fits(page, code)
    for key in ("l", "t", "r", "?"):
        page.keyboard.press(key)
        expect(page.locator("dialog")).to_be_visible()
        is_all_said_and_fits(page, code)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    for opened in ("replay", "fairness-title"):
        page.locator(f"header [aria-label='{word(PSEUDO, 'menu')}']").click()
        button(page.get_by_role("dialog"), PSEUDO, opened).click()
        is_all_said_and_fits(page, code)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


ENOUGH = 2
"""Phases after which a second game need not go on to its end."""


def look_at_phase(page: Page, code: str, seen: set[str]) -> None:
    """Look at the phase, if something is asked in it and it was not looked at before."""
    phase = page.locator("header .where b").inner_text()
    if phase not in seen and page.locator(".ask.wanted [data-code]").count():
        seen.add(phase)
        is_all_said_and_fits(page, code)


def test_every_word_of_the_first_turns_of_midevil_and_of_its_tour_is_a_message(people, disguises):
    page, luck = come(people, disguises), luck_of(8)
    card = page.get_by_role("article", name=word(PSEUDO, "shelf-midevil"))
    button(card, PSEUDO, "play-tour").click()
    code = code_of(page)
    seen: set[str] = set()
    answers = 0
    for _ in range(MOST_GLANCES):
        if answers == ANSWERS:
            break
        look_at_phase(page, code, seen)
        answers += answer(page, luck)
        page.wait_for_timeout(20)
    assert answers == ANSWERS
    assert len(seen) > 1
    page.keyboard.press("r")
    expect(page.locator("dialog")).to_be_visible()
    is_all_said_and_fits(page, code)


ANSWERS = 12
MOST_GLANCES = 600
