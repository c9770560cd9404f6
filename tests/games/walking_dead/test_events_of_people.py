"""The events that name no location (rules 5.1, EV25-EV48)."""

import pytest

from tests.games.walking_dead.test_events_of_places import NOBODY_CAME, after, walkers


def test_ev25_accidents_hurt_who_is_elsewhere(board):
    game = after(board, "accidents-happen", "F", r="F", b="H")
    assert (game.tokens("life"), game.walkers) == ([5, 5, 4], NOBODY_CAME)


def test_ev26_a_promise_costs_who_breaks_it_all_allies(board):
    game = after(board, "promise-me", "F", b="H allies 3")
    assert game.lies("promise-me") == "beside"
    game.say("b", "walk to farm")
    assert (game.tokens("allies"), game.tokens("food")) == ([2, 2, 0], [2, 2, 1])


def test_ev27_hungry_walkers_eat_where_nobody_is(board):
    game = after(board, "hungry-walkers", "F", "F3 H2 P1 T3", dice=[1, 3, 3], b="H")
    assert game.told("ROLLED_AT") == ["ROLLED_AT town 1", "ROLLED_AT prison 3"]
    assert [game.left(stack) for stack in ("ally", "ammo", "food", "equipment")] == [25, 25, 24, 24]


def test_ev28_every_group_loses_allies(board):
    game = after(board, "death-in-the-family", "F", r="H allies 5", b="T allies 1", dice=[1, 3, 2])
    assert game.told("ROLLED_BLACK") == ["ROLLED_BLACK y 1", "ROLLED_BLACK b 3", "ROLLED_BLACK r 2"]
    assert game.tokens("allies") == [3, 1, 0]


def test_ev29_strangers_are_paid_or_make_noise(board):
    game = after(board, "strangers-at-the-gate", "F")
    assert (game.decision, game.choices("y")) == ("pay", ["no", "yes"])
    game.says("yes")
    assert (game.tokens("allies")[1], game.tokens("food")[1]) == (1, 1)
    assert game.walkers == NOBODY_CAME
    game = after(board, "strangers-at-the-gate", "F").says("no")
    assert (game.tokens("allies")[1], game.walkers) == (2, "F1 H1 P1 T1")


def test_ev30_a_jammed_magazine_costs_two_rounds(board):
    game = after(board, "jammed-magazine", "F", y="rifle=2 pistol=1 bolts=1")
    assert game.choices("y") == [
        "lose ammo of pistol.1", "lose ammo of rifle.1", "lose ammo of bolts.1",
    ]  # fmt: skip
    game.says("lose ammo of rifle.1", "lose ammo of bolts.1")
    assert game.has("y") == "pistol.1=1 rifle.1=1", "an empty ammo card is discarded"
    assert after(board, "jammed-magazine", "F", y="rifle=3").has("y") == "rifle.1=1"


def test_ev31_everybody_loses_food(board):
    game = after(board, "spoiled-supplies", "F", r="H food 0", b="T food 3")
    assert game.tokens("food") == [0, 1, 2]


def test_ev32_the_biggest_crowd_grows(board):
    assert after(board, "drawn-together", "F", "F1 H3 T2").walkers == "F1 H5 P0 T2"


def test_ev33_gunfire_is_heard_here(board):
    assert walkers(board, "gunfire-echo", "P", dice=[3]) == "F0 H0 P3 T0"


def test_ev34_empty_places_fill_up(board):
    assert after(board, "too-quiet", "F", "F1 T1").walkers == "F1 H1 P1 T2"


def test_ev35_groups_attract_walkers(board):
    game = after(board, "easy-prey", "H", r="T", b="T")
    assert game.walkers == "F0 H0 P0 T2"


def test_ev36_who_is_alone_pays(board):
    game = after(board, "alone-in-the-dark", "F", r="F", b="T")
    assert (game.decision, game.owes) == ("ally-or-damage", "b")
    game.says("no")
    assert (game.tokens("life"), game.tokens("allies")) == ([5, 5, 4], [2, 2, 2])


def test_ev37_a_rest_if_it_is_quiet(board):
    game = after(board, "moments-rest", "F", "T2", y="life 3", r="F life 4", b="T life 2")
    assert (game.tokens("life"), game.walkers) == ([5, 4, 2], "F0 H0 P0 T2")
    game = after(board, "moments-rest", "F", "F1", y="life 3")
    assert (game.tokens("life")[1], game.walkers) == (3, "F3 H0 P0 T0")


def test_ev38_fever_costs_food_or_life(board):
    game = after(board, "fever", "F")
    assert game.decision == "food-or-damage"
    game.says("yes")
    assert (game.tokens("food")[1], game.tokens("life")[1]) == (1, 5)
    game = after(board, "fever", "F").says("no")
    assert (game.tokens("food")[1], game.tokens("life")[1]) == (2, 4)
    assert after(board, "fever", "F", y="food 0").tokens("life")[1] == 4


def test_ev39_thieves_take_gear_or_cards(board):
    game = after(board, "night-thieves", "F", y="katana rifle=3")
    assert game.choices("y") == ["discard katana", "discard rifle.1", "decline"]
    game.says("discard rifle.1")
    assert (game.has("y"), game.ammo("rifle.1"), game.left("equipment")) == ("katana", 0, 23)
    game = after(board, "night-thieves", "F", y="katana").says("decline")
    assert (game.has("y"), game.left("equipment")) == ("katana", 21)
    assert after(board, "night-thieves", "F").left("equipment") == 22


GUARDED = {"food": "T", "ammo": "H", "ally": "F", "equipment": "P"}


def stays_guarded(board, event, stack):
    """Two cards are lost unless the player is there; a walker comes either way."""
    there = GUARDED[stack]
    elsewhere = "P" if there == "F" else "F"
    came = " ".join(f"{place}{int(place == there)}" for place in "FHPT")
    game = after(board, event, there)
    assert (game.left(stack), game.walkers) == (25, came)
    game = after(board, event, elsewhere, r=there)
    assert (game.left(stack), game.walkers) == (23, came), "others do not guard it"


def test_ev40_rats_eat_food(board):
    stays_guarded(board, "pantry-rats", "food")


def test_ev41_powder_gets_damp(board):
    stays_guarded(board, "damp-powder", "ammo")


def test_ev42_people_desert(board):
    stays_guarded(board, "deserters", "ally")


def test_ev43_gear_rusts(board):
    stays_guarded(board, "rust-and-rot", "equipment")


def test_ev44_they_come_where_fewest_are(board):
    assert after(board, "unwatched-flank", "F", "F2 H1 P1 T0").walkers == "F2 H1 P1 T2"


def test_ev45_the_wounded_are_followed(board):
    game = after(board, "scent-of-blood", "F", y="life 4", r="H life 1", b="- life 2")
    assert game.walkers == "F1 H1 P0 T0"


def test_ev46_one_is_saved_and_others_follow(board):
    game = after(board, "call-for-help", "T", dice=[2])
    assert (game.walkers, game.tokens("allies")) == ("F0 H0 P0 T2", [2, 3, 2])


@pytest.mark.parametrize(
    ("dice", "came"), [([3, 4, 1, 6], "F1 H0 P0 T1"), ([6, 6, 6, 6], NOBODY_CAME)]
)
def test_ev47_a_roll_for_each_location(board, dice, came):
    game = after(board, "night-raid", "F", dice=dice)
    assert [line.split()[1] for line in game.told("ROLLED_AT")] == [
        "farm", "highway", "town", "prison",
    ]  # fmt: skip
    assert game.walkers == came


def test_ev48_supplies_fall_from_the_sky(board):
    game = after(board, "supply-drop", "F")
    assert (game.tokens("food"), game.tokens("allies")) == ([2, 3, 2], [2, 3, 2])
    assert game.walkers == "F0 H0 P0 T1"
