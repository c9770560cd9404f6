"""What may be changed in a state of Mall of Horror without a seat being able to notice.

Written down from the rulebook (rules 1.3) and not from `view`, which it is there to check.
"""

from typing import Any

from graveshift.engine.frame import NOBODY, REVISE
from graveshift.engine.game import interpreted
from graveshift.games.mall_of_horror.components import DICE, GIFTS, KINDS, NO_CARD, PLACES
from graveshift.games.mall_of_horror.destinations import may_go
from graveshift.games.mall_of_horror.game import GAME
from graveshift.games.mall_of_horror.state import Decision, Phase
from graveshift.games.mall_of_horror.truck import GIFT_SEATS
from tests.games.strategies import Luck, choices_of


def change_what_stays_hidden(state: Any, viewer: int, luck: Luck) -> None:
    """Deal the cards that the viewer does not know anew, and the key of chance."""
    for word in range(4):
        state.key[word] = luck.below(1 << 31)
    state.words_used = 0
    given = cards_given_by(state, viewer)
    slots = hidden_slots(state, viewer, given)
    kinds = luck.shuffled([kind for _, _, kind in slots])
    for row, index, kind in slots:
        remove(row, index, kind)
    for (row, index, _), kind in zip(slots, kinds, strict=True):
        add(row, index, kind)
    change_gifts_between_others(state, viewer, given, luck)


def change_all_that_is_hidden(state: Any, viewer: int, luck: Luck) -> None:
    """That, and what is secret only until it is shown: dice, ballots and destinations."""
    change_what_stays_hidden(state, viewer, luck)
    hidden_dice = state.phase in {Phase.ARRIVAL, Phase.DESTINATIONS}
    if hidden_dice and not (viewer < state.seats and state.looked >> viewer & 1):
        for die in range(DICE):
            state.dice[die] = 1 + luck.below(6) if state.dice[die] else 0
    for seat in range(state.seats):
        if seat == viewer:
            continue
        if state.decision == Decision.BALLOT and (state.asked & ~state.owes) >> seat & 1:
            standing = [one for one in range(state.seats) if state.candidates >> one & 1]
            state.ballot[seat] = luck.one_of([*standing, NOBODY])
        is_announced = state.elected == 1 and seat == state.holder
        if state.phase == Phase.DESTINATIONS and state.destination[seat] and not is_announced:
            legal = [place for place in range(1, PLACES) if may_go(state, seat, place)]
            state.destination[seat] = luck.one_of(legal)


def same_to_others(state: Any, seat: int, code: int, viewer: int, luck: Luck) -> int | None:
    """A choice that looks to the viewer as `code` does where other things are hidden, if any."""
    allowed = choices_of(interpreted(GAME), state, seat)
    if seat != viewer and code != REVISE:
        if state.decision == Decision.KEEP:
            return int(luck.one_of(allowed))
        if state.decision == Decision.GIFT and code % GIFT_SEATS != viewer:
            taker = code % GIFT_SEATS
            return int(luck.one_of([gift for gift in allowed if gift % GIFT_SEATS == taker]))
    return code if code in allowed else None


def same_while_sealed(state: Any, seat: int, code: int, viewer: int, luck: Luck) -> int | None:
    """Another sealed answer, which nobody else can tell from any other until all are in."""
    if seat == viewer or state.sealed == 0 or code == REVISE:
        return None
    return int(luck.one_of(choices_of(interpreted(GAME), state, seat)))


def has_learnt(one: Any, other: Any, viewer: int) -> bool:
    """Whether the viewer has come by a card, which may be another one elsewhere."""
    if viewer >= one.seats:
        return False
    own = [[state.hand[viewer, kind] for kind in range(KINDS)] for state in (one, other)]
    return one.searcher == viewer or own[0] != own[1]


# Cards --------------------------------------------------------------------------------------------


def cards_given_by(state: Any, viewer: int) -> list[tuple[int, int]]:
    """Takers and kinds of the cards that the viewer gave away and nobody played."""
    return [
        (state.gift_taker[gift], state.gift_kind[gift])
        for gift in range(GIFTS)
        if state.gift_giver[gift] == viewer and state.gift_kind[gift] != NO_CARD
    ]


def hidden_slots(
    state: Any, viewer: int, given: list[tuple[int, int]]
) -> list[tuple[Any, Any, int]]:
    """Where cards lie that the viewer does not know: the row, the place in it, and the card."""
    slots: list[tuple[Any, Any, int]] = []
    for owner in range(state.seats):
        if owner != viewer:
            for kind in range(KINDS):
                unknown = state.hand[owner, kind] - given.count((owner, kind))
                slots += [(state.hand, owner, kind)] * unknown
    for kind in range(KINDS):
        slots += [(state.loose, None, kind)] * state.loose[kind]
    for position, kind in enumerate(state.returned):
        if kind != NO_CARD and state.returner[position] != viewer:
            slots.append((state.returned, position, kind))
    for position, kind in enumerate(state.found):
        if kind != NO_CARD and state.searcher != viewer:
            slots.append((state.found, position, kind))
    return slots


def remove(row: Any, index: Any, kind: int) -> None:
    """Take a card out of its place."""
    if index is None:
        row[kind] -= 1
    elif row.ndim == 2:
        row[index, kind] -= 1


def add(row: Any, index: Any, kind: int) -> None:
    """Put a card into a place."""
    if index is None:
        row[kind] += 1
    elif row.ndim == 2:
        row[index, kind] += 1
    else:
        row[index] = kind


def change_gifts_between_others(
    state: Any, viewer: int, given: list[tuple[int, int]], luck: Luck
) -> None:
    """What others gave each other is any card that the taker holds, or one long played."""
    for taker in range(state.seats):
        held = [kind for kind in range(KINDS) for _ in range(state.hand[taker, kind])]
        for owner, kind in given:
            if owner == taker:
                held.remove(kind)
        held = luck.shuffled(held)
        for gift in range(GIFTS):
            if state.gift_taker[gift] == taker and viewer not in {taker, state.gift_giver[gift]}:
                still = held and luck.below(4) > 0
                state.gift_kind[gift] = held.pop() if still else NO_CARD
