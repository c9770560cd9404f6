"""Lobby: tables set up, seats taken and left, the deal; judged like deeds and put as entries."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from graveshift.bots import bot_named
from graveshift.engine.errors import UserError
from graveshift.engine.game import Game
from graveshift.engine.table import Setup
from graveshift.server.board import Board
from graveshift.server.chatter import cleaned
from graveshift.server.deeds import NOTHING, Plan
from graveshift.server.entries import (
    Created,
    Dealt,
    Filled,
    Line,
    Locked,
    Moved,
    Offered,
    Rose,
    Sat,
)
from graveshift.server.fairness import commitment_to, key_dealt, nonce_of_bot
from graveshift.server.ledger import GameNamed, Ledger
from graveshift.server.messages import (
    Create,
    Fill,
    Lock,
    Message,
    Offer,
    Rise,
    Sit,
    Start,
    Take,
)
from graveshift.server.refusal import refusal
from graveshift.server.seats import NO_CODE
from graveshift.server.terms import Clocks

LETTERS = "bcdfghjkmnpqrstvwxz23456789"
"""Letters of table codes: no vowels, and none that look like another."""
CODE_LENGTH = 8
MOVE_LENGTH = 12
MOVE_LASTS = 600_000
"""Milliseconds for which a code moves a seat."""
USUAL_BOT = "greedy"


def spelled(digest: bytes, length: int) -> str:
    """A code of letters, from a hash."""
    number = int.from_bytes(digest, "big")
    letters = []
    for _ in range(length):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def code_for(who: bytes, asked: str) -> str:
    """The code of the table that somebody asked for; a repeat asks for the same one."""
    return spelled(hmac.digest(who, b"table " + asked.encode(), "sha256"), CODE_LENGTH)


def code_after(ledger: Ledger) -> str:
    """The code of the rematch of a table: the same for everybody who asks."""
    seed = ledger.created.seed
    return spelled(hmac.digest(seed, b"rematch", "sha256"), CODE_LENGTH)


def move_code(ledger: Ledger, seat: int, asked: str) -> str:
    """The code that moves a seat; only whoever has the log can make it again."""
    said = b"move %d " % seat + asked.encode()
    return spelled(hmac.digest(ledger.created.seed, said, "sha256"), MOVE_LENGTH)


def hash_of(code: str) -> bytes:
    """A code that moves a seat, as it is kept."""
    return hashlib.sha256(code.strip().lower().encode()).digest()


# Setting up ---------------------------------------------------------------------------------------


def set_up(
    game_named: GameNamed, code: str, who: bytes, asked: Create, seed: bytes, now: int
) -> Created:
    """A table on the terms asked for; `Refusal` where the game has none such."""
    try:
        game = game_named(asked.game)
        game.blank(asked.seats, asked.options)
    except UserError as error:
        raise refusal("unknown", asked, says=str(error)) from None
    clocks = asked.clocks
    if clocks.kind != "none" and clocks.decision + clocks.bank == 0:
        raise refusal("unknown", asked, says="a clock needs some time.")
    return Created(
        time=now,
        table=code,
        game=game.name,
        rules=game.rules_version,
        seats=asked.seats,
        options=differing(game, asked.options),
        title=cleaned(asked.title),
        private=asked.private,
        spectators=asked.spectators,
        late=asked.late,
        pace=asked.pace,
        clocks=clocks if clocks.kind != "none" else Clocks(),
        talk=asked.talk,
        grace=asked.grace if clocks.kind != "slow" else 0,
        host=who,
        seed=seed,
        commitment=commitment_to(seed),
    )


def differing(game: Game, options: dict[str, str]) -> dict[str, str]:
    """The options that are not as the rules have them, in the game's order."""
    return {
        option.name: options[option.name]
        for option in game.options
        if options.get(option.name, option.default) != option.default
    }


# Seats --------------------------------------------------------------------------------------------


def check_open(ledger: Ledger, asked: Message, *stages: str) -> None:
    """Refuse what is asked at another stage of the table."""
    if ledger.shut:
        raise refusal("closed", asked)
    if ledger.stage not in stages:
        raise refusal("not-now", asked)


def check_seat(ledger: Ledger, seat: int, asked: Message) -> None:
    """Refuse a seat that the table has not got."""
    if not 0 <= seat < len(ledger.seats):
        raise refusal("unknown", asked, seat, says="the table has no such seat.")


def check_company(ledger: Ledger, who: bytes, asked: Message) -> None:
    """Refuse whoever neither sits at the table nor is its host."""
    if who != ledger.created.host and not ledger.seats.of(who):
        raise refusal("forbidden", asked, says="that is for those who sit at the table.")


def plan_sit(ledger: Ledger, who: bytes, seat: int, asked: Sit, now: int) -> Plan:
    """A seat taken: an empty one or a bot's, while the game runs only a bot's."""
    check_seat(ledger, seat, asked)
    check_open(ledger, asked, "lobby", "playing")
    running = ledger.stage == "playing"
    if ledger.seats[seat].owner:
        raise refusal("seat-taken", asked, seat)
    if ledger.locked and who != ledger.created.host:
        raise refusal("locked", asked, seat)
    if running and not ledger.created.late:
        raise refusal("not-now", asked, seat, says="nobody sits down here while the game runs.")
    name = cleaned(asked.name or "")
    nonce = b"" if running else bytes.fromhex(asked.nonce)
    return Plan((Sat(time=now, seat=seat, id=asked.id, owner=who, name=name, nonce=nonce),))


def plan_fill(ledger: Ledger, who: bytes, asked: Fill, now: int) -> Plan:
    """Bots in empty seats."""
    check_open(ledger, asked, "lobby")
    check_company(ledger, who, asked)
    try:
        bot = bot_named(asked.bot).name
    except UserError as error:
        raise refusal("unknown", asked, says=str(error)) from None
    empty = [number for number, seat in enumerate(ledger.seats) if not seat.is_taken]
    wanted = empty if asked.seats is None else list(dict.fromkeys(asked.seats))
    for seat in wanted:
        check_seat(ledger, seat, asked)
        if seat not in empty:
            raise refusal("seat-taken", asked, seat)
    return Plan(tuple(Filled(time=now, seat=seat, id=asked.id, bot=bot) for seat in wanted))


def plan_rise(ledger: Ledger, who: bytes, seat: int, asked: Rise, now: int) -> Plan:
    """A seat left for good; while the game runs a bot takes it."""
    check_seat(ledger, seat, asked)
    check_open(ledger, asked, "lobby", "playing")
    running = ledger.stage == "playing"
    is_host = who == ledger.created.host and not running
    if not is_host and ledger.seats[seat].owner != who:
        raise refusal("not-yours", asked, seat)
    if not ledger.seats[seat].is_taken:
        return NOTHING
    lines: list[Line] = [Rose(time=now, seat=seat, id=asked.id)]
    if running:
        lines.append(Filled(time=now, seat=seat, bot=USUAL_BOT))
    return Plan(tuple(lines))


def plan_lock(ledger: Ledger, who: bytes, asked: Lock, now: int) -> Plan:
    """Nobody else may sit down, or again."""
    check_open(ledger, asked, "lobby", "playing")
    if who != ledger.created.host:
        raise refusal("host-only", asked)
    if ledger.locked == asked.locked:
        return NOTHING
    return Plan((Locked(time=now, locked=asked.locked),))


def plan_start(ledger: Ledger, who: bytes, asked: Start, now: int) -> Plan:
    """The deal."""
    check_open(ledger, asked, "lobby")
    check_company(ledger, who, asked)
    if not all(seat.is_taken for seat in ledger.seats):
        raise refusal("seats-empty", asked)
    nonces = [seat.nonce if seat.owner else None for seat in ledger.seats]
    return deal(ledger.created, ledger.game, nonces, now)


def deal(made: Created, game: Game, said: Sequence[bytes | None], now: int) -> Plan:
    """The deal, with the nonces that people gave; None stands for a bot."""
    nonces = [
        nonce_of_bot(made.commitment, seat) if nonce is None else nonce
        for seat, nonce in enumerate(said)
    ]
    key = key_dealt(made, nonces)
    board = Board(game, Setup(made.seats, made.options, key))
    return Plan((Dealt(time=now, state=board.table.fingerprint()),), board.state.owes)


# Moving a seat ------------------------------------------------------------------------------------


def plan_offer(ledger: Ledger, who: bytes, seat: int, asked: Offer, now: int) -> Plan:
    """A code for another device."""
    check_seat(ledger, seat, asked)
    if ledger.seats[seat].owner != who:
        raise refusal("not-yours", asked, seat)
    check_open(ledger, asked, "lobby", "playing", "over")
    code = hash_of(move_code(ledger, seat, asked.id))
    line = Offered(time=now, seat=seat, id=asked.id, code=code, until=now + MOVE_LASTS)
    return Plan((line,))


def plan_take(ledger: Ledger, who: bytes, asked: Take, now: int) -> Plan:
    """The seat that a code moves, taken over."""
    check_open(ledger, asked, "lobby", "playing", "over")
    code = hash_of(asked.code)
    for number, seat in enumerate(ledger.seats):
        if seat.code != NO_CODE and hmac.compare_digest(seat.code, code) and now < seat.code_until:
            return Plan((Moved(time=now, seat=number, id=asked.id, owner=who),))
    raise refusal("wrong-code", asked)
