"""A mirror: what one viewer is shown of a table, put together again from frames.

A snapshot gives every part; a frame, whose number follows on the one before, those that changed.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import UNSET

from graveshift.engine.bits import has
from graveshift.engine.errors import UserError
from graveshift.engine.frame import Frame as Record
from graveshift.engine.game import Game
from graveshift.server.messages import Frame, Snapshot
from graveshift.server.parts import ClaimCard, Clock, Mine, SeatCard, TalkLine, Terms, ViewField


class GapError(Exception):
    """A frame that does not follow on the one before."""


class ForeignViewError(UserError):
    """A view that is not one of the game as it is known here."""


@dataclass
class Mirror:
    """What a viewer is shown."""

    viewer: int
    n: int = 0
    """The number of the last frame."""
    terms: Terms | None = None
    seats: tuple[SeatCard, ...] = ()
    clocks: tuple[Clock, ...] = ()
    view: dict[str, ViewField] = field(default_factory=dict)
    mine: Mine = field(default_factory=Mine)
    claims: tuple[ClaimCard, ...] = ()
    talk: list[TalkLine] = field(default_factory=list)

    def apply(self, shown: Frame | Snapshot) -> None:
        """See what is shown; `GapError` when something before it was missed."""
        if isinstance(shown, Snapshot):
            self.view, self.talk = {}, []
        elif shown.n != self.n + 1:
            raise GapError(f"frame {shown.n} after frame {self.n}")
        self.n = shown.n
        for name in ("terms", "seats", "clocks", "mine", "claims"):
            part = getattr(shown, name)
            if part is not UNSET:
                setattr(self, name, part)
        if shown.view is not UNSET:
            self.view = {**self.view, **shown.view}
        self.talk += shown.talk

    @property
    def is_over(self) -> bool:
        """Whether nothing more is played at this table."""
        return self.terms is not None and self.terms.stage in {"over", "closed"}

    @property
    def codes(self) -> list[int]:
        """What may be chosen, be it in place of a sealed answer."""
        return [offered.code for offered in self.mine.choices]

    @property
    def is_asked(self) -> bool:
        """Whether the viewer owes a choice."""
        owes = self.view.get("owes", 0)
        return isinstance(owes, int) and has(owes, self.viewer) and bool(self.codes)

    def record(self, game: Game) -> Record:
        """The view as the rules know it, for a bot to think about."""
        record = game.state()
        known = {one.name for one in record.layout.fields}
        reckoned = {one.name for one in game.reckonings}
        try:
            for name in self.view.keys() - reckoned:
                if name not in known:
                    raise KeyError(name)
                put(record, name, self.view[name])
        except (LookupError, TypeError, ValueError) as error:
            raise ForeignViewError(f"the view is not one of {game.public_name}.") from error
        return record


def put(record: Record, name: str, value: ViewField) -> None:
    """Write a number, a row or rows into a field."""
    place = getattr(record, name)
    if isinstance(value, int) is not isinstance(place, int):
        raise TypeError(name)
    if isinstance(value, int):
        setattr(record, name, value)
        return
    for position, part in enumerate(value):
        if isinstance(part, int):
            place[position] = part
        else:
            for across, number in enumerate(part):
                place[position, across] = number
