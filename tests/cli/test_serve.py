"""`graveshift serve` as a person runs it: a page to open, a port that is free, a sentence else."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

import httpx

COMMAND = [sys.executable, "-c", "from graveshift.cli import main; main()", "serve"]
ADDRESS = re.compile(r"Graveshift serves at (http://\S+)")


@contextmanager
def serving(folder: Path, *words: str, **variables: str) -> Iterator[tuple[str, list[str]]]:
    """Run the command; the address that it prints, and every line so far."""
    surroundings = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    surroundings |= {"XDG_DATA_HOME": str(folder), "PYTHONUTF8": "1", **variables}
    with subprocess.Popen(
        [*COMMAND, *words],
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        lines: list[str] = []
        try:
            for line in process.stdout:
                lines.append(line.rstrip())
                if "Ctrl-C stops" in line:
                    break
            found = ADDRESS.search("\n".join(lines))
            assert found, lines
            yield found[1], lines
        finally:
            process.send_signal(signal.SIGTERM)
            lines += process.stdout.read().splitlines()
            assert process.stderr is not None
            lines += process.stderr.read().splitlines()
            process.wait(20)
    assert process.returncode == 0


def test_tables_are_kept_in_the_data_folder_of_the_person_not_in_the_repository(tmp_path):
    with serving(tmp_path, "--port", "0") as (address, lines):
        assert httpx.get(f"{address}/healthz", trust_env=False).text == "ok\n"
        assert str(tmp_path / "graveshift") in "\n".join(lines)
    assert (tmp_path / "graveshift" / "graveshift.sqlite").is_file()


def test_whoever_wants_a_browser_gets_a_free_port_and_a_word_where_there_is_none(tmp_path):
    with (
        serving(tmp_path, "--browser") as (first, lines),
        serving(tmp_path, "--browser") as (
            second,
            _,
        ),
    ):
        assert first != second
        assert httpx.get(f"{second}/healthz", trust_env=False).text == "ok\n"
    assert "There is no browser to open here; follow the address above with one." in lines
    assert not [line for line in lines if line.startswith("{")]


def test_a_server_for_others_keeps_a_diary(tmp_path):
    with serving(tmp_path, "--port", "0") as (_, lines):
        pass
    assert [line for line in lines if '"event": "serving"' in line]


def test_a_port_that_was_named_and_is_taken_is_answered_with_one_sentence(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [*COMMAND, "--browser", "--port", port],
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert f"port {port} on 127.0.0.1 is taken" in done.stderr


def a_browser(folder: Path) -> tuple[dict[str, str], Path]:
    """A browser that only writes down what it was asked for, and where."""
    asked, browser = folder / "asked", folder / "a-browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{asked}\n')
    browser.chmod(0o755)
    return {"BROWSER": str(browser), "DISPLAY": ":7"}, asked


def test_a_browser_is_opened_at_the_page(tmp_path):
    surroundings, asked = a_browser(tmp_path)
    with serving(tmp_path, "--browser", **surroundings) as (address, _):
        for _ in range(500):
            if asked.exists() and asked.read_text():
                break
            sleep(0.02)
    assert asked.read_text().strip() == address


def test_no_browser_is_no_browser(tmp_path):
    surroundings, asked = a_browser(tmp_path)
    words = ("--browser", "--no-browser", "--port", "0")
    with serving(tmp_path, *words, **surroundings):
        pass
    assert not asked.exists()
