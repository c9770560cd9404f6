"""Card windows in an attack (rules 1.10.10, D9, D18), and where played cards go."""

import pytest

from graveshift.games.mall_of_horror.components import NO_CARD, Card

REST = "6 2 1 5"
"""Where those stand who have nothing to do with it."""


def test_r1_10_10_who_is_there_hidden_or_not_is_asked(board):
    game = board(
        "6p holder g",
        "L3: rP* yP bP nP, z3=9",
        hands="r: threat, pistol; y: sprint; b: threat; g: shotgun; k: pistol",
        rest=REST,
    ).begin("attack")
    assert (game.decision, game.owes) == ("cards", "r"), "n has no card, g and k are not there"
    assert game.choices("r") == ["pass", "play pistol"], "a Threat only with a vote"
    assert game.refused("r", "play threat") == "NOT_A_VOTER"
    assert game.refused("g", "play shotgun") == "NOT_ASKED"
    game.passes("r")
    assert game.owes == "y", "asked whatever the card is"
    assert game.choices("y") == ["pass"]
    game.passes("y")
    assert game.choices("b") == ["pass", "play threat"]
    game.say("b", "play threat")
    assert (game.decision, game.owes) == ("ballot", "y b n"), "an empty hand is not asked again"
    assert game.weights() == {"y": 1, "b": 2, "n": 1}


def test_r1_10_10_as_many_cards_as_one_likes(board):
    game = board(
        "5p holder r", "L3: rP rT yP, z3=9", hands="r: threat, hidden, hardware, pistol", rest=REST
    ).begin("attack")
    for text in ("play pistol", "play threat", "hide P", "play hardware"):
        assert game.owes == "r"
        game.say("r", text)
    assert game.decision == "ballot"
    assert (game.zombies(3), game.state.hardware) == (8, 1)


@pytest.mark.parametrize(("by", "asked"), [("present", "r y"), ("anyone", "r y b g")])
def test_d9_who_may_play(board, by, asked):
    game = board(
        "5p holder r",
        "L3: rP yP, z3=9, L5: gP",
        hands="r: sprint, y: sprint, b: pistol, g: sprint",
        rest=REST,
        attack_cards_by=by,
    ).begin("attack")
    found = []
    while game.decision == "cards":
        found.append(game.owes)
        game.passes(game.owes)
    assert " ".join(found) == asked


def test_d9_by_option_outsiders_play_what_needs_nobody_there(board):
    game = board(
        "5p holder g",
        "L3: rP yP, z3=3, L5: gP",
        hands="g: threat, hidden, hardware, pistol, sprint; n: sprint",
        rest=REST,
        attack_cards_by="anyone",
        deck=0,
    ).begin("attack")
    assert game.choices("g") == ["pass", "play hardware", "play pistol"]
    assert game.refused("g", "play threat") == "NOT_A_VOTER"
    assert game.refused("g", "hide P") == "CHARACTER_ELSEWHERE"
    game.say("g", "play pistol").say("g", "play hardware")
    assert game.told("AVERTED", to="-") == ["AVERTED L3 2 3"]


def test_d9_by_option_an_outsider_threatens_only_by_another(board):
    game = board(
        "5p holder g",
        "L3: rP yP, z3=3",
        hands="g: threat, hidden",
        rest=REST,
        attack_cards_by="anyone",
        threat_by_outsiders="true",
    ).begin("attack")
    assert game.choices("g") == ["pass", "play threat"]
    game.say("g", "play threat").passes("g").votes(r="y", y="r")
    assert game.weights() == {"r": 1, "y": 1, "b": 1, "g": 2, "n": 1}


def test_d9_by_option_who_is_out_plays_nothing_who_just_lost_all_may(board):
    game = board(
        "5p holder r",
        "L1: rP, z1=1, L3: yP bP, z3=3, L6: gP gT, out n",
        hands="r: pistol, n: shotgun",
        attack_cards_by="anyone",
    ).begin("attack")
    game.passes("r").loses(r="P")
    assert (game.decision, game.owes) == ("cards", "r")
    game.say("r", "play pistol")
    assert game.told("SHOT") == ["SHOT r pistol L3 1"]
    assert (game.decision, game.owes) == ("ballot", "y b"), "n is out, and not asked"


@pytest.mark.parametrize(
    ("window", "asked"), [("one_circuit", "b g r r y y"), ("until_all_pass", "b g r r y y b g r")]
)
def test_d18_how_long_cards_go_round(board, window, asked):
    game = board(
        "4p holder b",
        "L3: rP yP bP gP, z3=9",
        hands="r: pistol, threat; y: threat, sprint; b: sprint; g: sprint",
        rest="6 1 5",
        card_window=window,
    ).begin("attack")
    plays, found = {"r": "play pistol", "y": "play threat"}, []
    while game.decision == "cards":
        seat = game.owes
        found.append(seat)
        game.say(seat, plays.pop(seat, "pass"))
    assert " ".join(found) == asked
    assert (game.zombies(3), game.weights()) == (8, {"r": 1, "y": 2, "b": 1, "g": 1})


def test_d18_by_option_a_card_can_be_answered(board):
    game = board(
        "4p holder b",
        "L3: rP yP bP, z3=9",
        hands="r: pistol, sprint; y: sprint; b: threat",
        rest="6 1 5",
        card_window="until_all_pass",
    ).begin("attack")
    game.passes("b").say("r", "play pistol").passes("r", "y")
    assert (game.decision, game.owes) == ("cards", "b"), "a pass is not final"
    game.say("b", "play threat")
    assert game.owes == "r", "b has an empty hand, which counts as a pass"
    game.passes("r", "y")
    assert game.decision == "ballot"
    assert game.weights() == {"r": 1, "y": 1, "b": 2}


def test_d18_by_option_an_averted_attack_closes_the_window(board):
    game = board(
        "4p holder b",
        "L3: rP yP bP, z3=3",
        hands="r: pistol, sprint; y: sprint; b: threat",
        rest="6 1 5",
        card_window="until_all_pass",
        deck=0,
    ).begin("attack")
    game.passes("b").say("r", "play pistol")
    assert game.told("AVERTED") == ["AVERTED L3 2 3"]
    assert game.state.round == 4


def test_e41_no_window_where_they_do_not_get_in(board):
    game = board("5p holder r", "L3: rP yP, z3=1", hands="r: shotgun", rest=REST, deck=0)
    game.begin("attack")
    assert game.told("HELD") == ["HELD L3 1 2"]
    assert (game.state.round, game.hand("r"), game.zombies(3)) == (4, "shotgun", 1)


def test_tf17_once_round_in_turn_order(board):
    game = board(
        "4p holder b",
        "L3: rP yP bP, z3=9",
        hands="r: sprint*2, y: pistol, b: sprint, g: pistol",
        rest="6 1 5",
    ).begin("attack")
    assert game.owes == "b"
    game.passes("b")
    assert game.owes == "r", "g is not there"
    game.passes("r")
    game.say("y", "play pistol")
    assert (game.decision, game.owes) == ("ballot", "r y b"), "b is not asked again"


# Played cards -------------------------------------------------------------------------------------


def test_a_played_card_leaves_the_hand_and_the_game(board):
    game = board("5p holder r", "L3: rP yP, z3=9", hands="r: pistol, threat*2", rest=REST, deck=5)
    game.begin("attack")
    before = game.state.played[Card.THREAT]
    game.say("r", "play threat")
    assert game.hand("r") == "threat pistol"
    assert (game.state.cards_held[0], game.state.played[Card.THREAT]) == (2, before + 1)
    assert game.deck() == 5


def test_a_dealt_card_is_in_the_hand(board):
    game = board.new(5).setup()
    for seat in "rybgn":
        assert len(game.hand(seat).split()) == game.state.cards_held[game.seat(seat)] == 1


def test_who_gave_a_card_knows_that_it_was_played(board):
    game = board("5p holder r", "L3: rP yP, z3=9", hands="r: threat*3, pistol", rest=REST)
    gifts = [("y", "r", Card.PISTOL), ("r", "y", Card.THREAT)]
    gifts += [(giver, "r", Card.THREAT) for giver in "bgb"]
    for gift, (giver, taker, kind) in enumerate(gifts):
        game.state.gift_giver[gift] = game.seat(giver)
        game.state.gift_taker[gift] = game.seat(taker)
        game.state.gift_kind[gift] = kind
    game.begin("attack").say("r", "play threat")
    others = [Card.PISTOL, Card.THREAT]
    assert list(game.state.gift_kind)[:5] == [*others, NO_CARD, NO_CARD, Card.THREAT]
    game.say("r", "play threat")
    assert list(game.state.gift_kind)[:5] == [*others, NO_CARD, NO_CARD, NO_CARD]
    game.say("r", "play threat")
    assert list(game.state.gift_kind)[:4] == [Card.PISTOL, Card.THREAT, NO_CARD, NO_CARD]
