"""Ranged weapons (rules 1.11).

Under SHOOT a code is `7 * (south + 3) + (east + 3)`: where the target is, seen from the pawn.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, NOBODY, answered
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import has_skeleton, step_from
from graveshift.games.midevil.cards import RANGE_OF, SHOTS_OF
from graveshift.games.midevil.combat import begin_fight
from graveshift.games.midevil.components import DIRECTIONS, EASTWARD, SOUTHWARD
from graveshift.games.midevil.hands import has_item, inquire
from graveshift.games.midevil.options import RangedShape
from graveshift.games.midevil.state import NOWHERE, Decision, Reason, State, Step

FARTHEST = 3
"""No weapon reaches farther."""
ACROSS = 2 * FARTHEST + 1
"""Squares across the field of view."""
HERE = FARTHEST * ACROSS + FARTHEST
"""The code of the own square."""
SIGHTS = ACROSS * ACROSS
PATHS = 1 << FARTHEST
"""Ways to mix two directions."""


@rule
def sighted(state: State, wanted: int) -> int:
    """The first square in view whose code is at least the one wanted, and SIGHTS for none.

    A line of sight goes one way, or by an option one of two ways at each step, over legal steps,
    to the first skeleton.
    """
    nearest = SIGHTS
    mixes = PATHS if state.ranged_shape == RangedShape.PATH else 1
    for direction in range(DIRECTIONS):
        for mix in range(mixes):
            code = end_of_sight(state, direction, mix)
            if wanted <= code < nearest:
                nearest = code
    return nearest


@rule
def end_of_sight(state: State, direction: int, mix: int) -> int:
    """The code of the first skeleton in reach along a way, or NOWHERE."""
    square, code = state.pawn[state.active], HERE
    for step in range(RANGE_OF[state.weapon]):
        way = (direction + 1) % DIRECTIONS if has(mix, step) else direction
        square = step_from(state, square, way)
        if square == NOWHERE:
            return NOWHERE
        code += ACROSS * SOUTHWARD[way] + EASTWARD[way]
        if has_skeleton(state, square):
            return code
    return NOWHERE


@rule
def square_in_sight(state: State, code: int) -> int:
    """The square that a code names: along the first way that ends there."""
    way, step = 0, 0
    while end_of_sight(state, way // PATHS, way % PATHS) != code:
        way += 1
    square = state.pawn[state.active]
    while not has_skeleton(state, square):
        turned = 1 if has(way % PATHS, step) else 0
        square = step_from(state, square, (way // PATHS + turned) % DIRECTIONS)
        step += 1
    return square


@rule
def shot_reason(state: State, kind: int) -> int:
    """A ranged weapon in play with a use left in this turn and something to aim at."""
    if kind >= len(state.shots) or RANGE_OF[kind] == 0:
        return Reason.NOT_A_CHOICE
    if state.leader != NOBODY or not has_item(state, state.active, kind):
        return Reason.NO_SUCH_WEAPON
    if state.shots[kind] >= SHOTS_OF[kind]:
        return Reason.WEAPON_USED_UP
    return ALLOWED if has_target(state, kind) else Reason.NO_TARGET


@rule
def has_target(state: State, kind: int) -> bool:
    """Whether a weapon reaches any skeleton."""
    mixes = PATHS if state.ranged_shape == RangedShape.PATH else 1
    for direction in range(DIRECTIONS):
        for mix in range(mixes):
            square = state.pawn[state.active]
            for step in range(RANGE_OF[kind]):
                way = (direction + 1) % DIRECTIONS if has(mix, step) else direction
                square = step_from(state, square, way)
                if square == NOWHERE:
                    break
                if has_skeleton(state, square):
                    return True
    return False


@rule
def ask_shoot(state: State) -> None:
    """At which skeleton."""
    inquire(state, Decision.SHOOT, state.active)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Every skeleton in sight."""
    found = 0
    code = sighted(state, 0)
    while code < SIGHTS:
        codes[found] = code
        found += 1
        code = sighted(state, code + 1)
    return found


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """Not round a corner, not through a wall, not past another skeleton, not too far."""
    if code >= SIGHTS:
        return Reason.NOT_A_CHOICE
    return ALLOWED if sighted(state, code) == code else Reason.NO_TARGET


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Take aim; the fight begins as any other."""
    answered(state, seat)
    begin_fight(state, square_in_sight(state, code), state.weapon, Step.ASK_STEP)


@rule
def take_weapon(state: State, kind: int) -> None:
    """Take up a ranged weapon."""
    state.weapon = kind
    state.step = Step.ASK_SHOOT
