"""Bots think in a bounded pool where tables take turns, and those with people go first."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

from graveshift.bots.chancer import Chancer
from graveshift.bots.player import Luck
from graveshift.engine.frame import Frame
from graveshift.engine.game import Game
from graveshift.server.pulse import Leaps
from graveshift.server.thinking import Brains, Task, Thinkers
from tests.engine.toy import SIDE, TOY
from tests.server.logs import named
from tests.server.rig import PATIENCE, running
from tests.server.seated import Table


class Slow(Chancer):
    """Thinks until it is told that it may stop, and counts how many do so at once."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.may_answer = threading.Event()
        self.lock = threading.Lock()
        self.now = self.most = 0
        self.order: list[int] = []

    def choose(self, seen: Frame, seat: int, codes: Sequence[int], luck: Luck) -> int:
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
            self.order.append(seat)
        assert self.may_answer.wait(PATIENCE)
        with self.lock:
            self.now -= 1
        return super().choose(seen, seat, codes, luck)


def task(seat: int) -> Task:
    """Something to think about; the seat tells which it was."""
    return Task(TOY, "slow", TOY.blank(4), seat, (1, 2), Luck(1, 0))


def thinking(threads: int, asked: list[tuple[str, int, bool]]) -> Slow:
    """Have tasks thought out, given in this order; the bot that did it."""
    bot = Slow(TOY)

    async def work() -> None:
        brains = Brains(compiles=False)
        brains.players[TOY.name, "slow"] = bot
        thinkers = Thinkers(threads, brains)
        answers = [
            asyncio.create_task(thinkers.think(table, task(seat), for_people=people))
            for table, seat, people in asked
        ]
        await asyncio.sleep(0)
        bot.may_answer.set()
        assert set(await asyncio.gather(*answers)) <= {1, 2}
        thinkers.close()

    asyncio.run(work())
    return bot


def test_no_more_bots_think_at_once_than_there_are_threads():
    bot = thinking(2, [(f"t{number}", number % 4, False) for number in range(20)])
    assert bot.most <= 2
    assert len(bot.order) == 20


def test_a_table_with_people_goes_before_all_tables_of_bots():
    asked: list[tuple[str, int, bool]] = [(f"bots{number}", 1, False) for number in range(50)]
    bot = thinking(1, [*asked, ("people", 3, True)])
    assert bot.order.index(3) == 1, "after the one that had begun"


def test_tables_take_turns_so_that_one_with_many_bots_makes_no_other_wait():
    asked: list[tuple[str, int, bool]] = [("many", 1, True) for _ in range(20)]
    bot = thinking(1, [*asked, ("other", 2, True)])
    assert bot.order.index(2) <= 2


def test_a_bot_that_fails_stops_no_table(tmp_path: Path):
    """What goes wrong in a bot is written down, and the first choice is made in its place."""

    class Broken(Chancer):
        def choose(self, *_: object) -> int:
            raise ValueError("these are words of the error")

    failure = "a bot failed at a table"
    with running(tmp_path, pulse=Leaps(), games=named, expects=failure) as server:
        brains = server.service.edge.house.helm.thinkers.brains
        brains.players[TOY.name, "chancer"] = Broken(TOY)
        with Table(server, 3, people=1, game=TOY.name) as table:
            table.people[0].choose(1)
            table.people[0].choose(SIDE)
            table.wait_for(lambda seen: not seen.view["sealed"])
            chosen = [one["code"] for one in table.log if one.get("by") == "bot"]
        assert sorted(chosen) == [1, 1, SIDE, SIDE]
        assert "words of the error" not in server.diary.getvalue()
