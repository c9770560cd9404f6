"""What each piece of equipment does (rules 5.2)."""

import pytest


def fought(board, gear, *dice, company=False, walkers="F3"):
    """A combat of red at the Farm, with yellow there or not; told to its end."""
    name = gear.partition("=")[0]
    game = board("2p leader r", walkers, r=f"allies 0 {gear}", y="F" if company else "T")
    return game.begin("combat").script(*dice).say("r", f"fight with {name}")


def value(board, gear, *dice, company=False):
    """The own value of red."""
    return fought(board, gear, *dice, company=company).told("VALUE")[0].split()[-1]


def test_eq01_a_katana_rolls_on(board):
    game = fought(board, "katana", 4, 5, 6, 3)
    assert game.told("DIE") == ["DIE r 4", "DIE r 5", "DIE r 6", "DIE r 3"]
    assert game.told("VALUE", "KILLED") == ["VALUE r 18", "KILLED r farm 3"]
    assert value(board, "katana", 3) == "3"


def test_eq02_a_machete_is_better_alone(board):
    assert value(board, "machete.1", 2) == "5"
    assert value(board, "machete.1", 2, company=True) == "2"


def test_eq03_a_bat_adds_one(board):
    assert value(board, "baseball-bat.1", 4) == "5"


def test_eq04_a_fire_axe_wants_company(board):
    assert value(board, "fire-axe", 3, company=True) == "5"
    assert value(board, "fire-axe", 3) == "3"


@pytest.mark.parametrize("low", [1, 2])
def test_eq05_a_crowbar_rolls_low_dice_again(board, low):
    game = fought(board, "crowbar", low)
    assert (game.decision, game.choices("r")) == ("reroll", ["no", "yes"])
    game.script(1).say("r", "yes")
    assert game.told("REROLLED", "VALUE") == [f"REROLLED r {low} 1", "VALUE r 1"], "only once"
    assert fought(board, "crowbar", low).says("no").told("VALUE") == [f"VALUE r {low}"]
    assert value(board, "crowbar", 3) == "3"


def test_eq06_a_hunting_knife_loves_sixes(board):
    assert value(board, "hunting-knife", 6) == "10"
    assert value(board, "hunting-knife", 5) == "5"


def test_eq07_a_pistol_rolls_one_die(board):
    game = fought(board, "pistol.1=2", 5)
    assert game.told("FIRED", "DIE", "VALUE") == ["FIRED r pistol.1", "DIE r 5", "VALUE r 5"]
    assert game.ammo("pistol.1") == 1


def test_eq08_a_rifle_rolls_two_dice(board):
    game = fought(board, "rifle.1=1", 5, 4)
    assert game.told("VALUE") == ["VALUE r 9"]
    assert game.ammo("rifle.1") == 0


def test_eq09_a_shotgun_rolls_three_dice_and_pulls(board):
    game = fought(board, "shotgun.1=1", 6, 5, 3, walkers="F4 H2")
    assert game.told("VALUE", "PULLED") == ["VALUE r 14", "PULLED r highway farm"]
    assert fought(board, "shotgun.1=1", 6, 5, 2, walkers="F4 H2").told("PULLED") == []


def test_eq10_a_crossbow_adds_one_and_keeps_its_bolt(board):
    game = fought(board, "crossbow=1", 4)
    assert game.told("VALUE", "AMMO_BACK") == ["VALUE r 5", "AMMO_BACK r crossbow"]
    assert game.ammo("crossbow") == 1
    game = fought(board, "crossbow=1", 3)
    assert (game.told("AMMO_BACK"), game.ammo("crossbow")) == ([], 0)


def test_eq11_a_motorcycle_goes_anywhere_once(board):
    game = board("2p leader r", r="motorcycle", y="F").begin("motorcycle")
    assert game.choices("r") == ["ride to prison", "ride to highway", "ride to town", "decline"]
    game.say("r", "ride to town")
    assert (game.where("r"), game.has("r")) == ("T", "")
    game = board("2p leader r", r="motorcycle", y="F", motorcycle_reach="next_door")
    game.begin("motorcycle")
    assert game.choices("r") == ["ride to prison", "ride to highway", "decline"]
    assert game.refused("r", "ride to town") == "NOT_NEXT_DOOR"


def test_eq12_body_armor_stops_one_each_round(board):
    game = board("2p leader r", "F3", r="body-armor", y="T").begin("walkers")
    assert game.decision == "armour"
    game.say("r", "yes")
    assert game.tokens("life") == [3, 5], "the other two points get through"
    assert game.told("ARMOUR") == ["ARMOUR r body-armor.1"]


def test_eq13_a_flashbang_stops_walkers_for_a_round(board):
    game = board("2p leader r", "F3 T1", r="flashbang", y="H").begin("flashbangs")
    assert (game.decision, game.choices("r")) == ("flashbang", ["no", "yes"])
    game.say("r", "yes")
    assert (game.tokens("life"), game.has("r")) == ([5, 5], "")
    assert (game.left("ally"), game.left("food")) == (25, 24)
    game = board("2p leader r", "F3", r="flashbang", y="H").begin("flashbangs").says("no")
    assert (game.tokens("life"), game.has("r")) == ([2, 5], "flashbang")


def test_eq14_a_silencer_keeps_one_away_from_its_owner(board):
    game = board("3p leader r", y="T silencer", r="-", b="-").script(3).plays("y", "gunfire-echo")
    assert (game.walkers, game.told("SILENCED")) == ("F0 H0 P0 T2", ["SILENCED y town"])
    game = board("3p leader r", y="T silencer", r="-", b="-").plays("y", "barn-attack")
    assert game.walkers == "F1 H0 P0 T0", "elsewhere it does nothing"
    game = board("3p leader r", y="T silencer life 4", r="T life 4", b="T life 4")
    assert game.plays("y", "scent-of-blood").walkers == "F0 H0 P0 T2", "once an event"


def test_eq15_medical_supplies_heal_somebody_here(board):
    game = board("3p leader r", r="life 1 medical-supplies", y="F life 4", b="T life 1")
    game.begin("draw", turn="y")
    assert game.choices("r") == ["treat r", "treat y"]
    assert game.refused("r", "treat b") == "UNHARMED"
    game.say("r", "treat r")
    assert (game.tokens("life"), game.has("r")) == ([4, 4, 1], "")
    assert game.owes == "y", "what was asked still is"
