"""Text forms: what is written reads back, and what cannot be read is answered with a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graveshift.engine.errors import UserError
from graveshift.engine.frame import BYSTANDER, EVERYBODY, MOST_CODES, RUNNING
from graveshift.engine.game import interpreted
from graveshift.engine.journal import Event as Line
from graveshift.engine.journal import events_of
from graveshift.engine.notation import NotationError
from graveshift.games.mall_of_horror.components import CHARACTERS, SEATS, Card, Character
from graveshift.games.mall_of_horror.game import GAME
from graveshift.games.mall_of_horror.letters import COLOURS, LETTERS
from graveshift.games.mall_of_horror.notation import EVENTS, NOTATION
from graveshift.games.mall_of_horror.state import Decision, Ending, Event, State
from tests.games.scenario import openings, play_on

CHOICES = st.integers(0, 120)


@given(openings(GAME), CHOICES)
def test_every_choice_offered_reads_back(opening, choices):
    state, seed = opening
    for seat, code in play_on(GAME, state, seed, choices):
        said = NOTATION.write_choice(state, seat, code)
        assert not said.startswith("code"), "what may be chosen has words"
        assert NOTATION.read_choice(state, seat, f"  {said.replace(' ', '  ')} ") == code


@pytest.mark.parametrize("decision", Decision)
def test_every_code_reads_back(decision):
    state = State()
    state.decision = decision.value
    said = [NOTATION.write_choice(state, 0, code) for code in range(MOST_CODES)]
    assert len(set(said)) == MOST_CODES
    assert [NOTATION.read_choice(state, 0, text) for text in said] == list(range(MOST_CODES))


@given(openings(GAME), CHOICES)
def test_every_event_reads_back(opening, choices):
    state, seed = opening
    for _ in play_on(GAME, state, seed, choices):
        for event in events_of(state):
            assert NOTATION.read_event(NOTATION.write_event(event)) == event


@given(openings(GAME), CHOICES)
def test_every_position_and_view_reads_back_to_the_byte(opening, choices):
    state, seed = opening
    for _ in play_on(GAME, state, seed, choices):
        pass
    text = NOTATION.write_position(state)
    assert NOTATION.read_position(text) == state
    for seat in (*range(state.seats), BYSTANDER):
        seen = State()
        interpreted(GAME).see(state, seat, seen)
        text = NOTATION.write_position(seen)
        assert NOTATION.read_position(text) == seen
        assert NOTATION.write_position(NOTATION.read_position(text)) == text


@given(openings(GAME))
def test_the_end_reads_back(opening):
    state, seed = opening
    for _ in play_on(GAME, state, seed, GAME.bounds.choices):
        pass
    assert state.ending != RUNNING
    assert NOTATION.read_position(NOTATION.write_position(state)) == state


@given(st.binary(min_size=4, max_size=4), st.data())
def test_what_the_drawing_leaves_out_follows_by_name(numbers, data):
    state, seed = data.draw(openings(GAME))
    for _ in play_on(GAME, state, seed, 20):
        pass
    state.no_return, state.turn = numbers[0], numbers[1] % 100
    state.block[numbers[2] % 16] = numbers[3]
    state.gift_taker[9], state.moved_from[5] = 3, 6
    assert NOTATION.read_position(NOTATION.write_position(state)) == state


# What a person sees -------------------------------------------------------------------------------


def test_a_position_is_a_board(board):
    game = board(
        "3p holder y elected",
        "L1: rP yT*, L4: bL, z4=2",
        "closed 3",
        hands="r: threat*2, y: sprint",
        beneath="b: camera",
        deck=3,
        dice="1 3 3 6",
        looked="y",
        second_tie_pool="tied_colours",
    )
    assert NOTATION.write_position(game.state).splitlines() == [
        "mall-of-horror: 3 players, round 3, truck, holder y elected",
        "L1 restroom     z0 rP yT*",
        "L2 cachou       closed",
        "L3 megatoys     closed",
        "L4 parking      z2 bL",
        "L5 security     z0",
        "L6 supermarket  z0",
        "eaten: rT rG rL yP yG yL bP bT bG",
        "hand r: threat*2",
        "hand y: sprint",
        (
            "played: camera sprint*2 hardware*3 hidden*3 shotgun chainsaw grenades pistol fire-axe "
            "baseball-bat"
        ),
        "truck: 3 cards",
        "loose: threat camera",
        "beneath: b/camera",
        "dice: 1 3 3 6",
        "asked: y",
        "owes: y",
        "looked: y",
        "decision: ballot",
        "second_tie_pool = tied_colours",
    ]
    text = NOTATION.write_position(game.view("r"))
    assert "seen by r" in text
    assert "hand r: threat*2\nhand y: ?\n" in text
    assert "beneath: b/?\n" in text
    assert "loose" not in text


@pytest.mark.parametrize(
    ("decision", "code", "said"),
    [
        (Decision.FIRST_HOLDER, 1, "holder y"),
        (Decision.PLACEMENT, 4 * 3 + Character.PINUP, "place P at 3"),
        (Decision.THREAT, 0, "pass"),
        (Decision.THREAT, 1, "threat"),
        (Decision.BALLOT, 2, "vote b"),
        (Decision.BALLOT, 254, "no answer"),
        (Decision.BALLOT, 255, "take back"),
        (Decision.KEEP, Card.SHOTGUN, "keep shotgun"),
        (Decision.GIFT, 8 * Card.FIRE_AXE + 1, "give fire-axe to y"),
        (Decision.CAMERA, 1, "look"),
        (Decision.OPEN_DESTINATION, 4, "go to 4"),
        (Decision.DESTINATION, 6, "go to 6"),
        (Decision.ZOMBIE, 6, "zombie at 6"),
        (Decision.ZOMBIE, 0, "pass"),
        (Decision.MOVE, Character.GIRL, "walk L"),
        (Decision.MOVE, 4 * 5 + Character.TOUGH, "sprint T to 5"),
        (Decision.MOVE, 28, "sprint stay"),
        (Decision.SPRINT, 5, "sprint to 5"),
        (Decision.CARDS, 1 + Card.HARDWARE, "play hardware"),
        (Decision.CARDS, 16 + Character.GUNMAN, "hide G"),
        (Decision.VICTIM, Character.PINUP, "lose P"),
        (Decision.VICTIM, 77, "code 77"),
        (Decision.NOTHING, 0, "code 0"),
    ],
)
def test_choices_in_words(decision, code, said):
    state = State()
    state.decision = decision.value
    assert NOTATION.write_choice(state, 0, code) == said


@pytest.mark.parametrize(
    ("seen_by", "kind", "particulars", "text"),
    [
        (EVERYBODY, Event.BALLOT, (0, 1, 2, 0), "BALLOT r y 2"),
        (EVERYBODY, Event.BALLOT, (0, -1, 2, 0), "BALLOT r - 2"),
        (EVERYBODY, Event.EATEN, (2, 1, 4, 0), "EATEN bT L4"),
        (EVERYBODY, Event.TIE, (2, 3, 1, 0b101), "TIE victim L3 1 rb"),
        (0b10, Event.DEALT, (1, 9, 0, 0), "DEALT y fire-axe [y]"),
        (0b11, Event.GIVEN, (0, 1, 4, 0), "GIVEN r y hidden [ry]"),
        (EVERYBODY ^ 0b11, Event.GIVEN_UNSEEN, (0, 1, 0, 0), "GIVEN_UNSEEN r y [but ry]"),
        (1, Event.FOUND, (0, 5, 6, -2), "FOUND r shotgun chainsaw - [r]"),
        (EVERYBODY, Event.PHASE, (6, 0, 0, 0), "PHASE attack"),
        (EVERYBODY, Event.END, (Ending.FEW_LEFT, 0, 0, 0), "END few-left"),
        (EVERYBODY, Event.WINNERS, (0b11, 0, 0, 0), "WINNERS ry"),
        (EVERYBODY, Event.WINNERS, (0, 0, 0, 0), "WINNERS -"),
    ],
)
def test_events_in_words(seen_by, kind, particulars, text):
    event = Line(seen_by, kind.value, particulars)
    assert NOTATION.write_event(event) == text
    assert NOTATION.read_event(text) == event


def test_every_event_has_a_form_and_no_more_than_four_particulars():
    assert set(EVENTS.forms) == set(Event)
    for form in EVENTS.forms.values():
        assert sum(EVENTS.parts[name].takes for name in form.split()) <= 4


def test_there_is_a_letter_for_every_seat_and_character():
    assert len(set(COLOURS)) == SEATS
    assert len(set(LETTERS)) == CHARACTERS


# Errors -------------------------------------------------------------------------------------------


def test_a_choice_that_is_none_is_told_what_can_be(board):
    game = board("5p holder r", "L4: rP yP").begin("truck")
    with pytest.raises(NotationError) as error:
        NOTATION.read_choice(game.state, 0, "go to 4")
    assert str(error.value) == "'go to 4' is no choice here; it can be vote r or vote y."
    with pytest.raises(NotationError, match="'vote z' is no choice here; b has nothing to choose"):
        NOTATION.read_choice(game.state, 2, "vote z")
    assert isinstance(error.value, UserError)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is no event of this game."),
        ("ATE rP L4", "'ATE' is no event of this game."),
        ("EATEN rP", "EATEN wants figure place."),
        ("EATEN rX L4", "'rX' is no character; it is a colour and one of PTGL, such as rP."),
        ("EATEN rP Lx", "'x' is no place; it is written in digits."),
        ("HOLDER z", "'z' is no seat; it can be r, y, b, g, n or k."),
        ("PHASE lunch", ("'lunch' is no phase; it can be setup, truck, chief, arrival, "
         "destinations, moving or attack.")),
        ("DEALT r spoon", ("'spoon' is no card; it can be threat, camera, sprint, hardware, "
         "hidden, shotgun, chainsaw, grenades, pistol, fire-axe or baseball-bat.")),
        ("HOLDER r [z]", "'z' is no seat; it can be r, y, b, g, n or k."),
    ],
)  # fmt: skip
def test_an_event_that_is_none(text, sentence):
    with pytest.raises(NotationError) as error:
        NOTATION.read_event(text)
    assert str(error.value) == sentence


HEADER = "mall-of-horror: 4 players, round 1, truck, holder r"


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("", "a position of this game begins with 'mall-of-horror:'."),
        ("chess: 2 players", "a position of this game begins with 'mall-of-horror:'."),
        ("mall-of-horror: 7 players", "a game has 3 to 6 players, not 7."),
        ("mall-of-horror: round 1", "a game has 3 to 6 players, not 0."),
        ("mall-of-horror: x players", "'x' is no number of players; it is written in digits."),
        ("mall-of-horror: 4 players, in the rain", "'in the rain' is nothing that a header says."),
        ("mall-of-horror: 4 players, round 99999",
         "a number in 'mall-of-horror: 4 players, round 99999' is too large."),
        (f"{HEADER}\nL9 attic z1", "'L9 attic' is no place, such as 'L1 restroom'."),
        (f"{HEADER}\nL1", "'L1' says too little or too much."),
        (f"{HEADER}\nL1 restroom zx", "'x' is no number of zombies; it is written in digits."),
        (f"{HEADER}\nL1 restroom rat", ("'rat' is no character; it is a colour and one of PTGL, "
         "such as rP.")),
        (f"{HEADER}\nweather: fine", "'weather: fine' is no line of a position."),
        (f"{HEADER}\nhello", "'hello' is no line of a position."),
        (f"{HEADER}\nhand r: threat*300", "a number in 'hand r: threat*300' is too large."),
        (f"{HEADER}\ndice: 1 2 3 4 5", "'dice: 1 2 3 4 5' says too little or too much."),
        (f"{HEADER}\ndecision:", "'decision:' says too little or too much."),
        (f"{HEADER}\nweather = 1", "'weather' is no field of a State."),
        (f"{HEADER}\nturn = 1 2", "turn has 1 values, not 2."),
        (f"{HEADER}\nturn = 300", "300 does not fit into turn."),
        (f"{HEADER}\nstep = lunch", "'lunch' is no value of step; it is written in digits."),
        (f"{HEADER}\nchance: 12", "chance is a key of 32 hexadecimal digits and the words used."),
        (f"{HEADER}\nchance: {'x' * 32} 1", f"'{'x' * 32}' is not hexadecimal."),
        (f"{HEADER}\nchance: {'0' * 32} {1 << 40}",
         f"{1 << 40} words are more than chance gives."),
    ],
)  # fmt: skip
def test_a_position_that_is_none(lines, sentence):
    with pytest.raises(NotationError) as error:
        NOTATION.read_position(lines)
    assert str(error.value) == sentence
