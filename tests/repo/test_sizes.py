"""A module that does not fit in a reader's head is two modules."""

from pathlib import Path

from tests.repo.repository import ROOT

MOST_LINES = 400
HAND_WRITTEN = {".py", ".ts", ".svelte"}
MADE = "// Made by `make generated`"
"""How a file begins that nobody wrote by hand."""


def text_of(path: Path) -> str:
    """What a file says."""
    return path.read_text(encoding="utf-8")


def test_no_source_file_is_longer_than_a_reader_can_hold():
    lengths = {
        path.relative_to(ROOT).as_posix(): len(text_of(path).splitlines())
        for folder in ("src", "web/src")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in HAND_WRITTEN and not text_of(path).startswith(MADE)
    }
    assert lengths, "no source files found"
    too_long = [f"{name}: {n} lines" for name, n in sorted(lengths.items()) if n > MOST_LINES]
    assert not too_long, f"over {MOST_LINES} lines; split by what they are about: {too_long}"
