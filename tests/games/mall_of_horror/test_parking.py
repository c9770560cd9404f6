"""The parking in the attack (rules 1.10.15 to 1.10.18): one victim for each zombie."""

import pytest

from graveshift.games.mall_of_horror.components import Place

REST = "6 2 1 3"
"""Where those stand who have nothing to do with it."""


def test_r1_10_15_each_zombie_eats_one_in_a_vote_of_its_own(board):
    game = board("5p holder r", "L4: rP rT yP bP, z4=2", rest=REST, deck=0).begin("attack")
    assert game.told("BREACH", "VOTE") == ["BREACH L4 2 5", "VOTE victim L4 1 ryb"]
    game.votes(r="b", y="b", b="r").loses(b="P")
    assert game.told("BREACH", "VOTE")[2:] == ["BREACH L4 1 4", "VOTE victim L4 1 ry"]
    game.votes(r="r", y="r").loses(r="T")
    assert game.told("EATEN") == ["EATEN bP L4", "EATEN rT L4"]
    assert (game.state.round, game.standing(4), game.zombies(4)) == (4, "rP yP", 0)


@pytest.mark.parametrize("zombies", [1, 4])
def test_r1_10_15_no_defence_helps(board, zombies):
    game = board("5p holder r", f"L4: rT yT bT gT nT, z4={zombies}", rest=REST).begin("attack")
    assert game.told("HELD", to="-") == []
    assert game.decision == "ballot"


def test_r1_10_15_as_long_as_somebody_does_not_hide(board):
    game = board("5p holder r", "L4: rP* yP yT, z4=4", rest=REST, deck=0).begin("attack")
    game.loses(y="P").loses(y="T")
    assert game.told("FED", "PARKING_CLEARED", to="-") == [
        "FED L4 1",
        "FED L4 1",
        "PARKING_CLEARED 2",
    ]
    assert (game.state.round, game.standing(4), game.zombies(4)) == (4, "rP", 0)


def test_r1_10_16_a_window_before_each_vote(board):
    game = board(
        "5p holder y",
        "L4: rP yP bP bG, z4=3",
        hands="r: threat, hardware, pistol; b: hidden, sprint; g: shotgun",
        rest=REST,
    ).begin("attack")
    assert (game.decision, game.owes) == ("cards", "b"), "g is not there, y has no card"
    game.passes("b")
    assert game.choices("r") == ["pass", "play threat", "play pistol"], "no Hardware"
    game.passes("r").votes(y="r", b="b", r="b").loses(b="G")
    assert (game.decision, game.owes) == ("cards", "b"), "asked again before the second vote"
    game.say("b", "hide P").passes("b", "r")
    assert game.owes == "r y", "looked again: b cannot be chosen any more"
    game.votes(y="r", r="r").loses(r="P")
    assert (game.decision, game.owes) == ("cards", "b"), "r has nobody there any more"
    game.passes("b").loses(y="P")
    assert (game.zombies(4), game.standing(4)) == (0, "bP")


def test_r1_10_16_cards_can_leave_no_zombie_or_nobody_to_choose(board):
    game = board(
        "5p holder r", "L4: rP yP, z4=1", hands="r: pistol, threat; y: threat", rest=REST, deck=0
    ).begin("attack")
    game.say("r", "play pistol")
    assert game.state.round == 4, "the window closes at once"
    assert game.told("AVERTED", "VOTE", "EATEN", "PARKING_CLEARED") == []
    game = board(
        "5p holder r", "L4: rP yP*, z4=5", hands="r: hidden, threat; y: threat", rest=REST, deck=0
    ).begin("attack")
    game.say("r", "hide P")
    assert game.state.round == 4
    assert game.told("VOTE", "EATEN", "NOBODY_TO_EAT", "PARKING_CLEARED") == ["PARKING_CLEARED 5"]
    assert game.zombies(4) == 0


def test_r1_10_17_the_victim_is_gone_before_the_next_vote(board):
    game = board("5p holder r", "L4: rP yP bP, z4=2", rest=REST).begin("attack")
    assert game.weights() == {"r": 1, "y": 1, "b": 1}
    game.votes(r="b", y="b", b="r").loses(b="P")
    assert game.where("bP") is Place.EATEN
    assert game.told("FED", to="-") == ["FED L4 1"], "one zombie is used up"
    assert game.zombies(4) == 1
    assert game.weights() == {"r": 1, "y": 1}
    assert game.candidates == "r y"


def test_r1_10_18_then_all_zombies_leave(board):
    game = board("5p holder r", "L4: rP, z4=6", rest=REST, deck=0).begin("attack")
    game.loses(r="P")
    assert game.told("PARKING_CLEARED", to="-") == ["PARKING_CLEARED 5"]
    assert game.zombies(4) == 0
    game = board("5p holder r", "z4=6", rest=REST, deck=0).begin("attack")
    assert game.told("PARKING_CLEARED") == ["PARKING_CLEARED 6"]
    assert game.zombies(4) == 0


def test_r1_10_18_without_zombies_nothing_is_told(board):
    game = board("5p holder r", "L4: rP yP, z4=1", rest=REST, deck=0).begin("attack")
    game.votes(r="y", y="y").loses(y="P")
    assert game.told("PARKING_CLEARED") == []
    game = board("5p holder r", "L4: rP yP", hands="r: shotgun", rest=REST, deck=0).begin("attack")
    assert (game.state.round, game.told("PARKING_CLEARED", "BREACH", "HELD")) == (4, [])


def test_places_after_the_parking_have_their_turn(board):
    game = board("5p holder r", "L4: rP, z4=2, L5: yP bP, z5=2", rest=REST).begin("attack")
    game.loses(r="P")
    assert game.told("BREACH") == ["BREACH L4 2 1", "BREACH L5 2 2"]
    assert (game.zombies(4), game.owes) == (0, "y b")


@pytest.mark.parametrize(
    ("there", "leftovers", "left"),
    [
        ("", "cleared", 0),
        ("", "stay_if_empty", 9),
        ("L4: rP*", "cleared", 0),
        ("L4: rP*", "stay_if_empty", 0),
        ("L4: rP", "cleared", 0),
        ("L4: rP", "stay_if_empty", 0),
    ],
)
def test_d11_zombies_in_an_empty_parking(board, there, leftovers, left):
    game = board(
        "5p holder r", there, "z4=9", rest=REST, parking_leftovers=leftovers, deck=0,
        feeding=0 if there else 1,
    ).begin("attack")  # fmt: skip
    if there == "L4: rP":
        assert game.state.feeding == 1
        game.loses(r="P")
    assert (game.zombies(4), game.closed(4), game.state.round) == (left, False, 4)


def test_d12_cards_before_each_vote(board):
    game = board("5p holder r", "L4: rP yP bP, z4=2", hands="r: shotgun", rest=REST, deck=0)
    game.begin("attack").passes("r").votes(r="b", y="b", b="r").loses(b="P")
    assert (game.decision, game.owes) == ("cards", "r")
    game.say("r", "play shotgun")
    assert game.told("SHOT", to="-") == ["SHOT r shotgun L4 1"]
    assert game.standing(4) == "rP yP"


def test_e53_more_zombies_than_people(board):
    game = board("5p holder r", "L4: rP yT* bG, z4=7", rest=REST, deck=0).begin("attack")
    game.votes(r="r", b="r").loses(r="P")
    assert (game.decision, game.owes) == ("victim", "b")
    game.loses(b="G")
    assert game.told("EATEN", "PARKING_CLEARED") == [
        "EATEN rP L4",
        "EATEN bG L4",
        "PARKING_CLEARED 5",
    ]
    assert (game.standing(4), game.zombies(4)) == ("yT", 0)


def test_e54_a_threat_is_for_one_vote(board):
    game = board("5p holder r", "L4: rP yP bP, z4=2", hands="r: threat*2", rest=REST)
    game.begin("attack").say("r", "play threat").passes("r")
    assert game.weights() == {"r": 2, "y": 1, "b": 1}
    game.votes(r="b", y="b", b="r").loses(b="P").passes("r")
    assert game.weights() == {"r": 1, "y": 1}


# Scenarios ----------------------------------------------------------------------------------------


def test_tp1_two_votes(board):
    game = board("5p holder r", "L4: rP rG yT bP, z4=2", rest=REST, deck=0).begin("attack")
    assert game.weights() == {"r": 3, "y": 1, "b": 1}
    game.votes(r="b", y="b", b="r").loses(b="P")
    assert game.weights() == {"r": 3, "y": 1}
    game.votes(r="y", y="r").loses(y="T")
    assert game.told("EATEN") == ["EATEN bP L4", "EATEN yT L4"]
    assert (game.standing(4), game.zombies(4)) == ("rP rG", 0)


def test_tp3_an_empty_parking(board):
    game = board("5p holder r", "z4=2", rest=REST, deck=0).begin("attack")
    assert (game.zombies(4), game.state.round) == (0, 4)


def test_tp4_no_hardware(board):
    game = board("5p holder r", "L4: rP yP, z4=2", hands="r: hardware", rest=REST).begin("attack")
    assert game.refused("r", "play hardware") == "HARDWARE_IN_PARKING"
    assert game.choices("r") == ["pass"]


def test_tp5_grenades_before_the_first_vote(board):
    game = board("5p holder r", "L4: rP yP bP, z4=3", hands="r: grenades", rest=REST, deck=0)
    game.begin("attack").say("r", "play grenades")
    game.votes(r="y", y="b", b="y").loses(y="P")
    assert game.told("EATEN", "PARKING_CLEARED") == ["EATEN yP L4"]
    assert (game.standing(4), game.state.round) == ("rP bP", 4)


def test_tp7_the_threat_of_the_first_vote(board):
    game = board("5p holder r", "L4: rP rT yP bP, z4=2", hands="r: threat", rest=REST)
    game.begin("attack").say("r", "play threat")
    assert game.weight("r") == 3
    game.votes(r="b", y="b", b="r").loses(b="P")
    assert game.weight("r") == 2


def test_tp8_a_fire_axe_after_the_first_victim(board):
    game = board("5p holder r", "L4: rP yP bP gP, z4=3", hands="y: fire-axe", rest=REST, deck=0)
    game.begin("attack").passes("y").votes(r="b", y="b", b="r", g="b").loses(b="P")
    game.say("y", "play fire-axe").votes(r="g", y="g", g="r").loses(g="P")
    assert game.told("EATEN") == ["EATEN bP L4", "EATEN gP L4"]
    assert (game.standing(4), game.zombies(4), game.state.round) == ("rP yP", 0, 4)
