"""Objects that go from one player to another (rules 1.8, 1.18; D5, D9, D10a).

Under OBJECT a code below 25 is an equipment card with the ammo on it, 25-49 an ammo card with all
its ammo, 50 an ally, 51 food, 52 a refusal, and 64 and more one ammo off the card of that number.
Under ONTO a code is the receiver's weapon that gets this ammo.
"""

from __future__ import annotations

from graveshift.engine.bits import has, is_one, lowest, only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, answered, ask
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import STACK_CARDS
from graveshift.games.walking_dead.decks import AMMO_OF_BOX, AMMO_OF_GEAR, GUNS_OF, RANGED
from graveshift.games.walking_dead.kinds import Decision, Event, Gift, Reason
from graveshift.games.walking_dead.options import MaggieCards
from graveshift.games.walking_dead.state import CARDS_WITH_AMMO, State
from graveshift.games.walking_dead.supply import discard_if_empty, owns_card_with_ammo

ALLY = 50
FOOD = 51
REFUSE = 52
ONE_AMMO = 64
"""The code of one ammo off card 0."""
OBJECT_CODES = ONE_AMMO + CARDS_WITH_AMMO


@rule
def guns_for(state: State, seat: int, card: int) -> int:
    """The seat's weapons that take the ammo on a card, as a bit set."""
    kind = AMMO_OF_GEAR[card] if card < STACK_CARDS else AMMO_OF_BOX[card - STACK_CARDS]
    return state.gear[seat] & GUNS_OF[kind]


@rule
def why_not_give(state: State, gift: int, giver: int, taker: int, code: int) -> int:
    """ALLOWED, or why this object cannot be given."""
    if code == REFUSE:
        return ALLOWED if gift == Gift.ANSWER else Reason.NOT_A_CHOICE
    if code == ALLY:
        return ALLOWED if state.allies[giver] > 0 else Reason.NO_ALLY
    if code == FOOD:
        return ALLOWED if state.food[giver] > 0 else Reason.NO_FOOD
    if code < STACK_CARDS:
        if gift == Gift.MAGGIE:
            return Reason.NOT_A_CHOICE
        return ALLOWED if has(state.gear[giver], code) else Reason.NOT_HELD
    if code < CARDS_WITH_AMMO:
        return why_not_box(state, gift, giver, taker, code)
    if not ONE_AMMO <= code < OBJECT_CODES:
        return Reason.NOT_A_CHOICE
    return why_not_one_ammo(state, gift, giver, taker, code - ONE_AMMO)


@rule
def why_not_box(state: State, gift: int, giver: int, taker: int, card: int) -> int:
    """A whole ammo card; Maggie gives it only to who owns such a weapon."""
    if not has(state.boxes[giver], card - STACK_CARDS):
        return Reason.NOT_HELD
    to_owners = gift == Gift.MAGGIE and state.maggie_cards == MaggieCards.TO_OWNERS
    if to_owners and guns_for(state, taker, card) == 0:
        return Reason.NO_SUCH_WEAPON
    return ALLOWED


@rule
def why_not_one_ammo(state: State, gift: int, giver: int, taker: int, card: int) -> int:
    """One ammo off a weapon, and for Maggie off an ammo card too, onto such a weapon."""
    if card >= STACK_CARDS and gift != Gift.MAGGIE:
        return Reason.NOT_A_CHOICE
    if not owns_card_with_ammo(state, giver, card):
        return Reason.NO_AMMO
    return ALLOWED if guns_for(state, taker, card) != 0 else Reason.NO_SUCH_WEAPON


@rule
def has_object(state: State, gift: int, giver: int, taker: int) -> bool:
    """Whether there is anything that the giver could give to this player."""
    if state.allies[giver] > 0 or state.food[giver] > 0:
        return True
    if gift != Gift.MAGGIE:
        return state.gear[giver] != 0 or state.boxes[giver] != 0
    for card in range(CARDS_WITH_AMMO):
        if owns_card_with_ammo(state, giver, card) and guns_for(state, taker, card) != 0:
            return True
    return state.maggie_cards == MaggieCards.TO_ANYBODY and state.boxes[giver] != 0


@rule
def ask_for_object(state: State, gift: int, giver: int, taker: int) -> None:
    """The giver says what it gives."""
    state.gift = gift
    state.giver = giver
    state.taker = taker
    ask(state, Decision.OBJECT, only(giver))


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Each object; or each weapon that takes the ammo."""
    number = 0
    if state.decision == Decision.ONTO:
        guns = guns_for(state, state.taker, state.source)
        for gun in range(STACK_CARDS):
            if has(guns, gun):
                codes[number] = gun
                number += 1
        return number
    for code in range(OBJECT_CODES):
        if why_not_give(state, state.gift, state.giver, state.taker, code) == ALLOWED:
            codes[number] = code
            number += 1
    return number


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """Something that the giver owns and the receiver can take."""
    if state.decision == Decision.OBJECT:
        return why_not_give(state, state.gift, state.giver, state.taker, code)
    if code >= STACK_CARDS or not has(RANGED, code):
        return Reason.NOT_A_CHOICE
    if not has(state.gear[state.taker], code):
        return Reason.NOT_HELD
    fits = has(guns_for(state, state.taker, state.source), code)
    return ALLOWED if fits else Reason.NOT_OF_THAT_TYPE


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Hand it over."""
    answered(state, seat)
    giver, taker = state.giver, state.taker
    if state.decision == Decision.ONTO:
        hand_over_ammo(state, code)
    elif code >= ONE_AMMO:
        state.source = code - ONE_AMMO
        guns = guns_for(state, taker, state.source)
        if is_one(guns):
            hand_over_ammo(state, lowest(guns))
        else:
            ask(state, Decision.ONTO, only(giver))
    elif code == REFUSE:
        emit(state, EVERYBODY, Event.REFUSED, giver, taker)
    elif code == ALLY:
        state.allies[giver] -= 1
        state.allies[taker] += 1
        emit(state, EVERYBODY, Event.GAVE_ALLY, giver, taker)
    elif code == FOOD:
        state.food[giver] -= 1
        state.food[taker] += 1
        emit(state, EVERYBODY, Event.GAVE_FOOD, giver, taker)
    else:
        hand_over_card(state, code)


@rule
def hand_over_card(state: State, card: int) -> None:
    """A card with all its ammo changes hands."""
    giver, taker = state.giver, state.taker
    if card < STACK_CARDS:
        state.gear[giver] &= ~(1 << card)
        state.gear[taker] |= 1 << card
    else:
        state.boxes[giver] &= ~(1 << (card - STACK_CARDS))
        state.boxes[taker] |= 1 << (card - STACK_CARDS)
    emit(state, EVERYBODY, Event.GAVE_CARD, giver, taker, card)


@rule
def hand_over_ammo(state: State, gun: int) -> None:
    """One ammo goes onto a weapon of the receiver at once."""
    state.ammo[state.source] -= 1
    state.ammo[gun] += 1
    emit(state, EVERYBODY, Event.GAVE_AMMO, state.giver, state.taker, state.source, gun)
    discard_if_empty(state, state.giver, state.source)
