"""What others ask of the game: score, features, what is reckoned, talk, clocks, drawn states."""

import math

import pytest

from graveshift.engine.contract import BROKEN, KEPT, OPEN
from graveshift.engine.frame import BYSTANDER, NOBODY
from graveshift.engine.game import interpreted
from graveshift.games.midevil import features, reckoning, talk
from graveshift.games.midevil.game import GAME
from graveshift.games.midevil.routes import FAR, TO_ALTAR, TO_BOOK, forget_routes, note_routes
from graveshift.games.midevil.score import VICTORY, score
from graveshift.games.midevil.talk import Claim
from tests.games.midevil.land import land, square
from tests.games.strategies import imagined, seen_by


def routed(*tiles, **more):
    """A map whose ways are known."""
    game = land(*tiles, **more)
    for place in range(game.state.placed):
        forget_routes(game.state, place)
    for place in range(game.state.placed):
        note_routes(game.state, place)
    return game


def test_ways_are_counted_in_steps_and_shortened_by_new_tiles():
    state = routed("altar", "straight n", "graveyard n", "tavern 0w").state
    assert state.route[square("0c"), TO_ALTAR] == 0
    assert state.route[square("2c"), TO_BOOK] == 0
    assert state.route[square("0c"), TO_BOOK] == state.route[square("2c"), TO_ALTAR] == 6
    assert state.route[square("3e"), TO_BOOK] == 8
    assert state.route[square("3n"), TO_ALTAR] == 4, "through the door"
    assert state.route[square("1e"), TO_ALTAR] == FAR, "woods"


def test_points_lives_items_and_the_book_count():
    base = score(routed("altar", "graveyard n").state, 0)
    assert score(routed("altar", "graveyard n", has="A:b").state, 0) > base
    assert score(routed("altar", "graveyard n", lives="A5 B3").state, 0) > base
    assert score(routed("altar", "graveyard n", items="A: sword").state, 0) > base
    assert score(routed("altar", "graveyard n", bearer="A").state, 0) > base
    assert score(routed("altar", "graveyard n", bearer="B").state, 0) < base
    near = routed("altar", "graveyard n", pawns="A1s B0c").state
    assert score(near, 0) > base
    assert score(routed("altar", "graveyard n", bones="w0n", lives="A0 B0").state, 0) < base
    near.terrified = 1
    assert score(near, 0) < score(routed("altar", "graveyard n", pawns="A1s B0c").state, 0)
    assert score(routed("altar").state, 0) < base, "no Graveyard"


def test_a_victory_is_worth_more_than_all():
    game = routed("altar", pawns="A0n B0c", bones="w0n", has="A:" + 9 * "b" + "r")
    game.script(6).begin("stand").go(0)
    assert score(game.state, 0) == VICTORY
    assert score(game.state, 1) == -VICTORY


def test_features_say_what_they_are():
    state = routed("altar", "tavern e", pawns="A0c B1n", hands="A: mire", items="B: horse",
                   parked="B1c", bones="b0n", lives_at="1n").begin("turn").state  # fmt: skip
    numbers = [math.nan] * len(GAME.feature_names)
    features.features(state, 0, numbers)
    named = dict(zip(GAME.feature_names, numbers, strict=True))
    assert not any(math.isnan(number) for number in numbers)
    assert named["MIRE: in own hand"] == pytest.approx(1 / 3)
    assert named["seat 1: has HORSE"] == 1
    assert named["place 0: square 1: skeleton, by its points"] == 1
    assert named["place 1: square 1: life"] == 1
    assert named["place 1: square 1: legal, half inside a building"] == 0.5
    assert named["place 1: side 1 is open"] == 1
    assert named["seat 2: plays"] == 0
    assert named["place 2: square 0: life"] == 0


def test_reachable_squares_end_at_skeletons():
    seen = land("altar", "tavern e", pawns="A0c B0s", bones="w0e").begin("step", 3).state
    steps = reckoning.reachable(seen)
    assert steps[square("0c")] == 0
    assert steps[square("0e")] == 1
    assert steps[square("1w")] == reckoning.UNREACHED
    seen.bound = 1
    assert reckoning.reachable(seen)[square("0n")] == reckoning.UNREACHED


def test_what_is_reckoned_of_a_board():
    seen = land("altar", "graveyard n", pawns="A0c B0s", items="A: sword", has="B:b",
                lives="A0 B1").begin("turn").state  # fmt: skip
    told = GAME.reckoned(seen)
    assert told["odds"][:3] == [67, 75, 0]  # type: ignore[index]
    assert told["points"][:2] == [0, 3]  # type: ignore[index]
    assert told["south"][1] == -1  # type: ignore[index]
    assert told["east"][1] == 0  # type: ignore[index]
    assert (told["book_square"], told["goal_points"], told["tiles_left"]) == (13, 30, 28)
    assert told["lives_left"] == 49
    seen.bearer = 1
    assert reckoning.book_at(seen) == square("0s")


def test_promises_of_a_book_fight():
    state = land("altar", "graveyard n", seats=3, bearer="B").script(1, 2).begin("stand").state
    assert talk.kept(state, 0, Claim.WILL_FIGHT, 1, 0) == OPEN
    state.rival = 1
    assert talk.kept(state, 0, Claim.WILL_FIGHT, 1, 0) == KEPT
    assert talk.kept(state, 0, Claim.WILL_NOT_FIGHT, 1, 0) == BROKEN
    assert talk.kept(state, 2, Claim.WILL_FIGHT, 1, 0) == OPEN
    assert talk.may_talk(state, 2)
    assert not talk.may_talk(state, 3)


# When a clock runs out --------------------------------------------------------------------------


def by_clock(game):
    """What the clock chooses for the first seat that owes."""
    seat = "ABCDEF".index(game.owes[0])
    return interpreted(GAME).on_timeout(game.state, seat, 7)


def test_the_clock_stops_a_walk_and_plays_no_card():
    assert by_clock(land("altar", hands="A: healer").begin("step", 3)) == 4
    assert by_clock(land("altar", hands="A: healer").begin("turn")) == 0


def test_the_clock_fights_on_and_dies_only_when_it_must():
    fight = land("altar", pawns="A0n B0c", bones="w0n", lives="A1 B3").script(1, 1)
    fight.begin("stand").go(0)
    assert by_clock(fight) == 4
    fight.go(4)
    assert by_clock(fight) == 6


def test_the_clock_places_and_moves_as_it_must():
    game = land("altar", bones="w0n", stack="market", pawns="A0c B0c").script(0, 0, 0, 0, 2, 1)
    game.begin("turn")
    for _ in range(30):
        if game.active == "A":
            game.do(game.owes[0], by_clock(game))
    assert game.active == "B"


def test_the_clock_finishes_a_pick():
    game = land("altar", hands="A: rust", items="B: sword").begin("turn").go(128)
    assert by_clock(game) == 65


# States drawn from views ------------------------------------------------------------------------


def test_old_cards_stay_where_old_cards_are():
    game = land("altar", hands="A: mire, B: rust terror").empty_deck().script(0, 0).begin("cards")
    rules = interpreted(GAME)
    for stream in range(20):
        drawn = imagined(rules, seen_by(rules, game.state, 0), stream)
        assert sorted(drawn.hand[1, slot] for slot in (0, 1)) == [22, 23]
        assert drawn.viewer == NOBODY
        assert rules.faults(drawn) == 0


def test_a_bystander_sees_no_hand_and_no_stake():
    game = land("altar", "graveyard n", bearer="B", has="A:w").script(1, 2).begin("stand").go(1)
    game.do("A", 1)
    rules = interpreted(GAME)
    seen = seen_by(rules, game.state, BYSTANDER)
    assert seen.stake[0, 0] == -1
    drawn = imagined(rules, seen, 3)
    assert drawn.stake[0, 0] == 0
    assert drawn.owes == 0b11


def test_the_clock_answers_whatever_is_asked():
    game = land("altar", hands="A: rattle-loose", has="B:wrb", seats=2).begin("turn")
    game.plays("A", "rattle-loose", "B")
    assert by_clock(game) == 1
    shot = land("altar", items="A: crossbow", bones="w0n", pawns="A0c B0c").begin("step", 1)
    assert by_clock(shot.go(11)) == 17


def test_cards_out_of_sight_are_dealt_from_the_deck():
    game = land("altar", seats=3, hands="A: sword healer, B: rust, C: mire", lives="A1 B3 C3")
    game.begin("turn").plays("A", "sword")
    rules = interpreted(GAME)
    assert game.decision == "window"
    game.do("B", 0)
    kinds = set()
    for stream in range(40):
        drawn = imagined(rules, seen_by(rules, game.state, 2), stream)
        kinds.add(drawn.hand[1, 0])
        assert (drawn.hand[2, 0], drawn.owes) == (19, 0b110)
        assert rules.faults(drawn) == 0
    assert len(kinds) > 9


def test_an_old_card_announced_is_not_dealt_again():
    game = land("altar", hands="A: sword, B: rust", items="B: horse").empty_deck()
    game.script(0, 0).begin("cards").plays("A", "sword")
    rules = interpreted(GAME)
    for stream in range(9):
        drawn = imagined(rules, seen_by(rules, game.state, BYSTANDER), stream)
        assert drawn.hand[1, 0] == 22
