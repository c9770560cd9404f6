"""The 48 event cards (rules 5.1) as lines that short rules carry out.

A card names a location or a stack or neither, and has one to three lines.  A line says when it
holds, what happens, where or to whom, and how much; `DIE` adds a roll of the black die.  Whether
somebody is at a location is asked once, when the card is played.  The cards are numbered as the
rules number them: EV01 is 1, and 0 is no card.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from graveshift.games.walking_dead.components import Location, Stack

NO_EVENT = 0
EVENTS = 48
ANY_NUMBER = EVENTS + 1
"""Length of a row by event card."""
NO_STACK = -1


class EventCard(IntEnum):
    """The event cards; the rules call the first EV01."""

    BARN_ATTACK = 1
    BROKEN_FENCE = 2
    ROOT_CELLAR = 3
    HEN_HOUSE = 4
    TRAMPLED_CROPS = 5
    SEARCH_PARTY = 6
    PRISON_CRISIS = 7
    CUT_WIRE = 8
    ARMORY_LOCKER = 9
    SICK_BAY = 10
    SIREN = 11
    DARK_CELL_BLOCK = 12
    FRIEND_IN_NEED = 13
    ABANDONED_CARS = 14
    PILE_UP = 15
    ASPHALT_HERD = 16
    FULL_TANK = 17
    SHATTERED_WINDSCREEN = 18
    BAR = 19
    PHARMACY = 20
    GUN_SHOP = 21
    SHOP_WINDOWS = 22
    CHURCH_BELLS = 23
    PLUNDERED_STREET = 24
    ACCIDENTS_HAPPEN = 25
    PROMISE_ME = 26
    HUNGRY_WALKERS = 27
    DEATH_IN_THE_FAMILY = 28
    STRANGERS_AT_THE_GATE = 29
    JAMMED_MAGAZINE = 30
    SPOILED_SUPPLIES = 31
    DRAWN_TOGETHER = 32
    GUNFIRE_ECHO = 33
    TOO_QUIET = 34
    EASY_PREY = 35
    ALONE_IN_THE_DARK = 36
    MOMENTS_REST = 37
    FEVER = 38
    NIGHT_THIEVES = 39
    PANTRY_RATS = 40
    DAMP_POWDER = 41
    DESERTERS = 42
    RUST_AND_ROT = 43
    UNWATCHED_FLANK = 44
    SCENT_OF_BLOOD = 45
    CALL_FOR_HELP = 46
    NIGHT_RAID = 47
    SUPPLY_DROP = 48


class When(IntEnum):
    """When a line of a card holds."""

    ALWAYS = 0
    IN = 1  # who plays the card is at the location that it names
    OUT = 2  # who plays the card is not there
    ACCOMPANIED = 3  # who plays the card is there, and another player too
    UNACCOMPANIED = 4  # who plays the card is not there, or alone there
    PEOPLED = 5  # some player is there
    DESERTED = 6  # no player is there
    QUIET = 7  # no walker is where the player is
    LOUD = 8  # a walker is where the player is
    UNGUARDED = 9  # who plays the card is not where the stack lies
    UNPAID = 10  # what the card asked for was not given


class Effect(IntEnum):
    """What a line of a card does."""

    NOTHING = 0
    WALKERS = 1  # places walkers
    DAMAGE = 2  # players lose life as damage
    ROLLED_DAMAGE = 3  # each of the players rolls the white die, and is hurt by 1, 2 or 3
    ALLY_OR_DAMAGE = 4  # each of the players discards an ally or is hurt
    FOOD_OR_DAMAGE = 5  # each of the players discards food or is hurt
    HEAL = 6  # players regain life
    FOOD = 7  # players get food
    ALLIES = 8  # players get allies
    AMMO = 9  # the player gets ammo on one own ranged weapon
    LOSE_FOOD = 10
    LOSE_ALLIES = 11
    LOSE_AMMO = 12  # the player discards ammo from weapons, cards or both
    MAY_TAKE = 13  # the player may draw from the stack that the card names
    EAT = 14  # top cards of the named stack are discarded
    EAT_THERE = 15  # top cards of the stack at the named location are discarded
    EAT_UNWATCHED = (
        16  # at each location without players, as many cards as rolled and walkers there
    )
    GEAR_OR_EAT = 17  # the player discards equipment, or cards of the named stack are eaten
    PAY = 18  # the player may discard allies and food
    FREE_MOVE = 19  # the player may move one pawn there a step
    PROMISE = 20  # until all turns are done, a paid move costs all allies


class At(IntEnum):
    """Where a line of a card holds, or for whom."""

    THERE = 0  # the location that the card names; the players there
    HERE = 1  # the player's own location; the players there
    OPPOSITE = 2  # the location diagonally opposite
    EVERYWHERE = 3  # each location; each player
    MOST = 4  # the location with the most walkers
    FEWEST = 5  # the location with the fewest walkers
    WITHOUT_WALKERS = 6  # each location without walkers
    COMPANY = 7  # each location with two players or more
    STACK = 8  # the location of the stack that the card names
    WOUNDED = 9  # for each wounded player on the board, that player's location
    LOW_ROLL = 10  # each location for which the white die shows 1, 2 or 3
    YOU = 11  # the player
    ONE_THERE = 12  # one player at the named location, chosen by who plays the card
    ELSEWHERE = 13  # each player at another location than who plays the card
    LONERS = 14  # each player alone at a location


LOW = 3
"""The white die hurts by so much or less."""
COMPANY_FROM = 2
WOUNDED_BELOW = 5


class Line(NamedTuple):
    """A line of an event card."""

    effect: Effect
    at: At
    number: int = 0
    when: When = When.ALWAYS
    dice: int = 0
    """Black dice rolled and added to the number."""


class Event(NamedTuple):
    """An event card as printed."""

    lines: tuple[Line, ...]
    place: Location = Location.NOWHERE
    stack: int = NO_STACK


def walkers(number: int, at: At = At.THERE, when: When = When.ALWAYS) -> Line:
    """So many walkers come."""
    return Line(Effect.WALKERS, at, number, when)


def rolled_walkers(at: At = At.THERE, when: When = When.ALWAYS, number: int = 0) -> Line:
    """As many walkers come as the black die shows, and so many more."""
    return Line(Effect.WALKERS, at, number, when, 1)


def inside(number: int) -> Line:
    """So many walkers come to a player who is at the location."""
    return walkers(number, when=When.IN)


def outside(number: int) -> Line:
    """So many walkers come if the player is elsewhere."""
    return walkers(number, when=When.OUT)


def named(place: Location, *lines: Line, stack: int = NO_STACK) -> Event:
    """A card that names a location."""
    return Event(lines, place, stack)


def guard(stack: Stack) -> Event:
    """Cards of a stack are lost unless it is guarded, and a walker comes."""
    return Event((Line(Effect.EAT, At.STACK, 2, When.UNGUARDED), walkers(1, At.STACK)), stack=stack)


FARM, PRISON, HIGHWAY, TOWN = (
    Location.FARM, Location.PRISON, Location.HIGHWAY, Location.TOWN,
)  # fmt: skip
OUT = When.OUT
TAKE = Line(Effect.MAY_TAKE, At.YOU, 1, When.IN)
PEOPLED, DESERTED = walkers(1, when=When.PEOPLED), walkers(3, when=When.DESERTED)

CARDS: tuple[Event, ...] = (
    Event(()),
    named(FARM, inside(3), outside(1)),
    named(FARM, inside(1), outside(3)),
    named(FARM, Line(Effect.FOOD, At.YOU, 2, When.IN), rolled_walkers(when=OUT)),
    named(FARM, TAKE, inside(1), outside(3), stack=Stack.FOOD),
    named(FARM, Line(Effect.LOSE_FOOD, At.THERE, 1), walkers(2)),
    named(
        FARM,
        Line(Effect.ALLIES, At.THERE, 1, When.ACCOMPANIED),
        walkers(3, when=When.UNACCOMPANIED),
    ),
    named(PRISON, Line(Effect.ROLLED_DAMAGE, At.THERE, 1), PEOPLED, DESERTED),
    named(PRISON, inside(1), outside(4)),
    named(PRISON, TAKE, rolled_walkers(when=OUT, number=1), stack=Stack.EQUIPMENT),
    named(PRISON, Line(Effect.HEAL, At.THERE, 1, When.IN), outside(3)),
    named(PRISON, inside(4), outside(2)),
    named(PRISON, Line(Effect.ALLY_OR_DAMAGE, At.THERE, 1), PEOPLED, DESERTED),
    named(HIGHWAY, Line(Effect.ALLIES, At.YOU, 1, When.IN), rolled_walkers(when=OUT)),
    named(HIGHWAY, TAKE, rolled_walkers(when=OUT), stack=Stack.EQUIPMENT),
    named(HIGHWAY, inside(1), outside(3)),
    named(HIGHWAY, inside(3), outside(2)),
    named(HIGHWAY, inside(1), Line(Effect.FREE_MOVE, At.THERE, 1, When.IN), outside(3)),
    named(
        HIGHWAY,
        Line(Effect.DAMAGE, At.THERE, 1),
        Line(Effect.EAT_THERE, At.THERE, 2, When.DESERTED),
        walkers(1),
    ),
    named(TOWN, Line(Effect.ALLIES, At.YOU, 2, When.IN), rolled_walkers(when=OUT)),
    named(TOWN, Line(Effect.HEAL, At.ONE_THERE, 2, When.IN), rolled_walkers(when=OUT)),
    named(TOWN, Line(Effect.AMMO, At.YOU, 2, When.IN), inside(1), outside(3)),
    named(TOWN, inside(1), outside(3)),
    named(TOWN, inside(3), outside(2)),
    named(TOWN, Line(Effect.EAT_THERE, At.THERE, 2, When.DESERTED), walkers(1)),
    Event((Line(Effect.DAMAGE, At.ELSEWHERE, 1),)),
    Event((Line(Effect.PROMISE, At.EVERYWHERE),)),
    Event((Line(Effect.EAT_UNWATCHED, At.EVERYWHERE, dice=1),)),
    Event((Line(Effect.LOSE_ALLIES, At.EVERYWHERE, dice=1),)),
    Event((Line(Effect.PAY, At.YOU, 1), walkers(1, At.EVERYWHERE, When.UNPAID))),
    Event((Line(Effect.LOSE_AMMO, At.YOU, 2),)),
    Event((Line(Effect.LOSE_FOOD, At.EVERYWHERE, 1),)),
    Event((walkers(2, At.MOST),)),
    Event((rolled_walkers(At.HERE),)),
    Event((walkers(1, At.WITHOUT_WALKERS), walkers(1, At.OPPOSITE))),
    Event((walkers(2, At.COMPANY),)),
    Event((Line(Effect.ALLY_OR_DAMAGE, At.LONERS, 1),)),
    Event((Line(Effect.HEAL, At.HERE, 1, When.QUIET), walkers(2, At.HERE, When.LOUD))),
    Event((Line(Effect.FOOD_OR_DAMAGE, At.YOU, 1),)),
    Event((Line(Effect.GEAR_OR_EAT, At.YOU, 3),), stack=Stack.EQUIPMENT),
    guard(Stack.FOOD),
    guard(Stack.AMMO),
    guard(Stack.ALLY),
    guard(Stack.EQUIPMENT),
    Event((walkers(2, At.FEWEST),)),
    Event((walkers(1, At.WOUNDED),)),
    Event((rolled_walkers(At.HERE), Line(Effect.ALLIES, At.YOU, 1))),
    Event((walkers(1, At.LOW_ROLL),)),
    Event((
        Line(Effect.FOOD, At.YOU, 1),
        Line(Effect.ALLIES, At.YOU, 1),
        walkers(1, At.OPPOSITE),
    )),
)  # fmt: skip
"""The cards, by number."""

# Columns: what rules read, since they read numbers in tuples only ------------------------------

LINES = tuple(line for card in CARDS for line in card.lines)

PLACE_OF = tuple(card.place.value for card in CARDS)
"""The location that a card names, by card; NOWHERE where none."""
STACK_OF = tuple(int(card.stack) for card in CARDS)
"""The stack that a card names, by card; NO_STACK where none."""
LINES_OF = tuple(len(card.lines) for card in CARDS)
"""How many lines a card has, by card."""
FIRST_LINE_OF = tuple(sum(LINES_OF[:number]) for number in range(ANY_NUMBER))
"""Where a card's lines begin in the columns below, by card."""

WHEN = tuple(line.when.value for line in LINES)
EFFECT = tuple(line.effect.value for line in LINES)
AT = tuple(line.at.value for line in LINES)
NUMBER = tuple(line.number for line in LINES)
DICE = tuple(line.dice for line in LINES)


def walkers_by(event: int, when: When) -> int:
    """Walkers that an event brings to the location it names; a black die counts 2."""
    number = 0
    for line in range(FIRST_LINE_OF[event], FIRST_LINE_OF[event] + LINES_OF[event]):
        holds = WHEN[line] in {when, When.ALWAYS}
        if holds and EFFECT[line] == Effect.WALKERS and AT[line] == At.THERE:
            number += NUMBER[line] + 2 * DICE[line]
    return number


WALKERS_HERE = tuple(walkers_by(event, When.IN) for event in range(ANY_NUMBER))
"""Walkers that an event brings to the location it names if its player is there, by card."""
WALKERS_ELSEWHERE = tuple(walkers_by(event, When.OUT) for event in range(ANY_NUMBER))
"""And if its player is elsewhere, by card."""
