"""Seats and pieces: the rules favour no seat, lose no piece, and score what stands on the board."""

from hypothesis import assume

from graveshift.engine.record import SCRIPT
from tests.games.every_game.suite import FEW, LONGEST_WALK, MANY, beside, drawing, is_looked_at
from tests.games.strategies import SEEDS, Luck, choices_of, plays, positions, put_script


@drawing(MANY)
def test_nothing_changes_when_everybody_sits_one_seat_further(game, data):
    play, renaming = data.draw(positions(game)), beside(game, "renaming")
    assume(renaming.is_symmetric(play.state))
    luck = Luck(data.draw(SEEDS))
    put_script(play.state, tuple(luck.below(60) for _ in range(SCRIPT)))
    other, seats = renaming.renamed(play.state), play.state.seats
    for _ in range(LONGEST_WALK):
        for seat in play.seats:
            there = {renaming.renamed_choice(play.state, code) for code in play.choices(seat)}
            assert there == set(choices_of(play.rules, other, (seat + 1) % seats)), play
        seat, code = play.next_choice()
        answer = renaming.renamed_choice(play.state, code)
        play.rules.choose(other, (seat + 1) % seats, answer)
        play.choose(seat, code)
        if any(renaming.counted_seats(event) for event in play.events()):
            break
        assert renaming.renamed(play.state) == other, play
        if play.is_over:
            break


@drawing(FEW)
def test_renaming_the_seats_all_the_way_round_changes_nothing(game, data):
    play, renaming = data.draw(positions(game)), beside(game, "renaming")
    state = play.state
    for _ in play.seats:
        state = renaming.renamed(state)
    assert state == play.state


@drawing(FEW)
def test_no_piece_is_lost_and_points_are_those_of_the_board(game, data):
    play, counted = data.draw(plays(game)), beside(game, "counted")
    printed = counted.printed(play.state.seats)
    for _ in play.to_the_end():
        if not (play.is_over or is_looked_at(game, len(play.log))):
            continue
        points = [play.rules.points(play.state, seat) for seat in play.seats]
        assert counted.counted(play.state) == (printed, points), play
