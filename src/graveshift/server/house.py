"""The house: the tables of one process, over a store that other processes may share.

Everything that can be asked of the server is a method here, and nothing here knows of sockets or
requests. Whoever asks is an identity, the hash of what their browser keeps; a seat belongs to one.
What is not done raises `Refusal`, and has changed nothing.

    house = House(store)
    await house.open()
    made = await house.play_now(who, PlayNow(id="1", game="mall-of-horror"))
    async with await house.watch(made.table, who, Hello(seats=(0,))) as stream:
        async for message in stream:   # a snapshot first, then frames as they come
            ...
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from graveshift.engine.frame import BYSTANDER
from graveshift.engine.replay import write_replay
from graveshift.games import game_named
from graveshift.server import deeds, entries, lobby
from graveshift.server.deeds import NOTHING, Plan
from graveshift.server.fairness import commitment_to, fresh_seed
from graveshift.server.keeping import Keeping, Settings
from graveshift.server.ledger import GameNamed, Ledger
from graveshift.server.live import Live
from graveshift.server.messages import (
    Ack,
    AnyDeed,
    Because,
    Create,
    Done,
    Fill,
    Hello,
    Listing,
    Lock,
    Made,
    MoveCode,
    Offer,
    PlayNow,
    Promise,
    Rematch,
    Rise,
    Sit,
    Start,
    Take,
    Why,
)
from graveshift.server.pulse import Pulse
from graveshift.server.refusal import Refusal, refusal
from graveshift.server.setting_up import lines_of, play_now_terms, rematch_of
from graveshift.server.store import Store
from graveshift.server.streams import Stream, may_see
from graveshift.server.summaries import listed
from graveshift.words.telling import say_reason

__all__ = ["House", "Refusal", "Settings", "Stream", "Who"]

Who = bytes
"""An identity: the SHA-256 of what a browser keeps."""
PROMISE_LASTS = 600_000
MOST_PROMISES = 10_000
LISTED_FOR = 86_400_000
"""Milliseconds for which a table where nothing happens stays in the list for everybody."""
ATTEMPTS = 4
"""Codes tried for a new table, should one be taken by somebody else's."""


class House(Keeping):
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        pulse: Pulse | None = None,
        settings: Settings | None = None,
        games: GameNamed = game_named,
    ) -> None:
        """Over a store, by the time of the machine unless another pulse is given."""
        super().__init__(store, pulse, settings or Settings(), games)
        self.promises: dict[str, tuple[bytes, int]] = {}

    # Tables ---------------------------------------------------------------------------------------

    def promise(self) -> Promise:
        """A commitment to a seed, which `play_now` may name within ten minutes."""
        now, seed = self.pulse.now(), fresh_seed()
        for old in [old for old, (_, until) in self.promises.items() if until < now]:
            del self.promises[old]
        if len(self.promises) >= MOST_PROMISES:
            raise refusal("too-many")
        commitment = commitment_to(seed).hex()
        self.promises[commitment] = seed, now + PROMISE_LASTS
        return Promise(commitment=commitment)

    async def create(self, who: Who, asked: Create) -> Made:
        """Set up a table; a repeat by the same identity finds the same one."""
        return Made(table=await self.set_up(who, asked, fresh_seed(), None))

    async def play_now(self, who: Who, asked: PlayNow) -> Made:
        """Set up a private table against bots, sit down at seat 0, and begin."""
        terms = play_now_terms(self.games, asked)
        seed = fresh_seed()
        if asked.commitment:
            there = await self.own_table(who, asked.id)
            if there is not None:
                return Made(table=there, seats=(0,))
            seed, until = self.promises.pop(asked.commitment, (seed, 0))
            if until < self.pulse.now():
                says = "that commitment is not good any more."
                raise refusal("unknown", asked, says=says)
        return Made(table=await self.set_up(who, terms, seed, asked), seats=(0,))

    async def set_up(self, who: Who, asked: Create, seed: bytes, sits: PlayNow | None) -> str:
        """Begin the log of a table, with somebody against bots if they are to play at once."""
        asked = replace(asked, pace=self.settings.pace or asked.pace)
        for attempt in range(ATTEMPTS):
            code = lobby.code_for(who, asked.id + "+" * attempt)
            made = lobby.set_up(self.games, code, who, asked, seed, self.pulse.now())
            if sits is not None and sits.tour:
                made = replace(made, practice=self.games(made.game).lesson)
            if await self.begin(made, lines_of(self.games, made, sits)):
                return code
            if (await self.live(code)).ledger.created.host == who:
                return code
        raise refusal("broken", asked)

    async def own_table(self, who: Who, asked: str) -> str | None:
        """The table that somebody set up by this name of theirs, if there is one."""
        code = lobby.code_for(who, asked)
        try:
            live = await self.live(code)
        except Refusal:
            return None
        return code if live.ledger.created.host == who else None

    async def rematch(self, table: str, who: Who, asked: Rematch) -> Made:
        """A new table on the same terms; everybody who asks gets the same one."""
        live = await self.live(table)
        lobby.check_open(live.ledger, asked, "over")
        lobby.check_company(live.ledger, who, asked)
        code = lobby.code_after(live.ledger)
        if not live.ledger.rematch:
            made, lines = rematch_of(live.ledger, code, who, fresh_seed(), self.pulse.now())
            await self.begin(made, lines)

            def follow(ledger: Ledger) -> Plan:
                line = entries.Followed(time=self.pulse.now(), table=code)
                return NOTHING if ledger.rematch else Plan((line,))

            await self.change(live, follow)
        return Made(table=code)

    async def delete(self, table: str, who: Who) -> None:
        """Remove a table with all it holds; for the host, unless others still play there."""
        live = await self.live(table)
        if who != live.ledger.created.host:
            raise refusal("host-only")
        if live.ledger.stage == "playing" and live.ledger.seats.owners - {who}:
            raise refusal("not-now", says="others still play at this table.")
        await self.store.delete(table)
        live.is_gone = True
        live.tell()
        self.put_away(live)

    async def tables_of(self, who: Who) -> Listing:
        """The tables where somebody sits or is host, those that wait for them first."""
        found = [listed(one, who) for one in await self.store.tables_of(who)]
        return Listing(tables=tuple(sorted(found, key=lambda one: not one.waits_for_me)))

    async def open_tables(self) -> Listing:
        """The tables that everybody may find, where something happened within a day."""
        since = self.pulse.now() - LISTED_FOR
        found = await self.store.open_tables()
        return Listing(tables=tuple(listed(one, b"") for one in found if one.touched >= since))

    # Seats ----------------------------------------------------------------------------------------

    async def sit(self, table: str, who: Who, seat: int, asked: Sit) -> Done:
        """Take an empty seat before the deal, or a bot's."""

        def planner(ledger: Ledger) -> Plan:
            line = ledger.answered.get((seat, asked.id))
            if isinstance(line, entries.Sat) and seat in ledger.seats.of(who):
                return NOTHING
            return lobby.plan_sit(ledger, who, seat, asked, self.pulse.now())

        await self.change(await self.live(table), planner)
        return Done(id=asked.id, seats=(seat,))

    async def fill(self, table: str, who: Who, asked: Fill) -> Done:
        """Let bots take empty seats."""
        filled: tuple[int, ...] = ()

        def planner(ledger: Ledger) -> Plan:
            nonlocal filled
            filled = filled_by(ledger, asked.id)
            if filled:
                return NOTHING
            plan = lobby.plan_fill(ledger, who, asked, self.pulse.now())
            filled = tuple(line.seat for line in plan.lines if isinstance(line, entries.Filled))
            return plan

        await self.change(await self.live(table), planner)
        return Done(id=asked.id, seats=filled)

    async def rise(self, table: str, who: Who, seat: int, asked: Rise) -> Done:
        """Leave a seat for good; the host may empty any seat before the deal."""

        def planner(ledger: Ledger) -> Plan:
            if isinstance(ledger.answered.get((seat, asked.id)), entries.Rose):
                return NOTHING
            return lobby.plan_rise(ledger, who, seat, asked, self.pulse.now())

        await self.change(await self.live(table), planner)
        return Done(id=asked.id, seats=(seat,))

    async def lock(self, table: str, who: Who, asked: Lock) -> Done:
        """Let nobody else sit down, or again; for the host."""
        live = await self.live(table)
        await self.change(
            live, lambda ledger: lobby.plan_lock(ledger, who, asked, self.pulse.now())
        )
        return Done(id=asked.id)

    async def start(self, table: str, who: Who, asked: Start) -> Done:
        """Deal; every seat has to be taken. Who asks for what has been done is told that it is."""

        def planner(ledger: Ledger) -> Plan:
            if ledger.stage == "playing" and ledger.seats.of(who):
                return NOTHING
            return lobby.plan_start(ledger, who, asked, self.pulse.now())

        await self.change(await self.live(table), planner)
        return Done(id=asked.id)

    async def offer(self, table: str, who: Who, seat: int, asked: Offer) -> MoveCode:
        """A code by which another device takes over a seat."""
        live = await self.live(table)

        def planner(ledger: Ledger) -> Plan:
            line = ledger.answered.get((seat, asked.id))
            if isinstance(line, entries.Offered) and seat in ledger.seats.of(who):
                return NOTHING
            return lobby.plan_offer(ledger, who, seat, asked, self.pulse.now())

        await self.change(live, planner)
        line = live.ledger.answered[seat, asked.id]
        until = line.until if isinstance(line, entries.Offered) else 0
        return MoveCode(code=lobby.move_code(live.ledger, seat, asked.id), until=until)

    async def take(self, table: str, who: Who, asked: Take) -> Done:
        """Take over the seat that a code moves."""
        moved: tuple[int, ...] = ()

        def planner(ledger: Ledger) -> Plan:
            nonlocal moved
            moved = tuple(
                seat
                for seat in ledger.seats.of(who)
                if isinstance(ledger.answered.get((seat, asked.id)), entries.Moved)
            )
            if moved:
                return NOTHING
            plan = lobby.plan_take(ledger, who, asked, self.pulse.now())
            moved = tuple(line.seat for line in plan.lines if isinstance(line, entries.Moved))
            return plan

        await self.change(await self.live(table), planner)
        return Done(id=asked.id, seats=moved)

    # Play -----------------------------------------------------------------------------------------

    async def act(self, table: str, who: Who, deed: AnyDeed) -> Ack:
        """Do something with a seat: stored when this returns, and a repeat changes nothing."""
        live = await self.live(table)
        deeds.check_owner(live.ledger, who, deed)
        sight = await live.sight_of(deed.seat)

        def planner(ledger: Ledger) -> Plan:
            if deed.id in sight.answers:
                deeds.check_owner(ledger, who, deed)
                return NOTHING
            return deeds.plan(ledger, sight, who, deed, self.pulse.now())

        await self.change(live, planner)
        return Ack(id=deed.id, seat=deed.seat, n=sight.answers[deed.id])

    async def why(self, table: str, who: Who, asked: Why) -> Because:
        """Why a code may not be chosen."""
        live = await self.live(table)
        deeds.check_owner(live.ledger, who, asked)
        reason = deeds.running_game(live.ledger, asked).why_not(asked.seat, asked.code)
        said = say_reason(live.ledger.game, reason).plain
        return Because(id=asked.id, seat=asked.seat, code=asked.code, reason=reason, said=said)

    # Watching -------------------------------------------------------------------------------------

    async def watch(self, table: str, who: Who | None, hello: Hello) -> Stream:
        """What some seats of one identity are shown, or a bystander, from a frame on."""
        live = await self.live(table)
        await live.refresh()
        for viewer in hello.seats:
            check_right(live.ledger, who or b"", viewer)
        return Stream(live, who or b"", hello, self.begin_stream, self.end_stream)

    async def snapshot(self, table: str, who: Who | None, viewer: int) -> bytes:
        """Everything that a viewer is shown now."""
        live = await self.live(table)
        check_right(live.ledger, who or b"", viewer)
        await live.sight_of(viewer)
        return live.snapshot(viewer)

    async def replay(self, table: str, who: Who | None, viewer: int | None = None) -> bytes:
        """A file of the game: open and checkable after the end, or what one viewer was shown."""
        live = await self.live(table)
        ledger = live.ledger
        if viewer is None:
            check_open_to(ledger, who or b"")
            return write_replay(ledger.running.table, ledger.fairness.content()).encode()
        is_anothers = viewer in range(len(ledger.seats)) and ledger.stage == "over"
        if is_anothers and not may_see(ledger, who or b"", (viewer,)):
            check_open_to(ledger, who or b"")
            sight = await live.sight_of(viewer)
            return await live.file_of(viewer, 1, sight.n, by_others=True)
        check_right(ledger, who or b"", viewer)
        sight = await live.sight_of(viewer)
        return await live.file_of(viewer, sight.owned_from + 1, sight.n)

    # Doing ----------------------------------------------------------------------------------------

    async def change(self, live: Live, planner: Callable[[Ledger], Plan]) -> None:
        """Do what is planned at a table, and go on with what follows of itself."""
        try:
            await live.do(planner, self.pulse.now)
        finally:
            self.follow_up(live)


def filled_by(ledger: Ledger, asked: str) -> tuple[int, ...]:
    """The seats that a request filled with bots."""
    return tuple(
        seat
        for seat in range(len(ledger.seats))
        if isinstance(ledger.answered.get((seat, asked)), entries.Filled)
    )


def check_right(ledger: Ledger, who: bytes, viewer: int) -> None:
    """Refuse to show a seat to whoever has not got it, and spectators where there are none."""
    if viewer == BYSTANDER:
        known = who == ledger.created.host or bool(ledger.seats.of(who))
        if not ledger.created.spectators and not known:
            raise refusal("forbidden", says="nobody watches at this table.")
    elif not may_see(ledger, who, (viewer,)):
        raise refusal("not-yours", seat=viewer)


def check_open_to(ledger: Ledger, who: bytes) -> None:
    """Refuse to lay a game open before its end, and to whom those who played keep it from."""
    if ledger.shut:
        raise refusal("closed")
    if ledger.stage != "over":
        raise refusal("not-now", says="the open replay can be had when the game is over.")
    if not ledger.seats.of(who):
        check_right(ledger, who, BYSTANDER)
        if ledger.withheld:
            raise refusal("forbidden", says="somebody who played keeps this game to the table.")
