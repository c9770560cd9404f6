"""What a store under load has told, held against what is found in it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import NamedTuple

from graveshift.server.postgres import PostgresStore
from graveshift.server.store import Store
from tests.server.killing.load import FILLER, MARK, TABLES


class Told(NamedTuple):
    """An acknowledged append."""

    table: str
    number: int
    names: tuple[str, ...]


def told_in(output: bytes) -> list[Told]:
    """What was acknowledged in whole lines."""
    found = []
    for line in output[: output.rfind(b"\n") + 1].decode().splitlines():
        if line != "ready":
            table, number, *names = line.split()
            found.append(Told(table, int(number), tuple(names)))
    return found


def name_in(body: bytes) -> str:
    """The name of a body, which must be whole."""
    first, filler, last = body.split()
    assert FILLER.startswith(filler)
    assert last.rstrip(MARK) == first
    return first.decode()


async def alone(store: Store) -> None:
    """Wait until the database has noticed that those who were killed are gone."""
    others = """SELECT FROM pg_stat_activity
        WHERE application_name = 'graveshift' AND pid <> pg_backend_pid()"""
    if isinstance(store, PostgresStore):
        while await store.rows(others):  # noqa: ASYNC110 - the database tells nobody
            await asyncio.sleep(0.01)


class Witness:
    """Knows all logs as they were last seen, and looks for what is lost, doubled or torn."""

    def __init__(self) -> None:
        self.names: dict[str, list[str]] = {table: ["beginning"] for table in TABLES}
        self.marked: dict[str, int] = dict.fromkeys(TABLES, 0)
        self.seen: set[str] = set()

    async def look(self, store: Store, told: Iterable[Told]) -> int:
        """Look at all that is new; how much that is."""
        await alone(store)
        new = 0
        for table, names in self.names.items():
            for body in await store.read(table, len(names)):
                name = name_in(body)
                assert name not in self.seen, f"{name} is there twice"
                self.seen.add(name)
                if body.endswith(MARK):
                    self.marked[table] = len(names)
                names.append(name)
                new += 1
        for table, number, wanted in told:
            found = tuple(self.names[table][number : number + len(wanted)])
            assert found == wanted, f"{wanted} was acknowledged, {found} is there"
        assert dict(await store.due(1 << 60)) == self.marked
        return new

    async def look_again(self, store: Store) -> None:
        """See that nothing has changed that was seen once."""
        for table, names in self.names.items():
            assert [name_in(body) for body in (await store.read(table))[1:]] == names[1:]
