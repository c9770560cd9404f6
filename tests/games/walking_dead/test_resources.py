"""Cards of ammo, food and allies (rules 5.3-5.5)."""

import pytest


def drawn(board, where, card, *dice, **seats):
    """The table after yellow has drawn a card of the stack at its location."""
    told = {"r": "-", "b": "-"} | seats
    game = board("3p leader r", y=f"{where} {told.pop('y', '')}", **told).begin("draw", turn="y")
    return game.script(card, *dice).say("y", "yes")


def aside(board, card, *dice):
    """The ammo card, set aside with what is on it."""
    return drawn(board, "H", card, *dice).has("y")


def test_am01_a_box_of_pistol_rounds(board):
    assert aside(board, 0, 3) == "pistol-box.1=3"


def test_am02_a_crate_of_pistol_rounds(board):
    assert aside(board, 4, 6) == "pistol-crate.1=6"


def test_am03_a_pistol_magazine(board):
    assert aside(board, 6) == "pistol-magazine=2"


def test_am04_rifle_clips(board):
    assert aside(board, 7, 1) == "rifle-clips.1=1"


def test_am05_a_hunters_cache(board):
    assert aside(board, 11, 4) == "hunters-cache=4"


def test_am06_a_rifle_magazine(board):
    assert aside(board, 12) == "rifle-magazine=2"


def test_am07_shotgun_shells(board):
    assert aside(board, 13, 2) == "shotgun-shells.1=2"


def test_am08_a_shell_belt(board):
    assert aside(board, 16) == "shell-belt=2"


def test_am09_bolts(board):
    assert aside(board, 17, 3) == "bolts.1=3"


def test_am10_a_quiver(board):
    assert aside(board, 20, 5) == "quiver=5"


@pytest.mark.parametrize("gun", ["pistol.1", "rifle.1", "shotgun.1", "crossbow"])
def test_am11_a_lucky_find_fits_every_gun(board, gun):
    assert aside(board, 21) == "lucky-find.1=1"
    game = drawn(board, "H", 21, y=f"katana {gun}")
    assert game.choices("y") == [f"load onto {gun}", "keep"]
    game.says("keep")
    assert "lucky-find.1=1" in game.has("y")
    assert f"load lucky-find.1 onto {gun}" in game.choices("y")


@pytest.mark.parametrize("card", [0, 5])
def test_fo01_berries(board, card):
    assert drawn(board, "T", card).tokens("food") == [2, 3, 2]


def test_fo02_canned_beans(board):
    assert drawn(board, "T", 6).tokens("food") == [2, 4, 2]


def test_fo03_venison(board):
    assert drawn(board, "T", 15).tokens("food") == [2, 5, 2]


def test_fo04_a_pantry_raid(board):
    assert drawn(board, "T", 17, 1).tokens("food") == [2, 3, 2]
    assert drawn(board, "T", 17, 3).tokens("food") == [2, 5, 2]


def test_al01_a_straggler(board):
    assert drawn(board, "F", 0).tokens("allies") == [2, 3, 2]


def test_al02_two_brothers(board):
    assert drawn(board, "F", 5).tokens("allies") == [2, 4, 2]


def test_al03_refugees(board):
    assert drawn(board, "F", 11, 3).tokens("allies") == [2, 5, 2]


def test_al04_a_little_help(board):
    game = drawn(board, "F", 17)
    assert (game.tokens("allies"), game.state.help[1]) == ([2, 3, 2], 1)
    assert game.told("LITTLE_HELP") == ["LITTLE_HELP y"]


def test_al05_a_guinea_pig(board):
    game = drawn(board, "F", 20)
    assert (game.tokens("allies"), game.seats_in(game.state.guarded)) == ([2, 3, 2], "y")


def test_al06_the_vet_heals_somebody_here(board):
    game = drawn(board, "F", 21, r="F life 3", b="T life 1")
    assert (game.decision, game.choices("y")) == ("heal-here", ["heal r", "heal y"])
    assert game.refused("y", "heal b") == "NOT_HERE"
    game.says("heal r")
    assert (game.tokens("life"), game.tokens("allies")) == ([4, 5, 1], [2, 3, 2])
    assert drawn(board, "F", 21, y="life 2").tokens("life")[1] == 3, "alone, nobody is asked"


def test_al07_the_cook_brings_food(board):
    game = drawn(board, "F", 23)
    assert (game.tokens("allies"), game.tokens("food")) == ([2, 3, 2], [2, 3, 2])


def test_al08_the_deserter_brings_a_round(board):
    game = drawn(board, "F", 24, y="rifle shotgun=1")
    assert (game.decision, game.choices("y")) == ("load-one", ["load rifle.1", "load shotgun.1"])
    assert game.refused("y", "load pistol.1") == "NOT_HELD"
    game.says("load shotgun.1")
    assert game.has("y") == "rifle.1 shotgun.1=2"
    assert drawn(board, "F", 24, y="pistol").has("y") == "pistol.1=1"
    assert drawn(board, "F", 24).tokens("allies") == [2, 3, 2]
