"""Golden games: whole games as text come out as they are written, by whatever way they are played.

Nobody edits the files; `python -m scripts.golden` writes them.
"""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from graveshift.engine.frame import RUNNING
from graveshift.engine.game import Game
from tests.games import golden
from tests.games.every_game.suite import EVERY, beside, is_long, is_looked_at
from tests.games.golden import Golden, GoldenError
from tests.games.scenario import Compiled, Interpreted

FILES = [
    pytest.param(game, path, id=f"{game.name}-{path.stem}")
    for game in EVERY
    for path in golden.files_of(game)
]


def no_piece_lost(game: Any) -> Callable[[Any], None]:
    """A look at a state: every piece is somewhere, and points are those of the board."""
    counted, rules = beside(game, "counted"), Interpreted(game)

    numbers = count()

    def look(state: Any) -> None:
        if not (is_looked_at(game, next(numbers)) or state.ending != RUNNING):
            return
        points = [rules.points(state, seat) for seat in range(state.seats)]
        assert counted.counted(state) == (counted.printed(state.seats), points)

    return look


def nothing(state: Any) -> None:
    """Look at nothing more."""


@pytest.mark.parametrize(("game", "path"), FILES)
def test_a_golden_game_is_played_as_it_is_written(game, path):
    golden.check(golden.read(game, path), Interpreted(game), no_piece_lost(game))


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "path"), FILES)
def test_compiled_it_comes_out_with_the_same_bytes(game, path):
    golden.check(golden.read(game, path), Compiled(game), no_piece_lost(game))


def test_every_number_of_players_way_to_end_and_option_has_a_golden_game(game):
    assert not golden.lacking(game), "`python -m scripts.golden GAME --lacking` writes them"


@pytest.mark.parametrize(("game", "path"), FILES)
def test_a_golden_game_is_short_enough_to_be_read_and_called_by_what_it_shows(game, path):
    assert len(path.read_bytes()) <= golden.LARGEST
    assert path.name == golden.name_of(golden.read(game, path))


@pytest.mark.parametrize("in_full", golden.IN_FULL)
def test_a_long_game_can_be_told_in_full_only_now_and_then(game, in_full):
    for path in told_anew(game, in_full):
        known = golden.read(game, path)
        lines = golden.told(known.beginning, known.said, Interpreted(game), nothing, in_full)
        again = golden.read_text(game, path.name, "".join(f"{line}\n" for line in lines))
        assert [(one.seat, one.text) for one in again.said] == [
            (one.seat, one.text) for one in known.said
        ]
        golden.check(again, Interpreted(game), nothing)


def told_anew(game: Game, in_full: int) -> list[Path]:
    """The golden games of a game; of a long one each is told anew in one of the ways."""
    first, every = (golden.IN_FULL.index(in_full), len(golden.IN_FULL)) if is_long(game) else (0, 1)
    return golden.files_of(game)[first::every]


# What the comparison notices ----------------------------------------------------------------------


@pytest.fixture
def known(game) -> Golden:
    """A game's first golden game."""
    return golden.read(game, golden.files_of(game)[0])


def with_line(known: Golden, number: int, line: str) -> Golden:
    """The same file with another line; the first is number 1."""
    lines = [*known.lines]
    lines[number - 1] = line
    text = "".join(f"{line}\n" for line in lines)
    return golden.read_text(known.beginning.game, known.name, text)


def line_of(known: Golden, start: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(known.lines, 1) if line.startswith(start))


def complaint(changed: Golden) -> str:
    """What is said about a file that is wrong."""
    with pytest.raises(GoldenError) as caught:
        golden.check(changed, Interpreted(changed.beginning.game), nothing)
    return str(caught.value)


@pytest.mark.parametrize("start", ["rules: ", "winners: ", "points: ", "state after ", "  | "])
def test_a_wrong_line_is_named(known, start):
    number = line_of(known, start)
    changed = with_line(known, number, known.lines[number - 1] + "0")
    assert complaint(changed).startswith(f"{known.name}:{number}: the file says\n  {start}")


def test_so_is_an_event_that_did_not_happen(known):
    first, second = line_of(known, "1 "), line_of(known, "2 ")
    assert first < second - 1
    changed = with_line(known, second - 1, "  NOTHING HAPPENED")
    assert f"{known.name}:{second - 1}: " in complaint(changed)


def test_a_choice_that_may_not_be_made_is_named(known):
    number = line_of(known, "2 ")
    head = known.lines[number - 1].split(" > ")[0]
    said = complaint(with_line(known, number, f"{head} > dance"))
    assert said.startswith(f"{known.name}:{number}: choice 2: 'dance'")


def test_a_game_that_breaks_off_is_named(known):
    last = known.said[-1]
    del known.said[-1]
    del known.lines[last.line - 1 :]
    said = complaint(known)
    assert (
        said == f"{known.name}:{len(known.lines)}: the game goes on after {len(known.said)} choices"
    )


def test_a_game_that_goes_on_after_its_end_is_named(known):
    number = len(known.said) + 1
    changed = with_line(known, len(known.lines), f"{number} x y{golden.CHOOSES}z")
    assert complaint(changed).startswith(f"{known.name}:{len(known.lines)}: choice {number}: ")


def test_so_are_lines_that_are_too_many(known):
    changed = with_line(known, len(known.lines), f"{known.lines[-1]}\nand so on")
    wanted = f"{known.name}: it has {len(known.lines) + 1} lines, not {len(known.lines)}"
    assert complaint(changed) == wanted


def test_a_header_that_says_nothing_is_named(known):
    for start in ("players: ", "key: ", "told in full: "):
        number = line_of(known, start)
        with pytest.raises(GoldenError, match=rf"{known.name}: its header cannot be read: "):
            with_line(known, number, start + "several")


def test_a_fault_is_noticed_with_the_choice_after_which_it_is_there(known):
    seen: list[Any] = []

    def look(state: Any) -> None:
        seen.append(state)
        assert len(seen) < 4, "a piece is gone"

    with pytest.raises(GoldenError, match=r":\d+: choice 3: a piece is gone"):
        golden.check(known, Interpreted(known.beginning.game), look)
