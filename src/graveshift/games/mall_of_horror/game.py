"""Mall of Horror, bound to the contract."""

from __future__ import annotations

from types import FunctionType
from typing import cast

from graveshift.engine import play
from graveshift.engine.game import Bounds, Game
from graveshift.games.mall_of_horror import (
    clock,
    components,
    faults,
    features,
    imagining,
    notation,
    options,
    places,
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
    "points": places.points_alive,
    "score": score.score,
    "inclination": play.evenly,
    "in_a_row": play.one_at_a_time,
    "may_talk": talk.may_talk,
    "kept": talk.kept,
    "features": features.features,
}

GAME = Game(
    name="mall_of_horror",
    rules_version=1,
    state=state.State,
    bounds=Bounds(
        seats=(components.FEWEST_SEATS, components.SEATS), choices=5000, events=400, codes=64
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
    lesson=103,
    reckonings=reckoning.RECKONINGS,
)
