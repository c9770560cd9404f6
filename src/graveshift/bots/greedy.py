"""Greedy: tries what it can do in a few worlds that its view allows, and takes what turns out best.

A world is a state drawn at random from all that the view allows.  In it the choice is made,
everyone plays on as the game says that people are inclined to, until the round is over, and the
seat's view of what came of it is scored by the game.  The best sum wins, and luck decides between
equals.  Everything is tried in the same worlds and with the same luck, so that it differs by what
was chosen and by little else.

Where the game says that a seat makes several choices in a row that belong together, they are tried
as one plan, and the first choice of the best plan is made.  Plans are many, so one that falls
clearly behind the best so far is soon given up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from graveshift.bots.player import Kind, Luck
from graveshift.engine.bits import has
from graveshift.engine.chance import pick, stream_of
from graveshift.engine.contract import Codes, choices, choose, in_a_row, score
from graveshift.engine.frame import MOST_CODES, RUNNING, Frame
from graveshift.engine.game import Game, world_of
from graveshift.engine.play import imagine, likely_choice, next_to_act, see
from graveshift.engine.rule import rule

WORLDS = 32
"""Worlds in which a plan is tried that keeps up: twice as many win a little more, and take long."""
FEW = 4
"""After so many worlds it is first asked whether a plan keeps up."""
MOST_PLANS = 256
"""Plans that are tried at most."""
ROUNDS = 1
"""Rounds looked ahead, the one being played included: a second one is mostly noise."""
FIRST_ROUND = 1
"""Before the first round one looks ahead as if it had begun."""
WORST = -(1 << 40)
"""Below any sum of scores."""


@rule
def follow(trial: Frame, seat: int, plan: int, length: int, codes: Codes) -> bool:
    """Make the choices of a plan; False where no plan has this number.

    The digits of its number are what is chosen each time, to the base of how many choices there
    are, and the first choice is the last digit.
    """
    kind, left = trial.decision, plan
    for made in range(length):
        if made > 0 and (trial.decision != kind or not has(trial.owes, seat)):
            break
        count = choices(trial, seat, codes)
        choose(trial, seat, codes[left % count])
        left //= count
    return left == 0


@rule
def play_round(trial: Frame, last: int, luck: int, codes: Codes) -> None:
    """Play on as people would to the end of the last round."""
    number = 0
    while trial.ending == RUNNING and trial.round <= last:
        actor = next_to_act(trial, codes, luck, number)
        choose(trial, actor, likely_choice(trial, actor, codes, luck, number))
        number += 1


@rule
def is_behind(total: int, squares: int, worlds: int, best: int) -> bool:
    """Whether a sum of scores, with the sum of their squares, lacks a deviation to the best."""
    behind = best - total
    return behind > 0 and behind * behind > squares - total * total // worlds


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
    length, half = in_a_row(seen), max(FEW, worlds // 2)
    best, most, equals = 0, WORST, 0
    most_in_few, most_in_half = WORST, WORST
    for plan in range(MOST_PLANS):
        total, squares, in_few, in_half = 0, 0, 0, 0
        world, keeps_up, is_plan = 0, True, True
        while world < worlds and keeps_up and is_plan:
            stream = stream_of(luck, world)
            imagine(seen, trial, stream)
            is_plan = follow(trial, seat, plan, length, codes)
            if is_plan:
                play_round(trial, last, stream, codes)
                see(trial, seat, after)
                worth = score(after, seat)
                total += worth
                squares += worth * worth
                world += 1
                if world == FEW:
                    in_few = total
                    keeps_up = not is_behind(total, squares, world, most_in_few)
                elif world == half:
                    in_half = total
                    keeps_up = not is_behind(total, squares, world, most_in_half)
        if not is_plan:
            break
        if keeps_up and total > most:
            best, most, equals = plan, total, 1
            most_in_few, most_in_half = in_few, in_half
        elif keeps_up and total == most:
            equals += 1
            if pick(luck, seat, plan, equals) == 0:
                best = plan
    count = choices(seen, seat, codes)
    return codes[best % count]


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
