"""Building the page: with which Node, when anew, and what happens when it fails."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import page
from tests.repo.repository import ROOT


@pytest.mark.parametrize(
    ("said", "enough"),
    [
        ("v20.19.0\n", True),
        ("v20.18.3\n", False),
        ("v21.7.1\n", False),
        ("v22.11.0\n", False),
        ("v22.12.0\n", True),
        ("v24.19.0\n", True),
        ("v18.20.1\n", False),
        ("", False),
        ("node: not found", False),
    ],
)
def test_a_node_is_new_enough_or_not(said, enough):
    assert page.is_new_enough(said) is enough


def test_an_old_node_on_path_does_not_count_nor_does_one_without_npm(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    for version, programs in (("v18.0.0", ("node", "npm")), ("v24.0.0", ("node",))):
        for name in programs:
            program = tmp_path / name
            program.write_text(f"#!/bin/sh\necho {version}\n")
            program.chmod(0o755)
        assert page.node_on_path() is None
        for name in programs:
            (tmp_path / name).unlink()


def a_copy(folder: Path) -> Path:
    """What the page is built from, with the packages of the real one."""
    root = folder / "copy"
    shutil.copytree(ROOT / "web", root / "web", ignore=shutil.ignore_patterns("node_modules"))
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(ROOT / "scripts", root / "scripts")
    words = Path("src", "graveshift", "words", "locale")
    shutil.copytree(ROOT / words, root / words)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, root)
    (root / "src" / "graveshift" / "__init__.py").touch()
    shutil.copytree(ROOT / "docs" / "games", root / "docs" / "games")
    return root


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a copy."""
    command = [sys.executable, *words]
    surroundings = {**os.environ, "PYTHONUTF8": "1"}
    return subprocess.run(
        command, cwd=root, env=surroundings, capture_output=True, text=True, check=False
    )


def test_a_page_is_built_once_anew_when_a_source_changes_and_kept_when_that_fails(tmp_path):
    root = a_copy(tmp_path)
    built = root / "src" / "graveshift" / "server" / "page"
    first = run(root, "scripts/page.py", "build")
    assert (first.returncode, first.stderr) == (0, "Building the page\n"), first.stderr
    version = (built / "version").read_text()
    assert version.strip() in (built / "index.html").read_text()

    again = run(root, "scripts/page.py", "build")
    assert (again.returncode, again.stderr) == (0, "")

    words = root / "src" / "graveshift" / "words" / "locale" / "en" / "page.ftl"
    words.write_text(words.read_text(encoding="utf-8") + "\nmore = more\n", encoding="utf-8")
    changed = run(root, "scripts/page.py", "build")
    assert (changed.returncode, changed.stderr) == (0, "Building the page\n")
    second = (built / "version").read_text()
    assert second != version

    (root / "web" / "src" / "main.ts").write_text("this is no program")
    broken = run(root, "scripts/page.py", "build")
    assert broken.returncode == 1
    assert "failed in web/" in broken.stderr
    assert (built / "version").read_text() == second

    wheel = run(root, "-m", "build", "--wheel", "--no-isolation", "--outdir", "made", ".")
    assert wheel.returncode != 0
    assert "failed in web/" in wheel.stdout + wheel.stderr
    assert not list(root.glob("made/*.whl"))
