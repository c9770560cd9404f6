"""Stores of every version that was ever released are taken up, with all they hold."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest

from graveshift.server import postgres_place
from graveshift.server.postgres import PostgresStore
from graveshift.server.schema import STEPS, Step
from graveshift.server.sqlite import SqliteStore
from graveshift.server.sqlite_file import FILE, make_ready
from graveshift.server.store import Found, Kept, Store, StoreError, Summary
from tests.server.places import Place
from tests.server.postgres_server import PostgresServer

T = TypeVar("T")

OLD = Path(__file__).parent / "old"
ANN = b"a" * 32
NEXT = Step(
    sqlite=(
        "ALTER TABLE tables ADD COLUMN language TEXT NOT NULL DEFAULT 'en'",
        "UPDATE tables SET touched = touched + 1",
    ),
    postgres=(
        "ALTER TABLE graveshift.tables ADD COLUMN language text NOT NULL DEFAULT 'en'",
        "UPDATE graveshift.tables SET touched = touched + 1",
    ),
)
WRONG = Step(
    sqlite=("UPDATE tables SET touched = 0", "UPDATE nowhere SET x = 1"),
    postgres=("UPDATE graveshift.tables SET touched = 0", "UPDATE nowhere SET x = 1"),
)


async def fill(store: Store) -> None:
    """What the stores in the folder `old` hold."""
    summary = Summary(owners=frozenset({ANN}), is_open=True, touched=5, due=7, about=b"about")
    await store.create("one", [b"0", b"\x00\xff"], summary)
    await store.append("one", 2, [b"2"])
    await store.keep_state("one", 2, b"state")


async def hold(store: Store) -> tuple[object, ...]:
    """What they must be found to hold for ever."""
    return (
        await store.read("one"),
        await store.last_state("one"),
        await store.tables_of(ANN),
        await store.open_tables(),
        await store.due(7),
        await store.append("one", 3, [b"3"]),
    )


HELD = (
    [b"0", b"\x00\xff", b"2"],
    Kept(2, b"state"),
    [Found("one", 5, b"about")],
    [Found("one", 5, b"about")],
    [("one", 7)],
    True,
)


@pytest.mark.parametrize("version", range(1, len(STEPS) + 1))
def test_a_file_of_every_version_is_taken_up(tmp_path: Path, version: int):
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.executescript((OLD / f"sqlite-{version}.sql").read_text(encoding="utf-8"))
    assert Place(tmp_path).run(hold) == HELD


@pytest.mark.parametrize("version", range(1, len(STEPS) + 1))
def test_a_database_of_every_version_is_taken_up(
    database: str, postgres: PostgresServer, tmp_path: Path, version: int
):
    postgres.psql((OLD / f"postgres-{version}.sql").read_text(encoding="utf-8"))
    assert Place(tmp_path, database).run(hold) == HELD


def run(place: Place, steps: Sequence[Step], scenario: Callable[[Store], Awaitable[T]]) -> T:
    """As `Place.run`, with a program that knows these steps."""

    async def body() -> T:
        store: Store
        if place.database is None:
            store = SqliteStore(make_ready(place.folder, steps))
        else:
            there = postgres_place.Place(place.database)
            await there.make_ready(steps)
            store = PostgresStore(there, await there.pool(2))
        try:
            return await scenario(store)
        finally:
            await store.close()

    return asyncio.run(body())


def test_a_step_is_taken_once_and_keeps_what_is_there(place: Place):
    async def touched(store: Store) -> list[int]:
        return [found.touched for found in await store.open_tables()]

    place.run(fill)
    assert run(place, (*STEPS, NEXT), touched) == [6]
    assert run(place, (*STEPS, NEXT), touched) == [6]
    with pytest.raises(StoreError, match="was made by a newer Graveshift"):
        place.run(touched)
    assert run(place, (*STEPS, NEXT), hold) == (
        *HELD[:2],
        *[[Found("one", 6, b"about")]] * 2,
        *HELD[4:],
    )


def test_a_step_that_fails_leaves_the_store_as_it_was(place: Place):
    place.run(fill)
    with pytest.raises(StoreError, match="nowhere"):
        run(place, (*STEPS, WRONG), hold)
    assert place.run(hold) == HELD
