"""The four stacks of resource cards (rules 1.10): drawn from, eaten from, and never empty.

Which cards are left in a stack is open, since every discard is; their order is nowhere, and chance
says which one is on top when it is drawn.
"""

from __future__ import annotations

from graveshift.engine.bits import count, nth
from graveshift.engine.chance import draw
from graveshift.engine.frame import EVERYBODY, RUNNING
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import STACK_CARDS
from graveshift.games.walking_dead.ending import lose
from graveshift.games.walking_dead.kinds import Ending, Event
from graveshift.games.walking_dead.state import State


@rule
def top_card(state: State, stack: int) -> int:
    """Take the top card of a stack."""
    cards = state.stack[stack]
    card = nth(cards, draw(state, count(cards)))
    state.stack[stack] &= ~(1 << card)
    return card


@rule
def look_at_stack(state: State, stack: int) -> None:
    """An empty stack loses the game at once."""
    if state.stack[stack] == 0:
        lose(state, Ending.STACK_EMPTY)


@rule
def eat(state: State, stack: int, number: int) -> None:
    """Top cards of a stack go to its discard, until it is empty."""
    for _ in range(number):
        if state.ending == RUNNING:
            card = top_card(state, stack)
            emit(
                state, EVERYBODY, Event.CARD_EATEN, STACK_CARDS * stack + card,
                state.stack_at[stack],
            )  # fmt: skip
            look_at_stack(state, stack)
