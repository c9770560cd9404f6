"""The reckoner: what follows by the rules from what lies open, reckoned anew only where it must be.

A reckoning is a function of a bystander's view and of nothing else, so it comes out the same as
long as the fields that it read are the same. Which these are shows while it reckons.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from graveshift.engine.frame import Frame
from graveshift.engine.game import Game
from graveshift.server.parts import ViewField
from graveshift.server.viewing import viewing_of

Reckoned: TypeAlias = dict[str, ViewField]


class Watched:
    """A view that notes which of its fields are read."""

    def __init__(self, seen: Frame, read: set[str]) -> None:
        """Note it in a set."""
        self._seen = seen
        self._read = read

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the view has
        """A field, which now has been read."""
        self._read.add(name)
        return getattr(self._seen, name)


class Reckoner:
    """What is reckoned of one table."""

    def __init__(self, game: Game) -> None:
        """Nothing is reckoned yet."""
        self.game = game
        self.raw = b""
        self.now: Reckoned = {}
        """Never changed, only exchanged for another."""
        self.read: dict[str, frozenset[str]] = {}
        """The fields that each came from."""
        self.known = {part.name for part in viewing_of(game).parts}

    def look(self, seen: Frame) -> Reckoned:
        """What follows from a view; the same object as before if all of it is as before."""
        raw = seen.raw()
        if raw == self.raw:
            return self.now
        differs = {part.name for part in viewing_of(self.game).differing(self.raw, raw)}
        fresh = {
            one.name: self.reckon(one.name, one.of, seen)
            for one in self.game.reckonings
            if not self.raw or differs & self.read[one.name]
        }
        self.raw = raw
        if any(self.now.get(name) != value for name, value in fresh.items()):
            self.now = self.now | fresh
        return self.now

    def reckon(self, name: str, of: Any, seen: Frame) -> ViewField:  # noqa: ANN401 - as Reckoning has it
        """Reckon one, and note what from; what is no field could be any of them."""
        read: set[str] = set()
        value: ViewField = of(Watched(seen, read))
        self.read[name] = frozenset(read) if read <= self.known else frozenset(self.known)
        return value


def news(before: Reckoned, now: Reckoned) -> Reckoned:
    """What is reckoned differently, or was not before."""
    if before is now:
        return {}
    return {name: value for name, value in now.items() if before.get(name) != value}
