"""Worked scenarios of set-up, turns and events (rules 4, T01-T28b)."""

from itertools import product

from graveshift.games.walking_dead.kinds import Phase


def test_t01_four_players_are_set_up(board):
    game = board.new(4).setup()
    game.says("take rick", "take daryl", "take maggie").script(2, 1, 3, 3).says("take andrea")
    at_corner = dict(zip(game.state.corner, game.state.walkers, strict=True))
    assert at_corner == {0: 2, 1: 1, 2: 3, 3: 3}
    for what, number in (("life", 5), ("food", 2), ("allies", 2)):
        assert game.tokens(what) == [number] * 4
    assert [len(game.has(seat).split()) for seat in "rybg"] == [1, 1, 1, 1]
    assert [game.left(one) for one in ("equipment", "ammo", "food", "ally")] == [21, 25, 25, 25]
    assert (game.state.pile, game.state.gone.bit_count()) == (48 - 8, 4)


def test_t03_weapons_are_drawn_in_seat_order(board):
    game = board.new(2).setup()
    game.stacks(equipment="baseball-bat.1 rifle.1 motorcycle body-armor.1 silencer")
    # By number: bat, rifle, motorcycle, armor, silencer; the script names what is turned over.
    game.says("take rick").script(1, 1, 2, 2, 1, 0, 6, 1).says("take daryl")
    assert game.told("PUT_BACK", "START_WEAPON") == [
        "PUT_BACK motorcycle", "PUT_BACK body-armor.1", "START_WEAPON r rifle.1",
        "START_WEAPON y baseball-bat.1",
    ]  # fmt: skip
    assert [game.has("r"), game.has("y")] == ["rifle.1=3", "baseball-bat.1"]


def test_t04_only_who_ties_rolls_again(board):
    game = board.new(3).setup()
    game.stacks(equipment="katana crowbar fire-axe silencer")
    game.says("take rick", "take daryl")
    game.script(1, 1, 1, 0, 0, 0, 6, 6, 2, 3, 5).says("take maggie")
    assert game.told("ROLLED_FOR_BADGE") == [
        "ROLLED_FOR_BADGE r 6", "ROLLED_FOR_BADGE y 6", "ROLLED_FOR_BADGE b 2",
        "ROLLED_FOR_BADGE r 3", "ROLLED_FOR_BADGE y 5",
    ]  # fmt: skip
    assert game.told("LEADER") == ["LEADER y"]


def test_t05_in_round_1_everybody_may_be_put_anywhere(board):
    places = ("farm", "prison", "highway", "town")
    for chosen in product(places, repeat=2):
        game = board("2p leader r round 1", r="-", y="-").begin("moves")
        for place in chosen:
            assert game.choices("r") == [f"move to {one}" for one in places]
            game.says(f"move to {place}")
        assert [line.split()[-1] for line in game.told("PLACED")] == list(chosen)


def test_t07_a_paid_move_is_one_step(board):
    game = board("2p leader r", y="T food 1").begin("own move", turn="y")
    game.says("walk to prison")
    assert (game.tokens("food")[1], game.where("y")) == (0, "P")
    assert game.decision == "draw", "no second step"
    game = board("2p leader r", y="T food 0").begin("own move", turn="y")
    assert game.decision == "draw", "no step without food"


def test_t08_a_leader_cannot_pay_for_a_step(board):
    game = board("2p leader r", r="food 5").begin("turn")
    asked = set()
    while game.owes == "r" and game.decision != "exchange":
        asked.add(game.decision)
        game.clock_runs_out("r")
    assert asked == {"move", "draw"}
    assert game.tokens("food")[0] == 5


def test_t09_one_draws_from_the_stack_here(board):
    for answer, left in (("yes", 11), ("no", 12)):
        game = board("2p leader r", y="T").stacks(food=12).begin("draw", turn="y")
        assert game.decision == "draw"
        game.says(answer)
        assert [game.left(one) for one in ("food", "ammo", "ally", "equipment")] == [
            left, 25, 25, 25,
        ]  # fmt: skip


def test_t11_giving_and_receiving(board):
    game = board("4p leader r", b="pistol=2", g="P katana").begin("exchange")
    assert game.refused("r", "ask g") == "NOT_HERE"
    assert game.refused("r", "give to g") == "NOT_HERE"
    game.says("give to y", "give food", "ask b", "give pistol.1")
    assert game.tokens("food")[:2] == [1, 3]
    assert (game.has("r"), game.has("b")) == ("pistol.1=2", "")


def test_t12_a_single_round_goes_onto_such_a_weapon(board):
    game = board("4p leader r", r="rifle=3", y="rifle", b="pistol", g="P").begin("exchange")
    game.says("give to y", "give ammo of rifle.1")
    assert (game.ammo("rifle.1"), game.ammo("rifle.2")) == (2, 1)
    game = board("4p leader r", r="rifle=3", y="rifle", b="pistol", g="P").begin("exchange")
    game.says("give to b")
    assert game.refused("r", "give ammo of rifle.1") == "NO_SUCH_WEAPON"


def test_t13_an_ammo_card_goes_whole(board):
    game = board("3p leader r", r="shotgun-shells=3", b="T").begin("exchange").says("give to y")
    assert game.refused("r", "give ammo of shotgun-shells.1") == "NOT_A_CHOICE"
    game.says("give shotgun-shells.1")
    assert (game.has("r"), game.has("y")) == ("", "shotgun-shells.1=3")


def test_t15_ammo_kept_aside_is_loaded_at_any_time(board):
    game = board("3p leader r", y="P pistol-crate=4", r="T", b="T").begin("draw", turn="y")
    game.script(8).says("yes")
    assert game.has("y") == "pistol.1 pistol-crate.1=4"
    game = board("3p leader r", y="P pistol pistol-crate=4", r="T", b="T").begin("draw")
    assert (game.owes, game.choices("y")) == ("r", ["load pistol-crate.1 onto pistol.1"])
    game.say("y", "load pistol-crate.1 onto pistol.1")
    assert (game.has("y"), game.owes) == ("pistol.1=4", "r")


def test_t16_a_leader_plays_both_events(board):
    game = board("3p leader r", r="F", b="T").hands(r="siren shop-windows").begin("events")
    assert game.choices("r") == ["play siren", "play shop-windows"]
    game.says("play shop-windows")
    assert game.told("EVENT") == ["EVENT r shop-windows", "EVENT r siren"]
    assert game.walkers == "F0 H0 P2 T3"
    assert (game.lies("siren"), game.lies("shop-windows")) == ("discard", "discard")


def test_t17_others_play_one_event(board):
    game = board("3p leader r", y="F", b="T").hands(y="siren shop-windows")
    game.begin("events", turn="y").says("play siren")
    assert (game.walkers, game.told("EVENT")) == ("F0 H0 P2 T0", ["EVENT y siren"])
    assert (game.lies("siren"), game.lies("shop-windows")) == ("discard", "discard")


def test_t19_abandoned_cars(board):
    game = board("3p leader r", y="H", b="T").plays("y", "abandoned-cars").script(15)
    game.says("yes")
    assert (game.has("y"), game.walkers) == ("shotgun.1", "F0 H0 P0 T0")
    game = board("3p leader r", y="F", b="T").script(2).plays("y", "abandoned-cars")
    assert game.walkers == "F0 H2 P0 T0"


def test_t20_strangers_at_the_gate(board):
    game = board("3p leader r", y="allies 1 food 0", b="T").plays("y", "strangers-at-the-gate")
    assert game.walkers == "F1 H1 P1 T1"
    game = board("3p leader r", y="allies 1 food 1", b="T").plays("y", "strangers-at-the-gate")
    game.says("yes")
    assert (game.tokens("allies")[1], game.tokens("food")[1]) == (0, 0)
    assert game.walkers == "F0 H0 P0 T0"


def test_t21_a_jammed_magazine(board):
    game = board("3p leader r", y="shotgun=2 pistol-box=3", b="T").plays("y", "jammed-magazine")
    game.says("lose ammo of pistol-box.1", "lose ammo of pistol-box.1")
    assert game.has("y") == "shotgun.1=2 pistol-box.1=1"


def test_t23_a_promise_is_kept_or_paid_for(board):
    game = board("3p leader r", y="F food 1", b="F").hands(
        r="promise-me supply-drop", y="bar pile-up", b="fever siren"
    )
    game.begin("events").says("play promise-me", "walk to prison")
    assert (game.tokens("food")[1], game.tokens("allies")[1]) == (0, 0)
    game.declines("event").says("play pile-up").declines("event")
    assert (game.owes, game.lies("promise-me")) == ("b", "beside")
    game.says("play siren")
    assert (game.tokens("allies")[2], game.lies("promise-me")) == (2, "discard")


def test_t24_accidents_happen_to_who_is_elsewhere(board):
    game = board("3p leader r").plays("y", "accidents-happen")
    assert game.tokens("life") == [5, 5, 5]
    game = board("3p leader r", b="T").plays("y", "accidents-happen")
    assert game.tokens("life") == [5, 5, 4]


def test_t25_hungry_walkers(board):
    game = board("3p leader r", "F1 T4", r="H", y="H", b="P").script(2, 0, 0, 3)
    game.plays("y", "hungry-walkers")
    assert game.told("ROLLED_AT") == ["ROLLED_AT town 2", "ROLLED_AT farm 3"]
    assert (game.left("food"), game.left("ally")) == (23, 24)


def test_t27_moving_makes_a_bad_card_good(board):
    game = board("3p leader r", y="H food 1", b="P")
    game.hands(y="bar death-in-the-family").begin("own move", turn="y")
    game.says("walk to town", "no")
    game.declines("event").says("play bar")
    assert (game.tokens("allies")[1], game.walkers) == (4, "F0 H0 P0 T0")


def test_t28_the_discard_is_shuffled_in_the_middle_of_a_deal(board):
    game = board("4p leader r").discards(44).begin("round")
    assert game.state.phase == Phase.TURNS
    lines = game.told("DEALT", "RESHUFFLED")
    assert lines[4] == "RESHUFFLED 44"
    assert (len(lines), game.state.pile) == (9, 40)


def test_t28b_the_discard_is_shuffled_before_a_deal(board):
    game = board("4p leader r round 6").discards(48).begin("round")
    assert game.told("ROUND", "RESHUFFLED") == ["ROUND 7", "RESHUFFLED 48"]
    assert (len(game.told("DEALT")), game.state.pile) == (8, 40)
