"""Positions, choices and events as text: what is written, and what is refused."""

import re

import pytest

from graveshift.engine.notation import NotationError
from graveshift.games.midevil import letters
from graveshift.games.midevil.game import GAME
from graveshift.games.midevil.notation import NOTATION
from tests.games.midevil.land import land
from tests.games.strategies import Beginning, Play

OPENING = """
midevil: 2 players, round 3, movement, active r, first y
0 altar 0,0 turn 0: W1 R3 L5
1 tavern 1,0 turn 2:
r at 0.4 lives 3 bones 2 0 1 items horse sword parked 1.1
y at 1.1 lives 0 bones 0 0 0
hand r: healer - mire
bearer: -
removed: 1 0 0
discards: rust healer
asked: r
owes: r
decision: step
steps = 4
"""


def test_a_position_is_drawn_tile_by_tile_and_seat_by_seat():
    state = NOTATION.read_position(OPENING)
    drawn = NOTATION.write_position(state).splitlines()
    assert drawn[:5] == OPENING.strip().splitlines()[:5]
    assert "hand r: healer - mire" in drawn
    assert "steps = 4" in drawn
    assert NOTATION.read_position("\n".join(drawn)).raw() == state.raw()


def test_pieces_that_are_not_named_are_in_stack_deck_and_supply():
    state = NOTATION.read_position(OPENING)
    assert [state.supply[colour] for colour in range(3)] == [36, 39, 19]
    assert (state.stack[4], state.deck[22], state.link[0, 1], state.wear[0]) == (0, 0, 1, 0)
    hammer = OPENING.replace("horse sword", "horse war-hammer")
    assert NOTATION.read_position(hammer).wear[0] == 3


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("midevil: 9 players", "a game has 2 to 6 players"),
        ("midevil: 2 players, x y z", "is nothing that a header says"),
        ("1 tavern 1,0 upside 2:", "is no tile such as"),
        ("2 tavern 1,0 turn 2:", "is no tile such as"),
        ("1 tavern 1,0 turn 2: Q1", "is no skeleton"),
        ("1 castle 1,0 turn 2:", "is no tile"),
        ("r at 0.4 shoes 2", "is nothing that is said of a seat"),
        ("r at 0.9", "is no square"),
        ("r at", "says too little or too much"),
        ("hand r: cheese", "is no card"),
        ("nothing: r", "is no line of a position"),
        ("removed: 900 0 0", "is too large"),
        ("ending: happy", "is no ending"),
    ],
)
def test_what_is_no_position_is_refused(line, said):
    lines = OPENING.strip().splitlines()[:2]
    if line.startswith("midevil"):
        lines = []
    with pytest.raises(NotationError, match=re.escape(said)):
        NOTATION.read_position("\n".join([*lines, line]))


def test_a_position_begins_with_its_game():
    with pytest.raises(NotationError, match="begins with"):
        NOTATION.read_position("chess")


def test_a_sealed_decision_an_ending_and_tiles_drawn_are_read_back():
    more = "drawn: market\nunder: fork mill\nending: book\nwinners: r\ndecision: window sealed"
    state = NOTATION.read_position(OPENING.replace("decision: step", more))
    assert (state.sealed, state.ending, state.winners, state.under[1]) == (1, 1, 1, 6)
    assert NOTATION.read_position(NOTATION.write_position(state)).raw() == state.raw()


def test_the_bearer_and_who_sees_are_named():
    text = OPENING.replace("bearer: -", "bearer: y").replace(
        "first y", "first y, seen by bystander"
    )
    state = NOTATION.read_position(text)
    assert (state.bearer, state.viewer) == (1, 7)
    assert "seen by bystander" in NOTATION.write_position(state)
    assert "seen by r" in NOTATION.write_position(
        NOTATION.read_position(text.replace("seen by bystander", "seen by r"))
    )


def test_choices_are_words():
    state = NOTATION.read_position(OPENING)
    written = [NOTATION.write_choice(state, 0, code) for code in (0, 4, 10, 128, 192, 255, 77)]
    assert written == [
        "north", "stop", "shoot pole-arm", "play 1 healer", "hold", "take back", "code 77",
    ] or written[2] == "shoot crank-bow"  # fmt: skip
    assert NOTATION.read_choice(state, 0, "play  3 mire") == 130
    with pytest.raises(NotationError, match="it can be"):
        NOTATION.read_choice(state, 0, "fly")
    with pytest.raises(NotationError, match="y has nothing to choose"):
        NOTATION.read_choice(state, 1, "fly")


def test_stages_of_a_card_are_words():
    game = land("altar", hands="A: rust", items="B: sword").begin("turn").go(128)
    assert NOTATION.write_choice(game.state, 0, 65) == "at y"
    game.go(65)
    assert NOTATION.write_choice(game.state, 0, 4) == "take sword"
    dust = land("altar", hands="A: crumble-to-dust", bones="w0n r0ne").begin("turn").go(128)
    assert NOTATION.write_choice(dust.state, 0, 0) == "at 0"
    assert NOTATION.write_choice(dust.go(0).state, 0, 1) == "square 1"
    assert NOTATION.write_choice(dust.go(1).state, 0, 9) == "no other"
    paid = land("altar", hands="A: terror", has="A:b").begin("turn").go(128, 65)
    assert NOTATION.write_choice(paid.state, 0, 2) == "pay blue"


def test_every_decision_has_words_for_what_it_offers():
    assert NOTATION.write_choice(land("altar").begin("discard").state, 0, 0) == "keep"
    kept = land("altar", hands="A: mire").begin("discard").state
    assert NOTATION.write_choice(kept, 0, 1) == "discard 1 mire"
    assert NOTATION.write_seat(1) == "y"
    assert NOTATION.read_seat("y") == 1


def test_letters_are_read_back():
    assert letters.read_square(letters.square(31)) == 31
    assert letters.read_square("-") == -1
    assert letters.square(-1) == "-"
    assert letters.colour(-1) == "-"
    assert letters.read_card("?") == -1
    assert letters.card(-1) == "?"
    assert letters.read_card("-") == letters.read_card(letters.card(-2)) == -2
    assert letters.tile(-2) == "-"
    with pytest.raises(NotationError, match="is no square"):
        letters.read_square("31")


def test_events_are_lines():
    game = land("altar", pawns="A0n B0c", bones="w0n").script(5).begin("stand").go(0)
    del game
    line = "KILLED r 0.1 W"
    assert NOTATION.write_event(NOTATION.read_event(line)) == line
    window = "WINDOW book ry"
    assert NOTATION.write_event(NOTATION.read_event(window)) == window
    ended = "END round-limit"
    assert NOTATION.write_event(NOTATION.read_event(ended)) == ended
    tile = "TILE_PLACED tavern 1 -2 3"
    assert NOTATION.write_event(NOTATION.read_event(tile)) == tile


def test_a_game_as_it_begins_is_drawn_with_its_chance():
    state = Play(Beginning(GAME, 3, {}, 7), 7).state
    state.book_place = -1
    drawn = NOTATION.write_position(state)
    assert "chance: 07" in drawn
    assert NOTATION.read_position(drawn).raw() == state.raw()


def test_the_graveyard_holds_the_book():
    text = OPENING.replace("1 tavern 1,0", "1 graveyard 1,0").replace("turn 2", "turn 1")
    assert NOTATION.read_position(text).book_place == 1


@pytest.mark.parametrize(
    ("decision", "code", "words"),
    [
        ("place", 5, "beyond 1 east"),
        ("fill", 12, "red 3"),
        ("fill", 28, "life 1"),
        ("fill", 36, "done"),
        ("shoot", 17, "at 0,-1"),
        ("fight", 0, "fight"),
        ("fight", 5, "use sword"),
        ("bones", 3, "from 3"),
        ("bone-step", 7, "1 west"),
        ("failed", 4, "roll again"),
        ("remember", 7, "bring 7"),
        ("rattle", 2, "give blue"),
        ("stake", 4, "stake life"),
        ("map", 1, "second tile"),
        ("fill", 99, "code 99"),
        ("fight", 99, "code 99"),
        ("place", 121, "code 121"),
        ("shoot", 60, "code 60"),
        ("step", 20, "code 20"),
        ("bone-step", 50, "code 50"),
        ("bones", 50, "code 50"),
    ],
)
def test_what_codes_mean(decision, code, words):
    state = NOTATION.read_position(OPENING.replace("decision: step", f"decision: {decision}"))
    assert NOTATION.write_choice(state, 0, code) == words
    assert NOTATION.read_choice(state, 0, words) == code
