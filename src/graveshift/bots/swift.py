"""Greedy compiled: the same player, some hundred times as fast, and without holding up the process.

Compiling takes long and keeps the interpreter busy, so it is done in a process of its own, which
leaves the code on disk; to fetch it from there takes a moment. Until then whoever needs Greedy has
it interpreted, and both choose the same.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from threading import local
from types import FunctionType
from typing import Any, ClassVar, cast

import numpy as np

from graveshift.bots.greedy import Budget, greedy_choice
from graveshift.bots.player import Kind, Luck
from graveshift.engine.compiler import compiled
from graveshift.engine.frame import MOST_CODES, Frame
from graveshift.engine.game import Game
from graveshift.engine.native import at, codes_at
from graveshift.engine.quick import quick
from graveshift.games import game_named


def enter_greedy(
    seen: int, seat: int, luck: int, worlds: int, rounds: int, trial: int, after: int, codes: int
) -> int:
    """Greedy's choice from a view; the rest is room to think in."""
    return greedy_choice(
        at(seen), seat, luck, worlds, rounds, at(trial), at(after), codes_at(codes)
    )


class SwiftGreedy:
    """Greedy, compiled; any number of threads can use one at once."""

    name: ClassVar[str] = "greedy"
    kind: ClassVar[Kind] = Kind.GREEDY

    def __init__(self, game: Game, budget: Budget | None = None) -> None:
        """Compile, or fetch what has been compiled."""
        self.game = game
        self.budget = budget or Budget()
        self.size = game.state.bare.size
        self.enter: Any = compiled(game).entry(cast("FunctionType", enter_greedy))
        self.rooms = local()

    def choose(self, seen: Frame, seat: int, codes: Sequence[int], luck: Luck) -> int:
        """Take the code that scores best."""
        if len(codes) == 1:
            return codes[0]
        room = self.room()
        room[0, : self.size] = np.frombuffer(seen.raw(), np.uint8)
        rows = [int(row.ctypes.data) for row in room]
        worlds, rounds = self.budget.worlds, self.budget.rounds
        code: int = self.enter(rows[0], seat, luck.of_seat(seat), worlds, rounds, *rows[1:])
        return code

    def room(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """Memory of this thread: a view, two states, and room for codes."""
        if not hasattr(self.rooms, "rows"):
            width = -(-max(self.size, MOST_CODES) // 64) * 64
            self.rooms.rows = np.zeros((4, width), np.uint8)
        rows: np.ndarray[Any, np.dtype[np.uint8]] = self.rooms.rows
        return rows


def compile_elsewhere(game: Game, part: str = "greedy") -> None:
    """Compile in another process, of low priority, and wait until the code lies on disk."""
    said = f"from graveshift.bots.swift import prepare; prepare({game.name!r}, {part!r})"
    subprocess.run([sys.executable, "-c", said], check=False, stdin=subprocess.DEVNULL)  # noqa: S603 - our own code


def prepare(name: str, part: str = "greedy") -> None:
    """Compile Greedy, or the rules of tables, and leave it on disk; for a process of its own."""
    if hasattr(os, "nice"):
        os.nice(10)
    parts: dict[str, Callable[[Game], object]] = {"greedy": SwiftGreedy, "tables": quick}
    parts[part](game_named(name))
