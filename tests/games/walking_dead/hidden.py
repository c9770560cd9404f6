"""What may be changed in a state of The Walking Dead without a seat being able to notice.

Written down from the rulebook (rules 1.5, 1.15, 1.16) and not from `view`, which it is there to
check: events in the pile, in Expert others' events in hand and those that they discarded unplayed,
and others' goals.
"""

from itertools import permutations
from typing import Any

from graveshift.engine.game import interpreted
from graveshift.games.walking_dead.game import GAME
from tests.games.strategies import Luck, choices_of

PILE, HAND, FACE_DOWN, UNSEEN_BY_ALL = 0, 4, 8, 12
"""Numbers of `Whereabouts`: from HAND on four hands, from FACE_DOWN on four hidden discards."""
EVENTS = range(1, 49)
GOALS = range(1, 10)


def is_hidden_from(state: Any, viewer: int, event: int) -> bool:
    """Whether the viewer cannot know where the event is."""
    where = state.event_at[event]
    if where == PILE:
        return True
    if HAND <= where < FACE_DOWN:
        return bool(state.difficulty == 1 and where - HAND != viewer)
    return bool(where >= FACE_DOWN and where - FACE_DOWN != viewer)


def change_what_stays_hidden(state: Any, viewer: int, luck: Luck) -> None:
    """Shuffle the events that the viewer does not know, others' goals, and the key of chance."""
    for word in range(4):
        state.key[word] = luck.below(1 << 31)
    state.words_used = 0
    hidden = [event for event in EVENTS if is_hidden_from(state, viewer, event)]
    places = luck.shuffled([state.event_at[event] for event in hidden])
    for event, where in zip(hidden, places, strict=True):
        state.event_at[event] = where
    change_goals(state, viewer, luck)


def change_goals(state: Any, viewer: int, luck: Luck) -> None:
    """Others' goals are any others that their coins allow."""
    hidden = [
        seat
        for seat in range(state.seats)
        if state.goal[seat] and seat != viewer and not state.shown >> seat & 1
    ]
    known = {state.goal[seat] for seat in range(state.seats) if seat not in hidden}
    ways = [
        dealt
        for dealt in permutations([goal for goal in GOALS if goal not in known], len(hidden))
        if all(state.possible[s] >> goal & 1 for s, goal in zip(hidden, dealt, strict=True))
    ]
    for seat, goal in zip(hidden, luck.one_of(ways), strict=True):
        state.goal[seat] = goal


change_all_that_is_hidden = change_what_stays_hidden
"""Nothing is secret only for a while: there are no sealed answers."""


def same_to_others(state: Any, seat: int, code: int, viewer: int, luck: Luck) -> int | None:
    """A choice that looks to the viewer as `code` does where other things are hidden, if any."""
    del viewer, luck
    return code if code in choices_of(interpreted(GAME), state, seat) else None


def same_while_sealed(state: Any, seat: int, code: int, viewer: int, luck: Luck) -> int | None:
    """No decision is sealed, so there is none."""
    del state, seat, code, viewer, luck
    return None


def has_learnt(one: Any, other: Any, viewer: int) -> bool:
    """Whether the viewer has come to know an event or a goal that may be another one elsewhere."""
    for event in EVENTS:
        known = not is_hidden_from(one, viewer, event), not is_hidden_from(other, viewer, event)
        if known[0] != known[1] or (known[0] and one.event_at[event] != other.event_at[event]):
            return True
    shown = [state.shown for state in (one, other)]
    return bool(shown[0] != shown[1] or open_goals(one) != open_goals(other))


def open_goals(state: Any) -> list[int]:
    """The goals that lie open."""
    return [state.goal[seat] for seat in range(state.seats) if state.shown >> seat & 1]
