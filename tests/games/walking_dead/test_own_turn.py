"""What everybody may do in a turn (rules 1.7, 1.8; D7-D10)."""


def test_r1_7_1_a_step_costs_one_food_once(board):
    game = board("2p leader r", y="F food 2").begin("own move", turn="y").say("y", "walk to prison")
    assert (game.where("y"), game.tokens("food")[1], game.decision) == ("P", 1, "draw")


def test_d7_without_food_or_pawn_nobody_is_asked_to_move(board):
    assert board("2p leader r", y="food 0").begin("own move", turn="y").decision == "draw"
    away = board("2p leader r", y="-").hands(y="fever bar").begin("own move", turn="y")
    assert away.decision == "event"
    game = board("2p leader r", y="F").begin("own move", turn="y")
    assert game.choices("y") == ["walk to prison", "walk to highway", "stay"]
    assert game.refused("y", "walk to town") == "NOT_NEXT_DOOR"
    assert game.refused("y", "code 9") == "NOT_A_CHOICE"
    assert game.say("y", "stay").tokens("food") == [2, 2]


def test_r1_7_2_a_non_leader_may_draw_and_exchange(board):
    game = board("2p leader r", y="H").begin("draw", turn="y").script(23).say("y", "yes")
    assert (game.left("ammo"), game.decision) == (24, "exchange") or game.has(
        "y"
    ) == "lucky-find.3=1"


def test_r1_7_3_a_non_leader_plays_one_of_two(board):
    game = board("2p leader r").hands(y="shop-windows church-bells").begin("events", turn="y")
    game.say("y", "play church-bells")
    assert game.told("EVENT") == ["EVENT y church-bells"]
    assert game.told("DISCARDED") == ["DISCARDED y shop-windows"]
    assert game.walkers == "F0 H0 P0 T2"


def test_d8_drawing_may_be_declined(board):
    game = board("2p leader r").begin("draw")
    assert game.choices("r") == ["no", "yes"]
    assert game.refused("r", "code 2") == "NOT_A_CHOICE"
    assert game.say("r", "no").left("ally") == 25
    away = board("2p leader r", r="-").hands(r="fever bar").begin("draw")
    assert away.decision == "event"


def test_d8c_alone_an_ammo_card_left_lying_is_collected(board):
    game = board("1p leader r", r="rick H pistol").lie("pistol-box.1 rifle-clips.1")
    game.begin("collect")
    assert game.choices("r") == ["take up pistol-box.1", "take up rifle-clips.1", "decline"]
    assert game.refused("r", "take up bolts.1") == "NOT_A_CHOICE"
    game.script(3).say("r", "take up pistol-box.1")
    assert (game.decision, game.choices("r")[:2]) == ("load", ["load onto pistol.1", "keep"])
    game.say("r", "load onto pistol.1")
    assert (game.ammo("pistol.1"), game.decision) == (3, "collect")
    assert game.say("r", "decline").decision == "draw"
    elsewhere = board("1p leader r", r="rick F").lie("pistol-box.1").begin("collect")
    assert elsewhere.decision == "draw"


def test_r1_8_1_one_object_is_given_and_one_received(board):
    game = board("3p leader r", r="food 1", y="food 0", b="pistol=2").begin("exchange")
    game.say("r", "give to y").say("r", "give food")
    game.say("r", "ask b").say("b", "give pistol.1")
    assert game.decision != "exchange"
    assert (game.tokens("food"), game.has("r")) == ([0, 1, 2], "pistol.1=2")


def test_d9_one_gives_to_a_player_here(board):
    game = board("4p leader r", r="food 1 allies 0", b="T", g="-").begin("exchange")
    assert game.choices("r") == ["give to y", "ask y", "done"]
    assert game.refused("r", "give to r") == "YOURSELF"
    assert game.refused("r", "give to b") == "NOT_HERE"
    assert game.refused("r", "code 4") == "NO_SUCH_SEAT"
    game.say("r", "give to y").say("r", "give food")
    assert game.refused("r", "give to y") == "HALF_IS_OVER"
    assert game.choices("r") == ["ask y", "done"]


def test_d9_nobody_is_asked_who_has_nothing_and_nobody_to_ask(board):
    poor = "food 0 allies 0"
    game = board("2p leader r", r=poor, y=poor).hands(r="fever bar").begin("exchange")
    assert game.decision == "event"
    assert board("2p leader r", r=poor).begin("exchange").refused("r", "give to y") == (
        "NOTHING_TO_GIVE"
    )


def test_d10_one_asks_a_player_here(board):
    game = board("3p leader r", y="food 0 allies 0", b="food 1").begin("exchange")
    assert game.refused("r", "ask y") == "NOTHING_TO_GIVE"
    assert game.refused("r", "ask r") == "YOURSELF"
    game.say("r", "ask b")
    assert (game.decision, game.owes) == ("object", "b")
    game.say("b", "refuse")
    assert game.refused("r", "ask b") == "HALF_IS_OVER"
    away = board("2p leader r", y="T").hands(r="fever bar").begin("exchange")
    assert away.decision == "event"


def test_d10_somebody_elsewhere_cannot_be_asked(board):
    game = board("3p leader r", b="T").begin("exchange")
    assert game.refused("r", "ask b") == "NOT_HERE"


def test_d10a_the_asked_gives_what_it_likes_or_refuses(board):
    game = board("2p leader r", y="food 1 allies 1 katana").begin("exchange").say("r", "ask y")
    assert game.choices("y") == ["give katana", "give ally", "give food", "refuse"]
    game.say("y", "give ally")
    assert game.tokens("allies") == [3, 0]


def test_r1_8_2_the_giver_may_refuse(board):
    game = board("2p leader r").begin("exchange").say("r", "ask y").say("y", "refuse")
    assert game.told("REFUSED") == ["REFUSED y r"]


def test_r1_8_3_objects_are_cards_an_ally_food_and_one_ammo(board):
    game = board("2p leader r", r="katana rifle=2 bolts=1", y="rifle").begin("exchange")
    game.say("r", "give to y")
    assert game.choices("r") == [
        "give katana", "give rifle.1", "give bolts.1", "give ally", "give food",
        "give ammo of rifle.1",
    ]  # fmt: skip
    game.say("r", "give rifle.1")
    assert game.has("y") == "rifle.12"
    assert game.ammo("rifle.1") == 2


def test_r1_8_4_one_ammo_goes_onto_a_weapon_of_its_kind(board):
    game = board("3p leader r", r="rifle=2", y="rifle", b="pistol").begin("exchange")
    game.say("r", "give to y").say("r", "give ammo of rifle.1")
    assert (game.ammo("rifle.1"), game.ammo("rifle.2")) == (1, 1)
    other = board("3p leader r", r="rifle=2", b="pistol").begin("exchange").say("r", "give to b")
    assert other.refused("r", "give ammo of rifle.1") == "NO_SUCH_WEAPON"


def test_r1_8_5_life_events_and_ammo_off_a_card_are_no_objects(board):
    game = (
        board("2p leader r", r="rifle-clips=2", y="rifle").begin("exchange").say("r", "give to y")
    )
    assert game.choices("r") == ["give rifle-clips.1", "give ally", "give food"]
    assert game.refused("r", "give ammo of rifle-clips.1") == "NOT_A_CHOICE"
    assert game.refused("r", "give katana") == "NOT_HELD"
    assert game.refused("r", "give bolts.1") == "NOT_HELD"
    assert game.refused("r", "give ammo of rifle.1") == "NO_AMMO"
    assert game.refused("r", "code 60") == "NOT_A_CHOICE"
