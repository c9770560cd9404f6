"""MidEvil in words: which message says an event, a question or a claim."""

from __future__ import annotations

from collections.abc import Callable

from graveshift.engine.bits import count
from graveshift.engine.journal import Event as Line
from graveshift.engine.notation import word_of
from graveshift.games.midevil.cards import EVENTS, Card, Moment
from graveshift.games.midevil.components import SEATS, SQUARES, Colour
from graveshift.games.midevil.state import Event, Phase
from graveshift.games.midevil.talk import Claim
from graveshift.games.midevil.targets import CRYPT, FIRST_AIM_OF, FREE_PLACE, PLACE, SEAT
from graveshift.games.midevil.tiles import Tile
from graveshift.words.game_words import GameWords, Said
from graveshift.words.messages import Value
from graveshift.words.midevil_board import draw_board
from graveshift.words.midevil_choices import said_choice
from graveshift.words.midevil_nouns import (
    card,
    ending,
    phase,
    seat_noun,
    seat_nouns,
    skeleton,
    spot,
    tile,
)
from graveshift.words.midevil_questions import said_question

PARTICULARS = {
    "": (Event.BOOK_OUT,),
    "seat": (
        Event.START, Event.DEALT_UNSEEN, Event.MAP_USED, Event.LIFE_PAID, Event.DIED,
        Event.BOOK_TAKEN, Event.DUEL_PASSED, Event.BOOK_KEPT, Event.BOOK_WON, Event.HELD,
        Event.MIRED, Event.SECRET_PATH, Event.TERRIFIED, Event.FURY,
    ),
    "seat round": (Event.TURN,),
    "seat lives": (Event.REVIVED, Event.LIVES_STAKED, Event.HEALED),
    "seat card": (
        Event.DEALT, Event.WEAPON, Event.ITEM_GONE, Event.DISCARDED, Event.RETURNED,
        Event.CANCELLED, Event.FIZZLED, Event.AIMED_ANEW, Event.LAID_OUT,
    ),
    "cards": (Event.RESHUFFLED,),
    "seat tile": (Event.TILE_DRAWN,),
    "tile": (Event.TILE_UNDER, Event.TILE_BACK, Event.TILE_OUT),
    "die points": (Event.FILL_ROLLED,),
    "square skeleton": (Event.SKELETON_PUT, Event.CRUMBLED),
    "square": (Event.LIFE_PUT, Event.BOOK_BACK),
    "seat square skeleton": (Event.FIGHT,),
    "seat skeleton": (Event.RAISED, Event.PAID, Event.RATTLED),
    "seat - skeleton": (Event.KILLED,),
    "seat square": (Event.LIFE_TAKEN, Event.PARKED, Event.MOUNTED),
    "seat die": (Event.MOVE_ROLLED, Event.DUEL_ROLLED, Event.BONES_ROLLED, Event.DIE_AGAIN),
    "seat steps": (Event.STEPS, Event.STOPPED, Event.DOUBLED, Event.MARCHES),
    "seat - square": (Event.STEPPED,),
    "seat other": (Event.HORSE_TAKEN, Event.DUEL, Event.LED),
    "seat white red blue": (Event.STAKED,),
    "seat result": (Event.DUEL_RESULT,),
    "seat skeletons": (Event.BONES,),
    "- square": (Event.BONE_MOVED,),
    "moment asked": (Event.WINDOW,),
    "skeleton count": (Event.REMEMBERED,),
    "seat other card": (Event.STOLEN,),
    "ending": (Event.END,),
    "seat points lives": (Event.RESULT,),
    "winners": (Event.WINNERS,),
}  # fmt: skip
"""The names of the variables that an event's particulars become; `-` is left unsaid."""
NAMES_OF = {kind: names.split() for names, kinds in PARTICULARS.items() for kind in kinds}


def moment(number: int) -> str:
    """What a window is about; messages choose their wording by it."""
    return (Moment(number).name or "").lower()


READERS: dict[str, Callable[[int], Value]] = {
    "seat": seat_noun,
    "other": seat_noun,
    "asked": seat_nouns,
    "winners": seat_nouns,
    "card": card,
    "tile": tile,
    "skeleton": skeleton,
    "ending": ending,
    "moment": moment,
}
"""What a particular is, by its name; the others are numbers."""


def said_event(event: Line) -> Said:
    """The message of an event."""
    kind = Event(event.kind)
    key = f"event-{word_of(kind)}"
    match kind:
        case Event.TILE_PLACED:
            kind_of_tile, _, east, south = event.particulars
            return of_placing(key, kind_of_tile, east, south)
        case Event.FIGHT_ROLLED:
            return of_roll(key, *event.particulars[:3])
        case Event.ANNOUNCED:
            return of_card(key, *event.particulars[:3])
    names = NAMES_OF[kind]
    values: dict[str, Value] = {}
    for name, number in zip(names, event.particulars, strict=False):
        if name == "square":
            values["place"], values["spot"] = number // SQUARES, spot(number % SQUARES)
        elif name != "-":
            values[name] = READERS[name](number) if name in READERS else number
    if kind == Event.WINNERS:
        values["count"] = count(event.particulars[0])
    return Said(key, values)


def of_placing(key: str, kind: int, east: int, south: int) -> Said:
    """A tile is laid, so many tiles from the Altar."""
    down = "south" if south > 0 else "north" if south < 0 else ""
    across = "east" if east > 0 else "west" if east < 0 else ""
    way = "-".join(part for part in (down, across) if part)
    rows, columns = abs(south), abs(east)
    return Said(key, {"tile": tile(kind), "way": way, "rows": rows, "columns": columns})


def of_roll(key: str, seat: int, die: int, total: int) -> Said:
    """A roll in a fight, and what it comes to where something is added."""
    values: dict[str, Value] = {"seat": seat_noun(seat), "die": die, "total": total}
    return Said(key, {**values, "bonus": total - die})


def of_card(key: str, seat: int, kind: int, aim: int) -> Said:
    """A card is played: at somebody, on a tile, or just so."""
    values: dict[str, Value] = {"seat": seat_noun(seat), "card": card(kind)}
    first = FIRST_AIM_OF[kind] if kind < EVENTS else -1
    if first == SEAT:
        return Said(f"{key}-at", {**values, "other": seat_noun(aim)})
    if first in {PLACE, FREE_PLACE, CRYPT}:
        return Said(f"{key}-on", {**values, "place": aim})
    return Said(key, values)


def said_claim(kind: int, whom: int, _: int) -> Said:
    """The message of a promise about a seat."""
    return Said(f"claim-{word_of(Claim(kind))}", {"seat": seat_noun(whom)})


CLAIMABLE = tuple((kind.value, seat, 0) for kind in Claim for seat in range(SEATS))
TWINS = frozenset(event.value for event in Event if event.name.endswith("_UNSEEN"))

WORDS = GameWords(
    seat=seat_noun,
    event=said_event,
    choice=said_choice,
    question=said_question,
    claim=said_claim,
    claimable=CLAIMABLE,
    position=draw_board,
    twins=TWINS,
    glossary={
        "tile": tuple(tile(number) for number in Tile),
        "card": tuple(card(number) for number in Card),
        "skeleton": tuple(skeleton(number) for number in Colour),
        "phase": tuple(phase(number) for number in Phase),
    },
)
