"""The kernel: what the threads of a GPU do.

Threads run 32 abreast, and where they come to different lines of code they wait for each other.
Games at different decisions have hardly a line in common.  So a block of threads has as many games
in play, and sorts them before every choice: those that need the same are played side by side.  It
also keeps a block to few pieces of code at a time, and room for code is what a GPU lacks most.

Which thread plays a game, and after which other game, makes no difference to it.
"""

from __future__ import annotations

from typing import Any

from numba import cuda as _cuda
from numba import types

from graveshift.engine.chance import stream_of
from graveshift.engine.contract import Codes
from graveshift.engine.frame import MOST_CODES, RUNNING, Frame
from graveshift.engine.memory import copy_record
from graveshift.engine.play import play_on
from graveshift.engine.rule import rule
from graveshift.sim.result import write_result
from graveshift.sim.rules import start_drawn

cuda: Any = _cuda
"""Numba's part for GPUs, which has no types."""
MOST_THREADS = 1024
"""No block has more, on any GPU."""
NEEDS = 128
"""What a game may need next, as numbers below this one."""
NEXT_GAME = NEEDS - 2
NOTHING_MORE = NEEDS - 1
NONE_YET = -1
"""The number of a game before the first."""

BYTE = types.uint8
NUMBER = types.int32


@rule
def need_of(state: Frame) -> int:
    """What a game needs next: those that need the same run through much the same code."""
    if state.ending != RUNNING:
        return NEXT_GAME
    is_last = state.owes & (state.owes - 1) == 0  # whoever answers last resolves the decision
    return min(2 * state.decision + is_last, NEXT_GAME - 1)


def play_chunk(
    games: Any,  # noqa: ANN401 - an array, which only Numba can type, as all below
    blank: Any,  # noqa: ANN401
    draw: Codes,
    seed: int,
    first: int,
    taken: Any,  # noqa: ANN401
    results: Any,  # noqa: ANN401
    finals: Any,  # noqa: ANN401
) -> None:
    """Play a chunk of a series, and keep the last states of its games as far as there is room.

    `games` has a state for each thread, `taken` says how many games of the chunk have been begun.
    """
    thread, threads = cuda.threadIdx.x, cuda.blockDim.x
    begin, asked = cuda.blockIdx.x * threads, results.size
    numbers = cuda.shared.array(MOST_THREADS, NUMBER)
    decisions = cuda.shared.array(MOST_THREADS, NUMBER)
    forced = cuda.shared.array(MOST_THREADS, NUMBER)
    order = cuda.shared.array(MOST_THREADS, NUMBER)
    counts = cuda.shared.array(NEEDS, NUMBER)
    codes = cuda.local.array(MOST_CODES, BYTE)
    numbers[thread] = NONE_YET
    while True:
        # Sort the games of the block by what they need.
        for need in range(thread, NEEDS, threads):
            counts[need] = 0
        cuda.syncthreads()
        need = NEXT_GAME
        if numbers[thread] >= asked:
            need = NOTHING_MORE
        elif numbers[thread] != NONE_YET:
            need = need_of(games[begin + thread])
        place = cuda.atomic.add(counts, need, 1)
        cuda.syncthreads()
        if counts[NOTHING_MORE] == threads:
            return
        for before in range(need):
            place += counts[before]
        order[place] = thread
        cuda.syncthreads()
        # Give one game of them what it needs.
        mine = order[thread]
        number = numbers[mine]
        if number < asked:
            state = games[begin + mine]
            if number != NONE_YET and state.ending == RUNNING:
                made = decisions[mine] + forced[mine]
                if play_on(state, codes, stream_of(seed, first + number), made):
                    decisions[mine] += 1
                else:
                    forced[mine] += 1
            else:
                if number != NONE_YET:
                    write_result(results[number], state, decisions[mine], forced[mine])
                    if number < finals.size:
                        copy_record(finals[number], state)
                number = cuda.atomic.add(taken, 0, 1)
                numbers[mine], decisions[mine], forced[mine] = number, 0, 0
                if number < asked:
                    start_drawn(state, blank[0], draw, seed, first + number)
        cuda.syncthreads()
