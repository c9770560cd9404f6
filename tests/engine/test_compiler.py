"""Compiling: nothing before it is asked for, each rule once, and kept for these very sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from types import FunctionType
from typing import Any, cast

import numba
import numpy as np
import pytest
from numba import types

import graveshift
from graveshift.engine import compiler
from graveshift.engine.compiler import (
    Native,
    cache_folder,
    compiled,
    constant,
    fingerprint,
    folder_for_now,
    sources_beside,
)
from graveshift.engine.frame import Frame
from graveshift.engine.game import interpreted
from graveshift.engine.native import at, enter_points
from graveshift.engine.rule import rule
from graveshift.games import GAMES
from tests.engine import toy
from tests.engine.test_record import Shelf
from tests.engine.toy import TOY
from tests.games.strategies import Beginning, Play

PACKAGE = Path(graveshift.__file__).parent


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    """An empty cache."""
    monkeypatch.setenv("GRAVESHIFT_CACHE", str(tmp_path))
    return tmp_path


def address(state: Any) -> int:
    return int(np.frombuffer(state.buffer, np.uint8).ctypes.data)


def played(choices: int = 6) -> Any:
    """A bare state some way on."""
    play = Play(Beginning(TOY, 3, {}, 8))
    for _ in range(choices):
        play.step()
    return TOY.state(bytearray(play.state.raw()))


@rule
def weigh(shelf: Shelf, state: Frame, much: bool) -> int:
    return shelf.long + state.round if much else 0


def enter_double(state: int, seat: int) -> int:
    return 2 * toy.points(at(state), seat)  # type: ignore[arg-type]


# What is compiled, and when -----------------------------------------------------------------------


def test_nothing_is_compiled_before_an_entry_is_asked_for():
    native = Native(TOY)
    assert native.entries == {}
    assert not native.world.twins
    native.points  # noqa: B018 - asking is what compiles
    assert list(native.entries) == ["graveshift.engine.native.enter_points"]
    counts = {one.__name__: len(native.world.twin(one).overloads) for one in TOY.rules.values()}
    assert counts.pop("points") == 1
    assert not any(counts.values()), "what the entry does not need is not compiled"


def test_every_rule_is_compiled_once_for_the_types_that_it_declares():
    native = Native(TOY)
    native.choose  # noqa: B018 - asking is what compiles
    dispatchers = [one for one in native.world.twins.values() if id(one) in native.prepared]
    assert len(dispatchers) > 10
    for one in dispatchers:
        assert one.signatures == [native.signature_of(cast("FunctionType", one.py_func))]


def test_an_entry_gives_what_the_rule_gives():
    native, state = Native(TOY), played()
    for seat in range(3):
        state.candles[seat] = seat + 1
        assert (
            native.points(address(state), seat) == interpreted(TOY).points(state, seat) == seat + 1
        )
        assert (
            native.entry(cast("FunctionType", enter_double))(address(state), seat) == 2 * seat + 2
        )
    assert native.points is native.points


def test_there_are_no_entries_but_those_of_the_engine_and_those_one_brings():
    native = Native(TOY)
    for name in ("win", "enter_points", "__wrapped__", "__deepcopy__"):
        with pytest.raises(AttributeError, match=name):
            getattr(native, name)


def test_a_game_is_compiled_once_for_each_layout():
    bare, told = compiled(TOY), compiled(TOY, told=True)
    assert (bare, told) == (compiled(TOY), compiled(TOY, told=True))
    assert (bare.layout, told.layout) == (TOY.state.bare, TOY.state.told)
    assert bare.record != told.record


def test_types_come_from_annotations():
    native = Native(TOY)
    signature = native.signature_of(cast("FunctionType", weigh))
    assert signature == (numba.from_dtype(Shelf.bare.dtype), native.record, types.boolean)
    assert native.signature_of(cast("FunctionType", enter_points)) == (types.int64,) * 2
    assert native.signature_of(TOY.rules["view"]) == (native.record, types.int64, native.record)
    lists = (
        native.signature_of(TOY.rules["choices"])[2],
        native.signature_of(TOY.rules["features"])[2],
    )
    assert [one.dtype for one in lists] == [types.uint8, types.float32]


def test_tables_of_whole_numbers_become_arrays_and_nothing_else_does():
    table = constant((3, 1, 2))
    assert isinstance(table, np.ndarray)
    assert (table.tolist(), table.dtype) == ([3, 1, 2], np.int64)
    for value in ((), (1, 2.5), (True, False), [1, 2], "ab", 3, toy.Decision):
        assert constant(value) is value


def test_threads_that_ask_at_once_get_the_same_entry():
    native, found = Native(TOY), []
    threads = [threading.Thread(target=lambda: found.append(native.points)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert len(set(map(id, found))) == 1


# The cache ----------------------------------------------------------------------------------------


def test_what_is_compiled_is_found_again(cache):
    first = Native(TOY)
    assert first.points(address(played()), 0) == 0
    assert first.points.stats.cache_misses
    again = Native(TOY)
    assert again.points(address(played()), 0) == 0
    assert again.points.stats.cache_hits
    assert not again.points.stats.cache_misses
    assert again.prepared == set()
    folder = cache_folder(TOY)
    assert folder == cache / "graveshift" / fingerprint(sources_beside(TOY)) / "candles"
    assert list((folder / "State").rglob("*.nbc")), "the code lies in the folder of its layout"


def test_told_and_bare_code_are_kept_apart():
    Native(TOY).points, Native(TOY, told=True).points
    assert {path.name for path in cache_folder(TOY).iterdir()} == {"State", "ToldState"}


def test_numba_keeps_its_own_cache_elsewhere_meanwhile(cache):
    before = compiler.settings.CACHE_DIR
    with compiler.cached_in(cache / "new"):
        assert str(cache / "new") == compiler.settings.CACHE_DIR
        assert (cache / "new").is_dir()
    assert before == compiler.settings.CACHE_DIR


@pytest.mark.parametrize("root", ["a file", "no such user"])
def test_where_nothing_can_be_written_code_is_kept_for_this_process(tmp_path, monkeypatch, root):
    (tmp_path / "file").touch()
    where = {"a file": str(tmp_path / "file"), "no such user": "~nobody-of-that-name/cache"}
    monkeypatch.setenv("GRAVESHIFT_CACHE", where[root])
    assert cache_folder(TOY).is_relative_to(folder_for_now())
    assert folder_for_now().stat().st_mode & 0o077 == 0, "nobody else can put code there"
    native = Native(TOY)
    assert native.points(address(played()), 1) == 0
    assert Native(TOY).points.stats.cache_hits


def test_a_folder_that_is_there_but_takes_no_files_is_not_used():
    folder = cache_folder(TOY)
    folder.rmdir()
    folder.symlink_to("/dev/fd")
    assert cache_folder(TOY).is_relative_to(folder_for_now())


def test_the_folder_for_now_goes_with_the_process():
    import_it = "from graveshift.engine.compiler import folder_for_now as folder"
    said = output_of(f"{import_it}; print(folder(), folder().is_dir())", PACKAGE.parent)
    assert said.endswith(" True")
    assert not Path(said.removesuffix(" True")).exists()


def test_the_cache_is_where_the_system_keeps_its_caches(tmp_path, monkeypatch):
    monkeypatch.delenv("GRAVESHIFT_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert cache_folder(TOY).is_relative_to(tmp_path / "xdg")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_folder(TOY).is_relative_to(tmp_path / "home" / ".cache" / "graveshift")


# Sources ------------------------------------------------------------------------------------------


def output_of(code: str, source: Path, **environment: str) -> str:
    """What a program says that imports the package from a folder."""
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONSAFEPATH": "1", **environment},
        check=True,
        capture_output=True,
        text=True,
    )
    return result.stdout.strip()


@pytest.fixture
def copy(tmp_path):
    """A copy of the package."""
    shutil.copytree(PACKAGE, tmp_path / "src" / "graveshift")
    return tmp_path / "src"


FINGERPRINT = "from graveshift.engine.compiler import fingerprint; print(fingerprint())"


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_name_of_the_sources_tells_rules_apart_and_nothing_else(copy):
    package = copy / "graveshift"
    names = [output_of(FINGERPRINT, copy)]
    (package / "cli" / "more.py").write_text("MORE = 1\n")
    edit(package / "words" / "__init__.py", '"""', '"""\n')
    edit(package / "__init__.py", '"""', '"""\n')
    assert output_of(FINGERPRINT, copy) == names[0], "what is not compiled does not count"
    for part in ("engine", "games", "bots", "sim"):
        (package / part / "more.py").write_text("MORE = 1\n")
        names.append(output_of(FINGERPRINT, copy))
    edit(package / "games" / "mall_of_horror" / "components.py", "Place", "Place ")
    names.append(output_of(FINGERPRINT, copy))
    assert len(set(names)) == 6


def test_a_game_from_elsewhere_brings_its_sources(tmp_path):
    for game in GAMES.values():
        assert sources_beside(game) == ()
    assert sources_beside(TOY) == (Path(toy.__file__),)
    file = tmp_path / "rules.py"
    file.write_text("A = 1\n")
    first = fingerprint((file,))
    file.write_text("A = 2\n")
    fingerprint.cache_clear()
    assert len({first, fingerprint((file,)), fingerprint()}) == 3


WORTH = """
import numpy as np
from graveshift.engine.compiler import compiled
from graveshift.games import GAMES
game = GAMES["mall_of_horror"]
state = game.blank(3)
state.at[1] = 1
points = compiled(game).points
where = int(np.frombuffer(state.buffer, np.uint8).ctypes.data)
print(points(where, 0), bool(points.stats.cache_hits))
"""


@pytest.mark.compiled
def test_a_constant_edited_in_one_chapter_changes_what_is_compiled_from_another(copy, tmp_path):
    where = {"GRAVESHIFT_CACHE": str(tmp_path / "cache")}
    before = output_of(WORTH, copy, **where)
    assert output_of(WORTH, copy, **where) == f"{before.split()[0]} True"
    package = copy / "graveshift"
    (package / "cli" / "more.py").write_text("MORE = 1\n")
    assert output_of(WORTH, copy, **where).endswith("True"), "the command line is not compiled"
    components = package / "games" / "mall_of_horror" / "components.py"
    edit(components, "POINTS_OF = (", "POINTS_OF = (70 + ")
    worth, was_kept = output_of(WORTH, copy, **where).split()
    assert int(worth) == int(before.split()[0]) + 70
    assert was_kept == "False"


# Threads ------------------------------------------------------------------------------------------


@pytest.mark.compiled
def test_other_threads_go_on_while_an_entry_runs():
    """Another thread watches the games being played; without the lock let go it could not."""
    native, state, blank = compiled(TOY), TOY.state(), TOY.blank(3)
    codes = np.zeros(256, np.uint8)
    where = address(state), address(blank), int(codes.ctypes.data)
    native.play_games(*where, 1, 0, 1)
    worker = threading.Thread(target=native.play_games, args=(*where, 1, 0, 30_000))
    seen = set()
    worker.start()
    while worker.is_alive():
        seen.add(bytes(state.buffer))
    worker.join()
    assert len(seen) > 10, "with the lock held one sees how it begins and how it ends"
