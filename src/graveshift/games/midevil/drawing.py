"""Drawing positions: the map tile by tile, and what everybody has.

    midevil: 3 players, round 2, movement, active r, first y
    0 altar 0,0 turn 0: W1 R3 L5        (a white skeleton on square 1, a life on square 5)
    1 tavern 1,0 turn 2:                (one cell east of the Altar, turned twice)
    r at 0.4 lives 3 bones 2 0 1 items horse sword horse 1.3
    hand r: healer - mire
    ...
    step = ask-step                     (what the drawing leaves out: fields by name)

The drawing says what differs from an empty table; `reading` reads it back to the very bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from graveshift.engine.bits import has
from graveshift.engine.frame import NOBODY
from graveshift.engine.notation import word_of, write_chance, write_rest, write_set
from graveshift.games.midevil.cards import EVENTS, ITEMS, NO_CARD
from graveshift.games.midevil.components import COLOURS as BONE_COLOURS
from graveshift.games.midevil.components import SQUARES
from graveshift.games.midevil.letters import (
    BONES,
    COLOURS,
    FIELD_WORDS,
    LIFE,
    NAME,
    SEALED,
    SETS,
    card,
    colour,
    square,
    tile,
    viewer_of,
)
from graveshift.games.midevil.placing import east_of, south_of
from graveshift.games.midevil.reading import listed, read_lines
from graveshift.games.midevil.state import NOWHERE, SLOTS, Decision, Ending, Phase, State
from graveshift.games.midevil.tiles import NO_TILE


def write_position(state: State) -> str:
    """A position, or a view of one, as lines of text."""
    lines = [header(state), *(place_line(state, place) for place in range(state.placed))]
    lines += [seat_line(state, seat) for seat in range(state.seats)]
    lines += [f"{label}: {told}" for label, told in drawn_lines(state) if told]
    lines += write_rest(read_lines(lines), state, FIELD_WORDS)
    return "".join(f"{line}\n" for line in lines)


def header(state: State) -> str:
    """Players, round, phase, whose turn it is, who began, and whose view it is."""
    parts = [f"{state.seats} players", f"round {state.round}", word_of(Phase(state.phase))]
    parts += [f"active {colour(state.active)}", f"first {colour(state.first)}"]
    if state.viewer != NOBODY:
        parts.append(f"seen by {viewer_of(state.viewer)}")
    return f"{NAME}: {', '.join(parts)}"


def place_line(state: State, place: int) -> str:
    """A tile, where and how it lies, and what is on it."""
    east, south = east_of(state, place), south_of(state, place)
    words = [f"{place} {tile(state.tile[place])} {east},{south} turn {state.turned[place]}:"]
    for number in range(BONE_COLOURS):
        words += [BONES[number] + str(at) for at in members(state.bones[place, number])]
    words += [LIFE + str(at) for at in members(state.life[place])]
    return " ".join(words)


def members(squares: int) -> Iterator[int]:
    """The squares of a set."""
    return (at for at in range(SQUARES) if has(squares, at))


def seat_line(state: State, seat: int) -> str:
    """Where a seat's pawn is, and what lies in front of it."""
    bones = " ".join(str(state.collection[seat, number]) for number in range(BONE_COLOURS))
    words = [colour(seat), "at", square(state.pawn[seat]), "lives", str(state.lives[seat])]
    words += ["bones", bones]
    if state.items[seat]:
        words += ["items", *(card(kind) for kind in range(ITEMS) if has(state.items[seat], kind))]
    if state.parked[seat] != NOWHERE:
        words += ["parked", square(state.parked[seat])]
    return " ".join(words)


def drawn_lines(state: State) -> Iterator[tuple[str, str]]:
    """Label and text of each line that has something to say."""
    for seat in range(state.seats):
        hand = [state.hand[seat, slot] for slot in range(SLOTS)]
        yield f"hand {colour(seat)}", " ".join(map(card, trimmed(hand, NO_CARD)))
    yield "bearer", "" if state.bearer == NOBODY else colour(state.bearer)
    yield "removed", numbers(state.removed[number] for number in range(BONE_COLOURS))
    yield "discards", " ".join(copies([state.discard[kind] for kind in range(EVENTS)]))
    yield "drawn", " ".join(map(tile, trimmed(listed(state.drawn), NO_TILE)))
    yield "under", " ".join(map(tile, trimmed(listed(state.under), NO_TILE)))
    for name in SETS:
        bits = getattr(state, name)
        yield name, write_set(bits, COLOURS) if bits else ""
    yield "decision", word_of(Decision(state.decision)) + f" {SEALED}" * state.sealed
    yield "ending", word_of(Ending(state.ending)) if state.ending else ""
    yield "chance", write_chance(state) if state.words_used or any(listed(state.key)) else ""


def trimmed(row: list[int], empty: int) -> list[int]:
    """A row without the empty places at its end."""
    while row and row[-1] == empty:
        row.pop()
    return row


def numbers(values: Iterable[int]) -> str:
    """Numbers, unless all are 0."""
    listed = list(values)
    return " ".join(map(str, listed)) if any(listed) else ""


def copies(counts: list[int]) -> Iterator[str]:
    """Cards by kind: `mire*2`."""
    for kind, count in enumerate(counts):
        if count:
            yield card(kind) + f"*{count}" * (count != 1)
