"""Files of results: a row for each game, in Parquet or as text.

What holds for all games goes with the file: the game and its rules version, seats, bots, seed and
options.  Parquet keeps it as metadata of the table, text as lines that begin with `#`.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from graveshift.engine.errors import UserError
from graveshift.engine.options import one_of
from graveshift.sim.series import ANY, Results, Series


class FileError(UserError):
    """A file of results that cannot be written."""


def columns(series: Series, results: Results) -> dict[str, Any]:
    """Everything about each game, by name: the number of the game first, drawn options last."""
    endings = [series.game.endings(number).name.lower() for number in results["ending"]]
    table: dict[str, Any] = {
        "game": np.arange(len(results)),
        "ending": endings,
        "rounds": results["rounds"],
        "decisions": results["decisions"],
        "forced": results["forced"],
    }
    for seat in range(series.seats):
        table[f"won_{seat}"] = (results["winners"] >> seat) & 1 == 1
        table[f"points_{seat}"] = results["points"][:, seat]
    drawn = [name for name, value in series.options.items() if value == ANY]
    if drawn:
        chosen = [series.options_of(number) for number in range(len(results))]
        table |= {name: [options[name] for options in chosen] for name in drawn}
    return table


def about(series: Series) -> dict[str, str]:
    """What holds for all games of a file."""
    return {
        "game": series.game.public_name,
        "rules": str(series.game.rules_version),
        "seats": str(series.seats),
        "bots": " ".join(series.bots),
        "seed": str(series.seed),
        "options": json.dumps(dict(series.options)),
    }


def write_parquet(table: Mapping[str, Any], notes: Mapping[str, str], path: Path) -> None:
    """Write a table as Parquet."""
    try:
        import pyarrow as pa  # noqa: PLC0415 - an extra, and slow to load
        from pyarrow import parquet  # noqa: PLC0415 - likewise
    except ImportError:
        raise FileError(
            "Parquet files need pyarrow: pip install graveshift[parquet], or write a .csv file."
        ) from None
    made = pa.table(dict(table))
    metadata = {f"graveshift.{name}": value for name, value in notes.items()}
    with path.open("wb") as file:
        parquet.write_table(made.replace_schema_metadata(metadata), file)


def write_csv(table: Mapping[str, Any], notes: Mapping[str, str], path: Path) -> None:
    """Write a table as text, yes and no as 1 and 0."""
    with path.open("w", encoding="utf-8", newline="") as file:
        file.writelines(f"# {name}: {value}\n" for name, value in notes.items())
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(table)
        plain = [np.asarray(column) for column in table.values()]
        writer.writerows(
            zip(*(one.astype(int) if one.dtype == bool else one for one in plain), strict=True)
        )


WRITERS: dict[str, Callable[[Mapping[str, Any], Mapping[str, str], Path], None]] = {
    ".parquet": write_parquet,
    ".csv": write_csv,
}


def write(series: Series, results: Results, path: Path) -> None:
    """Write results in the way that the end of the file's name says."""
    writer = WRITERS.get(path.suffix.lower())
    if writer is None:
        raise FileError(f"results are written as {one_of(WRITERS)}, not as {path.name!r}.")
    try:
        writer(columns(series, results), about(series), path)
    except OSError as error:
        raise FileError(f"{path} cannot be written: {error.strerror or error}.") from error
