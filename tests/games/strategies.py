"""Random setups, positions and whole games of any game, for tests and for whoever hunts a bug.

    play = Play(Beginning(GAME, 4, {"end_check": "immediate"}, seed=12), luck=5)
    while not play.is_over:
        play.step()

Everything follows from numbers, so Hypothesis shrinks it and a failure can be had again.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from hypothesis import strategies as st

from graveshift.engine.bits import has
from graveshift.engine.chance import deal_key, pick, stream_of
from graveshift.engine.frame import BYSTANDER, MOST_CODES, NOBODY, RUNNING
from graveshift.engine.game import Game, Program, interpreted
from graveshift.engine.journal import Event, clear, events_of
from graveshift.engine.record import SCRIPT

REVISES = 10
"""Whoever may take an answer back does so once in so many choices."""
SPEAKS_UP = 8
"""Whoever may speak up does so once in so many choices."""


class Luck:
    """A row of random numbers that is not chance's own."""

    def __init__(self, seed: int):
        self.stream = stream_of(seed, 0)
        self.number = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.number += 1
        return pick(self.stream, self.number & 7, self.number >> 3, n)

    def one_of(self, items: Any) -> Any:
        """One of several."""
        return items[self.below(len(items))]

    def shuffled(self, items: Any) -> list[Any]:
        """The same items in another order."""
        left, order = list(items), []
        while left:
            order.append(left.pop(self.below(len(left))))
        return order


@dataclass(frozen=True)
class Beginning:
    """What a game starts from."""

    game: Game
    seats: int
    options: Mapping[str, str]
    seed: int

    def __repr__(self) -> str:
        """Short enough for a failure: the options that differ from their defaults."""
        chosen = {o.name: o.default for o in self.game.options}
        differ = {k: v for k, v in self.options.items() if v != chosen[k]}
        return f"Beginning({self.game.name}, seats={self.seats}, {differ}, seed={self.seed})"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """What Hypothesis shows of it."""
        del cycle
        printer.text(repr(self))

    def blank(self, *, told: bool = True) -> Any:
        """The record before set-up."""
        state = self.game.blank(self.seats, self.options, told=told)
        state.viewer = NOBODY
        deal_key(state, self.seed, 0)
        return state


@dataclass
class Play:
    """A game being played at random, interpreted, with a log."""

    beginning: Beginning
    luck_seed: int = 0
    revises: bool = True
    script: tuple[int, ...] = ()
    log: list[tuple[int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game = self.beginning.game
        self.rules: Program = interpreted(self.game)
        self.luck = Luck(self.luck_seed)
        self.state = self.beginning.blank()
        put_script(self.state, self.script)
        self.rules.setup(self.state)

    def __repr__(self) -> str:
        """A failed test says how to come here, and shows the position."""
        said = ", ".join(f"{seat}:{code}" for seat, code in self.log)
        drawn = self.game.notation.write_position(self.state)
        return f"{self.beginning!r}, luck {self.luck_seed}, choices {said}\n{drawn}"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """What Hypothesis shows of it."""
        del cycle
        printer.text(repr(self))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.ending != RUNNING)

    @property
    def owing(self) -> list[int]:
        """The seats that owe a choice."""
        return [seat for seat in self.seats if has(self.state.owes, seat)]

    @property
    def seats(self) -> range:
        """The seats of this game."""
        return range(self.state.seats)

    @property
    def onlookers(self) -> list[int]:
        """All seats, and a bystander."""
        return [*self.seats, BYSTANDER]

    def choices(self, seat: int) -> list[int]:
        """The codes that the seat may choose."""
        return choices_of(self.rules, self.state, seat)

    def events(self) -> list[Event]:
        """What the last choice brought about."""
        return events_of(self.state)

    def choose(self, seat: int, code: int) -> Self:
        """Make a choice, and note it."""
        clear(self.state)
        self.rules.choose(self.state, seat, code)
        self.log.append((seat, code))
        return self

    def next_choice(self) -> tuple[int, int]:
        """Who chooses next, and what."""
        idle = [seat for seat in self.seats if not has(self.state.owes, seat)]
        for seat in idle:
            codes = self.choices(seat)
            rarely = SPEAKS_UP if has(self.state.may, seat) else REVISES
            if codes and self.revises and self.luck.below(rarely) == 0:
                return seat, self.luck.one_of(codes)
        seat = self.luck.one_of(self.owing)
        return seat, self.luck.one_of(self.choices(seat))

    def step(self) -> Self:
        """One random choice."""
        return self.choose(*self.next_choice())

    def stop_somewhere(self, luck: Luck) -> Self:
        """Play to the end, and go back to any of the decisions on the way."""
        passed = [bytes(self.state.buffer) for _ in self.to_the_end()]
        number = luck.below(len(passed) - 1)
        self.state = type(self.state)(bytearray(passed[number]))
        del self.log[number:]
        return self

    def to_the_end(self) -> Iterator[Self]:
        """Every position from here on, the last one too."""
        yield self
        while not self.is_over:
            yield self.step()


def put_script(state: Any, script: tuple[int, ...]) -> None:
    """Say what chance shall give; as far as the script goes."""
    assert len(script) <= SCRIPT
    for position, result in enumerate(script):
        state.script[position] = result
    state.script_used, state.script_length = 0, len(script)


def choices_of(rules: Program, state: Any, seat: int) -> list[int]:
    """The codes that a seat may choose."""
    codes = bytearray(MOST_CODES)
    return list(codes[: rules.choices(state, seat, codes)])


def seen_by(rules: Program, state: Any, seat: int) -> Any:
    """The view of a seat or of a bystander."""
    seen = type(state)()
    rules.see(state, seat, seen)
    return seen


def imagined(rules: Program, seen: Any, stream: int) -> Any:
    """A state drawn at random from all that a view allows."""
    state = type(seen)()
    rules.imagine(seen, state, stream)
    return state


SEEDS = st.integers(0, 2**64 - 1)
"""Hypothesis likes small and round numbers; `Luck` stirs them, so that all games are as likely."""


def options_of(game: Game) -> st.SearchStrategy[dict[str, str]]:
    """Any value of any option."""
    return st.fixed_dictionaries({o.name: st.sampled_from(o.values) for o in game.options})


@st.composite
def beginnings(draw: st.DrawFn, game: Game) -> Beginning:
    """Any number of seats, any options or those of the rulebook, any key."""
    options = draw(st.one_of(st.just({}), options_of(game)))
    seed = draw(SEEDS)
    fewest, most = game.bounds.seats
    return Beginning(game, fewest + Luck(seed).below(most - fewest + 1), options, seed)


@st.composite
def plays(draw: st.DrawFn, game: Game) -> Play:
    """The first decision of any game."""
    return Play(draw(beginnings(game)), draw(SEEDS))


@st.composite
def positions(draw: st.DrawFn, game: Game) -> Play:
    """Any decision of any game, each of a game as likely."""
    return draw(plays(game)).stop_somewhere(Luck(draw(SEEDS)))
