"""Votes where the texts disagree or say nothing: the options and edge cases about them."""

import pytest

from graveshift.engine.notation import NotationError
from graveshift.games.mall_of_horror.components import Place

REST = "6 2 1"
"""Where those stand who have nothing to do with the vote."""


# Options ------------------------------------------------------------------------------------------


def test_d6_only_the_tied_stand_again(board):
    game = board("5p holder r", "L4: rP rT yP yT bP", rest=REST).begin("truck")
    game.votes(r="r", y="y", b="b")
    assert game.candidates == "r y"
    assert game.refused("r", "vote b") == "NOT_A_CANDIDATE"


def test_d6_or_all_who_are_present(board):
    game = board(
        "5p holder r", "L4: rP rT yP yT bP", rest=REST, revote_candidates="all_present"
    ).begin("truck")
    game.votes(r="r", y="y", b="b")
    assert game.candidates == "r y b"
    game.votes(r="b", y="b", b="b", g="r", n="r")
    assert (game.decision, game.owes) == ("keep", "b")


def second_tie(board, pool):
    """A second tie between red and yellow about a victim; yellow has two there, blue one."""
    game = board("5p holder r", "L3: rP yP yT bP, z3=5", rest=REST, second_tie_pool=pool)
    game.begin("attack").votes(r="r", y="y", b="r").script(2)
    return game.votes(r="r", y="y", b="r", g="r", n="y")


def test_d7_any_colour_present_is_as_likely(board):
    game = second_tie(board, "all_colours_present")
    assert (game.decision, game.owes) == ("victim", "b")
    assert game.told("CHANCE_PICKS", "EATEN") == ["CHANCE_PICKS b"]


def test_d7_or_any_of_the_tied_colours(board):
    game = second_tie(board, "tied_colours")
    assert (game.decision, game.owes) == ("victim", "r"), "the third of two is the first again"


def test_d7_or_any_character_whosever_it_is(board):
    game = second_tie(board, "random_character")
    assert game.told("CHANCE_PICKS", "EATEN") == ["CHANCE_PICKS y", "EATEN yT L3"]
    assert game.where("yT") is Place.EATEN
    assert game.zombies(3) == 0


def test_d7_nobody_draws_a_character_that_hides(board):
    game = board(
        "5p holder r", "L3: rP* rT yP bP", "z3=9", rest=REST, second_tie_pool="random_character"
    ).begin("attack")
    game.votes(r="r", y="y", b="b").script(0)
    game.votes(r="r", y="y", b="b", g="r", n="y")
    assert game.told("EATEN") == ["EATEN rT L3"]


@pytest.mark.parametrize(
    ("carries", "weight", "told"),
    [("true", 2, ["ELECTED truck L4 r"]), ("false", 1, ["UNDECIDED truck L4"])],
)
def test_d8_a_threat_in_the_second_ballot(board, carries, weight, told):
    game = board(
        "4p holder r", "L4: rP yP bP", hands="r: threat", rest="6 3", threat_carries=carries
    ).begin("truck")
    game.say("r", "threat").votes(r="r", y="y", b="y")
    assert game.weights() == {"r": weight, "y": 1, "b": 1, "g": 1}
    game.votes(r="r", y="y", b="y", g="r")
    assert game.told("ELECTED", "UNDECIDED") == told


def test_d9b_only_voters_threaten(board):
    game = board("4p holder g", "L4: rP yP", hands="g: threat", rest="6 3 1").begin("truck")
    assert (game.decision, game.owes) == ("ballot", "r y")
    assert game.refused("g", "vote r") == "NOT_ASKED"


def test_d9b_or_outsiders_for_the_second_ballot(board):
    game = board(
        "4p holder g",
        "L4: rP yP",
        hands="g: threat",
        rest="6 3 1",
        threat_by_outsiders="true",
    ).begin("truck")
    assert (game.decision, game.owes) == ("threat", "g")
    game.say("g", "threat")
    assert game.weights() == {"r": 1, "y": 1}, "it gives nothing in the first ballot"
    game.votes(r="r", y="y")
    assert game.weights() == {"r": 1, "y": 1, "b": 1, "g": 2}
    game.votes(r="r", y="y", b="y", g="r")
    assert game.told("ELECTED") == ["ELECTED truck L4 r"]


def test_d9b_not_where_a_threat_does_not_carry(board):
    game = board(
        "4p holder g",
        "L4: rP yP",
        hands="g: threat",
        rest="6 3 1",
        threat_by_outsiders="true",
        threat_carries="false",
    ).begin("truck")
    assert game.decision == "ballot"


@pytest.mark.parametrize(("by", "decision"), [("present", "ballot"), ("anyone", "cards")])
def test_d9b_in_an_attack_only_if_anyone_plays_cards(board, by, decision):
    game = board(
        "4p holder g",
        "L3: rP yP, z3=2",
        hands="g: threat",
        rest="6 1 5",
        threat_by_outsiders="true",
        attack_cards_by=by,
    ).begin("attack")
    assert game.decision == decision
    if by == "anyone":
        assert game.choices("g") == ["pass", "play threat"]


@pytest.mark.parametrize(("revote", "refusal"), [("none", "NOT_A_VOTER"), ("one", "")])
def test_d9b_who_only_hides_there_is_an_outsider_if_that_gives_a_vote(board, revote, refusal):
    game = board(
        "4p holder r",
        "L3: rP* yP bP, z3=3",
        hands="r: threat",
        rest="6 1 5",
        threat_by_outsiders="true",
        hidden_only_revote=revote,
    ).begin("attack")
    assert (game.decision, game.owes) == ("cards", "r")
    assert game.refused("r", "play threat") == refusal


# Edge cases ---------------------------------------------------------------------------------------


def test_e1_a_ballot_for_an_absent_colour_is_refused(board):
    game = board("5p holder r", "L4: rP yP bP", rest=REST).begin("truck")
    assert game.refused("r", "vote g") == "NOT_A_CANDIDATE"
    assert game.owes == "r y b", "the voter is asked still"


def test_e2_a_second_ballot_for_a_colour_that_is_not_tied(board):
    game = board("5p holder r", "L4: rP rT yP yT bP", rest=REST).begin("truck")
    game.votes(r="r", y="y", b="b")
    for voter in "rybgn":
        assert game.refused(voter, "vote b") == "NOT_A_CANDIDATE"


def test_e3_votes_cannot_be_split(board):
    game = board("5p holder r", "L4: rP rG yP", rest=REST).begin("truck")
    assert game.choices("r") == ["vote r", "vote y"]
    with pytest.raises(NotationError):
        game.say("r", "vote r vote y")
    game.votes(r="y", y="r")
    assert game.told("TALLY") == ["TALLY r 1", "TALLY y 3"]


def test_e4_alone_one_wins_without_a_ballot(board):
    game = board("5p holder b", "L5: yP", rest="6 2 1 3").begin("chief")
    assert game.told("SOLE_CANDIDATE", "VOTE") == ["SOLE_CANDIDATE chief L5 y"]
    assert (game.holder, game.elected) == ("y", True)


def test_e4_the_only_one_who_does_not_hide_is_eaten(board):
    game = board("5p holder r", "L1: rP* yP*  bP, z1=3", rest="6 2 3").begin("attack")
    assert game.told("SOLE_CANDIDATE", "VOTE") == ["SOLE_CANDIDATE victim L1 b"]
    game.loses(b="P")
    assert game.told("EATEN") == ["EATEN bP L1"]


def test_e5_all_hide_and_nobody_is_eaten(board):
    game = board(
        "5p holder r", "L1: rP yP, z1=2", hands="r: hidden, y: hidden", rest="6 2 3"
    ).begin("attack")
    game.say("r", "hide P").say("y", "hide P")
    assert game.told("NO_CANDIDATE") == ["NO_CANDIDATE victim L1"]
    assert game.told("VOTE", "EATEN") == []
    assert (game.zombies(1), game.standing(1)) == (2, "rP yP")


def test_e5_in_the_parking_the_zombies_leave(board):
    game = board(
        "5p holder r", "L4: rP yP, z4=3", hands="r: hidden, y: hidden", rest="6 2 3"
    ).begin("attack")
    game.say("r", "hide P").say("y", "hide P")
    assert game.told("PARKING_CLEARED", "EATEN", "SOLE_CANDIDATE") == ["PARKING_CLEARED 3"]
    assert (game.zombies(4), game.standing(4)) == (0, "rP yP")


def three_tied_then_two(board, who_stands_where, phase, **options):
    """Red, yellow and blue tie, and then red and yellow alone."""
    game = board("5p holder n", who_stands_where, rest="6 2 3", **options).begin(phase)
    game.votes(r="r", y="y", b="b")
    assert game.told("TIE")[0].endswith("1 ryb")
    game.forget().script(2).votes(r="r", y="y", b="b", g="r", n="y")
    assert game.told("TIE")[0].endswith("2 ry")
    return game


def test_e6_two_of_three_tied_tie_again(board):
    game = three_tied_then_two(board, "L4: rP yP bP", "truck")
    assert game.told("UNDECIDED", "FOUND_UNSEEN") == ["UNDECIDED truck L4"]
    game = three_tied_then_two(board, "L5: rP yP bP", "chief")
    assert game.told("UNDECIDED", "HOLDER") == ["UNDECIDED chief L5"]
    attacked = "L1: rP yP bP, z1=3"
    game = three_tied_then_two(board, attacked, "attack")
    assert game.owes == "b", "any colour that is present"
    game = three_tied_then_two(board, attacked, "attack", second_tie_pool="tied_colours")
    assert game.owes == "r", "one of the two that are tied"


def test_e7_a_second_ballot_without_outsiders(board):
    game = board("3p holder r", "L4: rP yP bP", rest="6 3 1").begin("truck")
    game.votes(r="r", y="y", b="b")
    assert game.owes == "r y b"
    assert game.weights() == {"r": 1, "y": 1, "b": 1}
    game.votes(r="y", y="y", b="r")
    assert game.told("ELECTED") == ["ELECTED truck L4 y"], "ballots may change"


def test_e8_an_outsider_with_a_gunman_and_a_threat(board):
    game = board(
        "4p holder g", "L4: rP yP, L6: gG gT", hands="g: threat*2, b: threat", rest="3 1 5"
    ).begin("truck")
    assert game.decision == "ballot", "no card"
    game.votes(r="r", y="y")
    assert game.weights() == {"r": 1, "y": 1, "b": 1, "g": 1}
    assert game.choices("g") == ["vote r", "vote y"]
    game.votes(r="r", y="y", b="y", g="y")
    assert game.hand("g") == "threat threat"


def test_e9_who_is_there_but_not_tied_votes_with_full_weight(board):
    game = board("5p holder r", "L4: rP rT rG yP yT yG bG", rest=REST).begin("truck")
    game.votes(r="r", y="y", b="b")
    assert game.candidates == "r y"
    assert game.weight("b") == 2
    assert game.choices("b") == ["vote r", "vote y"]
    game.votes(r="r", y="y", b="y", g="r", n="y")
    assert game.told("TALLY")[-2:] == ["TALLY r 5", "TALLY y 7"]


def test_e10_who_was_eaten_out_this_phase_has_one_vote(board):
    game = board(
        "5p holder r", "L1: gP, L3: rP yP, z1=1 z3=2", "L6: rT rG bP bT yT yG", "L2: bG nP nT nG"
    ).begin("attack")
    game.loses(g="P").votes(r="r", y="y")
    assert game.owes == "r y b g n"
    assert game.weight("g") == 1
    game.votes(r="y", y="r", b="r", g="r", n="y")
    assert game.told("ELECTED") == ["ELECTED victim L3 r"]
    game.loses(r="P")
    assert game.out("g") == 3


def test_e11_a_missing_ballot_is_no_vote(board):
    game = board("6p holder r", "L4: rP yP yT kP kT", rest="6 2 3 1").begin("truck")
    assert game.refused("y", "no answer") == "ONLY_THE_CLOCK"
    game.votes(r="r").clock_runs_out("y", "k")
    assert game.told("BALLOT") == ["BALLOT r r 1", "BALLOT y - 2", "BALLOT k - 2"]
    assert game.told("TALLY") == ["TALLY r 1", "TALLY y 0", "TALLY k 0"]
    assert game.told("ELECTED") == ["ELECTED truck L4 r"]


def test_e11_if_nobody_votes_all_are_tied(board):
    game = board("5p holder r", "L4: rP yP bP", rest=REST).begin("truck")
    game.clock_runs_out("r", "y", "b")
    assert game.told("TIE") == ["TIE truck L4 1 ryb"]
    game.clock_runs_out("r", "y", "b", "g", "n")
    assert game.told("TIE")[1:] == ["TIE truck L4 2 ryb"]
    assert game.told("UNDECIDED") == ["UNDECIDED truck L4"]


@pytest.mark.parametrize(
    ("revote", "voters", "told"),
    [
        ("none", "y b g", ["ELECTED victim L1 b"]),
        ("one", "r y b g", ["TIE victim L1 1 yb", "TIE victim L1 2 yb"]),
    ],
)
def test_e18_the_second_ballot_of_who_only_hides_there(board, revote, voters, told):
    game = board("4p holder r", "L1: rG* yP bP, z1=3", rest="6 3", hidden_only_revote=revote).begin(
        "attack"
    )
    assert game.owes == "y b"
    game.votes(y="y", b="b")
    assert game.owes == voters
    assert game.refused("r", "vote y") == ("NOT_ASKED" if revote == "none" else "")
    assert game.weight("r") == (0 if revote == "none" else 1)
    game.votes(y="y", b="b", g="b")
    if revote == "one":
        game.votes(r="y")
    assert game.told("TIE", "ELECTED")[-len(told) :] == told


def test_e49_a_threat_that_turns_out_useless_is_gone(board):
    game = board("4p holder r", "L1: rP yP, z1=2", hands="r: threat, y: hidden", rest="6 3").begin(
        "attack"
    )
    game.say("r", "play threat").say("y", "hide P")
    assert game.told("SOLE_CANDIDATE", "BALLOT") == ["SOLE_CANDIDATE victim L1 r"]
    assert game.hand("r") == ""
    game.loses(r="P")
    assert game.where("rP") is Place.EATEN


def test_e50_a_hidden_tough_guy_still_counts_two_in_defence(board):
    game = board("4p holder r", "L1: rT* yP bP, z1=3", rest="6 3").begin("attack")
    assert game.told("HELD", "BREACH") == ["HELD L1 3 4"]


def test_e50_a_hidden_gunman_has_no_votes(board):
    game = board("4p holder r", "L3: rP rG* yP, z3=3", rest="6 1").begin("attack")
    assert game.weights() == {"r": 1, "y": 1}


# Sealed answers -----------------------------------------------------------------------------------


def test_a_ballot_may_be_taken_back_until_all_are_in(board):
    game = board("5p holder r", "L4: rP yP bP", rest=REST).begin("truck")
    game.votes(r="r", y="y")
    assert game.choices("y") == ["take back"]
    game.say("y", "take back")
    assert game.owes == "y b"
    assert game.view("y").ballot[1] == -1
    assert game.refused("b", "take back") == "NOT_A_CHOICE"
    game.votes(y="r", b="b")
    assert game.told("TALLY") == ["TALLY r 2", "TALLY y 0", "TALLY b 1"]
    assert game.told("ELECTED") == ["ELECTED truck L4 r"]
