"""No rule indexes a row by UNKNOWN or NOBODY: it would quietly get the last number of the row."""

from typing import Any

import pytest

from graveshift.engine.contract import MOST_FEATURES
from graveshift.engine.frame import MOST_CODES
from tests.engine.toy import State
from tests.games.every_game.suite import EVERY, rarely, worth
from tests.games.strategies import Beginning, Luck, Play, choices_of, imagined, seen_by

PLAYED = 20
"""Games for each game."""
LOOKS = 24
"""Everything that a game can be asked is asked once in so many choices."""


class Watched:
    """A row or grid that refuses to count from its end."""

    def __init__(self, numbers: Any):
        self.numbers = numbers

    def __getitem__(self, index: Any) -> int:
        return int(self.numbers[self.checked(index)])

    def __setitem__(self, index: Any, value: int) -> None:
        self.numbers[self.checked(index)] = value

    def __len__(self) -> int:
        return len(self.numbers)

    def checked(self, index: Any) -> Any:
        if min(index if isinstance(index, tuple) else (index,)) < 0:
            raise IndexError(f"a rule indexes by {index}")
        return index


def watched(twin: Any) -> Any:
    """The twin with all rows and grids watched."""

    class WatchedTwin(twin):  # type: ignore[misc]
        def __init__(self, buffer=None):
            super().__init__(buffer)
            for field in twin.layout.fields:
                if field.shape:
                    setattr(self, field.name, Watched(getattr(self, field.name)))

    return WatchedTwin


def ask_everything(play: Play) -> None:
    """Everything that can be asked of a position and of its views."""
    rules, luck = play.rules, play.luck
    for viewer in play.onlookers:
        seen = seen_by(rules, play.state, viewer)
        assert rules.faults(imagined(rules, seen, luck.below(1 << 30))) == 0
        for seat in play.seats:
            rules.score(seen, seat)
            rules.features(seen, seat, [0.0] * MOST_FEATURES)
            rules.points(play.state, seat)
            rules.may_talk(play.state, seat)
            for claim in play.game.claims:
                rules.kept(play.state, seat, claim.value, luck.below(8), luck.below(4))
        if viewer in play.seats:
            choices_of(rules, seen, viewer)
            for code in range(MOST_CODES):
                rules.why_not(seen, viewer, code)
    for seat in play.owing:
        rules.on_timeout(play.state, seat, luck.below(1 << 32))


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_no_rule_counts_from_the_end_of_a_row(game):
    twin = watched(game.state.narrated)
    for number in range(worth(game, PLAYED)):
        luck = Luck(number)
        seats = luck.one_of(range(game.bounds.seats[0], game.bounds.seats[1] + 1))
        options = {option.name: luck.one_of(option.values) for option in game.options}
        play = Play(Beginning(game, seats, options, number), number)
        play.state = twin(play.state.buffer)
        while not play.step().is_over:
            if play.luck.below(rarely(game, LOOKS)) == 0:
                ask_everything(play)


def test_a_watched_row_notices():
    state = watched(State)()
    state.candles[3] = 2
    assert (state.candles[3], len(state.candles)) == (2, 4)
    with pytest.raises(IndexError, match="a rule indexes by -1"):
        state.candles[-1]
    with pytest.raises(IndexError, match="a rule indexes by -1"):
        state.candles[-1] = 1
