"""Worked scenarios of combat, rounds' ends, leaders and variants (rules 4, T29-T65)."""

import pytest

from graveshift.games.walking_dead.game import GAME
from graveshift.games.walking_dead.talk import may_talk


def test_t29_rifle_and_pistol_together(board):
    game = board("2p leader r", "F3", r="rifle=1 allies 0", y="F pistol=1 allies 0")
    game.begin("combat").script(5, 4, 2)
    game.all_say(r="fight with rifle.1", y="fight with pistol.1")
    assert game.told("POOLED", "KILLED") == ["POOLED farm 11", "KILLED - farm 2"]


@pytest.mark.parametrize(("where", "told"), [("T", "KILLED r farm 1"), ("F", "KILLED r farm 0")])
def test_t31_a_machete_alone_and_with_company(board, where, told):
    game = board("2p leader r", "F2", r="machete allies 0", y=where).begin("combat")
    assert game.script(2).say("r", "fight with machete.1").told("KILLED") == [told]


def test_t32_an_empty_pistol_fights_nobody(board):
    game = board("2p leader r", "F1", r="pistol allies 3", y="T").begin("combat")
    assert (game.told("ARMED", "DIE"), game.tokens("allies")[0]) == ([], 3)


def test_t33_the_second_shot_is_paid_for_too(board):
    game = board("2p leader r", "F1", r="pistol=1 allies 0", y="F pistol=1 allies 0")
    game.begin("combat").script(6, 1)
    game.all_say(r="fight with pistol.1", y="fight with pistol.2")
    assert (game.ammo("pistol.1"), game.ammo("pistol.2")) == (0, 0)


def test_t35_a_shotgun_pulls_on_fourteen(board):
    game = board("2p leader r", "F3 P2", r="shotgun=1 allies 0", y="T").begin("combat")
    game.script(6, 5, 3).say("r", "fight with shotgun.1")
    assert game.told("PULLED", "ATTACK")[:2] == ["PULLED r prison farm", "ATTACK farm 2"]
    assert game.tokens("life")[0] == 3
    game = board("2p leader r", "F3 P2", r="shotgun=1 allies 1", y="T").begin("combat")
    game.script(6, 5, 2).say("r", "fight with shotgun.1").say("r", "yes")
    assert game.told("KILLED", "PULLED") == ["KILLED - farm 2"]
    game = board("2p leader r", "F3 T2", r="shotgun=1 allies 0", y="T").begin("combat")
    game.script(6, 6, 6).say("r", "fight with shotgun.1")
    assert game.told("PULLED") == []


def test_t36_a_crossbow_with_an_ally(board):
    game = board("2p leader r", "F1", r="crossbow=1 allies 1", y="T").begin("combat")
    game.script(3).say("r", "fight with crossbow").say("r", "yes")
    assert (game.told("KILLED"), game.ammo("crossbow")) == (["KILLED - farm 1"], 1)


def test_t37_a_little_help(board):
    game = board("2p leader r", "F1", r="allies 0", y="T")
    game.state.help[0] = 1
    game.begin("combat").script(5).say("r", "fight with help")
    assert game.told("KILLED") == ["KILLED r farm 1"]
    game = board("2p leader r", "F3", r="rifle=1 allies 0", y="T")
    game.state.help[0] = 1
    game.begin("combat").script(3, 4, 3).say("r", "fight with rifle.1")
    assert game.told("POOLED", "KILLED") == ["POOLED farm 10", "KILLED - farm 2"]


def test_t39_michonne_teaches_bare_fists(board):
    game = board("2p leader r", "F2", r="michonne allies 0", y="F allies 1").begin("combat")
    game.script(4, 4).all_say(y="fight bare", r="fight bare")
    game.says("spend 1")
    assert game.told("KILLED") == ["KILLED r farm 0", "KILLED y farm 1"]


def test_t40_rick_adds_one_each(board):
    game = board("2p leader r", "F3", r="rick rifle=1 allies 0", y="T").begin("combat")
    game.script(5, 4).say("r", "fight with rifle.1")
    assert game.told("KILLED") == ["KILLED - farm 2"]
    game = board("2p leader r", "F3", r="rick pistol=1 allies 0", y="F pistol=1 allies 0")
    game.begin("combat").script(3, 5)
    game.all_say(r="fight with pistol.1", y="fight with pistol.2")
    assert game.told("POOLED", "KILLED") == ["POOLED farm 10", "KILLED - farm 2"]


def test_t41_one_round_a_combat(board):
    game = board("2p leader r", "F2", r="rifle=3 baseball-bat allies 0", y="T").begin("combat")
    game.script(1, 1).say("r", "fight with rifle.1")
    assert (game.ammo("rifle.1"), len(game.told("DIE"))) == (2, 2)


def test_t43_the_prisons_walls(board):
    assert board("2p leader r", "P5").begin("walkers").left("equipment") == 23
    assert board("2p leader r", "P3").begin("walkers").left("equipment") == 25
    game = board("2p leader r", "P5", r="P").begin("walkers")
    assert (game.tokens("life"), game.left("equipment")) == ([3, 5], 25)


def test_t44_the_leader_divides_the_damage(board):
    game = board("3p leader r", "H4", y="H life 3", b="H").begin("walkers")
    assert (game.decision, game.owes) == ("split", "r")
    assert game.choices("r") == ["bear 0", "bear 1", "bear 2", "bear 3"]
    game.says("bear 1")
    assert (game.tokens("life"), game.left("ammo")) == ([5, 2, 2], 25)


def test_t45_both_die_and_the_rest_eat(board):
    game = board("2p leader r", "F4", r="life 1", y="F life 1").begin("walkers")
    game.says("take rick", "no", "take maggie", "no")
    assert (game.left("ally"), game.walkers) == (23, "F6 H0 P0 T0")


def test_t47_a_guinea_pig_survives_anything(board):
    game = board("2p leader r", "F13", r="life 3", y="T").mark("guarded", "r").begin("walkers")
    assert game.tokens("life")[0] == 1
    game = board("2p leader r", r="life 1", y="T").mark("guarded", "r")
    game.state.hurt[0] = 5
    game.begin("draw")
    assert (game.tokens("life")[0], game.told("SAVED")) == (1, ["SAVED r"])


def test_t48_food_heals_once(board):
    game = board("2p leader r", r="life 4 food 3", y="T").begin("healing")
    assert (game.decision, game.owes) == ("heal", "r")
    game.says("yes")
    assert (game.tokens("life")[0], game.tokens("food")[0]) == (5, 2)
    assert board("2p leader r").begin("healing").decision != "heal"


def test_t49_twelve_rounds_win(board):
    game = board("2p leader r round 12", "T1").stacks(food=2).begin("walkers")
    assert (game.ending, game.winners) == ("victory", "r y")


def test_t51_the_third_death_of_four_players(board):
    game = board("4p leader r", "F1", r="life 1", y="T", b="T", g="T")
    game.state.gone = 0b111111
    assert game.begin("walkers").ending == "nobody-left"
    game = board("4p leader r", "F1", r="life 1", y="T", b="T", g="T", mode="hardcore")
    assert game.begin("walkers").ending == "death"


def test_t52_dying_before_ones_own_turn(board):
    game = board("2p leader r", r="T", y="F life 1 katana")
    game.hands(r="accidents-happen supply-drop", y="pile-up siren").begin("events")
    game.says("play accidents-happen", "take rick", "no")
    assert (game.decision, game.owes, game.where("y")) == ("event", "y", "-")
    game.says("play siren")
    assert game.told("ARMED") == []
    game.declines("move")
    assert game.owes == "y", "yellow leads now"
    assert game.choices("y") == [
        "move to farm", "move to prison", "move to highway", "move to town",
    ]  # fmt: skip


def test_t53_a_corpse_is_left_and_does_nothing(board):
    game = board("2p leader r", "F2", r="katana allies 0", y="T")
    game.state.fresh[0] = 1
    game.begin("combat").script(5, 1).say("r", "fight with katana")
    assert (game.walkers, game.told("ATTACK")) == ("F1 H0 P0 T0", [])


def test_t55_two_may_fit_where_one_does_not(board):
    full = "F14 H13 T9 P6"
    game = board("3p leader r", full, y="F", r="T", b="-").script(1).plays("y", "gunfire-echo")
    assert game.walkers == "F15 H13 P6 T9"
    game = board("3p leader r", full, y="H", r="T", b="-").script(1).plays("y", "gunfire-echo")
    assert game.walkers == "F14 H13 P6 T9"
    game = board("3p leader r", full, y="H", r="T", b="-").script(2).plays("y", "gunfire-echo")
    assert game.walkers == "F14 H15 P6 T9"


def test_t56_andrea_heals_one_anywhere(board):
    game = board("3p leader r", r="andrea", y="T life 3", b="H").begin("turn")
    assert game.choices("r") == ["heal r", "heal y", "heal b"]
    assert game.says("heal y").tokens("life") == [5, 4, 5]
    game = board("3p leader r", r="andrea", y="T life 3", b="H").begin("turn").says("heal b")
    assert game.tokens("life") == [5, 3, 5]


def test_t57_daryl_feeds_the_hungry(board):
    game = board("4p leader r", r="daryl food 0", y="food 2", b="food 0", g="food 0").begin("turn")
    assert game.tokens("food") == [1, 2, 1, 1]


def test_t59_maggie_gives_across_the_board(board):
    game = board("3p leader r", r="maggie rifle=3", y="T rifle", b="H").begin("turn")
    game.says("give to y")
    game.says("give ammo of rifle.1")
    assert (game.ammo("rifle.1"), game.ammo("rifle.2"), game.decision) == (2, 1, "move")
    game = board("3p leader r", r="maggie rifle=3", y="T rifle", b="H").begin("turn")
    game.says("give to b")
    assert game.refused("r", "give ammo of rifle.1") == "NO_SUCH_WEAPON"


def test_t60_medical_supplies(board):
    game = board("2p leader r", r="life 3 medical-supplies", y="T").begin("draw")
    assert game.say("r", "treat r").tokens("life")[0] == 5
    assert game.has("r") == ""
    game = board("2p leader r", "F3", r="life 2 medical-supplies", y="F life 1").begin("walkers")
    assert (game.decision, game.has("r")) == ("replacement", ""), "both were hit to the end"


def test_t61_experts_hide_their_events_and_keep_silent(board):
    game = board("2p leader r", y="T", difficulty="expert").begin("round")
    assert game.told("DEALT", "DEALT_UNSEEN", to="r")[2:] == ["DEALT_UNSEEN y", "DEALT_UNSEEN y"]
    assert GAME.notation.write_position(game.view("r")).count("?") > 0
    assert not may_talk(game.state, 0)
    game = board("2p leader r", "F1", r="katana", y="T", difficulty="expert").begin("combat")
    assert may_talk(game.state, 0)
    game = board("2p leader r", r="life 4", y="T", difficulty="expert").begin("healing")
    assert may_talk(game.state, 1)
    game = board("2p leader r", y="T", difficulty="expert").plays("y", "fever")
    assert game.told("EVENT", to="r") == ["EVENT y fever"]
    game = board("2p leader r", y="T").begin("draw")
    assert may_talk(game.state, 0), "beginners talk at any time"


def test_t63_one_leader_keeps_the_badge(board):
    game = board("3p leader y", r="T", one_leader="true").begin("end")
    assert (game.told("BADGE_PASSES"), game.told("ABILITY")) == ([], ["ABILITY y andrea"])
    assert board("3p leader y").begin("end").told("BADGE_PASSES") == ["BADGE_PASSES b"]


def test_t64_the_leader_plays_last(board):
    game = board("3p leader r", leader_last="true")
    game.hands(r="siren pile-up", y="bar fever", b="cut-wire sick-bay").begin("moves")
    order: list[tuple[str, str]] = []
    while game.phase == "turns" and game.state.round == 3:
        if not order or order[-1] != (game.owes, game.decision):
            order.append((game.owes, game.decision))
        game.clock_runs_out(game.owes)
    assert [seat for seat, what in order if what == "event"] == ["y", "b", "r"]
    assert order[0] == ("r", "move")
    assert [line.split()[1] for line in game.told("EVENT")] == ["y", "b", "r", "r"]


@pytest.mark.parametrize(("walkers", "played"), [("F3 T2", 2), ("F3 T3", 1)])
def test_t65_alone_few_walkers_mean_two_events(board, walkers, played):
    game = board("1p leader r", walkers).hands(r="spoiled-supplies promise-me").begin("events")
    game.says("play spoiled-supplies")
    assert len(game.told("EVENT")) == played
    assert len(game.told("DISCARDED")) == 2 - played
