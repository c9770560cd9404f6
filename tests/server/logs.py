"""Random logs of tables, made by people who do whatever comes to their minds; no store is needed.

    doer = Doer(TOY, seats=3, luck=Luck(7))
    doer.run(100)
    doer.bodies     # the log
    doer.ledger     # what it comes to
    doer.sights     # what each viewer was shown

Every line was planned and judged as a house plans and judges it. What was refused left no line.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from graveshift.engine.frame import BY_CLOCK
from graveshift.engine.game import Game
from graveshift.games import GAMES, game_named
from graveshift.server import deeds, entries, lobby
from graveshift.server.chatter import PHRASES
from graveshift.server.deeds import NOTHING, Plan
from graveshift.server.drivers import Duty, duties, plan_answer, plan_cover
from graveshift.server.entries import Line
from graveshift.server.ledger import Ledger
from graveshift.server.messages import (
    Choose,
    Claim,
    Create,
    Fill,
    Lock,
    Mute,
    Offer,
    Order,
    Rise,
    Say,
    Sit,
    Start,
    Take,
    TakeBack,
    Undo,
    Withhold,
)
from graveshift.server.presence import plan_come, plan_leave
from graveshift.server.refusal import Refusal
from graveshift.server.sight import Sight
from graveshift.server.terms import Clocks
from tests.engine import toy_words  # noqa: F401 - the server says what the toy says
from tests.engine.toy import TOY
from tests.games.strategies import Luck

EVERY = [*GAMES.values(), TOY]
BEGINNING = 1_700_000_000_000
LIVE = Clocks(kind="live", decision=20_000, bank=60_000)


def named(name: str) -> Game:
    """Any game, the toy too."""
    return TOY if name == TOY.name else game_named(name)


def identity(number: int) -> bytes:
    """Somebody."""
    return hashlib.sha256(b"%d" % number).digest()


class Doer:
    """A table where everybody does something at random."""

    def __init__(self, game: Game, seats: int, luck: Luck, **terms: Any) -> None:
        self.luck = luck
        self.time = BEGINNING
        self.ledger = Ledger(named)
        self.sights = {viewer: Sight(viewer, None) for viewer in (*range(seats), 7)}
        self.bodies: list[bytes] = []
        self.asked = 0
        said = {"clocks": LIVE, "private": True, **terms}
        create = Create(id="table", game=game.name, seats=seats, **said)
        code = lobby.code_for(identity(0), "table")
        self.write(lobby.set_up(named, code, identity(0), create, bytes(32), self.time))

    def write(self, line: Line) -> None:
        """Put a line into the log, and show it."""
        body = entries.written(line)
        self.bodies.append(body)
        self.ledger.read(body)
        for sight in self.sights.values():
            sight.step(self.ledger)

    def try_to(self, plan: Callable[[], Plan]) -> bool:
        """Do what is planned, if it may be done."""
        try:
            lines = plan().lines
        except Refusal:
            return False
        for line in lines:
            self.write(line)
        return bool(lines)

    def name(self) -> str:
        """A name for what is asked, never used before."""
        self.asked += 1
        return f"x{self.asked}"

    def anybody(self) -> tuple[int, bytes]:
        """A seat, and nearly always its owner."""
        seat = self.luck.below(len(self.ledger.seats))
        owner = self.ledger.seats[seat].owner
        return seat, identity(self.luck.below(9)) if self.luck.below(12) == 0 else owner

    # Sitting down ---------------------------------------------------------------------------------

    def gather(self) -> None:
        """Everybody sits down, a bot here and there, and the game begins."""
        for seat in range(len(self.ledger.seats)):
            if seat == 0 or self.luck.below(4):
                asked = Sit(id=self.name(), name=f"n{seat}", nonce=f"{self.luck.below(256):02x}")
                self.try_to(
                    lambda s=seat, a=asked: lobby.plan_sit(
                        self.ledger, identity(s), s, a, self.time
                    )  # type: ignore[misc]
                )
        fill, start = Fill(id=self.name()), Start(id=self.name())
        self.try_to(lambda: lobby.plan_fill(self.ledger, identity(0), fill, self.time))
        self.try_to(lambda: lobby.plan_start(self.ledger, identity(0), start, self.time))

    # Whatever comes to mind -----------------------------------------------------------------------

    def run(self, steps: int) -> Doer:
        """So many things done or tried; the game begins after a few of them."""
        early = self.luck.below(6)
        for step in range(steps):
            if step == early:
                self.gather()
            self.step()
        return self

    def step(self) -> None:
        """One thing done or tried, most often in play."""
        self.time += self.luck.below(3_000)
        if self.luck.below(3):
            self.play()
        else:
            self.luck.one_of(self.others())()

    def others(self) -> list[Callable[[], object]]:
        """All that can be done besides choosing."""
        return [
            self.talk, self.talk, self.claim, self.mute, self.withhold, self.order,
            self.undo, self.take_back,
            self.sit, self.rise, self.lock, self.come, self.leave, self.cover, self.move,
            self.at_zero, self.outage,
        ]  # fmt: skip

    def play(self) -> bool:
        """Somebody who can choose does."""
        board = self.ledger.board
        if board is None:
            return False
        able = [seat for seat in range(len(self.ledger.seats)) if board.choices(seat)]
        if not able:
            return False
        seat = self.luck.one_of(able)
        code = self.luck.one_of(board.choices(seat))
        return self.choose(seat, code)

    def choose(self, seat: int, code: int) -> bool:
        """A seat chooses: its person, or what drives it."""
        owner = self.ledger.seats[seat].owner
        if self.ledger.seats[seat].bot:
            seen = self.ledger.running.foresee(seat, code)
            by: Any = "cover" if owner else "bot"
            return self.try_to(lambda: deeds.plan_foreseen(seat, code, seen, self.time, by))
        deed = Choose(id=self.name(), seat=seat, code=code, seen=self.sights[seat].n)
        return self.try_to(lambda: self.plan(owner, deed))

    def plan(self, who: bytes, deed: Any) -> Plan:
        """A deed planned as a house plans it."""
        return deeds.plan(self.ledger, self.sights[deed.seat], who, deed, self.time)

    def do(self, make: Callable[[int, str, int], Any]) -> bool:
        """Somebody does something with a seat."""
        seat, who = self.anybody()
        deed = make(seat, self.name(), self.sights[seat].n)
        return self.try_to(lambda: self.plan(who, deed))

    def other(self) -> int:
        """Any seat."""
        return self.luck.below(len(self.ledger.seats))

    def talk(self) -> bool:
        to = self.luck.one_of([None, self.other()])
        if self.luck.below(2):
            return self.do(
                lambda s, i, _: Say(id=i, seat=s, phrase=self.luck.one_of(PHRASES), to=to)
            )
        return self.do(lambda s, i, _: Say(id=i, seat=s, text=f"word {self.luck.below(99)}", to=to))

    def claim(self) -> bool:
        kinds = [kind.value for kind in self.ledger.game.claims]
        kind, a, b = self.luck.one_of(kinds), self.luck.below(8), self.luck.below(4)
        return self.do(lambda s, i, _: Claim(id=i, seat=s, kind=kind, a=a, b=b))

    def mute(self) -> bool:
        whom, muted = self.other(), bool(self.luck.below(2))
        return self.do(lambda s, i, _: Mute(id=i, seat=s, whom=whom, muted=muted))

    def withhold(self) -> bool:
        withheld = bool(self.luck.below(2))
        return self.do(lambda s, i, _: Withhold(id=i, seat=s, withheld=withheld))

    def order(self) -> bool:
        orders: Any = self.luck.one_of(["none", "window", "round"])
        return self.do(lambda s, i, _: Order(id=i, seat=s, orders=orders))

    def undo(self) -> bool:
        return self.do(lambda s, i, n: Undo(id=i, seat=s, seen=n))

    def take_back(self) -> bool:
        return self.do(lambda s, i, n: TakeBack(id=i, seat=s, seen=n))

    def sit(self) -> bool:
        seat, who, asked = self.other(), identity(self.luck.below(9)), Sit(id=self.name())
        return self.try_to(lambda: lobby.plan_sit(self.ledger, who, seat, asked, self.time))

    def rise(self) -> bool:
        seat, who = self.anybody()
        asked = Rise(id=self.name())
        if self.luck.below(4):
            return False
        return self.try_to(lambda: lobby.plan_rise(self.ledger, who, seat, asked, self.time))

    def lock(self) -> bool:
        asked = Lock(id=self.name(), locked=bool(self.luck.below(2)))
        return self.try_to(lambda: lobby.plan_lock(self.ledger, identity(0), asked, self.time))

    def come(self) -> bool:
        seat, who = self.anybody()
        house = self.luck.one_of(["h1", "h2"])
        return self.try_to(lambda: plan_come(self.ledger, who, (seat,), house, self.time))

    def leave(self) -> bool:
        seat, house = self.other(), self.luck.one_of(["h1", "h2"])
        return self.try_to(lambda: plan_leave(self.ledger, (seat,), frozenset({house}), self.time))

    def cover(self) -> bool:
        self.time += self.ledger.created.grace
        return self.try_to(lambda: plan_cover(self.ledger, self.other(), self.time))

    def move(self) -> bool:
        seat, who = self.anybody()
        offer = Offer(id=self.name())
        self.try_to(lambda: lobby.plan_offer(self.ledger, who, seat, offer, self.time))
        take = Take(id=self.name(), code=lobby.move_code(self.ledger, seat, offer.id))
        new = identity(self.luck.below(9))
        return self.try_to(lambda: lobby.plan_take(self.ledger, new, take, self.time))

    def at_zero(self) -> bool:
        """A clock runs out, or something else that is done by itself."""
        due = [duty for duty in self.duties() if duty.what == "answer"]
        if not due:
            return False
        duty = self.luck.one_of(due)
        code = duty.key[1] if duty.needs_thought else duty.code
        return self.try_to(lambda: plan_answer(self.ledger, duty, code, self.time))

    def duties(self) -> list[Duty]:
        """What is to be done by itself."""
        return list(duties(self.ledger, "h1", 1, 0))

    def outage(self) -> bool:
        line = entries.Outage(time=self.time, since=self.time - 100, until=self.time)
        return self.try_to(lambda: Plan((line,)) if self.luck.below(5) == 0 else NOTHING)


def has_clock_code(bodies: list[bytes]) -> bool:
    """Whether a clock chose what only a clock may."""
    lines = [entries.read(body) for body in bodies]
    return any(isinstance(one, entries.Chose) and one.code == BY_CLOCK for one in lines)
