"""Movement, horse and shots: edge cases E39-E51, scenarios S31-S47."""

import pytest

from graveshift.games.midevil import fighting, moving, shooting
from graveshift.games.midevil.cards import Card
from tests.games.midevil.land import WAYS, land, square

FIGHT = fighting.FIGHT
STOP, LEAVE, TAKE = moving.STOP, moving.LEAVE, moving.TAKE
NORTH, EAST, SOUTH, WEST = range(4)


def aim(card):
    """The code that takes up a ranged weapon."""
    return moving.SHOOT + Card[card.upper().replace("-", "_")]


def sight(east, south):
    """The code of a square seen from the pawn."""
    return shooting.ACROSS * (south + shooting.FARTHEST) + east + shooting.FARTHEST


def walking(*tiles, steps, **more):
    """A in the middle of a move, so many steps left."""
    return land(*tiles, **more).begin("step", steps)


def rolling(*tiles, die, **more):
    """A throws the die for a movement."""
    return land(*tiles, **more).script(die).begin("roll")


# Steps --------------------------------------------------------------------------------------------


def test_s31_one_may_stop_before_the_steps_are_used_up():
    game = rolling("altar", "straight n", die=5, pawns="A0c B0c").step("nn").stop()
    assert game.at("A") == "1s"
    assert game.told("STOPPED") == ["STOPPED 0 3 0 0"]
    assert game.told("BONES_ROLLED")


def test_s32_no_diagonal_step():
    game = walking("altar", steps=5, pawns="A0c B0c")
    assert [code for code in game.choices("A") if code < moving.SHOOT] == [0, 1, 2, 3, STOP]


def test_s33_in_through_the_door_only():
    game = walking("altar", "tavern e", steps=5, pawns="A1w B0c")
    assert game.refused("A", NORTH) == "NO_WAY"
    game.step("e")
    assert game.refused("A", NORTH) == ""
    assert game.step("n").at("A") == "1n"


def test_s35_a_fight_costs_no_steps():
    game = walking("altar", "straight n", steps=4, pawns="A0c B0c", bones="w1s").step("n")
    game.script(6).step("n").go(FIGHT)
    assert game.state.steps == 2
    assert game.step("n").at("A") == "1c"


def test_e86_into_the_graveyard_through_its_gates_only():
    game = walking("altar", "graveyard n", steps=3, pawns="A1w B0c")
    assert game.refused("A", WEST) == "NO_WAY", "the fence"
    beside = walking("altar", "graveyard n", "corner 0w x1", steps=3, pawns="A2e B0c")
    assert beside.refused("A", EAST) == ""
    gate = walking("altar", "graveyard n", steps=3, pawns="A0n B0c")
    assert gate.refused("A", NORTH) == ""
    fence = walking("altar", "graveyard n", steps=3, pawns="A0nw B0c")
    assert fence.refused("A", NORTH) == "NO_WAY"


# The horse ----------------------------------------------------------------------------------------


def test_s36_a_rider_goes_twice_as_far():
    game = rolling("altar", die=3, pawns="A0c B0c", items="A: horse")
    assert game.state.steps == 6


def test_s37_the_horse_waits_at_the_door():
    game = rolling("altar", "tavern e", die=3, pawns="A0e B0c", items="A: horse").step("een")
    assert game.at("A") == "1n"
    assert game.parked("A") == "1c"
    assert game.state.steps == 3
    halved = rolling(
        "altar", "tavern e", die=3, pawns="A0e B0c", items="A: horse", horse_dismount="halve"
    ).step("een")
    assert halved.state.steps == 1


def test_e39_what_is_left_is_walked():
    game = rolling("altar", "tavern e", die=2, pawns="A1w B0c", items="A: horse").step("en")
    assert game.state.steps == 2
    halved = rolling(
        "altar", "tavern e", die=2, pawns="A1w B0c", items="A: horse", horse_dismount="halve"
    ).step("en")
    assert halved.state.steps == 0


def thief(**more):
    """A on foot with four steps, B's horse one step away before the Tavern."""
    return walking(
        "altar", "tavern e", steps=4, pawns="A1w B1n", items="B: horse", parked="B1c", **more
    )


def test_s39_a_thief_doubles_what_is_left():
    game = thief().step("e")
    assert (game.decision, game.choices("A")) == ("take-horse", [LEAVE, TAKE])
    game.go(TAKE)
    assert (game.items("A"), game.items("B"), game.parked("B")) == ("horse", "", "")
    assert game.state.steps == 6
    left = thief().step("e").go(LEAVE)
    assert (left.items("B"), left.parked("B"), left.state.steps) == ("horse", "1c", 3)


def test_s40_who_has_a_horse_is_offered_none():
    game = walking(
        "altar", "tavern e", steps=4, pawns="A1w B1n", items="A: horse, B: horse", parked="B1c"
    ).step("e")
    assert game.decision == "step"


def test_e41_a_thief_with_a_horse_takes_no_other():
    game = walking(
        "altar", "tavern e", steps=4, pawns="A1n B1ne", items="A: horse, B: horse",
        parked="A1w B1c",
    ).step("s")  # fmt: skip
    assert game.decision == "step"
    assert game.parked("B") == "1c"


def test_e42_first_the_fight_then_the_horse():
    game = thief(bones="w1c").step("e")
    assert game.decision == "fight"
    game.script(6).go(FIGHT)
    assert game.decision == "take-horse"


def test_s41_two_steps_and_a_door_after_one():
    game = rolling("altar", "tavern e", die=1, pawns="A1w B0c", items="A: horse").step("en")
    assert game.state.steps == 0
    halved = rolling(
        "altar", "tavern e", die=1, pawns="A1w B0c", items="A: horse", horse_dismount="halve"
    ).step("e")
    assert halved.refused("A", NORTH) == "CANNOT_GET_OFF"


def test_e40_points_are_doubled_once():
    game = rolling("altar", "tavern e", die=4, pawns="A1w B0c", items="A: horse").step("ens")
    assert game.parked("A") == ""
    assert game.told("MOUNTED") == ["MOUNTED 0 13 0 0"]
    assert game.state.steps == 5, "eight less three"


def test_e43_a_horse_played_after_the_roll():
    game = land("altar", pawns="A0c B0c", hands="A: horse").script(3).begin("roll")
    if game.decision == "window":
        game.passes("A")
    game.step("n").plays("A", "horse")
    assert game.state.steps == 4
    assert game.items("A") == "horse"


def test_e44_no_horse_inside_a_building():
    game = walking("altar", "tavern e", steps=3, pawns="A1n B0c", hands="A: horse")
    assert game.may_play("A", "horse") == "INSIDE_A_BUILDING"
    outside = walking("altar", "tavern e", steps=3, pawns="A1c B0c", hands="A: horse")
    assert outside.may_play("A", "horse") == ""


def test_e45_out_by_another_door():
    game = walking("altar", "manor e x2", steps=4, pawns="A1c B0c", items="A: horse", parked="A1w")
    assert game.refused("A", WEST) == ""
    game.step("n")
    assert game.at("A") == "1n"
    assert game.parked("A") == "1w", "it waits at the other door"
    assert game.state.steps == 3
    assert game.told("MOUNTED") == []


def test_e46_first_halved_then_doubled():
    game = land("altar", pawns="A0c B0c", items="A: horse", hands="B: mire").script(5).begin("roll")
    game.plays("B", "mire")
    assert game.state.steps == 4, "five halved are two"


# Shots --------------------------------------------------------------------------------------------


def shooter(weapon, *tiles, **more):
    """A with a ranged weapon, while moving."""
    return walking(*tiles, steps=2, items=f"A: {weapon}", **more)


def test_s43_not_through_a_wall_but_through_a_door():
    wall = shooter("pole-arm", "altar", "tavern e", pawns="A1w B0c", bones="w1nw")
    assert wall.refused("A", aim("pole-arm")) == "NO_TARGET"
    door = shooter("pole-arm", "altar", "tavern e", pawns="A1c B0c", bones="w1n")
    door.go(aim("pole-arm"))
    assert door.choices("A") == [sight(0, -1)]


def test_e47_a_wall_stops_a_shot():
    game = shooter("crossbow", "altar", "tavern e", pawns="A1e B0c", bones="w1ne")
    assert game.refused("A", aim("crossbow")) == "NO_TARGET"


def test_e48_a_door_in_line_does_not():
    door = shooter("crossbow", "altar", "armoury e", pawns="A1s B0c", bones="w1n")
    door.go(aim("crossbow"), sight(0, -2)).script(5).go(FIGHT)
    assert door.told("KILLED") == [f"KILLED 0 {square('1n')} 0 0"]


def test_s44_the_nearest_covers_the_others():
    game = shooter("crossbow", "altar", "straight n", pawns="A0n B0c", bones="w1c r1n")
    game.go(aim("crossbow"))
    assert game.choices("A") == [sight(0, -2)]
    assert game.refused("A", sight(0, -3)) == "NO_TARGET"


def test_e50_no_shot_past_a_skeleton():
    game = shooter("crank-bow", "altar", pawns="A0w B0s", bones="w0c r0e").go(aim("crank-bow"))
    assert game.choices("A") == [sight(1, 0)]


def test_s45_not_one_off_diagonally():
    game = shooter("crank-bow", "altar", pawns="A0c B0s", bones="w0ne")
    assert game.refused("A", aim("crank-bow")) == "NO_TARGET"


def test_e49_round_a_corner_only_by_an_option():
    line = shooter("crank-bow", "altar", pawns="A0c B0s", bones="w0ne")
    assert line.refused("A", aim("crank-bow")) == "NO_TARGET"
    path = shooter("crank-bow", "altar", pawns="A0c B0s", bones="w0ne", ranged_shape="path")
    path.go(aim("crank-bow"))
    assert path.choices("A") == [sight(1, -1)]


def test_s47_a_life_under_the_target_stays():
    game = shooter("crossbow", "altar", pawns="A0w B0s", bones="b0e", lives_at="0e")
    game.go(aim("crossbow"), sight(2, 0)).script(4).go(FIGHT)
    assert game.points("A") == 3
    assert game.life_at("0e")
    assert game.lives("A") == 3


def test_e51_no_shot_while_a_skeleton_shares_the_square():
    game = walking("altar", steps=2, pawns="A0w B0s", bones="w0c r0e", items="A: crossbow")
    game.step("e")
    assert game.decision == "fight"
    assert game.choices("A") == [FIGHT]


@pytest.mark.parametrize("way", range(4))
def test_e81_nobody_walks_on_a_barred_square(way):
    game = walking("altar", "bridge n", "smith 0e x1", steps=3, pawns="A1c B0c")
    there = {NORTH: "", SOUTH: "", EAST: "NO_WAY", WEST: "NO_WAY"}
    assert game.refused("A", way) == there[way], WAYS[way]
