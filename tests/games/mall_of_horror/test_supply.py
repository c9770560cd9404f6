"""The supply of zombies (rules 1.14), what is conserved, and the board itself."""

import pytest

from graveshift.engine.chance import pick
from graveshift.engine.game import set_key
from graveshift.games.mall_of_horror.components import CAPACITY_OF, Place
from graveshift.games.mall_of_horror.places import (
    hardware_at,
    is_hidden,
    place_of,
    points_alive,
    zombies_left,
)

FIVE = "L6: rP yP bP rT yT"
"""A place that attracts both zombies, and holds them off."""


@pytest.mark.parametrize(("supply", "more"), [("30", False), ("unlimited", True)])
def test_r1_14_1_what_the_supply_cannot_give_is_not_placed(board, supply, more):
    game = board("5p holder r", FIVE, "z4=30", dice="1 3 6 6", goals="r3", zombie_supply=supply)
    game.begin("reveal")
    if more:
        assert game.told("ZOMBIE") == ["ZOMBIE L1", "ZOMBIE L3", "ZOMBIE L6", "ZOMBIE L6"]
        assert game.told("NO_ZOMBIE_LEFT") == []
    else:
        assert game.told("ZOMBIE") == []
        assert game.told("NO_ZOMBIE_LEFT", to="-") == [
            "NO_ZOMBIE_LEFT L1", "NO_ZOMBIE_LEFT L3", "NO_ZOMBIE_LEFT L6", "NO_ZOMBIE_LEFT L6",
        ]  # fmt: skip
    assert game.zombies(1) == more


def test_r1_14_2_zombie_players_come_first(board):
    game = board("5p holder r", FIVE, "L3: nP, z4=28, out g", dice="6 1 1 5").begin("destinations")
    game.goes(r=1, y=1, b=1, n=1).say("g", "zombie at 3")
    assert game.told("ZOMBIE_PLAYED", "ZOMBIE", "NO_ZOMBIE_LEFT") == [
        "ZOMBIE_PLAYED g L3",
        "ZOMBIE L1", "NO_ZOMBIE_LEFT L1", "NO_ZOMBIE_LEFT L5", "NO_ZOMBIE_LEFT L6",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("left", "told"),
    [(0, []), (1, ["CROWD L6"]), (2, ["CROWD L6", "SCREAM L3"])],
)
def test_r1_14_2_the_crowd_comes_before_the_pinups(board, left, told):
    game = board("5p holder r", "L6: rP bG gG rT yT, L3: yP nP yG", f"z4={30 - left}")
    game.begin("attraction")
    assert game.told("CROWD", "SCREAM") == told


ROUND_ON = {"r": 1, "y": 1, "b": 1, "g": 6}
"""Where everybody goes in the round after."""


def zombies_of_next_round(game):
    """How many of the four dice of the next round find a zombie."""
    game.script(5, 5, 5, 5)
    game.loses(n="P").goes(**ROUND_ON)
    game.passes("n")
    return len(game.told("ZOMBIE"))


def test_r1_14_3_who_has_eaten_goes_back(board):
    game = board(
        "5p holder r", FIVE, "L1: gT, L3: nP, z3=2, z4=28", parking_leftovers="stay_if_empty"
    ).begin("attack")  # fmt: skip
    assert zombies_left(game.state) == 0
    assert zombies_of_next_round(game) == 2
    assert game.told("NO_ZOMBIE_LEFT") == ["NO_ZOMBIE_LEFT L5", "NO_ZOMBIE_LEFT L5"]


def test_r1_14_3_killed_ones_go_back(board):
    game = board(
        "5p holder r", FIVE, "L1: gT, L3: nP, z3=1, z4=29", hands="n: shotgun",
        parking_leftovers="stay_if_empty",
    ).begin("attack")  # fmt: skip
    game.script(5, 5, 5, 5).say("n", "play shotgun").goes(n=1, **ROUND_ON)
    assert len(game.told("ZOMBIE")) == 1


def test_r1_14_3_those_that_leave_parking_go_back(board):
    game = board("5p holder r", FIVE, "L1: gT, L3: nP, z3=1, z4=29").begin("attack")
    assert zombies_of_next_round(game) == 4


def test_r1_14_3_those_that_overran_a_place_go_back(board):
    game = board("5p holder r", FIVE, "z1=30", dice="3 3 5 5").begin("reveal")
    assert game.told("NO_ZOMBIE_LEFT", "OVERRUN", "CROWD", "SCREAM") == [
        "NO_ZOMBIE_LEFT L3", "NO_ZOMBIE_LEFT L3", "NO_ZOMBIE_LEFT L5", "NO_ZOMBIE_LEFT L5",
        "OVERRUN L1",
        "CROWD L6", "SCREAM L6",
    ]  # fmt: skip


def test_d21_removed_zombies_go_back_to_the_supply(board):
    game = board("5p holder r", FIVE, "L3: nP, L1: nT, z1=8, z3=9, z4=13", hands="n: grenades")
    game.begin("attack")
    assert zombies_left(game.state) == 0
    game.say("n", "play grenades")
    assert zombies_left(game.state) == 2
    game.loses(n="T")
    assert zombies_left(game.state) == 8
    game.script(5, 5, 5, 5).loses(n="P")
    assert zombies_left(game.state) == 30, "and Parking"


def test_e58_with_an_empty_supply_no_zombie_player_is_asked(board):
    game = board("5p holder r", FIVE, "L3: nP, z4=30, out g", dice="0 0 0 0").begin("destinations")
    game.goes(r=1, y=1, b=1, n=1)
    assert (game.decision, game.owes) == ("move", "r")
    game = board("5p holder r", FIVE, "L3: nP, z4=30, out g", zombie_supply="unlimited")
    game.begin("destinations").goes(r=1, y=1, b=1, n=1)
    assert (game.decision, game.owes) == ("zombie", "g")
    assert game.say("g", "zombie at 4").zombies(4) == 31


def test_e58_the_first_one_takes_the_last_zombie(board):
    for declines in (False, True):
        game = board("5p holder r", FIVE, "z4=29, out g n").begin("destinations")
        game.goes(r=1, y=1, b=1)
        assert game.owes == "g"
        game.say("g", "pass" if declines else "zombie at 1")
        assert game.decision == ("zombie" if declines else "move")


@pytest.mark.parametrize(
    ("supply", "zombies", "attracted"),
    [("30", [1, 0, 0], []), ("unlimited", [1, 1, 2], ["CROWD L6", "SCREAM L6"])],
)
def test_tx1_twenty_nine_on_the_board(board, supply, zombies, attracted):
    game = board("5p holder r", FIVE, "z4=29", dice="1 3 6 6", goals="r3", zombie_supply=supply)
    game.begin("reveal")
    assert [game.zombies(place) for place in (1, 3, 6)] == zombies
    game.moves(r="T")
    assert game.told("CROWD", "SCREAM", to="-") == attracted


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("supply", ["30", "unlimited"])
def test_tx2_nothing_is_ever_lost(board, seats, supply):
    game = board.new(seats, zombie_supply=supply)
    set_key(game.state, bytes(range(seats, seats + 16)))
    game.setup()
    decisions = 0
    while game.ending == "running":
        seat = game.owes.split()[0]
        choices = game.choices(seat)
        game.say(seat, choices[pick(seats, 0, decisions, len(choices))])
        decisions += 1
        check_pieces(game, seats)
    assert decisions > seats * 3


def check_pieces(game, seats):
    """Cards make 21, zombies 30 at most, heads fit, and closed places are empty."""
    state = game.state
    cards = state.deck_size + sum(state.played) + sum(state.cards_held)
    assert cards + sum(kind >= 0 for kind in state.found) == 21
    assert sum(map(sum, state.hand.tolist())) == sum(state.cards_held)
    if state.zombie_supply == 0:
        assert sum(state.zombies) + zombies_left(state) == 30
        assert zombies_left(state) >= 0
    figures = [game.standing(place).split() for place in range(7)]
    assert sum(map(len, figures)) + state.eaten.bit_count() == seats * (4 if seats == 3 else 3)
    for place in range(1, 7):
        assert len(figures[place]) <= CAPACITY_OF[place]
        if game.closed(place):
            assert (figures[place], game.zombies(place)) == ([], 0)


# The board ----------------------------------------------------------------------------------------


def test_tx2_where_a_character_is(board):
    game = board("4p holder r", "L3: rP* rT, L4: bG")
    assert place_of(game.state, 0, 0) == Place.MEGATOYS
    assert place_of(game.state, 1, 0) == Place.EATEN
    assert place_of(game.state, 0, 3) == Place.NOWHERE, "the Little Girl does not play"
    assert [is_hidden(game.state, 0, character) for character in (0, 1)] == [True, False]


def test_tx2_points_are_what_the_game_is_worth(board):
    game = board("3p holder r", "L3: rP rT, L4: rG rL, L1: bG bL")
    assert [points_alive(game.state, seat) for seat in range(3)] == [16, 0, 4]


@pytest.mark.parametrize(
    ("rule", "place", "zombies", "adds"),
    [
        ("only_below_4", 6, 3, 2),
        ("only_below_4", 6, 4, 2),
        ("any_time_but_counts_only_below_4", 6, 3, 2),
        ("any_time_but_counts_only_below_4", 6, 4, 0),
        ("any_time_but_counts_only_below_4", 3, 4, 2),
    ],
)
def test_tx2_what_hardware_adds(board, rule, place, zombies, adds):
    words = f"L{place}: rP, z{place}={zombies}"
    game = board("4p holder r", words, hardware=2, hardware_at_supermarket=rule)
    assert hardware_at(game.state, place) == adds
