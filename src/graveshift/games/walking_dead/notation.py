"""Choices, events and positions as text, both ways.

`move to farm`, `give pistol.2`, `DREW r venison.1`: words are in `letters`, positions in `drawing`
and `reading`.  Words in the languages of people are not made here.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import cache, partial

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
from graveshift.games.walking_dead.components import (
    LEADERS,
    LOCATIONS,
    MOST_VALUE,
    SEATS,
    STACK_CARDS,
    Stack,
)
from graveshift.games.walking_dead.decks import LOADED_BOX, LOADED_GUN
from graveshift.games.walking_dead.drawing import write_position
from graveshift.games.walking_dead.event_cards import ANY_NUMBER
from graveshift.games.walking_dead.gifts import ALLY, FOOD, OBJECT_CODES, ONE_AMMO, REFUSE
from graveshift.games.walking_dead.interrupts import LOAD, REVEAL, TREAT
from graveshift.games.walking_dead.kinds import Decision, Ending, Event, Fight, Phase
from graveshift.games.walking_dead.letters import (
    COLOURS,
    CORNER_NAMES,
    card,
    character,
    colour,
    event,
    goal,
    location,
    read_card,
    read_character,
    read_colour,
    read_corner,
    read_event_card,
    read_goal,
    read_location,
    read_weapon,
    weapon,
)
from graveshift.games.walking_dead.onslaught import TAKE_PROPOSAL
from graveshift.games.walking_dead.own_turn import ASK
from graveshift.games.walking_dead.places import DECLINE
from graveshift.games.walking_dead.reading import read_position
from graveshift.games.walking_dead.resources import KEEP, LEAVE, TAKE_UP
from graveshift.games.walking_dead.state import CARDS_WITH_AMMO, State
from graveshift.games.walking_dead.turn import choices

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
    said = at_any_time(code) if code >= LOAD else PHRASES[decision](code)
    return said or f"code {code}"


def at_any_time(code: int) -> str:
    """What may be done at any time."""
    if code < TREAT:
        box, gun = LOADED_BOX[code - LOAD], LOADED_GUN[code - LOAD]
        return f"load {card(STACK_CARDS + box)} onto {card(gun)}"
    if code < REVEAL:
        return f"treat {colour(code - TREAT)}"
    return "reveal goal" if code == REVEAL else ""


def said(code: int, *, words: str, below: int, name: Callable[[int], str], other: str = "") -> str:
    """Words and a name for each code below a number, and a word for declining."""
    if code < below:
        return f"{words} {name(code)}".strip()
    return other if code == DECLINE else ""


def phrases(
    words: str, below: int, name: Callable[[int], str], other: str = ""
) -> Callable[[int], str]:
    """As `said`, for any code."""
    return partial(said, words=words, below=below, name=name, other=other)


def of_load(code: int) -> str:
    """What becomes of an ammo card just drawn."""
    if code < STACK_CARDS:
        return f"load onto {card(code)}"
    return {KEEP: "keep", LEAVE: "leave", TAKE_UP: "take up"}.get(code, "")


def of_exchange(code: int) -> str:
    """Whom to give to or to ask."""
    if code < SEATS:
        return f"give to {colour(code)}"
    if ASK <= code < ASK + SEATS:
        return f"ask {colour(code - ASK)}"
    return "done" if code == DECLINE else ""


def of_object(code: int) -> str:
    """What is given."""
    if code < CARDS_WITH_AMMO:
        return f"give {card(code)}"
    if ONE_AMMO <= code < OBJECT_CODES:
        return f"give ammo of {card(code - ONE_AMMO)}"
    return {ALLY: "give ally", FOOD: "give food", REFUSE: "refuse"}.get(code, "")


def of_event(code: int) -> str:
    """An event played."""
    return f"play {event(code)}" if 1 <= code < ANY_NUMBER else ""


def of_drive(code: int) -> str:
    """A pawn moved for free."""
    if code < SEATS * LOCATIONS:
        return f"drive {colour(code // LOCATIONS)} to {location(code % LOCATIONS)}"
    return "decline" if code == DECLINE else ""


WITHOUT_A_CARD: dict[int, str] = {
    Fight.BARE: "fight bare",
    Fight.DICE_ONLY: "fight with help",
    Fight.NONE: "stand back",
}


def of_weapon(code: int) -> str:
    """What to fight with."""
    if code < STACK_CARDS:
        return f"fight with {card(code)}"
    return WITHOUT_A_CARD.get(code, "")


def of_split(code: int) -> str:
    """A share, or a proposal."""
    if code <= MOST_VALUE:
        return f"bear {code}"
    if TAKE_PROPOSAL <= code < TAKE_PROPOSAL + SEATS:
        return f"back {colour(code - TAKE_PROPOSAL)}"
    return ""


def yes_or_no(code: int) -> str:
    """No or yes."""
    return ("no", "yes")[code] if code <= 1 else ""


CHARACTER = phrases("take", LEADERS, character)
HEAL = phrases("heal", SEATS, colour)
PHRASES: dict[int, Callable[[int], str]] = dict.fromkeys(Decision, yes_or_no) | {
    Decision.NOTHING: lambda _: "",
    Decision.CHARACTER: CHARACTER,
    Decision.REPLACEMENT: CHARACTER,
    Decision.ANDREA: HEAL,
    Decision.HEAL_HERE: HEAL,
    Decision.HEAL_THERE: HEAL,
    Decision.GLENN: phrases("load", STACK_CARDS, card, "decline"),
    Decision.LOAD_ONE: phrases("load", STACK_CARDS, card),
    Decision.MAGGIE: phrases("give to", SEATS, colour, "decline"),
    Decision.MOVE: phrases("move to", LOCATIONS, location),
    Decision.OWN_MOVE: phrases("walk to", LOCATIONS, location, "stay"),
    Decision.COLLECT: phrases(
        "take up", STACK_CARDS, lambda code: card(STACK_CARDS * Stack.AMMO + code), "decline"
    ),
    Decision.LOAD: of_load,
    Decision.EXCHANGE: of_exchange,
    Decision.OBJECT: of_object,
    Decision.ONTO: phrases("onto", STACK_CARDS, card),
    Decision.EVENT: of_event,
    Decision.LOSE_AMMO: phrases("lose ammo of", CARDS_WITH_AMMO, card),
    Decision.LOSE_GEAR: phrases("discard", STACK_CARDS, card, "decline"),
    Decision.FREE_MOVE: of_drive,
    Decision.WHERE: phrases("at", LOCATIONS, location),
    Decision.MOTORCYCLE: phrases("ride to", LOCATIONS, location, "decline"),
    Decision.WEAPON: of_weapon,
    Decision.ALLIES: phrases("spend", MOST_VALUE + 1, str),
    Decision.PULL: phrases("pull from", LOCATIONS, location),
    Decision.SPLIT: of_split,
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


def particular(write: Callable[[int], str], read: Callable[[str], int]) -> Particular:
    """A particular that is one number."""
    return Particular(write, lambda word: (read(word),))


PARTS = {
    "seat": particular(colour, read_colour),
    "card": particular(card, read_card),
    "weapon": particular(weapon, read_weapon),
    "event": particular(event, read_event_card),
    "place": particular(location, read_location),
    "corner": particular(lambda number: CORNER_NAMES[number], read_corner),
    "character": particular(character, read_character),
    "goal": particular(goal, read_goal),
    "number": particular(str, lambda word: integer(word, "number")),
    "seats": particular(
        lambda bits: write_set(bits, COLOURS), lambda word: read_set(word, COLOURS)
    ),
    "stack": of_enum(Stack),
    "phase": of_enum(Phase),
    "ending": of_enum(Ending),
}

FORMS = {
    "number": (Event.ROUND, Event.RESHUFFLED),
    "phase": (Event.PHASE,),
    "place corner": (Event.LAID,),
    "stack place": (Event.STACKED,),
    "seat character": (Event.CHARACTER, Event.ABILITY, Event.REPLACED),
    "seat number place": (Event.ROLLED_WALKERS,),
    "seat card": (
        Event.START_WEAPON, Event.DREW, Event.DISCARDED_CARD, Event.LEFT_LYING,
        Event.COLLECTED, Event.ARMOUR, Event.FIRED, Event.AMMO_BACK,
    ),
    "card": (Event.PUT_BACK,),
    "seat number": (
        Event.ROLLED_FOR_BADGE, Event.FOOD, Event.ALLIES, Event.LOST_FOOD, Event.LOST_ALLIES,
        Event.ROLLED_BLACK, Event.ROLLED_WHITE, Event.DAMAGED, Event.DIE, Event.VALUE,
        Event.SPENT_ALLIES, Event.SHARED, Event.COIN,
    ),
    "seat": (
        Event.LEADER, Event.GOAL_UNSEEN, Event.DEALT_UNSEEN, Event.STAYED, Event.LITTLE_HELP,
        Event.GUINEA_PIG, Event.DISCARDED_UNSEEN, Event.PROMISE, Event.PAID, Event.UNPAID,
        Event.SAVED, Event.BADGE_PASSES,
    ),
    "seat goal": (Event.GOAL, Event.GOAL_MET),
    "seat event": (Event.DEALT, Event.EVENT, Event.DISCARDED),
    "seat number number": (Event.HEALED, Event.REROLLED),
    "seat card number": (Event.AMMO, Event.LOST_AMMO, Event.SET_ASIDE),
    "seat place": (Event.PLACED, Event.SILENCED, Event.FLASHBANG),
    "seat place place": (Event.MOVED, Event.PAID_MOVE, Event.MOTORCYCLE, Event.PULLED),
    "seat card card number": (Event.LOADED,),
    "seat seat": (
        Event.GAVE_ALLY, Event.GAVE_FOOD, Event.ASKED, Event.REFUSED, Event.BACKED, Event.MEDICINE,
    ),
    "seat seat card": (Event.GAVE_CARD,),
    "seat seat card card": (Event.GAVE_AMMO,),
    "seat seat number": (Event.PROPOSED,),
    "seat weapon": (Event.ARMED,),
    "seat character place": (Event.DIED,),
    "place": (Event.CORPSE,),
    "place number": (
        Event.WALKERS, Event.NO_WALKERS_LEFT, Event.ROLLED_AT, Event.FIGHT, Event.POOLED,
        Event.ATTACK,
    ),
    "card place": (Event.CARD_EATEN,),
    "seat place number": (Event.KILLED,),
    "": (Event.PROMISE_ENDS,),
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


class WalkingDeadNotation:
    """What the engine asks of a game's notation."""

    write_seat = staticmethod(colour)
    read_seat = staticmethod(read_colour)
    write_choice = staticmethod(write_choice)
    read_choice = staticmethod(read_choice)
    write_position = staticmethod(write_position)
    read_position = staticmethod(read_position)
    write_event = staticmethod(write_event)
    read_event = staticmethod(read_event)


NOTATION = WalkingDeadNotation()
