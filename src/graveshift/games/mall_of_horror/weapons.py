"""Cards before a victim is chosen (rules 1.10): Threat, Hardware, Hidden and the six weapons.

Under CARDS code 0 passes, `1 + kind` plays a card, `16 + character` hides one of one's own.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.cards import PASS, holds, play_card, play_threat
from graveshift.games.mall_of_horror.components import (
    BREACH_AT,
    CHARACTERS,
    CHARACTERS_WITH,
    KILLS_OF,
    KINDS,
    Card,
    Place,
)
from graveshift.games.mall_of_horror.options import HardwareAtSupermarket
from graveshift.games.mall_of_horror.places import stands_at, token, visible_of
from graveshift.games.mall_of_horror.state import Event, Reason, State
from graveshift.games.mall_of_horror.voting import may_threaten

HIDE = 16
"""A code from here on hides a character."""
CARD = 1
"""A code from here on plays a card of a kind."""


@rule
def may_hold_door(state: State) -> bool:
    """Hardware: not in the parking, and not against four or more at the supermarket."""
    return state.place != Place.PARKING and not is_too_late(state)


@rule
def is_too_late(state: State) -> bool:
    """Four zombies at the supermarket are past every door."""
    return (
        state.place == Place.SUPERMARKET
        and state.zombies[state.place] >= BREACH_AT
        and state.hardware_at_supermarket == HardwareAtSupermarket.ONLY_BELOW_4
    )


@rule
def may_hide(state: State, seat: int, character: int) -> bool:
    """Hidden: an own character here that does not hide yet."""
    return has(visible_of(state, seat, state.place), character)


@rule
def may_play(state: State, seat: int, kind: int) -> bool:
    """Whether a card of the kind is of use here to this seat; Hidden apart."""
    if kind == Card.THREAT:
        return may_threaten(state, seat)
    if kind == Card.HARDWARE:
        return may_hold_door(state)
    return KILLS_OF[kind] > 0


@rule
def list_cards(state: State, seat: int, codes: Codes) -> int:
    """Pass, each kind of card of use, each character to hide."""
    codes[0] = PASS
    count = 1
    for kind in range(KINDS):
        if holds(state, seat, kind) and may_play(state, seat, kind):
            codes[count] = CARD + kind
            count += 1
    if holds(state, seat, Card.HIDDEN):
        for character in range(CHARACTERS):
            if may_hide(state, seat, character):
                codes[count] = HIDE + character
                count += 1
    return count


@rule
def why_not_play(state: State, seat: int, code: int) -> int:
    """The card must be held, of this moment, and of use here."""
    if code == PASS:
        return ALLOWED
    if code >= HIDE:
        return why_not_hide(state, seat, code - HIDE)
    kind = code - CARD
    if kind >= KINDS or kind == Card.HIDDEN:
        return Reason.NOT_A_CHOICE
    if not holds(state, seat, kind):
        return Reason.CARD_NOT_HELD
    if may_play(state, seat, kind):
        return ALLOWED
    if kind == Card.THREAT:
        return Reason.NOT_A_VOTER
    if kind != Card.HARDWARE:
        return Reason.CARD_NOT_NOW
    return Reason.HARDWARE_TOO_LATE if is_too_late(state) else Reason.HARDWARE_IN_PARKING


@rule
def why_not_hide(state: State, seat: int, character: int) -> int:
    """Hidden wants an own character here."""
    if character >= CHARACTERS:
        return Reason.NOT_A_CHOICE
    if not holds(state, seat, Card.HIDDEN):
        return Reason.CARD_NOT_HELD
    if character >= CHARACTERS_WITH[state.seats]:
        return Reason.NO_SUCH_CHARACTER
    if not stands_at(state, seat, character, state.place):
        return Reason.CHARACTER_ELSEWHERE
    return ALLOWED if may_hide(state, seat, character) else Reason.CHARACTER_HIDDEN


@rule
def play(state: State, seat: int, code: int) -> None:
    """The card takes effect at once."""
    kind = code - CARD
    if code >= HIDE:
        hide(state, seat, code - HIDE)
    elif kind == Card.THREAT:
        play_threat(state, seat)
    elif kind == Card.HARDWARE:
        play_card(state, seat, Card.HARDWARE)
        state.hardware += 1
        emit(state, EVERYBODY, Event.HARDWARE, seat, state.place)
    else:
        shoot(state, seat, kind)


@rule
def hide(state: State, seat: int, character: int) -> None:
    """For the rest of the round the character can neither be chosen nor vote; it still defends."""
    play_card(state, seat, Card.HIDDEN)
    state.hiding |= token(seat, character)
    emit(state, EVERYBODY, Event.HID, seat, character, state.place)


@rule
def shoot(state: State, seat: int, kind: int) -> None:
    """Kill one or two zombies, as far as there are any."""
    play_card(state, seat, kind)
    killed = min(KILLS_OF[kind], state.zombies[state.place])
    state.zombies[state.place] -= killed
    emit(state, EVERYBODY, Event.SHOT, seat, kind, state.place, killed)
