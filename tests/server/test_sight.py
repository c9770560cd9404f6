"""What a viewer is shown: frames counted one by one, of which everything follows."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from graveshift import games
from graveshift.engine.frame import BYSTANDER, REVISE
from graveshift.server.chatter import SHOWN
from graveshift.server.messages import Choose, Mute, Order, Say, TakeBack, Withhold, from_server
from graveshift.server.sight import RETAINED, Sight
from tests.engine.toy import SIDE, TOY
from tests.games.every_game.suite import drawing
from tests.games.strategies import Luck
from tests.server.logs import Doer
from tests.server.test_ledger import FEW, GAMES, doers

PARTS = ("terms", "seats", "clocks", "mine", "claims")


def sum_of(frames: list[bytes]) -> dict[str, Any]:
    """What a client has that added frame to frame."""
    total: dict[str, Any] = {"talk": []}
    for number, frame in enumerate(map(json.loads, frames), 1):
        assert frame["type"] == "frame"
        assert frame["n"] == number, "frames are counted one by one"
        total |= {part: frame[part] for part in PARTS if part in frame}
        total["view"] = total.get("view", {}) | frame.get("view", {})
        total["talk"] += frame.get("talk", [])
        total["time"] = frame["time"]
    total["talk"] = total["talk"][-SHOWN:]
    return total


@GAMES
@drawing(FEW)
def test_a_snapshot_is_the_sum_of_the_frames(game, data):
    doer = data.draw(doers(game))
    for viewer, sight in doer.sights.items():
        snapshot = json.loads(sight.snapshot(doer.ledger))
        total = sum_of(list(sight.frames))
        assert snapshot["n"] == len(sight.frames)
        assert snapshot.get("view", {}) == total["view"]
        for part in PARTS:
            empty: Any = {} if part == "mine" else []
            assert snapshot.get(part, empty) == total.get(part, empty), f"{part} of {viewer}"
        if not sight.owned_from:
            assert snapshot.get("talk", []) == total["talk"]


@GAMES
@drawing(FEW)
def test_every_frame_says_something_and_can_be_read(game, data):
    doer = data.draw(doers(game))
    for sight in doer.sights.values():
        for frame in sight.frames:
            assert set(json.loads(frame)) - {"type", "seat", "n", "time"}, "an empty frame"
            assert from_server.decode(frame).n > 0  # type: ignore[union-attr]
        from_server.decode(sight.snapshot(doer.ledger))


@GAMES
@drawing(FEW)
def test_what_is_seen_at_a_glance_is_what_was_followed(game, data):
    doer = data.draw(doers(game))
    for viewer, sight in doer.sights.items():
        glance = Sight(viewer)
        glance.glance(doer.ledger)
        assert glance.shown == sight.shown


@settings(max_examples=FEW)
@given(st.data())
def test_what_is_reckoned_is_in_every_view_and_is_of_the_moment(data):
    game = games.GAMES["mall_of_horror"]
    doer = data.draw(doers(game))
    board = doer.ledger.board
    for sight in doer.sights.values():
        view = json.loads(sight.snapshot(doer.ledger)).get("view", {})
        now = {} if board is None else game.reckoned(board.view(BYSTANDER))
        assert {name: view[name] for name in now} == now


def test_only_the_latest_frames_stay_in_memory():
    doer = Doer(TOY, 2, Luck(0))
    sight = Sight(0)
    doer.sights = {0: sight, 1: Sight(1)}
    doer.gather()
    for _ in range(RETAINED):
        doer.choose(0, 1 if not doer.ledger.running.may_take_back(0) else REVISE)
        doer.choose(0, SIDE)
        doer.time += 1
        if sight.n > RETAINED + 10:
            break
    assert len(sight.frames) == RETAINED
    assert sight.oldest == sight.n - RETAINED + 1
    assert json.loads(sight.frame(sight.oldest))["n"] == sight.oldest
    assert json.loads(sight.frame(sight.n))["n"] == sight.n


# What makes no frame for others -------------------------------------------------------------------


def bidding() -> Doer:
    """Three people at Candles, who bid in secret."""
    doer = Doer(TOY, 3, Luck(1), options={"bells": "none"})
    while not doer.ledger.board or not all(seat.owner for seat in doer.ledger.seats):
        doer = Doer(TOY, 3, Luck(doer.luck.below(99)), options={"bells": "none"})
        doer.gather()
    return doer


def counted(doer: Doer) -> dict[int, int]:
    """How many frames each viewer has."""
    return {viewer: sight.n for viewer, sight in doer.sights.items()}


def frames_of(doer: Doer, viewer: int) -> list[Any]:
    """The frames of a viewer, read."""
    return [json.loads(frame) for frame in doer.sights[viewer].frames]


def test_a_half_made_answer_makes_no_frame_for_others():
    doer = bidding()
    before = counted(doer)
    assert doer.choose(0, 3)
    after = counted(doer)
    assert after.pop(0) == before.pop(0) + 1
    assert after == before


def test_a_changed_mind_makes_no_frame_for_others_and_no_clock_moves():
    doer = bidding()
    doer.choose(1, 2)
    doer.choose(1, SIDE)
    before = counted(doer)
    cards = doer.ledger.clock_cards()
    doer.time += 5_000
    doer.write(revision_of(doer, 1, 1))
    assert counted(doer) == before | {1: before[1] + 1, **others_who_see_unready(before)}
    doer.choose(1, SIDE + 1)
    assert doer.ledger.clock_cards()[0] == cards[0]
    assert doer.ledger.clock_cards()[1].bank == cards[1].bank


def others_who_see_unready(before: dict[int, int]) -> dict[int, int]:
    """Candles has two stages: whoever begins anew is not ready, and that is all that others see."""
    return {viewer: n + 1 for viewer, n in before.items() if viewer != 1}


def revision_of(doer: Doer, seat: int, code: int) -> Any:
    """The line of a changed mind."""
    deed = Choose(id=doer.name(), seat=seat, code=code, seen=doer.sights[seat].n)
    (line,) = doer.plan(doer.ledger.seats[seat].owner, deed).lines
    assert line.revises  # type: ignore[union-attr]
    return line


def test_an_order_a_mute_and_a_replay_withheld_make_no_frame_for_others():
    doer = bidding()
    before = counted(doer)
    who = doer.ledger.seats[2].owner
    for deed in (
        Order(id="o", seat=2, orders="round"),
        Mute(id="m", seat=2, whom=0),
        Withhold(id="w", seat=2),
    ):
        doer.try_to(lambda deed=deed: doer.plan(who, deed))  # type: ignore[misc]
    assert counted(doer) == before | {2: before[2] + 3}


def test_who_is_ready_is_all_that_others_see_of_an_answer_until_the_last_is_in():
    doer = bidding()
    for seat in (2, 0):
        doer.choose(seat, 3)
        doer.choose(seat, SIDE + 1)
    assert [frame["view"] for frame in frames_of(doer, 1)[-2:]] == [{"owes": 3}, {"owes": 2}]
    assert b"events" not in doer.sights[1].frames[-1]
    doer.choose(1, 1)
    doer.choose(1, SIDE)
    told = frames_of(doer, 7)[-1]["events"]
    bids = [line for line in told if line[0] == 1]
    assert [bid[1:4] for bid in bids] == [[0, 3, 1], [1, 1, 0], [2, 3, 1]], "shown in seat order"


def test_taking_back_shows_that_the_seat_is_not_ready_and_nothing_else():
    doer = bidding()
    doer.choose(0, 3)
    doer.choose(0, SIDE)
    deed = TakeBack(id="t", seat=0, seen=doer.sights[0].n)
    doer.try_to(lambda: doer.plan(doer.ledger.seats[0].owner, deed))
    frame = frames_of(doer, 2)[-1]
    assert frame["view"] == {"owes": 7}
    assert set(frame) - {"type", "seat", "n", "time", "view", "clocks"} == set()


def test_a_seat_sees_what_it_could_choose_instead_of_its_sealed_answer():
    doer = bidding()
    doer.choose(0, 3)
    doer.choose(0, SIDE)
    mine = frames_of(doer, 0)[-1]["mine"]
    assert mine["may_take_back"] is True
    assert [choice["text"] for choice in mine["choices"]] == ["bid 1", "bid 2", "bid 3"]


def test_a_repeated_mind_makes_no_frame_at_all():
    """The same answer once more changes nothing that anybody sees, the seat itself included."""
    doer = Doer(TOY, 2, Luck(2))
    doer.gather()
    who = doer.ledger.seats[0].owner
    say = Order(id="1", seat=0, orders="none")
    before = counted(doer)
    doer.try_to(lambda: doer.plan(who, say))
    assert counted(doer) == before
    assert doer.sights[0].answers["1"] == before[0], "it is answered all the same"


# Talk ---------------------------------------------------------------------------------------------


def test_a_whisper_is_seen_by_all_and_heard_by_two():
    doer = bidding()
    doer.ledger.running.state.sealed = 0  # Candles wants silence while bids are secret
    say = Say(id="s", seat=0, to=2, text="the match is mine")
    doer.try_to(lambda: doer.plan(doer.ledger.seats[0].owner, say))
    for viewer in (0, 2):
        assert frames_of(doer, viewer)[-1]["talk"][0]["text"] == "the match is mine"
    for viewer in (1, 7):
        (line,) = frames_of(doer, viewer)[-1]["talk"]
        assert line == {"seat": 0, "time": doer.time, "to": 2}
    assert all(b"the match" not in frame for one in (1, 7) for frame in doer.sights[one].frames)
