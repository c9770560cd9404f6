"""The contract: the rules that every game fills in.

Each function here is a *slot* (`engine.rule`).  Its text says what a game's rule of that name must
do; its body is never run.  Code that plays any game (`engine.play`, the bots, the simulation, the
tests) calls these names, and `engine.game.Program` carries that code over to one game.

What is not a rule (names, options, bounds, text) is in `engine.game.Game`.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from graveshift.engine.frame import Frame
from graveshift.engine.rule import slot

Codes = MutableSequence[int]
"""Room for the codes of up to 256 choices."""
Numbers = MutableSequence[float]
"""Room for a game's features."""
MOST_LIKELY = 1000
"""No choice weighs more."""
MOST_FEATURES = 4096
"""No game has more."""


@slot
def setup(state: Frame) -> None:
    """Lay the game out and run it to its first decision.

    The record is zeros but for `seats`, `key`, `viewer` and the options, one field each.
    """
    raise NotImplementedError


@slot
def choices(state: Frame, seat: int, codes: Codes) -> int:
    """Write the codes that the seat may choose now and return how many; 0 when it may not choose.

    A seat that owes has at least one.  Works on a state and on the seat's own view alike.
    """
    raise NotImplementedError


@slot
def why_not(state: Frame, seat: int, code: int) -> int:
    """ALLOWED when the seat may choose this code now, else the reason; agrees with `choices`."""
    raise NotImplementedError


@slot
def choose(state: Frame, seat: int, code: int) -> None:
    """Make an allowed choice and run on until a seat owes a decision or the game is over."""
    raise NotImplementedError


@slot
def on_timeout(state: Frame, seat: int, luck: int) -> int:
    """The code chosen for a seat whose clock ran out; `luck` is 32 bits of the seat's stream.

    It may be BY_CLOCK, which `why_not` refuses with ONLY_THE_CLOCK and `choose` understands.
    """
    raise NotImplementedError


@slot
def view(state: Frame, seat: int, seen: Frame) -> None:
    """Fill a record of zeros with what a seat, or BYSTANDER, may see; UNKNOWN where it may not."""
    raise NotImplementedError


@slot
def determinise(seen: Frame, state: Frame) -> None:
    """Turn a copy of a view into a state drawn at random from all that the view allows.

    `state` is a copy of `seen` whose key is already fresh.  Others' sealed answers are open again.
    """
    raise NotImplementedError


@slot
def faults(state: Frame) -> int:
    """A bit set of everything that is wrong with the state; 0 for any state that play can reach."""
    raise NotImplementedError


@slot
def points(state: Frame, seat: int) -> int:
    """What the seat's game is worth by the rules' own measure, now or at the end."""
    raise NotImplementedError


@slot
def score(seen: Frame, seat: int) -> int:
    """How well the seat seems to stand, for bots: higher is better, a million at most."""
    raise NotImplementedError


@slot
def inclination(state: Frame, seat: int, code: int) -> int:
    """How likely a sensible player is to choose an allowed code: a weight, 1 to 1000.

    For bots that imagine how others play on.  `play.evenly` is for games that have no opinion.
    """
    raise NotImplementedError


@slot
def in_a_row(state: Frame) -> int:
    """How many choices of the kind now asked a seat makes in a row that are best planned as one.

    For bots that plan; `play.one_at_a_time` is for games where each choice stands for itself.
    """
    raise NotImplementedError


@slot
def may_talk(state: Frame, seat: int) -> bool:
    """Whether the rules let the seat talk to the others now."""
    raise NotImplementedError


@slot
def kept(state: Frame, speaker: int, kind: int, a: int, b: int) -> int:
    """What has become of a claim or promise: OPEN, KEPT or BROKEN, asked after every choice."""
    raise NotImplementedError


@slot
def features(seen: Frame, seat: int, numbers: Numbers) -> None:
    """Write the numbers of a view for learners; their meaning is `Game.feature_names`."""
    raise NotImplementedError


OPEN, KEPT, BROKEN = 0, 1, 2
"""What `kept` answers."""
