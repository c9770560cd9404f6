"""The pieces of MidEvil and the points of each seat, counted from the drawing of a position.

The numbers are those of the box, written down once more.  Lives, skeletons of the supply, tiles of
the stack and cards of the deck are not drawn, because they follow from the rest; so what is drawn
is compared with what the record says is left.
"""

import re
from collections import Counter
from typing import Any

from graveshift.games.midevil.letters import BONES
from graveshift.games.midevil.notation import NOTATION

WORTH = {"W": 1, "R": 2, "B": 3}
COPIES = Counter({
    "horse": 3, "pole-arm": 2, "crank-bow": 2, "crossbow": 2, "sword": 2, "war-hammer": 2,
    "chain-mail": 2, "old-map": 1, "holy-water": 2, "forced-march": 2, "battle-fury": 2,
    "healer": 2, "secret-path": 2, "rise-again": 2, "dead-remember": 1, "call-of-the-crypt": 2,
    "march-of-bones": 2, "crumble-to-dust": 2, "sudden-ambush": 2, "mire": 2,
    "lost-in-the-fog": 1, "pickpocket": 1, "rust": 1, "terror": 1, "rattle-loose": 2,
    "not-today": 2, "turn-the-tables": 1, "fickle-fate": 1,
})  # fmt: skip
SKELETONS = Counter({"W": 40, "R": 40, "B": 20})
LIVES = 50
ON_THE_MAP = re.compile(r"^\d+ [a-z-]+ -?\d+,-?\d+ turn \d:(.*)$")
SEAT = re.compile(r"^([rybgnk]) at \S+ lives (\d+) bones (\d+) (\d+) (\d+)(.*)$")
NAMED = re.compile(r"([a-z-]+)(?:\*(\d+))?")


def printed(seats: int) -> Counter[str]:
    """What is in the box."""
    del seats
    return COPIES + SKELETONS + Counter(lives=LIVES)


def counted(state: Any) -> tuple[Counter[str], list[int]]:
    """Every card, skeleton and life, wherever it is; and the points of each seat's collection."""
    pieces: Counter[str] = Counter()
    points = []
    for line in NOTATION.write_position(state).splitlines():
        if found := ON_THE_MAP.match(line):
            pieces.update(mark[0] for mark in found[1].split())
        if found := SEAT.match(line):
            bones = dict(zip(BONES, map(int, found.group(3, 4, 5)), strict=True))
            points.append(sum(WORTH[one] * count for one, count in bones.items()))
            pieces.update(bones)
            pieces["L"] += int(found[2])
            items = found[6].partition("items")[2].partition("parked")[0]
            pieces.update(items.split())
        name, _, told = line.partition(":")
        if name.startswith("hand"):
            pieces.update(word for word in told.split() if word != "-")
        if name == "removed":
            pieces.update(dict(zip(BONES, map(int, told.split()), strict=True)))
        if name == "discards":
            for word, count in NAMED.findall(told):
                pieces[word] += int(count or 1)
    assert pieces["L"] <= LIVES, "more lives than there are"
    pieces["lives"] = LIVES
    del pieces["L"]
    return left_over(state, pieces), points


def left_over(state: Any, pieces: Counter[str]) -> Counter[str]:
    """The same with what lies in supply and deck, and with items that are being announced."""
    for number, letter in enumerate(BONES):
        pieces[letter] += state.supply[number]
    for kind, name in enumerate(COPIES):
        pieces[name] += state.deck[kind]
        pieces[name] += sum(called == kind for called in state.called) if kind <= 8 else 0
    return pieces
