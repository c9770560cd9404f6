"""The pieces of The Walking Dead and the points of each seat, counted from a position's drawing.

Counted are those that never leave the table: locations, stacks, and the events, wherever they lie.
"""

from collections import Counter
from typing import Any

from graveshift.games.walking_dead.event_cards import EventCard
from graveshift.games.walking_dead.notation import NOTATION

LIE_IN = ("hand", "discard", "beside", "playing", "unplayed")
CORNERS = ("NW ", "NE ", "SE ", "SW ")
EVENTS = {event.name.lower().replace("_", "-") for event in EventCard}


def printed(seats: int) -> Counter[str]:
    """What is in the box for any number of players."""
    return Counter({"event": 48, "farm": 2, "prison": 2, "highway": 2, "town": 2, "player": seats})


def counted(state: Any) -> tuple[Counter[str], list[int]]:
    """Every event, every location and its stack; and the rounds that the group got through."""
    pieces: Counter[str] = Counter()
    lines = NOTATION.write_position(state).splitlines()
    for line in lines:
        label, _, told = line.partition(":")
        if line.startswith(CORNERS):
            pieces[line.split()[1]] += 1
        elif label.startswith("stack"):
            pieces[told.split()[0]] += 1
        elif label.startswith(LIE_IN):
            pieces["event"] += sum(word in EVENTS for word in told.split())
        elif label == "pile":
            pieces["event"] += int(told)
        elif label.startswith("seat "):
            pieces["player"] += 1
    begun = int(lines[0].split("round ")[1].split(",")[0])
    rounds = begun if "ending: victory" in lines else max(0, begun - 1)
    return pieces, [rounds] * state.seats
