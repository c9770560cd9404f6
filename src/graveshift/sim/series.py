"""A series of games: what is to be played, and the ways to have it played.

A way is made for one worker at a time and keeps a desk of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import FunctionType
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from graveshift.bots import BOTS, bot_named
from graveshift.bots.player import Kind
from graveshift.engine import play as playing
from graveshift.engine.chance import stream_of
from graveshift.engine.compiler import compiled
from graveshift.engine.errors import UserError
from graveshift.engine.frame import MOST_CODES, NOBODY, Frame
from graveshift.engine.game import Game, world_of
from graveshift.engine.options import check_options
from graveshift.sim import rules
from graveshift.sim.desk import RESULT_SIZE, Desk
from graveshift.sim.result import Result

ANY = "any"
"""In place of an option's value: one drawn at random for each game."""
CHANCERS = ("chancer",)
"""Who plays where nothing is said."""
RANDOM = "random"
"""In place of all options: every one of them drawn at random for each game."""
LARGEST_SEED = (1 << 63) - 1

Play: TypeAlias = Callable[[int, int], object]
"""Plays games of a series: the number of the first, and how many."""
Search: TypeAlias = Callable[[int, int], tuple[int, int] | None]
"""Plays games likewise, up to one with faults: its number and the faults, or None."""
Results: TypeAlias = NDArray[np.void]
"""Rows of `Result`, by game."""


class SeriesError(UserError):
    """A series of games that cannot be played."""


@dataclass(frozen=True)
class Series:
    """Games that differ by nothing but chance, and by the options that are drawn."""

    game: Game
    seats: int
    seed: int
    bots: tuple[str, ...]
    """Who sits where."""
    options: Mapping[str, str]
    """Every option with its value or ANY."""

    @classmethod
    def of(
        cls,
        game: Game,
        seats: int,
        seed: int,
        bots: Sequence[str],
        options: Mapping[str, str] | str,
    ) -> Series:
        """Check and complete what was asked for: one bot is enough where all are alike."""
        if isinstance(options, str):
            if options != RANDOM:
                raise SeriesError(f"options are a mapping or {RANDOM!r}, not {options!r}.")
            options = {option.name: ANY for option in game.options}
        drawn = {name for name, value in options.items() if value == ANY}
        fixed = {name: value for name, value in options.items() if name not in drawn}
        unknown = {name: "" for name in drawn if name not in {o.name for o in game.options}}
        checked = check_options(game.options, fixed | unknown)
        game.blank(seats)
        if not 0 <= seed <= LARGEST_SEED:
            raise SeriesError(f"a seed is from 0 to {LARGEST_SEED}, not {seed}.")
        if len(bots) not in {1, seats}:
            raise SeriesError(f"{seats} seats want {seats} bots, or one for all, not {len(bots)}.")
        names = tuple(bot_named(name).name for name in bots)
        return cls(
            game,
            seats,
            seed,
            names * seats if len(names) == 1 else names,
            {name: ANY if name in drawn else value for name, value in checked.items()},
        )

    @cached_property
    def kinds(self) -> bytes:
        """The bots as compiled code knows them."""
        return bytes(BOTS[name].kind for name in self.bots)

    @property
    def is_all_chance(self) -> bool:
        """Whether nobody at the table thinks."""
        return set(self.kinds) == {Kind.CHANCER}

    def blank(self) -> Frame:
        """What every game begins with; options still to be drawn have their defaults."""
        fixed = {name: value for name, value in self.options.items() if value != ANY}
        return self.game.blank(self.seats, fixed)

    @cached_property
    def draw(self) -> bytearray:
        """Which options are drawn, as `sim.rules` reads it."""
        offsets, entries = self.game.state.bare.offsets, bytearray()
        for option in self.game.options:
            if self.options[option.name] == ANY:
                entries += offsets[option.name].to_bytes(2, "little") + bytes((len(option.values),))
        return entries + bytes(rules.DRAW_ENTRY)

    def options_of(self, number: int) -> dict[str, str]:
        """The options of one game of the series."""
        state = self.blank()
        rules.draw_options(state, self.draw, self.seed, number)
        return self.game.options_of(state)

    # Ways to play ---------------------------------------------------------------------------------

    def desk(self) -> Desk:
        """A desk for one worker."""
        return Desk(bytes(self.blank().buffer), self.kinds, self.draw)

    def compiled_play(self, results: Results) -> Play:
        """Play by compiled rules, into rows that begin with the first game of the series."""
        function = rules.enter_chancers if self.is_all_chance else rules.enter_seated
        entry = compiled(self.game).entry(cast("FunctionType", function))
        desk, start = self.desk(), results.ctypes.data

        def play(first: int, games: int) -> None:
            entry(desk.address, desk.size, start + first * RESULT_SIZE, self.seed, first, games)

        return play

    def interpreted_play(self, results: Results) -> Play:
        """Play by the rules as they are written."""
        world, game = world_of(self.game), self.game
        start, play_chancers = world.twin(rules.start_drawn), world.twin(rules.play_chancers)
        play_seated = world.twin(rules.play_seated)
        blank, state, codes = self.blank(), game.state(), bytearray(MOST_CODES)
        room = (game.state(), game.state(), game.state(), codes)
        rows = memoryview(cast("Any", results.view(np.uint8)))

        def play(first: int, games: int) -> None:
            for number in range(first, first + games):
                result = Result(rows[number * RESULT_SIZE : (number + 1) * RESULT_SIZE])
                start(state, blank, self.draw, self.seed, number)
                stream = stream_of(self.seed, number)
                if self.is_all_chance:
                    play_chancers(state, codes, stream, result)
                else:
                    play_seated(state, self.kinds, stream, *room, result)

        return play

    def compiled_search(self) -> Search:
        """Look for faults by compiled rules."""
        entry = compiled(self.game).entry(cast("FunctionType", rules.enter_hunt))
        desk = self.desk()

        def search(first: int, games: int) -> tuple[int, int] | None:
            found = int(entry(desk.address, desk.size, self.seed, first, games))
            if found == NOBODY:
                return None
            return found >> rules.FAULT_BITS, found & ((1 << rules.FAULT_BITS) - 1)

        return search

    def interpreted_search(self) -> Search:
        """Look for faults by the rules as they are written."""
        world = world_of(self.game)
        start, first_fault = world.twin(rules.start_drawn), world.twin(playing.first_fault)
        blank, state, codes = self.blank(), self.game.state(), bytearray(MOST_CODES)

        def search(first: int, games: int) -> tuple[int, int] | None:
            for number in range(first, first + games):
                start(state, blank, self.draw, self.seed, number)
                faults = first_fault(state, codes, stream_of(self.seed, number))
                if faults:
                    return number, faults
            return None

        return search
