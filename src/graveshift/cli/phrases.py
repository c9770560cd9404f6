"""What the command line says for itself; the table and the games are told by `graveshift.words`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from graveshift.words.messages import DEFAULT, GENERAL, PSEUDO, Words

if TYPE_CHECKING:
    from fluent.syntax import ast

FOLDER = Path(__file__).parent / "messages"
"""Where these messages lie: a file for each language."""


@cache
def voice(lang: str, game: str) -> Words:
    """All that can be said in a language: by the table, by a game, and by the command line."""
    words = Words(lang, (GENERAL, game))
    words.bundle.add_resource(own_messages(lang))
    return words


def own_messages(lang: str) -> ast.Resource:
    """The command line's own messages in one language."""
    from fluent.runtime import FluentResource

    spoken = DEFAULT if lang == PSEUDO else lang
    messages = FluentResource((FOLDER / f"{spoken}.ftl").read_text(encoding="utf-8"))
    if lang == PSEUDO:
        from graveshift.words.pseudo import disguise

        disguise(messages)
    return messages
