"""What is kept of a game of a batch: one row, written by rules, the same on every processor."""

from __future__ import annotations

from graveshift.engine.contract import points
from graveshift.engine.frame import Frame
from graveshift.engine.memory import clear_record
from graveshift.engine.record import MOST_SEATS, Record, Row, i8, i16, i32, record
from graveshift.engine.rule import rule


@record
class Result(Record):
    """One game that was played to its end."""

    winners: int = i32("bit set of the seats that won")
    decisions: int = i32("choices made among at least two")
    forced: int = i32("choices made where only one was offered")
    points: Row = i16("points of each seat", MOST_SEATS, by="seat")
    rounds: int = i16("rounds begun")
    ending: int = i8("why the game was over; its own enum in each game")


@rule
def write_result(result: Result, state: Frame, decisions: int, forced: int) -> None:
    """Note how a game ended and what it took; whatever was in the row is gone."""
    clear_record(result)
    result.winners = state.winners
    result.decisions = decisions
    result.forced = forced
    for seat in range(state.seats):
        result.points[seat] = points(state, seat)
    result.rounds = state.round
    result.ending = state.ending
