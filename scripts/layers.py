"""The page that says who may import whom, made from the import contracts in pyproject.toml."""

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

HEAD = """\
# Layers

Who may import whom. `make check` holds every line of this page; it is made from the import
contracts in `pyproject.toml` by `make generated`, so edit it there.
"""


def page() -> str:
    """Return the whole page."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    return "\n".join([HEAD, *(section(contract) for contract in contracts)])


def section(contract: dict[str, Any]) -> str:
    """Return one contract in words."""
    say = {"layers": in_layers, "independence": apart, "forbidden": without}[contract["type"]]
    lines = [f"## {contract['name']}", "", *say(contract)]
    for excuse in contract.get("ignore_imports", []):
        importer, imported = excuse.split(" -> ")
        lines += ["", f"Excused by name: `{importer}` imports `{imported}`."]
    return "\n".join([*lines, ""])


def in_layers(contract: dict[str, Any]) -> list[str]:
    """Highest first; every layer imports only from those below it."""
    (container,) = contract["containers"]
    lines = [f"In `{container}`, a layer imports only from the layers below it:", ""]
    for number, layer in enumerate(contract["layers"], start=1):
        names = [name.strip().strip("()") for name in layer.split("|")]
        apart = " (which do not know each other)" if len(names) > 1 else ""
        lines.append(f"{number}. {', '.join(f'`{name}`' for name in names)}{apart}")
    if contract.get("exhaustive"):
        lines += ["", "Whatever else is put there must first be given its place in this list."]
    return lines


def apart(contract: dict[str, Any]) -> list[str]:
    """Name the modules that may not import each other."""
    names = ", ".join(f"`{name}`" for name in contract["modules"])
    return [f"None of {names} imports another, not even by a detour."]


def without(contract: dict[str, Any]) -> list[str]:
    """Name what is forbidden, and to whom."""
    sources = " and ".join(f"`{name}`" for name in contract["source_modules"])
    names = ", ".join(f"`{name}`" for name in contract["forbidden_modules"])
    return [f"Nothing in {sources} imports {names}."]
