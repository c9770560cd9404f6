"""Sessions at the command line that pages show go as they are shown."""

import os

import pytest

from scripts import transcripts
from tests.repo.repository import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="they are shown as a shell runs them")


@pytest.mark.parametrize("name", transcripts.PAGES)
def test_the_session_goes_as_it_is_shown(name):
    assert transcripts.page(name) == (ROOT / name).read_text(encoding="utf-8")


def test_every_page_that_shows_a_session_is_run():
    shown = {
        page.relative_to(ROOT).as_posix()
        for page in (ROOT / "docs").rglob("*.md")
        if "```console" in page.read_text(encoding="utf-8")
    }
    assert shown == set(transcripts.PAGES)


def test_what_a_person_types_is_told_from_a_board():
    block = "$ graveshift play\n> Red (you)  0 points\nRed: Who?\n> 1\n>\n$ ls\n> words too\n"
    assert transcripts.said(block) == [("graveshift play", ["1", ""]), ("ls", ["words too"])]


def test_a_session_that_goes_otherwise_is_noticed(tmp_path):
    assert list(transcripts.played("$ echo one\ntwo\n", tmp_path)) == ["$ echo one\n", "one\n"]
