"""The end and the score (rules 1.12) and their scenarios."""

import pytest

FIVE = "L6: rP yP bP gP nP"
"""Five in one place: the fewest that 1.12.2 is about."""


@pytest.mark.parametrize(
    ("check", "told"),
    [
        ("round_end", ["EATEN rP L1", "EATEN bP L3", "ELIMINATED b", "END few-left"]),
        ("immediate", ["EATEN rP L1", "END few-left"]),
    ],
)
def test_r1_12_1_the_end_is_checked_when_the_round_closes(board, check, told):
    game = board("4p holder r", "L1: rP, L3: bP, L6: rT yP gP, z1=1, z3=1", end_check=check).begin(
        "attack"
    )
    game.loses(r="P")
    if check == "round_end":
        assert (game.ending, game.owes) == ("running", "b")
        game.loses(b="P")
    assert game.told("EATEN", "ELIMINATED", "END", to="-") == told


@pytest.mark.parametrize(
    ("words", "ends"),
    [
        ("L6: rP yP bP gP nP", True),
        ("L6: rP yP bP gP nP rT", True),
        ("L6: rP yP bP gP nP*", True),
        ("L4: rP yP bP gP nP", False),
        ("L6: rP yP bP gP, L3: nP", False),
        ("L6: rP yP bP gP, L4: nP", False),
        ("L4: rP yP bP gP, L6: nP", False),
    ],
)
def test_r1_12_2_all_at_one_place_but_parking(board, words, ends):
    game = board("5p holder r", words).begin("end")
    assert (game.ending == "one-place", game.state.round) == (ends, 3 if ends else 4)


@pytest.mark.parametrize(
    ("seats", "words", "ends"),
    [
        (3, "L1: rP yP, L3: rT bL", True),
        (3, "L1: rP yP, L3: rT bL, L6: bP", False),
        (4, "L1: rP yP, L3: rT bG", True),
        (4, "L1: rP yP, L3: rT bG, L6: bP", False),
        (5, "L1: rP yP, L3: rT bG", True),
        (5, "L1: rP yP, L3: rT bG, L6: bP", False),
        (6, "L1: rP yP bP, L4: rT yT kG", True),
        (6, "L1: rP yP bP, L4: rT yT kG, L6: bG", False),
    ],
)
def test_r1_12_3_few_alive_wherever_they_stand(board, seats, words, ends):
    game = board(f"{seats}p holder r", words).begin("end")
    assert game.ending == ("few-left" if ends else "running")


def test_r1_12_4_the_points_of_those_alive(board):
    game = board("3p holder r", "L1: rP rT, L3: yG yL").begin("end")
    assert game.told("POINTS", to="-") == ["POINTS r 12 0", "POINTS y 4 0", "POINTS b 0 0"]
    assert game.winners == "r"
    game = board("3p holder r", "L1: rP rT, L3: rG rL").begin("end")
    assert game.told("POINTS")[0] == "POINTS r 16 0"


def test_r1_12_5_most_points_then_most_cards(board):
    game = board("4p holder r", "L1: rP, L3: yP, L4: bT bG", hands="r: sprint, y: sprint*3")
    game.begin("end")
    assert game.told("POINTS", "WINNERS", to="-") == [
        "POINTS r 7 1", "POINTS y 7 3", "POINTS b 8 0", "POINTS g 0 0", "WINNERS b",
    ]  # fmt: skip
    game = board(
        "4p holder r", "L1: rP, L3: yP, L4: bT", hands="r: sprint, y: threat*2, b: hidden*3"
    )
    assert game.begin("end").winners == "y"


def test_r1_12_5_one_point_outweighs_every_card(board):
    game = board(
        "3p holder r",
        "L1: rT, L3: yG yL",
        hands="y: threat*3, camera*3, sprint*3, hardware*3, hidden*3",
    ).begin("end")
    assert game.winners == "r"


def test_r1_12_6_equals_share_the_victory(board):
    game = board("4p holder r", "L1: rP, L3: yT, L4: gP", hands="r: sprint, g: threat")
    game.begin("end")
    assert game.winners == "r g"
    assert game.told("WINNERS", to="-") == ["WINNERS rg"]
    assert (game.owes, game.decision, game.refused("r", "code 0")) == ("", "nothing", "GAME_OVER")


# Disagreements and edge cases ---------------------------------------------------------------------


def test_d3_points_win_not_heads(board):
    game = board("3p holder r", "L1: rP, L3: yG yL").begin("end")
    assert game.winners == "r"


@pytest.mark.parametrize(
    ("check", "ending"), [("round_end", "running"), ("immediate", "one-place")]
)
def test_d5_after_the_last_move(board, check, ending):
    game = board(
        "5p holder r", "L6: rP yP bP gP, L3: nP", goals="r3 n6", end_check=check, hands="n: threat"
    ).begin("moves")
    assert (game.decision, game.owes) == ("move", "r")
    game.moves(r="P")
    assert game.ending == "running"
    game = board("5p holder n", "L6: rP yP bP gP, L3: nP", goals="n6", end_check=check).begin(
        "moves"
    )
    game.moves(n="P")
    assert game.told("END", "PHASE")[0] == (
        "END one-place" if ending == "one-place" else "PHASE attack"
    )


def test_d5_single_moves_in_between_do_not_count(board):
    game = board(
        "5p holder n", "L6: rP yP bP gP, L3: nP", goals="n6 r1", end_check="immediate"
    ).begin("moves")
    game.moves(n="P")
    assert (game.ending, game.owes) == ("running", "r")
    game.moves(r="P")
    assert game.told("END") == []


def test_d5_not_before_the_last_sprint(board):
    game = board(
        "5p holder n", "L6: rP yP bP gP, L3: nP", goals="n6", end_check="immediate",
        hands="n: sprint", sprint_timing="after_all_moves",
    ).begin("moves").moves(n="P")  # fmt: skip
    assert (game.decision, game.ending) == ("sprint", "running")
    game.passes("n")
    assert game.ending == "one-place"


@pytest.mark.parametrize(
    ("check", "eaten", "winners"), [("round_end", 3, "y"), ("immediate", 1, "r")]
)
def test_d5_further_votes_in_parking_are_not_played(board, check, eaten, winners):
    game = board(
        "4p holder r", "L4: rP rT rG, L6: yP gP, z4=3", hands="y: camera", end_check=check
    ).begin("attack")
    for character in "PTG"[:eaten]:
        assert game.ending == "running"
        game.loses(r=character)
    assert game.ending == "few-left"
    assert len(game.told("EATEN")) == eaten
    assert game.winners == winners


def test_d5_the_hand_of_who_was_just_eaten_counts(board):
    game = board(
        "4p holder r", "L4: rP yP, z4=2", hands="r: camera, threat", end_check="immediate"
    ).begin("attack")
    game.passes("r").votes(r="r", y="y").votes(r="y", y="y", b="r", g="y").loses(y="P")
    assert (game.ending, game.winners) == ("few-left", "r")
    game = board(
        "4p holder r", "L4: rP, L6: yT, z4=2", hands="r: camera, threat", end_check="immediate"
    ).begin("attack").passes("r").loses(r="P")  # fmt: skip
    assert game.told("POINTS") == ["POINTS r 0 2", "POINTS y 5 0", "POINTS b 0 0", "POINTS g 0 0"]


@pytest.mark.parametrize("check", ["round_end", "immediate"])
def test_d23_all_together_in_parking_is_no_end(board, check):
    game = board(
        "5p holder n", "L4: rP yP bP gP, L3: nP", goals="n4", end_check=check
    ).begin("moves").moves(n="P")  # fmt: skip
    assert (game.ending, game.phase) == ("running", "attack")
    game = board("5p holder r", "L4: rP yP bP gP nP", deck=0, end_check=check).begin("end")
    assert (game.ending, game.state.round) == ("running", 4)


def eat_everybody(game, colours):
    """Pass, vote and lose until the named colours have lost their last one in the parking."""
    for victim in colours:
        game.pass_windows()
        if game.decision == "ballot":
            game.votes(**dict.fromkeys(game.owes.split(), victim))
        game.loses(**{victim: "P"})
    return game


@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        ("y: threat*2, b: sprint", "y"),
        ("y: threat, b: sprint", "y b"),
        ("", "r y b g n"),
    ],
)
def test_e59_everyone_dies_at_once(board, hands, winners):
    game = board("5p holder r", "L4: rP yP bP gP nP, z4=5", hands=hands).begin("attack")
    eat_everybody(game, "rybgn")
    assert (game.ending, game.winners) == ("nobody-left", winners)
    assert [text.split()[2] for text in game.told("POINTS")] == ["0"] * 5


def test_e61_more_die_than_it_takes(board):
    game = board("5p holder r", "L1: rP", "L6: yP").begin("end")
    assert (game.ending, game.winners) == ("few-left", "r y")


def test_e62_the_number_is_reached_at_place_1(board):
    game = board("4p holder r", "L1: rP, L4: yP, L6: bP gP gT, z1=1, z4=1, z6=4").begin("attack")
    game.loses(r="P").loses(y="P")
    assert (game.ending, game.decision) == ("running", "ballot")
    game.votes(b="g", g="g").loses(g="T")
    assert game.told("EATEN", "END") == [
        "EATEN rP L1",
        "EATEN yP L4",
        "EATEN gT L6",
        "END few-left",
    ]


def test_e63_the_survivors_are_in_parking(board):
    assert board("4p holder r", "L4: rP yP bP gP").begin("end").ending == "few-left"
    assert board("6p holder r", "L4: rP yP bP gP nP kP").begin("end").ending == "few-left"


def test_e64_too_many_survivors_in_parking(board):
    game = board("6p holder r", "L4: rP yP bP gP nP kP kT", deck=0).begin("end")
    assert (game.ending, game.state.round) == ("running", 4)


def test_e65_a_shared_victory(board):
    game = board("6p holder r", "L4: rT yT nT bG", hands="r: pistol, y: hidden, b: camera*3")
    assert game.begin("end").winners == "r y"


@pytest.mark.parametrize(
    ("number", "ending"), [(99, "running"), (100, "round-limit")], ids=["99", "100"]
)
def test_e69_a_game_that_does_not_end(board, number, ending):
    game = board("4p holder r", f"round {number}", "L1: rP rT yP, L3: bP gP", hands="y: sprint")
    game.begin("end")
    assert game.ending == ending
    if ending == "round-limit":
        assert game.told("END", to="-") == ["END round-limit"]
        assert (game.winners, game.owes) == ("r", "")


def test_e69_the_hundredth_round_may_end_like_any_other(board):
    assert board("4p holder r", "round 100", "L1: rP rT yP").begin("end").ending == "few-left"


# Scenarios ----------------------------------------------------------------------------------------


def test_tg1_four_end_it_and_five_do_not(board):
    assert board("4p holder r", "L1: rP yP, L3: bP gP").begin("end").ending == "few-left"
    game = board("4p holder r", "L1: rP yP, L3: bP gP gT").begin("end")
    assert (game.ending, game.state.round) == ("running", 4)


def test_tg3_five_together(board):
    assert board("5p holder r", FIVE).begin("end").ending == "one-place"
    game = board("5p holder r", FIVE.replace("L6", "L4"), deck=0).begin("end")
    assert (game.ending, game.state.round) == ("running", 4)


def test_tg4_three_die_and_three_are_left(board):
    game = board("4p holder r", "L4: rP yP bP, L6: rT yT gP, z4=3").begin("attack")
    eat_everybody(game, "ryb")
    assert len(game.alive().split()) == 3
    assert game.ending == "few-left"


@pytest.mark.parametrize(("check", "left"), [("round_end", 3), ("immediate", 4)])
def test_tg5_the_number_is_reached_in_the_middle(board, check, left):
    game = board("4p holder r", "L1: rP, L3: yP, L6: bP gP gT, z1=1, z3=1", end_check=check)
    game.begin("attack").loses(r="P")
    if check == "round_end":
        game.loses(y="P")
    assert game.ending == "few-left"
    assert len(game.alive().split()) == left


@pytest.mark.parametrize(("cards", "winners"), [(1, "y"), (2, "r y")])
def test_tg7_cards_break_a_tie(board, cards, winners):
    hands = f"r: sprint*{cards}, y: camera*2, b: hidden*3"
    game = board("4p holder r", "L1: rP yP, L3: bT gG", hands=hands).begin("end")
    assert game.winners == winners


@pytest.mark.parametrize(
    ("hands", "winners"), [("g: sprint", "g"), ("g: sprint, r: camera", "r g")]
)
def test_tg8_all_eaten_in_parking(board, hands, winners):
    game = board("5p holder r", "L4: rP yP bP gP nP, z4=6", hands=hands).begin("attack")
    eat_everybody(game, "nbygr")
    assert game.told("PARKING_CLEARED") == ["PARKING_CLEARED 1"]
    assert (game.alive(), game.ending, game.winners) == ("", "nobody-left", winners)


def test_tg9_four_in_parking(board):
    game = board("4p holder r", "L4: rP yP bP gP").begin("end")
    assert game.told("END") == ["END few-left"]
