"""What each card does (rules 5.1).

Under REMEMBER a code is how many skeletons of a colour come back.  Under RATTLE it is a colour.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has, only
from graveshift.engine.chance import roll
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, NOBODY, answered
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import (
    NO_COLOUR,
    lives_left,
    put_skeleton,
    skeleton_at,
    skeletons_in,
    take_skeleton,
)
from graveshift.games.midevil.cards import (
    HEALED,
    ITEMS,
    MARCH,
    RATTLED,
    REMEMBERED,
    RISEN,
    WEAR_OF,
    Card,
    Moment,
)
from graveshift.games.midevil.components import COLOURS, MOST_LIVES, POINTS_OF, SQUARES
from graveshift.games.midevil.filling import begin_fill
from graveshift.games.midevil.hands import has_item, inquire, lay_out, lose_item
from graveshift.games.midevil.picking import NO_SECOND
from graveshift.games.midevil.riding import double_rest, rides
from graveshift.games.midevil.state import NOWHERE, Decision, Event, Phase, Reason, State, Step
from graveshift.games.midevil.targets import (
    FIRST_AIM_OF,
    SEAT,
    crypt_squares,
    may_be_hit_instead,
    rising_squares,
)


@rule
def card_counts(state: State) -> None:
    """The card on top has its effect, unless it was cancelled."""
    level = state.level
    kind, seat = state.called[level], state.caller[level]
    state.step = Step.CARD_DONE
    if has(state.cancelled, level):
        if kind < ITEMS:
            state.discard[kind] += 1
        emit(state, EVERYBODY, Event.CANCELLED, seat, kind)
    elif kind < ITEMS:
        lay_out(state, seat, kind)
        emit(state, EVERYBODY, Event.LAID_OUT, seat, kind)
        if kind == Card.HORSE:
            ride_on(state, seat)
    elif FIRST_AIM_OF[kind] == SEAT:
        strike(state, kind, seat, state.aim[level, 0])
    else:
        happen(state, kind, seat)


@rule
def ride_on(state: State, seat: int) -> None:
    """Whoever comes by a horse in the own movement rides the rest of it."""
    moving = state.phase == Phase.MOVEMENT and state.resume != Step.MOVE
    if moving and seat == state.active and rides(state, seat):
        double_rest(state)


@rule
def happen(state: State, kind: int, seat: int) -> None:
    """Cards that are aimed at nobody."""
    match kind:
        case Card.FORCED_MARCH:
            state.marches += 1
            emit(state, EVERYBODY, Event.MARCHES, seat, MARCH)
        case Card.BATTLE_FURY:
            state.fury += 1
            emit(state, EVERYBODY, Event.FURY, seat)
        case Card.HEALER:
            heal(state, seat)
        case Card.SECRET_PATH:
            state.secret_path = 1
            emit(state, EVERYBODY, Event.SECRET_PATH, seat)
        case Card.RISE_AGAIN | Card.CALL_OF_THE_CRYPT:
            bring_back(state, kind, seat, state.aim[state.level, 0])
        case Card.DEAD_REMEMBER:
            state.job_seat = seat
            state.job_bones = REMEMBERED
            state.job_lives = 0
            state.step = Step.ASK_REMEMBER
        case Card.MARCH_OF_BONES:
            state.marches += 1
            state.mover = seat
        case Card.CRUMBLE_TO_DUST:
            crumble(state, state.aim[state.level, 1])
            if state.aim[state.level, 2] != NO_SECOND:
                crumble(state, state.aim[state.level, 2])
        case Card.SUDDEN_AMBUSH:
            ambush(state, state.pawn[state.active], state.aim[state.level, 0])
        case Card.MIRE:
            state.mires += 1
            emit(state, EVERYBODY, Event.MIRED, state.active)
        case Card.LOST_IN_THE_FOG:
            state.leader = seat
            emit(state, EVERYBODY, Event.LED, seat, state.active)
        case Card.NOT_TODAY:
            state.cancelled |= only(state.level - 1)
        case Card.TURN_THE_TABLES:
            turn_tables(state)
        case _:
            reroll(state, state.aim[state.level, 0])


@rule
def ambush(state: State, square: int, colour: int) -> None:
    """A skeleton appears, if the supply still has one of its colour."""
    if state.supply[colour] > 0:
        state.supply[colour] -= 1
        put_skeleton(state, square, colour)
        emit(state, EVERYBODY, Event.SKELETON_PUT, square, colour)


@rule
def heal(state: State, seat: int) -> None:
    """Up to two lives, five in all."""
    lives = min(HEALED, MOST_LIVES - state.lives[seat], lives_left(state))
    state.lives[seat] += lives
    emit(state, EVERYBODY, Event.HEALED, seat, lives)


@rule
def bring_back(state: State, kind: int, seat: int, place: int) -> None:
    """Skeletons rise on a tile, out of the game or out of the supply."""
    if kind == Card.RISE_AGAIN:
        squares, most, removed = rising_squares(state, place), RISEN, 1
    else:
        squares, most, removed = crypt_squares(state, place), SQUARES, 0
    begin_fill(state, seat, place, squares, Step.CARD_DONE)
    state.job_bones = min(most, count(squares), skeletons_in(state, removed))
    state.job_removed = removed


@rule
def crumble(state: State, at: int) -> None:
    """A skeleton goes to the supply, and nobody scores."""
    square = SQUARES * state.aim[state.level, 0] + at
    colour = skeleton_at(state, square)
    if colour == NO_COLOUR:
        return  # it crumbled before, by a card played in answer
    take_skeleton(state, square, colour)
    state.supply[colour] += 1
    emit(state, EVERYBODY, Event.CRUMBLED, square, colour)


@rule
def strike(state: State, kind: int, seat: int, target: int) -> None:
    """Cards that are aimed at a seat."""
    item = state.aim[state.level, 1]
    match kind:
        case Card.PICKPOCKET | Card.RUST:
            if has_item(state, target, item):
                take_item(state, kind, seat, target, item)
        case Card.TERROR:
            state.terrified |= only(target)
            emit(state, EVERYBODY, Event.TERRIFIED, target)
        case _:
            state.job_seat = target
            state.job_points = rattled_of(state, target, RATTLED)
            state.step = Step.ASK_RATTLE


@rule
def take_item(state: State, kind: int, seat: int, target: int, item: int) -> None:
    """An item that is still there goes to the thief, or to the discards."""
    if kind == Card.RUST:
        lose_item(state, target, item)
    else:
        steal(state, seat, target, item)


@rule
def steal(state: State, thief: int, owner: int, item: int) -> None:
    """An item changes hands with its wear, a Horse with where it stands."""
    state.items[owner] &= ~only(item)
    state.items[thief] |= only(item)
    emit(state, EVERYBODY, Event.STOLEN, thief, owner, item)
    if WEAR_OF[item] > 0:
        state.wear[thief] = state.wear[owner]
        state.wear[owner] = 0
    if item == Card.HORSE:
        state.parked[thief] = state.parked[owner]
        state.parked[owner] = NOWHERE
        ride_on(state, thief)


@rule
def turn_tables(state: State) -> None:
    """The card below gets another target; without one it has no effect."""
    below, target = state.level - 1, state.aim[state.level, 0]
    state.level = below
    possible = FIRST_AIM_OF[state.called[below]] == SEAT and may_be_hit_instead(state, target)
    state.level = below + 1
    if not possible:
        state.cancelled |= only(below)
        emit(state, EVERYBODY, Event.FIZZLED, state.caller[below], state.called[below])
        return
    state.aim[below, 0] = state.aim[state.level, 0]
    state.aim[below, 1] = state.aim[state.level, 1]
    state.reopen |= only(below)
    first, second = state.aim[below, 0], state.aim[below, 1]
    caller, kind = state.caller[below], state.called[below]
    emit(state, EVERYBODY, Event.AIMED_ANEW, caller, kind, first, second)


@rule
def reroll(state: State, fighter: int) -> None:
    """A die just shown is rolled again, and the window over it opens once more."""
    die = roll(state)
    if state.window[0] == Moment.BOOK:
        state.duel_die[fighter] = die
    else:
        state.die = die
    whose = state.active if fighter == 0 else state.rival
    emit(state, EVERYBODY, Event.DIE_AGAIN, whose, die)
    state.reopen |= only(state.level - 1)


# What a card asks of somebody ---------------------------------------------------------------------


@rule
def rattled_of(state: State, seat: int, most: int) -> int:
    """The most points, up to some, that skeletons of a collection make."""
    for points in range(most, 0, -1):
        if makes(state, seat, points, NOBODY):
            return points
    return 0


@rule
def makes(state: State, seat: int, points: int, spent: int) -> bool:
    """Whether skeletons of a collection, one of them already given, make exactly these points."""
    whites = state.collection[seat, 0] - (1 if spent == 0 else 0)
    reds = state.collection[seat, 1] - (1 if spent == 1 else 0)
    blues = state.collection[seat, 2] - (1 if spent == 2 else 0)  # noqa: PLR2004 - the last colour
    for blue in range(min(blues, points // 3) + 1):
        for red in range(min(reds, (points - 3 * blue) // 2) + 1):
            if points - 3 * blue - 2 * red <= whites:
                return True
    return False


@rule
def ask_remember(state: State) -> None:
    """How many of each colour come back to the supply."""
    while state.job_lives < COLOURS and state.removed[state.job_lives] == 0:
        state.job_lives += 1
    if state.job_lives == COLOURS or state.job_bones == 0:
        state.job_bones = 0
        state.job_lives = 0
        state.step = Step.CARD_DONE
    else:
        inquire(state, Decision.REMEMBER, state.job_seat)


@rule
def ask_rattle(state: State) -> None:
    """Which skeletons fall out."""
    if state.job_points > 0:
        inquire(state, Decision.RATTLE, state.job_seat)
    else:
        state.step = Step.CARD_DONE


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """A number of skeletons, or a colour."""
    found = 0
    for code in range(REMEMBERED + 1):
        if why_not(state, seat, code) == ALLOWED:
            codes[found] = code
            found += 1
    return found


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """No more than are removed; as near to three points as can be."""
    if state.decision == Decision.REMEMBER:
        most = min(state.job_bones, state.removed[state.job_lives])
        return ALLOWED if code <= most else Reason.TOO_MANY
    if code >= COLOURS:
        return Reason.NOT_A_CHOICE
    if state.collection[seat, code] == 0:
        return Reason.NONE_LEFT
    points = state.job_points - POINTS_OF[code]
    fits = points >= 0 and makes(state, seat, points, code)
    return ALLOWED if fits else Reason.NOT_THE_NEAREST


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Skeletons go to the supply."""
    answered(state, seat)
    if state.decision == Decision.REMEMBER:
        colour = state.job_lives
        state.removed[colour] -= code
        state.supply[colour] += code
        state.job_bones -= code
        state.job_lives += 1
        if code > 0:
            emit(state, EVERYBODY, Event.REMEMBERED, colour, code)
        return
    state.collection[seat, code] -= 1
    state.supply[code] += 1
    state.job_points -= POINTS_OF[code]
    emit(state, EVERYBODY, Event.RATTLED, seat, code)
