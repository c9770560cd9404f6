"""States drawn at random from all that a view allows (determinise)."""

from __future__ import annotations

from graveshift.engine.bits import has, only
from graveshift.engine.chance import draw
from graveshift.engine.record import UNKNOWN
from graveshift.engine.rule import rule
from graveshift.games.midevil.bookfight import clear_stake, fighter_of
from graveshift.games.midevil.cards import COPIES_OF, EVENTS, ITEMS
from graveshift.games.midevil.components import SEATS
from graveshift.games.midevil.hands import has_item
from graveshift.games.midevil.state import LEVELS, SLOTS, Decision, State


@rule
def determinise(seen: State, state: State) -> None:
    """Give every hidden card a place that the view allows; others' sealed answers are open."""
    gather_fresh(seen, state)
    deal_slots(seen, state)
    deal_old(seen, state)
    reopen_answers(seen, state)


@rule
def gather_fresh(seen: State, state: State) -> None:
    """The deck holds, at first, every card that was in it when it was shuffled and is not seen."""
    for kind in range(EVENTS):
        state.deck[kind] = seen.fresh[kind]
        for owner in range(SEATS):
            for slot in range(SLOTS):
                if seen.hand[owner, slot] == kind and not has(seen.old[owner], slot):
                    state.deck[kind] -= 1


@rule
def any_of_deck(state: State) -> int:
    """Take a card from the deck at random."""
    left = 0
    for kind in range(EVENTS):
        left += state.deck[kind]
    rank, kind = draw(state, left), 0
    while rank >= state.deck[kind]:
        rank -= state.deck[kind]
        kind += 1
    state.deck[kind] -= 1
    return kind


@rule
def deal_slots(seen: State, state: State) -> None:
    """Fill the slots that were filled from this deck."""
    for owner in range(SEATS):
        for slot in range(SLOTS):
            if seen.hand[owner, slot] == UNKNOWN and not has(seen.old[owner], slot):
                state.hand[owner, slot] = any_of_deck(state)


@rule
def old_left(seen: State, state: State, kind: int) -> int:
    """Copies of a card from before the deck was shuffled that no slot holds yet."""
    copies = COPIES_OF[kind] - seen.discard[kind] - seen.fresh[kind]
    for owner in range(SEATS):
        if has_item(seen, owner, kind):
            copies -= 1
        for slot in range(SLOTS):
            if state.hand[owner, slot] == kind and has(seen.old[owner], slot):
                copies -= 1
    for level in range(LEVELS):
        if seen.called[level] == kind and kind < ITEMS:
            copies -= 1
    return copies


@rule
def deal_old(seen: State, state: State) -> None:
    """Fill the slots that were filled before, with what is left."""
    for owner in range(SEATS):
        for slot in range(SLOTS):
            if seen.hand[owner, slot] == UNKNOWN and has(seen.old[owner], slot):
                state.hand[owner, slot] = any_old(seen, state)


@rule
def any_old(seen: State, state: State) -> int:
    """One of the cards from before, at random."""
    left = 0
    for kind in range(EVENTS):
        left += old_left(seen, state, kind)
    rank, kind = draw(state, left), 0
    while rank >= old_left(seen, state, kind):
        rank -= old_left(seen, state, kind)
        kind += 1
    return kind


@rule
def reopen_answers(seen: State, state: State) -> None:
    """What others picked or staked in secret they choose anew."""
    if seen.sealed == 0:
        return
    for seat in range(seen.seats):
        if seat != seen.viewer and has(seen.asked, seat):
            state.owes |= only(seat)
            if seen.decision == Decision.STAKE:
                clear_stake(state, fighter_of(state, seat))
