"""Every Python session shown in the README and the docs does what the page says it does."""

import doctest
import re
from pathlib import Path

import pytest

from tests.repo.repository import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^( *)```(?:python|pycon)\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def session_in(text: str) -> str:
    """The page's sessions as one, every line where it stands on the page so that numbers agree."""
    lines = [""] * (text.count("\n") + 1)
    for fence in FENCE.finditer(text):
        if ">>>" in fence[2]:
            first = text.count("\n", 0, fence.start(2))
            for number, line in enumerate(fence[2].splitlines(), start=first):
                lines[number] = line
    return "\n".join(lines) + "\n"


def name_of(page: Path) -> str:
    """How pytest names the case."""
    return page.relative_to(ROOT).as_posix()


SHOWN = {page: session_in(page.read_text(encoding="utf-8")) for page in PAGES if page.exists()}


def test_the_readme_shows_a_session():
    assert ">>>" in SHOWN.get(ROOT / "README.md", ""), "README.md shows no Python session"


@pytest.mark.parametrize("page", [page for page in SHOWN if ">>>" in SHOWN[page]], ids=name_of)
def test_the_page_is_right(page):
    session = doctest.DocTestParser().get_doctest(SHOWN[page], {}, name_of(page), str(page), 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(session, out=said.append)
    assert not said, "".join(said)
