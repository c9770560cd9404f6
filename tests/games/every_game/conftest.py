"""Every test of this folder runs for every game."""

from typing import Any

import pytest

from graveshift.engine.game import Game
from tests.games.every_game.suite import EVERY


def show(game: Game, printer: Any, cycle: bool) -> None:
    """What Hypothesis shows of a game: its name."""
    del cycle
    printer.text(game.name)


Game._repr_pretty_ = show  # type: ignore[attr-defined]


@pytest.fixture(params=EVERY, ids=lambda game: game.name, scope="session")
def game(request) -> Game:
    """Each game in turn."""
    one: Game = request.param
    return one
