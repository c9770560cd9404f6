"""A table: choices made and refused, what they brought about, and taking them back."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graveshift.engine.errors import UserError
from graveshift.engine.frame import (
    BY_CLOCK,
    BYSTANDER,
    NOBODY,
    NOT_A_CHOICE,
    NOT_ASKED,
    ONLY_THE_CLOCK,
    REVISE,
)
from graveshift.engine.journal import Event
from graveshift.engine.notation import NotationError
from graveshift.engine.record import SCRIPT
from graveshift.engine.table import Choice, ChoiceError, NoSuchSeatError, Setup, Table
from tests.engine import toy
from tests.engine.toy import RING, SIDE, TOY, Reason

KEY = bytes(range(16))
CARDS = (0, 0, 3, 0)
"""A script that deals a card of kind 0, one of kind 0, one of kind 2, and then turns up side 0."""


def table_of(seats: int = 3, *script: int, bells: str = "none") -> Any:
    return Table(TOY, Setup(seats, {"bells": bells}, KEY, script or CARDS))


def bid(table: Any, *bids: str) -> None:
    """Everybody bids: `1/0` is one candle for side 0."""
    for seat, said in zip("abcd", bids, strict=False):
        amount, side = said.split("/")
        table.say(seat, f"bid {amount}")
        table.say(seat, f"side {side}")


def kinds(events: list[Event]) -> list[str]:
    return [toy.Event(event.kind).name for event in events]


# Laying out ---------------------------------------------------------------------------------------


def test_a_table_begins_with_its_setup_and_what_that_told():
    table = table_of()
    assert kinds(table.events) == ["DEALT"] * 6
    assert table.story == [table.events]
    assert table.state.viewer == NOBODY
    assert list(table.state.card) == [0, 0, 2, 0]
    assert (table.state.bells, table.state.script_used) == (1, 3)
    assert table.log == []
    assert not table.is_over
    assert table.owing() == [0, 1, 2]


def test_chance_follows_the_key_where_there_is_no_script():
    one, other, same = (
        Table(TOY, Setup(4, {}, key)).fingerprint() for key in (KEY, bytes(16), KEY)
    )
    assert one == same != other


def test_a_script_longer_than_there_is_room_for_is_a_mistake():
    with pytest.raises(IndexError):
        Table(TOY, Setup(2, {}, KEY, (1,) * (SCRIPT + 1)))


def test_a_table_draws_its_position():
    assert str(table_of()).startswith("candles\n")


# Choosing -----------------------------------------------------------------------------------------


def test_what_a_seat_may_choose_is_listed_by_code_and_in_words():
    table = table_of()
    assert table.choices(1) == [1, 2, 3]
    assert table.offered("b") == ["bid 1", "bid 2", "bid 3"]
    table.say("b", "bid 2")
    assert table.offered("b") == ["side 0", "side 1"]
    table.say("b", "side 1")
    assert table.offered("b") == ["take back"]


def test_a_choice_is_logged_with_all_that_it_brought_about():
    table = table_of()
    bid(table, "3/0", "2/0", "1/1")
    assert kinds(table.events) == ["BID", "BID", "BID", "LIGHT"]
    assert table.log[:2] == [Choice(0, 3), Choice(0, SIDE)]
    assert len(table.story) == 1 + len(table.log) == 7
    assert table.story[-1] == table.events
    assert table.story[-2] == []
    assert list(table.state.candles) == [1, 0, 0, 0]
    assert table.choose(0, 1) == table.events == [Event(255, toy.Event.GIVEN, (0, 1, 0, 0))]


def test_a_refused_choice_says_why_and_changes_nothing():
    table = table_of()
    before = bytes(table.state.buffer), list(table.log), table.events
    for seat, code, reason, sentence in (
        (0, 9, NOT_A_CHOICE, "a may not `code 9` now: not a choice."),
        (1, SIDE, NOT_A_CHOICE, "b may not `side 0` now: not a choice."),
        (0, BY_CLOCK, ONLY_THE_CLOCK, "a may not `no answer` now: only the clock."),
        (3, 1, NOT_ASKED, "seat 3 may not `bid 1` now: not asked."),
        (-1, 1, NOT_ASKED, "seat -1 may not `bid 1` now: not asked."),
        (7, 256, NOT_ASKED, "seat 7 may not `code 256` now: not asked."),
        (0, 256, NOT_A_CHOICE, "a may not `code 256` now: not a choice."),
        (0, -1, NOT_A_CHOICE, "a may not `code -1` now: not a choice."),
    ):
        assert table.why_not(seat, code) == reason
        with pytest.raises(ChoiceError) as caught:
            table.choose(seat, code)
        assert str(caught.value) == sentence
        assert (caught.value.seat, caught.value.code, caught.value.reason) == (seat, code, reason)
    assert (bytes(table.state.buffer), table.log, table.events) == before


def test_a_reason_of_the_games_own_is_named():
    table = table_of()
    bid(table, "3/0", "2/0", "1/1")
    with pytest.raises(ChoiceError, match="a may not `match` now: no match"):
        table.say("a", "match")
    assert table.why_not(0, 2) == Reason.NO_MATCH


def test_seats_that_are_not_there_have_nothing_to_choose_and_no_name():
    table = table_of()
    for seat in (-1, 3, 6, BYSTANDER):
        assert table.choices(seat) == []
    for asked in (table.offered, lambda name: table.say(name, "bid 1")):
        with pytest.raises(NoSuchSeatError) as caught:
            asked("d")
        assert str(caught.value) == "there is no seat 'd' in this game; it can be a, b or c."
        with pytest.raises(NotationError, match="'x' is no seat"):
            asked("x")


def test_whoever_is_not_asked_may_speak_up_where_it_may():
    table = table_of(2, 0, 1, bells="one")
    bid(table, "1/0")
    assert table.owing() == [1]
    assert table.choices(0) == [RING, REVISE]
    assert kinds(table.say("a", "ring")) == ["RUNG"]
    assert table.owing() == [1], "what was pending is still owed"
    assert table.choices(0) == [REVISE]


def test_a_game_that_is_over_takes_no_choice():
    table = table_of()
    while not table.is_over:
        seat = table.owing()[0]
        table.choose(seat, table.choices(seat)[0])
    assert table.owing() == []
    with pytest.raises(ChoiceError, match="a may not `bid 1` now: game over"):
        table.choose(0, 1)


# Clocks -------------------------------------------------------------------------------------------


def test_a_clock_chooses_what_only_it_may_and_the_log_says_so():
    table = table_of()
    table.time_out(0, 5)
    assert table.log == [Choice(0, BY_CLOCK, by_clock=True)]
    assert table.owing() == [1, 2]
    with pytest.raises(ChoiceError, match="only the clock"):
        table.choose(1, BY_CLOCK)
    with pytest.raises(ChoiceError, match="not a choice"):
        table.choose(1, 9, by_clock=True)


def test_a_clock_chooses_like_a_player_where_it_can():
    table = table_of()
    bid(table, "3/0", "2/0", "1/1")
    table.time_out(2, 7)
    assert table.log[-1] == Choice(2, 1, by_clock=False)


# Views --------------------------------------------------------------------------------------------


def test_a_view_is_a_record_of_the_table_without_its_secrets():
    table = table_of()
    table.say("a", "bid 3")
    for viewer in (0, 1, BYSTANDER):
        seen = table.view(viewer)
        assert seen.viewer == viewer
        assert list(seen.card)[:3] == [card if seat == viewer else -1
                                       for seat, card in enumerate((0, 0, 2))]  # fmt: skip
        assert seen.bid[0] == (3 if viewer == 0 else -1)
        assert seen.events == 0
        assert seen.words_used == 0


# Taking back --------------------------------------------------------------------------------------


def test_the_last_choice_can_be_taken_back_by_whoever_made_it():
    table = table_of()
    assert [table.may_undo(seat) for seat in range(3)] == [False] * 3
    table.say("a", "bid 3")
    before, story = bytes(table.state.buffer), list(table.story)
    table.say("a", "side 1")
    assert [table.may_undo(seat) for seat in range(3)] == [True, False, False]
    table.undo(0)
    assert (bytes(table.state.buffer), table.story) == (before, story)
    assert table.log == [Choice(0, 3)]
    assert table.events == []
    assert table.may_undo(0), "and the one before it"
    table.undo(0)
    assert kinds(table.events) == ["DEALT"] * 6
    with pytest.raises(UserError, match="this cannot be taken back any more"):
        table.undo(0)


def test_nothing_is_taken_back_once_another_has_chosen():
    table = table_of()
    table.say("a", "bid 3")
    table.say("b", "bid 3")
    assert not table.may_undo(0)
    table.undo(1)
    assert table.may_undo(0)


def test_nothing_is_taken_back_once_chance_was_drawn_or_a_secret_shown():
    table = table_of()
    bid(table, "3/0", "2/0", "1/1")
    assert not any(table.may_undo(seat) for seat in range(3)), "the light was drawn"
    table.say("a", "keep")
    assert table.may_undo(0), "nothing new is known"
    table.say("c", "match")
    assert not table.may_undo(2), "a card was shown"
    with pytest.raises(UserError, match="cannot be taken back"):
        table.undo(2)


def test_nothing_is_taken_back_when_the_game_is_over():
    table = table_of(2, 0, 1, 0, 0, 0, bells="none")
    for _ in range(3):
        bid(table, "3/0", "2/0")
        table.say("a", "keep")
        table.say("b", "keep")
    assert table.is_over
    assert not table.may_undo(1)


def test_an_earlier_state_in_other_hands_stays_as_it_was():
    table = table_of()
    table.say("a", "bid 3")
    state = table.state
    before = bytes(state.buffer)
    table.undo(0)
    table.say("a", "bid 1")
    assert bytes(state.buffer) == before
    assert table.state is not state


# The log ------------------------------------------------------------------------------------------


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 200)), max_size=40))
def test_the_log_alone_leads_to_the_same_table(picks):
    table = table_of(3, bells="one")
    for seat, pick in picks:
        codes = table.choices(seat)
        if codes and not table.is_over:
            table.choose(seat, codes[pick % len(codes)])
    again = Table(TOY, table.setup)
    for choice in table.log:
        again.choose(choice.seat, choice.code, by_clock=choice.by_clock)
    assert bytes(again.state.buffer) == bytes(table.state.buffer)
    assert again.story == table.story
    assert again.fingerprint() == table.fingerprint()
    assert table.revisions == sum(choice.code == REVISE for choice in table.log)


def test_a_fingerprint_is_eight_bytes_of_the_bare_state():
    table = table_of()
    first = table.fingerprint()
    assert len(bytes.fromhex(first)) == 8
    table.state.events = 99
    assert table.fingerprint() == first, "what was told does not count"
    table.state.candles[1] += 1
    assert table.fingerprint() != first


def test_fingerprints_are_what_they_always_were():
    table = Table(TOY, Setup(3, {}, KEY))
    assert table.fingerprint() == "999ab75a0eb04efa"


def test_answers_taken_back_are_counted():
    table = table_of()
    bid(table, "3/0")
    table.say("a", "take back")
    assert table.revisions == 1
    assert table.offered("a") == ["bid 1", "bid 2", "bid 3"]
