"""Tokens and their supply (rules 1.4)."""

import pytest

from graveshift.games.walking_dead.supply import that_fit, tokens_for


def test_r1_4_1_life_ends_at_five_and_nothing_else_has_a_limit(board):
    game = board("2p leader r", r="andrea life 5 food 20").begin("turn").say("r", "heal r")
    assert game.tokens("life") == [5, 5]
    assert game.state.food[0] == 20


@pytest.mark.parametrize(("value", "tokens"), [(0, 0), (1, 1), (2, 2), (3, 1), (14, 6), (48, 16)])
def test_r1_4_2_a_value_needs_threes_and_ones(value, tokens):
    assert tokens_for(value) == tokens


@pytest.mark.parametrize("what", ["supply-drop"])
def test_r1_4_2_food_and_allies_of_all_players_share_sixteen_tokens(board, what):
    game = board("2p leader r", r="food 2 allies 2", y="food 42 allies 42")
    game.plays("r", what)
    assert (game.tokens("food"), game.tokens("allies")) == ([3, 42], [3, 42])
    full = board("2p leader r", r="food 3 allies 3", y="food 44 allies 44").plays("r", what)
    assert (full.tokens("food"), full.tokens("allies")) == ([3, 44], [3, 44])


def test_r1_4_2_ammo_on_weapons_and_cards_shares_them_too(board):
    cards = " ".join(f"{kind}=2" for kind in ("pistol", "pistol", "pistol", "rifle", "rifle"))
    game = board("2p leader r", r=f"glenn {cards} rifle=2 shotgun=2 shotgun=2").begin("turn")
    game.say("r", "load pistol.1")
    assert game.ammo("pistol.1") == 3
    full = board("2p leader r", r=f"glenn {cards} rifle=2 shotgun=2 shotgun=2 crossbow")
    full.begin("turn").say("r", "load crossbow")
    assert full.ammo("crossbow") == 0


@pytest.mark.parametrize(("walkers", "wanted", "come"), [(14, 1, 1), (13, 1, 0), (13, 2, 2)])
def test_r1_4_3_as_many_come_as_the_end_allows(walkers, wanted, come):
    others = 11
    assert others + tokens_for(13) == 16
    assert that_fit(others, walkers, wanted) == come


def test_r1_4_4_taking_away_is_always_possible(board):
    game = board("2p leader r", r="food 24", y="food 24").begin("own move", turn="y")
    game.say("y", "walk to highway")
    assert game.tokens("food") == [24, 23]


def test_r1_4_5_several_get_something_in_turn_order(board):
    game = board("3p leader y", r="food 0", y="daryl food 0", b="food 40").begin("turn")
    assert game.told("FOOD") == ["FOOD y 1", "FOOD r 1"]
    short = board("3p leader y", r="food 0", y="daryl food 0", b="food 47").begin("turn")
    assert short.tokens("food") == [0, 0, 47]
