"""Bit sets: seats at the table, characters in a place.  Plain ints of up to 31 bits."""

from __future__ import annotations

from graveshift.engine.rule import primitive, rule


@primitive
def count(bits: int) -> int:
    """How many are in the set."""
    return bits.bit_count()


@primitive
def lowest(bits: int) -> int:
    """The first of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


@rule
def has(bits: int, one: int) -> bool:
    """Whether the set holds this one."""
    return (bits >> one) & 1 == 1


@rule
def only(one: int) -> int:
    """The set of one."""
    return 1 << one


@rule
def is_one(bits: int) -> bool:
    """Whether the set holds exactly one."""
    return bits != 0 and bits & (bits - 1) == 0


@rule
def nth(bits: int, rank: int) -> int:
    """The member with so many before it."""
    for _ in range(rank):
        bits &= bits - 1
    return lowest(bits)
