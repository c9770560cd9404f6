"""`graveshift simulate`: what it prints and writes, and how it stops."""

import csv
import json
import os
import shlex
import signal
import subprocess
import sys

import pytest

from graveshift.cli.simulating import brake
from graveshift.games import game_named
from graveshift.sim import simulate
from tests.cli.typist import COMMAND, plain_environment, run, typed

FIGURES = {
    "game",
    "players",
    "games",
    "seconds",
    "decisions",
    "games_per_second",
    "decisions_per_second",
    "wins_by_seat",
    "rounds_mean",
    "endings",
}
INTERPRETED = ("simulate", "--device", "python", "--players", 3, "--seed", 1)
COMPILED = ("simulate", "--players", 4, "--seed", 1)


def test_the_figures_are_those_of_the_batch():
    told = json.loads(typed(*INTERPRETED, "--games", 20, "--json").out)
    assert set(told) >= FIGURES
    batch = simulate(game_named("mall-of-horror"), 3, 20, 1, device="python")
    for timed in ("seconds", "games_per_second", "decisions_per_second"):
        assert told.pop(timed) > 0
    assert told.items() <= batch.summary().items()
    assert sum(told["endings"].values()) == told["games"] == told["asked"] == 20


def test_people_get_tables():
    batch = simulate(game_named("mall-of-horror"), 3, 20, 1, device="python")
    lines = typed(*INTERPRETED, "--games", 20).out.splitlines()
    assert lines[0] == "Mall of Horror for 3 players. Seed 1."
    (red,) = [line.split() for line in lines if line.split()[:1] == ["Red"]]
    assert red[1:3] == ["chancer", str(batch.wins(0))]
    assert any(
        line.split()[:3] == ["few", "left", str(batch.endings()["few_left"])] for line in lines
    )
    assert "20 games in " in lines[-1]


def test_options_and_bots_are_those_that_were_named():
    how = ("--option", "end_check=immediate", "--option", "first-chief=any", "--games", 3)
    read = typed(*INTERPRETED, *how, "--bots", "chancer,greedy,chancer")
    lines = read.out.splitlines()
    assert lines[1:3] == ["end_check=immediate", "first_chief=any"]
    assert [line.split()[1] for line in lines if line.split()[:1] == ["Yellow"]] == ["greedy"]
    told = json.loads(typed(*INTERPRETED, *how, "--json").out)
    assert told["options"]["end_check"] == "immediate"
    assert told["options"]["first_chief"] == "any"


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_every_game_is_written_down(name, tmp_path):
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow")
    file = tmp_path / name
    told = json.loads(typed(*INTERPRETED, "--games", 20, "--out", file, "--json").out)
    if name.endswith("csv"):
        text = file.read_text(encoding="utf-8").splitlines()
        rows = list(csv.DictReader(line for line in text if not line.startswith("#")))
    else:
        from pyarrow import parquet

        rows = parquet.read_table(file).to_pylist()
    assert len(rows) == 20
    assert sum(int(row["decisions"]) for row in rows) == told["decisions"]
    assert [sum(int(row[f"won_{seat}"]) for row in rows) for seat in range(3)] == told[
        "wins_by_seat"
    ]


def test_without_a_seed_one_is_drawn_and_told():
    how = ("simulate", "--device", "python", "--games", 2, "--json")
    seeds = {json.loads(typed(*how).out)["seed"] for _ in range(3)}
    assert len(seeds) > 1


def test_a_pipe_gets_no_bar_and_no_colours():
    read = run(*INTERPRETED, "--games", 20)
    assert read.code == 0
    assert read.err == ""
    assert "\x1b" not in read.out


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is not limited like this")
def test_so_many_games_that_no_memory_holds_them_are_refused():
    command = shlex.join([*COMMAND, *map(str, INTERPRETED), "--games", "1000000000"])
    result = subprocess.run(
        ["/bin/sh", "-c", f"ulimit -v 8000000; exec {command}"],
        env=plain_environment(),
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert result.returncode == 2
    assert result.stderr == (
        "graveshift: 1000000000 games do not fit into memory; play fewer at a time.\n"
    )


def test_ctrl_c_drops_all_before_the_first_game_and_stops_after_it():
    with brake() as stop:
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
        stop.is_rolling = True
        assert not stop.is_set()
        os.kill(os.getpid(), signal.SIGINT)
        assert stop.is_set()
    with pytest.raises(KeyboardInterrupt):
        os.kill(os.getpid(), signal.SIGINT)


@pytest.mark.skipif(os.name != "posix", reason="pseudo-terminals are for POSIX")
def test_a_terminal_gets_a_bar_and_ctrl_c_leaves_whole_results(tmp_path):
    from tests.cli.pseudo_terminal import terminal

    out, file = tmp_path / "figures.json", tmp_path / "games.csv"
    how = (*INTERPRETED, "--games", 10**6, "--json", "--out", file)
    with out.open("w") as figures, terminal(*how, output=figures.fileno()) as screen:
        screen.wait_for("of 1,000,000 games")
        screen.process.send_signal(signal.SIGINT)
        assert screen.wait() == 130
    told = json.loads(out.read_text(encoding="utf-8"))
    assert 0 < told["games"] < told["asked"] == 10**6
    assert sum(told["endings"].values()) == told["games"]
    assert f"stopped after {told['games']:,} of 1,000,000 games" in screen.plain
    rows = [line for line in file.read_text(encoding="utf-8").splitlines() if line[0].isdigit()]
    assert len(rows) == told["games"]


@pytest.mark.compiled
def test_compiled_games_are_the_interpreted_ones():
    how = ("--games", 200, "--json", "--option", "end_check=any")
    compiled, interpreted = (
        json.loads(typed(*COMPILED, "--device", device, *how).out) for device in ("cpu", "python")
    )
    for timed in ("seconds", "games_per_second", "decisions_per_second"):
        assert compiled.pop(timed) > 0
        del interpreted[timed]
    assert compiled == interpreted


@pytest.mark.compiled
def test_any_number_of_workers_plays_the_same_games(tmp_path):
    for workers in (1, 2):
        typed(
            *COMPILED, "--games", 3000, "--workers", workers, "--out", tmp_path / f"{workers}.csv"
        )
    one, two = (tmp_path / f"{workers}.csv" for workers in (1, 2))
    assert one.read_bytes() == two.read_bytes()
