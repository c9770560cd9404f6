"""The options of Mall of Horror: where the rulebooks differ or are silent (rules D1-D23, 2.1).

The first member of each is the default.  `docs/games/mall-of-horror/options.md` explains each with
its source.
"""

from __future__ import annotations

from enum import IntEnum

from graveshift.engine.options import Option


class SprintTiming(IntEnum):
    """D4: when a Sprint is played."""

    OWN_TURN = 0
    AFTER_ALL_MOVES = 1


class EndCheck(IntEnum):
    """D5: when the end of the game is looked for."""

    ROUND_END = 0
    IMMEDIATE = 1


class RevoteCandidates(IntEnum):
    """D6: who may be chosen in a second ballot."""

    TIED_ONLY = 0
    ALL_PRESENT = 1


class SecondTiePool(IntEnum):
    """D7: among whom chance picks a victim after a second tie."""

    ALL_COLOURS_PRESENT = 0
    TIED_COLOURS = 1
    RANDOM_CHARACTER = 2


class ThreatCarries(IntEnum):
    """D8: whether a Threat still counts in the second ballot."""

    TRUE = 0
    FALSE = 1


class AttackCardsBy(IntEnum):
    """D9: who may play cards before a victim is chosen."""

    PRESENT = 0
    ANYONE = 1


class ThreatByOutsiders(IntEnum):
    """D9b: whether seats that may not vote may play a Threat for the second ballot."""

    FALSE = 0
    TRUE = 1


class ZombiePlayer(IntEnum):
    """D10: how often an eliminated player places a zombie."""

    EVERY_ROUND = 0
    ONCE = 1
    OFF = 2


class ParkingLeftovers(IntEnum):
    """D11: what becomes of zombies in a parking that was empty."""

    CLEARED = 0
    STAY_IF_EMPTY = 1


class OverrunCheck(IntEnum):
    """D13: when places are looked at for being overrun."""

    ARRIVAL = 0
    ARRIVAL_AND_ROUND_END = 1


class CardWindow(IntEnum):
    """D18: how often the cards go round before a vote."""

    ONE_CIRCUIT = 0
    UNTIL_ALL_PASS = 1


class FirstChief(IntEnum):
    """2.1: who holds the badge first."""

    RANDOM = 0
    HOST_PICKS = 1


class HiddenOnlyRevote(IntEnum):
    """E18: the second ballot of a player whose only characters there are hidden."""

    NONE = 0
    ONE = 1


class GiftToEliminated(IntEnum):
    """E39: whether a searcher may give the card to an eliminated player."""

    FALSE = 0
    TRUE = 1


class HardwareAtSupermarket(IntEnum):
    """E46: Hardware where four zombies or more stand at the supermarket."""

    ONLY_BELOW_4 = 0
    ANY_TIME_BUT_COUNTS_ONLY_BELOW_4 = 1


class ZombieSupply(IntEnum):
    """1.14: whether the thirty figures are all there are."""

    LIMITED = 0
    UNLIMITED = 1


OPTIONS = (
    Option.of("sprint_timing", SprintTiming),
    Option.of("end_check", EndCheck),
    Option.of("revote_candidates", RevoteCandidates),
    Option.of("second_tie_pool", SecondTiePool),
    Option.of("threat_carries", ThreatCarries),
    Option.of("attack_cards_by", AttackCardsBy),
    Option.of("threat_by_outsiders", ThreatByOutsiders),
    Option.of("zombie_player", ZombiePlayer),
    Option.of("parking_leftovers", ParkingLeftovers),
    Option.of("overrun_check", OverrunCheck),
    Option.of("card_window", CardWindow),
    Option.of("first_chief", FirstChief),
    Option.of("hidden_only_revote", HiddenOnlyRevote),
    Option.of("gift_to_eliminated", GiftToEliminated),
    Option.of("hardware_at_supermarket", HardwareAtSupermarket),
    Option("zombie_supply", ("30", "unlimited")),
)
