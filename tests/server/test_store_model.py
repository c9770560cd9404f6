"""A store does the same as a list of bodies for each table, whatever is asked of it at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any, NamedTuple, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from graveshift.server.store import Found, Kept, NoTableError, Summary
from tests.server.places import Place

T = TypeVar("T")

ANN, BOB = b"a" * 32, b"b" * 32
TABLES = ("ann", "bob", "cleo")
NAMES = st.sampled_from(TABLES)
WHICH = st.integers(0, 1)
BODIES = st.lists(st.binary(max_size=30), min_size=1, max_size=3)
TIMES = st.integers(0, 1 << 50)
SUMMARIES = st.builds(
    Summary,
    owners=st.frozensets(st.sampled_from([ANN, BOB])),
    is_open=st.booleans(),
    touched=TIMES,
    due=st.none() | TIMES,
    about=st.binary(max_size=10),
)


class Wanted(NamedTuple):
    """What somebody wants to append, and in which of the two stores."""

    which: int
    bodies: list[bytes]
    summary: Summary | None


WANTED = st.builds(Wanted, WHICH, BODIES, st.none() | SUMMARIES)


class Model(RuleBasedStateMachine):
    """Two stores on one place, and what they should hold."""

    place: Place
    runner: asyncio.Runner

    def __init__(self) -> None:
        super().__init__()
        self.stores = [self.run(self.place.open()) for _ in range(2)]
        self.logs: dict[str, list[bytes]] = {}
        self.summaries: dict[str, Summary] = {}
        self.states: dict[str, Kept] = {}

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def together(self, work: list[Awaitable[bool]]) -> list[bool | BaseException]:
        async def body() -> list[bool | BaseException]:
            return await asyncio.gather(*work, return_exceptions=True)

        return self.run(body())

    def append(self, table: str, number: int, wanted: Wanted) -> Awaitable[bool]:
        store = self.stores[wanted.which]
        return store.append(table, number, wanted.bodies, wanted.summary)

    def added(self, table: str, bodies: list[bytes], summary: Summary | None) -> None:
        self.logs[table] = self.logs.get(table, []) + bodies
        self.summaries[table] = summary or self.summaries[table]

    @rule(which=WHICH, table=NAMES, bodies=BODIES, summary=SUMMARIES)
    def create(self, which: int, table: str, bodies: list[bytes], summary: Summary) -> None:
        made = self.run(self.stores[which].create(table, bodies, summary))
        assert made == (table not in self.logs)
        if made:
            self.added(table, bodies, summary)

    @precondition(lambda self: self.logs)
    @rule(table=NAMES, wanted=st.lists(WANTED, min_size=1, max_size=6))
    def append_at_once(self, table: str, wanted: list[Wanted]) -> None:
        """Of all who want the next number one gets it, and all that he wanted is there."""
        number = len(self.logs.get(table, [b""]))
        told = self.together([self.append(table, number, one) for one in wanted])
        if table not in self.logs:
            assert all(isinstance(one, NoTableError) for one in told)
            return
        assert sorted(told, key=bool) == [False] * (len(wanted) - 1) + [True]
        won = wanted[told.index(True)]
        self.added(table, won.bodies, won.summary)

    @precondition(lambda self: self.logs)
    @rule(wanted=st.dictionaries(NAMES, WANTED, min_size=2))
    def append_to_several_at_once(self, wanted: dict[str, Wanted]) -> None:
        """Tables do not disturb each other, also when one of them is not there."""
        told = self.together(
            [
                self.append(table, len(self.logs.get(table, [b""])), one)
                for table, one in wanted.items()
            ]
        )
        for answer, (table, one) in zip(told, wanted.items(), strict=True):
            if table in self.logs:
                assert answer is True
                self.added(table, one.bodies, one.summary)
            else:
                assert isinstance(answer, NoTableError)

    @precondition(lambda self: self.logs)
    @rule(table=NAMES, wanted=WANTED, back=st.integers(1, 3))
    def append_where_it_is_taken(self, table: str, wanted: Wanted, back: int) -> None:
        if table in self.logs:
            number = max(0, len(self.logs[table]) - back)
            assert self.together([self.append(table, number, wanted)]) == [False]

    @rule(which=WHICH, table=NAMES)
    def delete(self, which: int, table: str) -> None:
        assert self.run(self.stores[which].delete(table)) == (table in self.logs)
        for held in (self.logs, self.summaries, self.states):
            held.pop(table, None)

    @precondition(lambda self: self.logs)
    @rule(which=WHICH, table=NAMES, number=st.integers(0, 9), body=st.binary(max_size=30))
    def keep_state(self, which: int, table: str, number: int, body: bytes) -> None:
        if table not in self.logs:
            return
        self.run(self.stores[which].keep_state(table, number, body))
        if table not in self.states or self.states[table].number <= number:
            self.states[table] = Kept(number, body)

    @rule(which=WHICH)
    def open_again(self, which: int) -> None:
        self.run(self.stores[which].close())
        self.stores[which] = self.run(self.place.open())

    @rule(which=WHICH, first=st.integers(0, 12), until=TIMES, most=st.integers(1, 3))
    def look(self, which: int, first: int, until: int, most: int) -> None:
        """Parts of logs and of lists are what they are of the whole."""
        store = self.stores[which]
        for table, log in self.logs.items():
            assert self.run(store.read(table, first)) == log[first:]
        assert self.run(store.open_tables(most)) == self.listed(None)[:most]
        due = sorted(
            (summary.due, table)
            for table, summary in self.summaries.items()
            if summary.due is not None and summary.due <= until
        )
        assert self.run(store.due(until, most)) == [(table, at) for at, table in due][:most]

    @invariant()
    def both_hold_all(self) -> None:
        for store in self.stores:
            for table, log in self.logs.items():
                assert self.run(store.read(table)) == log
                assert self.run(store.last_state(table)) == self.states.get(table)
            lengths = {table: len(log) for table, log in self.logs.items()}
            assert self.run(store.lengths(TABLES)) == lengths
            assert self.run(store.open_tables()) == self.listed(None)
            for owner in (ANN, BOB):
                assert self.run(store.tables_of(owner)) == self.listed(owner)

    def listed(self, owner: bytes | None) -> list[Found]:
        """What the list of an owner should show, or the one for everybody."""
        found = [
            Found(table, summary.touched, summary.about)
            for table, summary in self.summaries.items()
            if (owner in summary.owners if owner else summary.is_open)
        ]
        return sorted(found, key=lambda one: (-one.touched, one.table))

    def teardown(self) -> None:
        for table in TABLES:
            self.run(self.stores[0].delete(table))
        for store in self.stores:
            self.run(store.close())


def test_a_store_does_what_the_model_does(place: Place):
    class Here(Model):
        pass

    Here.place = place
    with asyncio.Runner() as Here.runner:
        run_state_machine_as_test(
            Here,
            settings=settings(
                max_examples=max(10, settings().max_examples // 4), stateful_step_count=20
            ),
        )
