"""The pawn's turn (rules 1.4 steps 3 to 7, 1.7, 1.8): fight where you stand, draw, roll, move.

Under GO_ON the one code goes on.  Under STEP a code is a direction, STOP, or `SHOOT + card`.  Under
TAKE_HORSE code 1 takes the horse and 0 leaves it.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.chance import roll
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, NOBODY, answered
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import (
    ALTAR,
    book_lies_at,
    is_inside,
    is_legal,
    neighbour,
    step_from,
    wants_life,
)
from graveshift.games.midevil.cards import MARCH, Card, Moment
from graveshift.games.midevil.combat import fight_if_met
from graveshift.games.midevil.components import DIRECTIONS, DOUBLED, HAND, SQUARES
from graveshift.games.midevil.ending import check_altar
from graveshift.games.midevil.hands import draw_card, has_item, pose
from graveshift.games.midevil.lives import take_life
from graveshift.games.midevil.options import BookFightAutomatic
from graveshift.games.midevil.riding import (
    IS_DOUBLED,
    double_rest,
    get_off,
    get_on,
    rides,
    steps_on_foot,
)
from graveshift.games.midevil.shooting import shot_reason, take_weapon
from graveshift.games.midevil.state import (
    NOWHERE,
    Decision,
    Event,
    Phase,
    Reason,
    State,
    Step,
)
from graveshift.games.midevil.windows import begin_window

STOP = 4
SHOOT = 8
"""The first code of a ranged weapon under STEP."""
LAST_WEAPON = Card.CROSSBOW.value
GO = 0
LEAVE, TAKE = 0, 1


@rule
def stand(state: State) -> None:
    """Step 3: a skeleton on the own square is fought."""
    state.phase = Phase.STAND
    fight_if_met(state, Step.STAND_DUEL)


@rule
def draw_cards(state: State) -> None:
    """Step 4: a hand of fewer than three is filled up."""
    while state.held[state.active] < HAND and draw_card(state, state.active):
        continue
    state.step = Step.ASK_GO_ON


@rule
def ask_go_on(state: State) -> None:
    """Before the die is rolled for the movement."""
    pose(state, Decision.GO_ON, state.active)


@rule
def roll_move(state: State) -> None:
    """Step 5: the die, and who would change it."""
    state.phase = Phase.MOVEMENT
    state.marches = 0
    state.mires = 0
    state.steps = 0
    state.doubled = 0
    state.die = roll(state)
    emit(state, EVERYBODY, Event.MOVE_ROLLED, state.active, state.die)
    begin_window(state, Moment.MOVE, Step.MOVE)


@rule
def begin_move(state: State) -> None:
    """What is added, then halved, then ridden; an ambush is fought before the first step."""
    state.steps = (state.die + MARCH * state.marches) >> state.mires
    if rides(state, state.active):
        state.doubled = IS_DOUBLED
        state.steps *= DOUBLED
    emit(state, EVERYBODY, Event.STEPS, state.active, state.steps)
    fight_if_met(state, Step.ASK_STEP)


@rule
def ask_step(state: State) -> None:
    """One step at a time; whoever leads the active player is asked in its place."""
    who = state.active if state.leader == NOBODY else state.leader
    pose(state, Decision.STEP, who)


@rule
def target_of(state: State, direction: int) -> int:
    """Where a step leads, or NOWHERE; on a secret path to every legal square next to one's own."""
    square = state.pawn[state.active]
    if state.secret_path == 0:
        return step_from(state, square, direction)
    target = neighbour(state, square, direction)
    return target if target != NOWHERE and is_legal(state, target) else NOWHERE


@rule
def gets_off(state: State, target: int) -> bool:
    """Whether a step leads a rider into a building."""
    outside = not is_inside(state, state.pawn[state.active])
    return outside and is_inside(state, target) and rides(state, state.active)


@rule
def step_reason(state: State, direction: int) -> int:
    """A step left, a way, no terror, and enough steps when the horse stays outside."""
    target = target_of(state, direction)
    if target == NOWHERE:
        return Reason.NO_WAY
    if state.steps == 0:
        return Reason.NO_STEPS_LEFT
    if state.bound != NOWHERE and state.bound != target // SQUARES:
        return Reason.TERRIFIED
    if gets_off(state, target) and steps_on_foot(state) == 0:
        return Reason.CANNOT_GET_OFF
    return ALLOWED


@rule
def walk(state: State) -> None:
    """One step is taken; the others are asked first when it leads the bearer to the Altar."""
    seat = state.active
    target = target_of(state, state.heading)
    if target == ALTAR and state.bearer == seat and state.warned == 0:
        state.warned = 1
        begin_window(state, Moment.LAST, Step.WALK)
        return
    if gets_off(state, target):
        get_off(state)
    state.steps -= 1
    emit(state, EVERYBODY, Event.STEPPED, seat, state.pawn[seat], target)
    state.pawn[seat] = target
    state.heading = NOWHERE
    fight_if_met(state, Step.SETTLE)


@rule
def settle(state: State) -> None:
    """What lies on the square is taken: a life, the book, the own horse; the Altar may win."""
    seat, square = state.active, state.pawn[state.active]
    if wants_life(state, seat):
        take_life(state, seat)
    if book_lies_at(state, square):
        state.bearer = seat
        emit(state, EVERYBODY, Event.BOOK_TAKEN, seat)
    check_altar(state)
    if state.parked[seat] == square:
        get_on(state)
    state.step = Step.ASK_HORSE


@rule
def horse_here(state: State) -> int:
    """The next seat whose horse stands here without its rider, or NOBODY."""
    if has_item(state, state.active, Card.HORSE):
        return NOBODY
    for distance in range(1, state.seats):
        owner = (state.active + distance) % state.seats
        if state.parked[owner] == state.pawn[state.active]:
            return owner
    return NOBODY


@rule
def ask_horse(state: State) -> None:
    """A horse stands here, and one has none."""
    if horse_here(state) == NOBODY:
        state.step = Step.MEET
    else:
        pose(state, Decision.TAKE_HORSE, state.active)


@rule
def meets_bearer(state: State) -> bool:
    """Whether the bearer is on the same square, and was not fought in this turn."""
    bearer = state.bearer
    if bearer == NOBODY or bearer == state.active or has(state.fought, bearer):  # noqa: PLR1714
        return False
    return state.pawn[bearer] == state.pawn[state.active]


@rule
def meet(state: State, otherwise: int) -> None:
    """The bearer is met, at the start of the turn or on the way."""
    state.after_fight = otherwise
    if not meets_bearer(state):
        state.step = otherwise
    elif state.book_fight_automatic == BookFightAutomatic.TRUE:
        state.step = Step.ROLL_DUEL
    else:
        state.step = Step.ASK_DECLARE


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Go on; step, stop or shoot; take the horse or leave it."""
    found = 0
    last = SHOOT + LAST_WEAPON if state.decision == Decision.STEP else TAKE
    for code in range(last + 1):
        if why_not(state, seat, code) == ALLOWED:
            codes[found] = code
            found += 1
    return found


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """Steps are steps of the map; who is led does not shoot."""
    match state.decision:
        case Decision.GO_ON:
            return ALLOWED if code == GO else Reason.NOT_A_CHOICE
        case Decision.TAKE_HORSE:
            return ALLOWED if code <= TAKE else Reason.NOT_A_CHOICE
        case _:
            if code < DIRECTIONS:
                return step_reason(state, code)
            if code == STOP:
                return ALLOWED
            return Reason.NOT_A_CHOICE if code < SHOOT else shot_reason(state, code - SHOOT)


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Go on; step, stop or shoot; take the horse or leave it."""
    answered(state, seat)
    match state.decision:
        case Decision.GO_ON:
            state.step = Step.ROLL_MOVE
        case Decision.TAKE_HORSE:
            state.step = Step.MEET
            if code == TAKE:
                take_horse(state, horse_here(state))
        case _:
            if code >= SHOOT:
                take_weapon(state, code - SHOOT)
            elif code == STOP:
                emit(state, EVERYBODY, Event.STOPPED, state.active, state.steps)
                state.step = Step.ROLL_BONES
            else:
                state.heading = code
                state.warned = 0
                state.step = Step.WALK


@rule
def take_horse(state: State, owner: int) -> None:
    """The card goes to the thief, who rides on."""
    state.items[owner] &= ~(1 << Card.HORSE)
    state.items[state.active] |= 1 << Card.HORSE
    state.parked[owner] = NOWHERE
    emit(state, EVERYBODY, Event.HORSE_TAKEN, state.active, owner)
    double_rest(state)
