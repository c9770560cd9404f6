"""Practice: games whose chance is known beforehand, so that a first one can be explained.

The key of such a game follows from the game's name and a number, by a line that stands here for
all to see. Nobody commits to a seed and nobody adds a nonce; bots draw their luck from that key
too. So the same answers lead to the same game, wherever and as often as it is played.
"""

from __future__ import annotations

import hashlib

from graveshift.engine.game import KEY_BYTES

LAST_LESSON = 1 << 16


def practice_key(game: str, lesson: int) -> bytes:
    """The key of chance of a practice game."""
    return hashlib.sha256(b"practice game %d of %s" % (lesson, game.encode())).digest()[:KEY_BYTES]
