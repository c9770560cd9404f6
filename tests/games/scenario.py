"""The language of scenarios: given a position, when players choose, then this is so.

A `Scenario` is one game in progress and speaks in the game's notation:

    game.say("r", "vote y")            choose; the choice must be offered
    game.refused("r", "vote b")        the reason why not, or "" where it may be chosen
    game.choices("r")                  all that may be chosen
    game.script(3, 1)                  what chance shall give next
    game.told("EATEN")                 what happened, as text
    game.owes, game.decision, game.ending, game.winners, game.view("y")

Each game adds verbs of its own.  The same scenario runs on the rules as they are written and on the
rules compiled: a `Runner` is all that differs.
"""

from collections.abc import Iterator
from typing import Any, Protocol, Self

import numpy as np
from hypothesis import strategies as st

from graveshift.engine.chance import pick, stream_of
from graveshift.engine.compiler import compiled
from graveshift.engine.frame import ALLOWED, BYSTANDER, MOST_CODES, RUNNING, Frame
from graveshift.engine.game import Game, interpreted
from graveshift.engine.journal import Event, clear, events_of, has_overflowed
from graveshift.engine.notation import word_of, write_set
from graveshift.engine.record import SCRIPT


class Runner(Protocol):
    """A way to run a game's rules on told records."""

    def setup(self, state: Any) -> None: ...
    def choices(self, state: Any, seat: int) -> list[int]: ...
    def why_not(self, state: Any, seat: int, code: int) -> int: ...
    def choose(self, state: Any, seat: int, code: int) -> None: ...
    def on_timeout(self, state: Any, seat: int, luck: int) -> int: ...
    def see(self, state: Any, seat: int, seen: Any) -> None: ...
    def faults(self, state: Any) -> int: ...
    def points(self, state: Any, seat: int) -> int: ...


class Interpreted:
    """The rules as they are written."""

    def __init__(self, game: Game):
        self.rules = interpreted(game)

    def setup(self, state: Any) -> None:
        self.rules.setup(state)

    def choices(self, state: Any, seat: int) -> list[int]:
        codes = bytearray(MOST_CODES)
        return list(codes[: self.rules.choices(state, seat, codes)])

    def why_not(self, state: Any, seat: int, code: int) -> int:
        return self.rules.why_not(state, seat, code)

    def choose(self, state: Any, seat: int, code: int) -> None:
        self.rules.choose(state, seat, code)

    def on_timeout(self, state: Any, seat: int, luck: int) -> int:
        return self.rules.on_timeout(state, seat, luck)

    def see(self, state: Any, seat: int, seen: Any) -> None:
        self.rules.see(state, seat, seen)

    def faults(self, state: Any) -> int:
        return self.rules.faults(state)

    def points(self, state: Any, seat: int) -> int:
        return self.rules.points(state, seat)


class Compiled:
    """The rules compiled, on the same bytes."""

    def __init__(self, game: Game):
        self.rules = compiled(game, told=True)
        self.codes = np.zeros(MOST_CODES, np.uint8)

    @staticmethod
    def at(state: Any) -> int:
        """Where a record lies in memory."""
        return int(np.frombuffer(state.buffer, np.uint8).ctypes.data)

    def setup(self, state: Any) -> None:
        self.rules.setup(self.at(state))

    def choices(self, state: Any, seat: int) -> list[int]:
        count = self.rules.choices(self.at(state), seat, self.codes.ctypes.data)
        return [int(code) for code in self.codes[:count]]

    def why_not(self, state: Any, seat: int, code: int) -> int:
        return int(self.rules.why_not(self.at(state), seat, code))

    def choose(self, state: Any, seat: int, code: int) -> None:
        self.rules.choose(self.at(state), seat, code)

    def on_timeout(self, state: Any, seat: int, luck: int) -> int:
        return int(self.rules.on_timeout(self.at(state), seat, luck))

    def see(self, state: Any, seat: int, seen: Any) -> None:
        self.rules.see(self.at(state), seat, self.at(seen))

    def faults(self, state: Any) -> int:
        return int(self.rules.faults(self.at(state)))

    def points(self, state: Any, seat: int) -> int:
        return int(self.rules.points(self.at(state), seat))


class Scenario:
    """One game in progress, in a test."""

    game: Game
    letters: str
    """The letters of the seats, in seat order."""
    colours: str
    """The letters of the seats that play."""

    def __init__(self, runner: Runner, state: Any):
        self.runner = runner
        self.state = state
        self.events: list[Event] = []
        self.colours = self.letters[: state.seats]
        self.may_be_impossible = False

    def __repr__(self) -> str:
        """A failed test shows the position."""
        return "\n" + str(self.notation.write_position(self.state))

    @property
    def notation(self) -> Any:
        """The game's notation."""
        return self.game.notation

    # When -----------------------------------------------------------------------------------------

    def setup(self) -> Self:
        """Lay the game out from its start."""
        self.runner.setup(self.state)
        return self.note()

    def script(self, *results: int) -> Self:
        """What chance shall give next: a die its number, a draw of n its remainder by n."""
        assert len(results) <= SCRIPT
        for position, result in enumerate(results):
            self.state.script[position] = result
        self.state.script_used = 0
        self.state.script_length = len(results)
        return self

    def say(self, seat: str, text: str) -> Self:
        """Make a choice that is offered."""
        code = self.code_of(seat, text)
        reason = self.runner.why_not(self.state, self.seat(seat), code)
        assert reason == ALLOWED, f"{seat} may not {text}: {self.reason(reason)}{self!r}"
        return self.choose(seat, code)

    def choose(self, seat: str, code: int) -> Self:
        """Make a choice by its code, even one that only a clock may choose."""
        self.runner.choose(self.state, self.seat(seat), code)
        return self.note()

    def clock_runs_out(self, *seats: str, luck: int = 0) -> Self:
        """Seats do not answer in time."""
        for seat in seats:
            self.choose(seat, self.runner.on_timeout(self.state, self.seat(seat), luck))
        return self

    def all_say(self, **texts: str) -> Self:
        """Several seats choose one after the other."""
        for seat, text in texts.items():
            self.say(seat, text)
        return self

    def note(self) -> Self:
        """Keep what was told, and look whether the position is sound."""
        assert not has_overflowed(self.state)
        self.events += events_of(self.state)
        clear(self.state)
        faults = self.runner.faults(self.state)
        assert faults == 0 or self.may_be_impossible, f"{self.game.faults(faults)!r}{self!r}"
        return self

    def forget(self) -> Self:
        """What was told before does not matter any more."""
        self.events.clear()
        return self

    # Then -----------------------------------------------------------------------------------------

    def choices(self, seat: str) -> list[str]:
        """What a seat may choose."""
        number = self.seat(seat)
        return [
            self.notation.write_choice(self.state, number, code)
            for code in self.runner.choices(self.state, number)
        ]

    def refused(self, seat: str, text: str) -> str:
        """The reason why a choice may not be made; nothing for one that may."""
        code = self.code_of(seat, text)
        before = self.state.copy()
        reason = self.runner.why_not(self.state, self.seat(seat), code)
        assert before == self.state, "asking why not changed the position"
        if code in self.runner.choices(self.state, self.seat(seat)):
            assert reason == ALLOWED, f"{text} is offered and refused: {self.reason(reason)}"
        return "" if reason == ALLOWED else self.reason(reason)

    def reason(self, number: int) -> str:
        """A reason by name."""
        return self.game.reasons(number).name

    def told(self, *kinds: str, to: str = "") -> list[str]:
        """What happened, by kinds or all of it; with `to` only what that seat may know of."""
        knower = self.seat(to) if to else None
        return [
            self.notation.write_event(event).split(" [")[0]
            for event in self.events
            if (not kinds or self.game.events(event.kind).name in kinds)
            and (knower is None or event.known_to(knower))
        ]

    def view(self, seat: str) -> Any:
        """What a seat sees, or a bystander: the seat `-`."""
        seen = type(self.state)()
        self.runner.see(self.state, self.seat(seat), seen)
        return seen

    @property
    def owes(self) -> str:
        """The seats that owe a choice: `r y`."""
        return self.seats_in(self.state.owes)

    @property
    def decision(self) -> str:
        """What is to be decided."""
        return word_of(self.game.decisions(self.state.decision))

    @property
    def phase(self) -> str:
        """Where the round stands."""
        return word_of(self.game.phases(self.state.phase))

    @property
    def ending(self) -> str:
        """Why the game is over; `running` while it goes on."""
        return word_of(self.game.endings(self.state.ending))

    @property
    def winners(self) -> str:
        """The seats that won: `r y`."""
        return self.seats_in(self.state.winners)

    @property
    def script_left(self) -> int:
        """Results of the script that chance has not given yet."""
        return int(self.state.script_length - self.state.script_used)

    # Words ----------------------------------------------------------------------------------------

    def seat(self, letter: str) -> int:
        """The seat of a letter."""
        if letter == "-":
            return BYSTANDER
        assert letter in self.letters, f"there is no seat {letter!r}"
        return self.letters.index(letter)

    def seats_in(self, bits: int) -> str:
        """The seats of a set: `r y`, nothing for none."""
        return " ".join(write_set(bits, self.letters)) if bits else ""

    def code_of(self, seat: str, text: str) -> int:
        """The code of a choice."""
        return int(self.notation.read_choice(self.state, self.seat(seat), text))


# Games at random ----------------------------------------------------------------------------------


@st.composite
def openings(draw: st.DrawFn, game: Game) -> tuple[Frame, int]:
    """A game laid out for some seats with some options, told, and the seed of its choices."""
    fewest, most = game.bounds.seats
    seats = draw(st.integers(fewest, most))
    options = {o.name: draw(st.sampled_from(o.values)) for o in game.options}
    seed = draw(st.integers(0, (1 << 63) - 1))
    state = game.blank(seats, options, told=True)
    interpreted(game).start(state, state.copy(), seed, 0)
    return state, seed


def play_on(game: Game, state: Frame, seed: int, choices: int) -> Iterator[tuple[int, int]]:
    """Make so many random choices; before each, whose it is and which.

    The seats that owe come in any order, and now and then a sealed answer is taken back.
    """
    rules, stream, codes = interpreted(game), stream_of(seed, 0), bytearray(MOST_CODES)
    for number in range(choices):
        if state.ending != RUNNING:
            return
        able = [seat for seat in range(state.seats) if rules.choices(state, seat, codes)]
        owing = [seat for seat in able if state.owes >> seat & 1]
        among = able if pick(stream, 7, number, 8) == 0 else owing
        seat = among[pick(stream, 6, number, len(among))]
        code = codes[pick(stream, seat, number, rules.choices(state, seat, codes))]
        yield seat, code
        clear(state)
        rules.choose(state, seat, code)
