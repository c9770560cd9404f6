"""Views as they travel: what differs is found among all bytes, and reckoned where it has to be."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graveshift.engine.frame import BYSTANDER
from graveshift.engine.game import Game, interpreted
from graveshift.games import GAMES
from graveshift.server.reckoner import Reckoned, Reckoner, news
from graveshift.server.viewing import NEVER_SEEN, viewing_of
from tests.games.strategies import Beginning, Play
from tests.server.logs import EVERY

GAMES_OF_ALL = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
RECKONING = [game for game in GAMES.values() if game.reckonings]


def fields_of(game: Game, raw: bytes) -> dict[str, Any]:
    """Every field that is shown, as the record itself says it."""
    seen = game.state(bytearray(raw))
    shown = [
        one for one in game.state.bare.fields
        if one.section != "Layout" and one.name not in NEVER_SEEN
    ]  # fmt: skip
    return {
        one.name: getattr(seen, one.name).tolist() if one.shape else getattr(seen, one.name)
        for one in shown
    }


@GAMES_OF_ALL
@given(data=st.data())
def test_the_fields_that_differ_are_all_that_differ(game, data):
    size = game.state.bare.size
    before = data.draw(st.binary(min_size=size, max_size=size))
    after = bytearray(before)
    for _ in range(data.draw(st.integers(0, 6))):
        after[data.draw(st.integers(0, size - 1))] = data.draw(st.integers(0, 255))
    then, now = fields_of(game, before), fields_of(game, bytes(after))
    viewing = viewing_of(game)
    found = viewing.changed(before, bytes(after))
    assert found == {name: value for name, value in now.items() if then[name] != value}
    assert list(found) == [name for name in now if name in found], "in the order of the record"
    assert viewing.changed(b"", bytes(after)) == now


@pytest.mark.parametrize("game", RECKONING, ids=lambda game: game.name)
def test_what_is_reckoned_is_as_if_it_were_reckoned_anew(game):
    rules = interpreted(game)
    for number in range(2):
        play = Play(Beginning(game, game.bounds.seats[number], {}, number), number)
        reckoner, before = Reckoner(game), Reckoned()
        for _ in range(150):
            seen = game.state()
            bare = game.state(bytearray(play.state.raw()))
            rules.see(bare, BYSTANDER, seen)
            now = reckoner.look(seen)
            assert now == game.reckoned(seen)
            assert before | news(before, now) == now
            assert reckoner.look(seen) is now, "the same when nothing has changed"
            before = now
            if play.is_over:
                break
            play.choose(*play.next_choice())


@pytest.mark.parametrize("game", RECKONING, ids=lambda game: game.name)
def test_nothing_is_reckoned_anew_where_nothing_it_came_from_differs(game, monkeypatch):
    play = Play(Beginning(game, game.bounds.seats[0], {}, 1), 1)
    reckoner, seen = Reckoner(game), game.state()
    interpreted(game).see(game.state(bytearray(play.state.raw())), BYSTANDER, seen)
    reckoner.look(seen)
    used = frozenset[str]().union(*reckoner.read.values())
    unused = next(
        one for one in game.state.bare.fields if one.name not in used and one.section != "Layout"
    )
    monkeypatch.setattr(reckoner, "reckon", lambda *_: pytest.fail("it was reckoned"))
    first = game.state.bare.offsets[unused.name]
    seen.buffer[first] ^= 1
    assert reckoner.look(seen) == reckoner.now
