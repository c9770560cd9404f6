"""What people read and type on: a terminal with colours, or a pipe of plain lines."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING

from graveshift.words.telling import WIDTH

if TYPE_CHECKING:
    from rich.console import Console

FORGET = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled away."""
WIDEST = 100
"""Lines longer than this are hard to read on any screen."""
NARROWEST = 20
"""Lines are not cut shorter than this."""
DUMB = {"", "dumb", "unknown"}
"""Terminals that can neither colour nor clear."""
HANGING = 2
"""How far the later lines of a sentence stand in."""
COLUMN = re.compile(r"\s*\S+(?:\s\S+)*?\s{2,}|\s*")
"""What stands before the text of a line: a number, a name, or nothing but room."""


class Leave(Exception):  # noqa: N818 - no error: the person wants to go
    """There is nothing more to read."""


@dataclass(frozen=True)
class Line:
    """A line of a story."""

    text: str
    is_title: bool = False
    """It says where in the game we are."""
    stands_apart: bool = False
    """An empty line goes before it."""


class Screen:
    """Where people read and type."""

    def __init__(self) -> None:
        """Colours if somebody looks, clearing if somebody also types."""
        self.is_seen = sys.stdout.isatty()
        self.is_terminal = self.is_seen and sys.stdin.isatty()
        self.is_dumb = os.environ.get("TERM", "" if os.name == "posix" else "plain") in DUMB
        self.tints: Mapping[str, str] = {}
        """Words that appear in a colour, wherever they stand."""
        self.rich: Console | None = None
        if self.is_seen and not self.is_dumb and not os.environ.get("NO_COLOR"):
            from rich.console import Console

            self.rich = Console(highlight=False, markup=False, soft_wrap=True)
        if self.is_terminal:
            edit_lines()

    def width(self) -> int:
        """Columns of text on a terminal."""
        return max(NARROWEST, min(shutil.get_terminal_size().columns, WIDEST))

    def board_width(self) -> int:
        """Columns of a board: those of the terminal, but no more than it needs."""
        return min(self.width(), WIDTH) if self.is_seen else WIDTH

    def say(self, text: str = "", style: str = "") -> None:
        """Print lines; the style is one of rich's, and for terminals only."""
        for line in self.folded(text):
            self.print(line, style)

    def folded(self, text: str) -> list[str]:
        """The lines as they fit: a pipe takes any length, a terminal keeps to its columns."""
        lines = text.splitlines() or [""]
        if not self.is_seen:
            return lines
        return [part for line in lines for part in fold(line, self.width())]

    def print(self, line: str, style: str = "") -> None:
        """Print a line as it is, so that it can be copied."""
        if self.rich is None:
            print(line)
            return
        from rich.text import Text

        painted = Text(line, style)
        for word, tint in self.tints.items():
            painted.highlight_regex(rf"\b{re.escape(word)}\b", tint)
        self.rich.print(painted)

    def flush(self) -> None:
        """Show now what was printed."""
        sys.stdout.flush()

    def title(self, text: str) -> None:
        """Print a heading."""
        if self.rich is None:
            self.say(f"\n== {text}")
            return
        from rich.rule import Rule

        self.rich.print()
        self.rich.print(Rule(text, align="left", style="dim"), width=self.width())

    def tell(self, lines: Iterable[Line]) -> None:
        """Print a story."""
        for line in lines:
            if line.stands_apart:
                self.say()
            self.say(line.text, "bold" if line.is_title else "")

    def item(self, number: int, text: str) -> None:
        """Print a numbered line."""
        self.say(f"{number:>4}  {text}")

    def forget(self) -> None:
        """Leave nothing on the screen for the next pair of eyes."""
        if not self.is_terminal:
            return
        rows = "\n" * shutil.get_terminal_size().lines
        print(rows if self.is_dumb else FORGET, end="", flush=True)

    def ask(self, prompt: str = "> ") -> str:
        """A line that the person types; Leave when there is none."""
        try:
            if self.is_terminal:
                return input(prompt).strip()
            print(prompt, end="", flush=True)
            line = sys.stdin.readline()
        except EOFError:
            print()
            raise Leave from None
        except KeyboardInterrupt:
            print()
            raise
        if not line:
            print()
            raise Leave
        if not sys.stdin.isatty():
            print(line.strip())  # no terminal did, and a session should read as it went
        return line.strip()


def fold(line: str, width: int) -> list[str]:
    """A line as several that fit, the later ones below its text."""
    column = COLUMN.match(line)
    indent = column.end() if column else 0
    later = " " * (indent if 0 < indent <= width // 2 else HANGING)
    return wrap(line, width, subsequent_indent=later, break_on_hyphens=False) or [""]


def edit_lines() -> None:
    """Let arrow keys edit what is typed, where the system can."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)  # what one seat typed is no business of the next
