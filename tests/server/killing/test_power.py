"""A loss of power at any instant takes nothing that had been acknowledged."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from graveshift.server.sqlite_file import FILE
from graveshift.server.store import NoTableError, Store, StoreError
from tests.server.killing.load import FILLER, LENGTHS
from tests.server.killing.told import Witness, told_in
from tests.server.killing.trace import STRACE, Call, Disk, calls_in, trace
from tests.server.places import Place
from tests.server.postgres_server import PostgresServer, postgres_folder

pytestmark = pytest.mark.skipif(not STRACE, reason="needs strace")

ROOT = Path(__file__).parents[3]
TURNS = 12
CUTS = 100


def traced(folder: Path, pragma: str = "") -> list[Call]:
    """The system calls of a store under load."""
    command = [sys.executable, "-m", "tests.server.killing.load", "1", str(folder / "data")]
    trace([*command, "", str(TURNS), pragma], folder / "trace", ROOT)
    return calls_in(folder / "trace")


def output_until(calls: Sequence[Call], line: int) -> bytes:
    """What had been told by then, or was just being told."""
    return b"".join(
        call.data
        for call in calls
        if call.name == "write" and call.handle == 1 and call.begun <= line
    )


def lost(place: Place, output: bytes) -> str:
    """What is wrong with a store after a loss of power; nothing, if all is well."""

    async def look(store: Store) -> None:
        if output.startswith(b"ready\n"):
            await Witness().look(store, told_in(output))

    try:
        place.run(look)
    except (AssertionError, NoTableError, StoreError) as error:
        return str(error) or "something"
    return ""


def losses(folder: Path, calls: Sequence[Call], cuts: int) -> list[str]:
    """What is wrong after so many losses of power in the same run."""
    chance = random.Random(1)  # noqa: S311 - no secret
    acknowledgements = [one.begun for one in calls if one.name == "write" and one.handle == 1]
    found = []
    for cut in range(cuts):
        after_one = chance.choice(acknowledgements)
        line = after_one if cut % 2 else chance.randint(0, calls[-1].begun)
        disk = Disk(folder / "data")
        disk.play(calls, line)
        place = Place(folder / f"cut-{cut}")
        place.folder.mkdir()
        for name, content in disk.lose_power(chance).items():
            (place.folder / name).write_bytes(content)
        found.append(lost(place, output_until(calls, line)))
    return found


def test_a_loss_of_power_takes_nothing_that_was_acknowledged(tmp_path: Path):
    calls = traced(tmp_path)
    names = {Path(one.path).name for one in calls if one.name == "fdatasync"}
    assert {FILE, f"{FILE}-wal"} <= names, "the log is not written back in this run"
    assert set(losses(tmp_path, calls, CUTS)) == {""}


@pytest.mark.parametrize("pragma", ["synchronous=NORMAL", "synchronous=OFF"])
def test_a_loss_of_power_shows_a_store_that_does_not_sync_before_it_answers(
    tmp_path: Path, pragma: str
):
    found = losses(tmp_path, traced(tmp_path, pragma), CUTS // 3)
    assert any(found)


def unsynced(calls: Sequence[Call]) -> list[str]:
    """What had been acknowledged before a sync of a file that it was written to had ended."""
    written: dict[str, list[Call]] = {}
    synced: list[tuple[int, bytes]] = []
    for call in calls:
        if call.name == "pwrite64" and FILLER[:30] in call.data:
            written.setdefault(call.path, []).append(call)
        elif "sync" in call.name and call.path in written:
            covered = [one for one in written[call.path] if one.ended < call.begun]
            synced += [(call.ended, one.data) for one in covered]
            written[call.path] = [one for one in written[call.path] if one not in covered]
    found = []
    for told in (one for one in calls if one.name == "write" and one.handle == 1):
        on_disk = [data for ended, data in synced if ended < told.begun]
        for one in told_in(told.data):
            found += [name for name in one.names if not any(holds(data, name) for data in on_disk)]
    return found


def holds(data: bytes, name: str) -> bool:
    """Whether a body of this name stands there, by its beginning or its end: pages cut it."""
    letters = name.encode()
    ends = [FILLER[length - 9 : length] + b" " + letters for length in LENGTHS]
    return any(mark in data for mark in (letters + b" " + FILLER[:9], *ends))


@pytest.mark.parametrize(("synchronous_commit", "is_safe"), [("on", True), ("off", False)])
def test_postgres_has_synced_what_is_acknowledged(
    tmp_path: Path, synchronous_commit: str, is_safe: bool
):
    """And the same trace shows when it has not."""
    with postgres_folder() as folder:
        PostgresServer(folder)
        command = [sys.executable, "-m", "tests.server.killing.load_postgres", str(folder)]
        trace([*command, "4", synchronous_commit], tmp_path / "trace", ROOT)
    calls = calls_in(tmp_path / "trace")
    assert sum(one.name == "write" and one.handle == 1 for one in calls) > 40
    assert (not unsynced(calls)) is is_safe
