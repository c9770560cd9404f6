"""`graveshift play`: a table for people."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from graveshift.bots.greedy import Greedy
from graveshift.cli.narrator import Narrator
from graveshift.cli.quickening import quickened
from graveshift.cli.screen import Screen
from graveshift.cli.seating import (
    Bots,
    drawn_seed,
    game_asked_for,
    loaded_table,
    names_of_bots,
    new_table,
    options_of,
    people_at,
)
from graveshift.cli.session import Session
from graveshift.engine.errors import UserError
from graveshift.words.messages import language_of

USUAL_PLAYERS = 4


def play(
    game: str | None,
    players: int | None,
    humans: int,
    bots: str,
    options: Sequence[str],
    seed: int | None,
    lang: str | None,
    load: Path | None,
    save: Path | None,
) -> int:
    """Seat everybody and play."""
    speaks = language_of(lang)
    if load is None:
        seed = drawn_seed() if seed is None else seed
        chosen = game_asked_for(game)
        seats = USUAL_PLAYERS if players is None else players
        table = new_table(chosen, seats, options_of(chosen, options), seed)
    else:
        if players is not None or options or seed is not None:
            raise UserError(
                "a saved game brings its own players, options and seed; "
                "leave these out with --load."
            )
        table = loaded_table(load, game)
    people = people_at(table, humans)
    if save is not None and not save.absolute().parent.is_dir():
        raise UserError(f"there is no folder {save.absolute().parent} to save in.")
    seated = Bots(table.game, table.setup.key, names_of_bots(bots, table.setup.seats))
    narrator = Narrator(table.game, speaks)
    session = Session(table, people, seated, narrator, Screen(), save)
    welcome(session, seed)
    with behind(session):
        return session.play()


def behind(session: Session) -> AbstractContextManager[object]:
    """What goes on while people sit at a terminal and play with bots that think."""
    bots = {name for seat, name in enumerate(session.bots.names) if seat not in session.people}
    if session.screen.is_terminal and Greedy.name in bots:
        return quickened(session.bots)
    return nullcontext()


def welcome(session: Session, seed: int | None) -> None:
    """Say which game this is, who plays, and how."""
    narrator, table, people = session.narrator, session.table, session.people
    session.tint()
    if seed is None:
        line = narrator.say("resumed", game=narrator.name(), choices=len(table.log))
    else:
        line = narrator.say(
            "welcome", game=narrator.name(), players=table.setup.seats, seed=str(seed)
        )
    session.screen.say(line, "bold")
    session.say("you-play" if len(people) == 1 else "at-keyboard", seats=narrator.nouns(people))
    if bots := [seat for seat in range(table.setup.seats) if seat not in people]:
        session.say("bots-play", bots=narrator.bots(bots, session.bots.names))
    session.say("how-to-choose")
