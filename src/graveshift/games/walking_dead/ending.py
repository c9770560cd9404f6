"""How a game ends (rules 1.14): twelve rounds together, or a loss for all.

After a loss whoever has fulfilled a secret goal has won alone.
"""

from __future__ import annotations

from graveshift.engine.frame import EVERYBODY, end
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import ROUNDS
from graveshift.games.walking_dead.goals import has_goals, show_goals_met
from graveshift.games.walking_dead.kinds import Ending, Event
from graveshift.games.walking_dead.state import State


@rule
def win(state: State) -> None:
    """Twelve rounds are over, and everybody has won."""
    finish(state, Ending.VICTORY, (1 << state.seats) - 1)


@rule
def lose(state: State, ending: int) -> None:
    """All is lost, but for personal goals."""
    if has_goals(state):
        show_goals_met(state)
    finish(state, ending, state.shown)


@rule
def finish(state: State, ending: int, winners: int) -> None:
    """The game is over."""
    end(state, ending, winners)
    state.no_return += 1
    emit(state, EVERYBODY, Event.END, ending)
    emit(state, EVERYBODY, Event.WINNERS, winners)


@rule
def points(state: State, seat: int) -> int:
    """Rounds that the group has got through."""
    return ROUNDS if state.ending == Ending.VICTORY else max(0, state.round - 1)
