"""Edge cases of pawns off the board, corpses and tokens (rules 3, E19-E27)."""


def test_e19_off_the_board_one_only_plays_events_and_heals(board):
    game = board("3p leader r", y="- life 4 katana", b="T")
    game.hands(y="fever pile-up").begin("own move", turn="y")
    assert (game.decision, game.owes) == ("event", "y"), "no move, draw or exchange"
    game = board("2p leader r", "F9", r="T", y="- life 4 katana").begin("combat")
    assert (game.decision, game.owes) == ("heal", "y"), "no combat, no damage"


def test_e20_a_dead_leaders_second_event_is_played_by_the_new_one(board):
    game = board("2p leader r", r="life 1 food 0", y="F")
    game.hands(r="fever pile-up").begin("events").says("play fever")
    assert (game.decision, game.owes) == ("replacement", "r")
    game.says("take rick", "no")
    assert game.walkers == "F1 H3 P0 T0", "a corpse, and the second event"
    assert game.seats_in(1 << game.state.leader) == "r"


def test_e21_off_the_board_only_texts_without_a_place_hurt(board):
    game = board("3p leader r", r="- life 2", b="T").plays("y", "accidents-happen")
    assert game.tokens("life") == [2, 5, 4]
    game = board("3p leader r", y="- life 1 food 0", r="F", b="T").plays("y", "fever")
    assert (game.decision, game.told("CORPSE")) == ("replacement", [])
    assert game.walkers == "F0 H0 P0 T0"
    game = board("3p leader r", r="- food 2", b="T").plays("y", "spoiled-supplies")
    assert game.tokens("food") == [1, 1, 1]


def test_e22_a_corpse_counts_but_does_nothing_this_round(board):
    game = board("3p leader r", r="P life 1", y="H", b="T").plays("y", "accidents-happen")
    game.says("take rick", "no")
    assert (game.walkers, list(game.state.fresh)) == ("F0 H0 P1 T0", [0, 1, 0, 0])
    game = board("2p leader r", "F1", y="T")
    game.state.fresh[0] = 1
    game.begin("walkers")
    assert (game.tokens("life"), game.walkers) == ([5, 5], "F1 H0 P0 T0")
    game = board("2p leader r", "F1", r="katana allies 0", y="T")
    game.state.fresh[0] = 1
    game.begin("combat").script(5, 1).say("r", "fight with katana")
    assert game.walkers == "F0 H0 P0 T0", "it can be killed"


def test_e23_the_others_are_killed_before_corpses(board):
    game = board("2p leader r", "F2", r="katana allies 0", y="T")
    game.state.fresh[0] = 1
    game.begin("combat").script(5, 1).say("r", "fight with katana")
    assert (game.walkers, game.tokens("life")) == ("F1 H0 P0 T0", [5, 5])


def test_e24_walls_do_not_waste_themselves_on_corpses(board):
    game = board("2p leader r", "P5", y="T")
    game.state.fresh[1] = 1
    game.begin("walkers")
    assert game.left("equipment") == 24, "5 walkers, a corpse, 3 behind the walls: 1 eats"


def test_e25_without_a_token_there_is_no_corpse(board):
    game = board("2p leader r", "F14 H13 T9 P6", r="H life 1", y="T")
    game.plays("y", "accidents-happen")
    assert game.told("DIED", "CORPSE", "NO_WALKERS_LEFT") == [
        "DIED r daryl highway", "NO_WALKERS_LEFT highway 1",
    ]  # fmt: skip
    assert game.walkers == "F14 H13 P6 T9"


def test_e26_what_finds_no_token_never_comes(board):
    game = board("3p leader r", "F14 H13 T9 P6", r="-", b="-", y="H").plays("y", "siren")
    assert game.told("WALKERS", "NO_WALKERS_LEFT") == ["NO_WALKERS_LEFT prison 2"]
    assert game.walkers == "F14 H13 P6 T9"


def test_e27_taking_away_needs_no_change(board):
    game = board("2p leader r", "F14 H13 T9 P6", r="T katana allies 0", y="-").begin("combat")
    game.script(5, 1).say("r", "fight with katana")
    assert game.told("KILLED") == ["KILLED r town 1"]
