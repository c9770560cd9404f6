"""The command line: `graveshift play`, `watch`, `simulate`, `replay`, `rules` and `options`.

What a command needs is loaded when it runs, so that `graveshift --help` answers at once.
"""

from __future__ import annotations

import sys
from typing import NoReturn, TextIO


def main() -> NoReturn:
    """Run the command that was typed."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        forgive(stream)
    from graveshift.cli.door import door

    door.main(prog_name="graveshift")
    raise AssertionError  # the door always leaves by itself


def forgive(stream: TextIO) -> None:
    """Let letters that a stream cannot carry pass as question marks instead of as errors."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
