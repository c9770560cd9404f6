"""Cards, windows, holds and the skeletons' step: edge cases E68-E85, scenarios S57-S71."""

import pytest

from graveshift.games.midevil import fighting, rounds, windows
from graveshift.games.midevil.state import Ending
from tests.games.midevil.land import SPOTS, WAYS, land

FIGHT = fighting.FIGHT
NONE_OF_THEM = "not-today not-today turn-the-tables"
"""The cards that answer others; with all of them in the discards there is no card window."""


def quiet(*tiles, **more):
    """A map on which no card can be answered."""
    more["discard"] = f"{NONE_OF_THEM} {more.get('discard', '')}"
    return land(*tiles, **more)


def bone_step(spot, way):
    """The code that moves a skeleton of the tile just named."""
    return 4 * SPOTS.index(spot) + WAYS.index(way)


# The event of a round -----------------------------------------------------------------------------


def test_s57_one_event_from_turn_to_turn():
    game = quiet("altar", seats=3, pawns="A0c B0n C0s", hands="A: mire healer", lives="A2")
    game.state.active = 1
    game.script(5).begin("roll").plays("A", "mire")
    assert game.state.steps == 2
    game.state.active = 2
    game.begin("step", 1)
    assert game.may == ""
    assert game.refused("A", windows.HOLD) == "NOT_ASKED"
    game.state.active = 0
    game.begin("turn")
    assert game.may_play("A", "healer") == ""


def test_e68_no_second_event_in_a_round():
    game = quiet("altar", hands="A: healer sword", lives="A1").begin("step", 2)
    game.plays("A", "healer")
    assert game.may_play("A", "sword") == "QUOTA_USED"


def test_e69_a_new_round_begins_with_the_own_turn():
    game = quiet("altar", hands="A: sword healer", lives="A2", stack="")
    game.state.active = 1
    game.begin("discard").hold("A").plays("A", "sword")
    assert game.state.used == 1
    game.do("B", rounds.KEEP)
    assert (game.active, game.state.used) == ("A", 0)
    assert game.may_play("A", "healer") == ""


def test_s59_no_second_sword():
    game = quiet("altar", hands="A: sword", items="A: sword").begin("step", 2)
    assert game.may_play("A", "sword") == "IN_PLAY_ALREADY"


def test_e71_down_to_three_and_then_the_optional_one():
    game = quiet("altar", hands="A: mire healer rust terror").begin("limit")
    assert game.decision == "hand-limit"
    assert game.refused("A", rounds.KEEP) == "MUST_DISCARD"
    game.go(rounds.SLOT)
    assert game.hand("A") == "healer rust terror"
    assert game.decision == "discard"
    game.go(rounds.SLOT + 1)
    assert game.hand("A") == "rust terror"


def test_s68_the_answer_to_step_9_ends_the_turn():
    game = quiet("altar", hands="A: sword", stack="").begin("discard").go(rounds.KEEP)
    assert (game.active, game.decision) == ("B", "begin")
    assert game.refused("A", rounds.KEEP) == "NOT_A_CHOICE"
    assert game.refused("A", 128) == "NOT_A_CHOICE"


def test_e72_no_card_after_the_answer():
    game = quiet("altar", hands="A: sword mire", stack="").begin("discard")
    assert game.may_play("A", "sword") == ""
    game.go(rounds.SLOT + 1)
    assert game.active == "B"
    assert game.refused("A", 128) == "NOT_A_CHOICE"


# Windows ------------------------------------------------------------------------------------------


def test_s60_the_order_of_a_window_and_its_arithmetic():
    game = quiet("altar", seats=3, pawns="A0c B0n C0s", hands="A: forced-march, C: mire")
    game.script(1).begin("roll")
    assert game.owes == "AC"
    game.plays("C", "mire").plays("A", "forced-march")
    assert [line.split()[1] for line in game.told("ANNOUNCED")] == ["0", "2"]
    assert game.state.steps == 2


def test_s61_a_card_that_is_cancelled():
    game = land(
        "altar", pawns="A0c B0s", items="B: sword", hands="A: rust, B: not-today", has="B:w"
    )
    game.begin("step", 2).plays("A", "rust", "B", 4)
    assert (game.decision, game.owes) == ("window", "B")
    game.plays("B", "not-today", 0)
    assert game.items("B") == "sword"
    assert game.told("CANCELLED")[0].startswith("CANCELLED 0 22")
    assert game.state.used == 0b11
    assert game.removed == (1, 0, 0)
    assert game.state.discard[22] == game.state.discard[25] == 1


def test_e74_a_cancelled_card_stays_paid():
    game = land("altar", seats=2, pawns="A0c B0s", hands="A: terror, B: not-today", has="A:r B:w")
    game.begin("step", 2).plays("A", "terror", "B", 1).plays("B", "not-today", 0)
    assert game.removed == (1, 1, 0)
    assert game.told("TERRIFIED") == []
    assert game.state.used == 0b11


def test_s63_no_window_when_all_have_used_their_event():
    hands = "A: mire, B: mire"
    game = quiet("altar", hands=hands, used="AB").script(3).begin("roll")
    assert game.decision == "step"
    one = quiet("altar", hands=hands, used="A").script(3).begin("roll")
    assert (one.decision, one.owes) == ("window", "B")


def test_s64_no_card_window_when_every_answer_is_seen():
    game = quiet("altar", hands="A: healer, B: mire", lives="A1").begin("step", 2)
    game.plays("A", "healer")
    assert game.decision == "step"
    unseen = land(
        "altar", hands="A: healer, B: mire", lives="A1", discard="not-today turn-the-tables"
    ).begin("step", 2)
    unseen.plays("A", "healer")
    assert (unseen.decision, unseen.owes) == ("window", "B")


def test_s65_the_last_chance_before_thirty_points():
    game = quiet(
        "altar", pawns="A0c B0s", bones="r0n", has="A:bbbbbbbbbw", hands="B: rattle-loose"
    ).begin("step", 2)
    assert game.points("A") == 28
    game.step("n").go(FIGHT)
    assert (game.decision, game.owes) == ("window", "B")
    game.script(6).plays("B", "rattle-loose", "A")
    assert (game.decision, game.owes) == ("rattle", "A")
    game.go(2)
    assert game.points("A") == 27, "25 and the red one"
    assert game.ending == "running"


def test_e73_the_second_of_two_goes_back():
    game = quiet(
        "altar", seats=3, pawns="A0c B0n C0s", bones="w0e w0w r0se",
        hands="B: march-of-bones, C: march-of-bones",
    ).script(1).begin("bones")  # fmt: skip
    game.plays("C", "march-of-bones").plays("B", "march-of-bones")
    assert game.told("RETURNED") == ["RETURNED 2 16 0 0"]
    assert game.hand("C") == "march-of-bones"
    assert game.state.used == 0b010
    assert game.owes == "B"


def test_e75_no_other_target():
    game = land(
        "altar", pawns="A0c B0s", items="B: sword", hands="A: rust, B: turn-the-tables"
    ).begin("step", 2)
    game.plays("A", "rust", "B", 4).plays("B", "turn-the-tables")
    assert game.told("FIZZLED")[0].startswith("FIZZLED 0 22")
    assert game.items("B") == "sword"
    turned = land(
        "altar", pawns="A0c B0s", items="A: crossbow, B: sword", hands="A: rust, B: turn-the-tables"
    ).begin("step", 2)
    turned.plays("A", "rust", "B", 4).plays("B", "turn-the-tables", "A", 3)
    assert turned.items("A") == ""
    assert turned.items("B") == "sword"


def test_e76_no_mire_after_the_first_step():
    game = quiet("altar", pawns="A0c B0s", hands="B: mire lost-in-the-fog terror", has="B:wwww")
    game.script(5).begin("roll").passes("B").step("n").hold("B")
    assert game.may_play("B", "mire") == "NOT_NOW"
    assert game.may_play("B", "lost-in-the-fog") == "NOT_NOW"
    assert game.may_play("B", "terror") == "NO_AIM"


def test_a_die_rolled_again_is_told_with_its_owner():
    game = quiet(
        "altar", "graveyard n", pawns="A0s B0c", bearer="B", hands="A: fickle-fate"
    ).begin("step", 2)  # fmt: skip
    game.script(3, 5, 2).step("n").go(1).plays("A", "fickle-fate", 1)
    assert game.told("DIE_AGAIN") == ["DIE_AGAIN 1 2 0 0"]
    move = quiet("altar", hands="B: fickle-fate").script(6, 2).begin("roll")
    assert move.plays("B", "fickle-fate").told("DIE_AGAIN") == ["DIE_AGAIN 0 2 0 0"]
    assert move.state.steps == 2


def test_what_the_dead_remember_is_told_by_colours_that_come_back():
    game = quiet("altar", hands="A: dead-remember", removed="wwb").begin("step", 2)
    game.plays("A", "dead-remember").go(0, 1)
    assert game.told("REMEMBERED") == ["REMEMBERED 2 1 0 0"]
    assert game.removed == (2, 0, 0)


# Deck ---------------------------------------------------------------------------------------------


def test_s67_the_discards_become_the_deck():
    game = land("altar", hands="A: mire", discard="sword rust healer").begin("cards")
    assert game.told("RESHUFFLED") == []
    empty = land("altar", hands="A: mire").empty_deck()
    cards = sum(empty.state.discard[kind] for kind in range(28))
    empty.begin("cards")
    assert empty.told("RESHUFFLED") == [f"RESHUFFLED {cards} 0 0 0"]
    assert empty.state.held[0] == 3
    assert empty.state.deck_size == cards - 2


def test_e77_an_empty_deck_is_made_of_the_discards():
    game = land("altar").empty_deck().begin("cards")
    assert game.told("RESHUFFLED")
    assert sum(game.state.discard[kind] for kind in range(28)) == 0


# The skeletons' step ------------------------------------------------------------------------------


def moving_bones(*tiles, die=1, **more):
    """A throws the skeletons' die."""
    more.setdefault("pawns", "A0c B0c")
    return land(*tiles, **more).script(die).begin("bones")


def test_s69_two_can_move_and_two_do():
    game = moving_bones("altar", die=4, bones="w0nw r0se")
    game.go(0, bone_step("nw", "e"))
    game.go(0, bone_step("se", "w"))
    assert game.decision == "discard"
    assert game.bones(0) == "w0n r0s"


def test_e78_those_that_can_move():
    game = moving_bones("altar", die=6, bones="w0nw").go(0, bone_step("nw", "s"))
    assert game.decision == "discard"


def test_e79_a_move_makes_way_for_another():
    game = moving_bones("altar", "straight n", die=2, bones="b1n r1c w1s w0n")
    assert game.choices("A") == [0], "those on the road stand in each other's way"
    game.go(0, bone_step("n", "e"))
    assert game.choices("A") == [1], "now one of them has to move"


def test_e80_without_skeletons_the_step_is_over():
    assert moving_bones("altar", die=5).decision == "discard"


def test_s71_through_the_door_only():
    game = moving_bones("altar", "tavern e", bones="w1n").go(1)
    assert game.refused("A", bone_step("n", "n")) == "NO_WAY"
    assert game.refused("A", bone_step("n", "s")) == ""
    wall = moving_bones("altar", "tavern e", bones="w1ne").go(1)
    assert wall.refused("A", bone_step("ne", "s")) == "NO_WAY"


def test_e81_never_onto_a_barred_square():
    game = moving_bones("altar", "bridge n", bones="w1c").go(1)
    for way in "ew":
        assert game.refused("A", bone_step("c", way)) == "NO_WAY"


# The rest -----------------------------------------------------------------------------------------


CARDS_AT_A_TILE = ("rise-again", "call-of-the-crypt", "crumble-to-dust")


@pytest.mark.parametrize("card", CARDS_AT_A_TILE)
def test_e82_no_card_moves_a_life(card):
    game = quiet(
        "altar", "market e", pawns="A0c B0c", hands=f"A: {card}", bones="w1n", removed="w",
        has="A:r", lives_at="1n 1c 1e",
    ).begin("step", 1)  # fmt: skip
    before = game.state.life[1]
    game.plays("A", card, 1)
    while game.decision != "step" or game.state.draft[0] > 0:
        game.go(max(game.choices("A")))
    assert game.state.life[1] == before


def test_e85_nobody_can_win_any_more():
    game = land("altar", stack="", has="A:w B:r", pawns="A0c B0c")
    game.state.book_out = 1
    game.state.active = 1
    game.begin("end")
    assert game.state.ending == Ending.STALLED
    assert game.winners == "B"
    lives = land("altar", stack="", has="A:w B:w", lives="A2 B2", pawns="A0c B0c")
    lives.state.book_out = lives.state.active = 1
    assert lives.begin("end").winners == "AB"
    going = land("altar", stack="", bones="w0n", pawns="A0c B0c")
    going.state.book_out = going.state.active = 1
    assert going.begin("end").ending == "running"


def test_d6_the_quick_goal_is_lower_with_more_players():
    game = land("altar", seats=6, pawns="A0c", bones="w0n", has="A:bbbbbbw", goal="quick")
    for seat in range(1, 6):
        game.state.pawn[seat] = 4
    game.begin("step", 1).script(6).step("n").go(FIGHT)
    assert (game.points("A"), game.ending) == (20, "points")
    thirty = land("altar", seats=6, pawns="A0c", bones="w0n", has="A:bbbbbbw")
    for seat in range(1, 6):
        thirty.state.pawn[seat] = 4
    thirty.begin("step", 1).script(6).step("n").go(FIGHT)
    assert thirty.ending == "running"
