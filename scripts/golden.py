"""Writes golden games: whole games as text, which the tests play again and compare line by line.

    python -m scripts.golden mall-of-horror --players 4 --bots greedy --special "four greedy"
    python -m scripts.golden mall-of-horror --players 3 --told TIE --ending one-place
    python -m scripts.golden mall-of-horror --lacking    what no file of the game shows yet
    python -m scripts.golden mall-of-horror --anew       every file again, from its own choices
    python -m scripts.golden                             the same for every game

The game is the first from the seed on that ends as `--ending` says and in which each kind of event
happens that `--told` names.  Seats answer in any order; now and then one takes an answer back,
speaks up unasked, or lets its clock run out.  What hardly any game lasts for is shown by one that
begins late: `--rounds-before 96` counts so many rounds as played.  What hardly any game comes to is
shown by one that starts from a position: `--position FILE` holds its drawing.

Files are tests/games/<game>/golden/<players>p-<ending>-<special>.txt; nobody edits them.
"""

import argparse
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from graveshift.engine.errors import UserError
from graveshift.engine.game import Game
from graveshift.engine.notation import words_of
from graveshift.games import game_named
from scripts.golden_search import ANY, CHANCER, NoSuchGameFoundError, Search
from tests.engine.toy import TOY
from tests.games import golden
from tests.games.every_game.suite import EVERY
from tests.games.golden import Beginning, GoldenError, Said
from tests.games.scenario import Interpreted

RANDOM = "random"
"""In place of options: all of them drawn at random."""


def main(arguments: list[str]) -> int:
    """Write what was asked for."""
    asked = parser().parse_args(arguments)
    try:
        games = (
            EVERY if not asked.game else [TOY if asked.game == TOY.name else game_named(asked.game)]
        )
        if asked.lacking:
            for game in games:
                write_lacking(game, asked.seed)
        elif asked.anew or not asked.game:
            for game in games:
                write_anew(game)
        else:
            write_found(games[0], asked)
    except (UserError, GoldenError) as error:
        print(f"golden: {error}", file=sys.stderr)
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    can = argparse.ArgumentParser(
        prog="python -m scripts.golden",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    can.add_argument("game", nargs="?", help="every game of the house unless it is named")
    can.add_argument("--lacking", action="store_true", help="write what no file shows yet")
    can.add_argument("--anew", action="store_true", help="write each file from its own choices")
    can.add_argument("--players", type=int, help="the fewest that the game is for unless said")
    can.add_argument("--seed", type=int, default=1, help="where the search begins")
    can.add_argument("--bots", default=CHANCER, help="one for all, or one for each seat: a,b,c")
    can.add_argument(
        "--option", action="append", default=[], help=f"name=value; {RANDOM}: any, for all of them"
    )
    can.add_argument("--ending", default="", help="how it must end")
    can.add_argument("--told", action="append", default=[], help="a kind of event that must happen")
    can.add_argument("--special", default="", help="what is special about it, in a word or a few")
    can.add_argument("--rounds-before", type=int, default=0, help="how late the game begins")
    can.add_argument("--position", type=Path, help="a drawn position to start from")
    return can


def write_found(game: Game, asked: argparse.Namespace) -> None:
    """Write the game that is looked for."""
    endings, kinds = words_of(game.endings), [kind.upper() for kind in asked.told]
    if asked.ending and asked.ending not in endings:
        raise UserError(f"{asked.ending!r} is no ending; there are {', '.join(endings)}.")
    for kind in kinds:
        if kind not in game.events.__members__:
            raise UserError(f"{kind!r} is no kind of event of this game.")
    special = asked.special or " ".join(kinds).lower().replace("_", " ")
    if not special:
        raise UserError("say what is special about it: --told KIND, or --special and a few words.")
    seats = asked.players or game.bounds.seats[0]
    options = dict(word.partition("=")[::2] for word in asked.option)
    drawn = ""
    if asked.position:
        drawn = asked.position.read_text(encoding="utf-8")
        state = game.notation.read_position(drawn)
        seats, options = state.seats, game.options_of(state)
    search = Search(
        game,
        seats,
        asked.bots.split(","),
        ANY if RANDOM in options else options,
        asked.ending,
        frozenset(kinds),
        asked.rounds_before,
        drawn,
    )
    save(*search.find(asked.seed, special))


def write_lacking(game: Game, seed: int) -> None:
    """Write games until each number of players, each way to end and each option is shown by one."""
    fewest, most = game.bounds.seats
    while lacking := golden.lacking(game):
        ending = next((one for one in lacking if one in words_of(game.endings)), "")
        counts = [seats for seats in range(fewest, most + 1) if f"{seats}p" in lacking]
        options = {one.name: one.values[-1] for one in game.options if one.name in lacking}
        only_options = not ending and not counts
        for seats in counts or range(fewest, most + 1):
            search = Search(game, seats, options=options if only_options else ANY, ending=ending)
            with suppress(NoSuchGameFoundError):
                save(*search.find(seed, "other options" if only_options else "any options"))
                break
        else:
            raise UserError(f"no random game of {game.public_name} ends by {ending}.")


def write_anew(game: Game) -> None:
    """Write every file of a game from the choices that it holds."""
    for path in golden.files_of(game):
        known = golden.read(game, path)
        path.unlink()
        save(known.beginning, known.said)


def save(begun: Beginning, said: Sequence[Said]) -> None:
    """Write a game's file."""
    text = golden.text_of(begun, said, Interpreted(begun.game), lambda _: None)
    name = golden.name_of(golden.read_text(begun.game, "it", text))
    folder = golden.folder_of(begun.game)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"wrote {name}: {len(said)} choices, {len(text.encode()):,} bytes")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
