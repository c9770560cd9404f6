"""Wishes and promises of The Walking Dead in words."""

from __future__ import annotations

from graveshift.engine.notation import word_of
from graveshift.games.walking_dead.components import LOCATIONS
from graveshift.games.walking_dead.talk import Claim
from graveshift.words.game_words import Said
from graveshift.words.walking_dead_nouns import location

CLAIMABLE = (
    *((Claim.WISH.value, where, 0) for where in range(LOCATIONS)),
    (Claim.WILL_STAY.value, 0, 0),
    *((Claim.WILL_WALK.value, where, 0) for where in range(LOCATIONS)),
)
"""Every wish and promise: kinds, each with all its particulars."""


def said_claim(kind: int, a: int, _b: int) -> Said:
    """The message of a wish or promise."""
    key = f"claim-{word_of(Claim(kind))}"
    return Said(key) if kind == Claim.WILL_STAY else Said(key, {"location": location(a)})
