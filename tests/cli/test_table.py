"""`graveshift bot`, `verify` and `backup` at a real server, as a stranger runs them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from graveshift.server.clients import Site, new_id
from graveshift.server.messages import Create, Done, Fill, Made, Start
from tests.server.rig import Running, running
from tests.server.seated import ask, eventually, fetch

COMMAND = [sys.executable, "-c", "from graveshift.cli import main; main()"]
PATIENCE = 120


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("bot")) as one:
        yield one


def graveshift(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, timeout=PATIENCE, check=False
    )


@pytest.fixture(scope="module")
def played(server: Running, tmp_path_factory: pytest.TempPathFactory) -> tuple[Site, str, Path]:
    """A table at which a bot from outside played to the end; its host, code and identity file."""
    host, identity = Site(server.origin), tmp_path_factory.mktemp("who") / "identity"
    terms = Create(id=new_id(), game="mall-of-horror", seats=3, pace="instant")
    table = ask(host, Made, "/api/tables", terms).table
    path = f"/api/tables/{table}"
    ask(host, Done, f"{path}/bots", Fill(id=new_id(), bot="chancer", seats=(1, 2)))
    words = ["--table", f"{server.origin}/t/{table}", "--seat", "r", "--bot", "chancer"]
    with subprocess.Popen(
        [*COMMAND, "bot", *words, "--pace", "0", "--identity", str(identity)],
        stdout=subprocess.PIPE,
        text=True,
    ) as bot:
        eventually(lambda: fetch(host, path)["seats"][0]["driver"] == "person")
        ask(host, Done, f"{path}/start", Start(id=new_id()))
        said, _ = bot.communicate(timeout=PATIENCE)
    assert bot.returncode == 0
    first, last = said.splitlines()
    assert first == "Took seat r."
    assert last.startswith("The game is over; won by ")
    return host, table, identity


def test_a_bot_takes_its_seat_up_again_by_its_identity(server, played):
    _, table, identity = played
    assert identity.stat().st_mode & 0o777 == 0o600
    words = ("--table", f"{server.origin}/t/{table}", "--seat", "0", "--identity", str(identity))
    again = graveshift("bot", *words)
    assert again.returncode == 0, again.stderr
    assert again.stdout.startswith("Back in seat r.\nThe game is over")


def test_a_bot_without_a_seat_or_a_table_is_told_why_in_a_sentence(server, played):
    _, table, _ = played
    link = f"{server.origin}/t/{table}"
    for words in (
        ("--table", link, "--seat", "5"),
        ("--table", link, "--seat", "1"),
        ("--table", f"{server.origin}/t/nosuchxx", "--seat", "0"),
        ("--table", "http://127.0.0.1:9/t/abcdefgh", "--seat", "0"),
    ):
        refused = graveshift("bot", *words)
        assert refused.returncode == 2, words
        assert refused.stderr.startswith("graveshift: ")
        assert refused.stderr.count("\n") == 1


def test_the_chance_of_a_finished_game_is_checked_from_its_file_alone(played, tmp_path):
    host, table, _ = played
    status, body = asyncio.run(host.fetch("GET", f"/api/tables/{table}/replay"))
    assert status == 200
    file = tmp_path / "game.json"
    file.write_bytes(body)
    shown = fetch(host, f"/api/tables/{table}")["terms"]["commitment"]
    checked = graveshift("verify", str(file), "--commitment", shown)
    assert checked.returncode == 0, checked.stderr
    assert "The seed is the one that was committed to." in checked.stdout
    assert "It is the commitment that you name." in checked.stdout
    other = graveshift("verify", str(file), "--commitment", "0" * 64)
    assert other.returncode == 2
    assert "another commitment" in other.stderr
    file.write_bytes(body.replace(b'"mall-of-horror"', b'"mall-of-horror" ', 1)[:-200])
    assert graveshift("verify", str(file)).returncode == 2


def test_a_running_server_is_copied_for_its_owner_alone(server, played, tmp_path):
    _, table, _ = played
    copied = graveshift("backup", str(tmp_path / "copy"), "--data", str(server.plan.folder))
    assert copied.returncode == 0, copied.stderr
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert table.encode() in (tmp_path / "copy").read_bytes()
    again = graveshift("backup", str(tmp_path / "copy"), "--data", str(server.plan.folder))
    assert again.returncode == 2
