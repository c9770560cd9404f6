"""Secret goals (rules 5.6)."""

from graveshift.games.walking_dead.cards import Goal

WITH_GOALS = {"secret_goals": "true"}


def collects(board, goal, enough, too_little):
    """A goal that is revealed while something is held."""
    for told, met in ((enough, True), (too_little, False)):
        game = board("2p leader r", r=told, y="F", **WITH_GOALS)
        game.goals(r=goal, y="scarred").begin("draw")
        assert ("reveal goal" in game.choices("r")) == met
        assert game.refused("r", "reveal goal") == ("" if met else "GOAL_NOT_MET")
    game = board("2p leader r", r=enough, y="F", **WITH_GOALS)
    game.goals(r=goal, y="scarred").begin("draw").say("r", "reveal goal")
    assert game.told("GOAL_MET") == [f"GOAL_MET r {goal}"]
    assert game.decision == "draw", "what was asked still is"


def takes_coins(board, goal, deed, coins):
    """A goal that takes a coin for a round in which something was done."""
    game = board("2p leader r", y="T", **WITH_GOALS).goals(r=goal, y="glutton")
    game.begin("coins")
    assert (game.decision, game.choices("r")) == ("coin", ["no"])
    assert game.refused("r", "yes") == "COIN_NOT_EARNED"
    game = board("2p leader r", y="T", **WITH_GOALS).goals(r=goal, y="glutton")
    deed(game)
    game.begin("coins").say("r", "yes")
    assert (game.state.coins[0], game.told("GOAL_MET")) == (1, [])
    game = board("2p leader r", y="T", **WITH_GOALS).goals(r=goal, y="glutton")
    deed(game)
    game.state.coins[0] = coins - 1
    game.begin("coins").say("r", "yes")
    assert game.told("COIN", "GOAL_MET") == [f"COIN r {coins}", f"GOAL_MET r {goal}"]


def test_sg1_a_glutton_has_nine_food(board):
    collects(board, "glutton", "food 9", "food 8")


def test_sg2_a_crowd_magnet_has_eight_allies(board):
    collects(board, "crowd-magnet", "allies 8", "allies 7")


def test_sg3_a_quartermaster_has_five_pieces(board):
    four = "katana crowbar rifle flashbang"
    collects(board, "quartermaster", f"{four} silencer", four)


def test_sg4_a_gun_nut_has_eight_rounds(board):
    collects(board, "gun-nut", "rifle=3 pistol=3 bolts=2", "rifle=3 pistol=3 bolts=1")


def test_sg5_a_lone_wolf_is_alone_six_times(board):
    takes_coins(board, "lone-wolf", lambda game: game.mark("alone", "r"), 6)
    game = board("3p leader r", r="T", **WITH_GOALS)
    game.goals(r="lone-wolf", y="glutton", b="rebel").begin("walkers")
    assert game.seats_in(game.state.alone) == "r", "as the round's end begins"


def test_sg6_an_executioner_kills_two_at_once_four_times(board):
    takes_coins(board, "executioner", lambda game: game.mark("slew", "r"), 4)
    game = board("2p leader r", "F3", r="allies 0 katana", y="T").begin("combat")
    game.script(6, 4, 1).say("r", "fight with katana")
    assert game.told("KILLED") == ["KILLED r farm 2"]
    assert game.seats_in(game.state.slew) == "r"
    game = board("2p leader r", "F3", r="allies 0 rifle=1", y="F allies 0 pistol=1").begin("combat")
    game.script(6, 5, 1).all_say(r="fight with rifle.1", y="fight with pistol.1")
    assert game.seats_in(game.state.slew) == "r y", "a pool counts for all in it"


def test_sg7_a_rebel_pays_for_moves_four_times(board):
    takes_coins(board, "rebel", lambda game: game.mark("walked", "r"), 4)
    game = board.new(2, **WITH_GOALS, one_leader="true").setup()
    game.says("take rick", "take daryl")
    leader = game.state.leader
    assert game.state.goal[leader] != Goal.REBEL
    assert not game.state.possible[leader] >> Goal.REBEL & 1, "everybody knows it"


def test_sg8_who_is_scarred_loses_life_five_times(board):
    takes_coins(board, "scarred", lambda game: game.mark("wounded", "r"), 5)
    game = board("3p leader r", r="F", y="T", b="-").plays("y", "accidents-happen")
    assert game.seats_in(game.state.wounded) == "r"


def test_sg9_an_objector_rolls_no_die_four_times(board):
    takes_coins(board, "objector", lambda game: game.mark("faced", "r"), 4)
    game = board("2p leader r", "F1", y="T katana", **WITH_GOALS)
    game.goals(r="objector", y="glutton").begin("combat")
    assert game.seats_in(game.state.faced & ~game.state.rolled) == "r"
