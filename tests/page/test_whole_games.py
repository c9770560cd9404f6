"""Whole games in a browser, by link, at one screen, by keyboard, on a phone, and from the side."""

import pytest
from playwright.sync_api import expect

from tests.page.people import DESKTOP, PHONE, violations, wait_for_table
from tests.page.playing import (
    Traffic,
    answer,
    button,
    is_over,
    luck_of,
    no_tour,
    play_now,
    play_on,
    set_up,
    sit,
    word,
)


def test_a_friend_comes_by_link_and_both_play_to_the_end_though_one_drops_out(people):
    luck = luck_of(1)
    host, language = people.come("/", language="de"), "de"
    code = set_up(host, language, 4)
    friend = people.come(f"/t/{code}", language="pl", size=PHONE)
    sit(friend, "pl", 1)
    expect(friend.locator(".seat.mine")).to_have_count(1)
    button(host, language, "fill", count=2).click()
    start = button(host, language, "start")
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    answers = play_on([host, friend], luck, lambda: answer(friend, luck))

    # The friend is gone; the game waits for an answer, and when the friend is back it is there.
    here = friend.context
    friend.close()
    wait_for_table(host, code, lambda now: not now["seats"][1].get("present"))
    expect(host.get_by_text(word(language, "seat-away")).first).to_be_visible()
    back = people.another_tab(here, f"/t/{code}")
    expect(back.locator("#ask-question")).not_to_be_empty()
    wait_for_table(host, code, lambda now: bool(now["seats"][1].get("present")))

    everybody = [host, back]
    answers += play_on(everybody, luck, lambda: all(map(is_over, everybody)))
    assert answers > 10
    for page, spoken in ((host, "de"), (back, "pl")):
        expect(page.locator("#result-title")).to_be_in_viewport()
        expect(button(page, spoken, "rematch")).to_be_visible()


def test_two_share_a_screen_and_the_curtain_falls_before_each_secret(people):
    luck = luck_of(2)
    page, language = people.come("/", language="it"), "it"
    set_up(page, language, 3)
    sit(page, language, 1, again=True)
    button(page, language, "fill", count=1).click()
    button(page, language, "start").click()
    curtains = []

    def behind_the_curtain() -> bool:
        curtain = page.locator("dialog.curtain")
        if curtain.count():
            # Before somebody has said who they are, nothing of anybody's own is on the page.
            assert page.locator("section.hand").count() == 0
            assert page.locator(".ask [data-code]").count() == 0
            curtains.append(curtain.locator("h2").inner_text())
        return is_over(page)

    play_on([page], luck, behind_the_curtain)
    assert len(set(curtains)) == 2, "each of the two was called"


def test_who_looks_on_sees_the_game_and_nothing_of_anybodys_own(people):
    luck = luck_of(3)
    player = people.come("/")
    code = play_now(player)
    guest = people.come(None, language="pl")
    traffic = Traffic(guest)
    guest.goto(f"/t/{code}")
    expect(guest.locator("main .board")).to_be_visible()
    play_on([player], luck, lambda: is_over(player))
    expect(guest.locator("#result-title")).to_be_visible()
    assert guest.locator("section.hand").count() == 0
    assert guest.locator("[data-code]").count() == 0
    views = [one["view"] for one in traffic.told if one.get("view")]
    assert views
    for view in views:
        if not view.get("ending"):
            assert {card for hand in view.get("hand", []) for card in hand} <= {-1}

    # Now all lies open: it can be seen again as anybody saw it.
    button(guest, "pl", "replay").first.click()
    again = guest.get_by_role("dialog")
    again.locator("select").select_option("2")
    expect(again.locator(".moh-own")).to_be_visible()
    assert violations(guest) == []


def test_a_whole_game_is_played_by_keyboard_alone(people):
    page = people.come("/", language="en")
    word_of_button = word("en", "play-now")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == word_of_button:
            break
    page.keyboard.press("Enter")
    expect(page.locator(".ask.wanted [data-code]").first).to_be_visible()
    luck, answers = luck_of(4), 0

    def answered() -> bool:
        """Tab to the answers, arrows among them, Enter."""
        nonlocal answers
        if not page.locator(".ask.wanted [data-code]").count():
            return is_over(page)
        for _ in range(60):
            if page.evaluate("document.activeElement.matches('.ask [data-code]')"):
                break
            page.keyboard.press("Tab")
        for _ in range(luck.randrange(4)):
            page.keyboard.press("ArrowRight")
        shown = page.evaluate(
            "(() => { const one = document.activeElement, box = one.getBoundingClientRect();"
            " return !one.matches('[data-code]') || (box.height >= 24 && box.width >= 24); })()"
        )
        assert shown
        page.keyboard.press("Enter")
        answers += 1
        return is_over(page)

    while not answered():
        page.wait_for_timeout(20)
        assert answers < 400
    expect(page.locator("#result-title")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_sticks_out_of_the_window_in_a_whole_game(people, size):
    luck = luck_of(5)
    page = people.come("/", language="de", size=size)
    play_now(page, "de")
    no_tour(page, "de")

    def fits(_: object) -> None:
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size["width"], page.locator("#ask-question").inner_text()

    play_on([page], luck, lambda: is_over(page), after=fits)
    expect(page.locator("#result-title")).to_be_in_viewport()
    if size == DESKTOP:
        expect(page.locator(".log [role=log] li").last).to_be_in_viewport()


def test_an_answer_is_asked_for_once_more_after_undo(people):
    page = people.come("/")
    play_now(page)
    question = page.locator("#ask-question").inner_text()
    undo = button(page, "en", "undo")
    if undo.count():
        undo.click()
    expect(page.locator("#ask-question")).to_have_text(question)
