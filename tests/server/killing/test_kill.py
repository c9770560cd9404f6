"""`kill -9` at random instants: nothing acknowledged is lost, nothing is doubled or torn."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from graveshift.server.store import Store
from tests.server.killing.told import Told, Witness, told_in
from tests.server.places import Place

ROOT = Path(__file__).parents[3]
MOST_LINES = 60
"""Acknowledgements after which a process is killed, at most; counted, as machines differ."""
OPENING = 0.05
"""Seconds within which one that is to die early dies; it may not have opened its store by then."""


class Nursery:
    """Where processes come from."""

    def __init__(self, process: subprocess.Popen[str], pipe: Path) -> None:
        self.process = process
        self.pipe = pipe

    def live_and_die(self, place: Place, round_: int, chance: random.Random) -> list[Told]:
        """Start a process that writes, kill it at a random instant; what it acknowledged."""
        assert self.process.stdin
        assert self.process.stdout
        reading = os.open(self.pipe, os.O_RDONLY | os.O_NONBLOCK)
        try:
            words = [str(self.pipe), str(round_), str(place.folder), place.database or ""]
            print(json.dumps(words), file=self.process.stdin, flush=True)
            process = int(self.process.stdout.readline())
            os.set_blocking(reading, True)
            output = b""
            early = chance.random() < 0.2
            lines = 0 if early else chance.randint(1, MOST_LINES)
            while output.count(b"\n") < lines:
                output += os.read(reading, 1 << 16)
                assert output, "it ended by itself"
            time.sleep(chance.uniform(0, OPENING if early else 0.005))
            os.kill(process, signal.SIGKILL)
            while more := os.read(reading, 1 << 16):
                output += more
        finally:
            os.close(reading)
        return told_in(output)


@contextmanager
def nursery(folder: Path) -> Iterator[Nursery]:
    """A nursery that is open for a while."""
    pipe = folder / "pipe"
    os.mkfifo(pipe)
    command = [sys.executable, "-m", "tests.server.killing.nursery"]
    with subprocess.Popen(
        command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        yield Nursery(process, pipe)


def kill_often(place: Place, rounds: int) -> None:
    """Kill so often, and look each time."""
    witness, chance = Witness(), random.Random(20261119)  # noqa: S311 - no secret
    acknowledged = found = 0
    with nursery(place.folder.parent) as born:
        for round_ in range(rounds):
            told = born.live_and_die(place, round_, chance)

            async def look(store: Store, told: list[Told] = told) -> int:
                return await witness.look(store, told)

            acknowledged += sum(len(one.names) for one in told)
            if acknowledged:
                found += place.run(look)
    place.run(witness.look_again)
    assert found >= acknowledged > rounds * 10


def test_what_was_acknowledged_survives_kill_9(place: Place):
    kill_often(place, rounds=50)


@pytest.mark.long
def test_what_was_acknowledged_survives_kill_9_two_thousand_times(place: Place):
    kill_often(place, rounds=2000)
