"""The journal: what happened, who may know it, and what becomes of too much of it."""

from typing import Any

import pytest

from graveshift.engine.frame import ALL_SEATS, BYSTANDER, EVERYBODY, but
from graveshift.engine.journal import Event, JournalError, clear, emit, events_of, has_overflowed
from graveshift.engine.record import EVENTS, MOST_SEATS
from tests.engine.toy import State


def told_of(count: int) -> Any:
    state = State.narrated()
    for number in range(count):
        emit(state, EVERYBODY, 1, number)
    return state


def test_events_are_told_in_the_order_in_which_they_happened():
    state = State.narrated()
    emit(state, EVERYBODY, 3)
    emit(state, but(2), 4, 5, -6, 7, 8)
    assert events_of(state) == [
        Event(EVERYBODY, 3, (0, 0, 0, 0)),
        Event(EVERYBODY ^ 4, 4, (5, -6, 7, 8)),
    ]


def test_on_the_bare_record_nothing_is_told():
    state = State()
    emit(state, EVERYBODY, 3, 1, 2, 3, 4)
    assert not any(state.buffer)
    assert events_of(state) == []
    assert not has_overflowed(state)
    clear(state)
    assert not any(state.buffer)


def test_an_event_is_known_to_those_who_were_told():
    secret, public = Event(0b101, 1, (0, 0, 0, 0)), Event(EVERYBODY, 1, (0, 0, 0, 0))
    others = Event(but(1), 1, (0, 0, 0, 0))
    onlookers = [*range(MOST_SEATS), BYSTANDER]
    assert [one for one in onlookers if secret.known_to(one)] == [0, 2]
    assert [one for one in onlookers if public.known_to(one)] == onlookers
    assert [one for one in onlookers if others.known_to(one)] == [0, 2, 3, 4, 5, BYSTANDER]
    assert not Event(ALL_SEATS, 1, (0, 0, 0, 0)).known_to(BYSTANDER)


def test_a_cleared_journal_tells_only_what_happens_next():
    state = told_of(3)
    clear(state)
    assert events_of(state) == []
    emit(state, EVERYBODY, 2)
    assert events_of(state) == [Event(EVERYBODY, 2, (0, 0, 0, 0))]


def test_a_journal_holds_all_that_it_has_room_for():
    state = told_of(EVENTS)
    assert not has_overflowed(state)
    assert [event.particulars[0] for event in events_of(state)] == list(range(EVENTS))


@pytest.mark.parametrize("more", [1, 2, 1 << 16])
def test_a_journal_that_ran_over_says_so_and_tells_no_half_of_the_story(more):
    state = told_of(EVENTS)
    script = bytes(state.script.cast("B"))
    for _ in range(more):
        emit(state, EVERYBODY, 9, 9, 9, 9, 9)
    assert has_overflowed(state)
    with pytest.raises(JournalError, match="more than 512 events at once"):
        events_of(state)
    assert bytes(state.script.cast("B")) == script, "nothing was written beyond it"
    clear(state)
    assert not has_overflowed(state)


def test_a_particular_that_does_not_fit_raises():
    with pytest.raises(ValueError, match="invalid value"):
        emit(State.narrated(), EVERYBODY, 1, 1 << 15)
