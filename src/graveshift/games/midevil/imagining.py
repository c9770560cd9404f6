"""States drawn at random from all that a view allows (determinise)."""

from __future__ import annotations

from graveshift.engine.bits import has, only
from graveshift.engine.chance import draw
from graveshift.engine.record import UNKNOWN
from graveshift.engine.rule import rule
from graveshift.games.midevil.bookfight import clear_stake, fighter_of
from graveshift.games.midevil.cards import COPIES_OF, EVENTS, ITEMS
from graveshift.games.midevil.hands import has_item
from graveshift.games.midevil.state import LEVELS, SLOTS, Decision, State


@rule
def determinise(seen: State, state: State) -> None:
    """Give every hidden card a place that the view allows; others' sealed answers are open."""
    gather_old(seen, state)
    deal_slots(seen, state, True)
    gather_fresh(seen, state)
    deal_slots(seen, state, False)
    reopen_answers(seen, state)


@rule
def gather_old(seen: State, state: State) -> None:
    """For a while the deck holds the cards from before it was shuffled that lie out of sight."""
    for kind in range(EVENTS):
        state.deck[kind] = COPIES_OF[kind] - seen.discard[kind] - seen.fresh[kind]
    for owner in range(seen.seats):
        for kind in range(ITEMS):
            if has_item(seen, owner, kind):
                state.deck[kind] -= 1
    for level in range(LEVELS):
        if 0 <= seen.called[level] < ITEMS:
            state.deck[seen.called[level]] -= 1
    take_seen(seen, state, True)


@rule
def gather_fresh(seen: State, state: State) -> None:
    """The deck holds every card that was in it when it was shuffled and is not seen."""
    for kind in range(EVENTS):
        state.deck[kind] = seen.fresh[kind]
    take_seen(seen, state, False)


@rule
def take_seen(seen: State, state: State, old: bool) -> None:
    """Take the cards of hands that are seen from the deck: those from before, or the others."""
    for owner in range(seen.seats):
        for slot in range(SLOTS):
            if seen.hand[owner, slot] >= 0 and has(seen.old[owner], slot) == old:
                state.deck[seen.hand[owner, slot]] -= 1


@rule
def deal_slots(seen: State, state: State, old: bool) -> None:
    """Fill the slots that were filled before the deck was shuffled, or those that were since."""
    for owner in range(seen.seats):
        for slot in range(SLOTS):
            if seen.hand[owner, slot] == UNKNOWN and has(seen.old[owner], slot) == old:
                state.hand[owner, slot] = any_of_deck(state)


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
def reopen_answers(seen: State, state: State) -> None:
    """What others picked or staked in secret they choose anew."""
    if seen.sealed == 0:
        return
    for seat in range(seen.seats):
        if seat != seen.viewer and has(seen.asked, seat):
            state.owes |= only(seat)
            if seen.decision == Decision.STAKE:
                clear_stake(state, fighter_of(state, seat))
