"""Drawing positions: a full board as text that a person can read.

    mall-of-horror: 3 players, round 2, attack, holder r elected
    L1 restroom     z1 rP yT*        (the yellow tough guy hides; one zombie)
    L2 cachou       closed
    L3 megatoys     z0 -
    ...
    hand r: threat sprint
    hand y: ? ?                      (in a view: two cards that the viewer does not know)
    decision: ballot sealed
    owes: ry
    ...
    step = count-ballots             (what the drawing leaves out: fields by name)

The drawing says what differs from an empty board; `reading` reads it back to the very bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from graveshift.engine.bits import has
from graveshift.engine.frame import NOBODY
from graveshift.engine.notation import word_of, write_chance, write_rest, write_set
from graveshift.engine.record import UNKNOWN, Row
from graveshift.games.mall_of_horror.components import (
    CHARACTERS,
    GIFTS,
    KINDS,
    PLACES,
    RETURNED,
    SEATS,
    Place,
)
from graveshift.games.mall_of_horror.letters import (
    CHOSEN,
    CLOSED,
    COLOURS,
    ELECTED,
    FIELD_WORDS,
    HIDDEN,
    HIDES,
    LETTERS,
    NAME,
    ROWS,
    SEALED,
    SECOND,
    SETS,
    card,
    colour,
    figure,
    label_of,
    number,
    viewer_of,
)
from graveshift.games.mall_of_horror.reading import read_lines
from graveshift.games.mall_of_horror.state import Decision, Ending, Phase, Purpose, State


def write_position(state: State) -> str:
    """A position, or a view of one, as lines of text."""
    lines = [header(state), *(place_line(state, place) for place in range(1, PLACES))]
    lines += [f"{label}: {told}" for label, told in drawn_lines(state) if told]
    lines += write_rest(read_lines(lines), state, FIELD_WORDS)
    return "".join(f"{line}\n" for line in lines)


def header(state: State) -> str:
    """Players, round, phase, badge, and whose view it is."""
    parts = [f"{state.seats} players", f"round {state.round}", word_of(Phase(state.phase))]
    if state.holder != NOBODY:
        parts.append(f"holder {colour(state.holder)}" + f" {ELECTED}" * state.elected)
    if state.viewer != NOBODY:
        parts.append(f"seen by {viewer_of(state.viewer)}")
    return f"{NAME}: {', '.join(parts)}"


def place_line(state: State, place: int) -> str:
    """A place with its zombies and who stands there."""
    words = list(figures(state.at[place], state.hiding))
    if state.closed[place] == 1:
        words.insert(0, CLOSED)
    if state.closed[place] == 0 or state.zombies[place] != 0:
        words.insert(0, f"z{state.zombies[place]}")
    return f"L{place} {word_of(Place(place)):<12} {' '.join(words)}"


def figures(tokens: int, hiding: int = 0) -> Iterator[str]:
    """Every character of a set, seat by seat, with a mark if it hides."""
    for seat in range(SEATS):
        for character in range(CHARACTERS):
            bit = CHARACTERS * seat + character
            if has(tokens, bit):
                yield figure(seat, character) + HIDES * has(hiding, bit)


def drawn_lines(state: State) -> Iterator[tuple[str, str]]:
    """Label and text of each line that has something to say."""
    yield "waiting", " ".join(figures(state.at[Place.NOWHERE]))
    yield "eaten", " ".join(figures(state.eaten))
    for seat in range(state.seats):
        yield f"hand {colour(seat)}", hand(state, seat)
    yield "played", copies(listed(state.played))
    yield "truck", f"{state.deck_size} cards"
    yield "loose", "" if state.loose[0] == UNKNOWN else copies(listed(state.loose))
    yield "beneath", " ".join(beneath(state))
    yield "gifts", " ".join(gifts(state))
    yield f"found {colour(state.searcher)}", "" if state.searcher == NOBODY else found(state)
    yield "dice", " ".join(map(number, listed(state.dice))) if any(listed(state.dice)) else ""
    yield "vote", vote(state)
    yield "ballots", " ".join(pairs(state.ballot, ">", COLOURS))
    yield "moved", " ".join(pairs(state.moved, "", LETTERS))
    for name in ROWS:
        yield label_of(name), row(getattr(state, name))
    for name in SETS:
        bits = getattr(state, name)
        yield label_of(name), write_set(bits, COLOURS) if bits else ""
    yield "decision", word_of(Decision(state.decision)) + f" {SEALED}" * state.sealed
    yield "ending", word_of(Ending(state.ending)) if state.ending else ""
    yield "chance", write_chance(state) if state.words_used or any(listed(state.key)) else ""


def hand(state: State, seat: int) -> str:
    """The cards of a seat, or so many that nobody else knows."""
    if state.hand[seat, 0] == UNKNOWN:
        return " ".join(HIDDEN * state.cards_held[seat])
    return copies([state.hand[seat, kind] for kind in range(KINDS)])


def copies(counts: Iterable[int]) -> str:
    """Cards by kind: `threat*2 shotgun`."""
    told = (
        card(kind) + f"*{count}" * (count != 1) for kind, count in enumerate(counts) if count != 0
    )
    return " ".join(told)


def beneath(state: State) -> Iterator[str]:
    """Each card put back under the deck, with who put it there: `r/sprint`."""
    for position in range(RETURNED):
        if state.returner[position] != NOBODY:
            yield f"{colour(state.returner[position])}/{card(state.returned[position])}"


def gifts(state: State) -> Iterator[str]:
    """Each card given away: giver, taker, and which it is if it may still be held: `r/y/sprint`."""
    for gift in range(GIFTS):
        giver, taker = state.gift_giver[gift], state.gift_taker[gift]
        if giver != NOBODY:
            yield f"{colour(giver)}/{colour(taker)}/{card(state.gift_kind[gift])}"


def found(state: State) -> str:
    """The cards in the searcher's hands."""
    return " ".join(card(kind) for kind in listed(state.found))


def vote(state: State) -> str:
    """What the vote is about, where it is, which ballot, and whom it chose."""
    if state.purpose == Purpose.TRUCK and state.place == Place.NOWHERE:
        return ""
    words = [word_of(Purpose(state.purpose)), f"L{state.place}"]
    if state.second_ballot == 1:
        words.append(SECOND)
    if state.chosen != NOBODY:
        words += [CHOSEN, colour(state.chosen)]
    return " ".join(words)


def pairs(values: Row, between: str, letters: str) -> Iterator[str]:
    """The seats that have a letter: `r>y`, `rP`."""
    for seat, value in enumerate(listed(values)):
        if value != NOBODY:
            yield colour(seat) + between + letters[value]


def row(values: Row) -> str:
    """The seats that have a number other than 0: `r3 y1`."""
    told = (colour(seat) + number(value) for seat, value in enumerate(listed(values)) if value != 0)
    return " ".join(told)


def listed(values: Row) -> list[int]:
    """The numbers of a row."""
    return [values[position] for position in range(len(values))]
