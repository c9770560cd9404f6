"""Reading positions: what `drawing` writes, back to the very bytes.

Lines may come in any order after the first; what no line says is as on an empty board.
"""

from __future__ import annotations

from collections.abc import Iterable

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
    word_of,
    words_of,
)
from graveshift.engine.record import UNKNOWN, Row
from graveshift.games.mall_of_horror.components import (
    FEWEST_SEATS,
    KINDS,
    NO_CARD,
    SEATS,
    Card,
    Place,
)
from graveshift.games.mall_of_horror.letters import (
    CHOSEN,
    CLOSED,
    COLOURS,
    FIELD_WORDS,
    HIDDEN,
    HIDES,
    NAME,
    ROWS,
    SECOND,
    SETS,
    label_of,
    read_card,
    read_figure,
    read_number,
    read_viewer,
)
from graveshift.games.mall_of_horror.places import token
from graveshift.games.mall_of_horror.state import Decision, Ending, Phase, Purpose, State

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
    """Nobody and no card where there is none; what a view never shows is unknown at first."""
    for row in (state.returner, state.gift_giver, state.gift_taker, state.ballot, state.moved):
        fill(row, NOBODY)
    for row in (state.returned, state.gift_kind, state.found):
        fill(row, NO_CARD)
    state.searcher = state.chosen = NOBODY
    if state.viewer != NOBODY:
        fill(state.loose, UNKNOWN)
        for seat in range(SEATS):
            if seat != state.viewer:
                set_hand(state, seat, UNKNOWN)


def fill(row: Row, value: int) -> None:
    """The same value all along a row."""
    for position in range(len(row)):
        row[position] = value


def set_hand(state: State, seat: int, copies: int) -> None:
    """As many cards of every kind."""
    for kind in range(KINDS):
        state.hand[seat, kind] = copies


def read_line(state: State, line: str) -> None:
    """One line."""
    if line.startswith(f"{NAME}:"):
        read_header(state, line)
        clear_table(state)
        return
    if OWN_LINE in line:
        read_rest(state, line, FIELD_WORDS)
        return
    if line.startswith("L") and line[1:2].isdigit():
        read_place(state, line.split())
        return
    label, colon, told = line.partition(":")
    name, _, whose = label.partition(" ")
    if not colon or name not in READERS:
        raise NotationError(f"{line!r} is no line of a position.")
    READERS[name](state, whose, told.split())


def read_header(state: State, line: str) -> None:
    """Set what the header tells."""
    state.viewer = state.holder = NOBODY
    for part in line.removeprefix(f"{NAME}:").split(","):
        match part.split():
            case [seats, "players"]:
                state.seats = integer(seats, "number of players")
            case ["round", number]:
                state.round = integer(number, "round")
            case ["holder", letter, *elected]:
                state.holder = seat_of(letter, COLOURS)
                state.elected = len(elected)
            case ["seen", "by", whose]:
                state.viewer = read_viewer(whose)
            case [phase]:
                state.phase = number_of(phase, words_of(Phase), "phase")
            case _:
                raise NotationError(f"{part.strip()!r} is nothing that a header says.")
    if not FEWEST_SEATS <= state.seats <= SEATS:
        raise NotationError(f"a game has {FEWEST_SEATS} to {SEATS} players, not {state.seats}.")


def read_place(state: State, words: Words) -> None:
    """Zombies and characters at a place."""
    place = integer(words[0][1:], "place")
    if not Place.RESTROOM <= place <= Place.SUPERMARKET or words[1] != word_of(Place(place)):
        raise NotationError(f"{' '.join(words[:2])!r} is no place, such as 'L1 restroom'.")
    for word in words[2:]:
        if word == CLOSED:
            state.closed[place] = 1
        elif word.startswith("z"):
            state.zombies[place] = integer(word[1:], "number of zombies")
        else:
            bit = token(*read_figure(word.removesuffix(HIDES)))
            state.at[place] |= bit
            state.hiding |= bit * word.endswith(HIDES)


def read_tokens(words: Words) -> int:
    """The characters named, as a bit set."""
    tokens = 0
    for word in words:
        tokens |= token(*read_figure(word))
    return tokens


def read_waiting(state: State, whose: str, words: Words) -> None:
    """Characters not yet placed."""
    state.at[Place.NOWHERE] = read_tokens(words)


def read_eaten(state: State, whose: str, words: Words) -> None:
    """Characters lost."""
    state.eaten = read_tokens(words)


def read_hand(state: State, whose: str, words: Words) -> None:
    """A hand, known or not."""
    seat = seat_of(whose, COLOURS)
    if words[0] == HIDDEN:
        set_hand(state, seat, UNKNOWN)
        state.cards_held[seat] = len(words)
        return
    for kind, count in enumerate(read_copies(words)):
        state.hand[seat, kind] = count
        state.cards_held[seat] += count


def read_copies(words: Words) -> list[int]:
    """How many of each kind."""
    counts = [0] * KINDS
    for word in words:
        name, _, count = word.partition("*")
        counts[number_of(name, words_of(Card), "card")] = integer(count or "1", "number of cards")
    return counts


def read_played(state: State, whose: str, words: Words) -> None:
    """Cards out of the game."""
    put_all(state.played, read_copies(words))


def read_loose(state: State, whose: str, words: Words) -> None:
    """Cards in the truck that nobody has seen."""
    put_all(state.loose, read_copies(words))


def put_all(values: Row, numbers: Iterable[int]) -> None:
    """Numbers one after the other."""
    for position, value in enumerate(numbers):
        values[position] = value


def read_truck(state: State, whose: str, words: Words) -> None:
    """The size of the deck."""
    state.deck_size = integer(words[0], "number of cards")


def read_beneath(state: State, whose: str, words: Words) -> None:
    """Cards put back."""
    for position, word in enumerate(words):
        letter, _, name = word.partition("/")
        state.returner[position] = seat_of(letter, COLOURS)
        state.returned[position] = read_card(name)


def read_gifts(state: State, whose: str, words: Words) -> None:
    """Cards given away."""
    for gift, word in enumerate(words):
        giver, taker, name = (*word.split("/"), "", "")[:3]
        state.gift_giver[gift] = seat_of(giver, COLOURS)
        state.gift_taker[gift] = seat_of(taker, COLOURS)
        state.gift_kind[gift] = read_card(name)


def read_found(state: State, whose: str, words: Words) -> None:
    """The searcher and the cards found."""
    state.searcher = seat_of(whose, COLOURS)
    put_all(state.found, map(read_card, words))


def read_dice(state: State, whose: str, words: Words) -> None:
    """The dice."""
    put_all(state.dice, map(read_number, words))


def read_vote(state: State, whose: str, words: Words) -> None:
    """What the vote is about, and whom it chose."""
    state.purpose = number_of(words[0], words_of(Purpose), "purpose")
    state.place = integer(words[1].removeprefix("L"), "place")
    state.second_ballot = int(SECOND in words)
    if CHOSEN in words:
        state.chosen = seat_of(words[-1], COLOURS)


def read_ballots(state: State, whose: str, words: Words) -> None:
    """Who voted for whom."""
    for word in words:
        voter, _, candidate = word.partition(">")
        state.ballot[seat_of(voter, COLOURS)] = seat_of(candidate, COLOURS)


def read_moved(state: State, whose: str, words: Words) -> None:
    """Who moved which character."""
    for seat, character in map(read_figure, words):
        state.moved[seat] = character


READERS: dict[str, Reader] = {
    "waiting": read_waiting,
    "eaten": read_eaten,
    "hand": read_hand,
    "played": read_played,
    "truck": read_truck,
    "loose": read_loose,
    "beneath": read_beneath,
    "gifts": read_gifts,
    "found": read_found,
    "dice": read_dice,
    "vote": read_vote,
    "ballots": read_ballots,
    "moved": read_moved,
    **readers_of(Decision, Ending),
}
READERS |= {label_of(name): reader_of_row(name, COLOURS, read_number) for name in ROWS}
READERS |= {label_of(name): reader_of_set(name, COLOURS) for name in SETS}
