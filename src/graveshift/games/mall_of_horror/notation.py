"""Choices, events and positions as text, both ways.

`walk P`, `give fire-axe to y`, `EATEN rP L3`: letters and words are in `letters`, positions in
`drawing` and `reading`.  Words in the languages of people are not made here.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import cache

from graveshift.engine.frame import BY_CLOCK, MOST_CODES, REVISE
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
from graveshift.games.mall_of_horror.cards import PASS
from graveshift.games.mall_of_horror.components import CHARACTERS, KINDS, SEATS, Card, Place
from graveshift.games.mall_of_horror.drawing import write_position
from graveshift.games.mall_of_horror.letters import (
    COLOURS,
    LETTERS,
    card,
    colour,
    figure,
    read_card,
    read_colour,
    read_figure,
)
from graveshift.games.mall_of_horror.moving import STAY
from graveshift.games.mall_of_horror.reading import read_position
from graveshift.games.mall_of_horror.state import Decision, Ending, Event, Phase, Purpose, State
from graveshift.games.mall_of_horror.truck import GIFT_SEATS
from graveshift.games.mall_of_horror.turn import choices
from graveshift.games.mall_of_horror.weapons import CARD, HIDE

# Choices ------------------------------------------------------------------------------------------


def write_choice(state: State, seat: int, code: int) -> str:
    """A choice as a word or two."""
    return phrase(state.decision, code)


def read_choice(state: State, seat: int, text: str) -> int:
    """The code that such a text says under the decision of the moment, be it allowed or not."""

    def offered() -> list[str]:
        codes = bytearray(MOST_CODES)
        return [write_choice(state, seat, code) for code in codes[: choices(state, seat, codes)]]

    known = codes_of(state.decision)
    return read_phrase(text, known, offered, colour(seat))


@cache
def codes_of(decision: int) -> dict[str, int]:
    """Every phrase that a decision knows."""
    return {phrase(decision, code): code for code in range(MOST_CODES)}


def phrase(decision: int, code: int) -> str:
    """A code in words; one that means nothing under the decision by its number."""
    if code == REVISE:
        return "take back"
    if code == BY_CLOCK:
        return "no answer"
    said = PHRASES[decision](code)
    return said or f"code {code}"


def of_window(code: int, play: str) -> str:
    """Pass, or the one card of use."""
    return ("pass", play)[code] if code <= 1 else ""


def of_seat_named(code: int, verb: str) -> str:
    """A seat, said with a verb."""
    return f"{verb} {colour(code)}" if code < SEATS else ""


def of_character(code: int, verb: str) -> str:
    """A character, said with a verb."""
    return f"{verb} {LETTERS[code]}" if code < CHARACTERS else ""


def of_place(code: int, verb: str) -> str:
    """A place, said with a verb."""
    return f"{verb} {code}" if Place.RESTROOM <= code <= Place.SUPERMARKET else ""


def of_place_or_pass(code: int, verb: str) -> str:
    """A place, or declining."""
    return "pass" if code == PASS else of_place(code, verb)


def of_placement(code: int) -> str:
    """A character on its first place."""
    place, character = divmod(code, CHARACTERS)
    return of_place(place, f"place {LETTERS[character]} at")


def of_keep(code: int) -> str:
    """A card kept."""
    return f"keep {card(code)}" if code < KINDS else ""


def of_gift(code: int) -> str:
    """A card given."""
    kind, taker = divmod(code, GIFT_SEATS)
    return f"give {card(kind)} to {colour(taker)}" if kind < KINDS and taker < SEATS else ""


def of_move(code: int) -> str:
    """A walk, or a Sprint."""
    if code == STAY:
        return "sprint stay"
    place, character = divmod(code, CHARACTERS)
    if place == Place.NOWHERE:
        return of_character(character, "walk")
    return of_place(place, f"sprint {LETTERS[character]} to")


def of_cards(code: int) -> str:
    """A card before a victim is chosen."""
    if code >= HIDE:
        return of_character(code - HIDE, "hide")
    if code == PASS:
        return "pass"
    kind = code - CARD
    return f"play {card(kind)}" if kind < KINDS and kind != Card.HIDDEN else ""


PHRASES: dict[int, Callable[[int], str]] = {
    Decision.NOTHING: lambda _: "",
    Decision.FIRST_HOLDER: lambda code: of_seat_named(code, "holder"),
    Decision.PLACEMENT: of_placement,
    Decision.THREAT: lambda code: of_window(code, "threat"),
    Decision.BALLOT: lambda code: of_seat_named(code, "vote"),
    Decision.KEEP: of_keep,
    Decision.GIFT: of_gift,
    Decision.CAMERA: lambda code: of_window(code, "look"),
    Decision.OPEN_DESTINATION: lambda code: of_place(code, "go to"),
    Decision.DESTINATION: lambda code: of_place(code, "go to"),
    Decision.ZOMBIE: lambda code: of_place_or_pass(code, "zombie at"),
    Decision.MOVE: of_move,
    Decision.SPRINT: lambda code: of_place_or_pass(code, "sprint to"),
    Decision.CARDS: of_cards,
    Decision.VICTIM: lambda code: of_character(code, "lose"),
}
"""A code in words under each decision; nothing for a code without meaning there."""


# Events -------------------------------------------------------------------------------------------


def of_enum(members: type[IntEnum]) -> Particular:
    """A particular that is a member of an enum."""
    known = words_of(members)
    return Particular(
        lambda number: word_of(members(number)),
        lambda word: (number_of(word, known, members.__name__.lower()),),
    )


PARTS = {
    "seat": Particular(colour, lambda word: (read_colour(word),)),
    "figure": Particular(figure, read_figure, takes=2),
    "card": Particular(card, lambda word: (read_card(word),)),
    "place": Particular(
        lambda place: f"L{place}", lambda word: (integer(word.removeprefix("L"), "place"),)
    ),
    "number": Particular(str, lambda word: (integer(word, "number"),)),
    "seats": Particular(
        lambda bits: write_set(bits, COLOURS), lambda word: (read_set(word, COLOURS),)
    ),
    "phase": of_enum(Phase),
    "purpose": of_enum(Purpose),
    "ending": of_enum(Ending),
}

FORMS = {
    "seat": (
        Event.HOLDER, Event.DEALT_UNSEEN, Event.PASSED, Event.KEPT_UNSEEN, Event.RETURNED_UNSEEN,
        Event.DICE_HIDDEN, Event.CAMERA, Event.LOOKED, Event.STAYED, Event.CHANCE_PICKS,
        Event.ELIMINATED, Event.BADGE_PASSES,
    ),
    "seat card": (Event.DEALT, Event.KEPT, Event.RETURNED),
    "seat card card card": (Event.FOUND,),
    "seat number": (Event.FOUND_UNSEEN, Event.TALLY),
    "seat number number": (Event.ROLLED_PLACEMENT, Event.POINTS),
    "seat place": (
        Event.THREAT, Event.ANNOUNCED, Event.ZOMBIE_PLAYED, Event.DESTINATION, Event.SPRINT,
        Event.HARDWARE,
    ),
    "seat seat": (Event.GIVEN_UNSEEN,),
    "seat seat card": (Event.GIVEN,),
    "seat seat number": (Event.BALLOT,),
    "seat card place number": (Event.SHOT,),
    "figure place": (Event.PLACED, Event.STUCK, Event.HID, Event.EATEN),
    "figure place place": (Event.MOVED, Event.TO_PARKING),
    "place": (
        Event.FIRST_ZOMBIE, Event.ZOMBIE, Event.ZOMBIE_IGNORED, Event.NO_ZOMBIE_LEFT,
        Event.OVERRUN, Event.CROWD, Event.SCREAM, Event.NOBODY_TO_EAT,
    ),
    "place number": (Event.FED,),
    "place number number": (Event.HELD, Event.BREACH, Event.AVERTED),
    "number": (Event.ROUND, Event.PARKING_CLEARED),
    "number number number number": (Event.DICE_SEEN, Event.DICE),
    "phase": (Event.PHASE, Event.SKIPPED),
    "purpose place": (Event.UNDECIDED, Event.NO_CANDIDATE),
    "purpose place seat": (Event.SOLE_CANDIDATE, Event.ELECTED),
    "purpose place number seats": (Event.VOTE, Event.TIE),
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


class MallNotation:
    """What the engine asks of a game's notation."""

    write_seat = staticmethod(colour)
    read_seat = staticmethod(read_colour)
    write_choice = staticmethod(write_choice)
    read_choice = staticmethod(read_choice)
    write_position = staticmethod(write_position)
    read_position = staticmethod(read_position)
    write_event = staticmethod(write_event)
    read_event = staticmethod(read_event)


NOTATION = MallNotation()
