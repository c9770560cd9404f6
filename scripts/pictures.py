"""Pictures of the page for the docs: every phase of a game, on a desk and on a phone.

`make pictures` plays games in each language and size in a real Chromium and writes
`docs/pictures/<language>/<screen>-<size>.jpg`, and the page that shows them; with the names of some
games after it, `python -m scripts.pictures` takes theirs only.  Which games are played depends on
luck, so pictures are made when the page has changed, not checked for freshness.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Page

from graveshift.server.front import PAGE
from graveshift.server.house import Settings
from graveshift.words.messages import GENERAL, LANGUAGES, Words
from scripts.chromium import chromium
from tests.page.people import DESKTOP, PHONE, People, shown
from tests.page.playing import (
    button,
    is_over,
    luck_of,
    no_tour,
    play_now,
    play_on,
    set_up,
    with_chancers,
)
from tests.repo.repository import ROOT
from tests.server.rig import running

PICTURES = ROOT / "docs" / "pictures"
SIZES = {"desk": DESKTOP, "phone": PHONE}
SCHEMES = {"en": "light", "de": "dark", "pl": "dark", "it": "light"}
QUALITY = 72
PHASES = {
    "mall-of-horror": ("setup", "truck", "chief", "arrival", "destinations", "moving", "attack"),
    "walking-dead": ("setup", "turns", "combat", "round-end"),
    "midevil": ("tile", "movement", "bones"),
}
"""Of each game the phases in which a person is asked."""
BEGINS_IN = {"midevil": 4}
"""Games that last long, and the round from which on there is something to see.  Their end is not
waited for, and their bots are Chancers."""
FIRST = next(iter(PHASES))
"""The game whose pictures show the screens that all games share."""
MOST_GAMES = 6
"""Not every game comes to every phase."""


def screens_of(game: str) -> tuple[str, ...]:
    """The pictures of a game, by their names."""
    if game == FIRST:
        return ("front", "lobby", *PHASES[game], "end")
    end = () if game in BEGINS_IN else ("end",)
    return tuple(f"{game}-{screen}" for screen in (*PHASES[game], *end))


def named(game: str, screen: str) -> str:
    """The name of a picture of a game."""
    return screen if game == FIRST else f"{game}-{screen}"


def take(page: Page, language: str, screen: str, size: str) -> None:
    """Take a picture, once what moves stands still."""
    page.wait_for_timeout(250)
    place = PICTURES / language / f"{screen}-{size}.jpg"
    place.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=place, type="jpeg", quality=QUALITY)


def phase_of(page: Page, language: str, game: str) -> str:
    """Where the round stands when somebody is asked; nothing when nobody is."""
    if not page.locator(".ask.wanted [data-code]:not([aria-disabled=true])").count():
        return ""
    said = page.locator("header .where b").inner_text()
    words = Words(language, (GENERAL, game.replace("-", "_")))
    titles = {words.say(f"phase-{phase}", form="title"): phase for phase in PHASES[game]}
    return titles.get(said, "")


def picture_game(
    everybody: People, game: str, language: str, size: str, wanted: set[str], seed: int
) -> None:
    """Play a game and take a picture of each phase that is wanted still."""
    page = everybody.come(
        "/",
        language=language,
        size=SIZES[size],
        scheme="dark" if SCHEMES[language] == "dark" else "light",
    )
    if "front" in wanted:
        page.wait_for_selector("article .button.warm")
        take(page, language, "front", size)
        set_up(page, language, 5)
        page.wait_for_selector(".seat.mine")
        take(page, language, "lobby", size)
        wanted -= {"front", "lobby"}
        page.goto("/")
    if game in BEGINS_IN:
        code = with_chancers(page, game)
        button(page, language, "start").click()
        page.wait_for_selector(".ask")
    else:
        code = play_now(page, language, game)
    no_tour(page, language)

    def looked() -> bool:
        """Look whether this is a phase without a picture."""
        phase = named(game, phase_of(page, language, game))
        if phase in wanted and shown(page, code, 0)["view"]["round"] >= BEGINS_IN.get(game, 0):
            take(page, language, phase, size)
            wanted.discard(phase)
        return is_over(page) or (game in BEGINS_IN and not wanted)

    play_on([page], luck_of(seed), looked)
    end = named(game, "end")
    if end in wanted:
        take(page, language, end, size)
        wanted.discard(end)
    page.context.close()


def write_page() -> None:
    """The page of the docs that shows them."""
    lines = [
        "# What it looks like",
        "",
        "Mall of Horror, The Walking Dead and MidEvil at the page, on a desk and on a phone, in",
        "four languages and two lights. `make pictures` made them.",
    ]
    for language in LANGUAGES:
        lines += ["", f"## {language}", ""]
        for screen in (one for game in PHASES for one in screens_of(game)):
            names = [f"{screen}-{size}.jpg" for size in SIZES]
            there = [name for name in names if (PICTURES / language / name).is_file()]
            if there:
                marks = " ".join(f"![{screen}]({language}/{name})" for name in there)
                lines += [f"### {screen}", "", marks, ""]
    (PICTURES / "index.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


def main() -> None:
    """Play and take pictures."""
    games = sys.argv[1:] or list(PHASES)
    house = Settings(thinkers=1, compiles=False, pace="instant")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), house=house, page=PAGE) as server,
        chromium() as browser,
    ):
        for game, language, size in product(games, LANGUAGES, SIZES):
            everybody, wanted = People(browser, server.origin), set(screens_of(game))
            for seed in range(MOST_GAMES):
                if wanted:
                    picture_game(everybody, game, language, size, wanted, seed)
            left = ", ".join(sorted(wanted)) or "nothing"
            print(f"{game} in {language} on a {size}: without {left}")
    write_page()


if __name__ == "__main__":
    main()
