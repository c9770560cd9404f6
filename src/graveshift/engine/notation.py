"""Notation: what every game's text forms share.

A position is drawn by its game.  Whatever the drawing does not say follows it as lines of the form
`name = values`, so that a text read back gives the very bytes that were written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from graveshift.engine.chance import refill
from graveshift.engine.errors import UserError
from graveshift.engine.frame import BYSTANDER, EVERYBODY, Frame
from graveshift.engine.game import KEY_BYTES, set_key
from graveshift.engine.journal import Event
from graveshift.engine.options import one_of
from graveshift.engine.record import MEMORY_FORMAT, Field

OWN_LINE = " = "
"""What stands between a field's name and its values."""
ALL_BUT = "but"


class NotationError(UserError):
    """Text that does not say a choice, a position or an event."""


def word_of(member: IntEnum) -> str:
    """A member's name as notation writes it: `fire-axe`."""
    return member.name.lower().replace("_", "-")


def words_of(members: type[IntEnum]) -> dict[str, int]:
    """The numbers of an enum by their words."""
    return {word_of(member): member.value for member in members}


def number_of(word: str, known: Mapping[str, int], what: str) -> int:
    """The number that a word stands for, or a NotationError that lists all words."""
    if word not in known:
        raise NotationError(f"{word!r} is no {what}; it can be {one_of(known)}.")
    return known[word]


def integer(word: str, what: str) -> int:
    """A whole number."""
    try:
        return int(word)
    except ValueError:
        raise NotationError(f"{word!r} is no {what}; it is written in digits.") from None


def write_set(bits: int, letters: str) -> str:
    """Seats as letters in seat order; `-` for none."""
    return "".join(letter for seat, letter in enumerate(letters) if bits >> seat & 1) or "-"


def read_set(word: str, letters: str) -> int:
    """The bit set of some seats."""
    if word == "-":
        return 0
    bits = 0
    for letter in word:
        bits |= 1 << seat_of(letter, letters)
    return bits


def seat_of(letter: str, letters: str) -> int:
    """The seat of a letter."""
    return number_of(letter, {one: seat for seat, one in enumerate(letters)}, "seat")


def write_knowers(seen_by: int, letters: str) -> str:
    """Who may know of an event: nothing for everybody, else `[r b]` or `[but r]`."""
    if seen_by == EVERYBODY:
        return ""
    if seen_by >> BYSTANDER & 1:
        return f" [{ALL_BUT} {write_set(EVERYBODY & ~seen_by, letters)}]"
    return f" [{write_set(seen_by, letters)}]"


def read_knowers(text: str, letters: str) -> int:
    """The bit set of those who may know; `text` is what stands in the brackets."""
    match text.split():
        case []:
            return EVERYBODY
        case [seats]:
            return read_set(seats, letters)
        case [word, seats] if word == ALL_BUT:
            return EVERYBODY & ~read_set(seats, letters)
    raise NotationError(f"{text!r} does not say who knows; it is like 'rb' or '{ALL_BUT} r'.")


# Events -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Particular:
    """A part of an event's text: how many particulars it takes, and its two directions."""

    write: Callable[..., str]
    read: Callable[[str], tuple[int, ...]]
    takes: int = 1


@dataclass(frozen=True)
class EventForms:
    """How a game's events are written: `BALLOT r y 2`, and in brackets who knows unless all do."""

    members: type[IntEnum]
    letters: str
    parts: Mapping[str, Particular]
    forms: Mapping[int, str]
    """The parts of each kind of event, by their names."""

    def write(self, event: Event) -> str:
        """An event as a line of text."""
        words, at = [self.members(event.kind).name], 0
        for name in self.forms[event.kind].split():
            part = self.parts[name]
            words.append(part.write(*event.particulars[at : at + part.takes]))
            at += part.takes
        return " ".join(words) + write_knowers(event.seen_by, self.letters)

    def read(self, text: str) -> Event:
        """The event that such a line tells."""
        told, _, knowers = text.strip().removesuffix("]").partition("[")
        kind, *words = told.split() or [""]
        if kind not in self.members.__members__:
            raise NotationError(f"{kind!r} is no event of this game.")
        member = self.members[kind]
        names = self.forms[member].split()
        if len(words) != len(names):
            raise NotationError(f"{kind} wants {' '.join(names) or 'nothing more'}.")
        numbers: list[int] = []
        for name, word in zip(names, words, strict=True):
            numbers += self.parts[name].read(word)
        a, b, c, d = (*numbers, 0, 0, 0, 0)[:4]
        return Event(read_knowers(knowers, self.letters), member.value, (a, b, c, d))


# What a drawing leaves out ------------------------------------------------------------------------


def numbers_of(state: Frame, field: Field) -> memoryview[int]:
    """All numbers of a field in one row."""
    start = state.bare.offsets[field.name]
    numbers = state.buffer[start : start + field.size]
    return numbers.cast(MEMORY_FORMAT[field.kind])  # type: ignore[call-overload,no-any-return]


def write_rest(drawn: Frame, state: Frame, words: Mapping[str, Sequence[str]]) -> list[str]:
    """A line for each field in which a state differs from what its drawing says."""
    lines = []
    for field in state.bare.fields:
        numbers = list(numbers_of(state, field))
        if numbers != list(numbers_of(drawn, field)):
            told = " ".join(write_number(number, words.get(field.name, ())) for number in numbers)
            lines.append(f"{field.name}{OWN_LINE}{told}")
    return lines


def write_number(number: int, words: Sequence[str]) -> str:
    """A number of a field, by its word where it has one."""
    return words[number] if 0 <= number < len(words) else str(number)


def read_rest(state: Frame, line: str, words: Mapping[str, Sequence[str]]) -> None:
    """Set the field of one such line."""
    name, sign, told = (part.strip() for part in line.partition(OWN_LINE.strip()))
    if not sign:
        raise NotationError(f"{line!r} is no line of the form 'name{OWN_LINE}values'.")
    field = next((field for field in state.bare.fields if field.name == name), None)
    if field is None:
        raise NotationError(f"{name!r} is no field of a {state.bare.name}.")
    values = told.split()
    numbers = numbers_of(state, field)
    if len(values) != len(numbers):
        raise NotationError(f"{name} has {len(numbers)} values, not {len(values)}.")
    known = {word: number for number, word in enumerate(words.get(name, ()))}
    for position, value in enumerate(values):
        number = known[value] if value in known else integer(value, f"value of {name}")
        try:
            numbers[position] = number
        except ValueError:
            raise NotationError(f"{number} does not fit into {name}.") from None


# What all drawings say alike ----------------------------------------------------------------------

Reader = Callable[[Any, str, list[str]], None]
"""Sets what a line tells; the second argument is whose it is, `r` in `hand r:`."""


def readers_of(decisions: type[IntEnum], endings: type[IntEnum]) -> dict[str, Reader]:
    """Reads the lines that every drawing can have."""

    def read_decision(state: Frame, _whose: str, words: list[str]) -> None:
        """What is to be decided; one word more says that answers are sealed."""
        state.decision = number_of(words[0], words_of(decisions), "decision")
        state.sealed = len(words) - 1

    def read_ending(state: Frame, _whose: str, words: list[str]) -> None:
        """Why the game is over."""
        state.ending = number_of(words[0], words_of(endings), "ending")

    def read_chance_line(state: Frame, _whose: str, words: list[str]) -> None:
        """The key of chance."""
        read_chance(state, " ".join(words))

    return {"decision": read_decision, "ending": read_ending, "chance": read_chance_line}


def reader_of_row(name: str, letters: str, number: Callable[[str], int]) -> Reader:
    """Reads a row of numbers by seat, `r2 y0`."""

    def read_row(state: Frame, _whose: str, words: list[str]) -> None:
        for word in words:
            getattr(state, name)[seat_of(word[:1], letters)] = number(word[1:])

    return read_row


def reader_of_set(name: str, letters: str) -> Reader:
    """Reads a set of seats."""

    def read_seats(state: Frame, _whose: str, words: list[str]) -> None:
        setattr(state, name, read_set("".join(words), letters))

    return read_seats


# Choices ------------------------------------------------------------------------------------------


def read_phrase(
    text: str, known: Mapping[str, int], offered: Callable[[], Sequence[str]], who: str
) -> int:
    """The code of a phrase that a decision knows; what is offered is the hint where it is none."""
    wanted = " ".join(text.split())
    if wanted in known:
        return known[wanted]
    possible = offered()
    hint = f"it can be {one_of(possible)}" if possible else f"{who} has nothing to choose"
    raise NotationError(f"{wanted!r} is no choice here; {hint}.")


# Chance -------------------------------------------------------------------------------------------


def write_chance(state: Frame) -> str:
    """The key of chance in hexadecimal, and how many words of it are used."""
    key = b"".join(word.to_bytes(4, "little") for word in numbers_of_key(state))
    return f"{key.hex()} {state.words_used}"


def numbers_of_key(state: Frame) -> Iterable[int]:
    """The four words of the key."""
    return (state.key[word] for word in range(4))


def read_chance(state: Frame, told: str) -> None:
    """Set key and words used; the block drawn ahead follows from them."""
    words = told.split()
    digits = 2 * KEY_BYTES
    if len(words) != 2 or len(words[0]) != digits:  # noqa: PLR2004 - the key, and the words used
        raise NotationError(f"chance is a key of {digits} hexadecimal digits and the words used.")
    try:
        set_key(state, bytes.fromhex(words[0]))
    except ValueError:
        raise NotationError(f"{words[0]!r} is not hexadecimal.") from None
    used = integer(words[1], "number of words")
    try:
        state.words_used = used
    except ValueError:
        raise NotationError(f"{used} words are more than chance gives.") from None
    if state.words_used > 0:
        refill(state, (state.words_used - 1) >> 4)
