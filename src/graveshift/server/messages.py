"""Messages: everything that goes over the wire, both ways, and nothing else does.

A socket takes `FromClient` and gives `FromServer`; the bodies of requests stand beside these. Each
is one JSON object that names its `type`; unknown fields are refused, everything has a bound.

What a viewer is shown comes in frames. A frame has a number, one more than the viewer's frame
before it, and those parts that changed: a part replaces the one before, but of `view` only the
fields named. A snapshot is the same with every part, for who has no earlier frames. A `Said` is
the key of a message and its variables; the client finds it in the files of its own language.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from graveshift.server.parts import (
    Cause,
    ClaimCard,
    Clock,
    EventLine,
    Listed,
    Mine,
    Note,
    Said,
    SeatCard,
    ShelfCard,
    TalkLine,
    Terms,
    ViewField,
)
from graveshift.server.terms import (
    END,
    BotName,
    Clocks,
    Code,
    Endpoint,
    GameName,
    Id,
    Key,
    Letters,
    Name,
    Nonce,
    Number,
    Options,
    Pace,
    Seat,
    Small,
    Standing,
    Talk,
    Text,
    Title,
    Viewer,
)


class Message(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """One JSON object."""


# From a client, over the socket -------------------------------------------------------------------


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: whom to show the table to, and which frame of each was seen last."""

    seats: Annotated[tuple[Viewer, ...], Meta(min_length=1, max_length=7)]
    since: Annotated[dict[Viewer, Number], Meta(max_length=7)] = {}
    """Who is missing here is sent a snapshot."""


class Deed(Message, frozen=True, kw_only=True):
    """Something done at a table; sent again until it is answered."""

    id: Id
    seat: Seat


class Choose(Deed, frozen=True, kw_only=True, tag="choose"):
    """A choice, or another one in place of a sealed answer."""

    code: Code
    seen: Number
    """The frame that was seen last: a choice that answers an earlier question is stale."""


class TakeBack(Deed, frozen=True, kw_only=True, tag="take_back"):
    """A sealed answer is taken back, and none given in its place."""

    seen: Number


class Undo(Deed, frozen=True, kw_only=True, tag="undo"):
    """The last choice is undone, where nothing was rolled, shown or done by others since."""

    seen: Number


class Order(Deed, frozen=True, kw_only=True, tag="order"):
    """What shall be passed without asking."""

    orders: Standing


class Say(Deed, frozen=True, kw_only=True, tag="say"):
    """Talk, to all or whispered to one: a text or a phrase."""

    text: Text | None = None
    phrase: Key | None = None
    to: Seat | None = None


class Claim(Deed, frozen=True, kw_only=True, tag="claim"):
    """A claim or promise that the rules can judge; what `a` and `b` are is the kind's."""

    kind: Annotated[int, Meta(ge=0, le=63)]
    a: Small = 0
    b: Small = 0


class Mute(Deed, frozen=True, kw_only=True, tag="mute"):
    """Talk of another seat is not shown to this one, or is again."""

    whom: Seat
    muted: bool = True


class Withhold(Deed, frozen=True, kw_only=True, tag="withhold"):
    """The open replay is kept from those who have no seat, or given to them again."""

    withheld: bool = True


class Why(Message, frozen=True, kw_only=True, tag="why"):
    """Why a code may not be chosen; changes nothing."""

    id: Id
    seat: Seat
    code: Code


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Whether the server is there."""


AnyDeed: TypeAlias = Choose | TakeBack | Undo | Order | Say | Claim | Mute | Withhold
FromClient: TypeAlias = Hello | AnyDeed | Why | Ping


# From a client, as the body of a request ----------------------------------------------------------


class Create(Message, frozen=True, kw_only=True, tag="create"):
    """A table is set up; nobody sits at it yet."""

    id: Id
    game: GameName
    seats: Annotated[int, Meta(ge=1, le=6)]
    options: Options = {}
    title: Title = ""
    private: bool = False
    spectators: bool = True
    late: bool = True
    pace: Pace = "brisk"
    clocks: Clocks = Clocks()
    talk: Talk = "open"
    grace: Annotated[int, Meta(ge=0, le=86_400_000)] = 60_000


class PlayNow(Message, frozen=True, kw_only=True, tag="play_now"):
    """A private table against bots, with a seat at it, and begun; a `tour` has all chance known."""

    id: Id
    game: GameName
    seats: Annotated[int, Meta(ge=1, le=6)] | None = None
    options: Options = {}
    bot: BotName = "greedy"
    name: Name | None = None
    nonce: Nonce = ""
    commitment: Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*" + END)] = ""
    """One that the server gave beforehand, so that it cannot be made to suit the nonce."""
    pace: Pace = "brisk"
    tour: bool = False


class Sit(Message, frozen=True, kw_only=True, tag="sit"):
    """A seat is taken: an empty one, or a bot's while the game runs."""

    id: Id
    name: Name | None = None
    nonce: Nonce = ""


class Fill(Message, frozen=True, kw_only=True, tag="fill"):
    """Bots take empty seats: those named, or all."""

    id: Id
    bot: BotName = "greedy"
    seats: Annotated[tuple[Seat, ...], Meta(max_length=6)] | None = None


class Rise(Message, frozen=True, kw_only=True, tag="rise"):
    """A seat is left for good; before the deal the host may also send a bot or somebody away."""

    id: Id


class Lock(Message, frozen=True, kw_only=True, tag="lock"):
    """Nobody else may sit down, or again."""

    id: Id
    locked: bool = True


class Start(Message, frozen=True, kw_only=True, tag="start"):
    """The game begins; every seat has to be taken."""

    id: Id


class Rematch(Message, frozen=True, kw_only=True, tag="rematch"):
    """A new table on the same terms; all who ask for it are sent to the same one."""

    id: Id


class Offer(Message, frozen=True, kw_only=True, tag="offer"):
    """A code by which another device takes over a seat."""

    id: Id


class Take(Message, frozen=True, kw_only=True, tag="take"):
    """The seat that such a code moves."""

    id: Id
    code: Annotated[str, Meta(min_length=10, max_length=24)]


class Notify(Message, frozen=True, kw_only=True, tag="notify"):
    """This browser is to be told when it is somebody's turn who is not here, or no more."""

    id: Id
    endpoint: Endpoint
    p256dh: Letters
    auth: Letters
    language: Literal["en", "de", "pl", "it"] = "en"
    wanted: bool = True


FromRequest: TypeAlias = (
    Create | PlayNow | Sit | Fill | Rise | Lock | Start | Rematch | Offer | Take | Notify
)


# From the server: what a viewer is shown ----------------------------------------------------------


class Shown(Message, frozen=True, kw_only=True, omit_defaults=True):
    """What a frame and a snapshot have in common."""

    seat: int
    n: int
    time: int
    """When it happened; of a snapshot, when the last frame did."""
    terms: Terms | UnsetType = UNSET
    seats: tuple[SeatCard, ...] | UnsetType = UNSET
    clocks: tuple[Clock, ...] | UnsetType = UNSET
    view: dict[str, ViewField] | UnsetType = UNSET
    """Fields of the game's record and what is reckoned, as the reference documents them."""
    mine: Mine | UnsetType = UNSET
    claims: tuple[ClaimCard, ...] | UnsetType = UNSET
    talk: tuple[TalkLine, ...] = ()


class Frame(Shown, frozen=True, kw_only=True, omit_defaults=True, tag="frame"):
    """One step of what a viewer is shown: the parts that changed, and what happened."""

    events: tuple[EventLine, ...] = ()
    notes: tuple[Note, ...] = ()


class Snapshot(Shown, frozen=True, kw_only=True, omit_defaults=True, tag="snapshot"):
    """Everything that a viewer is shown now, and the latest of the talk."""


# From the server: answers -------------------------------------------------------------------------


class Ack(Message, frozen=True, kw_only=True, tag="ack"):
    """It is done and stored; the seat sees it in frame `n` at the latest."""

    id: str
    seat: int
    n: int


class Refused(Message, frozen=True, kw_only=True, omit_defaults=True, tag="refused"):
    """It was not done, and nothing changed."""

    cause: Cause
    id: str = ""
    seat: int | None = None
    reason: int | None = None
    """The number that the game's rules gave."""
    said: Said | None = None
    """What the reason says."""
    says: str = ""
    """One sentence in English, for people who write clients."""


class Because(Message, frozen=True, kw_only=True, tag="because"):
    """The answer to `why`: the reason of the game's rules, 0 where the code may be chosen."""

    id: str
    seat: int
    code: int
    reason: int
    said: Said


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    """The server is there, and this is its time."""

    time: int
    page: str
    """The version of the page that it has; empty where none was built."""


class Gone(Message, frozen=True, kw_only=True, tag="gone"):
    """The stream ends: the seat moved to another device, or the table was deleted."""

    cause: Literal["moved", "deleted", "forbidden"]


FromServer: TypeAlias = Frame | Snapshot | Ack | Refused | Because | Pong | Gone


# From the server, as the body of an answer to a request -------------------------------------------


class Made(Message, frozen=True, kw_only=True, tag="made"):
    """A table, and the seats that are yours."""

    table: str
    seats: tuple[int, ...] = ()


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """A request was done and stored."""

    id: str
    seats: tuple[int, ...] = ()
    """The seats that it was about."""


class MoveCode(Message, frozen=True, kw_only=True, tag="move_code"):
    """The code that moves a seat; shown once, good until then."""

    code: str
    until: int


class NoticeKey(Message, frozen=True, kw_only=True, tag="notice_key"):
    """The key by which a browser asks its vendor's service for a place to send notices to."""

    key: str


class Promise(Message, frozen=True, kw_only=True, tag="promise"):
    """A commitment that can be named in `play_now`."""

    commitment: str


class Listing(Message, frozen=True, kw_only=True, tag="listing"):
    """Tables."""

    tables: tuple[Listed, ...]


class Shelf(Message, frozen=True, kw_only=True, tag="shelf"):
    """What can be played here, and the bots that play."""

    games: tuple[ShelfCard, ...]
    bots: tuple[str, ...]


Answer: TypeAlias = Made | Done | MoveCode | NoticeKey | Promise | Listing | Shelf | Refused

encode = msgspec.json.Encoder().encode
"""Any message as JSON."""
from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
from_request: msgspec.json.Decoder[FromRequest] = msgspec.json.Decoder(FromRequest)
from_server: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
from_answer: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)
