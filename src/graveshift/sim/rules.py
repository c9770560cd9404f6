"""The rules by which a series of games is played, and the entries to them compiled.

Whatever is drawn for a game follows from the seed and the number of the game, so it does not matter
who plays it, after which other game, or on what kind of processor.
"""

from __future__ import annotations

from graveshift.bots.greedy import ROUNDS, WORLDS, greedy_choice
from graveshift.bots.player import Kind, luck_of
from graveshift.engine.chance import pick, stream_of
from graveshift.engine.contract import Codes, choices, choose
from graveshift.engine.frame import NOBODY, RUNNING, Frame
from graveshift.engine.memory import copy_record, put_byte
from graveshift.engine.native import at, codes_at
from graveshift.engine.play import begin, first_fault, next_to_act, play_out, see
from graveshift.engine.rule import rule
from graveshift.sim.desk import Part, result_at
from graveshift.sim.result import Result, write_result

DRAW_ENTRY = 3
"""Bytes of a draw for each option: where it lies in a state, low byte first, and how many values it
has; 0 values end the draw."""
BYTE = 256
OPTIONS_APART = 0x6F7074 << 36
"""Keeps the luck that draws options apart from the luck that players pick by."""
FAULT_BITS = 32
"""Bits that a set of faults takes beside the number of its game."""


@rule
def draw_options(state: Frame, draw: Codes, seed: int, game: int) -> None:
    """Give each option of the draw a value for this game, every value as likely."""
    luck = stream_of(seed ^ OPTIONS_APART, game)
    entry = 0
    while draw[entry + 2] != 0:
        option = draw[entry] + BYTE * draw[entry + 1]
        put_byte(state, option, pick(luck, 0, entry, draw[entry + 2]))
        entry += DRAW_ENTRY


@rule
def play_chancers(state: Frame, codes: Codes, stream: int, result: Result) -> None:
    """Play a game in which everybody leaves it to luck."""
    decisions, forced = play_out(state, codes, stream)
    write_result(result, state, decisions, forced)


@rule
def play_seated(
    state: Frame,
    kinds: Codes,
    stream: int,
    seen: Frame,
    trial: Frame,
    after: Frame,
    codes: Codes,
    result: Result,
) -> None:
    """Play a game between bots of several kinds, who are shown views only."""
    decisions, forced = 0, 0
    while state.ending == RUNNING:
        number = decisions + forced
        seat = next_to_act(state, codes, stream, number)
        count = choices(state, seat, codes)
        code = codes[0]
        if count == 1:
            forced += 1
        else:
            decisions += 1
            if kinds[seat] == Kind.CHANCER:
                code = codes[pick(stream, seat, number, count)]
            else:
                see(state, seat, seen)
                luck = luck_of(stream, seat, number)
                code = greedy_choice(seen, seat, luck, WORLDS, ROUNDS, trial, after, codes)
        choose(state, seat, code)
    write_result(result, state, decisions, forced)


@rule
def start_drawn(state: Frame, blank: Frame, draw: Codes, seed: int, game: int) -> None:
    """Draw a game's options and begin it."""
    copy_record(state, blank)
    draw_options(state, draw, seed, game)
    begin(state, seed, game)


def enter_chancers(desk: int, size: int, results: int, seed: int, first: int, games: int) -> None:
    """Play games of Chancers."""
    state, blank = at(desk + size * Part.STATE), at(desk + size * Part.BLANK)
    codes, draw = codes_at(desk + size * Part.CODES), codes_at(desk + size * Part.DRAW)
    for number in range(games):
        game = first + number
        start_drawn(state, blank, draw, seed, game)
        play_chancers(state, codes, stream_of(seed, game), result_at(results, number))


def enter_seated(desk: int, size: int, results: int, seed: int, first: int, games: int) -> None:
    """Play games of any bots."""
    state, blank = at(desk + size * Part.STATE), at(desk + size * Part.BLANK)
    seen, trial = at(desk + size * Part.SEEN), at(desk + size * Part.TRIAL)
    after, kinds = at(desk + size * Part.AFTER), codes_at(desk + size * Part.KINDS)
    codes, draw = codes_at(desk + size * Part.CODES), codes_at(desk + size * Part.DRAW)
    for number in range(games):
        game = first + number
        start_drawn(state, blank, draw, seed, game)
        stream, result = stream_of(seed, game), result_at(results, number)
        play_seated(state, kinds, stream, seen, trial, after, codes, result)


def enter_hunt(desk: int, size: int, seed: int, first: int, games: int) -> int:
    """Look for faults after every choice: a game's number and its faults, or NOBODY."""
    state, blank = at(desk + size * Part.STATE), at(desk + size * Part.BLANK)
    codes, draw = codes_at(desk + size * Part.CODES), codes_at(desk + size * Part.DRAW)
    for game in range(first, first + games):
        start_drawn(state, blank, draw, seed, game)
        found = first_fault(state, codes, stream_of(seed, game))
        if found != 0:
            return game << FAULT_BITS | found
    return NOBODY
