"""Who sits where: the game that is laid out, the people, and the bots in the other seats."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path

from graveshift.bots import bot_named
from graveshift.bots.player import Luck, Player
from graveshift.engine.chance import stream_of
from graveshift.engine.errors import UserError
from graveshift.engine.frame import MOST_CODES, REVISE
from graveshift.engine.game import Game, world_of
from graveshift.engine.options import check_options
from graveshift.engine.play import next_to_act
from graveshift.engine.replay import load_replay
from graveshift.engine.table import Setup, Table
from graveshift.games import GAMES, game_named

SEED_BITS = 32
"""Seeds that we draw are short enough to be typed."""


class Bots:
    """Bots at one table.

    They run on the interpreted rules and their luck follows from the game's key, so a game that is
    saved and taken up again goes on as it would have gone on.
    """

    def __init__(self, game: Game, key: bytes, names: Iterable[str]) -> None:
        """A name for each seat; that of a person's seat is not used."""
        self.game = game
        self.names = list(names)
        self.next_to_act = world_of(game).twin(next_to_act)
        kinds: dict[str, Player] = {name: bot_named(name)(game) for name in set(self.names)}
        self.players = [kinds[name] for name in self.names]
        self.stream = stream_of(
            int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")
        )

    def replace(self, name: str, player: Player) -> None:
        """Let another player choose wherever a bot of that name sits; it chooses the same."""
        seated = zip(self.names, self.players, strict=True)
        self.players = [player if one == name else before for one, before in seated]

    def acts(self, table: Table) -> int:
        """The seat that acts next where all are bots."""
        seat: int = self.next_to_act(
            table.state, bytearray(MOST_CODES), self.stream, len(table.log)
        )
        return seat

    def choose(self, table: Table, seat: int) -> int:
        """The code that a bot chooses from its view."""
        codes = open_choices(table, seat)
        if len(codes) == 1:
            return codes[0]
        luck = Luck(self.stream, len(table.log))
        return self.players[seat].choose(table.view(seat), seat, codes, luck)


def open_choices(table: Table, seat: int) -> list[int]:
    """What a seat may choose, but for taking back what it just chose."""
    return [code for code in table.choices(seat) if code != REVISE]


def game_asked_for(name: str | None) -> Game:
    """The game of that name; the first of the house where nothing is said."""
    return next(iter(GAMES.values())) if name is None else game_named(name)


def options_of(game: Game, said: Iterable[str]) -> dict[str, str]:
    """Options written as name=value, checked."""
    chosen = options_said(game, said)
    check_options(game.options, chosen)
    return chosen


def options_said(game: Game, said: Iterable[str]) -> dict[str, str]:
    """Options written as name=value, by name."""
    chosen: dict[str, str] = {}
    for one in said:
        name, sign, value = one.partition("=")
        if not sign:
            option = game.options[0]
            example = f"{option.name}={option.default}"
            raise UserError(f"{one!r} is no option; write name=value, such as {example}.")
        chosen[name.strip().replace("-", "_")] = value.strip()
    return chosen


def key_of(seed: int) -> bytes:
    """The key of the first game of a series, as `simulate` deals it."""
    return seed.to_bytes(8, "little") + bytes(8)


def new_table(game: Game, players: int, options: Mapping[str, str], seed: int) -> Table:
    """A game laid out."""
    game.blank(players, options)
    return Table(game, Setup(players, dict(options), key_of(seed)))


def drawn_seed() -> int:
    """A seed for who named none."""
    return secrets.randbits(SEED_BITS)


def loaded_table(path: Path, game: str | None) -> Table:
    """A game taken up again."""
    table = load_replay(path, game_named)
    if game is not None and game_named(game) is not table.game:
        raise UserError(f"{path} is a game of {table.game.public_name}.")
    return table


def names_of_bots(said: str, seats: int) -> list[str]:
    """A bot for each seat, from one name or as many as there are seats."""
    names = [bot_named(name).name for name in said.split(",")]
    if len(names) not in {1, seats}:
        raise UserError(
            f"name one bot for all seats or {seats} with commas between, not {len(names)}."
        )
    return names if len(names) == seats else names * seats


def people_at(table: Table, humans: int) -> list[int]:
    """The seats of people: the first ones."""
    seats = table.setup.seats
    if not 1 <= humans <= seats:
        raise UserError(f"there are {seats} seats, so --humans can be 1 to {seats}, not {humans}.")
    return list(range(humans))
