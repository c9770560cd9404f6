"""Writes the pages that are made from the sources, or checks that they are fresh.

    python -m scripts.generated            write them
    python -m scripts.generated --check    say which are stale, and fail if any is

A page is one line in PAGES: where it lies, and the function that returns its text.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from graveshift.games import GAMES
from scripts import command_line, game_schema, layers, reference, transcripts, wire_types

ROOT = Path(__file__).resolve().parent.parent

PAGES: dict[str, Callable[[], str]] = {
    "docs/reference/layers.md": layers.page,
    "docs/reference/contract.md": reference.contract_page,
    **{
        f"docs/reference/{game.public_name}.md": partial(reference.state_page, game)
        for game in GAMES.values()
    },
    "docs/reference/command-line.md": command_line.page,
    "docs/reference/messages.schema.json": wire_types.schema,
    "web/src/wire/messages.ts": wire_types.typescript,
    "web/src/wire/frame.ts": game_schema.frame_page,
    **{where: partial(game_schema.page, name) for name, where in game_schema.pages().items()},
    **{name: partial(transcripts.page, name) for name in transcripts.PAGES},
}


def stale() -> list[str]:
    """Return the pages that no longer say what the sources say."""
    return [name for name, page in PAGES.items() if text_of(ROOT / name) != page()]


def text_of(path: Path) -> str:
    """Return what the file holds now; nothing if it is not there."""
    return path.read_text(encoding="utf-8") if path.exists() else ""


def main(arguments: list[str]) -> int:
    """Write the stale pages, or with --check only name them."""
    check = arguments == ["--check"]
    if arguments and not check:
        print(__doc__)
        return 2
    names = stale()
    for name in names:
        if check:
            print(f"{name} is stale; `make generated` writes it anew.")
        else:
            (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / name).write_text(PAGES[name](), encoding="utf-8")
            print(f"wrote {name}")
    return 1 if check and names else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
