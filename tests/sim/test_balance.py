"""The page of how long games last and how they end is reckoned from results and drawn."""

import numpy as np
import pytest

from graveshift.games import game_named
from graveshift.sim.desk import RESULT
from scripts import balance

GAME = game_named("midevil")


def found(seats: int, endings: list[int], rounds: list[int], winners: list[int]) -> balance.Series:
    """What came of some games."""
    results = np.zeros(len(endings), RESULT)
    results["ending"], results["rounds"], results["winners"] = endings, rounds, winners
    results["decisions"] = 100
    return balance.series_of(GAME, seats, results, (400, 300))


def test_a_page_says_how_games_end_and_who_wins(tmp_path, monkeypatch):
    monkeypatch.setattr(balance, "ROOT", tmp_path)
    (tmp_path / "docs" / "games" / "midevil").mkdir(parents=True)
    two = found(2, [1, 1, 2, 4], [5, 7, 9, 30], [1, 2, 1, 3])
    three = found(3, [1, 2], [4, 6], [4, 4])
    balance.write(GAME, [two, three])
    folder = tmp_path / "docs" / "games" / "midevil"
    page = (folder / "balance.md").read_text(encoding="utf-8")
    assert "| 2 | 4 | 8 | 6 to 14 | 100 | 50.0 % | 25.0 % | 25.0 % |" in page
    assert "| 2 | 75.0 % | 50.0 % | – |" in page
    assert "| 3 | 0.0 % | 0.0 % | 100.0 % |" in page
    assert "| 3 | 400 | 75.0 % | 70.5 to 79.0 | 33.3 % |" in page
    endings = (folder / "endings.svg").read_text(encoding="utf-8")
    assert endings.count("<rect") == 1 + 2 * 3 + 3
    assert "3 players" in (folder / "rounds.svg").read_text(encoding="utf-8")


def test_an_interval_holds_the_share_and_shrinks_with_more_games():
    low, high = balance.interval(30, 100)
    assert low == pytest.approx(21.9, abs=0.05)
    assert high == pytest.approx(39.6, abs=0.05)
    assert balance.interval(3000, 10_000)[0] > low
