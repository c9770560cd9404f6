"""The Walking Dead in a browser: with three bots, by link among experts, and alone."""

from playwright.sync_api import Page, expect

from tests.page.people import DESKTOP, PATIENCE, PHONE, shown, violations
from tests.page.playing import (
    button,
    is_over,
    luck_of,
    play_on,
    set_up,
    sit,
    word,
)

GAME = "walking-dead"
TALKED_IN = {0, 3, 4}
"""Phases in which experts may talk: set-up, combat, and the round's end."""


def looked_over(page: Page, size: int, phases: set[str]) -> bool:
    """Look at each phase once: nothing is wrong with it, and nothing sticks out; the end."""
    phase = page.locator("header .where b").inner_text()
    if phase not in phases and page.locator(".ask.wanted [data-code]").count():
        phases.add(phase)
        page.wait_for_timeout(60)
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size
    return is_over(page)


def test_one_person_plays_with_three_bots_to_the_end(people):
    page, language = people.come("/", language="de", size=PHONE, scheme="dark"), "de"
    code = set_up(page, language, 4, GAME)
    page.locator(".bots select").select_option("chancer")
    button(page, language, "fill", count=3).click()
    start = button(page, language, "start")
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    expect(page.locator("main .board")).to_be_visible()
    assert [seat["driver"] for seat in shown(page, code)["seats"]] == ["person"] + 3 * ["bot"]
    phases: set[str] = set()
    play_on([page], luck_of(3), lambda: looked_over(page, PHONE["width"], phases))
    assert len(phases) > 1
    expect(page.locator("#result-title")).to_be_in_viewport()
    assert violations(page) == []


def test_somebody_plays_alone_after_one_press(people):
    page, language = people.come("/", language="it", size=DESKTOP), "it"
    card = page.get_by_role("article", name=word(language, f"shelf-{GAME}"))
    button(card, language, "play-alone").click()
    expect(page.locator(".ask.wanted [data-code]").first).to_be_visible()
    phases: set[str] = set()
    play_on([page], luck_of(4), lambda: looked_over(page, DESKTOP["width"], phases))
    assert len(phases) > 1
    expect(page.locator("#result-title")).to_be_visible()
    assert page.locator("aside .seats li, .seats li").count() <= 1


def test_two_experts_are_silent_from_the_deal_until_combat_and_play_to_the_end(people):
    host, language = people.come("/", language="pl", size=PHONE), "pl"
    code = set_up(host, language, 2, GAME, difficulty="expert")
    friend = people.come(f"/t/{code}", language="en", size=PHONE)
    sit(friend, "en", 1)
    button(host, language, "start").click()
    both, luck = [host, friend], luck_of(6)
    heard: dict[bool, set[int]] = {True: set(), False: set()}

    def looked() -> bool:
        """In each phase somebody tries to say something, past the page's own form."""
        view = shown(host, code, 0)["view"]
        phase = int(view["phase"])
        if phase not in heard[True] | heard[False] and not view["ending"]:
            heard[speaks(host, language)].add(phase)
        return all(map(is_over, both))

    play_on(both, luck, looked)
    assert heard[True]
    assert heard[False]
    assert heard[True] <= TALKED_IN
    assert not heard[False] & TALKED_IN
    assert len(shown(friend, code, 1)["talk"]) == len(heard[True])


def speaks(page: Page, language: str) -> bool:
    """Say something at the table; whether it was let through."""
    refused = page.get_by_text(word(language, "refused-silence"))
    expect(refused).to_have_count(0, timeout=PATIENCE * 1000)
    page.keyboard.press("t")
    dialog = page.get_by_role("dialog")
    dialog.locator("form input").fill("psst")
    lines = dialog.locator("[role=log] li p")
    before = lines.count()
    dialog.locator("form input").press("Enter")
    expect(refused.or_(lines.nth(before))).to_be_attached()
    through = lines.count() > before
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    return through
