"""`graveshift verify`: chance checked by whoever has the file of a game, on nobody's word."""

from __future__ import annotations

from pathlib import Path

from graveshift.cli.exits import DONE
from graveshift.engine.errors import UserError
from graveshift.engine.replay import text_of
from graveshift.engine.table import Table
from graveshift.games import game_named
from graveshift.server.fairness import Verified, verify


def check(file: Path, commitment: str | None) -> int:
    """Derive everything again, and say what is left to compare by hand."""
    path = file.expanduser()
    verified = verify(text_of(path), path.name, game_named)
    if verified.fairness.practice:
        return check_practice(verified, file, commitment)
    shown = verified.fairness.commitment.hex()
    if commitment is not None and commitment.strip().lower() != shown:
        raise UserError(
            f"{path.name} was dealt after another commitment, {shown}; not the one that you name."
        )
    game, table = verified.table.game, verified.table
    print(f"{game.public_name}, {table.setup.seats} seats, table {verified.fairness.table}")
    print("The seed is the one that was committed to.")
    print("The key of chance follows from seed, table, nonces and rules.")
    print(played_again(table))
    if commitment is None:
        print(f"Compare by hand: before the game the table showed the commitment {shown}")
    else:
        print("It is the commitment that you name.")
    print(f"`graveshift replay {file}` tells the game die by die.")
    return DONE


def check_practice(verified: Verified, file: Path, commitment: str | None) -> int:
    """Say what a practice game is: it came out as it says, and its chance was no secret."""
    if commitment is not None:
        raise UserError(f"{file.name} was a practice game: there was no commitment before it.")
    game, table, found = verified.table.game, verified.table, verified.fairness
    print(f"{game.public_name}, {table.setup.seats} seats, table {found.table}")
    print(
        "This was a practice game: its chance could be known beforehand, and nobody committed "
        "to anything."
    )
    print(f"The key of chance is the published one of practice game {found.practice}.")
    print(played_again(table))
    print(f"`graveshift replay {file}` tells the game die by die.")
    return DONE


def played_again(table: Table) -> str:
    """That all came out as the file says."""
    return (
        f"All {len(table.log)} choices were played again; every die and shuffle between them "
        f"({table.state.words_used} words of chance) came from that key."
    )
