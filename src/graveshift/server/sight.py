"""Sight: what one viewer is shown of a table, frame by frame.

After each entry the viewer's parts are made from what the viewer may know and compared with those
shown before. What differs goes into the next frame; when nothing differs and nothing happened that
the viewer may know of, there is no frame and no number. So frames are counted 1, 2, 3 … for each
viewer, and nobody can tell from them what others do in secret: a draft, a changed mind, an order.

Frames follow from the log alone. Any process that reads it makes the same bytes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import UNSET

from graveshift.engine.frame import ALLOWED, standing
from graveshift.engine.frame import Frame as Record
from graveshift.engine.game import Game
from graveshift.server import entries
from graveshift.server.chatter import SHOWN
from graveshift.server.entries import Line
from graveshift.server.ledger import GameNamed, Ledger
from graveshift.server.messages import Frame, Snapshot, encode
from graveshift.server.parts import (
    ClaimCard,
    Clock,
    EventLine,
    Mine,
    Offered,
    SeatCard,
    TalkLine,
    Terms,
    ViewField,
)
from graveshift.server.reckoner import Reckoned, news
from graveshift.server.viewing import viewing_of
from graveshift.words.telling import say_choice, say_question

RETAINED = 200
"""Frames of a viewer that are kept in memory; earlier ones are made again from the log."""
SHOWS_PLAY = entries.Dealt | entries.Played
"""Entries that can change what is seen of the game."""


class Shown(NamedTuple):
    """The parts shown so far; the view as the bytes of a record."""

    terms: Terms | None = None
    seats: tuple[SeatCard, ...] = ()
    clocks: tuple[Clock, ...] = ()
    claims: tuple[ClaimCard, ...] = ()
    mine: Mine = Mine()
    view: bytes = b""
    reckoned: Reckoned = {}  # noqa: RUF012 - never changed, only exchanged


class Sight:
    """What one viewer has been shown of a table, and the frames by which it was."""

    def __init__(self, viewer: int, retained: int | None = RETAINED) -> None:
        """Nothing yet; keeps so many of the latest frames, or all."""
        self.viewer = viewer
        self.n = 0
        """The number of the last frame."""
        self.time = 0
        self.shown = Shown()
        self.frames: deque[bytes] = deque(maxlen=retained)
        self.talk: deque[TalkLine] = deque(maxlen=SHOWN)
        self.owned_from = 0
        """The last frame that is not for whoever has the seat now: until then it heard whispers."""
        self.asked_at = 0
        """The frame with the question that a choice answers now."""
        self.question: tuple[Any, ...] = ()
        self.question_before: tuple[Any, ...] = ()
        self.has_whispers = False
        """Whether something was whispered that is not for who may sit down there next."""
        self.answers: dict[str, int] = {}
        """What the seat asked for by names of its own, and the last frame when it was done."""

    # Frame by frame -------------------------------------------------------------------------------

    def step(self, ledger: Ledger) -> bool:
        """Show what the ledger's last entry changed; whether there was anything."""
        line = ledger.line
        before, after = self.shown, self.look(ledger, plays=isinstance(line, SHOWS_PLAY))
        self.shown = after
        changes: dict[str, Any] = {}
        if after.terms is not before.terms and after.terms != before.terms:
            changes["terms"] = after.terms
        if after.seats is not before.seats and after.seats != before.seats:
            changes["seats"] = after.seats
        if after.clocks is not before.clocks and after.clocks != before.clocks:
            changes["clocks"] = after.clocks
        if after.claims is not before.claims and after.claims != before.claims:
            changes["claims"] = after.claims
        if after.mine is not before.mine and after.mine != before.mine:
            changes["mine"] = after.mine
        if after.view != before.view or (
            after.reckoned is not before.reckoned and after.reckoned != before.reckoned
        ):
            changes["view"] = changed(ledger.game, before, after)
        if ledger.notes:
            changes["notes"] = ledger.notes
        events = self.events(ledger, line)
        if events:
            changes["events"] = events
        talk = self.heard(ledger, line)
        if talk:
            changes["talk"] = talk
        if changes:
            self.n += 1
            self.time = ledger.time
            self.frames.append(encode(Frame(seat=self.viewer, n=self.n, time=self.time, **changes)))
        self.note(line)
        return bool(changes)

    def look(self, ledger: Ledger, *, plays: bool) -> Shown:
        """The parts as they are now; of the game the old ones unless the entry was of play."""
        view, mine, new_view = self.shown.view, self.shown.mine, None
        reckoned = self.shown.reckoned
        if not ledger.shut:
            if plays and ledger.board is not None:
                reckoned = ledger.board.reckoned()
                seen = ledger.board.view(self.viewer)
                raw = seen.raw()
                if raw != view:
                    self.ask(seen)
                    view, new_view = raw, seen
            if self.viewer < ledger.created.seats:
                mine = self.make_mine(ledger, new_view)
        return Shown(
            ledger.terms(),
            ledger.seat_cards(),
            ledger.clock_cards(),
            ledger.claim_cards(),
            mine,
            view,
            reckoned,
        )

    def glance(self, ledger: Ledger) -> None:
        """See what there is now without having followed it; frames are not counted then."""
        self.time = ledger.time
        self.shown = self.look(ledger, plays=True)
        heard = (ledger.chatter.heard_by(self.viewer, said) for said in ledger.chatter.lines)
        self.talk.extend(line for line in heard if line is not None)

    def ask(self, seen: Record) -> None:
        """Note what is asked, as far as the viewer can see it."""
        self.question = (seen.decision, seen.asked, seen.round, seen.ending)

    def make_mine(self, ledger: Ledger, new_view: Record | None) -> Mine:
        """What only the seat is told; its choices follow from its view and are kept with it."""
        seat, board, old = self.viewer, ledger.board, self.shown.mine
        choices, question = old.choices, old.question
        may_take_back, may_undo = old.may_take_back, False
        if board is not None:
            may_undo = board.undoable(seat) > 0
            if new_view is not None:
                is_asked = standing(new_view, seat) == ALLOWED
                may_take_back = is_asked and board.may_take_back(seat)
                codes = board.choices(seat, reopened=may_take_back) if is_asked else []
                choices = offered(ledger.game, new_view, seat, codes)
                question = say_question(ledger.game, new_view, seat).plain
        orders = ledger.orders.seats[seat].orders
        muted = tuple(sorted(ledger.chatter.muted[seat]))
        now = (
            choices, question, may_take_back, may_undo, orders, muted, seat in ledger.withheld
        )  # fmt: skip
        then = (
            old.choices, old.question, old.may_take_back, old.may_undo, old.orders, old.muted,
            old.withheld,
        )  # fmt: skip
        return old if now == then else Mine(*now)

    def events(self, ledger: Ledger, line: Line | None) -> tuple[EventLine, ...]:
        """What the viewer may know of what happened."""
        if ledger.board is None or not isinstance(line, SHOWS_PLAY):
            return ()
        return tuple(line for one, line in ledger.told if one.known_to(self.viewer))

    def heard(self, ledger: Ledger, line: Line | None) -> tuple[TalkLine, ...]:
        """What the viewer hears, or sees being whispered."""
        if not isinstance(line, entries.Said):
            return ()
        heard = ledger.chatter.heard_by(self.viewer, line)
        if heard is None:
            return ()
        self.talk.append(heard)
        self.has_whispers = self.has_whispers or heard.to is not None
        return (heard,)

    def note(self, line: Line | None) -> None:
        """Note since when the present question stands, and what was answered to the seat."""
        question = (*self.question, self.shown.mine.choices)
        own = isinstance(line, entries.ByClient) and line.seat == self.viewer
        if question != self.question_before or (own and isinstance(line, SHOWS_PLAY)):
            self.asked_at = self.n
        self.question_before = question
        if isinstance(line, entries.ByClient) and own:
            self.answers[line.id] = self.n
        if own and isinstance(line, entries.Sat) and self.has_whispers:
            self.owned_from, self.has_whispers = self.n - 1, False
            self.talk = deque((one for one in self.talk if one.to is None), SHOWN)

    # What a viewer can have -----------------------------------------------------------------------

    @property
    def oldest(self) -> int:
        """The number of the oldest frame in memory; one more than the last when there is none."""
        return self.n - len(self.frames) + 1

    def frame(self, n: int) -> bytes:
        """A frame that is in memory."""
        return self.frames[n - self.oldest]

    def snapshot(self, ledger: Ledger) -> bytes:
        """Everything that is shown now, in one message."""
        shown = self.shown
        whole: dict[str, Any] = {}
        if shown.view:
            whole["view"] = changed(ledger.game, Shown(), shown)
        if shown.mine != Mine():
            whole["mine"] = shown.mine
        return encode(
            Snapshot(
                seat=self.viewer,
                n=self.n,
                time=self.time,
                terms=shown.terms or UNSET,
                seats=shown.seats,
                clocks=shown.clocks,
                claims=shown.claims,
                talk=tuple(self.talk),
                **whole,
            )
        )


def offered(game: Game, seen: Record, seat: int, codes: list[int]) -> tuple[Offered, ...]:
    """Codes with how notation writes them and what they say, as far as the seat can see."""
    write = game.notation.write_choice
    return tuple(
        Offered(code, write(seen, seat, code), say_choice(game, seen, seat, code).plain)
        for code in codes
    )


def changed(game: Game, before: Shown, after: Shown) -> dict[str, ViewField]:
    """The fields of a view and what is reckoned that differ; all when there was no view before."""
    fields = viewing_of(game).changed(before.view, after.view)
    return fields | news(before.reckoned, after.reckoned)


def folded(
    game_named: GameNamed, bodies: Iterable[bytes], viewers: Iterable[int]
) -> tuple[Ledger, dict[int, Sight]]:
    """A ledger, and what some viewers have been shown, with every frame, from a whole log."""
    ledger = Ledger(game_named)
    sights = {viewer: Sight(viewer, None) for viewer in viewers}
    for body in bodies:
        ledger.read(body)
        for sight in sights.values():
            sight.step(ledger)
    return ledger, sights
