"""The fixture that every scenario begins with: on the rules as written, and compiled."""

from functools import cache

import pytest

from graveshift.games.walking_dead.game import GAME
from tests.games.scenario import Compiled, Interpreted, Runner
from tests.games.walking_dead.board import Builder

MODES = [
    pytest.param("interpreted", id="interpreted"),
    pytest.param("compiled", id="compiled", marks=pytest.mark.compiled),
]


@cache
def runner_of(mode: str) -> Runner:
    """The way to run the rules; compiled, they are compiled once for all scenarios."""
    return Compiled(GAME) if mode == "compiled" else Interpreted(GAME)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each scenario in both modes, or with `--compiled` in that one only."""
    if "mode" in metafunc.fixturenames:
        modes = MODES[1:] if metafunc.config.getoption("compiled") else MODES
        metafunc.parametrize("mode", modes, scope="session")


@pytest.fixture(scope="session")
def board(mode: str) -> Builder:
    """Sets up a position: `board("5p holder r", "L4: rP yP")`."""
    return Builder(runner_of(mode))
