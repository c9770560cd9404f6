"""`graveshift rules` and `graveshift options`: what can be read about a game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from graveshift.cli.exits import DONE
from graveshift.cli.narrator import Narrator
from graveshift.cli.pages import rule_text
from graveshift.cli.screen import Screen
from graveshift.cli.seating import game_asked_for
from graveshift.engine.errors import UserError
from graveshift.words.messages import language_of

RULE = re.compile(r"[\d.]+|[A-Za-z]{1,2}\d+[a-z]?")


def rules(names: Sequence[str]) -> int:
    """Show a rule, a chapter, or the chapters; a single word is a game if one has that name."""
    game: str | None = None
    wanted: str | None = None
    match names:
        case []:
            pass
        case [one] if RULE.fullmatch(one):
            wanted = one
        case [one]:
            game = one
        case [one, two]:
            game, wanted = one, two
        case _:
            raise UserError("name a game and one rule, such as mall-of-horror 1.4.6.")
    Screen().say(rule_text(game_asked_for(game), wanted))
    return DONE


def options(game: str | None, lang: str | None) -> int:
    """List options, values, defaults, and what they mean."""
    narrator, screen = Narrator(game_asked_for(game), language_of(lang)), Screen()
    for option in narrator.game.options:
        told = narrator.option(option)
        screen.say(f"{option.name}  {told.name}", "bold")
        screen.say(f"    {told.about}")
        for value in option.values:
            mark = "*" if value == option.default else " "
            screen.say(f"  {mark} {value}  {narrator.option(option, value)}")
        screen.say()
    screen.say(narrator.say("options-how"))
    return DONE
