"""Edge cases of events, damage, ends of rounds and modes (rules 3, E48-E79)."""

from graveshift.games.walking_dead.game import GAME
from tests.games.walking_dead.test_goals import WITH_GOALS


def test_e48_accidents_by_somebody_off_the_board_hurt_nobody(board):
    game = board("3p leader r", r="T", y="-", b="H").plays("y", "accidents-happen")
    assert game.tokens("life") == [5, 5, 5]


def test_e49_who_cannot_pay_is_treated_like_who_does_not_want_to(board):
    game = board("3p leader r", y="allies 1 food 0", b="T").plays("y", "strangers-at-the-gate")
    assert (game.walkers, game.told("UNPAID")) == ("F1 H1 P1 T1", ["UNPAID y"])
    assert game.tokens("allies")[1] == 1


def test_e50_no_ammo_nothing_happens(board):
    game = board("3p leader r", y="pistol katana", b="T").plays("y", "jammed-magazine")
    assert (game.has("y"), game.told("LOST_AMMO")) == ("katana pistol.1", [])


def test_e51_a_loss_takes_what_there_is(board):
    game = board("3p leader r", y="pistol=1", b="T").plays("y", "jammed-magazine")
    assert game.has("y") == "pistol.1"
    game = board("3p leader r", y="allies 1", b="T allies 2").script(3, 3, 3)
    assert game.plays("y", "death-in-the-family").tokens("allies") == [0, 0, 0]


def test_e52_victims_come_clockwise_and_defeat_ends_it(board):
    game = board("3p leader r", r="P life 1", y="P life 1", b="P life 1", mode="hardcore")
    game.script(1, 1, 1).plays("y", "prison-crisis")
    assert game.told("DIED") == ["DIED y andrea prison"]
    assert game.ending == "death"
    assert len(game.told("ROLLED_WHITE")) == 1


def test_e53_armor_helps_against_events_once_a_round(board):
    game = board("3p leader r", y="T", r="H body-armor", b="T").plays("y", "accidents-happen")
    assert (game.decision, game.owes) == ("armour", "r")
    game.say("r", "yes")
    assert game.tokens("life") == [5, 5, 5]
    game.state.hurt[0] = 1
    game.begin("draw", turn="b")
    assert game.tokens("life")[0] == 4, "it is used up"


def test_e54_two_armors_stop_a_point_each(board):
    game = board("2p leader r", "F3", r="body-armor body-armor", y="T").begin("walkers")
    game.says("yes", "yes")
    assert game.tokens("life") == [4, 5]
    assert game.told("ARMOUR") == ["ARMOUR r body-armor.1", "ARMOUR r body-armor.2"]


def test_e55_a_guinea_pig_saves_the_game_in_hardcore(board):
    game = board("2p leader r", "F9", y="T", mode="hardcore").mark("guarded", "r")
    game.begin("walkers")
    assert (game.ending, game.tokens("life")[0]) == ("running", 1)


def test_e56_a_guinea_pig_can_bear_it_all(board):
    game = board("2p leader r", "F9", y="F life 1").mark("guarded", "r").begin("walkers")
    assert game.decision == "split"
    game.says("bear 9")
    assert game.tokens("life") == [1, 1]


def test_e57_a_split_may_kill_needlessly(board):
    game = board("2p leader r", "F2", r="life 2", y="F").begin("walkers").says("bear 2")
    assert (game.decision, game.owes) == ("replacement", "r")


def test_e58_nobody_bears_more_than_their_life_while_others_live(board):
    game = board("2p leader r", "F4", r="life 1 body-armor", y="F").begin("walkers")
    assert game.choices("r") == ["bear 0", "bear 1", "bear 2"]
    assert game.refused("r", "bear 3") == "MORE_THAN_BEARABLE"
    game = board("2p leader r", "F5", r="life 4", y="F life 3").begin("walkers")
    assert game.choices("r") == ["bear 2", "bear 3", "bear 4"]
    assert game.refused("r", "bear 1") == "TOO_LITTLE"


def test_e59_when_all_there_die_the_rest_eat(board):
    game = board("2p leader r", "F4", r="life 2", y="T").begin("walkers").says("take rick", "no")
    assert (game.left("ally"), game.walkers) == (23, "F5 H0 P0 T0")


def test_e60_two_deaths_and_one_spare(board):
    game = board("2p leader r", "F4", r="life 1", y="F life 1")
    game.state.gone = 0b011111
    game.begin("walkers").says("take rick", "no")
    assert (game.ending, game.told("DIED")) == (
        "nobody-left", ["DIED r daryl farm", "DIED y andrea farm"],
    )  # fmt: skip


def test_e61_the_last_equipment_card_may_be_left(board):
    game = board("2p leader r", "F1", r="life 1", y="T").stacks(equipment=1).begin("walkers")
    game.says("take rick")
    assert (game.decision, game.choices("r")) == ("equipment", ["no", "yes"])
    assert game.says("no").ending == "running"


def test_e62_one_heals_once_a_round(board):
    game = board("2p leader r", r="life 2 food 9", y="T").begin("healing").says("yes")
    assert (game.tokens("life")[0], game.tokens("food")[0]) == (3, 8)
    assert game.told("ROUND") == ["ROUND 4"], "on to the next round"


def test_e63_nobody_has_more_than_five_life(board):
    game = board("2p leader r", r="andrea", y="T").begin("turn").says("heal y")
    assert game.tokens("life") == [5, 5]
    game = board("2p leader r", r="life 4 medical-supplies", y="T").begin("draw")
    assert game.say("r", "treat r").tokens("life")[0] == 5


def test_e64_a_pile_that_ends_in_a_deal_is_made_anew(board):
    game = board("2p leader r", y="T").discards(45).begin("round")
    assert game.told("RESHUFFLED") == ["RESHUFFLED 45"]
    assert (game.held("r"), game.held("y"), game.state.pile) == (2, 2, 44)


def test_e65_the_badge_passes_from_a_dead_leader_too(board):
    game = board("3p leader r", "F1", r="life 1", y="T", b="T").begin("walkers")
    game.says("take rick", "no")
    assert game.told("BADGE_PASSES") == ["BADGE_PASSES y"]


def test_e66_the_only_leader_leads_on_after_death(board):
    game = board("3p leader r", "F1", r="life 1", y="T", b="T", one_leader="true")
    game.begin("walkers").says("take rick")
    assert game.state.ability == -1, "not before the next round"
    game.says("no")
    assert game.told("BADGE_PASSES") == []
    assert game.told("ABILITY") == ["ABILITY r rick"]


def test_e67_the_last_leaders_events_are_hidden_from_experts_only(board):
    for difficulty, hidden in (("expert", True), ("beginner", False)):
        game = board("2p leader r", y="T", leader_last="true", difficulty=difficulty)
        game.hands(r="fever siren", y="bar pile-up").begin("own move", turn="y")
        seen = GAME.notation.write_position(game.view("y"))
        assert ("siren" not in seen) == hidden


def test_e68_alone_there_are_no_others(board):
    game = board("1p leader r", r="F").script(1).plays("r", "search-party")
    assert game.walkers[:2] == "F3"
    game = board("1p leader r", r="F").begin("exchange")
    assert game.decision != "exchange"


def test_e69_a_goal_must_be_met_before_the_game_is_lost(board):
    game = board("2p leader r", r="T food 9", y="F", **WITH_GOALS).stacks(food=1)
    game.goals(r="glutton", y="rebel").begin("draw").says("yes")
    assert (game.ending, game.winners) == ("stack-empty", "r")
    game = board("2p leader r", r="T food 8", y="F", **WITH_GOALS).stacks(food=1)
    game.goals(r="glutton", y="rebel").begin("draw").says("yes")
    assert (game.ending, game.winners) == ("stack-empty", "")


def test_e70_when_the_group_wins_goals_mean_nothing(board):
    game = board("2p leader r round 12", y="T", **WITH_GOALS).goals(r="glutton", y="rebel")
    game.mark("shown", "r").begin("end")
    assert (game.ending, game.winners) == ("victory", "r y")


def test_e71_ammo_without_its_weapon_is_of_no_use(board):
    game = board("2p leader r", "F1", r="rifle pistol-box=2", y="T").begin("combat")
    assert game.told("ARMED") == []
    game = board("2p leader r", r="rifle pistol-box=2", y="T").begin("draw")
    assert game.choices("r") == ["no", "yes"]


def test_e72_ties_are_for_who_plays_the_card(board):
    game = board("3p leader r", "F2 T2 H1", y="P", b="T").plays("y", "drawn-together")
    assert (game.decision, game.choices("y")) == ("where", ["at farm", "at town"])
    assert game.refused("y", "at highway") == "NOT_AMONG_THEM"
    game.says("at town")
    assert game.walkers == "F2 H1 P0 T4"
    game = board("3p leader r", "F2 T2", y="P", b="T").plays("y", "unwatched-flank")
    assert game.choices("y") == ["at prison", "at highway"]


def test_e73_a_card_beats_the_rule(board):
    game = board("3p leader r", r="-", b="-", y="F").plays("y", "hen-house").script(0)
    game.says("yes")
    assert game.left("food") == 24, "drawn from a stack that lies elsewhere"


def test_e74_experts_discard_the_other_event_unseen(board):
    game = board("2p leader r", y="T", difficulty="expert").hands(r="bar pile-up", y="fever siren")
    game.begin("events", turn="y").says("play fever", "yes")
    assert game.lies("siren") == "face-down"
    assert game.told("DISCARDED", "DISCARDED_UNSEEN", to="r") == ["DISCARDED_UNSEEN y"]
    game = board("2p leader r", y="T", difficulty="expert", unplayed_event="open")
    game.hands(r="bar pile-up", y="fever siren").begin("events", turn="y")
    game.says("play fever", "yes")
    assert game.lies("siren") == "discard"


def test_e75_an_experts_leader_does_not_know_the_others_events(board):
    game = board("2p leader r", y="T", difficulty="expert").hands(r="bar pile-up", y="fever siren")
    game.begin("moves")
    seen = GAME.notation.write_position(game.view("r"))
    assert "bar" in seen
    assert "siren" not in seen


def test_e76_abilities_reach_who_is_off_the_board(board):
    game = board("2p leader r", r="andrea", y="- life 3").begin("turn").says("heal y")
    assert game.tokens("life") == [5, 4]
    game = board("2p leader r", r="glenn", y="- rifle").begin("turn").says("load rifle.1")
    assert game.has("y") == "rifle.1=1"
    game = board("2p leader r", r="maggie", y="-").begin("turn").says("give to y", "give food")
    assert game.tokens("food") == [1, 3]


def test_e77_everybody_spends_their_own(board):
    game = board("2p leader r", "F2", r="pistol=1 allies 1", y="F pistol=1 allies 1")
    game.begin("combat").script(4, 4)
    game.all_say(r="fight with pistol.1", y="fight with pistol.2")
    assert (game.decision, game.owes, game.choices("r")) == ("pool", "r", ["no", "yes"])
    game.says("no")
    assert game.owes == "y"
    game.says("yes")
    assert game.tokens("allies") == [1, 0]


def test_e78_off_the_board_here_and_opposite_mean_nothing(board):
    game = board("3p leader r", r="-", b="-", y="-").plays("y", "supply-drop")
    assert (game.walkers, game.tokens("food")[1]) == ("F0 H0 P0 T0", 3)
    game = board("3p leader r", r="-", b="-", y="-").plays("y", "call-for-help")
    assert (game.walkers, game.tokens("allies")[1]) == ("F0 H0 P0 T0", 3)


def test_e79_four_walkers_eat_four_cards(board):
    game = board("2p leader r", "H4", r="F", y="T").begin("walkers")
    assert game.left("ammo") == 21
