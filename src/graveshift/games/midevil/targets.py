"""When a card may be played, and at what (rules 1.13, 2.1, 5.1)."""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.frame import ALLOWED, NOBODY
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import (
    bones_on,
    filled_squares,
    has_skeleton,
    is_inside,
    legal_squares,
    lives_left,
    pawns_on,
    points_of,
    skeletons_in,
)
from graveshift.games.midevil.cards import (
    COST_OF,
    ITEMS,
    NO_CARD,
    PLAYED_IN,
    Card,
    Moment,
)
from graveshift.games.midevil.combat import IN_A_BOOK_FIGHT
from graveshift.games.midevil.components import MOST_LIVES
from graveshift.games.midevil.hands import has_item
from graveshift.games.midevil.state import NOWHERE, Reason, State, Step
from graveshift.games.midevil.tiles import FIRST_UNNAMED

NOTHING, PLACE, FREE_PLACE, CRYPT, SQUARE, SECOND, SEAT, ITEM, COLOUR, DIE = range(10)
"""What an aim is."""
FIRST_AIM_OF = (
    NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING,
    NOTHING, NOTHING, NOTHING, NOTHING, FREE_PLACE, NOTHING, CRYPT, NOTHING,
    PLACE, COLOUR, NOTHING, NOTHING, SEAT, SEAT, SEAT, SEAT, NOTHING, NOTHING, NOTHING,
)  # fmt: skip
"""The first aim of a card; SQUARE follows PLACE, ITEM follows the SEAT of two cards."""


@rule
def takes_an_item(kind: int) -> bool:
    """Whether a card is aimed at an item of its target."""
    return kind in (Card.PICKPOCKET, Card.RUST)


@rule
def target_seat(state: State, level: int) -> int:
    """The seat that an announced card is aimed at, or NOBODY."""
    kind = state.called[level]
    if kind in (Card.SUDDEN_AMBUSH, Card.MIRE, Card.LOST_IN_THE_FOG):
        return state.active
    if kind != NO_CARD and FIRST_AIM_OF[kind] == SEAT:
        return state.aim[level, 0]
    return NOBODY


@rule
def aim_kind(state: State, kind: int, number: int) -> int:
    """What the aim of that number is, for a card played now."""
    if kind == Card.TURN_THE_TABLES:
        kind = state.called[state.level]
        if FIRST_AIM_OF[kind] != SEAT or not has_other_target(state):
            return NOTHING
    if kind == Card.FICKLE_FATE and state.window[0] == Moment.BOOK:
        return DIE if number == 0 else NOTHING
    first = FIRST_AIM_OF[kind]
    if number == 0:
        return first
    if number == 1 and takes_an_item(kind):
        return ITEM
    if first == PLACE:
        return SQUARE if number == 1 else SECOND
    return NOTHING


# Who may be aimed at ------------------------------------------------------------------------------


@rule
def is_fighting(state: State, seat: int) -> bool:
    """Whether a seat is in a fight, from the announcement of a weapon on."""
    if state.rolling == IN_A_BOOK_FIGHT:
        return seat == state.active or seat == state.rival  # noqa: PLR1714
    announced = state.weapon != NO_CARD and state.fight_square != NOWHERE
    return seat == state.active and (state.rolling != 0 or announced)


@rule
def items_for(state: State, kind: int, caller: int, seat: int) -> int:
    """The items of a seat that a card of the caller may take."""
    if kind == Card.RUST:
        return 0 if is_fighting(state, seat) else state.items[seat]
    same = state.pawn[seat] == state.pawn[caller]
    return state.items[seat] & ~state.items[caller] if same else 0


@rule
def may_hit(state: State, kind: int, caller: int, seat: int) -> bool:
    """Whether a card of the caller may be aimed at a seat."""
    if seat >= state.seats:
        return False
    if takes_an_item(kind):
        return items_for(state, kind, caller, seat) != 0
    if kind == Card.TERROR:
        return seat != state.active and not has(state.terrified, seat)
    return points_of(state, seat) > 0


@rule
def has_target(state: State, kind: int, caller: int) -> bool:
    """Whether there is any opponent to aim at."""
    for seat in range(state.seats):
        if seat != caller and may_hit(state, kind, caller, seat):
            return True
    return False


@rule
def may_be_hit_instead(state: State, seat: int) -> bool:
    """Whether the card on top may be turned to a seat: another one, its own player too."""
    kind, caller = state.called[state.level], state.caller[state.level]
    if seat == state.aim[state.level, 0]:
        return False
    if seat == caller and kind == Card.PICKPOCKET:
        return False
    return may_hit(state, kind, caller, seat)


@rule
def has_other_target(state: State) -> bool:
    """Whether the card on top has another legal target."""
    for seat in range(state.seats):
        if may_be_hit_instead(state, seat):
            return True
    return False


# Places and squares -------------------------------------------------------------------------------


@rule
def crypt_squares(state: State, place: int) -> int:
    """The squares of a named tile that Call of the Crypt fills."""
    if state.tile[place] >= FIRST_UNNAMED:
        return 0
    return filled_squares(state, place) & ~bones_on(state, place) & ~pawns_on(state, place)


@rule
def rising_squares(state: State, place: int) -> int:
    """The squares of a tile without pawns on which skeletons may rise."""
    if pawns_on(state, place) != 0:
        return 0
    return legal_squares(state, place) & ~bones_on(state, place)


@rule
def place_serves(state: State, aim: int, place: int) -> bool:
    """Whether a place may be aimed at."""
    if place >= state.placed:
        return False
    if aim == FREE_PLACE:
        return rising_squares(state, place) != 0
    if aim == CRYPT:
        return crypt_squares(state, place) != 0
    return bones_on(state, place) != 0


@rule
def any_place_serves(state: State, aim: int) -> bool:
    """Whether any place may be aimed at."""
    for place in range(state.placed):
        if place_serves(state, aim, place):
            return True
    return False


# When a card may be played ------------------------------------------------------------------------


@rule
def play_reason(state: State, seat: int, kind: int, moment: int) -> int:
    """Whether a card of the hand may be played, but for its quota and what it is aimed at."""
    if PLAYED_IN[kind] & moment == 0 or not is_its_time(state, seat, kind):
        return Reason.NOT_NOW
    if kind < ITEMS:
        if has_item(state, seat, kind):
            return Reason.IN_PLAY_ALREADY
        if kind == Card.HORSE and is_inside(state, state.pawn[seat]):
            return Reason.INSIDE_A_BUILDING
        return ALLOWED
    if points_of(state, seat) < COST_OF[kind]:
        return Reason.CANNOT_PAY
    return ALLOWED if finds_aim(state, seat, kind) else Reason.NO_AIM


@rule
def is_its_time(state: State, seat: int, kind: int) -> bool:
    """What a card says of the moment beyond the kind of moment."""
    match kind:
        case Card.BATTLE_FURY:
            return state.step == Step.ASK_FIGHT
        case Card.SECRET_PATH:
            return state.step == Step.ASK_STEP and state.secret_path == 0
        case Card.PICKPOCKET:
            return state.step == Step.ASK_STEP
        case Card.FORCED_MARCH:
            return seat == state.active
        case Card.MIRE:
            return seat != state.active
        case Card.LOST_IN_THE_FOG:
            return seat != state.active and state.leader == NOBODY
        case Card.SUDDEN_AMBUSH:
            return seat != state.active and not has_skeleton(state, state.pawn[state.active])
        case Card.MARCH_OF_BONES:
            return state.marches == 0
        case Card.NOT_TODAY:
            return is_answerable(state, seat)
        case Card.TURN_THE_TABLES:
            return is_answerable(state, seat) and target_seat(state, state.level) == seat
        case Card.RISE_AGAIN | Card.CALL_OF_THE_CRYPT | Card.CRUMBLE_TO_DUST | Card.RATTLE_LOOSE:
            return state.rolling == 0
        case _:
            return True


@rule
def is_answerable(state: State, seat: int) -> bool:
    """Whether the card on top is an opponent's and still counts."""
    return state.caller[state.level] != seat and not has(state.cancelled, state.level)


@rule
def finds_aim(state: State, seat: int, kind: int) -> bool:
    """Whether there is something for the card to work on."""
    match kind:
        case Card.HEALER:
            return state.lives[seat] < MOST_LIVES and lives_left(state) > 0
        case Card.RISE_AGAIN:
            return skeletons_in(state, 1) > 0 and any_place_serves(state, FREE_PLACE)
        case Card.DEAD_REMEMBER:
            return skeletons_in(state, 1) > 0
        case Card.CALL_OF_THE_CRYPT:
            return skeletons_in(state, 0) > 0 and any_place_serves(state, CRYPT)
        case Card.CRUMBLE_TO_DUST:
            return any_place_serves(state, PLACE)
        case Card.SUDDEN_AMBUSH:
            return skeletons_in(state, 0) > 0
        case Card.PICKPOCKET | Card.RUST | Card.TERROR | Card.RATTLE_LOOSE:
            return has_target(state, kind, seat)
        case _:
            return True
