"""States drawn at random from a view: as many as the view allows, each as likely, and no other."""

import math
from collections import Counter
from typing import Any

from hypothesis import strategies as st

from graveshift.engine.frame import ALLOWED, NOBODY, REVISE
from graveshift.engine.game import Program, interpreted
from tests.games.every_game.suite import (
    FEW,
    MANY,
    beside,
    check_on_the_way,
    check_same_to,
    differences,
    drawing,
)
from tests.games.strategies import SEEDS, Luck, imagined, positions, seen_by

MOST_SCORE = 1_000_000
DRAWS = 2000
"""States drawn from one view, to be counted."""
ONCE_IN_A_MILLION = 4.75
"""So many standard deviations from what is expected happen by chance once in a million times."""


def reopened(rules: Program, truth: Any, viewer: int) -> Any:
    """A state with the sealed answers of all others taken back."""
    state = truth.copy()
    for seat in range(state.seats):
        if seat != viewer and rules.why_not(state, seat, REVISE) == ALLOWED:
            rules.choose(state, seat, REVISE)
    return state


@drawing(MANY)
def test_a_state_drawn_from_a_view_shows_that_very_view(game, data):
    play = data.draw(positions(game))
    truth, own = play.state, play.beginning.seed
    for viewer in play.onlookers:
        seen = seen_by(play.rules, truth, viewer)
        drawn = imagined(play.rules, seen, data.draw(SEEDS.filter(lambda seed: seed != own)))
        assert drawn.viewer == NOBODY
        assert play.rules.faults(drawn) == 0, f"{play.rules.faults(drawn)} {play}"
        assert list(drawn.key) != list(truth.key), "the key of chance leaked"
        play.state = reopened(play.rules, truth, viewer)
        wanted = seen_by(play.rules, play.state, viewer)
        again = seen_by(play.rules, drawn, viewer)
        assert again.raw() == wanted.raw(), differences(play, drawn, viewer)
        play.state = truth


@drawing(FEW)
def test_a_state_drawn_from_a_view_can_be_played_to_its_end(game, data):
    play = data.draw(positions(game))
    viewer = data.draw(st.sampled_from(play.onlookers))
    seen = seen_by(play.rules, play.state, viewer)
    play.state = imagined(play.rules, seen, data.draw(SEEDS))
    for _ in play.to_the_end():
        check_on_the_way(play)


@drawing(FEW)
def test_two_states_drawn_from_a_view_cannot_be_told_apart(game, data):
    play = data.draw(positions(game))
    viewer = data.draw(st.sampled_from(play.onlookers))
    seen = seen_by(play.rules, play.state, viewer)
    play.state, other = (imagined(play.rules, seen, data.draw(SEEDS)) for _ in range(2))
    check_same_to(viewer, play, other)


def test_all_that_a_view_allows_is_drawn_as_often_as_it_is_likely_and_nothing_else(game):
    rules, worlds = interpreted(game), beside(game, "worlds")
    for state, viewers in worlds.small_positions():
        for viewer in viewers:
            seen = seen_by(rules, state, viewer)
            possible: dict[Any, float] = worlds.all_worlds(seen)
            assert math.isclose(sum(possible.values()), 1)
            truth = worlds.world_of(reopened(rules, state, viewer))
            assert truth in possible, f"the truth cannot be: {truth}"
            luck = Luck(len(possible))
            drawn = Counter(
                worlds.world_of(imagined(rules, seen, luck.below(1 << 32))) for _ in range(DRAWS)
            )
            assert set(drawn) <= set(possible), f"cannot be: {set(drawn) - set(possible)}"
            wrong = surprise(drawn, possible)
            assert wrong < ONCE_IN_A_MILLION, f"{viewer} draws {drawn} of {possible}"


def surprise(drawn: Counter[Any], possible: dict[Any, float]) -> float:
    """How far counts are from what is likely, in standard deviations of a normal number.

    Pearson's sum of squares, made normal by Wilson's and Hilferty's cube root.
    """
    free = len(possible) - 1
    if free == 0:
        return 0.0
    squares = sum((drawn[one] - DRAWS * p) ** 2 / (DRAWS * p) for one, p in possible.items())
    spread = 2 / (9 * free)
    return (math.cbrt(squares / free) - 1 + spread) / math.sqrt(spread)


@drawing(FEW)
def test_scores_and_features_are_numbers_within_their_bounds(game, data):
    play = data.draw(positions(game))
    for viewer in play.onlookers:
        seen = seen_by(play.rules, play.state, viewer)
        before = bytes(seen.buffer)
        numbers = [math.nan] * (len(game.feature_names) + 1)
        for seat in play.seats:
            play.rules.features(seen, seat, numbers)
            assert not any(math.isnan(number) for number in numbers[:-1]), "a feature is missing"
            assert math.isnan(numbers[-1]), "a feature too many"
            assert -MOST_SCORE <= play.rules.score(seen, seat) <= MOST_SCORE
        assert bytes(seen.buffer) == before
