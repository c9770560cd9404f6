"""The leader's turn (rules 1.6) and the leaders (1.18; D3-D6)."""

import pytest

EVERYWHERE = [f"move to {place}" for place in ("farm", "prison", "highway", "town")]


def test_r1_6_1_abilities_come_before_any_move(board):
    game = board("2p leader r", r="daryl food 0").begin("turn")
    assert game.tokens("food") == [1, 2]
    assert game.decision == "move"


def test_r1_6_2_the_leader_moves_every_pawn_the_own_first(board):
    game = board("3p leader y", y="rick H").begin("moves")
    assert (game.owes, game.choices("y")) == ("y", [EVERYWHERE[0], EVERYWHERE[2], EVERYWHERE[3]])
    assert game.refused("r", "move to farm") == "NOT_ASKED"
    game.say("y", "move to town").say("y", "move to prison").say("y", "move to highway")
    assert [game.where(seat) for seat in "ryb"] == ["H", "T", "P"]


def test_r1_6_3_a_pawn_without_location_is_put_on_any(board):
    game = board("2p leader r round 1", r="-", y="-").begin("moves")
    assert game.choices("r") == EVERYWHERE
    game.say("r", "move to town")
    assert game.choices("r") == EVERYWHERE
    assert game.refused("r", "code 4") == "NOT_A_CHOICE"


def test_r1_6_4_the_leader_has_no_paid_move(board):
    game = board("2p leader r", r="rick food 5").begin("moves").says("move to farm", "move to farm")
    assert game.decision == "draw"
    assert game.tokens("food") == [5, 2]


def test_r1_6_5_the_leader_may_draw_here(board):
    game = board("2p leader r", r="rick T").begin("draw").script(0).say("r", "yes")
    assert (game.left("food"), game.tokens("food")) == (24, [3, 2])


def test_r1_6_6_the_leader_may_exchange(board):
    game = board("2p leader r", r="rick food 1", y="food 0").begin("exchange")
    game.says("give to y", "give food", "done")
    assert game.tokens("food") == [0, 1]


def test_r1_6_7_the_leader_plays_both_events_in_any_order(board):
    game = board("2p leader r").hands(r="shop-windows church-bells", y="fever bar")
    game.begin("events")
    assert game.choices("r") == ["play shop-windows", "play church-bells"]
    game.say("r", "play church-bells")
    assert game.told("EVENT") == ["EVENT r church-bells", "EVENT r shop-windows"]
    assert {game.lies("shop-windows"), game.lies("church-bells")} == {"discard"}


@pytest.mark.parametrize(("life", "then"), [(3, 4), (5, 5)])
def test_r1_18_1_andrea_heals_one_player_anywhere(board, life, then):
    game = board("2p leader r", r="andrea F", y=f"T life {life}").begin("turn").say("r", "heal y")
    assert game.tokens("life") == [5, then]


def test_d3_andrea_must_choose_any_player(board):
    game = board("3p leader r", r="andrea", b="-").begin("turn")
    assert (game.decision, game.choices("r")) == ("andrea", ["heal r", "heal y", "heal b"])
    assert game.refused("r", "heal g") == "NO_SUCH_SEAT"


def test_r1_18_2_daryl_feeds_who_has_nothing(board):
    game = board("4p leader r", r="daryl food 0", y="food 2", b="food 0", g="food 0").begin("turn")
    assert game.tokens("food") == [1, 2, 1, 1]


def test_r1_18_3_glenn_loads_a_weapon_of_anybody(board):
    game = board("2p leader r", r="glenn", y="T rifle=1").begin("turn").say("r", "load rifle.1")
    assert game.ammo("rifle.1") == 2


def test_d4_glenn_may_choose_any_ranged_weapon_that_is_owned(board):
    game = board("2p leader r", r="glenn pistol", y="rifle katana").begin("turn")
    assert game.choices("r") == ["load pistol.1", "load rifle.1", "decline"]
    assert game.refused("r", "load katana") == "NOT_A_CHOICE"
    assert game.refused("r", "load shotgun.1") == "NOT_HELD"
    assert game.say("r", "decline").decision == "move"
    assert board("2p leader r", r="glenn katana").begin("turn").decision == "move"


def test_r1_18_4_maggie_gives_one_object_to_anybody(board):
    game = board("2p leader r", r="maggie food 2 allies 0", y="T food 0").begin("turn")
    game.says("give to y", "give food")
    assert game.tokens("food") == [1, 1]
    assert game.decision == "move"


def test_d5_maggie_chooses_receiver_object_and_weapon(board):
    game = board(
        "3p leader r", r="maggie food 0 allies 1 rifle=2 rifle-clips=3 katana", y="T rifle rifle",
        b="food 0",
    ).begin("turn")  # fmt: skip
    assert game.choices("r")[:3] == ["give to y", "give to b", "decline"]
    assert game.refused("r", "give to r") == "YOURSELF"
    assert game.refused("r", "give to g") == "NO_SUCH_SEAT"
    game.say("r", "give to y")
    assert game.choices("r") == [
        "give rifle-clips.1", "give ally", "give ammo of rifle.1", "give ammo of rifle-clips.1",
    ]  # fmt: skip
    assert game.refused("r", "give katana") == "NOT_A_CHOICE"
    assert game.refused("r", "refuse") == "NOT_A_CHOICE"
    assert game.refused("r", "give food") == "NO_FOOD"
    game.say("r", "give ammo of rifle-clips.1")
    assert (game.decision, game.choices("r")) == ("onto", ["onto rifle.2", "onto rifle.3"])
    assert game.refused("r", "onto rifle.1") == "NOT_HELD"
    assert game.refused("r", "onto katana") == "NOT_A_CHOICE"
    game.say("r", "onto rifle.3")
    assert game.has("y") == "rifle.23"
    assert (game.ammo("rifle.3"), game.ammo("rifle-clips.1")) == (1, 2)


def test_d5_maggie_is_not_asked_without_anything_to_give(board):
    poor = board("2p leader r", r="maggie food 0 allies 0 rifle=2 katana").begin("turn")
    assert poor.decision == "move"
    unable = board("3p leader r", r="maggie food 0 allies 0 rifle=2", y="rifle").begin("turn")
    assert unable.choices("r") == ["give to y", "decline"]
    assert unable.refused("r", "give to b") == "NOTHING_TO_GIVE"


@pytest.mark.parametrize(
    ("option", "reason"), [("to_owners", "NO_SUCH_WEAPON"), ("to_anybody", "")]
)
def test_d5_an_ammo_card_wants_a_weapon_unless_an_option_says_otherwise(board, option, reason):
    game = board("2p leader r", maggie_cards=option, r="maggie rifle-clips=3").begin("turn")
    assert game.say("r", "give to y").refused("r", "give rifle-clips.1") == reason


def test_d5_by_option_an_ammo_card_alone_is_something_to_give(board):
    told = "maggie food 0 allies 0 rifle-clips=3"
    game = board("2p leader r", maggie_cards="to_anybody", r=told).begin("turn")
    assert game.decision == "maggie"
    assert board("2p leader r", r=told).begin("turn").decision == "move"


def test_r1_18_5_michonne_lets_everybody_roll_a_die(board):
    game = board("2p leader r", "F2", r="michonne", y="allies 1").begin("combat")
    game.all_say(r="stand back", y="fight bare").script()
    assert "fight bare" in board("2p leader r", "F2", r="michonne").begin("combat").choices("y")
    assert board("2p leader r", "F2", y="michonne").begin("combat").decision != "weapon"
    assert len(game.told("DIE")) == 1


def test_r1_18_6_rick_adds_one_to_every_value(board):
    game = board("2p leader r", "F3", r="rick rifle=1 allies 0", y="allies 0 pistol=1")
    game.begin("combat").say("r", "fight with rifle.1").script(1, 2, 5)
    game.say("y", "fight with pistol.1")
    assert game.told("VALUE") == ["VALUE r 4", "VALUE y 6"]


def test_r1_18_7_a_lasting_ability_dies_with_the_leader(board):
    game = board("2p leader r", "F2", r="rick F life 1", y="T katana").plays("r", "fever")
    game.say("r", "no").say("r", "take michonne").say("r", "no")
    assert game.state.ability == -1
    solo = board("1p leader r", r="rick life 1").plays("r", "fever").say("r", "no")
    assert solo.say("r", "take michonne").state.ability == 4


def test_d6_a_pawn_stays_or_goes_next_door(board):
    game = board("2p leader r", r="rick T").begin("moves")
    assert game.choices("r") == [EVERYWHERE[1], EVERYWHERE[2], EVERYWHERE[3]]
    assert game.refused("r", "move to farm") == "NOT_NEXT_DOOR"
    assert game.say("r", "move to town").told("STAYED") == ["STAYED r"]
