"""What can be chosen in The Walking Dead, in words: which message says a code."""

from __future__ import annotations

from collections.abc import Callable

from graveshift.engine.bits import count, has
from graveshift.games.walking_dead import gifts, resources
from graveshift.games.walking_dead.components import (
    HEALS,
    LEADERS,
    LOCATIONS,
    STACK_CARDS,
    Location,
    Stack,
)
from graveshift.games.walking_dead.decks import LOADED_BOX, LOADED_GUN, RANGED
from graveshift.games.walking_dead.event_cards import (
    ANY_NUMBER,
    FIRST_LINE_OF,
    NO_EVENT,
    NUMBER,
    STACK_OF,
)
from graveshift.games.walking_dead.interrupts import LOAD, REVEAL, TREAT
from graveshift.games.walking_dead.kinds import Decision, Fight
from graveshift.games.walking_dead.leading import owner_of
from graveshift.games.walking_dead.onslaught import TAKE_PROPOSAL, victim
from graveshift.games.walking_dead.own_turn import ASK
from graveshift.games.walking_dead.places import (
    DECLINE,
    NO,
    YES,
    is_place,
    seat_in_order,
    stack_here,
)
from graveshift.games.walking_dead.state import CARDS_WITH_AMMO, State
from graveshift.words.game_words import Said
from graveshift.words.walking_dead_nouns import card, event_card, leader, location, seat_noun, stack

Speaker = Callable[[State, int, int], Said | None]
"""Says a code of a seat under one decision; None for a code without meaning."""

PASS = Said("choice-pass")


def said_choice(seen: State, seat: int, code: int) -> Said:
    """The message of a choice; a code without meaning under the decision is said by its number."""
    said = None
    if code >= LOAD:
        said = of_interruption(seen, code)
    elif Decision(seen.decision) in SPEAKERS:
        said = SPEAKERS[Decision(seen.decision)](seen, seat, code)
    return said or Said("choice-unknown", {"code": code})


def of_interruption(seen: State, code: int) -> Said | None:
    """What can be done at any time, while there is a game."""
    if seen.decision == Decision.NOTHING or code > REVEAL:
        return None
    if code == REVEAL:
        return Said("choice-reveal")
    if code >= TREAT:
        return of_patient("choice-medicine", seen, code - TREAT)
    box = STACK_CARDS + LOADED_BOX[code - LOAD]
    return Said(
        "choice-load-now",
        {"card": card(box), "weapon": card(LOADED_GUN[code - LOAD]), "ammo": seen.ammo[box]},
    )


# Seats, locations, cards --------------------------------------------------------------------------


def of_seat(key: str, seen: State, seat: int) -> Said | None:
    """A choice of a seat."""
    return Said(key, {"seat": seat_noun(seat)}) if seat < seen.seats else None


def of_patient(key: str, seen: State, seat: int) -> Said | None:
    """A choice of a seat that is to be healed."""
    if seat >= seen.seats:
        return None
    return Said(key, {"seat": seat_noun(seat), "life": seen.life[seat]})


def of_location(key: str, code: int) -> Said | None:
    """A choice of a location."""
    return Said(key, {"location": location(code)}) if is_place(code) else None


def of_draw(seen: State, number: int, code: int) -> Said | None:
    """A card from a stack or none; the last one is said to lose the game."""
    if code == YES and number >= 0:
        key = "choice-draw-last" if count(seen.stack[number]) == 1 else "choice-draw"
        return Said(key, {"stack": stack(number)})
    return Said("choice-no-draw") if code == NO else None


def yes_or_no(yes: Said, no: Said = PASS) -> Speaker:
    """Says a decision between doing something and leaving it."""
    return lambda _seen, _seat, code: {YES: yes, NO: no}.get(code)


# A turn -------------------------------------------------------------------------------------------


def say_leader(key: str) -> Speaker:
    """Says a choice of a character."""
    return lambda _seen, _seat, code: (
        Said(key, {"leader": leader(code)}) if code < LEADERS else None
    )


def say_healing(seen: State, _seat: int, code: int) -> Said | None:
    """Who is healed."""
    return of_patient("choice-heal", seen, code)


def say_glenn(seen: State, _seat: int, code: int) -> Said | None:
    """Whose weapon gets an ammo."""
    if code == DECLINE:
        return PASS
    owner = owner_of(seen, code)
    if owner == seen.seats:
        return None
    return Said("choice-ammo-for", {"seat": seat_noun(owner), "card": card(code)})


def say_maggie(seen: State, _seat: int, code: int) -> Said | None:
    """Who gets something."""
    return PASS if code == DECLINE else of_seat("choice-give-to", seen, code)


def say_move(seen: State, _seat: int, code: int) -> Said | None:
    """Where a pawn goes."""
    return of_step(seen, seat_in_order(seen, seen.circuit), code)


def of_step(seen: State, pawn: int, where: int) -> Said | None:
    """A pawn that is put on the board, stays, or goes."""
    if not is_place(where):
        return None
    key = "choice-move"
    if seen.at[pawn] == Location.NOWHERE:
        key = "choice-place"
    elif seen.at[pawn] == where:
        key = "choice-stay"
    return Said(key, {"seat": seat_noun(pawn), "location": location(where)})


def say_own_move(_seen: State, _seat: int, code: int) -> Said | None:
    """A step for food."""
    return Said("choice-remain") if code == DECLINE else of_location("choice-pay-move", code)


def say_collecting(_seen: State, _seat: int, code: int) -> Said | None:
    """An ammo card that lies here."""
    if code == DECLINE:
        return PASS
    if code >= STACK_CARDS:
        return None
    return Said("choice-collect", {"card": card(STACK_CARDS + code)})


def say_draw(seen: State, seat: int, code: int) -> Said | None:
    """A card of the stack here."""
    return of_draw(seen, stack_here(seen, seen.at[seat]), code)


def say_loading(seen: State, _seat: int, code: int) -> Said | None:
    """What becomes of an ammo card."""
    if code in PUT_ELSEWHERE:
        return PUT_ELSEWHERE[code]
    if code >= STACK_CARDS or not has(RANGED, code):
        return None
    return Said("choice-load", {"weapon": card(code), "ammo": seen.ammo[seen.card]})


PUT_ELSEWHERE = {
    resources.KEEP: Said("choice-keep"),
    resources.LEAVE: Said("choice-leave"),
    resources.TAKE_UP: Said("choice-take-up"),
}
"""What can be done with an ammo card besides loading it, by code."""


def say_weapon_for_ammo(seen: State, _seat: int, code: int) -> Said | None:
    """Which weapon gets the ammo."""
    if code >= STACK_CARDS or not has(RANGED, code):
        return None
    return Said("choice-ammo-on", {"card": card(code), "ammo": seen.ammo[code]})


def say_exchange(seen: State, _seat: int, code: int) -> Said | None:
    """Give, ask, or neither."""
    if code == DECLINE:
        return Said("choice-exchange-end")
    if code < ASK:
        return of_seat("choice-give-to", seen, code)
    return of_seat("choice-ask", seen, code - ASK)


def say_object(seen: State, _seat: int, code: int) -> Said | None:
    """What is given."""
    if code < CARDS_WITH_AMMO:
        return Said("choice-give-card", {"card": card(code), "ammo": seen.ammo[code]})
    if gifts.ONE_AMMO <= code < gifts.OBJECT_CODES:
        return Said("choice-give-ammo", {"card": card(code - gifts.ONE_AMMO)})
    return OBJECTS.get(code)


OBJECTS = {
    gifts.ALLY: Said("choice-give-ally"),
    gifts.FOOD: Said("choice-give-food"),
    gifts.REFUSE: Said("choice-refuse"),
}
"""What can be given besides cards and ammo, by code."""


# Events -------------------------------------------------------------------------------------------


def say_event(_seen: State, _seat: int, code: int) -> Said | None:
    """Which event is played."""
    if not NO_EVENT < code < ANY_NUMBER:
        return None
    return Said("choice-event", {"event": event_card(code)})


def say_taking(seen: State, _seat: int, code: int) -> Said | None:
    """A card from the stack that the event names."""
    return of_draw(seen, STACK_OF[seen.event], code)


def say_ammo_lost(seen: State, _seat: int, code: int) -> Said | None:
    """Which card an ammo is taken from."""
    if code >= CARDS_WITH_AMMO:
        return None
    return Said("choice-lose-ammo", {"card": card(code), "ammo": seen.ammo[code]})


def say_gear_lost(seen: State, _seat: int, code: int) -> Said | None:
    """What the thieves get: equipment, or cards of the stack."""
    if code < STACK_CARDS:
        return Said("choice-lose-gear", {"card": card(code)})
    if code != DECLINE or seen.event == NO_EVENT:
        return None
    lost = NUMBER[FIRST_LINE_OF[seen.event]]
    return Said("choice-lose-cards", {"stack": stack(Stack.EQUIPMENT), "cards": lost})


def say_free_move(seen: State, _seat: int, code: int) -> Said | None:
    """Who is driven where."""
    if code == DECLINE:
        return PASS
    pawn, where = divmod(code, LOCATIONS)
    if pawn >= seen.seats:
        return None
    return Said("choice-move", {"seat": seat_noun(pawn), "location": location(where)})


def say_where(_seen: State, _seat: int, code: int) -> Said | None:
    """Which of the tied locations."""
    return of_location("choice-where", code)


# Combat and the end of the round ------------------------------------------------------------------


def say_ride(_seen: State, _seat: int, code: int) -> Said | None:
    """Where the Motorcycle goes."""
    return PASS if code == DECLINE else of_location("choice-ride", code)


def say_weapon(seen: State, _seat: int, code: int) -> Said | None:
    """What is fought with."""
    if code >= STACK_CARDS:
        return UNARMED.get(code)
    if has(RANGED, code):
        return Said("choice-shoot", {"weapon": card(code), "ammo": seen.ammo[code]})
    return Said("choice-fight", {"weapon": card(code)})


UNARMED = {
    Fight.BARE.value: Said("choice-fight-bare"),
    Fight.DICE_ONLY.value: Said("choice-fight-dice-only"),
    Fight.NONE.value: Said("choice-no-fight"),
}
"""What can be chosen instead of a weapon, by code."""


def say_reroll(seen: State, _seat: int, code: int) -> Said | None:
    """Roll again, or keep what was rolled."""
    if code == YES:
        return Said("choice-reroll")
    return Said("choice-keep-die", {"die": seen.die}) if code == NO else None


def say_allies(seen: State, seat: int, code: int) -> Said | None:
    """How many allies, and what the value is then."""
    if code > seen.allies[seat]:
        return None
    return Said("choice-spend-allies", {"allies": code, "value": seen.value[seat] + code})


def say_pool(seen: State, _seat: int, code: int) -> Said | None:
    """One more ally, and what the pool is then."""
    if code == YES:
        return Said("choice-pool-ally", {"value": seen.pool + 1})
    return PASS if code == NO else None


def say_pull(_seen: State, _seat: int, code: int) -> Said | None:
    """Where a walker comes from."""
    return of_location("choice-pull", code)


def say_split(seen: State, seat: int, code: int) -> Said | None:
    """A share of the damage, or a proposal."""
    if code >= TAKE_PROPOSAL:
        return of_seat("choice-take-proposal", seen, code - TAKE_PROPOSAL)
    bearer = victim(seen, seen.draft[seat])
    return Said("choice-share", {"damage": code, "seat": seat_noun(bearer)})


def say_new_equipment(seen: State, _seat: int, code: int) -> Said | None:
    """A card for a new character."""
    return of_draw(seen, Stack.EQUIPMENT, code)


def say_eating(seen: State, seat: int, code: int) -> Said | None:
    """Food for life."""
    if code == YES:
        return Said("choice-eat", {"life": seen.life[seat] + HEALS})
    return PASS if code == NO else None


SPEAKERS: dict[Decision, Speaker] = {
    Decision.CHARACTER: say_leader("choice-character"),
    Decision.ANDREA: say_healing,
    Decision.GLENN: say_glenn,
    Decision.MAGGIE: say_maggie,
    Decision.MOVE: say_move,
    Decision.OWN_MOVE: say_own_move,
    Decision.COLLECT: say_collecting,
    Decision.DRAW: say_draw,
    Decision.LOAD: say_loading,
    Decision.HEAL_HERE: say_healing,
    Decision.LOAD_ONE: say_weapon_for_ammo,
    Decision.EXCHANGE: say_exchange,
    Decision.OBJECT: say_object,
    Decision.ONTO: say_weapon_for_ammo,
    Decision.EVENT: say_event,
    Decision.TAKE: say_taking,
    Decision.ALLY_OR_DAMAGE: yes_or_no(Said("choice-lose-ally"), Said("choice-take-damage")),
    Decision.FOOD_OR_DAMAGE: yes_or_no(Said("choice-lose-food"), Said("choice-take-damage")),
    Decision.HEAL_THERE: say_healing,
    Decision.LOSE_AMMO: say_ammo_lost,
    Decision.LOSE_GEAR: say_gear_lost,
    Decision.PAY: yes_or_no(Said("choice-pay"), Said("choice-no-pay")),
    Decision.FREE_MOVE: say_free_move,
    Decision.WHERE: say_where,
    Decision.MOTORCYCLE: say_ride,
    Decision.WEAPON: say_weapon,
    Decision.REROLL: say_reroll,
    Decision.ALLIES: say_allies,
    Decision.POOL: say_pool,
    Decision.PULL: say_pull,
    Decision.FLASHBANG: yes_or_no(Said("choice-flashbang")),
    Decision.SPLIT: say_split,
    Decision.ARMOUR: yes_or_no(Said("choice-armour"), Said("choice-take-damage")),
    Decision.REPLACEMENT: say_leader("choice-replacement"),
    Decision.EQUIPMENT: say_new_equipment,
    Decision.HEAL: say_eating,
    Decision.COIN: yes_or_no(Said("choice-coin")),
}
"""How the codes of each decision are said."""
