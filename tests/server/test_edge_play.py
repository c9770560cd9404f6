"""Whole games over the wire: bots and clients, good and bad networks, restarts in the middle."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator

import pytest

from graveshift.bots import bot_named
from graveshift.games import game_named
from graveshift.server import clients
from graveshift.server.clients import Line, Site
from graveshift.server.fairness import verify
from graveshift.server.guests import play
from graveshift.server.house import Settings
from graveshift.server.mirror import ForeignViewError, Mirror
from tests.server.hostile import Fate, Report, play_badly
from tests.server.rig import Running, new_game, play_now, running

GAME = game_named("mall-of-horror")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("play")) as one:
        yield one


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "AGAIN_AFTER", 0.1)
    monkeypatch.setattr(clients, "SHORTEST_PAUSE", 0.01)
    monkeypatch.setattr(clients, "LONGEST_PAUSE", 0.05)


def replay_of(site: Site, table: str) -> bytes:
    """The open replay of a game that is over."""
    status, body = asyncio.run(site.fetch("GET", f"/api/tables/{table}/replay"))
    assert status == 200
    return body


def choices_in_log(server: Running, table: str) -> list[str]:
    """The names by which people asked for choices, in the order of the log."""
    entries = [json.loads(row[-1]) for row in server.bytes_at_rest()["entries"] if row[1] == table]
    return [one["id"] for one in entries if one["entry"] == "chose" and one.get("id")]


def test_bots_play_a_whole_game_over_the_public_protocol(server):
    table, sites = new_game(server, 4)

    async def all_play() -> list[Mirror]:
        seats = enumerate(sites)
        return await asyncio.gather(
            *(play(site, table, seat, bot_named("chancer")(GAME)) for seat, site in seats)
        )

    mirrors = asyncio.run(all_play())
    assert {mirror.terms.stage for mirror in mirrors if mirror.terms} == {"over"}
    assert len({mirror.view["winners"] for mirror in mirrors}) == 1
    verified = verify(replay_of(sites[0], table).decode(), "replay", game_named)
    assert verified.table.is_over
    assert mirrors[0].terms is not None
    assert verified.fairness.commitment.hex() == mirrors[0].terms.commitment
    assert verified.fairness.seed.hex() == mirrors[0].terms.seed


def test_a_person_against_the_houses_bots_plays_to_the_end(server):
    site, made = play_now(server, seats=3)
    mirror = asyncio.run(play(site, made.table, 0, bot_named("chancer")(GAME)))
    assert mirror.is_over


def test_what_a_bot_is_given_to_think_about_is_the_view_of_its_seat(server):
    site, made = play_now(server, seats=3)

    async def look() -> Mirror:
        async with Line(site, made.table, (0,)) as line:
            async for _ in line:
                if line.mirrors[0].is_asked:
                    return line.mirrors[0]
        raise AssertionError("nothing is asked")

    mirror = asyncio.run(look())
    record = mirror.record(GAME)
    assert record.viewer == 0
    assert record.seats == 3
    status, body = asyncio.run(site.fetch("GET", f"/api/tables/{made.table}?seat=0"))
    assert status == 200
    view = json.loads(body)["view"]
    assert {one.name for one in GAME.reckonings} <= view.keys()
    for name in view.keys() - {one.name for one in GAME.reckonings}:
        value, held = view[name], getattr(record, name)
        assert (held if isinstance(value, int) else held.tolist()) == value


@pytest.mark.parametrize("change", [{"no_such": 1}, {"hand": 7}, {"hand": [[0] * 99]}, {"at": "x"}])
def test_a_view_that_is_none_of_the_game_is_told_apart(change):
    mirror = Mirror(0, view={"viewer": 0, "seats": 3, **change})
    with pytest.raises(ForeignViewError, match="mall-of-horror"):
        mirror.record(GAME)


def check(server: Running, site: Site, table: str, reports: list[Report]) -> None:
    """The game ended, and everything acknowledged is in the log once."""
    logged = choices_in_log(server, table)
    assert len(logged) == len(set(logged)), "a choice was done twice"
    for report in reports:
        assert report.mirror is not None
        assert report.mirror.is_over
        assert set(report.chosen) <= set(logged), "an acknowledged choice is lost"
        assert not report.causes & {"not-yours", "no-table", "bad-message", "broken"}
    public = [{name: value for name, value in report.mirror.view.items()
               if name in {"winners", "ending", "round", "at", "zombies"}}
              for report in reports if report.mirror]  # fmt: skip
    assert all(one == public[0] for one in public)
    assert verify(replay_of(site, table).decode(), "replay", game_named).table.is_over


def luck_of(number: int) -> random.Random:
    """Luck that is the same each time."""
    return random.Random(number)  # noqa: S311 - no secret


def bad_games(server: Running, first: int, games: int, seconds: float) -> dict[str, int]:
    """Play games over bad networks, all at once; returns what happened to messages."""
    tables = [new_game(server, 3 + number % 4, talk="open") for number in range(games)]
    fates = [Fate(luck_of(first + number)) for number in range(games)]

    async def all_play() -> list[list[Report]]:
        async with asyncio.timeout(seconds):
            return await asyncio.gather(
                *(
                    asyncio.gather(
                        *(play_badly(site, table, seat, fate) for seat, site in enumerate(sites))
                    )
                    for (table, sites), fate in zip(tables, fates, strict=True)
                )
            )

    counts: dict[str, int] = {}
    for (table, sites), reports in zip(tables, asyncio.run(all_play()), strict=True):
        check(server, sites[0], table, reports)
    for fate in fates:
        for kind, count in fate.counts.items():
            counts[kind] = counts.get(kind, 0) + count
    return counts


def test_games_end_though_clients_lose_delay_repeat_swap_and_are_cut_off(server):
    counts = bad_games(server, 0, 20, 60)
    assert min(counts[kind] for kind in ("lost", "late", "twice", "swapped", "cut")) > 20


@pytest.mark.long
def test_ten_thousand_games_end_over_bad_networks(tmp_path):
    with running(tmp_path) as server:
        for batch in range(500):
            bad_games(server, 1000 + 20 * batch, 20, 120)


def test_a_game_goes_on_through_restarts_of_the_server(tmp_path):
    port = 0
    outcome: list[Report] = []

    async def all_play(sites: list[Site], table: str, luck: random.Random) -> list[Report]:
        return await asyncio.gather(
            *(play_badly(site, table, seat, Fate(luck)) for seat, site in enumerate(sites))
        )

    import threading

    with running(tmp_path) as server:
        table, sites = new_game(server, 3)
        port = server.port
        luck = luck_of(7)
        player = threading.Thread(
            target=lambda: outcome.extend(asyncio.run(all_play(sites, table, luck)))
        )
        player.start()
        player.join(0.3)
    for _ in range(3):
        with running(tmp_path, port=port) as server:
            player.join(0.3)
    with running(tmp_path, port=port) as server:
        player.join(60)
        assert not player.is_alive()
        check(server, sites[0], table, outcome)


def test_greedy_thinks_over_the_wire_as_it_does_at_home(tmp_path):
    with running(tmp_path, house=Settings(thinkers=1, compiles=False)) as server:
        table, sites = new_game(server, 3, people=1)
        player = bot_named("greedy")(GAME)

        async def choose_once() -> int:
            async with Line(sites[0], table, (0, 1, 2)) as line:
                async for _ in line:
                    for mirror in line.mirrors.values():
                        if mirror.is_asked:
                            from graveshift.bots.player import Luck

                            return player.choose(
                                mirror.record(GAME), mirror.viewer, mirror.codes, Luck(1, 0)
                            )
            raise AssertionError("nothing is asked")

        assert 0 <= asyncio.run(choose_once()) < 254
