"""`kill -9` of whole servers in mid-game: play goes on by itself, and nothing acknowledged is lost.

People play over bad networks all the while. Nobody tells them that a server died; their lines come
back by themselves, to the next process on the same port or to another one on the same database.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import pytest

from graveshift.games import game_named
from graveshift.server import clients
from graveshift.server.clients import ServerError, Site, new_id
from graveshift.server.fairness import verify
from graveshift.server.messages import Create, Done, Made, Sit, Start
from graveshift.server.store import Store
from graveshift.server.visitors import new_token
from tests.server.conftest import KINDS
from tests.server.hostile import Fate, Report, play_badly
from tests.server.killing.test_kill import ROOT
from tests.server.places import Place

T = TypeVar("T")

TABLES = 3
SEATS = 3
LIVES = (0.02, 0.5)
"""Seconds that a server lives before it is killed."""
PATIENCE = 90.0
"""Seconds in which everything that was begun has to come to its end."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "AGAIN_AFTER", 0.1)
    monkeypatch.setattr(clients, "SHORTEST_PAUSE", 0.01)
    monkeypatch.setattr(clients, "LONGEST_PAUSE", 0.05)


@dataclass
class Incubator:
    """Where servers come from, all on one place for tables."""

    process: subprocess.Popen[str]
    pipe: Path
    place: Place
    alive: dict[int, str] = field(default_factory=dict)

    def start(self, port: int = 0) -> int:
        """Start a server and wait until it takes connections; the number of its process."""
        assert self.process.stdin
        assert self.process.stdout
        words = [str(self.pipe), str(self.place.folder), self.place.database or "", port]
        reading = os.open(self.pipe, os.O_RDONLY | os.O_NONBLOCK)
        try:
            print(json.dumps(words), file=self.process.stdin, flush=True)
            number = int(self.process.stdout.readline())
            os.set_blocking(reading, True)
            address = os.read(reading, 4096).decode().strip()
        finally:
            os.close(reading)
        assert address, "the server does not start"
        self.alive[number] = address
        return number

    def kill(self, number: int) -> None:
        """Kill a server at once, and wait until the system has buried it."""
        del self.alive[number]
        with suppress(ProcessLookupError):
            while True:
                os.kill(number, signal.SIGKILL)
                time.sleep(0.001)


@contextmanager
def incubator(place: Place) -> Iterator[Incubator]:
    """An incubator that is open for a while."""
    pipe = place.folder.parent / "pipe"
    os.mkfifo(pipe)
    command = [sys.executable, "-m", "tests.server.killing.servers"]
    with subprocess.Popen(
        command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        one = Incubator(process, pipe, place)
        try:
            yield one
        finally:
            for number in list(one.alive):
                one.kill(number)


async def sure(action: Callable[[], Awaitable[T]]) -> T:
    """Ask until there is somebody who answers; what is asked twice has the same id."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(ServerError):
                return await action()
            await asyncio.sleep(0.02)


@dataclass
class Game:
    """A table, who sits there, and what became of them."""

    sites: list[Site]
    table: str = ""
    reports: list[Report] = field(default_factory=list)

    async def play(self, luck: random.Random) -> None:
        """Set up the table, sit down, and play to the end."""
        host, terms = (
            self.sites[0],
            Create(id=new_id(), game="mall-of-horror", seats=len(self.sites), pace="instant"),
        )
        made = await sure(lambda: host.ask(Made, "/api/tables", terms))
        self.table = made.table
        path = f"/api/tables/{made.table}"
        for seat, site in enumerate(self.sites):
            sit, where = Sit(id=new_id()), f"{path}/seats/{seat}"
            await sure(lambda site=site, sit=sit, where=where: site.ask(Done, where, sit))  # type: ignore[misc]
        start = Start(id=new_id())
        await sure(lambda: host.ask(Done, f"{path}/start", start))
        self.reports = await asyncio.gather(
            *(
                play_badly(site, self.table, seat, Fate(luck))
                for seat, site in enumerate(self.sites)
            )
        )


async def check(game: Game, store: Store) -> list[dict[str, Any]]:
    """The game came to its end, and what was acknowledged is in its log, once; that log."""
    log: list[dict[str, Any]] = [json.loads(body) for body in await store.read(game.table)]
    chosen = [one["id"] for one in log if one["entry"] == "chose" and one.get("id")]
    assert len(chosen) == len(set(chosen)), "a choice was done twice"
    assert len(game.reports) == len(game.sites)
    for report in game.reports:
        assert report.mirror is not None
        assert report.mirror.is_over
        assert set(report.chosen) <= set(chosen), "an acknowledged choice is lost"
        assert not report.causes & {"not-yours", "no-table", "bad-message", "broken"}
    status, body = await game.sites[0].fetch("GET", f"/api/tables/{game.table}/replay")
    assert status == 200
    assert verify(body.decode(), "replay", game_named).table.is_over
    return log


def port_to_come_back_to(luck: random.Random) -> int:
    """A free port that the system gives to nobody while the server is away."""
    while True:
        port = luck.randint(10_000, 30_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def kill_often(place: Place, kills: int) -> None:
    """Kill a server so often while games are played, and start it anew each time."""
    luck = random.Random(20261119)  # noqa: S311 - no secret

    async def scenario(born: Incubator) -> list[Game]:
        port = port_to_come_back_to(luck)
        number = await asyncio.to_thread(born.start, port)
        origin = born.alive[number]
        games: list[Game] = []
        over = asyncio.Event()

        async def keep_playing() -> None:
            while not over.is_set():
                games.append(Game([Site(origin, new_token()) for _ in range(SEATS)]))
                await games[-1].play(luck)

        async with asyncio.TaskGroup() as group:
            for _ in range(TABLES):
                group.create_task(keep_playing())
            for _ in range(kills):
                await asyncio.sleep(luck.uniform(*LIVES))
                await asyncio.to_thread(born.kill, number)
                number = await asyncio.to_thread(born.start, port)
            over.set()
            async with asyncio.timeout(PATIENCE):
                while not all(game.reports for game in games):  # noqa: ASYNC110 - of many tasks
                    await asyncio.sleep(0.05)
        store = await place.open()
        try:
            for game in games:
                await check(game, store)
        finally:
            await store.close()
        return games

    with incubator(place) as born:
        games = asyncio.run(scenario(born))
    assert sum(len(report.chosen) for game in games for report in game.reports) > 10 * kills


def test_people_play_on_though_their_server_is_killed_again_and_again(place: Place):
    kill_often(place, kills=8)


@pytest.mark.long
def test_people_play_on_though_their_server_is_killed_two_hundred_times(place: Place):
    kill_often(place, kills=200)


@pytest.mark.skipif("postgres" not in KINDS, reason="several servers need a PostgreSQL")
def test_of_two_servers_on_one_database_one_is_killed_in_mid_game(tmp_path: Path, database: str):
    """Seats are spread over both; those of the one that dies come to the other."""
    place, luck = Place(tmp_path / "data", database), random.Random(7)  # noqa: S311 - no secret

    async def scenario(born: Incubator) -> None:
        servers = [await asyncio.to_thread(born.start) for _ in range(2)]
        origins = [born.alive[number] for number in servers]
        games = [
            Game([Site(origins[seat % 2], new_token()) for seat in range(4)]) for _ in range(TABLES)
        ]
        playing = [asyncio.create_task(game.play(luck)) for game in games]
        store = await place.open()
        try:
            async with asyncio.timeout(PATIENCE):
                while not all([await half_way(store, game) for game in games]):  # noqa: ASYNC110 - the log tells nobody
                    await asyncio.sleep(0.02)
            assert not any(task.done() for task in playing), "a game was over before the kill"
            await asyncio.to_thread(born.kill, servers[1])
            for site in (site for game in games for site in game.sites[1::2]):
                site.origin, site.parts = origins[0], urlsplit(origins[0])
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
            for game in games:
                log = await check(game, store)
                houses = Counter(one["house"] for one in log if one["entry"] == "came")
                assert len(houses) == 2, "not both servers had seats of this table"
        finally:
            await store.close()

    with incubator(place) as born:
        asyncio.run(scenario(born))


async def half_way(store: Store, game: Game) -> bool:
    """Whether a game is well under way."""
    if not game.table:
        return False
    log: list[dict[str, Any]] = [json.loads(body) for body in await store.read(game.table)]
    return len([one for one in log if one["entry"] == "chose"]) >= 10
