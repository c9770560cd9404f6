"""Measure what we promise about our own speed: python -m benchmarks.

Random games, play through Python, interpreted rules and copies of states are read on one core;
random games on two cores by a worker that is not pinned.  Comparisons with other engines are in
`benchmarks.peers`.
"""

import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from benchmarks import command, report
from benchmarks.rounds import Entry, Session, say
from benchmarks.wire import Worker

PLAYERS = 4
PINNED = "graveshift"
FREE = "graveshift, not pinned"


class Promise(NamedTuple):
    """One way of running our games, and how fast we promise it is."""

    worker: str
    way: str
    per_second: float | None


PROMISES = (
    Promise(PINNED, "random_games", None),
    Promise(FREE, "two_cores", None),
    Promise(PINNED, "python_api", 1_000_000),
    Promise(PINNED, "interpreted", 50_000),
    Promise(PINNED, "copies", 25_000_000),
)


def results(session: Session, games: list[str]) -> list[dict[str, Any]]:
    """Return every figure with what is promised of it."""
    rows = []
    for game in games:
        for promise in PROMISES:
            entry = Entry(promise.worker, promise.way, game)
            if entry in session.readings:
                figure = report.figures(session.readings[entry]).per_second
                rows.append({**entry._asdict(), "figure": figure, "promised": promise.per_second})
        pair = two_to_one(game)
        if pair in session.ratios:
            rounds = session.ratios[pair]
            rows.append(
                {
                    **pair[0]._asdict(),
                    "way": "two cores to one",
                    "figure": median(rounds),
                    "promised": None,
                }
            )
    return rows


def two_to_one(game: str) -> tuple[Entry, Entry]:
    """Pair the same games on two cores and on one."""
    return Entry(FREE, "two_cores", game), Entry(PINNED, "random_games", game)


def promises_table(rows: list[dict[str, Any]]) -> str:
    """Show every figure against what is promised of it, a line each."""
    lines = [["game", "way", "figure", "promised", ""]]
    for row in rows:
        promised = row["promised"]
        lines.append(
            [
                row["game"],
                row["way"],
                report.amount(row["figure"]),
                f"≥ {report.amount(promised)}" if promised else "",
                report.verdict(row["figure"], promised),
            ]
        )
    return report.columns(lines, left=2)


def main() -> int:
    """Measure, print the tables, and fail if a lane could not be measured."""
    options = command.options(__doc__)
    python = Path(sys.executable)
    entries = [
        Entry(promise.worker, promise.way, game) for game in options.games for promise in PROMISES
    ]
    with (
        Worker(python, "benchmarks.ours", options.core) as pinned,
        Worker(python, "benchmarks.ours", None) as free,
    ):
        session = Session({PINNED: pinned, FREE: free}, PLAYERS, options.seconds)
        session.warm_up(entries)
        for number in range(options.repeats):
            say(f"round {number + 1} of {options.repeats}")
            session.take_turns(entries, [two_to_one(game) for game in options.games])
        session.note_versions()
    rows = results(session, options.games)
    print(f"{report.lanes_table(session)}\n\n{promises_table(rows)}\n")
    return report.finish(session, rows, options.out)


if __name__ == "__main__":
    command.run(main)
