"""Measure whole random games on a GPU, and hold them against the processor's: the same bytes.

    python -m benchmarks.gpu --games mall-of-horror --same 100000

For each number of players the first games of a series are played here and there, options drawn at
random, and the states that they end in are compared byte for byte.  Then a larger number of games
is played several times with the usual options, dealing and copying of results included.
"""

import argparse
import json
import platform
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np

from benchmarks import command, report
from graveshift.engine.errors import UserError
from graveshift.engine.game import Game
from graveshift.games import game_named
from graveshift.sim.cuda import THREADS, Device, device_of
from graveshift.sim.desk import RESULT
from graveshift.sim.finals import finals_on_cpu, finals_on_gpu
from graveshift.sim.series import CHANCERS, RANDOM, Series

SEED = 1
PROMISED_PLAYERS = 4
PROMISED = {"mall-of-horror": 500_000_000}
PROMISED_ELSE = 100_000_000


class Options(argparse.Namespace):
    """What to measure."""

    games: list[str]
    many: int
    same: int
    repeats: int
    threads: list[int]
    out: Path | None


def options() -> Options:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", nargs="+", default=list(command.OUR_GAMES), help="which games")
    parser.add_argument("--many", type=int, default=1 << 22, help="games of one reading")
    parser.add_argument("--same", type=int, default=100_000, help="games to compare; 0 for none")
    parser.add_argument("--repeats", type=int, default=3, help="readings")
    parser.add_argument(
        "--threads", nargs="+", type=int, default=[THREADS], help="threads of a block"
    )
    parser.add_argument("--out", type=Path, help="a file for the results, as JSON")
    return parser.parse_args(namespace=Options())


def is_same(game: Game, seats: int, games: int) -> bool:
    """Whether games end in the same bytes on the GPU and on the processor."""
    series = Series.of(game, seats, SEED, CHANCERS, RANDOM)
    return finals_on_gpu(series, games).tobytes() == finals_on_cpu(series, games).tobytes()


def reading(device: Device, seats: int, games: int, threads: int) -> tuple[float, float]:
    """Decisions and games a second."""
    series, results = (
        Series.of(device.game, seats, SEED, CHANCERS, {}),
        np.zeros(games, RESULT),
    )
    none = np.zeros(0, device.layout.dtype)
    begun = perf_counter()
    device.play(series, 0, results, none, threads)
    seconds = perf_counter() - begun
    return int(results["decisions"].sum()) / seconds, games / seconds


def rows_of(name: str, asked: Options) -> list[dict[str, Any]]:
    """All figures of one game."""
    game, begun = game_named(name), perf_counter()
    device = device_of(game)
    compiled, rows = perf_counter() - begun, []
    fewest, most = game.bounds.seats
    for seats in range(fewest, most + 1):
        same = is_same(game, seats, asked.same) if asked.same else None
        for threads in asked.threads:
            reading(device, seats, asked.many // 8, threads)
            readings = [reading(device, seats, asked.many, threads) for _ in range(asked.repeats)]
            promised = PROMISED.get(name, PROMISED_ELSE) if seats == PROMISED_PLAYERS else None
            rows.append(
                {
                    "game": name,
                    "players": seats,
                    "threads": threads,
                    "decisions_per_second": median(one[0] for one in readings),
                    "games_per_second": median(one[1] for one in readings),
                    "readings": [one[0] for one in readings],
                    "promised": promised,
                    "compared": asked.same,
                    "same": same,
                    "compiled_in": compiled,
                }
            )
            print(report.columns(table(rows[-1:]), left=1).splitlines()[-1], flush=True)
    return rows


def table(rows: list[dict[str, Any]]) -> list[list[str]]:
    """The figures as lines of a table."""
    heads = ["game", "players", "threads", "decisions/s", "games/s", "promise", "same bytes"]
    said = {None: "not compared", True: "yes", False: "NO"}
    return [
        heads,
        *(
            [
                row["game"],
                str(row["players"]),
                str(row["threads"]),
                report.amount(row["decisions_per_second"]),
                report.amount(row["games_per_second"]),
                report.verdict(row["decisions_per_second"], row["promised"]),
                said[row["same"]] + (f", {row['compared']:,} games" if row["compared"] else ""),
            ]
            for row in rows
        ),
    ]


def main() -> int:
    """Measure, print a table, and fail where games differ."""
    asked = options()
    try:
        rows = [row for name in asked.games for row in rows_of(name, asked)]
    except UserError as error:
        print(f"gpu: {error}", file=sys.stderr)
        return 2
    compiled = {row["game"]: row["compiled_in"] for row in rows}
    print(f"\n{report.columns(table(rows), left=1)}\n")
    for name, seconds in compiled.items():
        print(f"{name} was compiled, or taken from the cache, in {seconds:.1f} s")
    print(f"numba {version('numba')}, {asked.many:,} games a reading, {platform.platform()}")
    if asked.out is not None:
        taken = datetime.now(UTC).isoformat(timespec="seconds")
        told = {"taken": taken, "numba": version("numba"), "rows": rows}
        asked.out.write_text(f"{json.dumps(told, indent=1)}\n", encoding="utf-8")
    return 1 if any(row["same"] is False for row in rows) else 0


if __name__ == "__main__":
    command.run(main)
