"""Refusal: what was not done, and why."""

from __future__ import annotations

from graveshift.server.messages import Message, Refused
from graveshift.server.parts import Cause, Said


class Refusal(Exception):  # noqa: N818 - it is no error of the server
    """Something that was not done; `refused` is the message that says so."""

    def __init__(self, refused: Refused) -> None:
        """With the message for who asked."""
        self.refused = refused
        super().__init__(refused.says or refused.cause)


SENTENCES: dict[Cause, str] = {
    "not-yours": "that seat is not yours.",
    "stale": "the question that this answers is no longer asked.",
    "no-undo": "this cannot be undone any more.",
    "not-running": "no game is running at this table.",
    "closed": "the table is closed for play: it was begun under other rules.",
    "seat-taken": "that seat is taken.",
    "seats-empty": "every seat has to be taken first; bots can fill them.",
    "locked": "the host lets nobody else sit down.",
    "host-only": "only the host may do that.",
    "not-now": "that cannot be done at this stage of the table.",
    "quiet": "talk of this kind is off at this table.",
    "silence": "the rules want silence just now.",
    "unknown": "there is no such thing here.",
    "wrong-code": "that code moves no seat, or is too old.",
    "too-many": "there are too many of these already.",
    "no-table": "there is no such table.",
    "bad-message": "nothing is left of that text.",
    "broken": "it could not be written down; please try again.",
}


def refusal(
    cause: Cause,
    asked: Message | None = None,
    seat: int | None = None,
    reason: int | None = None,
    said: Said | None = None,
    says: str = "",
) -> Refusal:
    """A refusal of what was asked, with the usual sentence unless there is a better one."""
    return Refusal(
        Refused(
            cause=cause,
            id=getattr(asked, "id", ""),
            seat=getattr(asked, "seat", seat),
            reason=reason,
            said=said,
            says=says or SENTENCES.get(cause, ""),
        )
    )
