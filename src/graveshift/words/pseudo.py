"""The pseudo language: English in disguise, to find what was never translated.

Every letter of every message wears an accent and every vowel stands twice, so a text is about a
third longer than in English, as German is.  A plain letter on the screen came from no message.
"""

from __future__ import annotations

from fluent.syntax import ast, visitor

PLAIN = "abcdefghijklmnopqrstuvwxyz"
ACCENTED = "áƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž"
VOWELS = "aeiou"
LETTERS = str.maketrans(PLAIN + PLAIN.upper(), ACCENTED + ACCENTED.upper())
DOUBLED = str.maketrans({vowel: vowel * 2 for vowel in VOWELS})


def disguised(text: str) -> str:
    """A text with accents, and longer."""
    return text.translate(DOUBLED).translate(LETTERS)


class Disguise(visitor.Transformer):
    """Changes the text of messages and leaves variables, forms and keys alone."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor's name for it
        """Text is what people read."""
        node.value = disguised(node.value)
        return node


def disguise(messages: ast.Resource) -> None:
    """Disguise all messages of a file."""
    Disguise().visit(messages)
