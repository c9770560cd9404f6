"""The board for a terminal: it fits, it aligns, and it shows at a glance what matters."""

from textwrap import dedent

import pytest

from graveshift.engine.frame import BYSTANDER
from graveshift.engine.record import UNKNOWN
from graveshift.games.mall_of_horror.components import COPIES_OF, KINDS, Place
from graveshift.games.mall_of_horror.game import GAME
from graveshift.games.mall_of_horror.places import tokens_of
from graveshift.games.mall_of_horror.state import Decision, Phase, State
from graveshift.words.telling import WIDTH, tell_position
from tests.words.mall_of_horror import position

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


def attack() -> State:
    """An attack on the restroom in which red has played Hardware, seen by yellow."""
    state = position(
        "CARDS",
        "rP1 rT1 bG1 yP3 bT4 yG5 gT6 nP6 nT6 nG6",
        viewer=1,
        round=3,
        phase=Phase.ATTACK,
        holder=0,
        elected=1,
        place=1,
        hardware=1,
        deck_size=12,
    )
    state.owes = 2
    state.hiding = 1 << 8 + 2
    for place, zombies in {1: 4, 3: 1, 4: 2, 6: 4}.items():
        state.zombies[place] = zombies
    state.closed[2] = 1
    state.eaten = 1 << 2 | 1 << 5
    state.out[3] = 2
    for seat, cards in enumerate((0, 3, 1, 0, 2)):
        state.cards_held[seat] = cards
        for kind in range(KINDS):
            state.hand[seat, kind] = UNKNOWN
    for kind in range(KINDS):
        state.hand[1, kind] = (2, 0, 0, 0, 1)[kind] if kind < 5 else 0
    state.played[3] = state.played[10] = 1
    return state


BOARDS = {
    "en": """\
        Round 3 · F: Attack · Badge: Red, elected

        > 1 Restroom        3 of 3    defence 5  4 zombies
              Red: Pin-Up, Tough Guy · Blue: Gunman (hiding)
          2 Clothing store  closed
          3 Toy store       1 of 4    defence 1  1 zombie gets in
              Yellow: Pin-Up
          4 Parking lot     1 inside  no door    2 zombies · truck: 12 cards
              Blue: Tough Guy
          5 Security HQ     1 of 3    defence 1
              Yellow: Gunman
          6 Supermarket     4 of 6    defence 6  4 zombies get in
              Green: Tough Guy · Brown: Pin-Up, Tough Guy, Gunman

          Red           12 points  no cards  lost: Gunman
        > Yellow (you)  10 points  3 cards   hand: Threat ×2, Hidden · lost: Tough Guy
          Blue          8 points   1 card
          Green         5 points   no cards  out since round 2
          Brown         15 points  2 cards

        Cards played: Hardware, Baseball bat""",
    "de": """\
        Runde 3 · F: Angriff der Zombies · Abzeichen: Rot, gewählt

        > 1 Waschraum             3 von 3  Abwehr 5  4 Zombies
              Rot: Schönheit, Muskelprotz · Blau: Bewaffneter (versteckt)
          2 Modegeschäft          geschlossen
          3 Spielzeugladen        1 von 4  Abwehr 1  1 Zombie dringt ein
              Gelb: Schönheit
          4 Tiefgarage            1 drin   offen     2 Zombies · Lastwagen: 12 Karten
              Blau: Muskelprotz
          5 Überwachungszentrale  1 von 3  Abwehr 1
              Gelb: Bewaffneter
          6 Supermarkt            4 von 6  Abwehr 6  4 Zombies dringen ein
              Grün: Muskelprotz · Braun: Schönheit, Muskelprotz, Bewaffneter

          Rot        12 Punkte  keine Karten  verloren: Bewaffneter
        > Gelb (du)  10 Punkte  3 Karten      Hand: Bedrohung ×2, Verstecken
                                              verloren: Muskelprotz
          Blau       8 Punkte   1 Karte
          Grün       5 Punkte   keine Karten  draußen seit Runde 2
          Braun      15 Punkte  2 Karten

        Gespielte Karten: Werkzeug, Baseballschläger""",
}


@pytest.mark.parametrize("spoken", BOARDS)
def test_an_attack_is_seen_at_a_glance(spoken):
    assert tell_position(GAME, attack(), spoken) == dedent(BOARDS[spoken])


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
