"""Hindsight: a game as another seat saw it, once it is over.

When a game is over its cards lie open, so whoever may have the open replay may look on from any
seat. What a seat was told besides stays with it: whispers, whom it does not hear, its orders.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from graveshift.server.messages import Frame, encode

WHICH = {"seat", "n", "time"}
"""What says which frame it is, and shows nothing."""
EMPTY = Frame(seat=0, n=0, time=0)
from_frame = msgspec.json.Decoder(Frame)


def retold(frames: Iterable[bytes]) -> list[bytes]:
    """Frames of a seat without what was for nobody else, counted anew."""
    kept: list[bytes] = []
    for body in frames:
        frame = replace(from_frame.decode(body), mine=UNSET, talk=(), n=len(kept) + 1)
        if replace(frame, **{name: getattr(EMPTY, name) for name in WHICH}) != EMPTY:
            kept.append(encode(frame))
    return kept
