"""Two processes that measure in turn: one JSON line asks, one JSON line answers.

The sides of a comparison live in environments of their own, so each is a process of its own. Both
are pinned on the same core, and whoever is not asked sleeps on its input: readings alternate
without starting anything anew, and neither side disturbs the other.
"""

import argparse
import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, Any, Self, cast

from benchmarks.measure import Meter, Reading, Way

ROOT = Path(__file__).resolve().parents[1]

PATIENCE = 10.0
"""Seconds a worker has to end by itself."""


class WorkerError(Exception):
    """A worker could not measure what it was asked, and says why."""


def serve(ways: Mapping[str, Way], versions: Callable[[], dict[str, str]]) -> None:
    """Be a worker: answer requests from standard input until it closes.

    The request `{"versions": true}` is answered with the versions of what is measured; any other
    names a `way`, a `game`, the number of `players` and the `seconds` to measure for.
    """
    parser = argparse.ArgumentParser(description="Measures what it is asked, line by line.")
    parser.add_argument("--core", type=int, help="the core to be pinned on")
    pin(parser.parse_args().core)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asked is stopped, and then closes our input
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a library prints is not an answer
    meters: dict[tuple[str, str, int], Meter] = {}
    for line in sys.stdin:
        request = json.loads(line)
        answer: Mapping[str, object]
        try:
            if request.get("versions"):
                answer = versions()
            else:
                key = (request["way"], request["game"], request["players"])
                if key not in meters:
                    way = ways[key[0]]
                    meters[key] = Meter(way.make(key[1], key[2]), way.call_seconds)
                answer = meters[key].read(request["seconds"])._asdict()
        except Exception as error:  # noqa: BLE001 -- whatever stops one lane, the others go on
            answer = {"error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def pin(core: int | None) -> None:
    """Keep this process and its future threads on one core, where the system can do that."""
    if core is not None and sys.platform == "linux":
        os.sched_setaffinity(0, {core})


def cores() -> list[int]:
    """Number the cores that a process can be pinned on: none where the system cannot do that."""
    return sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []


class Worker:
    """The asking end: a worker process, for as long as the `with` block lasts."""

    def __init__(self, python: Path, module: str, core: int | None) -> None:
        """Start `module` under the interpreter `python`, pinned on `core` unless that is None."""
        self._module = module
        self._process = subprocess.Popen(
            [str(python), "-m", module, *([] if core is None else ["--core", str(core)])],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._requests = cast("IO[str]", self._process.stdin)
        self._answers = cast("IO[str]", self._process.stdout)

    def __enter__(self) -> Self:
        """Give the worker itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the worker by closing its input, or by force when it is stuck."""
        with contextlib.suppress(BrokenPipeError):
            self._requests.close()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._answers.close()

    def versions(self) -> dict[str, str]:
        """Tell the versions of what this worker measures."""
        return self._ask({"versions": True})

    def read(self, way: str, game: str, players: int, seconds: float) -> Reading:
        """Have one lane read once."""
        request = {"way": way, "game": game, "players": players, "seconds": seconds}
        return Reading(**self._ask(request))

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        try:
            self._requests.write(json.dumps(request) + "\n")
            self._requests.flush()
            line = self._answers.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise WorkerError(f"{self._module} ended with exit status {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise WorkerError(answer["error"])
        return answer
