"""Parts: the pieces of which a frame is put together, each with what it may show.

Nothing else is ever shown of a table. Whatever a part says is either public or the viewer's own.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from graveshift.server.terms import Clocks, Pace, Standing, Talk


class Part(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A piece of what is shown."""


Stage: TypeAlias = Literal["lobby", "playing", "over", "closed"]
Shut: TypeAlias = Literal["", "rules-changed", "unreadable"]
"""Why nobody can play on at a closed table."""


SaidValue: TypeAlias = int | str | list[str]
"""A number; a word, a noun's key or several with spaces between; or texts to be enumerated."""
Said: TypeAlias = tuple[str, dict[str, SaidValue]]
"""A message in no language yet: its key in the message files, and its variables."""


Cause: TypeAlias = Literal[
    "not-yours",  # the seat belongs to somebody else
    "stale",  # it answers a question that is no longer asked
    "rules",  # the rules do not allow it; `reason` says why
    "no-undo",  # it cannot be undone any more
    "not-running",  # the game has not begun, or is over
    "closed",  # the table is closed for play
    "seat-taken",
    "seats-empty",  # nothing is dealt before all seats are taken
    "locked",
    "host-only",
    "not-now",  # not at this stage of the table
    "quiet",  # talk of this kind is off at this table
    "silence",  # the rules want silence now
    "unknown",  # no such phrase, claim, bot, game or option
    "wrong-code",
    "too-many",
    "no-table",
    "bad-message",  # not a message, or not one that is taken here
    "too-fast",
    "too-large",
    "forbidden",  # from another site, or without the right to it
    "broken",  # the store could not be written; nothing was done, or it was and a repeat tells
]
"""Why something was not done."""


class Terms(Part, frozen=True):
    """The table, and what was agreed when it was set up."""

    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    """Only those that differ from what the game's rules say."""
    title: str
    private: bool
    spectators: bool
    late: bool
    pace: Pace
    clocks: Clocks
    talk: Talk
    grace: int
    commitment: str
    """SHA-256 of the seed, in hexadecimal; nothing where all chance is known beforehand."""
    stage: Stage
    practice: bool = False
    """Whether it is a game for practice, dealt with a published key."""
    locked: bool = False
    shut: Shut = ""
    seed: str = ""
    """The server's part of the key of chance, shown when the game is over."""
    rematch: str = ""
    """The table where it goes on."""


class SeatCard(Part, frozen=True):
    """A seat, as all see it."""

    driver: Literal["nobody", "person", "bot", "cover"]
    name: str = ""
    bot: str = ""
    """Which bot plays, or covers."""
    present: bool = False
    is_host: bool = False
    nonce: str = ""
    """Its part of the key of chance, in hexadecimal."""


class Clock(Part, frozen=True):
    """A seat's clock: when it runs out if it runs, and what is left of the bank at the start."""

    bank: int
    until: int | None = None


class Offered(Part, frozen=True):
    """A code that can be chosen, how notation writes it, and what it says."""

    code: int
    text: str
    said: Said


class Mine(Part, frozen=True):
    """What only the seat itself is told."""

    choices: tuple[Offered, ...] = ()
    """What it may choose, be it in place of a sealed answer."""
    question: Said | None = None
    """What it is asked, or why it is asked nothing."""
    may_take_back: bool = False
    may_undo: bool = False
    orders: Standing = "none"
    muted: tuple[int, ...] = ()
    withheld: bool = False
    """Whether it keeps the open replay from those who have no seat."""


class ClaimCard(Part, frozen=True):
    """A claim or promise, and what became of it."""

    number: int
    seat: int
    kind: int
    a: int
    b: int
    verdict: Literal["open", "kept", "broken"]
    said: Said


class TalkLine(Part, frozen=True):
    """Something said. A whisper between others has neither text nor phrase."""

    seat: int
    time: int
    to: int | None = None
    text: str = ""
    phrase: str = ""


class Note(Part, frozen=True):
    """Something that happened at the table and is no event of the game."""

    kind: Literal["undone"]
    seat: int


ViewField: TypeAlias = int | list[int | list[int]]
"""A field of a record: a number, a row of them, or rows."""
EventLine: TypeAlias = tuple[int, int, int, int, int, Said]
"""Kind, particulars, and what is said of it."""


class Listed(Part, frozen=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    stage: Stage
    touched: int
    seats: tuple[str, ...]
    """Names of those who sit; nothing where nobody does."""
    private: bool = False
    mine: tuple[int, ...] = ()
    """Your seats."""
    waits_for_me: bool = False


class ShelfCard(Part, frozen=True):
    """A game that can be played here."""

    game: str
    rules: int
    seats: tuple[int, int]
    """The fewest and the most."""
