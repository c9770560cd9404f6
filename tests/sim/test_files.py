"""Files of results: what was written can be read back, with what holds for all games."""

import csv
import json
import sys

import numpy as np
import pytest
from pyarrow import parquet

from graveshift.engine.errors import UserError
from graveshift.games import GAMES
from graveshift.sim import simulate


@pytest.fixture(params=GAMES.values(), ids=list(GAMES))
def batch(request):
    """A few games with one option drawn for each."""
    game = request.param
    options = {game.options[0].name: "any"}
    return simulate(game, 3, 12, 5, options=options, device="python")


def check_columns(batch, table):
    """A table by columns holds everything that is known of the games."""
    rows, series = batch.results, batch.series
    assert list(table["game"]) == list(range(12))
    assert list(table["ending"]) == [
        series.game.endings(number).name.lower() for number in rows["ending"]
    ]
    for name in ("rounds", "decisions", "forced"):
        assert list(table[name]) == list(rows[name])
    for seat in range(3):
        assert sum(map(int, table[f"won_{seat}"])) == batch.wins(seat)
        assert list(table[f"points_{seat}"]) == list(rows["points"][:, seat])
    option = series.game.options[0]
    drawn = [series.options_of(number)[option.name] for number in range(12)]
    assert list(table[option.name]) == drawn
    assert len(set(drawn)) > 1
    assert len(table) == 5 + 2 * 3 + 1


def check_notes(batch, notes):
    """What holds for all games stands beside them."""
    game = batch.series.game
    assert notes["game"] == game.public_name
    assert notes["rules"] == str(game.rules_version)
    assert notes["seats"] == "3"
    assert notes["bots"] == "chancer chancer chancer"
    assert notes["seed"] == "5"
    assert json.loads(notes["options"])[game.options[0].name] == "any"
    assert set(json.loads(notes["options"])) == {option.name for option in game.options}


def test_parquet_holds_the_games_and_what_holds_for_all(batch, tmp_path):
    batch.to_parquet(tmp_path / "games.parquet")
    table = parquet.read_table(tmp_path / "games.parquet")
    check_columns(batch, table.to_pydict())
    notes = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    check_notes(batch, {key.removeprefix("graveshift."): notes[key] for key in notes})


def test_text_holds_the_same(batch, tmp_path):
    batch.to_parquet(tmp_path / "games.CSV")
    lines = (tmp_path / "games.CSV").read_text("utf-8").splitlines()
    notes = dict(line.removeprefix("# ").split(": ", 1) for line in lines if line.startswith("#"))
    check_notes(batch, notes)
    rows = list(csv.DictReader(lines[len(notes) :]))
    text = {name: [row[name] for row in rows] for name in rows[0]}
    words = ("ending", batch.series.game.options[0].name)
    check_columns(
        batch, {name: text[name] if name in words else list(map(int, text[name])) for name in text}
    )


def test_the_columns_of_a_stopped_batch_are_empty_at_worst(batch, tmp_path):
    empty = type(batch)(batch.series, np.zeros(0, batch.results.dtype), 10, 0.0)
    empty.to_parquet(tmp_path / "none.parquet")
    assert parquet.read_table(tmp_path / "none.parquet").num_rows == 0


def test_without_pyarrow_one_sentence_says_what_to_do(batch, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(UserError) as error:
        batch.to_parquet(tmp_path / "games.parquet")
    assert str(error.value) == (
        "Parquet files need pyarrow: pip install graveshift[parquet], or write a .csv file."
    )
    batch.to_parquet(tmp_path / "games.csv")


def test_a_file_of_no_known_kind_is_refused(batch, tmp_path):
    with pytest.raises(UserError, match=r"as \.parquet or \.csv, not as 'games\.xlsx'"):
        batch.to_parquet(tmp_path / "games.xlsx")


@pytest.mark.parametrize("ending", ["parquet", "csv"])
def test_a_folder_that_is_not_there_is_said(batch, tmp_path, ending):
    path = tmp_path / "nowhere" / f"games.{ending}"
    with pytest.raises(UserError, match=r"cannot be written: No such file or directory\.$"):
        batch.to_parquet(path)
