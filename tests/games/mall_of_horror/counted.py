"""The pieces of Mall of Horror and the points of each seat, counted from the drawing of a position.

The numbers are those of the box (rules 0.2, 0.3), written down once more.
"""

import re
from collections import Counter
from typing import Any

from graveshift.games.mall_of_horror.notation import NOTATION

POINTS = {"P": 7, "T": 5, "G": 3, "L": 1}
COPIES = Counter({
    "threat": 3, "camera": 3, "sprint": 3, "hardware": 3, "hidden": 3, "shotgun": 1, "chainsaw": 1,
    "grenades": 1, "pistol": 1, "fire-axe": 1, "baseball-bat": 1,
})  # fmt: skip
FIGURE = re.compile(r"\b([rybgnk][PTGL])\b")
CARD = re.compile(rf"\b({'|'.join(COPIES)})(?:\*(\d))?(?= |$)")
BOARD = re.compile(r"L\d ")
OFF_BOARD = ("waiting", "eaten")
HOLDS_CARDS = ("hand", "played", "loose", "beneath", "found")


def printed(seats: int) -> Counter[str]:
    """What is in the box for so many players."""
    kinds = "PTGL" if seats == 3 else "PTG"
    return COPIES + Counter(colour + kind for colour in "rybgnk"[:seats] for kind in kinds)


def counted(state: Any) -> tuple[Counter[str], list[int]]:
    """Every character and card, wherever it is; and the points of each seat, of who is alive."""
    pieces: Counter[str] = Counter()
    points = dict.fromkeys("rybgnk"[: state.seats], 0)
    for line in NOTATION.write_position(state).splitlines():
        if BOARD.match(line) or line.startswith(OFF_BOARD):
            pieces.update(FIGURE.findall(line))
        if BOARD.match(line):
            for colour, letter in FIGURE.findall(line):
                points[colour] += POINTS[letter]
        if line.startswith(HOLDS_CARDS):
            for name, copies in CARD.findall(line):
                pieces[name] += int(copies or 1)
    return pieces, list(points.values())
