"""What tests of the page share: a real server, a real Chromium, and the people who sit at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from graveshift.server.front import PAGE
from graveshift.server.house import Settings
from scripts.chromium import NoChromiumError, chromium
from tests.page.people import People
from tests.repo.repository import ROOT
from tests.server.rig import Running, running

FAILED = ROOT / "build" / "page" / "failed"
"""Where pictures of failed tests are laid."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here drives a browser."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.page)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Let fixtures know whether a test failed."""
    report = yield
    item.stash.setdefault(FAILURES, []).append(report.failed)  # type: ignore[attr-defined]
    return report


FAILURES = pytest.StashKey[list[bool]]()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; where there is none the sentence says what to install."""
    try:
        with chromium() as one:
            yield one
    except NoChromiumError as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the built page, on a free port, where every table plays at the instant pace."""
    assert (PAGE / "index.html").is_file(), "the page is not built; `make page` builds it"
    house = Settings(thinkers=1, compiles=False, pace="instant")
    with running(tmp_path_factory.mktemp("page"), house=house, page=PAGE) as one:
        yield one


@pytest.fixture
def people(browser: Browser, server: Running, request: pytest.FixtureRequest) -> Iterator[People]:
    """The people of one test; in the end no page of theirs may have complained of anything."""
    everybody = People(browser, server.origin)
    yield everybody
    failed = any(request.node.stash.get(FAILURES, []))
    everybody.leave(FAILED / request.node.name if failed else None)
    if not failed:
        assert not everybody.troubles
