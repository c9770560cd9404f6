"""Destinations and zombie players (rules 1.8) and their scenarios."""

import pytest

from graveshift.engine.record import UNKNOWN

REST = "6 3 1 2"
"""Where those stand who have nothing to do with the matter."""
EVERY_PLACE = ["go to 1", "go to 2", "go to 3", "go to 4", "go to 5", "go to 6"]


def test_r1_8_1_an_elected_chief_chooses_first_and_openly(board):
    game = board("4p holder y elected", "L5: yP", rest="6 3 1").begin("destinations")
    assert game.told("PHASE", to="-") == ["PHASE destinations"]
    assert (game.decision, game.owes) == ("open-destination", "y")
    assert game.refused("r", "go to 1") == "NOT_ASKED"
    game.say("y", "go to 1")
    assert game.told("ANNOUNCED", to="-") == ["ANNOUNCED y L1"]
    assert (game.decision, game.owes) == ("destination", "r b g")
    assert game.refused("y", "go to 3") == "NOT_ASKED", "announced is announced"


def test_r1_8_2_all_others_choose_in_secret_at_the_same_time(board):
    game = board("5p holder b", "out g", rest=REST).begin("destinations")
    assert (game.decision, game.owes) == ("destination", "r y b n"), "the holder, too"
    game.goes(b=4, r=3)
    assert game.owes == "y n"
    assert game.view("b").destination[2] == 4
    assert game.view("y").destination[2] == UNKNOWN
    assert game.told("ANNOUNCED", "DESTINATION") == []
    assert game.choices("b") == ["take back"]
    game.say("b", "take back")
    assert (game.owes, game.state.destination[2]) == ("y b n", 0)
    game.goes(b=5, y=4)
    assert game.told("DESTINATION") == [], "one is missing"
    game.goes(n=4)
    assert (game.owes, game.told("DESTINATION")) == ("g", []), "zombie players know no more"
    game.passes("g")
    assert game.told("DESTINATION", to="-") == [
        "DESTINATION r L3", "DESTINATION y L4", "DESTINATION b L5", "DESTINATION n L4",
    ]  # fmt: skip


def test_r1_8_2_a_new_round_knows_no_old_destination(board):
    game = board("5p holder b", rest=REST, goals="r5 y4").begin("destinations")
    assert list(game.state.destination) == [0] * 6
    assert game.owes == "r y b g n"


def test_r1_8_3_any_open_place_where_not_all_stand(board):
    game = board("5p holder r", "L3: rP rT, L1: yP yT yG, closed 2", rest="6 5 4")
    game.begin("destinations")
    assert game.choices("r") == ["go to 1", "go to 3", "go to 4", "go to 5", "go to 6"]
    assert game.refused("r", "go to 2") == "PLACE_CLOSED"
    assert game.refused("y", "go to 1") == "ALL_ARE_THERE"
    assert game.refused("r", "code 0") == game.refused("r", "code 7") == "NOT_A_CHOICE"
    assert "pass" not in game.choices("r"), "choosing is compulsory"


def test_r1_8_4_a_zombie_player_places_one_before_anything_is_revealed(board):
    game = board("5p holder y", "out r, closed 2", rest="6 3 1", dice="1 1 5 6")
    game.begin("destinations").goes(y=4, b=4, g=4)
    assert (game.decision, game.owes) == ("destination", "n")
    game.goes(n=4)
    assert (game.decision, game.owes) == ("zombie", "r")
    assert game.told("DESTINATION", "DICE") == []
    assert game.view("r").destination[1] == UNKNOWN
    assert game.choices("r") == [
        "pass", "zombie at 1", "zombie at 3", "zombie at 4", "zombie at 5", "zombie at 6",
    ]  # fmt: skip
    assert game.refused("r", "zombie at 2") == "PLACE_CLOSED"
    assert game.refused("r", "code 7") == "NOT_A_CHOICE"
    game.say("r", "zombie at 5")
    assert game.told("ZOMBIE_PLAYED", "DICE", to="-") == ["ZOMBIE_PLAYED r L5", "DICE 1 1 5 6"]
    assert game.zombies(5) == 2, "one of the player and one of the dice"


def test_r1_8_4_who_declines_places_none(board):
    game = board("5p holder y", "out r", rest=REST).begin("destinations")
    game.goes(y=4, b=4, g=4, n=4).passes("r")
    assert game.told("PASSED", "ZOMBIE_PLAYED", to="-") == ["PASSED r"]
    assert (game.decision, game.owes) == ("move", "y")
    assert sum(game.zombies(place) for place in range(7)) == 0


# Disagreements and edge cases ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("often", "lost_in", "asked"),
    [
        ("every_round", 3, True),
        ("every_round", 1, True),
        ("every_round", 4, False),
        ("once", 3, True),
        ("once", 2, False),
        ("once", 4, False),
        ("off", 3, False),
        ("off", 1, False),
    ],
)
def test_d10_how_often_a_zombie_player_places_one(board, often, lost_in, asked):
    game = board("5p holder y round 4", f"out r{lost_in}", rest=REST, zombie_player=often)
    game.begin("destinations").goes(y=4, b=4, g=4, n=4)
    assert (game.decision, game.owes) == (("zombie", "r") if asked else ("move", "y"))


@pytest.mark.parametrize("often", ["every_round", "once"])
def test_d10_nobody_is_asked_who_never_was_out(board, often):
    game = board("5p holder y round 1", "L1: yP, L3: bP", zombie_player=often)
    game.begin("destinations").goes(y=4, b=4)
    assert (game.decision, game.owes) == ("move", "y"), "r was lost in this very round"


def test_d14_a_full_place_may_be_chosen(board):
    game = board("5p holder r", "L5: yP bP gP, L3: rP rT rG", rest="6 1").begin("destinations")
    assert game.choices("r") == ["go to 1", "go to 2", "go to 4", "go to 5", "go to 6"]
    game.goes(r=5)
    assert game.state.destination[0] == 5


@pytest.mark.parametrize(
    ("order", "told"),
    [("r y b g", "TO_PARKING rP L1 L5"), ("y b g r", "MOVED rP L1 L5")],
    ids=["still full", "room by then"],
)
def test_e12_all_other_places_full(board, order, told):
    game = board(
        f"4p holder {order[0]}", "L1: rP rT rG, L5: yP yT yG, L6: bP bT bG gP gT gG, closed 3"
    ).begin("destinations")
    assert game.choices("r") == ["go to 4", "go to 5", "go to 6"]
    assert game.refused("r", "go to 1") == "ALL_ARE_THERE"
    game.goes(r=5, y=4, b=4, g=4)
    for seat in order.split():
        game.moves(**{seat: "P"})
    assert told in game.told("MOVED", "TO_PARKING")


def test_e13_all_in_parking_and_all_other_places_full(board):
    game = board("5p holder r", "L4: rP rT rG, closed 2 3", rest="1 5 6").begin("destinations")
    assert game.choices("r") == ["go to 1", "go to 5", "go to 6"]
    assert game.refused("r", "go to 4") == "ALL_ARE_THERE"
    game.goes(r=1, y=4, b=4, g=4, n=4).moves(r="T")
    assert game.told("STUCK", to="-") == ["STUCK rT L1"]
    assert game.standing(4) == "rP rT rG"


def test_e14_parking_is_the_only_open_place_left(board):
    game = board("5p holder r", "L1: rP rT rG, L4: yP bP gP nP, closed 2 3 5 6")
    game.begin("destinations")
    assert game.choices("r") == ["go to 4"]
    assert game.choices("y") == ["go to 1"]
    game.goes(r=4, y=1, b=1, g=1, n=1).moves(r="P")
    assert game.standing(4) == "rP yP bP gP nP"


@pytest.mark.parametrize("timing", ["own_turn", "after_all_moves"])
def test_e15_without_a_legal_destination_one_sits_out(board, timing):
    game = board(
        "4p holder r",
        "L4: rP rT yP, L1: yT bP gP",
        "closed 2 3 5 6",
        hands="y: sprint",
        sprint_timing=timing,
    ).begin("destinations")
    assert game.choices("r") == ["go to 1"]
    game = board(
        "4p holder r elected",
        "L4: rP rT yP bP gP gT, closed 1 2 3 5 6",
        hands="r: sprint, y: sprint",
        sprint_timing=timing,
    ).begin("destinations")
    assert game.told("ANNOUNCED", "DESTINATION", "MOVED", "STUCK", "STAYED") == []
    assert game.told("PHASE") == ["PHASE destinations", "PHASE moving", "PHASE attack"]
    assert game.decision == "cards", "and no Sprint is asked for"


def test_e24_a_sprint_does_not_help_in_phase_d(board):
    game = board("5p holder r", "L3: rP rT rG", rest="6 1 2", hands="r: sprint")
    game.begin("destinations")
    assert game.refused("r", "go to 3") == "ALL_ARE_THERE"


def test_e32_a_zombie_in_parking_but_not_in_a_closed_place(board):
    game = board("5p holder y", "out r, closed 1 3", rest="6 5 2").begin("destinations")
    game.goes(y=4, b=4, g=4, n=4)
    assert game.refused("r", "zombie at 1") == game.refused("r", "zombie at 3") == "PLACE_CLOSED"
    assert game.choices("r") == ["pass", "zombie at 2", "zombie at 4", "zombie at 5", "zombie at 6"]
    game.say("r", "zombie at 4")
    assert game.zombies(4) == 1


def test_e33_zombie_players_in_turn_order(board):
    game = board("6p holder n", "out r2 b1 g2", rest="6 3 1").begin("destinations")
    game.goes(y=4, n=4, k=4)
    order = []
    while game.decision == "zombie":
        order.append(game.owes)
        game.say(game.owes, "pass")
    assert order == ["r", "b", "g"]


# Scenarios ----------------------------------------------------------------------------------------


def test_td1_not_where_all_own_characters_stand(board):
    game = board("5p holder y", "L3: rP rT rG, L1: yP bP gP, L5: yT bT gT", rest="6")
    game.begin("destinations")
    assert game.refused("r", "go to 3") == "ALL_ARE_THERE"
    assert game.choices("r") == [*EVERY_PLACE[:2], *EVERY_PLACE[3:]]


def test_td2_where_only_some_of_them_stand(board):
    game = board("5p holder y", "L3: rP, L5: rT", rest="6 1 2").begin("destinations")
    assert game.refused("r", "go to 3") == game.refused("r", "go to 5") == ""
    game = board("5p holder y", "L3: rP, L5: rT, L1: yP", "L6: bP gP nP").begin("destinations")
    assert game.choices("r") == EVERY_PLACE, "the eaten Gunman stands nowhere"
    assert game.choices("y") == EVERY_PLACE[1:]


def test_td4_the_chiefs_choice_is_public_before_the_others_choose(board):
    game = board("5p holder y elected", rest=REST).begin("destinations")
    assert game.owes == "y"
    game.goes(y=4)
    assert game.view("-").destination[1] == 4
    assert game.told("ANNOUNCED", to="r") == ["ANNOUNCED y L4"]
    game.goes(r=5)
    assert game.view("y").destination[0] == UNKNOWN
    assert game.told("DESTINATION") == []
    game.goes(b=4, g=4, n=4)
    assert game.told("DESTINATION", to="-")[:2] == ["DESTINATION r L5", "DESTINATION y L4"]


def test_td5_everybody_shut_in_parking(board):
    game = board("5p holder r", "L4: rP rT yP bP gP, closed 1 2 3 5 6").begin("destinations")
    assert game.told("DESTINATION", "MOVED", "STUCK") == []
    assert game.phase == "attack"


@pytest.mark.parametrize(("often", "again"), [("every_round", True), ("once", False)])
def test_tz1_from_the_round_after_the_loss(board, often, again):
    game = board(
        "5p holder y", "L6: yP yT bP bT gP gT", "L3: nP, L1: yG, z6=1", zombie_player=often
    ).begin("end")
    assert game.told("ELIMINATED", "ROUND") == ["ELIMINATED r", "ROUND 4"]
    game.goes(y=4, b=4, g=4, n=6)
    assert (game.decision, game.owes) == ("zombie", "r")
    assert game.told("DESTINATION", "DICE") == []
    game.say("r", "zombie at 6")
    assert game.told("ZOMBIE_PLAYED", "DESTINATION")[0] == "ZOMBIE_PLAYED r L6"
    game = board("5p holder y round 5", "out r3", rest=REST, zombie_player=often)
    game.begin("destinations").goes(y=4, b=4, g=4, n=4)
    assert game.decision == ("zombie" if again else "move")


def test_tz2_no_zombie_at_a_closed_place(board):
    game = board("4p holder y", "out r", rest="6 3 1").begin("destinations").goes(y=4, b=4, g=4)
    assert game.refused("r", "zombie at 2") == "PLACE_CLOSED"


def test_tz3_two_zombie_players(board):
    game = board("4p holder b", "out r y", rest="6 3 1").begin("destinations").goes(b=4, g=4)
    assert (game.decision, game.owes) == ("zombie", "r")
    game.say("r", "zombie at 1")
    assert (game.decision, game.owes) == ("zombie", "y")
    game.say("y", "zombie at 1")
    assert game.told("ZOMBIE_PLAYED") == ["ZOMBIE_PLAYED r L1", "ZOMBIE_PLAYED y L1"]
    assert game.zombies(1) == 2
    assert (game.decision, game.owes) == ("move", "b")
