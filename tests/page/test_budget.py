"""What the page weighs, and that a long evening does not make it heavier."""

import gzip

import pytest
from playwright.sync_api import Page, Response

from tests.page.playing import answer, is_over, luck_of, no_tour, play_now, play_on

FIRST_LOAD = 120_000
"""Bytes, each file compressed by gzip, until a game stands there in one language."""
GAMES = 12
GROWTH = 4_000_000
"""Bytes of memory by which so many games may leave a page heavier; a leak of tables is more."""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_little_is_loaded_until_the_first_choice(people, language):
    page = people.come(None, language=language)
    weights: dict[str, int] = {}

    def weigh(response: Response) -> None:
        """Note what came, as small as gzip makes it."""
        if response.ok and response.request.resource_type not in {"websocket", "image"}:
            weights[response.url] = len(gzip.compress(response.body(), 9))

    page.on("response", weigh)
    page.goto("/")
    play_now(page, language)
    page.wait_for_load_state("networkidle")
    heaviest = sorted(((size, url) for url, size in weights.items()), reverse=True)[:5]
    assert sum(weights.values()) <= FIRST_LOAD, heaviest
    other = {"en", "de", "pl", "it"} - {language}
    words = [url for url in weights if any(f"/{one}-" in url or f"{one}." in url for one in other)]
    assert not words, "no language is loaded that is not spoken"


def memory_of(page: Page) -> int:
    """Bytes in use once everything that can go is gone."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used: int = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return used


@pytest.mark.long
def test_an_evening_at_one_page_does_not_make_it_heavier(people):
    page, luck = people.come("/"), luck_of(20)
    used = []
    for game in range(GAMES):
        page.goto("/") if game == 0 else page.locator("header a").first.click()
        play_now(page)
        no_tour(page)
        play_on([page], luck, lambda: is_over(page))
        used.append(memory_of(page))
    # The first games load what is loaded once; after them it may not go on growing.
    assert used[-1] - used[2] <= GROWTH, used


SPEAK = """
([table, from, lines]) => new Promise((done) => {
  const socket = new WebSocket(`/api/tables/${table}/stream`);
  let said = from;
  const next = () => {
    if (said === from + lines) return void (socket.close(), done());
    const text = `line ${said} of a long evening `.repeat(4);
    socket.send(JSON.stringify({ type: "say", id: `line-${said++}`, seat: 0, text }));
  };
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: "hello", seats: [0] }));
    next();
  };
  socket.onmessage = ({ data }) => {
    const { type } = JSON.parse(data);
    if (type === "refused") throw new Error(data);
    if (type === "ack") next();
  };
})
"""
"""Says so many lines with the first seat, one after the other."""
PARTS = 8
LINES = 500
KEPT_AFTER = 3
"""Parts after which as much has been said as is kept."""


@pytest.mark.long
def test_three_hours_at_one_table_do_not_make_it_heavier(people):
    page, luck = people.come("/"), luck_of(21)
    code = play_now(page)
    no_tour(page)
    page.keyboard.press("t")
    other = people.another_tab(page.context, "/")
    used = []
    for part in range(PARTS):
        other.evaluate(SPEAK, [code, part * LINES, LINES])
        answer(page, luck)
        last = f"line {(part + 1) * LINES - 1} of"
        page.get_by_text(last).first.wait_for(state="attached")
        used.append(memory_of(page))
    assert used[-1] - used[KEPT_AFTER] <= GROWTH / 4, used
