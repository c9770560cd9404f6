"""Sessions at the command line, as pages show them: run anew, and set into the page again.

A block of ```console holds commands behind `$ `, and below each what it prints.  A line `> 2` is
what the person typed at a prompt; a line of a board that begins with the same mark has columns, and
no person types two spaces.  The blocks of a page share one folder.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = (
    "docs/how-to/choose-rules.md",
    "docs/how-to/simulate.md",
    "docs/how-to/watch-and-replay.md",
    "docs/tutorial/play.md",
)
BLOCK = re.compile(r"(?<=^```console\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
COMMAND, TYPED = "$ ", "> "
PATIENCE = 60


def page(name: str) -> str:
    """The page with every session as it goes now."""
    text = (ROOT / name).read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        return BLOCK.sub(lambda block: "".join(played(block[0], Path(folder))), text)


def played(block: str, folder: Path) -> Iterator[str]:
    """A block's commands, each with what it prints now."""
    for command, typed in said(block):
        yield f"{COMMAND}{command}\n"
        yield run(command, typed, folder)


def said(block: str) -> list[tuple[str, list[str]]]:
    """The commands of a block, each with the lines that a person types into it."""
    sessions: list[tuple[str, list[str]]] = []
    for line in block.splitlines():
        if line.startswith(COMMAND):
            sessions.append((line.removeprefix(COMMAND), []))
        elif line.rstrip() == TYPED.rstrip():
            sessions[-1][1].append("")
        elif line.startswith(TYPED) and "  " not in line:
            sessions[-1][1].append(line.removeprefix(TYPED))
    return sessions


def run(command: str, typed: list[str], folder: Path) -> str:
    """What a command prints, in English and without colours."""
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "LC_ALL": "C.UTF-8",
        "PYTHONUTF8": "1",
        "XDG_STATE_HOME": str(folder),
    }
    result = subprocess.run(
        ["/bin/sh", "-c", command],
        input="".join(f"{line}\n" for line in typed),
        cwd=folder,
        env=environment,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    return "".join(f"{line.rstrip()}\n" for line in result.stdout.splitlines())
