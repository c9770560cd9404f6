"""Notices: word to a browser that is not here that its table waits for it, for those who asked.

Who wants notices says so for each browser, and nobody else gets any. A notice says that it is
somebody's turn and at which table, nothing of the game. Browsers are kept in the store, in a log
for each identity that nobody is shown, as `presence` keeps its signs; the server's key lies there
too, so that all processes on one store have the same one. That somebody was told is in the log of
the table, so they are told once, whichever process it is.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable
from contextlib import suppress
from typing import TypeAlias

import msgspec

from graveshift.server import diary
from graveshift.server.deeds import NOTHING, Plan
from graveshift.server.entries import Noticed
from graveshift.server.ledger import Ledger
from graveshift.server.pulse import Pulse
from graveshift.server.push import GONE, SERVICES, Device, Sender, is_key, is_service, new_key
from graveshift.server.store import NoTableError, Store, StoreError, Summary
from graveshift.words.messages import words_in

KEY = "~key-of-notices"
WANTING = b"those who want notices".ljust(32, b".")
"""The owner under whom the logs of browsers are listed: no hash of anything."""
MOST = 10_000
MOST_DEVICES = 8
"""Browsers of one identity; the oldest gives way."""
TRIES = (0, 5_000, 60_000)
"""Milliseconds before each attempt to send; a service may be busy."""
SENT = range(200, 300)
WORDS = "notice"
"""The file of messages for notices."""


class Added(msgspec.Struct, frozen=True, kw_only=True, tag="added"):
    """A browser wants notices, in a language."""

    endpoint: str
    p256dh: bytes
    auth: bytes
    language: str


class Dropped(msgspec.Struct, frozen=True, kw_only=True, tag="dropped"):
    """A browser wants none any more, or is gone."""

    endpoint: str


Line: TypeAlias = Added | Dropped
write = msgspec.json.Encoder().encode
read: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


class NoServiceError(ValueError):
    """An endpoint that is at none of the services, or a key that is none."""


class Notices:
    """Who wants notices, and how they get them."""

    def __init__(
        self, store: Store, pulse: Pulse, contact: str, services: Iterable[str] = SERVICES
    ) -> None:
        """Nobody is known yet."""
        self.store = store
        self.pulse = pulse
        self.contact = contact
        self.services = tuple(services)
        self.wanting: set[bytes] = set()
        """The identities with a browser that wants notices."""
        self.sender: Sender | None = None

    async def look(self) -> None:
        """Learn who wants notices, by way of other processes too."""
        with suppress(StoreError):
            found = await self.store.tables_of(WANTING, MOST)
            self.wanting.clear()
            self.wanting |= {bytes.fromhex(one.table[2:]) for one in found}

    async def own(self) -> Sender:
        """The server as a sender; its key is made when it is wanted first."""
        if self.sender is None:
            await self.store.create(KEY, [new_key()], Summary())
            key = (await self.store.read(KEY))[0]
            self.sender = Sender(key, self.contact)
        return self.sender

    # Browsers -------------------------------------------------------------------------------------

    async def add(self, who: bytes, device: Device, language: str) -> None:
        """A browser of somebody wants notices from now on."""
        if not (is_service(device.endpoint, self.services) and is_key(device.p256dh)):
            raise NoServiceError
        line = Added(language=language, **device._asdict())
        name = log_of(who)
        owners = Summary(owners=frozenset({WANTING}), touched=self.pulse.now())
        while not await self.store.create(name, [write(line)], owners):
            if await self.append(name, line):
                break
        self.wanting.add(who)

    async def drop(self, who: bytes, endpoint: str) -> None:
        """A browser wants none any more; the log of who has no browser left is removed."""
        name = log_of(who)
        while not await self.append(name, Dropped(endpoint=endpoint)):
            pass
        if not await self.devices(who):
            await self.store.delete(name)
            self.wanting.discard(who)

    async def append(self, name: str, line: Line) -> bool:
        """Add to a log, or find it gone; False when somebody else was first."""
        length = (await self.store.lengths([name])).get(name)
        if length is None:
            return isinstance(line, Dropped)
        try:
            return await self.store.append(name, length, [write(line)])
        except NoTableError:
            return isinstance(line, Dropped)

    async def devices(self, who: bytes) -> list[Added]:
        """The browsers of somebody that want notices."""
        found: dict[str, Added] = {}
        try:
            bodies = await self.store.read(log_of(who))
        except NoTableError:
            return []
        for line in map(read.decode, bodies):
            found.pop(line.endpoint, None)
            if isinstance(line, Added):
                found[line.endpoint] = line
        return list(found.values())[-MOST_DEVICES:]

    # Telling --------------------------------------------------------------------------------------

    async def tell(self, who: bytes, table: str, title: str) -> None:
        """Tell all browsers of somebody that it is their turn."""
        sender = await self.own()
        devices = await self.devices(who)
        await asyncio.gather(*(self.send(sender, who, one, table, title) for one in devices))

    async def send(self, sender: Sender, who: bytes, to: Added, table: str, title: str) -> None:
        """Send to one browser, again if its service is busy; forget it if it is gone."""
        device = Device(to.endpoint, to.p256dh, to.auth)
        body = notice(table, title, to.language)
        topic = hashlib.sha256(device.auth + table.encode()).hexdigest()[:32]
        status = 0
        for wait in TRIES:
            await self.pulse.sleep_until(self.pulse.now() + wait)
            seconds = self.pulse.now() // 1000
            status = await asyncio.to_thread(sender.send, body, device, topic, seconds)
            if status in SENT or status in GONE:
                break
        if status in GONE:
            await self.drop(who, to.endpoint)
        diary.note("notice", status=status)


def log_of(who: bytes) -> str:
    """The name of the log of somebody's browsers; no table has such a one."""
    return f"~n{who.hex()}"


def notice(table: str, title: str, language: str) -> bytes:
    """What a browser is to show, in its language."""
    words = words_in(language, WORDS)
    says = words.say("notice-turn-at", {"title": title}) if title else words.say("notice-turn")
    return write({"table": table, "title": "Graveshift", "says": says})


def plan_notice(ledger: Ledger, seat: int, now: int) -> Plan:
    """Somebody is told that it is their turn, if it still is and they are not here."""
    one, since = ledger.seats[seat], ledger.clocks.seats[seat].since
    if ledger.stage != "playing" or not one.owner or one.is_present or one.noticed == since:
        return NOTHING
    return Plan((Noticed(time=now, seat=seat, since=since),))
