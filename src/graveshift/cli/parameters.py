"""What can be said with several commands, and how numbers are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from graveshift.engine.errors import UserError

F = TypeVar("F", bound=Callable[..., Any])
LARGEST_SEED = (1 << 63) - 1
MOST = 10**12
"""More of anything is not asked for."""
MOST_GAMES = 10**9
MOST_WORKERS = 1024
LONGEST_PACE = 60.0
USUAL_BOT = "greedy"
"""Who plays with people where nothing is said."""


class Number(click.ParamType[int]):
    """A whole number within bounds."""

    name = "integer"

    def __init__(self, least: int, most: int = MOST) -> None:
        """Both bounds are possible."""
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, _: click.Context | None) -> int:
        """Read the number, or say what it can be."""
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if not self.least <= number <= self.most:
            what = param.opts[0] if param else "this"
            least = f" of at least {self.least}" if self.least else ""
            room = f" from {self.least} to {self.most}" if self.most != MOST else least
            raise UserError(f"{what} is a whole number{room}, not {value!r}.")
        return number


class Seconds(click.ParamType[float]):
    """A time to wait."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, _: click.Context | None) -> float:
        """Read the seconds, or say what they can be."""
        try:
            seconds = float(value)
        except ValueError:
            seconds = -1.0
        if not 0 <= seconds <= LONGEST_PACE:
            what = param.opts[0] if param else "this"
            raise UserError(f"{what} is a time of 0 to {LONGEST_PACE:.0f} seconds, not {value!r}.")
        return seconds


def game(function: F) -> F:
    """Which game; nothing need be said while there is one only."""
    return click.argument("game", required=False, metavar="[GAME]")(function)


def players(function: F) -> F:
    """How many seats."""
    return click.option(
        "--players", type=Number(0), default=4, show_default=True, help="Seats at the table."
    )(function)


def bots(default: str) -> Callable[[F], F]:
    """Who plays."""
    return click.option(
        "--bots",
        default=default,
        show_default=True,
        metavar="NAMES",
        help="Who plays, such as chancer or greedy: one name, or one a seat with commas.",
    )


def options(function: F) -> F:
    """Options of the rules."""
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="A rule option; may be repeated. `graveshift options` lists them.",
    )(function)


def seed(function: F) -> F:
    """What chance begins with."""
    return click.option(
        "--seed",
        type=Number(0, LARGEST_SEED),
        help="The same seed gives the same games; drawn if left out.",
    )(function)


def lang(function: F) -> F:
    """The language."""
    return click.option(
        "--lang", metavar="en|de|pl|it", help="The language; that of the system if left out."
    )(function)
