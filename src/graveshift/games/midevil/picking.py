"""Picking a card (rules 1.13, 2.1, 5.1): when it may be played, at what, and how it is paid.

Codes from CARD on are slots of the hand.  Then come, stage by stage, what the card is aimed at and
the skeletons that pay for it: a place, a square of it, a card, a colour or a die by its number, and
a seat by `AT_SEAT + seat`.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import (
    bones_on,
)
from graveshift.games.midevil.cards import (
    COST_OF,
    ITEMS,
    NO_CARD,
    Card,
)
from graveshift.games.midevil.components import COLOURS, POINTS_OF, SEATS, SQUARES
from graveshift.games.midevil.state import (
    AIMS,
    FIGHTERS,
    PICK,
    SLOTS,
    Reason,
    State,
)
from graveshift.games.midevil.targets import (
    NOTHING,
    SEAT,
    aim_kind,
    items_for,
    may_be_hit_instead,
    may_hit,
    place_serves,
    play_reason,
)

CARD = 128
"""The first code of a slot."""
AT_SEAT = 64
"""The code of the first seat."""
NO_SECOND = SQUARES
"""The code for no second skeleton."""
FIRST_AIM, PAYING = 1, 1 + AIMS
"""Stages of a draft: so many aims, then payment."""
PAID = 1 + AIMS
"""Where the skeletons that pay stand in a pick."""


@rule
def row_of(state: State, seat: int) -> int:
    """Where the pick of a seat stands at this level."""
    return SEATS * state.level + seat


@rule
def slot_of(state: State, seat: int) -> int:
    """The slot that a seat picked, or NOWHERE."""
    return state.picks[row_of(state, seat), 0] - 1


@rule
def picked(state: State, seat: int) -> int:
    """The card that a seat picked; there is one."""
    return state.hand[seat, slot_of(state, seat)]


@rule
def aim_of(state: State, seat: int, number: int) -> int:
    """What a picked card is aimed at."""
    return state.picks[row_of(state, seat), 1 + number]


@rule
def clear_pick(state: State, seat: int) -> None:
    """Nothing is picked."""
    row = row_of(state, seat)
    for part in range(PICK):
        state.picks[row, part] = 0
    state.draft[seat] = 0


# Stages -------------------------------------------------------------------------------------------


@rule
def slot_reason(state: State, seat: int, slot: int, moment: int) -> int:
    """Whether the card of a slot may be played now."""
    if slot >= SLOTS or state.hand[seat, slot] == NO_CARD:
        return Reason.NO_CARD_THERE
    if has(state.used, seat):
        return Reason.QUOTA_USED
    return play_reason(state, seat, state.hand[seat, slot], moment)


@rule
def aim_reason(state: State, seat: int, kind: int, number: int, code: int) -> int:
    """Whether a picked card may be aimed so."""
    fits = False
    aim = aim_kind(state, kind, number)
    match aim:
        case 1 | 2 | 3:
            fits = place_serves(state, aim, code)
        case 4:
            fits = code < SQUARES and has(bones_on(state, aim_of(state, seat, 0)), code)
        case 5:
            other = code < SQUARES and code > aim_of(state, seat, 1)
            there = other and has(bones_on(state, aim_of(state, seat, 0)), code)
            fits = code == NO_SECOND or there
        case 6:
            fits = code >= AT_SEAT and is_seat_aim(state, seat, kind, code - AT_SEAT)
        case 7:
            fits = code < ITEMS and has(item_choice(state, seat, kind), code)
        case 8:
            fits = code < COLOURS and state.supply[code] > 0
        case _:
            fits = code < FIGHTERS
    return ALLOWED if fits else Reason.NO_AIM


@rule
def is_seat_aim(state: State, seat: int, kind: int, target: int) -> bool:
    """An opponent, or whoever else may be hit instead."""
    if kind == Card.TURN_THE_TABLES:
        return may_be_hit_instead(state, target)
    return target != seat and may_hit(state, kind, seat, target)


@rule
def item_choice(state: State, seat: int, kind: int) -> int:
    """The items of the seat aimed at, among which one is chosen."""
    caller = seat
    if kind == Card.TURN_THE_TABLES:
        kind, caller = state.called[state.level], state.caller[state.level]
    return items_for(state, kind, caller, aim_of(state, seat, 0))


@rule
def paid_by(state: State, seat: int) -> int:
    """Points of the skeletons picked to pay."""
    row, points = row_of(state, seat), 0
    for colour in range(COLOURS):
        points += POINTS_OF[colour] * state.picks[row, PAID + colour]
    return points


@rule
def pay_reason(state: State, seat: int, colour: int) -> int:
    """Whether one more skeleton of this colour can pay."""
    if colour >= COLOURS:
        return Reason.NOT_A_CHOICE
    left = state.collection[seat, colour] - state.picks[row_of(state, seat), PAID + colour]
    return ALLOWED if left > 0 else Reason.NONE_LEFT


@rule
def stage_reason(state: State, seat: int, code: int) -> int:
    """Whether a code answers the stage in which the seat's pick is."""
    stage = state.draft[seat]
    if stage == PAYING:
        return pay_reason(state, seat, code)
    return aim_reason(state, seat, picked(state, seat), stage - FIRST_AIM, code)


@rule
def stage_choices(state: State, seat: int, codes: Codes) -> int:
    """All answers to the stage."""
    found = 0
    for code in range(max(state.placed, NO_SECOND + 1)):
        if stage_reason(state, seat, code) == ALLOWED:
            codes[found] = code
            found += 1
    for code in range(AT_SEAT, AT_SEAT + state.seats):
        if stage_reason(state, seat, code) == ALLOWED:
            codes[found] = code
            found += 1
    return found


@rule
def card_choices(state: State, seat: int, moment: int, codes: Codes, found: int) -> int:
    """The cards that may be picked, after what was found before."""
    if has(state.used, seat):
        return found
    for slot in range(SLOTS):
        if slot_reason(state, seat, slot, moment) == ALLOWED:
            codes[found] = CARD + slot
            found += 1
    return found


@rule
def next_stage(state: State, seat: int, stage: int) -> bool:
    """Go on to the next stage that asks anything; True when the pick is complete."""
    kind = picked(state, seat)
    for number in range(stage - FIRST_AIM, AIMS):
        if aim_kind(state, kind, number) != NOTHING:
            state.draft[seat] = FIRST_AIM + number
            return False
    if paid_by(state, seat) < COST_OF[kind]:
        state.draft[seat] = PAYING
        return False
    state.draft[seat] = 0
    return True


@rule
def pick(state: State, seat: int, code: int) -> bool:
    """Pick a card or answer a stage; True when the pick is complete."""
    row, stage = row_of(state, seat), state.draft[seat]
    if stage == 0:
        state.picks[row, 0] = code - CARD + 1
        return next_stage(state, seat, FIRST_AIM)
    if stage == PAYING:
        state.picks[row, PAID + code] += 1
        return next_stage(state, seat, PAYING)
    state.picks[row, stage] = code - AT_SEAT if code >= AT_SEAT else code
    return next_stage(state, seat, stage + 1)


@rule
def code_of(state: State, seat: int, kind: int, number: int) -> int:
    """The code by which a picked card was aimed."""
    aim = aim_of(state, seat, number)
    return AT_SEAT + aim if aim_kind(state, kind, number) == SEAT else aim


@rule
def still_holds(state: State, seat: int) -> bool:
    """Whether a pick that was complete may still be announced as it is."""
    kind, moment = picked(state, seat), state.window[state.level]
    if has(state.used, seat) or play_reason(state, seat, kind, moment) != ALLOWED:
        return False
    for number in range(AIMS):
        if aim_kind(state, kind, number) != NOTHING and (
            aim_reason(state, seat, kind, number, code_of(state, seat, kind, number)) != ALLOWED
        ):
            return False
    for colour in range(COLOURS):
        if state.picks[row_of(state, seat), PAID + colour] > state.collection[seat, colour]:
            return False
    return True
