"""Reveal and moves (rules 1.9) and their scenarios."""

import pytest

from graveshift.games.mall_of_horror.components import Place

REST = "6 3 1 2"
"""Where those stand who have nothing to do with the matter."""
MOVES = ("MOVED", "TO_PARKING", "STUCK", "SPRINT", "STAYED")
"""What can become of a turn to move."""


def test_r1_9_1_all_destinations_are_revealed_together(board):
    game = board("5p holder b", rest=REST, goals="y4 b5 r5", dice="6 5 5 1").begin("reveal")
    assert game.told("PHASE", "DESTINATION", "DICE", "ZOMBIE", to="-") == [
        "PHASE moving",
        "DESTINATION r L5", "DESTINATION y L4", "DESTINATION b L5",
        "DICE 6 5 5 1",
        "ZOMBIE L1", "ZOMBIE L5", "ZOMBIE L5", "ZOMBIE L6",
    ]  # fmt: skip
    assert list(game.view("-").destination) == [5, 4, 5, 0, 0, 0]


def test_r1_9_2_each_die_puts_a_zombie_at_its_open_place(board):
    game = board("4p holder r", "z3=1", rest="6 3 1", goals="r4", dice="3 2 3 1").begin("reveal")
    assert [game.zombies(place) for place in range(7)] == [0, 1, 0, 3, 0, 0, 0]
    assert game.told("ZOMBIE_IGNORED", to="-") == ["ZOMBIE_IGNORED L2"]
    assert list(game.view("-").dice) == [3, 2, 3, 1]


@pytest.mark.parametrize(
    ("board_words", "place", "falls"),
    [
        ("z1=8", 1, True),
        ("z1=9", 1, True),
        ("z1=7", 1, False),
        ("L1: bP, z1=8", 1, False),
        ("z4=8", 4, False),
        ("z6=8", 6, True),
        ("z2=8", 2, True),
    ],
)
def test_r1_9_3_eight_zombies_overrun_an_empty_place(board, board_words, place, falls):
    game = board("5p holder r", "L3: rP rT yP gP", board_words, "L5: nP nT", goals="r5")
    zombies = game.zombies(place)
    game.begin("reveal")
    assert game.told("OVERRUN", to="-") == ([f"OVERRUN L{place}"] if falls else [])
    assert (game.closed(place), game.zombies(place)) == (falls, 0 if falls else zombies)


def test_r1_9_3_an_overrun_place_stays_closed_for_good(board):
    game = board("5p holder r", "L3: rP rT yP gP, L6: yT nT, z1=8", goals="r6").begin("reveal")
    game.script(1, 1, 2, 2).moves(r="P")
    assert game.state.round == 4
    assert game.refused("r", "go to 1") == "PLACE_CLOSED"
    game.goes(r=2, y=4, g=4, n=4)
    assert game.refused("b", "zombie at 1") == "PLACE_CLOSED"
    game.passes("b")
    assert game.told("ZOMBIE_IGNORED") == ["ZOMBIE_IGNORED L1", "ZOMBIE_IGNORED L1"]
    assert game.zombies(1) == 0


def test_r1_9_4_in_turn_order_each_moves_one_who_is_not_there_yet(board):
    game = board(
        "5p holder g", "L3: rP, L6: rT rG bP, L1: gP gT yP, out n", goals="g3 r3 y6"
    ).begin("moves")
    assert (game.decision, game.owes) == ("move", "g")
    assert game.refused("r", "walk T") == "NOT_ASKED"
    game.moves(g="T")
    assert game.owes == "r", "n is out, and b goes nowhere"
    assert game.choices("r") == ["walk T", "walk G"]
    assert game.refused("r", "walk P") == "CHARACTER_IS_THERE"
    game.moves(r="G")
    assert game.told(*MOVES, to="-") == ["MOVED gT L1 L3", "MOVED rG L6 L3"]
    assert game.owes == "y"


def test_r1_9_4_only_own_characters_that_live(board):
    game = board("5p holder r", "L3: rP rG, L6: yP yT bP bT", goals="r6 y3").begin("moves")
    assert game.refused("r", "walk T") == "CHARACTER_EATEN"
    assert game.refused("r", "walk L") == "NO_SUCH_CHARACTER"
    assert game.refused("r", "code 29") == "NOT_A_CHOICE"
    assert game.choices("r") == ["walk P", "walk G"]
    game = board("3p holder b", rest="6 3 1", goals="b4").begin("moves")
    game.moves(b="L")
    assert game.where("bL") is Place.PARKING


def test_r1_9_4_full_means_parking_and_parking_means_staying(board):
    game = board("5p holder r", "L5: yP bP gP, L4: rT, L1: rP", goals="r5", rest="6 3").begin(
        "moves"
    )
    assert game.choices("r")[:2] == ["walk P", "walk T"]
    game.moves(r="P")
    assert game.told(*MOVES, to="-") == ["TO_PARKING rP L1 L5"]
    game = board("5p holder r", "L5: yP bP gP, L4: rT, L1: rP", goals="r5", rest="6 3").begin(
        "moves"
    )
    game.moves(r="T")
    assert game.told(*MOVES, to="-") == ["STUCK rT L5"]
    assert (game.where("rP"), game.where("rT")) == (Place.RESTROOM, Place.PARKING)


def test_r1_9_4_what_was_just_overrun_counts_as_full(board):
    game = board("5p holder r", "L3: rP rT yP, L6: gP nP, z1=8", goals="r1").begin("reveal")
    game.moves(r="T")
    assert game.told("OVERRUN", *MOVES) == ["OVERRUN L1", "TO_PARKING rT L3 L1"]


@pytest.mark.parametrize(
    ("place", "room"), [(1, 3), (2, 4), (3, 4), (5, 3), (6, 6)], ids=[1, 2, 3, 5, 6]
)
@pytest.mark.parametrize("full", [False, True])
def test_r1_9_4_the_room_of_each_place(board, place, room, full):
    others = ("yP", "yT", "bP", "bT", "gP", "gT")[: room if full else room - 1]
    game = board("5p holder r", f"L4: rP nP nT, L{place}: {' '.join(others)}", goals=f"r{place}")
    game.begin("moves").moves(r="P")
    assert game.told(*MOVES) == [f"STUCK rP L{place}" if full else f"MOVED rP L4 L{place}"]


def test_r1_9_5_a_sprint_to_another_place_with_any_character(board):
    game = board("5p holder r", "L1: rP rT, L6: rG yP", goals="r6 y4", hands="r: sprint")
    game.begin("moves")
    assert game.choices("r") == [
        "walk P", "walk T",
        "sprint G to 1",
        "sprint P to 2", "sprint T to 2", "sprint G to 2",
        "sprint P to 3", "sprint T to 3", "sprint G to 3",
        "sprint P to 4", "sprint T to 4", "sprint G to 4",
        "sprint P to 5", "sprint T to 5", "sprint G to 5",
        "sprint stay",
    ]  # fmt: skip
    game.moves(r="sprint G to 1")
    assert game.told(*MOVES, to="-") == ["SPRINT r L1", "MOVED rG L6 L1"]
    assert (game.hand("r"), game.state.played[2]) == ("", 1)
    assert game.owes == "y"


def test_r1_9_5_a_sprint_to_move_nobody(board):
    game = board("5p holder r", rest=REST, goals="r4 y4", hands="r: sprint*2").begin("moves")
    before = list(game.state.at)
    game.moves(r="sprint stay")
    assert game.told(*MOVES, to="-") == ["STAYED r"]
    assert (game.hand("r"), list(game.state.at)) == ("sprint", before)
    assert (game.decision, game.owes) == ("move", "y")


def test_r1_9_5_only_with_the_card(board):
    game = board("5p holder r", "L1: rP", rest=REST, goals="r4 y4", hands="r: camera, y: sprint")
    game.begin("moves")
    assert game.choices("r") == ["walk P", "walk T", "walk G"]
    assert game.refused("r", "sprint stay") == "CARD_NOT_HELD"
    assert game.refused("r", "sprint P to 5") == "CARD_NOT_HELD"


def test_r1_9_5_full_means_parking(board):
    game = board("5p holder r", "L5: yP bP gP, L1: rP", goals="r2", hands="r: sprint")
    game.begin("moves").moves(r="sprint P to 5")
    assert game.told(*MOVES) == ["SPRINT r L5", "TO_PARKING rP L1 L5"]


# Disagreements and edge cases ---------------------------------------------------------------------


def test_d4_sprint_on_ones_own_turn(board):
    game = board("5p holder r", rest=REST, goals="r5 y5", hands="r: sprint, b: sprint").begin(
        "moves"
    )
    assert game.refused("r", "sprint stay") == ""
    game.moves(r="P", y="P")
    assert "PHASE attack" in game.told("PHASE"), "nobody is asked for a Sprint any more"
    assert game.told("SPRINT", "STAYED") == []


def test_d4_sprint_after_all_moves(board):
    game = board(
        "5p holder b",
        "L1: rP, out n",
        rest="6 3 2 1",
        goals="b4 g4 r5 y5",
        hands="r: sprint*2, y: threat, b: camera, n: sprint",
        sprint_timing="after_all_moves",
    ).begin("moves")
    game.moves(b="P", g="P")
    assert game.owes == "r"
    assert game.choices("r") == ["walk P", "walk T", "walk G"]
    assert game.refused("r", "sprint stay") == game.refused("r", "sprint P to 3") == "SPRINT_LATER"
    game.moves(r="P", y="P")
    assert (game.decision, game.owes) == ("sprint", "b"), "in turn order, whatever the cards are"
    assert game.choices("b") == ["pass"]
    assert game.refused("b", "sprint to 1") == "CARD_NOT_HELD"
    game.passes("b")
    assert game.owes == "r", "g has no card"
    assert game.choices("r") == [
        "pass", "sprint to 1", "sprint to 2", "sprint to 3", "sprint to 4", "sprint to 6",
    ]  # fmt: skip
    assert game.refused("r", "code 7") == "NOT_A_CHOICE"
    assert game.refused("r", "sprint to 5") == "CHARACTER_IS_THERE"
    game.forget().say("r", "sprint to 1")
    assert game.told(*MOVES, to="-") == ["SPRINT r L1", "MOVED rP L5 L1"]
    assert game.hand("r") == "sprint"
    assert game.owes == "y", "once round, and one Sprint each"
    game.passes("y")
    assert "PHASE attack" in game.told("PHASE")


def test_d4_a_sprint_after_all_moves_makes_room_for_the_next(board):
    game = board(
        "5p holder y",
        "L5: bP gP, L1: rP yP, L6: yT yG bT bG gT gG",
        goals="y5 r5",
        hands="r: sprint, y: sprint",
        sprint_timing="after_all_moves",
    ).begin("moves")
    game.moves(y="P", r="P")
    assert game.where("rP") is Place.PARKING
    assert (game.decision, game.owes) == ("sprint", "y")
    game.say("y", "sprint to 6")
    assert game.told("TO_PARKING") == ["TO_PARKING rP L1 L5", "TO_PARKING yP L5 L6"], "6 is full"
    assert game.choices("r") == ["pass", "sprint to 1", "sprint to 2", "sprint to 3", "sprint to 5"]
    game.say("r", "sprint to 5")
    assert game.where("rP") is Place.SECURITY


def test_d4_who_sat_out_the_moves_is_not_asked_for_a_sprint(board):
    game = board(
        "5p holder r", rest=REST, goals="y4", hands="r: sprint", sprint_timing="after_all_moves"
    ).begin("reveal")
    game.moves(y="P")
    assert "PHASE attack" in game.told("PHASE")


@pytest.mark.parametrize(
    ("check", "falls"), [("arrival", []), ("arrival_and_round_end", ["OVERRUN L1"])]
)
def test_d13_when_places_are_overrun(board, check, falls):
    game = board("5p holder r", "L3: rP yP, L6: rT bP gP, z1=8, z4=9", overrun_check=check)
    game.begin("end")
    assert game.told("OVERRUN", "ROUND") == [*falls, "ROUND 4"]
    assert game.closed(1) == bool(falls)
    assert not game.closed(4)
    assert game.refused("r", "go to 1") == ("PLACE_CLOSED" if falls else "")


def test_d13_the_second_check_comes_before_the_end(board):
    game = board("5p holder r", "L3: rP, z1=8, z2=7", overrun_check="arrival_and_round_end")
    game.begin("end")
    assert game.told("OVERRUN", "END") == ["OVERRUN L1", "END few-left"]


def test_e16_a_destination_that_is_overrun_first(board):
    game = board("5p holder r", "L3: rP rG, L6: rT yP gP, z1=7", goals="r1", dice="1 2 3 5")
    game.begin("reveal")
    assert game.choices("r") == ["walk P", "walk T", "walk G"], "any own character"
    game.moves(r="G")
    assert game.told(*MOVES) == ["TO_PARKING rG L3 L1"]


def test_e17_who_stands_in_parking_stays_there(board):
    game = board("5p holder r", "L4: rP, L6: rT yP gP nP, z1=8", goals="r1").begin("reveal")
    game.moves(r="P")
    assert game.told(*MOVES) == ["STUCK rP L1"]
    assert game.standing(4) == "rP"


def test_e19_the_owner_chooses_who_moves(board):
    game = board("5p holder y", rest=REST, goals="y4 r4", dice="1 1 2 5").begin("reveal")
    game.moves(y="P")
    assert game.told("DESTINATION", "DICE", "MOVED") != [], "all that is known by then"
    assert game.choices("r") == ["walk P", "walk T", "walk G"]


def test_e19_the_owner_chooses_who_is_eaten(board):
    game = board("5p holder y", "L3: rP rT* rG, z3=5", rest="6 1 2").begin("attack")
    assert (game.decision, game.owes) == ("victim", "r")
    assert game.choices("r") == ["lose P", "lose G"]
    game.loses(r="P")
    assert game.where("rP") is Place.EATEN


@pytest.mark.parametrize(
    ("holder", "told"),
    [
        ("y", ["MOVED yP L1 L6", "MOVED rP L6 L1"]),
        ("r", ["TO_PARKING rP L6 L1", "MOVED yP L1 L6"]),
    ],
)
def test_e20_who_leaves_earlier_makes_room(board, holder, told):
    game = board(f"3p holder {holder}", "L1: yP yT yG, L6: rP rT rG bP", goals="r1 y6")
    game.begin("moves").say(holder, "walk P").say("ry".replace(holder, ""), "walk P")
    assert game.told(*MOVES) == told


def test_e20_who_arrives_earlier_takes_the_room(board):
    game = board("5p holder b", "L5: gP gT", rest="6 3 1 2", goals="b5 r5").begin("moves")
    game.moves(b="P", r="P")
    assert game.told(*MOVES) == ["MOVED bP L3 L5", "TO_PARKING rP L6 L5"]


def test_e21_no_sprint_to_the_destination_chosen_anyway(board):
    game = board("5p holder r", "L1: rP", rest=REST, goals="r5", hands="r: sprint").begin("moves")
    assert game.refused("r", "sprint P to 5") == "SAME_DESTINATION"
    assert "sprint P to 5" not in game.choices("r")
    assert game.refused("r", "sprint P to 1") == "CHARACTER_IS_THERE"
    assert game.refused("r", "sprint L to 1") == "NO_SUCH_CHARACTER"


def test_e21_nor_with_an_eaten_character(board):
    game = board("5p holder r", "L1: rP, L6: yP bP gP nP", goals="r5", hands="r: sprint")
    assert game.begin("moves").refused("r", "sprint T to 3") == "CHARACTER_EATEN"


def test_e22_no_sprint_to_a_closed_place(board):
    game = board("4p holder r", "closed 3", rest="6 1 5", goals="r4", hands="r: sprint")
    game.begin("moves")
    assert (
        game.refused("r", "sprint P to 3") == game.refused("r", "sprint P to 2") == "PLACE_CLOSED"
    )
    assert [text for text in game.choices("r") if text.startswith("sprint P")] == [
        "sprint P to 1", "sprint P to 5",
    ]  # fmt: skip


def test_e22_nor_after_all_moves(board):
    game = board(
        "4p holder r", "closed 3", rest="6 1 5", goals="r4", hands="r: sprint",
        sprint_timing="after_all_moves",
    ).begin("moves").moves(r="P")  # fmt: skip
    assert game.refused("r", "sprint to 2") == game.refused("r", "sprint to 3") == "PLACE_CLOSED"


def test_e23_a_sprint_to_stay_in_a_full_place(board):
    game = board("5p holder r", "L5: rP rT rG", rest="6 3 1", goals="r4", hands="r: sprint")
    game.begin("moves").moves(r="sprint stay")
    assert game.told(*MOVES) == ["STAYED r"]
    assert game.standing(5) == "rP rT rG"


@pytest.mark.parametrize("timing", ["own_turn", "after_all_moves"])
def test_e25_one_sprint_on_a_turn(board, timing):
    game = board(
        "5p holder r", rest=REST, goals="r5 y4", hands="r: sprint*3", sprint_timing=timing
    ).begin("moves")
    if timing == "own_turn":
        game.moves(r="sprint P to 4")
        assert game.owes == "y"
        assert game.refused("r", "sprint stay") == "NOT_ASKED"
        game.moves(y="P")
    else:
        game.moves(r="P", y="P").say("r", "sprint to 4")
    assert "PHASE attack" in game.told("PHASE")
    assert game.hand("r") == "sprint sprint"


def test_e26_a_sprint_out_of_parking(board):
    game = board(
        "5p holder r",
        "L5: yP bP gP, L6: yT bT gT nP nT nG, L1: rP rT, closed 3",
        goals="r5",
        hands="r: sprint",
        sprint_timing="after_all_moves",
    ).begin("moves")
    game.moves(r="P")
    assert game.told(*MOVES) == ["TO_PARKING rP L1 L5"]
    assert game.choices("r") == ["pass", "sprint to 1", "sprint to 2"]
    assert game.refused("r", "sprint to 5") == game.refused("r", "sprint to 6") == "PLACE_FULL"
    assert game.refused("r", "sprint to 4") == "CHARACTER_IS_THERE"
    assert game.refused("r", "sprint to 3") == "PLACE_CLOSED"
    game.forget().say("r", "sprint to 1")
    assert game.told(*MOVES) == ["SPRINT r L1", "MOVED rP L4 L1"], "where it came from"


def test_e26_who_got_stuck_in_parking_may_sprint_on(board):
    game = board(
        "5p holder r", "L5: yP bP gP, L4: rP rT, L6: nP", goals="r5", hands="r: sprint",
        sprint_timing="after_all_moves",
    ).begin("moves").moves(r="P").say("r", "sprint to 6")  # fmt: skip
    assert game.told(*MOVES) == ["STUCK rP L5", "SPRINT r L6", "MOVED rP L4 L6"]


def test_e27_a_die_with_a_closed_place_is_not_rolled_again(board):
    game = board("5p holder r", "closed 5", rest="6 3 1 2", goals="r2", dice="5 5 5 2").begin(
        "reveal"
    )
    assert game.told("ZOMBIE", "ZOMBIE_IGNORED") == [
        "ZOMBIE L2", "ZOMBIE_IGNORED L5", "ZOMBIE_IGNORED L5", "ZOMBIE_IGNORED L5",
    ]  # fmt: skip
    assert (game.zombies(2), game.zombies(5)) == (1, 0)


def test_e28_eight_zombies_and_somebody_inside(board):
    game = board("5p holder r", "L1: bP*, z1=7", rest="6 3 2", goals="r2", dice="1 1 5 5")
    game.begin("reveal")
    assert (game.zombies(1), game.closed(1)) == (9, False)


def test_e29_eight_zombies_at_an_empty_parking(board):
    game = board("5p holder r", "z4=7", rest=REST, goals="r5", dice="4 4 4 4").begin("reveal")
    assert (game.zombies(4), game.closed(4)) == (11, False)


@pytest.mark.parametrize(
    ("check", "order"),
    [
        ("arrival", ["MOVED bP L1 L3", "ROUND 4", "OVERRUN L1"]),
        ("arrival_and_round_end", ["MOVED bP L1 L3", "OVERRUN L1", "ROUND 4"]),
    ],
)
def test_e30_the_last_one_leaves_a_place_with_eight_zombies(board, check, order):
    game = empty_out(board, check)
    assert game.told("MOVED", "OVERRUN", "ROUND") == order[: -1 if check == "arrival" else 3]
    game.goes(r=5, y=5, b=5, g=5)
    assert game.told("MOVED", "OVERRUN", "ROUND") == order


def empty_out(board, check="arrival"):
    """The last one leaves place 1 with its eight zombies; on to the destinations of round 4."""
    game = board("4p holder b", "L1: bP, L6: rP rT yT gP gT, z1=8", goals="b3", overrun_check=check)
    return game.begin("reveal").script(5, 5, 6, 3).moves(b="P")


@pytest.mark.parametrize(("chosen", "falls"), [("zombie at 1", True), ("pass", False)])
def test_e31_a_zombie_players_zombie_makes_it_eight(board, chosen, falls):
    game = board("5p holder y", "out r, z1=7", rest="6 3 5", dice="2 2 2 2").begin("destinations")
    game.goes(y=1, b=4, g=4, n=4).say("r", chosen)
    assert game.told("OVERRUN") == (["OVERRUN L1"] if falls else [])
    assert game.closed(1) == falls


# Scenarios ----------------------------------------------------------------------------------------


def test_tm1_a_full_destination(board):
    game = board("5p holder r", "L5: yP bP gP, L1: rP", rest="6 3 2", goals="r5").begin("moves")
    game.moves(r="P")
    assert game.where("rP") is Place.PARKING
    assert game.heads(5) == 3


def leaving_the_headquarters(board, holder):
    """Red wants to go where yellow is about to leave."""
    game = board(f"5p holder {holder}", "L5: yG bP gP, L6: rP", goals="y1 r5", rest="6 3 2")
    game.begin("moves")
    while game.decision == "move":
        game.say(game.owes, {"y": "walk G", "r": "walk P"}[game.owes])
    return game


def test_tm3_who_leaves_first_makes_room(board):
    game = leaving_the_headquarters(board, "y")
    assert game.told(*MOVES) == ["MOVED yG L5 L1", "MOVED rP L6 L5"]


def test_tm4_who_comes_first_finds_it_full(board):
    game = leaving_the_headquarters(board, "r")
    assert game.told(*MOVES) == ["TO_PARKING rP L6 L5", "MOVED yG L5 L1"]
    assert game.heads(5) == 2


def test_tm5_any_who_is_not_there_may_be_picked(board):
    game = board("5p holder r", "L3: rP, L6: rT, L1: rG", goals="r3", rest="6 2 5").begin("moves")
    assert game.choices("r") == ["walk T", "walk G"]
    assert game.refused("r", "walk P") == "CHARACTER_IS_THERE"


def test_tm7_a_sprint_to_stay(board):
    game = board("5p holder r", "L1: rP", rest="6 3 2", goals="r5", hands="r: sprint").begin(
        "moves"
    )
    game.moves(r="sprint stay")
    assert game.told(*MOVES) == ["STAYED r"]
    assert [game.where(figure) for figure in ("rP", "rT", "rG")] == [1, 6, 6]
    assert game.hand("r") == ""


def test_tm8_a_sprint_to_a_full_place(board):
    game = board("5p holder r", "L5: yP bP gP", rest="6 3 1", goals="r2", hands="r: sprint")
    game.begin("moves").moves(r="sprint T to 5")
    assert game.where("rT") is Place.PARKING
    assert game.heads(5) == 3


def test_tm9_overrun_before_the_move(board):
    game = board("5p holder r", "z1=6", rest="6 3 2 5", goals="r1", dice="1 1 4 5").begin("reveal")
    assert (game.closed(1), game.zombies(1)) == (True, 0)
    game.moves(r="P")
    assert game.told("OVERRUN", *MOVES) == ["OVERRUN L1", "TO_PARKING rP L6 L1"]
    assert game.where("rP") is Place.PARKING


def test_tm11_parking_stays_open(board):
    game = board("5p holder r", "z4=9", rest=REST, goals="r4").begin("reveal")
    assert game.told("OVERRUN") == []
    assert (game.closed(4), game.zombies(4)) == (False, 9)
    game.moves(r="P")
    assert game.where("rP") is Place.PARKING


def test_tm12_dice_that_show_a_closed_place(board):
    game = board("5p holder r", "closed 3, z5=1", rest="6 1 2 5", goals="r4", dice="3 3 5 6")
    game.begin("reveal")
    assert [game.zombies(place) for place in range(1, 7)] == [0, 0, 0, 0, 2, 1]


def test_tm13_the_last_one_leaves_eight_zombies(board):
    game = empty_out(board)
    assert (game.state.round, game.closed(1), game.zombies(1)) == (4, False, 8)
    game.goes(r=1, y=5, b=1, g=5).moves(b="P")
    assert game.told("OVERRUN", *MOVES)[-2:] == ["OVERRUN L1", "TO_PARKING bP L3 L1"]
    assert game.closed(1)
