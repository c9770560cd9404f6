"""The events that name a location (rules 5.1, EV01-EV24)."""

import pytest


def after(board, event, where, walkers="", dice=(), **seats):
    """The table after yellow, at a location, has played an event; others are not on the board."""
    told = {"r": "-", "b": "-"} | seats
    game = board("3p leader r", walkers, y=f"{where} {told.pop('y', '')}", **told)
    return game.script(*dice).plays("y", event)


def walkers(board, event, where, dice=()):
    """The walkers that an event puts on an empty board."""
    return after(board, event, where, dice=dice).walkers


NOBODY_CAME = "F0 H0 P0 T0"


def test_ev01_the_barn_is_worse_for_who_is_there(board):
    assert walkers(board, "barn-attack", "F") == "F3 H0 P0 T0"
    assert walkers(board, "barn-attack", "T") == "F1 H0 P0 T0"


def test_ev02_somebody_holds_the_fence(board):
    assert walkers(board, "broken-fence", "F") == "F1 H0 P0 T0"
    assert walkers(board, "broken-fence", "H") == "F3 H0 P0 T0"


def test_ev03_the_cellar_feeds_who_is_there(board):
    game = after(board, "root-cellar", "F")
    assert (game.tokens("food"), game.walkers) == ([2, 4, 2], NOBODY_CAME)
    game = after(board, "root-cellar", "P", dice=[2])
    assert (game.tokens("food"), game.walkers) == ([2, 2, 2], "F2 H0 P0 T0")


def test_ev04_the_hen_house_offers_a_food_card(board):
    game = after(board, "hen-house", "F")
    assert (game.decision, game.choices("y")) == ("take", ["no", "yes"])
    game.script(0).say("y", "yes")
    assert (game.left("food"), game.walkers) == (24, "F1 H0 P0 T0")
    assert game.tokens("food") == [2, 3, 2]
    game = after(board, "hen-house", "F").says("no")
    assert (game.left("food"), game.walkers) == (25, "F1 H0 P0 T0")
    assert walkers(board, "hen-house", "T") == "F3 H0 P0 T0"


def test_ev05_crops_cost_everybody_there_food(board):
    game = after(board, "trampled-crops", "H", r="F food 0", b="F food 3")
    assert (game.tokens("food"), game.walkers) == ([0, 2, 2], "F2 H0 P0 T0")


def test_ev06_a_search_party_is_more_than_one(board):
    game = after(board, "search-party", "F", b="F allies 0", r="T")
    assert (game.tokens("allies"), game.walkers) == ([2, 3, 1], NOBODY_CAME)
    for where in "FT":
        game = after(board, "search-party", where)
        assert (game.tokens("allies"), game.walkers) == ([2, 2, 2], "F3 H0 P0 T0")


def test_ev07_everybody_in_the_prison_rolls(board):
    game = after(board, "prison-crisis", "P", b="P", r="P", dice=[3, 4, 1])
    assert game.told("ROLLED_WHITE") == ["ROLLED_WHITE y 3", "ROLLED_WHITE b 4", "ROLLED_WHITE r 1"]
    assert (game.tokens("life"), game.walkers) == ([4, 4, 5], "F0 H0 P1 T0")
    assert walkers(board, "prison-crisis", "T") == "F0 H0 P3 T0"
    assert after(board, "prison-crisis", "T", r="P", dice=[6]).walkers == "F0 H0 P1 T0"


def test_ev08_the_wire_wants_mending(board):
    assert walkers(board, "cut-wire", "P") == "F0 H0 P1 T0"
    assert walkers(board, "cut-wire", "F") == "F0 H0 P4 T0"


def test_ev09_the_locker_offers_equipment(board):
    game = after(board, "armory-locker", "P")
    assert game.decision == "take"
    game.script(8).says("yes")
    assert (game.has("y"), game.walkers) == ("pistol.1", NOBODY_CAME)
    assert game.left("equipment") == 24
    assert walkers(board, "armory-locker", "H", dice=[1]) == "F0 H0 P2 T0"
    assert walkers(board, "armory-locker", "H", dice=[3]) == "F0 H0 P4 T0"


def test_ev10_the_sick_bay_heals_all_in_the_prison(board):
    game = after(board, "sick-bay", "P", y="life 3", r="P life 4", b="T life 2")
    assert (game.tokens("life"), game.walkers) == ([5, 4, 2], NOBODY_CAME)
    game = after(board, "sick-bay", "T", r="P life 4")
    assert (game.tokens("life"), game.walkers) == ([4, 5, 5], "F0 H0 P3 T0")


def test_ev11_the_siren_is_worse_for_who_is_there(board):
    assert walkers(board, "siren", "P") == "F0 H0 P4 T0"
    assert walkers(board, "siren", "T") == "F0 H0 P2 T0"


def test_ev12_an_ally_or_damage_in_the_dark(board):
    game = after(board, "dark-cell-block", "P", r="P allies 0", b="P")
    assert (game.decision, game.owes) == ("ally-or-damage", "y")
    game.says("yes", "no")
    assert game.tokens("allies") == [0, 1, 2]
    assert game.tokens("life") == [4, 5, 4], "without an ally there is no choice"
    assert game.walkers == "F0 H0 P1 T0"
    assert walkers(board, "dark-cell-block", "T") == "F0 H0 P3 T0"


def test_ev13_a_friend_on_the_highway(board):
    game = after(board, "friend-in-need", "H")
    assert (game.tokens("allies"), game.walkers) == ([2, 3, 2], NOBODY_CAME)
    assert walkers(board, "friend-in-need", "F", dice=[3]) == "F0 H3 P0 T0"


def test_ev14_abandoned_cars_hold_equipment(board):
    game = after(board, "abandoned-cars", "H").script(0)
    game.says("yes")
    assert (game.has("y"), game.walkers) == ("katana", NOBODY_CAME)
    assert walkers(board, "abandoned-cars", "T", dice=[1]) == "F0 H1 P0 T0"


def test_ev15_a_pile_up_wants_clearing(board):
    assert walkers(board, "pile-up", "H") == "F0 H1 P0 T0"
    assert walkers(board, "pile-up", "T") == "F0 H3 P0 T0"


def test_ev16_a_herd_follows_who_is_there(board):
    assert walkers(board, "asphalt-herd", "H") == "F0 H3 P0 T0"
    assert walkers(board, "asphalt-herd", "T") == "F0 H2 P0 T0"


def test_ev17_a_full_tank_drives_somebody_next_door(board):
    game = after(board, "full-tank", "H", b="H food 2", r="T")
    assert (game.decision, game.walkers) == ("free-move", "F0 H1 P0 T0")
    assert game.choices("y") == [
        "drive y to farm", "drive y to town", "drive b to farm", "drive b to town", "decline",
    ]  # fmt: skip
    assert game.refused("y", "drive b to prison") == "NOT_NEXT_DOOR"
    assert game.refused("y", "drive r to farm") == "NOT_HERE"
    game.says("drive b to farm")
    assert (game.where("b"), game.tokens("food")) == ("F", [2, 2, 2])
    assert game.state.walked == 0, "no paid move"
    game = after(board, "full-tank", "H").says("decline")
    assert game.where("y") == "H"
    assert walkers(board, "full-tank", "T") == "F0 H3 P0 T0"


def test_ev18_the_windscreen_hurts_who_is_there_or_costs_cards(board):
    game = after(board, "shattered-windscreen", "T", r="H", b="H")
    assert (game.tokens("life"), game.left("ammo")) == ([4, 5, 4], 25)
    assert game.walkers == "F0 H1 P0 T0"
    game = after(board, "shattered-windscreen", "T")
    assert (game.left("ammo"), game.walkers) == (23, "F0 H1 P0 T0")


def test_ev19_the_bar_has_good_company(board):
    game = after(board, "bar", "T")
    assert (game.tokens("allies"), game.walkers) == ([2, 4, 2], NOBODY_CAME)
    assert walkers(board, "bar", "F", dice=[2]) == "F0 H0 P0 T2"


def test_ev20_the_pharmacy_helps_one_there(board):
    game = after(board, "pharmacy", "T", r="T life 2", b="F life 1")
    assert game.choices("y") == ["heal r", "heal y"]
    assert game.refused("y", "heal b") == "NOT_HERE"
    game.says("heal r")
    assert (game.tokens("life"), game.walkers) == ([4, 5, 1], NOBODY_CAME)
    game = after(board, "pharmacy", "T", y="life 1")
    assert game.tokens("life")[1] == 3, "alone there, one is not asked"
    assert walkers(board, "pharmacy", "F", dice=[1]) == "F0 H0 P0 T1"


def test_ev21_the_gun_shop_sells_two_rounds(board):
    game = after(board, "gun-shop", "T", y="rifle=1 pistol")
    assert game.choices("y") == ["load pistol.1", "load rifle.1"]
    game.says("load rifle.1")
    assert (game.has("y"), game.walkers) == ("pistol.1 rifle.1=3", "F0 H0 P0 T1")
    game = after(board, "gun-shop", "T", y="shotgun")
    assert game.has("y") == "shotgun.1=2", "a single weapon needs no choice"
    game = after(board, "gun-shop", "T", y="katana")
    assert (game.has("y"), game.walkers) == ("katana", "F0 H0 P0 T1")
    assert walkers(board, "gun-shop", "P") == "F0 H0 P0 T3"


def test_ev22_windows_want_boarding_up(board):
    assert walkers(board, "shop-windows", "T") == "F0 H0 P0 T1"
    assert walkers(board, "shop-windows", "F") == "F0 H0 P0 T3"


def test_ev23_bells_are_worse_for_who_is_there(board):
    assert walkers(board, "church-bells", "T") == "F0 H0 P0 T3"
    assert walkers(board, "church-bells", "F") == "F0 H0 P0 T2"


@pytest.mark.parametrize(("guard", "left"), [("T", 25), ("F", 23)])
def test_ev24_somebody_guards_the_street(board, guard, left):
    game = after(board, "plundered-street", "H", r=guard)
    assert (game.left("food"), game.walkers) == (left, "F0 H0 P0 T1")
