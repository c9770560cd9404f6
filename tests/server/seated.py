"""People at a table of a real server: each with a socket, a mirror, and every byte that came."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from time import monotonic, sleep
from typing import Any, Self

import msgspec

from graveshift.engine.frame import BYSTANDER, REVISE
from graveshift.server import messages
from graveshift.server.clients import RefusedError, Site, new_id
from graveshift.server.messages import Create, Done, Fill, Frame, Made, Sit, Snapshot, Start
from graveshift.server.mirror import Mirror
from graveshift.server.pulse import Leaps
from graveshift.server.sqlite_file import FILE
from tests.games.strategies import Luck
from tests.server.rig import PATIENCE, Running, Wire

SEEING = ("choose", "take_back", "undo")
"""Deeds that say which frame they answer."""


def ask(site: Site, kind: type[Any], path: str, asked: Any = None) -> Any:
    """Send a request; what it answers, or `RefusedError`."""
    body = messages.encode(asked) if asked else b""
    return site.understood(kind, *site.exchange("POST", path, body))


def fetch(site: Site, path: str) -> Any:
    """What a path shows, read."""
    _, body = site.exchange("GET", path, b"")
    return json.loads(body)


def eventually(so: Callable[[], bool]) -> None:
    """Wait until something is so that nobody tells us of."""
    end = monotonic() + PATIENCE
    while not so():
        assert monotonic() < end, "it does not come to that"
        sleep(0.01)


def leap(server: Running, milliseconds: int) -> None:
    """Let time go by at a server whose clock stands still otherwise."""
    pulse = server.plan.pulse
    assert isinstance(pulse, Leaps)

    async def go_on() -> None:
        pulse.leap(milliseconds)

    server.do(go_on())


def logged(server: Running, table: str) -> list[dict[str, Any]]:
    """The log of a table, read from the store."""
    wanted = "SELECT body FROM entries WHERE table_id = ? ORDER BY number"
    with closing(sqlite3.connect(server.plan.folder / FILE)) as file:
        return [json.loads(body) for (body,) in file.execute(wanted, (table,))]


class Seated:
    """Somebody who watches through some seats and acts with them."""

    def __init__(self, server: Running, table: str, site: Site, *viewers: int) -> None:
        """Be there, and see what is shown now."""
        self.server = server
        self.table = table
        self.site = site
        self.mirrors = {viewer: Mirror(viewer) for viewer in viewers}
        self.came: dict[int, list[bytes]] = {viewer: [] for viewer in viewers}
        self.last: dict[int, Any] = {}
        self.answers: list[dict[str, Any]] = []
        self.wire = Wire(server.origin, table, site.token)
        self.wire.say(type="hello", seats=list(viewers))
        self.wait(lambda: len(self.last) == len(viewers))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.wire.close()

    @property
    def seat(self) -> int:
        """The first that they see through."""
        return next(iter(self.mirrors))

    @property
    def mirror(self) -> Mirror:
        """What that one is shown."""
        return self.mirrors[self.seat]

    def read(self) -> None:
        """Take in the next message."""
        text = self.wire.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        said = messages.from_server.decode(text)
        if isinstance(said, Frame | Snapshot):
            self.mirrors[said.seat].apply(said)
            self.came[said.seat].append(text.encode())
            self.last[said.seat] = said
        else:
            self.answers.append(json.loads(text))

    def wait(self, until: Callable[[], bool]) -> None:
        """Take in messages until something is so."""
        while not until():
            self.read()

    def catch_up(self) -> None:
        """See all that is there to be seen by now."""
        for viewer, mirror in self.mirrors.items():
            shown = fetch(self.site, f"/api/tables/{self.table}?seat={viewer}")
            self.wait(lambda m=mirror, n=shown["n"]: m.n >= n)  # type: ignore[misc]

    def send(self, deed: str, **said: Any) -> str:
        """Do something, and do not wait for the answer; its id."""
        asked = {"type": deed, "id": new_id(), "seat": self.seat, **said}
        if deed in SEEING and "seen" not in said:
            asked["seen"] = self.mirrors[asked["seat"]].n
        self.wire.say(**asked)
        name: str = asked["id"]
        return name

    def answer(self, name: str) -> dict[str, Any]:
        """What is answered to something that was sent; what came of it has been seen then."""
        self.wait(lambda: any(one.get("id") == name for one in self.answers))
        (said,) = [one for one in self.answers if one.get("id") == name]
        if said["type"] == "ack":
            self.wait(lambda: self.mirrors[said["seat"]].n >= said["n"])
        return said

    def do(self, deed: str, **said: Any) -> dict[str, Any]:
        """Do something that is accepted."""
        answer = self.answer(self.send(deed, **said))
        assert answer["type"] == "ack", answer
        return answer

    def refused(self, deed: str, **said: Any) -> str:
        """Try something that is refused; the cause."""
        answer = self.answer(self.send(deed, **said))
        assert answer["type"] == "refused", answer
        cause: str = answer["cause"]
        return cause

    def choose(self, code: int, **said: Any) -> dict[str, Any]:
        """Make a choice."""
        return self.do("choose", code=code, **said)


class Table:
    """A table where people sit, a socket each, and a bystander watches."""

    def __init__(
        self,
        server: Running,
        seats: int = 3,
        people: int | None = None,
        nonces: tuple[str, ...] = (),
        **terms: Any,
    ) -> None:
        """Set it up, sit down, fill up with bots and begin."""
        self.server = server
        self.sites = [Site(server.origin) for _ in range(seats if people is None else people)]
        usual = {"game": "mall-of-horror", "pace": "instant"}
        made = ask(
            self.sites[0], Made, "/api/tables", Create(id=new_id(), seats=seats, **usual | terms)
        )
        self.code: str = made.table
        self.path = f"/api/tables/{self.code}"
        for seat, site in enumerate(self.sites):
            nonce = nonces[seat] if nonces else ""
            ask(site, Done, f"{self.path}/seats/{seat}", Sit(id=new_id(), nonce=nonce))
        if len(self.sites) < seats:
            ask(self.sites[0], Done, f"{self.path}/bots", Fill(id=new_id(), bot="chancer"))
        ask(self.sites[0], Done, f"{self.path}/start", Start(id=new_id()))
        self.luck = Luck(int.from_bytes(self.code.encode(), "big") % (1 << 30))
        self.people = [self.sit(seat) for seat in range(len(self.sites))]
        self.bystander = Seated(server, self.code, self.sites[0], BYSTANDER)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for one in (*self.people, self.bystander):
            one.__exit__()

    def sit(self, seat: int) -> Seated:
        """The owner of a seat is there, with a socket of its own."""
        return Seated(self.server, self.code, self.sites[seat], seat)

    def catch_up(self) -> None:
        """Everybody sees all there is."""
        for one in (*self.people, self.bystander):
            one.catch_up()

    def catch_up_but(self, *seats: int) -> None:
        """The same for all but some."""
        for one in (*self.people, self.bystander):
            if one.seat not in seats:
                one.catch_up()

    @property
    def view(self) -> dict[str, Any]:
        """What a bystander sees of the game."""
        return self.bystander.mirror.view

    @property
    def log(self) -> list[dict[str, Any]]:
        """The table's log."""
        return logged(self.server, self.code)

    def owing(self) -> list[int]:
        """The people who owe an answer."""
        return [seat for seat in range(len(self.people)) if int(self.view["owes"]) >> seat & 1]

    def step(self) -> None:
        """Whoever owes an answer gives one, at random; meanwhile the server may have done so."""
        able = [self.people[seat] for seat in self.owing() if self.people[seat].mirror.is_asked]
        if able:
            one = self.luck.one_of(able)
            codes = [code for code in one.mirror.codes if code != REVISE]
            answer = one.answer(one.send("choose", code=self.luck.one_of(codes)))
            assert answer.get("cause") in {None, "stale", "rules"}, answer
        self.catch_up()

    def play_until(self, reached: Callable[[], bool], most: int = 2000) -> None:
        """Play on at random until something is so."""
        self.catch_up()
        for _ in range(most):
            if reached():
                return
            self.step()
        raise AssertionError("it never comes to that")

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.bystander.mirror.is_over

    def snapshot(self, seat: int) -> Any:
        """What a viewer is shown now."""
        site = self.sites[0 if seat == BYSTANDER else seat]
        return fetch(site, f"{self.path}?seat={seat}")

    def wait_for(self, reached: Callable[[Any], bool], viewer: int = BYSTANDER) -> Any:
        """Wait until a snapshot says something; that snapshot."""
        one = self.bystander if viewer == BYSTANDER else self.people[viewer]
        one.wait(lambda: reached(one.mirror))
        return one.mirror


def cause_of(action: Callable[[], object]) -> str:
    """Why something is refused."""
    try:
        action()
    except RefusedError as error:
        return error.refused.cause
    raise AssertionError("it was not refused")


def reads(body: bytes) -> Any:
    """A message as plain JSON."""
    return msgspec.json.decode(body)
