"""The pages about each game that come with the program: its rules, and what its options mean."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from graveshift.engine.errors import UserError
from graveshift.engine.game import Game

PACKAGE = Path(__file__).parent.parent
INSTALLED = PACKAGE / "words" / "pages"
"""Where the wheel carries the pages (pyproject.toml)."""
SOURCES = PACKAGE.parent.parent / "docs" / "games"
"""Where they are written."""

SAID = re.compile(r"^- \*\*(?P<id>[A-Z]*\d[\w.]*)\*\* (?P<text>.*)")
"""A rule as an item of a list; its next lines are indented."""
TABLED = re.compile(r"^\| \*\*(?P<id>\w+)\*\* \| (?P<text>.*) \|$")
"""A rule as a line of a table."""
CHAPTER = re.compile(r"^## (?:(?P<id>[\d.]+)\.? )?(?P<title>.*)")
LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")


class NoSuchRuleError(UserError):
    """An id that no rule has."""


def page(game: Game, name: str) -> str:
    """The text of one page about a game."""
    places = [
        SOURCES / game.public_name / f"{name}.md",
        INSTALLED / game.public_name / f"{name}.txt",
    ]
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise UserError(f"the page {name} of {game.public_name} did not come with this installation.")


def plain(text: str) -> str:
    """Text without the marks of Markdown."""
    return LINK.sub(r"\1", text).replace("**", "").replace("*", "").replace("`", "")


def rules(text: str) -> Iterator[tuple[str, str, str]]:
    """Every rule of a page: its id, its chapter, and its text without marks."""
    chapter, columns = "", [""]
    found: list[str] | None = None
    for line in [*text.splitlines(), ""]:
        if found is not None:
            if line.startswith("  "):
                found.append(line.strip())
                continue
            yield found[0], chapter, plain(" ".join(found[1:]))
            found = None
        if heading := CHAPTER.match(line):
            chapter = heading["id"] or ""
        elif rule := SAID.match(line):
            found = [rule["id"], rule["text"]]
        elif row := TABLED.match(line):
            yield row["id"], chapter, tabled(columns, row["text"])
        elif line.startswith("| ") and not line.startswith("| -"):
            columns = cells(line)


def cells(line: str) -> list[str]:
    """The cells of a line of a table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def tabled(columns: list[str], text: str) -> str:
    """A line of a table as text: what the first cell asks, and the others under their headings."""
    first, *rest = (plain(cell) for cell in cells(text))
    named = [
        f"{column}: {cell}"
        for column, cell in zip(columns[2:], rest, strict=False)
        if cell not in {"", "none"}
    ]
    return "\n".join([first, *named])


def rule_text(game: Game, wanted: str | None) -> str:
    """The rule of an id, all rules of a chapter, or a list of the chapters."""
    text = page(game, "rules")
    if wanted is None:
        return chapters(text)
    key = wanted.strip().rstrip(".").lower()
    found = [
        f"{name}  {said}" for name, chapter, said in rules(text) if key in {name.lower(), chapter}
    ]
    if not found:
        raise NoSuchRuleError(
            f"{game.public_name} has no rule {wanted!r}; a rule is named like 1.4.6, D7 or E17, "
            "a chapter like 1.4."
        )
    return "\n\n".join(found)


def chapters(text: str) -> str:
    """The chapters that have a number."""
    found = (CHAPTER.match(line) for line in text.splitlines())
    return "\n".join(f"{one['id']:<5} {one['title']}" for one in found if one and one["id"])
