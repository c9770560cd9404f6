"""What may be done at any time (rules 2.2: A1-A4), and talk (1.15)."""

import pytest

from graveshift.engine.contract import BROKEN, KEPT, OPEN
from graveshift.engine.game import interpreted
from graveshift.games.walking_dead.game import GAME
from graveshift.games.walking_dead.talk import Claim

GOALS = {"secret_goals": "true"}


def test_a1_an_ammo_card_is_loaded_while_somebody_else_is_asked(board):
    game = board("2p leader r", y="T pistol pistol pistol-box=3").begin("draw")
    assert game.choices("y") == [
        "load pistol-box.1 onto pistol.1", "load pistol-box.1 onto pistol.2",
    ]  # fmt: skip
    assert game.refused("y", "load pistol-box.2 onto pistol.1") == "NOT_HELD"
    assert game.refused("y", "load pistol-box.1 onto pistol.3") == "NO_SUCH_WEAPON"
    assert game.refused("y", "no") == "NOT_ASKED"
    game.say("y", "load pistol-box.1 onto pistol.2")
    assert (game.has("y"), game.ammo("pistol.2"), game.owes) == ("pistol.12", 3, "r")


def test_a1_so_may_who_is_asked_unless_in_the_middle_of_something(board):
    game = board("2p leader r", r="pistol pistol-box=3").begin("exchange")
    load = "load pistol-box.1 onto pistol.1"
    assert game.refused("r", load) == ""
    assert game.say("r", "give to y").refused("r", load) == "NOT_NOW"


@pytest.mark.parametrize("event", ["night-thieves", "jammed-magazine"])
def test_a1_not_while_one_loses_things(board, event):
    game = board("2p leader r", r="pistol=1 pistol-box=3").plays("r", event)
    assert game.refused("r", "load pistol-box.1 onto pistol.1") == "NOT_NOW"


def test_a1_not_between_choosing_a_weapon_and_the_roll(board):
    game = board("2p leader r", "F4", r="pistol=1 pistol-box=3", y="pistol=1 katana")
    game.begin("combat")
    load = "load pistol-box.1 onto pistol.1"
    assert game.refused("r", load) == ""
    game.say("r", "fight with pistol.1")
    assert game.refused("r", load) == "NOT_NOW"
    game.script(3, 3).say("y", "fight with pistol.2")
    assert (game.decision, game.owes) == ("pool", "r")
    assert game.refused("r", load) == "NOT_NOW"


def test_a1_before_choosing_one_may_load_to_be_able_to_fight(board):
    game = board("2p leader r", "F4", r="pistol pistol-box=3", y="T").begin("combat")
    assert game.choices("r") == ["stand back", "load pistol-box.1 onto pistol.1"]
    game.say("r", "load pistol-box.1 onto pistol.1")
    assert game.choices("r") == ["fight with pistol.1", "stand back"]


def test_a2_medical_supplies_help_somebody_here(board):
    game = board("3p leader r", r="medical-supplies", y="life 1", b="T life 1").begin("draw")
    assert game.choices("r")[2:] == ["treat y"]
    assert game.refused("r", "treat b") == "UNHARMED"
    assert game.refused("r", "treat g") == "NO_SUCH_SEAT"
    assert game.refused("y", "treat r") == "NOT_ASKED"
    game.say("r", "treat y")
    assert (game.tokens("life"), game.decision) == ([5, 4, 1], "draw")


def test_a2_not_while_damage_is_split_or_suffered(board):
    game = board("2p leader r", "F2", r="medical-supplies", y="life 3").begin("walkers")
    assert game.refused("r", "treat y") == "NOT_NOW"
    armour = board("2p leader r", "F2", r="medical-supplies life 3 body-armor", y="T")
    assert armour.begin("walkers").refused("r", "treat r") == "NOT_NOW"


def test_a2_during_an_event_it_may_be_used(board):
    game = board("2p leader r", r="medical-supplies life 3").plays("r", "fever")
    game.say("r", "treat r")
    assert (game.tokens("life")[0], game.decision) == (5, "food-or-damage")


def test_a2_without_a_pawn_one_treats_oneself(board):
    game = board("2p leader r", r="- medical-supplies life 3", y="- life 3").begin("healing")
    assert game.refused("r", "treat r") == ""
    assert game.refused("r", "treat y") == "UNHARMED"


def test_a2_who_holds_none_cannot(board):
    game = board("2p leader r", r="pistol pistol-box=1 life 3").begin("draw")
    assert game.refused("r", "treat r") == "NOT_HELD"


def test_a3_a_goal_is_revealed_while_its_condition_holds(board):
    game = board("2p leader r", **GOALS, r="food 9").goals(r="glutton", y="rebel").begin("draw")
    assert game.refused("r", "reveal goal") == ""
    game.say("r", "reveal goal")
    assert game.told("GOAL_MET") == ["GOAL_MET r glutton"]
    assert game.refused("r", "reveal goal") == "NOT_NOW"
    assert game.view("y").goal[0] == 1


def test_a3_not_before(board):
    game = board("2p leader r", **GOALS, r="food 8").goals(r="glutton", y="rebel").begin("draw")
    assert game.refused("r", "reveal goal") == "GOAL_NOT_MET"
    assert game.refused("r", "code 231") == "NOT_A_CHOICE"


def test_a3_who_may_reveal_is_told_by_what_lies_open(board):
    game = board("2p leader r", **GOALS, y="food 9").goals(r="glutton", y="rebel").begin("draw")
    assert game.seats_in(game.state.may) == "y"
    assert game.choices("y") == []


@pytest.mark.parametrize(("difficulty", "talks"), [("beginner", True), ("expert", False)])
def test_r1_15_3_experts_are_silent_from_the_deal_until_combat(board, difficulty, talks):
    rules = interpreted(GAME)
    game = board("2p leader r", "F1", difficulty=difficulty, r="katana").begin("round")
    assert [rules.may_talk(game.state, seat) for seat in range(3)] == [talks, talks, False]
    game.declines(until="weapon")
    assert rules.may_talk(game.state, 0)


def test_a4_everybody_may_talk_when_the_rules_allow(board):
    rules = interpreted(GAME)
    game = board.new(2, difficulty="expert").setup()
    assert rules.may_talk(game.state, 0)
    game.say("r", "take rick").say("y", "take glenn")
    assert not rules.may_talk(game.state, 1)


def test_promises_of_a_turn_are_kept_or_broken(board):
    rules = interpreted(GAME)
    game = board("2p leader r", "F1", y="katana").begin("own move", turn="y")
    stay, walk, wish = Claim.WILL_STAY.value, Claim.WILL_WALK.value, Claim.WISH.value
    assert [rules.kept(game.state, 1, kind, 1, 0) for kind in (stay, walk, wish)] == [OPEN] * 3
    game.say("y", "walk to prison")
    assert [rules.kept(game.state, 1, kind, 1, 0) for kind in (stay, walk)] == [BROKEN, KEPT]
    assert rules.kept(game.state, 1, walk, 2, 0) == BROKEN
    sits = board("2p leader r", "F1", y="katana").begin("combat")
    assert [rules.kept(sits.state, 1, kind, 1, 0) for kind in (stay, walk)] == [KEPT, BROKEN]
    assert rules.kept(sits.state, 3, stay, 1, 0) == OPEN


def test_r1_15_2_experts_do_not_see_others_events(board):
    game = board("2p leader r", difficulty="expert").hands(r="fever bar", y="siren cut-wire")
    game.begin("events")
    assert [game.view("r").event_at[number] for number in (38, 11)] == [4, -1]
    assert game.view("r").hand[1] == 2
    game.say("r", "play bar")
    assert game.told("EVENT", to="y")[0] == "EVENT r bar"
    shown = board("2p leader r").hands(r="fever bar", y="siren cut-wire").begin("events")
    assert shown.view("r").event_at[11] == 5


@pytest.mark.parametrize(("option", "seen"), [("face_down", -1), ("open", 1)])
def test_r1_15_2_the_unplayed_event_goes_face_down_unless_an_option_says_otherwise(
    board, option, seen
):
    game = board("2p leader r", difficulty="expert", unplayed_event=option)
    game.hands(y="fever church-bells").begin("events", turn="y").say("y", "play church-bells")
    assert game.view("r").event_at[38] == seen
    assert len(game.told("DISCARDED", to="r")) == (seen == 1)


def test_r1_15_4_any_mode_goes_with_any_difficulty(board):
    game = board("2p leader r", "F1", mode="hardcore", difficulty="expert", r="life 1", y="T")
    assert game.begin("walkers").ending == "death"
