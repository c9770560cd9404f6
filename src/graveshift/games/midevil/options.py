"""The options of MidEvil: where the rulebook is silent or can be read in two ways (rules 1.17).

The first member of each is the default.  `docs/games/midevil/options.md` explains each with its
source.
"""

from __future__ import annotations

from enum import IntEnum

from graveshift.engine.options import Option


class BookFightLoserDies(IntEnum):
    """D1: whether the loser of a book fight dies."""

    FALSE = 0
    TRUE = 1


class BookFightAutomatic(IntEnum):
    """D2: whether a book fight must be fought."""

    FALSE = 0
    TRUE = 1


class LastLifeRerolls(IntEnum):
    """D3: whether the last life still buys a roll, or kills."""

    TRUE = 0
    FALSE = 1


class UnfitTile(IntEnum):
    """D4: what becomes of a turn whose tile fits nowhere."""

    DISCARD = 0
    REDRAW = 1


class Goal(IntEnum):
    """D6: the points that win."""

    THIRTY = 0
    QUICK = 1


class HorseDismount(IntEnum):
    """1.8: what becomes of the points left when a rider gets off at a door."""

    KEEP = 0
    HALVE = 1


class RangedShape(IntEnum):
    """1.11: how a ranged weapon reaches its target."""

    LINE = 0
    PATH = 1


class DiscardStep(IntEnum):
    """1.13: how many cards may be discarded at the end of a turn."""

    ONE = 0
    ANY = 1


class SkeletonMoves(IntEnum):
    """1.14: how many skeletons move."""

    ROLL = 0
    THREE = 1


class TurnLimit(IntEnum):
    """1.15: the round after which the game ends at the latest."""

    OFF = 0
    TWENTY = 1
    TEN = 2


ROUNDS_OF = (30, 20, 10)
"""Rounds after which the game ends, by TurnLimit: without a limit, too, no game is endless."""

OPTIONS = (
    Option.of("book_fight_loser_dies", BookFightLoserDies),
    Option.of("book_fight_automatic", BookFightAutomatic),
    Option.of("last_life_rerolls", LastLifeRerolls),
    Option.of("unfit_tile", UnfitTile),
    Option("goal", ("30", "quick")),
    Option.of("horse_dismount", HorseDismount),
    Option.of("ranged_shape", RangedShape),
    Option.of("discard_step", DiscardStep),
    Option("skeleton_moves", ("roll", "3")),
    Option("turn_limit", ("off", "20", "10")),
)
