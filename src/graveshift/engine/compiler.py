"""Compiling a game: its rules carried over to Numba, each entry kept on disk for the next time.

Compiling takes seconds, so nothing waits for it that does not have to: people play interpreted, and
an entry is compiled when it is first asked for.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, cast

import numba
import numpy as np
from llvmlite import binding
from numba import types
from numba.core.registry import CPUDispatcher

from graveshift.engine.frame import Frame
from graveshift.engine.game import Game
from graveshift.engine.native import ENTRIES
from graveshift.engine.record import Layout
from graveshift.engine.rule import World

COMPILED = {"nogil": True, "error_model": "numpy", "boundscheck": False}
INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
MAKES_ARRAYS = "graveshift.engine.native"
"""Only this module makes arrays; all else does without counted references, a tenth faster."""

Compiled = Any
"""A function that Numba compiles; its types say nothing that helps here."""
njit: Any = numba.njit
settings: Any = numba.config


def compile_rule(function: FunctionType, inlined_up_to: int) -> Compiled:
    """A rule as a compiled function that only compiled functions call."""
    inlined = len(function.__code__.co_code) <= inlined_up_to
    counted = function.__module__ == MAKES_ARRAYS
    return njit(**COMPILED, **INNER, forceinline=inlined, _nrt=counted)(function)


def constant(value: object) -> object:
    """Tables of whole numbers become arrays, which compile to plain loads."""
    if isinstance(value, tuple) and value and all(type(item) is int for item in value):
        return np.array(value, np.int64)
    return value


class Prepared:
    """The rules of one game, each to be compiled once, for the types that it declares."""

    def __init__(self, game: Game, layout: Layout, world: World, compiles: type) -> None:
        """`world` turns rules into what `compiles`: something with the rule as its `py_func`."""
        self.game = game
        self.layout = layout
        self.record = numba.from_dtype(layout.dtype)
        self.world = world
        self.compiles = compiles
        self.prepared: set[int] = set()

    def prepare(self, function: FunctionType) -> None:
        """Compile every rule that a function needs, callees first."""
        names = function.__code__.co_names
        for value in (function.__globals__.get(name) for name in names):
            members = [value]
            if isinstance(value, ModuleType):
                members = [vars(value).get(name) for name in names]
            for member in members:
                if isinstance(member, self.compiles) and id(member) not in self.prepared:
                    self.prepared.add(id(member))
                    rule = cast("Any", member).py_func
                    self.prepare(rule)
                    self.compile_once(member, self.signature_of(rule))

    def compile_once(self, member: Compiled, signature: tuple[Any, ...]) -> None:
        """Compile a rule for these types, and let nobody compile it for others."""
        member.compile(signature)
        member.disable_compile()

    def signature_of(self, function: FunctionType) -> tuple[Any, ...]:
        """The types of a function's parameters, from its annotations."""
        count = function.__code__.co_argcount
        names = function.__code__.co_varnames[:count]
        return tuple(self.type_of(function, function.__annotations__[name]) for name in names)

    def type_of(self, function: FunctionType, annotation: str) -> Any:  # noqa: ANN401 - Numba's types are untyped
        """Numba's type for an annotation."""
        if annotation in PLAIN:
            return PLAIN[annotation]
        named = function.__globals__[annotation]
        if named in {Frame, self.game.state}:
            return self.record
        return numba.from_dtype(named.bare.dtype)


class Native(Prepared):
    """One game compiled: entries are compiled, or found in the cache, when first asked for."""

    def __init__(self, game: Game, *, told: bool = False) -> None:
        """`told` compiles for the layout with journal and script."""
        layout = game.state.told if told else game.state.bare
        compile_one = partial(compile_rule, inlined_up_to=game.inlined)
        world = World({**game.rules, "LAYOUT": layout.dtype}, compile_one, constant)
        super().__init__(game, layout, world, CPUDispatcher)
        self.entries: dict[str, Any] = {}
        self.lock = threading.RLock()

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - each entry has its own shape
        """An entry by name."""
        if name.startswith("__") or name not in ENTRIES:
            raise AttributeError(name)
        return self.entry(ENTRIES[name])

    def entry(self, function: FunctionType) -> Any:  # noqa: ANN401 - each entry has its own shape
        """An entry, as a function of plain numbers; any function over `at` can be one."""
        name = f"{function.__module__}.{function.__qualname__}"
        with self.lock:
            if name not in self.entries:
                self.entries[name] = self.compile_entry(name, function)
            return self.entries[name]

    def compile_entry(self, name: str, function: FunctionType) -> Compiled:
        """Compile an entry, or take it from the cache of these very sources."""
        folder = cache_folder(self.game) / self.layout.name
        with cached_in(folder):
            compiled = njit(**COMPILED, cache=True)(self.world.plain(function))
        mark = folder / f"{name}.compiled"
        if not mark.exists():
            self.prepare(compiled.py_func)
        signature = self.signature_of(function)
        compiled.compile(signature)
        compiled.disable_compile()
        mark.touch()
        return compiled


PLAIN = {
    "int": types.int64,
    "bool": types.boolean,
    "Codes": types.Array(types.uint8, 1, "C"),
    "Numbers": types.Array(types.float32, 1, "C"),
}

_natives: dict[tuple[str, bool], Native] = {}


def compiled(game: Game, *, told: bool = False) -> Native:
    """The game compiled; nothing is compiled before an entry is asked for."""
    key = (game.name, told)
    if key not in _natives:
        _natives[key] = Native(game, told=told)
    return _natives[key]


PACKAGE = Path(__file__).parent.parent
PARTS = ("engine", "games", "bots", "sim")
"""Whatever is compiled comes from these parts of the package."""


def cache_folder(game: Game) -> Path:
    """Where compiled code of exactly these sources is kept, a folder a game."""
    root = os.environ.get("GRAVESHIFT_CACHE") or os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    sources = Path(fingerprint(sources_beside(game))) / game.name
    try:
        folder = Path(root).expanduser() / "graveshift" / sources
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # not writable, or there is no home
        folder = folder_for_now() / sources
        folder.mkdir(parents=True, exist_ok=True)
    return folder


@cache
def folder_for_now() -> Path:
    """A folder of this process alone, for where nothing can be kept for the next time."""
    folder = tempfile.mkdtemp(prefix="graveshift-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def sources_beside(game: Game) -> tuple[Path, ...]:
    """The files of a game's rules that are not in the package."""
    files = {Path(rule.__code__.co_filename) for rule in game.rules.values()}
    return tuple(sorted(file for file in files if not file.is_relative_to(PACKAGE)))


@cache
def fingerprint(beside: tuple[Path, ...] = ()) -> str:
    """A name for the sources that compiled code comes from, the compiler, and the processor."""
    versions = numba.__version__, np.__version__, sys.version, binding.get_host_cpu_name()
    digest = hashlib.sha256(" ".join(versions).encode())
    sources = [file for part in PARTS for file in sorted((PACKAGE / part).rglob("*.py"))]
    for source in (*sources, *beside):
        name = source.relative_to(PACKAGE) if source in sources else source
        digest.update(name.as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


_declaring = threading.Lock()


@contextmanager
def cached_in(folder: Path) -> Iterator[None]:
    """Let functions that are declared meanwhile keep their code in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with _declaring:
        before = settings.CACHE_DIR
        settings.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            settings.CACHE_DIR = before
