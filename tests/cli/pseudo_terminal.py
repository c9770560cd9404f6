"""Commands on a terminal of their own, as a person sees them."""

from __future__ import annotations

import os
import re
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

from tests.cli.typist import COMMAND, plain_environment

pytest.importorskip("termios", reason="pseudo-terminals are for POSIX")

import fcntl
import pty
import select
import termios

PATIENCE = 60.0
"""Seconds after which nothing more is expected."""
PAUSE = 0.05
"""Seconds of silence after which a line is at its end."""
COLOURS = re.compile(r"\x1b\[[\d;?]*[A-Za-z]")


@dataclass
class Terminal:
    """A command that runs, and the keyboard and screen that it runs on."""

    process: subprocess.Popen[str]
    line: int
    read: str = ""

    def press(self, keys: str) -> None:
        """Type."""
        os.write(self.line, keys.encode())

    def wait_for(self, text: str) -> str:
        """Read until some text stands on the screen that was not there before."""
        start = len(self.read)
        while text not in self.read[start:] and self.look():
            pass
        assert text in self.read[start:], self.read[-2000:]
        return self.read[start:]

    def wait_for_prompt(self) -> str:
        """Read until the command waits for the person; what came since."""
        start = len(self.read)
        while not (self.is_asking(start) and not self.has_more(PAUSE)) and self.look():
            pass
        assert self.is_asking(start), self.read[-2000:]
        return self.read[start:]

    def is_asking(self, start: int) -> bool:
        """Whether what came since ends in a prompt; a board can have the same mark in its lines."""
        return COLOURS.sub("", self.read[start:]).endswith("\n> ")

    def wait(self) -> int:
        """Read to the end; the exit code."""
        while self.look():
            pass
        return self.process.wait(PATIENCE)

    def look(self) -> bool:
        """Read what has come, and say whether there may be more."""
        if not self.has_more(PATIENCE):
            return False
        try:
            some = os.read(self.line, 65536)
        except OSError:
            return False
        self.read += some.decode(errors="replace").replace("\r\n", "\n")
        return bool(some)

    def has_more(self, seconds: float) -> bool:
        """Whether something comes within some time."""
        return bool(select.select([self.line], [], [], seconds)[0])

    @property
    def plain(self) -> str:
        """What was read, without colours."""
        return COLOURS.sub("", self.read)


@contextmanager
def terminal(
    *arguments: object, columns: int = 80, output: int | None = None, **environment: str
) -> Iterator[Terminal]:
    """Run a command on a terminal; `output` takes what it prints elsewhere, if given."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    known = plain_environment(**{"TERM": "xterm-256color", **environment})
    for name in {"NO_COLOR", "COLUMNS", "LINES"} - set(environment):
        known.pop(name, None)
    process = subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdin=theirs,
        stdout=theirs if output is None else output,
        stderr=theirs,
        env=known,
        text=True,
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
