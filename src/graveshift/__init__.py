"""Graveshift: zombie-survival board games for people, bots and research.

Names are loaded when they are first asked for, so that `import graveshift` costs nothing.
"""

from __future__ import annotations

from importlib import import_module as _import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from graveshift.engine.errors import UserError
    from graveshift.engine.game import Game
    from graveshift.engine.replay import load_replay, save_replay
    from graveshift.engine.table import Choice, ChoiceError, Setup, Table
    from graveshift.games import GAMES, game_named

__all__ = [
    "Choice",
    "ChoiceError",
    "GAMES",
    "Game",
    "Setup",
    "Table",
    "UserError",
    "game_named",
    "load_replay",
    "save_replay",
]

_homes = {
    "Choice": "engine.table",
    "ChoiceError": "engine.table",
    "GAMES": "games",
    "Game": "engine.game",
    "Setup": "engine.table",
    "Table": "engine.table",
    "UserError": "engine.errors",
    "game_named": "games",
    "load_replay": "engine.replay",
    "save_replay": "engine.replay",
}
"""The module that each public name is loaded from."""


def __getattr__(name: str) -> object:
    """Load a public name, and keep it."""
    if name not in _homes:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(_import_module(f"{__name__}.{_homes[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """What can be had, loaded or not."""
    return sorted({*globals(), *__all__})
