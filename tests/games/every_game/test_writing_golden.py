"""Golden games are written by a script: by what happens in them, or anew from their choices."""

import pytest

from graveshift.games import GAMES
from scripts import golden as script
from tests.engine.toy import TOY
from tests.games import golden
from tests.games.scenario import Interpreted

NAME = TOY.name


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Nothing is written beside the tests."""
    monkeypatch.setattr(golden, "folder_of", lambda game: tmp_path / game.name)
    return tmp_path / NAME


def said(capsys) -> str:
    """The one sentence about what is wrong."""
    complaint: str = capsys.readouterr().err
    assert complaint.startswith("golden: ")
    assert complaint.count("\n") == 1
    return complaint


def test_a_game_is_found_by_its_end_and_its_events(folder):
    wanted = ["--players", "2", "--ending", "morning", "--told", "rung", "--told", "given"]
    assert script.main([NAME, *wanted]) == 0
    known = golden.read(TOY, folder / "2p-morning-rung-given.txt")
    assert any(line.startswith("  RUNG ") for line in known.lines)
    assert any(line.startswith("  GIVEN ") for line in known.lines)


def test_it_is_played_by_the_bots_and_with_the_options_that_are_said(folder):
    said = ["--bots", "greedy,chancer,greedy", "--players", "3", "--option", "bells=none"]
    assert script.main([NAME, *said, "--special", "No Bells"]) == 0
    (path,) = folder.iterdir()
    assert path.name.endswith("-no-bells.txt")
    assert golden.read(TOY, path).beginning.options == {"bells": "none"}


def test_a_game_can_start_from_a_drawn_position(folder, tmp_path):
    assert script.main([NAME, "--special", "whole"]) == 0
    (whole,) = (golden.read(TOY, path) for path in folder.iterdir())
    drawings = "".join(
        f"{line.removeprefix(golden.DRAWING)}\n" if line.startswith(golden.DRAWING) else "\f"
        for line in whole.lines
    ).split("\f")
    late = [drawing for drawing in drawings if drawing][-2]
    position = tmp_path / "late.txt"
    position.write_text(late, encoding="utf-8")
    assert script.main([NAME, "--special", "late", "--position", str(position)]) == 0
    (path,) = folder.glob("*-late.txt")
    known = golden.read(TOY, path)
    assert known.beginning.drawn == late
    assert golden.POSITION in known.lines
    assert golden.SETUP not in known.lines
    golden.check(known, Interpreted(TOY), lambda _: None)


def test_what_is_lacking_is_written(folder):
    assert "4p" in golden.lacking(TOY)
    assert script.main([NAME, "--lacking"]) == 0
    assert golden.lacking(TOY) == []
    before = sorted(folder.iterdir())
    assert script.main([NAME, "--lacking"]) == 0
    assert sorted(folder.iterdir()) == before


def test_files_are_written_anew_from_the_choices_they_hold(folder):
    script.main([NAME, "--lacking"])
    before = {path.name: path.read_text() for path in folder.iterdir()}
    for path in folder.iterdir():
        path.write_text(path.read_text().replace("state after ", "state after 1"))
    assert script.main([NAME, "--anew"]) == 0
    assert {path.name: path.read_text() for path in folder.iterdir()} == before


@pytest.mark.parametrize(
    ("asked", "wanted"),
    [
        ([NAME, "--players", "2"], "say what is special about it"),
        ([NAME, "--ending", "noon"], "'noon' is no ending; there are"),
        ([NAME, "--told", "SNOW"], "'SNOW' is no kind of event"),
        ([NAME, "--players", "9", "--special", "x"], "is for 2 to 4 players, not 9"),
        ([NAME, "--bots", "greedy,greedy", "--players", "3", "--special", "x"], "3 seats want 3"),
        ([NAME, "--bots", "nobody", "--special", "x"], "there is no bot 'nobody'"),
        ([NAME, "--option", "bells=9", "--special", "x"], "'9' is no value of bells"),
        (["dominoes"], "there is no game 'dominoes'"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(capsys, asked, wanted):
    assert script.main(asked) == 2
    assert wanted in said(capsys)


def test_a_game_that_is_not_found_is_missed(capsys, monkeypatch):
    monkeypatch.setattr("scripts.golden_search.TRIES", 3)
    assert script.main([next(iter(GAMES)), "--ending", "round-limit", "--special", "x"]) == 2
    assert "there is no such game from seed 1 to 3" in said(capsys)


def test_a_game_that_is_too_long_to_be_read_is_refused(capsys, monkeypatch):
    monkeypatch.setattr(golden, "LARGEST", 500)
    assert script.main([NAME, "--special", "x"]) == 2
    assert "a shorter game is wanted" in said(capsys)
