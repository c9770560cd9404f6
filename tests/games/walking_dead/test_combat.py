"""Combat (rules 1.11, 1.17; D15-D22)."""

import pytest


def test_r1_11_1_the_motorcycle_comes_first(board):
    game = board("3p leader b", r="T motorcycle", b="H").begin("motorcycle")
    assert (game.decision, game.owes) == ("motorcycle", "r")
    game.say("r", "ride to farm")
    assert (game.where("r"), game.has("r")) == ("F", "")


def test_d15_it_goes_to_another_location_by_option_next_door(board):
    game = board("2p leader r", r="T motorcycle").begin("motorcycle")
    assert game.choices("r") == ["ride to farm", "ride to prison", "ride to highway", "decline"]
    assert game.refused("r", "ride to town") == "NOT_A_CHOICE"
    near = board("2p leader r", r="T motorcycle", motorcycle_reach="next_door").begin("motorcycle")
    assert near.refused("r", "ride to farm") == "NOT_NEXT_DOOR"
    assert near.say("r", "decline").where("r") == "T"
    assert board("2p leader r", r="- motorcycle").begin("motorcycle").decision != "motorcycle"


def test_r1_11_2_all_choices_stand_before_the_first_die(board):
    game = board("2p leader r", "F3", r="rick katana", y="machete").begin("combat").script(3)
    assert game.owes == "r y"
    game.say("y", "fight with machete.1")
    assert game.told("DIE") == []
    game.say("r", "fight with katana")
    assert len(game.told("DIE")) == 1


def test_d16_weapons_are_chosen_openly_and_anew_until_all_have_chosen(board):
    game = board("2p leader r", "F3", r="katana pistol=1 shotgun", y="machete").begin("combat")
    assert game.choices("r") == ["fight with katana", "fight with pistol.1", "stand back"]
    assert game.refused("r", "fight with shotgun.1") == "NO_AMMO"
    assert game.refused("r", "fight with machete.1") == "NOT_HELD"
    assert game.refused("r", "fight with motorcycle") == "NOT_A_CHOICE"
    assert game.refused("r", "fight bare") == "NOT_NOW"
    assert game.refused("r", "fight with help") == "NOT_NOW"
    game.say("r", "fight with pistol.1")
    assert game.refused("r", "fight with pistol.1") == "CHOSEN_ALREADY"
    game.say("r", "fight with katana").say("y", "stand back")
    assert game.ammo("pistol.1") == 1


def test_r1_11_3_without_loaded_weapon_nobody_fights(board):
    game = board("2p leader r", "F3", r="pistol allies 3", y="T katana").begin("combat")
    assert game.decision != "weapon"


def test_r1_11_4_a_shot_costs_one_ammo_when_all_have_chosen(board):
    game = board("2p leader r", "F3", r="shotgun=2", y="katana").begin("combat")
    game.say("r", "fight with shotgun.1")
    assert game.ammo("shotgun.1") == 2
    game.say("y", "stand back")
    assert game.ammo("shotgun.1") == 1


def test_r1_11_5_locations_come_clockwise_from_the_leaders(board):
    game = board("3p leader r", "F1 H1 T1", r="H katana", y="F machete", b="T crowbar")
    game.begin("combat").all_say(r="fight with katana", y="fight with machete.1")
    game.script(1, 3, 1).say("b", "fight with crowbar").declines(until="heal")
    assert [line.split()[1] for line in game.told("FIGHT")] == ["highway", "town", "farm"]


def test_r1_11_6_blades_come_before_shots(board):
    game = board("3p leader r", "F3", r="pistol=1 allies 0", y="machete allies 0", b="T")
    game.begin("combat").say("r", "fight with pistol.1").script(5, 6)
    game.say("y", "fight with machete.1")
    assert game.told("DIE") == ["DIE y 5", "DIE r 6"]


def test_r1_11_7_melee_is_one_die_and_counts_alone(board):
    game = board("2p leader r", "F3", r="baseball-bat allies 0", y="baseball-bat allies 0")
    game.begin("combat").say("r", "fight with baseball-bat.1").script(3, 3)
    game.say("y", "fight with baseball-bat.2")
    assert game.told("VALUE") == ["VALUE r 4", "VALUE y 4"]
    assert game.walkers == "F3 H0 P0 T0"


def test_r1_11_8_shots_at_a_location_are_one_pool(board):
    game = board("2p leader r", "F3", r="rifle=1 allies 0", y="pistol=1 allies 0").begin("combat")
    game.say("r", "fight with rifle.1").script(3, 4, 3).say("y", "fight with pistol.1")
    assert game.told("POOLED", "KILLED") == ["POOLED farm 10", "KILLED - farm 2"]


def test_r1_11_9_allies_add_one_each_after_the_roll(board):
    game = board("2p leader r", "F2", r="fire-axe allies 4").begin("combat").script(1)
    game.say("r", "fight with fire-axe")
    assert game.told("VALUE") == ["VALUE r 3"]
    game.say("r", "spend 2")
    assert (game.walkers, game.tokens("allies")) == ("F1 H0 P0 T0", [2, 2])


def test_r1_11_10_five_points_kill_a_walker(board):
    game = board("2p leader r", "F3", r="shotgun=1 allies 0", y="T").begin("combat").script(6, 6, 2)
    game.say("r", "fight with shotgun.1")
    assert game.told("KILLED") == ["KILLED - farm 2"]


def test_r1_11_11_shotguns_pull_and_flashbangs_burn_at_the_end(board):
    game = board("2p leader r", "F1 H2", r="shotgun=1 allies 0", y="T flashbang").begin("combat")
    game.script(6, 6, 2).say("r", "fight with shotgun.1")
    assert game.told("PULLED") == ["PULLED r highway farm"]


def test_d17_the_crowbar_may_roll_again(board):
    game = board("2p leader r", "F2", r="crowbar allies 0").begin("combat").script(2)
    game.say("r", "fight with crowbar")
    assert (game.decision, game.choices("r")) == ("reroll", ["no", "yes"])
    game.script(5).say("r", "yes")
    assert (game.told("REROLLED"), game.walkers) == (["REROLLED r 2 5"], "F1 H0 P0 T0")
    keeps = board("2p leader r", "F2", r="crowbar allies 0").begin("combat").script(2)
    assert keeps.say("r", "fight with crowbar").say("r", "no").told("VALUE") == ["VALUE r 2"]


def test_d18_the_katana_always_rolls_on(board):
    game = board("2p leader r", "F9", r="katana allies 0").begin("combat").script(4, 6, 3)
    game.say("r", "fight with katana")
    assert game.told("VALUE") == ["VALUE r 13"]


def test_d19_a_fighter_discards_any_number_of_allies(board):
    game = board("2p leader r", "F2", r="machete allies 2").begin("combat").script(1)
    game.say("r", "fight with machete.1")
    assert game.choices("r") == ["spend 0", "spend 1", "spend 2"]
    assert game.refused("r", "spend 3") == "NO_ALLY"
    none = board("2p leader r", "F2", r="machete allies 0").begin("combat").script(1)
    assert none.say("r", "fight with machete.1").decision != "allies"


def test_d20_the_pool_asks_round_and_round(board):
    game = board("2p leader r", "F2", r="pistol=1 allies 2", y="pistol=1 allies 1").begin("combat")
    game.say("r", "fight with pistol.1").script(3, 4).say("y", "fight with pistol.2")
    assert (game.decision, game.owes) == ("pool", "r")
    game.say("r", "no").say("y", "yes")
    assert game.owes == "r"
    game.say("r", "yes").say("r", "yes")
    assert game.told("POOLED") == ["POOLED farm 10"]
    assert game.walkers == "F0 H0 P0 T0"


def test_d21_the_shooter_chooses_where_a_walker_comes_from(board):
    game = board("2p leader r", "F1 H2 P4 T1", r="shotgun=1 allies 0").begin("combat")
    game.script(6, 6, 2).say("r", "fight with shotgun.1")
    assert (game.decision, game.choices("r")) == ("pull", ["pull from prison", "pull from highway"])
    assert game.refused("r", "pull from town") == "NOT_NEXT_DOOR"
    assert game.refused("r", "code 8") == "NOT_A_CHOICE"
    game.say("r", "pull from prison")
    assert game.told("PULLED") == ["PULLED r prison farm"]
    empty = board("2p leader r", "F1 H2", r="shotgun=1 allies 0").mark("pulls", "r")
    assert empty.begin("pulls").told("PULLED") == ["PULLED r highway farm"]


def test_d21_there_must_be_a_walker(board):
    game = board("2p leader r", "H2 P4", r="T").mark("pulls", "r").begin("pulls")
    game.state.walkers[1] = 0
    assert game.refused("r", "pull from prison") == "NO_WALKERS"


def test_d22_a_flashbang_may_be_kept(board):
    game = board("2p leader r", "F2", r="flashbang").begin("flashbangs")
    assert (game.decision, game.choices("r")) == ("flashbang", ["no", "yes"])
    assert game.refused("r", "code 2") == "NOT_A_CHOICE"
    game.say("r", "yes")
    assert (game.has("r"), game.tokens("life")) == ("", [5, 5])
    hurt = board("2p leader r", "F2", r="flashbang", y="T").begin("flashbangs").say("r", "no")
    assert (hurt.has("r"), hurt.tokens("life")) == ("flashbang", [3, 5])


def test_r1_17_1_flashbang_and_silencer_are_no_weapons(board):
    game = board("2p leader r", "F2", r="flashbang silencer").begin("combat")
    assert game.decision == "flashbang"
    quiet = board("2p leader r", r="silencer").plays("r", "barn-attack")
    assert (quiet.walkers, quiet.told("SILENCED")) == ("F2 H0 P0 T0", ["SILENCED r farm"])


def test_r1_17_2_a_little_help_is_a_die_more(board):
    game = board("2p leader r", "F2", r="allies 0", y="T")
    game.state.help[0] = 1
    game.begin("combat").script(5)
    assert game.choices("r") == ["fight with help", "stand back"]
    assert game.say("r", "fight with help").walkers == "F1 H0 P0 T0"
    pool = board("2p leader r", "F3", r="pistol=1 allies 0", y="T")
    pool.state.help[0] = 1
    pool.begin("combat").script(5, 5).say("r", "fight with pistol.1")
    assert pool.told("POOLED") == ["POOLED farm 10"]


def test_r1_17_3_a_guinea_pig_keeps_the_last_life(board):
    game = board("2p leader r", "F9", r="life 3", y="T").mark("guarded", "r").begin("walkers")
    assert (game.tokens("life"), game.told("SAVED")) == ([1, 5], ["SAVED r"])


@pytest.mark.parametrize(("dice", "value"), [((3,), 3), ((5, 1), 6), ((4, 4, 2), 10)])
def test_r1_17_4_the_katana_goes_on_from_four(board, dice, value):
    game = board("2p leader r", "F9", r="katana allies 0").begin("combat").script(*dice)
    assert game.say("r", "fight with katana").told("VALUE") == [f"VALUE r {value}"]


@pytest.mark.parametrize(("dice", "pulls"), [((6, 5, 3), 1), ((6, 5, 2), 0)])
def test_r1_17_5_the_shotgun_pulls_from_fourteen(board, dice, pulls):
    game = board("2p leader r", "F1 H1", r="shotgun=1 allies 0", y="T").begin("combat")
    game.script(*dice).say("r", "fight with shotgun.1")
    assert len(game.told("PULLED")) == pulls
    assert game.tokens("life")[0] == 5 - pulls


def test_r1_17_6_medical_supplies_need_a_life_and_end_at_five(board):
    game = board("2p leader r", r="medical-supplies", y="life 3").begin("draw").say("r", "treat y")
    assert (game.tokens("life"), game.has("r")) == ([5, 5], "")
    dead = board("2p leader r", r="medical-supplies medical-supplies life 4", y="life 1")
    dead.plays("y", "fever").say("y", "no")
    assert (dead.decision, dead.refused("r", "treat y")) == ("replacement", "UNHARMED")
