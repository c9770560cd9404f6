"""The commands and what can be said with them; each loads what it needs when it runs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from graveshift.cli import parameters
from graveshift.cli.answering import Commands
from graveshift.cli.parameters import MOST_GAMES, MOST_WORKERS, USUAL_BOT, Number, Seconds

FILE = click.Path(path_type=Path)


def say_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Say which version is installed, and leave."""
    from importlib import metadata

    if not wanted:
        return
    try:
        version = metadata.version("graveshift")
    except metadata.PackageNotFoundError:
        version = "from its sources, not installed"
    click.echo(f"graveshift {version}")
    ctx.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=say_version,
    help="Say which version this is.",
)
@click.pass_context
def door(ctx: click.Context) -> None:
    """Zombie board games: play them here, watch bots play, simulate millions of games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@door.command(short_help="Play in this terminal.")
@parameters.game
@click.option("--players", type=Number(0), help="Seats at the table.  [default: 4]")
@click.option(
    "--humans", type=Number(0), default=1, show_default=True, help="People at this keyboard."
)
@parameters.bots(USUAL_BOT)
@parameters.options
@parameters.seed
@parameters.lang
@click.option("--load", type=FILE, metavar="FILE", help="Take up a saved game.")
@click.option("--save", type=FILE, metavar="FILE", help="Keep the game here when you leave.")
def play(**said: Any) -> int:
    """Play a game in this terminal, alone against bots or in turns at one keyboard.

    People sit in the first seats, bots in the others. A number makes a choice; help says what else
    can be typed.
    """
    from graveshift.cli.playing import play as play_game

    return play_game(**said)


@door.command(short_help="Watch bots play.")
@parameters.game
@parameters.players
@parameters.bots(USUAL_BOT)
@click.option(
    "--pace",
    type=Seconds(),
    default=0.0,
    metavar="SECONDS",
    help="How long to wait after a choice.",
)
@parameters.options
@parameters.seed
@parameters.lang
def watch(**said: Any) -> int:
    """Watch bots play a game: everything is told, secrets too."""
    from graveshift.cli.watching import watch as watch_game

    return watch_game(**said)


@door.command(short_help="Play many games and sum them up.")
@parameters.game
@parameters.players
@click.option(
    "--games", type=Number(1, MOST_GAMES), default=1000, show_default=True, help="How many games."
)
@parameters.bots("chancer")
@parameters.options
@parameters.seed
@click.option("--workers", type=Number(1, MOST_WORKERS), help="Processor cores; all if left out.")
@click.option(
    "--device",
    default="cpu",
    show_default=True,
    metavar="cpu|cuda|python",
    help="Compiled, on a GPU, or the rules as they are written.",
)
@click.option(
    "--out", type=FILE, metavar="FILE", help="Write a row for each game: .parquet or .csv."
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as one JSON object.")
def simulate(**said: Any) -> int:
    """Play many games of bots at full speed and sum them up.

    A rule option given as name=any is drawn anew for each game. Ctrl-C stops: the games played by
    then are summed up and written all the same.
    """
    from graveshift.cli.simulating import simulate as simulate_games

    return simulate_games(**said)


@door.command(short_help="Tell a saved game.")
@click.argument("file", type=FILE)
@click.option("--at", type=Number(0), metavar="K", help="Stop after K choices.")
@click.option(
    "--seat", metavar="SEAT", help="Tell only what this seat may know: a letter or a colour."
)
@parameters.lang
def replay(**said: Any) -> int:
    """Tell a saved game from its beginning, and show the board in the end."""
    from graveshift.cli.watching import replay as replay_game

    return replay_game(**said)


@door.command(short_help="Read the rules.")
@click.argument("names", nargs=-1, metavar="[GAME] [ID]")
def rules(names: Sequence[str]) -> int:
    """Read a rule (1.4.6, D7, E17), a chapter (1.4), or the list of chapters."""
    from graveshift.cli.reading import rules as read_rules

    return read_rules(names)


@door.command(short_help="List the rule options.")
@parameters.game
@parameters.lang
def options(**said: Any) -> int:
    """List the rule options of a game, their values and what they mean."""
    from graveshift.cli.reading import options as list_options

    return list_options(**said)


@door.command(short_help="Play in a browser, alone or with friends: run a table server.")
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 for the network.")
@click.option("--port", type=Number(0, 65535), help="0 for any free one.  [default: 8000]")
@click.option("--data", type=FILE, metavar="DIR", help="Where tables are kept.")
@click.option("--database", metavar="URL", help="A PostgreSQL instead: postgresql://…")
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="Where people reach it: https://play.example.org.",
)
@click.option(
    "--trust-proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy that is believed about who asks and by https.",
)
@click.option(
    "--metrics-from",
    "watchers",
    multiple=True,
    metavar="ADDRESS",
    help="Who may read /metrics besides this machine.",
)
@click.option(
    "--browser/--no-browser",
    default=False,
    help="Open the page; if no port is named and 8000 is taken, at a free one.",
)
def serve(**said: Any) -> int:
    """Run a server on which people and bots play together.

    Every table is a log on disk, and is there again after a restart. One command serves a club;
    `docs/how-to/run-a-server.md` says what goes before and beside it.
    """
    from graveshift.cli.hosting import serve as serve_tables

    return serve_tables(**said)


@door.command("backup", short_help="Copy all tables of a server.")
@click.argument("target", type=FILE)
@click.option("--data", type=FILE, metavar="DIR", help="Where tables are kept.")
def back_up(**said: Any) -> int:
    """Copy all tables to a new file or into a folder, while the server runs."""
    from graveshift.cli.hosting import copy

    return copy(**said)


@door.command(short_help="Let a bot play at a server.")
@click.option("--table", required=True, metavar="URL", help="The link to the table.")
@click.option("--seat", required=True, metavar="SEAT", help="A letter, or a number from 0 on.")
@click.option("--bot", default=USUAL_BOT, show_default=True, help="chancer or greedy.")
@click.option("--name", metavar="NAME", help="What it is called there.")
@click.option(
    "--pace", type=Seconds(), default=0.5, show_default=True, help="Seconds before a choice."
)
@click.option(
    "--identity", type=FILE, metavar="FILE", help="Keep here who it is, to take the seat up again."
)
def bot(**said: Any) -> int:
    """Take a seat at a table somewhere and play it to the end, over the public protocol."""
    from graveshift.cli.visiting import visit

    return visit(**said)


@door.command(short_help="Check the chance of a finished game.")
@click.argument("file", type=FILE)
@click.option("--commitment", metavar="HEX", help="What the table showed before the game.")
def verify(**said: Any) -> int:
    """Derive every die and shuffle of a finished game again, from its file alone."""
    from graveshift.cli.verifying import check

    return check(**said)
