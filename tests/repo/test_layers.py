"""The import contracts hold, they cover every game, and each of them can fail."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.repo.repository import ROOT, settings

PACKAGE = "graveshift"
CONTRACTS = {
    contract["id"]: contract for contract in settings()["tool"]["importlinter"]["contracts"]
}
RUN = "from importlinter.cli import lint_imports_command as run; run()"


def lint(source: Path) -> subprocess.CompletedProcess[str]:
    """Run the contracts of this repository over the package in the given folder."""
    options = ["--no-cache", "--no-logo", "--config", str(ROOT / "pyproject.toml")]
    return subprocess.run(
        [sys.executable, "-c", RUN, *options],
        cwd=source,
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONSAFEPATH": "1", "NO_COLOR": "1"},
        check=False,
        capture_output=True,
        text=True,
    )


def names_in(layer: str) -> list[str]:
    """The modules that share a layer."""
    return re.findall(r"[a-z_]+", layer)


@pytest.fixture
def mock(tmp_path: Path) -> Path:
    """An empty package with every module that the contracts name, and the excused imports."""
    excused = [line.split(" -> ") for line in CONTRACTS["rules"]["ignore_imports"]]
    modules = {f"{PACKAGE}.games.midevil", *(importer for importer, _ in excused)}
    for contract in CONTRACTS.values():
        for container in contract.get("containers", []):
            modules |= {
                f"{container}.{name}" for layer in contract["layers"] for name in names_in(layer)
            }
    for module in modules:
        folder = tmp_path.joinpath(*module.split("."))
        folder.mkdir(parents=True, exist_ok=True)
    for folder in (tmp_path / PACKAGE, *(tmp_path / PACKAGE).rglob("*")):
        (folder / "__init__.py").touch()
    for importer, imported in excused:
        write(tmp_path, importer.removeprefix(f"{PACKAGE}."), f"import {imported}")
    return tmp_path


def write(source: Path, module: str, text: str) -> None:
    """Put text into a module of the mock."""
    folder = source.joinpath(PACKAGE, *module.split("."))
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").write_text(text + "\n", encoding="utf-8")


def test_the_contracts_hold():
    result = lint(ROOT / "src")
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_game_has_a_contract_that_lists_all_its_chapters():
    games = {path.parent.name for path in (ROOT / "src" / PACKAGE / "games").glob("*/__init__.py")}
    held = {
        contract["containers"][0].removeprefix(f"{PACKAGE}.games.")
        for contract in CONTRACTS.values()
        if contract.get("exhaustive")
    }
    assert games <= held, f"pyproject.toml lists no order of chapters for {sorted(games - held)}"


def test_the_contracts_hold_for_a_package_that_keeps_them(mock):
    write(mock, "cli", "import click, rich, graveshift.sim")
    write(mock, "words", "import graveshift.games")
    write(mock, "games", "import graveshift.games.mall_of_horror, graveshift.games.midevil")
    write(mock, "games.mall_of_horror.turn", "import graveshift.games.mall_of_horror.attack")
    write(mock, "games.mall_of_horror.attack", "import graveshift.games.mall_of_horror.voting")
    result = lint(mock)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("broken", "module", "imported"),
    [
        ("layers", "engine", "graveshift.games"),
        ("layers", "games.midevil", "graveshift.bots"),
        ("layers", "games", "graveshift.words"),
        ("layers", "words", "graveshift.bots"),
        ("layers", "sim", "graveshift.server"),
        ("layers", "server", "graveshift.sim"),
        ("layers", "bots", "graveshift.cli"),
        ("layers", "helpers", "os"),
        ("games", "games.midevil", "graveshift.games.mall_of_horror.voting"),
        ("games", "games.mall_of_horror.turn", "graveshift.games.midevil"),
        *(("rules", "engine", name) for name in CONTRACTS["rules"]["forbidden_modules"]),
        ("rules", "games.midevil", "random"),
        ("rules", "games.mall_of_horror.notation", "json"),
        ("mall-of-horror", "games.mall_of_horror.truck", "graveshift.games.mall_of_horror.attack"),
        ("mall-of-horror", "games.mall_of_horror.voting", "graveshift.games.mall_of_horror.ending"),
        ("mall-of-horror", "games.mall_of_horror.cards", "graveshift.games.mall_of_horror.voting"),
        ("mall-of-horror", "games.mall_of_horror.turn", "graveshift.games.mall_of_horror.view"),
        (
            "mall-of-horror",
            "games.mall_of_horror.components",
            "graveshift.games.mall_of_horror.state",
        ),
        ("mall-of-horror", "games.mall_of_horror.helpers", "os"),
    ],
)
def test_a_contract_breaks_when_its_line_is_crossed(mock, broken, module, imported):
    write(mock, module, f"import {imported}")
    result = lint(mock)
    assert result.returncode == 1, result.stdout + result.stderr
    assert f"{CONTRACTS[broken]['name']} BROKEN" in result.stdout
