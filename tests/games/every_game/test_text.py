"""Text: positions, choices and events are written, and read back to the very same numbers."""

from graveshift.engine.frame import MOST_CODES
from tests.games.every_game.suite import FEW, drawing
from tests.games.strategies import positions, seen_by


@drawing(FEW)
def test_positions_choices_and_events_can_be_read_back(game, data):
    play, notation = data.draw(positions(game)), game.notation
    views = [seen_by(play.rules, play.state, one) for one in play.onlookers]
    for state in (play.state, *views):
        assert notation.read_position(notation.write_position(state)).raw() == state.raw()
    for seat in play.seats:
        assert notation.read_seat(notation.write_seat(seat)) == seat
        for code in range(MOST_CODES):
            written = notation.write_choice(play.state, seat, code)
            assert notation.read_choice(play.state, seat, written) == code
    for event in play.step().events():
        assert notation.read_event(notation.write_event(event)) == event


@drawing(FEW)
def test_a_game_can_be_played_on_from_its_drawing(game, data):
    play, notation = data.draw(positions(game)), game.notation
    drawn = notation.read_position(notation.write_position(play.state))
    while not play.is_over:
        seat, code = play.next_choice()
        play.choose(seat, code)
        play.rules.choose(drawn, seat, code)
    assert drawn.raw() == play.state.raw()
