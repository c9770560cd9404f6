"""What sensible players are expected to choose, as bots imagine them."""

from graveshift.engine.game import interpreted
from graveshift.games.walking_dead.game import GAME


def likes(game, seat="r"):
    """The text of every choice of a seat, with its weight."""
    rules, state, number = interpreted(GAME), game.state, GAME.notation.read_seat(seat)
    codes = bytearray(256)
    offered = codes[: rules.choices(state, number, codes)]
    write = GAME.notation.write_choice
    return {write(state, number, c): rules.inclination(state, number, c) for c in offered}


def favourite(game, seat="r"):
    """The choice that weighs most."""
    weights = likes(game, seat)
    return max(weights, key=weights.__getitem__)


def test_the_leader_is_expected_to_send_people_where_it_helps(board):
    armed = board("2p leader r", "H3", r="katana").begin("moves")
    assert favourite(armed) == "move to highway"
    named = board("2p leader r").hands(r="cut-wire sick-bay").begin("moves")
    assert favourite(named) == "move to prison"
    nobody = likes(board("2p leader r").begin("moves"))
    assert len(set(nobody.values())) == 1


def test_a_step_must_be_worth_its_food(board):
    far = board("2p leader r").hands(y="cut-wire siren").begin("own move", turn="y")
    assert favourite(far, "y") == "stay"
    deadly = board("2p leader r", "F6", r="T", y="life 2").begin("own move", turn="y")
    assert favourite(deadly, "y") != "stay"


def test_people_are_expected_to_draw_while_there_is_plenty(board):
    plenty = board("2p leader r round 6", r="T").begin("draw")
    scarce = board("2p leader r round 6", r="T").stacks(food=4).begin("draw")
    assert (favourite(plenty), favourite(scarce)) == ("yes", "no")


def test_people_are_expected_to_keep_their_food_and_to_play_the_lesser_event(board):
    assert favourite(board("2p leader r").begin("own move", turn="y"), "y") == "stay"
    lesser = board("2p leader r", r="P").hands(r="siren cut-wire").begin("events")
    assert favourite(lesser) == "play cut-wire"
    lesser = board("2p leader r", r="F").hands(r="siren cut-wire").begin("events")
    assert favourite(lesser) == "play siren"


def test_people_are_expected_to_fight_with_the_best_that_they_have(board):
    game = board("2p leader r", "F1", r="katana rifle=1").begin("combat")
    assert favourite(game) == "fight with rifle.1"
    bare = board("2p leader r", "F1", r="michonne").set(ability=4).begin("combat")
    assert max(likes(bare).values()) == 4


def test_allies_are_expected_to_be_spent_only_where_they_kill(board):
    game = board("2p leader r", "F1", r="katana allies 4", y="T").begin("combat").script(3)
    assert favourite(game.say("r", "fight with katana")) == "spend 2"
    far = board("2p leader r", "F1", r="katana allies 4", y="T").begin("combat").script(1)
    assert favourite(far.say("r", "fight with katana")) == "spend 0"
    pool = board("2p leader r", "F1", r="pistol=1 allies 2", y="T").begin("combat").script(3)
    assert favourite(pool.say("r", "fight with pistol.1")) == "yes"
    pool = board("2p leader r", "F1", r="pistol=1 allies 1", y="T").begin("combat").script(3)
    assert favourite(pool.say("r", "fight with pistol.1")) == "no"


def test_nobody_is_expected_to_die_of_a_split_who_need_not(board):
    game = board("2p leader r", "F3", r="life 3", y="life 3").begin("walkers")
    weights = list(likes(game).values())
    assert weights == sorted(weights, reverse=True)
    assert weights[-1] == 1
    assert min(likes(game.say("y", "bear 1")).values()) == 1


def test_medicine_is_expected_for_the_weak_and_ammo_is_loaded(board):
    game = board("2p leader r", r="medical-supplies life 2", y="life 4").begin("draw")
    assert (likes(game)["treat r"], likes(game)["treat y"]) == (16, 1)
    game = board("2p leader r", r="pistol=0 pistol-box=2").begin("draw")
    assert [weight for text, weight in likes(game).items() if "load" in text] == [16]


def test_people_are_expected_to_heal(board):
    game = board("2p leader r", r="life 3", y="life 5").begin("healing")
    assert favourite(game) == "yes"
    assert len(set(likes(board("3p leader r", r="andrea").begin("turn")).values())) == 1


def test_the_leader_plans_for_every_pawn_that_is_still_to_move(board):
    game = board("3p leader r").begin("moves")
    rules = interpreted(GAME)
    assert rules.in_a_row(game.state) == 3
    assert rules.in_a_row(game.say("r", "move to farm").state) == 2
    assert rules.in_a_row(board("3p leader r").begin("draw").state) == 1
