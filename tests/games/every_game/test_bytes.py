"""Bytes: a game follows from its setup, its key and its choices, and from nothing else."""

from tests.games.every_game.suite import FEW, LONGEST_WALK, drawing
from tests.games.strategies import Play, plays, positions


@drawing(FEW)
def test_a_game_follows_from_its_setup_its_key_and_its_choices(game, data):
    first = data.draw(positions(game))
    again = Play(first.beginning)
    for seat, code in first.log:
        again.choose(seat, code)
    assert again.state.raw() == first.state.raw()
    assert again.events() == first.events()


@drawing(FEW)
def test_a_choice_on_a_copy_leaves_every_earlier_state_alone(game, data):
    play = data.draw(plays(game))
    earlier = []
    for _ in range(LONGEST_WALK):
        old = play.state
        earlier.append((old, bytes(old.buffer)))
        play.state = old.copy()
        if play.step().is_over:
            break
    assert all(bytes(old.buffer) == was for old, was in earlier)


@drawing(FEW)
def test_that_it_is_told_changes_nothing_of_what_happens(game, data):
    told = data.draw(plays(game))
    bare = told.beginning.blank(told=False)
    told.rules.setup(bare)
    for _ in range(LONGEST_WALK):
        assert not bare.is_told
        assert told.state.is_told
        assert bare.raw() == told.state.raw(), told
        if told.is_over:
            break
        seat, code = told.next_choice()
        told.choose(seat, code)
        told.rules.choose(bare, seat, code)
