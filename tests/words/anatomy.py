"""The anatomy of message files: which messages there are, and what each asks for."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from fluent.syntax import ast, parse, visitor

from graveshift.words.messages import LOCALE

Form = tuple[str, str]
"""A key, and an attribute of it or "" for the message itself."""


@dataclass
class Anatomy(visitor.Visitor):
    """One message, or one attribute: what its text refers to, in all of its variants."""

    plain: set[str] = field(default_factory=set)
    """Variables that are said, or chosen by, as they are."""
    nouns: set[Form] = field(default_factory=set)
    """Variables that are nouns, each with the form asked for."""
    messages: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)
    selects: list[ast.SelectExpression] = field(default_factory=list)

    @property
    def variables(self) -> set[str]:
        """All variables."""
        return self.plain | {variable for variable, _ in self.nouns}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.plain.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        assert node.id.name == "NOUN", f"there is no function {node.id.name}"
        variable, *form = node.arguments.positional
        assert isinstance(variable, ast.VariableReference)
        forms = [one.value for one in form if isinstance(one, ast.StringLiteral)]
        assert len(forms) == len(form) <= 1
        self.nouns.add((variable.id.name, "".join(forms)))


@cache
def entries(language: str, part: str) -> list[Any]:
    """What stands in a file, comments and mistakes too."""
    return parse((LOCALE / language / f"{part}.ftl").read_text(encoding="utf-8")).body


@cache
def anatomies(language: str, part: str) -> dict[Form, Anatomy]:
    """Every message of a file and every attribute."""
    found = {}
    for entry in entries(language, part):
        if isinstance(entry, ast.Message):
            patterns = {"": entry.value} | {one.id.name: one.value for one in entry.attributes}
            for form, pattern in patterns.items():
                if pattern is not None:
                    found[entry.id.name, form] = Anatomy()
                    found[entry.id.name, form].visit(pattern)
    return found


def needs(messages: dict[Form, Anatomy], key: str, form: str = "") -> set[str]:
    """The variables of a message and of all messages inside it."""
    one = messages[key, form]
    return one.variables.union(*(needs(messages, other) for other in one.messages))
