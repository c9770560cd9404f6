"""Measure the table server beside boardgame.io's own, in one run: python -m benchmarks.server.

Each server is a process on one core, and the load is another process on another core. *Stored*: how
many actions a second a server accepts and stores while tables of six play as fast as they can.
*Lively*: how long it takes from an action until all six seats have been shown what came of it,
while hundreds of tables are played at the pace of people. *Idle*: memory with thousands of sockets
on which nothing happens.

boardgame.io stores with its own FlatFile (whole files, not synced) and, in a lane of its own, not
at all; it shows an action before it stores it. Ours has synced an action before it is acknowledged
or shown. Its game does nothing but count votes, ours is Mall of Horror.
"""

import argparse
import asyncio
import json
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import IO, Any, NamedTuple, cast

import uvloop

from benchmarks import command, report
from benchmarks.players import MakeTable, Tally, our_table, our_watcher, peer_table
from benchmarks.wire import ROOT, cores, pin

PEER = ROOT / "benchmarks" / "boardgameio"
PROMISED_RATIO = 10.0
PROMISED_MEDIAN, PROMISED_LATE = 0.005, 0.025
PROMISED_BYTES = 500e6
MEGA = 1e6
MILLI = 1000
LATE = 0.99
WATCHED = 20
"""Tables among which the idle sockets are spread."""
ROOM = 1024
"""Files that a process has open besides its sockets."""


class Options(argparse.Namespace):
    """How to measure."""

    seconds: float
    repeats: int
    playing: int
    lively: int
    think: float
    idle: int
    alone: bool
    out: Path | None


def options() -> Options:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=8, help="length of one reading")
    parser.add_argument("--repeats", type=int, default=3, help="readings of stored actions")
    parser.add_argument("--playing", type=int, default=40, help="tables that play at full speed")
    parser.add_argument("--lively", type=int, default=500, help="tables at the pace of people")
    parser.add_argument("--think", type=float, default=2, help="seconds of thought, on average")
    parser.add_argument("--idle", type=int, default=10_000, help="sockets on which nothing happens")
    parser.add_argument("--alone", action="store_true", help="measure ours without the peer")
    parser.add_argument("--out", type=Path, help="a file for the results, as JSON")
    return parser.parse_args(namespace=Options())


class Server(NamedTuple):
    """A server that runs."""

    origin: str
    process: subprocess.Popen[str]

    def memory(self) -> float:
        """Bytes that belong to it, shared ones in part."""
        text = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text(encoding="ascii")
        (line,) = (line for line in text.splitlines() if line.startswith("Pss:"))
        return float(line.split()[1]) * 1024

    def worked(self) -> float:
        """Seconds of a processor that it has used."""
        text = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        user, system = text.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def started(words: Sequence[str], place: Path, origin: str | None = None) -> Iterator[Server]:
    """Run a server that says a line when it is ready: its origin, unless that is known."""
    process = subprocess.Popen(
        words, cwd=place, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    output = cast("IO[str]", process.stdout)
    try:
        said = output.readline().strip()
        if not said:
            raise RuntimeError(f"{words[0]} does not start")
        yield Server(origin or said, process)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        output.close()


@contextmanager
def ours(core: int | None) -> Iterator[Server]:
    """Our server on a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="graveshift-bench-", dir=ROOT / "build") as folder:
        words = [sys.executable, "-m", "benchmarks.table_server", "--data", folder]
        with started([*words, *pinned(core)], ROOT) as server:
            yield server


@contextmanager
def theirs(core: int | None, *, stores: bool) -> Iterator[Server]:
    """boardgame.io's server, storing in files or not at all."""
    with tempfile.TemporaryDirectory(prefix="bgio-bench-", dir=ROOT / "build") as folder:
        port = str(free_port())
        words = ["node", "server.js", port, *([folder] if stores else [])]
        tied = ["taskset", "--cpu-list", str(core), *words] if core is not None else words
        with started(tied, PEER, f"http://127.0.0.1:{port}") as server:
            yield server


def pinned(core: int | None) -> list[str]:
    """The words that tie our server to a core."""
    return [] if core is None else ["--core", str(core)]


def free_port() -> int:
    """A port that nobody has just now."""
    with socket.create_server(("127.0.0.1", 0)) as one:
        port: int = one.getsockname()[1]
        return port


def installed() -> str:
    """Install the peer by its lock, if it is not there; returns its version."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise SystemExit("The comparison needs node and npm; `--alone` measures ours alone.")
    lock, stamp = PEER / "package-lock.json", PEER / "node_modules" / ".made-of"
    if not stamp.exists() or stamp.read_bytes() != lock.read_bytes():
        print("Installing boardgame.io into benchmarks/boardgameio/node_modules", file=sys.stderr)
        subprocess.run(
            ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"],  # noqa: S607
            cwd=PEER,
            check=True,
        )
        stamp.write_bytes(lock.read_bytes())
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    version: str = packages["node_modules/boardgame.io"]["version"]
    return version


# Readings -----------------------------------------------------------------------------------------


async def keep_playing(make: MakeTable, origin: str, tally: Tally, think: float | None) -> None:
    """Play one game after another."""
    while True:
        table = await make(origin, tally, think)
        try:
            await table.play()
        finally:
            table.close()


@asynccontextmanager
async def load(
    make: MakeTable, origin: str, tables: int, think: float | None
) -> AsyncIterator[Tally]:
    """So many tables at once, for as long as the block lasts."""
    tally = Tally()
    games = []
    for _ in range(tables):
        games.append(asyncio.create_task(keep_playing(make, origin, tally, think)))
        await asyncio.sleep(0 if think is None else think / tables)
    try:
        yield tally
        for game in games:
            if game.done():
                game.result()
    finally:
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)


class Stored(NamedTuple):
    """How many actions were accepted while all tables played as fast as they could."""

    a_second: float
    a_second_of_work: float
    """The same by the time that the server had a processor; other load does not change it much."""
    tally: Tally


async def stored_actions(make: MakeTable, server: Server, chosen: Options) -> Stored:
    """Actions accepted while all tables play as fast as they can."""
    async with load(make, server.origin, chosen.playing, None) as tally:
        await asyncio.sleep(chosen.seconds / 3)  # until tables are at different points of play
        before, begun, worked = tally.accepted, perf_counter(), server.worked()
        await asyncio.sleep(chosen.seconds)
        done = tally.accepted - before
        work = max(server.worked() - worked, 1 / os.sysconf("SC_CLK_TCK"))
        return Stored(done / (perf_counter() - begun), done / work, tally)


async def latencies(make: MakeTable, origin: str, chosen: Options) -> Tally:
    """From an action to all six seats, with many tables at the pace of people."""
    async with load(make, origin, chosen.lively, chosen.think) as tally:
        await asyncio.sleep(3 * chosen.think)
        tally.seconds.clear()
        tally.accepted = tally.private = 0
        await asyncio.sleep(3 * chosen.seconds)
    return tally


async def memory(server: Server, chosen: Options) -> tuple[float, float]:
    """Bytes of a server before and with many sockets on which nothing happens."""
    before = server.memory()
    tally = Tally()
    tables = [await our_table(server.origin, tally, None) for _ in range(WATCHED)]
    names = [tables[number % WATCHED].name for number in range(chosen.idle)]
    sockets = [await our_watcher(server.origin, name) for name in names]
    await asyncio.sleep(2)
    after = server.memory()
    closed = sum(one.is_closed.done() for one in sockets)
    if closed:
        raise RuntimeError(f"{closed} of {chosen.idle} sockets were closed")
    for one in sockets:
        one.close()
    for table in tables:
        table.close()
    return before, after


def share(seconds: Sequence[float], part: float) -> float:
    """The time that this part of all takes at most."""
    return sorted(seconds)[min(int(len(seconds) * part), len(seconds) - 1)] if seconds else 0.0


def room_for(sockets: int) -> None:
    """Allow so many sockets in this process and the servers it starts, if the system lets us."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + ROOM
    if most != resource.RLIM_INFINITY and most < wanted:
        raise SystemExit(f"{wanted} open files are needed and {most} allowed; give less --idle.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


# The command --------------------------------------------------------------------------------------


async def measure(chosen: Options, core: int | None) -> dict[str, Any]:
    """Every reading."""
    rates: dict[str, list[Stored]] = {"ours": []}
    if not chosen.alone:
        rates |= {"boardgame.io, FlatFile": [], "boardgame.io, in memory": []}
    for number in range(chosen.repeats):
        say(f"stored actions, round {number + 1} of {chosen.repeats}")
        for name, figures in rates.items():
            with server_of(name, core) as server:
                make = our_table if name == "ours" else peer_table
                found = await stored_actions(make, server, chosen)
                figures.append(found)
                say(
                    f"  {name}: {found.a_second:.0f}/s, {found.a_second_of_work:.0f} a second of "
                    f"work, {found.tally.games} games, {found.tally.refused} refused"
                )
    say(f"latency with {chosen.lively} tables")
    with ours(core) as server:
        lively = await latencies(our_table, server.origin, chosen)
    say(f"memory with {chosen.idle} sockets")
    with ours(core) as server:
        before, after = await memory(server, chosen)
    return {"rates": rates, "lively": lively, "before": before, "after": after}


def server_of(name: str, core: int | None) -> AbstractContextManager[Server]:
    """The server of a lane."""
    return ours(core) if name == "ours" else theirs(core, stores=name.endswith("FlatFile"))


def say(text: str) -> None:
    """Say how far it has come."""
    print(text, file=sys.stderr, flush=True)


def results(chosen: Options, found: dict[str, Any]) -> list[dict[str, Any]]:
    """Every figure with what is promised of it."""
    readings: dict[str, list[Stored]] = found["rates"]
    rates = {name: median(one.a_second for one in all_) for name, all_ in readings.items()}
    work = {name: median(one.a_second_of_work for one in all_) for name, all_ in readings.items()}
    rows: list[dict[str, Any]] = [
        {"what": f"stored actions/s, {name}", "figure": rate} for name, rate in rates.items()
    ]
    rows += [
        {"what": f"stored actions a second of work, {name}", "figure": rate}
        for name, rate in work.items()
    ]
    if "boardgame.io, FlatFile" in rates:
        ratio = rates["ours"] / rates["boardgame.io, FlatFile"]
        rows.append({"what": "ours / boardgame.io", "figure": ratio, "least": PROMISED_RATIO})
    lively: Tally = found["lively"]
    tables = f"{chosen.lively} tables"
    rows += [
        {"what": f"action to all six, ms, median, {tables}",
         "figure": MILLI * share(lively.seconds, 0.5), "most": MILLI * PROMISED_MEDIAN},
        {"what": f"action to all six, ms, 99 of 100, {tables}",
         "figure": MILLI * share(lively.seconds, LATE), "most": MILLI * PROMISED_LATE},
        {"what": "actions seen by all six", "figure": len(lively.seconds)},
        {"what": "actions shown to one seat only", "figure": lively.private},
        {"what": "MB before", "figure": found["before"] / MEGA},
        {"what": f"MB with {chosen.idle} sockets", "figure": found["after"] / MEGA,
         "most": PROMISED_BYTES / MEGA},
    ]  # fmt: skip
    return rows


def table_of(rows: list[dict[str, Any]]) -> str:
    """A line for each figure."""
    lines = [["what", "figure", "promised", ""]]
    for row in rows:
        promised, kept = "", ""
        if "least" in row:
            promised = f"≥ {row['least']:g}"
            kept = "kept" if row["figure"] >= row["least"] else "missed"
        elif "most" in row:
            promised = f"≤ {row['most']:g}"
            kept = "kept" if row["figure"] <= row["most"] else "missed"
        lines.append([row["what"], f"{row['figure']:.2f}", promised, kept])
    return report.columns(lines, left=1)


def main() -> int:
    """Measure, and print the table."""
    chosen = options()
    room_for(max(chosen.idle, 6 * chosen.lively))
    (ROOT / "build").mkdir(exist_ok=True)
    version = "" if chosen.alone else installed()
    free = cores()
    core = free[0] if len(free) > 1 else None
    pin(free[1] if len(free) > 1 else None)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        rows = results(chosen, runner.run(measure(chosen, core)))
    print(table_of(rows))
    print(f"boardgame.io {version}; on {report.processor()}.")
    if chosen.out is not None:
        said = {"processor": report.processor(), "boardgame.io": version, "results": rows}
        chosen.out.parent.mkdir(parents=True, exist_ok=True)
        chosen.out.write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    command.run(main)
