"""What the page has to know of a game, in TypeScript: its record, its enums, numbers and words."""

import importlib
import inspect
import json
import pkgutil
from collections.abc import Iterator
from enum import IntEnum
from types import ModuleType

from graveshift.engine.frame import Frame
from graveshift.engine.game import Game, Reckoning
from graveshift.engine.notation import word_of
from graveshift.engine.record import Field
from graveshift.games import GAMES
from graveshift.server.viewing import NEVER_SEEN
from graveshift.words.registry import words_of
from scripts.wire_types import comment

HEAD = "// Made by `make generated` from the rules in graveshift.games.{name}; not to be edited.\n"
IMPORTS = """\
import type { FrameView } from "../../wire/frame";
import type { GameSchema } from "../../schema";
"""
FRAME = """\
// Made by `make generated` from graveshift.engine.frame; not to be edited.

/** What the view of every game has. */
export interface FrameView {{
{lines}}}
"""
KINDS = ("phases", "decisions", "endings", "events", "reasons", "claims")
"""The enums by whose members messages are named."""
BACKSTAGE = {
    "burdens",
    "drawing",
    "features",
    "imagining",
    "inclination",
    "letters",
    "notation",
    "reading",
    "score",
}
"""Chapters whose numbers are about bots and files."""
LEFT_OUT = {"FEATURE_NAMES", "Step", "Fault"}
"""Of no use to whoever looks at a table."""


def pages() -> dict[str, str]:
    """The games, and where the schema of each lies."""
    return {name: f"web/src/games/{name}/schema.ts" for name in GAMES}


def frame_page() -> str:
    """The fields with which the view of every game begins."""
    fields = [one for one in GAMES["mall_of_horror"].state.bare.fields if one.name in frame_names()]
    lines = "".join(field_line(one) for one in fields if one.name not in NEVER_SEEN)
    return FRAME.format(lines=lines)


def frame_names() -> set[str]:
    """The names of those fields."""
    return {name for name, value in vars(Frame).items() if isinstance(value, Field)}


def page(name: str) -> str:
    """The schema of one game."""
    game = GAMES[name]
    own = [
        one
        for one in game.state.bare.fields
        if one.section != "Layout" and one.name not in frame_names()
    ]
    blocks = [
        HEAD.format(name=name),
        IMPORTS,
        "/** The game as a seat or a bystander sees it; -1 is what they may not know. */\n"
        "export interface View extends FrameView {\n"
        + "".join(field_line(one) for one in own)
        + "".join(reckoned_line(one) for one in game.reckonings)
        + "}\n",
        *(enum_block(members) for members in enums_of(name)),
        *(
            f"export const {one} = {json.dumps(value)} as const;\n"
            for one, value in constants(name)
        ),
        about(game),
    ]
    return "\n".join(blocks)


def field_line(field: Field) -> str:
    """A field of a record."""
    kind = "number"
    for _ in field.shape:
        kind = f"readonly {kind}[]" if kind == "number" else f"readonly ({kind})[]"
    by = f" By {field.by}." if field.by and field.shape else ""
    doc = f"{field.doc[:1].upper()}{field.doc[1:]}.{by}"
    return f"{comment(doc, '  ')}  readonly {field.name}: {kind};\n"


def reckoned_line(one: Reckoning) -> str:
    """What the rules reckon from what lies open."""
    kind = "number"
    for _ in filter(None, one.by.split(",")):
        kind = f"readonly {kind}[]" if kind == "number" else f"readonly ({kind})[]"
    by = f" By {one.by}." if one.by else ""
    doc = f"Reckoned: {one.about}.{by}"
    return f"{comment(doc, '  ')}  readonly {one.name}: {kind};\n"


def modules_of(name: str) -> list[ModuleType]:
    """The chapters of a game, by their names."""
    package = importlib.import_module(f"graveshift.games.{name}")
    return [
        importlib.import_module(f"{package.__name__}.{one.name}")
        for one in pkgutil.iter_modules(package.__path__)
        if one.name not in BACKSTAGE
    ]


def enums_of(name: str) -> Iterator[type[IntEnum]]:
    """The enums that a game declares."""
    for module in modules_of(name):
        for one, value in vars(module).items():
            is_enum = inspect.isclass(value) and issubclass(value, IntEnum)
            if is_enum and value.__module__ == module.__name__ and one not in LEFT_OUT:
                yield value


def enum_block(members: type[IntEnum]) -> str:
    """An enum as an object of numbers, and the type of those numbers."""
    name, doc = members.__name__, inspect.getdoc(members) or ""
    lines = "".join(f"  {member.name}: {member.value},\n" for member in members)
    return (
        f"{comment(doc)}export const {name} = {{\n{lines}}} as const;\n"
        f"export type {name} = (typeof {name})[keyof typeof {name}];\n"
    )


def constants(name: str) -> Iterator[tuple[str, int | list[int]]]:
    """The numbers that a game's chapters name, those of codes among them."""
    told: dict[str, int | list[int]] = {}
    for module in modules_of(name):
        source = inspect.getsource(module)
        for one, value in vars(module).items():
            if not one.isupper() or one in LEFT_OUT or f"{one} =" not in source:
                continue
            plain = plain_number(value)
            if plain is not None and told.setdefault(one, plain) != plain:
                raise ValueError(f"two chapters of {name} mean different things by {one}")
    yield from told.items()


def plain_number(value: object) -> int | list[int] | None:
    """A number or a row of them; None for anything else."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return int(value)
    if isinstance(value, tuple) and value and all(isinstance(one, int) for one in value):
        return [int(one) for one in value]
    return None


def about(game: Game) -> str:
    """What the page asks of any game, as one object."""
    words, most = words_of(game), game.bounds.seats[1]
    fields: dict[str, object] = {
        "name": game.name,
        "publicName": game.public_name,
        "rulesVersion": game.rules_version,
        "seats": list(game.bounds.seats),
        "seatNouns": [str(words.seat(seat)) for seat in range(most)],
        "seatLetters": [game.notation.write_seat(seat) for seat in range(most)],
        **{kind: words_by_number(getattr(game, kind)) for kind in KINDS},
        "options": [{"name": one.name, "values": list(one.values)} for one in game.options],
        "glossary": {group: list(map(str, nouns)) for group, nouns in words.glossary.items()},
        "claimable": [[*one, words.claim(*one).plain] for one in words.claimable],
    }
    lines = "".join(
        f"  {name}: {json.dumps(value, ensure_ascii=False)},\n" for name, value in fields.items()
    )
    return (
        "/** What the page asks of any game. */\n"
        f"export const SCHEMA = {{\n{lines}}} as const satisfies GameSchema;\n"
    )


def words_by_number(members: type[IntEnum]) -> dict[int, str]:
    """An enum's members as message keys write them."""
    return {member.value: word_of(member) for member in members}
