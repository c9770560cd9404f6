"""What was measured, for people (tables) and for programs (a file of JSON)."""

import json
import platform
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from benchmarks.measure import Reading
from benchmarks.rounds import Session

THOUSAND = 1_000
MILLION = 1_000_000
EXACT_BELOW = 10
"""Smaller numbers are shown with two digits after the point."""


class Figures(NamedTuple):
    """What the readings of one lane come to."""

    per_second: float
    """Decisions (or copies) a second: the median of the readings."""
    games_per_second: float
    forced_share: float
    """The part of all choices that was forced."""
    decisions_per_game: float


def figures(readings: Sequence[Reading]) -> Figures:
    """Sum the readings of a lane up."""
    done = sum(reading.done for reading in readings)
    forced = sum(reading.forced for reading in readings)
    games = sum(reading.games for reading in readings)
    return Figures(
        per_second=median(reading.per_second for reading in readings),
        games_per_second=median(reading.games / reading.seconds for reading in readings),
        forced_share=forced / (done + forced),
        decisions_per_game=done / games if games else 0.0,
    )


def lanes_table(session: Session) -> str:
    """Show the figures of every lane, a line each."""
    rows = [["engine", "game", "way", "per second", "forced", "per game", "games/s"]]
    for entry, readings in session.readings.items():
        lane = figures(readings)
        rows.append([entry.worker, entry.game, entry.way, amount(lane.per_second)])
        if lane.games_per_second:
            rows[-1] += [
                f"{lane.forced_share:.1%}",
                f"{lane.decisions_per_game:.1f}",
                amount(lane.games_per_second),
            ]
        else:
            rows[-1] += [""] * 3
    return columns(rows, left=3)


def ratio_text(ratios: Sequence[float]) -> str:
    """Show the median of a ratio's rounds with the lowest and the highest."""
    return f"{median(ratios):.2f} × ({min(ratios):.2f}–{max(ratios):.2f})"


def verdict(figure: float, promised: float | None) -> str:
    """Say whether a promise is kept; nothing where none was made."""
    if promised is None:
        return ""
    return "kept" if figure >= promised else f"missed, {figure / promised:.0%} of it"


def amount(number: float) -> str:
    """Write a number as people read it: 15.2 M, 283 k, 36.0."""
    if number >= MILLION:
        return f"{number / MILLION:.2f} M"
    if number >= THOUSAND:
        return f"{number / THOUSAND:.1f} k"
    return f"{number:.2f}" if number < EXACT_BELOW else f"{number:.1f}"


def columns(rows: Sequence[Sequence[str]], left: int) -> str:
    """Set rows under their heads: so many columns to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.ljust(width) if number < left else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    return "\n".join([lines[0], "-" * max(map(len, lines)), *lines[1:]])


def finish(session: Session, results: Sequence[Mapping[str, Any]], out: Path | None) -> int:
    """Tell the circumstances and what failed, write the file if asked; return the exit status."""
    for name, versions in session.versions.items():
        said = ", ".join(f"{package} {version}" for package, version in versions.items())
        print(f"{name}: {said}")
    print(
        f"{session.players} players; readings of {session.seconds} s on {processor()}.\n"
        "Decisions (in `copies`, copies) per second and per game; a decision is a choice with at "
        "least two offered,\nand `forced` is the part of all choices that had only one."
    )
    for entry, reason in session.failures.items():
        print(f"not measured: {entry.worker} {entry.game} {entry.way}: {reason}")
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        data = json.dumps(as_data(session, results), indent=1, ensure_ascii=False)
        out.write_text(f"{data}\n", encoding="utf-8")
    return 1 if session.failures else 0


def as_data(session: Session, results: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return a run for a file: circumstances, every reading of every lane, and the results."""
    return {
        "taken": datetime.now(UTC).isoformat(timespec="seconds"),
        "processor": processor(),
        "system": platform.platform(),
        "versions": session.versions,
        "players": session.players,
        "seconds": session.seconds,
        "lanes": [
            {
                **entry._asdict(),
                **figures(readings)._asdict(),
                "readings": [reading._asdict() for reading in readings],
            }
            for entry, readings in session.readings.items()
        ],
        "failures": [
            {**entry._asdict(), "reason": reason} for entry, reason in session.failures.items()
        ],
        "results": results,
    }


def processor() -> str:
    """Name the processor as well as the system can."""
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        for line in listing.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor()
