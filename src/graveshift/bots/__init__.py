"""The bots of the house; this list is the only registration there is."""

from __future__ import annotations

from difflib import get_close_matches

from graveshift.bots.chancer import Chancer
from graveshift.bots.greedy import Greedy
from graveshift.engine.errors import UserError
from graveshift.engine.options import one_of

BOTS: dict[str, type[Chancer | Greedy]] = {bot.name: bot for bot in (Chancer, Greedy)}


class NoSuchBotError(UserError):
    """A name that no bot of the house has."""


def bot_named(name: str) -> type[Chancer | Greedy]:
    """The bot of that name; called with a game it becomes a `Player`."""
    key = name.strip().lower()
    if key not in BOTS:
        near = get_close_matches(key, BOTS, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there is {one_of(BOTS)}."
        raise NoSuchBotError(f"there is no bot {name!r}; {hint}")
    return BOTS[key]
