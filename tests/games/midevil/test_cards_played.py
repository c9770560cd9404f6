"""Event cards, and when they are played (rules 1.13, 2.1-2.5)."""

import pytest

from graveshift.engine.frame import REVISE
from graveshift.games.midevil import picking, windows
from graveshift.games.midevil.cards import Card
from graveshift.games.midevil.clock import on_timeout
from graveshift.games.midevil.hands import draw_card
from tests.games.midevil.land import land

PASS, STOP, FIGHT = 0, 4, 0


def rolled(die=4, seats=3, **more):
    """A has rolled for the movement."""
    return land("altar", seats=seats, **more).script(die).begin("roll")


def table(seats=3, **more):
    """The turn of A is about to begin."""
    return land("altar", seats=seats, **more).begin("turn")


# Event cards ------------------------------------------------------------------------------------


def test_r1_13_1_at_any_time_that_the_text_allows():
    game = table(hands="A: healer mire forced-march")
    assert game.may_play("A", "healer") == ""
    assert game.may_play("A", "mire") == "NOT_NOW"
    assert game.plays("A", "healer").lives("A") == 5


def test_r1_13_2_one_event_a_round():
    game = table(hands="A: sword horse", items="A: chain-mail").plays("A", "sword")
    assert game.may_play("A", "horse") == "QUOTA_USED"
    assert game.choices("A") == [0]


def test_r1_13_3_one_of_each_kind_in_play():
    game = table(hands="A: sword", items="A: sword")
    assert game.may_play("A", "sword") == "IN_PLAY_ALREADY"
    thief = land("altar", hands="A: pickpocket", items="A: sword, B: sword", pawns="A0c B0c")
    assert thief.begin("step", 2).may_play("A", "pickpocket") == "NO_AIM"


def test_r1_13_4_three_at_the_end_of_a_turn():
    game = land("altar", hands="A: mire mire rust terror healer").begin("limit")
    assert (game.decision, game.refused("A", 0)) == ("hand-limit", "MUST_DISCARD")
    assert game.go(1).decision == "hand-limit"
    assert game.go(2).decision == "discard"
    assert game.refused("A", 1) == "NO_CARD_THERE"


def test_r1_13_5_the_discards_are_shuffled():
    game = land("altar", hands="A: mire").empty_deck().script(0, 0).begin("cards")
    assert game.told("RESHUFFLED") == ["RESHUFFLED 48 0 0 0"]
    assert (game.state.old[0], game.state.held[0]) == (1, 3)
    nothing = land("altar")
    for kind in range(28):
        nothing.state.deck[kind] = nothing.state.fresh[kind] = 0
    nothing.state.deck_size = 0
    assert not draw_card(nothing.state, 0)


def test_r1_13_6_a_cost_is_paid_out_of_the_collection():
    poor = land("altar", hands="A: secret-path").begin("step", 2)
    assert poor.may_play("A", "secret-path") == "CANNOT_PAY"
    game = land("altar", hands="A: terror", has="A:wwr").begin("turn")
    game.plays("A", "terror", "B")
    assert game.choices("A") == [0, 1]
    assert game.refused("A", 2) == "NONE_LEFT"
    assert game.refused("A", 3) == "NOT_A_CHOICE"
    game.go(0, 0)
    assert (game.removed, game.state.terrified) == ((2, 0, 0), 2)


def test_r1_13_7_an_opponent_is_somebody_else():
    game = table(hands="A: rattle-loose", has="A:w B:w")
    game.go(picking.CARD)
    assert game.choices("A") == [picking.AT_SEAT + 1]
    assert game.refused("A", picking.AT_SEAT) == "NO_AIM"
    assert game.refused("A", picking.AT_SEAT + 5) == "NO_AIM"


# Three ways to play -----------------------------------------------------------------------------


def test_r2_1_1_the_active_player_between_two_actions():
    game = table(hands="A: healer", lives="A1 B3 C3")
    assert picking.CARD in game.choices("A")
    assert game.plays("A", "healer").decision == "begin", "the turn goes on where it was"


def test_r2_1_2_in_a_window_in_secret():
    game = rolled(hands="B: mire, C: mire")
    assert (game.decision, game.owes, game.state.sealed) == ("window", "BC", 1)


def test_r2_1_3_who_holds_has_the_floor():
    game = table(hands="B: healer, C: mire", lives="A3 B1 C3")
    assert game.may == "BC"
    assert game.choices("B") == [windows.HOLD]
    game.hold("B")
    assert (game.decision, game.owes, game.may) == ("floor", "B", "")
    assert game.plays("B", "healer").passes("C").lives("B") == 3
    assert (game.decision, game.owes) == ("begin", "A")


def test_r2_1_4_who_holds_first_is_asked_first():
    game = table(hands="B: mire, C: mire").hold("C").passes("C")
    assert game.hold("B").owes == "B"


def test_r2_1_5_two_unused_holds_a_round():
    game = table(hands="B: mire")
    for _ in range(2):
        game.hold("B").passes("B")
    assert game.may == ""
    assert game.refused("B", windows.HOLD) == "NOT_ASKED"


# Windows ----------------------------------------------------------------------------------------


def test_r2_2_1_after_a_card_and_before_its_effect():
    game = table(hands="A: healer, B: mire", lives="A1 B3 C3").plays("A", "healer")
    assert (game.decision, game.owes, game.lives("A")) == ("window", "B", 1)
    assert game.passes("B").lives("A") == 3


def test_r2_2_2_after_the_movement_die():
    game = rolled(hands="A: mire, B: rust")
    assert (game.decision, game.owes) == ("window", "AB")
    assert game.told("STEPS") == []


def test_r2_2_3_after_the_skeletons_die():
    game = land("altar", bones="w0n", hands="B: rust").script(2).begin("bones")
    assert (game.decision, game.told("BONES")) == ("window", [])
    assert game.passes("B").decision == "bones"


def test_r2_2_4_after_the_dice_of_a_book_fight():
    game = land("altar", "graveyard n", seats=3, bearer="B", hands="C: fickle-fate")
    game.script(1, 2, 6).begin("stand").go(1)
    assert (game.decision, game.owes) == ("window", "C")
    game.plays("C", "fickle-fate", 0)
    assert [game.state.duel_die[one] for one in (0, 1)] == [6, 2]
    assert game.decision == "stake"


def test_r2_2_5_before_a_step_or_a_fight_that_can_win():
    step = land("altar", "graveyard n", pawns="A0n B0e", bearer="A", hands="A: mire, B: rust")
    step.begin("step", 1).step("s")
    assert (step.decision, step.owes, step.at("A")) == ("window", "B", "0n")
    assert step.passes("B").ending == "book"
    fight = land("altar", pawns="A0n B0e", bones="b0n", has="A:" + 9 * "b", hands="B: rust")
    fight.script(5).begin("stand").go(FIGHT)
    assert (fight.decision, fight.owes) == ("window", "B")
    assert fight.passes("B").ending == "points"


# Who is asked -----------------------------------------------------------------------------------


def test_r2_3_1_whoever_has_a_card_and_the_event_whatever_it_is():
    game = rolled(hands="A: mire, B: healer, C: rust", used="C")
    assert game.owes == "AB"


def test_r2_3_2_no_window_when_nobody_could_answer():
    assert rolled().decision == "step"
    assert rolled(hands="B: mire", used="B").decision == "step"


def test_r2_3_3_no_window_when_all_its_cards_are_seen():
    seen = "forced-march forced-march mire mire sudden-ambush sudden-ambush lost-in-the-fog"
    assert rolled(hands="B: healer", discard=seen).decision == "window"
    assert rolled(hands="B: healer", discard=f"{seen} fickle-fate").decision == "step"


def test_r2_3_4_cards_of_any_time_in_an_open_window():
    game = rolled(hands="B: healer", lives="A3 B1 C3").plays("B", "healer")
    assert game.lives("B") == 3


# How a window is resolved -----------------------------------------------------------------------


def test_r2_4_1_all_choose_in_secret_a_card_and_its_targets():
    game = rolled(hands="B: rust, C: mire", items="A: sword")
    game.do("B", picking.CARD)
    assert game.choices("B") == [picking.AT_SEAT]
    game.do("B", picking.AT_SEAT).do("B", Card.SWORD)
    assert (game.owes, game.told("ANNOUNCED")) == ("C", [])
    assert game.choices("B") == [REVISE]
    game.do("B", REVISE)
    assert game.owes == "BC"
    game.passes("B", "C")
    assert game.told("ANNOUNCED") == []


def test_r2_4_2_in_the_order_of_the_window():
    game = rolled(2, hands="A: forced-march, B: mire, C: mire")
    game.plays("C", "mire").plays("B", "mire").plays("A", "forced-march")
    game = pass_all(game)
    assert [line.split()[1] for line in game.told("ANNOUNCED")] == ["0", "1", "2"]


def pass_all(game):
    """Everybody passes until the window is over."""
    while game.decision == "window":
        game.passes(game.owes[0])
    return game


def test_r2_4_3_a_card_that_lost_its_target_is_returned():
    game = rolled(4, hands="B: crumble-to-dust, C: crumble-to-dust", bones="w0n")
    game.plays("C", "crumble-to-dust", 0, 1, 9).plays("B", "crumble-to-dust", 0, 1, 9)
    game = pass_all(game)
    assert game.told("RETURNED") == ["RETURNED 2 17 0 0"]
    assert (game.hand("C"), game.state.used) == ("crumble-to-dust", 2)


def test_r2_4_4_the_last_answer_takes_effect_first():
    game = table(4, hands="A: healer, B: not-today, C: not-today", has="B:w C:w",
                 lives="A1 B3 C3 D3")  # fmt: skip
    game.plays("A", "healer").passes("C").plays("B", "not-today", 0).plays("C", "not-today", 0)
    assert game.lives("A") == 3, "the answer was answered"
    assert game.told("CANCELLED") == [f"CANCELLED 1 {Card.NOT_TODAY.value} 0 0"]


def test_r2_4_5_a_cancelled_card_is_gone_with_its_cost():
    game = table(hands="A: terror, B: not-today", has="A:r B:w")
    game.plays("A", "terror", "B", 1).plays("B", "not-today", 0)
    assert game.state.terrified == 0
    assert (game.removed, game.state.used) == ((1, 1, 0), 0b11)
    item = table(hands="A: sword, B: not-today", has="B:w").plays("A", "sword")
    item.plays("B", "not-today", 0)
    assert (item.items("A"), item.state.discard[Card.SWORD]) == ("", 1)


def test_r2_4_6_what_was_shown_anew_is_asked_anew():
    game = rolled(4, hands="A: healer, B: fickle-fate, C: mire")
    game.passes("A", "C").script(6).plays("B", "fickle-fate").passes("A", "C")
    assert (game.decision, game.owes, game.state.die) == ("window", "AC", 6)
    assert pass_all(game.plays("C", "mire")).state.steps == 3


def test_r2_4_7_numbers_do_not_depend_on_the_order():
    bones = land("altar", bones="w0n", seats=3, hands="B: march-of-bones, C: fickle-fate")
    bones.script(2, 3).begin("bones").plays("B", "march-of-bones").plays("C", "fickle-fate")
    game = pass_all(bones)
    assert game.told("BONES") == ["BONES 1 6 0 0"]
    assert game.owes == "B"


def test_r2_4_8_of_two_that_exclude_each_other_the_first_counts():
    game = land("altar", bones="w0n", seats=3, hands="B: march-of-bones, C: march-of-bones")
    game.script(2).begin("bones").plays("C", "march-of-bones").plays("B", "march-of-bones")
    game = pass_all(game)
    assert (game.state.mover, game.hand("C")) == (1, "march-of-bones")


# Stakes -----------------------------------------------------------------------------------------


def duel(**more):
    """A fights B for the book."""
    game = land("altar", "graveyard n", bearer="B", **more)
    return game.script(1, 2).begin("stand").go(1)


def test_r2_5_1_until_both_are_ready_nobody_learns_what_is_staked():
    game = duel(has="A:w B:w").stakes(A="w")
    assert game.points("A") == 1
    assert game.told("STAKED") == []


def test_r2_5_2_a_stake_may_be_changed():
    game = duel(has="A:w B:w").stakes(A="wl")
    game.do("A", REVISE).stakes(A="", B="")
    assert game.told("STAKED")[0] == "STAKED 0 0 0 0"


def test_r2_5_3_the_clock_stakes_nothing_and_rolls_no_die():
    game = duel(lives="A3 B3")
    assert on_timeout(game.state, 0, 5) == 0
    game.stakes(A="l", B="")
    assert (game.decision, on_timeout(game.state, 0, 5)) == ("reroll", 0)


# Each card --------------------------------------------------------------------------------------


def test_secret_path_opens_walls_but_no_woods():
    game = land("altar", "tavern e", hands="A: secret-path", has="A:w", pawns="A1w B0c")
    game.begin("step", 3)
    assert game.refused("A", 0) == "NO_WAY"
    game.plays("A", "secret-path", 0)
    assert game.refused("A", 2) == "NO_WAY", "woods"
    assert game.step("n").at("A") == "1nw"


def test_rise_again_and_the_crypt_fill_tiles():
    risen = land("altar", "market n", hands="A: rise-again", removed="wr", pawns="A0c B0c")
    risen.begin("turn").plays("A", "rise-again", 1)
    assert 36 in risen.choices("A")
    risen.go(0, 36)
    assert (risen.state.bones[1, 0], risen.removed, risen.decision) == (1, (0, 1, 0), "begin")
    crypt = land("altar", "mill n", hands="A: call-of-the-crypt", has="A:r", pawns="A0c B0c")
    crypt.begin("turn").plays("A", "call-of-the-crypt", 1, 1)
    while crypt.decision == "fill":
        assert crypt.refused("A", 36) == "NOT_A_CHOICE"
        crypt.go(crypt.choices("A")[0])
    assert crypt.state.bones[1, 0].bit_count() == 3
    assert crypt.decision == "begin"


def test_the_dead_remember_up_to_twelve():
    game = land("altar", hands="A: dead-remember", removed="w" * 10 + "bbb").begin("turn")
    game.plays("A", "dead-remember")
    assert game.decision == "remember"
    assert game.choices("A") == list(range(11))
    assert game.refused("A", 11) == "TOO_MANY"
    game.go(10, 2)
    assert (game.removed, game.decision) == ((0, 0, 1), "begin")


@pytest.mark.parametrize(
    ("has", "given", "left"),
    [("B:wrb", "b", 3), ("B:wr", "rw", 0), ("B:bb", "b", 3), ("B:w", "w", 0), ("B:rr", "r", 2)],
)
def test_rattle_loose_shakes_out_three_points_or_less(has, given, left):
    game = land("altar", hands="A: rattle-loose", has=has).begin("turn")
    game.plays("A", "rattle-loose", "B")
    assert (game.decision, game.owes) == ("rattle", "B")
    for colour in given:
        game.do("B", "wrb".index(colour))
    assert (game.points("B"), game.removed, game.decision) == (left, (0, 0, 0), "begin")


def test_what_rattle_loose_refuses():
    game = land("altar", hands="A: rattle-loose", has="B:wrr").begin("turn")
    game.plays("A", "rattle-loose", "B").do("B", 1)
    assert game.refused("B", 1) == "NOT_THE_NEAREST"
    assert game.refused("B", 2) == "NONE_LEFT"
    assert game.refused("B", 3) == "NOT_A_CHOICE"


def test_an_ambush_is_fought_before_the_first_step():
    game = rolled(hands="B: sudden-ambush").plays("B", "sudden-ambush", 2)
    assert game.decision == "fight"
    assert game.script(6).go(FIGHT).points("A") == 3
    assert game.decision == "step"


def test_in_the_fog_another_leads_and_the_led_one_fights():
    game = rolled(hands="B: lost-in-the-fog", has="B:r", bones="w0n", items="A: crossbow")
    game.plays("B", "lost-in-the-fog", 1)
    assert (game.owes, game.refused("B", 11)) == ("B", "NO_SUCH_WEAPON")
    game.do("B", 0)
    assert (game.decision, game.owes) == ("fight", "A")


def test_terror_binds_to_the_tile_for_a_turn():
    game = land("altar", "market n", hands="A: terror", has="A:r", pawns="A0c B0n")
    game.begin("turn").plays("A", "terror", "B", 1)
    game.state.active = 1
    game.state.stack[0] = 0
    game.begin("turn").state.steps = 3
    game.begin("step", 3)
    assert game.refused("B", 0) == "TERRIFIED"
    assert game.refused("B", 2) == ""


def test_the_tables_are_turned_on_another_or_the_card_has_no_effect():
    game = table(hands="A: rattle-loose, B: turn-the-tables", has="A:w B:w C:w")
    game.plays("A", "rattle-loose", "B").plays("B", "turn-the-tables", "A")
    assert (game.decision, game.owes) == ("rattle", "A")
    alone = table(2, hands="A: rust, B: turn-the-tables", items="B: sword")
    alone.plays("A", "rust", "B", Card.SWORD).plays("B", "turn-the-tables")
    assert alone.items("B") == "sword"
    assert alone.told("FIZZLED")
    item = table(hands="A: rust, B: turn-the-tables", items="B: sword, C: horse")
    item.plays("A", "rust", "B", Card.SWORD).plays("B", "turn-the-tables", "C", Card.HORSE)
    assert (item.items("B"), item.items("C")) == ("sword", "")
    mire = land("altar", hands="B: mire, A: turn-the-tables").script(4).begin("roll")
    mire.plays("B", "mire").passes("A").plays("A", "turn-the-tables")
    assert mire.state.steps == 4


def test_a_turned_card_is_asked_about_once_more():
    game = table(4, hands="A: rattle-loose, B: turn-the-tables, D: mire", has="A:w B:w C:w")
    game.plays("A", "rattle-loose", "B").passes("D").plays("B", "turn-the-tables", "C")
    assert (game.decision, game.owes) == ("window", "D")
    assert game.passes("D").owes == "D", "the card has a new target"
    assert game.passes("D").owes == "C"


def test_a_horse_played_while_moving_doubles_the_rest():
    game = land("altar", hands="A: horse").begin("step", 3).plays("A", "horse")
    assert game.state.steps == 6


def test_dust_takes_two_of_a_tile():
    game = land("altar", hands="A: crumble-to-dust", bones="w0n r0ne").begin("turn")
    game.plays("A", "crumble-to-dust", 0, 1)
    assert game.choices("A") == [2, 9]
    assert game.go(2).state.supply[1] == 40


# What happens in between ------------------------------------------------------------------------


def test_a_skeleton_that_crumbles_at_the_last_moment_is_not_fought():
    game = land("altar", pawns="A0n B0e", bones="b0n", has="A:" + 9 * "b", items="B: horse",
                hands="B: crumble-to-dust").begin("stand").go(FIGHT)  # fmt: skip
    game.plays("B", "crumble-to-dust", 0, 1, 9)
    assert (game.told("FIGHT"), game.decision) == ([], "go-on")


def test_a_card_from_before_the_shuffle_is_played_like_any_other():
    game = land("altar", hands="A: healer", lives="A1 B3").empty_deck().script(0, 0).begin("cards")
    assert game.state.old[0] == 1
    game.plays("A", "healer")
    assert (game.state.old[0], game.lives("A")) == (0, 3)


def test_a_war_hammer_comes_with_its_wear_and_goes_with_it():
    game = table(2, hands="A: war-hammer").plays("A", "war-hammer")
    assert game.state.wear[0] == 3
    thief = land("altar", pawns="A0c B0c", hands="A: pickpocket", items="B: war-hammer")
    thief.begin("step", 2).plays("A", "pickpocket", "B", Card.WAR_HAMMER)
    assert [thief.state.wear[seat] for seat in (0, 1)] == [3, 0]
    sword = land("altar", pawns="A0c B0c", hands="A: pickpocket", items="B: sword")
    assert sword.begin("step", 2).plays("A", "pickpocket", "B", Card.SWORD).items("A") == "sword"


def test_in_a_book_window_the_fighters_come_first_and_do_not_rust():
    game = land("altar", "graveyard n", seats=3, bearer="B", items="B: sword, C: sword",
                hands="A: rust, B: healer, C: healer", lives="A3 B2 C2")  # fmt: skip
    game.script(1, 2).begin("stand").go(1)
    game.do("A", picking.CARD)
    assert game.choices("A") == [picking.AT_SEAT + 2], "a fighter's sword does not rust"
    game.do("A", picking.AT_SEAT + 2).do("A", Card.SWORD).plays("C", "healer").plays("B", "healer")
    game = pass_all(game)
    assert [line.split()[1] for line in game.told("ANNOUNCED")] == ["0", "1", "2"]


def test_a_pickpocket_is_not_turned_on_itself():
    game = land("altar", seats=3, pawns="A0c B0c C0n", items="A: horse, B: sword",
                hands="A: pickpocket, B: turn-the-tables").begin("step", 2)  # fmt: skip
    game.plays("A", "pickpocket", "B", Card.SWORD).plays("B", "turn-the-tables")
    assert game.told("FIZZLED")
    assert game.items("B") == "sword"


def test_where_the_crypt_opens():
    game = land("altar", "straight n", hands="A: call-of-the-crypt", has="A:r").begin("turn")
    game.go(picking.CARD)
    assert game.choices("A") == [0]
    assert game.refused("A", 1) == "NO_AIM"
    assert game.refused("A", 9) == "NO_AIM"


def test_what_paid_for_a_card_may_be_gone():
    game = rolled(4, seats=4, hands="A: healer, B: rattle-loose, C: lost-in-the-fog", has="C:r",
                  lives="A5 B3 C3 D3")  # fmt: skip
    game.passes("A").plays("B", "rattle-loose", "C").plays("C", "lost-in-the-fog", 1)
    game = pass_all(game)
    assert game.decision == "rattle"
    game.do("C", 1)
    game = pass_all(game)
    assert game.state.leader == -1
    assert game.hand("C") == "lost-in-the-fog"


def test_a_card_played_meanwhile_is_not_returned():
    game = rolled(4, seats=3, hands="B: mire, C: mire", lives="A3 B3 C3")
    game.plays("B", "mire").plays("C", "mire")
    assert pass_all(game).told("RETURNED") == []
    twice = land("altar", seats=3, hands="B: mire, C: healer", lives="A3 B3 C1")
    twice.script(4).begin("roll").plays("B", "mire").plays("C", "healer")
    assert (twice.decision, twice.owes) == ("window", "C"), "the mire may be answered"
    twice.plays("C", "healer")
    assert twice.told("RETURNED") == []
    assert (twice.lives("C"), twice.state.steps) == (3, 2)


def test_who_has_lost_everything_meanwhile_gives_nothing():
    game = table(4, hands="A: rattle-loose, B: not-today, C: not-today", has="A:w B:w C:w")
    game.plays("A", "rattle-loose", "B").plays("B", "not-today", 0).passes("C")
    game.plays("C", "not-today", 0)
    assert (game.points("B"), game.decision) == (0, "begin")


def test_nobody_but_the_asked_and_the_entitled_may_speak():
    game = table(3, hands="B: mire")
    assert game.refused("B", 0) == "NOT_A_CHOICE"
    assert game.refused("C", 0) == "NOT_ASKED"
    assert game.refused("A", REVISE) == "NOT_A_CHOICE"
    assert game.refused("A", windows.HOLD) == "NOT_A_CHOICE"
    window = rolled(hands="B: mire, C: rust").passes("B")
    assert window.refused("B", 1) == "NOT_ASKED"
    assert window.refused("C", 1) == "NOT_A_CHOICE"


def test_a_card_aimed_at_what_is_gone_goes_back_though_others_would_serve():
    game = rolled(4, hands="B: crumble-to-dust, C: crumble-to-dust", bones="w0n r0ne")
    game.plays("C", "crumble-to-dust", 0, 1, 9).plays("B", "crumble-to-dust", 0, 1, 9)
    assert pass_all(game).told("RETURNED") == ["RETURNED 2 17 0 0"]


def test_a_card_goes_back_when_the_very_skeletons_are_gone_that_pay():
    game = rolled(4, seats=4, hands="A: healer, B: rattle-loose, C: lost-in-the-fog", has="C:rwww",
                  lives="A5 B3 C3 D3")  # fmt: skip
    game.passes("A").plays("B", "rattle-loose", "C").plays("C", "lost-in-the-fog", 1)
    game = pass_all(game).do("C", 1).do("C", 0)
    assert pass_all(game).told("RETURNED") == ["RETURNED 2 20 0 0"]


def test_a_skeleton_that_crumbled_in_answer_crumbles_once():
    game = land("altar", hands="A: crumble-to-dust, B: crumble-to-dust", bones="w0n").begin("turn")
    game.plays("A", "crumble-to-dust", 0, 1, 9).plays("B", "crumble-to-dust", 0, 1, 9)
    assert len(game.told("CRUMBLED")) == 1
    assert game.state.supply[0] == 40


def test_an_item_that_is_gone_is_not_lost_twice():
    game = table(3, hands="A: rust, B: not-today", items="B: sword", has="B:w")
    game.plays("A", "rust", "B", Card.SWORD)
    game.state.items[1] = 0
    game.state.discard[Card.SWORD] += 1
    game.passes("B")
    assert game.told("ITEM_GONE") == []


def test_an_ambush_from_an_empty_supply_is_none():
    game = rolled(hands="B: sudden-ambush, C: mire", supply="w", removed="")
    game.plays("B", "sudden-ambush", 0).passes("C")
    if game.decision == "window":
        game.state.supply[0] = 0
        game.state.removed[0] += 1
    game = pass_all(game)
    assert game.told("SKELETON_PUT") == []
