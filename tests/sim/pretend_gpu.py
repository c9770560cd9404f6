"""A GPU that is none: blocks of real threads that run the kernel as it is written."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any

from graveshift.engine.game import plain_names
from graveshift.engine.rule import World
from graveshift.sim.kernel import play_chunk
from graveshift.sim.result import Result

DIRT = 0x5A
"""What memory holds that nobody has written to."""


class Rows(list[Any]):
    """Something like an array in a GPU's memory."""

    @property
    def size(self) -> int:
        return len(self)


class Block:
    """What the threads of a block share."""

    def __init__(self, threads: int):
        self.barrier = threading.Barrier(threads)
        self.arrays: dict[int, list[int]] = {}


class PretendGPU:
    """What Numba's `cuda` is to a kernel."""

    def __init__(self) -> None:
        self.mine: Any = threading.local()
        self.lock = threading.Lock()
        self.shared = SimpleNamespace(array=self.shared_array)
        self.local = SimpleNamespace(array=lambda length, _kind: bytearray([DIRT]) * length)
        self.atomic = SimpleNamespace(add=self.add)

    def __getattr__(self, name: str) -> Any:
        return SimpleNamespace(x=self.mine.places[name])

    def shared_array(self, length: int, _kind: object) -> list[int]:
        """The array of this line of the kernel, the same for all threads of a block."""
        self.mine.declared += 1
        with self.lock:
            block: Block = self.mine.block
            return block.arrays.setdefault(self.mine.declared, [DIRT] * length)

    def syncthreads(self) -> None:
        self.mine.block.barrier.wait(timeout=60)

    def add(self, array: Any, index: int, number: int) -> int:
        with self.lock:
            before: int = array[index]
            array[index] = before + number
        return before

    def play(self, series, first, games, kept, blocks, threads):
        """Play games of a series: their results, and the last states of some of them."""
        game = series.game
        kernel = World({**game.rules, "cuda": self}, lambda rule: rule, plain_names).plain(
            play_chunk
        )
        in_play = [
            game.state(bytearray([DIRT]) * game.state.bare.size) for _ in range(blocks * threads)
        ]
        results, finals = (
            Rows(Result(bytearray([DIRT]) * Result.bare.size) for _ in range(games)),
            Rows(game.state() for _ in range(kept)),
        )
        taken, failed = [0], []

        def work(number: int, block: Block, thread: int) -> None:
            self.mine.places = {"threadIdx": thread, "blockIdx": number, "blockDim": threads}
            self.mine.block, self.mine.declared = block, 0
            blank = [series.blank()]
            try:
                kernel(in_play, blank, series.draw, series.seed, first, taken, results, finals)
            except BaseException as error:  # noqa: BLE001 - raised again below
                failed.append(error)
                block.barrier.abort()

        all_threads = [
            threading.Thread(target=work, args=(number, block, thread))
            for number, block in enumerate(Block(threads) for _ in range(blocks))
            for thread in range(threads)
        ]
        for one in all_threads:
            one.start()
        for one in all_threads:
            one.join()
        if failed:
            raise failed[0]
        return results, finals
