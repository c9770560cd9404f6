"""Batches: the same games in whatever way they are played, and what is said of them."""

import _thread
import threading
from contextlib import suppress

import numpy as np
import pytest

from graveshift.engine import play
from graveshift.engine.errors import UserError
from graveshift.engine.frame import MOST_CODES
from graveshift.engine.game import world_of
from graveshift.games import GAMES
from graveshift.sim import simulate
from graveshift.sim.series import LARGEST_SEED
from tests.games.every_game.suite import is_long, worth

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SEED = 2024


def drawn(game):
    """One option that is drawn anew for each game."""
    return {game.options[-1].name: "any"}


def seat_counts(game):
    fewest, most = game.bounds.seats
    return range(fewest, most + 1)


# The same games, whoever plays them -------------------------------------------------------------


@EVERY
@pytest.mark.compiled
@pytest.mark.parametrize("options", [{}, "random"])
def test_chancers_play_the_same_games_compiled_and_as_written(game, options):
    for seats in seat_counts(game):
        games = worth(game, 40)
        compiled = simulate(game, seats, games, SEED, options=options, workers=1)
        written = simulate(game, seats, games, SEED, options=options, device="python")
        assert np.array_equal(compiled.results, written.results)


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.long] * is_long(game)) for game in GAMES.values()],
    ids=list(GAMES),
)
@pytest.mark.compiled
@pytest.mark.parametrize("options", [{}, "random"])
def test_a_table_of_all_bots_plays_the_same_games_compiled_and_as_written(game, options):
    for seats in seat_counts(game):
        bots = ["chancer"] * (seats - 1) + ["greedy"]
        compiled = simulate(game, seats, 1, SEED, bots=bots, options=options)
        written = simulate(game, seats, 1, SEED, bots=bots, options=options, device="python")
        assert np.array_equal(compiled.results, written.results)


@EVERY
@pytest.mark.compiled
@pytest.mark.parametrize("options", [{}, "random"])
@pytest.mark.parametrize("bots", [("chancer",), ("greedy",)])
def test_many_workers_play_the_same_games_as_one(game, bots, options):
    games = worth(game, 5000 if bots == ("chancer",) else 20)
    alone = simulate(game, 4, games, SEED, bots=bots, options=options, workers=1)
    together = simulate(game, 4, games, SEED, bots=bots, options=options, workers=5)
    assert np.array_equal(alone.results, together.results)


@EVERY
@pytest.mark.compiled
def test_the_first_games_of_a_series_do_not_depend_on_how_many_follow(game):
    few, many = simulate(game, 3, 100, SEED), simulate(game, 3, 3000, SEED)
    assert np.array_equal(few.results, many.results[:100])


@EVERY
def test_random_games_are_those_of_the_engine(game):
    batch = simulate(game, 4, 25, SEED, device="python")
    play_games = world_of(game).twin(play.play_games)
    blank, codes = game.blank(4), bytearray(MOST_CODES)
    decisions, forced = play_games(game.state(), blank, codes, SEED, 0, 25)
    assert batch.summary()["decisions"] == decisions
    assert batch.summary()["forced"] == forced


@EVERY
def test_other_seeds_give_other_games(game):
    one, other = (simulate(game, 4, 5, seed, device="python") for seed in (1, 2))
    assert not np.array_equal(one.results, other.results)


@EVERY
def test_every_value_of_an_option_is_drawn(game):
    option = game.options[-1]
    batch = simulate(game, 4, 64, SEED, options=drawn(game), device="python")
    values = [batch.series.options_of(number)[option.name] for number in range(64)]
    assert set(values) == set(option.values)
    others = [batch.series.options_of(number) for number in range(64)]
    assert all(one | {option.name: ""} == others[0] | {option.name: ""} for one in others)


@EVERY
def test_a_game_with_drawn_options_is_the_game_with_those_options(game):
    batch = simulate(game, 4, 3, SEED, options="random", device="python")
    fixed = simulate(game, 4, 3, SEED, options=batch.series.options_of(2), device="python")
    assert batch.results[2] == fixed.results[2]


# What a batch says --------------------------------------------------------------------------------


@EVERY
@pytest.mark.compiled
def test_ten_thousand_games_are_consistent(game):
    seats = 4
    batch = simulate(game, seats, 10_000, SEED, options="random")
    rows, told = batch.results, batch.summary()
    assert batch.is_whole
    assert len(rows) == told["games"] == told["asked"] == 10_000
    assert sum(batch.endings().values()) == 10_000
    assert "running" not in batch.endings()
    assert (rows["winners"] < 1 << seats).all()
    assert (rows["rounds"] > 0).all()
    assert (rows["points"][:, seats:] == 0).all()
    choices = rows["decisions"] + rows["forced"]
    assert (choices <= game.bounds.choices).all()
    assert told["decisions"] == int(rows["decisions"].sum())
    assert told["rounds_mean"] == rows["rounds"].mean()
    best, decided = rows["points"].max(axis=1), (rows["winners"] != 0).sum()
    assert decided > 0
    for seat in range(seats):
        won = (rows["winners"] >> seat) & 1 == 1
        assert told["wins_by_seat"][seat] == won.sum() > decided // 10
        assert (rows["points"][won, seat] == best[won]).any(), "points may not be all that wins"


@EVERY
def test_a_summary_has_what_the_command_line_promises(game):
    told = simulate(game, 3, 2, SEED, bots=["chancer"], device="python").summary()
    promised = "game players games seconds decisions games_per_second decisions_per_second "
    promised += "wins_by_seat rounds_mean endings"
    assert set(promised.split()) <= set(told)
    assert told["game"] == game.public_name
    assert told["players"] == len(told["wins_by_seat"]) == 3
    assert told["games_per_second"] == 2 / told["seconds"]


# Stopping -----------------------------------------------------------------------------------------


def stopped_batch(game, stop_it):
    """A batch that could go on for hours, stopped some time after its beginning."""
    stop = threading.Event()

    def progress(played, _games):
        if played > 0:
            stop_it(stop)

    return simulate(game, 4, 10**6, SEED, device="python", stop=stop, progress=progress)


@EVERY
@pytest.mark.parametrize("how", ["event", "ctrl-c"])
def test_a_stopped_batch_holds_whole_games_and_none_is_missing(game, how):
    stop_it = threading.Event.set if how == "event" else lambda _stop: _thread.interrupt_main()
    batch = stopped_batch(game, stop_it)
    with suppress(KeyboardInterrupt):
        threading.Event().wait(0.01)  # a second Ctrl-C, should it come late
    played = len(batch.results)
    assert 0 < played < 10**6
    assert not batch.is_whole
    assert batch.summary()["asked"] == 10**6
    again = simulate(game, 4, played, SEED, device="python")
    assert np.array_equal(batch.results, again.results)


@EVERY
def test_a_batch_can_be_stopped_before_it_begins(game):
    stop = threading.Event()
    stop.set()
    batch = simulate(game, 4, 10, SEED, device="python", stop=stop)
    assert len(batch.results) == 0
    assert batch.summary()["games_per_second"] == 0
    assert batch.summary()["endings"] == {}


@EVERY
def test_what_goes_wrong_while_games_are_played_is_raised(game):
    def broken(_played, _games):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        simulate(game, 4, 10**6, SEED, device="python", progress=broken)


# Errors -------------------------------------------------------------------------------------------


@EVERY
@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"games": 0}, "a batch has at least one game, not 0."),
        ({"seats": 0}, "players, not 0."),
        ({"seats": 9}, "players, not 9."),
        ({"seed": -1}, f"a seed is from 0 to {LARGEST_SEED}, not -1."),
        ({"seed": 1 << 63}, f"a seed is from 0 to {LARGEST_SEED}, not {1 << 63}."),
        ({"bots": ["chancer"] * 3}, "4 seats want 4 bots, or one for all, not 3."),
        ({"bots": ["gredy"]}, "there is no bot 'gredy'; did you mean greedy?"),
        ({"bots": ["xyz"]}, "there is no bot 'xyz'; there is chancer or greedy."),
        ({"options": "all"}, "options are a mapping or 'random', not 'all'."),
        ({"options": {"nonsense": "any"}}, "there is no option 'nonsense'; there are "),
        ({"workers": 0}, "it takes at least one worker, not 0."),
        ({"device": "tpu"}, "games are played on cpu, python or cuda, not on 'tpu'."),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(game, asked, sentence):
    batch = {"seats": 4, "games": 1, "seed": SEED, "device": "python"} | asked
    with pytest.raises(UserError) as error:
        simulate(game, **batch)
    assert sentence in str(error.value)


@EVERY
def test_a_value_that_an_option_does_not_have_is_refused(game):
    option = game.options[0]
    with pytest.raises(UserError, match=f"'maybe' is no value of {option.name}; it can be "):
        simulate(game, 4, 1, SEED, options={option.name: "maybe"})
