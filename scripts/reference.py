"""Pages of the reference that are made from the contract and the games."""

import inspect

from graveshift.engine import contract
from graveshift.engine.game import Game
from graveshift.engine.rule import kind_of

INTRODUCTION = """# The contract's rules

Every game fills these in; [the contract](../explanation/contract.md) says what they mean together.
"""


def contract_page() -> str:
    """Every slot of the contract with its signature and text."""
    parts = [INTRODUCTION]
    for name, value in vars(contract).items():
        if kind_of(value) == "slot":
            signature = str(inspect.signature(value)).replace("'", "")
            parts.append(
                f"## {name}\n\n```python\n{name}{signature}\n```\n\n{inspect.getdoc(value)}\n"
            )
    return "\n".join(parts)


def state_page(game: Game) -> str:
    """Every field of a game's record, its options, endings, and the numbers of a view."""
    lines = [
        f"# {game.public_name}: record and numbers",
        "",
        f"A state has {game.state.bare.size} bytes; rules version {game.rules_version}.",
        "",
        "## Fields",
        "",
        "| field | type | by | what it holds |",
        "|---|---|---|---|",
    ]
    for field in game.state.bare.fields:
        shape = "×".join(str(length) for length in field.shape)
        kind = f"{field.kind} × {shape}" if shape else field.kind
        lines.append(f"| `{field.name}` | {kind} | {field.by or '–'} | {field.doc} |")
    if game.reckonings:
        lines += ["", *reckonings(game)]
    lines += ["", "## Options", "", "| option | values, the default first |", "|---|---|"]
    lines += [
        f"| `{option.name}` | {', '.join(f'`{value}`' for value in option.values)} |"
        for option in game.options
    ]
    for title, members in (
        ("Endings", game.endings),
        ("Decisions", game.decisions),
        ("Reasons for a refusal", game.reasons),
        ("Events", game.events),
        ("Faults", game.faults),
        ("Claims", game.claims),
    ):
        lines += ["", f"## {title}", ""]
        lines.append(", ".join(f"`{member.name}` {member.value}" for member in members) + ".")
    lines += ["", "## Features", "", "| number | what it is |", "|---|---|"]
    lines += [f"| {number} | {name} |" for number, name in enumerate(game.feature_names)]
    return "\n".join(lines) + "\n"


def reckonings(game: Game) -> list[str]:
    """What a game reckons for those who draw it."""
    return [
        "## Reckoned",
        "",
        "Numbers that the rules find in what a bystander sees; the server sends them with views.",
        "",
        "| name | by | what it is |",
        "|---|---|---|",
        *(f"| `{one.name}` | {one.by or '–'} | {one.about} |" for one in game.reckonings),
    ]
