"""The games that have words; one line each."""

from __future__ import annotations

from graveshift.engine.game import Game
from graveshift.words.game_words import GameWords
from graveshift.words.mall_of_horror import WORDS as MALL_OF_HORROR
from graveshift.words.midevil import WORDS as MIDEVIL
from graveshift.words.walking_dead import WORDS as WALKING_DEAD

GAME_WORDS: dict[str, GameWords] = {
    "mall_of_horror": MALL_OF_HORROR,
    "midevil": MIDEVIL,
    "walking_dead": WALKING_DEAD,
}


def words_of(game: Game) -> GameWords:
    """What the game adds to the words of the table."""
    return GAME_WORDS[game.name]
