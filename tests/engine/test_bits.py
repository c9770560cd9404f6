"""Bit sets are sets."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from graveshift.engine import bits

MOST = 31
MEMBERS = st.sets(st.integers(0, MOST - 1))


def set_of(members):
    return sum(1 << one for one in members)


@given(MEMBERS)
def test_a_set_knows_its_members_and_how_many_they_are(members):
    held = set_of(members)
    assert {one for one in range(MOST) if bits.has(held, one)} == members
    assert bits.count(held) == len(members)
    assert bits.is_one(held) == (len(members) == 1)


@given(MEMBERS)
def test_members_are_found_from_the_lowest_to_the_highest(members):
    assume(members)
    held = set_of(members)
    assert bits.lowest(held) == min(members)
    assert [bits.nth(held, rank) for rank in range(len(members))] == sorted(members)


@pytest.mark.parametrize("one", range(MOST))
def test_the_set_of_one_holds_it_and_nothing_else(one):
    assert bits.only(one) == set_of({one})
    assert bits.is_one(bits.only(one))
    assert bits.lowest(bits.only(one)) == one
