"""On a terminal: colours where they can be, lines that fit, and a screen that forgets."""

import os

import pytest

from graveshift.cli.screen import FORGET, fold
from graveshift.words.messages import LANGUAGES
from tests.cli.typist import ESCAPE, QUICK, any_numbers, narrator, said

if os.name != "posix":
    pytest.skip("pseudo-terminals are for POSIX", allow_module_level=True)

from tests.cli.pseudo_terminal import terminal


def curtain(seat: int) -> str:
    """What is said to whoever is to sit down."""
    return said("curtain-ready", seat=narrator().noun(seat)) + "\n"


def test_the_screen_forgets_before_the_next_seat_sits_down_and_when_it_does():
    with terminal("play", "--seed", 5, "--players", 4, "--humans", 4, *QUICK) as screen:
        assert FORGET not in screen.wait_for("press Enter when nobody is peeking.\n")
        screen.press("\n")
        first = screen.wait_for_prompt()
        assert first.count(FORGET) == 1
        assert said("so-far") not in first.partition(FORGET)[0]
        screen.press("1\n")
        second = screen.wait_for("press Enter when nobody is peeking.\n")
        assert said("so-far") not in second.partition(FORGET)[2]
        screen.press("\n")
        assert FORGET in screen.wait_for_prompt()


def test_one_who_plays_alone_may_scroll_back():
    with terminal("play", "--seed", 5, *QUICK) as screen:
        screen.wait_for_prompt()
        screen.press("1\n")
        screen.wait_for(said("since-last"))
        screen.wait_for_prompt()
        assert FORGET not in screen.read


def test_seats_have_their_colours():
    with terminal("play", "--seed", 5, *QUICK) as screen:
        screen.wait_for_prompt()
        assert f"{ESCAPE}[1;31mRed{ESCAPE}[0m" in screen.read
        assert f"{ESCAPE}[1;34mBlue{ESCAPE}[0m" in screen.read


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colours_where_nobody_wants_them(environment):
    with terminal("watch", "--seed", 2, *QUICK, **environment) as screen:
        assert screen.wait() == 0
        assert ESCAPE not in screen.read
        assert "Red" in screen.read


def test_a_dumb_terminal_is_filled_with_empty_lines_instead_of_cleared():
    with terminal("play", "--seed", 5, "--humans", 4, *QUICK, TERM="dumb") as screen:
        screen.wait_for("press Enter when nobody is peeking.\n")
        screen.press("\n")
        assert "\n" * 40 in screen.wait_for_prompt()
        assert FORGET not in screen.read


@pytest.mark.parametrize(
    ("lang", "columns"), [*((lang, 40) for lang in LANGUAGES), ("de", 60), ("pl", 80)]
)
def test_every_line_fits(lang, columns, tmp_path):
    how = ("play", "--players", 3, "--seed", 4, "--lang", lang, *QUICK)
    file = tmp_path / "game.json"
    with terminal(*how, "--save", file, columns=columns) as screen:
        screen.press("help\nwhat\nwhy\nrules 1.4.6\n")
        screen.press("".join(f"{number}\n" for number in any_numbers(4, count=500, most=4)))
        screen.wait_for(said("game-over", lang))
        assert screen.wait() == 0
    lines = screen.plain.splitlines()
    assert len(lines) > 300
    own = (str(file), "graveshift play")
    too_long = [line for line in lines if len(line) > columns and not any(o in line for o in own)]
    assert not too_long


def test_arrow_keys_edit_and_nothing_typed_is_remembered():
    with terminal("play", "--seed", 5, "--humans", 4, *QUICK) as screen:
        screen.wait_for("press Enter when nobody is peeking.\n")
        screen.press("\n")
        screen.wait_for_prompt()
        screen.press("dance\n")
        screen.wait_for("“dance”")
        screen.press(f"x{ESCAPE}[D\x0b{ESCAPE}[A\n")
        assert "dance" not in screen.wait_for_prompt()


@pytest.mark.parametrize(
    ("line", "width", "lines"),
    [
        ("", 40, [""]),
        ("one two three", 8, ["one two", "  three"]),
        ("   1  one two three", 14, ["   1  one two", "      three"]),
        ("Red  one two three", 12, ["Red  one two", "     three"]),
        ("a long name  one two", 16, ["a long name  one", "  two"]),
        ("    one two", 8, ["    one", "    two"]),
    ],
)
def test_the_later_lines_stand_below_the_text_of_the_first(line, width, lines):
    assert fold(line, width) == lines
