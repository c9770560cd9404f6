"""The games of the house; this list is the only registration there is."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from graveshift.engine.errors import UserError
from graveshift.engine.game import KEY_BYTES, Game
from graveshift.engine.options import one_of
from graveshift.engine.table import Setup, Table
from graveshift.games.mall_of_horror.game import GAME as MALL_OF_HORROR
from graveshift.games.midevil.game import GAME as MIDEVIL
from graveshift.games.walking_dead.game import GAME as WALKING_DEAD

GAMES: dict[str, Game] = {game.name: game for game in (MALL_OF_HORROR, MIDEVIL, WALKING_DEAD)}


def play(name: str, seats: int, seed: int = 0, options: Mapping[str, str] | None = None) -> Table:
    """A table for a new game; `graveshift simulate` plays the same one first for the same seed."""
    key = seed.to_bytes(KEY_BYTES, "little")
    return Table(game_named(name), Setup(seats, dict(options or {}), key))


class NoSuchGameError(UserError):
    """A name that no game of the house has."""


def game_named(name: str) -> Game:
    """The game of that name, written with dashes or underscores."""
    key = name.strip().lower().replace("-", "_").replace(" ", "_")
    if key not in GAMES:
        known = [game.public_name for game in GAMES.values()]
        near = get_close_matches(name, known, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there is {one_of(known)}."
        message = f"there is no game {name!r}; {hint}"
        raise NoSuchGameError(message)
    return GAMES[key]
