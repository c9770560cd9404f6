"""A first game that is explained: begun from the shelf, taken up again, gone through, skipped."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.people import DESKTOP, PHONE, shown, violations
from tests.page.playing import GAME, answer, button, code_of, is_over, luck_of, play_now, word

STEPS = 16
"""Steps of the tour of Mall of Horror."""
OTHERS = [("walking-dead", "it", 8), ("midevil", "pl", 7)]
"""The other games, in a language each, with the steps of their tours."""


def learn(page: Page, language: str, game: str = GAME) -> str:
    """Begin a first game that is explained; its code."""
    card = page.get_by_role("article", name=word(language, f"shelf-{game}"))
    button(card, language, "play-tour").click()
    expect(page.locator(".ask.wanted [data-code]").first).to_be_visible()
    expect(tour(page, language)).to_be_visible()
    return code_of(page)


def tour(page: Page, language: str) -> Locator:
    """The card on which a step is explained."""
    return page.get_by_role("region", name=word(language, "tour"))


def step_of(page: Page, language: str, steps: int = STEPS) -> int:
    """The step that is shown; 0 where it waits until there is something to see."""
    said = tour(page, language).evaluate_all(
        "all => all.map(one => one.querySelector('p').innerText)"
    )
    return next(
        (
            at
            for at in range(1, steps + 1)
            if said and said[0].startswith(word(language, "tour-step", at=at, last=steps))
        ),
        0,
    )


def is_asked(page: Page) -> bool:
    """Whether an answer is wanted; a step about it is then shown already."""
    return page.locator(".ask.wanted [data-code]").count() > 0


def go_on(page: Page) -> None:
    """Press on to the next step, unless the card has gone meanwhile."""
    page.evaluate("document.querySelector('section.tour .warm')?.click()")


def open_menu(page: Page, language: str) -> None:
    """Open the menu of the table."""
    page.locator(f"header [aria-label='{word(language, 'menu')}']").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_tour_goes_through_the_first_rounds_in_order_and_is_taken_up_after_a_reload(people):
    page, language, luck = people.come("/", language="de"), "de", luck_of(0)
    code = learn(page, language)
    card = tour(page, language)
    expect(card).to_contain_text(word(language, "tour-practice"))
    seen: list[int] = []
    for _ in range(600):
        asked, step = is_asked(page), step_of(page, language)
        if step and step not in seen:
            seen.append(step)
            said = " ".join(card.all_inner_texts())
            assert word(language, "tour-practice") not in said or step == 1
            if step in {1, 9}:
                assert violations(page) == []
            if step == 9:  # in the middle of it
                page.reload()
                expect(tour(page, language)).to_be_visible()
                assert step_of(page, language) == step
        if len(seen) == STEPS or is_over(page):
            break
        if step and step != PLACING:
            go_on(page)
        elif asked:
            answer(page, luck)
        page.wait_for_timeout(20)
    assert seen == list(range(1, STEPS + 1))
    assert shown(page, code, 0)["view"]["round"] <= 3
    button(card, language, "tour-next").click()
    expect(card).to_have_count(0)
    page.reload()
    expect(page.locator("main .board")).to_be_visible()
    expect(card).to_have_count(0)


PLACING = 3
"""The step that passes when all have been placed."""


@pytest.mark.parametrize(("game", "language", "steps"), OTHERS, ids=str)
def test_who_learns_another_game_acts_first_and_sees_every_step(people, game, language, steps):
    page, luck = people.come("/", language=language, size=PHONE), luck_of(1)
    code = learn(page, language, game)
    seen: list[int] = []
    for _ in range(600):
        asked, step = is_asked(page), step_of(page, language, steps)
        if step:
            seen += [] if step in seen else [step]
            go_on(page)
        if step == steps or is_over(page):
            break
        if asked and not step:
            answer(page, luck)
        page.wait_for_timeout(20)
    assert seen == list(range(1, steps + 1))
    assert shown(page, code, 0)["view"]["round"] <= 3


def test_who_has_seen_enough_skips_the_tour_and_can_call_it_again(people):
    page, language = people.come("/", size=PHONE), "en"
    learn(page, language)
    card = tour(page, language)
    expect(card).to_be_visible()
    button(card, language, "tour-skip").click()
    expect(card).to_have_count(0)
    page.reload()
    expect(page.locator(".ask.wanted [data-code]").first).to_be_visible()
    expect(card).to_have_count(0)
    open_menu(page, language)
    button(page, language, "tour-call").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert step_of(page, language) == 1


def test_in_other_games_the_tour_comes_only_when_it_is_called(people):
    page, language = people.come("/", size=DESKTOP, language="it"), "it"
    code = play_now(page, language)
    expect(page.locator("main .board")).to_be_visible()
    assert not shown(page, code).get("terms", {}).get("practice")
    assert step_of(page, language) == 0
    open_menu(page, language)
    button(page, language, "tour-call").click()
    expect(tour(page, language)).to_be_visible()
    assert step_of(page, language) == 1
    assert word(language, "tour-practice") not in tour(page, language).inner_text()
    page.reload()
    expect(tour(page, language)).to_be_visible()


def test_a_practice_game_says_that_its_chance_is_known(people):
    page, language = people.come("/", language="pl"), "pl"
    code = learn(page, language)
    assert shown(page, code)["terms"]["practice"]
    open_menu(page, language)
    button(page, language, "fairness-title").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(word(language, "fairness-practice"))
    for key in ("fairness-about", "fairness-commitment", "fairness-later"):
        expect(dialog).not_to_contain_text(word(language, key))
    assert violations(page) == []
