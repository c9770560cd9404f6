"""`graveshift bot`: a bot that takes a seat at a table somewhere."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from graveshift.bots import bot_named
from graveshift.cli.exits import DONE
from graveshift.engine.bits import has
from graveshift.engine.errors import UserError
from graveshift.engine.game import Game
from graveshift.games import game_named
from graveshift.server.clients import RefusedError, Site, link_of
from graveshift.server.guests import is_ours, play, sit_down, terms_of
from graveshift.server.mirror import Mirror

PRIVATE = 0o600


def visit(
    table: str, seat: str, bot: str, name: str | None, pace: float, identity: Path | None
) -> int:
    """Take a seat, or take it up again, and play to the end."""
    try:
        asyncio.run(stay(table, seat, bot, name, pace, identity))
    except RefusedError as error:
        why = error.refused.says or f"{error.refused.cause}."
        raise UserError(f"the server refuses: {why}") from None
    return DONE


async def stay(
    table: str, seat: str, bot: str, name: str | None, pace: float, identity: Path | None
) -> None:
    """Take a seat, or take it up again, and play to the end."""
    link, kind = link_of(table), bot_named(bot)
    site = Site(link.origin, token_in(identity))
    terms = await terms_of(site, link.table)
    game = game_named(terms.game)
    number = seat_said(seat, game, terms.seats)
    letter = game.notation.write_seat(number)
    if await is_ours(site, link.table, number):
        print(f"Back in seat {letter}.", flush=True)
    else:
        await sit_down(site, link.table, number, name or kind.name)
        keep_token(identity, site.token)
        print(f"Took seat {letter}.", flush=True)
    print(ending(await play(site, link.table, number, kind(game), pace), game), flush=True)


def seat_said(text: str, game: Game, seats: int) -> int:
    """The seat of a number or of a letter."""
    number = int(text) if text.isascii() and text.isdigit() else game.notation.read_seat(text)
    if number >= seats:
        last = game.notation.write_seat(seats - 1)
        raise UserError(f"that table has {seats} seats, so the last is {last}, not {text!r}.")
    return number


def ending(mirror: Mirror, game: Game) -> str:
    """How it came out."""
    if mirror.terms is not None and mirror.terms.stage == "closed":
        return "The table was closed before the end."
    winners = mirror.record(game).winners
    names = [game.notation.write_seat(one) for one in range(len(mirror.seats)) if has(winners, one)]
    return f"The game is over; won by {' and '.join(names) or 'nobody'}."


def token_in(identity: Path | None) -> str:
    """Who we were the last time."""
    if identity is None:
        return ""
    try:
        return identity.expanduser().read_text(encoding="ascii").strip()
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError):
        raise UserError(f"{identity} cannot be read as an identity.") from None


def keep_token(identity: Path | None, token: str) -> None:
    """Remember who we are, for nobody else to read."""
    if identity is None:
        return

    def private(path: str, flags: int) -> int:
        return os.open(path, flags, PRIVATE)

    try:
        with open(identity.expanduser(), "w", encoding="ascii", opener=private) as file:
            file.write(f"{token}\n")
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        raise UserError(f"{identity} cannot be written: {reason}.") from None
