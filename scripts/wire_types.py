"""What goes over the wire, for clients: TypeScript types and a JSON schema."""

import ast
import inspect
import json
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as shapes

from graveshift.server import messages, parts, terms
from graveshift.server.chatter import PHRASES

HEAD = """\
// Made by `make generated` from graveshift.server.messages; not to be edited.

"""
INLINE = {"Message", "Part", "Deed", "Shown"}
"""Classes that only others are made from."""
UNIONS = {
    "FromClient": messages.FromClient,
    "FromRequest": messages.FromRequest,
    "FromServer": messages.FromServer,
    "Answer": messages.Answer,
}
"""What a socket or a request takes and gives."""
ALIASES: dict[str, tuple[str, str]] = {
    "Seat": ("number", "A seat by its number; a bystander is 7."),
    "SaidValue": (
        "number | string | readonly string[]",
        "A number; a word, a noun's key or several with spaces between; or texts to be enumerated.",
    ),
    "Said": (
        "readonly [key: string, values: Readonly<Record<string, SaidValue>>]",
        "A message in no language yet: its key in the message files, and its variables.",
    ),
    "ViewField": (
        "number | readonly (number | readonly number[])[]",
        "A field of a record: a number, a row of them, or rows.",
    ),
    "EventLine": (
        "readonly [kind: number, a: number, b: number, c: number, d: number, said: Said]",
        "An event: its kind, its particulars, and what is said of it.",
    ),
}
WHERE = {
    ("Frame", "view"): "Readonly<Record<string, ViewField>>",
    ("Snapshot", "view"): "Readonly<Record<string, ViewField>>",
    ("Frame", "events"): "readonly EventLine[]",
    ("Mine", "question"): "Said | null",
    ("Offered", "said"): "Said",
    ("ClaimCard", "said"): "Said",
    ("Because", "said"): "Said",
    ("Refused", "said"): "Said | null",
}
"""Fields whose type has a name of its own."""
NAMED = {
    "Cause": ("Refused", "cause"),
    "Stage": ("Terms", "stage"),
    "Pace": ("Terms", "pace"),
    "TalkKind": ("Terms", "talk"),
    "Verdict": ("ClaimCard", "verdict"),
    "Driver": ("SeatCard", "driver"),
    "Orders": ("Mine", "orders"),
}
"""Types that are told by a field."""


def typescript() -> str:
    """Every message and part as an interface."""
    docs = field_docs(messages) | field_docs(parts) | field_docs(terms)
    blocks = [
        f"{comment(doc)}export type {name} = {is_};\n" for name, (is_, doc) in ALIASES.items()
    ]
    blocks += [interface(cls, docs) for cls in classes()]
    blocks += [
        f'export type {name} = {owner}["{field}"];\n' for name, (owner, field) in NAMED.items()
    ]
    blocks += [union(name, members) for name, members in UNIONS.items()]
    phrases = "".join(f'  "{phrase}",\n' for phrase in PHRASES)
    blocks.append(
        "/** Phrases that every reader has translated, by the message `phrase-` and the key. */\n"
        f"export const PHRASES = [\n{phrases}] as const;\n"
    )
    return HEAD + "\n".join(blocks)


def schema() -> str:
    """The same as a JSON schema."""
    every = [cls for cls in classes() if cls.__module__ == messages.__name__]
    (_, components) = msgspec.json.schema_components(every, ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What goes over the wire of a Graveshift table server",
        "$defs": components,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def classes() -> list[type[msgspec.Struct]]:
    """Every class of parts and messages, in the order of the source."""
    return [
        cls
        for module in (terms, parts, messages)
        for cls in vars(module).values()
        if inspect.isclass(cls)
        and issubclass(cls, msgspec.Struct)
        and cls.__module__ == module.__name__
        and cls.__name__ not in INLINE
    ]


def field_docs(module: ModuleType) -> dict[tuple[str, str], str]:
    """The text below each field, by class and field."""
    docs = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            for field, after in zip(node.body, node.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(after, ast.Expr):
                    name, text = field.target, after.value
                    if isinstance(name, ast.Name) and isinstance(text, ast.Constant):
                        docs[node.name, name.id] = inspect.cleandoc(str(text.value))
    return docs


def doc_of(cls: type, field: str, docs: dict[tuple[str, str], str]) -> str:
    """The text of a field, be it inherited."""
    return next((docs[c.__name__, field] for c in cls.__mro__ if (c.__name__, field) in docs), "")


def interface(cls: type[msgspec.Struct], docs: dict[tuple[str, str], str]) -> str:
    """A class as an interface."""
    shape = shapes.type_info(cls)
    if not isinstance(shape, shapes.StructType):
        raise TypeError(cls.__name__)
    lines = [f"{comment(inspect.getdoc(cls) or '')}export interface {cls.__name__} {{\n"]
    if shape.tag is not None:
        lines.append(f'  readonly type: "{shape.tag}";\n')
    for field in shape.fields:
        said = WHERE.get((cls.__name__, field.name)) or written(field.type)
        mark = "" if field.required else "?"
        lines.append(comment(doc_of(cls, field.name, docs), "  "))
        lines.append(f"  readonly {field.encode_name}{mark}: {said};\n")
    return "".join([*lines, "}\n"])


def written(shape: shapes.Type) -> str:
    """A type as TypeScript writes it."""
    match shape:
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.StrType():
            return "string"
        case shapes.BoolType():
            return "boolean"
        case shapes.NoneType():
            return "null"
        case shapes.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case shapes.StructType(cls=cls):
            return cls.__name__
        case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
            return f"readonly {bracketed(item)}[]"
        case shapes.TupleType(item_types=items):
            return f"readonly [{', '.join(map(written, items))}]"
        case shapes.DictType(key_type=key, value_type=value):
            return f"Readonly<Record<{written(key)}, {written(value)}>>"
        case shapes.UnionType(types=types):
            return " | ".join(written(one) for one in types)
    raise TypeError(str(shape))


def bracketed(shape: shapes.Type) -> str:
    """A type as the items of an array."""
    text = written(shape)
    return f"({text})" if " " in text else text


def union(name: str, members: Any) -> str:  # noqa: ANN401 - a union of types
    """Several messages under one name."""
    names = " | ".join(cls.__name__ for cls in members.__args__)
    return f"export type {name} = {names};\n"


def comment(text: str, indent: str = "") -> str:
    """A text as a comment that editors show."""
    if not text:
        return ""
    if "\n" not in text:
        return f"{indent}/** {text} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in text.splitlines())
    return f"{indent}/**\n{body}{indent} */\n"
