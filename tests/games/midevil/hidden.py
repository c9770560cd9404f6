"""What may be changed in a state of MidEvil without a seat being able to notice.

Written down from the rulebook and not from `view`, which it is there to check.
"""

from typing import Any

from graveshift.engine.frame import REVISE
from graveshift.engine.game import interpreted
from graveshift.games.midevil import picking
from graveshift.games.midevil.cards import EVENTS, NO_CARD
from graveshift.games.midevil.components import COLOURS
from graveshift.games.midevil.game import GAME
from graveshift.games.midevil.state import LEVELS, SLOTS, Decision
from tests.games.strategies import Luck, choices_of

HIDDEN_CODES = range(picking.CARD, picking.CARD + SLOTS)
LIVES = COLOURS


def change_what_stays_hidden(state: Any, viewer: int, luck: Luck) -> None:
    """Deal the cards that the viewer does not know anew, and the key of chance.

    Cards from before the discards were last shuffled go only where such cards are.
    """
    for word in range(4):
        state.key[word] = luck.below(1 << 31)
    state.words_used = 0
    for old in (0, 1):
        slots = [
            (owner, slot)
            for owner in range(state.seats)
            for slot in range(SLOTS)
            if owner != viewer
            and state.hand[owner, slot] != NO_CARD
            and state.old[owner] >> slot & 1 == old
            and not is_picked(state, owner, slot)
        ]
        pool = [state.hand[slot] for slot in slots]
        if not old:
            pool += [kind for kind in range(EVENTS) for _ in range(state.deck[kind])]
        pool = luck.shuffled(pool)
        for slot in slots:
            state.hand[slot] = pool.pop()
        if not old:
            for kind in range(EVENTS):
                state.deck[kind] = pool.count(kind)


def is_picked(state: Any, seat: int, slot: int) -> bool:
    """Whether a card is picked and not yet announced: all that is known of it is that it stays."""
    return any(state.picks[6 * level + seat, 0] == slot + 1 for level in range(LEVELS))


def change_all_that_is_hidden(state: Any, viewer: int, luck: Luck) -> None:
    """That, and stakes until both are ready."""
    change_what_stays_hidden(state, viewer, luck)
    if state.decision != Decision.STAKE:
        return
    for fighter, seat in enumerate((state.active, state.rival)):
        if seat != viewer:
            for colour in range(COLOURS):
                most = state.collection[seat, colour]
                state.stake[fighter, colour] = luck.below(most + 1)
            state.stake[fighter, LIVES] = luck.below(state.lives[seat] + 1)
            state.draft[seat] = luck.below(4)


def same_to_others(state: Any, seat: int, code: int, viewer: int, luck: Luck) -> int | None:
    """A choice that looks to the viewer as `code` does where other things are hidden, if any."""
    del luck
    discards = state.decision in {Decision.DISCARD, Decision.HAND_LIMIT} and code != 0
    if seat != viewer and (code in HIDDEN_CODES or discards):
        return None  # it shows a card, which may be another one here
    return code if code in choices_of(interpreted(GAME), state, seat) else None


def same_while_sealed(state: Any, seat: int, code: int, viewer: int, luck: Luck) -> int | None:
    """Another sealed answer that like this one is, or is not, the seat's last stage."""
    allowed = choices_of(interpreted(GAME), state, seat)
    if seat == viewer or state.sealed == 0 or code == REVISE or code not in allowed:
        return None
    if code in HIDDEN_CODES:
        return None  # whether it is the last stage depends on the card, which differs
    last = answers(state, seat, code)
    return int(luck.one_of([one for one in allowed if answers(state, seat, one) == last]))


def answers(state: Any, seat: int, code: int) -> bool:
    """Whether a seat owes nothing more after a choice."""
    trial = state.copy()
    interpreted(GAME).choose(trial, seat, code)
    return not trial.owes >> seat & 1 or trial.sealed == 0


def has_learnt(one: Any, other: Any, viewer: int) -> bool:
    """Whether the viewer has come by a card, which may be another one elsewhere."""
    if viewer >= one.seats:
        return False
    hands = [[state.hand[viewer, slot] for slot in range(SLOTS)] for state in (one, other)]
    return hands[0] != hands[1]
