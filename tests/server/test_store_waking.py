"""Who listens to a store is woken when others write, and not by what it writes itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from graveshift.server import postgres_waking
from graveshift.server.store import Store, Summary
from tests.server.places import Place
from tests.server.postgres_server import PostgresServer

NOTHING = Summary()
SOON = 5.0
"""Seconds in which somebody has to be woken; it takes far less."""


class Sleeper:
    """Somebody who waits to be woken."""

    def __init__(self, store: Store) -> None:
        self.woken: list[str | None] = []
        self.bell = asyncio.Event()
        self.stop = store.listen(self.wake)

    def wake(self, table: str | None) -> None:
        self.woken.append(table)
        self.bell.set()

    async def until(self, table: str | None, times: int = 1) -> None:
        async with asyncio.timeout(SOON):
            while self.woken.count(table) < times:
                await self.bell.wait()
                self.bell.clear()


def with_two(place: Place, scenario: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Run something with two stores on one place, where somebody listens to the first."""

    async def body(store: Store) -> None:
        other = await place.open()
        try:
            await scenario(store, other)
        finally:
            await other.close()

    place.run(body)


def test_who_listens_is_woken_at_the_beginning_and_by_every_change_of_others(place: Place):
    async def scenario(mine: Store, other: Store) -> None:
        await mine.create("one", [b"0"], NOTHING)
        sleeper = Sleeper(mine)
        await sleeper.until(None)
        await other.append("one", 1, [b"1"])
        await sleeper.until("one")
        await other.create("two", [b"0"], NOTHING)
        await sleeper.until("two")
        assert await mine.read("one", 1) == [b"1"]

    with_two(place, scenario)


def test_a_deletion_wakes_too(place: Place):
    async def scenario(mine: Store, other: Store) -> None:
        await mine.create("one", [b"0"], NOTHING)
        sleeper = Sleeper(mine)
        await sleeper.until(None)
        sleeper.bell.clear()
        await other.delete("one")
        async with asyncio.timeout(SOON):
            await sleeper.bell.wait()
        assert await mine.lengths(["one"]) == {}

    with_two(place, scenario)


def test_what_one_writes_oneself_wakes_only_others(place: Place):
    async def scenario(mine: Store, other: Store) -> None:
        sleeper = Sleeper(mine)
        await sleeper.until(None)
        await mine.create("mine", [b"0"], NOTHING)
        await mine.append("mine", 1, [b"1"])
        await asyncio.sleep(0.3)
        await other.create("yours", [b"0"], NOTHING)
        await sleeper.until("yours")
        assert sleeper.woken == [None, "yours"]

    with_two(place, scenario)


def test_several_may_listen_and_each_can_stop(place: Place):
    async def scenario(mine: Store, other: Store) -> None:
        stays, leaves = Sleeper(mine), Sleeper(mine)
        await stays.until(None)
        await leaves.until(None)
        leaves.stop()
        leaves.stop()
        await other.create("one", [b"0"], NOTHING)
        await stays.until("one")
        assert "one" not in leaves.woken

    with_two(place, scenario)


def test_many_changes_together_wake_for_each_of_their_tables(place: Place):
    tables = [f"{number:03}".rjust(40, "t") for number in range(400)]

    async def scenario(mine: Store, other: Store) -> None:
        sleeper = Sleeper(mine)
        await sleeper.until(None)
        await asyncio.gather(*(other.create(table, [b"0"], NOTHING) for table in tables))
        for table in tables:
            await sleeper.until(table)

    with_two(place, scenario)


def test_a_listener_whose_link_broke_is_woken_for_what_it_may_have_missed(
    database: str, postgres: PostgresServer, tmp_path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(postgres_waking, "PAUSE", 0.05)

    async def scenario(mine: Store, other: Store) -> None:
        sleeper = Sleeper(mine)
        await sleeper.until(None)
        await other.create("one", [b"0"], NOTHING)
        await sleeper.until("one")
        await asyncio.to_thread(postgres.cut_links)
        await other.append("one", 1, [b"1"])
        await sleeper.until(None, times=2)
        await other.append("one", 2, [b"2"])
        await sleeper.until("one", times=2)

    with_two(Place(tmp_path, database), scenario)


def test_a_listener_is_woken_now_and_then_though_nobody_told(
    database: str, postgres: PostgresServer, tmp_path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(postgres_waking, "NOW_AND_THEN", 0.1)
    entry = "INSERT INTO graveshift.entries VALUES ('one', 1, 'by one who was killed then')"

    async def scenario(mine: Store, _: Store) -> None:
        await mine.create("one", [b"0"], NOTHING)
        sleeper = Sleeper(mine)
        await sleeper.until(None)
        await asyncio.to_thread(postgres.psql, entry)
        await sleeper.until(None, times=3)
        assert await mine.lengths(["one"]) == {"one": 2}

    with_two(Place(tmp_path, database), scenario)
