"""Setting up: the first lines of a table that is made for a purpose."""

from __future__ import annotations

from graveshift.bots import bot_named
from graveshift.engine.errors import UserError
from graveshift.server import lobby
from graveshift.server.chatter import cleaned
from graveshift.server.entries import Created, Filled, Line, Sat
from graveshift.server.fairness import commitment_to
from graveshift.server.ledger import GameNamed, Ledger
from graveshift.server.messages import Create, PlayNow
from graveshift.server.refusal import refusal

USUAL_SEATS = 4


def play_now_terms(games: GameNamed, asked: PlayNow) -> Create:
    """The terms of a table against bots; `Refusal` where the game or the bot is not known."""
    try:
        game = games(asked.game)
        bot_named(asked.bot)
    except UserError as error:
        raise refusal("unknown", asked, says=str(error)) from None
    if asked.tour and (asked.seats or asked.options or asked.nonce or asked.commitment):
        raise refusal("unknown", asked, says="a tour has seats, options and chance of its own.")
    fewest, most = game.bounds.seats
    return Create(
        id=asked.id,
        game=game.public_name,
        seats=asked.seats or min(max(USUAL_SEATS, fewest), most),
        options=asked.options,
        private=True,
        late=not asked.tour,
        pace=asked.pace,
    )


def lines_of(games: GameNamed, made: Created, sits: PlayNow | None) -> list[Line]:
    """The first lines of a table: it alone, or with somebody against bots, and dealt."""
    lines: list[Line] = [made]
    if sits is None:
        return lines
    bot, nonce = bot_named(sits.bot).name, bytes.fromhex(sits.nonce)
    name = cleaned(sits.name or "")
    host = Sat(time=made.time, seat=0, id=sits.id, owner=made.host, name=name, nonce=nonce)
    lines.append(host)
    lines += [Filled(time=made.time, seat=seat, bot=bot) for seat in range(1, made.seats)]
    nonces = [nonce, *[None] * (made.seats - 1)]
    lines += lobby.deal(made, games(made.game), nonces, made.time).lines
    return lines


def rematch_of(
    ledger: Ledger, code: str, who: bytes, seed: bytes, now: int
) -> tuple[Created, list[Line]]:
    """A table on the terms of another, with bots where bots sat; never one for practice."""
    old = ledger.created
    terms = {name: getattr(old, name) for name in old.__struct_fields__}
    terms |= {
        "time": now,
        "table": code,
        "rules": ledger.game.rules_version,
        "host": who,
        "seed": seed,
        "commitment": commitment_to(seed),
        "before": old.table,
        "late": old.late or old.practice > 0,
        "practice": 0,
    }
    made = Created(**terms)
    bots = [
        Filled(time=now, seat=number, bot=seat.bot)
        for number, seat in enumerate(ledger.seats)
        if seat.bot and not seat.owner
    ]
    return made, [made, *bots]
