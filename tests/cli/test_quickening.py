"""Bots are compiled behind those who play, and choose the same then as before."""

import pytest

from graveshift.bots.greedy import Greedy
from graveshift.bots.swift import SwiftGreedy
from graveshift.cli.quickening import quickened
from graveshift.cli.seating import Bots, new_table
from graveshift.games import game_named

GAME = game_named("mall-of-horror")


def test_who_leaves_at_once_waits_for_nothing_and_leaves_nothing_behind():
    bots = Bots(GAME, bytes(16), ["chancer", "greedy", "greedy"])
    with quickened(bots) as taking_over:
        assert taking_over.is_alive()
    assert not taking_over.is_alive()
    assert type(bots.players[1]) is Greedy


@pytest.mark.compiled
def test_the_compiled_bot_takes_over_and_chooses_the_same():
    table = new_table(GAME, 3, {}, 4)
    slow = Bots(GAME, table.setup.key, ["chancer", "greedy", "greedy"])
    swift = Bots(GAME, table.setup.key, ["chancer", "greedy", "greedy"])
    with quickened(swift) as taking_over:
        taking_over.join()
    assert [type(player) is SwiftGreedy for player in swift.players] == [False, True, True]
    while not table.is_over:
        seat = slow.acts(table)
        code = slow.choose(table, seat)
        assert swift.choose(table, seat) == code
        table.choose(seat, code)
