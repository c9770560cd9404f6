"""Nobody can tell from the wire what they may not know (security, points 1-3).

Everything that a viewer must not know is changed at random, by marks written down from the rules of
each game (`tests/games/<game>/hidden.py`) and not from what the server shows. Then all that can
reach the viewer has to be the same bytes: snapshot, choices, refusals, the time at which bots
answer, and frame after frame of what comes next, whatever others do meanwhile in secret.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

import pytest

from graveshift.engine.frame import BYSTANDER, REVISE
from graveshift.games import GAMES
from graveshift.server import deeds, entries
from graveshift.server.drivers import duties
from graveshift.server.ledger import Ledger
from graveshift.server.messages import Choose, Claim, Say, TakeBack, Undo, encode
from graveshift.server.refusal import Refusal
from graveshift.server.sight import Sight, folded
from tests.engine.toy import TOY
from tests.games.every_game.suite import worth
from tests.games.strategies import Luck
from tests.server.logs import EVERY, Doer, named

STATES = 500
MANY = 100_000
STEPS_ON = 5
"""How far a game is followed from each state on."""
CODES = (0, 2, 9, 20, 254, 255)
"""Codes that are tried besides those that are offered."""


def beside(game: Any) -> Any:
    """What the game's tests say of what is hidden."""
    where = "tests.engine.toy_hidden" if game is TOY else f"tests.games.{game.name}.hidden"
    return importlib.import_module(where)


def outcome(ledger: Ledger, sight: Sight, deed: Any) -> bytes:
    """What the seat is told of a deed: a refusal as it goes over the wire, or nothing yet."""
    try:
        deeds.plan(ledger, sight, ledger.seats[deed.seat].owner or b"-", deed, ledger.time)
    except Refusal as refused:
        return encode(refused.refused)
    return b"allowed"


def all_that_reaches(ledger: Ledger, sight: Sight, codes: list[int]) -> list[bytes]:
    """Everything that the viewer can have of the table as it stands."""
    viewer = sight.viewer
    glance = Sight(viewer)
    glance.glance(ledger)
    told = [glance.snapshot(ledger)]
    if viewer == BYSTANDER:
        return told
    tried: list[Any] = [
        Choose(id="c", seat=viewer, code=code, seen=1 << 30) for code in (*codes, *CODES)
    ]
    tried.append(TakeBack(id="t", seat=viewer, seen=1 << 30))
    tried.append(Undo(id="u", seat=viewer, seen=1 << 30))
    tried.append(Choose(id="old", seat=viewer, code=codes[0] if codes else 0, seen=0))
    tried.append(Say(id="s", seat=viewer, phrase="hello", to=(viewer + 1) % len(ledger.seats)))
    tried += [Claim(id="k", seat=viewer, kind=kind, a=1) for kind in ledger.game.claims]
    told += [outcome(ledger, sight, deed) for deed in tried]
    told += [b"%d" % ledger.running.why_not(viewer, code) for code in (*codes, *CODES)]
    own = [duty for duty in duties(ledger, "h", 1, 0) if duty.seat == viewer]
    return [*told, repr(own).encode()]


def bots_answer_at(ledger: Ledger) -> list[tuple[int, int, str]]:
    """When bots will answer or begin to cover, and clocks run out, for whoever is not there."""
    away = {number for number, seat in enumerate(ledger.seats) if seat.bot or not seat.is_present}
    due = [duty for duty in duties(ledger, "h", 1, 0) if duty.seat in away]
    return [(duty.seat, duty.at, duty.what) for duty in due]


def check_state(doer: Doer, viewer: int, luck: Luck) -> None:
    """What a viewer can have is the same when everything hidden from it is another."""
    ledger, sight = doer.ledger, doer.sights[viewer]
    board = ledger.running
    codes = board.choices(viewer) if viewer != BYSTANDER else []
    before, bots = all_that_reaches(ledger, sight, codes), bots_answer_at(ledger)

    def changed() -> tuple[list[bytes], list[tuple[int, int, str]]]:
        beside(ledger.game).change_all_that_is_hidden(board.state, viewer, luck)
        return all_that_reaches(ledger, sight, codes), bots_answer_at(ledger)

    after, other_bots = board.tried(changed)
    assert after == before, f"viewer {viewer}"
    assert other_bots == bots, "a bot's hand tells by when it answers"


# What comes next ----------------------------------------------------------------------------------


def twin_of(doer: Doer, viewer: int, luck: Luck) -> tuple[Ledger, Sight]:
    """The same table, where what is hidden from a viewer is another."""
    ledger, sights = folded(named, doer.bodies, [viewer])
    beside(ledger.game).change_all_that_is_hidden(ledger.running.state, viewer, luck)
    return ledger, sights[viewer]


def line_of(ledger: Ledger, seat: int, code: int, time: int) -> Any:
    """The line of a seat's choice."""
    seen = ledger.running.foresee(seat, code)
    assert seen.reason == 0, f"{seat} may not choose {code}"
    (line,) = deeds.plan_foreseen(seat, code, seen, time, "person", "n").lines
    return line


def take(ledger: Ledger, sight: Sight, line: Any) -> bytes:
    """The frame that a line makes for a viewer, if any."""
    before = sight.n
    ledger.apply(line)
    assert not ledger.shut
    sight.step(ledger)
    return sight.frames[-1] if sight.n > before else b""


def secret_lines(ledger: Ledger, viewer: int, luck: Luck, time: int) -> Iterator[Any]:
    """What is secret to others: orders, mutes, codes, notices, changed minds."""
    others = [seat for seat in range(len(ledger.seats)) if seat != viewer]
    if not others:
        return  # who plays alone has nobody to keep a secret
    seat = luck.one_of(others)
    orders = luck.one_of(["none", "window", "round"])
    yield entries.Ordered(time=time, seat=seat, id="secret", orders=orders)
    if len(ledger.seats) > 1:
        whom = luck.one_of([one for one in range(len(ledger.seats)) if one != seat])
        yield entries.Muted(time=time, seat=seat, id="secret", whom=whom)
    withheld = luck.below(2) == 0
    yield entries.Withheld(time=time, seat=seat, id="secret", withheld=withheld)
    yield entries.Offered(time=time, seat=seat, id="secret", code=bytes(32), until=time)
    yield entries.Noticed(time=time, seat=seat, since=time)
    for seat in others:
        if ledger.running.may_take_back(seat):
            codes = [code for code in ledger.running.choices(seat) if code < 128]
            line = line_of(ledger, seat, luck.one_of(codes), time)
            if line.revises and not ledger.running.tried(lambda s=seat: begins_anew(ledger, s)):  # type: ignore[misc]
                yield line


def begins_anew(ledger: Ledger, seat: int) -> bool:
    """Whether an answer has stages, so that who changes it is not ready for a while."""
    board = ledger.running
    board.table.rules.choose(board.state, seat, REVISE)
    board.table.rules.choose(board.state, seat, board.open_choices(seat)[0])
    return bool(board.state.owes >> seat & 1)


def check_what_comes(doer: Doer, viewer: int, luck: Luck) -> int:
    """Frame after frame is the same, until a secret is shown; returns how far it went."""
    ledger, sight = doer.ledger, doer.sights[viewer]
    other, seen = twin_of(doer, viewer, luck)
    hidden = beside(ledger.game)
    for step in range(STEPS_ON):
        doer.time += 1_000
        for line in secret_lines(other, viewer, luck, doer.time):
            assert take(other, seen, line) == b"", f"{viewer} sees {type(line).__name__}"
        board, twin = ledger.running, other.running
        able = [seat for seat in range(len(ledger.seats)) if board.open_choices(seat)]
        if not able:
            return step
        seat = luck.one_of(able)
        code = luck.one_of(board.open_choices(seat))
        answer = hidden.same_while_sealed(twin.state, seat, code, viewer, luck)
        if answer is None:
            answer = hidden.same_to_others(twin.state, seat, code, viewer, luck)
        if answer is None:
            return step
        before, n = board.state.no_return, sight.n
        doer.write(line_of(ledger, seat, code, doer.time))
        twin_frame = take(other, seen, line_of(other, seat, answer, doer.time))
        if board.state.no_return != before or hidden.has_learnt(board.state, twin.state, viewer):
            return step  # dice fell, or a secret was shown
        frame = sight.frames[-1] if sight.n > n else b""
        assert twin_frame == frame, f"viewer {viewer}, {seat} chose {code} or {answer}"
        assert seen.n == sight.n
        assert seen.asked_at == sight.asked_at
    return STEPS_ON


def check_many(game: Any, states: int) -> int:
    """Random tables, and random states of each; returns for how many choices games went on."""
    luck, done, went_on = Luck(states), 0, 0
    fewest, most = game.bounds.seats
    while done < states:
        seats = fewest + luck.below(most - fewest + 1)
        options = {o.name: luck.one_of(o.values) for o in game.options if luck.below(3) == 0}
        doer = Doer(game, seats, Luck(luck.below(1 << 30)), options=options, pace="human")
        doer.gather()
        for _ in range(luck.below(30)):
            doer.step()
        while doer.ledger.stage == "playing" and done < states:
            for viewer in doer.ledger.viewers:
                check_state(doer, viewer, luck)
            went_on += check_what_comes(doer, luck.one_of(doer.ledger.viewers), luck)
            done += 1
            for _ in range(luck.below(20)):
                doer.step()
    return went_on


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_nobody_can_tell_from_the_wire_what_they_may_not_know(game):
    states = worth(game, STATES) if game in GAMES.values() else STATES // 5
    assert check_many(game, states) > states // 4


@pytest.mark.long
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_nobody_can_tell_from_the_wire_in_a_hundred_thousand_states(game):
    assert check_many(game, MANY) > MANY // 4
