"""Security 8: how much anybody may ask for in a while."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graveshift.server import credits as credit
from graveshift.server.credits import Allowance, Limits, Purse, Purses, house_of

LITTLE = Allowance(10, 1000)


def test_s8_the_credits_are_those_of_the_security_list():
    limits = Limits()
    assert limits.playing == (100, 20_000)
    assert limits.watching == (50, 20_000)
    assert limits.talking.most < limits.watching.most, "talk is slower"


def test_s8_who_has_spent_all_is_told_how_long_to_wait_and_then_can():
    purse = Purse(LITTLE, 0)
    assert [purse.spend(0) for _ in range(10)] == [0] * 10
    wait = purse.spend(0)
    assert wait == 100, "ten in a second is one in a hundred milliseconds"
    assert purse.spend(wait - 1) == 1
    assert purse.spend(wait) == 0


def test_s8_what_is_refused_costs_nothing():
    purse = Purse(LITTLE, 0)
    for _ in range(10):
        purse.spend(0)
    for _ in range(1000):
        assert purse.spend(0)
    assert purse.spend(100) == 0


@given(st.lists(st.integers(0, 500), max_size=200))
def test_s8_in_any_stretch_of_time_no_more_is_spent_than_allowed(pauses):
    purse, now, spent = Purse(LITTLE, 0), 0, []
    for pause in pauses:
        now += pause
        if purse.spend(now) == 0:
            spent.append(now)
    for first, start in enumerate(spent):
        for last in range(first, len(spent)):
            grown = (spent[last] - start) * LITTLE.most / LITTLE.milliseconds
            assert last - first + 1 <= LITTLE.most + grown + 1e-6


def test_s8_who_sits_down_gets_the_larger_allowance_but_not_the_spent_credits_back():
    purse = Purse(Allowance(50, 20_000), 0)
    for _ in range(20):
        purse.spend(0)
    purse.grant(Allowance(100, 20_000))
    assert [purse.spend(0) for _ in range(80)] == [0] * 80
    assert purse.spend(0) > 0


def test_s8_addresses_do_not_share_their_credits():
    purses = Purses(Allowance(1, 1000), lambda: 0)
    assert purses.spend("192.0.2.1") == 0
    assert purses.spend("192.0.2.1") == 1000
    assert purses.spend("192.0.2.2") == 0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::1%eth1", True),
        ("unknown", "unknown", True),
    ],
)
def test_s8_a_whole_ipv6_network_counts_as_one_address(one, other, same):
    assert (house_of(one) == house_of(other)) is same


def test_s8_addresses_remembered_are_bounded_and_those_in_debt_are_kept_longest(monkeypatch):
    monkeypatch.setattr(credit, "MOST_PURSES", 100)
    now = [0]
    purses = Purses(Allowance(1, 1000), lambda: now[0])
    for number in range(99):
        purses.spend(f"192.0.2.{number}")
    now[0] = 2000
    purses.spend("198.51.100.1")
    purses.spend("198.51.100.2")
    assert len(purses.purses) == 2, "all that were full again are forgotten"
    assert purses.spend("198.51.100.1") > 0
    for number in range(1000):
        purses.spend(f"2001:db8:{number:x}::1")
        assert len(purses.purses) <= 100
