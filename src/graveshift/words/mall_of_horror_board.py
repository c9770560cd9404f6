"""The board of Mall of Horror for a terminal, in any language.

Round 3 · F: Attack · Badge: Red, elected

> 1 Restroom        3 of 3    defence 4  4 zombies get in
      Red: Pin-Up, Tough Guy · Yellow: Gunman (hiding)
  2 Clothing store  closed
  3 Toy store       0 of 4               2 zombies
  4 Parking lot     1 inside  no door    1 zombie · truck: 12 cards
      Blue: Gunman
...
> Red (you)  12 points  2 cards   hand: Threat, Sprint · lost: Gunman
  Yellow     15 points  no cards

Cards played: Sprint, Shotgun

The mark stands at the place of the vote, and at every seat that has yet to choose.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from graveshift.engine.bits import has
from graveshift.engine.frame import NOBODY
from graveshift.engine.record import UNKNOWN
from graveshift.games.mall_of_horror.components import (
    CAPACITY_OF,
    CHARACTERS,
    DICE,
    KINDS,
    PLACEMENT_DICE,
    PLACES,
    Place,
)
from graveshift.games.mall_of_horror.places import (
    heads_at,
    is_hidden,
    of_seat,
    points_alive,
)
from graveshift.games.mall_of_horror.reckoning import VOTES, defence, get_in
from graveshift.games.mall_of_horror.state import Decision, Phase, State
from graveshift.games.mall_of_horror.view import dice_lie_hidden
from graveshift.words.lines import INDENT, Entry, listed, marked, packed, tabled
from graveshift.words.mall_of_horror_nouns import (
    card,
    character,
    phase,
    place,
    seat_noun,
    seat_nouns,
)
from graveshift.words.messages import Words


def draw_board(seen: State, words: Words, width: int) -> str:
    """The whole board, as far as a view shows it, in so many columns."""
    blocks = (
        packed(header(seen, words), width),
        places(seen, words, width),
        seats(seen, words, width),
        footer(seen, words, width),
    )
    return "\n\n".join("\n".join(block) for block in blocks if block)


# Round and phase ----------------------------------------------------------------------------------


def header(seen: State, words: Words) -> list[str]:
    """Round, phase and badge."""
    parts = [words.say(phase(seen.phase), form="title")]
    if seen.phase != Phase.SETUP:
        parts.insert(0, words.say("board-round", {"round": seen.round}))
    if seen.holder != NOBODY:
        parts.append(
            words.say("board-badge", {"seat": seat_noun(seen.holder), "elected": seen.elected})
        )
    return parts


# Places -------------------------------------------------------------------------------------------


def places(seen: State, words: Words, width: int) -> list[str]:
    """Two lines for each place: how it holds out, and who stands there."""
    numbers = range(Place.RESTROOM, PLACES)
    table = tabled([place_entry(seen, number, words) for number in numbers], width)
    return [
        line
        for number, lines in zip(numbers, table, strict=True)
        for line in (*lines, *standing_at(seen, number, words, width))
    ]


def place_entry(seen: State, number: int, words: Words) -> Entry:
    """How full a place is, what holds it, and what waits outside."""
    is_voting = seen.place == number and seen.decision in VOTES
    name = marked(f"{number} {words.say(place(number))}", is_marked=is_voting)
    if seen.closed[number] == 1:
        return (name,), (words.say("board-closed"),)
    heads, zombies = heads_at(seen, number), seen.zombies[number]
    parts = []
    if zombies:
        is_shut_out = number == Place.PARKING or not get_in(seen, number)
        key = "count-zombies" if is_shut_out else "board-zombies-get-in"
        parts.append(words.say(key, {"zombies": zombies}))
    if number == Place.PARKING:
        parts.append(words.say("board-truck", {"cards": seen.deck_size}))
        return (name, words.say("board-heads", {"heads": heads}), words.say("board-no-door")), parts
    room = words.say("board-room", {"heads": heads, "room": CAPACITY_OF[number]})
    holds = words.say("board-defence", {"defence": defence(seen, number)}) if heads else ""
    return (name, room, holds), parts


def standing_at(seen: State, number: int, words: Words, width: int) -> list[str]:
    """Who stands at a place, seat by seat."""
    parts = []
    for seat in range(seen.seats):
        own = of_seat(seen.at[number], seat)
        if own:
            names = [named(seen, seat, who, words) for who in range(CHARACTERS) if has(own, who)]
            parts.append(f"{words.say(seat_noun(seat))}: {listed(names)}")
    return packed(parts, width, INDENT)


def named(seen: State, seat: int, who: int, words: Words) -> str:
    """A character on the board, and whether it hides."""
    if is_hidden(seen, seat, who):
        return words.say("board-hides", {"character": character(who)})
    return words.say(character(who))


# Seats --------------------------------------------------------------------------------------------


def seats(seen: State, words: Words, width: int) -> list[str]:
    """A line for each seat, two if it has much to say."""
    table = tabled([seat_entry(seen, seat, words) for seat in range(seen.seats)], width)
    return [line for lines in table for line in lines]


def seat_entry(seen: State, seat: int, words: Words) -> Entry:
    """Points, cards, and what else there is to say of a seat."""
    name = words.say(seat_noun(seat))
    if seen.viewer == seat:
        name = words.say("board-you", {"seat": seat_noun(seat)})
    cells = (
        marked(name, is_marked=has(seen.owes, seat)),
        words.say("count-points", {"points": points_alive(seen, seat)}),
        words.say("count-cards", {"cards": seen.cards_held[seat]}),
    )
    return cells, list(about_seat(seen, seat, words))


def about_seat(seen: State, seat: int, words: Words) -> Iterator[str]:
    """Hand, losses, and whether a seat is out."""
    if seen.cards_held[seat] > 0 and seen.hand[seat, 0] != UNKNOWN:
        counts = [seen.hand[seat, kind] for kind in range(KINDS)]
        yield words.say("board-hand", {"cards": copies(counts, words)})
    if waiting := of_seat(seen.at[Place.NOWHERE], seat):
        yield words.say("board-waiting", {"characters": characters(waiting, words)})
    if seen.out[seat] > 0:
        yield words.say("board-out", {"round": seen.out[seat]})
    elif lost := of_seat(seen.eaten, seat):
        yield words.say("board-lost", {"characters": characters(lost, words)})


def characters(own: int, words: Words) -> str:
    """The characters of a set."""
    return listed(words.say(character(who)) for who in range(CHARACTERS) if has(own, who))


def copies(counts: Sequence[int], words: Words) -> str:
    """Cards by kind, with how many where there are several."""
    return listed(
        words.say(card(kind)) + (f" ×{number}" if number > 1 else "")
        for kind, number in enumerate(counts)
        if number > 0
    )


# What lies beside the board -----------------------------------------------------------------------


def footer(seen: State, words: Words, width: int) -> list[str]:
    """Dice, destinations, and the cards that are out of the game."""
    lines = packed(list(dice(seen, words)), width)
    if destinations := listed(going(seen, words)):
        lines += packed([words.say("board-destinations", {"destinations": destinations})], width)
    if played := copies([seen.played[kind] for kind in range(KINDS)], words):
        lines += packed([words.say("board-played", {"cards": played})], width)
    return lines


def dice(seen: State, words: Words) -> Iterator[str]:
    """What the dice show, as far as it may be known, and who has seen those under the box."""
    is_hidden = dice_lie_hidden(seen)
    if seen.decision == Decision.PLACEMENT:
        shown = [str(seen.dice[die]) for die in range(PLACEMENT_DICE)]
    elif (is_hidden and seen.dice[0] != UNKNOWN) or seen.phase == Phase.MOVING:
        shown = [str(seen.dice[die]) for die in range(DICE)]
    else:
        shown = []
    if shown:
        yield words.say("board-dice", {"dice": ", ".join(shown)})
    elif is_hidden:
        yield words.say("board-dice-hidden")
    if is_hidden and seen.looked:
        yield words.say("board-looked", {"seats": seat_nouns(seen.looked)})


def going(seen: State, words: Words) -> Iterator[str]:
    """Who goes where, as far as it is known."""
    if seen.phase not in {Phase.DESTINATIONS, Phase.MOVING}:
        return
    for seat in range(seen.seats):
        where = seen.destination[seat]
        if where == UNKNOWN:
            yield words.say("board-going-secret", {"seat": seat_noun(seat)})
        elif where != Place.NOWHERE:
            yield words.say("board-going", {"seat": seat_noun(seat), "place": place(where)})
