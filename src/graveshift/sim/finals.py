"""The states that games end in, byte for byte: what shows that all ways of playing are the same."""

from __future__ import annotations

from types import FunctionType
from typing import cast

import numpy as np

from graveshift.engine.compiler import compiled
from graveshift.sim import rules
from graveshift.sim.cuda import device_of
from graveshift.sim.desk import RESULT, Part
from graveshift.sim.series import Results, Series


def finals_on_cpu(series: Series, games: int) -> Results:
    """The last states of the first games of a series of Chancers, played by compiled rules."""
    entry = compiled(series.game).entry(cast("FunctionType", rules.enter_chancers))
    desk, result = series.desk(), np.zeros(1, RESULT)
    finals: Results = np.zeros(games, series.game.state.bare.dtype)
    state = desk.rows[Part.STATE, : finals.itemsize].view(finals.dtype)
    for number in range(games):
        entry(desk.address, desk.size, result.ctypes.data, series.seed, number, 1)
        finals[number] = state[0]
    return finals


def finals_on_gpu(series: Series, games: int) -> Results:
    """The same, played on a GPU."""
    finals: Results = np.zeros(games, series.game.state.bare.dtype)
    device_of(series.game).play(series, 0, np.zeros(games, RESULT), finals)
    return finals
