"""OpenSpiel's side: random play of its games in three ways, as a worker (`benchmarks.wire`).

Runs in the environment that `benchmarks.environment` makes, where OpenSpiel is installed and
Graveshift is not.
"""

import platform
import random
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from itertools import count, cycle
from typing import NamedTuple, Protocol, cast

from benchmarks.measure import Lane, Tally, Way
from benchmarks.wire import serve

ROLLOUTS = 500
"""Rollouts in one call of the evaluator: so many that the call itself weighs nothing."""

DEALS = 64
"""Dealt games that rollouts start from, one after the other."""

SAMPLE = 5_000
"""Games played to learn how many decisions a game has, and how many choices are forced."""


class State(Protocol):
    """A position, as far as it is used here."""

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""

    def is_chance_node(self) -> bool:
        """Tell whether chance is to act."""

    def chance_outcomes(self) -> Sequence[tuple[int, float]]:
        """List what chance can do, each with its probability."""

    def legal_actions(self) -> Sequence[int]:
        """List what the player to act may do."""

    def apply_action(self, action: int) -> None:
        """Do it."""

    def clone(self) -> "State":
        """Copy the position."""


class Bot(Protocol):
    """A player written in C++."""

    def step(self, state: State) -> int:
        """Choose an action."""


class Game(Protocol):
    """A game, as far as it is used here."""

    def num_players(self) -> int:
        """Count the seats."""

    def new_initial_state(self) -> State:
        """Begin a game; nothing is dealt yet."""


class Library(Protocol):
    """The module `pyspiel`, which carries no types, as far as it is used here."""

    def load_game(self, name: str) -> Game:
        """Load a game by name."""

    def make_uniform_random_bot(self, player: int, seed: int) -> Bot:
        """Make a C++ bot that picks uniformly among the legal actions."""

    def evaluate_bots(self, state: State, bots: Sequence[Bot], seed: int) -> Sequence[float]:
        """Play a game to its end in C++."""

    def RandomRolloutEvaluator(self, n_rollouts: int, seed: int) -> object:  # noqa: N802
        """Make an evaluator that plays clones of a position to their ends."""

    def MCTSBot(  # noqa: N802
        self,
        game: Game,
        evaluator: object,
        *,
        uct_c: float,
        max_simulations: int,
        max_memory_mb: int,
        solve: bool,
        seed: int,
        verbose: bool,
    ) -> Bot:
        """Make a search, which with one simulation evaluates the position it is given."""


pyspiel = cast("Library", import_module("pyspiel"))


class Profile(NamedTuple):
    """What a game consists of, on average."""

    decisions: float
    forced: float

    def of(self, games: int) -> Tally:
        """Tell what so many games come to."""
        return Tally(games * self.decisions, games * self.forced, games)


def native_games(name: str, players: int) -> Lane:
    """Whole games, deal included, in C++: one call of `evaluate_bots` with random bots each.

    C++ does not count choices; a sample of games played through the Python API does it instead.
    """
    game = load(name, players)
    profile = sampled(game.new_initial_state)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(players)]
    seeds = count(1)

    def lane(size: int) -> Tally:
        for _ in range(size):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return profile.of(size)

    return lane


def bare_rollouts(name: str, players: int) -> Lane:
    """Nothing but play in C++: hundreds of random rollouts a call, from games already dealt.

    This is the most that OpenSpiel can do, an upper bound: dealing is left out, and there is no
    bot between the list of actions and the pick.  Choices are counted as in `native_games`, on the
    same deals.
    """
    game = load(name, players)
    uniform = luck(2)
    deals = [dealt(game.new_initial_state(), uniform) for _ in range(DEALS)]
    starts = cycle(deals)
    profile = sampled(lambda: next(starts).clone())
    search = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1),
        uct_c=1.4,
        max_simulations=1,
        max_memory_mb=100,
        solve=False,
        seed=1,
        verbose=False,
    )

    def lane(size: int) -> Tally:
        for _ in range(size):
            search.step(next(starts))
        return profile.of(size * ROLLOUTS)

    return lane


def python_api(name: str, players: int) -> Lane:
    """Whole games, deal included, in a Python loop over `legal_actions` and `apply_action`."""
    game = load(name, players)
    uniform = luck(3)

    def lane(size: int) -> Tally:
        decisions = forced = 0
        for _ in range(size):
            more, more_forced = play(game.new_initial_state(), uniform)
            decisions += more
            forced += more_forced
        return Tally(decisions, forced, size)

    return lane


def load(name: str, players: int) -> Game:
    """Load a game, and make sure of the number of players."""
    game = pyspiel.load_game(name)
    if game.num_players() != players:
        raise ValueError(f"{name} is played by {game.num_players()}, not by {players}")
    return game


def luck(seed: int) -> random.Random:
    """Make a generator for the picks of random players."""
    return random.Random(seed)  # noqa: S311 -- nothing secret


def dealt(state: State, uniform: random.Random) -> State:
    """Let chance act until a player is to act, and return the same state."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(uniform.choices(outcomes, weights)[0])
    return state


def play(state: State, uniform: random.Random) -> tuple[int, int]:
    """Play to the end at random; return decisions (at least two actions) and forced choices.

    The methods are bound before the loop, which makes it an eighth faster: the peer at its best.
    """
    decisions = forced = 0
    fraction, weighted = uniform.random, uniform.choices
    is_terminal, is_chance_node = state.is_terminal, state.is_chance_node
    chance_outcomes, legal_actions = state.chance_outcomes, state.legal_actions
    apply_action = state.apply_action
    while not is_terminal():
        if is_chance_node():
            outcomes, weights = zip(*chance_outcomes(), strict=True)
            apply_action(weighted(outcomes, weights)[0])
            continue
        actions = legal_actions()
        if len(actions) > 1:
            decisions += 1
        else:
            forced += 1
        apply_action(actions[int(fraction() * len(actions))])
    return decisions, forced


def sampled(start: Callable[[], State]) -> Profile:
    """Learn a game's profile from a sample that is the same at every run."""
    uniform = luck(1)
    games = [play(start(), uniform) for _ in range(SAMPLE)]
    return Profile(
        decisions=sum(decisions for decisions, _ in games) / SAMPLE,
        forced=sum(forced for _, forced in games) / SAMPLE,
    )


def versions() -> dict[str, str]:
    """Tell what is measured."""
    return {"open_spiel": version("open_spiel"), "python": platform.python_version()}


WAYS = {
    "native_games": Way(native_games),
    "bare_rollouts": Way(bare_rollouts),
    "python_api": Way(python_api),
}

if __name__ == "__main__":
    serve(WAYS, versions)
