"""The card tables hold what the rules list: numbers of cards, and what each of them says."""

from collections import Counter

import pytest

from graveshift.games.walking_dead import cards
from graveshift.games.walking_dead.cards import Ammo, Equipment, Kind
from graveshift.games.walking_dead.components import (
    LOCATIONS,
    STACK_CARDS,
    STACKS,
    Location,
    Stack,
)
from graveshift.games.walking_dead.event_cards import (
    ANY_NUMBER,
    AT,
    CARDS,
    DICE,
    EFFECT,
    EVENTS,
    FIRST_LINE_OF,
    LINES,
    LINES_OF,
    NO_STACK,
    NUMBER,
    PLACE_OF,
    STACK_OF,
    WHEN,
    Effect,
    EventCard,
    When,
)

COLUMNS = {
    cards.EQUIPMENT: [
        name for name in dir(cards) if name.startswith(("KIND_OF", "DICE_OF", "LOAD_OF", "ADDS_"))
    ] + ["EQUIPMENT_COPIES", "AMMO_OF"],
    cards.AMMO_CARDS: ["AMMO_COPIES", "AMMO_TYPE_OF", "AMMO_FIXED_OF", "AMMO_SIDES_OF"],
    cards.FOOD_CARDS: ["FOOD_COPIES", "FOOD_FIXED_OF", "FOOD_SIDES_OF"],
    cards.ALLY_CARDS: [
        "ALLY_COPIES", "ALLY_FIXED_OF", "ALLY_SIDES_OF", "EXTRA_OF", "EXTRA_NUMBER_OF",
    ],
    cards.ALL_GOALS: ["COLLECTS_OF", "COINS_OF"],
}  # fmt: skip


@pytest.mark.parametrize(
    "copies", ["EQUIPMENT_COPIES", "AMMO_COPIES", "FOOD_COPIES", "ALLY_COPIES"]
)
def test_every_stack_has_25_cards(copies):
    assert sum(getattr(cards, copies)) == STACK_CARDS


@pytest.mark.parametrize(("length", "names"), COLUMNS.items())
def test_columns_are_as_long_as_there_are_kinds(length, names):
    for name in names:
        column = getattr(cards, name)
        assert len(column) == length, name
        assert column[0] in {0, Ammo.NONE}, name
        assert all(type(number) is int for number in column), name


def test_kinds_number_from_one():
    for kinds, length in (
        (cards.Equipment, cards.EQUIPMENT),
        (cards.AmmoCard, cards.AMMO_CARDS),
        (cards.FoodCard, cards.FOOD_CARDS),
        (cards.AllyCard, cards.ALLY_CARDS),
        (cards.Goal, cards.ALL_GOALS),
        (EventCard, ANY_NUMBER),
    ):
        assert [kind.value for kind in kinds] == list(range(1, length))


def test_weapons_and_items():
    copies: Counter[Kind] = Counter()
    for kind in Equipment:
        copies[Kind(cards.KIND_OF[kind])] += cards.EQUIPMENT_COPIES[kind]
    assert copies == {Kind.MELEE: 8, Kind.RANGED: 10, Kind.ITEM: 7}
    for kind in Equipment:
        is_ranged = cards.KIND_OF[kind] == Kind.RANGED
        assert (cards.LOAD_OF[kind] > 0) == (cards.AMMO_OF[kind] >= 0) == is_ranged
        assert (cards.DICE_OF[kind] > 0) == (cards.KIND_OF[kind] != Kind.ITEM)


def test_cards_say_a_number_or_a_die():
    for fixed, sides in (
        (cards.AMMO_FIXED_OF, cards.AMMO_SIDES_OF),
        (cards.FOOD_FIXED_OF, cards.FOOD_SIDES_OF),
        (cards.ALLY_FIXED_OF, cards.ALLY_SIDES_OF),
    ):
        assert all(
            (number > 0) != (die > 0) for number, die in zip(fixed[1:], sides[1:], strict=True)
        )


def test_ammo_for_every_ranged_weapon():
    copies: Counter[Ammo] = Counter()
    for kind in cards.AmmoCard:
        copies[Ammo(cards.AMMO_TYPE_OF[kind])] += cards.AMMO_COPIES[kind]
    assert copies == {
        Ammo.PISTOL: 7, Ammo.RIFLE: 6, Ammo.SHOTGUN: 4, Ammo.CROSSBOW: 4, Ammo.ANY: 4,
    }  # fmt: skip


def test_goals_collect_or_take_coins():
    for goal in cards.Goal:
        assert (cards.COLLECTS_OF[goal] > 0) != (cards.COINS_OF[goal] > 0)


def test_events_are_48_and_each_location_is_named_by_six():
    assert len(CARDS) == ANY_NUMBER == EVENTS + 1
    places = Counter(PLACE_OF[1:])
    assert [places[place] for place in range(LOCATIONS)] == [6, 6, 6, 6]
    assert places[Location.NOWHERE] == 24
    assert Location.NOWHERE not in PLACE_OF[1:25]


def test_each_stack_is_guarded_in_one_event():
    guarded = [
        STACK_OF[event]
        for event in EventCard
        if When.UNGUARDED in WHEN[FIRST_LINE_OF[event] : FIRST_LINE_OF[event] + LINES_OF[event]]
    ]
    assert sorted(guarded) == list(range(STACKS))
    assert guarded == [Stack.FOOD, Stack.AMMO, Stack.ALLY, Stack.EQUIPMENT]


def test_the_columns_of_events_say_what_the_cards_say():
    assert len(LINES) == len(WHEN) == len(EFFECT) == len(AT) == len(NUMBER) == len(DICE)
    for number, card in enumerate(CARDS):
        first = FIRST_LINE_OF[number]
        assert LINES[first : first + LINES_OF[number]] == card.lines
        assert 1 <= len(card.lines) <= 3 or number == 0


def test_a_line_that_asks_for_a_location_or_a_stack_has_one():
    at_a_place = {
        When.IN, When.OUT, When.ACCOMPANIED, When.UNACCOMPANIED, When.PEOPLED, When.DESERTED,
    }  # fmt: skip
    of_a_stack = {Effect.MAY_TAKE, Effect.EAT, Effect.GEAR_OR_EAT}
    for number, card in enumerate(CARDS):
        for line in card.lines:
            if line.when in at_a_place or line.at.name in {"THERE", "ONE_THERE"}:
                assert PLACE_OF[number] != Location.NOWHERE
            if line.effect in of_a_stack or line.at.name == "STACK":
                assert STACK_OF[number] != NO_STACK


def test_walkers_come_as_listed():
    """Cards that only place walkers, in short: n inside the location, m outside."""
    counts = {
        event: (walkers_of(event, When.IN), walkers_of(event, When.OUT))
        for event in EventCard
        if event <= 24
    }
    assert {event.value: both for event, both in counts.items() if any(both)} == {
        1: (3, 1), 2: (1, 3), 3: (0, "B"), 4: (1, 3), 8: (1, 4), 9: (0, "1+B"), 10: (0, 3),
        11: (4, 2), 13: (0, "B"), 14: (0, "B"), 15: (1, 3), 16: (3, 2), 17: (1, 3), 19: (0, "B"),
        20: (0, "B"), 21: (1, 3), 22: (1, 3), 23: (3, 2),
    }  # fmt: skip


def walkers_of(event, when):
    """How many walkers a card places under a condition, with B for the black die."""
    for line in CARDS[event].lines:
        if line.effect == Effect.WALKERS and line.when == when:
            return line.number if not line.dice else f"{line.number}+B" if line.number else "B"
    return 0
