"""Cards in an attack (rules 1.10.19 to 1.10.24): weapons, Hardware, Hidden, Threat."""

import pytest

from graveshift.games.mall_of_horror.components import Card, Place

REST = "6 2 1 5"
"""Where those stand who have nothing to do with it."""
WEAPONS = [
    ("shotgun", 2),
    ("chainsaw", 2),
    ("grenades", 2),
    ("pistol", 1),
    ("fire-axe", 1),
    ("baseball-bat", 1),
]


def test_r1_10_19_hidden_and_hardware_last_until_the_round_closes(board):
    game = board(
        "5p holder r",
        "L3: rP yP, z3=2, L4: bP bT, z4=2",
        hands="r: hidden, hardware; b: hidden",
        rest=REST,
        deck=0,
    ).begin("attack")
    game.say("r", "hide P").say("r", "play hardware")
    assert game.told("AVERTED") == ["AVERTED L3 2 3"]
    assert game.told("BREACH") == ["BREACH L3 2 2", "BREACH L4 2 3"], "Hardware stays behind"
    game.say("b", "hide T")
    assert game.view("y").hiding == game.state.hiding
    assert game.state.hiding.bit_count() == 2, "rP hides although nobody looks for her"
    game.loses(b="P")
    assert game.state.round == 4
    assert (game.state.hiding, game.state.hardware) == (0, 0)
    assert game.standing(4) == "bT"


def test_r1_10_19_hardware_does_not_serve_the_next_place(board):
    game = board(
        "5p holder r", "L3: rP yP, z3=2, L5: rT yT, z5=4", hands="r: hardware*2", rest=REST
    ).begin("attack")
    game.say("r", "play hardware")
    assert game.told("BREACH", "AVERTED", "HELD") == [
        "BREACH L3 2 2",
        "AVERTED L3 2 3",
        "BREACH L5 4 4",
    ]


@pytest.mark.parametrize(("weapon", "kills"), WEAPONS)
def test_r1_10_20_weapons_kill_at_once(board, weapon, kills):
    game = board("5p holder r", "L3: rP yP, z3=9", hands=f"r: {weapon}", rest=REST).begin("attack")
    assert game.choices("r") == ["pass", f"play {weapon}"]
    game.say("r", f"play {weapon}")
    assert game.zombies(3) == 9 - kills
    assert game.told("SHOT", to="-") == [f"SHOT r {weapon} L3 {kills}"]
    assert (game.hand("r"), game.state.cards_held[0]) == ("", 0)
    assert sum(game.state.played) == 1


@pytest.mark.parametrize("weapon", [weapon for weapon, _ in WEAPONS])
def test_r1_10_20_never_more_than_there_are(board, weapon):
    game = board("5p holder r", "L3: rP, z3=1", hands=f"r: {weapon}", rest=REST, deck=0)
    game.begin("attack").say("r", f"play {weapon}")
    assert game.told("SHOT", "AVERTED") == [f"SHOT r {weapon} L3 1", "AVERTED L3 0 1"]
    assert game.zombies(3) == 0


@pytest.mark.parametrize("place", [1, 2, 3, 5])
def test_r1_10_21_hardware_holds_one_more(board, place):
    game = board(
        "5p holder r",
        f"L{place}: rP yP, z{place}=3",
        hands="r: hardware*2, y: hardware",
        rest="6 4",
    ).begin("attack")
    game.say("r", "play hardware")
    assert game.told("HARDWARE", "AVERTED", to="-") == [f"HARDWARE r L{place}"], "3 against 3"
    assert (game.state.hardware, game.hand("r")) == (1, "hardware")
    game.passes("r").say("y", "play hardware")
    assert game.told("AVERTED") == [f"AVERTED L{place} 3 4"]


@pytest.mark.parametrize(
    ("place", "zombies", "reason"),
    [
        (4, 1, "HARDWARE_IN_PARKING"),
        (4, 4, "HARDWARE_IN_PARKING"),
        (6, 3, ""),
        (6, 4, "HARDWARE_TOO_LATE"),
        (6, 5, "HARDWARE_TOO_LATE"),
        (3, 4, ""),
        (5, 9, ""),
    ],
)
def test_r1_10_21_where_hardware_is_too_late(board, place, zombies, reason):
    game = board("5p holder r", f"L{place}: rP, z{place}={zombies}", hands="r: hardware")
    game.begin("attack")
    assert game.refused("r", "play hardware") == reason
    assert game.choices("r") == (["pass"] if reason else ["pass", "play hardware"])


def test_r1_10_22_hidden_neither_chosen_nor_voting_but_defending(board):
    game = board(
        "5p holder r", "L6: rG rP yP bT, z6=6", hands="r: hidden*2, threat", rest="2 1 3 5"
    )
    game.begin("attack")
    assert game.choices("r") == ["pass", "play threat", "hide P", "hide G"], "who is there, no more"
    game.say("r", "hide G")
    assert game.told("HID", to="-") == ["HID rG L6"]
    assert game.defence(6) == 5
    assert game.choices("r") == ["pass", "play threat", "hide P"]
    game.passes("r")
    assert game.weights() == {"r": 1, "y": 1, "b": 1}
    game.votes(r="r", y="r", b="r")
    assert game.choices("r") == ["lose P"]


def test_r1_10_22_who_hides_altogether_has_no_vote(board):
    game = board("5p holder r", "L3: rP yP bP, z3=6", hands="r: hidden, threat", rest=REST)
    game.begin("attack").say("r", "hide P")
    assert game.refused("r", "play threat") == "NOT_A_VOTER"
    assert game.choices("r") == ["pass"]
    game.passes("r")
    assert (game.owes, game.candidates) == ("y b", "y b")


def test_r1_10_23_hidden_for_every_vote_in_the_parking(board):
    game = board("5p holder r", "L4: rP yP bP, z4=2", hands="r: hidden", rest=REST).begin("attack")
    game.say("r", "hide P").votes(y="y", b="y").loses(y="P")
    assert game.candidates == "b"
    game.loses(b="P")
    assert game.where("rP") is Place.PARKING


def test_r1_10_24_useless_cards_are_gone(board):
    game = board(
        "5p holder r",
        "L3: rP rT yP, z3=5",
        hands="r: threat, hidden, hardware; y: grenades",
        rest=REST,
        deck=0,
    ).begin("attack")
    for text in ("play threat", "hide P", "play hardware"):
        game.say("r", text)
    game.say("y", "play grenades")
    assert game.told("AVERTED") == ["AVERTED L3 3 5"]
    assert (game.hand("r"), game.hand("y")) == ("", "")
    assert [game.state.played[kind] for kind in (Card.THREAT, Card.HIDDEN, Card.HARDWARE)] == [
        3
    ] * 3
    assert sum(game.state.played) == 21


def test_e43_a_weapon_for_two_against_one(board):
    game = board("5p holder r", "L3: rP, z3=1", hands="r: shotgun", rest=REST).begin("attack")
    game.say("r", "play shotgun")
    assert game.told("SHOT") == ["SHOT r shotgun L3 1"]
    assert game.zombies(3) == 0


def test_e44_hardware_adds_up(board):
    game = board("5p holder r", "L3: rP yP, z3=3", hands="r: hardware*2", rest=REST)
    game.begin("attack").say("r", "play hardware")
    assert game.told("AVERTED") == []
    game.say("r", "play hardware")
    assert game.told("AVERTED") == ["AVERTED L3 3 4"]


def test_e45_hardware_at_the_supermarket_against_three(board):
    game = board("5p holder r", "L6: rP yP, z6=3", hands="r: hardware*2", rest="2 1 3 5")
    game.begin("attack").say("r", "play hardware").say("r", "play hardware")
    assert game.told("AVERTED") == ["AVERTED L6 3 4"]


@pytest.mark.parametrize(
    ("rule", "reason"),
    [("only_below_4", "HARDWARE_TOO_LATE"), ("any_time_but_counts_only_below_4", "")],
)
def test_e46_hardware_at_the_supermarket_against_four(board, rule, reason):
    game = board(
        "5p holder r",
        "L6: rP yP, z6=4",
        hands="r: hardware, y: pistol",
        rest="2 1 3 5",
        hardware_at_supermarket=rule,
    ).begin("attack")
    assert game.refused("r", "play hardware") == reason
    assert ("play hardware" in game.choices("r")) == (not reason)


def test_e46_by_option_hardware_waits_for_a_weapon(board):
    game = board(
        "5p holder r",
        "L6: rP yP bP, z6=4",
        hands="r: hardware, y: pistol",
        rest="2 1 3 5",
        hardware_at_supermarket="any_time_but_counts_only_below_4",
    ).begin("attack")
    game.say("r", "play hardware")
    assert game.told("AVERTED") == [], "four get in whatever the defence"
    game.say("y", "play pistol")
    assert game.told("AVERTED") == ["AVERTED L6 3 4"]
    assert game.zombies(6) == 3


@pytest.mark.parametrize(
    ("rule", "weapon", "told"),
    [
        ("any_time_but_counts_only_below_4", "pistol", []),
        ("any_time_but_counts_only_below_4", "shotgun", ["AVERTED L6 3 4"]),
        ("only_below_4", "shotgun", []),
    ],
)
def test_by_option_four_get_in_past_hardware(board, rule, weapon, told):
    game = board(
        "5p holder r",
        "L6: rP yP bP, z6=5",
        hands=f"r: hardware, y: {weapon}",
        rest="2 1 3 5",
        hardware_at_supermarket=rule,
    ).begin("attack")
    game.say("r", "play hardware" if rule != "only_below_4" else "pass")
    game.say("y", f"play {weapon}")
    assert game.told("AVERTED") == told


def test_e47_hardware_holds_for_one_round(board):
    game = board(
        "4p holder r",
        "L3: rP yP, L6: rT yT bT gT gG bG, L1: bP gP, L4: rG yG, z3=2",
        hands="y: hardware",
        deck=0,
    ).begin("attack")
    game.script(2, 2, 2, 2).say("y", "play hardware")
    assert (game.state.round, game.zombies(3)) == (4, 2)
    game.goes(r=5, y=5, b=5, g=4).moves(r="G", y="G", b="G", g="G")
    assert game.told("BREACH", "HELD", "AVERTED") == [
        "BREACH L3 2 2",
        "AVERTED L3 2 3",
        "BREACH L3 2 2",
    ]
    assert (game.state.round, game.owes) == (4, "r y")


def test_e48_hidden_and_then_averted(board):
    game = board("5p holder r", "L3: rP yP, z3=2", hands="r: hidden, y: pistol", rest=REST, deck=0)
    game.begin("attack").say("r", "hide P").say("y", "play pistol")
    assert game.told("AVERTED") == ["AVERTED L3 1 2"]
    assert (game.hand("r"), game.state.hiding, game.standing(3)) == ("", 0, "rP yP")


def test_e51_hidden_on_a_hidden_character(board):
    game = board("5p holder r", "L3: rP rT yP, z3=9", hands="r: hidden*2", rest=REST)
    game.begin("attack").say("r", "hide P")
    assert game.refused("r", "hide P") == "CHARACTER_HIDDEN"
    assert game.choices("r") == ["pass", "hide T"]


@pytest.mark.parametrize(("text", "reason"), [
    ("pass", ""),
    ("play threat", ""),
    ("play camera", "CARD_NOT_NOW"),
    ("play sprint", "CARD_NOT_NOW"),
    ("play hardware", ""),
    ("code 5", "NOT_A_CHOICE"),
    ("play shotgun", ""),
    ("play pistol", "CARD_NOT_HELD"),
    ("play baseball-bat", "CARD_NOT_HELD"),
    ("code 12", "NOT_A_CHOICE"),
    ("code 15", "NOT_A_CHOICE"),
    ("hide P", ""),
    ("hide T", "CHARACTER_ELSEWHERE"),
    ("hide G", "CHARACTER_HIDDEN"),
    ("hide L", "NO_SUCH_CHARACTER"),
    ("code 20", "NOT_A_CHOICE"),
    ("no answer", "NOT_A_CHOICE"),
])  # fmt: skip
def test_why_not_this_card(board, text, reason):
    game = board(
        "5p holder r",
        "L3: rP rG* yP, L1: rT, z3=9",
        hands="r: threat, camera, sprint, hardware, hidden, shotgun",
    ).begin("attack")
    assert game.choices("r") == [
        "pass", "play threat", "play hardware", "play shotgun", "hide P",
    ]  # fmt: skip
    assert game.refused("r", text) == reason


@pytest.mark.parametrize("text", ["hide P", "hide T", "hide L", "play threat", "play hardware"])
def test_a_card_must_be_held_first_of_all(board, text):
    game = board("5p holder r", "L4: rP* yP, z4=9", hands="r: sprint").begin("attack")
    assert game.refused("r", text) == "CARD_NOT_HELD"


def test_of_three_players_the_girl_can_hide(board):
    game = board("3p holder r", "L3: rP rL, z3=9", hands="r: hidden*2").begin("attack")
    assert game.choices("r") == ["pass", "hide P", "hide L"]
    game.say("r", "hide L")
    assert game.told("HID") == ["HID rL L3"]


def test_every_card_played_is_told_to_everybody(board):
    game = board(
        "5p holder r", "L3: rP rT yP, z3=9", hands="r: threat, hidden, hardware, pistol"
    ).begin("attack")
    for text in ("play threat", "hide T", "play hardware", "play pistol"):
        game.say("r", text)
    for knower in ("y", "n", "-"):
        assert game.told("THREAT", "HID", "HARDWARE", "SHOT", to=knower) == [
            "THREAT r L3",
            "HID rT L3",
            "HARDWARE r L3",
            "SHOT r pistol L3 1",
        ]


# Scenarios ----------------------------------------------------------------------------------------


def test_tf9_hardware_holds_the_door(board):
    game = board("5p holder r", "L3: rP yP bP, z3=3", hands="y: hardware", rest=REST, deck=0)
    game.begin("attack").say("y", "play hardware")
    assert game.told("AVERTED", to="-") == ["AVERTED L3 3 4"]
    assert (game.zombies(3), game.standing(3)) == (3, "rP yP bP")
    assert (game.state.round, game.state.hardware) == (4, 0)


def test_tf13_hardware_at_the_supermarket(board):
    game = board("5p holder r", "L6: rP yP bP, z6=3", hands="b: hardware", rest="1 2 3 5", deck=0)
    game.begin("attack").say("b", "play hardware")
    assert game.told("AVERTED") == ["AVERTED L6 3 4"]
    assert game.zombies(6) == 3


def test_tf14_a_shotgun_is_not_enough(board):
    game = board("5p holder r", "L1: rP yP bP, z1=5", hands="b: shotgun", rest="6 2 3", deck=0)
    game.begin("attack").say("b", "play shotgun")
    assert game.zombies(1) == 3
    game.votes(r="y", y="r", b="y").loses(y="P")
    assert (game.zombies(1), game.standing(1)) == (0, "rP bP")


def test_tf15_a_chainsaw_against_one(board):
    game = board("5p holder r", "L1: rP, z1=1", hands="r: chainsaw", rest="6 2 3", deck=0)
    game.begin("attack").say("r", "play chainsaw")
    assert game.told("AVERTED", "EATEN") == ["AVERTED L1 0 1"]
    assert (game.zombies(1), game.standing(1)) == (0, "rP")


def test_tf18_hiding_leaves_one_candidate(board):
    game = board("5p holder r", "L1: rP yP, z1=2", hands="r: hidden", rest="6 2 3", deck=0)
    game.begin("attack").say("r", "hide P")
    assert game.told("SOLE_CANDIDATE", "VOTE") == ["SOLE_CANDIDATE victim L1 y"]
    game.loses(y="P")
    assert (game.zombies(1), game.standing(1)) == (0, "rP")


def test_tf19_both_hide(board):
    game = board(
        "5p holder r", "L1: rP yP, z1=2", hands="r: hidden, y: hidden", rest="6 2 3", deck=0
    )
    game.begin("attack").say("r", "hide P").say("y", "hide P")
    assert game.told("EATEN") == []
    assert (game.zombies(1), game.standing(1), game.state.round) == (2, "rP yP", 4)


def test_tf21_a_hidden_gunman_has_no_vote(board):
    game = board("5p holder r", "L3: rG rP yP, z3=9", hands="r: hidden", rest=REST).begin("attack")
    game.say("r", "hide G")
    assert game.weights() == {"r": 1, "y": 1}


def test_tf25_hidden_for_nothing(board):
    game = board(
        "5p holder r", "L3: rP yP bP, z3=4", hands="r: hidden, y: grenades", rest=REST, deck=0
    ).begin("attack")
    game.say("r", "hide P").say("y", "play grenades")
    assert game.told("AVERTED") == ["AVERTED L3 2 3"]
    assert (game.hand("r"), game.hand("y"), game.zombies(3)) == ("", "", 2)
