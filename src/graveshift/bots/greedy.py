"""Greedy: tries each choice in a few worlds that its view allows, and takes what turns out best.

A world is a state drawn at random from all that the view allows.  In it the choice is made,
everyone plays on as the game says that people are inclined to, until the round is over, and the
seat's view of what came of it is scored by the game.  The best mean wins, and luck decides between
equals.  Every choice is tried in the same worlds and with the same luck, so that they differ by
what was chosen and by little else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from graveshift.bots.player import Kind, Luck
from graveshift.engine.chance import pick, stream_of
from graveshift.engine.contract import Codes, choices, choose, score
from graveshift.engine.frame import MOST_CODES, NOBODY, RUNNING, Frame
from graveshift.engine.game import Game, world_of
from graveshift.engine.play import imagine, likely_choice, next_to_act, see
from graveshift.engine.rule import rule

WORLDS = 12
"""Worlds in which each choice is tried: twice as many win little more and take twice as long."""
ROUNDS = 1
"""Rounds looked ahead, the one being played included: a second one is mostly noise."""
FIRST_ROUND = 1
"""Before the first round one looks ahead as if it had begun."""
WORST = -(1 << 40)
"""Below any sum of scores."""


@rule
def try_out(
    seen: Frame, seat: int, code: int, luck: int, last: int, trial: Frame, codes: Codes
) -> None:
    """Make a choice in a world of its own, and play on as people would to the last round's end."""
    imagine(seen, trial, luck)
    choose(trial, seat, code)
    number = 0
    while trial.ending == RUNNING and trial.round <= last:
        actor = next_to_act(trial, codes, luck, number)
        choose(trial, actor, likely_choice(trial, actor, codes, luck, number))
        number += 1


@rule
def greedy_choice(
    seen: Frame,
    seat: int,
    luck: int,
    worlds: int,
    rounds: int,
    trial: Frame,
    after: Frame,
    codes: Codes,
) -> int:
    """The code that scores best from a view; `trial`, `after` and `codes` are room to think in."""
    last = max(seen.round, FIRST_ROUND) + rounds - 1
    best, most, equals = NOBODY, WORST, 0
    for rank in range(choices(seen, seat, codes)):
        choices(seen, seat, codes)
        code = codes[rank]
        total = 0
        for world in range(worlds):
            try_out(seen, seat, code, stream_of(luck, world), last, trial, codes)
            see(trial, seat, after)
            total += score(after, seat)
        if total > most:
            best, most, equals = code, total, 1
        elif total == most:
            equals += 1
            if pick(luck, seat, rank, equals) == 0:
                best = code
    return best


@dataclass(frozen=True)
class Budget:
    """How much thinking a decision may cost."""

    worlds: int = WORLDS
    rounds: int = ROUNDS


class Greedy:
    """A player who looks as far as the end of the round and expects nothing of the others."""

    name: ClassVar[str] = "greedy"
    kind: ClassVar[Kind] = Kind.GREEDY

    def __init__(self, game: Game, budget: Budget | None = None) -> None:
        """Learn which game it is; the budget is the usual one unless given."""
        self.game = game
        self.budget = budget or Budget()
        self.greedy_choice = world_of(game).twin(greedy_choice)

    def choose(self, seen: Frame, seat: int, codes: Sequence[int], luck: Luck) -> int:
        """Take the code that scores best."""
        if len(codes) == 1:
            return codes[0]
        trial, after, room = self.game.state(), self.game.state(), bytearray(MOST_CODES)
        worlds, rounds = self.budget.worlds, self.budget.rounds
        code: int = self.greedy_choice(
            seen, seat, luck.of_seat(seat), worlds, rounds, trial, after, room
        )
        return code
