"""What holds for a store of either kind."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count

import pytest

from graveshift.server.store import Found, Kept, NoTableError, Store, StoreError, Summary
from tests.server.places import Place

NOTHING = Summary()
ANN, BOB = b"a" * 32, b"b" * 32


def test_a_log_is_read_back_as_it_was_written(place: Place):
    bodies = [b"", bytes(range(256)), b'{"n": 1}', b"\x00" * 70_000]

    async def scenario(store: Store):
        assert await store.create("one", bodies[:1], NOTHING)
        assert await store.append("one", 1, bodies[1:3])
        assert await store.append("one", 3, bodies[3:], NOTHING)
        return [await store.read("one", first) for first in range(6)]

    assert place.run(scenario) == [bodies, bodies[1:], bodies[2:], bodies[3:], [], []]


def test_all_is_there_when_the_store_is_opened_again(place: Place):
    async def write(store: Store):
        await store.create("one", [b"0"], Summary(owners=frozenset({ANN}), touched=5, about=b"x"))
        await store.append("one", 1, [b"1"])
        await store.keep_state("one", 1, b"state")

    async def look(store: Store):
        return (
            await store.read("one"),
            await store.last_state("one"),
            await store.tables_of(ANN),
        )

    place.run(write)
    assert place.run(look) == ([b"0", b"1"], Kept(1, b"state"), [Found("one", 5, b"x")])


def test_a_table_that_is_there_is_not_created_again(place: Place):
    async def scenario(store: Store):
        first = await store.create("one", [b"first"], Summary(about=b"first", is_open=True))
        again = await store.create("one", [b"again", b"and"], Summary(about=b"again"))
        return first, again, await store.read("one"), await store.open_tables()

    assert place.run(scenario) == (True, False, [b"first"], [Found("one", 0, b"first")])


def test_a_number_is_given_once(place: Place):
    async def scenario(store: Store):
        await store.create("one", [b"0"], NOTHING)
        told = [
            await store.append("one", 1, [b"1"]),
            await store.append("one", 1, [b"other"]),
            await store.append("one", 1, [b"1"]),
            await store.append("one", 1, [b"other", b"and one more"]),
            await store.append("one", 0, [b"other"]),
        ]
        return told, await store.read("one")

    assert place.run(scenario) == ([True, False, False, False, False], [b"0", b"1"])


def test_a_lost_race_leaves_the_summary_as_it_is(place: Place):
    mine = Summary(owners=frozenset({ANN}), is_open=True, touched=1, due=10, about=b"mine")
    yours = Summary(owners=frozenset({BOB}), touched=2, about=b"yours")

    async def scenario(store: Store):
        await store.create("one", [b"0"], mine)
        assert not await store.append("one", 0, [b"?"], yours)
        return (
            await store.open_tables(),
            await store.due(10),
            await store.tables_of(ANN),
            await store.tables_of(BOB),
        )

    found = [Found("one", 1, b"mine")]
    assert place.run(scenario) == (found, [("one", 10)], found, [])


def test_a_log_has_no_gaps(place: Place):
    async def scenario(store: Store):
        await store.create("one", [b"0"], NOTHING)
        with pytest.raises(ValueError, match="the log has 1 entries; number 2 leaves a gap"):
            await store.append("one", 2, [b"2"])
        with pytest.raises(ValueError, match="nothing to append"):
            await store.append("one", 1, [])
        with pytest.raises(ValueError, match="at least one entry"):
            await store.create("two", [], NOTHING)
        return await store.read("one")

    assert place.run(scenario) == [b"0"]


def test_a_table_that_is_not_there_is_said_to_be_so(place: Place):
    async def scenario(store: Store):
        for question in (
            store.append("none", 0, [b"0"]),
            store.append("none", 1, [b"1"], NOTHING),
            store.read("none"),
            store.read("none", 7),
            store.keep_state("none", 0, b""),
            store.last_state("none"),
        ):
            with pytest.raises(NoTableError, match="none"):
                await question
        return await store.delete("none"), await store.lengths(["none"])

    assert place.run(scenario) == (False, {})


def test_lists_are_in_order_newest_first_and_no_longer_than_asked(place: Place):
    async def scenario(store: Store):
        for number in range(6):
            owners = frozenset({ANN, BOB} if number % 2 else {ANN})
            due = None if number == 3 else 100 - number
            summary = Summary(
                owners=owners, is_open=number > 2, touched=number, due=due, about=b"%d" % number
            )
            await store.create(f"t{number}", [b"0"], summary)
        return (
            [found.table for found in await store.tables_of(ANN)],
            await store.tables_of(BOB, most=2),
            [found.table for found in await store.open_tables()],
            [found.table for found in await store.open_tables(most=1)],
            await store.due(99),
            await store.due(99, most=1),
            await store.due(94),
        )

    assert place.run(scenario) == (
        ["t5", "t4", "t3", "t2", "t1", "t0"],
        [Found("t5", 5, b"5"), Found("t3", 3, b"3")],
        ["t5", "t4", "t3"],
        ["t5"],
        [("t5", 95), ("t4", 96), ("t2", 98), ("t1", 99)],
        [("t5", 95)],
        [],
    )


def test_a_summary_replaces_the_one_before(place: Place):
    async def scenario(store: Store):
        await store.create("one", [b"0"], Summary(owners=frozenset({ANN}), is_open=True, due=3))
        new = Summary(owners=frozenset({BOB}), touched=9, about=b"new")
        await store.append("one", 1, [b"1"], new)
        await store.append("one", 2, [b"2"])
        return (
            await store.tables_of(ANN),
            await store.tables_of(BOB),
            await store.open_tables(),
            await store.due(1000),
        )

    assert place.run(scenario) == ([], [Found("one", 9, b"new")], [], [])


def test_the_latest_state_is_kept(place: Place):
    async def scenario(store: Store):
        await store.create("one", [b"0"], NOTHING)
        seen = [await store.last_state("one")]
        for number, body in ((3, b"three"), (2, b"two"), (3, b"three again"), (5, b"five")):
            await store.keep_state("one", number, body)
            seen.append(await store.last_state("one"))
        return seen

    assert place.run(scenario) == [
        None,
        Kept(3, b"three"),
        Kept(3, b"three"),
        Kept(3, b"three again"),
        Kept(5, b"five"),
    ]


def test_the_lengths_of_many_logs_are_told_at_once(place: Place):
    async def scenario(store: Store):
        await store.create("one", [b"0"], NOTHING)
        await store.create("two", [b"0", b"1", b"2"], NOTHING)
        return await store.lengths(["two", "none", "one"]), await store.lengths([])

    assert place.run(scenario) == ({"one": 1, "two": 3}, {})


def test_a_deleted_table_leaves_nothing(place: Place):
    full = Summary(owners=frozenset({ANN}), is_open=True, due=1, about=b"x")

    async def scenario(store: Store):
        for table in ("gone", "stays"):
            await store.create(table, [b"0", b"1"], full)
            await store.keep_state(table, 1, b"state")
        told = await store.delete("gone"), await store.delete("gone")
        with pytest.raises(NoTableError):
            await store.append("gone", 2, [b"2"])
        with pytest.raises(NoTableError):
            await store.read("gone")
        found = [*await store.tables_of(ANN), *await store.open_tables()]
        assert {one.table for one in found} == {"stays"}
        assert await store.due(9) == [("stays", 1)]
        assert await store.create("gone", [b"new"], NOTHING)
        return told, await store.read("gone"), await store.last_state("gone")

    assert place.run(scenario) == ((True, False), [b"new"], None)


def test_of_many_who_want_a_number_at_once_one_gets_it(place: Place):
    async def scenario(store: Store):
        await store.create("one", [b"0"], NOTHING)
        for number in range(1, 6):
            asked = [store.append("one", number, [b"%d" % who], NOTHING) for who in range(20)]
            told = await asyncio.gather(*asked)
            assert sum(told) == 1
            assert (await store.read("one", number)) == [b"%d" % told.index(True)]
        return await store.lengths(["one"])

    assert place.run(scenario) == {"one": 6}


def test_writers_in_two_stores_on_one_place_all_get_their_turn(place: Place):
    async def write(store: Store, who: int) -> None:
        log = await store.read("one")
        for turn in range(5):
            while not await store.append("one", len(log), [b"%d.%d" % (who, turn)]):
                log += await store.read("one", len(log))
            log.append(b"")

    async def scenario(store: Store):
        other = await place.open()
        await store.create("one", [b"0"], NOTHING)
        await asyncio.gather(*(write(store if who % 2 else other, who) for who in range(8)))
        log = await store.read("one")
        await other.close()
        return sorted(log[1:])

    assert place.run(scenario) == sorted(b"%d.%d" % (who, n) for who in range(8) for n in range(5))


def test_appending_while_a_table_is_deleted_never_brings_it_back(place: Place):
    async def write(store: Store, table: str) -> None:
        summary = Summary(owners=frozenset({ANN}))
        with suppress(NoTableError):
            for number in count(1):
                assert await store.append(table, number, [b"?"], summary)

    async def scenario(store: Store):
        for table in (f"t{number}" for number in range(10)):
            await store.create(table, [b"0"], NOTHING)
            writing = asyncio.create_task(write(store, table))
            await asyncio.sleep(0.005)
            assert await store.delete(table)
            await writing
            assert await store.create(table, [b"new"], NOTHING)
        return await store.tables_of(ANN), await store.lengths([f"t{n}" for n in range(10)])

    assert place.run(scenario) == ([], {f"t{number}": 1 for number in range(10)})


def test_one_that_nobody_waits_for_any_more_does_not_disturb_the_others(place: Place):
    async def scenario(store: Store):
        await store.create("one", [b"0"], NOTHING)
        await store.create("two", [b"0"], NOTHING)
        leaving = asyncio.create_task(store.append("one", 1, [b"?"]))
        staying = asyncio.create_task(store.append("two", 1, [b"1"]))
        await asyncio.sleep(0)
        leaving.cancel()
        assert await staying
        number = (await store.lengths(["one"]))["one"]
        assert await store.append("one", number, [b"after"])
        return (await store.read("one"))[-1], await store.read("two")

    assert place.run(scenario) == (b"after", [b"0", b"1"])


def test_a_store_can_be_asked_whether_it_can_be_written(place: Place):
    async def scenario(store: Store):
        return await store.check()

    assert place.run(scenario) is None


def test_a_closed_store_says_so(place: Place):
    async def scenario(store: Store):
        await store.create("one", [b"0"], NOTHING)
        await store.close()
        for question in (store.append("one", 1, [b"1"]), store.read("one"), store.check()):
            with pytest.raises(StoreError, match="closed"):
                await question

    place.run(scenario)
