"""The wheel as a stranger gets it.  `make test` runs this from outside, where there is no src/."""

import subprocess
import sys
from importlib import metadata
from pathlib import Path, PurePosixPath

import pytest

import graveshift
from tests.repo.repository import ROOT

pytestmark = pytest.mark.wheel


def contents() -> list[PurePosixPath]:
    """Every file the wheel put in place, but for its own metadata and what Python made since."""
    files = metadata.files("graveshift")
    assert files is not None
    return [
        PurePosixPath(file)
        for file in files
        if ".dist-info" not in file.parts[0] and file.suffix != ".pyc" and "bin" not in file.parts
    ]


def test_the_package_comes_from_the_wheel():
    assert Path(graveshift.__file__).is_relative_to(sys.prefix)
    assert not Path(graveshift.__file__).is_relative_to(ROOT / "src")


def test_the_wheel_carries_types_and_words():
    assert PurePosixPath("graveshift/py.typed") in contents()
    assert [file for file in contents() if file.suffix == ".ftl"]


def test_the_wheel_carries_the_page_packed_and_plain():
    names = {file.as_posix() for file in contents()}
    page = {name for name in names if name.startswith("graveshift/server/page/")}
    assert "graveshift/server/page/index.html" in page
    assert [name for name in page if name.endswith(".js.br")]
    from graveshift.server.front import PAGE, Front

    front = Front.of(PAGE)
    assert front.version
    assert "/" in front.places
    assert not [name for name in names if "node_modules" in name]


def test_the_wheel_carries_every_module():
    source = ROOT / "src"
    modules = {path.relative_to(source).as_posix() for path in source.rglob("*.py")}
    assert modules <= {file.as_posix() for file in contents()}


def test_the_wheel_carries_no_tests_and_no_docs():
    assert {file.parts[0] for file in contents()} == {"graveshift"}
    assert not [file for file in contents() if file.suffix == ".md" or "tests" in file.parts]


def test_the_command_says_what_it_can_do():
    command = Path(sys.prefix, "Scripts" if sys.platform == "win32" else "bin", "graveshift")
    result = subprocess.run([command, "--help"], check=True, capture_output=True, text=True)
    assert "play" in result.stdout
    assert result.stderr == ""
