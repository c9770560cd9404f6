"""The trace of system calls, and what a disk would hold if the power went.

The kernel keeps what a killed process wrote; a loss of power does not. So the trace, in which every
written byte stands, is played onto a disk of our own. Only what a completed sync covers is sure to
be there; of the rest each write may be there, or a part of it, or nothing.
"""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import NamedTuple

STRACE = shutil.which("strace")
CALLS = "openat,write,pwrite64,ftruncate,fsync,fdatasync,unlink"

WHOLE = re.compile(r"\d+ +(\w+)\((.*)\) += (-?\d+)")
BEGUN = re.compile(r"(\d+) +(\w+)\((.*) <unfinished \.\.\.>")
ENDED = re.compile(r"(\d+) +<\.\.\. (\w+) resumed>(.*)\) += (-?\d+)")
HANDLE = re.compile(r"(\d+)<([^>]*)>")
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
NUMBER = re.compile(r", (\d+)$")


class Call(NamedTuple):
    """A system call that succeeded."""

    begun: int
    """The line of the trace on which it began."""
    ended: int
    name: str
    words: str
    path: str
    handle: int
    data: bytes
    number: int
    """The offset of a write, or a file's new size."""


def trace(command: Sequence[str], file: Path, cwd: Path) -> bytes:
    """Run a command and write down its system calls; what it says."""
    assert STRACE
    watched = [STRACE, "-f", "-y", "-xx", "-s", "1000000", "-e", f"trace={CALLS}", "-o", str(file)]
    done = subprocess.run(
        [*watched, *command], check=True, cwd=cwd, stdout=subprocess.PIPE, timeout=120
    )
    return done.stdout


def calls_in(file: Path) -> list[Call]:
    """The calls of a trace that succeeded, in the order in which they began."""
    found = []
    begun: dict[tuple[str, str], tuple[int, str]] = {}
    with file.open(encoding="ascii") as lines:
        for number, line in enumerate(lines):
            if match := WHOLE.match(line):
                name, words, result = match.groups()
                start = number
            elif match := ENDED.match(line):
                process, name, rest, result = match.groups()
                start, words = begun.pop((process, name))
                words += rest
            else:
                if match := BEGUN.match(line):
                    begun[match[1], match[2]] = number, match[3]
                continue
            if int(result) >= 0:
                found.append(call_of(start, number, name, words))
    return sorted(found)


def call_of(begun: int, ended: int, name: str, words: str) -> Call:
    """A call from what stands between its brackets."""
    handle, text, number = HANDLE.match(words), TEXT.search(words), NUMBER.search(words)
    data = plain(text[1]) if text else b""
    path = plain(handle[2]).decode() if handle else data.decode(errors="replace")
    return Call(
        begun,
        ended,
        name,
        words,
        path,
        int(handle[1]) if handle else -1,
        data,
        int(number[1]) if number else 0,
    )


def plain(text: str) -> bytes:
    """What strace wrote as numbers; a few things, as pipes, it may name in letters."""
    return bytes.fromhex(text.replace("\\x", "")) if text.startswith("\\x") else text.encode()


@dataclass
class File:
    """A file on a disk."""

    content: bytearray
    """What has been synced."""
    waiting: list[Call]
    """What has been written since."""

    def sync(self, sync: Call) -> None:
        """Have on disk what had been written when the sync began."""
        for call in [one for one in self.waiting if one.ended < sync.begun]:
            write(self.content, call, call.data)
            self.waiting.remove(call)

    def found(self, chance: random.Random) -> bytes:
        """What may be found in it after a loss of power."""
        content = bytearray(self.content)
        for call in self.waiting:
            part = chance.choice((0, chance.randint(0, len(call.data)), len(call.data)))
            if part or (call.name == "ftruncate" and chance.random() < 1 / 2):
                write(content, call, call.data[:part])
        return bytes(content)


class Disk:
    """The files of one folder, as a loss of power may leave them."""

    def __init__(self, folder: Path) -> None:
        """An empty folder."""
        self.folder = folder
        self.files: dict[str, File] = {}
        self.nameless: set[str] = set()
        """Files whose name in the folder has not been synced."""
        self.removed: dict[str, File] = {}
        """Files whose removal from the folder has not been synced."""

    def play(self, calls: Iterable[Call], until: int) -> None:
        """Carry out what had begun by then; a sync counts only if it had ended."""
        for call in calls:
            if call.begun > until:
                break
            if call.path == str(self.folder) and "sync" in call.name and call.ended <= until:
                self.nameless.clear()
                self.removed.clear()
            if PurePath(call.path).parent != self.folder:
                continue
            name = PurePath(call.path).name
            match call.name:
                case "openat" if "O_CREAT" in call.words and name not in self.files:
                    self.files[name] = File(bytearray(), [])
                    self.nameless.add(name)
                case "pwrite64" | "ftruncate":
                    self.files[name].waiting.append(call)
                case "write":
                    raise AssertionError("the file is not written at an offset")
                case "unlink":
                    self.removed.setdefault(name, self.files.pop(name))
                case "fsync" | "fdatasync" if call.ended <= until:
                    self.files[name].sync(call)

    def lose_power(self, chance: random.Random) -> dict[str, bytes]:
        """The files that are found afterwards, by name."""
        found = self.removed | self.files
        for name in self.removed.keys() | self.nameless:
            if chance.random() < 1 / 2:
                found.pop(name, None)
                if name in self.removed and name in self.files:
                    found[name] = self.removed[name]
        return {name: file.found(chance) for name, file in found.items()}


def write(content: bytearray, call: Call, data: bytes) -> None:
    """Carry out a write on a file's content, or a cut."""
    if call.name == "ftruncate":
        del content[call.number :]
    missing = call.number + len(data) - len(content)
    content.extend(bytes(max(0, missing)))
    content[call.number : call.number + len(data)] = data
