"""`graveshift watch` and `graveshift replay`: games told from their first event to the last."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from graveshift.cli.exits import DONE
from graveshift.cli.narrator import ALL, Narrator
from graveshift.cli.screen import Screen
from graveshift.cli.seating import (
    Bots,
    drawn_seed,
    game_asked_for,
    names_of_bots,
    new_table,
    options_of,
)
from graveshift.engine.errors import UserError
from graveshift.engine.frame import BYSTANDER
from graveshift.engine.options import one_of
from graveshift.engine.replay import load_replay
from graveshift.engine.table import Choice, Table
from graveshift.games import game_named
from graveshift.words.messages import language_of


def watch(
    game: str | None,
    players: int,
    bots: str,
    pace: float,
    options: Sequence[str],
    seed: int | None,
    lang: str | None,
) -> int:
    """Tell a game of bots while it is played."""
    narrator, screen = Narrator(game_asked_for(game), language_of(lang)), Screen()
    seed = drawn_seed() if seed is None else seed
    table = new_table(narrator.game, players, options_of(narrator.game, options), seed)
    driver = Bots(narrator.game, table.setup.key, names_of_bots(bots, players))
    screen.tints = narrator.tints()
    title = narrator.say("welcome", game=narrator.name(), players=players, seed=str(seed))
    screen.say(title, "bold")
    screen.say(narrator.say("bots-play", bots=narrator.bots(range(players), driver.names)))
    screen.say()
    screen.tell(narrator.story(table.events, ALL))
    while not table.is_over:
        seat = driver.acts(table)
        table.choose(seat, driver.choose(table, seat))
        if lines := narrator.story(table.events, ALL):
            screen.tell(lines)
            screen.flush()
            time.sleep(pace)
    screen.say()
    screen.say(narrator.board(table.view(BYSTANDER), screen.board_width()))
    return DONE


def replay(file: Path, at: int | None, seat: str | None, lang: str | None) -> int:
    """Tell a saved game, as one seat may know it or as nobody could."""
    speaks = language_of(lang)
    whole = load_replay(file, game_named)
    until = whole if at is None else load_replay(file, game_named, at)
    narrator, screen = Narrator(whole.game, speaks), Screen()
    screen.tints = narrator.tints()
    reader = ALL if seat is None else seat_named(narrator, whole.setup.seats, seat)
    title = narrator.say(
        "replay-title",
        game=narrator.name(),
        players=whole.setup.seats,
        choices=len(whole.log),
    )
    screen.say(title, "bold")
    if reader == ALL:
        screen.say(narrator.say("told-all"))
    else:
        screen.say(narrator.say("told-to", seat=narrator.noun(reader)))
    screen.say()
    again = Table(whole.game, whole.setup)
    screen.tell(narrator.story(again.events, reader))
    for number, choice in enumerate(until.log, 1):
        screen.say(choice_line(narrator, again, number, choice, reader), "dim")
        again.choose(choice.seat, choice.code, by_clock=choice.by_clock)
        screen.tell(narrator.story(again.events, reader))
    screen.title(narrator.say("after", number=len(again.log), choices=len(whole.log)))
    seen = again.state if reader == ALL else again.view(reader)
    screen.say(narrator.board(seen, screen.board_width()))
    return DONE


def choice_line(narrator: Narrator, table: Table, number: int, choice: Choice, reader: int) -> str:
    """A line of the log; what others chose a seat learns from the events alone."""
    seat = narrator.noun(choice.seat)
    if reader not in {ALL, choice.seat}:
        return narrator.say("chose-unseen", number=str(number), seat=seat)
    told = narrator.choice(table.view(choice.seat), choice.seat, choice.code)
    return narrator.say("chose", number=str(number), seat=seat, choice=told)


def seat_named(narrator: Narrator, seats: int, name: str) -> int:
    """The seat of a letter, or of a colour's name in the reader's language."""
    letters = [narrator.game.notation.write_seat(seat) for seat in range(seats)]
    wanted = name.strip().casefold()
    for seat in range(seats):
        if wanted in {letters[seat].casefold(), narrator.seat(seat).casefold()}:
            return seat
    raise UserError(f"there is no seat {name!r} in this game; it can be {one_of(letters)}.")
