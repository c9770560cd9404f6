"""Whole games on a GPU: the rules compiled for it, and series sent there a chunk at a time.

This module is there without a GPU, too: what needs one is imported when it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any
from warnings import catch_warnings, simplefilter

import numpy as np
from numba import from_dtype, types

from graveshift.engine.compiler import PLAIN, Compiled, Prepared, cache_folder, cached_in, constant
from graveshift.engine.game import Game
from graveshift.engine.rule import World
from graveshift.sim.desk import RESULT
from graveshift.sim.series import Play, Results, Series, SeriesError
from graveshift.sim.workers import Pace

THREADS = 1024
"""Threads of a block; each processor of a GPU has one block, and the more threads the better."""
REGISTERS = 64
"""Registers of a thread, so that a processor has enough for them all."""
NO_GPU = "no CUDA device can be used here: it takes a driver and pip install graveshift[cuda]."
GPU_PACE = Pace(first=1 << 20, seconds=1.0)
"""Chunks that a GPU is busy with for a while."""


def cuda() -> Any:  # noqa: ANN401 - Numba's part for GPUs has no types
    """Numba's part for GPUs: slow to load, and not for everybody."""
    return import_module("numba.cuda")


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Let kernels that are declared meanwhile keep their code in a folder."""
    with cached_in(folder):
        if find_spec("numba.cuda.core") is None:
            yield
            return
        settings: Any = import_module("numba.cuda.core.config")  # numba-cuda's own
        before = settings.CACHE_DIR
        settings.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            settings.CACHE_DIR = before


def named_numbers(value: object) -> object:
    """An enum as a module of the same numbers: members are no indices to a GPU's compiler."""
    if isinstance(value, type) and issubclass(value, IntEnum):
        numbers = ModuleType(value.__name__)
        vars(numbers).update({member.name: member.value for member in value})
        return numbers
    return constant(value)


class Device(Prepared):
    """The rules of one game compiled for the GPU of this machine."""

    def __init__(self, game: Game) -> None:
        """Compile the kernel, or take it from the cache of these very sources."""
        world = World(game.rules, cuda().jit(device=True), named_numbers)
        dispatcher = import_module("numba.cuda.dispatcher").CUDADispatcher
        super().__init__(game, game.state.bare, world, dispatcher)
        self.gpu = cuda().get_current_device()
        folder = cache_folder(game) / "cuda" / "{}.{}".format(*self.gpu.compute_capability)
        kernel = world.plain(import_module("graveshift.sim.kernel").play_chunk)
        with kept_in(folder):
            self.kernel = cuda().jit(cache=True, max_registers=REGISTERS)(kernel)
        mark = folder / "compiled"
        if not mark.exists():
            self.prepare(kernel)
        self.kernel.compile(types.void(*self.kernel_types()))
        self.kernel.disable_compile()
        mark.touch()

    def compile_once(self, member: Compiled, signature: tuple[Any, ...]) -> None:
        """Compile a rule for these types; a long one stays one piece of code, and is called."""
        compiled = member.compile_device(signature)
        if len(member.py_func.__code__.co_code) > self.game.apart:
            for module in compiled.library.modules:
                function = module.globals.get(compiled.fndesc.llvm_func_name)
                if function is not None:
                    function.attributes.add("noinline")
        member.disable_compile()

    def kernel_types(self) -> tuple[Any, ...]:
        """The types of the kernel's parameters."""
        states, results = (types.Array(one, 1, "C") for one in (self.record, from_dtype(RESULT)))
        taken, whole = types.Array(types.int32, 1, "C"), types.int64
        return states, states, PLAIN["Codes"], whole, whole, taken, results, states

    def play(
        self, series: Series, first: int, results: Results, finals: Results, threads: int = THREADS
    ) -> None:
        """Play games from the first on: a row of `results` for each, a state for some of them."""
        there, blocks, state = cuda(), self.gpu.MULTIPROCESSOR_COUNT, self.layout.dtype
        rows = there.device_array(len(results), RESULT)
        states = there.device_array(max(len(finals), 1), state)
        with catch_warnings():
            simplefilter("ignore")  # Numba deems one block for each processor too few
            launch = self.kernel[blocks, threads]
        launch(
            there.device_array(blocks * threads, state),
            there.to_device(np.frombuffer(series.blank().buffer, state)),
            there.to_device(np.frombuffer(series.draw, np.uint8)),
            series.seed,
            first,
            there.to_device(np.zeros(1, np.int32)),
            rows,
            states,
        )
        rows.copy_to_host(results)
        if len(finals) > 0:
            states.copy_to_host(finals)


_devices: dict[str, Device] = {}


def device_of(game: Game) -> Device:
    """The game compiled for the GPU of this machine, or a sentence that says why it cannot be."""
    if not cuda().is_available():
        raise SeriesError(NO_GPU)
    if game.name not in _devices:
        _devices[game.name] = Device(game)
    return _devices[game.name]


def play_on_gpu(series: Series, results: Results) -> Play:
    """Play on a GPU, into rows that begin with the first game of the series."""
    if not series.is_all_chance:
        raise SeriesError("a GPU plays chancers only; other bots think on a processor.")
    device, none = device_of(series.game), np.zeros(0, series.game.state.bare.dtype)

    broken: Any = import_module("numba.cuda.cudadrv.driver").CudaAPIError

    def play(first: int, games: int) -> None:
        try:
            device.play(series, first, results[first : first + games], none)
        except broken as error:
            message = f"the GPU broke off ({error}); without `--device cuda` a processor plays."
            raise SeriesError(message) from error

    return play
