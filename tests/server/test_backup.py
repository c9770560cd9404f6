"""A backup is taken while the server runs, and a store can go on from it."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from graveshift.server.backup import backup
from graveshift.server.sqlite_file import FILE
from graveshift.server.store import Store, StoreError, Summary
from tests.server.places import Place

NOTHING = Summary()


async def write_until(store: Store, table: str, done: asyncio.Event) -> list[bytes]:
    """Append and append; what has been told to be stored."""
    log = [b"0"]
    await store.create(table, log, NOTHING)
    while not done.is_set():
        body = b"%s %d" % (table.encode(), len(log))
        assert await store.append(table, len(log), [body])
        log.append(body)
    return log


def test_a_backup_under_load_holds_the_beginning_of_every_log(tmp_path: Path):
    data = tmp_path / "data"
    tables = [f"t{number}" for number in range(20)]

    async def scenario(store: Store):
        done = asyncio.Event()
        writing = [asyncio.create_task(write_until(store, table, done)) for table in tables]
        told_before = {}
        for number in range(5):
            await asyncio.sleep(0.02)
            told_before[number] = await store.lengths(tables)
            await asyncio.to_thread(backup, data, tmp_path / f"copy-{number}")
        done.set()
        return told_before, dict(zip(tables, await asyncio.gather(*writing), strict=True))

    told_before, logs = Place(data).run(scenario)
    for number, lengths in told_before.items():
        folder = tmp_path / f"restored-{number}"
        folder.mkdir()
        shutil.copy(tmp_path / f"copy-{number}", folder / FILE)

        async def look(store: Store, lengths: dict[str, int] = lengths) -> None:
            for table in tables:
                log = await store.read(table)
                assert log == logs[table][: len(log)]
                assert len(log) >= lengths[table]
                assert await store.append(table, len(log), [b"on"])

        Place(folder).run(look)


def test_a_backup_is_one_file_that_only_its_owner_may_read(tmp_path: Path):
    (tmp_path / "copies").mkdir()

    async def scenario(store: Store):
        await store.create("one", [b"secret"], NOTHING)
        return backup(tmp_path / "data", tmp_path / "copies")

    before = os.umask(0)
    try:
        copy = Place(tmp_path / "data").run(scenario)
    finally:
        os.umask(before)
    assert copy == tmp_path / "copies" / FILE
    assert list((tmp_path / "copies").iterdir()) == [copy]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert Place(tmp_path / "copies").run(lambda store: store.read("one")) == [b"secret"]


def test_a_backup_can_be_taken_when_no_server_runs(tmp_path: Path):
    async def scenario(store: Store):
        await store.create("one", [b"0"], NOTHING)

    Place(tmp_path).run(scenario)
    backup(tmp_path, tmp_path / "copy")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", FILE]


def test_what_cannot_be_copied_is_said_in_a_sentence_and_leaves_nothing(tmp_path: Path):
    data, target = tmp_path / "data", tmp_path / "copy"
    with pytest.raises(StoreError, match="holds no tables; --data is the folder"):
        backup(data, target)
    Place(data).run(lambda store: store.check())
    with pytest.raises(StoreError, match="no such file or directory"):
        backup(data, tmp_path / "nowhere" / "copy")
    (data / FILE).write_bytes((data / FILE).read_bytes()[: 3 * 4096])
    with pytest.raises(StoreError, match="is damaged; start from a backup"):
        backup(data, target)
    (data / FILE).unlink()
    with closing(sqlite3.connect(data / FILE)) as connection:
        connection.execute("CREATE TABLE bookmarks (x)")
    with pytest.raises(StoreError, match="is no file of Graveshift"):
        backup(data, target)
    assert list(tmp_path.iterdir()) == [data]


def test_a_backup_writes_over_nothing(tmp_path: Path):
    Place(tmp_path).run(lambda store: store.check())
    for target in (tmp_path, tmp_path / FILE):
        with pytest.raises(StoreError, match="is there already; a backup writes over nothing"):
            backup(tmp_path, target)
