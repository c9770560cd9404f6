"""Notices in a real browser: the helper shows what the server sends; an app to install."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from graveshift.server.notices import notice
from tests.page.people import PATIENCE, People
from tests.server.rig import Running

REGISTERED = """async () => {
    await navigator.serviceWorker.register('/sw.js');
    const ready = await navigator.serviceWorker.ready;
    return ready.scope;
}"""
SHOWN = """async () => {
    const ready = await navigator.serviceWorker.ready;
    const all = await ready.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
}"""


def deliver(page: Page, origin: str, body: str) -> None:
    """Hand the helper a message, as the vendor's service would."""
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []

    def registered(said: dict[str, list[dict[str, str]]]) -> None:
        found.extend(one["registrationId"] for one in said["registrations"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", registered)
    devtools.send("ServiceWorker.enable")
    for _ in range(int(PATIENCE * 40)):
        if found:
            break
        page.wait_for_timeout(25)
    said = {"origin": origin, "registrationId": found[0], "data": body}
    devtools.send("ServiceWorker.deliverPushMessage", said)


def shown(page: Page, count: int) -> list[dict[str, str]]:
    """The notices that are shown, when there are so many."""
    for _ in range(int(PATIENCE * 40)):
        if len(page.evaluate(SHOWN)) == count:
            break
        page.wait_for_timeout(25)
    found: list[dict[str, str]] = page.evaluate(SHOWN)
    return found


@pytest.mark.parametrize("language", ["en", "de", "pl", "it"])
def test_what_the_server_sends_is_shown_and_one_notice_a_table(
    people: People, server: Running, language: str
):
    page = people.come("/")
    page.context.grant_permissions(["notifications"], origin=server.origin)
    assert page.evaluate(REGISTERED) == f"{server.origin}/"
    body = notice("abcdefgh", "Friday", language)
    for _ in range(2):
        deliver(page, server.origin, body.decode())
    says = json.loads(body)["says"]
    assert shown(page, 1) == [{"title": "Graveshift", "body": says, "tag": "abcdefgh"}]
    deliver(page, server.origin, notice("hgfedcba", "", language).decode())
    assert len(shown(page, 2)) == 2


def test_a_message_that_names_no_table_shows_nothing(people: People, server: Running):
    page = people.come("/")
    page.context.grant_permissions(["notifications"], origin=server.origin)
    page.evaluate(REGISTERED)
    deliver(page, server.origin, '{"table": "../evil", "title": "a", "says": "b"}')
    deliver(page, server.origin, notice("abcdefgh", "", "en").decode())
    assert [one["tag"] for one in shown(page, 1)] == ["abcdefgh"]


def test_the_page_can_be_installed_as_an_app(people: People):
    page = people.come("/")
    devtools = page.context.new_cdp_session(page)
    said = devtools.send("Page.getAppManifest")
    assert said["errors"] == []
    manifest = json.loads(said["data"])
    assert (manifest["display"], manifest["scope"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        answer = page.context.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in found} <= {"in-incognito"}, "besides, these windows are"
