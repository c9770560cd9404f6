"""Practice games: dealt with a published key, the same each time, marked as such, and checkable."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from graveshift.cli.verifying import check
from graveshift.engine.errors import UserError
from graveshift.engine.replay import ReplayError
from graveshift.engine.table import Setup, Table
from graveshift.games import game_named
from graveshift.server.clients import Site, new_id
from graveshift.server.fairness import verify
from graveshift.server.messages import Made, PlayNow, Rematch, Sit
from graveshift.server.practice import practice_key
from tests.server.rig import Running, running
from tests.server.seated import Seated, ask, cause_of, fetch, logged

GAME = game_named("mall-of-horror")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("practice")) as one:
        yield one


def begin(server: Running, **said: Any) -> tuple[Site, str]:
    """A first game with its tour, and who sits at it."""
    site, usual = Site(server.origin), {"game": GAME.public_name, "pace": "instant"}
    asked = PlayNow(id=new_id(), tour=True, **usual | {"bot": "chancer"} | said)
    return site, ask(site, Made, "/api/play-now", asked).table


def play_out(server: Running, site: Site, table: str) -> None:
    """Play to the end, by always taking what is offered first."""
    with Seated(server, table, site, 0) as one:
        while True:
            one.wait(lambda: one.mirror.is_over or is_asked(one))
            if one.mirror.is_over:
                return
            one.send("choose", code=one.mirror.mine.choices[0].code)
            answers = len(one.answers)
            one.wait(lambda n=answers: len(one.answers) > n)  # type: ignore[misc]
            one.catch_up()


def is_asked(one: Seated) -> bool:
    """Whether the seat owes an answer that nobody gives for it."""
    return one.mirror.is_asked and len(one.mirror.mine.choices) > 1


def answers_in(server: Running, table: str) -> list[list[int]]:
    """What each seat chose, in its own order."""
    made = [line for line in logged(server, table) if line["entry"] == "chose"]
    return [[line["code"] for line in made if line["seat"] == seat] for seat in range(4)]


@pytest.fixture(scope="module")
def played(server: Running) -> tuple[Site, str]:
    """A practice game that is over."""
    site, table = begin(server)
    play_out(server, site, table)
    return site, table


@pytest.fixture(scope="module")
def replay(played: tuple[Site, str]) -> str:
    """Its open replay."""
    site, table = played
    status, body = site.exchange("GET", f"/api/tables/{table}/replay", b"")
    assert status == 200
    return body.decode()


def test_a_practice_game_is_dealt_the_same_each_time_and_other_games_are_not(server):
    deals = {
        line["state"]
        for _ in range(2)
        for line in logged(server, begin(server)[1])
        if line["entry"] == "dealt"
    }
    assert len(deals) == 1
    site = Site(server.origin)
    usual = PlayNow(id=new_id(), game=GAME.public_name, bot="chancer")
    (dealt,) = [
        line["state"]
        for line in logged(server, ask(site, Made, "/api/play-now", usual).table)
        if line["entry"] == "dealt"
    ]
    assert dealt not in deals


def test_the_same_answers_lead_to_the_same_game(server, played):
    site, table = begin(server)
    play_out(server, site, table)
    answers = answers_in(server, table)
    assert min(map(len, answers)) > 1
    assert answers == answers_in(server, played[1])


def test_a_practice_game_says_that_it_is_one_and_shows_neither_seal_nor_seed(server, played):
    for site, table in (begin(server), played):
        shown = fetch(site, f"/api/tables/{table}?seat=0")
        assert shown["terms"]["practice"] is True
        assert shown["terms"]["commitment"] == ""
        assert "seed" not in shown["terms"]
        assert not any(seat.get("nonce") for seat in shown["seats"])


def test_nobody_else_joins_a_practice_game(server):
    _, table = begin(server)
    late = Site(server.origin)
    path = f"/api/tables/{table}/seats/1"
    assert cause_of(lambda: ask(late, Made, path, Sit(id=new_id()))) == "not-now"


@pytest.mark.parametrize(
    "said",
    [{"seats": 3}, {"options": {"end_check": "immediate"}}, {"nonce": "aa"}, {"commitment": "aa"}],
)
def test_a_practice_game_has_terms_and_chance_of_its_own(server, said):
    assert cause_of(lambda: begin(server, **said)) == "unknown"


def test_a_rematch_of_a_practice_game_is_a_game_like_others(played):
    site, table = played
    made = ask(site, Made, f"/api/tables/{table}/rematch", Rematch(id=new_id()))
    terms = fetch(site, f"/api/tables/{made.table}")["terms"]
    assert "practice" not in terms
    assert terms["late"]
    assert len(terms["commitment"]) == 64


def test_the_file_of_a_practice_game_is_checked_and_called_one(played, replay, tmp_path, capsys):
    fairness = {"table": played[1], "practice": GAME.lesson}
    assert json.loads(replay)["fairness"] == fairness
    file = tmp_path / "game.json"
    file.write_text(replay, encoding="utf-8")
    assert check(file, None) == 0
    said = capsys.readouterr().out
    assert "This was a practice game: its chance could be known beforehand" in said
    assert "choices were played again" in said
    assert "committed to." not in said
    with pytest.raises(UserError, match="no commitment before it"):
        check(file, "0" * 64)


@pytest.mark.parametrize("change", ["key", "lesson", "script", "nothing", "word"])
def test_a_file_that_only_says_that_it_was_for_practice_is_refused(replay, change):
    content = json.loads(replay)
    match change:
        case "key":
            content |= {"key": practice_key(GAME.name, 5).hex(), "choices": []}
            content["state"] = state_dealt(content)
        case "lesson":
            content["fairness"]["practice"] += 1
        case "script":
            content |= {"script": [1], "choices": []}
            content["state"] = state_dealt(content)
        case "nothing":
            content["fairness"]["practice"] = 0
        case _:
            content["fairness"]["practice"] = "1"
    sentence = "damaged" if change in {"nothing", "word"} else "is no practice game"
    with pytest.raises(ReplayError, match=sentence):
        verify(json.dumps(content), "replay", game_named)


def state_dealt(content: dict[str, Any]) -> str:
    """The fingerprint of a file's state before its first choice."""
    key, script = bytes.fromhex(content["key"]), tuple(content["script"])
    return Table(GAME, Setup(content["seats"], content["options"], key, script)).fingerprint()
