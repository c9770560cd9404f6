"""Chancer: takes any choice, each as likely.  Every other bot is measured against it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from graveshift.bots.player import Kind, Luck
from graveshift.engine.frame import Frame
from graveshift.engine.game import Game


class Chancer:
    """A player who leaves it all to luck."""

    name: ClassVar[str] = "chancer"
    kind: ClassVar[Kind] = Kind.CHANCER

    def __init__(self, game: Game) -> None:
        """Chancer plays any game in the same way."""
        self.game = game

    def choose(self, seen: Frame, seat: int, codes: Sequence[int], luck: Luck) -> int:  # noqa: ARG002 - it looks at nothing
        """Pick one of the codes."""
        return codes[luck.below(len(codes), seat)]
