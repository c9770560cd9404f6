"""What holds for the store in a file: who may read it, what it refuses, and what it says then."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from graveshift.server import schema, sqlite, sqlite_file
from graveshift.server.schema import Step
from graveshift.server.sqlite import SqliteStore
from graveshift.server.sqlite_file import FILE, connect, make_ready
from graveshift.server.store import Store, StoreError, Summary
from tests.server.places import Place

NOTHING = Summary()
NOBODY = 65534


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def refusal(folder: Path) -> str:
    """Why no store can be opened here: one sentence."""
    with pytest.raises(StoreError) as caught:
        Place(folder).run(nothing)
    sentence = str(caught.value)
    assert sentence.count("\n") == 0
    assert sentence.endswith(".")
    return sentence


async def nothing(_: Store) -> None:
    """Open and close."""


def test_only_the_owner_may_read_what_is_stored(tmp_path: Path):
    before = os.umask(0)
    modes = {}

    async def scenario(store: Store):
        await store.create("one", [b"secret"], NOTHING)
        modes.update({path.name: mode(path) for path in (tmp_path / "a" / "b").iterdir()})

    try:
        Place(tmp_path / "a" / "b").run(scenario)
    finally:
        os.umask(before)
    assert modes == {FILE: 0o600, f"{FILE}-wal": 0o600, f"{FILE}-shm": 0o600}
    assert mode(tmp_path / "a") == mode(tmp_path / "a" / "b") == 0o700


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path):
    Place(tmp_path).run(nothing)
    (tmp_path / FILE).chmod(0o644)
    Place(tmp_path).run(nothing)
    assert mode(tmp_path / FILE) == 0o600


def test_one_file_is_left_when_the_store_is_closed(tmp_path: Path):
    async def scenario(store: Store):
        await store.create("one", [b"0"], NOTHING)
        await asyncio.gather(*(store.read("one") for _ in range(10)))

    Place(tmp_path).run(scenario)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_what_waits_together_is_synced_together(tmp_path: Path):
    said: list[str] = []

    async def scenario(store: Store):
        assert isinstance(store, SqliteStore)
        await asyncio.gather(*(store.create(f"t{n}", [b"0"], NOTHING) for n in range(300)))
        store.writer.connection.set_trace_callback(said.append)
        told = await asyncio.gather(*(store.append(f"t{n}", 1, [b"1"]) for n in range(300)))
        store.writer.connection.set_trace_callback(None)
        return told

    assert all(Place(tmp_path).run(scenario))
    assert said.count("COMMIT") <= 10
    assert sum(line.startswith("INSERT INTO entries") for line in said) == 300


def test_what_fails_takes_nothing_else_with_it(tmp_path: Path):
    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE entries SET body = 'spoilt'")
        connection.execute("INSERT INTO entries (table_id, number, body) VALUES ('one', 0, '')")

    async def scenario(store: Store):
        assert isinstance(store, SqliteStore)
        await store.create("one", [b"0"], NOTHING)
        before, failed, after = await asyncio.gather(
            store.append("one", 1, [b"1"]),
            store.writer.do(fail),
            store.append("one", 2, [b"2"]),
            return_exceptions=True,
        )
        assert isinstance(failed, StoreError)
        return before, after, await store.read("one")

    assert Place(tmp_path).run(scenario) == (True, True, [b"0", b"1", b"2"])


def test_processes_that_open_a_new_folder_at_once_all_find_a_store(tmp_path: Path):
    program = f"from graveshift.server.sqlite_file import *; make_ready(Path({str(tmp_path)!r}))"
    running = [
        subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.PIPE) for _ in range(6)
    ]
    told = [process.communicate()[1] for process in running]
    assert told == [b""] * 6
    assert [process.returncode for process in running] == [0] * 6
    Place(tmp_path).run(nothing)


def test_a_newer_file_is_refused_and_left_as_it_is(tmp_path: Path):
    step = Step(sqlite=("CREATE TABLE more (x)",), postgres=())
    make_ready(tmp_path, (*schema.STEPS, step))
    before = (tmp_path / FILE).read_bytes()
    assert refusal(tmp_path) == (
        f"{FILE} was made by a newer Graveshift (store version {len(schema.STEPS) + 1}); "
        f"this one knows versions up to {len(schema.STEPS)}."
    )
    assert (tmp_path / FILE).read_bytes() == before


def test_a_file_of_another_program_is_refused_and_left_as_it_is(tmp_path: Path):
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("CREATE TABLE bookmarks (x)")
    before = (tmp_path / FILE).read_bytes()
    assert refusal(tmp_path) == (
        f"{tmp_path / FILE} is no file of Graveshift; --data can be any other folder."
    )
    assert (tmp_path / FILE).read_bytes() == before


def test_a_file_that_is_no_database_is_refused(tmp_path: Path):
    (tmp_path / FILE).write_text("Dear diary, today we were eaten.\n" * 100)
    assert "is no file of Graveshift" in refusal(tmp_path)


@pytest.mark.parametrize("harm", ["zeroes", "cut short"])
def test_a_damaged_file_is_refused(tmp_path: Path, harm: str):
    async def fill(store: Store):
        for number in range(50):
            await store.create(f"t{number}", [b"x" * 2000], NOTHING)

    Place(tmp_path).run(fill)
    with (tmp_path / FILE).open("r+b") as file:
        if harm == "zeroes":
            file.seek(5 * 4096)
            file.write(bytes(10 * 4096))
        else:
            file.truncate(9 * 4096)
    assert refusal(tmp_path) == (
        f"{tmp_path / FILE} is damaged; start from a backup in another folder."
    )


def test_damage_that_shows_late_is_a_sentence_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def fill(store: Store):
        await store.create("one", [b"x" * 100_000], NOTHING)

    async def look(store: Store):
        with pytest.raises(StoreError, match="is damaged; start from a backup"):
            await store.read("one")

    Place(tmp_path).run(fill)
    with (tmp_path / FILE).open("r+b") as file:
        file.seek(-20 * 4096, os.SEEK_END)
        file.write(b"\xff" * 20 * 4096)
    monkeypatch.setattr(sqlite_file, "QUICKLY_CHECKED", 0)
    Place(tmp_path).run(look)


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path):
    (tmp_path / "file").touch()
    assert "cannot hold the tables: " in refusal(tmp_path / "file")
    assert "cannot hold the tables: " in refusal(tmp_path / "file" / "below")


@contextmanager
def without_rights() -> Iterator[None]:
    """Be a user to whom modes of files apply, as they do not to root."""
    if os.geteuid():
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path):
    Place(tmp_path).run(nothing)  # so that all is loaded while we may still read it
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        with without_rights():
            assert refusal(folder) == f"{folder} cannot hold the tables: permission denied."
            assert "cannot hold the tables: permission denied." in refusal(folder / "below")
        folder.chmod(0o755)


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path):
    Place(tmp_path).run(nothing)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        Place(folder).run(nothing)
        folder.chmod(0o555)
        (folder / FILE).chmod(0o444)
        with without_rights():
            assert refusal(folder) == f"{folder} cannot hold the tables: permission denied."
        folder.chmod(0o755)


def test_when_the_disk_takes_no_more_nothing_told_is_lost_and_later_all_goes_on(tmp_path: Path):
    async def scenario(store: Store):
        await store.create("one", [b"0"], NOTHING)
        told = 0
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
        try:
            with suppress(StoreError):
                while await store.append("one", told + 1, [b"x" * 1000]):
                    told += 1
            with pytest.raises(StoreError, match="cannot be read or written: disk I/O error"):
                await store.append("one", told + 1, [b"x" * 1000])
            assert len(await store.read("one")) == told + 1
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert await store.append("one", told + 1, [b"after"])
        return told, await store.read("one")

    told, log = Place(tmp_path).run(scenario)
    assert told > 10
    assert log == [b"0", *[b"x" * 1000] * told, b"after"]
    assert Place(tmp_path).run(lambda store: store.read("one")) == log


def test_a_full_disk_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def scenario(store: Store):
        assert isinstance(store, SqliteStore)
        await store.create("one", [b"0"], NOTHING)
        await store.check()
        store.writer.connection.execute("PRAGMA max_page_count=1")
        with pytest.raises(StoreError, match=r"the disk is full: .* cannot grow"):
            await store.append("one", 1, [b"x" * 100_000])
        assert await store.read("one") == [b"0"]
        monkeypatch.setattr(sqlite, "LEAST_ROOM", 1 << 60)
        with pytest.raises(StoreError, match=r"the disk is full: .* cannot grow"):
            await store.check()

    Place(tmp_path).run(scenario)


def test_a_store_that_another_program_holds_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.2)

    async def scenario(store: Store):
        await store.create("one", [b"0"], NOTHING)
        with closing(connect(tmp_path / FILE)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="is being written by another program"):
                await store.append("one", 1, [b"1"])
            with pytest.raises(StoreError, match="is being written by another program"):
                await store.check()
            assert await store.read("one") == [b"0"]
            other.execute("ROLLBACK")
        return await store.append("one", 1, [b"1"])

    assert Place(tmp_path).run(scenario)
