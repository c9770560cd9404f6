"""Guests: a bot of the house that plays at a table elsewhere, over the public protocol.

It is told what any client is told, and nothing more: it takes a seat by a request, watches through
a line, and answers when its seat owes a choice.
"""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from graveshift.bots.player import Luck, Player
from graveshift.engine.chance import stream_of
from graveshift.engine.frame import BYSTANDER
from graveshift.engine.game import Game
from graveshift.games import game_named
from graveshift.server import messages
from graveshift.server.clients import Line, RefusedError, ServerError, Site, new_id
from graveshift.server.messages import Choose, Done, Listing, Sit, Snapshot
from graveshift.server.mirror import Mirror
from graveshift.server.parts import Cause, Terms

OVERTAKEN: frozenset[Cause] = frozenset({"stale", "rules", "not-running"})
"""What is said when the question went away while the bot thought."""


async def terms_of(site: Site, table: str) -> Terms:
    """What was agreed at a table."""
    status, body = await site.fetch("GET", f"/api/tables/{table}?seat={BYSTANDER}")
    try:
        shown = msgspec.json.decode(body, type=Snapshot | messages.Refused)
    except msgspec.MsgspecError as error:
        raise ServerError(
            f"{site.origin} is no table server, or a newer one (status {status})."
        ) from error
    if isinstance(shown, messages.Refused):
        raise RefusedError(shown)
    if not isinstance(shown.terms, Terms):
        raise ServerError(f"{site.origin} does not say what is played there.")
    return shown.terms


async def is_ours(site: Site, table: str, seat: int) -> bool:
    """Whether the seat belongs to us already."""
    if not site.token:
        return False
    listing = await site.get(Listing, "/api/my-tables")
    return any(one.table == table and seat in one.mine for one in listing.tables)


async def sit_down(site: Site, table: str, seat: int, name: str) -> None:
    """Take a seat."""
    asked = Sit(id=new_id(), name=name, nonce=secrets.token_hex(16))
    await site.ask(Done, f"/api/tables/{table}/seats/{seat}", asked)


async def play(site: Site, table: str, seat: int, player: Player, pace: float = 0.0) -> Mirror:
    """Play a seat that is ours to the end of the game; returns what it was shown last.

    `pace` are the seconds that it takes its time for each choice.
    """
    stream, number = stream_of(secrets.randbits(63), secrets.randbits(63)), 0
    async with Line(site, table, (seat,)) as line:
        mirror = line.mirrors[seat]
        async for _ in line:
            if mirror.is_over:
                break
            if not mirror.is_asked or not line.news.empty():
                continue  # there is more to see before there is something to answer
            game = game_at(mirror)
            seen, codes = mirror.record(game), mirror.codes
            await asyncio.sleep(pace)
            luck = Luck(stream, number)
            code = await asyncio.to_thread(player.choose, seen, seat, codes, luck)
            number += 1
            try:
                await line.do(Choose(id=new_id(), seat=seat, code=code, seen=mirror.n))
            except RefusedError as error:
                if error.refused.cause not in OVERTAKEN:
                    raise
    return mirror


def game_at(mirror: Mirror) -> Game:
    """The game that is played, by the rules that are played there."""
    if mirror.terms is None:
        raise ServerError("the server does not say what is played there.")
    game = game_named(mirror.terms.game)
    if game.rules_version != mirror.terms.rules:
        raise ServerError(
            f"{game.public_name} is played there by other rules "
            f"(version {mirror.terms.rules}, these are {game.rules_version})."
        )
    return game
