"""Faults: each thing that can be wrong with a state is noticed."""

import pytest

from graveshift.engine.game import interpreted
from graveshift.games.walking_dead.game import GAME
from graveshift.games.walking_dead.kinds import Fault

GOALS = {"secret_goals": "true"}


def row(name, *at_and_value):
    """A change of some numbers of a row."""

    def change(state):
        for index, value in zip(at_and_value[::2], at_and_value[1::2], strict=True):
            getattr(state, name)[index] = value

    return change


def one(name, value):
    """A change of one number."""
    return lambda state: setattr(state, name, value)


@pytest.mark.parametrize(
    ("fault", "change"),
    [
        (Fault.CARDS_LOST, row("gear", 0, 1, 1, 1)),
        (Fault.CARDS_LOST, row("boxes", 0, 1)),
        (Fault.CARDS_LOST, one("lying", 1)),
        (Fault.CARDS_LOST, row("stack", 2, 1 << 25 | 1)),
        (Fault.EVENTS_LOST, one("pile", 47)),
        (Fault.EVENTS_LOST, row("hand", 1, 1)),
        (Fault.EVENTS_LOST, row("face_down", 1, 1)),
        (Fault.LIFE_OUT_OF_RANGE, row("life", 0, 0)),
        (Fault.LIFE_OUT_OF_RANGE, row("life", 0, 6)),
        (Fault.TOO_MANY_TOKENS, row("food", 0, 49)),
        (Fault.TOO_MANY_TOKENS, row("allies", 0, -1)),
        (Fault.TOO_MANY_TOKENS, row("walkers", 0, 30, 1, 19)),
        (Fault.TOO_MANY_TOKENS, row("ammo", 6, 49)),
        (Fault.WALKERS_ASTRAY, row("fresh", 0, 2)),
        (Fault.WALKERS_ASTRAY, row("pulled", 0, -1)),
        (Fault.GRID_BROKEN, row("corner", 0, 1)),
        (Fault.GRID_BROKEN, row("stack_at", 0, 0)),
        (Fault.CHARACTER_TWICE, row("character", 0, 1, 1, 1)),
        (Fault.CHARACTER_TWICE, row("character", 0, 6)),
        (Fault.CHARACTER_TWICE, one("gone", 0)),
        (Fault.NOBODY_ASKED, one("owes", 0)),
        (Fault.NOBODY_ASKED, one("owes", 6)),
        (Fault.NOBODY_ASKED, one("may", 1 << 6)),
        (Fault.GOALS_LOST, row("goal", 1, 1)),
        (Fault.GOALS_LOST, row("goal", 1, 0)),
        (Fault.GOALS_LOST, row("possible", 1, 2)),
        (Fault.AMMO_ASTRAY, row("ammo", 0, 1)),
        (Fault.AMMO_ASTRAY, row("ammo", 30, 1)),
        (Fault.AMMO_ASTRAY, row("ammo", 6, -1)),
        (Fault.EMPTY_STACK_UNNOTICED, row("stack", 2, 0)),
        (Fault.PAWN_ASTRAY, row("at", 0, 4)),
    ],
)
def test_every_fault_is_found(board, fault, change):
    game = board("2p leader r", "F1", **GOALS, r="pistol=1").goals(r="glutton", y="rebel")
    game.begin("draw")
    faults = interpreted(GAME).faults
    assert faults(game.state) == 0
    change(game.state)
    assert faults(game.state) & fault
