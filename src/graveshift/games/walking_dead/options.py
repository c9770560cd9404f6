"""The options of The Walking Dead: modes, variants, and where rulings differ (rules 1.15, 1.16).

The first member of each is the default.  `docs/games/walking-dead/options.md` explains each with
its source.  Solo is a game of one seat.
"""

from __future__ import annotations

from enum import IntEnum

from graveshift.engine.options import Option


class Mode(IntEnum):
    """1.15: what a death means."""

    STANDARD = 0
    HARDCORE = 1


class Difficulty(IntEnum):
    """1.15: whether events lie open and people may talk."""

    BEGINNER = 0
    EXPERT = 1


class SecretGoals(IntEnum):
    """1.16: whether each player has a goal of their own; alone nobody has."""

    FALSE = 0
    TRUE = 1


class OneLeader(IntEnum):
    """1.16: whether the first leader leads to the end."""

    FALSE = 0
    TRUE = 1


class LeaderLast(IntEnum):
    """1.16: whether the leader plays the events after everybody else's turn."""

    FALSE = 0
    TRUE = 1


class StartSupplies(IntEnum):
    """5.0: food and allies of each player at the start."""

    TWO = 0
    ONE = 1


class SoloWalkers(IntEnum):
    """5.0: where walkers stand at the start when one plays alone."""

    ONE_CORNER = 0
    ALL_CORNERS = 1


class MotorcycleReach(IntEnum):
    """EQ11: how far the Motorcycle goes."""

    ANYWHERE = 0
    NEXT_DOOR = 1


class MaggieCards(IntEnum):
    """E12: to whom Maggie may give a whole ammo card."""

    TO_OWNERS = 0
    TO_ANYBODY = 1


class UnplayedEvent(IntEnum):
    """E74: how an unplayed event is discarded when events are hidden."""

    FACE_DOWN = 0
    OPEN = 1


OPTIONS = (
    Option.of("mode", Mode),
    Option.of("difficulty", Difficulty),
    Option.of("secret_goals", SecretGoals),
    Option.of("one_leader", OneLeader),
    Option.of("leader_last", LeaderLast),
    Option.of("start_supplies", StartSupplies),
    Option.of("solo_walkers", SoloWalkers),
    Option.of("motorcycle_reach", MotorcycleReach),
    Option.of("maggie_cards", MaggieCards),
    Option.of("unplayed_event", UnplayedEvent),
)
