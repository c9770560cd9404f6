"""Entries: the lines of a table's log, of which everything else about the table follows.

An entry says what was done, by whom and when, and never what came of it: that is for the rules.
Times are milliseconds of the server's clock. Owners and one-time codes stand here as hashes.
Entries are stored as JSON; one that this program does not know makes the table unreadable, and is
said to be so.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from graveshift.server.terms import Clocks, Options, Pace, Standing, Talk

By: TypeAlias = Literal["person", "bot", "forced", "orders", "cover", "clock"]
"""Who made a choice for a seat: its person, its bot, nobody because there was only one, a standing
order, a bot that covers for somebody away, or what the clock does when it runs out."""
Digest: TypeAlias = Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]
"""A SHA-256."""


class Entry(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="entry",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A line of the log."""

    time: int
    """When it was written."""


class ByClient(Entry, frozen=True, kw_only=True):
    """A line that somebody asked for, and may ask for again."""

    seat: int
    id: str = ""
    """The client's own name for what it asked, so that a repeat gets the same answer."""


# The table ----------------------------------------------------------------------------------------


class Created(Entry, frozen=True, kw_only=True, tag="created"):
    """A table was set up; nobody sits at it yet."""

    table: str
    game: str
    rules: int
    seats: int
    host: Digest
    seed: bytes
    """The server's part of the key of chance; shown when the game is over."""
    commitment: Digest
    """The hash of that seed, shown from the start."""
    options: Options = {}
    title: str = ""
    private: bool = False
    spectators: bool = True
    late: bool = True
    """Whether somebody may take a bot's seat while the game runs."""
    pace: Pace = "brisk"
    clocks: Clocks = Clocks()
    talk: Talk = "open"
    grace: int = 60_000
    """How long a seat stays empty before a bot covers it; 0 is for ever."""
    before: str = ""
    """The table of which this is a rematch."""
    practice: int = 0
    """The number of the practice game whose key is taken; 0 where seed and nonces make it."""


class Locked(Entry, frozen=True, kw_only=True, tag="locked"):
    """The host let nobody in any more, or opened the table again."""

    locked: bool = True


class Dealt(Entry, frozen=True, kw_only=True, tag="dealt"):
    """The game began."""

    state: str
    """The fingerprint of the state after the deal."""


class Followed(Entry, frozen=True, kw_only=True, tag="followed"):
    """There is a rematch, at another table."""

    table: str


class Outage(Entry, frozen=True, kw_only=True, tag="outage"):
    """No server ran for a while; clocks stood still meanwhile."""

    since: int
    until: int


# Seats --------------------------------------------------------------------------------------------


class Sat(ByClient, frozen=True, kw_only=True, tag="sat"):
    """Somebody took a seat."""

    owner: Digest
    name: str
    nonce: bytes = b""
    """The seat's part of the key of chance; nothing from those who come after the deal."""


class Filled(ByClient, frozen=True, kw_only=True, tag="filled"):
    """A bot took a seat."""

    bot: str


class Rose(ByClient, frozen=True, kw_only=True, tag="rose"):
    """Somebody, or a bot, left a seat for good."""


class Came(Entry, frozen=True, kw_only=True, tag="came"):
    """The owner of some seats is there, by way of one server."""

    seats: tuple[int, ...]
    house: str


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """The owner of some seats is no longer there by way of that server."""

    seats: tuple[int, ...]
    house: str


class Covered(Entry, frozen=True, kw_only=True, tag="covered"):
    """A bot plays for a seat until its owner comes back."""

    seat: int
    bot: str


class Noticed(Entry, frozen=True, kw_only=True, tag="noticed"):
    """Somebody who is not there was told that a question waits that came then."""

    seat: int
    since: int


class Offered(ByClient, frozen=True, kw_only=True, tag="offered"):
    """A seat can be moved to another device by who says a code."""

    code: Digest
    until: int


class Moved(ByClient, frozen=True, kw_only=True, tag="moved"):
    """A seat was moved to another device; the code is spent."""

    owner: Digest


class Ordered(ByClient, frozen=True, kw_only=True, tag="ordered"):
    """A seat said what shall be done for it without asking."""

    orders: Standing


# Play ---------------------------------------------------------------------------------------------


class Chose(ByClient, frozen=True, kw_only=True, tag="chose"):
    """A seat made a choice."""

    code: int
    state: str
    """The fingerprint of the state that came of it."""
    by: By = "person"
    revises: bool = False
    """Whether a sealed answer was taken back for this one, in the same instant."""


class TookBack(ByClient, frozen=True, kw_only=True, tag="took_back"):
    """A seat took its sealed answer back, and has none now."""

    state: str


class Undone(ByClient, frozen=True, kw_only=True, tag="undone"):
    """A seat undid its last choice."""

    state: str


# Talk ---------------------------------------------------------------------------------------------


class Said(ByClient, frozen=True, kw_only=True, tag="said"):
    """A seat said something, in words of its own or by a phrase that readers have translated."""

    to: int | None = None
    """The seat that it was whispered to."""
    text: str = ""
    phrase: str = ""


class Claimed(ByClient, frozen=True, kw_only=True, tag="claimed"):
    """A seat claimed or promised something that the rules can judge."""

    kind: int
    a: int = 0
    b: int = 0


class Muted(ByClient, frozen=True, kw_only=True, tag="muted"):
    """A seat will not, or will again, hear another."""

    whom: int
    muted: bool = True


class Withheld(ByClient, frozen=True, kw_only=True, tag="withheld"):
    """A seat will not, or will again, have the open replay given to those without a seat."""

    withheld: bool = True


Played: TypeAlias = Chose | TookBack | Undone
"""What is done in a game."""
Line: TypeAlias = (
    Created
    | Locked
    | Dealt
    | Followed
    | Outage
    | Sat
    | Filled
    | Rose
    | Came
    | Left
    | Covered
    | Noticed
    | Offered
    | Moved
    | Ordered
    | Chose
    | TookBack
    | Undone
    | Said
    | Claimed
    | Muted
    | Withheld
)
"""Any line of a log."""

write: msgspec.json.Encoder = msgspec.json.Encoder()
reader: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What comes of reading a body that is no line."""


def written(line: Entry) -> bytes:
    """A line as it is stored."""
    return write.encode(line)


def read(body: bytes) -> Line:
    """The line that a body says; one of UNREADABLE where it says none that is known here."""
    return reader.decode(body)
