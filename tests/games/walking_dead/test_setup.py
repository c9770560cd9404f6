"""Set-up (rules 1.2; D1, D2), the grid (1.3) and the round's start (1.5)."""

import pytest

from graveshift.engine.options import OptionError
from graveshift.games.walking_dead.game import GAME
from graveshift.games.walking_dead.places import is_next_door

FIRST = ("daryl", "andrea", "glenn", "maggie")


def begun(board, seats, *script, **options):
    """A game in which everybody has taken a character; chance first gives what is scripted."""
    game = board.new(seats, **options).script(0, 0, 0, 0, 0, 0, *script).setup()
    for seat, name in zip("rybg"[:seats], FIRST, strict=False):
        game.say(seat, f"take {name}")
    return game


def test_r1_2_1_the_locations_are_laid_at_random(board):
    grids = {tuple(board.new(4).script(*luck).setup().state.corner) for luck in LUCK}
    assert len(grids) > 2
    assert all(sorted(grid) == [0, 1, 2, 3] for grid in grids)


LUCK = [(0, 0, 0), (3, 2, 1), (1, 1, 1), (2, 0, 1)]


def test_r1_2_2_each_stack_lies_at_a_location_of_its_own(board):
    lie = {tuple(board.new(4).script(0, 0, 0, *luck).setup().state.stack_at) for luck in LUCK}
    assert len(lie) > 2
    assert all(sorted(stacks) == [0, 1, 2, 3] for stacks in lie)


def test_r1_2_3_all_events_lie_in_the_pile(board):
    game = board.new(4).setup()
    assert (game.state.pile, set(game.state.event_at)) == (48, {0})


@pytest.mark.parametrize(("seats", "spares"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_r1_2_4_characters_are_taken_in_seat_order(board, seats, spares):
    game = board.new(seats).setup()
    for seat, name in zip("rybg"[:seats], FIRST, strict=False):
        assert (game.owes, game.decision) == (seat, "character")
        game.say(seat, f"take {name}")
    assert 6 - game.state.gone.bit_count() == spares


@pytest.mark.parametrize(
    ("seats", "walkers"),
    [(4, [1, 2, 3, 1]), (3, [1, 2, 3, 0]), (2, [1, 0, 2, 0]), (1, [0, 3, 0, 0])],
)
def test_r1_2_5_walkers_stand_at_the_corners_nearest_to_the_players(board, seats, walkers):
    rolls = (1, 3) if seats == 1 else (1, 2, 3, 1)[:seats]
    game = begun(board, seats, *rolls)
    at_corner = sorted(range(4), key=lambda place: game.state.corner[place])
    assert [game.state.walkers[place] for place in at_corner] == walkers


def test_r1_2_5_alone_all_corners_may_have_walkers(board):
    game = begun(board, 1, 1, 2, 3, 1, solo_walkers="all_corners")
    assert sorted(game.state.walkers) == [1, 1, 2, 3]


def test_r1_2_6_everybody_has_five_life_two_allies_and_two_food(board):
    game = begun(board, 3)
    assert [game.tokens(what) for what in ("life", "allies", "food")] == [[5] * 3, [2] * 3, [2] * 3]


def test_r1_2_6_by_option_supplies_are_scarce(board):
    game = begun(board, 3, start_supplies="one")
    assert [game.tokens(what) for what in ("allies", "food")] == [[1] * 3, [1] * 3]


def test_r1_2_7_equipment_is_turned_over_until_everybody_has_a_weapon(board):
    # The first items among the cards are the Motorcycle (18) and, it being gone, Body Armor (18).
    game = begun(board, 2, 1, 1, 18, 18, 0, 1)
    assert game.told("PUT_BACK") == ["PUT_BACK motorcycle", "PUT_BACK body-armor.1"]
    assert [game.has("r"), game.has("y")] == ["katana", "machete.2"]
    assert game.left("equipment") == 23


def test_r1_2_8_a_ranged_weapon_of_the_set_up_is_loaded(board):
    game = begun(board, 2, 1, 1, 8, 14)
    assert [game.has("r"), game.has("y")] == ["pistol.1=4", "shotgun.1=2"]


def test_r1_2_9_the_highest_roll_leads_and_who_ties_rolls_again(board):
    game = begun(board, 3, 1, 1, 1, 0, 0, 0, 6, 6, 2, 3, 5)
    assert game.told("ROLLED_FOR_BADGE")[3:] == ["ROLLED_FOR_BADGE r 3", "ROLLED_FOR_BADGE y 5"]
    assert game.told("LEADER") == ["LEADER y"]


@pytest.mark.parametrize(("seats", "left"), [(1, 23), (2, 23), (3, 22), (4, 21)])
def test_r1_2_10_the_equipment_stack_lacks_the_weapons(board, seats, left):
    game = begun(board, seats)
    assert [game.left(one) for one in ("equipment", "ammo", "food", "ally")] == [left, 25, 25, 25]


def test_d1_players_mode_difficulty_and_variants_are_chosen_before_the_game(board):
    game = board.new(2, mode="hardcore", difficulty="expert")
    assert (game.state.seats, game.state.mode, game.state.difficulty) == (2, 1, 1)
    with pytest.raises(OptionError):
        GAME.blank(2, {"mode": "soft"})


def test_d2_a_character_can_be_taken_once(board):
    game = board.new(2).setup().say("r", "take rick")
    assert "take rick" not in game.choices("y")
    assert game.refused("y", "take rick") == "CHARACTER_TAKEN"
    assert game.refused("y", "code 6") == "NOT_A_CHOICE"
    assert len(game.choices("y")) == 5


def test_r1_3_1_neighbours_share_an_edge(board):
    state = board().state
    farm, prison, highway, town = range(4)
    assert is_next_door(state, farm, highway)
    assert is_next_door(state, farm, prison)
    assert not is_next_door(state, farm, town)
    assert not is_next_door(state, prison, highway)


def test_r1_3_2_the_walls_stop_three_walkers(board):
    game = board("2p leader r", "P5").begin("walkers")
    assert game.left("equipment") == 23


def test_r1_5_1_a_round_has_four_phases(board):
    game = board("2p leader r round 3", "F1", r="katana life 3").begin("round")
    assert game.phase == "turns"
    game.declines(until="heal")
    assert game.told("PHASE") == ["PHASE turns", "PHASE combat", "PHASE round-end"]


def test_r1_5_2_two_events_each_are_dealt_in_turn_order(board):
    game = board("3p leader y").script(0, 0, 0, 0, 0, 0).begin("round")
    dealt = [line.split()[1] for line in game.told("DEALT")]
    assert dealt == ["y", "y", "b", "b", "r", "r"]
    assert [game.held(seat) for seat in "ryb"] == [2, 2, 2]


def test_r1_5_3_an_empty_pile_is_made_anew_of_the_discard_in_the_middle_of_a_deal(board):
    game = board("2p leader r").discards(46).begin("round")
    assert game.told("RESHUFFLED") == ["RESHUFFLED 46"]
    assert game.state.pile == 44


def test_r1_5_4_the_leader_comes_first_then_the_others_clockwise(board):
    game = board("3p leader y").begin("round")
    game.declines(until="weapon")
    played = [line.split()[1] for line in game.told("EVENT")]
    assert played[:4] == ["y", "y", "b", "r"]
