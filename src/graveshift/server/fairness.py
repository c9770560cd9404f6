"""Fairness: chance that nobody can have chosen, and that everybody can check afterwards.

Before anybody sits down the server draws a seed and publishes its hash, the *commitment*. Each seat
adds a *nonce* when it is taken; a bot's follows from the commitment. At the deal the key of chance
is made of all of them, so that neither the server alone nor a player alone decides it. When the
game is over the seed is shown, and the replay file holds everything to derive each die anew:

    {"graveshift": 1, …, "fairness": {"table": "k7x3m9qd", "seed": "…", "commitment": "…",
                                      "nonces": ["…", …]}}

A practice game has none of this: its key is published, see `practice`, and its file names the
number of it in place of seed, commitment and nonces.

What this does not do: hide the game from whoever runs the server.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from graveshift.engine.game import KEY_BYTES, Game
from graveshift.engine.replay import ReplayError, parse, read_replay
from graveshift.engine.table import Table
from graveshift.server.entries import Created
from graveshift.server.practice import LAST_LESSON, practice_key

SEED_BYTES = 32
LONGEST_NONCE = 32
MOST_SEATS = 6


def fresh_seed() -> bytes:
    """A seed that nobody knows."""
    return secrets.token_bytes(SEED_BYTES)


def commitment_to(seed: bytes) -> bytes:
    """What is published of a seed before the game."""
    return hashlib.sha256(seed).digest()


def nonce_of_bot(commitment: bytes, seat: int) -> bytes:
    """A bot's nonce: anybody can derive it, and the server could not choose it apart."""
    return hmac.digest(commitment, b"bot %d" % seat, "sha256")[:16]


def key_of(seed: bytes, table: str, nonces: Sequence[bytes], rules: int) -> bytes:
    """The key of chance of a game; each part is preceded by its length, so none can run over."""
    parts = [table.encode(), *nonces, b"%d" % rules]
    said = b"".join(len(part).to_bytes(2, "big") + part for part in parts)
    return hmac.digest(seed, said, "sha256")[:KEY_BYTES]


def key_dealt(made: Created, nonces: Sequence[bytes]) -> bytes:
    """The key of chance of a table: the published one where it is for practice."""
    if made.practice:
        return practice_key(made.game, made.practice)
    return key_of(made.seed, made.table, nonces, made.rules)


@dataclass(frozen=True)
class Fairness:
    """How the key of one game came about."""

    table: str
    seed: bytes
    nonces: tuple[bytes, ...]
    practice: int = 0
    """The number of the practice game; then there are neither seed nor nonces."""

    @property
    def commitment(self) -> bytes:
        """What was published before the game."""
        return commitment_to(self.seed)

    def content(self) -> dict[str, Any]:
        """As it stands in a replay file."""
        if self.practice:
            return {"table": self.table, "practice": self.practice}
        return {
            "table": self.table,
            "seed": self.seed.hex(),
            "commitment": self.commitment.hex(),
            "nonces": [nonce.hex() for nonce in self.nonces],
        }


@dataclass(frozen=True)
class Verified:
    """A game whose every die, card and choice came out as its file says."""

    fairness: Fairness
    table: Table
    """The game as it was played; its story has what each choice brought about."""


def verify(text: str, name: str, game_named: Callable[[str], Game]) -> Verified:
    """Check a replay file from the commitment to the last choice; `ReplayError` where it is wrong.

    What has to be compared by hand is the commitment: with the one that was shown before the game.
    """
    content = parse(text, name)
    said = content.get("fairness")
    if not isinstance(said, dict):
        raise ReplayError(f"{name} has no fairness part, so its chance cannot be checked.")
    table = read_replay(text, name, game_named)
    found = fairness_of(said, name, table.setup.seats)
    if found.practice:
        check_practice(found, name, table)
        return Verified(found, table)
    if found.commitment.hex() != said.get("commitment"):
        raise ReplayError(f"{name} is not fair: its seed is not the one that was committed to.")
    key = key_of(found.seed, found.table, found.nonces, table.game.rules_version)
    if key != table.setup.key:
        raise ReplayError(f"{name} is not fair: its key does not follow from seed and nonces.")
    if table.setup.script:
        raise ReplayError(f"{name} is not fair: results stand in it that the key did not give.")
    return Verified(found, table)


def check_practice(found: Fairness, name: str, table: Table) -> None:
    """Refuse a practice game that was not dealt with the published key."""
    if practice_key(table.game.name, found.practice) != table.setup.key:
        raise ReplayError(f"{name} is no practice game: its key is not the published one.")
    if table.setup.script:
        raise ReplayError(
            f"{name} is no practice game: results stand in it that the key did not give."
        )


def fairness_of(said: dict[str, Any], name: str, seats: int) -> Fairness:
    """The fairness part of a file."""
    table = said.get("table")
    if not isinstance(table, str) or len(table) > LONGEST_NONCE:
        raise ReplayError(f"{name} is damaged: its fairness part does not name the table.")
    if "practice" in said:
        lesson = said["practice"]
        if type(lesson) is not int or not 0 < lesson < LAST_LESSON:
            raise ReplayError(f"{name} is damaged: it has no number of a practice game.")
        return Fairness(table, b"", (), lesson)
    nonces = said.get("nonces")
    if not isinstance(nonces, list) or len(nonces) != seats:
        raise ReplayError(f"{name} is damaged: its fairness part needs a nonce for each seat.")
    seed, *rest = (hexadecimal(value, name) for value in (said.get("seed"), *nonces))
    return Fairness(table, seed, tuple(rest))


def hexadecimal(value: object, name: str) -> bytes:
    """Bytes that a file writes as digits."""
    if isinstance(value, str) and len(value) <= 2 * LONGEST_NONCE:
        try:
            return bytes.fromhex(value)
        except ValueError:
            pass
    raise ReplayError(f"{name} is damaged: {str(value)[:20]!r} should be hexadecimal digits.")
