"""Stepping from Python: the same games as everywhere, compiled and as they are written."""

import pytest

from graveshift.engine.errors import UserError
from graveshift.engine.game import interpreted
from graveshift.games import GAMES, play
from graveshift.sim import Stepper

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def walked(games: Stepper, number: int) -> list[tuple[int, list[int], int]]:
    """A whole game: who was asked, what was offered and what was chosen."""
    steps: list[tuple[int, list[int], int]] = []
    owed = games.start(number)
    while owed >= 0:
        seat, offered = owed & 7, games.codes[: owed >> 3].tolist()
        code = offered[(7 * number + len(steps)) % len(offered)]
        steps.append((seat, offered, code))
        owed = games.step(seat, code)
    return steps


@EVERY
def test_a_stepper_plays_the_games_that_tables_play(game):
    games = Stepper(game, game.bounds.seats[1], seed=5, interpreted=True)
    table = play(game.name, game.bounds.seats[1], seed=5)
    for seat, offered, code in walked(games, 0):
        assert table.owing()[0] == seat
        assert table.choices(seat)[: len(offered)] == offered
        table.choose(seat, code)
    assert table.is_over
    assert games.state == table.state


@EVERY
@pytest.mark.compiled
@pytest.mark.parametrize("number", range(5))
def test_compiled_and_written_rules_step_alike(game, number):
    for seats in range(game.bounds.seats[0], game.bounds.seats[1] + 1):
        compiled, written = Stepper(game, seats), Stepper(game, seats, interpreted=True)
        assert walked(compiled, number) == walked(written, number)
        assert compiled.state == written.state


@EVERY
def test_the_state_can_be_asked_while_a_game_is_stepped_through(game):
    games = Stepper(game, game.bounds.seats[0], interpreted=True)
    games.start(0)
    assert interpreted(game).faults(games.state) == 0
    assert games.state.seats == game.bounds.seats[0]


@EVERY
def test_options_are_checked(game):
    with pytest.raises(UserError, match="there is no option"):
        Stepper(game, game.bounds.seats[0], options={"nonsense": "x"})
