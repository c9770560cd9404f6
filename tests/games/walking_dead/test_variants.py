"""Variants (rules 1.16) and events as far as no single card is meant (1.9; D11-D14)."""

import pytest

GOALS = {"secret_goals": "true"}


def test_r1_16_1_who_has_fulfilled_a_goal_wins_when_all_is_lost(board):
    game = board("3p leader r", **GOALS, r="T food 9").goals(r="glutton", y="rebel", b="scarred")
    game.stacks(food=1).begin("draw").say("r", "yes")
    assert (game.ending, game.winners) == ("stack-empty", "r")
    assert game.told("GOAL_MET") == ["GOAL_MET r glutton"]
    won = board("2p leader r round 12", **GOALS).goals(r="glutton", y="rebel").mark("shown", "r")
    assert won.begin("end").winners == "r y"


def test_r1_16_1_goals_are_dealt_in_secret_to_two_or_more(board):
    game = board.new(2, **GOALS).setup().say("r", "take rick").say("y", "take daryl")
    assert len(game.told("GOAL", to="r")) == 1
    assert len(game.told("GOAL_UNSEEN", to="r")) == 1
    solo = board.new(1, **GOALS).setup().say("r", "take rick")
    assert solo.told("GOAL") == []


def test_r1_16_2_a_collecting_goal_is_fulfilled_for_good(board):
    game = board("2p leader r", **GOALS, r="allies 8").goals(r="crowd-magnet", y="rebel")
    game.begin("exchange").say("r", "reveal goal").say("r", "give to y").say("r", "give ally")
    assert (game.tokens("allies"), game.state.shown) == ([7, 3], 1)


def test_r1_16_3_the_last_coin_fulfils_a_goal(board):
    game = board("2p leader r", **GOALS).goals(r="scarred", y="rebel").mark("wounded", "r")
    game.state.coins[0] = 4
    game.begin("coins").say("r", "yes")
    assert game.told("COIN", "GOAL_MET") == ["COIN r 5", "GOAL_MET r scarred"]
    assert game.owes == "y"


@pytest.mark.parametrize(
    ("goal", "flag"),
    [("lone-wolf", "alone"), ("executioner", "slew"), ("rebel", "walked"), ("scarred", "wounded"),
     ("objector", "faced")],
)  # fmt: skip
def test_r1_16_3_a_coin_is_for_what_was_done_this_round(board, goal, flag):
    game = board("2p leader r", **GOALS).goals(r=goal, y="glutton").mark(flag, "r").begin("coins")
    assert game.choices("r") == ["no", "yes"]
    none = board("2p leader r", **GOALS).goals(r=goal, y="glutton").begin("coins")
    assert none.choices("r") == ["no"]


def test_r1_16_4_a_goal_without_coins_may_be_a_bluff(board):
    game = board("2p leader r", **GOALS).goals(r="glutton", y="rebel").begin("coins")
    game.say("r", "yes")
    assert game.view("y").coins[0] == 1
    assert game.view("y").possible[0] == 0b11110


def test_r1_16_5_a_goal_is_its_owners_secret(board):
    game = board("2p leader r", **GOALS).goals(r="glutton", y="rebel").begin("draw")
    assert [game.view(seat).goal[0] for seat in "ry-"] == [1, -1, -1]


def test_r1_16_6_one_leader_keeps_the_badge(board):
    game = board("3p leader y", one_leader="true").begin("end")
    assert game.state.leader == 1
    goals = board.new(3, one_leader="true", **GOALS).setup()
    goals.all_say(r="take rick", y="take daryl", b="take glenn")
    assert not goals.state.possible[goals.state.leader] >> 7 & 1


def test_r1_16_7_leader_last_plays_events_when_all_have_had_their_turn(board):
    game = board("3p leader r", leader_last="true", r="rick", y="andrea")
    game.hands(r="shop-windows church-bells", y="fever siren", b="bar too-quiet").begin("exchange")
    game.declines(until="andrea")
    assert [line.split()[1] for line in game.told("EVENT")][:4] == ["y", "b", "r", "r"]


def test_r1_16_8_alone_the_own_ability_is_always_active(board):
    game = board("1p leader r", r="daryl food 0").begin("end").declines(until="move")
    assert game.tokens("food") == [1]
    again = board("1p leader r", r="rick life 1").plays("r", "fever").say("r", "no")
    assert again.say("r", "take michonne").state.ability == 4


def test_r1_16_9_alone_a_second_step_costs_food_and_nobody_exchanges(board):
    game = board("1p leader r", r="rick F food 1").begin("moves").say("r", "move to highway")
    assert game.decision == "own-move"
    game.say("r", "walk to town")
    assert (game.where("r"), game.tokens("food")) == ("T", [0])
    assert board("1p leader r").hands(r="fever bar").begin("exchange").decision == "event"


@pytest.mark.parametrize(("walkers", "played"), [("H5", 2), ("H6", 1)])
def test_r1_16_10_alone_few_walkers_mean_both_events(board, walkers, played):
    game = board("1p leader r", walkers, r="rick F").hands(r="shop-windows church-bells")
    game.begin("events").say("r", "play church-bells")
    assert len(game.told("EVENT")) == played


def test_d14_alone_one_chooses_the_order_or_the_one(board):
    game = board("1p leader r", "H6", r="rick F").hands(r="shop-windows church-bells")
    game.begin("events")
    assert game.choices("r") == ["play shop-windows", "play church-bells"]
    assert game.say("r", "play shop-windows").told("DISCARDED") == ["DISCARDED r church-bells"]


def test_r1_16_11_alone_one_has_two_weapons_and_two_cards_for_a_new_character(board):
    game = board.new(1).script(0, 0, 0, 0, 0, 0, 0, 1, 0, 0).setup().say("r", "take rick")
    assert (game.has("r"), game.left("equipment")) == ("katana machete.1", 23)
    dead = board("1p leader r", r="rick life 1").plays("r", "fever").say("r", "no")
    dead.say("r", "take daryl").say("r", "yes").say("r", "yes")
    assert dead.left("equipment") == 23
    assert dead.decision != "equipment"


def test_r1_16_12_alone_an_ammo_card_may_be_left_lying(board):
    game = board("1p leader r", r="rick H pistol").begin("draw").script(0).say("r", "yes")
    assert game.choices("r") == ["leave", "take up"]
    assert game.refused("r", "keep") == "NOT_NOW"
    game.say("r", "leave")
    assert (game.state.lying, game.has("r"), game.left("ammo")) == (1, "pistol.1", 24)
    assert game.told("ROLLED_BLACK") == []
    taken = board("1p leader r", r="rick H pistol").begin("draw").script(0).say("r", "yes")
    taken.script(2).say("r", "take up").say("r", "keep")
    assert taken.has("r") == "pistol.1 pistol-box.1=2"


def test_r1_9_1_what_cannot_be_done_is_left_out(board):
    game = board("2p leader r", r="food 0", y="food 1").plays("r", "spoiled-supplies")
    assert game.tokens("food") == [0, 0]


def test_r1_9_2_each_player_includes_who_plays(board):
    game = board("2p leader r").plays("r", "spoiled-supplies")
    assert game.tokens("food") == [1, 1]


def test_r1_9_3_each_has_a_roll_of_its_own(board):
    game = board("2p leader r", r="allies 3", y="allies 3").hands(
        r="death-in-the-family promise-me"
    )
    game.begin("events").script(1, 3).say("r", "play death-in-the-family")
    assert game.tokens("allies") == [2, 0]


def test_r1_9_4_death_and_defeat_come_at_once(board):
    game = board("2p leader r", r="life 1", y="T life 1", mode="hardcore")
    assert game.plays("r", "accidents-happen").ending == "death"


def test_r1_9_5_promise_me_lies_there_until_all_turns_are_over(board):
    game = board("2p leader r").hands(r="promise-me fever", y="bar siren").begin("events")
    game.say("r", "play promise-me").say("r", "no")
    assert game.lies("promise-me") == "beside"
    game.say("y", "walk to highway")
    assert game.tokens("allies") == [2, 0]
    game.declines(until="heal")
    assert game.told("PROMISE_ENDS") == ["PROMISE_ENDS"]


def test_r1_9_6_who_plays_comes_first_then_clockwise(board):
    game = board("3p leader r", r="body-armor", y="T", b="body-armor")
    game.plays("y", "accidents-happen")
    assert game.owes == "b"
    game.say("b", "yes")
    assert game.owes == "r"
    places = board("2p leader r", r="H").hands(r="hungry-walkers fever").begin("events")
    places.say("r", "play hungry-walkers")
    assert [line.split()[1] for line in places.told("ROLLED_AT")] == ["town", "prison"]


def test_r1_9_7_without_a_pawn_one_is_nowhere(board):
    game = board("2p leader r", y="-").plays("y", "shop-windows")
    assert game.walkers == "F0 H0 P0 T3"


def test_d11_the_leader_chooses_which_event_comes_first(board):
    game = board("2p leader r").hands(r="fever bar").begin("events")
    assert (game.decision, game.choices("r")) == ("event", ["play bar", "play fever"])
    assert game.refused("r", "play siren") == "NOT_IN_HAND"
    assert game.refused("r", "code 49") == "NOT_A_CHOICE"


def test_d12_a_non_leader_chooses_which_event_is_played(board):
    game = board("2p leader r").hands(y="shop-windows church-bells").begin("events", turn="y")
    game.say("y", "play shop-windows")
    assert (game.walkers, game.lies("church-bells")) == ("F0 H0 P0 T3", "discard")


@pytest.mark.parametrize(
    ("event", "decision", "choices"),
    [("fever", "food-or-damage", ["no", "yes"]), ("strangers-at-the-gate", "pay", ["no", "yes"]),
     ("hen-house", "take", ["no", "yes"]),
     ("drawn-together", "where", ["at farm", "at prison", "at highway", "at town"]),
     ("night-thieves", "lose-gear", ["discard katana", "decline"])],
)  # fmt: skip
def test_d13_a_card_asks_whom_it_names(board, event, decision, choices):
    game = board("2p leader r", r="katana").plays("r", event)
    assert (game.decision, game.owes, game.choices("r")) == (decision, "r", choices)
    assert game.refused("r", "code 126") == "NOT_A_CHOICE"


def test_d8a_an_ammo_card_is_loaded_or_kept(board):
    game = board("2p leader r", r="H pistol pistol rifle").begin("draw").script(0, 3)
    game.say("r", "yes")
    assert (game.decision, game.choices("r")) == (
        "load", ["load onto pistol.1", "load onto pistol.2", "keep"],
    )  # fmt: skip
    assert game.refused("r", "load onto rifle.1") == "NOT_OF_THAT_TYPE"
    assert game.refused("r", "load onto pistol.3") == "NOT_HELD"
    assert game.refused("r", "load onto katana") == "NOT_A_CHOICE"
    assert game.refused("r", "leave") == "NOT_NOW"
    game.say("r", "load onto pistol.2")
    assert (game.ammo("pistol.2"), game.has("r")) == (3, "pistol.12 rifle.1")


def test_d8b_an_ally_card_asks_what_it_says(board):
    vet = board("2p leader r", y="life 3").begin("draw").script(21).say("r", "yes")
    assert (vet.decision, vet.choices("r")) == ("heal-here", ["heal r", "heal y"])
    assert vet.refused("r", "heal b") == "NO_SUCH_SEAT"
    assert vet.say("r", "heal y").tokens("life") == [5, 4]
    deserter = board("2p leader r", r="pistol rifle").begin("draw").script(24).say("r", "yes")
    assert (deserter.decision, deserter.choices("r")) == (
        "load-one",
        ["load pistol.1", "load rifle.1"],
    )
    assert deserter.say("r", "load rifle.1").ammo("rifle.1") == 1


def test_r1_10_1_a_ranged_weapon_found_is_empty(board):
    game = board("2p leader r", r="P").begin("draw").script(8).say("r", "yes")
    assert (game.has("r"), game.ammo("pistol.1")) == ("pistol.1", 0)


def test_r1_10_2_an_ammo_card_is_rolled_for_when_drawn(board):
    game = board("2p leader r", r="H").begin("draw").script(4, 6).say("r", "yes")
    assert game.has("r") == "pistol-crate.1=6"


def test_r1_10_3_it_is_loaded_at_once_onto_one_weapon(board):
    game = board("2p leader r", r="H rifle").begin("draw").script(7, 3).say("r", "yes")
    game.say("r", "load onto rifle.1")
    assert (game.has("r"), game.ammo("rifle.1")) == ("rifle.1=3", 3)


def test_r1_10_4_or_kept_aside_until_it_is_empty(board):
    game = board("2p leader r", r="bolts=1").plays("r", "jammed-magazine")
    assert (game.has("r"), game.told("LOST_AMMO")) == ("", ["LOST_AMMO r bolts.1 1"])


def test_r1_10_5_ammo_is_given_up_from_where_its_owner_likes(board):
    game = board("2p leader r", r="rifle=1 bolts=2").plays("r", "jammed-magazine")
    assert game.choices("r") == ["lose ammo of rifle.1", "lose ammo of bolts.1"]
    assert game.refused("r", "lose ammo of pistol.1") == "NO_AMMO"
    game.say("r", "lose ammo of bolts.1").say("r", "lose ammo of rifle.1")
    assert (game.ammo("rifle.1"), game.ammo("bolts.1")) == (0, 1)


def test_r1_10_6_food_and_allies_come_at_once(board):
    game = board("2p leader r", r="T").begin("draw").script(15).say("r", "yes")
    assert (game.tokens("food"), game.left("food")) == ([5, 2], 24)


def test_r1_10_7_a_stack_is_never_made_up_again(board):
    game = board("2p leader r", r="T").stacks(food=2).begin("draw").say("r", "yes")
    assert game.left("food") == 1


def test_r1_10_8_an_empty_stack_loses_the_game(board):
    game = board("2p leader r", "T1").stacks(food=1).begin("walkers")
    assert game.ending == "stack-empty"
