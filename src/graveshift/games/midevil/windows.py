"""Windows and holds (rules 2.1-2.4): who is asked for cards, and in which order they count.

Cards are announced on top of each other.  Level 0 is what they are played upon: a window, or the
turn itself.  A card announced lies one level higher, its own window is on that level, and it counts
when that window is over.

Under WINDOW code PASS plays nothing; under FLOOR it gives the floor back.  HOLD takes the floor.
"""

from __future__ import annotations

from graveshift.engine.bits import has, lowest, only
from graveshift.engine.frame import EVERYBODY, NOBODY, ask_sealed
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.cards import ANY, COPIES_OF, EVENTS, ITEMS, PLAYED_IN, Moment
from graveshift.games.midevil.hands import eligible, has_item
from graveshift.games.midevil.picking import clear_pick, slot_of
from graveshift.games.midevil.state import Decision, Event, State, Step
from graveshift.games.midevil.targets import target_seat

PASS = 0
HOLD = 192
"""The code that takes the floor."""

KINDS_FOR = tuple(
    sum(
        1 << kind
        for kind in range(EVENTS)
        if PLAYED_IN[kind] & moment and (PLAYED_IN[kind] != ANY or moment == Moment.LAST)
    )
    for moment in range(Moment.LAST + 1)
)
"""The cards that open a window, by its moment: those made for it; for the last one all others."""


@rule
def unseen(state: State, kind: int) -> int:
    """Copies of a card that lie neither in the discards nor in play."""
    left = COPIES_OF[kind] - state.discard[kind]
    if kind < ITEMS:
        for seat in range(state.seats):
            if has_item(state, seat, kind):
                left -= 1
    return left


@rule
def is_live(state: State, moment: int) -> bool:
    """Whether anybody could hold a card for this window, as far as all can see."""
    kinds = KINDS_FOR[moment]
    while kinds != 0:
        if unseen(state, lowest(kinds)) > 0:
            return True
        kinds &= kinds - 1
    return False


@rule
def begin_window(state: State, moment: int, resume: int) -> None:
    """A window over the turn itself; the turn goes on with the step named, asked or not."""
    state.resume = resume
    state.step = resume
    seats = eligible(state)
    if moment == Moment.LAST:
        seats &= ~only(state.active)
    if seats != 0 and is_live(state, moment):
        open_window(state, moment, seats)


@rule
def open_window(state: State, moment: int, seats: int) -> None:
    """Ask for cards at this level; answers are sealed."""
    state.window[state.level] = moment
    state.window_asked[state.level] = seats
    state.queue[state.level] = 0
    for seat in range(state.seats):
        clear_pick(state, seat)
    emit(state, EVERYBODY, Event.WINDOW, moment, seats)
    state.may = 0
    state.step = Step.COLLECTED
    ask_sealed(state, Decision.WINDOW, seats)


@rule
def collect(state: State) -> None:
    """All have answered; the cards picked wait for their turn."""
    state.sealed = 0
    state.no_return += 1
    for seat in range(state.seats):
        state.draft[seat] = 0
        if has(state.window_asked[state.level], seat) and slot_of(state, seat) >= 0:
            state.queue[state.level] |= only(seat)
    state.step = Step.NEXT_PICK


@rule
def first_in(state: State) -> int:
    """Who comes first in the window: the one the card is aimed at, or whose turn it is."""
    if state.level > 0:
        return target_seat(state, state.level)
    return state.active


@rule
def next_in_queue(state: State) -> int:
    """The next seat whose card is announced; there is one."""
    queue, first = state.queue[state.level], first_in(state)
    if first != NOBODY and has(queue, first):
        return first
    if state.window[state.level] == Moment.BOOK and has(queue, state.rival):
        return state.rival
    start = state.caller[state.level] if state.level > 0 else state.active
    seat = start
    while not has(queue, seat):
        seat = (seat + 1) % state.seats
    return seat


@rule
def reopens(state: State) -> bool:
    """Whether what the window showed has changed, and somebody is left to be asked."""
    if not has(state.reopen, state.level):
        return False
    state.reopen &= ~only(state.level)
    return state.window_asked[state.level] & eligible(state) != 0


@rule
def take_floor(state: State, seat: int) -> None:
    """A hold: whatever was asked is asked again when the floor is given back."""
    state.holds[seat] -= 1
    for other in range(state.seats):
        clear_pick(state, other)
    state.floor = seat
    state.resume = state.step
    state.step = Step.ASK_FLOOR
    state.owes = 0
    emit(state, EVERYBODY, Event.HELD, seat)
