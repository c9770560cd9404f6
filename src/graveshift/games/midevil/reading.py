"""Reading positions: what `drawing` writes, back to the very bytes.

After the header lines may come in any order; fields by name come last.  What no line says is as on
an empty table, and pieces that are not named are in stack, deck and supply.
"""

from __future__ import annotations

from graveshift.engine.bits import has, only
from graveshift.engine.frame import NOBODY
from graveshift.engine.notation import (
    OWN_LINE,
    NotationError,
    Reader,
    integer,
    number_of,
    read_rest,
    reader_of_set,
    readers_of,
    seat_of,
    words_of,
)
from graveshift.engine.record import UNKNOWN, Row
from graveshift.games.midevil.board import ALTAR
from graveshift.games.midevil.cards import COPIES_OF, EVENTS, ITEMS, NO_CARD, Card
from graveshift.games.midevil.components import (
    COLOURS as BONE_COLOURS,
)
from graveshift.games.midevil.components import (
    DIRECTIONS,
    FEWEST_SEATS,
    SEATS,
    SKELETONS_OF,
)
from graveshift.games.midevil.letters import (
    BONES,
    COLOURS,
    FIELD_WORDS,
    LIFE,
    NAME,
    SETS,
    read_bone,
    read_card,
    read_colour,
    read_numbers,
    read_square,
    read_tile,
    read_viewer,
)
from graveshift.games.midevil.placing import CELL_BEYOND, OPPOSITE
from graveshift.games.midevil.routes import forget_routes, note_routes
from graveshift.games.midevil.setup import MIDDLE_OF_THE_TABLE, clear_cards, clear_map
from graveshift.games.midevil.state import NOWHERE, SLOTS, Decision, Ending, Phase, State
from graveshift.games.midevil.tiles import NO_TILE, TILE_KINDS, TILES, TILES_OF, Tile

Words = list[str]
ACROSS = 64


def read_position(text: str) -> State:
    """The position that such a text draws."""
    return read_lines([line.strip() for line in text.splitlines() if line.strip()])


def read_lines(lines: Words) -> State:
    """The state that lines draw; the first must be the header."""
    state = State()
    if not lines or not lines[0].startswith(f"{NAME}:"):
        raise NotationError(f"a position of this game begins with {NAME + ':'!r}.")
    named = [line for line in lines if OWN_LINE in line]
    for line in (*(line for line in lines if line not in named), "", *named):
        try:
            read_line(state, line)
        except IndexError:
            raise NotationError(f"{line!r} says too little or too much.") from None
        except NotationError:
            raise
        except ValueError:
            raise NotationError(f"a number in {line!r} is too large.") from None
    return state


def read_line(state: State, line: str) -> None:
    """One line; the empty one ends the drawing, and what follows from it is filled in."""
    if not line:
        fill_in(state)
    elif line.startswith(f"{NAME}:"):
        read_header(state, line)
        clear_table(state)
    elif OWN_LINE in line:
        read_rest(state, line, FIELD_WORDS)
    elif line[0].isdigit():
        read_place(state, line)
    elif line[1:4] == " at":
        read_seat(state, line.split())
    else:
        label, colon, told = line.partition(":")
        name, _, whose = label.partition(" ")
        if not colon or name not in READERS:
            raise NotationError(f"{line!r} is no line of a position.")
        READERS[name](state, whose, told.split())


def read_header(state: State, line: str) -> None:
    """Set what the header tells."""
    state.viewer = NOBODY
    for part in line.removeprefix(f"{NAME}:").split(","):
        match part.split():
            case [seats, "players"]:
                state.seats = integer(seats, "number of players")
            case ["round", number]:
                state.round = integer(number, "round")
            case ["active", letter]:
                state.active = seat_of(letter, COLOURS)
            case ["first", letter]:
                state.first = seat_of(letter, COLOURS)
            case ["seen", "by", whose]:
                state.viewer = read_viewer(whose)
            case [phase]:
                state.phase = number_of(phase, words_of(Phase), "phase")
            case _:
                raise NotationError(f"{part.strip()!r} is nothing that a header says.")
    if not FEWEST_SEATS <= state.seats <= SEATS:
        raise NotationError(f"a game has {FEWEST_SEATS} to {SEATS} players, not {state.seats}.")


def clear_table(state: State) -> None:
    """Nobody and nothing where there is none."""
    clear_map(state)
    clear_cards(state)
    state.placed = 0
    state.tile[0] = NO_TILE
    state.cell[0] = 0
    for seat in range(SEATS):
        state.parked[seat] = NOWHERE
        state.pawn[seat] = ALTAR
    state.bearer = state.leader = state.rival = state.mover = state.floor = NOBODY


def read_place(state: State, line: str) -> None:
    """A tile: `1 tavern 1,0 turn 2: W0 L1`."""
    head, _, told = line.partition(":")
    number, name, cell, word, turn = head.split()[:5]
    place = integer(number, "place")
    if place != state.placed or place >= TILES or word != "turn":
        raise NotationError(f"{head!r} is no tile such as '{state.placed} tavern 1,0 turn 2'.")
    east, south = read_numbers(cell.split(","))
    state.tile[place] = read_tile(name)
    state.cell[place] = MIDDLE_OF_THE_TABLE + ACROSS * south + east
    state.turned[place] = integer(turn, "turn")
    state.placed += 1
    for mark in told.split():
        bit = only(integer(mark[1:], "square"))
        if mark[0] == LIFE:
            state.life[place] |= bit
        else:
            state.bones[place, read_bone(mark[0])] |= bit


def read_seat(state: State, words: Words) -> None:
    """A seat: `r at 0.4 lives 3 bones 2 0 1 items horse sword parked 1.3`."""
    seat, at = seat_of(words[0], COLOURS), 1
    while at < len(words):
        match words[at]:
            case "at":
                state.pawn[seat] = read_square(words[at + 1])
            case "lives":
                state.lives[seat] = integer(words[at + 1], "number of lives")
            case "parked":
                state.parked[seat] = read_square(words[at + 1])
            case "bones":
                for number in range(BONE_COLOURS):
                    count = integer(words[at + 1 + number], "number of skeletons")
                    state.collection[seat, number] = count
                at += BONE_COLOURS - 1
            case "items":
                while at + 1 < len(words) and words[at + 1] != "parked":
                    state.items[seat] |= only(read_card(words[at + 1]))
                    at += 1
                at -= 1
            case word:
                raise NotationError(f"{word!r} is nothing that is said of a seat.")
        at += 2


def read_hand(state: State, whose: str, words: Words) -> None:
    """The cards of a seat, slot by slot."""
    seat = seat_of(whose, COLOURS)
    for slot, word in enumerate(words):
        state.hand[seat, slot] = read_card(word)
        state.held[seat] += state.hand[seat, slot] != NO_CARD


def read_bearer(state: State, whose: str, words: Words) -> None:
    """Who has the book."""
    state.bearer = read_colour(words[0])


def read_removed(state: State, whose: str, words: Words) -> None:
    """Skeletons out of the game."""
    for number, count in enumerate(read_numbers(words)):
        state.removed[number] = count


def read_discards(state: State, whose: str, words: Words) -> None:
    """Cards discarded."""
    for word in words:
        name, _, count = word.partition("*")
        state.discard[read_card(name)] = integer(count or "1", "number of cards")


def read_drawn(state: State, whose: str, words: Words) -> None:
    """Tiles just drawn."""
    for position, word in enumerate(words):
        state.drawn[position] = read_tile(word)


def read_under(state: State, whose: str, words: Words) -> None:
    """Tiles under the stack."""
    for position, word in enumerate(words):
        state.under[position] = read_tile(word)


READERS: dict[str, Reader] = {
    "hand": read_hand,
    "bearer": read_bearer,
    "removed": read_removed,
    "discards": read_discards,
    "drawn": read_drawn,
    "under": read_under,
    **readers_of(Decision, Ending),
}
READERS |= {name: reader_of_set(name, COLOURS) for name in SETS}


# What follows from the rest -----------------------------------------------------------------------


def fill_in(state: State) -> None:
    """Links between tiles, and all pieces that no line names."""
    link_tiles(state)
    for tile in range(TILE_KINDS):
        seen = sum(listed(row).count(tile) for row in (state.tile, state.drawn, state.under))
        state.stack[tile] = TILES_OF[tile] - seen if tile != Tile.ALTAR else 0
    for number in range(len(BONES)):
        out = state.removed[number]
        out += sum(state.collection[seat, number] for seat in range(SEATS))
        out += sum(state.bones[place, number].bit_count() for place in range(TILES))
        state.supply[number] = SKELETONS_OF[number] - out
    for kind in range(EVENTS):
        out = state.discard[kind]
        if kind < ITEMS:
            out += sum(has(state.items[seat], kind) for seat in range(SEATS))
        state.fresh[kind] = COPIES_OF[kind] - out
        hands = [state.hand[seat, slot] for seat in range(SEATS) for slot in range(SLOTS)]
        state.deck[kind] = state.fresh[kind] - hands.count(kind)
    if state.viewer != NOBODY:
        state.deck_size = sum(listed(state.fresh)) - sum(listed(state.held))
        for kind in range(EVENTS):
            state.deck[kind] = UNKNOWN
    else:
        state.deck_size = sum(listed(state.deck))
    for seat in range(SEATS):
        if has(state.items[seat], Card.WAR_HAMMER):
            state.wear[seat] = 3


def listed(row: Row) -> list[int]:
    """The numbers of a row."""
    return [row[position] for position in range(len(row))]


def link_tiles(state: State) -> None:
    """Neighbouring cells are linked; the book is on the Graveyard."""
    for place in range(state.placed):
        if state.tile[place] == Tile.GRAVEYARD:
            state.book_place = place
        for other in range(state.placed):
            for side in range(DIRECTIONS):
                if state.cell[other] == state.cell[place] + CELL_BEYOND[side]:
                    state.link[place, side] = other
                    state.link[other, side ^ OPPOSITE] = place
    for place in range(state.placed):
        forget_routes(state, place)
    for place in range(state.placed):
        if state.tile[place] in {Tile.ALTAR, Tile.GRAVEYARD}:  # where routes lead
            note_routes(state, place)
