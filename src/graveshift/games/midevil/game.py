"""MidEvil, bound to the contract."""

from __future__ import annotations

from types import FunctionType
from typing import cast

from graveshift.engine import play
from graveshift.engine.game import Bounds, Game
from graveshift.games.midevil import (
    board,
    clock,
    components,
    faults,
    features,
    imagining,
    notation,
    options,
    reckoning,
    score,
    state,
    talk,
    turn,
    view,
)

RULES = {
    "setup": turn.begin,
    "choices": turn.choices,
    "why_not": turn.why_not,
    "choose": turn.choose,
    "on_timeout": clock.on_timeout,
    "view": view.view,
    "determinise": imagining.determinise,
    "faults": faults.faults,
    "points": board.points_of,
    "score": score.score,
    "inclination": play.evenly,
    "in_a_row": play.one_at_a_time,
    "may_talk": talk.may_talk,
    "kept": talk.kept,
    "features": features.features,
}

GAME = Game(
    name="midevil",
    rules_version=1,
    state=state.State,
    bounds=Bounds(
        seats=(components.FEWEST_SEATS, components.SEATS), choices=20_000, events=200, codes=120
    ),
    options=options.OPTIONS,
    rules=cast("dict[str, FunctionType]", RULES),
    phases=state.Phase,
    decisions=state.Decision,
    endings=state.Ending,
    events=state.Event,
    reasons=state.Reason,
    faults=state.Fault,
    claims=talk.Claim,
    notation=notation.NOTATION,
    feature_names=features.FEATURE_NAMES,
    inlined=150,
    apart=150,
    lesson=29,
    reckonings=reckoning.RECKONINGS,
)
