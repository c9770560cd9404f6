"""People at the page: each is a browser of their own, with cookies and a language of their own."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize

from tests.repo.repository import ROOT

PATIENCE = 15.0
"""Seconds in which a table or a page has to come to what is waited for."""
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
Shown = dict[str, Any]
Scheme = Literal["light", "dark"]


class Violation(NamedTuple):
    """What axe-core found, and where."""

    rule: str
    help: str
    where: tuple[str, ...]


class People:
    """Everybody who comes to a server in one test.

    `troubles` gathers what a page must never do: errors in its console, which is also where the
    content security policy complains, requests that fail, and requests that leave the server.
    """

    def __init__(self, browser: Browser, origin: str) -> None:
        """Nobody is here yet."""
        self.browser = browser
        self.origin = origin
        self.troubles: list[str] = []
        self.expected: list[str] = []
        self.contexts: list[BrowserContext] = []

    def come(
        self,
        path: str | None = "/",
        *,
        language: str = "en",
        size: ViewportSize = DESKTOP,
        scheme: Scheme = "light",
        moves: bool = False,
    ) -> Page:
        """Somebody opens the page with a browser of their own; `moves` leaves animations on."""
        context = self.browser.new_context(
            base_url=self.origin,
            locale=language,
            viewport=size,
            has_touch=size == PHONE,
            color_scheme=scheme,
            reduced_motion="no-preference" if moves else "reduce",
        )
        context.set_default_timeout(PATIENCE * 1000)
        self.contexts.append(context)
        return self.another_tab(context, path)

    def another_tab(self, context: BrowserContext, path: str | None = "/") -> Page:
        """The same person opens the page once more; with no path, a tab that is still empty."""
        page = context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complain(f"error: {error}"))
        page.on("requestfailed", self.failed)
        page.on("request", self.asked)
        if path is not None:
            page.goto(path)
        return page

    def expect(self, part: str) -> None:
        """Troubles that hold this text belong to the test."""
        self.expected.append(part)

    def leave(self, pictures: Path | None) -> None:
        """Everybody closes their browser, with a picture of what they saw last if it is wanted."""
        for context in self.contexts:
            for page in context.pages if pictures else ():
                assert pictures is not None
                pictures.mkdir(parents=True, exist_ok=True)
                name = f"{self.contexts.index(context)}-{context.pages.index(page)}.png"
                page.screenshot(path=pictures / name, full_page=True)
            context.close()

    # What pages must never do ---------------------------------------------------------------------

    def complain(self, trouble: str) -> None:
        """Write a trouble down, unless it is expected."""
        if not any(part in trouble for part in self.expected):
            self.troubles.append(trouble)

    def hear(self, message: ConsoleMessage) -> None:
        """Take in a line of a console."""
        if message.type in {"error", "warning"}:
            self.complain(f"console: {message.text} {message.location}")

    def failed(self, request: Request) -> None:
        """Take in a request that was not answered; a page that is left may drop its own."""
        if request.failure != "net::ERR_ABORTED":
            self.complain(f"failed: {request.method} {request.url} {request.failure}")

    def asked(self, request: Request) -> None:
        """Take in a request: none may leave the server."""
        if not request.url.startswith((self.origin, "data:", "blob:")):
            self.complain(f"leaves the server: {request.url}")


# The table ----------------------------------------------------------------------------------------


def shown(page: Page, table: str, seat: int | None = None) -> Shown:
    """What the server shows this person of a table now: of a seat of theirs, or as a bystander."""
    seats: dict[str, str | float | bool] = {} if seat is None else {"seat": seat}
    answer = page.context.request.get(f"/api/tables/{table}", params=seats)
    assert answer.ok, answer.text()
    body: Shown = answer.json()
    return body


def wait_for_table(
    page: Page, table: str, what: Callable[[Shown], bool], seat: int | None = None
) -> Shown:
    """Wait until the table is as described, and say what is shown of it then."""
    until = time.monotonic() + PATIENCE
    while not what(now := shown(page, table, seat)):
        assert time.monotonic() < until, f"the table did not come to it: {now}"
        page.wait_for_timeout(25)
    return now


def ask(page: Page, path: str, kind: str, **said: Any) -> Shown:
    """Ask the server for something in this person's name, past the page."""
    name = f"test-{time.monotonic_ns()}"
    answer = page.context.request.post(path, data={"type": kind, "id": name, **said})
    assert answer.ok, answer.text()
    body: Shown = answer.json()
    return body


# Accessibility ------------------------------------------------------------------------------------


def violations(page: Page) -> list[Violation]:
    """What axe-core finds against WCAG 2.2 at the levels A and AA, as the page is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}})"
        ".then(all => all.violations)",
        WCAG,
    )
    return [
        Violation(one["id"], one["help"], tuple(" ".join(node["target"]) for node in one["nodes"]))
        for one in found
    ]
