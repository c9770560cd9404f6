"""What is reckoned for those who draw the board: the rules' own numbers, from what lies open."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from graveshift.engine.frame import BYSTANDER
from graveshift.engine.game import interpreted
from graveshift.games.mall_of_horror.game import GAME
from graveshift.games.mall_of_horror.places import is_breached
from graveshift.games.mall_of_horror.state import Decision
from tests.games.strategies import Play, positions, seen_by


def reckoned(game: Any) -> dict[str, Any]:
    """What is reckoned from a bystander's view of a scenario."""
    return GAME.reckoned(seen_by(interpreted(GAME), game.state, BYSTANDER))


def test_heads_and_tough_guys_hold_a_place_and_nothing_holds_the_parking(board):
    game = board("5p holder r", "L1: rP rT, L3: bT gT gP, L4: yP yT", "z1=2, z3=6").begin("truck")
    numbers = reckoned(game)
    assert numbers["defence"] == [0, 3, 0, 5, 0, 0, 0]
    assert numbers["entered"] == [0, 0, 0, 1, 0, 0, 0]
    assert numbers["room"] == [0, 3, 4, 4, 99, 3, 6]
    assert (numbers["alive"], numbers["ends_at"]) == (7, 4)
    assert numbers["points"] == [12, 12, 5, 12, 0, 0]


def test_zombies_get_in_by_number_by_too_many_doors_or_by_no_door(board):
    seats = "L1: rP, L4: yP, L6: bT gT nT rT yT"
    game = board("5p holder r", seats, "z1=1, z2=3, z4=1, z6=4").begin("truck")
    assert reckoned(game)["entered"] == [0, 1, 0, 0, 1, 0, 1], "nobody is in the second to be had"


def test_who_hides_in_the_parking_is_not_to_be_had(board):
    game = board("5p holder r", "L1: rP rT, L4: yP*", "z4=2").begin("truck")
    assert reckoned(game)["entered"][4] == 0


def test_hardware_counts_where_the_attack_is(board):
    game = board(
        "5p holder r", "L3: rP yP bP, L5: gT nT nP", "z3=3", hands="r: hardware, y: pistol"
    ).begin("attack")
    assert reckoned(game)["defence"][3] == 3
    game.say("r", "play hardware")
    assert game.told("AVERTED") == ["AVERTED L3 3 4"]


def test_a_vote_weighs_while_there_is_one(board):
    game = board("5p holder r", "L4: rP rG yT bP", hands="y: threat*2")
    assert reckoned(game)["weight"] == [0] * 6
    game.begin("truck")
    assert game.decision == "threat"
    assert reckoned(game)["weight"] == [3, 1, 1, 0, 0, 0]
    game.say("y", "threat")
    assert reckoned(game)["weight"] == [3, 2, 1, 0, 0, 0]


def test_the_crowd_and_the_screams_go_by_the_most_alone(board):
    game = board("5p holder r", "L1: rP yT bT, L3: bP gT").begin("truck")
    numbers = reckoned(game)
    assert (numbers["crowd"], numbers["scream"]) == (1, 0)


def test_what_holds_a_place_is_heads_and_tough_guys_and_hardware(board):
    game = board(
        "5p holder r", "L3: rP rT bP, L4: gT, L5: nP", "z3=4", hands="r: hardware, b: pistol"
    ).begin("attack")
    numbers = reckoned(game)
    assert (numbers["defence"][3], numbers["muscles"][3], numbers["nails"][3]) == (4, 1, 0)
    game.say("r", "play hardware")
    assert game.told("AVERTED") == ["AVERTED L3 4 5"]
    assert numbers["muscles"][4] == 0, "nothing holds the parking"


def test_hardware_is_told_apart_while_the_attack_lasts(board):
    game = board(
        "5p holder r", "L3: rP yP bP, L5: gT nT nP", "z3=5", hands="r: hardware*2, y: pistol"
    ).begin("attack")
    game.say("r", "play hardware")
    numbers = reckoned(game)
    assert (numbers["defence"][3], numbers["nails"][3], numbers["surplus"][3]) == (4, 1, 2)


def test_so_many_zombies_fewer_would_leave_everyone_alone(board):
    seats = "L1: rP, L3: rT, L4: yP bP, L5: gP, L6: bT gT nT yT"
    game = board("5p holder r", seats, "z1=1, z3=1, z4=3, z6=5").begin("truck")
    assert reckoned(game)["surplus"] == [0, 1, 0, 0, 3, 0, 2]
    game = board("5p holder r", "L6: bT, L5: gP", "z6=6").begin("chief")
    assert reckoned(game)["surplus"][6] == 5, "one may stay before a single tough guy"


def test_a_vote_is_heads_and_a_gunman_and_threats(board):
    game = board("5p holder r", "L4: rP rG yT bP", hands="y: threat*2").begin("truck")
    game.say("y", "threat")
    numbers = reckoned(game)
    assert numbers["guns"] == [1, 0, 0, 0, 0, 0]
    assert numbers["menaces"] == [0, 1, 0, 0, 0, 0]
    assert numbers["weight"] == [3, 2, 1, 0, 0, 0]


def test_turns_go_from_the_holder_clockwise(board):
    game = board("4p holder b", "L4: rP yP, L5: bP gP gT").begin("truck")
    assert reckoned(game)["order"] == [3, 4, 1, 2, 0, 0]
    assert reckoned(board.new(5, first_chief="host_picks").setup())["order"] == [0] * 6


def test_zombies_come_until_thirty_stand(board):
    game = board("5p holder r", "L1: rP yT bT, L3: bP gT", "z1=2, z5=9").begin("truck")
    assert reckoned(game)["zombies_left"] == 19


@given(st.data())
def test_in_every_position_what_is_reckoned_agrees_with_the_rules(data):
    play: Play = data.draw(positions(GAME))
    state = play.state
    seen = seen_by(play.rules, state, BYSTANDER)
    numbers: Any = GAME.reckoned(seen)
    for place in (1, 2, 3, 5, 6):
        if state.place == place or state.hardware == 0:
            inside = is_breached(state, place) and state.at[place] != 0
            assert numbers["entered"][place] == inside, play
    for seat in play.seats:
        assert numbers["points"][seat] == play.rules.points(state, seat), play
        if state.decision == Decision.BALLOT:
            assert (numbers["weight"][seat] > 0) == bool(state.asked >> seat & 1), play
    for one in GAME.reckonings:
        length = {"place": 7, "seat": 6}.get(one.by)
        assert length is None or len(numbers[one.name]) == length
