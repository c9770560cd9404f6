"""Notation: what all games share of it, both ways, and what is no notation at all."""

from contextlib import suppress
from enum import IntEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graveshift.engine.chance import next_word
from graveshift.engine.frame import ALL_SEATS, BYSTANDER, EVERYBODY, but
from graveshift.engine.game import set_key
from graveshift.engine.journal import Event
from graveshift.engine.notation import (
    NotationError,
    integer,
    number_of,
    read_chance,
    read_knowers,
    read_rest,
    read_set,
    seat_of,
    word_of,
    words_of,
    write_chance,
    write_knowers,
    write_rest,
    write_set,
)
from graveshift.games import GAMES
from tests.engine import toy
from tests.engine.toy import EVENTS, TOY, State
from tests.games.strategies import positions

EVERY = [*GAMES.values(), TOY]
LETTERS = "abcdef"
SEATS = st.integers(0, ALL_SEATS)


class Tool(IntEnum):
    FIRE_AXE = 0
    CHAINSAW = 1


def refusal(function: Any, *arguments: Any) -> str:
    """The sentence that answers a wrong text."""
    with pytest.raises(NotationError) as caught:
        function(*arguments)
    return str(caught.value)


# Words --------------------------------------------------------------------------------------------


def test_members_of_an_enum_have_words():
    assert [word_of(tool) for tool in Tool] == ["fire-axe", "chainsaw"]
    assert words_of(Tool) == {"fire-axe": 0, "chainsaw": 1}
    assert number_of("chainsaw", words_of(Tool), "tool") == 1
    said = refusal(number_of, "spoon", words_of(Tool), "tool")
    assert said == "'spoon' is no tool; it can be fire-axe or chainsaw."


@given(st.integers(-(10**9), 10**9))
def test_numbers_are_written_in_digits(number):
    assert integer(str(number), "number") == number


@pytest.mark.parametrize("word", ["", "one", "1.5", "9" * 5000])
def test_what_is_no_number_is_said_to_be_none(word):
    said = refusal(integer, word, "round")
    assert said == f"{word!r} is no round; it is written in digits."


# Seats and who knows ------------------------------------------------------------------------------


@given(SEATS)
def test_sets_of_seats_are_letters_in_seat_order(seats):
    written = write_set(seats, LETTERS)
    assert read_set(written, LETTERS) == seats
    assert written == "-" if seats == 0 else sorted(written) == list(written)


def test_letters_may_come_in_any_order_and_must_be_seats():
    assert read_set("fa", LETTERS) == 0b100001
    assert seat_of("c", LETTERS) == 2
    assert refusal(read_set, "ax", LETTERS) == "'x' is no seat; it can be a, b, c, d, e or f."
    assert refusal(seat_of, "", "ab") == "'' is no seat; it can be a or b."


@given(SEATS, st.booleans())
def test_who_knows_of_an_event_is_written_in_brackets(seats, bystanders):
    seen_by = EVERYBODY & ~seats if bystanders else seats
    written = write_knowers(seen_by, LETTERS)
    assert read_knowers(written.strip(" []"), LETTERS) == seen_by


def test_what_everybody_knows_needs_no_brackets():
    assert write_knowers(EVERYBODY, LETTERS) == ""
    assert write_knowers(but(1), LETTERS) == " [but b]"
    assert write_knowers(0b11, LETTERS) == " [ab]"
    assert write_knowers(0, LETTERS) == " [-]"
    assert read_knowers("", LETTERS) == read_knowers("  ", LETTERS) == EVERYBODY
    assert not read_knowers("ab", LETTERS) >> BYSTANDER & 1


@pytest.mark.parametrize("text", ["all a", "but a b", "a b"])
def test_brackets_that_do_not_say_who_knows_are_refused(text):
    said = refusal(read_knowers, text, LETTERS)
    assert said == f"{text!r} does not say who knows; it is like 'rb' or 'but r'."


# Events -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event(EVERYBODY, toy.Event.BID, (1, 3, 0, 0)), "BID b 3 0"),
        (Event(1, toy.Event.DEALT, (0, 2, 0, 0)), "DEALT a 2 [a]"),
        (Event(but(0), toy.Event.DEALT, (0, -1, 0, 0)), "DEALT a -1 [but a]"),
        (Event(EVERYBODY, toy.Event.GIVEN, (2, 3, 0, 0)), "GIVEN c d"),
    ],
)
def test_an_event_is_its_kind_its_particulars_and_who_knows(event, text):
    assert EVENTS.write(event) == text
    assert EVENTS.read(f"  {text} ") == event


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is no event of this game."),
        ("[a]", "'' is no event of this game."),
        ("SUNRISE", "'SUNRISE' is no event of this game."),
        ("BID b 3", "BID wants seat n n."),
        ("RUNG", "RUNG wants seat."),
        ("RUNG a b", "RUNG wants seat."),
        ("RUNG x", "'x' is no seat; it can be a, b, c or d."),
        ("END soon", "'soon' is no number; it is written in digits."),
        ("RUNG a [x]", "'x' is no seat; it can be a, b, c or d."),
    ],
)
def test_what_is_no_event_is_refused_with_a_sentence(text, sentence):
    assert refusal(EVENTS.read, text) == sentence


def test_an_event_without_particulars_wants_nothing_more():
    forms = type(EVENTS)(Tool, LETTERS, {}, {Tool.FIRE_AXE: "", Tool.CHAINSAW: ""})
    assert forms.read("FIRE_AXE") == Event(EVERYBODY, 0, (0, 0, 0, 0))
    assert forms.write(Event(EVERYBODY, 1, (0, 0, 0, 0))) == "CHAINSAW"
    assert refusal(forms.read, "CHAINSAW 3") == "CHAINSAW wants nothing more."


# What a drawing leaves out ------------------------------------------------------------------------

WORDS = {"bells": ("one", "none")}


def test_fields_that_a_drawing_does_not_say_follow_it_in_lines():
    drawn, state = State(), State()
    state.candles[1], state.bells, state.round = 3, 1, 2
    drawn.round = 2
    lines = write_rest(drawn, state, WORDS)
    assert sorted(lines) == ["bells = none", "candles = 0 3 0 0"]
    for line in lines:
        read_rest(drawn, line, WORDS)
    assert drawn == state
    read_rest(drawn, "bells=0", WORDS)
    assert drawn.bells == 0


def test_a_number_without_a_word_is_written_as_it_is():
    state = State()
    for bells in (-1, 2):
        state.bells = bells
        assert write_rest(State(), state, WORDS) == [f"bells = {bells}"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("candles", "'candles' is no line of the form 'name = values'."),
        ("lamps = 3", "'lamps' is no field of a State."),
        ("journal = 3", "'journal' is no field of a State."),
        (" = 3", "'' is no field of a State."),
        ("candles = 1 2", "candles has 4 values, not 2."),
        ("bells =", "bells has 1 values, not 0."),
        ("bells = two", "'two' is no value of bells; it is written in digits."),
        ("bells = 128", "128 does not fit into bells."),
        ("candles = 0 0 0 -9999999999", "-9999999999 does not fit into candles."),
    ],
)  # fmt: skip
def test_a_wrong_line_is_refused_with_a_sentence(line, sentence):
    assert refusal(read_rest, State.narrated(), line, WORDS) == sentence


# Chance -------------------------------------------------------------------------------------------


@given(st.binary(min_size=16, max_size=16), st.integers(0, 70))
def test_chance_is_read_back_with_the_block_drawn_ahead(key, words):
    state, again = State(), State()
    set_key(state, key)
    for _ in range(words):
        next_word(state)
    written = write_chance(state)
    assert written == f"{key.hex()} {words}"
    read_chance(again, written)
    assert again == state
    assert next_word(again) == next_word(state)


NO_CHANCE = "chance is a key of 32 hexadecimal digits and the words used."


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ("", NO_CHANCE),
        ("00 1", NO_CHANCE),
        ("0" * 32, NO_CHANCE),
        ("0" * 32 + " 1 2", NO_CHANCE),
        ("g" * 32 + " 1", f"'{'g' * 32}' is not hexadecimal."),
        ("0" * 32 + " one", "'one' is no number of words; it is written in digits."),
        ("0" * 32 + f" {1 << 31}", "2147483648 words are more than chance gives."),
    ],
)
def test_wrong_chance_is_refused_with_a_sentence(told, sentence):
    assert refusal(read_chance, State(), told) == sentence


# Anything -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
@given(st.data())
def test_any_text_is_read_or_refused(game, data):
    notation, play = game.notation, data.draw(positions(game))
    seat, code = play.next_choice()
    position = notation.write_position(play.state)
    play.choose(seat, code)
    told = [notation.write_event(event) for event in play.events()]
    words = "\n".join([position, *told, notation.write_choice(play.state, seat, code)]).split(" ")
    text = " ".join(data.draw(st.lists(st.sampled_from(words) | st.text(max_size=4), max_size=6)))
    start = data.draw(st.integers(0, len(position)))
    end = data.draw(st.integers(start, min(len(position), start + 6)))
    edited = position[:start] + data.draw(st.text(max_size=4)) + position[end:]
    for read in (
        lambda: notation.read_seat(text),
        lambda: notation.read_choice(play.state, play.owing[0] if play.owing else 0, text),
        lambda: notation.read_event(text),
        lambda: notation.read_position(text),
        lambda: notation.read_position(edited),
    ):
        with suppress(NotationError):
            read()
