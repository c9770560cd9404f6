"""The board for a terminal: it fits, it aligns, and it shows at a glance what matters."""

import pytest

from graveshift.engine.frame import BYSTANDER
from graveshift.engine.record import UNKNOWN
from graveshift.games.mall_of_horror.components import COPIES_OF, KINDS, Place
from graveshift.games.mall_of_horror.game import GAME
from graveshift.games.mall_of_horror.places import tokens_of
from graveshift.games.mall_of_horror.state import Decision, Phase, State
from graveshift.words.telling import WIDTH, tell_position
from tests.words.mall_of_horror import attack, position

NARROW = 48
"""Columns of a telephone on its side."""
PLACES = range(Place.RESTROOM, Place.SUPERMARKET + 1)


def fullest(seats: int, crowded: int, viewer: int) -> State:
    """Everybody at one place, all but one hiding; every card in one's hand; dice on the table."""
    state = GAME.blank(seats)
    assert isinstance(state, State)
    state.viewer, state.round, state.holder, state.elected = viewer, 10, seats - 1, 1
    state.phase, state.decision = Phase.DESTINATIONS, Decision.DESTINATION
    state.owes = state.looked = (1 << seats) - 1
    state.at[crowded] = tokens_of(state)
    state.hiding = tokens_of(state) & ~1
    state.deck_size = 18
    for place in PLACES:
        state.zombies[place] = 10
    for seat in range(seats):
        state.cards_held[seat] = 10
        state.destination[seat] = 1 + seat
        for kind in range(KINDS):
            state.hand[seat, kind] = 3 if seat == viewer else UNKNOWN
    for kind in range(KINDS):
        state.played[kind] = COPIES_OF[kind]
    return state


@pytest.mark.parametrize("crowded", PLACES)
@pytest.mark.parametrize("seats", [3, 6])
def test_no_line_of_the_fullest_board_is_too_long(language, seats, crowded):
    for viewer in (*range(seats), BYSTANDER):
        state = fullest(seats, crowded, viewer)
        assert tell_position(GAME, state, language) == tell_position(GAME, state, language, WIDTH)
        for width in (NARROW, WIDTH, 2 * WIDTH):
            lines = tell_position(GAME, state, language, width).splitlines()
            assert width / 2 < max(map(len, lines)) <= width
            assert not [line for line in lines if line != line.rstrip()]


def test_no_card_or_character_is_broken_in_two(language):
    state = fullest(6, Place.PARKING, 0)
    board = tell_position(GAME, state, language)
    broken = tell_position(GAME, state, "pseudo")
    assert "\N{NO-BREAK SPACE}" not in board + broken
    for line in board.splitlines():
        assert line.count("(") == line.count(")")


def test_where_there_is_little_room_columns_follow_one_another():
    board = tell_position(GAME, attack(), "en", NARROW)
    assert "\n> 1 Restroom  3 of 3 · defence 5 · 4 zombies\n" in board
    assert (
        "\n> Yellow (you)  10 points · 3 cards\n      hand: Threat ×2, Hidden · lost: Tough Guy\n"
        in board
    )


def test_others_hands_are_only_numbers():
    state = attack()
    state.viewer = 2
    for kind in range(KINDS):
        state.hand[1, kind] = UNKNOWN
    assert "hand:" not in tell_position(GAME, state, "en")


def last_lines(state: State) -> list[str]:
    """What stands below the seats."""
    return tell_position(GAME, state, "en").split("\n\n")[3].splitlines()


def test_hidden_dice_are_shown_to_who_saw_them_and_to_others_who_did():
    state = position("CAMERA", "rP1", phase=Phase.ARRIVAL, looked=0b10010)
    for die, shown in enumerate((3, 1, 6, 6)):
        state.dice[die] = shown
    assert last_lines(state) == ["Dice: 3, 1, 6, 6 · seen by Yellow and Brown"]
    for die in range(4):
        state.dice[die] = UNKNOWN
    assert last_lines(state) == ["Dice: under the box · seen by Yellow and Brown"]
    state.looked = 0
    assert last_lines(state) == ["Dice: under the box"]


def test_destinations_are_shown_as_far_as_they_are_known():
    state = position("DESTINATION", "rP1", phase=Phase.DESTINATIONS)
    for seat, place in enumerate((5, UNKNOWN, 0, 4, 0)):
        state.destination[seat] = place
    assert last_lines(state) == [
        "Dice: 0, 0, 0, 0",
        "Destinations: Red to the security HQ, Yellow in secret,",
        "      Green to the parking lot",
    ]


def test_setting_up_shows_who_waits_and_what_was_rolled():
    state = position("PLACEMENT", "yP5 rP0 rT0", holder=1)
    state.dice[0], state.dice[1] = 2, 5
    top, _, seats, dice = tell_position(GAME, state, "en").split("\n\n")
    assert top == "Set-up · Badge: Yellow"
    assert seats.splitlines()[0].endswith("to be placed: Pin-Up, Tough Guy")
    assert dice == "Dice: 2, 5"


def test_a_place_without_anybody_has_no_defence():
    state = position("CARDS", "rP1", phase=Phase.ATTACK)
    state.zombies[3] = 7
    board = tell_position(GAME, state, "en")
    assert "  3 Toy store       0 of 4               7 zombies\n" in board
