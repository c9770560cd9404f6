"""Golden games: whole games as text that a person can read, and that is played again in tests.

    game: mall-of-horror
    players: 3
    …
    9 r placement > place P at 1
      or: place T at 1 · place P at 2
      PLACED rP L1
      FIRST_ZOMBIE L3
    state after 10: 4b1d3a2f9c07aa12

Every choice stands with its number, whose it was, what was to be decided, what else could be
chosen, and what came of it, in the game's notation.  `state after` is a hash of the record's bytes.
The board is drawn at the first decision, now and then when a round begins, and at the end.

To keep a long game short, only every so many rounds are told in full; of the others the choices
stand in a row, as `112 - r > vote y · b > vote y`, with a hash at the end.  `scripts/golden.py`
writes the files; nobody edits them.
"""

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from textwrap import TextWrapper
from typing import Any

from graveshift.engine.errors import UserError
from graveshift.engine.frame import ALLOWED, NOBODY, ONLY_THE_CLOCK, RUNNING
from graveshift.engine.game import Game, set_key
from graveshift.engine.journal import clear, events_of
from graveshift.engine.notation import word_of, write_set
from graveshift.games import GAMES
from tests.games.scenario import Runner

LARGEST = 60_000
"""Bytes of a file: more is not read by anybody."""
IN_FULL = (1, 2, 5, 10, 25, 50)
"""Rounds of which one is told in full; the first of these that makes a file short enough."""
HASHED = 10
"""In rounds told in full, every so many choices are hashed; otherwise each round's last."""
DRAWN = 25
"""Choices between two drawings, at least."""
BETWEEN = " · "
CHOOSES = " > "
WIDTH = 100
NONE = "-"
DRAWING = "  | "
SETUP, POSITION = "0 setup", "0 position"
"""What a game starts from."""
FACT = re.compile(r"([a-z ]+): (.*)")
FULL = re.compile(r"(\d+) (\S+) \S+ > (.+)")
BRIEF = re.compile(r"(\d+) - ")
WRAP = TextWrapper(
    WIDTH, break_long_words=False, break_on_hyphens=False, initial_indent="  or: ",
    subsequent_indent=" " * 6,
)  # fmt: skip

Look = Callable[[Any], object]
"""Looks a state over, after every choice."""


class GoldenError(AssertionError):
    """A file that does not say what the game does."""

    def __init__(self, message: str, line: int = 0) -> None:
        """`line` is where; 0 if it is the end."""
        self.line = line
        super().__init__(message)


@dataclass(frozen=True)
class Beginning:
    """What a game starts from, and what is said about it."""

    game: Game
    seats: int
    options: Mapping[str, str]
    """Those that are not the rulebook's."""
    key: bytes
    special: str
    """What is special about it, in a word or a few."""
    rounds_before: int = 0
    """Rounds that are counted as played before the first: what comes late can be shown soon."""
    drawn: str = ""
    """The drawn position that it starts from in place of set-up: what hardly any game comes to."""


@dataclass(frozen=True)
class Said:
    """A choice as a file says it."""

    seat: str
    text: str
    line: int = 0
    """Where it stands; 0 if it is not from a file."""


class Telling:
    """A game as it is told, by one way to run its rules."""

    def __init__(self, beginning: Beginning, runner: Runner, look: Look, in_full: int) -> None:
        """Lay the game out."""
        self.beginning, self.game = beginning, beginning.game
        self.runner, self.look, self.in_full = runner, look, in_full
        self.number = 0
        self.drawn = -DRAWN
        self.brief: list[str] = []
        self.state: Any = opened(beginning)
        if not beginning.drawn:
            runner.setup(self.state)
        self.state.round += beginning.rounds_before

    # Header ---------------------------------------------------------------------------------------

    def header(self) -> Iterator[str]:
        """The facts of the game, when it is over."""
        if self.state.ending == RUNNING:
            raise GoldenError(f"the game goes on after {self.number} choices")
        begun, state, notation = self.beginning, self.state, self.game.notation
        letters = [notation.write_seat(seat) for seat in range(begun.seats)]
        points = [f"{one} {self.runner.points(state, i)}" for i, one in enumerate(letters)]
        options = [f"{name}={value}" for name, value in begun.options.items()]
        yield f"game: {self.game.public_name}"
        yield f"rules: {self.game.rules_version}"
        yield f"players: {begun.seats}"
        yield f"options: {' '.join(options) or NONE}"
        yield f"key: {begun.key.hex()}"
        yield f"rounds before: {begun.rounds_before}"
        yield f"special: {begun.special}"
        yield f"ends: {self.ending} in round {state.round}"
        yield f"winners: {write_set(state.winners, ''.join(letters))}"
        yield f"points: {BETWEEN.join(points)}"
        yield f"choices: {self.number}"
        yield f"told in full: one round in {self.in_full}"

    @property
    def ending(self) -> str:
        """Why the game is over."""
        return word_of(self.game.endings(self.state.ending))

    # Game -----------------------------------------------------------------------------------------

    def begin(self) -> Iterator[str]:
        """What happened before the first choice, and the board."""
        self.check()
        yield POSITION if self.beginning.drawn else SETUP
        yield from self.happened()
        yield from self.drawing()

    def choose(self, said: Sequence[Said]) -> Iterator[str]:
        """Make the choices, one after another."""
        for number, one in enumerate(said, 1):
            try:
                yield from self.chosen(one)
            except (UserError, AssertionError) as error:
                raise GoldenError(f"choice {number}: {error}", one.line) from error

    def chosen(self, said: Said) -> Iterator[str]:
        """Make a choice, and tell it."""
        state, notation, round_before = self.state, self.game.notation, self.state.round
        seat = notation.read_seat(said.seat)
        code = notation.read_choice(state, seat, said.text)
        reason = self.runner.why_not(state, seat, code)
        if reason not in {ALLOWED, ONLY_THE_CLOCK}:
            raise GoldenError(f"refused: {self.game.reasons(reason).name}")
        text = notation.write_choice(state, seat, code)
        head = f"{self.number + 1} {notation.write_seat(seat)} {self.decision}{CHOOSES}{text}"
        others = list(self.others(seat, code))
        clear(state)
        self.runner.choose(state, seat, code)
        self.number += 1
        self.check()
        full = round_before % self.in_full == 0
        if full:
            yield from self.flushed()
            yield head
            yield from WRAP.wrap(BETWEEN.join(others))
            yield from self.happened()
        else:
            self.brief.append(f"{notation.write_seat(seat)}{CHOOSES}{text}")
        turned = state.round != round_before or state.ending != RUNNING
        if turned or (full and self.number % HASHED == 0):
            yield from self.flushed()
            yield f"state after {self.number}: {fingerprint(state)}"
        if state.ending != RUNNING or self.is_time_to_draw(turned):
            yield from self.drawing()

    def is_time_to_draw(self, turned: bool) -> bool:
        """Whether a round begins that is told in full, a while after the last drawing."""
        full = self.state.round % self.in_full == 0
        return turned and full and self.number - self.drawn >= DRAWN

    def flushed(self) -> Iterator[str]:
        """The choices that stand without the rest."""
        if self.brief:
            first = f"{self.number - len(self.brief) + 1} - "
            yield from lines_of(first, self.brief)
            self.brief = []

    @property
    def decision(self) -> str:
        """What is to be decided."""
        return word_of(self.game.decisions(self.state.decision))

    def others(self, seat: int, code: int) -> Iterator[str]:
        """What else could be chosen; each can be read back."""
        for other in self.runner.choices(self.state, seat):
            text = self.game.notation.write_choice(self.state, seat, other)
            if self.game.notation.read_choice(self.state, seat, text) != other:
                raise GoldenError(f"{text!r} does not say {other}")
            if BETWEEN in text or CHOOSES in text:
                raise GoldenError(f"{text!r} cannot be told from what stands around it")
            if other != code:
                yield text

    def happened(self) -> Iterator[str]:
        """What the last choice brought about; each line can be read back."""
        for event in events_of(self.state):
            text = self.game.notation.write_event(event)
            if self.game.notation.read_event(text) != event:
                raise GoldenError(f"{text!r} does not say {event}")
            yield f"  {text}"

    def drawing(self) -> Iterator[str]:
        """The whole board, which can be read back to the very bytes."""
        text = self.game.notation.write_position(self.state)
        if self.game.notation.read_position(text).raw() != self.state.raw():
            raise GoldenError(f"the drawing after choice {self.number} says something else")
        self.drawn = self.number
        for line in text.splitlines():
            yield f"{DRAWING}{line}"

    def check(self) -> None:
        """Nothing is wrong with the state."""
        found = self.runner.faults(self.state)
        if found:
            raise GoldenError(", ".join(f.name for f in self.game.faults if found & f))
        self.look(self.state)


def opened(beginning: Beginning) -> Any:
    """The record before set-up, or the drawn position."""
    game = beginning.game
    state = game.blank(beginning.seats, beginning.options, told=True)
    if beginning.drawn:
        drawn = game.notation.read_position(beginning.drawn).raw()
        state = type(state)(bytearray(drawn.ljust(len(state.buffer), b"\0")))
    state.viewer = NOBODY
    set_key(state, beginning.key)
    return state


def fingerprint(state: Any) -> str:
    """Eight bytes of a hash of the record, as `Table.fingerprint` has it."""
    return hashlib.blake2b(state.raw(), digest_size=8).hexdigest()


def lines_of(first: str, parts: Sequence[str]) -> Iterator[str]:
    """Parts in a row, on as many lines as they need; each line says the number of its first."""
    number, line = int(first.split(maxsplit=1)[0]), ""
    for position, part in enumerate(parts):
        if line and len(line) + len(BETWEEN) + len(part) > WIDTH:
            yield line
            line = ""
        line = f"{line}{BETWEEN}{part}" if line else f"{number + position} - {part}"
    yield line


def told(
    beginning: Beginning, said: Sequence[Said], runner: Runner, look: Look, in_full: int
) -> list[str]:
    """The lines of a golden game."""
    telling = Telling(beginning, runner, look, in_full)
    lines = [*telling.begin(), *telling.choose(said)]
    return [*telling.header(), "", *lines]


def text_of(beginning: Beginning, said: Sequence[Said], runner: Runner, look: Look) -> str:
    """The text of a golden game, told in full as far as it stays short enough."""
    for in_full in IN_FULL:
        text = "".join(f"{line}\n" for line in told(beginning, said, runner, look, in_full))
        if len(text.encode()) <= LARGEST:
            return text
    raise GoldenError(f"it takes more than {LARGEST} bytes; a shorter game is wanted")


# Files ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Golden:
    """A file as it is read."""

    name: str
    lines: list[str]
    beginning: Beginning
    said: list[Said]
    in_full: int
    ending: str


def folder_of(game: Game) -> Path:
    """Where a game's files are: beside its tests."""
    games = Path(__file__).parent
    return (games if game.name in GAMES else games.parent / "engine") / game.name / "golden"


def files_of(game: Game) -> list[Path]:
    """A game's golden games."""
    return sorted(folder_of(game).glob("*.txt"))


def lacking(game: Game) -> list[str]:
    """What no file shows yet: a number of players, a way to end, an option not as it is usually."""
    known = [read(game, path) for path in files_of(game)]
    fewest, most = game.bounds.seats
    wanted = [f"{seats}p" for seats in range(fewest, most + 1)]
    wanted += [word_of(ending) for ending in game.endings if ending != RUNNING]
    wanted += [option.name for option in game.options]
    shown = {f"{one.beginning.seats}p" for one in known} | {one.ending for one in known}
    shown |= {name for one in known for name in one.beginning.options}
    return [one for one in wanted if one not in shown]


def name_of(golden: Golden) -> str:
    """What a file is called: `4p-few-left-second-tie.txt`."""
    special = golden.beginning.special.lower().replace(" ", "-")
    return f"{golden.beginning.seats}p-{golden.ending}-{special}.txt"


def read(game: Game, path: Path) -> Golden:
    """Read a file."""
    return read_text(game, path.name, path.read_text(encoding="utf-8"))


def read_text(game: Game, name: str, text: str) -> Golden:
    """Read a file's text; what it says besides the choices is compared when they are played."""
    lines = text.splitlines()
    try:
        end = lines.index("")
        facts = dict(read_fact(line) for line in lines[:end])
        options = () if facts["options"] == NONE else facts["options"].split(" ")
        beginning = Beginning(
            game,
            int(facts["players"]),
            dict(read_option(word) for word in options),
            bytes.fromhex(facts["key"]),
            facts["special"],
            int(facts["rounds before"]),
            drawn_first(lines),
        )
        in_full = int(facts["told in full"].split()[-1])
        ending = facts["ends"].split()[0]
    except (ValueError, KeyError) as error:
        raise GoldenError(f"{name}: its header cannot be read: {error}") from error
    said = [one for number, line in enumerate(lines, 1) for one in read_choices(line, number)]
    return Golden(name, lines, beginning, said, in_full, ending)


def drawn_first(lines: Sequence[str]) -> str:
    """The position that a file starts from; nothing if it starts with set-up."""
    if POSITION not in lines:
        return ""
    after = lines[lines.index(POSITION) + 1 :]
    drawing = takewhile(lambda line: line.startswith(DRAWING), after)
    return "".join(f"{line.removeprefix(DRAWING)}\n" for line in drawing)


def read_fact(line: str) -> tuple[str, str]:
    """Name and value of a fact."""
    if not (match := FACT.fullmatch(line)):
        raise ValueError(line)
    return match[1], match[2]


def read_option(word: str) -> tuple[str, str]:
    """Name and value of an option."""
    name, _, value = word.partition("=")
    return name, value


def read_choices(line: str, number: int) -> Iterator[Said]:
    """The choices that a line says, if any."""
    if match := BRIEF.match(line):
        for part in line[match.end() :].split(BETWEEN):
            seat, _, text = part.partition(CHOOSES)
            yield Said(seat, text, number)
    elif match := FULL.fullmatch(line):
        yield Said(match[2], match[3], number)


def check(golden: Golden, runner: Runner, look: Look) -> None:
    """Play a file's choices; whatever comes out otherwise is said with its line."""
    try:
        now = told(golden.beginning, golden.said, runner, look, golden.in_full)
    except GoldenError as error:
        where = error.line or len(golden.lines)
        raise GoldenError(f"{golden.name}:{where}: {error}") from error
    for number, (line, again) in enumerate(zip(golden.lines, now, strict=False), 1):
        if line != again:
            message = f"{golden.name}:{number}: the file says\n  {line}\nand the game\n  {again}"
            raise GoldenError(message)
    if len(golden.lines) != len(now):
        raise GoldenError(f"{golden.name}: it has {len(golden.lines)} lines, not {len(now)}")
