"""Votes (rules 1.4) and their scenarios; what the texts leave open is in `test_voting_edges`."""

import pytest

from graveshift.engine.notation import NotationError
from graveshift.games.mall_of_horror.components import Place

REST = "6 2 1"
"""Where those stand who have nothing to do with the vote."""


def test_r1_4_1_in_turn_order_voters_with_cards_are_asked_once(board):
    game = board(
        "5p holder b", "L4: rP yP bP", hands="r: threat*3, y: sprint, g: threat", rest=REST
    ).begin("truck")
    assert (game.decision, game.owes) == ("threat", "r"), "b has no card, g and n no vote"
    assert game.choices("r") == ["pass", "threat"]
    game.say("r", "threat").say("r", "threat")
    assert game.owes == "r", "as many cards as one likes"
    game.passes("r")
    assert game.owes == "y"
    assert game.choices("y") == ["pass"], "no other card is of use"
    assert game.refused("y", "threat") == "CARD_NOT_HELD"
    game.passes("y")
    assert game.decision == "ballot", "nobody is asked twice"
    assert game.weights() == {"r": 3, "y": 1, "b": 1}
    assert game.hand("r") == "threat"


def test_r1_4_1_a_single_candidate_needs_no_window(board):
    game = board("5p holder r", "L4: rP rT", hands="r: threat", rest=REST).begin("truck")
    assert game.decision == "keep"
    assert game.hand("r") == "threat"


def test_r1_4_1_a_threat_is_for_this_vote_only(board):
    game = board("5p holder r", "L4: rP yP, L5: rT yT", hands="r: threat*2", rest="6 2 1")
    game.begin("truck").say("r", "threat").passes("r")
    assert game.weights() == {"r": 2, "y": 1}
    game.script(0, 0, 3).votes(r="r", y="y")
    game.say("r", "keep threat").say("r", "give camera to b")
    assert (game.decision, game.owes, game.phase) == ("threat", "r", "chief")
    game.passes("r")
    assert game.weights() == {"r": 1, "y": 1}
    assert game.hand("r") == "threat threat"


def test_r1_4_2_who_is_there_and_does_not_hide_votes_in_secret(board):
    game = board("5p holder r", "L1: rP* yP bP, z1=3", rest="6 2 3").begin("attack")
    assert (game.decision, game.owes) == ("ballot", "y b")
    game.votes(y="b")
    assert game.told("BALLOT") == []
    assert game.view("y").ballot[1] == game.seat("b")
    assert game.view("b").ballot[1] == -1
    game.votes(b="b")
    assert game.told("BALLOT", to="r") == ["BALLOT y b 1", "BALLOT b b 1"]


def test_r1_4_3_heads_the_gunman_and_threats_make_the_weight(board):
    game = board(
        "5p holder r", "L6: rP rG yT yG* bT bP, z6=9", hands="b: threat*2", rest="2 3 1"
    ).begin("attack")
    game.say("b", "play threat").say("b", "play threat")
    assert game.weights() == {"r": 3, "y": 1, "b": 4}
    game.votes(r="y", y="b", b="y")
    assert game.told("BALLOT") == ["BALLOT r y 3", "BALLOT y b 1", "BALLOT b y 4"]
    assert game.told("TALLY") == ["TALLY r 0", "TALLY y 7", "TALLY b 1"]


def test_r1_4_4_candidates_are_the_colours_there_that_do_not_hide(board):
    game = board("5p holder r", "L3: rP yP bP*, z3=5", rest=REST).begin("attack")
    assert game.candidates == "r y"
    assert game.choices("r") == ["vote r", "vote y"], "oneself, too"
    assert game.refused("r", "vote b") == "NOT_A_CANDIDATE"
    assert game.refused("r", "vote g") == "NOT_A_CANDIDATE"
    assert game.refused("r", "vote k") == "NOT_A_CHOICE"


def test_r1_4_5_most_votes_win(board):
    game = board("5p holder r", "L4: rP yP bT bP", rest=REST).begin("truck")
    game.votes(r="y", y="y", b="b")
    assert game.told("TIE") == ["TIE truck L4 1 yb"]
    game = board("5p holder r", "L4: rP yP bT", rest=REST).begin("truck")
    game.votes(r="y", y="y", b="b")
    assert game.told("ELECTED") == ["ELECTED truck L4 y"]
    assert game.owes == "y"


def test_r1_4_5_one_candidate_wins_without_a_ballot(board):
    game = board("5p holder r", "L4: yP yT", rest=REST).begin("truck")
    assert game.told("SOLE_CANDIDATE", "BALLOT") == ["SOLE_CANDIDATE truck L4 y"]
    assert (game.decision, game.owes) == ("keep", "y")


def test_r1_4_6_a_tie_calls_the_whole_table(board):
    game = board(
        "5p holder r", "L4: rP rT yP yG bT bP, L5: gG, out n", hands="g: threat", rest="6 2"
    ).begin("truck")
    assert game.owes == "r y b"
    game.votes(r="r", y="b", b="r")
    assert game.told("ELECTED") == ["ELECTED truck L4 r"]
    game = board(
        "5p holder r", "L4: rP rG yP yG bT, L5: gG, out n", hands="g: threat", rest="6 2"
    ).begin("truck")
    game.votes(r="r", y="y", b="b")
    assert game.told("TIE") == ["TIE truck L4 1 ry"]
    assert (game.decision, game.owes) == ("ballot", "r y b g n"), "no cards come before it"
    assert game.candidates == "r y"
    assert game.weights() == {"r": 3, "y": 3, "b": 1, "g": 1, "n": 1}
    assert game.view("r").ballot[0] == -1, "the wheel is unlocked"
    assert game.choices("b") == game.choices("n") == ["vote r", "vote y"]
    assert game.refused("b", "vote b") == "NOT_A_CANDIDATE"
    game.votes(r="r", y="y", b="r", g="y", n="y")
    assert game.told("ELECTED") == ["ELECTED truck L4 y"]


@pytest.mark.parametrize(
    ("phase", "place"), [("truck", 4), ("chief", 5)], ids=["nobody searches", "nobody is elected"]
)
def test_r1_4_7_second_tie(board, phase, place):
    game = board("4p holder b", f"L{place}: rP yP", rest="6 3 1").begin(phase)
    game.votes(r="r", y="y").votes(r="r", y="y", b="r", g="y")
    assert game.told("TIE") == [f"TIE {phase} L{place} 1 ry", f"TIE {phase} L{place} 2 ry"]
    assert game.told("UNDECIDED") == [f"UNDECIDED {phase} L{place}"]
    assert (game.decision, game.owes) == ("destination", "r y b g")
    assert (game.holder, game.elected, game.deck()) == ("b", False, 21)


@pytest.mark.parametrize(("drawn", "chosen"), [(0, "r"), (1, "y"), (2, "b"), (3, "r")])
def test_r1_4_7_second_tie_about_a_victim_is_for_chance(board, drawn, chosen):
    game = board("5p holder b", "L3: rP yP yT bP, z3=5", rest=REST).begin("attack")
    game.votes(r="r", y="y", b="r").script(drawn)
    game.votes(r="r", y="y", b="r", g="r", n="y")
    assert (game.decision, game.owes) == ("victim", chosen)


def test_r1_4_8_the_owner_picks_among_those_who_do_not_hide(board):
    game = board("4p holder b", "L3: rP rG rT* yP, z3=9", rest="6 1").begin("attack")
    game.votes(r="y", y="r")
    assert game.told("ELECTED") == ["ELECTED victim L3 y"]
    game.loses(y="P")
    assert game.where("yP") is Place.EATEN
    game = board("4p holder b", "L3: rP rG rT* yP, z3=9", rest="6 1").begin("attack")
    game.votes(r="r", y="r")
    assert game.choices("r") == ["lose P", "lose G"]
    assert game.refused("r", "lose T") == "CHARACTER_HIDDEN"
    game.loses(r="G")
    assert game.told("EATEN") == ["EATEN rG L3"]
    assert game.standing(3) == "rP rT yP"


# Scenarios ----------------------------------------------------------------------------------------


def test_tv1_the_gunman_has_two_votes(board):
    game = board("5p holder r", "L4: rP rG yT", rest=REST).begin("truck")
    game.votes(r="r", y="y")
    assert game.told("TALLY") == ["TALLY r 3", "TALLY y 1"]
    assert (game.decision, game.owes) == ("keep", "r")


def test_tv3_second_tie_at_the_truck(board):
    game = board("5p holder r", "L4: rP yP yT bP", rest=REST).begin("truck")
    game.votes(r="r", y="y", b="r")
    assert game.told("TALLY") == ["TALLY r 2", "TALLY y 2", "TALLY b 0"]
    game.forget().votes(r="r", y="y", b="r", g="r", n="y")
    assert game.told("TALLY") == ["TALLY r 3", "TALLY y 3"]
    assert game.told("UNDECIDED") == ["UNDECIDED truck L4"]
    assert game.told("FOUND_UNSEEN") == []
    assert game.deck() == 21


def test_tv4_second_tie_in_the_election(board):
    game = board("5p holder n", "L5: rP yP bP", rest=REST).begin("chief")
    game.votes(r="y", y="b", b="r")
    assert game.told("TALLY") == ["TALLY r 1", "TALLY y 1", "TALLY b 1"]
    game.forget().votes(r="y", y="r", b="y", g="r", n="b")
    assert game.told("TALLY") == ["TALLY r 2", "TALLY y 2", "TALLY b 1"]
    assert game.told("UNDECIDED") == ["UNDECIDED chief L5"]
    assert (game.holder, game.elected) == ("n", False)
    assert game.told("DICE_HIDDEN", "DICE_SEEN") == ["DICE_HIDDEN n"]
    assert (game.decision, game.owes) == ("destination", "r y b g n")


@pytest.mark.parametrize(
    ("pool", "drawn", "chosen"),
    [
        ("all_colours_present", 0, "r"),
        ("all_colours_present", 1, "y"),
        ("all_colours_present", 2, "b"),
        ("tied_colours", 0, "r"),
        ("tied_colours", 1, "y"),
        ("tied_colours", 2, "r"),
    ],
)
def test_tv5_second_tie_about_a_victim(board, pool, drawn, chosen):
    game = board("5p holder r", "L3: rP yP yT bP, z3=5", rest=REST, second_tie_pool=pool)
    game.begin("attack").votes(r="r", y="y", b="r").script(drawn)
    game.votes(r="r", y="y", b="r", g="r", n="y")
    assert game.told("CHANCE_PICKS") == [f"CHANCE_PICKS {chosen}"]
    assert game.owes == chosen
    assert game.choices(chosen) == (["lose P", "lose T"] if chosen == "y" else ["lose P"])


def test_tv7_a_threat_decides_the_second_ballot(board):
    game = board("4p holder r", "L4: rP yP bP", hands="r: threat", rest="6 3").begin("truck")
    game.say("r", "threat").votes(r="r", y="y", b="y")
    assert game.told("TALLY") == ["TALLY r 2", "TALLY y 2", "TALLY b 0"]
    assert game.weights() == {"r": 2, "y": 1, "b": 1, "g": 1}
    game.forget().votes(r="r", y="y", b="y", g="r")
    assert game.told("TALLY") == ["TALLY r 3", "TALLY y 2"]
    assert (game.decision, game.owes) == ("keep", "r")


def test_tv8_two_threats(board):
    game = board("5p holder r", "L4: rT yP bP", hands="r: threat*2", rest=REST).begin("truck")
    game.say("r", "threat").say("r", "threat")
    assert game.weight("r") == 3
    assert game.told("THREAT") == ["THREAT r L4", "THREAT r L4"]


@pytest.mark.parametrize(
    ("pool", "chosen"), [("all_colours_present", "r y b"), ("tied_colours", "r y r")]
)
def test_tv9_chance_may_pick_who_is_not_tied(board, pool, chosen):
    for drawn, colour in enumerate(chosen.split()):
        game = board("5p holder r", "L6: rP yP bP, z6=4", rest="2 1 3 5", second_tie_pool=pool)
        game.begin("attack").votes(r="y", y="b", b="r")
        assert game.told("TALLY") == ["TALLY r 1", "TALLY y 1", "TALLY b 1"]
        game.forget().script(drawn).votes(r="y", y="r", b="y", g="r", n="b")
        assert game.told("TALLY") == ["TALLY r 2", "TALLY y 2", "TALLY b 1"]
        assert game.told("CHANCE_PICKS") == [f"CHANCE_PICKS {colour}"]


def test_tv11_an_absent_colour_is_refused(board):
    game = board("4p holder r", "L1: rP yP, z1=2", rest="6 3").begin("attack")
    assert game.refused("r", "vote b") == "NOT_A_CANDIDATE"
    assert game.choices("r") == ["vote r", "vote y"]


def test_tv12_alone_in_the_headquarters(board):
    game = board("5p holder b", "L5: rT rG", rest=REST).begin("chief")
    assert game.told("VOTE", "BALLOT") == []
    assert (game.holder, game.elected) == ("r", True)
    assert (game.decision, game.owes) == ("open-destination", "r")


def test_tv13_the_eliminated_vote_in_the_second_ballot(board):
    game = board("4p holder r", "L4: rP yP, out g", rest="6 3").begin("truck")
    assert game.owes == "r y"
    assert game.refused("g", "vote r") == "NOT_ASKED"
    game.votes(r="r", y="y")
    assert game.owes == "r y b g"
    assert game.weight("g") == 1


def test_tv15_an_outsider_has_one_vote_and_no_card(board):
    game = board("4p holder r", "L4: rP yP, L6: gG", hands="g: threat", rest="3 1 5").begin("truck")
    assert (game.decision, game.owes) == ("ballot", "r y"), "g is not asked for cards"
    assert game.weight("g") == 0, "no vote yet"
    game.votes(r="r", y="y")
    assert game.weight("g") == 1
    assert game.choices("g") == ["vote r", "vote y"]


def test_tv16_all_votes_go_to_one_colour(board):
    game = board("5p holder r", "L4: yT yG rP bP", rest=REST).begin("truck")
    assert game.weight("y") == 3
    with pytest.raises(NotationError, match="it can be vote r, vote y or vote b"):
        game.say("y", "vote r y")
    game.votes(y="b")
    assert game.refused("y", "vote r") == "NOT_ASKED"
    game.votes(r="r", b="r")
    assert game.told("TALLY") == ["TALLY r 2", "TALLY y 0", "TALLY b 3"]
