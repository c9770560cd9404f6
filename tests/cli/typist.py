"""A person at the command line: what they type, and what they read."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from click.testing import CliRunner

from graveshift.cli.door import door
from graveshift.cli.narrator import Narrator
from graveshift.engine.chance import pick
from graveshift.engine.replay import load_replay
from graveshift.engine.table import Table
from graveshift.games import game_named
from graveshift.words.messages import Value

COMMAND = [sys.executable, "-c", "from graveshift.cli import main; main()"]
ESCAPE = "\x1b"
QUICK = ("--bots", "chancer")
"""Bots that do not think: what they choose is not the point."""


@dataclass(frozen=True)
class Read:
    """What a person reads when the command has left."""

    code: int
    out: str
    err: str


def typed(*arguments: object, lines: Iterable[object] = ()) -> Read:
    """Run a command in this process, typing lines into it."""
    text = "".join(f"{line}\n" for line in lines)
    result = CliRunner().invoke(door, [str(one) for one in arguments], input=text)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Read(result.exit_code, result.stdout, result.stderr)


def run(*arguments: object, text: str = "", **environment: str) -> Read:
    """Run a command in a process of its own, as from a pipe."""
    result = subprocess.run(
        [*COMMAND, *(str(one) for one in arguments)],
        input=text,
        env=plain_environment(**environment),
        check=False,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    return Read(result.returncode, result.stdout, result.stderr)


def plain_environment(**more: str) -> dict[str, str]:
    """This process's environment, speaking English."""
    return {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", **more}


def any_numbers(seed: int, count: int = 4000, most: int = 9) -> list[int]:
    """What somebody types who tries numbers; those that are no choice are asked for again."""
    return [1 + pick(seed, 0, number, most) for number in range(count)]


def narrator(lang: str = "en") -> Narrator:
    """Whoever tells the one game of these tests."""
    return Narrator(game_named("mall-of-horror"), lang)


def said(key: str, lang: str = "en", **values: Value) -> str:
    """One of the command line's messages."""
    return narrator(lang).say(key, **values)


def loaded(path: Path) -> Table:
    """The game in a file."""
    return load_replay(path, game_named)
