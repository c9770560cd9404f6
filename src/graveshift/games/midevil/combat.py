"""How a fight against a skeleton begins (rules 1.9): in whatever chapter it is met."""

from __future__ import annotations

from graveshift.engine.rule import rule
from graveshift.games.midevil.board import has_skeleton
from graveshift.games.midevil.cards import NO_CARD
from graveshift.games.midevil.state import NOWHERE, State, Step

IN_A_FIGHT, IN_A_BOOK_FIGHT = 1, 2
"""What `rolling` says while one runs."""


@rule
def begin_fight(state: State, square: int, weapon: int, after: int) -> None:
    """A skeleton is met, or aimed at; before the first roll a weapon may be announced."""
    state.fight_square = square
    state.weapon = weapon
    state.fury = 0
    state.raised = 0
    state.warned = 0
    state.after_fight = after
    state.step = Step.ASK_FIGHT


@rule
def fight_if_met(state: State, after: int) -> None:
    """Whoever stands with a skeleton fights it, and goes on."""
    square = state.pawn[state.active]
    if has_skeleton(state, square):
        begin_fight(state, square, NO_CARD, after)
    else:
        state.step = after


@rule
def fight_over(state: State) -> None:
    """Nobody fights any more."""
    state.fight_square = NOWHERE
    state.weapon = NO_CARD
    state.fury = 0
    state.rolling = 0
    state.step = state.after_fight
