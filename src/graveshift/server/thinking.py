"""Thinking: bots at work, in a few threads that all tables share.

Tables take turns, so that one with many bots makes no other wait, and tables with people go first.
A game's bots are compiled behind, in another process, and then the rules that tables are played by;
until that is done all of it runs interpreted, and comes out the same.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict, deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Literal, TypeAlias

from graveshift.bots import bot_named
from graveshift.bots.player import Luck, Player
from graveshift.engine.frame import Frame
from graveshift.engine.game import Game, put_at_hand

Part: TypeAlias = Literal["greedy", "tables"]
"""What of a game is compiled."""


@dataclass(frozen=True)
class Task:
    """One decision of one bot."""

    game: Game
    bot: str
    seen: Frame
    seat: int
    codes: tuple[int, ...]
    luck: Luck


class Brains:
    """The bots of the house, compiled as soon as they can be."""

    def __init__(self, *, compiles: bool) -> None:
        """`compiles` is whether they are ever."""
        self.compiles = compiles
        self.players: dict[tuple[str, str], Player] = {}
        self.compiling: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.turn = asyncio.Lock()

    def player(self, game: Game, bot: str) -> Player:
        """A bot that plays a game."""
        key = game.name, bot
        if key not in self.players:
            self.players[key] = bot_named(bot)(game)
        return self.players[key]

    def prepare(self, game: Game, bot: str) -> None:
        """Begin to compile what a bot thinks with, unless that has begun; call it on the loop."""
        if bot == "greedy":
            self.begin(game, "greedy")

    def quicken(self, game: Game) -> None:
        """Begin to compile the rules that tables are played by, likewise."""
        self.begin(game, "tables")

    def begin(self, game: Game, part: Part) -> None:
        """Begin to compile a part of a game."""
        if self.compiles and (game.name, part) not in self.compiling:
            self.compiling[game.name, part] = asyncio.create_task(self.compile(game, part))

    async def compile(self, game: Game, part: Part) -> None:
        """Compile in another process, one thing at a time, then fetch the code from disk."""
        from graveshift.bots.swift import SwiftGreedy, compile_elsewhere  # noqa: PLC0415 - Numba
        from graveshift.engine.quick import quick  # noqa: PLC0415 - likewise

        async with self.turn:
            await asyncio.to_thread(compile_elsewhere, game, part)
            if part == "greedy":
                self.players[game.name, "greedy"] = await asyncio.to_thread(SwiftGreedy, game)
            else:
                put_at_hand(await asyncio.to_thread(quick, game))

    def close(self) -> None:
        """Stop compiling."""
        for task in self.compiling.values():
            task.cancel()


class Thinkers:
    """A bounded pool of threads in which bots think."""

    def __init__(self, threads: int, brains: Brains) -> None:
        """So many threads; 0 is one less than there are processors, at least one."""
        self.threads = threads or max(1, (os.cpu_count() or 2) - 1)
        self.pool = ThreadPoolExecutor(self.threads, thread_name_prefix="bot")
        self.brains = brains
        self.busy = 0
        self.waiting: tuple[Queue, Queue] = (OrderedDict(), OrderedDict())
        """Tables with people, and those without: for each what its bots have to think about."""

    async def think(self, table: str, task: Task, *, for_people: bool) -> int:
        """The code that a bot chooses, when its turn has come and it has thought."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        queue = self.waiting[0 if for_people else 1]
        queue.setdefault(table, deque()).append((task, answer))
        self.begin_next()
        return await answer

    def begin_next(self) -> None:
        """Give free threads something to think about."""
        while self.busy < self.threads:
            queue = next((queue for queue in self.waiting if queue), None)
            if queue is None:
                return
            table, tasks = queue.popitem(last=False)
            task, answer = tasks.popleft()
            if tasks:
                queue[table] = tasks
            if not answer.done():
                self.begin(task, answer)

    def begin(self, task: Task, answer: asyncio.Future[int]) -> None:
        """Think in a thread."""
        self.busy += 1
        player = self.brains.player(task.game, task.bot)
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(
            self.pool, player.choose, task.seen, task.seat, task.codes, task.luck
        )

        def end(done: asyncio.Future[int]) -> None:
            self.busy -= 1
            if not answer.done():
                if done.cancelled():
                    answer.cancel()
                elif error := done.exception():
                    answer.set_exception(error)
                else:
                    answer.set_result(done.result())
            self.begin_next()

        thought.add_done_callback(end)

    def close(self) -> None:
        """Think no more."""
        for queue in self.waiting:
            queue.clear()
        self.brains.close()
        self.pool.shutdown(wait=False, cancel_futures=True)


Queue = OrderedDict[str, deque[tuple[Task, "asyncio.Future[int]"]]]
