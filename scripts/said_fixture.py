"""Writes what whole games say, in every language, for the page's own tests to say again.

python -m scripts.said_fixture build/page/said.json
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from graveshift.engine.chance import pick
from graveshift.engine.game import Game
from graveshift.games import GAMES, play
from graveshift.words import telling
from graveshift.words.game_words import Said
from graveshift.words.messages import LANGUAGES
from graveshift.words.registry import words_of

GAMES_EACH = 2


def whole_games(game: Game) -> Iterator[Said]:
    """What is said in some games of each size: events, questions, choices."""
    words = words_of(game)
    fewest, most = game.bounds.seats
    for seats in range(fewest, most + 1):
        for seed in range(GAMES_EACH):
            table = play(game.name, seats, seed)
            number = 0
            while not table.is_over:
                yield from map(words.event, table.events)
                seat = table.owing()[0]
                seen, codes = table.view(seat), table.choices(seat)
                yield telling.say_question(game, seen, seat)
                yield from (telling.say_choice(game, seen, seat, code) for code in codes)
                number += 1
                table.choose(seat, codes[pick(seed, seats, number, len(codes))])
            yield from map(words.event, table.events)


def all_said(game: Game) -> Iterator[Said]:
    """What games say, and what is said by number."""
    yield from whole_games(game)
    yield from (telling.say_reason(game, reason) for reason in game.reasons)
    yield from (telling.say_claim(game, *one) for one in words_of(game).claimable)


def fixture() -> dict[str, list[list[object]]]:
    """For each game: key and variables of a message once, and its sentence in each language."""
    found: dict[str, list[list[object]]] = {}
    for game in GAMES.values():
        once = {json.dumps(said.plain, sort_keys=True): said for said in all_said(game)}
        found[game.name] = [
            [*said.plain, {one: telling.sentence(game, said, one) for one in LANGUAGES}]
            for said in once.values()
        ]
    return found


if __name__ == "__main__":
    (where,) = map(Path, sys.argv[1:])
    where.parent.mkdir(parents=True, exist_ok=True)
    where.write_text(json.dumps(fixture(), ensure_ascii=False), encoding="utf-8")
