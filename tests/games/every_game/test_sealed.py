"""Sealed decisions: in whatever order answers come and however often they are taken back."""

from typing import Any

import pytest
from hypothesis import assume
from hypothesis import strategies as st

from graveshift.engine.bits import has, is_one
from graveshift.engine.frame import REVISE
from graveshift.engine.game import Game
from tests.games.every_game.suite import EVERY, FEW, MANY, drawing
from tests.games.strategies import SEEDS, Beginning, Luck, Play, choices_of, plays

LATEST = 12
"""The last of the sealed decisions of a game that is looked at."""
ORDERS = 4
MOST_SECOND_THOUGHTS = 6
FEW_GAMES = 4
"""Games played to find out whether there are sealed decisions."""


def comes_to_sealed(play: Play, wanted: int) -> bool:
    """Play on to a sealed decision of several seats that nobody has begun to answer."""
    while not play.is_over:
        fresh = play.state.sealed == 1 and play.state.owes == play.state.asked
        if fresh and not any(play.state.draft) and not is_one(play.state.asked):
            if wanted == 0:
                return True
            wanted -= 1
        play.step()
    return False


def has_sealed(game: Game) -> bool:
    """Whether sealed decisions of several seats ever come in a game."""
    seats = game.bounds.seats[1]
    return any(comes_to_sealed(Play(Beginning(game, seats, {}, n), n), 0) for n in range(FEW_GAMES))


@pytest.fixture(params=[*filter(has_sealed, EVERY)], ids=lambda one: one.name, scope="module")
def game(request) -> Game:
    """Each game that has sealed decisions."""
    one: Game = request.param
    return one


def an_answer(play: Play, state: Any, seat: int, luck: Luck) -> list[int]:
    """A seat's choices, stage by stage, until it owes nothing more."""
    trial, codes = state.copy(), []
    asked, at_stake = state.asked, state.no_return
    while has(trial.owes, seat) and trial.asked == asked and trial.no_return == at_stake:
        offered = [
            code for code in choices_of(play.rules, trial, seat) if not is_aside(play, state, code)
        ]
        codes.append(luck.one_of(offered))
        play.rules.choose(trial, seat, codes[-1])
    return codes


def is_aside(play: Play, state: Any, code: int) -> bool:
    """Whether a choice speaks up and answers nothing: one that seats may make who owe nothing."""
    return any(
        has(state.may, seat) and code in choices_of(play.rules, without_owing(state, seat), seat)
        for seat in play.seats
    )


def without_owing(state: Any, seat: int) -> Any:
    """The state as if the seat owed nothing."""
    other = state.copy()
    other.owes &= ~(1 << seat)
    return other


def answered_in(play: Play, answers: dict[int, list[int]], luck: Luck) -> bytes:
    """The state after all have answered, in some order and with any number of second thoughts."""
    state = play.state.copy()
    left = {seat: list(codes) for seat, codes in answers.items()}
    second_thoughts = luck.below(MOST_SECOND_THOUGHTS)
    while left:
        done = [seat for seat in answers if seat not in left]
        if done and second_thoughts and luck.below(2):
            second_thoughts -= 1
            seat = luck.one_of(done)
            play.rules.choose(state, seat, REVISE)
            left[seat] = list(answers[seat])
            continue
        seat = luck.one_of(list(left))
        if second_thoughts and len(left) > 1 and len(left[seat]) == len(answers[seat]):
            second_thoughts -= 1
            for code in an_answer(play, state, seat, luck):
                play.rules.choose(state, seat, code)
            play.rules.choose(state, seat, REVISE)
        play.rules.choose(state, seat, left[seat].pop(0))
        if not left[seat]:
            del left[seat]
    return bytes(state.raw())


@drawing(MANY)
def test_sealed_answers_come_out_the_same_in_any_order_and_after_any_second_thoughts(game, data):
    play = data.draw(plays(game))
    assume(comes_to_sealed(play, data.draw(st.integers(0, LATEST))))
    luck = Luck(data.draw(SEEDS))
    asked = [seat for seat in play.seats if has(play.state.asked, seat)]
    answers = {seat: an_answer(play, play.state, seat, luck) for seat in asked}
    first = answered_in(play, answers, luck)
    assert all(answered_in(play, answers, luck) == first for _ in range(ORDERS)), play


@drawing(FEW)
def test_until_the_last_answer_is_in_nothing_is_drawn_and_nothing_told(game, data):
    play = data.draw(plays(game))
    assume(comes_to_sealed(play, data.draw(st.integers(0, LATEST))))
    luck = Luck(data.draw(SEEDS))
    asked = luck.shuffled([seat for seat in play.seats if has(play.state.asked, seat)])
    before = play.state.no_return, play.state.words_used
    for seat in asked[:-1]:
        for code in an_answer(play, play.state, seat, luck):
            play.choose(seat, code)
            assert play.events() == []
            assert (play.state.no_return, play.state.words_used) == before
    assert play.owing == asked[-1:]
