"""What happens in The Walking Dead, in words: which message says an event."""

from __future__ import annotations

from collections.abc import Callable

from graveshift.engine.bits import count
from graveshift.engine.frame import NOBODY
from graveshift.engine.journal import Event as Line
from graveshift.engine.notation import word_of
from graveshift.games.walking_dead.components import STACK_CARDS
from graveshift.games.walking_dead.kinds import Event, Fight
from graveshift.words.game_words import Said
from graveshift.words.messages import Value
from graveshift.words.walking_dead_nouns import (
    card,
    ending,
    event_card,
    goal,
    leader,
    location,
    phase,
    seat_noun,
    seat_nouns,
    stack,
)

PARTICULARS = {
    "": (Event.PROMISE_ENDS,),
    "round": (Event.ROUND,),
    "phase": (Event.PHASE,),
    "location corner": (Event.LAID,),
    "stack location": (Event.STACKED,),
    "seat leader": (Event.CHARACTER, Event.REPLACED),
    "seat die location": (Event.ROLLED_WALKERS,),
    "seat card": (
        Event.START_WEAPON, Event.DREW, Event.DISCARDED_CARD, Event.LEFT_LYING,
        Event.COLLECTED, Event.ARMOUR, Event.FIRED, Event.AMMO_BACK,
    ),
    "card": (Event.PUT_BACK,),
    "seat die": (Event.ROLLED_FOR_BADGE, Event.ROLLED_BLACK, Event.ROLLED_WHITE, Event.DIE),
    "seat": (
        Event.LEADER, Event.GOAL_UNSEEN, Event.DEALT_UNSEEN, Event.STAYED, Event.LITTLE_HELP,
        Event.GUINEA_PIG, Event.DISCARDED_UNSEEN, Event.PROMISE, Event.PAID, Event.UNPAID,
        Event.SAVED, Event.BADGE_PASSES,
    ),
    "seat goal": (Event.GOAL, Event.GOAL_MET),
    "cards": (Event.RESHUFFLED,),
    "seat event": (Event.DEALT, Event.EVENT, Event.DISCARDED),
    "- leader": (Event.ABILITY,),
    "seat healed life": (Event.HEALED,),
    "seat food": (Event.FOOD, Event.LOST_FOOD),
    "seat allies": (Event.ALLIES, Event.LOST_ALLIES, Event.SPENT_ALLIES),
    "seat card ammo": (Event.AMMO, Event.LOST_AMMO, Event.SET_ASIDE),
    "seat location": (Event.PLACED, Event.SILENCED, Event.FLASHBANG),
    "seat from to": (Event.MOVED, Event.PAID_MOVE, Event.MOTORCYCLE, Event.PULLED),
    "seat card weapon ammo": (Event.LOADED,),
    "seat other card": (Event.GAVE_CARD,),
    "seat other card weapon": (Event.GAVE_AMMO,),
    "seat other": (
        Event.GAVE_ALLY, Event.GAVE_FOOD, Event.ASKED, Event.REFUSED, Event.BACKED, Event.MEDICINE,
    ),
    "location walkers": (Event.WALKERS, Event.NO_WALKERS_LEFT, Event.FIGHT, Event.ATTACK),
    "location die": (Event.ROLLED_AT,),
    "seat life": (Event.DAMAGED,),
    "seat leader location": (Event.DIED,),
    "location": (Event.CORPSE,),
    "card location": (Event.CARD_EATEN,),
    "seat weapon": (Event.ARMED,),
    "seat old new": (Event.REROLLED,),
    "seat value": (Event.VALUE,),
    "location value": (Event.POOLED,),
    "seat location walkers": (Event.KILLED,),
    "seat other damage": (Event.PROPOSED,),
    "seat damage": (Event.SHARED,),
    "seat coins": (Event.COIN,),
    "ending": (Event.END,),
    "winners": (Event.WINNERS,),
}  # fmt: skip
"""The names of the variables that an event's particulars become; "-" is not said."""
NAMES_OF = {kind: names.split() for names, kinds in PARTICULARS.items() for kind in kinds}

READERS: dict[str, Callable[[int], Value]] = {
    "seat": seat_noun,
    "other": seat_noun,
    "winners": seat_nouns,
    "leader": leader,
    "location": location,
    "from": location,
    "to": location,
    "stack": stack,
    "card": card,
    "weapon": card,
    "event": event_card,
    "goal": goal,
    "phase": phase,
    "ending": ending,
}
"""What a particular is, by its name; the others are numbers."""

TWINS = frozenset(event.value for event in Event if event.name.endswith("_UNSEEN"))
"""Events that tell others in less depth what the seat concerned is told in full."""
ARMED_WITH = {
    Fight.BARE.value: "event-armed-bare",
    Fight.DICE_ONLY.value: "event-armed-dice-only",
    Fight.NONE.value: "event-armed-none",
}
"""Messages for who fights without a weapon card, by what stands in its place."""


def said_event(event: Line) -> Said:
    """The message of an event."""
    kind = Event(event.kind)
    first, second, third, _ = event.particulars
    match kind:
        case Event.ARMED if second >= STACK_CARDS:
            return Said(ARMED_WITH[second], {"seat": seat_noun(first)})
        case Event.WINNERS if first == 0:
            return Said("event-no-winners")
        case Event.KILLED:
            return of_kill(first, second, third)
    values: dict[str, Value] = {
        name: READERS[name](number) if name in READERS else number
        for name, number in zip(NAMES_OF[kind], event.particulars, strict=False)
        if name != "-"
    }
    if kind == Event.WINNERS:
        values["count"] = count(first)
    return Said(f"event-{word_of(kind)}", values)


def of_kill(seat: int, where: int, walkers: int) -> Said:
    """Walkers killed by one, by a pool, or not at all."""
    values: dict[str, Value] = {"location": location(where)}
    if seat != NOBODY:
        values["seat"] = seat_noun(seat)
    key = "event-killed"
    if walkers == 0:
        key = "event-missed"
    else:
        values["walkers"] = walkers
    return Said(key if seat != NOBODY else f"{key}-pool", values)
