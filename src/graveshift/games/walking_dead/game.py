"""The Walking Dead, bound to the contract."""

from __future__ import annotations

from types import FunctionType
from typing import cast

from graveshift.engine.game import Bounds, Game
from graveshift.games.walking_dead import (
    clock,
    components,
    ending,
    faults,
    features,
    imagining,
    inclination,
    kinds,
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
    "points": ending.points,
    "score": score.score,
    "inclination": inclination.inclination,
    "in_a_row": inclination.in_a_row,
    "may_talk": talk.may_talk,
    "kept": talk.kept,
    "features": features.features,
}

GAME = Game(
    name="walking_dead",
    rules_version=1,
    state=state.State,
    bounds=Bounds(
        seats=(components.FEWEST_SEATS, components.SEATS), choices=5000, events=400, codes=200
    ),
    options=options.OPTIONS,
    rules=cast("dict[str, FunctionType]", RULES),
    phases=kinds.Phase,
    decisions=kinds.Decision,
    endings=kinds.Ending,
    events=kinds.Event,
    reasons=kinds.Reason,
    faults=kinds.Fault,
    claims=talk.Claim,
    notation=notation.NOTATION,
    feature_names=features.FEATURE_NAMES,
    inlined=40,
    lesson=5,
    reckonings=reckoning.RECKONINGS,
)
