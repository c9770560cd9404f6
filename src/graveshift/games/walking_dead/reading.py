"""Reading positions: what `drawing` writes, back to the very bytes.

Lines may come in any order after the first; what no line says is as on an empty board.
"""

from __future__ import annotations

from graveshift.engine.frame import NOBODY
from graveshift.engine.notation import (
    OWN_LINE,
    NotationError,
    Reader,
    integer,
    number_of,
    read_rest,
    reader_of_row,
    reader_of_set,
    readers_of,
    seat_of,
    words_of,
)
from graveshift.engine.record import UNKNOWN
from graveshift.games.walking_dead.components import (
    FEWEST_SEATS,
    SEATS,
    STACK_CARDS,
    Location,
    Stack,
)
from graveshift.games.walking_dead.decks import NOT_DRAWN
from graveshift.games.walking_dead.event_cards import ANY_NUMBER
from graveshift.games.walking_dead.kinds import Decision, Ending, Fight, Phase, Whereabouts
from graveshift.games.walking_dead.letters import (
    COLOURS,
    CORNER_NAMES,
    FIELD_WORDS,
    HIDDEN,
    NAME,
    NONE,
    ROWS,
    SETS,
    STACK_NUMBERS,
    label_of,
    number,
    read_card,
    read_cards,
    read_character,
    read_corner,
    read_event_card,
    read_goal,
    read_location,
    read_viewer,
)
from graveshift.games.walking_dead.state import State

Words = list[str]


def read_position(text: str) -> State:
    """The position that such a text draws."""
    return read_lines([line.strip() for line in text.splitlines() if line.strip()])


def read_lines(lines: Words) -> State:
    """The state that lines draw; the first must be the header."""
    state = State()
    if not lines or not lines[0].startswith(f"{NAME}:"):
        raise NotationError(f"a position of this game begins with {NAME + ':'!r}.")
    for line in lines:
        try:
            read_line(state, line)
        except IndexError:
            raise NotationError(f"{line!r} says too little or too much.") from None
        except NotationError:
            raise
        except ValueError:
            raise NotationError(f"a number in {line!r} is too large.") from None
    return state


def clear_table(state: State) -> None:
    """Nobody and nothing anywhere; in a view, events that are not named are unknown."""
    state.ability = NOBODY
    state.card = NOT_DRAWN
    for seat in range(SEATS):
        state.at[seat] = Location.NOWHERE
        state.character[seat] = NOBODY
        state.weapon[seat] = Fight.OPEN
    if state.viewer != NOBODY:
        for event in range(1, ANY_NUMBER):
            state.event_at[event] = UNKNOWN


def read_line(state: State, line: str) -> None:
    """One line."""
    if line.startswith(f"{NAME}:"):
        read_header(state, line)
        clear_table(state)
        return
    if OWN_LINE in line:
        read_rest(state, line, FIELD_WORDS)
        return
    if line[:2] in CORNER_NAMES:
        read_place(state, line.split())
        return
    label, colon, told = line.partition(":")
    name, _, whose = label.partition(" ")
    if not colon or name not in READERS:
        raise NotationError(f"{line!r} is no line of a position.")
    READERS[name](state, whose, told.split())


def read_header(state: State, line: str) -> None:
    """Set what the header tells."""
    state.viewer = state.leader = NOBODY
    for part in line.removeprefix(f"{NAME}:").split(","):
        match part.split():
            case [seats, "players"]:
                state.seats = integer(seats, "number of players")
            case ["round", told]:
                state.round = integer(told, "round")
            case ["leader", letter]:
                state.leader = seat_of(letter, COLOURS)
            case ["seen", "by", whose]:
                state.viewer = read_viewer(whose)
            case [phase]:
                state.phase = number_of(phase, words_of(Phase), "phase")
            case _:
                raise NotationError(f"{part.strip()!r} is nothing that a header says.")
    if not FEWEST_SEATS <= state.seats <= SEATS:
        raise NotationError(f"a game has {FEWEST_SEATS} to {SEATS} players, not {state.seats}.")


def read_place(state: State, words: Words) -> None:
    """A location at a corner, with its walkers."""
    place = read_location(words[1])
    state.corner[place] = read_corner(words[0])
    rows = {"w": state.walkers, "f": state.fresh, "p": state.pulled, "a": state.active}
    for word in words[2:]:
        if word == "flashed":
            state.flashed |= 1 << place
        elif word[0] in rows:
            rows[word[0]][place] = number(word[1:])
        else:
            raise NotationError(f"{word!r} is nothing that stands at a location.")


def read_person(state: State, whose: str, words: Words) -> None:
    """Character, location, life, food and allies."""
    seat = seat_of(whose, COLOURS)
    state.character[seat] = read_character(words[0])
    state.at[seat] = Location.NOWHERE if words[1] == NONE else read_location(words[1])
    rows = {"life": state.life, "food": state.food, "allies": state.allies}
    for name, told in zip(words[2::2], words[3::2], strict=True):
        if name not in rows:
            raise NotationError(f"{name!r} is nothing that a player has.")
        rows[name][seat] = number(told)


def read_loaded(state: State, words: Words, stack: int) -> int:
    """Cards with ammo on them."""
    bits = 0
    for word in words:
        name, _, ammo = word.partition("=")
        whole = read_card(name)
        if whole // STACK_CARDS != stack:
            raise NotationError(f"{name!r} is no card of that stack.")
        bits |= 1 << whole % STACK_CARDS
        state.ammo[whole] = number(ammo or "0")
    return bits


def read_gear(state: State, whose: str, words: Words) -> None:
    """Equipment."""
    state.gear[seat_of(whose, COLOURS)] = read_loaded(state, words, Stack.EQUIPMENT)


def read_boxes(state: State, whose: str, words: Words) -> None:
    """Ammo cards kept aside."""
    state.boxes[seat_of(whose, COLOURS)] = read_loaded(state, words, Stack.AMMO)


def read_lying(state: State, whose: str, words: Words) -> None:
    """Ammo cards left lying."""
    state.lying = read_cards(words, Stack.AMMO)


def read_stack(state: State, whose: str, words: Words) -> None:
    """Where a stack lies, and its cards."""
    stack = number_of(whose, STACK_NUMBERS, "stack")
    state.stack_at[stack] = read_location(words[0])
    state.stack[stack] = read_cards(words[1:], stack)


def read_hand(state: State, whose: str, words: Words) -> None:
    """Events held, known or not."""
    seat = seat_of(whose, COLOURS)
    state.hand[seat] = len(words)
    put_events(state, [word for word in words if word != HIDDEN], Whereabouts.HAND + seat)


def read_unplayed(state: State, whose: str, words: Words) -> None:
    """Events discarded unseen by the others."""
    put_events(state, words, Whereabouts.FACE_DOWN + seat_of(whose, COLOURS))


def put_events(state: State, words: Words, where: int) -> None:
    """Events lie there."""
    for word in words:
        state.event_at[read_event_card(word)] = where


def reader_of_events(where: int) -> Reader:
    """Reads events that lie somewhere."""
    return lambda state, _, words: put_events(state, words, where)


def read_pile(state: State, whose: str, words: Words) -> None:
    """The size of the pile."""
    state.pile = number(words[0])


def read_goal_of(state: State, whose: str, words: Words) -> None:
    """A secret goal."""
    seat = seat_of(whose, COLOURS)
    state.goal[seat] = UNKNOWN if words[0] == HIDDEN else read_goal(words[0])


READERS: dict[str, Reader] = {
    "seat": read_person,
    "gear": read_gear,
    "boxes": read_boxes,
    "lying": read_lying,
    "stack": read_stack,
    "hand": read_hand,
    "unplayed": read_unplayed,
    "discard": reader_of_events(Whereabouts.DISCARD),
    "beside": reader_of_events(Whereabouts.BESIDE),
    "playing": reader_of_events(Whereabouts.PLAYING),
    "pile": read_pile,
    "goal": read_goal_of,
    **readers_of(Decision, Ending),
}
READERS |= {label_of(name): reader_of_row(name, COLOURS, number) for name in ROWS}
READERS |= {label_of(name): reader_of_set(name, COLOURS) for name in SETS}
