"""Drawing positions: a full board as text that a person can read.

    walking-dead: 3 players, round 9, turns, leader r
    NW farm     w2 f1                (two walkers, one of them fresh)
    NE highway  w4 p1                (four, one pulled by a shotgun)
    ...
    seat r: daryl prison life 5 food 0 allies 2
    gear r: crossbow=2 motorcycle    (two ammo on the crossbow)
    boxes y: pistol-box.2=3
    stack ally: farm straggler two-brothers.12 refugees
    hand r: promise-me ?             (in a view: an event that the viewer does not know)
    discard: the-bar ...             (what is named nowhere lies in the pile)
    decision: event
    ...
    step = next-event                (what the drawing leaves out: fields by name)

The drawing says what differs from an empty board; `reading` reads it back to the very bytes.
"""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.engine.bits import has
from graveshift.engine.frame import NOBODY
from graveshift.engine.notation import word_of, write_chance, write_rest, write_set
from graveshift.engine.record import UNKNOWN, Row
from graveshift.games.walking_dead.components import CORNERS, LOCATIONS, STACK_CARDS, STACKS, Stack
from graveshift.games.walking_dead.event_cards import ANY_NUMBER
from graveshift.games.walking_dead.kinds import Decision, Ending, Phase, Whereabouts
from graveshift.games.walking_dead.letters import (
    COLOURS,
    CORNER_NAMES,
    FIELD_WORDS,
    HIDDEN,
    NAME,
    NONE,
    ROWS,
    SEALED,
    SETS,
    card,
    cards_in,
    character,
    colour,
    event,
    goal,
    label_of,
    location,
    viewer_of,
)
from graveshift.games.walking_dead.reading import read_lines
from graveshift.games.walking_dead.state import State


def write_position(state: State) -> str:
    """A position, or a view of one, as lines of text."""
    lines = [header(state), *place_lines(state)]
    lines += [f"{label}: {told}" for label, told in drawn_lines(state) if told]
    lines += write_rest(read_lines(lines), state, FIELD_WORDS)
    return "".join(f"{line}\n" for line in lines)


def header(state: State) -> str:
    """Players, round, phase, badge, and whose view it is."""
    parts = [f"{state.seats} players", f"round {state.round}", word_of(Phase(state.phase))]
    if state.leader != NOBODY:
        parts.append(f"leader {colour(state.leader)}")
    if state.viewer != NOBODY:
        parts.append(f"seen by {viewer_of(state.viewer)}")
    return f"{NAME}: {', '.join(parts)}"


def place_lines(state: State) -> Iterator[str]:
    """Each location with its walkers, clockwise from the north-west."""
    for corner in range(CORNERS):
        for place in range(LOCATIONS):
            if state.corner[place] == corner:
                words = [f"w{state.walkers[place]}"]
                words += [f"f{state.fresh[place]}"] * (state.fresh[place] != 0)
                words += [f"p{state.pulled[place]}"] * (state.pulled[place] != 0)
                words += [f"a{state.active[place]}"] * (state.active[place] != 0)
                words += ["flashed"] * has(state.flashed, place)
                yield f"{CORNER_NAMES[corner]} {location(place):<8} {' '.join(words)}"


def drawn_lines(state: State) -> Iterator[tuple[str, str]]:
    """Label and text of each line that has something to say."""
    for seat in range(state.seats):
        yield f"seat {colour(seat)}", person(state, seat)
        yield f"gear {colour(seat)}", " ".join(loaded(state, Stack.EQUIPMENT, state.gear[seat]))
        yield f"boxes {colour(seat)}", " ".join(loaded(state, Stack.AMMO, state.boxes[seat]))
        yield f"hand {colour(seat)}", " ".join(hand(state, seat))
        yield (
            f"goal {colour(seat)}",
            HIDDEN if state.goal[seat] == UNKNOWN else goal_of(state, seat),
        )
    yield "lying", " ".join(cards_in(Stack.AMMO, state.lying))
    for stack in range(STACKS):
        cards = " ".join(cards_in(stack, state.stack[stack]))
        yield f"stack {word_of(Stack(stack))}", f"{location(state.stack_at[stack])} {cards}".strip()
    yield "pile", str(state.pile)
    for label, where in (
        ("discard", Whereabouts.DISCARD), ("beside", Whereabouts.BESIDE),
        ("playing", Whereabouts.PLAYING),
    ):  # fmt: skip
        yield label, " ".join(events_at(state, where))
    for seat in range(state.seats):
        unplayed = events_at(state, Whereabouts.FACE_DOWN + seat)
        yield f"unplayed {colour(seat)}", " ".join(unplayed)
    for name in ROWS:
        yield label_of(name), row(getattr(state, name))
    for name in SETS:
        bits = getattr(state, name)
        yield label_of(name), write_set(bits, COLOURS) if bits else ""
    yield "decision", word_of(Decision(state.decision)) + f" {SEALED}" * state.sealed
    yield "ending", word_of(Ending(state.ending)) if state.ending else ""
    yield "chance", write_chance(state) if state.words_used or any(listed(state.key)) else ""


def person(state: State, seat: int) -> str:
    """Character, location, life, food and allies."""
    place = state.at[seat]
    return (
        f"{character(state.character[seat])} {NONE if place < 0 else location(place)}"
        f" life {state.life[seat]} food {state.food[seat]} allies {state.allies[seat]}"
    )


def loaded(state: State, stack: int, bits: int) -> Iterator[str]:
    """Cards with the ammo on each: `pistol.2=4`."""
    for number in range(STACK_CARDS):
        if has(bits, number):
            whole = STACK_CARDS * stack + number
            yield card(whole) + (f"={state.ammo[whole]}" if state.ammo[whole] else "")


def hand(state: State, seat: int) -> Iterator[str]:
    """The events of a seat, and a mark for each that the viewer does not know."""
    known = list(events_at(state, Whereabouts.HAND + seat))
    yield from known
    yield from HIDDEN * (state.hand[seat] - len(known))


def goal_of(state: State, seat: int) -> str:
    """A goal, where there is one."""
    return goal(state.goal[seat]) if state.goal[seat] else ""


def events_at(state: State, where: int) -> Iterator[str]:
    """The events that are there."""
    for number in range(1, ANY_NUMBER):
        if state.event_at[number] == where:
            yield event(number)


def row(values: Row) -> str:
    """The seats that have a number other than 0: `r3 y1`."""
    told = (f"{COLOURS[seat]}{values[seat]}" for seat in range(len(COLOURS)) if values[seat] != 0)
    return " ".join(told)


def listed(values: Row) -> list[int]:
    """The numbers of a row."""
    return [values[position] for position in range(len(values))]
