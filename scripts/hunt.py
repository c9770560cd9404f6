"""Plays random games with random options and looks every state over for faults.

    python -m scripts.hunt mall-of-horror --players 3 --games 1000000
    python -m scripts.hunt                   every game of the house, for any number of players

`make test` hunts through 10,000 games for each number of players; this is for a million, by hand.
What is caught is told with all that it takes to play the game again, and the exit code is 1.
"""

import argparse
import sys
from time import perf_counter

from graveshift.engine.errors import UserError
from graveshift.engine.game import Game
from graveshift.games import GAMES, game_named
from graveshift.sim import hunt_faults

USUAL_GAMES = 1_000_000
USUAL_SEED = 1


def main(arguments: list[str]) -> int:
    """Hunt through what was asked for; 0 if nothing was caught."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.hunt", description="Look random games over for faults."
    )
    parser.add_argument("game", nargs="?", help="every game of the house unless it is named")
    parser.add_argument("--players", type=int, help="any number that the game is for unless said")
    parser.add_argument("--games", type=int, default=USUAL_GAMES, help="for each number of players")
    parser.add_argument("--seed", type=int, default=USUAL_SEED, help="of the series of games")
    parser.add_argument("--workers", type=int, help="threads; one for each core unless said")
    asked = parser.parse_args(arguments)
    try:
        games = [game_named(asked.game)] if asked.game else list(GAMES.values())
        clean = [
            is_clean(game, seats, asked)
            for game in games
            for seats in (seats_of(game) if asked.players is None else [asked.players])
        ]
    except UserError as error:
        print(f"hunt: {error}", file=sys.stderr)
        return 2
    return 0 if all(clean) else 1


def seats_of(game: Game) -> range:
    """Any number of players that a game is for."""
    fewest, most = game.bounds.seats
    return range(fewest, most + 1)


def is_clean(game: Game, seats: int, asked: argparse.Namespace) -> bool:
    """Whether all games of a series are free of faults; says so, or what was caught."""
    begun = perf_counter()
    catch = hunt_faults(game, seats, asked.games, asked.seed, workers=asked.workers)
    table = f"{game.public_name}, {seats} players, seed {asked.seed}"
    if catch is None:
        seconds = perf_counter() - begun
        print(f"{table}: {asked.games:,} games without a fault, in {seconds:.0f} s.", flush=True)
        return True
    options = " ".join(f"{name}={value}" for name, value in catch.options.items())
    print(f"{table}: {', '.join(catch.names)} in game {catch.number}, played with {options}")
    return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
