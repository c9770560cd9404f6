"""Talk (rules 1.3): who may, and what the rules can tell of claims and promises."""

import pytest

from graveshift.engine.contract import BROKEN, KEPT, OPEN
from graveshift.games.mall_of_horror.talk import Claim
from tests.games.scenario import Compiled


def ask(game, rule, *numbers):
    """Ask one of the game's rules about its state."""
    at = game.runner.at(game.state) if isinstance(game.runner, Compiled) else game.state
    return int(getattr(game.runner.rules, rule)(at, *numbers))


def kept(game, speaker, claim, a, b=0):
    """What became of a claim or promise."""
    return ask(game, "kept", game.seat(speaker), claim, a, b)


@pytest.mark.parametrize("where", ["truck", "chief", "arrival", "destinations", "attack", "end"])
def test_r1_3_1_every_seat_may_talk_at_every_moment(board, where):
    game = board("4p holder r", "L4: rP yP, L5: bP rT, L1: yT rG, out g").begin(where)
    assert [ask(game, "may_talk", seat) for seat in range(8)] == [1, 1, 1, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("dice", "place", "count", "verdict"),
    [
        ("1 3 3 6", 3, 2, KEPT),
        ("1 3 3 6", 3, 1, BROKEN),
        ("1 3 3 6", 3, 3, BROKEN),
        ("1 3 3 6", 2, 0, KEPT),
        ("1 3 3 6", 1, 1, KEPT),
        ("5 5 5 5", 5, 4, KEPT),
    ],
)
def test_r1_3_1_what_the_dice_were_said_to_show(board, dice, place, count, verdict):
    game = board("5p holder r", "L6: rP bP, L1: gP nP, out y", dice=dice, looked="r")
    game.begin("destinations")
    assert kept(game, "r", Claim.SAW_DICE, place, count) == OPEN, "the dice lie hidden"
    game.goes(r=3, b=3, g=3, n=3)
    assert kept(game, "r", Claim.SAW_DICE, place, count) == OPEN
    game.passes("y")
    assert game.phase == "moving"
    assert kept(game, "r", Claim.SAW_DICE, place, count) == verdict


def test_r1_3_1_where_somebody_promised_to_go(board):
    game = board("5p holder r elected", "L6: rP yP bP, L1: gP nP").begin("destinations")
    game.goes(r=3)
    assert kept(game, "r", Claim.WILL_GO, 3) == OPEN
    game.goes(y=1, b=1, g=6, n=6)
    assert kept(game, "r", Claim.WILL_GO, 3) == KEPT
    assert kept(game, "y", Claim.WILL_GO, 3) == BROKEN
    assert kept(game, "y", Claim.WILL_GO, 1) == KEPT


def test_r1_3_1_who_goes_nowhere_breaks_no_promise(board):
    game = board("5p holder r", "L6: rP bP, L1: gP nP nT", goals="r3 b3", dice="1 1 1 1")
    game.begin("reveal")
    assert game.phase == "moving"
    assert kept(game, "y", Claim.WILL_GO, 3) == OPEN


def test_r1_3_1_whom_somebody_promised_to_vote_for(board):
    game = board("5p holder r", "L4: rP yP bP, L1: gP nP", hands="r: threat").begin("truck")
    promises = [(claim, a) for claim in (Claim.WILL_VOTE, Claim.WILL_NOT_VOTE) for a in (0, 1)]
    assert [kept(game, "r", *promise) for promise in promises] == [OPEN] * 4, "no ballot yet"
    game.passes("r").votes(r="y", y="y")
    assert [kept(game, "r", *promise) for promise in promises] == [OPEN] * 4, "one is missing"
    game.votes(b="r")
    assert [kept(game, "r", *promise) for promise in promises] == [BROKEN, KEPT, KEPT, BROKEN]
    assert kept(game, "g", Claim.WILL_VOTE, 1) == OPEN, "g had no ballot"


def test_r1_3_1_a_ballot_that_the_speaker_is_not_asked_for_lies_open_all_the_same(board):
    game = board("5p holder r", "L1: gP nP bP, L4: rP yP").begin("truck").votes(r="r", y="y")
    game.votes(r="r", y="y", b="y", g="y")
    assert kept(game, "r", Claim.WILL_VOTE, 0) == OPEN, "the second ballot is on"
    game.votes(n="y")
    assert kept(game, "r", Claim.WILL_VOTE, 0) == KEPT
    assert kept(game, "n", Claim.WILL_NOT_VOTE, 1) == BROKEN
