"""A store under load, in a process of its own that tells on its standard output what is stored.

    python -m tests.server.killing.load ROUND FOLDER [DATABASE [TURNS [PRAGMA]]]

Many writers append to a few tables and race for their numbers. Each acknowledged append is a line
`TABLE NUMBER NAME…`, written at once; every name is used once in all rounds. A body is its name,
something of any length, and the name again. With the last of its bodies an append may set a summary
whose `due` is the number of that body, so the summary of a log is that of its last marked body.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path
from string import ascii_letters

from graveshift.server.opening import open_store
from graveshift.server.sqlite import SqliteStore
from graveshift.server.store import Store, Summary

TABLES = [f"table-{number}" for number in range(6)]
WRITERS = 12
LENGTHS = (30, 200, 200, 200, 5000)
MARK = b"*"
"""Ends a body that came with a summary."""
FILLER = bytes(random.Random(0).choices(ascii_letters.encode(), k=5000))  # noqa: S311 - no secret
"""Stands between the names; a database that compresses what it keeps finds nothing to compress."""


def tell(line: str) -> None:
    """Write a line to the pipe in one go; nothing of it can be left in this process."""
    os.write(1, f"{line}\n".encode())


def body_of(name: str, random_: random.Random, *, marked: bool) -> bytes:
    """A body of any length, by which it can be found again."""
    length = random_.choice(LENGTHS)
    return b"%b %b %b" % (name.encode(), FILLER[:length], name.encode()) + MARK * marked


async def write(store: Store, who: str, random_: random.Random, most: int | None) -> None:
    """Append here and there, and tell what was acknowledged."""
    lengths = await store.lengths(TABLES)
    turn = 0
    while most is None or turn < most:
        turn += 1
        table = random_.choice(TABLES)
        names = [f"{who}.{turn}.{part}" for part in range(random_.choice((1, 1, 1, 2)))]
        marked = random_.random() < 1 / 3
        bodies = [body_of(name, random_, marked=marked and name == names[-1]) for name in names]
        while True:
            number = lengths[table]
            due = number + len(bodies) - 1
            if await store.append(table, number, bodies, Summary(due=due) if marked else None):
                break
            lengths |= await store.lengths([table])
        lengths[table] = number + len(bodies)
        tell(f"{table} {number} {' '.join(names)}")


async def load(store: Store, round_: str, most: int | None = None) -> None:
    """Have all writers at work, for so many turns or for ever."""
    for table in TABLES:
        await store.create(table, [b"beginning"], Summary(due=0))
    tell("ready")
    async with asyncio.TaskGroup() as group:
        for number in range(WRITERS):
            who = f"{round_}.{number}"
            group.create_task(write(store, who, random.Random(who), most))  # noqa: S311 - no secret


async def main(
    round_: str, folder: str, database: str = "", turns: str = "", pragma: str = ""
) -> None:
    """Open the store and write, so many turns each or until killed, then stop dead."""
    store = await open_store(Path(folder), database or None)
    if isinstance(store, SqliteStore):
        file = store.writer.connection
        file.execute("PRAGMA wal_autocheckpoint=50")  # or it would be written back but seldom
        file.execute(f"PRAGMA {pragma or 'user_version'}")
    await load(store, round_, int(turns) if turns else None)
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
