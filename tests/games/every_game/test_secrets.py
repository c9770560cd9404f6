"""Secrets: whatever a viewer may not know makes no difference to anything it is shown or told.

What is hidden is changed by the marks and swaps that each game writes down from its rulebook, and
not through `determinise`, which has the same reason to be wrong as the view.
"""

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from graveshift.engine.frame import MOST_CODES
from graveshift.engine.record import SCRIPT
from tests.games.every_game.suite import (
    LONGEST_WALK,
    MANY,
    beside,
    check_same_to,
    drawing,
    known_events,
)
from tests.games.strategies import SEEDS, Luck, Play, positions, put_script, seen_by


def two_alike(game: Any, data: st.DataObject, change: str) -> tuple[Play, Any, int, Luck, Any]:
    """A position, one with other things hidden from a viewer, the viewer, and luck."""
    play, hidden = data.draw(positions(game)), beside(game, "hidden")
    viewer = data.draw(st.sampled_from(play.onlookers))
    other, luck = play.state.copy(), Luck(data.draw(SEEDS))
    getattr(hidden, change)(other, viewer, luck)
    assert play.rules.faults(other) == 0, "the test itself made a state that cannot be"
    return play, other, viewer, luck, hidden


def check_all_the_same_to(viewer: int, one: Play, other: Any) -> None:
    """As `check_same_to`; and refusals, words, score, features, talk and claims."""
    check_same_to(viewer, one, other)
    rules, state = one.rules, one.state
    seen, seen_in_other = (seen_by(rules, each, viewer) for each in (state, other))
    for seat in one.seats:
        assert rules.may_talk(state, seat) == rules.may_talk(other, seat)
        assert rules.score(seen, seat) == rules.score(seen_in_other, seat)
        assert features_of(one, seen, seat) == features_of(one, seen_in_other, seat)
        for claim in one.game.claims:
            for number in range(8):
                asked = (seat, claim.value, number, 1)
                assert rules.kept(state, *asked) == rules.kept(other, *asked), claim
    if viewer in one.seats:
        write = one.game.notation.write_choice
        for code in range(MOST_CODES):
            assert rules.why_not(state, viewer, code) == rules.why_not(other, viewer, code)
            assert write(state, viewer, code) == write(other, viewer, code)


def features_of(play: Play, seen: Any, seat: int) -> list[float]:
    """The numbers of a view."""
    numbers = [0.0] * len(play.game.feature_names)
    play.rules.features(seen, seat, numbers)
    return numbers


def shows_all(state: Any, seat: int) -> bool:
    """Whether the answer of this seat is the last one wanted of a sealed decision."""
    return bool(state.sealed == 1 and state.owes == 1 << seat)


@drawing(MANY)
def test_nobody_notices_when_what_it_may_not_know_is_changed(game, data):
    play, other, viewer, luck, hidden = two_alike(game, data, "change_all_that_is_hidden")
    check_all_the_same_to(viewer, play, other)
    # Nor does the next choice tell, unless it is the one that shows what was secret.
    seat, code = play.next_choice()
    answer = hidden.same_while_sealed(other, seat, code, viewer, luck)
    if answer is None:
        answer = hidden.same_to_others(other, seat, code, viewer, luck)
    assume(answer is not None)
    assume(not shows_all(play.state, seat))
    before = play.state.no_return, other.no_return
    play.choose(seat, code)
    other.events = 0
    play.rules.choose(other, seat, answer)
    for_good = play.state.no_return != before[0], other.no_return != before[1]
    assert for_good[0] == for_good[1], f"whether it can be undone tells: {play}"
    if not for_good[0] and not play.is_over:  # the end may turn everything over
        assert known_events(play.state, viewer) == known_events(other, viewer), play
        check_all_the_same_to(viewer, play, other)


@drawing(MANY)
def test_nobody_notices_what_stays_hidden_however_long_the_game_goes_on(game, data):
    play, other, viewer, luck, hidden = two_alike(game, data, "change_what_stays_hidden")
    script = tuple(luck.below(60) for _ in range(SCRIPT))
    put_script(play.state, script)
    put_script(other, script)
    for _ in range(LONGEST_WALK):
        check_same_to(viewer, play, other)
        step = None if play.is_over else common_step(play, other, viewer, luck)
        if step is None:
            break
        seat, code, answer = step
        play.choose(seat, code)
        other.events = 0
        play.rules.choose(other, seat, answer)
        if hidden.has_learnt(play.state, other, viewer):
            break
        assert known_events(play.state, viewer) == known_events(other, viewer), play
        assert play.state.no_return == other.no_return, play


def common_step(play: Play, other: Any, viewer: int, luck: Luck) -> tuple[int, int, int] | None:
    """A choice, and one that looks the same to the viewer in another state, if there is any."""
    seat, code = play.next_choice()
    same = beside(play.game, "hidden").same_to_others
    for mine in (code, *luck.shuffled(play.choices(seat))):
        answer = same(other, seat, mine, viewer, luck)
        if answer is not None:
            return seat, mine, answer
    return None
