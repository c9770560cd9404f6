"""The GPU plays the games that the processor plays, to their last byte."""

import threading
from types import SimpleNamespace

import numpy as np
import pytest

from graveshift.engine.errors import UserError
from graveshift.games import GAMES
from graveshift.sim import cuda, simulate
from graveshift.sim.finals import finals_on_cpu, finals_on_gpu
from graveshift.sim.series import CHANCERS, Series
from graveshift.sim.workers import Pace

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SEED = 2024
MANY = 20_000_000


def seat_counts(game):
    fewest, most = game.bounds.seats
    return range(fewest, most + 1)


# With a GPU ---------------------------------------------------------------------------------------


@EVERY
@pytest.mark.gpu
@pytest.mark.parametrize("options", [{}, "random"])
def test_results_are_those_of_the_processor(game, options):
    for seats in seat_counts(game):
        there = simulate(game, seats, 3000, SEED, options=options, device="cuda")
        here = simulate(game, seats, 3000, SEED, options=options)
        assert np.array_equal(there.results, here.results)
        assert there.endings() == here.endings()


@EVERY
@pytest.mark.gpu
@pytest.mark.parametrize("options", [{}, "random"])
def test_games_end_in_the_same_bytes_as_on_the_processor(game, options):
    for seats in seat_counts(game):
        series = Series.of(game, seats, SEED, CHANCERS, options)
        assert finals_on_gpu(series, 2000).tobytes() == finals_on_cpu(series, 2000).tobytes()


@EVERY
@pytest.mark.gpu
def test_a_series_in_chunks_has_the_same_games(game, monkeypatch):
    monkeypatch.setattr(cuda, "GPU_PACE", Pace(first=700, seconds=1.0))
    there = simulate(game, 4, 5000, SEED, device="cuda")
    assert np.array_equal(there.results, simulate(game, 4, 5000, SEED).results)


@EVERY
@pytest.mark.gpu
def test_a_stopped_batch_holds_whole_games(game):
    stop = threading.Event()
    there = simulate(game, 4, MANY, SEED, device="cuda", stop=stop, progress=stop_at_once(stop))
    played = len(there.results)
    assert 0 < played < MANY
    assert (there.results["ending"] != 0).all()


def stop_at_once(stop):
    def progress(played, _asked):
        if played > 0:
            stop.set()

    return progress


# Without one --------------------------------------------------------------------------------------


@EVERY
def test_where_there_is_no_gpu_one_sentence_says_what_it_takes(game, monkeypatch):
    monkeypatch.setattr(cuda, "cuda", lambda: SimpleNamespace(is_available=lambda: False))
    with pytest.raises(UserError, match="no CUDA device can be used here: it takes a driver and "):
        simulate(game, 4, 10, SEED, device="cuda")


@EVERY
def test_who_thinks_is_not_played_on_a_gpu(game):
    with pytest.raises(UserError, match="a GPU plays chancers only; other bots think on a proc"):
        simulate(game, 4, 10, SEED, bots=["greedy"], device="cuda")
