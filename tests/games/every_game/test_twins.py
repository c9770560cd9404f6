"""Twins: the rules as they are written and the rules compiled are one game, byte for byte."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from graveshift.engine.bits import lowest
from graveshift.engine.compiler import Native, compiled
from graveshift.engine.contract import MOST_LIKELY
from graveshift.engine.frame import MOST_CODES
from graveshift.engine.game import Game
from graveshift.engine.journal import clear
from tests.games.every_game.suite import ANYBODY, EVERY, rarely, worth
from tests.games.scenario import Compiled
from tests.games.strategies import Beginning, Luck, Play, imagined, seen_by

pytestmark = pytest.mark.compiled

WHOLE = 200
"""Games for each number of players in which every choice is compared."""
ASKED = 20
"""Games for each number of players in which everything else is."""
SCRIPTED = 40
"""Results that are demanded of chance, in every second game."""
LOOKS = 16
"""Everything else that a game can be asked is asked once in so many choices."""
MOST_FEATURES = 4096

TABLES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in EVERY
    for seats in range(game.bounds.seats[0], game.bounds.seats[1] + 1)
]
at = Compiled.at


def games_of(game: Game, seats: int, games: int) -> Iterator[Play]:
    """Games with any options; every second one with a script for chance."""
    for number in range(worth(game, games)):
        luck = Luck(number)
        options = {option.name: luck.one_of(option.values) for option in game.options}
        script = tuple(luck.below(60) for _ in range(SCRIPTED * (number % 2)))
        yield Play(Beginning(game, seats, options, number), number, script=script)


def begun_by(native: Native, play: Play) -> Any:
    """The first position of the same game, laid out by the rules compiled."""
    state = play.beginning.blank(told=native.layout.told)
    if native.layout.told:
        for position, result in enumerate(play.script):
            state.script[position] = result
        state.script_length = len(play.script)
    native.setup(at(state))
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_after_every_choice_of_whole_games_the_bytes_are_the_same(game, seats):
    native = compiled(game, told=True)
    for play in games_of(game, seats, WHOLE):
        twin = begun_by(native, play)
        assert bytes(twin.buffer) == bytes(play.state.buffer), play
        while not play.is_over:
            seat, code = play.next_choice()
            play.choose(seat, code)
            clear(twin)
            native.choose(at(twin), seat, code)
            assert bytes(twin.buffer) == bytes(play.state.buffer), play


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_so_are_they_of_the_bare_record_step_by_step(game, seats):
    native, codes = compiled(game), np.zeros(MOST_CODES, np.uint8)
    for play in games_of(game, seats, WHOLE):
        if play.script:
            continue  # only a told record has room for one
        twin = begun_by(native, play)
        listed = native.list_choices(at(twin), codes.ctypes.data)
        while not play.is_over:
            assert twin.raw() == play.state.raw(), play
            asked = lowest(play.state.owes)
            offered = play.choices(asked)
            assert (listed >> 3, listed & 7) == (len(offered), asked), play
            assert codes[: len(offered)].tolist() == offered, play
            seat, code = play.next_choice()
            play.choose(seat, code)
            listed = native.step(at(twin), seat, code, codes.ctypes.data)
        assert listed == -1
        assert twin.raw() == play.state.raw(), play


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_that_can_be_asked_is_answered_alike(game, seats):
    native, codes = compiled(game), np.zeros(MOST_CODES, np.uint8)
    for play in games_of(game, seats, ASKED):
        for _ in play.to_the_end():
            if play.luck.below(rarely(game, LOOKS)) == 0:
                check_answers(play, native, codes)


def check_answers(play: Play, native: Native, codes: Any) -> None:
    """Every slot of the contract, on the state and on every view."""
    bare = play.game.state(bytearray(play.state.raw()))
    here, rules = at(bare), play.rules
    assert native.faults(here) == rules.faults(bare) == 0
    for seat in ANYBODY:
        count = native.choices(here, seat, codes.ctypes.data)
        assert codes[:count].tolist() == play.choices(seat), play
        for code in range(MOST_CODES):
            assert native.why_not(here, seat, code) == rules.why_not(bare, seat, code), play
    for seat in play.seats:
        assert native.points(here, seat) == rules.points(bare, seat)
        assert native.may_talk(here, seat) == rules.may_talk(bare, seat)
        for claim in play.game.claims:
            asked = (seat, claim.value, play.luck.below(8), play.luck.below(4))
            assert native.kept(here, *asked) == rules.kept(bare, *asked), play
    for seat in play.seats:
        for code in play.choices(seat):
            likely = rules.inclination(bare, seat, code)
            assert native.inclination(here, seat, code) == likely, play
            assert 1 <= likely <= MOST_LIKELY, play
    assert native.in_a_row(here) == rules.in_a_row(bare) >= 1, play
    for seat in play.owing:
        luck = play.luck.below(1 << 32)
        assert native.on_timeout(here, seat, luck) == rules.on_timeout(bare, seat, luck), play
    for viewer in play.onlookers:
        check_view(play, native, bare, viewer)


def check_view(play: Play, native: Native, bare: Any, viewer: int) -> None:
    """A view, a state drawn from it, and the numbers of both kinds that bots and learners read."""
    seen, twin = seen_by(play.rules, bare, viewer), play.game.state()
    native.see(at(bare), viewer, at(twin))
    assert twin == seen, play
    stream, drawn = play.luck.below(1 << 32), play.game.state()
    native.imagine(at(seen), at(drawn), stream)
    assert drawn == imagined(play.rules, seen, stream), play
    for seat in play.seats:
        assert native.score(at(seen), seat) == play.rules.score(seen, seat), play
        numbers: Any = np.zeros(MOST_FEATURES, np.float32)
        same: Any = np.zeros(MOST_FEATURES, np.float32)
        play.rules.features(seen, seat, numbers)
        native.features(at(seen), seat, same.ctypes.data)
        assert numbers.tobytes() == same.tobytes(), play
