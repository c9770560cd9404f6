"""The tables of a store, as numbered steps from nothing to today.

A store holds the number of the last step it has taken. A program takes the steps that are missing,
all in one transaction, and refuses a store that has taken more steps than it knows. A step is never
changed once it has been released: stores out there have taken it.

Both kinds of store have the same tables: `tables` with the summaries, `owners` of tables, `entries`
of the logs, `states` kept beside them. In SQLite entries have a position too, in the order they
were written, and deletions are counted, so that processes on one file see what others did.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from graveshift.server.store import StoreError

Statements: TypeAlias = tuple[str, ...]


class Step(NamedTuple):
    """One step, in the words of each database."""

    sqlite: Statements
    postgres: Statements


STEPS: tuple[Step, ...] = (
    Step(
        sqlite=(
            """CREATE TABLE tables (
                id TEXT PRIMARY KEY,
                is_open INTEGER NOT NULL,
                touched INTEGER NOT NULL,
                due INTEGER,
                about BLOB NOT NULL
            ) WITHOUT ROWID""",
            "CREATE INDEX open_tables ON tables (touched) WHERE is_open",
            "CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL",
            """CREATE TABLE owners (
                owner BLOB NOT NULL,
                table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
                PRIMARY KEY (owner, table_id)
            ) WITHOUT ROWID""",
            "CREATE INDEX owners_of_tables ON owners (table_id)",
            """CREATE TABLE entries (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
                number INTEGER NOT NULL,
                body BLOB NOT NULL,
                UNIQUE (table_id, number)
            )""",
            """CREATE TABLE states (
                table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
                number INTEGER NOT NULL,
                body BLOB NOT NULL
            ) WITHOUT ROWID""",
            "CREATE TABLE deletions (count INTEGER NOT NULL)",
            "INSERT INTO deletions VALUES (0)",
        ),
        postgres=(
            """CREATE TABLE graveshift.tables (
                id text PRIMARY KEY,
                is_open boolean NOT NULL,
                touched bigint NOT NULL,
                due bigint,
                about bytea NOT NULL
            )""",
            "CREATE INDEX open_tables ON graveshift.tables (touched) WHERE is_open",
            "CREATE INDEX due_tables ON graveshift.tables (due) WHERE due IS NOT NULL",
            """CREATE TABLE graveshift.owners (
                owner bytea NOT NULL,
                table_id text NOT NULL REFERENCES graveshift.tables ON DELETE CASCADE,
                PRIMARY KEY (owner, table_id)
            )""",
            "CREATE INDEX owners_of_tables ON graveshift.owners (table_id)",
            """CREATE TABLE graveshift.entries (
                table_id text NOT NULL REFERENCES graveshift.tables ON DELETE CASCADE,
                number bigint NOT NULL,
                body bytea NOT NULL,
                PRIMARY KEY (table_id, number)
            )""",
            """CREATE TABLE graveshift.states (
                table_id text PRIMARY KEY REFERENCES graveshift.tables ON DELETE CASCADE,
                number bigint NOT NULL,
                body bytea NOT NULL
            )""",
        ),
    ),
)


def missing(taken: int, name: str, steps: Sequence[Step] = STEPS) -> Sequence[Step]:
    """The steps that a store has still to take, by the number it has taken."""
    if taken > len(steps):
        raise StoreError(
            f"{name} was made by a newer Graveshift (store version {taken}); "
            f"this one knows versions up to {len(steps)}."
        )
    return steps[taken:]
