"""The board of The Walking Dead for a terminal, in any language.

Round 9 of 12 · Combat · Daryl leads (Red)

  NW Farm     Allies: 17     no walkers
      Blue: Glenn
> NE Highway  Ammo: 20       4 walkers
...
> Red (you): Daryl  5 life  0 food  1 ally
      has Crossbow (2), Body Armor
  Yellow: Maggie    3 life  2 food  2 allies
      has Rifle (1) · aside: Box of Pistol Rounds (2)

Spare characters: Andrea, Rick · Events in the pile: 18

The mark stands at the location of a fight, and at every seat that has yet to choose.
"""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.engine.bits import count, has
from graveshift.engine.frame import NOBODY
from graveshift.engine.record import UNKNOWN
from graveshift.games.walking_dead.components import (
    LOCATIONS,
    STACK_CARDS,
    Leader,
    Location,
    Stack,
)
from graveshift.games.walking_dead.event_cards import ANY_NUMBER, EventCard
from graveshift.games.walking_dead.goals import NO_GOAL, has_goals
from graveshift.games.walking_dead.kinds import Decision, Phase, Whereabouts
from graveshift.games.walking_dead.places import stack_here
from graveshift.games.walking_dead.state import State
from graveshift.words.lines import INDENT, Entry, listed, marked, packed, tabled
from graveshift.words.messages import Noun, Words
from graveshift.words.walking_dead_nouns import (
    card,
    event_card,
    goal,
    leader,
    location,
    phase,
    seat_noun,
    spares,
    stack,
)

AT_A_PLACE = {Decision.REROLL, Decision.ALLIES, Decision.POOL, Decision.SPLIT}
"""Decisions about one location."""


def draw_board(seen: State, words: Words, width: int) -> str:
    """The whole board, as far as a view shows it, in so many columns."""
    blocks = (
        packed(header(seen, words), width),
        [] if seen.phase == Phase.SETUP else places(seen, words, width),
        seats(seen, words, width),
        packed(list(footer(seen, words)), width),
    )
    return "\n\n".join("\n".join(block) for block in blocks if block)


# Round and phase ----------------------------------------------------------------------------------


def header(seen: State, words: Words) -> list[str]:
    """Round, phase, who leads, and what holds for all."""
    parts = [words.say(phase(seen.phase), form="title")]
    if seen.phase != Phase.SETUP:
        parts.insert(0, words.say("board-round", {"round": seen.round}))
        if seen.character[seen.leader] != NOBODY:
            badge = {"leader": leader_of(seen, seen.leader), "seat": seat_noun(seen.leader)}
            parts.append(words.say("board-leader", badge))
    if seen.event_at[EventCard.PROMISE_ME] == Whereabouts.BESIDE:
        parts.append(words.say("board-promise"))
    if seen.decision == Decision.POOL:
        parts.append(words.say("board-pool", {"value": seen.pool}))
    return parts


def leader_of(seen: State, seat: int) -> Noun:
    """The character of a seat."""
    return leader(Leader(seen.character[seat]))


# Locations ----------------------------------------------------------------------------------------


def places(seen: State, words: Words, width: int) -> list[str]:
    """Two lines for each location, clockwise: its stack and walkers, and who is there."""
    numbers = sorted(range(LOCATIONS), key=lambda place: seen.corner[place])
    table = tabled([place_entry(seen, number, words) for number in numbers], width)
    return [
        line
        for number, lines in zip(numbers, table, strict=True)
        for line in (*lines, *standing_at(seen, number, words, width))
    ]


def place_entry(seen: State, number: int, words: Words) -> Entry:
    """Where a location lies, its stack, and its walkers."""
    is_fought_for = seen.place == number and seen.decision in AT_A_PLACE
    corner = words.say("board-corner", {"corner": seen.corner[number]})
    name = marked(f"{corner} {words.say(location(number))}", is_marked=is_fought_for)
    pile = stack_here(seen, number)
    left = words.say("board-stack", {"stack": stack(pile), "cards": count(seen.stack[pile])})
    parts = [words.say("count-walkers", {"walkers": seen.walkers[number]})]
    if seen.fresh[number] > 0:
        parts.append(words.say("board-fresh", {"walkers": seen.fresh[number]}))
    if seen.lying != 0 and pile == Stack.AMMO:
        lying = listed(words.say(card(number)) for number in cards_in(seen.lying, STACK_CARDS))
        parts.append(words.say("board-lying", {"cards": lying}))
    return (name, left), parts


def cards_in(cards: int, first: int) -> Iterator[int]:
    """The cards of a set, by their numbers among all."""
    return (first + number for number in range(STACK_CARDS) if has(cards, number))


def standing_at(seen: State, number: int, words: Words, width: int) -> list[str]:
    """Who is at a location."""
    return packed(
        [
            f"{words.say(seat_noun(seat))}: {words.say(leader_of(seen, seat))}"
            for seat in range(seen.seats)
            if seen.at[seat] == number and seen.character[seat] != NOBODY
        ],
        width,
        INDENT,
    )


# Seats --------------------------------------------------------------------------------------------


def seats(seen: State, words: Words, width: int) -> list[str]:
    """A line for each seat, and below it whatever else there is to say."""
    numbers = range(seen.seats)
    table = tabled([seat_entry(seen, seat, words) for seat in numbers], width)
    return [
        line
        for seat, lines in zip(numbers, table, strict=True)
        for line in (*lines, *packed(list(about_seat(seen, seat, words)), width, INDENT))
    ]


def seat_entry(seen: State, seat: int, words: Words) -> Entry:
    """Character, life, food and allies of a seat."""
    name = words.say(seat_noun(seat))
    if seen.viewer == seat:
        name = words.say("board-you", {"seat": seat_noun(seat)})
    if seen.character[seat] != NOBODY:
        name = f"{name}: {words.say(leader_of(seen, seat))}"
    cells = (
        marked(name, is_marked=has(seen.owes, seat)),
        words.say("board-life", {"life": seen.life[seat]}),
        words.say("board-food", {"food": seen.food[seat]}),
    )
    return cells, [words.say("board-allies", {"allies": seen.allies[seat]})]


def about_seat(seen: State, seat: int, words: Words) -> Iterator[str]:
    """Where it is not, what it has, and what holds for it."""
    if seen.at[seat] == Location.NOWHERE and seen.phase != Phase.SETUP:
        yield words.say("board-nowhere")
    if seen.gear[seat]:
        yield words.say("board-gear", {"cards": cards_of(seen, seen.gear[seat], 0, words)})
    if seen.boxes[seat]:
        aside = cards_of(seen, seen.boxes[seat], STACK_CARDS, words)
        yield words.say("board-aside", {"cards": aside})
    if 0 <= seen.weapon[seat] < STACK_CARDS and seen.phase == Phase.COMBAT:
        yield words.say("board-armed", {"weapon": card(seen.weapon[seat])})
    if seen.help[seat] > 0:
        yield words.say("board-help", {"dice": seen.help[seat]})
    if has(seen.guarded, seat):
        yield words.say("board-guarded")
    yield from hand(seen, seat, words)
    yield from goals(seen, seat, words)


def cards_of(seen: State, cards: int, first: int, words: Words) -> str:
    """Cards, with the ammo on them where there is any."""
    return listed(
        words.say("board-loaded", {"card": card(number), "ammo": seen.ammo[number]})
        if seen.ammo[number] > 0
        else words.say(card(number))
        for number in cards_in(cards, first)
    )


def hand(seen: State, seat: int, words: Words) -> Iterator[str]:
    """Events in hand, or how many they are."""
    held = [
        words.say(event_card(number))
        for number in range(1, ANY_NUMBER)
        if seen.event_at[number] == Whereabouts.HAND + seat
    ]
    if held:
        yield words.say("board-hand", {"cards": listed(held)})
    elif seen.hand[seat] > 0:
        yield words.say("board-hand-hidden", {"cards": seen.hand[seat]})


def goals(seen: State, seat: int, words: Words) -> Iterator[str]:
    """A secret goal as far as it is known, and the coins on it."""
    if not has_goals(seen):
        return
    if seen.goal[seat] not in {UNKNOWN, NO_GOAL}:
        key = "board-goal-met" if has(seen.shown, seat) else "board-goal"
        yield words.say(key, {"goal": goal(seen.goal[seat])})
    if seen.coins[seat] > 0:
        yield words.say("board-coins", {"coins": seen.coins[seat]})


# What lies beside the board -----------------------------------------------------------------------


def footer(seen: State, words: Words) -> Iterator[str]:
    """Characters that could step in, and events to come."""
    if left := spares(seen.gone):
        yield words.say("board-spares", {"leaders": left})
    else:
        yield words.say("board-no-spares")
    if seen.phase != Phase.SETUP:
        yield words.say("board-pile", {"cards": seen.pile})
