"""Lines of a board for a terminal: parts that follow one another, tables, marks; none too long."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

ROOM = 24
"""Columns for what follows the cells of a table; where there are fewer, cells just follow too."""
MARK, NO_MARK = "> ", "  "
GAP = "  "
"""Stands between columns."""
BETWEEN = " · "
INDENT = "      "
"""Stands before what goes on from the line above."""
JOINT = "\N{NO-BREAK SPACE}"
"""Stands for a space at which no line is broken, until all lines are."""

Entry = tuple[Sequence[str], Sequence[str]]
"""A line of a table: cells in columns, and parts that follow one another after them."""


def packed(parts: Iterable[str], width: int, start: str = "", indent: str = INDENT) -> list[str]:
    """Parts one after another on as few lines as hold them, the first after `start`."""
    first, *others = parts or [""]
    lines = [start + first]
    for part in others:
        if len(lines[-1]) + len(BETWEEN) + len(part) <= width:
            lines[-1] += BETWEEN + part
        else:
            lines.append(indent + part)
    return [
        piece.replace(JOINT, " ")
        for line in lines
        for piece in (folded(line, width, indent) if len(line) > width else [line.rstrip()])
        if piece
    ]


def folded(line: str, width: int, indent: str) -> list[str]:
    """A line that is too long, broken between its words."""
    return wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)


def listed(things: Iterable[str]) -> str:
    """Things with commas, between which alone a line may be broken."""
    return ", ".join(thing.replace(" ", JOINT) for thing in things)


def tabled(entries: Sequence[Entry], width: int) -> Iterator[list[str]]:
    """Entries with their cells in columns; one with fewer cells than others has them first."""
    most = max(len(cells) for cells, _ in entries)
    full = [cells for cells, _ in entries if len(cells) == most]
    widths = [max(len(cells[0]) for cells, _ in entries)]
    widths += [max(len(cells[column]) for cells in full) for column in range(1, most)]
    are_narrow = sum(widths) + len(GAP) * most > width - ROOM
    for cells, parts in entries:
        if are_narrow:
            more = [cell for cell in cells[1:] if cell]
            yield packed([*more, *parts], width, cells[0] + GAP)
        else:
            start = "".join(
                f"{cell:<{size}}{GAP}" for cell, size in zip(cells, widths, strict=False)
            )
            yield packed(parts, width, start, " " * len(start))


def marked(text: str, *, is_marked: bool) -> str:
    """A text behind the mark, or behind as much room."""
    return (MARK if is_marked else NO_MARK) + text
