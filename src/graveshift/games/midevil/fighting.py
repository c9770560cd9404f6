"""Fighting a skeleton (rules 1.9): weapon, rolls, raises, lives.

Under FIGHT code 0 fights with what was announced or with nothing, `WEAPON + card` announces a melee
weapon.  Under FAILED and RAISE `RAISE + colour` pays a collected skeleton; under FAILED REROLL pays
a life, MAIL uses Chain Mail, and GIVE_UP dies.
"""

from __future__ import annotations

from graveshift.engine.chance import roll
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, answered
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import (
    NO_COLOUR,
    goal_of,
    has_skeleton,
    points_of,
    skeleton_at,
    take_skeleton,
    wants_life,
)
from graveshift.games.midevil.cards import (
    BONUS_OF,
    EVENTS,
    IS_MELEE,
    NO_CARD,
    RANGE_OF,
    WEAR_OF,
    Card,
    Moment,
)
from graveshift.games.midevil.combat import IN_A_FIGHT, fight_over
from graveshift.games.midevil.components import COLOURS, KILLS_FROM, POINTS_OF
from graveshift.games.midevil.death import die
from graveshift.games.midevil.ending import check_goal
from graveshift.games.midevil.hands import has_item, inquire, lose_item, pose
from graveshift.games.midevil.lives import pay_life, take_life
from graveshift.games.midevil.options import LastLifeRerolls
from graveshift.games.midevil.state import Decision, Event, Reason, State, Step
from graveshift.games.midevil.windows import begin_window

FIGHT, WEAPON = 0, 1
"""Codes under FIGHT."""
RAISE, REROLL, MAIL, GIVE_UP = 1, 4, 5, 6
"""Codes under FAILED."""
LAST_CODE = GIVE_UP


@rule
def ask_fight(state: State) -> None:
    """Before the first roll; if the skeleton is gone there is no fight, and nothing is used up."""
    if has_skeleton(state, state.fight_square):
        pose(state, Decision.FIGHT, state.active)
    else:
        fight_over(state)


@rule
def start_fight(state: State) -> None:
    """The last moment before the first roll."""
    colour = skeleton_at(state, state.fight_square)
    if colour == NO_COLOUR:
        fight_over(state)
        return
    if state.warned == 0 and points_of(state, state.active) + POINTS_OF[colour] >= goal_of(state):
        state.warned = 1
        begin_window(state, Moment.LAST, Step.FIGHT_STARTS)
        return
    emit(state, EVERYBODY, Event.FIGHT, state.active, state.fight_square, colour)
    state.rolling = IN_A_FIGHT
    state.step = Step.ROLL_FIGHT
    if state.weapon != NO_CARD:
        use_weapon(state, state.weapon)


@rule
def use_weapon(state: State, kind: int) -> None:
    """What a fight costs a weapon: a use in this turn, some wear, or the water."""
    emit(state, EVERYBODY, Event.WEAPON, state.active, kind)
    if RANGE_OF[kind] > 0:
        state.shots[kind] += 1
    if WEAR_OF[kind] > 0:
        state.wear[state.active] -= 1
    if kind == Card.HOLY_WATER:
        lose_item(state, state.active, kind)
        state.step = Step.KILLED


@rule
def result_of(state: State) -> int:
    """The roll with all that is added to it."""
    total = state.fight_die + BONUS_OF[Card.BATTLE_FURY] * state.fury + state.raised
    return total if state.weapon == NO_CARD else total + BONUS_OF[state.weapon]


@rule
def roll_fight(state: State) -> None:
    """One roll: 4 or more kills."""
    state.fight_die = roll(state)
    state.raised = 0
    total = result_of(state)
    emit(state, EVERYBODY, Event.FIGHT_ROLLED, state.active, state.fight_die, total)
    state.step = Step.KILLED if total >= KILLS_FROM else Step.ASK_FAILED


@rule
def ask_failed(state: State) -> None:
    """A roll has failed."""
    pose(state, Decision.FAILED, state.active)


@rule
def ask_raise(state: State) -> None:
    """A raise has been begun and is not yet enough."""
    inquire(state, Decision.RAISE, state.active)


@rule
def take_kill(state: State) -> None:
    """The skeleton is collected; a life on the own square is taken."""
    square = state.fight_square
    colour = skeleton_at(state, square)
    take_skeleton(state, square, colour)
    state.collection[state.active, colour] += 1
    emit(state, EVERYBODY, Event.KILLED, state.active, square, colour)
    if square == state.pawn[state.active] and wants_life(state, state.active):
        take_life(state, state.active)
    wear_out(state)
    fight_over(state)
    check_goal(state)


@rule
def wear_out(state: State) -> None:
    """A War Hammer is gone after its third fight."""
    if state.weapon == Card.WAR_HAMMER and state.wear[state.active] == 0:
        lose_item(state, state.active, Card.WAR_HAMMER)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """A weapon, or none; what helps against a failed roll."""
    found = 0
    last = WEAPON + Card.HOLY_WATER if state.decision == Decision.FIGHT else LAST_CODE
    for code in range(last + 1):
        if why_not(state, seat, code) == ALLOWED:
            codes[found] = code
            found += 1
    return found


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """One weapon, announced before the roll; a raise that is enough; a life while there is one."""
    if state.decision == Decision.FIGHT:
        return weapon_reason(state, code)
    if RAISE <= code < RAISE + COLOURS:
        return raise_reason(state, code - RAISE)
    if state.decision == Decision.RAISE:
        return Reason.NOT_A_CHOICE
    match code:
        case 4:
            return ALLOWED if state.lives[seat] > 0 else Reason.NO_LIFE_LEFT
        case 5:
            return ALLOWED if has_item(state, seat, Card.CHAIN_MAIL) else Reason.NO_SUCH_WEAPON
        case 6:
            return ALLOWED if state.lives[seat] == 0 else Reason.HAS_A_LIFE
        case _:
            return Reason.NOT_A_CHOICE


@rule
def weapon_reason(state: State, code: int) -> int:
    """A melee weapon in play, unless a ranged one is in use."""
    if code == FIGHT:
        return ALLOWED
    kind = code - WEAPON
    if kind >= EVENTS or IS_MELEE[kind] == 0:
        return Reason.NOT_A_CHOICE
    if state.weapon != NO_CARD or not has_item(state, state.active, kind):
        return Reason.NO_SUCH_WEAPON
    return ALLOWED


@rule
def raise_reason(state: State, colour: int) -> int:
    """A skeleton that was collected, while all of them would be enough."""
    if state.collection[state.active, colour] == 0:
        return Reason.NONE_LEFT
    if result_of(state) + points_of(state, state.active) < KILLS_FROM:
        return Reason.TOO_FEW_POINTS
    return ALLOWED


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Announce, raise, roll again, or die."""
    answered(state, seat)
    if state.decision == Decision.FIGHT:
        if code != FIGHT:
            state.weapon = code - WEAPON
        state.step = Step.FIGHT_STARTS
    elif code < REROLL:
        pay_skeleton(state, code - RAISE)
    elif code == MAIL:
        lose_item(state, seat, Card.CHAIN_MAIL)
        state.step = Step.ROLL_FIGHT
    elif code == REROLL:
        pay_life(state, seat)
        state.step = Step.ROLL_FIGHT
        if state.lives[seat] == 0 and state.last_life_rerolls == LastLifeRerolls.FALSE:
            lose_fight(state, seat)
    else:
        lose_fight(state, seat)


@rule
def pay_skeleton(state: State, colour: int) -> None:
    """A skeleton leaves the game and raises the roll."""
    state.collection[state.active, colour] -= 1
    state.removed[colour] += 1
    state.raised += POINTS_OF[colour]
    emit(state, EVERYBODY, Event.RAISED, state.active, colour)
    state.step = Step.KILLED if result_of(state) >= KILLS_FROM else Step.ASK_RAISE


@rule
def lose_fight(state: State, seat: int) -> None:
    """The fighter dies; the skeleton stays where it is."""
    wear_out(state)
    fight_over(state)
    die(state, seat)
