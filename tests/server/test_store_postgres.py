"""What holds for the store in a database: what it refuses, and what it says then."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from graveshift.server import postgres as postgres_store
from graveshift.server.postgres import PostgresStore, open_postgres
from graveshift.server.postgres_place import name_of
from graveshift.server.store import Store, StoreError, Summary
from tests.server.cut_link import Link, link_to
from tests.server.places import Place
from tests.server.postgres_server import PostgresServer, postgres_server

NOTHING = Summary()


def refusal(url: str) -> str:
    """Why no store can be opened here: one sentence."""
    with pytest.raises(StoreError) as caught:
        Place(Path("unused"), url).run(nothing)
    sentence = str(caught.value)
    assert sentence.count("\n") == 0
    assert sentence.endswith(".")
    return sentence


async def nothing(_: Store) -> None:
    """Open and close."""


@pytest.mark.parametrize(
    "url", ["", "mysql://host/name", "/data/graveshift.sqlite", "postgresql:x"]
)
def test_something_that_is_no_url_of_a_database_is_refused(url: str):
    assert refusal(url) == "a database is given as postgresql://USER:PASSWORD@HOST/NAME."


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:hush/hush@localhost:1/name",
        "postgresql://ann:hush@localhost:hush/name",
        "postgresql://ann:hush@[localhost/name",
        "postgresql://ann:hu@sh@localhost:1/name",
        "postgresql://localhost:1/name?password=hush",
        "postgresql://ann:hush@localhost:1/name?sslmode=hush",
        "postgresql://ann:hush",
    ],
)
def test_no_sentence_tells_the_password(url: str):
    assert "hush" not in refusal(url)


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("postgresql://ann:hush@db.example:5432/club", "the database club on db.example"),
        ("postgres://ann@[::1]:5432/club", "the database club on [::1]:5432"),
        ("postgresql://ann:hush@/club?host=/run/postgresql", "the database club on this computer"),
        ("postgresql://db.example", "the database of this user on db.example"),
        ("postgresql:///my%20club", "the database my club on this computer"),
    ],
)
def test_a_database_is_named_by_where_it_is(url: str, name: str):
    assert name_of(url) == name


def test_a_database_that_cannot_be_reached_is_said_to_be_so(tmp_path: Path):
    assert refusal(f"postgresql://ann@/club?host={tmp_path}") == (
        "the database club on this computer cannot be reached."
    )
    assert refusal("postgresql://ann@127.0.0.1:1/club") == (
        "the database club on 127.0.0.1 cannot be reached."
    )


def test_a_database_that_does_not_exist_is_said_to_be_so(postgres: PostgresServer):
    assert refusal(postgres.url("nowhere")) == (
        "the database nowhere on this computer does not exist; `createdb` makes it."
    )


def test_a_user_who_is_not_known_or_has_the_wrong_password_is_said_to_be_so(
    postgres: PostgresServer,
):
    postgres.psql("DROP ROLE IF EXISTS guest", "CREATE ROLE guest LOGIN PASSWORD 'right'")
    sentence = "the database postgres on this computer does not accept this user or this password."
    with postgres.asking_for_passwords("guest"):
        assert refusal(postgres.url(user="guest:hush")) == sentence
    assert refusal(postgres.url(user="stranger")) == sentence


def test_a_user_who_may_not_make_tables_is_said_to_be_so(postgres: PostgresServer, database: str):
    postgres.psql("DROP ROLE IF EXISTS visitor", "CREATE ROLE visitor LOGIN")
    sentence = (
        "the database postgres on this computer does not let this user make or use the tables."
    )
    assert refusal(postgres.url(user="visitor")) == sentence
    Place(Path("unused"), database).run(nothing)
    assert refusal(postgres.url(user="visitor")) == sentence


def test_a_schema_of_somebody_else_is_refused(postgres: PostgresServer, database: str):
    postgres.psql("CREATE SCHEMA graveshift CREATE TABLE tombs (name text)")
    assert refusal(database) == (
        "the database postgres on this computer has a schema `graveshift` that is none of ours."
    )


def test_a_newer_database_is_refused(postgres: PostgresServer, database: str):
    Place(Path("unused"), database).run(nothing)
    postgres.psql("UPDATE graveshift.store SET version = 99")
    assert refusal(database) == (
        "the database postgres on this computer was made by a newer Graveshift "
        "(store version 99); this one knows versions up to 1."
    )


def test_a_database_that_does_not_sync_is_refused(postgres: PostgresServer, database: str):
    with postgres.set_to("fsync", "off"):
        assert "does not sync what it writes (fsync = off)" in refusal(database)
    Place(Path("unused"), database).run(nothing)


def test_a_database_that_may_not_be_written_is_said_to_be_so(
    postgres: PostgresServer, database: str
):
    async def scenario(store: Store):
        await store.create("one", [b"0"], NOTHING)

    async def look(store: Store):
        sentence = "the database postgres on this computer cannot be written"
        for question in (store.check(), store.append("one", 1, [b"1"]), store.delete("one")):
            with pytest.raises(StoreError, match=sentence):
                await question
        return await store.read("one")

    Place(Path("unused"), database).run(scenario)
    with postgres.set_to("default_transaction_read_only", "on"):
        assert Place(Path("unused"), database).run(look) == [b"0"]


def test_without_the_extra_it_is_said_what_to_install():
    program = """
import asyncio, sys
from pathlib import Path
sys.modules["asyncpg"] = None
from graveshift.server.opening import open_store
from graveshift.server.store import StoreError
try:
    asyncio.run(open_store(Path(), "postgresql://ann@host/club"))
except StoreError as error:
    print(error)
"""
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    assert told.stdout.decode() == (
        "PostgreSQL needs asyncpg: pip install graveshift[postgres], or leave --database out.\n"
    )


def test_a_commit_is_durable_whatever_the_database_does_by_default(
    postgres: PostgresServer, database: str
):
    async def scenario(store: Store):
        assert isinstance(store, PostgresStore)
        return await store.rows("SELECT current_setting('synchronous_commit')")

    with postgres.set_to("synchronous_commit", "off"):
        ((setting,),) = Place(Path("unused"), database).run(scenario)
    assert setting == "on"


def test_an_answer_that_is_lost_on_its_way_is_found_out(
    postgres: PostgresServer, database: str, tmp_path: Path
):
    """The database writes, then the link breaks: the same entry is there once, and told so."""

    async def scenario(link: Link, store: Store, direct: Store):
        told = []
        link.cut_at = b"first"
        told.append(await store.create("one", [b"first"], NOTHING))
        link.cut_at = b"second"
        told.append(await store.append("one", 1, [b"second", b"third"]))
        assert await direct.append("one", 3, [b"yours"])
        link.cut_at = b"mine"
        told.append(await store.append("one", 3, [b"mine"]))
        log = await store.read("one")
        link.cut_at = b"one"
        told.append(await store.delete("one"))
        return link.cuts, told, log

    async def body():
        async with link_to(postgres, tmp_path) as (link, url):
            store, direct = await open_postgres(url), await open_postgres(database)
            try:
                return await scenario(link, store, direct)
            finally:
                await store.close()
                await direct.close()

    assert asyncio.run(body()) == (
        4,
        [True, True, False, True],
        [b"first", b"second", b"third", b"yours"],
    )


def test_a_database_that_crashes_and_comes_back_loses_nothing_that_was_told(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(postgres_store, "PATIENCE", 20.0)

    async def write(store: Store, table: str, told: list[int], until: asyncio.Event) -> None:
        await store.create(table, [b"0"], NOTHING)
        while not until.is_set():
            number = len(told) + 1
            assert await store.append(table, number, [b"%d" % number])
            told.append(number)

    async def scenario(server: PostgresServer):
        store = await open_postgres(server.url())
        until = asyncio.Event()
        told: dict[str, list[int]] = {f"t{number}": [] for number in range(8)}
        writing = [asyncio.create_task(write(store, *one, until)) for one in told.items()]
        for _ in range(2):
            await asyncio.sleep(0.3)
            before = {table: len(numbers) for table, numbers in told.items()}
            await asyncio.to_thread(server.stop, signal.SIGKILL)
            await asyncio.to_thread(server.start)
            await asyncio.sleep(1.0)
            assert all(len(told[table]) > count for table, count in before.items())
        until.set()
        await asyncio.gather(*writing)
        for table, numbers in told.items():
            assert await store.read(table) == [b"%d" % number for number in (0, *numbers)]
        await store.close()

    with postgres_server() as server:
        asyncio.run(scenario(server))
