"""What can be read: the help, the version, rules, options; and that reading it loads little."""

import subprocess
import sys

import pytest

from graveshift.cli import pages
from graveshift.cli.phrases import FOLDER, voice
from graveshift.games import GAMES, game_named
from graveshift.words.messages import GENERAL, LANGUAGES, Words
from tests.cli.typist import plain_environment, run, typed
from tests.repo.repository import settings

HEAVY = ("numpy", "numba", "rich", "fluent.runtime", "graveshift.games", "graveshift.engine.table")


@pytest.mark.parametrize("argument", ["--help", "--version"])
def test_help_loads_nothing_heavy(argument):
    look = (
        "import sys, atexit\n"
        f"loaded = lambda: [name for name in {HEAVY!r} if name in sys.modules]\n"
        "atexit.register(lambda: print(loaded(), file=sys.stderr))\n"
        f"sys.argv = ['graveshift', {argument!r}]\n"
        "from graveshift.cli import main\n"
        "main()\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", look],
        env=plain_environment(),
        check=True,
        capture_output=True,
        text=True,
    )
    assert result.stderr == "[]\n"
    assert "graveshift" in result.stdout


def test_to_import_the_package_loads_nothing_heavy():
    look = f"import graveshift, sys; print([m for m in {HEAVY!r} if m in sys.modules])"
    result = subprocess.run(
        [sys.executable, "-c", look],
        env=plain_environment(),
        check=True,
        capture_output=True,
        text=True,
    )
    assert result.stdout == "[]\n"


def test_the_names_of_the_package_are_there_when_asked_for():
    import graveshift

    assert graveshift.GAMES is GAMES
    assert set(graveshift.__all__) <= set(dir(graveshift))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        graveshift.nonsense  # noqa: B018


@pytest.mark.parametrize("command", ["play", "watch", "simulate", "replay", "rules", "options"])
def test_every_command_has_help(command):
    read = typed(command, "--help")
    assert read.code == 0
    assert read.out.startswith("Usage: ")


def test_without_a_command_the_help_is_shown():
    read = run()
    assert read == run("--help")
    assert read.code == 0
    assert "\n  play " in read.out


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_rule_that_has_an_id_can_be_read(game):
    text = pages.page(game, "rules")
    found = [name for name, _, _ in pages.rules(text)]
    assert len(found) == len(set(found))
    marked = [
        line.split("**")[1] for line in text.splitlines() if line.startswith(("- **", "| **"))
    ]
    numbered = [name for name in marked if any(sign.isdigit() for sign in name)]
    assert set(numbered) == set(found)
    for name in found:
        told = pages.rule_text(game, name.lower())
        assert told.startswith(f"{name}  ")
        assert "**" not in told
        assert "](" not in told


def test_a_rule_of_several_lines_is_told_whole():
    told = typed("rules", "mall-of-horror", "1.1.2").out
    assert told.startswith("1.1.2  With three or four players a closed marker goes on place 2,")
    assert told.endswith(" out of play all game.\n")
    told = typed("rules", "1.4.4").out
    assert told.startswith("1.4.4  Candidates are the colours")
    assert told.endswith("a colour that is not at X cannot be chosen.\n")


def test_a_chapter_and_the_list_of_chapters():
    chapter = typed("rules", "1.4").out
    assert "1.4.1  " in chapter
    assert "1.4.8  " in chapter
    assert "1.5.1  " not in chapter
    assert "1.12  The end" in typed("rules").out
    assert typed("rules").out == typed("rules", "mall-of-horror").out


def test_pages_are_read_where_they_are_written_and_where_the_wheel_puts_them(tmp_path, monkeypatch):
    game = game_named("mall-of-horror")
    written = pages.page(game, "rules")
    carried = tmp_path / game.public_name / "rules.txt"
    carried.parent.mkdir()
    carried.write_text(written, encoding="utf-8")
    monkeypatch.setattr(pages, "SOURCES", tmp_path / "none")
    monkeypatch.setattr(pages, "INSTALLED", tmp_path)
    assert pages.page(game, "rules") == written
    carried.unlink()
    read = typed("rules")
    assert read.code == 2
    assert "did not come with this installation" in read.err


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_wheel_carries_the_pages_that_are_read(game):
    carried = settings()["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    name = game.public_name
    assert carried[f"docs/games/{name}/rules.md"] == f"graveshift/words/pages/{name}/rules.txt"
    place = pages.INSTALLED / name / "rules.txt"
    assert (
        place.relative_to(pages.PACKAGE.parent).as_posix() == carried[f"docs/games/{name}/rules.md"]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_option_is_listed_with_its_values(game, lang):
    read = typed("options", game.public_name, "--lang", lang)
    assert read.code == 0
    for option in game.options:
        assert option.name in read.out
        assert f"* {option.default}" in read.out
        assert all(f" {value} " in read.out for value in option.values)


def keys(lang: str) -> set[str]:
    """The keys of the command line's own messages."""
    lines = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split(" =")[0] for line in lines if line[:1].isalpha()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_everything(lang):
    assert keys(lang) == keys("en")
    assert all(voice(lang, "mall_of_horror").bundle.has_message(key) for key in keys(lang))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_hides_one_of_the_table_or_of_a_game(lang, game):
    words = Words(lang, (GENERAL, game))
    assert not [key for key in keys(lang) if words.bundle.has_message(key)]


@pytest.mark.parametrize(
    ("environment", "first"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "sprint_timing  Sprint"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "de_AT.UTF-8"}, "sprint_timing  Spurten"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "sprint_timing  Sprint"),
    ],
)
def test_the_language_is_that_of_the_system(environment, first, monkeypatch):
    monkeypatch.delenv("LC_ALL")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert typed("options").out.startswith(first + "\n")
