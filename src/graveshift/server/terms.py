"""Terms: what is agreed at a table when it is set up, as messages and the log both say it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Pace: TypeAlias = Literal["instant", "brisk", "human"]
"""How long bots take, and what is passed for somebody who can only pass."""
Talk: TypeAlias = Literal["open", "table", "phrases", "off"]
"""All talk; no whispers; phrases and claims only; none."""
Standing: TypeAlias = Literal["none", "window", "round"]
"""What to pass without being asked: nothing, this window, every window of this round."""
ClockKind: TypeAlias = Literal["none", "live", "slow"]
AtZero: TypeAlias = Literal["bot", "safe"]
"""What chooses for a seat whose clock ran out: a bot, or the rules' own safe choice."""

Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Options: TypeAlias = Annotated[dict[Word, Word], Meta(max_length=40)]
LONGEST = 30 * 24 * 3600 * 1000
"""No clock allows more: thirty days."""
Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=LONGEST)]


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long a seat may think.

    It has `decision` for each decision, and when that is used up a `bank` that lasts for the game.
    """

    kind: ClockKind = "none"
    decision: Milliseconds = 0
    bank: Milliseconds = 0
    at_zero: AtZero = "safe"


Seat: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Viewer: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
"""A seat, or 7 for a bystander."""
Code: TypeAlias = Annotated[int, Meta(ge=0, le=255)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 40)]
"""The number of a frame."""
Small: TypeAlias = Annotated[int, Meta(ge=-1, le=255)]
END = r"$(?!\n)"
"""The end of a text; a `$` alone lets an end of line pass."""
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_.:-]+" + END)]
"""A client's own name for what it asks, never used twice: a repeat gets the same answer."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Title: TypeAlias = Annotated[str, Meta(max_length=40)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+" + END)]
Nonce: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{2})*" + END)]
"""A seat's part of the key of chance, up to 32 bytes in hexadecimal."""
Endpoint: TypeAlias = Annotated[str, Meta(max_length=1000, pattern="^https?://[!-~]+" + END)]
"""Where a browser's notices are sent to."""
Letters: TypeAlias = Annotated[str, Meta(max_length=120, pattern="^[A-Za-z0-9_-]+" + END)]
"""Bytes in the letters of base64url."""
GameName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
