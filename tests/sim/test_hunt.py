"""Hunting faults: none in the games of the house, and a planted one is found."""

from dataclasses import replace
from functools import partial

import pytest

from graveshift.engine.errors import UserError
from graveshift.engine.rule import rule
from graveshift.games import GAMES
from graveshift.sim import hunt_faults, simulate
from scripts import hunt as script
from tests.games.every_game.suite import worth

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
LATE = 5
"""Few random games have so many rounds."""


@rule
def late_is_wrong(state):
    """A fault that only long games come to."""
    return 4 if state.round >= LATE else 0


@pytest.fixture
def haunted(game):
    """The game with a fault in it."""
    rules = {**game.rules, "faults": late_is_wrong}
    return replace(game, name=f"haunted_{game.name}", rules=rules)


@EVERY
def test_a_planted_fault_is_caught_with_all_it_takes_to_play_it_again(haunted, game):
    catch = hunt_faults(haunted, 4, 1000, 1, device="python")
    assert catch is not None
    assert (catch.faults, catch.seed) == (4, 1)
    assert catch.names == (game.faults(4).name,)
    batch = simulate(game, 4, catch.number + 1, 1, options="random", device="python")
    assert (batch.results["rounds"] >= LATE).nonzero()[0].tolist() == [catch.number]
    assert batch.series.options_of(catch.number) == catch.options
    assert hunt_faults(haunted, 4, catch.number, 1, device="python") is None


@EVERY
@pytest.mark.compiled
def test_ten_thousand_games_for_each_number_of_players_are_free_of_faults(game):
    fewest, most = game.bounds.seats
    for seats in range(fewest, most + 1):
        assert hunt_faults(game, seats, 10_000, 20) is None


@EVERY
def test_faults_are_hunted_on_processors_that_can(game):
    with pytest.raises(UserError, match="faults are hunted on cpu or python, not on 'cuda'"):
        hunt_faults(game, 4, 1, 1, device="cuda")


# By hand, with `python -m scripts.hunt` -----------------------------------------------------------


@pytest.fixture
def slowly(monkeypatch):
    """Hunt without a compiler."""
    monkeypatch.setattr(script, "hunt_faults", partial(hunt_faults, device="python"))


@EVERY
@pytest.mark.usefixtures("slowly")
def test_a_hunt_says_what_it_went_through(game, capsys):
    (fewest, most), games = game.bounds.seats, worth(game, 20)
    assert script.main([game.public_name, "--games", str(games), "--seed", "5"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == most - fewest + 1
    start = f"{game.public_name}, {fewest} players, seed 5: {games} games without a fault"
    assert said[0].startswith(start)


@EVERY
@pytest.mark.usefixtures("slowly")
def test_a_hunt_says_what_it_caught(game, haunted, capsys, monkeypatch):
    monkeypatch.setattr(script, "game_named", lambda _: haunted)
    assert script.main([game.public_name, "--players", "4", "--games", "1000"]) == 1
    said = capsys.readouterr().out
    assert f": {game.faults(4).name} in game " in said
    assert all(f" {option.name}=" in said for option in game.options)


@pytest.mark.parametrize(
    "asked", [["dominoes"], ["mall-of-horror", "--players", "9"], ["--seed", "-1"]]
)
def test_a_hunt_that_cannot_be_is_refused_in_a_sentence(asked, capsys):
    assert script.main(asked) == 2
    said = capsys.readouterr().err
    assert said.startswith("hunt: ")
    assert said.count("\n") == 1
