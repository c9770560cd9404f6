"""Edge cases of combat (rules 3, E28-E47)."""


def test_e28_dice_never_run_out(board):
    game = board("2p leader r", "F3", r="allies 0 shotgun=1", y="T")
    game.state.help[0] = 3
    game.begin("combat").script(6, 5, 2, 1, 1, 1).say("r", "fight with shotgun.1")
    assert len(game.told("DIE")) == 6
    assert game.told("VALUE") == ["VALUE r 16"]


def test_e29_an_empty_gun_cannot_be_chosen(board):
    game = board("2p leader r", "F1", r="pistol katana", y="T").begin("combat")
    assert game.refused("r", "fight with pistol.1") == "NO_AMMO"
    assert game.choices("r") == ["fight with katana", "stand back"]


def test_e30_allies_are_of_no_use_without_a_die(board):
    game = board("2p leader r", "F1", r="allies 5", y="T").begin("combat")
    assert game.tokens("allies") == [5, 2], "red is asked for nothing"
    assert (game.told("FIGHT"), game.tokens("life")) == ([], [4, 5])


def test_e31_a_shot_at_nothing_is_paid_for(board):
    game = board("2p leader r", "F1", r="katana allies 0", y="F pistol=2 allies 0")
    game.begin("combat").script(6, 1, 1)
    game.all_say(y="fight with pistol.1", r="fight with katana")
    assert (game.told("KILLED")[0], game.ammo("pistol.1")) == ("KILLED r farm 1", 1)


def test_e32_nobody_has_to_fight(board):
    game = board("2p leader r", "F1", r="katana pistol=3", y="T").begin("combat")
    game.say("r", "stand back")
    assert (game.told("DIE"), game.ammo("pistol.1")) == ([], 3)
    assert game.tokens("life") == [4, 5]


def test_e33_where_no_walkers_are_nobody_is_asked_to_fight(board):
    game = board("2p leader r", "T1", r="pistol=3 katana", y="F machete").begin("combat")
    assert game.told("ARMED", "FIRED", "FIGHT") == []
    assert game.ammo("pistol.1") == 3


def test_e34_only_shots_are_added_up(board):
    game = board(
        "3p leader r", "F4", r="katana allies 0", y="F rifle=1 allies 0", b="F pistol=1 allies 0"
    ).begin("combat")
    game.script(3, 4, 4, 2)
    game.all_say(r="fight with katana", y="fight with rifle.1", b="fight with pistol.1")
    assert game.told("KILLED", "POOLED") == [
        "KILLED r farm 0", "POOLED farm 10", "KILLED - farm 2",
    ]  # fmt: skip


def test_e35_two_blades_are_not_added_up(board):
    game = board("2p leader r", "F2", r="crowbar allies 0", y="F hunting-knife allies 0")
    game.begin("combat").script(4, 4)
    game.all_say(r="fight with crowbar", y="fight with hunting-knife")
    assert game.told("KILLED") == ["KILLED r farm 0", "KILLED y farm 0"]


def test_e36_a_little_help_adds_to_the_own_blade(board):
    game = board("2p leader r", "F3", r="katana allies 0", y="T")
    game.state.help[0] = 1
    game.begin("combat").script(3, 6, 6, 6).say("r", "fight with katana")
    assert game.told("DIE") == ["DIE r 3", "DIE r 6"], "only the Katana's own die goes on"
    assert game.told("VALUE") == ["VALUE r 9"]


def test_e37_a_little_help_fights_alone(board):
    game = board("2p leader r", "F1", r="allies 0", y="F pistol=1 allies 0")
    game.state.help[0] = 1
    game.begin("combat").script(3, 4)
    assert game.choices("r") == ["fight with help", "stand back"]
    game.all_say(r="fight with help", y="fight with pistol.1")
    assert game.told("KILLED", "POOLED") == [
        "KILLED r farm 0", "POOLED farm 4", "KILLED - farm 0",
    ]  # fmt: skip


def test_e38_a_shotgun_counts_its_own_dice_for_its_noise(board):
    game = board("2p leader r", "F9 H1", r="rick allies 3 shotgun=1", y="T")
    game.state.help[0] = 1
    game.begin("combat").script(6, 5, 2, 6).say("r", "fight with shotgun.1")
    assert game.told("VALUE") == ["VALUE r 20"]
    assert game.state.pulls == 0


def test_e39_each_shotgun_pulls_one_and_corpses_come_last(board):
    game = board("2p leader r", "F9 H2", r="shotgun=1 allies 0", y="F shotgun=1 allies 0")
    game.state.fresh[2] = 1
    game.begin("combat").script(6, 6, 6, 6, 6, 6)
    game.all_say(r="fight with shotgun.1", y="fight with shotgun.2")
    assert game.told("PULLED") == ["PULLED r highway farm", "PULLED y highway farm"]
    assert game.walkers[:5] == "F4 H0"
    assert (game.state.pulled[0], game.state.fresh[0]) == (1, 1)


def test_e40_what_is_pulled_into_the_prison_acts(board):
    game = board("2p leader r", "P3 T2", r="P shotgun=1 allies 0", y="F").begin("combat")
    game.script(6, 6, 6).say("r", "fight with shotgun.1")
    assert game.told("KILLED", "PULLED", "ATTACK")[:3] == [
        "KILLED - prison 3", "PULLED r town prison", "ATTACK prison 1",
    ]  # fmt: skip
    assert game.tokens("life")[0] == 4
    game = board("2p leader r", "P3 T2", r="P shotgun=1 flashbang allies 0", y="F").begin("combat")
    game.script(6, 6, 6).say("r", "fight with shotgun.1").say("r", "yes")
    assert game.tokens("life")[0] == 5, "not past a Flashbang"


def test_e41_a_single_source_is_not_asked_for(board):
    game = board("2p leader r", "F4 P1", r="shotgun=1 allies 0", y="T").begin("combat")
    game.script(6, 6, 2).say("r", "fight with shotgun.1")
    assert game.told("PULLED") == ["PULLED r prison farm"]


def test_e42_rick_and_allies_bring_the_bolt_back(board):
    game = board("2p leader r", "F1", r="rick allies 0 crossbow=1", y="T").begin("combat")
    game.script(3).say("r", "fight with crossbow")
    assert game.ammo("crossbow") == 1
    game = board("2p leader r", "F1", r="allies 1 crossbow=1", y="T").begin("combat")
    game.script(3).say("r", "fight with crossbow").say("r", "yes")
    assert game.ammo("crossbow") == 1


def test_e43_one_bolt_comes_back_whatever_the_value(board):
    game = board("2p leader r", "F1", r="allies 0 crossbow=2", y="T").begin("combat")
    game.state.help[0] = 2
    game.script(6, 6, 6).say("r", "fight with crossbow")
    assert (game.told("VALUE"), game.ammo("crossbow")) == (["VALUE r 19"], 2)


def test_e44_a_companion_who_rides_off_leaves_one_alone(board):
    game = board("2p leader r", "F1", r="machete allies 0", y="F motorcycle").begin("motorcycle")
    game.say("y", "ride to town").script(2).say("r", "fight with machete.1")
    assert game.told("VALUE") == ["VALUE r 5"]


def test_e45_a_ride_breaks_no_promise(board):
    game = board("2p leader r", r="F", y="T motorcycle food 0")
    game.hands(y="promise-me supply-drop").begin("events", turn="y").say("y", "play promise-me")
    assert (game.decision, game.lies("promise-me")) == ("motorcycle", "discard")
    game.say("y", "ride to highway")
    assert game.tokens("allies") == [2, 2]


def test_e46_a_promise_by_the_last_does_nothing(board):
    game = board("2p leader r", y="T").hands(y="promise-me fever").begin("events", turn="y")
    game.say("y", "play promise-me")
    assert game.told("PROMISE", "PROMISE_ENDS") == ["PROMISE y", "PROMISE_ENDS"]
    assert game.lies("promise-me") == "discard"


def test_e47_a_promise_never_costs_the_leader(board):
    game = board("2p leader r", y="T").hands(r="promise-me supply-drop").begin("events")
    game.says("play promise-me")
    assert (game.owes, game.tokens("allies")[0]) == ("y", 3)
