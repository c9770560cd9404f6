"""Where games are kept, and how they are taken up again."""

from __future__ import annotations

import os
import shlex
import signal
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from graveshift.cli.parameters import USUAL_BOT
from graveshift.engine.errors import UserError
from graveshift.engine.replay import save_replay
from graveshift.engine.table import Table

LONGEST = 900


def keep(table: Table, path: Path) -> None:
    """Save a game, or say why that does not work."""
    try:
        save_replay(table, path.expanduser())
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        raise UserError(f"{path} cannot be written: {reason}.") from None
    except (RuntimeError, ValueError):
        raise UserError(f"{str(path)!r} is no name of a file.") from None


def shown(path: Path) -> str:
    """A path as it is said: messages take no more than a thousand letters at once."""
    text = str(path)
    return text if len(text) <= LONGEST else f"…{text[-LONGEST:]}"


def played_again(table: Table) -> Table:
    """A table made anew from the log: Ctrl-C can strike in the middle of a choice."""
    again = Table(table.game, table.setup)
    for choice in table.log:
        again.choose(choice.seat, choice.code, by_clock=choice.by_clock)
    return again


def recovery_files(game: str) -> list[Path]:
    """Where a game is kept that somebody left: a folder of their own, else a passing one."""
    state = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    name = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}-{os.getpid()}.json"
    return [
        Path(state).expanduser() / "graveshift" / name,
        Path(tempfile.gettempdir()) / f"graveshift-{name}",
    ]


def resume_command(path: Path, people: int, bots: Sequence[str]) -> str:
    """The command that takes a game up again, with the same people and bots."""
    words = ["graveshift", "play", "--load", str(path)]
    if people > 1:
        words += ["--humans", str(people)]
    if set(bots) != {USUAL_BOT}:
        words += ["--bots", ",".join(bots[:1] if len(set(bots)) == 1 else bots)]
    return shlex.join(words)


@contextmanager
def deaf() -> Iterator[None]:
    """Hear no Ctrl-C for a moment."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
