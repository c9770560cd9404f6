"""Movement, the horse, skeletons (rules 1.7, 1.8, 1.14)."""

from graveshift.games.midevil.cards import Card
from graveshift.games.midevil.riding import IS_HALVED
from tests.games.midevil.land import SPOTS, WAYS, land

FIGHT, LEAVE, TAKE, STOP = 0, 0, 1, 4


def walker(*tiles, steps=4, **more):
    """A is about to take the first step."""
    more.setdefault("pawns", "A0c B0s")
    return land("altar", *tiles, **more).begin("step", steps)


def rider(*tiles, steps=4, **more):
    """A rides, and its movement is doubled."""
    game = walker(*tiles, steps=steps, items="A: horse", **more)
    game.state.doubled = 1
    return game


def bone(spot, way):
    """The code of a skeleton's step."""
    return 4 * SPOTS.index(spot) + WAYS.index(way)


# Movement ---------------------------------------------------------------------------------------


def test_r1_7_1_added_then_halved_then_doubled():
    game = land("altar", items="A: horse", hands="A: forced-march, B: mire").script(2)
    game.begin("roll").plays("A", "forced-march").plays("B", "mire").passes("B")
    assert game.told("STEPS") == ["STEPS 0 4 0 0"], "two and three, halved, doubled"


def test_r1_7_2_a_step_costs_one_and_the_rest_is_lost():
    game = walker(steps=3).step("n")
    assert game.state.steps == 2
    assert game.stop().told("STOPPED") == ["STOPPED 0 2 0 0"]
    assert walker(steps=0).refused("A", 0) == "NO_STEPS_LEFT"


def test_r1_7_3_a_fight_on_the_way_costs_nothing():
    game = walker(bones="w0n").script(6).step("n").go(FIGHT)
    assert (game.state.steps, game.decision) == (3, "step")


def test_r1_7_4_a_life_is_taken_at_once_or_after_the_fight():
    assert walker(lives_at="0n").step("n").lives("A") == 4
    guarded = walker(lives_at="0n", bones="w0n").script(6).step("n")
    assert guarded.lives("A") == 3
    assert guarded.go(FIGHT).lives("A") == 4


def test_r1_7_5_never_more_than_five():
    game = walker(lives_at="0n", lives="A5 B3").step("n")
    assert (game.lives("A"), game.state.life[0]) == (5, 2)


def test_r1_7_6_lives_stay_where_they_are():
    game = land("altar", lives_at="0n", bones="w0n", pawns="A0c B0s").script(1).begin("bones")
    game.go(0, bone("n", "e"))
    assert game.state.life[0] == 2


def test_r1_7_7_pawns_hinder_nobody():
    game = walker(pawns="A0c B0n").step("n")
    assert (game.at("A"), game.at("B")) == ("0n", "0n")


# The horse --------------------------------------------------------------------------------------


def test_r1_8_1_a_rider_has_twice_the_steps():
    game = land("altar", items="A: horse").script(3).begin("roll")
    assert (game.state.steps, game.state.doubled) == (6, 1)


def test_r1_8_2_the_horse_waits_before_the_door():
    game = rider("tavern e", pawns="A1c B0s").step("n")
    assert (game.parked("A"), game.items("A"), game.state.steps) == ("1c", "horse", 3)
    halved = rider("tavern e", pawns="A1c B0s", horse_dismount="halve").step("n")
    assert (halved.state.steps, halved.state.doubled) == (1, IS_HALVED)
    last = rider("tavern e", steps=1, pawns="A1c B0s", horse_dismount="halve")
    assert last.refused("A", 0) == "CANNOT_GET_OFF"


def test_r1_8_3_open_places_are_ridden_through():
    game = rider("market e", pawns="A0e B0s").step("ee")
    assert game.parked("A") == ""


def test_r1_8_4_back_on_its_square_one_rides_again():
    game = walker("tavern e", pawns="A1n B0s", items="A: horse", parked="A1c", steps=3)
    game.step("s")
    assert (game.parked("A"), game.state.steps) == ("", 4), "two were left"


def test_r1_8_5_doubled_once_a_move():
    game = rider("tavern e", pawns="A1c B0s").step("ns")
    assert (game.parked("A"), game.state.steps) == ("", 2)


def test_r1_8_6_a_horse_without_its_rider_may_be_taken():
    stable = {"pawns": "A0c B1n", "items": "B: horse", "parked": "B0n"}
    game = walker("tavern e", steps=3, **stable).step("n")
    assert (game.decision, game.choices("A")) == ("take-horse", [LEAVE, TAKE])
    game.go(TAKE)
    assert (game.items("A"), game.items("B"), game.state.steps) == ("horse", "", 4)
    left = walker("tavern e", steps=3, **stable).step("n").go(LEAVE)
    assert (left.items("B"), left.parked("B"), left.decision) == ("horse", "0n", "step")


def test_r1_8_7_not_a_second_one_nor_from_under_its_rider():
    both = walker("tavern e", pawns="A0c B1n", items="A: horse, B: horse", parked="B0n")
    assert both.step("n").decision == "step"
    ridden = walker(pawns="A0c B0n", items="B: horse").step("n")
    assert ridden.decision == "step"


def test_r1_8_8_the_horse_goes_with_its_card():
    gone = land("altar", "tavern e", pawns="A0c B1n", items="B: horse", parked="B1c",
                hands="A: rust").begin("turn").plays("A", "rust", "B", Card.HORSE)  # fmt: skip
    assert (gone.items("B"), gone.parked("B")) == ("", "")
    stolen = walker("tavern e", pawns="A1n B1n", items="B: horse", parked="B1c",
                    hands="A: pickpocket").plays("A", "pickpocket", "B", Card.HORSE)  # fmt: skip
    assert (stolen.items("A"), stolen.parked("A"), stolen.state.steps) == ("horse", "1c", 4)
    ridden = walker(pawns="A0c B0c", items="B: horse", hands="A: pickpocket")
    ridden.plays("A", "pickpocket", "B", Card.HORSE)
    assert (ridden.parked("A"), ridden.state.steps) == ("", 8)


# Skeletons --------------------------------------------------------------------------------------


def test_r1_14_1_a_die_says_how_many_move():
    game = land("altar", bones="w0nw r0ne", pawns="A0c B0c").script(2).begin("bones")
    assert game.told("BONES") == ["BONES 0 2 0 0"]
    game.go(0, bone("nw", "e"), 0)
    assert game.decision == "bone-step"
    few = land("altar", bones="w0n", skeleton_moves="3").begin("bones")
    assert few.told("BONES", "BONES_ROLLED") == ["BONES 0 3 0 0"]


def test_r1_14_2_none_twice_and_none_onto_another():
    game = land("altar", bones="w0nw r0n", pawns="A0c B0c").script(3).begin("bones").go(0)
    assert game.refused("A", bone("nw", "e")) == "SQUARE_TAKEN"
    assert game.refused("A", bone("se", "n")) == "NONE_LEFT"
    assert game.refused("A", bone("nw", "n")) == "NO_WAY"
    assert game.refused("A", 36) == "NOT_A_CHOICE"
    game.go(bone("nw", "s"), 0)
    assert game.refused("A", bone("w", "s")) == "ALREADY_MOVED"


def test_r1_14_3_the_active_player_must_go_on_while_one_can():
    game = land("altar", bones="w0nw", pawns="A0c B0c").script(6).begin("bones")
    assert game.choices("A") == [0]
    assert game.refused("A", 1) == "NOT_A_CHOICE"
    assert game.go(0, bone("nw", "s")).decision == "discard"
    two = land("altar", "market n", bones="w0nw", pawns="A0c B0c").script(6).begin("bones")
    assert two.refused("A", 1) == "NOT_MOVABLE"


def test_r1_14_4_they_may_enter_squares_with_pawns():
    game = land("altar", bones="w0n", pawns="A0c B0c").script(1).begin("bones")
    game.go(0, bone("n", "s"))
    assert (game.told("FIGHT"), game.decision) == ([], "discard")
