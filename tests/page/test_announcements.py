"""What a screen reader says of a whole game: all that happens, in order, and every question."""

from typing import Any

import pytest
from playwright.sync_api import Page

from graveshift.words.messages import capitalised
from tests.page.playing import Traffic, is_over, luck_of, no_tour, play_now, play_on, word

LISTEN = """() => {
  window.announced = {lines: [], questions: []};
  const log = document.querySelector('.ticker [role=log]');
  for (const one of log.querySelectorAll('li')) window.announced.lines.push(one.textContent);
  new MutationObserver((all) => {
    for (const change of all) for (const one of change.addedNodes)
      if (one.nodeName === 'LI') window.announced.lines.push(one.textContent);
  }).observe(log, {childList: true, subtree: true});
  const status = document.querySelector('body p.hidden[role=status]');
  new MutationObserver(() => {
    const said = status.textContent.trim();
    if (said && window.announced.questions.at(-1) !== said) window.announced.questions.push(said);
  }).observe(status, {childList: true, subtree: true, characterData: true});
}"""


def told(language: str, said: list[Any]) -> str:
    """A message as it came over the wire, as a sentence."""
    key, values = said[0], said[1] if len(said) > 1 else {}
    return capitalised(word(language, key, **values))


def script(traffic: Traffic, language: str) -> list[str]:
    """Every event that came to the page, as a sentence."""
    frames = [message for message in traffic.told if message["type"] == "frame"]
    return [told(language, event[5]) for frame in frames for event in frame.get("events", [])]


def announced(page: Page) -> dict[str, list[str]]:
    """What live regions have said."""
    heard: dict[str, list[str]] = page.evaluate("window.announced")
    return heard


@pytest.mark.parametrize(("language", "seed"), [("en", 11), ("pl", 12)])
def test_a_whole_game_is_announced_line_by_line_and_question_by_question(people, language, seed):
    page = people.come("/", language=language)
    traffic = Traffic(page)
    play_now(page, language)
    no_tour(page, language)
    page.evaluate(LISTEN)
    first = page.locator("#ask-question").inner_text()
    play_on([page], luck_of(seed), lambda: is_over(page))
    page.wait_for_timeout(200)
    heard, everything = announced(page), script(traffic, language)
    missing = len(everything) - len(heard["lines"])
    assert heard["lines"] == everything[max(missing, 0) :], "word by word, in order"
    assert len(heard["lines"]) > 30
    assert missing <= LATE, "only what happened before anybody listened may be missing"
    mine = [message["mine"] for message in traffic.told if message.get("mine")]
    questions = {
        told(language, one["question"])
        for one in mine
        if one.get("choices") and not one.get("may_take_back")
    }
    assert questions <= {first, *heard["questions"]}
    assert set(heard["questions"]) <= questions


LATE = 60
"""Lines before the listener is there: set-up, and what bots did before the first question."""
