"""What the compiler must be told: primitives, addresses, and the entries that Python calls.

Nothing here decides anything about a game.  It is the only module that coverage cannot see; the
twins hold it instead: every golden game gives the same bytes interpreted and compiled.
"""

from __future__ import annotations

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from graveshift.engine import bits, chance, journal, memory, play
from graveshift.engine.contract import (
    MOST_FEATURES,
    Codes,
    Numbers,
    choices,
    choose,
    faults,
    features,
    in_a_row,
    inclination,
    kept,
    may_talk,
    on_timeout,
    points,
    score,
    setup,
    why_not,
)
from graveshift.engine.frame import MOST_CODES, Frame
from graveshift.engine.record import EVENTS
from graveshift.engine.rule import rule

# Primitives ---------------------------------------------------------------------------------------


@overload(journal.emit)
def _emit(state, seen_by, kind, a=0, b=0, c=0, d=0):
    if "journal" not in state.fields:

        def nothing(state, seen_by, kind, a=0, b=0, c=0, d=0):
            pass

        return nothing

    def write(state, seen_by, kind, a=0, b=0, c=0, d=0):
        line = state.events
        if line < EVENTS:
            state.journal[line, 0] = seen_by
            state.journal[line, 1] = kind
            state.journal[line, 2] = a
            state.journal[line, 3] = b
            state.journal[line, 4] = c
            state.journal[line, 5] = d
        if line <= EVENTS:
            state.events = line + 1

    return write


@overload(chance.scripted)
def _scripted(state):
    if "script" not in state.fields:

        def none(state):
            return chance.NO_SCRIPT

        return none

    def next_result(state):
        if state.script_used >= state.script_length:
            return chance.NO_SCRIPT
        result = state.script[state.script_used]
        state.script_used += 1
        return np.int64(result)

    return next_result


WORD = ir.IntType(32)
"""Words of chance and bit sets: a GPU has to make do with 32 bits at once, and twice for 64."""


@intrinsic
def _population(typing_context, members):
    def generate(context, builder, signature, arguments):
        counted = builder.ctpop(builder.trunc(arguments[0], WORD))
        return builder.zext(counted, context.get_value_type(types.int64))

    return types.int64(types.int64), generate


@intrinsic
def _trailing_zeros(typing_context, members):
    def generate(context, builder, signature, arguments):
        zeros = builder.cttz(builder.trunc(arguments[0], WORD), cgutils.true_bit)
        return builder.zext(zeros, context.get_value_type(types.int64))

    return types.int64(types.int64), generate


@overload(bits.count)
def _count(bits):
    return lambda bits: _population(bits)


@overload(bits.lowest)
def _lowest(bits):
    return lambda bits: _trailing_zeros(bits)


def _aligned(call, record):
    """Tell the compiler where records may begin, or a GPU moves them byte by byte."""
    for place in call.arg_attributes.values():
        place.align = record.dtype.alignment


@intrinsic
def _quarter(typing_context, a, b, c, d):
    def generate(context, builder, signature, arguments):
        def turned(word, by):
            return builder.or_(builder.shl(word, WORD(by)), builder.lshr(word, WORD(32 - by)))

        a, b, c, d = (builder.trunc(word, WORD) for word in arguments)
        for by, back in ((16, 12), (8, 7)):
            a = builder.add(a, b)
            d = turned(builder.xor(d, a), by)
            c = builder.add(c, d)
            b = turned(builder.xor(b, c), back)
        whole = context.get_value_type(types.int64)
        words = [builder.zext(word, whole) for word in (a, b, c, d)]
        return context.make_tuple(builder, signature.return_type, words)

    return types.UniTuple(types.int64, 4)(*[types.int64] * 4), generate


@intrinsic
def _mixed(typing_context, word):
    def generate(context, builder, signature, arguments):
        word = builder.trunc(arguments[0], WORD)
        for by, factor in ((16, 0x21F0AAAD), (15, 0x735A2D97), (15, 1)):
            word = builder.xor(word, builder.lshr(word, WORD(by)))
            word = builder.mul(word, WORD(factor))
        return builder.zext(word, context.get_value_type(types.int64))

    return types.int64(types.int64), generate


@overload(chance.quarter)
def _quarter_of(a, b, c, d):
    return lambda a, b, c, d: _quarter(a, b, c, d)


@overload(chance.mixed)
def _mixed_of(word):
    return lambda word: _mixed(word)


@intrinsic
def _copy(typing_context, into, source):
    size = min(into.size, source.size)

    def generate(context, builder, signature, arguments):
        to, of = (builder.bitcast(one, cgutils.voidptr_t) for one in arguments)
        length = context.get_constant(types.intp, size)
        copy = builder.module.declare_intrinsic("llvm.memcpy", [to.type, of.type, length.type])
        places, last = {0: (), 1: ()}, cgutils.false_bit
        _aligned(builder.call(copy, [to, of, length, last], arg_attrs=places), into)
        return context.get_dummy_value()

    return types.void(into, source), generate


@intrinsic
def _clear(typing_context, into):
    size = into.size

    def generate(context, builder, signature, arguments):
        to, nought = builder.bitcast(arguments[0], cgutils.voidptr_t), cgutils.int8_t(0)
        length = context.get_constant(types.intp, size)
        fill = builder.module.declare_intrinsic("llvm.memset", (to.type, length.type))
        places = {0: ()}
        _aligned(
            builder.call(fill, [to, nought, length, cgutils.false_bit], arg_attrs=places), into
        )
        return context.get_dummy_value()

    return types.void(into), generate


@intrinsic
def _put_byte(typing_context, into, at, value):
    def generate(context, builder, signature, arguments):
        record, at, value = arguments
        bytes_ = builder.bitcast(record, cgutils.voidptr_t)
        byte = builder.trunc(value, cgutils.int8_t)
        builder.store(byte, cgutils.gep(builder, bytes_, at))
        return context.get_dummy_value()

    return types.void(into, types.int64, types.int64), generate


@overload(memory.copy_record, inline="always")
def _copy_record(into, source):
    def copy(into, source):
        _copy(into, source)

    return copy


@overload(memory.clear_record, inline="always")
def _clear_record(into):
    def clear(into):
        _clear(into)

    return clear


@overload(memory.put_byte, inline="always")
def _put_byte_of(into, at, value):
    def put(into, at, value):
        _put_byte(into, at, value)

    return put


# Addresses ----------------------------------------------------------------------------------------


@intrinsic
def _pointer(typing_context, address):
    def generate(context, builder, signature, arguments):
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return types.voidptr(types.intp), generate


LAYOUT = np.dtype(np.int8)
"""Stands for the game's layout; exchanged when an entry is carried over to a game."""
CODE = np.dtype(np.uint8)
NUMBER = np.dtype(np.float32)


@rule
def at(address: int) -> Frame:
    """The state at an address."""
    return numba.carray(_pointer(address), 1, LAYOUT)[0]


@rule
def codes_at(address: int) -> Codes:
    """Room for codes at an address."""
    return numba.carray(_pointer(address), MOST_CODES, CODE)


@rule
def numbers_at(address: int) -> Numbers:
    """Room for features at an address."""
    return numba.carray(_pointer(address), MOST_FEATURES, NUMBER)


# Entries: what Python calls, with addresses and plain numbers -------------------------------------


def enter_setup(state: int) -> None:
    setup(at(state))


def enter_choices(state: int, seat: int, codes: int) -> int:
    return choices(at(state), seat, codes_at(codes))


def enter_why_not(state: int, seat: int, code: int) -> int:
    return why_not(at(state), seat, code)


def enter_choose(state: int, seat: int, code: int) -> None:
    choose(at(state), seat, code)


def enter_on_timeout(state: int, seat: int, luck: int) -> int:
    return on_timeout(at(state), seat, luck)


def enter_see(state: int, seat: int, seen: int) -> None:
    play.see(at(state), seat, at(seen))


def enter_imagine(seen: int, state: int, stream: int) -> None:
    play.imagine(at(seen), at(state), stream)


def enter_faults(state: int) -> int:
    return faults(at(state))


def enter_points(state: int, seat: int) -> int:
    return points(at(state), seat)


def enter_score(seen: int, seat: int) -> int:
    return score(at(seen), seat)


def enter_inclination(state: int, seat: int, code: int) -> int:
    return inclination(at(state), seat, code)


def enter_in_a_row(state: int) -> int:
    return in_a_row(at(state))


def enter_may_talk(state: int, seat: int) -> bool:
    return may_talk(at(state), seat)


def enter_kept(state: int, speaker: int, kind: int, a: int, b: int) -> int:
    return kept(at(state), speaker, kind, a, b)


def enter_features(seen: int, seat: int, numbers: int) -> None:
    features(at(seen), seat, numbers_at(numbers))


def enter_start(state: int, blank: int, seed: int, game: int) -> None:
    play.start(at(state), at(blank), seed, game)


def enter_step(state: int, seat: int, code: int, codes: int) -> int:
    return play.step(at(state), seat, code, codes_at(codes))


def enter_list_choices(state: int, codes: int) -> int:
    return play.list_choices(at(state), codes_at(codes))


def enter_play_games(state: int, blank: int, codes: int, seed: int, first: int, games: int) -> int:
    decisions, forced = play.play_games(at(state), at(blank), codes_at(codes), seed, first, games)
    return decisions << 32 | forced


def enter_first_fault(state: int, codes: int, stream: int) -> int:
    return play.first_fault(at(state), codes_at(codes), stream)


def enter_copies(states: int, count: int) -> int:
    """Copy a state round a ring of eight; returns a sum, so that no copy can be left out."""
    ring = numba.carray(_pointer(states), 8, LAYOUT)
    total = 0
    for i in range(count):
        memory.copy_record(ring[(i + 1) & 7], ring[i & 7])
        ring[(i + 1) & 7].words_used = i & 1023
        total += ring[(i + 3) & 7].words_used
    return total


ENTRIES = {
    name.removeprefix("enter_"): value
    for name, value in list(globals().items())
    if name.startswith("enter_")
}
