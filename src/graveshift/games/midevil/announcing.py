"""Announcing cards (rules 2.4): one after the other, each checked again, each with its own window.

Under WINDOW and FLOOR code PASS plays nothing; slots and stages are those of `picking`.
"""

from __future__ import annotations

from graveshift.engine.bits import has, only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, NOBODY, answered
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.cards import ITEMS, NO_CARD, Moment
from graveshift.games.midevil.components import COLOURS
from graveshift.games.midevil.hands import eligible, inquire, lay_open
from graveshift.games.midevil.picking import (
    CARD,
    PAID,
    aim_of,
    card_choices,
    clear_pick,
    pick,
    picked,
    row_of,
    slot_of,
    slot_reason,
    still_holds,
)
from graveshift.games.midevil.state import AIMS, Decision, Event, Reason, State, Step
from graveshift.games.midevil.windows import (
    HOLD,
    PASS,
    is_live,
    next_in_queue,
    open_window,
    reopens,
)

OWN, HELD = Moment.OWN.value, Moment.HELD.value
OWN_AT = tuple(
    int(
        decision
        in {
            Decision.BEGIN, Decision.PLACE, Decision.GO_ON, Decision.STEP, Decision.FIGHT,
            Decision.FAILED, Decision.TAKE_HORSE, Decision.DECLARE, Decision.REROLL,
            Decision.BONES, Decision.HAND_LIMIT, Decision.DISCARD,
        }
    )
    for decision in Decision
)  # fmt: skip
"""The decisions at which the active player may play a card instead, by decision."""


@rule
def next_pick(state: State) -> None:
    """Announce the next card that still holds; then the window is over, or opens once more."""
    while state.queue[state.level] != 0:
        seat = next_in_queue(state)
        state.queue[state.level] &= ~only(seat)
        if still_holds(state, seat):
            announce(state, seat)
            return
        if picked(state, seat) != NO_CARD:
            emit(state, only(seat), Event.RETURNED, seat, picked(state, seat))
        clear_pick(state, seat)
    if reopens(state):
        seats = state.window_asked[state.level] & eligible(state)
        open_window(state, state.window[state.level], seats)
        return
    state.window_asked[state.level] = 0
    state.step = state.resume
    if state.level > 0:
        state.step = Step.CARD_COUNTS


@rule
def announce(state: State, seat: int) -> None:
    """A card lies open, is paid, and uses up the event of the round; others may answer."""
    kind = lay_open(state, seat, slot_of(state, seat))
    row = row_of(state, seat)
    first, second, third = aim_of(state, seat, 0), aim_of(state, seat, 1), aim_of(state, seat, 2)
    emit(state, EVERYBODY, Event.ANNOUNCED, seat, kind, first, second)
    for colour in range(COLOURS):
        for _ in range(state.picks[row, PAID + colour]):
            state.collection[seat, colour] -= 1
            state.removed[colour] += 1
            emit(state, EVERYBODY, Event.PAID, seat, colour)
    clear_pick(state, seat)
    state.used |= only(seat)
    state.level += 1
    if kind >= ITEMS:
        state.discard[kind] += 1
    state.called[state.level] = kind
    state.caller[state.level] = seat
    state.aim[state.level, 0], state.aim[state.level, 1] = first, second
    state.aim[state.level, 2] = third
    state.cancelled &= ~only(state.level)
    state.step = Step.CARD_COUNTS
    seats = eligible(state) & ~only(seat)
    if seats != 0 and is_live(state, Moment.CARD):
        open_window(state, Moment.CARD, seats)


@rule
def card_done(state: State) -> None:
    """A card has had its effect, or none; what lies under it goes on."""
    for part in range(AIMS):
        state.aim[state.level, part] = 0
    state.called[state.level] = NO_CARD
    state.caller[state.level] = NOBODY
    state.window[state.level] = 0
    state.cancelled &= ~only(state.level)
    state.level -= 1
    state.step = Step.NEXT_PICK


@rule
def ask_floor(state: State) -> None:
    """Whoever holds may play a card, or give the floor back."""
    inquire(state, Decision.FLOOR, state.floor)


@rule
def moment_for(state: State) -> int:
    """The moment in which a card is picked."""
    if state.decision == Decision.WINDOW:
        return state.window[state.level]
    return HELD if state.decision == Decision.FLOOR else OWN


@rule
def may_play_own(state: State, seat: int) -> bool:
    """Whether the active player may play a card in place of what is asked."""
    return seat == state.active and OWN_AT[state.decision] == 1


@rule
def pass_choice(codes: Codes) -> int:
    """Nobody has to play a card."""
    codes[0] = PASS
    return 1


@rule
def choices(state: State, seat: int, codes: Codes, found: int) -> int:
    """The cards that may be played now, after what else may be chosen."""
    if state.decision in (Decision.WINDOW, Decision.FLOOR) or may_play_own(state, seat):
        return card_choices(state, seat, moment_for(state), codes, found)
    return found


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """A card of the hand, at its moment, with something to aim at."""
    if code < CARD:
        return ALLOWED if code == PASS else Reason.NOT_A_CHOICE
    return card_reason(state, seat, code, moment_for(state))


@rule
def card_reason(state: State, seat: int, code: int, moment: int) -> int:
    """Whether a code picks a card that may be played now."""
    if code >= HOLD:
        return Reason.NOT_A_CHOICE
    return slot_reason(state, seat, code - CARD, moment)


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Pass, pick a card, answer a stage; a pick that is complete is announced or waits."""
    if state.draft[seat] == 0 and code == PASS:
        answered(state, seat)
        if state.decision == Decision.FLOOR:
            state.floor = NOBODY
            state.step = state.resume
        return
    if not pick(state, seat, code):
        return
    answered(state, seat)
    if state.decision != Decision.WINDOW:
        play_at_once(state, seat)


@rule
def play_at_once(state: State, seat: int) -> None:
    """A card played in one's own turn, or from the floor."""
    state.window[0] = moment_for(state)
    state.window_asked[0] = 0
    if state.decision != Decision.FLOOR:
        state.resume = state.step
    state.floor = NOBODY
    announce(state, seat)


@rule
def is_picking(state: State, seat: int) -> bool:
    """Whether a seat is in the middle of picking a card."""
    return state.draft[seat] > 0 and state.decision != Decision.STAKE and has(state.owes, seat)
