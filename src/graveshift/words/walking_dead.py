"""The Walking Dead in words: which message says a choice, a question or a claim."""

from __future__ import annotations

from collections.abc import Callable

from graveshift.engine.bits import count
from graveshift.engine.notation import word_of
from graveshift.games.walking_dead.components import (
    POINTS_PER_WALKER,
    Stack,
)
from graveshift.games.walking_dead.event_cards import STACK_OF
from graveshift.games.walking_dead.kinds import Decision
from graveshift.games.walking_dead.onslaught import victim
from graveshift.games.walking_dead.places import seat_in_order, stack_here
from graveshift.games.walking_dead.state import State
from graveshift.words.game_words import GameWords, Said
from graveshift.words.messages import Value
from graveshift.words.walking_dead_board import draw_board
from graveshift.words.walking_dead_choices import said_choice
from graveshift.words.walking_dead_claims import CLAIMABLE, said_claim
from graveshift.words.walking_dead_events import TWINS, said_event
from graveshift.words.walking_dead_nouns import (
    GLOSSARY,
    card,
    event_card,
    location,
    seat_noun,
    stack,
)

Values = dict[str, Value]


def said_question(seen: State, seat: int) -> Said:
    """The message of what a seat is asked."""
    key = f"decision-{word_of(Decision(seen.decision))}"
    values = VALUES_OF.get(Decision(seen.decision))
    return Said(key) if values is None else Said(key, values(seen, seat))


def of_move(seen: State, seat: int) -> Values:
    """Whose pawn is to be moved."""
    pawn = seat_in_order(seen, seen.circuit)
    return {"seat": seat_noun(pawn), "own": int(pawn == seat)}


def of_food(seen: State, seat: int) -> Values:
    """How much food there is to pay with."""
    return {"food": seen.food[seat]}


def of_stack(seen: State, number: int) -> Values:
    """A stack, and how many cards are left."""
    return {"stack": stack(number), "cards": count(seen.stack[number])}


def of_draw(seen: State, seat: int) -> Values:
    """The stack here."""
    return of_stack(seen, stack_here(seen, seen.at[seat]))


def of_take(seen: State, _seat: int) -> Values:
    """The stack that the event names."""
    return of_stack(seen, STACK_OF[seen.event])


def of_equipment(seen: State, _seat: int) -> Values:
    """The stack from which a new character may draw."""
    return of_stack(seen, Stack.EQUIPMENT)


def of_card(seen: State, _seat: int) -> Values:
    """The ammo card just drawn."""
    return {"card": card(seen.card)}


def of_taker(seen: State, _seat: int) -> Values:
    """Who gets something."""
    return {"seat": seat_noun(seen.taker)}


def of_plays(seen: State, _seat: int) -> Values:
    """How many events are to be played."""
    return {"plays": seen.plays}


def of_event(seen: State, _seat: int) -> Values:
    """The event being played."""
    return {"event": event_card(seen.event)}


def of_amount(seen: State, _seat: int) -> Values:
    """How much ammo is still to be given up."""
    return {"ammo": seen.amount}


def of_walkers(seen: State, seat: int) -> Values:
    """Where the seat is, and how many walkers are."""
    where = seen.at[seat]
    return {"location": location(where), "walkers": seen.walkers[where]}


def of_die(seen: State, _seat: int) -> Values:
    """What the Crowbar shows."""
    return {"die": seen.die}


def of_value(seen: State, seat: int) -> Values:
    """The own value, what it kills, and how many walkers there are."""
    walkers = seen.walkers[seen.place]
    kills = min(seen.value[seat] // POINTS_PER_WALKER, walkers)
    return {"value": seen.value[seat], "kills": kills, "walkers": walkers}


def of_pool(seen: State, _seat: int) -> Values:
    """The pool, and when it kills the next walker."""
    next_kill = (seen.pool // POINTS_PER_WALKER + 1) * POINTS_PER_WALKER
    return {"value": seen.pool, "next": next_kill}


def of_split(seen: State, seat: int) -> Values:
    """How much damage there is, and whose share comes next."""
    return {
        "location": location(seen.place),
        "damage": seen.active[seen.place],
        "seat": seat_noun(victim(seen, seen.draft[seat])),
    }


def of_life(seen: State, seat: int) -> Values:
    """How much life is left."""
    return {"life": seen.life[seat]}


def of_healing(seen: State, seat: int) -> Values:
    """Life and food."""
    return {"life": seen.life[seat], "food": seen.food[seat]}


VALUES_OF: dict[Decision, Callable[[State, int], Values]] = {
    Decision.MOVE: of_move,
    Decision.OWN_MOVE: of_food,
    Decision.DRAW: of_draw,
    Decision.LOAD: of_card,
    Decision.OBJECT: of_taker,
    Decision.ONTO: of_taker,
    Decision.EVENT: of_plays,
    Decision.TAKE: of_take,
    Decision.ALLY_OR_DAMAGE: of_event,
    Decision.FOOD_OR_DAMAGE: of_event,
    Decision.LOSE_AMMO: of_amount,
    Decision.WHERE: of_event,
    Decision.WEAPON: of_walkers,
    Decision.REROLL: of_die,
    Decision.ALLIES: of_value,
    Decision.POOL: of_pool,
    Decision.FLASHBANG: of_walkers,
    Decision.SPLIT: of_split,
    Decision.ARMOUR: of_life,
    Decision.EQUIPMENT: of_equipment,
    Decision.HEAL: of_healing,
}
"""What a question says besides, by its decision."""


WORDS = GameWords(
    seat=seat_noun,
    event=said_event,
    choice=said_choice,
    question=said_question,
    claim=said_claim,
    claimable=CLAIMABLE,
    position=draw_board,
    twins=TWINS,
    glossary=GLOSSARY,
)
