"""Stepping: games from Python a choice at a time, a million decisions a second and more.

    games = Stepper(game_named("mall-of-horror"), seats=4, seed=7)
    owed = games.start(0)
    while owed >= 0:
        seat, count = owed & 7, owed >> 3
        owed = games.step(seat, games.codes[count // 2])

What crosses between Python and compiled rules are plain numbers: `start` and `step` answer with
`count * 8 + seat`, the seat being the first that owes a choice, and have written its choices into
`codes`; they answer -1 when the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from graveshift.engine import play
from graveshift.engine.compiler import compiled
from graveshift.engine.frame import MOST_CODES, Frame
from graveshift.engine.game import Game, world_of
from graveshift.sim.series import CHANCERS, Series


class Stepper:
    """One game of a series after another, played by whoever calls."""

    start: Callable[[int], int]
    """Begin the game of this number and list the first choices."""
    step: Callable[[int, int], int]
    """Make a choice of a seat, which must be allowed, and list the next ones."""
    codes: memoryview
    """The choices last listed."""
    state: Frame
    """The game as it stands; rules can be asked about it (`engine.game.interpreted`)."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        *,
        interpreted: bool = False,
    ) -> None:
        """The games are those that `simulate` plays for the same seed."""
        series = Series.of(game, seats, seed, CHANCERS, options or {})
        rows = np.zeros((2, game.state.bare.size), np.uint8)
        codes = np.zeros(MOST_CODES, np.uint8)
        blank = series.blank()
        rows[1] = np.frombuffer(blank.buffer, np.uint8)
        self.state = game.state(rows[0].data)
        self.codes = codes.data
        self._rows = rows
        if interpreted:
            self._interpret(game, blank, seed)
        else:
            self._compile(game, codes, seed)

    def _compile(self, game: Game, codes: Any, seed: int) -> None:  # noqa: ANN401 - an array, which numpy types by shape
        """Step by compiled rules."""
        native = compiled(game)
        begin, first, choose = native.start, native.list_choices, native.step
        state, blank, room = (int(one.ctypes.data) for one in (*self._rows, codes))

        def start(number: int) -> int:
            begin(state, blank, seed, number)
            return int(first(state, room))

        def step(seat: int, code: int) -> int:
            return choose(state, seat, code, room)  # type: ignore[no-any-return]

        self.start, self.step = start, step

    def _interpret(self, game: Game, blank: Frame, seed: int) -> None:
        """Step by the rules as they are written."""
        world = world_of(game)
        begin, first, choose = (
            world.twin(one) for one in (play.start, play.list_choices, play.step)
        )
        state, room = self.state, self.codes

        def start(number: int) -> int:
            begin(state, blank, seed, number)
            return first(state, room)  # type: ignore[no-any-return]

        def step(seat: int, code: int) -> int:
            return choose(state, seat, code, room)  # type: ignore[no-any-return]

        self.start, self.step = start, step
