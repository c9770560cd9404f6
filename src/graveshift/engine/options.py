"""Options of a game: variants, house rules, rulings on disputed points, as checked data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import IntEnum

from graveshift.engine.errors import UserError


@dataclass(frozen=True)
class Option:
    """One option: its name, a field of the record, and its values; the first is the default."""

    name: str
    values: tuple[str, ...]

    @classmethod
    def of(cls, name: str, members: type[IntEnum]) -> Option:
        """An option whose values are the members of an enum."""
        return cls(name, tuple(member.name.lower() for member in members))

    @property
    def default(self) -> str:
        """The value that holds where nothing is said."""
        return self.values[0]

    def number_of(self, value: str) -> int:
        """The number that stands in the record for a value."""
        if value not in self.values:
            message = f"{value!r} is no value of {self.name}; it can be {one_of(self.values)}."
            raise OptionError(message)
        return self.values.index(value)


class OptionError(UserError):
    """An option or value that does not exist."""


def one_of(words: Iterable[str]) -> str:
    """Words as a sentence wants them: a, b or c."""
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


def check_options(options: Iterable[Option], chosen: Mapping[str, str]) -> dict[str, str]:
    """All options in order, each with its chosen or default value, or an OptionError."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            near = get_close_matches(name, known, n=1)
            there = f"there are {one_of(known)}" if known else "this game has none"
            hint = f"did you mean {near[0]}?" if near else f"{there}."
            message = f"there is no option {name!r}; {hint}"
            raise OptionError(message)
        known[name].number_of(value)
    return {name: chosen.get(name, option.default) for name, option in known.items()}
