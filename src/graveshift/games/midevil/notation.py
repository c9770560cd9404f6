"""Choices, events and positions as text, both ways.

`beyond 3 north`, `white 4`, `play 2 mire`, `KILLED r 3.4 B`: letters and words are in `letters`,
positions in `drawing` and `reading`.  Words in the languages of people are not made here.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import cache

from graveshift.engine.frame import MOST_CODES, REVISE
from graveshift.engine.journal import Event as Line
from graveshift.engine.notation import (
    EventForms,
    Particular,
    integer,
    number_of,
    read_phrase,
    read_set,
    word_of,
    words_of,
    write_set,
)
from graveshift.games.midevil import fighting, filling, picking, shooting
from graveshift.games.midevil.cards import EVENTS as CARDS
from graveshift.games.midevil.cards import IS_MELEE, RANGE_OF, Moment
from graveshift.games.midevil.components import COLOURS as BONE_COLOURS
from graveshift.games.midevil.components import DIRECTIONS, SEATS, SQUARES, TURNS, Colour, Direction
from graveshift.games.midevil.drawing import write_position
from graveshift.games.midevil.letters import (
    COLOURS,
    bone,
    card,
    colour,
    read_bone,
    read_card,
    read_colour,
    read_square,
    read_tile,
    square,
    tile,
)
from graveshift.games.midevil.moving import SHOOT
from graveshift.games.midevil.reading import read_position
from graveshift.games.midevil.state import FIGHTERS, SLOTS, Decision, Ending, Event, State
from graveshift.games.midevil.targets import (
    COLOUR,
    DIE,
    ITEM,
    NOTHING,
    SEAT,
    SECOND,
    SQUARE,
    aim_kind,
)
from graveshift.games.midevil.tiles import TILES
from graveshift.games.midevil.turn import choices
from graveshift.games.midevil.windows import HOLD

# Choices ------------------------------------------------------------------------------------------

PAY = -1
"""The stage in which a card is paid for; others are what an aim is."""
SIDES = tuple(word_of(way) for way in Direction)
BONES = tuple(word_of(one) for one in Colour)


def write_choice(state: State, seat: int, code: int) -> str:
    """A choice as a word or two."""
    return phrase(state.decision, stage_of(state, seat), hand_of(state, seat), code)


def read_choice(state: State, seat: int, text: str) -> int:
    """The code that such a text says under the decision of the moment, be it allowed or not."""

    def offered() -> list[str]:
        codes = bytearray(MOST_CODES)
        return [write_choice(state, seat, code) for code in codes[: choices(state, seat, codes)]]

    known = codes_of(state.decision, stage_of(state, seat), hand_of(state, seat))
    return read_phrase(text, known, offered, colour(seat))


def stage_of(state: State, seat: int) -> int:
    """What a seat is asked about the card that it picks; NOTHING when it picks none."""
    if seat >= state.seats or state.decision == Decision.STAKE or state.draft[seat] == 0:
        return NOTHING
    if state.draft[seat] == picking.PAYING:
        return PAY
    number = state.draft[seat] - picking.FIRST_AIM
    return aim_kind(state, picking.picked(state, seat), number)


def hand_of(state: State, seat: int) -> tuple[int, ...]:
    """The cards of a seat, slot by slot."""
    return tuple(state.hand[seat, slot] for slot in range(SLOTS)) if seat < SEATS else ()


@cache
def codes_of(decision: int, stage: int, hand: tuple[int, ...]) -> dict[str, int]:
    """Every phrase that a decision knows."""
    return {phrase(decision, stage, hand, code): code for code in range(MOST_CODES)}


def phrase(decision: int, stage: int, hand: tuple[int, ...], code: int) -> str:
    """A code in words; one that means nothing under the decision by its number."""
    if code == REVISE:
        return "take back"
    if code == HOLD:
        return "hold"
    if stage != NOTHING:
        said = of_stage(stage, code)
    elif picking.CARD <= code < picking.CARD + len(hand):
        said = f"play {of_slot(code - picking.CARD, hand)}"
    elif decision in {Decision.DISCARD, Decision.HAND_LIMIT} and 1 <= code <= len(hand):
        said = f"discard {of_slot(code - 1, hand)}"
    else:
        said = PHRASES[decision](code)
    return said or f"code {code}"


def of_slot(slot: int, hand: tuple[int, ...]) -> str:
    """A card of the hand: where it is, and what it is."""
    return f"{slot + 1} {card(hand[slot])}"


def of_stage(stage: int, code: int) -> str:
    """What a card is aimed at, or paid with."""
    if stage == SECOND and code == picking.NO_SECOND:
        return "no other"
    if stage == SEAT:
        seat = code - picking.AT_SEAT
        return f"at {colour(seat)}" if 0 <= seat < SEATS else ""
    verb, most, word = STAGES.get(stage, ("at", TILES, str))
    return f"{verb} {word(code)}".strip() if code < most else ""


def of_words(*words: str) -> Callable[[int], str]:
    """One word or two for each code from 0 on."""
    return lambda code: words[code] if code < len(words) else ""


def of_place(code: int) -> str:
    """A side of the map."""
    place, side = divmod(code, DIRECTIONS)
    return f"beyond {place} {SIDES[side]}" if place < TILES else ""


def of_fill(code: int) -> str:
    """A piece on a square."""
    if code == filling.DONE:
        return "done"
    piece, at = divmod(code, SQUARES)
    return f"{(*BONES, 'life')[piece]} {at}" if code < filling.DONE else ""


def of_step(code: int) -> str:
    """A step, the end of the movement, or a shot."""
    if code >= SHOOT:
        kind = code - SHOOT
        return f"shoot {card(kind)}" if kind < CARDS and RANGE_OF[kind] else ""
    return of_words(*SIDES, "stop")(code)


def of_shot(code: int) -> str:
    """A target, seen from the pawn."""
    south, east = divmod(code, shooting.ACROSS)
    reach = shooting.FARTHEST
    return f"at {east - reach},{south - reach}" if code < shooting.SIGHTS else ""


def of_fight(code: int) -> str:
    """A weapon, or none."""
    kind = code - fighting.WEAPON
    if code == fighting.FIGHT:
        return "fight"
    return f"use {card(kind)}" if kind < CARDS and IS_MELEE[kind] else ""


def of_bone_step(code: int) -> str:
    """A skeleton's step."""
    at, way = divmod(code, DIRECTIONS)
    return f"{at} {SIDES[way]}" if at < SQUARES else ""


RAISES = ("", *(f"raise {name}" for name in BONES))
PHRASES: dict[int, Callable[[int], str]] = {
    Decision.NOTHING: of_words(),
    Decision.BEGIN: of_words("begin", "use map"),
    Decision.MAP: of_words("first tile", "second tile"),
    Decision.PLACE: of_place,
    Decision.TURN_TILE: of_words(*(f"turn {turn}" for turn in range(TURNS))),
    Decision.FILL: of_fill,
    Decision.GO_ON: of_words("go on"),
    Decision.STEP: of_step,
    Decision.SHOOT: of_shot,
    Decision.FIGHT: of_fight,
    Decision.FAILED: of_words(*RAISES, "roll again", "use chain-mail", "give up"),
    Decision.RAISE: of_words(*RAISES),
    Decision.TAKE_HORSE: of_words("leave it", "take it"),
    Decision.DECLARE: of_words("let be", "fight"),
    Decision.STAKE: of_words("ready", *(f"stake {name}" for name in BONES), "stake life"),
    Decision.REROLL: of_words("pass", "roll again"),
    Decision.BONES: lambda code: f"from {code}" if code < TILES else "",
    Decision.BONE_STEP: of_bone_step,
    Decision.HAND_LIMIT: of_words(),
    Decision.DISCARD: of_words("keep"),
    Decision.WINDOW: of_words("pass"),
    Decision.FLOOR: of_words("pass"),
    Decision.REMEMBER: lambda code: f"bring {code}" if code < picking.CARD else "",
    Decision.RATTLE: of_words(*(f"give {name}" for name in BONES)),
}
"""A code in words under each decision; nothing for a code without meaning there."""
STAGES: dict[int, tuple[str, int, Callable[[int], str]]] = {
    SQUARE: ("square", SQUARES, str),
    SECOND: ("square", SQUARES, str),
    ITEM: ("take", CARDS, card),
    COLOUR: ("", BONE_COLOURS, BONES.__getitem__),
    DIE: ("die", FIGHTERS, str),
    PAY: ("pay", BONE_COLOURS, BONES.__getitem__),
}
"""A verb, how many codes there are, and a word for each, by stage; all others are places."""


# Events -------------------------------------------------------------------------------------------


def of_enum(members: type[IntEnum]) -> Particular:
    """A particular that is a member of an enum."""
    known = words_of(members)
    return Particular(
        lambda number: word_of(members(number)),
        lambda word: (number_of(word, known, members.__name__.lower()),),
    )


def moment(number: int) -> str:
    """A moment, by its name."""
    return str(Moment(number).name).lower()


MOMENTS = {moment(one): int(one) for one in Moment}

PARTS = {
    "seat": Particular(colour, lambda word: (read_colour(word),)),
    "card": Particular(card, lambda word: (read_card(word),)),
    "tile": Particular(tile, lambda word: (read_tile(word),)),
    "square": Particular(square, lambda word: (read_square(word),)),
    "bone": Particular(bone, lambda word: (read_bone(word),)),
    "number": Particular(str, lambda word: (integer(word, "number"),)),
    "seats": Particular(
        lambda bits: write_set(bits, COLOURS), lambda word: (read_set(word, COLOURS),)
    ),
    "moment": Particular(moment, lambda word: (number_of(word, MOMENTS, "moment"),)),
    "ending": of_enum(Ending),
}

FORMS = {
    "": (Event.BOOK_OUT,),
    "seat": (
        Event.START, Event.DEALT_UNSEEN, Event.MAP_USED, Event.LIFE_PAID, Event.DIED,
        Event.BOOK_TAKEN, Event.DUEL_PASSED, Event.BOOK_KEPT, Event.BOOK_WON, Event.HELD,
        Event.MIRED, Event.SECRET_PATH, Event.TERRIFIED, Event.FURY,
    ),
    "seat number": (
        Event.TURN, Event.REVIVED, Event.MOVE_ROLLED, Event.STEPS, Event.STOPPED, Event.DOUBLED,
        Event.DUEL_ROLLED, Event.LIVES_STAKED, Event.DUEL_RESULT, Event.BONES_ROLLED,
        Event.BONES, Event.HEALED, Event.MARCHES,
    ),
    "seat number number": (Event.FIGHT_ROLLED, Event.RESULT),
    "seat number number number": (Event.STAKED,),
    "seat card": (
        Event.DEALT, Event.WEAPON, Event.ITEM_GONE, Event.DISCARDED, Event.RETURNED,
        Event.CANCELLED, Event.FIZZLED, Event.LAID_OUT,
    ),
    "seat card number number": (Event.ANNOUNCED, Event.AIMED_ANEW),
    "seat tile": (Event.TILE_DRAWN,),
    "seat square": (Event.LIFE_TAKEN, Event.PARKED, Event.MOUNTED),
    "seat square square": (Event.STEPPED,),
    "seat square bone": (Event.FIGHT, Event.KILLED),
    "seat bone": (Event.RAISED, Event.PAID, Event.RATTLED),
    "seat seat": (Event.HORSE_TAKEN, Event.DUEL, Event.LED),
    "seat seat card": (Event.STOLEN,),
    "tile": (Event.TILE_UNDER, Event.TILE_BACK, Event.TILE_OUT),
    "tile number number number": (Event.TILE_PLACED,),
    "square": (Event.LIFE_PUT, Event.BOOK_BACK),
    "square bone": (Event.SKELETON_PUT, Event.CRUMBLED),
    "square square": (Event.BONE_MOVED,),
    "bone number": (Event.REMEMBERED,),
    "number": (Event.RESHUFFLED,),
    "number number": (Event.FILL_ROLLED, Event.DIE_AGAIN),
    "moment seats": (Event.WINDOW,),
    "ending": (Event.END,),
    "seats": (Event.WINNERS,),
}  # fmt: skip
"""What an event's particulars are, in order."""

EVENTS = EventForms(
    Event, COLOURS, PARTS, {kind: form for form, kinds in FORMS.items() for kind in kinds}
)


def write_event(event: Line) -> str:
    """An event as a line of text."""
    return EVENTS.write(event)


def read_event(text: str) -> Line:
    """The event that such a line tells."""
    return EVENTS.read(text)


class MidEvilNotation:
    """What the engine asks of a game's notation."""

    write_seat = staticmethod(colour)
    read_seat = staticmethod(read_colour)
    write_choice = staticmethod(write_choice)
    read_choice = staticmethod(read_choice)
    write_position = staticmethod(write_position)
    read_position = staticmethod(read_position)
    write_event = staticmethod(write_event)
    read_event = staticmethod(read_event)


NOTATION = MidEvilNotation()
