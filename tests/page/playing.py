"""Playing through the page as people do: by its buttons, in any language."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from graveshift.words.messages import GENERAL, Value, Words
from tests.page.people import ask

GAME = "mall-of-horror"
LONGEST = 240.0
"""Seconds in which whoever plays has to bring a game to its end."""
NONCE = "5a" * 16
"""What somebody adds to chance."""
GLANCE = 20
"""Milliseconds between two looks at whether one is asked."""

_words: dict[str, Words] = {}


def luck_of(seed: int) -> random.Random:
    """By which somebody decides what to press."""
    return random.Random(seed)  # noqa: S311 - it is no secret


def word(language: str, key: str, **values: Value) -> str:
    """What the page says under a key, as a sentence."""
    if language not in _words:
        _words[language] = Words(language, (GENERAL, "page", "mall_of_horror"))
    return _words[language].sentence(key, values)


def button(page: Page | Locator, language: str, key: str, **values: Value) -> Any:
    """The button that is called by a message."""
    return page.get_by_role("button", name=word(language, key, **values), exact=True)


def play_now(page: Page, language: str = "en", game: str = GAME) -> str:
    """One press on the front page, and one sits at a table against bots; its code."""
    card = page.get_by_role("article", name=word(language, f"shelf-{game}"))
    card.get_by_role("button", name=word(language, "play-now")).click()
    expect(page.locator(".ask.wanted [data-code]").first).to_be_visible()
    return code_of(page)


def code_of(page: Page) -> str:
    """The code of the table that is open."""
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+"))
    found = re.search(r"/t/([a-z0-9]+)", page.url)
    assert found
    return found[1]


def set_up(page: Page, language: str, seats: int, game: str = GAME, **options: str) -> str:
    """Set a table up through the form, with some options, and sit down at it; its code."""
    card = page.get_by_role("article", name=word(language, f"shelf-{game}"))
    card.get_by_role("link", name=word(language, "invite-friends")).click()
    form = page.locator("form")
    form.get_by_role("radio", name=str(seats), exact=True).check()
    if options:
        form.locator("details summary").last.click()
    for name, value in options.items():
        form.locator(f"select[name='{name}']").select_option(value)
    button(page, language, "new-create").click()
    return code_of(page)


def with_chancers(
    page: Page,
    game: str,
    *,
    seats: int = 4,
    people: int = 1,
    options: Mapping[str, str] | None = None,
) -> str:
    """Open a table, past the form, with somebody at it and Chancers, who do not think; its code."""
    made = ask(page, "/api/tables", "create", game=game, seats=seats, options=options or {})
    code: str = made["table"]
    ask(page, f"/api/tables/{code}/seats/0", "sit", nonce=NONCE)
    rest = list(range(people, seats))
    ask(page, f"/api/tables/{code}/bots", "fill", bot="chancer", seats=rest)
    page.goto(f"/t/{code}")
    return code


def sit(page: Page, language: str, seat: int, *, again: bool = False) -> None:
    """Sit down in the lobby; `again` on a screen that one shares."""
    key, colour = "sit-hot" if again else "sit", word(language, COLOURS[seat])
    page.get_by_role("button", name=f"{word(language, key)}: {colour}", exact=True).click()


COLOURS = tuple(f"colour-{one}" for one in ("red", "yellow", "blue", "green", "brown", "black"))


def no_tour(page: Page, language: str = "en") -> None:
    """Do without being shown around."""
    away = button(page, language, "tour-skip")
    if away.count():
        away.click()


def is_over(page: Page) -> bool:
    """Whether the result is on the screen."""
    return page.locator("#result-title").count() > 0


def answer(page: Page, luck: random.Random) -> bool:
    """Give an answer if one is asked for; on a shared screen lift the curtain first."""
    curtain = page.locator("dialog.curtain .warm")
    if curtain.count():
        curtain.click()
        return True
    offered = page.locator(".ask.wanted [data-code]:not([aria-disabled=true])")
    codes = offered.evaluate_all("all => all.map(one => one.dataset.code)")
    if not codes:
        return False
    code = luck.choice(codes)
    # A bot's clock may have taken the button away meanwhile; then there is one more look.
    return bool(
        page.evaluate(
            "code => { const one = document.querySelector(`.ask.wanted [data-code='${code}']`);"
            " one?.click(); return one !== null; }",
            code,
        )
    )


def play_on(
    pages: Iterable[Page],
    luck: random.Random,
    until: Callable[[], bool],
    *,
    after: Callable[[Page], None] | None = None,
) -> int:
    """Let everybody answer whenever they are asked; how many answers it took."""
    everybody, answers = list(pages), 0
    end = time.monotonic() + LONGEST
    while not until():
        assert time.monotonic() < end, [page.locator("main").inner_text() for page in everybody]
        for page in everybody:
            if answer(page, luck):
                answers += 1
                if after is not None:
                    after(page)
        everybody[0].wait_for_timeout(GLANCE)
    return answers


class Traffic:
    """Everything that comes to a page through its sockets and requests, from when it is put on."""

    def __init__(self, page: Page) -> None:
        """Listen in."""
        self.frames: list[str] = []
        self.bodies: list[str] = []
        page.on("websocket", self.opened)
        page.on("response", lambda one: self.answered(one.url, one))

    def opened(self, socket: WebSocket) -> None:
        """Take in what a socket brings."""
        socket.on("framereceived", lambda said: self.frames.append(as_text(said)))

    def answered(self, url: str, response: Any) -> None:
        """Take in an answer of the server's that tells of tables."""
        if "/api/" in url and response.request.resource_type == "fetch":
            self.bodies.append(response.text())

    @property
    def told(self) -> list[dict[str, Any]]:
        """The messages, read."""
        return [json.loads(one) for one in self.frames]


def as_text(said: str | bytes) -> str:
    """A message as text."""
    return said if isinstance(said, str) else said.decode()
