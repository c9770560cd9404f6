"""The Necronomicon: edge cases E53-E67 and E83, scenarios S48-S56."""

from graveshift.games.midevil import bookfight, fighting, placing
from tests.games.midevil.land import land, square

FIGHT, GIVE_UP = fighting.FIGHT, fighting.GIVE_UP
NO, YES = bookfight.NO, bookfight.YES


def near(steps=3, **more):
    """A one step south of the Graveyard's centre, B far away."""
    return land("altar", "graveyard n", pawns="A1s B0s", **more).begin("step", steps)


def meeting(*dice, steps=3, **more):
    """A is about to step onto the square of the bearer B."""
    words = {"pawns": "A0s B0c", "bearer": "B", **more}
    return land("altar", "graveyard n", **words).script(*dice).begin("step", steps).step("n")


def duel(*dice, **more):
    """A fights B for the book; A's die, B's die, and what follows."""
    game = meeting(*dice, **more)
    if game.decision == "declare":
        game.go(YES)
    while game.decision == "window":
        game.passes(game.owes[0])
    return game


# Taking it ----------------------------------------------------------------------------------------


def test_s48_the_first_to_reach_the_centre_has_the_book():
    game = near(bones="w1c").script(6).step("n")
    assert (game.decision, game.bearer) == ("fight", "")
    game.go(FIGHT)
    assert game.bearer == "A"
    assert game.told("BOOK_TAKEN") == ["BOOK_TAKEN 0 0 0 0"]


def test_e53_a_skeleton_on_the_book_is_fought_first():
    game = near(bones="w1c", lives="A0").script(1).step("n").go(FIGHT, GIVE_UP)
    assert game.bearer == ""
    assert game.at("A") == "0c"


def test_e54_who_stands_there_must_leave_and_come_back():
    game = land("altar", "graveyard n", pawns="A1c B0s").begin("step", 3)
    assert game.bearer == ""
    game.step("s")
    assert game.bearer == ""
    game.step("n")
    assert game.bearer == "A"


def test_e66_the_book_of_a_dead_bearer_lies_in_the_graveyard():
    game = (
        land("altar", "graveyard n", pawns="A0n B0s", bones="w0n", bearer="A", lives="A0")
        .script(1)
        .begin("stand")
        .go(FIGHT, GIVE_UP)
    )
    assert (game.at("A"), game.bearer) == ("0c", "")
    assert game.told("BOOK_BACK") == [f"BOOK_BACK {square('1c')} 0 0 0"]


# Who fights, and when -----------------------------------------------------------------------------


def test_s52_the_bearer_who_comes_to_you_is_not_fought():
    game = land("altar", "graveyard n", pawns="A0e B0ne", bearer="A", stack="").begin("step", 1)
    game.step("n")
    assert game.decision == "step"
    assert game.told("DUEL") == []
    mine = land("altar", "graveyard n", pawns="A0ne B0ne", bearer="B", stack="market")
    mine.begin("turn").go(placing.BEGIN)
    mine.go(min(mine.choices("A")))
    while mine.decision in {"turn-tile", "fill"}:
        mine.go(min(mine.choices("A")))
    assert mine.decision == "declare"


def test_e55_no_fight_when_the_bearer_enters():
    game = land("altar", "graveyard n", pawns="A0e B0ne", bearer="A").begin("step", 2).step("n")
    assert (game.decision, game.bearer) == ("step", "A")


def test_e56_on_the_bearers_square_at_the_start_of_the_turn():
    game = land("altar", "graveyard n", pawns="A0n B0n", bearer="B").begin("stand")
    assert (game.decision, game.choices("A")) == ("declare", [NO, YES])
    assert game.go(NO).decision == "go-on"


def test_e57_first_the_skeleton_then_the_bearer():
    game = meeting(6, bones="w0c")
    assert game.decision == "fight"
    assert game.go(FIGHT).decision == "declare"
    dead = meeting(1, bones="w0c", lives="A0").go(FIGHT, GIVE_UP)
    assert dead.told("DUEL") == []
    assert dead.active == "B"


def test_e58_passing_over_the_bearers_square():
    game = meeting()
    assert game.decision == "declare"
    game.go(NO).step("n")
    assert game.at("A") == "0n"


def test_d2_by_an_option_the_fight_is_forced():
    game = meeting(3, 5, book_fight_automatic="true")
    assert game.told("DUEL") == ["DUEL 0 1 0 0"]
    assert game.decision == "stake"


def test_e59_one_fight_a_turn_with_the_same_opponent():
    game = duel(1, 6).stakes(A="", B="")
    assert game.bearer == "B"
    game.step("ns")
    assert game.at("A") == "0c"
    assert game.decision == "step", "nothing is asked a second time"


def test_e67_only_the_active_player_and_the_bearer():
    game = duel(3, 5, seats=3, pawns="A0s B0c C0c", has="A:w B:w C:b")
    assert game.owes == "AB"


# The fight ----------------------------------------------------------------------------------------


def test_s49_points_and_a_roll_again():
    game = duel(3, 5, 6, has="A:wr B:w", lives="A2").stakes(A="wrl", B="w")
    assert (game.decision, game.owes) == ("reroll", "A")
    game.go(YES)
    assert game.told("DUEL_RESULT") == ["DUEL_RESULT 0 9 0 0", "DUEL_RESULT 1 6 0 0"]
    assert game.bearer == "A"
    assert game.removed == (2, 1, 0)
    assert game.lives("A") == 1


def test_s51_lives_staked_and_not_used_are_lost():
    game = duel(3, 5, lives="B3").stakes(A="", B="ll")
    assert (game.decision, game.owes) == ("reroll", "B")
    game.do("B", NO)
    assert game.lives("B") == 1


def test_e61_unused_lives_go_to_the_supply():
    game = duel(6, 1, lives="A2").stakes(A="ll", B="").go(NO)
    assert game.lives("A") == 0
    assert game.bearer == "A"


def test_e60_with_nothing_staked_the_dice_decide():
    assert duel(6, 5).stakes(A="", B="").bearer == "A"
    assert duel(5, 5).stakes(A="", B="").bearer == "B", "a tie is the bearer's"


def test_e62_alive_without_lives():
    game = duel(1, 6, lives="A3").stakes(A="lll", B="").go(NO)
    assert game.lives("A") == 0
    assert game.told("DIED") == []
    assert game.decision == "step"


def test_e63_the_other_rolls_on_alone():
    game = duel(1, 6, 2, 3, lives="A3").stakes(A="lll", B="").go(YES, YES)
    assert (game.decision, game.owes) == ("reroll", "A"), "B has staked no life"
    game.go(NO)
    assert game.told("DUEL_RESULT")[0] == "DUEL_RESULT 0 3 0 0"


def test_e64_staking_takes_no_victory_back():
    game = duel(1, 6, has="A:bbbbbbbbbr", lives="A0")
    assert (game.points("A"), game.ending) == (29, "running")
    game.stakes(A="b", B="")
    assert game.points("A") == 26
    assert game.ending == "running"


def test_s53_no_weapon_against_a_player():
    game = duel(3, 5, items="A: sword", has="A:w")
    assert game.choices("A") == [0, 1, 4], "ready, a white skeleton, a life"
    game.stakes(A="w", B="")
    assert game.told("WEAPON") == []


def test_s56_by_an_option_the_loser_dies():
    game = duel(1, 6, book_fight_loser_dies="true").stakes(A="", B="")
    assert game.told("DIED") == ["DIED 0 0 0 0"]
    assert (game.bearer, game.active) == ("B", "B")
    tie = duel(6, 6, book_fight_loser_dies="true").stakes(A="", B="")
    assert tie.told("DIED") == []


def test_d1_nobody_dies_unless_the_option_says_so():
    assert duel(1, 6).stakes(A="", B="").told("DIED") == []
    game = (
        land("altar", "graveyard n", pawns="A0w B0nw", bearer="B", book_fight_loser_dies="true")
        .script(6, 1)
        .begin("step", 2)
        .step("n")
        .go(YES)
        .stakes(A="", B="")
    )
    assert game.told("DIED") == ["DIED 1 0 0 0"]
    assert (game.bearer, game.at("B"), game.active) == ("A", "0c", "A")


# Winning with it ----------------------------------------------------------------------------------


def test_s55_the_bearer_reaches_the_altar():
    game = land("altar", "graveyard n", pawns="A0n B0s", bearer="A").begin("step", 1).step("s")
    assert (game.ending, game.winners) == ("book", "A")
    guarded = (
        land("altar", "graveyard n", pawns="A0n B0s", bearer="A", bones="w0c", lives="A0")
        .script(1)
        .begin("step", 1)
        .step("s")
    )
    assert guarded.decision == "fight"
    guarded.go(FIGHT, GIVE_UP)
    assert (guarded.ending, guarded.bearer) == ("running", "")


def test_e65_won_on_the_altar():
    game = duel(6, 1).stakes(A="", B="")
    assert game.at("A") == "0c"
    assert (game.ending, game.winners) == ("book", "A")


def test_e83_thirty_points_in_the_middle_of_a_move():
    game = land("altar", pawns="A0c B0s", has="A:bbbbbbbbbr", bones="w0n").begin("step", 5)
    game.script(4).step("n").go(FIGHT)
    assert (game.ending, game.winners) == ("points", "A")
    assert game.state.steps == 4
