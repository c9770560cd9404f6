"""In the pseudo language every letter wears an accent: a plain one was never translated."""

import re

from graveshift.words import telling
from graveshift.words.messages import PSEUDO, language_named, words_in
from graveshift.words.pseudo import disguised
from tests.words.heard import a_table, ask, played, tell_numbers, tell_to

PLAIN = re.compile("[A-Za-z]")


def test_whatever_a_game_numbers_comes_from_messages(game):
    told = list(tell_numbers(game, PSEUDO))
    assert told
    assert not [text for text in told if PLAIN.search(text)]


def test_nothing_told_in_a_game_is_plain(game):
    seats = game.bounds.seats[0]
    for number, table in enumerate(played(a_table(game, seats, 5), 5)):
        seat = number % seats
        told = "\n".join((*tell_to(table, seat, PSEUDO), *ask(table, seat, PSEUDO)))
        assert not PLAIN.search(told), told


def test_a_disguised_text_is_longer_and_can_still_be_guessed():
    assert disguised("Zombies, 4 of 6!") == "Žööḿƀîîééš, 4 ööƒ 6!"


def test_variables_and_forms_are_left_alone(game):
    assert language_named("pseudo") == PSEUDO
    plain, odd = (telling.tell_seat(game, 0, language) for language in ("en", PSEUDO))
    assert odd == disguised(plain)
    assert words_in(PSEUDO, game.name).say("list-and", {"rest": "a", "last": "b"}) == "a ááñð b"
