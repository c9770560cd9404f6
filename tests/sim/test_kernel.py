"""The kernel plays the games of the series, however many threads share them; no GPU needed."""

import pytest

from graveshift.engine.chance import stream_of
from graveshift.engine.game import world_of
from graveshift.engine.play import play_out
from graveshift.games import GAMES
from graveshift.sim import simulate
from graveshift.sim.kernel import NEXT_GAME, need_of
from graveshift.sim.rules import start_drawn
from graveshift.sim.series import CHANCERS, Series
from tests.sim.pretend_gpu import PretendGPU

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SEED = 2024


def last_state(series, number):
    """The state in which a game of a series ends."""
    world, state = world_of(series.game), series.game.state()
    world.twin(start_drawn)(state, series.blank(), series.draw, series.seed, number)
    world.twin(play_out)(state, bytearray(256), stream_of(series.seed, number))
    return state


@EVERY
@pytest.mark.parametrize(
    ("blocks", "threads", "games"), [(1, 1, 3), (1, 7, 12), (2, 4, 9), (2, 8, 5)]
)
def test_threads_share_the_games_and_lose_none(game, blocks, threads, games):
    series = Series.of(game, game.bounds.seats[1], SEED, CHANCERS, "random")
    results, _ = PretendGPU().play(series, 0, games, 0, blocks, threads)
    written = simulate(game, series.seats, games, SEED, options="random", device="python")
    assert b"".join(row.raw() for row in results) == written.results.tobytes()


@EVERY
def test_a_chunk_begins_at_any_game_and_keeps_the_states_asked_for(game):
    series = Series.of(game, game.bounds.seats[0], SEED, CHANCERS, {})
    results, finals = PretendGPU().play(series, 5, 4, 2, 1, 3)
    written = simulate(game, series.seats, 9, SEED, device="python").results
    assert b"".join(row.raw() for row in results) == written[5:].tobytes()
    assert [state.raw() for state in finals] == [last_state(series, n).raw() for n in (5, 6)]


@EVERY
def test_what_a_game_needs_is_told_by_its_decision_and_whether_the_last_answer_is_due(game):
    state = game.state()
    needs = set()
    for decision in range(1, len(game.decisions)):
        for owes in (0b1, 0b110):
            state.decision, state.owes = decision, owes
            needs.add(need_of(state))
    assert max(needs) < NEXT_GAME
    assert (
        len(needs) == min(2 * (len(game.decisions) - 1), NEXT_GAME - 2)
        or len(needs) > NEXT_GAME // 2
    )
    state.ending = 1
    assert need_of(state) == NEXT_GAME
