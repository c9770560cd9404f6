"""Choices: what is offered is accepted, all else is refused with a reason, and every game ends."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from graveshift.engine.bits import has
from graveshift.engine.frame import (
    ALLOWED,
    BY_CLOCK,
    GAME_OVER,
    MOST_CODES,
    NOT_ASKED,
    RUNNING,
)
from graveshift.engine.game import KEY_BYTES, Game
from graveshift.engine.table import ChoiceError, Setup, Table
from tests.games.every_game.suite import (
    ANYBODY,
    EVERY,
    FEW,
    MANY,
    check_on_the_way,
    check_somebody_can_choose,
    check_sound,
    drawing,
    is_long,
    worth,
)
from tests.games.strategies import Beginning, Play, choices_of, plays, positions, seen_by

LIVELY = settings(
    stateful_step_count=30, suppress_health_check=[HealthCheck.too_slow], deadline=None
)


def reasons_for(play: Play, state: Any, seat: int) -> list[int]:
    """Why not, for every code."""
    return [play.rules.why_not(state, seat, code) for code in range(MOST_CODES)]


def check_choices(play: Play) -> None:
    """`choices` and `why_not` agree for anybody and all codes, on the state and on the own view."""
    before = bytes(play.state.buffer)
    for seat in ANYBODY:
        offered, reasons = play.choices(seat), reasons_for(play, play.state, seat)
        assert sorted(offered) == [c for c in range(MOST_CODES) if reasons[c] == ALLOWED], play
        assert len(set(offered)) == len(offered) <= play.game.bounds.codes, play
        assert all(play.game.reasons(reason).name for reason in set(reasons)), play
        assert offered or not has(play.state.owes, seat), f"{seat} owes and can do nothing: {play}"
        assert BY_CLOCK not in offered, f"what only the clock may choose is offered: {play}"
        if seat in play.seats:
            seen = seen_by(play.rules, play.state, seat)
            assert choices_of(play.rules, seen, seat) == offered, play
            assert reasons_for(play, seen, seat) == reasons, play
        else:
            assert set(reasons) == {GAME_OVER if play.is_over else NOT_ASKED}, play
    assert bytes(play.state.buffer) == before, f"asking changed the state: {play}"


def machine_for(game: Game) -> type[RuleBasedStateMachine]:
    """A machine whose one rule makes any choice; it shrinks a failing game to its shortest form."""

    class AnyGame(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.earlier: list[tuple[Any, bytes]] = []

        @initialize(play=positions(game))
        def begin(self, play: Play) -> None:
            self.play = play

        @precondition(lambda self: not self.play.is_over)
        @rule(who=st.integers(0, 255), what=st.integers(0, 255))
        def choose(self, who: int, what: int) -> None:
            able = [seat for seat in self.play.seats if self.play.choices(seat)]
            seat = able[who % len(able)]
            offered = self.play.choices(seat)
            old = self.play.state
            self.earlier.append((old, bytes(old.buffer)))
            self.play.state = old.copy()
            self.play.choose(seat, offered[what % len(offered)])

        @precondition(lambda self: self.play.is_over)
        @rule()
        def look_at_the_end(self) -> None:
            assert self.play.game.endings(self.play.state.ending) != RUNNING

        @invariant()
        def choices_and_reasons_agree(self) -> None:
            check_choices(self.play)

        @invariant()
        def somebody_can_choose(self) -> None:
            check_somebody_can_choose(self.play)

        @invariant()
        def the_state_is_sound(self) -> None:
            check_sound(self.play)

        @invariant()
        def history_stands(self) -> None:
            for old, was in self.earlier:
                assert bytes(old.buffer) == was, "a choice changed an earlier state"

    AnyGame.TestCase.settings = settings(LIVELY, max_examples=worth(game, FEW))
    return AnyGame


@pytest.mark.parametrize("every", EVERY, ids=lambda game: game.name)
def test_any_choices_one_after_another_lead_to_sound_states_and_leave_the_earlier_alone(every):
    machine_for(every).TestCase("runTest").runTest()


@drawing(FEW)
def test_every_choice_offered_is_accepted(game, data):
    play = data.draw(positions(game))
    state, was = play.state, bytes(play.state.buffer)
    for seat in play.seats:
        for code in choices_of(play.rules, state, seat):
            play.state = state.copy()
            play.choose(seat, code)
            assert bytes(play.state.buffer) != was, f"{seat}:{code} does nothing: {play}"
            check_sound(play)
            check_somebody_can_choose(play)
            play.log.pop()
    assert bytes(state.buffer) == was


@drawing(FEW)
def test_every_other_choice_is_refused_with_its_reason_and_changes_no_byte(game, data):
    play = data.draw(positions(game))
    table = Table(game, Setup(play.state.seats, {}, bytes(KEY_BYTES)))
    table.state = play.state
    was = bytes(play.state.buffer), list(table.log), table.events
    for seat in play.seats:
        for code in set(range(MOST_CODES)) - set(play.choices(seat)):
            with pytest.raises(ChoiceError) as caught:
                table.choose(seat, code)
            assert caught.value.reason == play.rules.why_not(play.state, seat, code) != ALLOWED
            assert game.notation.write_choice(play.state, seat, code) in str(caught.value)
    assert (bytes(table.state.buffer), table.log, table.events) == was


@drawing(MANY)
def test_random_games_end_within_their_bounds_and_without_faults(game, data):
    play = data.draw(plays(game))
    play.revises = False
    for _ in play.to_the_end():
        check_on_the_way(play)
        assert len(play.log) <= game.bounds.choices, "longer than the game says of itself"
        for seat in play.owing:
            assert 0 < len(play.choices(seat)) <= game.bounds.codes, play
    assert game.endings(play.state.ending) != RUNNING


def test_every_value_of_every_option_can_be_played_by_any_number_of_players(game):
    fewest, most = game.bounds.seats
    for seats in range(fewest, most + 1):
        for options in options_to_play(game):
            play = Play(Beginning(game, seats, options, seats), seats)
            for _ in play.to_the_end():
                check_on_the_way(play)


def options_to_play(game: Game) -> list[dict[str, str]]:
    """Each value of each option by itself; of a long game many in one game."""
    if not is_long(game):
        return [{option.name: value} for option in game.options for value in option.values]
    most = max(len(option.values) for option in game.options)
    return [
        {option.name: option.values[number % len(option.values)] for option in game.options}
        for number in range(most)
    ]


def test_options_change_the_record_and_come_back_out_of_it(game):
    chosen = {option.name: option.values[-1] for option in game.options}
    assert game.options_of(game.blank(game.bounds.seats[0], chosen)) == chosen
