"""Chatter: what is said at a table, and what becomes of claims and promises.

Everybody hears table talk; a whisper is seen by all and heard by two. Claims are said in a form
that the rules can judge, and are judged after each choice until it is known whether they were kept.
"""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from graveshift.engine.contract import BROKEN, KEPT, OPEN
from graveshift.server.entries import Claimed, Muted, Said
from graveshift.server.parts import ClaimCard, TalkLine
from graveshift.server.parts import Said as Saying

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "yes",
    "no",
    "maybe",
    "please-hurry",
    "please-wait",
    "trust-me",
    "i-do-not-believe-you",
    "help-me",
    "vote-with-me",
    "let-us-ally",
    "you-will-regret-this",
    "good-game",
)
"""Phrases that every reader has translated, by the message `phrase-` and this key."""
SHOWN = 100
"""Lines of talk that a snapshot shows."""
OPEN_CLAIMS = 12
"""Claims of one seat that may be open at once."""
CLAIMS_SHOWN = 60
ZERO_WIDTH_JOINER = "\u200d"

Verdict: TypeAlias = Literal["open", "kept", "broken"]
VERDICTS: dict[int, Verdict] = {OPEN: "open", KEPT: "kept", BROKEN: "broken"}
Judge: TypeAlias = Callable[[int, int, int, int], int]
"""The rules' `kept`, on the state of the moment: speaker, kind, a, b."""


@dataclass(slots=True)
class Claim:
    """A claim or promise."""

    number: int
    seat: int
    kind: int
    a: int
    b: int
    is_ripe: bool = False
    """Whether it was seen to be open. What the rules could tell from the start is told of earlier
    things: a promise of one's next vote is not about the ballots that still lie there."""
    verdict: int = OPEN
    judged_at: int = 0
    """Choices in the game when it was judged."""


class Chatter:
    """The talk at a table."""

    def __init__(self, seats: int) -> None:
        """Silence."""
        self.muted: list[frozenset[int]] = [frozenset()] * seats
        """Whom each seat will not hear."""
        self.claims: list[Claim] = []
        self.lines: deque[Said] = deque(maxlen=SHOWN)

    def apply(self, line: Said | Muted) -> None:
        """Something was said, or somebody stopped listening to somebody."""
        match line:
            case Said():
                self.lines.append(line)
            case Muted():
                others = self.muted[line.seat] - {line.whom}
                self.muted[line.seat] = others | {line.whom} if line.muted else others

    def change_places(self, seat: int) -> None:
        """Somebody else sits there now: nobody is muted by them, nor they by anybody."""
        self.muted = [muted - {seat} for muted in self.muted]
        self.muted[seat] = frozenset()

    def claim(self, line: Claimed, judge: Judge) -> None:
        """Something was claimed or promised."""
        number = self.claims[-1].number + 1 if self.claims else 0
        particulars = (line.seat, line.kind, line.a, line.b)
        self.claims.append(Claim(number, *particulars, is_ripe=judge(*particulars) == OPEN))
        if len(self.claims) > CLAIMS_SHOWN:
            self.drop_one()

    def drop_one(self) -> None:
        """Forget the oldest claim that has been judged; it stays in the log."""
        judged = (place for place, claim in enumerate(self.claims) if claim.verdict != OPEN)
        del self.claims[next(judged, 0)]

    def open_claims(self, seat: int) -> int:
        """How many claims of a seat nobody can judge yet."""
        return sum(claim.seat == seat and claim.verdict == OPEN for claim in self.claims)

    def judge(self, choices: int, judge: Judge) -> bool:
        """Judge what can be judged now, and whether there was any."""
        changed = False
        for claim in self.claims:
            if claim.verdict != OPEN:
                continue
            verdict = judge(claim.seat, claim.kind, claim.a, claim.b)
            if verdict == OPEN:
                claim.is_ripe = True
            elif claim.is_ripe:
                claim.verdict, claim.judged_at, changed = verdict, choices, True
        return changed

    def unjudge(self, choices: int) -> bool:
        """A choice was undone: what had been judged after so many is open again."""
        changed = False
        for claim in self.claims:
            if claim.verdict != OPEN and claim.judged_at > choices:
                claim.verdict, changed = OPEN, True
        return changed

    def cards(self, say: Callable[[int, int, int], Saying]) -> tuple[ClaimCard, ...]:
        """The claims, as all see them; `say` says kind and particulars."""
        return tuple(
            ClaimCard(
                one.number,
                one.seat,
                one.kind,
                one.a,
                one.b,
                VERDICTS[one.verdict],
                say(one.kind, one.a, one.b),
            )
            for one in self.claims
        )

    def heard_by(self, viewer: int, said: Said) -> TalkLine | None:
        """What a viewer hears or sees of something said; None of somebody muted."""
        if viewer < len(self.muted) and said.seat in self.muted[viewer]:
            return None
        if said.to is None or viewer in {said.seat, said.to}:
            return TalkLine(said.seat, said.time, said.to, said.text, said.phrase)
        return TalkLine(said.seat, said.time, said.to)


def cleaned(text: str) -> str:
    """Text without what cannot be seen, in one line and one form; it may come out empty.

    Marks that turn the direction of writing would let a name look like another, so they go too.
    """
    joined = " ".join(unicodedata.normalize("NFC", text).split())
    return "".join(
        letter
        for letter in joined
        if letter == ZERO_WIDTH_JOINER or unicodedata.category(letter)[0] != "C"
    ).strip()
