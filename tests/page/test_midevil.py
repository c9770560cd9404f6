"""MidEvil in a browser: a whole game with cards at any time, and what its map can do."""

from itertools import accumulate
from operator import or_
from random import Random

import pytest
from playwright.sync_api import Page, expect

from graveshift.games.midevil.game import GAME
from graveshift.games.midevil.state import Decision
from graveshift.games.midevil.windows import HOLD
from graveshift.words.messages import GENERAL, Value, Words
from tests.page.people import DESKTOP, PHONE, People, ask, shown, violations, wait_for_table
from tests.page.playing import (
    NONCE,
    Traffic,
    answer,
    button,
    is_over,
    luck_of,
    no_tour,
    play_on,
    with_chancers,
)

PUBLIC = GAME.public_name
SHORT = {"goal": "quick", "turn_limit": "10"}
"""As in the rules: fewer points win, and ten rounds are the most."""
PEOPLE = 2
AT_ONCE, HOLDS_IN = 3, 40
"""After so many times, whoever may call a halt does so once in so many looks."""
GAMES = 3
CROSSING = {"both people asked at the same time", "a halt", "a card played"}
LOOKS = 12
"""Looks at a game, one for each kind of question."""


def said(language: str, key: str, **values: Value) -> str:
    """What MidEvil's board says under a key."""
    return Words(language, (GENERAL, GAME.name, f"{GAME.name}_page")).say(key, values)


def begun(people: People, language: str = "en", **more: object) -> tuple[Page, str]:
    """Somebody at a table whose game has begun."""
    page = people.come("/", language=language, **more)  # type: ignore[arg-type]
    code = with_chancers(page, PUBLIC, options=SHORT)
    button(page, language, "start").click()
    expect(page.locator(".ask.wanted [data-code]").first).to_be_visible()
    no_tour(page, language)
    return page, code


def play_until(page: Page, code: str, *decisions: Decision) -> None:
    """Answer at random until one of these is asked of the first seat."""
    luck = luck_of(11)

    def is_asked() -> bool:
        view = shown(page, code, 0)["view"]
        return view["decision"] in decisions and bool(view["owes"] & 1)

    play_on([page], luck, is_asked)


def whole_game(people: People, luck: Random) -> set[str]:
    """Two people play a game with two bots to its end; what of cards in answer there was in it."""
    host = people.come("/", language="de")
    code = with_chancers(host, PUBLIC, people=PEOPLE, options=SHORT)
    friend = people.come(None, language="pl", size=PHONE)
    traffic = Traffic(friend)
    friend.goto(f"/t/{code}")
    ask(friend, f"/api/tables/{code}/seats/1", "sit", nonce=NONCE)
    button(host, "de", "start").click()
    everybody = [host, friend]
    for page, language in ((host, "de"), (friend, "pl")):
        expect(page.locator(".land")).to_be_visible()
        no_tour(page, language)
    halts = 0

    def is_done() -> bool:
        """Whether it is over; whoever may calls a halt, at first at once, then by chance."""
        nonlocal halts
        for page in everybody:
            halt = page.locator(f"[data-code='{HOLD}']")
            if (halts < AT_ONCE or luck.randrange(HOLDS_IN) == 0) and halt.count():
                halt.first.evaluate("one => one.click()")
                halts += 1
        return all(map(is_over, everybody))

    play_on(everybody, luck, is_done)
    for page in everybody:
        expect(page.locator("#result-title")).to_be_in_viewport()
    expect(button(host, "de", "rematch")).to_be_visible()
    views = list(accumulate((one["view"] for one in traffic.told if one.get("view")), or_))
    for view in views:
        if not view.get("ending"):
            hands = view.get("hand", [])
            others = {card for seat, hand in enumerate(hands) if seat != 1 for card in hand}
            assert others <= {-1, -2}, "what others hold"
    windows = [view["asked"] for view in views if view["decision"] == Decision.WINDOW]
    events = [event[0] for one in traffic.told for event in one.get("events", [])]
    seen = {
        "both people asked at the same time": any(bits & 0b11 == 0b11 for bits in windows),
        "a halt": any(view["decision"] == Decision.FLOOR for view in views),
        "a card played": GAME.events.ANNOUNCED in events,  # type: ignore[attr-defined]
    }
    return {name for name, is_so in seen.items() if is_so}


def test_two_people_and_two_bots_play_to_the_end_while_cards_cross(people):
    """Games are dealt at random and some are short, so a second or third one may be played."""
    luck, seen = luck_of(21), set[str]()
    for _ in range(GAMES):
        seen |= whole_game(people, luck)
        if len(seen) == len(CROSSING):
            break
    assert seen == CROSSING


def test_a_tile_is_tried_turned_and_laid_on_the_map(people):
    page, code = begun(people)
    play_until(page, code, Decision.PLACE)
    before = shown(page, code, 0)["view"]["placed"]
    spot = page.locator(".spot.tile").first
    spot.click(force=True)
    expect(page.locator(".ghost.tried")).to_have_count(1)
    assert shown(page, code, 0)["view"]["placed"] == before, "to try is not to lay"
    page.get_by_role("button", name=said("en", "midevil-elsewhere")).click()
    expect(page.locator(".ghost.tried")).to_have_count(0)
    spot.press("Enter")
    page.get_by_role("button", name=said("en", "midevil-lay")).click()
    wait_for_table(page, code, lambda now: now["view"]["placed"] == before + 1, 0)


def test_the_page_leads_the_skeletons_for_who_asks_it_to(people):
    page, code = begun(people)
    play_until(page, code, Decision.BONES)
    page.get_by_role("button", name=said("en", "midevil-herd")).click()
    herding = {Decision.BONES, Decision.BONE_STEP}
    wait_for_table(page, code, lambda now: now["view"]["decision"] not in herding, 0)


def test_a_square_that_is_pressed_is_walked_to(people):
    page, code = begun(people)
    far, luck = page.locator(".reach.far"), luck_of(1)
    play_until(page, code, Decision.STEP)
    while not far.count():
        answer(page, luck)
        play_until(page, code, Decision.STEP)
    pawn = shown(page, code, 0)["view"]["pawn"][0]
    far.first.press("Enter")
    wait_for_table(page, code, lambda now: now["view"]["pawn"][0] != pawn, 0)


def test_the_map_is_moved_and_made_larger_by_keys_and_buttons(people):
    page, code = begun(people)
    play_on([page], luck_of(12), lambda: shown(page, code, 0)["view"]["placed"] > 4)
    land = page.get_by_role("group", name=said("en", "midevil-map"))
    seen = [land.get_attribute("viewBox")]
    for key in ("+", "ArrowLeft", "ArrowDown", "-", "0"):
        land.press(key)
        seen.append(land.get_attribute("viewBox"))
    assert len(set(seen)) > 4
    follow = page.get_by_role("button", name=said("en", "midevil-follow"))
    expect(follow).to_have_attribute("aria-pressed", "false")
    for _ in range(6):
        page.get_by_role("button", name=said("en", "midevil-nearer")).click()
    expect(page.locator(".minimap")).to_be_visible()
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    "look",
    [("en", PHONE, "dark"), ("it", DESKTOP, "light")],
    ids=lambda look: look[0],
)
def test_axe_finds_nothing_at_any_question(people, look):
    language, size, scheme = look
    page, code = begun(people, language, size=size, scheme=scheme)
    seen: set[int] = set()

    def looked() -> bool:
        if page.locator(".ask.wanted [data-code]").count():
            decision = shown(page, code, 0)["view"]["decision"]
            if decision not in seen:
                seen.add(decision)
                page.wait_for_timeout(60)
                assert violations(page) == [], Decision(decision).name
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                assert wide <= 0, Decision(decision).name
        return len(seen) >= LOOKS or is_over(page)

    play_on([page], luck_of(31), looked)
    assert len(seen) > 8, seen
