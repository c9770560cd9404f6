"""`graveshift simulate`: many games of bots, and what came of them."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import sqrt
from pathlib import Path
from threading import Event
from types import FrameType

from rich import box
from rich.console import Console
from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from graveshift.cli.exits import DONE, INTERRUPTED
from graveshift.cli.narrator import Narrator
from graveshift.cli.screen import DUMB
from graveshift.cli.seating import drawn_seed, game_asked_for, options_said
from graveshift.engine.errors import UserError
from graveshift.engine.options import one_of
from graveshift.sim import Batch
from graveshift.sim import simulate as play_batch
from graveshift.sim.files import WRITERS
from graveshift.sim.workers import Progress
from graveshift.words.messages import DEFAULT

SURE = 1.96
"""Standard deviations to either side within which 95 of 100 results lie."""
BAR = 24
"""Columns of the bar."""
MILLION = 1e6
HUNDRED = 100


def simulate(
    game: str | None,
    players: int,
    games: int,
    bots: str,
    workers: int | None,
    device: str,
    out: Path | None,
    as_json: bool,
    options: Sequence[str],
    seed: int | None,
) -> int:
    """Play the games, say what came of them, and write them down."""
    chosen = game_asked_for(game)
    if out is not None:
        check_place(out)
    try:
        with brake() as stop, progress(stop) as told:
            batch = play_batch(
                chosen,
                players,
                games,
                drawn_seed() if seed is None else seed,
                bots=bots.split(","),
                options=options_said(chosen, options),
                workers=workers,
                device=device,
                progress=told,
                stop=stop,
            )
    except MemoryError:
        raise UserError(f"{games} games do not fit into memory; play fewer at a time.") from None
    except KeyboardInterrupt:
        print("graveshift: stopped before the first game.", file=sys.stderr)
        return INTERRUPTED
    if as_json:
        print(json.dumps(batch.summary(), indent=1))
    else:
        show(batch)
    sys.stdout.flush()
    if out is not None:
        batch.to_parquet(out)
    if not batch.is_whole:
        played = f"{len(batch.results):,} of {batch.asked:,} games"
        print(f"graveshift: stopped after {played}; these are whole.", file=sys.stderr)
        return INTERRUPTED
    return DONE


def check_place(out: Path) -> None:
    """Say before a million games are played that they could not be written."""
    if out.suffix.lower() not in WRITERS:
        raise UserError(f"results are written as {one_of(WRITERS)}, not as {out.name!r}.")
    if not out.absolute().parent.is_dir():
        raise UserError(f"there is no folder {out.absolute().parent} to write {out.name} in.")


# While they are played ----------------------------------------------------------------------------


class Brake(Event):
    """Ctrl-C: what was begun is finished and counted; before the first game all is dropped."""

    def __init__(self) -> None:
        """Nothing is played yet."""
        super().__init__()
        self.is_rolling = False

    def press(self, _signal: int, _frame: FrameType | None) -> None:
        """Stop."""
        if not self.is_rolling:
            raise KeyboardInterrupt
        self.set()


@contextmanager
def brake() -> Iterator[Brake]:
    """Turn Ctrl-C into a brake."""
    stop = Brake()
    before = signal.signal(signal.SIGINT, stop.press)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress(stop: Brake) -> Iterator[Progress]:
    """A bar where somebody looks; the first time that it moves, games are being played."""

    def begin(_played: int, _asked: int) -> None:
        stop.is_rolling = True

    if not sys.stderr.isatty() or os.environ.get("TERM") in DUMB:
        yield begin
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(BAR),
        TextColumn("{task.fields[count]}"),
        TimeRemainingColumn(),
    )
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("getting ready", total=None, count="(long only the first time)")

        def move(played: int, asked: int) -> None:
            begin(played, asked)
            count = f"{played:,} of {asked:,} games"
            bar.update(task, description="playing", completed=played, total=asked, count=count)

        yield move


# When they are played -----------------------------------------------------------------------------


def show(batch: Batch) -> None:
    """The result as tables."""
    figures, series = batch.summary(), batch.series
    narrator, console = Narrator(series.game, DEFAULT), Console(highlight=False)
    title = narrator.say(
        "welcome", game=narrator.name(), players=series.seats, seed=str(series.seed)
    )
    console.print(title, style="bold")
    defaults = {option.name: option.default for option in series.game.options}
    for name, value in series.options.items():
        if value != defaults[name]:
            console.print(f"{name}={value}")
    console.print(by_seat(batch, narrator))
    console.print(by_ending(batch))
    console.print(
        f"{figures['games']:,} games in {batch.seconds:.2f} s: "
        f"{rounded(figures['games_per_second'])} games and "
        f"{rounded(figures['decisions_per_second'])} decisions a second; "
        f"{figures['rounds_mean']:.1f} rounds a game."
    )


def by_seat(batch: Batch, narrator: Narrator) -> Table:
    """Who won how often, with the bounds within which 95 of 100 such batches lie."""
    table = Table("seat", "bot", box=box.SIMPLE_HEAD)
    for heading in ("games won", "share", "± 95 %"):
        table.add_column(heading, justify="right")
    games, tints = len(batch.results), narrator.tints()
    for seat in range(batch.series.seats):
        name, wins = narrator.seat(seat), batch.wins(seat)
        share = wins / max(games, 1)
        bounds = SURE * sqrt(share * (1 - share) / max(games, 1))
        figures = (f"{wins:,}", percent(share), percent(bounds))
        table.add_row(f"[{tints[name]}]{name}[/]", batch.series.bots[seat], *figures)
    return table


def by_ending(batch: Batch) -> Table:
    """How the games ended."""
    table = Table("ended by", box=box.SIMPLE_HEAD)
    for heading in ("games", "share"):
        table.add_column(heading, justify="right")
    for name, count in sorted(batch.endings().items(), key=lambda one: -one[1]):
        share = percent(count / len(batch.results))
        table.add_row(name.replace("_", " "), f"{count:,}", share)
    return table


def percent(share: float) -> str:
    """A share of a hundred."""
    return f"{HUNDRED * share:.2f} %"


def rounded(number: float) -> str:
    """A figure as people say it."""
    return f"{number / MILLION:.2f} million" if number >= MILLION else f"{number:,.0f}"
