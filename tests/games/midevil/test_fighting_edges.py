"""Fights and death: edge cases E19-E38 and E52, scenarios S17-S29."""

from graveshift.games.midevil import fighting, placing
from tests.games.midevil.land import SPOTS, WAYS, land

FIGHT, REROLL, MAIL, GIVE_UP = fighting.FIGHT, fighting.REROLL, fighting.MAIL, fighting.GIVE_UP
WHITE, RED, BLUE = (fighting.RAISE + colour for colour in range(3))
SWORD, WAR_HAMMER, HOLY_WATER = (fighting.WEAPON + card for card in (4, 5, 8))


def facing(*dice, **more):
    """A stands at the start of step 3 on a skeleton's square."""
    more.setdefault("bones", "w0n")
    return land("altar", pawns="A0n B0c", **more).script(*dice).begin("stand")


def bone_step(spot, way):
    """The code that moves a skeleton of the tile just named."""
    return 4 * SPOTS.index(spot) + WAYS.index(way)


def idle_turn(game, seat):
    """A whole turn in which a seat stands still and leaves the Altar's centre as it is."""
    while game.active == seat:
        codes = game.choices(game.owes)
        if game.decision == "bone-step":
            codes = [code for code in codes if code // 4 != SPOTS.index("c")]
        game.do(game.owes, 4 if game.decision == "step" else codes[0])
    return game


# When -------------------------------------------------------------------------------------------


def test_s17_a_fight_after_the_tile_and_before_the_cards():
    game = land("altar", pawns="A0n B0c", bones="w0n", stack="market")
    game.begin("turn").go(placing.BEGIN, min(game.choices("A")))
    while game.decision in {"turn-tile", "fill"}:
        game.go(min(game.choices("A")))
    assert game.decision == "fight"
    assert game.told("TILE_PLACED")
    assert game.told("DEALT") == []
    game.script(6).go(FIGHT)
    told = [line[0] for line in game.events]
    assert told.index("KILLED") < told.index("DEALT")


def test_e19_moved_onto_you_in_your_own_turn():
    game = land("altar", pawns="A0c B0s", bones="w0n r0sw", stack="").script(1).begin("bones")
    game.go(0, bone_step("n", "s"), 0)
    assert game.told("FIGHT") == [], "nobody fights now"
    game.script(0, 0, 0, 1, 1)
    idle_turn(game, "B").go(placing.BEGIN)
    assert (game.decision, game.owes) == ("fight", "A")


def test_e20_moved_onto_you_in_anothers_turn():
    game = land("altar", pawns="A0s B0c", bones="w0n", stack="").script(1).begin("bones")
    game.go(0, bone_step("n", "s"), 0)
    assert (game.decision, game.owes) == ("begin", "B")
    game.do("B", placing.BEGIN)
    assert (game.decision, game.owes) == ("fight", "B")


def test_e21_death_in_step_3_ends_the_turn():
    game = facing(1, lives="A0", hands="B: healer").go(FIGHT, GIVE_UP)
    assert (game.active, game.decision) == ("B", "begin")
    assert game.told("DEALT", "MOVE_ROLLED", "BONES_ROLLED") == []


# Rolls, lives and points --------------------------------------------------------------------------


def test_s19_the_rulebooks_example_of_a_raise():
    game = facing(1, has="A:wr", bones="b0n").go(FIGHT, WHITE)
    assert game.decision == "raise"
    game.go(RED)
    assert game.removed == (1, 1, 0)
    assert game.points("A") == 3, "the blue one was killed"
    assert game.told("KILLED") == ["KILLED 0 1 2 0"]


def test_s20_the_surplus_is_lost():
    game = facing(2, has="A:b").go(FIGHT, BLUE)
    assert game.removed == (0, 0, 1)
    assert game.points("A") == 1


def test_s21_a_raise_that_is_not_enough():
    game = facing(1, has="A:r", lives="A1").go(FIGHT)
    assert game.refused("A", RED) == "TOO_FEW_POINTS"
    assert game.choices("A") == [REROLL]


def test_s23_alive_with_no_life():
    game = facing(1, 2, 3, 5).go(FIGHT, REROLL, REROLL, REROLL)
    assert game.lives("A") == 0
    assert game.points("A") == 1
    assert game.decision == "go-on"


def test_e22_without_lives_a_failed_roll_is_raised_or_fatal():
    game = facing(3, lives="A0", has="A:w").go(FIGHT)
    assert game.choices("A") == [WHITE, GIVE_UP]
    assert game.go(WHITE).told("DIED") == []
    dead = facing(3, lives="A0").go(FIGHT)
    assert dead.choices("A") == [GIVE_UP]
    assert dead.go(GIVE_UP).told("DIED") == ["DIED 0 0 0 0"]


def test_e23_the_last_life_buys_a_roll():
    game = facing(1, 6, lives="A1").go(FIGHT, REROLL)
    assert game.lives("A") == 0
    assert game.points("A") == 1


def test_d3_by_an_option_the_last_life_buys_nothing():
    game = facing(1, 6, lives="A2", last_life_rerolls="false").go(FIGHT, REROLL)
    assert game.points("A") == 1, "one was left"
    dead = facing(1, 6, lives="A1", last_life_rerolls="false").go(FIGHT, REROLL)
    assert dead.told("DIED") == ["DIED 0 0 0 0"]


def test_e24_a_raise_short_of_four_is_refused():
    game = facing(1, has="A:ww").go(FIGHT)
    assert game.refused("A", WHITE) == "TOO_FEW_POINTS"


def test_e25_a_raise_beyond_four_is_allowed():
    game = facing(3, has="A:b").go(FIGHT, BLUE)
    assert game.told("KILLED")
    assert game.removed == (0, 0, 1)


def test_e26_no_raise_before_a_roll_or_on_a_success():
    game = facing(4, has="A:www")
    assert game.choices("A") == [FIGHT]
    game.go(FIGHT)
    assert game.decision == "go-on", "it is dead without being asked"
    assert game.removed == (0, 0, 0)


def test_e27_every_roll_starts_from_its_own_die():
    game = facing(2, 1, has="A:ww", lives="A1").go(FIGHT)
    assert game.choices("A") == [WHITE, REROLL]
    game.go(REROLL)
    assert game.refused("A", WHITE) == "TOO_FEW_POINTS", "one and two are three"


def test_e33_five_lives_and_one_on_the_square():
    game = facing(1, 5, lives="A5", lives_at="0n").go(FIGHT, REROLL)
    assert game.lives("A") == 5
    assert not game.life_at("0n")


def test_s28_a_life_paid_makes_room_for_the_one_on_the_square():
    game = facing(2, 6, lives="A5", lives_at="0n").go(FIGHT)
    game.go(REROLL)
    assert game.told("LIFE_PAID", "LIFE_TAKEN") == ["LIFE_PAID 0 0 0 0", "LIFE_TAKEN 0 1 0 0"]
    assert game.lives("A") == 5


def test_s27_thirty_points_win_at_once():
    game = facing(6, has="A:bbbbbbbbbw", bones="b0n").go(FIGHT)
    assert (game.ending, game.winners, game.points("A")) == ("points", "A", 31)


# Weapons ------------------------------------------------------------------------------------------


def test_s24_a_sword_that_was_not_announced():
    game = facing(3, items="A: sword", lives="A1").go(FIGHT)
    assert game.told("FIGHT_ROLLED") == ["FIGHT_ROLLED 0 3 3 0"]
    assert game.decision == "failed"
    assert game.choices("A") == [REROLL]


def test_s25_a_sword_holds_for_every_roll():
    game = facing(2, 3, items="A: sword").go(SWORD, REROLL)
    assert game.told("FIGHT_ROLLED") == ["FIGHT_ROLLED 0 2 3 0", "FIGHT_ROLLED 0 3 4 0"]
    assert game.told("KILLED")


def test_e28_no_weapon_after_the_roll():
    game = facing(1, items="A: sword war-hammer").go(FIGHT)
    assert game.decision == "failed"
    for code in (SWORD, WAR_HAMMER):
        assert code not in game.choices("A") or code in {REROLL, MAIL, GIVE_UP}
    assert game.choices("A") == [REROLL]


def test_e29_one_weapon_and_what_is_none():
    game = facing(1, items="A: sword war-hammer", hands="A: battle-fury")
    game.plays("A", "battle-fury")
    assert game.decision == "fight"
    game.go(SWORD)
    assert game.told("WEAPON") == ["WEAPON 0 4 0 0"]
    assert game.told("FIGHT_ROLLED") == ["FIGHT_ROLLED 0 1 4 0"]
    assert game.told("KILLED")


def test_e30_no_rust_at_who_fights():
    game = land(
        "altar", pawns="A0n B0c", bones="w0n", items="A: sword", hands="B: rust", lives="A2"
    )
    game.script(1).begin("stand")
    assert game.may == "B"
    before = land("altar", pawns="A0n B0c", bones="w0n", items="A: sword", hands="B: rust").begin(
        "stand"
    )
    before.hold("B")
    assert before.may_play("B", "rust") == "", "nothing is announced yet"
    game.go(SWORD)
    assert game.decision == "failed"
    game.hold("B")
    assert game.may_play("B", "rust") == "NO_AIM"


def test_e70_chain_mail_is_no_event():
    game = facing(1, 6, items="A: chain-mail", used="A").go(FIGHT, MAIL)
    assert game.items("A") == ""
    assert game.lives("A") == 3
    assert game.told("KILLED")


# Lives on the square ------------------------------------------------------------------------------


def test_e31_a_life_under_a_skeleton():
    game = facing(6, lives_at="0n").go(FIGHT)
    assert game.lives("A") == 4
    full = facing(6, lives="A5", lives_at="0n").go(FIGHT)
    assert full.lives("A") == 5
    assert full.life_at("0n")


def test_e32_with_five_lives_one_stays_on_the_map():
    game = land("altar", pawns="A0c B0c", lives="A5", lives_at="0n").begin("step", 1).step("n")
    assert game.lives("A") == 5
    assert game.life_at("0n")


def test_e33_with_room_after_paying_one():
    game = facing(1, 6, lives="A5", lives_at="0n").go(FIGHT, REROLL)
    assert game.told("LIFE_TAKEN") == ["LIFE_TAKEN 0 1 0 0"]


def test_e34_a_life_left_is_taken_by_entering_again():
    game = land("altar", pawns="A0c B0c", lives="A5", lives_at="0n", bones="w0ne").begin("step", 4)
    game.step("n").step("e")
    game.script(1, 6).go(FIGHT, REROLL)
    assert game.lives("A") == 4
    assert game.life_at("0n")
    game.step("w")
    assert game.lives("A") == 5
    standing = land("altar", pawns="A0n B0c", lives="A4", lives_at="0n").begin("step", 2)
    assert standing.stop().lives("A") == 4, "standing on it takes nothing"


# Death --------------------------------------------------------------------------------------------


def test_s29_all_that_a_death_costs():
    game = land(
        "altar", "graveyard n", pawns="A0n B0c", bones="w0n", has="A:bbw", lives="A0",
        items="A: sword horse", hands="A: mire rust, B: mire", bearer="A",
    )  # fmt: skip
    game.script(1).begin("stand").go(FIGHT, GIVE_UP)
    assert game.at("A") == "0c"
    assert game.removed == (1, 0, 2)
    assert game.items("A") == ""
    assert game.hand("A") == "mire rust"
    assert game.bearer == ""
    assert game.told("BOOK_BACK") == ["BOOK_BACK 13 0 0 0"]
    assert game.told("BONES_ROLLED") == []
    assert game.active == "B"
    assert game.bones(0) == "w0n", "the skeleton stays"


def test_e35_a_skeleton_on_the_altar_waits_for_the_next_turn():
    game = (
        land("altar", pawns="A0n B0s", bones="w0n w0c", lives="A0", stack="", seats=2)
        .script(1)
        .begin("stand")
        .go(FIGHT, GIVE_UP)
    )
    assert (game.at("A"), game.active) == ("0c", "B")
    game.script(0, 0, 0, 1, 1)
    idle_turn(game, "B").go(placing.BEGIN)
    assert game.decision == "fight"
    assert game.lives("A") == 3


def test_e36_a_dead_player_may_still_play_a_card():
    game = (
        land("altar", pawns="A0n B0s", bones="w0n", lives="A0", stack="", hands="A: healer")
        .script(1)
        .begin("stand")
        .go(FIGHT, GIVE_UP)
    )
    assert game.lives("A") == 0
    assert game.may == "A"
    game.hold("A").plays("A", "healer")
    assert game.lives("A") == 2
    used = facing(1, lives="A0", hands="A: healer", used="A").go(FIGHT, GIVE_UP)
    assert used.may == ""


def test_e37_a_dead_players_hand_stays():
    game = facing(1, lives="A0", hands="A: mire rust").go(FIGHT, GIVE_UP)
    assert game.hand("A") == "mire rust"


def test_d5_the_hand_stays_at_death():
    game = facing(1, lives="A0", hands="A: mire", items="A: sword").go(FIGHT, GIVE_UP)
    assert (game.hand("A"), game.items("A")) == ("mire", "")


def test_e38_a_parked_horse_is_gone_with_its_owner():
    game = land(
        "altar", "tavern e", pawns="A1n B0c", bones="w1n", lives="A0", items="A: horse",
        parked="A1c",
    ).script(1).begin("stand").go(FIGHT, GIVE_UP)  # fmt: skip
    assert game.items("A") == ""
    assert game.parked("A") == ""


def test_e52_a_failed_shot_kills_who_has_nothing_left():
    game = land("altar", pawns="A0w B0s", bones="w0e", items="A: crossbow", lives="A0")
    game.script(1).begin("step", 2).go(8 + 3)
    game.go(min(game.choices("A")), FIGHT, GIVE_UP)
    assert game.told("DIED") == ["DIED 0 0 0 0"]
