"""What is reckoned for those who draw the board, and what bots think of it."""

from graveshift.engine.game import interpreted
from graveshift.games.walking_dead.event_cards import EventCard
from graveshift.games.walking_dead.game import GAME


def reckoned(game):
    """All numbers, from a bystander's view."""
    return GAME.reckoned(game.view("-"))


def test_walkers_that_would_act_and_cards_that_would_be_eaten(board):
    game = board("2p leader r", "F2 H3 P5 T1").begin("draw")
    said = reckoned(game)
    assert said["acting"] == [2, 2, 3, 1]
    assert said["eaten"] == [2, 3, 1, 0]
    assert said["cards"] == [25, 25, 25, 25]
    assert said["walls"] == [0, 3, 0, 0]
    assert said["rounds"] == 12


def test_what_a_player_can_bear(board):
    game = (
        board("2p leader r", r="life 3 body-armor", y="life 1").mark("guarded", "y").begin("draw")
    )
    assert reckoned(game)["limit"] == [4, 48, 0, 0]


def test_the_pool_and_what_the_next_walker_costs(board):
    game = board("2p leader r", "F3", r="pistol=1 allies 2", y="pistol=1 allies 0").begin("combat")
    game.say("r", "fight with pistol.1").script(3, 4).say("y", "fight with pistol.2")
    said = reckoned(game)
    assert (said["fight"], said["next_kill"], said["shooter"]) == (7, 3, [1, 1, 0, 0])


def test_the_value_of_a_fighter_and_what_nobody_is_left_for(board):
    game = board("2p leader r", "F1", r="katana allies 2", y="T").begin("combat").script(3)
    assert reckoned(game)["next_kill"] == 0
    game.say("r", "fight with katana")
    assert (reckoned(game)["fight"], reckoned(game)["next_kill"]) == (3, 2)
    high = board("2p leader r", "F1", r="katana allies 2", y="T").begin("combat").script(6, 1)
    assert reckoned(high.say("r", "fight with katana"))["next_kill"] == 0
    assert reckoned(high)["shooter"] == [0, 0, 0, 0]


def test_what_open_events_bring(board):
    game = board("2p leader r").hands(r="friend-in-need sick-bay", y="siren fever").begin("events")
    said = reckoned(game)
    assert said["walkers_here"][EventCard.SIREN] == 4
    assert said["walkers_elsewhere"][EventCard.SIREN] == 2
    assert said["walkers_elsewhere"][EventCard.FRIEND_IN_NEED] == 2
    assert said["walkers_here"][EventCard.PILE_UP] == 0
    assert said["event_place"][EventCard.SIREN] == 1


def test_a_bot_likes_to_win_and_to_win_alone_rather_than_not_at_all(board):
    score = interpreted(GAME).score
    goals = {"secret_goals": "true"}
    won = board("2p leader r round 12").begin("end")
    lost = board("2p leader r", "F1", **goals, r="life 1", y="T food 9", mode="hardcore")
    lost.goals(r="rebel", y="glutton").begin("walkers")
    running = board("2p leader r").begin("draw")
    scores = [score(won.view("r"), 0), score(lost.view("y"), 1), score(lost.view("r"), 0)]
    assert scores == sorted(scores, reverse=True)
    assert scores[0] > score(running.view("r"), 0) > scores[1]


def test_a_bot_fears_a_thin_stack(board):
    score = interpreted(GAME).score
    safe = board("2p leader r", "T4").stacks(food=20).begin("draw")
    thin = board("2p leader r", "T4").stacks(food=3).begin("draw")
    assert score(safe.view("r"), 0) > score(thin.view("r"), 0)
