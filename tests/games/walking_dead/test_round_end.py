"""The end of a round, death, and the end of the game (rules 1.12-1.14; D23-D28)."""

import pytest

GOALS = {"secret_goals": "true"}


def test_r1_12_1_walkers_hurt_who_is_there(board):
    alone = board("2p leader r", "F3 T0", r="F", y="T").begin("walkers")
    assert alone.tokens("life") == [2, 5]
    split = board("2p leader r", "F3").begin("walkers")
    assert (split.decision, split.owes) == ("split", "r")


def test_r1_12_2_walkers_eat_where_nobody_is(board):
    game = board("2p leader r", "T4").begin("walkers")
    assert (game.left("food"), len(game.told("CARD_EATEN"))) == (21, 4)


def test_r1_12_3_all_damage_comes_before_all_eating(board):
    game = board("2p leader r", "H2 T2", r="H", y="F").begin("walkers")
    kinds = [line.split()[0] for line in game.told("DAMAGED", "CARD_EATEN")]
    assert kinds == ["DAMAGED", "DAMAGED", "CARD_EATEN", "CARD_EATEN"]


def test_r1_12_4_walkers_stay(board):
    game = board("2p leader r", "F1 T2", y="P").begin("walkers")
    assert game.walkers == "F1 H0 P0 T2"


def test_r1_12_5_fresh_ones_walls_and_flashbangs_count_for_nothing(board):
    game = board("2p leader r", "F2 H2 P5 T2", r="-", y="-")
    game.state.fresh[0], game.state.fresh[1], game.state.flashed = 1, 1, 1 << 3
    game.begin("walkers")
    assert [game.left(one) for one in ("ally", "ammo", "equipment", "food")] == [24, 23, 24, 25]


def test_r1_12_6_the_wounded_may_pay_food_for_a_life(board):
    game = board("2p leader r", r="life 3 food 2", y="life 5").begin("healing")
    assert (game.decision, game.owes, game.choices("r")) == ("heal", "r", ["no", "yes"])
    game.say("r", "yes")
    assert (game.tokens("life")[0], game.tokens("food")[0]) == (4, 1)
    assert game.decision != "heal"


def test_d27_who_is_unhurt_or_has_no_food_is_not_asked(board):
    game = board("3p leader r", r="life 5", y="life 4 food 0", b="life 4").begin("healing")
    assert game.owes == "b"
    assert game.say("b", "no").tokens("life") == [5, 4, 4]


def test_d27_who_is_treated_meanwhile_cannot_pay_any_more(board):
    game = board("2p leader r", r="life 4 medical-supplies").begin("healing").say("r", "treat r")
    assert game.choices("r") == ["no"]
    assert game.refused("r", "yes") == "UNHARMED"
    assert game.refused("r", "code 2") == "NOT_A_CHOICE"


def test_r1_12_7_the_badge_passes_to_the_left(board):
    game = board("3p leader b round 4").begin("end")
    assert (game.state.round, game.state.leader) == (5, 0)
    assert game.told("BADGE_PASSES") == ["BADGE_PASSES r"]


def test_d23_the_leader_decides_how_damage_is_split(board):
    game = board("3p leader r", "F4", r="T", y="life 3", b="life 5").begin("walkers")
    assert game.owes == "r"
    assert game.choices("r") == ["bear 0", "bear 1", "bear 2", "bear 3"]
    assert game.refused("r", "bear 4") == "MORE_THAN_BEARABLE"
    assert game.refused("r", "back y") == "NOT_PROPOSED"
    assert game.refused("r", "code 68") == "NOT_A_CHOICE"
    game.say("r", "bear 1")
    assert game.tokens("life") == [5, 2, 2]


def test_d23_the_rest_must_be_bearable_too(board):
    game = board("2p leader r", "F6", r="life 5", y="life 2").begin("walkers")
    assert game.choices("r") == ["bear 4", "bear 5"]
    assert game.refused("r", "bear 3") == "TOO_LITTLE"


def test_d23_what_nobody_can_bear_is_not_asked(board):
    game = board("4p leader g", "F9", r="life 1", y="life 2", b="T", g="T").begin("walkers")
    assert (game.decision, game.owes) == ("replacement", "r")


def test_d23_players_there_propose_and_back(board):
    game = board("4p leader r", "F3", r="T", y="life 3", b="life 3", g="life 3").begin("walkers")
    assert game.seats_in(game.state.may) == "y b g"
    game.say("b", "bear 0").say("b", "bear 2")
    assert game.told("PROPOSED") == ["PROPOSED b y 0", "PROPOSED b b 2", "PROPOSED b g 1"]
    assert game.choices("b") == []
    game.say("y", "bear 3").say("y", "bear 0")
    assert game.refused("b", "back b") == "BACKED_ALREADY"
    assert game.refused("b", "bear 0") == "CHOSEN_ALREADY"
    assert game.choices("r")[-2:] == ["back y", "back b"]
    game.say("y", "back b")
    assert game.decision == "split"
    game.say("g", "back b")
    assert game.tokens("life") == [5, 3, 1, 2]


def test_d23_the_leader_can_take_a_proposal(board):
    game = board("3p leader r", "F2", r="T").begin("walkers").say("y", "bear 2")
    assert game.owes == "r"
    game.say("r", "back y")
    assert game.tokens("life") == [5, 3, 5]


def test_d23_a_leader_who_is_there_must_agree(board):
    game = board("2p leader r", "F2").begin("walkers").say("y", "bear 2")
    assert (game.decision, game.seats_in(game.state.may)) == ("split", "")
    game.say("r", "back y")
    assert game.tokens("life") == [3, 5]


def test_d24_armor_stops_a_point_if_its_owner_likes(board):
    game = board("2p leader r", "F2", r="life 3 body-armor", y="T").begin("walkers")
    assert (game.decision, game.choices("r")) == ("armour", ["no", "yes"])
    game.say("r", "no").say("r", "yes")
    assert (game.tokens("life")[0], game.told("ARMOUR")) == (2, ["ARMOUR r body-armor.1"])


def test_d24_armor_stops_the_last_point_by_itself(board):
    game = board("2p leader r", "F1", r="life 1 body-armor", y="T").begin("walkers")
    assert game.tokens("life")[0] == 1


def test_r1_13_1_a_dead_player_walks_and_is_idle(board):
    game = board("2p leader r", "F1", r="F life 1", y="T").begin("walkers")
    assert (game.where("r"), game.walkers, game.told("CORPSE")) == (
        "-", "F2 H0 P0 T0", ["CORPSE farm"],
    )  # fmt: skip
    game.say("r", "take rick").say("r", "no")
    assert game.left("ally") == 25


def test_r1_13_2_everything_is_lost(board):
    game = board("2p leader r", "F1", r="daryl life 1 pistol=3 bolts=2", y="T").begin("walkers")
    assert (game.has("r"), game.tokens("food")[0], game.tokens("allies")[0]) == ("", 0, 0)
    assert (game.ammo("pistol.1"), game.ammo("bolts.1")) == (0, 0)
    assert game.refused("r", "take daryl") == "CHARACTER_TAKEN"


def test_d25_the_dead_choose_a_spare_character(board):
    game = board("2p leader r", "F1", r="daryl life 1", y="rick T").begin("walkers")
    assert game.choices("r") == ["take andrea", "take glenn", "take maggie", "take michonne"]
    assert game.refused("r", "take rick") == "CHARACTER_TAKEN"
    assert game.refused("r", "code 6") == "NOT_A_CHOICE"
    assert game.say("r", "take maggie").tokens("life") == [5, 5]


def test_d26_a_new_character_may_draw_equipment(board):
    game = board("2p leader r", "F1", r="daryl life 1", y="T").begin("walkers")
    game.say("r", "take rick")
    assert (game.decision, game.choices("r")) == ("equipment", ["no", "yes"])
    assert game.refused("r", "code 2") == "NOT_A_CHOICE"
    game.script(8).say("r", "yes")
    assert (game.has("r"), game.left("equipment")) == ("pistol.1", 24)


def test_r1_13_3_the_new_character_has_five_life_and_a_card(board):
    game = board("2p leader r", "F1", r="daryl life 1 food 5", y="T").begin("walkers")
    game.say("r", "take rick").say("r", "no")
    assert (game.tokens("life")[0], game.tokens("food")[0], game.has("r")) == (5, 0, "")


def test_r1_13_4_the_new_pawn_waits_for_the_next_leader(board):
    game = board("2p leader r", "F1", r="daryl life 1", y="rick T").begin("walkers")
    game.say("r", "take glenn").say("r", "no")
    assert game.where("r") == "-"
    game.say("y", "move to town")
    assert len(game.choices("y")) == 4


def test_r1_13_5_events_goal_and_coins_are_kept(board):
    game = board("2p leader r", r="daryl life 1", y="T", **GOALS)
    game.goals(r="scarred", y="rebel").plays("r", "fever")
    game.state.coins[0] = 2
    game.say("r", "no").say("r", "take rick")
    assert (game.held("r"), game.state.goal[0], game.state.coins[0]) == (1, 8, 2)


@pytest.mark.parametrize("stack", ["food", "ammo", "ally", "equipment"])
def test_r1_14_1_an_empty_stack_loses_at_once(board, stack):
    place = {"food": "T", "ammo": "H", "ally": "F", "equipment": "P"}[stack]
    game = board("2p leader r", r=place).stacks(**{stack: 1}).begin("draw").say("r", "yes")
    assert (game.ending, game.winners) == ("stack-empty", "")


def test_r1_14_1_so_does_a_death_when_no_spare_is_left(board):
    game = board("2p leader r", "F1", r="life 1", y="T").set(gone=63).begin("walkers")
    assert (game.ending, game.winners) == ("nobody-left", "")


def test_r1_14_2_twelve_rounds_win(board):
    game = board("2p leader r round 12").begin("end")
    assert (game.ending, game.winners) == ("victory", "r y")
    assert board("2p leader r round 11").begin("end").ending == "running"


def test_r1_14_3_all_win_or_all_lose(board):
    assert board("3p leader r round 12").begin("end").winners == "r y b"
    lost = board("3p leader r round 12", "T2", mode="hardcore").stacks(food=2).begin("walkers")
    assert lost.winners == ""


def test_r1_15_1_the_first_death_is_defeat_in_hardcore(board):
    game = board("2p leader r", "F1", r="life 1", y="T", mode="hardcore").begin("walkers")
    assert game.ending == "death"


def test_d28_a_coin_must_be_earned(board):
    game = board("2p leader r", **GOALS).goals(r="scarred", y="glutton")
    game.begin("coins")
    assert (game.decision, game.owes, game.choices("r")) == ("coin", "r", ["no"])
    assert game.refused("r", "yes") == "COIN_NOT_EARNED"
    game.say("r", "no")
    assert game.choices("y") == ["no", "yes"]
    assert game.say("y", "yes").state.coins[1] == 1
