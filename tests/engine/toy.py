"""Candles: a tiny game that uses what the games of the house use only in part.

Two to four seats hold a secret card each and bid for the light on three nights.

* BID is sealed and has two stages: how much (codes 1-3), then for which side (codes 10, 11).  A bid
  may be taken back until all are in, and begins then with its first stage.
* SHARE is open and put to all at once, in any order: keep (0), give (1), or light a match (2),
  which needs the card MATCH and shows it.
* Whoever still has a bell may ring it (20) at any time, owing or not, for a candle.  With the card
  MUTE it does not ring, which the others do not know.

Nobody would play this; it is there so that each part of the contract is played in tests.
"""

# ruff: noqa: ARG001, ARG002 - the contract says what a rule is given, needed or not

from __future__ import annotations

from enum import IntEnum
from types import FunctionType
from typing import Any, cast

from graveshift.engine.bits import has
from graveshift.engine.chance import draw
from graveshift.engine.contract import BROKEN, KEPT, OPEN, Codes, Numbers
from graveshift.engine.frame import (
    ALLOWED,
    BY_CLOCK,
    EVERYBODY,
    FIRST_REASON,
    NOBODY,
    NOT_A_CHOICE,
    NOT_ASKED,
    ONLY_THE_CLOCK,
    REVISE,
    RUNNING,
    Frame,
    answered,
    ask,
    ask_sealed,
    but,
    end,
    may_revise,
    reopened,
    standing,
)
from graveshift.engine.game import Bounds, Game
from graveshift.engine.journal import Event as Line
from graveshift.engine.journal import emit
from graveshift.engine.notation import (
    EventForms,
    NotationError,
    Particular,
    integer,
    number_of,
    read_rest,
    seat_of,
    write_rest,
)
from graveshift.engine.options import Option
from graveshift.engine.record import UNKNOWN, Row, i8, record
from graveshift.engine.rule import rule

SEATS, CARDS, COPIES = 4, 3, 2
MUTE, MATCH = 1, 2
NIGHTS, BRIGHT_AT = 3, 4
SIDE, RING = 10, 20


class Decision(IntEnum):
    NOTHING = 0
    BID = 1
    SHARE = 2


class Ending(IntEnum):
    RUNNING = 0
    MORNING = 1
    BRIGHT = 2


class Reason(IntEnum):
    ALLOWED = 0
    GAME_OVER = 1
    NOT_ASKED = 2
    NOT_A_CHOICE = 3
    ONLY_THE_CLOCK = 4
    NO_MATCH = FIRST_REASON
    MUTED = FIRST_REASON + 1


class Event(IntEnum):
    DEALT = 0
    BID = 1
    LIGHT = 2
    GIVEN = 3
    RUNG = 4
    END = 5


class Fault(IntEnum):
    CARDS_LOST = 1
    NOBODY_ASKED = 2


class Claim(IntEnum):
    WILL_RING = 0


class Phase(IntEnum):
    NIGHT = 0


@record
class State(Frame):
    """A game of Candles."""

    bid: Row = i8("what the seat bids; UNKNOWN to others until all are in", SEATS, by="seat")
    side: Row = i8("the side it bids for; UNKNOWN likewise", SEATS, by="seat")
    card: Row = i8("the secret card; UNKNOWN to others until it is shown", SEATS, by="seat")
    shown: Row = i8("1 when the card lies open", SEATS, by="seat")
    loose: Row = i8("cards that nobody has; UNKNOWN in views", CARDS, by="kind")
    bell: Row = i8("1 while the seat has its bell", SEATS, by="seat")
    candles: Row = i8("candles won", SEATS, by="seat")
    bells: int = i8("option")


@rule
def any_loose(state: State) -> int:
    cards = state.loose[0] + state.loose[1] + state.loose[2]
    rank = draw(state, cards)
    kind = 0
    while rank >= state.loose[kind]:
        rank -= state.loose[kind]
        kind += 1
    state.loose[kind] -= 1
    return kind


@rule
def setup(state: State) -> None:
    for kind in range(CARDS):
        state.loose[kind] = COPIES
    for seat in range(state.seats):
        kind = any_loose(state)
        state.card[seat] = kind
        emit(state, 1 << seat, Event.DEALT, seat, kind)
        emit(state, but(seat), Event.DEALT, seat, UNKNOWN)
        if state.bells == 0:
            state.bell[seat] = 1
            state.may |= 1 << seat
    begin_night(state)


@rule
def begin_night(state: State) -> None:
    state.round += 1
    for seat in range(SEATS):
        state.bid[seat], state.side[seat], state.draft[seat] = 0, 0, 0
    ask_sealed(state, Decision.BID, (1 << state.seats) - 1)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    count = 0
    for code in range(REVISE + 1):
        if why_not(state, seat, code) == ALLOWED:
            codes[count] = code
            count += 1
    return count


@rule
def why_not(state: State, seat: int, code: int) -> int:
    reason = standing(state, seat)
    if reason != ALLOWED:
        return reason
    if code == RING and has(state.may, seat):
        return ALLOWED if state.card[seat] != MUTE else Reason.MUTED
    if code == REVISE:
        return ALLOWED if may_revise(state, seat) else NOT_A_CHOICE
    if not has(state.owes, seat):
        return NOT_ASKED
    if state.decision == Decision.SHARE:
        return why_not_share(state, seat, code)
    if code == BY_CLOCK:
        return ONLY_THE_CLOCK
    if state.draft[seat] == 0:
        return ALLOWED if 1 <= code <= NIGHTS else NOT_A_CHOICE
    return ALLOWED if SIDE <= code <= SIDE + 1 else NOT_A_CHOICE


@rule
def why_not_share(state: State, seat: int, code: int) -> int:
    if code == MATCH:
        return ALLOWED if state.card[seat] == MATCH else Reason.NO_MATCH
    return ALLOWED if code <= 1 else NOT_A_CHOICE


@rule
def choose(state: State, seat: int, code: int) -> None:
    if code == REVISE:
        reopened(state, seat)
        state.bid[seat], state.side[seat] = 0, 0
        return
    if code == RING and state.may != 0:
        state.bell[seat] = 0
        state.may &= ~(1 << seat)
        emit(state, EVERYBODY, Event.RUNG, seat)
        win_candle(state, seat)
    elif state.decision == Decision.BID:
        bid(state, seat, code)
    else:
        share(state, seat, code)
    advance(state)


@rule
def win_candle(state: State, seat: int) -> None:
    state.candles[seat] += 1
    if state.candles[seat] >= BRIGHT_AT:
        finish(state, Ending.BRIGHT)


@rule
def bid(state: State, seat: int, code: int) -> None:
    if code == BY_CLOCK:
        state.bid[seat], state.side[seat] = 0, 0
        answered(state, seat)
    elif state.draft[seat] == 0:
        state.bid[seat] = code
        state.draft[seat] = 1
    else:
        state.side[seat] = code - SIDE
        answered(state, seat)


@rule
def share(state: State, seat: int, code: int) -> None:
    answered(state, seat)
    if code == MATCH:
        state.shown[seat] = 1
        state.no_return += 1
    if code == 1 and state.candles[seat] > 0:
        taker = (seat + 1) % state.seats
        state.candles[seat] -= 1
        emit(state, EVERYBODY, Event.GIVEN, seat, taker)
        win_candle(state, taker)


@rule
def advance(state: State) -> None:
    while state.owes == 0 and state.ending == RUNNING:
        if state.decision == Decision.BID:
            light(state)
        elif state.round == NIGHTS:
            finish(state, Ending.MORNING)
        else:
            begin_night(state)


@rule
def light(state: State) -> None:
    side = draw(state, 2)
    best, winner = 0, NOBODY
    for seat in range(state.seats):
        state.draft[seat] = 0
        emit(state, EVERYBODY, Event.BID, seat, state.bid[seat], state.side[seat])
        worth = 2 * state.bid[seat]
        if state.side[seat] == side:
            worth += 1
        if worth == best:
            winner = NOBODY
        if worth > best:
            best, winner = worth, seat
    emit(state, EVERYBODY, Event.LIGHT, side, winner)
    ask(state, Decision.SHARE, (1 << state.seats) - 1)
    if winner != NOBODY:
        win_candle(state, winner)


@rule
def finish(state: State, ending: int) -> None:
    best = 0
    winners = 0
    for seat in range(state.seats):
        best = max(best, points(state, seat))
    for seat in range(state.seats):
        if points(state, seat) == best:
            winners |= 1 << seat
    emit(state, EVERYBODY, Event.END, ending)
    end(state, ending, winners)


@rule
def on_timeout(state: State, seat: int, luck: int) -> int:
    return BY_CLOCK if state.decision == Decision.BID else luck & 1


@rule
def view(state: State, seat: int, seen: State) -> None:
    seen.owes, seen.asked, seen.may = state.owes, state.asked, state.may
    seen.winners, seen.round, seen.seats = state.winners, state.round, state.seats
    seen.decision, seen.sealed, seen.ending = state.decision, state.sealed, state.ending
    seen.bells = state.bells
    for kind in range(CARDS):
        seen.loose[kind] = UNKNOWN
    for owner in range(SEATS):
        own = owner == seat
        open_bid = own or state.sealed == 0
        seen.bid[owner] = state.bid[owner] if open_bid else UNKNOWN
        seen.side[owner] = state.side[owner] if open_bid else UNKNOWN
        seen.draft[owner] = state.draft[owner] if own else 0
        open_card = own or state.shown[owner] == 1 or state.ending != RUNNING
        seen.card[owner] = state.card[owner] if open_card else UNKNOWN
        seen.shown[owner] = state.shown[owner]
        seen.bell[owner] = state.bell[owner]
        seen.candles[owner] = state.candles[owner]


@rule
def determinise(seen: State, state: State) -> None:
    for kind in range(CARDS):
        state.loose[kind] = COPIES
    for seat in range(state.seats):
        if seen.card[seat] != UNKNOWN:
            state.loose[seen.card[seat]] -= 1
    for seat in range(SEATS):
        if seen.card[seat] == UNKNOWN:
            state.card[seat] = any_loose(state) if seat < state.seats else 0
        if seen.bid[seat] == UNKNOWN:
            state.bid[seat], state.side[seat] = 0, 0
            state.owes |= seen.asked & (1 << seat)


@rule
def faults(state: State) -> int:
    found = 0
    cards = state.seats
    for kind in range(CARDS):
        cards += state.loose[kind]
    if cards != CARDS * COPIES:
        found |= Fault.CARDS_LOST
    if state.ending == RUNNING and state.owes == 0:
        found |= Fault.NOBODY_ASKED
    return found


@rule
def points(state: State, seat: int) -> int:
    return state.candles[seat]


@rule
def score(seen: State, seat: int) -> int:
    best = 0
    for rival in range(seen.seats):
        if rival != seat:
            best = max(best, points(seen, rival))
    return points(seen, seat) - best


@rule
def inclination(_state: State, _seat: int, code: int) -> int:
    return code + 1


@rule
def in_a_row(_state: State) -> int:
    return 1


@rule
def may_talk(state: State, seat: int) -> bool:
    return state.sealed == 0


@rule
def kept(state: State, speaker: int, kind: int, a: int, b: int) -> int:
    if state.bells == 0 and state.bell[speaker] == 0:
        return KEPT
    return OPEN if state.ending == RUNNING else BROKEN


@rule
def features(seen: State, seat: int, numbers: Numbers) -> None:
    numbers[0] = seen.round
    for other in range(SEATS):
        numbers[1 + other] = seen.candles[other]


# What is no rule ----------------------------------------------------------------------------------

LETTERS = "abcd"
WORDS = {
    "take back": REVISE,
    "no answer": BY_CLOCK,
    "ring": RING,
    "side 0": SIDE,
    "side 1": SIDE + 1,
    "bid 1": 1,
    "bid 2": 2,
    "bid 3": 3,
}
SHARED = {"keep": 0, "give": 1, "match": MATCH}
NUMBER = Particular(str, lambda word: (integer(word, "number"),))
EVENTS = EventForms(
    Event,
    LETTERS,
    {"seat": Particular(LETTERS.__getitem__, lambda word: (seat_of(word, LETTERS),)), "n": NUMBER},
    {
        Event.DEALT: "seat n",
        Event.BID: "seat n n",
        Event.LIGHT: "n n",
        Event.GIVEN: "seat seat",
        Event.RUNG: "seat",
        Event.END: "n",
    },
)


class Notation:
    """Words of Candles; a position is every field that is not zero."""

    def write_seat(self, seat: int, /) -> str:
        return LETTERS[seat]

    def read_seat(self, text: str, /) -> int:
        return seat_of(text, LETTERS)

    def words(self, state: Any) -> dict[str, int]:
        return WORDS | SHARED if state.decision == Decision.SHARE else WORDS

    def write_choice(self, state: Any, seat: int, code: int, /) -> str:
        said = {number: word for word, number in self.words(state).items()}
        return said.get(code, f"code {code}")

    def read_choice(self, state: Any, seat: int, text: str, /) -> int:
        if text.startswith("code "):
            return integer(text.removeprefix("code "), "code")
        return number_of(text, self.words(state), "choice")

    def write_position(self, state: Any, /) -> str:
        return "\n".join(["candles", *write_rest(State(), state, {})])

    def read_position(self, text: str, /) -> Any:
        title, *lines = text.splitlines() or [""]
        if title != "candles":
            raise NotationError(f"{title!r} is no position of Candles.")
        state = State()
        for line in lines:
            read_rest(state, line, {})
        return state

    def write_event(self, event: Line, /) -> str:
        return EVENTS.write(event)

    def read_event(self, text: str, /) -> Line:
        return EVENTS.read(text)


RULES = {
    "setup": setup,
    "choices": choices,
    "why_not": why_not,
    "choose": choose,
    "on_timeout": on_timeout,
    "view": view,
    "determinise": determinise,
    "faults": faults,
    "points": points,
    "score": score,
    "inclination": inclination,
    "in_a_row": in_a_row,
    "may_talk": may_talk,
    "kept": kept,
    "features": features,
}

TOY = Game(
    name="candles",
    rules_version=1,
    state=State,
    bounds=Bounds(seats=(2, SEATS), choices=NIGHTS * 3 * SEATS + SEATS, events=12, codes=6),
    options=(Option("bells", ("one", "none")),),
    rules=cast("dict[str, FunctionType]", RULES),
    phases=Phase,
    decisions=Decision,
    endings=Ending,
    events=Event,
    reasons=Reason,
    faults=Fault,
    claims=Claim,
    notation=Notation(),
    feature_names=("night", "candles a", "candles b", "candles c", "candles d"),
)
