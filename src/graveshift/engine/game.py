"""A game: everything about it that is not a rule, and the rules that fill the contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import FunctionType
from typing import Any, Protocol

from graveshift.engine import contract, play
from graveshift.engine.contract import MOST_FEATURES
from graveshift.engine.errors import UserError
from graveshift.engine.frame import MOST_CODES, Frame
from graveshift.engine.journal import Event
from graveshift.engine.options import Option, check_options
from graveshift.engine.record import EVENTS, MOST_SEATS
from graveshift.engine.rule import World, kind_of

KEY_BYTES = 16


@dataclass(frozen=True)
class Bounds:
    """What no game exceeds: memory is laid out by these numbers, and tests hold them."""

    seats: tuple[int, int]
    choices: int
    """Choices in a whole game, revisions not counted."""
    events: int
    """Events that one choice can cause."""
    codes: int
    """Choices offered at once."""


class Notation(Protocol):
    """Choices, positions and events as text, both ways."""

    def write_seat(self, seat: int, /) -> str:
        """A seat's short name."""

    def read_seat(self, text: str, /) -> int:
        """The seat of a short name; NotationError where there is none."""

    def write_choice(self, state: Any, seat: int, code: int, /) -> str:  # noqa: ANN401
        """A choice as a word or two, such as `vote red`."""

    def read_choice(self, state: Any, seat: int, text: str, /) -> int:  # noqa: ANN401
        """The code that such a text says; NotationError where it says none."""

    def write_position(self, state: Any, /) -> str:  # noqa: ANN401
        """A position as lines of text."""

    def read_position(self, text: str, /) -> Any:  # noqa: ANN401
        """The position that such a text draws."""

    def write_event(self, event: Event, /) -> str:
        """An event as a line of text."""

    def read_event(self, text: str, /) -> Event:
        """The event that such a line tells."""


@dataclass(frozen=True)
class Reckoning:
    """A number, or a row of them, that the rules reckon from a bystander's view."""

    name: str
    about: str
    by: str
    """What a row is by; nothing where it is one number."""
    of: Callable[[Any], int | list[int | list[int]]]


@dataclass(frozen=True)
class Game:
    """One game of the house."""

    name: str
    rules_version: int
    state: type[Frame]
    bounds: Bounds
    options: tuple[Option, ...]
    rules: Mapping[str, FunctionType]
    phases: type[IntEnum]
    decisions: type[IntEnum]
    endings: type[IntEnum]
    events: type[IntEnum]
    reasons: type[IntEnum]
    faults: type[IntEnum]
    claims: type[IntEnum]
    notation: Notation
    feature_names: tuple[str, ...]
    inlined: int = 900
    """Rules of up to so many bytes of code become part of their callers when compiled: a third
    faster where a game is small; one with many chapters takes less, or it compiles for minutes."""
    apart: int = 900
    """On a GPU, longer rules stay code of their own, which is called."""
    lesson: int = 1
    """The practice game in which there is most to see early: tours are given in it."""
    reckonings: tuple[Reckoning, ...] = ()
    """For those who draw: what lies open, said in numbers that would take a rule to find."""

    def __post_init__(self) -> None:
        """Every slot of the contract is filled, and nothing else; records have room for it all."""
        slots = {name for name, value in vars(contract).items() if kind_of(value) == "slot"}
        if set(self.rules) != slots:
            message = f"{self.name} fills {sorted(self.rules)}, the contract wants {sorted(slots)}"
            raise TypeError(message)
        bounds, features = self.bounds, len(self.feature_names)
        declared = (bounds.seats[1], bounds.events, bounds.codes, features)
        most = (MOST_SEATS, EVENTS, MOST_CODES, MOST_FEATURES)
        if any(one > limit for one, limit in zip(declared, most, strict=True)):
            message = f"{self.name} declares {declared} seats, events, codes, features; most {most}"
            raise TypeError(message)
        named = {field.name for field in self.state.bare.fields}
        if twice := named.intersection(one.name for one in self.reckonings):
            message = f"{self.name} reckons what its record has already: {sorted(twice)}"
            raise TypeError(message)

    def reckoned(self, seen: Frame) -> dict[str, int | list[int | list[int]]]:
        """All that the rules reckon from a bystander's view."""
        return {one.name: one.of(seen) for one in self.reckonings}

    @property
    def public_name(self) -> str:
        """The name as people write it."""
        return self.name.replace("_", "-")

    def blank(
        self, seats: int, options: Mapping[str, str] | None = None, *, told: bool = False
    ) -> Frame:
        """A record that holds seats and options and is otherwise zeros."""
        fewest, most = self.bounds.seats
        if not fewest <= seats <= most:
            message = f"{self.public_name} is for {fewest} to {most} players, not {seats}."
            raise SeatsError(message)
        chosen = check_options(self.options, options or {})
        state = (self.state.narrated if told else self.state)()
        state.seats = seats
        for option in self.options:
            setattr(state, option.name, option.number_of(chosen[option.name]))
        return state

    def options_of(self, state: Frame) -> dict[str, str]:
        """The options that a state was set up with."""
        return {o.name: o.values[getattr(state, o.name)] for o in self.options}


class SeatsError(UserError):
    """Too few or too many players."""


def set_key(state: Frame, key: bytes) -> None:
    """Give a state the key of its chance."""
    if len(key) != KEY_BYTES:
        message = f"a key has {KEY_BYTES} bytes, not {len(key)}"
        raise ValueError(message)
    for word in range(4):
        state.key[word] = int.from_bytes(key[4 * word : 4 * word + 4], "little")


@dataclass(frozen=True)
class Program:
    """One game's rules, interpreted: the contract's slots and the code over them."""

    game: Game
    setup: Callable[[Frame], None]
    choices: Callable[[Frame, int, contract.Codes], int]
    why_not: Callable[[Frame, int, int], int]
    choose: Callable[[Frame, int, int], None]
    on_timeout: Callable[[Frame, int, int], int]
    view: Callable[[Frame, int, Frame], None]
    determinise: Callable[[Frame, Frame], None]
    faults: Callable[[Frame], int]
    points: Callable[[Frame, int], int]
    score: Callable[[Frame, int], int]
    inclination: Callable[[Frame, int, int], int]
    in_a_row: Callable[[Frame], int]
    may_talk: Callable[[Frame, int], bool]
    kept: Callable[[Frame, int, int, int, int], int]
    features: Callable[[Frame, int, contract.Numbers], None]
    start: Callable[[Frame, Frame, int, int], None]
    see: Callable[[Frame, int, Frame], None]
    imagine: Callable[[Frame, Frame, int], None]


_worlds: dict[str, World] = {}
_programs: dict[str, Program] = {}
_quick: dict[str, Program] = {}


def plain_names(value: object) -> object:
    """An enum as a plain class of the same numbers: the interpreter finds them twice as fast."""
    if isinstance(value, type) and issubclass(value, IntEnum):
        return type(value.__name__, (), {member.name: member.value for member in value})
    return value


def world_of(game: Game) -> World:
    """The world in which code over the contract runs interpreted for this game."""
    if game.name not in _worlds:
        _worlds[game.name] = World(game.rules, lambda function: function, plain_names)
    return _worlds[game.name]


def interpreted(game: Game) -> Program:
    """The game's rules, interpreted."""
    if game.name not in _programs:
        world = world_of(game)
        slots = {name: world.twin(function) for name, function in game.rules.items()}
        code = {one.__name__: world.twin(one) for one in (play.start, play.see, play.imagine)}
        _programs[game.name] = Program(game, **slots, **code)
    return _programs[game.name]


def at_hand(game: Game) -> Program:
    """The game's rules in the quickest way there is just now: interpreted until they are told."""
    return _quick.get(game.name) or interpreted(game)


def put_at_hand(program: Program) -> None:
    """Let whoever plays a game have its rules this way from now on."""
    _quick[program.game.name] = program
