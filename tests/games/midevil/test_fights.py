"""Fighting, death, ranged weapons, the book, numbers (rules 1.9-1.12, 1.15, 1.16)."""

from graveshift.games.midevil import fighting, shooting
from graveshift.games.midevil.cards import Card
from tests.games.midevil.land import land

FIGHT, REROLL, MAIL, GIVE_UP = fighting.FIGHT, fighting.REROLL, fighting.MAIL, fighting.GIVE_UP
WHITE, RED, BLUE = (fighting.RAISE + colour for colour in range(3))
SWORD, HAMMER, WATER = (
    fighting.WEAPON + card for card in (Card.SWORD, Card.WAR_HAMMER, Card.HOLY_WATER)
)
NO, YES, STOP, SHOOT = 0, 1, 4, 8


def facing(*dice, **more):
    """A stands at the start of step 3 on a skeleton's square."""
    more.setdefault("bones", "w0n")
    return land("altar", pawns="A0n B0c", **more).script(*dice).begin("stand")


def sees(east, south):
    """The code of a target."""
    return shooting.HERE + shooting.ACROSS * south + east


# Fights -----------------------------------------------------------------------------------------


def test_r1_9_1_whoever_meets_a_skeleton_must_fight():
    game = facing(6)
    assert (game.decision, game.choices("A")) == ("fight", [FIGHT])
    walked = land("altar", pawns="A0c B0s", bones="w0n").begin("step", 3).step("n")
    assert walked.decision == "fight"


def test_r1_9_2_one_weapon_for_all_rolls():
    game = facing(1, 3, items="A: sword war-hammer")
    assert game.choices("A") == [FIGHT, SWORD, HAMMER]
    game.go(SWORD, REROLL)
    assert game.told("KILLED") == ["KILLED 0 1 0 0"], "three and one of the sword"


def test_r1_9_3_four_or_more_kills():
    assert facing(4).go(FIGHT).points("A") == 1
    assert facing(3).go(FIGHT).decision == "failed"


def test_r1_9_4_a_raise_of_any_colours_without_change():
    game = facing(1, has="A:wrb").go(FIGHT)
    assert game.choices("A")[:3] == [WHITE, RED, BLUE]
    assert game.go(WHITE).decision == "raise"
    assert game.refused("A", REROLL) == "NOT_A_CHOICE"
    game.go(BLUE)
    assert (game.points("A"), game.removed) == (3, (1, 0, 1))
    poor = facing(1, has="A:r").go(FIGHT)
    assert poor.refused("A", RED) == "TOO_FEW_POINTS"
    assert poor.refused("A", BLUE) == "NONE_LEFT"


def test_r1_9_5_a_life_buys_a_roll():
    game = facing(1, 5).go(FIGHT, REROLL)
    assert (game.lives("A"), game.points("A")) == (2, 1)
    mail = facing(1, 5, items="A: chain-mail").go(FIGHT, MAIL)
    assert (mail.lives("A"), mail.items("A"), mail.points("A")) == (3, "", 1)


def test_r1_9_6_with_a_life_left_one_goes_on_without_one_dies():
    game = facing(1, lives="A1 B3").go(FIGHT)
    assert game.refused("A", GIVE_UP) == "HAS_A_LIFE"
    assert game.refused("A", MAIL) == "NO_SUCH_WEAPON"
    dying = facing(1, lives="A0 B3").go(FIGHT)
    assert dying.refused("A", REROLL) == "NO_LIFE_LEFT"
    assert dying.go(GIVE_UP).told("DIED") == ["DIED 0 0 0 0"]
    other = facing(1, lives="A1 B3", last_life_rerolls="false").go(FIGHT, REROLL)
    assert other.told("DIED")


def test_r1_9_7_the_skeleton_is_collected():
    game = facing(6, bones="b0n").go(FIGHT)
    assert game.points("A") == 3
    assert game.state.bones[0, 2] == 0


def test_r1_9_8_nobody_leaves_a_fight():
    game = facing(1, lives="A1 B3").go(FIGHT)
    assert game.choices("A") == [REROLL]


def test_r1_9_9_water_kills_without_a_roll_and_rust_waits():
    game = facing(items="A: holy-water sword", hands="B: rust")
    assert game.go(WATER).points("A") == 1
    assert game.items("A") == "sword"
    assert game.told("FIGHT_ROLLED") == []


def test_r1_9_10_without_a_skeleton_there_is_no_fight():
    game = facing(items="A: war-hammer", hands="B: crumble-to-dust")
    game.hold("B").plays("B", "crumble-to-dust", 0, 1, 9)
    assert game.told("FIGHT") == []
    assert game.state.wear[0] == 3
    assert game.state.supply[0] == 40


def test_a_war_hammer_is_gone_after_three_fights():
    game = land("altar", pawns="A0n B0c", bones="w0n w0ne w0nw", items="A: war-hammer")
    game.script(2, 2, 2).begin("stand").go(HAMMER)
    game.state.pawn[0] = 2
    game.begin("stand").go(HAMMER)
    assert game.items("A") == "war-hammer"
    game.state.pawn[0] = 0
    game.script(2).begin("stand").go(HAMMER)
    assert game.items("A") == ""


# Death ------------------------------------------------------------------------------------------


def dead(**more):
    """A has died in step 3."""
    return facing(1, lives="A0 B3", **more).go(FIGHT, GIVE_UP)


def test_r1_10_1_the_pawn_goes_to_the_altar():
    assert dead().at("A") == "0c"


def test_r1_10_2_the_collection_is_removed():
    game = dead(has="A:w")
    assert (game.points("A"), game.removed) == (0, (1, 0, 0))


def test_r1_10_3_what_lies_in_play_is_discarded():
    game = dead(items="A: horse pole-arm", parked="A0e")
    assert (game.items("A"), game.parked("A")) == ("", "")
    assert game.state.discard[Card.HORSE] == 1


def test_r1_10_4_the_book_goes_back():
    game = land("altar", "graveyard n", pawns="A0n B0c", bones="w0n", bearer="A", lives="A0 B3")
    game.script(1).begin("stand").go(FIGHT, GIVE_UP)
    assert game.bearer == ""
    assert game.told("BOOK_BACK") == ["BOOK_BACK 13 0 0 0"]


def test_r1_10_5_the_rest_of_the_turn_is_skipped():
    game = dead(hands="A: mire")
    assert game.active == "B"
    assert game.told("DEALT", "MOVE_ROLLED", "BONES_ROLLED") == []


def test_r1_10_6_hand_event_and_skeleton_stay():
    game = dead(hands="A: mire", used="A")
    assert (game.hand("A"), game.state.used) == ("mire", 1)
    assert game.state.bones[0, 0] == 2


# Ranged weapons ---------------------------------------------------------------------------------


def archer(weapon, *dice, **more):
    """A stands in the middle of the Altar with a weapon."""
    more.setdefault("bones", "w0n")
    pawns = more.pop("pawns", "A0c B0s")
    game = land("altar", "straight n", items=f"A: {weapon}", pawns=pawns, **more)
    return game.script(*dice).begin("step", 2)


POLE, CRANK, CROSS = (SHOOT + card for card in (Card.POLE_ARM, Card.CRANK_BOW, Card.CROSSBOW))


def test_r1_11_1_a_ranged_fight_is_a_fight():
    game = archer("crossbow", 1, lives="A0 B3").go(CROSS, sees(0, -1))
    assert game.decision == "fight"
    assert game.refused("A", SWORD) == "NO_SUCH_WEAPON"
    assert game.go(FIGHT, GIVE_UP).told("DIED")


def test_r1_11_2_in_a_line_of_legal_steps_within_range():
    assert archer("pole-arm").refused("A", POLE) == ""
    far = archer("pole-arm", bones="w1s")
    assert far.refused("A", POLE) == "NO_TARGET"
    corner = archer("crossbow", bones="w0nw")
    assert corner.refused("A", CROSS) == "NO_TARGET"
    path = archer("crank-bow", bones="w0nw", ranged_shape="path").go(CRANK)
    assert path.choices("A") == [sees(-1, -1)]
    assert path.go(sees(-1, -1)).state.fight_square == 0


def test_r1_11_3_the_nearest_covers_those_behind():
    game = archer("crossbow", bones="w0n w1s").go(CROSS)
    assert game.choices("A") == [sees(0, -1)]
    assert game.refused("A", sees(0, -2)) == "NO_TARGET"
    assert game.refused("A", 49) == "NOT_A_CHOICE"


def test_r1_11_4_between_steps_at_no_cost():
    game = archer("pole-arm", 6).go(POLE, sees(0, -1), FIGHT)
    assert (game.decision, game.state.steps) == ("step", 2)


def test_r1_11_5_so_many_uses_a_turn():
    game = archer("crank-bow", 6, 6, 6, bones="w0n w0e w0w")
    game.go(CRANK, sees(0, -1), FIGHT, CRANK, sees(1, 0), FIGHT)
    assert game.refused("A", CRANK) == "WEAPON_USED_UP"
    assert game.refused("A", SHOOT) == "NOT_A_CHOICE"
    assert game.refused("A", POLE) == "NO_SUCH_WEAPON"


def test_r1_11_6_a_life_there_stays():
    game = archer("pole-arm", 6, lives_at="0n").go(POLE, sees(0, -1), FIGHT)
    assert (game.points("A"), game.lives("A"), game.state.life[0]) == (1, 3, 2)


def test_r1_11_7_not_on_the_own_square():
    game = facing(items="A: crossbow")
    assert game.choices("A") == [FIGHT]
    assert game.refused("A", fighting.WEAPON + Card.CROSSBOW) == "NOT_A_CHOICE"


# The book ---------------------------------------------------------------------------------------


def duel(a_die, b_die, **more):
    """A fights B, who has the book, on the Altar."""
    game = land("altar", "graveyard n", pawns="A0s B0w C0c", seats=3, bearer="B", **more)
    game.state.pawn[0] = game.state.pawn[1]
    return game.script(a_die, b_die).begin("stand").go(YES)


def test_r1_12_1_the_first_at_the_graveyard_takes_the_book():
    game = land("altar", "graveyard n", pawns="A1s B0c", bones="w1c").begin("step", 1)
    assert game.step("n").bearer == ""
    assert game.script(5).go(FIGHT).bearer == "A"


def test_r1_12_2_only_the_active_player_and_the_bearer():
    game = land("altar", "graveyard n", pawns="A0s B0c", bearer="B").begin("step", 2)
    assert game.step("n").decision == "declare"
    bearer = land("altar", "graveyard n", pawns="A0s B0e", bearer="A").begin("step", 2)
    assert bearer.step("n").decision == "step" or bearer.ending == "book"


def test_r1_12_3_it_may_be_left_and_is_fought_once_a_turn():
    game = land("altar", "graveyard n", pawns="A0s B0e", bearer="B").begin("step", 4)
    assert game.step("n").decision == "step", "nobody is here"
    game.step("e").go(NO)
    assert game.decision == "step"
    again = land("altar", "graveyard n", pawns="A0s B0c", bearer="B").begin("step", 4)
    again.script(1, 6).step("n").go(YES).stakes(A="", B="")
    assert again.step("sn").decision == "step", "B was fought in this turn"
    forced = land("altar", "graveyard n", pawns="A0s B0c", bearer="B", book_fight_automatic="true")
    assert forced.begin("step", 2).step("n").decision == "stake"


def test_r1_12_4_open_dice_and_secret_stakes():
    game = duel(3, 5, has="A:wr B:w")
    assert game.told("DUEL_ROLLED") == ["DUEL_ROLLED 0 3 0 0", "DUEL_ROLLED 1 5 0 0"]
    assert (game.decision, game.owes, game.state.sealed) == ("stake", "AB", 1)
    assert game.refused("B", 2) == "NOTHING_MORE_TO_STAKE"
    assert game.choices("B") == [0, 1, 4]
    assert game.refused("B", 5) == "NOT_A_CHOICE"
    assert game.refused("C", 0) == "NOT_ASKED"


def test_r1_12_5_both_are_shown_together():
    game = duel(3, 5, has="A:wr B:w").stakes(A="wr")
    assert game.told("STAKED") == []
    game.stakes(B="w")
    assert game.told("STAKED") == ["STAKED 0 1 1 0", "STAKED 1 1 0 0"]


def test_r1_12_6_alternately_a_staked_life_rolls_again():
    game = duel(1, 1).stakes(A="ll", B="l")
    assert (game.decision, game.owes) == ("reroll", "A")
    assert game.go(NO).owes == "B"
    assert game.script(2).do("B", YES).owes == "A", "a pass is not final"
    game.script(6).go(YES)
    assert game.told("DUEL_ROLLED")[2:] == ["DUEL_ROLLED 1 2 0 0", "DUEL_ROLLED 0 6 0 0"]
    assert game.go(NO).decision != "reroll"


def test_r1_12_7_the_higher_result_has_the_book():
    assert duel(3, 5, has="A:wr").stakes(A="wr", B="").bearer == "A"
    assert duel(3, 5, has="A:r").stakes(A="r", B="").bearer == "B", "a tie"


def test_r1_12_8_what_was_staked_is_gone():
    game = duel(3, 5, has="A:wr B:b").stakes(A="wrl", B="b")
    game.go(NO)
    assert (game.removed, game.lives("A"), game.points("A")) == ((1, 1, 1), 2, 0)


def test_r1_12_9_nobody_dies_and_the_turn_goes_on():
    game = duel(1, 6).stakes(A="", B="")
    assert game.told("DIED") == []
    assert (game.active, game.decision) == ("A", "go-on")
    lost = duel(1, 6, book_fight_loser_dies="true").stakes(A="", B="")
    assert (lost.told("DIED"), lost.active) == (["DIED 0 0 0 0"], "B")
    won = duel(6, 1, book_fight_loser_dies="true").stakes(A="", B="")
    assert (won.told("DIED"), won.bearer, won.active) == (["DIED 1 0 0 0"], "A", "A")


def test_r1_12_10_who_stands_there_must_come_again():
    game = land("altar", "graveyard n", pawns="A1c B0c").begin("step", 2)
    assert game.bearer == ""
    assert game.step("sn").bearer == "A"


# Victory and numbers ----------------------------------------------------------------------------


def test_r1_15_1_the_bearer_at_the_altar_wins_after_the_fight():
    game = land("altar", "graveyard n", pawns="A0n B0e", bearer="A").begin("step", 1)
    assert (game.step("s").ending, game.winners) == ("book", "A")
    guarded = land("altar", "graveyard n", pawns="A0n B0e", bearer="A", bones="w0c")
    assert guarded.begin("step", 1).step("s").decision == "fight"
    assert guarded.script(6).go(FIGHT).ending == "book"


def test_r1_15_2_thirty_points_win_at_once():
    game = facing(6, has="A:" + 9 * "b" + "r").go(FIGHT)
    assert (game.ending, game.winners) == ("points", "A")
    quick = land("altar", pawns="A0n B0c", seats=6, bones="w0n", has="A:bbbbbbw", goal="quick")
    assert quick.script(6).begin("stand").go(FIGHT).ending == "points"


def test_r1_15_3_only_the_active_player_gains_points():
    game = facing(6, has="A:" + 9 * "b" + "r B:" + 9 * "b").go(FIGHT)
    assert game.winners == "A"


def test_r1_15_4_a_game_that_nobody_can_win_ends_with_the_round():
    game = land("altar", stack="", has="A:w B:w", lives="A1 B3")
    game.state.book_out = 1
    game.begin("end")
    assert game.ending == "running", "the round goes on"
    assert game.begin("end").ending == "stalled"
    assert game.winners == "B"
    richer = land("altar", stack="", has="A:b B:w")
    richer.state.book_out = 1
    assert richer.begin("end").begin("end").winners == "A"
    shared = land("altar", stack="")
    shared.state.book_out = 1
    assert shared.begin("end").begin("end").winners == "AB"
    standing = land("altar", stack="", bones="w0n")
    standing.state.book_out = 1
    assert standing.begin("end").begin("end").ending == "running"


def test_the_last_round_ends_the_game():
    game = land("altar", turn_limit="10", has="B:w")
    game.state.round = 10
    assert game.begin("end").begin("end").ending == "round-limit"
    assert game.winners == "B"


def test_r1_16_1_one_two_and_three_points():
    assert land("altar", has="A:wrb").points("A") == 6


def test_r1_16_2_fractions_are_dropped():
    game = land("altar", hands="B: mire", seats=2).script(5).begin("roll").plays("B", "mire")
    assert game.state.steps == 2


def test_r1_16_3_spent_is_removed_and_sent_is_not():
    game = facing(3, has="A:w").go(FIGHT, WHITE)
    assert game.removed == (1, 0, 0)
    dust = land("altar", bones="w0n", hands="A: crumble-to-dust").begin("turn")
    dust.plays("A", "crumble-to-dust", 0, 1, 9)
    assert (dust.removed, dust.state.supply[0]) == ((0, 0, 0), 40)
