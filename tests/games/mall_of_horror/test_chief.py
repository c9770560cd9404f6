"""Phase B, the Chief (rules 1.6), and what becomes of the badge."""

REST = "6 2 1 3"
"""Where those stand who have nothing to do with the election."""


# Rules --------------------------------------------------------------------------------------------


def test_r1_6_1_skipped_when_nobody_is_in_the_headquarters(board):
    game = board("5p holder r", "z5=2", rest=REST).begin("chief")
    assert game.told("SKIPPED", "VOTE", to="-") == ["SKIPPED chief"]
    assert "PHASE chief" not in game.told("PHASE")
    assert game.decision == "destination"


def test_r1_6_1_skipped_when_the_headquarters_are_closed(board):
    game = board("5p holder r", "closed 5", rest=REST).begin("chief")
    assert game.told("SKIPPED", "VOTE") == ["SKIPPED chief"]
    assert game.decision == "destination"


def test_r1_6_2_the_winner_takes_the_badge_and_is_elected(board):
    game = board("5p holder r", "L5: yP yT bP", rest=REST).begin("chief")
    assert game.told("PHASE", "VOTE", to="-") == ["PHASE chief", "VOTE chief L5 1 yb"]
    assert (game.phase, game.decision, game.owes) == ("chief", "ballot", "y b")
    game.script(2, 2, 3, 6).votes(y="b", b="b")
    assert (game.holder, game.elected) == ("b", True)
    assert game.told("HOLDER", to="-") == ["HOLDER b"]
    assert game.told("DICE_SEEN", to="b") == ["DICE_SEEN 2 2 3 6"]
    assert (game.decision, game.owes) == ("open-destination", "b")


def test_r1_6_2_the_vote_comes_after_the_truck_in_a_phase_of_its_own(board):
    game = board("5p holder r", "L5: yP yT bP", rest=REST).begin("round")
    assert game.told("SKIPPED", "PHASE", to="-") == ["SKIPPED truck", "PHASE chief"]
    assert game.phase == "chief"


def test_r1_6_3_skipped_the_badge_stays_and_nobody_is_elected(board):
    game = board("5p holder g", rest=REST).begin("round")
    assert game.told("SKIPPED") == ["SKIPPED truck", "SKIPPED chief"]
    assert (game.holder, game.elected) == ("g", False)
    assert game.told("HOLDER") == []
    assert (game.decision, game.owes) == ("destination", "r y b g n")


def test_r1_6_3_tied_twice_the_badge_stays_and_nobody_is_elected(board):
    game = board("4p holder g", "L5: rP yP", rest="6 3 1").begin("chief")
    game.votes(r="r", y="y").votes(r="r", y="y", b="r", g="y")
    assert game.told("UNDECIDED") == ["UNDECIDED chief L5"]
    assert (game.holder, game.elected) == ("g", False)
    assert game.told("HOLDER", "DICE_SEEN") == []
    assert (game.decision, game.owes) == ("destination", "r y b g")


def test_r1_6_4_elected_for_this_round_only(board):
    game = board("5p holder r elected", rest=REST).begin("end")
    assert game.told("ROUND", "SKIPPED") == ["ROUND 4", "SKIPPED truck", "SKIPPED chief"]
    assert (game.holder, game.elected) == ("r", False)
    assert game.told("DICE_SEEN") == []
    assert game.owes == "r y b g n"


def test_r1_6_4_who_begins_a_round_is_not_elected(board):
    game = board("5p holder r elected", rest=REST).begin("round")
    assert (game.holder, game.elected) == ("r", False)


def test_r1_6_5_the_badge_of_who_is_out_goes_to_the_next_alive_clockwise(board):
    game = board("5p holder r elected, out y", "L6: bP bT bG gP gT gG, L1: nP").begin("end")
    assert game.told("ELIMINATED", "BADGE_PASSES", to="-") == ["ELIMINATED r", "BADGE_PASSES b"]
    assert (game.holder, game.elected) == ("b", False)
    game = board("5p holder n elected, out r y", rest="6 2").begin("end")
    assert game.holder == "n", "a living holder keeps it"
    assert game.told("BADGE_PASSES") == []


def test_r1_6_5_clockwise_goes_round_the_table(board):
    game = board("5p holder n", "L6: rP rT rG yP yT yG, L1: bP bT bG, L2: gP").begin("end")
    assert game.told("BADGE_PASSES") == ["BADGE_PASSES r"]
    assert game.holder == "r"


def test_r1_6_6_the_next_election_decides_as_usual(board):
    game = board("5p holder r", "L6: yP yT yG bP bT bG, L5: gP, L1: nP").begin("end")
    assert game.told("BADGE_PASSES", "HOLDER") == ["BADGE_PASSES y", "HOLDER g"]
    assert (game.holder, game.elected) == ("g", True)


def test_r1_6_7_a_holder_not_elected_comes_first_and_rolls_but_sees_nothing(board):
    game = board("5p holder b", hands="b: sprint, g: sprint, y: sprint", rest=REST)
    game.script(1, 2, 3, 6).begin("chief")
    assert game.told("DICE_HIDDEN", to="-") == ["DICE_HIDDEN b"]
    assert game.told("DICE_SEEN", "LOOKED") == []
    assert [game.view("b").dice[die] for die in range(4)] == [-1] * 4
    assert game.owes == "b", "first in turn order"
    game.passes("b", "g", "y")
    assert (game.decision, game.owes) == ("destination", "r y b g n"), "together with the others"
    game.goes(b=5)
    assert game.told("ANNOUNCED") == []
    assert game.view("g").destination[2] == -1
    game.goes(r=5, y=4, g=4, n=4)
    assert (game.decision, game.owes) == ("move", "b")


# Scenarios and edge cases -------------------------------------------------------------------------


def nobody_is_elected(board, closed):
    """Phases B to D without an election."""
    game = board("5p holder g", closed, rest=REST).begin("chief")
    assert (game.holder, game.elected) == ("g", False)
    assert game.told("DICE_SEEN", "LOOKED") == []
    assert all(game.view(seat).dice[0] == -1 for seat in "rybgn-")
    assert (game.decision, game.owes) == ("destination", "r y b g n")


def test_tb2_the_headquarters_are_empty(board):
    nobody_is_elected(board, "")


def test_tb3_the_headquarters_are_overrun(board):
    nobody_is_elected(board, "closed 5")


def test_tb4_the_holder_is_out(board):
    game = board("4p holder r round 4", "L6: yP yT yG bP bT bG, L1: gP").begin("end")
    assert game.told("ROUND", "SKIPPED")[0] == "ROUND 5"
    assert "SKIPPED chief" in game.told("SKIPPED")
    assert (game.out("r"), game.holder, game.elected) == (4, "y", False)


def test_d17_the_chief_is_out(board):
    game = board("5p holder r elected", "out y", "L6: bP bT bG gP gT gG, L1: nP").begin("end")
    assert (game.holder, game.elected) == ("b", False), "y is out, too"
    assert game.told("DICE_SEEN") == []


def test_e34_the_chief_leaves_the_headquarters(board):
    game = board("5p holder g", "L5: rP", rest=REST).begin("chief")
    assert (game.holder, game.elected) == ("r", True)
    game.say("r", "go to 4").goes(y=4, b=4, g=4, n=4).moves(r="P")
    assert game.heads(5) == 0
    assert (game.holder, game.elected) == ("r", True)


def test_e34_the_chief_dies(board):
    game = board("5p holder r elected", "L1: rP yP, z1=2, L3: yT bP, z3=9, L6: bT gP gT gG nP")
    game.begin("attack").votes(r="r", y="r").loses(r="P")
    assert game.told("EATEN") == ["EATEN rP L1"]
    assert (game.state.place, game.owes) == (3, "y b")
    assert (game.holder, game.elected) == ("r", True)


def test_e35_the_holder_loses_the_last_character_in_the_attack(board):
    game = board(
        "5p holder b elected",
        "L1: bP yP, z1=2, L3: yT rP gP, z3=9",
        "L6: rT rG gT gG nP nT, L2: nG yG",
        hands="y: pistol, r: pistol, g: pistol",
    )
    game.begin("attack").pass_windows().votes(y="b", b="b").loses(b="P")
    assert game.told("EATEN") == ["EATEN bP L1"]
    assert (game.holder, game.out("b")) == ("b", 0), "until the round closes"
    order = []
    while game.decision == "cards":
        order.append(game.owes)
        game.passes(game.owes)
    assert order == ["g", "r", "y"]
    game.votes(r="r", y="r", g="r").loses(r="P")
    assert game.told("ELIMINATED", "BADGE_PASSES") == ["ELIMINATED b", "BADGE_PASSES g"]
    assert (game.holder, game.elected) == ("g", False)


def test_e36_the_headquarters_are_overrun(board):
    game = board(
        "5p holder r",
        "z5=7",
        hands="r: camera, y: camera",
        rest=REST,
        goals="r4 y4 b4 g4 n4",
        dice="5 1 1 2",
    )
    game.begin("reveal")
    assert game.told("OVERRUN") == ["OVERRUN L5"]
    assert game.closed(5)
    game = board("5p holder r", "closed 5", hands="y: camera", rest=REST).begin("chief")
    assert game.told("SKIPPED", "VOTE") == ["SKIPPED chief"]
    assert (game.holder, game.elected) == ("r", False)
    assert (game.decision, game.owes) == ("camera", "y")
    game.say("y", "look")
    assert game.told("DICE_SEEN", to="y") != []
