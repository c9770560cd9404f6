"""The attack (rules 1.10.1 to 1.10.14): attraction, breach, victim; cards are in `test_weapons`."""

import pytest

from graveshift.games.mall_of_horror.components import Place

# Attraction ---------------------------------------------------------------------------------------


def test_r1_10_1_the_biggest_crowd_draws_a_zombie(board):
    game = board("5p holder r", "L1: yP bP, L3: gP nP, L6: rT rG yT yG bT").begin("attraction")
    assert game.told("CROWD") == ["CROWD L6"]
    assert game.zombies(6) == 1
    assert game.told("SCREAM") == [], "pin-ups tie, and the crowd zombie comes all the same"
    assert (game.zombies(1), game.zombies(3)) == (0, 0)


@pytest.mark.parametrize("place", [1, 2, 3, 5, 6])
def test_r1_10_1_wherever_the_crowd_stands(board, place):
    game = board("5p holder r", f"L{place}: rP rT", "L4: yP", place=4).begin("attraction")
    assert game.told("PHASE", "CROWD", "SCREAM", to="-")[:2] == ["PHASE attack", f"CROWD L{place}"]
    assert game.zombies(place) == 1
    assert game.told("HELD") == [f"HELD L{place} 1 3"], "then the places are dealt with, 1 first"


def test_r1_10_2_most_pinups_draw_a_zombie(board):
    game = board("5p holder r", "L1: rT rG yT, L3: bP gP, L5: nP nT nG").begin("attraction")
    assert game.told("CROWD", "SCREAM") == ["SCREAM L3"], "a tied crowd draws none"
    assert [game.zombies(place) for place in range(1, 7)] == [0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize(
    ("heads", "crowd"),
    [
        ("L1: rT yT, L2: bT gT, L3: nT", []),
        ("L1: rT, L2: bT gT, L3: nT yT", []),
        ("L1: rT yT, L2: bT, L6: nT gT", []),
        ("L1: rT, L2: yT, L6: nT gT", ["CROWD L6"]),
        ("L1: rT, L3: nT gT, L6: yT", ["CROWD L3"]),
    ],
)
def test_r1_10_3_a_tie_for_the_most_draws_none(board, heads, crowd):
    game = board("5p holder r", heads).begin("attraction")
    assert game.told("CROWD", "SCREAM") == crowd
    assert sum(game.zombies(place) for place in range(1, 7)) == len(crowd)


def test_r1_10_3_crowd_and_pinups_tie_apart(board):
    game = board("5p holder r", "L1: rP yP bT, L3: bP gT gG").begin("attraction")
    assert game.told("CROWD", "SCREAM") == ["SCREAM L1"]
    game = board("5p holder r", "L1: rP yT bT, L3: bP gT").begin("attraction")
    assert game.told("CROWD", "SCREAM") == ["CROWD L1"]


def test_r1_10_4_parking_counts_and_one_place_may_get_both(board):
    game = board("5p holder r", "L4: rP yP bT, L1: bP gT, L3: nT").begin("attraction")
    assert game.told("CROWD", "SCREAM") == ["CROWD L4", "SCREAM L4"]
    assert game.zombies(4) == 2
    assert game.told("BREACH") == ["BREACH L4 2 4"]
    assert (game.phase, game.decision) == ("attack", "ballot")


def test_attraction_takes_what_is_left_of_the_supply(board):
    beyond = "z2=20, z3=9"
    game = board("5p holder r", "L6: rP rT yT, L1: yG", beyond).begin("attraction")
    assert game.told("CROWD", "SCREAM") == ["CROWD L6"], "the thirtieth comes for the crowd"
    assert game.zombies(6) == 1
    game = board("5p holder r", "L6: rP rT yT, L1: yG", beyond, "z5=1").begin("attraction")
    assert game.told("CROWD", "SCREAM") == []
    assert game.zombies(6) == 0


def test_tf2_one_place_gets_both(board):
    game = board("5p holder r", "L6: rP yP bT gT, L1: bP gG nT, L3: nP nG").begin("attraction")
    assert game.told("CROWD", "SCREAM") == ["CROWD L6", "SCREAM L6"]
    assert game.zombies(6) == 2


def test_tf3_heads_count_not_strength(board):
    game = board("5p holder r", "L1: rT yT, L3: bP gP nP").begin("attraction")
    assert game.told("CROWD") == ["CROWD L3"]
    assert game.zombies(1) == 0


def test_tf4_no_pinup_no_scream(board):
    game = board("5p holder r", "L1: rT, L3: bT gG, L6: nG").begin("attraction")
    assert game.told("CROWD", "SCREAM") == ["CROWD L3"]


def test_tf5_the_last_pinup_draws_one(board):
    game = board("5p holder r", "L5: rP yT, L3: bT gG, L6: nT yG").begin("attraction")
    assert game.told("CROWD", "SCREAM") == ["SCREAM L5"]
    assert game.zombies(5) == 1


def test_e55_all_places_are_tied(board):
    game = board("5p holder r", "L1: rT, L2: yT, L3: bT, L4: gT, L5: nT, L6: rG")
    game.begin("attraction")
    assert game.told("CROWD", "SCREAM") == []
    assert sum(game.zombies(place) for place in range(1, 7)) == 0


@pytest.mark.parametrize("place", [1, 6])
def test_e56_one_pinup_is_the_most(board, place):
    game = board("5p holder r", f"L{place}: nP, L3: rT yT, L5: bT gT").begin("attraction")
    assert game.told("CROWD", "SCREAM") == [f"SCREAM L{place}"]
    assert game.zombies(place) == 1


def test_e57_a_tough_guy_is_one_head(board):
    game = board("5p holder r", "L1: rT yT, L3: bP gG nG").begin("attraction")
    assert game.told("CROWD") == ["CROWD L3"]
    game = board("5p holder r", "L1: rT yG, L3: bG gG").begin("attraction")
    assert game.told("CROWD") == []


# Who gets in --------------------------------------------------------------------------------------


def test_r1_10_5_places_in_order_each_to_its_end(board):
    game = board(
        "6p holder n",
        "L1: rP, L2: yP, L3: bP, L4: gP, L5: nP, L6: kP",
        "z1=1, z2=1, z3=1, z4=1, z5=1, z6=1",
    ).begin("attack")
    for place, seat in enumerate("rybgnk", start=1):
        assert (game.decision, game.owes) == ("victim", seat)
        assert game.told("BREACH")[-1] == f"BREACH L{place} 1 1"
        assert game.standing(place) == f"{seat}P"
        game.loses(**{seat: "P"})
    assert len(game.told("BREACH", to="-")) == 6
    assert (game.ending, game.alive()) == ("nobody-left", "")


def test_r1_10_6_no_people_no_attack(board):
    game = board("5p holder r", "L6: rP yP bP gP nP, z1=7, z3=1, z5=9").begin("attack")
    assert game.told("HELD", "BREACH", "AVERTED", "FED") == []
    assert [game.zombies(place) for place in range(1, 7)] == [7, 0, 1, 0, 9, 0]


def test_r1_10_6_no_zombies_no_attack(board):
    game = board("5p holder r", "L6: rP yP bP gP nP, L1: rT", hands="r: sprint").begin("attack")
    assert game.told("HELD", "BREACH", "AVERTED", "FED") == []


@pytest.mark.parametrize(
    ("there", "defence"),
    [("rP", 1), ("rT", 2), ("rG", 1), ("rP rT yT", 5), ("rT* rG*", 3), ("rP yP bP", 3)],
)
def test_r1_10_7_heads_and_tough_guys_defend(board, there, defence):
    game = board("5p holder r", f"L5: {there}, z5={defence - 1}").begin("attack")
    held = [f"HELD L5 {defence - 1} {defence}"] if defence > 1 else []
    assert game.told("HELD", "BREACH") == held
    game = board("5p holder r", f"L5: {there}, z5={defence}").begin("attack")
    assert game.told("HELD", "BREACH") == [f"BREACH L5 {defence} {defence}"]


def test_r1_10_7_the_girl_defends_like_anybody(board):
    game = board("3p holder r", "L3: rL yL, z3=1").begin("attack")
    assert game.told("HELD", to="-") == ["HELD L3 1 2"]
    game = board("3p holder r", "L3: rL yL, z3=2").begin("attack")
    assert game.told("BREACH", to="-") == ["BREACH L3 2 2"]


def test_r1_10_7_hardware_defends(board):
    game = board("5p holder r", "L3: rP yP, z3=2", hands="r: hardware, y: sprint").begin("attack")
    game.say("r", "play hardware")
    assert game.told("AVERTED") == ["AVERTED L3 2 3"]


def test_r1_10_8_fewer_change_nothing(board):
    game = board(
        "5p holder r", "L1: rP yP bP, z1=2", rest="6 2 3", hands="r: shotgun, y: threat", deck=0
    ).begin("attack")
    assert (game.state.round, game.decision) == (4, "camera"), "no cards, no vote"
    assert game.told("HELD", to="-") == ["HELD L1 2 3"]
    assert (game.zombies(1), game.standing(1)) == (2, "rP yP bP")


def test_r1_10_8_as_many_get_in(board):
    game = board("5p holder r", "L1: rP yP bP, z1=3", hands="r: shotgun").begin("attack")
    assert (game.decision, game.owes) == ("cards", "r")
    assert game.told("HELD", "BREACH", to="-") == ["BREACH L1 3 3"]


@pytest.mark.parametrize(
    ("place", "zombies", "told"),
    [
        (6, 3, "HELD L6 3 9"),
        (6, 4, "BREACH L6 4 9"),
        (6, 5, "BREACH L6 5 9"),
        (2, 4, "HELD L2 4 6"),
    ],
)
def test_r1_10_9_four_get_into_the_supermarket(board, place, zombies, told):
    there = "rT yT bT rP yP bP" if place == 6 else "rT yT rP bP"
    game = board("5p holder r", f"L{place}: {there}, z{place}={zombies}").begin("attack")
    assert game.told("HELD", "BREACH") == [told]


@pytest.mark.parametrize("cards", ["pistol", "hardware"])
def test_r1_10_11_averted_at_once(board, cards):
    game = board(
        "5p holder r",
        "L3: rP yP bP, z3=3",
        hands=f"r: {cards}, threat; y: shotgun",
        rest="6 2 1",
        deck=0,
    ).begin("attack")
    game.say("r", f"play {cards}")
    assert game.state.round == 4, "r is not asked again, and y not at all"
    left, defence = (2, 3) if cards == "pistol" else (3, 4)
    assert game.told("AVERTED", to="-") == [f"AVERTED L3 {left} {defence}"]
    assert game.told("EATEN", "FED", "VOTE") == []
    assert (game.zombies(3), game.hand("r")) == (left, "threat")


def test_r1_10_12_the_owner_of_the_chosen_colour_gives_one_up(board):
    game = board("5p holder r", "L3: rP rT* rG yP, z3=9", rest="6 2 1").begin("attack")
    game.votes(r="r", y="r")
    assert (game.decision, game.owes) == ("victim", "r")
    assert game.choices("r") == ["lose P", "lose G"]
    game.loses(r="P")
    assert game.told("EATEN", to="-") == ["EATEN rP L3"]
    assert game.where("rP") is Place.EATEN
    assert game.standing(3) == "rT rG yP"


def test_r1_10_13_then_all_zombies_leave(board):
    game = board("5p holder r", "L3: rP yP, z3=5, z1=2", rest="6 2 5").begin("attack")
    game.votes(r="y", y="y")
    assert game.zombies(3) == 5, "not before the victim is gone"
    game.loses(y="P")
    assert game.told("FED", to="-") == ["FED L3 5"]
    assert (game.zombies(3), game.zombies(1)) == (0, 2)


def test_r1_10_14_everyone_hides(board):
    game = board("5p holder r", "L3: rP* yP*, z3=5", rest="6 2 1", deck=0).begin("attack")
    assert game.told("NO_CANDIDATE", "NOBODY_TO_EAT", to="-") == [
        "NO_CANDIDATE victim L3",
        "NOBODY_TO_EAT L3",
    ]
    assert game.told("EATEN", "FED") == []
    assert (game.zombies(3), game.standing(3)) == (5, "rP yP")
    assert game.decision == "destination"


def test_the_next_place_is_dealt_with_where_everyone_hid_before(board):
    game = board("5p holder r", "L3: rP*, z3=5, L5: yP bP, z5=2", rest="6 2 1").begin("attack")
    assert game.told("BREACH") == ["BREACH L3 5 1", "BREACH L5 2 2"]
    assert (game.decision, game.owes) == ("ballot", "y b")


def test_d15_hidden_characters_are_never_eaten(board):
    game = board("5p holder r", "L3: rP* rT yP*, z3=9", rest="6 2 1").begin("attack")
    assert game.choices("r") == ["lose T"]
    game.loses(r="T")
    game = board("5p holder r", "L3: rP* rT* yP*, z3=9", rest="6 2 1").begin("attack")
    assert game.told("NOBODY_TO_EAT") == ["NOBODY_TO_EAT L3"]
    assert game.standing(3) == "rP rT yP"


@pytest.mark.parametrize("place", [1, 2, 3])
def test_d19_the_restroom_is_attacked_like_the_shops(board, place):
    game = board("5p holder r", f"L{place}: rP yP bT, z{place}=4", rest="6 5 4").begin("attack")
    assert game.told("BREACH") == [f"BREACH L{place} 4 4"]
    game.votes(r="y", y="b", b="y").loses(y="P")
    assert (game.standing(place), game.zombies(place)) == ("rP bT", 0)


def test_d20_hidden_characters_defend(board):
    game = board("5p holder r", "L1: rT* yP* bP, z1=3", rest="6 2 3").begin("attack")
    assert game.told("HELD") == ["HELD L1 3 4"]


@pytest.mark.parametrize(("character", "defence"), [("P", 3), ("T", 4), ("G", 3)])
def test_d1_the_tough_guy_counts_two(board, character, defence):
    game = board("5p holder r", f"L1: r{character} yP bP, z1=3", rest="6 2 3").begin("attack")
    told = "HELD" if defence == 4 else "BREACH"
    assert game.told("HELD", "BREACH") == [f"{told} L1 3 {defence}"]


def test_e42_equal_is_a_breach(board):
    game = board("5p holder r", "L3: rP yP, z3=3", hands="r: pistol", rest="6 2 1").begin("attack")
    game.say("r", "play pistol")
    assert game.zombies(3) == game.defence(3) == 2
    assert game.told("AVERTED") == []
    assert (game.decision, game.owes) == ("ballot", "r y")


def test_e52_everyone_there_hides(board):
    game = board(
        "5p holder r", "L3: rP yP, z3=5", hands="r: hidden, y: hidden", rest="6 2 1", deck=0
    ).begin("attack")
    game.say("r", "hide P").say("y", "hide P")
    assert game.told("NOBODY_TO_EAT") == ["NOBODY_TO_EAT L3"]
    assert (game.zombies(3), game.standing(3)) == (5, "rP yP")


# Scenarios ----------------------------------------------------------------------------------------


def test_tf7_it_holds(board):
    game = board("5p holder r", "L1: rP yP bT, z1=3", hands="r: threat", rest="6 2 3", deck=0)
    game.begin("attack")
    assert game.defence(1) == 4
    assert game.told("HELD", "BREACH") == ["HELD L1 3 4"]
    assert (game.zombies(1), game.state.round) == (3, 4)


def test_tf8_it_does_not(board):
    game = board("5p holder r", "L1: rP yP bT, z1=4", rest="6 2 3", deck=0).begin("attack")
    game.votes(r="y", y="b", b="y").loses(y="P")
    assert game.told("EATEN") == ["EATEN yP L1"]
    assert (game.zombies(1), game.decision) == (0, "destination")


def test_tf10_four_at_the_supermarket(board):
    game = board("5p holder r", "L6: rT yT bT rP yP bP, z6=4", rest="1 2 3").begin("attack")
    assert game.defence(6) == 9
    assert (game.decision, game.owes) == ("ballot", "r y b")


@pytest.mark.parametrize(("there", "told"), [("rT yT", "HELD"), ("rT yP", "BREACH")])
def test_tf11_three_at_the_supermarket(board, there, told):
    game = board("5p holder r", f"L6: {there}, z6=3").begin("attack")
    assert game.told("HELD", "BREACH") == [f"{told} L6 3 {game.defence(6)}"]


def test_tf22_the_owner_picks_who_does_not_hide(board):
    game = board("5p holder r", "L3: rP* rT rG yP, z3=9", rest="6 2 1").begin("attack")
    game.votes(r="r", y="r")
    assert (game.decision, game.owes) == ("victim", "r")
    assert game.choices("r") == ["lose T", "lose G"]
    assert game.refused("r", "lose P") == "CHARACTER_HIDDEN"


def test_tf23_who_lost_everybody_votes_like_an_outsider(board):
    game = board("4p holder r", "L1: rP, z1=1, L3: yP bP, z3=2, L6: gP gT").begin("attack")
    game.loses(r="P")
    assert game.out("r") == 0, "out only when the round closes"
    game.votes(y="b", b="y")
    assert game.owes == "r y b g"
    assert game.weights() == {"r": 1, "y": 1, "b": 1, "g": 1}
    game.votes(r="y", y="b", b="y", g="y").loses(y="P")
    assert game.out("r") == game.out("y") == 3


def test_tf26_one_place_after_the_other(board):
    game = board("5p holder r", "L1: gP, z1=4, L3: rP rT yP, z3=9", rest="6 2 5").begin("attack")
    assert game.told("BREACH") == ["BREACH L1 4 1"]
    game.loses(g="P")
    assert game.told("BREACH", "EATEN", "FED") == [
        "BREACH L1 4 1",
        "EATEN gP L1",
        "FED L1 4",
        "BREACH L3 9 4",
    ]


# The verdict --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pool", "chosen"), [("all_colours_present", "r y b"), ("tied_colours", "r y r")]
)
def test_after_a_second_tie_chance_picks_a_colour(board, pool, chosen):
    for drawn, colour in enumerate(chosen.split()):
        game = board(
            "4p holder b", "L6: rP yP yT bG, z6=9", rest="3 1 5", second_tie_pool=pool
        ).begin("attack")
        game.votes(r="b", y="r", b="y").script(drawn).votes(r="y", y="r", b="y", g="r")
        assert game.told("CHANCE_PICKS", to="-") == [f"CHANCE_PICKS {colour}"]
        assert (game.decision, game.owes) == ("victim", colour)


@pytest.mark.parametrize(("drawn", "victim"), list(enumerate(["rP", "yP", "yT", "bG"])))
def test_by_option_chance_picks_a_character(board, drawn, victim):
    game = board(
        "4p holder b", "L6: rP rT* yP yT bG, z6=9", rest="3 1 5", second_tie_pool="random_character"
    ).begin("attack")
    game.votes(r="b", y="r", b="y").script(drawn).votes(r="y", y="r", b="y", g="r")
    assert game.told("UNDECIDED", to="-") == ["UNDECIDED victim L6"]
    assert game.told("CHANCE_PICKS", "EATEN", to="-") == [
        f"CHANCE_PICKS {victim[0]}",
        f"EATEN {victim} L6",
    ]
    assert game.told("FED") == ["FED L6 9"]
    assert game.where(victim) is Place.EATEN


@pytest.mark.parametrize(("text", "reason"), [
    ("lose P", ""),
    ("lose T", "CHARACTER_HIDDEN"),
    ("lose G", "CHARACTER_ELSEWHERE"),
    ("lose L", "NO_SUCH_CHARACTER"),
    ("code 4", "NOT_A_CHOICE"),
    ("code 16", "NOT_A_CHOICE"),
    ("no answer", "NOT_A_CHOICE"),
])  # fmt: skip
def test_why_not_this_victim(board, text, reason):
    game = board("5p holder r", "L3: rP rT*, z3=9, L1: rG").begin("attack")
    assert game.choices("r") == ["lose P"]
    assert game.refused("r", text) == reason


def test_of_three_players_the_girl_can_be_lost(board):
    game = board("3p holder r", "L3: rP rL, z3=9").begin("attack")
    assert game.choices("r") == ["lose P", "lose L"]
    game.loses(r="L")
    assert game.told("EATEN") == ["EATEN rL L3"]


# The close of the round ---------------------------------------------------------------------------


def test_at_the_end_of_the_round_nobody_hides_and_nobody_is_elected(board):
    game = board(
        "4p holder r elected", "L3: rP* yP, L6: bP gP", hardware=2, turn=0, hands="y: sprint"
    ).begin("end")
    assert game.ending == "few-left"
    assert (game.state.hiding, game.state.hardware, game.elected) == (0, 0, False)


def test_the_round_goes_on_to_the_next(board):
    game = board("4p holder r", "L3: rP yP bP, L6: gP gT", deck=0).begin("end")
    assert (game.state.round, game.decision, game.ending) == (4, "destination", "running")
    assert game.holder == "r"


def test_a_dead_holder_passes_the_badge_when_the_round_is_over(board):
    game = board("4p holder r", "L3: yP bP bT, L6: gP gT", deck=0).begin("end")
    assert game.told("ELIMINATED", "BADGE_PASSES", to="-") == ["ELIMINATED r", "BADGE_PASSES y"]
    assert (game.holder, game.out("r")) == ("y", 3)


@pytest.mark.parametrize("check", ["arrival", "arrival_and_round_end"])
def test_by_option_empty_places_are_overrun_at_the_end(board, check):
    game = board(
        "4p holder r", "L3: rP yP bP, L6: gP gT, z1=8, z5=7, z4=9", overrun_check=check, deck=0
    ).begin("end")
    closes = check == "arrival_and_round_end"
    assert game.told("OVERRUN") == (["OVERRUN L1"] if closes else [])
    assert (game.closed(1), game.closed(5), game.closed(4)) == (closes, False, False)
    assert game.zombies(1) == (0 if closes else 8)


@pytest.mark.parametrize(("check", "ending"), [("immediate", "few-left"), ("round_end", "running")])
def test_by_option_no_more_is_eaten_when_the_game_is_over(board, check, ending):
    game = board("4p holder r", "L4: rP yP, z4=2, L3: bP bT, L6: gP", end_check=check)
    game.begin("attack").votes(r="y", y="y").loses(y="P")
    assert (game.state.ending != 0) == (ending == "few-left")
    assert game.zombies(4) == 1
    assert game.told("BREACH", "PARKING_CLEARED")[1:] == (
        [] if ending == "few-left" else ["BREACH L4 1 1"]
    )


@pytest.mark.parametrize(("check", "ending"), [("immediate", "few-left"), ("round_end", "running")])
def test_by_option_the_game_ends_with_a_victim(board, check, ending):
    game = board("4p holder r", "L1: rP, z1=2, L3: yP bP, z3=3, L6: gP gT", end_check=check)
    game.begin("attack").loses(r="P")
    assert game.ending == ending
    assert game.told("FED") == ["FED L1 2"]
    assert len(game.told("BREACH")) == (1 if ending == "few-left" else 2)
