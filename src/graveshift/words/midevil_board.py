"""The board of MidEvil for a terminal, in any language: the map, the seats, and what is where.

Round 3 · 5 to 7: move · Green’s turn · 4 steps left
Stack: 20 tiles · Supply: 33 white, 38 red, 17 blue · The book: tile 4, middle

3-+=+-+0-+=+-+
|b b| ||. . w|
...
  1 Yellow       4 points  3 lives  3 cards  tile 0, middle
> 2 Green (you)  0 points  2 lives  1 card   tile 3, north · in play: Sword · hand: Mire

A tile is drawn as it lies, with its number in its corner: the order of placing, the Altar’s is 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from graveshift.engine.bits import has
from graveshift.engine.frame import NOBODY
from graveshift.engine.record import UNKNOWN
from graveshift.games.midevil.board import (
    has_life,
    is_inside,
    is_legal,
    lives_left,
    points_of,
    skeleton_at,
)
from graveshift.games.midevil.cards import ITEMS, NO_CARD, Card
from graveshift.games.midevil.components import (
    COLOURS,
    EASTWARD,
    SIDE,
    SOUTHWARD,
    SQUARES,
    TURNS,
)
from graveshift.games.midevil.ending import tiles_left
from graveshift.games.midevil.riding import rides
from graveshift.games.midevil.state import NOWHERE, SLOTS, Phase, State
from graveshift.games.midevil.tiles import INSIDE_AT, LEAVES, SQUARE_AFTER, WAYS_FROM
from graveshift.words.lines import Entry, listed, marked, packed, tabled
from graveshift.words.messages import Values, Words
from graveshift.words.midevil_nouns import card, phase, seat_noun, skeleton, spot

STRIDE = 2 * SIDE
"""Characters from a tile to the next; neighbours share an edge."""
CELLS_ACROSS = 64
CORNER, FENCE, WALL, OPEN, DOOR, WAY = "+", "-", "|", "=", "/", " "
BOOK, LIFE, INSIDE, GROUND, BARRED = "*", "+", ":", ".", " "

Canvas = dict[tuple[int, int], str]
"""Characters by row and column; columns count from the westernmost tile of a strip."""


@dataclass(frozen=True)
class Marks:
    """The letters of pieces in a language."""

    skeletons: tuple[str, ...]
    horse: str


def draw_board(seen: State, words: Words, width: int) -> str:
    """The whole board, as far as a view shows it, in so many columns."""
    blocks = (
        packed(list(header(seen, words)), width) + packed(list(stores(seen, words)), width),
        *strips(seen, words, width),
        [line for lines in tabled(seats(seen, words), width) for line in lines],
        packed(legend(words), width),
    )
    return "\n\n".join("\n".join(block) for block in blocks if block)


# Above the map ------------------------------------------------------------------------------------


def header(seen: State, words: Words) -> Iterator[str]:
    """Round, step of the turn, and whose turn it is."""
    if seen.phase != Phase.SETUP:
        yield words.say("board-round", {"round": seen.round})
    yield words.say(phase(seen.phase), form="title")
    yield words.say("board-turn", {"seat": seat_noun(seen.active)})
    if seen.phase == Phase.MOVEMENT and seen.steps > 0:
        yield words.say("board-steps", {"steps": seen.steps})


def stores(seen: State, words: Words) -> Iterator[str]:
    """What is left, and where the book is."""
    yield words.say("board-stack", {"tiles": tiles_left(seen)})
    colours = ("white", "red", "blue")
    supply = {name: seen.supply[colour] for colour, name in enumerate(colours)}
    yield words.say("board-supply", {**supply, "lives": lives_left(seen)})
    if any(seen.removed[colour] for colour in range(COLOURS)):
        removed = {name: seen.removed[colour] for colour, name in enumerate(colours)}
        yield words.say("board-removed", removed)
    if seen.bearer != NOBODY:
        yield words.say("board-book-held", {"seat": seat_noun(seen.bearer)})
    elif seen.book_place != NOWHERE:
        yield words.say("board-book-lies", {"place": seen.book_place})
    elif seen.book_out == 1:
        yield words.say("board-book-out")


# The map ------------------------------------------------------------------------------------------


def strips(seen: State, words: Words, width: int) -> Iterator[list[str]]:
    """The map, cut into strips from west to east where it is wider than the terminal."""
    marks = marks_in(words)
    across = max(1, (width - 1) // STRIDE)
    east = [seen.cell[place] % CELLS_ACROSS for place in range(seen.placed)]
    for first in range(min(east), max(east) + 1, across):
        places = [place for place, at in enumerate(east) if first <= at < first + across]
        if places:
            yield drawn(seen, marks, places)


def drawn(seen: State, marks: Marks, places: list[int]) -> list[str]:
    """Some tiles where they lie."""
    canvas: Canvas = {}
    north = min(seen.cell[place] // CELLS_ACROSS for place in places)
    west = min(seen.cell[place] % CELLS_ACROSS for place in places)
    for place in places:
        south, east = divmod(seen.cell[place], CELLS_ACROSS)
        draw_tile(seen, marks, canvas, place, (STRIDE * (south - north), STRIDE * (east - west)))
    for place in places:
        south, east = divmod(seen.cell[place], CELLS_ACROSS)
        for offset, digit in enumerate(str(place)):
            canvas[STRIDE * (south - north), STRIDE * (east - west) + offset] = digit
    rows = range(max(row for row, _ in canvas) + 1)
    columns = range(max(column for _, column in canvas) + 1)
    return ["".join(canvas.get((row, column), " ") for column in columns).rstrip() for row in rows]


def draw_tile(
    seen: State, marks: Marks, canvas: Canvas, place: int, corner: tuple[int, int]
) -> None:
    """A tile: its squares with what is on them, walls, doors and open sides."""
    top, left = corner
    for row in range(0, STRIDE + 1, 2):
        for column in range(0, STRIDE + 1, 2):
            canvas.setdefault((top + row, left + column), CORNER)
    for square in range(SQUARES):
        row, column = top + 2 * (square // SIDE) + 1, left + 2 * (square % SIDE) + 1
        canvas[row, column] = mark_at(seen, marks, SQUARES * place + square)
        for way, (down, across) in enumerate(zip(SOUTHWARD, EASTWARD, strict=True)):
            canvas[row + down, column + across] = edge(seen, place, square, way)


def edge(seen: State, place: int, square: int, way: int) -> str:
    """What stands on an edge of a square."""
    pose = TURNS * seen.tile[place] + seen.turned[place]
    if not has(WAYS_FROM[SQUARES * pose + square], way):
        return WALL if SOUTHWARD[way] == 0 else FENCE
    if LEAVES[len(SOUTHWARD) * square + way] == 1:
        return OPEN
    beyond = SQUARE_AFTER[len(SOUTHWARD) * square + way]
    return WAY if has(INSIDE_AT[pose], square) == has(INSIDE_AT[pose], beyond) else DOOR


def mark_at(seen: State, marks: Marks, square: int) -> str:
    """What is on a square: a pawn before a skeleton, a skeleton before all else."""
    for seat in range(seen.seats):
        if seen.pawn[seat] == square:
            return str(seat + 1)
    colour = skeleton_at(seen, square)
    if colour in range(COLOURS):
        mark = marks.skeletons[colour]
        return mark.upper() if has_life(seen, square) else mark
    if square in [seen.parked[seat] for seat in range(seen.seats)]:
        return marks.horse
    if seen.bearer == NOBODY and square == SQUARES * seen.book_place + SQUARES // 2:
        return BOOK
    if has_life(seen, square):
        return LIFE
    if not is_legal(seen, square):
        return BARRED
    return INSIDE if is_inside(seen, square) else GROUND


def marks_in(words: Words) -> Marks:
    """The letters of pieces, asked for once."""
    skeletons = tuple(words.say(skeleton(colour), form="mark") for colour in range(COLOURS))
    return Marks(skeletons, words.say(card(Card.HORSE), form="mark"))


def legend(words: Words) -> list[str]:
    """What the marks mean."""
    marks = marks_in(words)
    letters = (*marks.skeletons, marks.horse, BOOK)
    nouns = (*map(skeleton, range(COLOURS)), card(Card.HORSE), card(Card.NECRONOMICON))
    said = [f"{mark} {words.say(noun)}" for mark, noun in zip(letters, nouns, strict=True)]
    return [*said, words.say("board-legend", {"life": LIFE, "inside": INSIDE, "door": DOOR})]


# Seats --------------------------------------------------------------------------------------------


def seats(seen: State, words: Words) -> list[Entry]:
    """An entry for each seat."""
    return [seat_entry(seen, seat, words) for seat in range(seen.seats)]


def seat_entry(seen: State, seat: int, words: Words) -> Entry:
    """Points, lives, cards, and what else there is to say of a seat."""
    key = "board-you" if seen.viewer == seat else "board-seat"
    name = words.say(key, {"number": seat + 1, "seat": seat_noun(seat)})
    cells = (
        marked(name, is_marked=has(seen.owes, seat)),
        words.say("count-points", {"points": points_of(seen, seat)}),
        words.say("count-lives", {"lives": seen.lives[seat]}),
        words.say("count-cards", {"cards": seen.held[seat]}),
    )
    return cells, list(about_seat(seen, seat, words))


def about_seat(seen: State, seat: int, words: Words) -> Iterator[str]:
    """Where a seat is, what lies in front of it, and its hand for itself."""
    yield words.say("where-square", where(seen.pawn[seat]))
    if rides(seen, seat):
        yield words.say("board-rides")
    if items := listed(items_of(seen, seat, words)):
        yield words.say("board-items", {"cards": items})
    if hand := listed(hand_of(seen, seat, words)):
        yield words.say("board-hand", {"cards": hand})
    if has(seen.used, seat):
        yield words.say("board-used")
    if has(seen.dead, seat):
        yield words.say("board-dead")


def where(square: int) -> Values:
    """The variables that name a square."""
    return {"place": square // SQUARES, "spot": spot(square % SQUARES)}


def items_of(seen: State, seat: int, words: Words) -> Iterator[str]:
    """The cards in play before a seat, the book with them."""
    for kind in range(ITEMS):
        if has(seen.items[seat], kind):
            yield words.say(card(kind))
    if seen.bearer == seat:
        yield words.say(card(Card.NECRONOMICON))


def hand_of(seen: State, seat: int, words: Words) -> Iterator[str]:
    """The cards of a hand, as far as they are known."""
    for slot in range(SLOTS):
        kind = seen.hand[seat, slot]
        if kind not in {NO_CARD, UNKNOWN}:
            yield words.say(card(kind))
