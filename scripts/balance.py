"""Plays a game between bots by any number of players, and writes what came of it for the docs.

    make balance ARGS="midevil --games 20000"

A page `docs/games/<game>/balance.md` with its two plots: how games end, and how long they last.
Thinking takes long, so this is a command for a machine with many cores and an evening.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

import numpy as np

from graveshift.engine.game import Game
from graveshift.games import game_named
from graveshift.sim import simulate
from graveshift.sim.series import Results

ROOT = Path(__file__).resolve().parent.parent
SEEDS, SEEDS_AGAINST = 100, 200
"""The series of games have these numbers, and the number of players added."""
SURE = 1.96
"""Standard deviations on either side of 95 % of what chance does."""
HUES = ("#0072b2", "#e69f00", "#d55e00", "#009e73", "#56b4e9")
INK = "#17262b"
LEFT, WIDE, ROW = 90, 560, 34
"""Where plots begin, how wide they are, and how high a row is."""


@dataclass(frozen=True)
class Series:
    """What came of games with so many players."""

    seats: int
    endings: Mapping[str, int]
    rounds: Sequence[int]
    choices: int
    """Choices among at least two, in all games."""
    wins: Sequence[int]
    against: tuple[int, int]
    """Games of one Greedy against Chancers, and how many it won."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.rounds)


def series_of(game: Game, seats: int, results: Results, against: tuple[int, int]) -> Series:
    """The series of these results."""
    names, counts = np.unique(results["ending"], return_counts=True)
    endings = {
        game.endings(int(name)).name.lower().replace("_", " "): int(count)
        for name, count in zip(names, counts, strict=True)
    }
    wins = [int(((results["winners"] >> seat) & 1).sum()) for seat in range(seats)]
    rounds = [int(number) for number in results["rounds"]]
    return Series(seats, endings, rounds, int(results["decisions"].sum()), wins, against)


def played(game: Game, seats: int, games: int) -> Series:
    """Greedy against its like, and one against Chancers."""
    results = simulate(game, seats, games, SEEDS + seats, bots=["greedy"]).results
    bots = ["greedy"] + ["chancer"] * (seats - 1)
    fought = simulate(game, seats, games, SEEDS_AGAINST + seats, bots=bots)
    return series_of(game, seats, results, (games, fought.wins(0)))


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval of a share, in percent."""
    share, spread = won / games, SURE * SURE / games
    middle = share + spread / 2
    reach = SURE * sqrt(share * (1 - share) / games + spread / games / 4)
    return 100 * (middle - reach) / (1 + spread), 100 * (middle + reach) / (1 + spread)


# Plots --------------------------------------------------------------------------------------------


def drawing(height: int, parts: Sequence[str]) -> str:
    """An SVG of these parts."""
    width = LEFT + WIDE + 30
    return "\n".join((
        (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' font-family="sans-serif" font-size="13" fill="{INK}">'),
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        *parts,
        "</svg>",
        "",
    ))  # fmt: skip


def text(x: float, y: float, said: str, anchor: str = "start") -> str:
    """A word."""
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{said}</text>'


def endings_plot(found: Sequence[Series]) -> str:
    """A bar for each number of players, parted by how games end."""
    names = list(dict.fromkeys(name for one in found for name in sorted(one.endings)))
    hues = dict(zip(names, HUES, strict=False))
    parts = []
    for row, one in enumerate(found):
        y, x = 40 + ROW * row, float(LEFT)
        parts.append(text(LEFT - 8, y + 16, f"{one.seats} players", "end"))
        for name in names:
            share = one.endings.get(name, 0) / one.games
            wide = WIDE * share
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{wide:.1f}" height="{ROW - 10}"'
                f' fill="{hues[name]}"/>'
            )
            x += wide
    for place, name in enumerate(names):
        x = LEFT + 120 * place
        parts += [f'<rect x="{x}" y="12" width="14" height="14" fill="{hues[name]}"/>']
        parts += [text(x + 20, 24, name)]
    return drawing(50 + ROW * len(found), parts)


def rounds_plot(found: Sequence[Series]) -> str:
    """For each number of players how many games lasted so many rounds."""
    last = max(max(one.rounds) for one in found)
    high, step = 70, WIDE / (last + 1)
    parts = []
    for row, one in enumerate(found):
        counts = np.bincount(one.rounds, minlength=last + 1)
        floor = 30 + (high + 18) * row + high
        parts.append(text(LEFT - 8, floor - 4, f"{one.seats} players", "end"))
        for number, count in enumerate(counts):
            tall = high * count / counts.max()
            parts.append(
                f'<rect x="{LEFT + step * number:.1f}" y="{floor - tall:.1f}"'
                f' width="{step - 1:.1f}" height="{tall:.1f}" fill="{HUES[0]}"/>'
            )
        middle = LEFT + step * (float(np.median(one.rounds)) + 0.5)
        parts.append(
            f'<line x1="{middle:.1f}" y1="{floor - high}" x2="{middle:.1f}" y2="{floor}"'
            f' stroke="{HUES[2]}" stroke-width="2"/>'
        )
    foot = 30 + (high + 18) * len(found) + 2
    parts += [text(LEFT + step * (n + 0.5), foot, str(n), "middle") for n in range(0, last + 1, 5)]
    parts.append(text(LEFT, 18, "rounds of a game; the line is the median"))
    return drawing(foot + 12, parts)


# The page -----------------------------------------------------------------------------------------


def percent(part: int, whole: int) -> str:
    """A share."""
    return f"{100 * part / whole:.1f} %"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table of Markdown."""
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


def page(game: Game, found: Sequence[Series]) -> str:
    """The page of the docs."""
    names = list(dict.fromkeys(name for one in found for name in sorted(one.endings)))
    lasts = [
        [
            str(one.seats),
            f"{one.games:,}",
            f"{np.median(one.rounds):.0f}",
            " to ".join(f"{number:.0f}" for number in np.percentile(one.rounds, [25, 75])),
            f"{one.choices / one.games:.0f}",
            *(percent(one.endings.get(name, 0), one.games) for name in names),
        ]
        for one in found
    ]
    wins = [
        [str(one.seats), *(percent(won, one.games) for won in one.wins)]
        + ["–"] * (found[-1].seats - one.seats)
        for one in found
    ]
    against = [
        [
            str(one.seats),
            f"{one.against[0]:,}",
            percent(one.against[1], one.against[0]),
            " to ".join(f"{number:.1f}" for number in interval(one.against[1], one.against[0])),
            f"{100 / one.seats:.1f} %",
        ]
        for one in found
    ]
    seats = [f"seat {number}" for number in range(1, found[-1].seats + 1)]
    title = "How long games last, and how they end"
    return "\n".join((
        f"# {title}",
        "",
        (f"Games of the bot Greedy against its like, rules version {game.rules_version}, the"
        " options as they are usual. They are the"),
        (f"first of the series with the seeds {SEEDS + found[0].seats} to {SEEDS + found[-1].seats}"
        f"; `python -m scripts.balance {game.public_name}` plays them again."),
        "Bots are no people: they look one round ahead and neither promise nor bear a grudge.",
        "",
        "![How games end, by the number of players](endings.svg)",
        "",
        "![Rounds of a game, by the number of players](rounds.svg)",
        "",
        *table(["players", "games", "median rounds", "middle half", "choices a game", *names],
               lasts),
        "",
        "## Does the seat matter?",
        "",
        ("Shares of games won, by seat; victories can be shared, so a row may come to more than"
        " 100 %."),
        "",
        *table(["players", *seats], wins),
        "",
        "## Greedy against Chancers",
        "",
        "One Greedy in the first seat, everybody else chooses at random; with 95 % intervals.",
        "",
        *table(["players", "games", "won by Greedy", "interval, %", "by chance alone"], against),
        "",
    ))  # fmt: skip


def write(game: Game, found: Sequence[Series]) -> None:
    """Write the page and its plots."""
    folder = ROOT / "docs" / "games" / game.public_name
    (folder / "balance.md").write_text(page(game, found), encoding="utf-8")
    (folder / "endings.svg").write_text(endings_plot(found), encoding="utf-8")
    (folder / "rounds.svg").write_text(rounds_plot(found), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Play for each number of players, and write."""
    can = argparse.ArgumentParser(prog="python -m scripts.balance")
    can.add_argument("game")
    can.add_argument("--games", type=int, default=20_000, help="for each number of players")
    asked = can.parse_args(arguments)
    game = game_named(asked.game)
    fewest, most = game.bounds.seats
    write(game, [played(game, seats, asked.games) for seats in range(fewest, most + 1)])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
