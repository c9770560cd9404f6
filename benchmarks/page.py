"""Measure how soon the page can be used on a slow device: python -m benchmarks.page.

A real Chromium, each time with nothing kept, opens the page of a server on the same machine while
its processor is slowed down.  *Front*: from the request until "play now" can be pressed and the
page is idle.  *Game begun*: from the press until the board of the new game stands there and the
page is idle.  *Table*: from the request for a table by its link until the same.  How long bots
think before somebody is asked has no part in it.

A page is idle from the end of the last task that ran longer than 50 ms, as people feel those.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from benchmarks import command, report
from benchmarks.server import started
from benchmarks.wire import ROOT
from scripts.chromium import chromium

PROMISED = 1_500.0
"""Milliseconds."""
PHONE = {"width": 360, "height": 740}
QUIET = 300
"""Milliseconds without a long task after which a page counts as idle."""
READY_FRONT = "article .button.warm:not([aria-disabled=true])"
READY_TABLE = "main .board svg"
LISTEN = """
(() => {
  window.lastBusy = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries())
      window.lastBusy = Math.max(window.lastBusy, task.startTime + task.duration);
  }).observe({ type: "longtask", buffered: true });
})()
"""
WAIT = """
([selector, since, quiet]) => new Promise((done) => {
  const look = () => {
    if (document.querySelector(selector) === null) return void requestAnimationFrame(look);
    const shown = performance.now();
    const rest = () => {
      const from = Math.max(shown, window.lastBusy);
      if (performance.now() - from < quiet) setTimeout(rest, 20);
      else done(from - since);
    };
    rest();
  };
  look();
})
"""


class Options(argparse.Namespace):
    """How to measure."""

    game: str
    slower: float
    repeats: int
    out: Path | None


class Visit(NamedTuple):
    """One person's first minute, in milliseconds."""

    front: float
    game_begun: float
    table: float


def options() -> Options:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="mall-of-horror", help="which game is begun")
    parser.add_argument("--slower", type=float, default=4, help="how much slower the processor is")
    parser.add_argument("--repeats", type=int, default=9, help="visits, each with nothing kept")
    parser.add_argument("--out", type=Path, help="a file for the results, as JSON")
    return parser.parse_args(namespace=Options())


def slowed_page(browser: Browser, slower: float) -> Page:
    """A page of somebody with a slow device who was never here."""
    page = browser.new_context(viewport=PHONE, has_touch=True).new_page()  # type: ignore[arg-type]
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.add_init_script(LISTEN)
    return page


def wait(page: Page, selector: str, since: float = 0.0) -> float:
    """Milliseconds from a moment of the page until something can be pressed and it is idle."""
    return float(page.evaluate(WAIT, [selector, since, QUIET]))


def visit(browser: Browser, origin: str, slower: float, game: str) -> Visit:
    """Come, play now; then come by the link with another browser that has the seat's cookie."""
    page = slowed_page(browser, slower)
    page.goto(origin, wait_until="commit")
    front = wait(page, READY_FRONT)
    press = f"article[aria-labelledby='game-{game}'] .button.warm"
    since = page.evaluate(
        "press => { const now = performance.now(); document.querySelector(press).click();"
        " return now; }",
        press,
    )
    game_begun = wait(page, READY_TABLE, since)
    again = slowed_page(browser, slower)
    again.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    again.goto(page.url, wait_until="commit")
    table = wait(again, READY_TABLE)
    for one in (page, again):
        one.context.close()
    return Visit(front, game_begun, table)


def rows_of(visits: list[Visit]) -> list[dict[str, Any]]:
    """Each reading with its lowest and highest, and what is promised."""
    return [
        {
            "reading": name.replace("_", " "),
            "median": median(values),
            "lowest": min(values),
            "highest": max(values),
            "promised": PROMISED,
        }
        for name, values in zip(Visit._fields, zip(*visits, strict=True), strict=True)
    ]


def table(rows: list[dict[str, Any]]) -> str:
    """The readings, a line each."""
    lines = [["milliseconds", "median", "lowest", "highest", "promised", ""]]
    for row in rows:
        figures = [f"{row[name]:.0f}" for name in ("median", "lowest", "highest")]
        kept = "kept" if row["median"] <= PROMISED else "MISSED"
        lines.append([row["reading"], *figures, f"≤ {PROMISED:.0f}", kept])
    return report.columns(lines, left=1)


def main() -> int:
    """Measure and print."""
    asked = options()
    words = [sys.executable, "-m", "benchmarks.table_server"]
    visits: list[Visit] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        chromium() as browser,
        started([*words, "--data", folder], ROOT) as server,
    ):
        visit(browser, server.origin, asked.slower, asked.game)  # the server's own first time
        for number in range(asked.repeats):
            visits.append(visit(browser, server.origin, asked.slower, asked.game))
            print(f"visit {number + 1} of {asked.repeats}", file=sys.stderr)
    rows = rows_of(visits)
    print(table(rows))
    print(f"{asked.slower:g} times slower than {report.processor()}")
    if asked.out is not None:
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        said = {"processor": report.processor(), "slower": asked.slower, "readings": rows}
        asked.out.write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    command.run(main)
