"""The frame: who is asked, who owes, who may take an answer back."""

from typing import Any

import pytest

from graveshift.engine import frame
from graveshift.engine.frame import ALLOWED, BYSTANDER, EVERYBODY, GAME_OVER, NOT_ASKED, NOTHING
from graveshift.engine.record import MOST_SEATS
from tests.engine.toy import Decision, Ending, State

SEATS = range(MOST_SEATS)


def those_who(state, may) -> set[int]:
    return {seat for seat in SEATS if may(state, seat)}


def standing(state) -> list[int]:
    return [frame.standing(state, seat) for seat in range(4)]


def test_everybody_but_one_includes_bystanders():
    for seat in SEATS:
        assert frame.but(seat) | 1 << seat == EVERYBODY
        assert frame.but(seat) >> BYSTANDER & 1
    assert frame.ALL_SEATS | 1 << 6 | 1 << BYSTANDER == EVERYBODY


def test_an_open_decision_is_owed_by_those_it_is_put_to():
    state: Any = State()
    state.sealed = 1
    frame.ask(state, Decision.SHARE, 0b0101)
    assert (state.decision, state.asked, state.owes, state.sealed) == (Decision.SHARE, 5, 5, 0)
    assert standing(state) == [ALLOWED, NOT_ASKED, ALLOWED, NOT_ASKED]
    frame.answered(state, 0)
    assert (state.asked, state.owes) == (0b0101, 0b0100)
    assert standing(state) == [NOT_ASKED, NOT_ASKED, ALLOWED, NOT_ASKED]
    assert those_who(state, frame.may_revise) == set()


def test_a_sealed_answer_may_be_taken_back_by_whoever_gave_it():
    state: Any = State()
    frame.ask_sealed(state, Decision.BID, 0b1011)
    assert (state.asked, state.owes, state.sealed) == (0b1011, 0b1011, 1)
    assert those_who(state, frame.may_revise) == set()
    state.draft[1], state.draft[3] = 2, 2
    frame.answered(state, 1)
    assert those_who(state, frame.may_revise) == {1}
    assert standing(state) == [ALLOWED, ALLOWED, NOT_ASKED, ALLOWED]
    frame.reopened(state, 1)
    assert state.owes == 0b1011
    assert list(state.draft) == [0, 0, 0, 2, 0, 0], "it begins with its first stage, others do not"


def test_who_may_speak_up_stands_as_one_who_may_choose():
    state: Any = State()
    frame.ask(state, Decision.SHARE, 0b0001)
    state.may = 0b0110
    assert standing(state) == [ALLOWED, ALLOWED, ALLOWED, NOT_ASKED]


@pytest.mark.parametrize("seat", SEATS)
def test_when_the_game_is_over_nobody_chooses(seat):
    state: Any = State()
    frame.ask_sealed(state, Decision.BID, frame.ALL_SEATS)
    state.may = frame.ALL_SEATS
    frame.end(state, Ending.BRIGHT, 0b11)
    assert (state.ending, state.winners) == (Ending.BRIGHT, 0b11)
    assert state.decision == NOTHING
    assert state.asked == state.owes == state.may == state.sealed == 0
    assert frame.standing(state, seat) == GAME_OVER
