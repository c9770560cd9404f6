"""Playing any game: code over the contract, carried over to each game and way of running."""

from __future__ import annotations

from graveshift.engine.bits import has, lowest
from graveshift.engine.chance import deal_key, pick, stream_of
from graveshift.engine.contract import (
    Codes,
    choices,
    choose,
    determinise,
    faults,
    inclination,
    setup,
    view,
    why_not,
)
from graveshift.engine.frame import ALLOWED, NOBODY, RUNNING, Frame
from graveshift.engine.memory import clear_record, copy_record
from graveshift.engine.rule import rule

SPEAKS_UP = 8
"""Random players speak up, where they may, once in so many boundaries."""


@rule
def start(state: Frame, blank: Frame, seed: int, game: int) -> None:
    """Begin one game of a series: `blank` holds seats and options, the rest is zeros."""
    copy_record(state, blank)
    begin(state, seed, game)


@rule
def begin(state: Frame, seed: int, game: int) -> None:
    """Begin one game of a series on a record that holds seats and options."""
    state.viewer = NOBODY
    deal_key(state, seed, game)
    setup(state)


@rule
def see(state: Frame, seat: int, seen: Frame) -> None:
    """Write the view of a seat or a bystander."""
    clear_record(seen)
    seen.viewer = seat
    view(state, seat, seen)


@rule
def imagine(seen: Frame, state: Frame, stream: int) -> None:
    """Write a state drawn at random from all that a view allows, with chance of its own."""
    copy_record(state, seen)
    deal_key(state, stream, 0)
    determinise(seen, state)
    state.viewer = NOBODY


@rule
def any_allowed(state: Frame, seat: int, codes: int, luck: int) -> int:
    """One of the allowed codes below a limit, each about as likely; there must be one."""
    count = 0
    for code in range(codes):
        if why_not(state, seat, code) == ALLOWED:
            count += 1
    rank, chosen = luck % count, 0
    for code in range(codes):
        if why_not(state, seat, code) == ALLOWED:
            if rank == 0:
                chosen = code
            rank -= 1
    return chosen


@rule
def next_to_act(state: Frame, codes: Codes, stream: int, number: int) -> int:
    """The seat that acts next among random players: the first that owes, or one that speaks up.

    At each boundary every seat that may speak up, and has something to choose, does so with a
    chance of one in eight.
    """
    if state.may != 0:
        for seat in range(state.seats):
            speaks_up = has(state.may, seat) and pick(stream, seat, number, SPEAKS_UP) == 0
            if speaks_up and choices(state, seat, codes) > 0:
                return seat
    return lowest(state.owes)


@rule
def evenly(_state: Frame, _seat: int, _code: int) -> int:
    """Every choice is as likely: fills `inclination`."""
    return 1


@rule
def one_at_a_time(_state: Frame) -> int:
    """Each choice stands for itself: fills `in_a_row`."""
    return 1


@rule
def likely_choice(state: Frame, seat: int, codes: Codes, stream: int, number: int) -> int:
    """The choice of a player who follows the game's inclination, and now and then does not."""
    count = choices(state, seat, codes)
    if count == 1:
        return codes[0]
    total = 0
    for rank in range(count):
        total += inclination(state, seat, codes[rank])
    left = pick(stream, seat, number, total)
    rank = 0
    left -= inclination(state, seat, codes[0])
    while left >= 0:
        rank += 1
        left -= inclination(state, seat, codes[rank])
    return codes[rank]


@rule
def random_choice(state: Frame, seat: int, codes: Codes, stream: int, number: int) -> int:
    """The choice of a random player, and -1 - choice where there was only one."""
    count = choices(state, seat, codes)
    if count == 1:
        return -1 - codes[0]
    return codes[pick(stream, seat, number, count)]


@rule
def play_on(state: Frame, codes: Codes, stream: int, number: int) -> bool:
    """Make one choice at random; whether there were at least two."""
    seat = next_to_act(state, codes, stream, number)
    code = random_choice(state, seat, codes, stream, number)
    choose(state, seat, -1 - code if code < 0 else code)
    return code >= 0


@rule
def play_out(state: Frame, codes: Codes, stream: int) -> tuple[int, int]:
    """Play to the end at random; returns decisions and forced choices."""
    decisions, forced = 0, 0
    while state.ending == RUNNING:
        if play_on(state, codes, stream, decisions + forced):
            decisions += 1
        else:
            forced += 1
    return decisions, forced


@rule
def play_games(
    state: Frame, blank: Frame, codes: Codes, seed: int, first: int, games: int
) -> tuple[int, int]:
    """Play whole games of a series at random; returns decisions and forced choices."""
    decisions, forced = 0, 0
    for game in range(first, first + games):
        start(state, blank, seed, game)
        more, more_forced = play_out(state, codes, stream_of(seed, game))
        decisions += more
        forced += more_forced
    return decisions, forced


@rule
def first_fault(state: Frame, codes: Codes, stream: int) -> int:
    """Play to the end at random and stop at the first state with faults: those faults, or 0."""
    number = 0
    while state.ending == RUNNING:
        found = faults(state)
        if found != 0:
            return found
        play_on(state, codes, stream, number)
        number += 1
    return faults(state)


@rule
def list_choices(state: Frame, codes: Codes) -> int:
    """The choices of the first seat that owes: `count * 8 + seat`, or -1 when the game is over."""
    if state.ending != RUNNING:
        return -1
    seat = lowest(state.owes)
    return choices(state, seat, codes) * 8 + seat


@rule
def step(state: Frame, seat: int, code: int, codes: Codes) -> int:
    """Make a choice and list the next ones, as `list_choices` does."""
    choose(state, seat, code)
    return list_choices(state, codes)
