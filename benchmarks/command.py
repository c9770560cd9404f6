"""What the commands of this folder share on the command line."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from benchmarks.wire import cores

OUR_GAMES = ("mall-of-horror",)


class Options(argparse.Namespace):
    """How to measure."""

    games: list[str]
    seconds: float
    repeats: int
    core: int | None
    out: Path | None


def options(description: str | None) -> Options:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(description or "").partition("\n")[0])
    parser.add_argument("--games", nargs="+", default=list(OUR_GAMES), help="which games of ours")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one reading")
    parser.add_argument("--repeats", type=int, default=5, help="rounds of readings")
    parser.add_argument(
        "--core",
        type=int,
        default=max(cores(), default=None),
        help="the core to measure on (only where processes can be pinned)",
    )
    parser.add_argument("--out", type=Path, help="a file for the results, as JSON")
    chosen = parser.parse_args(namespace=Options())
    if chosen.seconds <= 0 or chosen.repeats < 1:
        parser.error("--seconds must be above 0 and --repeats at least 1")
    if chosen.core is not None and chosen.core not in cores():
        parser.error(f"--core must be one of {cores()}")
    return chosen


def run(main: Callable[[], int]) -> NoReturn:
    """Run a command, which may be interrupted, and end with its exit status."""
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
