"""The fight for the book (rules 1.12): between the bearer and the active player only.

Under DECLARE code 1 fights and 0 lets be.  Under STAKE READY is the last stage, `1 + colour` stakes
one more skeleton, STAKE_LIFE one more life.  Under REROLL code 1 rolls again and 0 passes.
"""

from __future__ import annotations

from graveshift.engine.bits import only
from graveshift.engine.chance import roll
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, NOBODY, answered, ask_sealed
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.midevil.cards import Moment
from graveshift.games.midevil.combat import IN_A_BOOK_FIGHT
from graveshift.games.midevil.components import COLOURS, POINTS_OF
from graveshift.games.midevil.death import die
from graveshift.games.midevil.ending import check_altar
from graveshift.games.midevil.hands import pose
from graveshift.games.midevil.options import BookFightLoserDies
from graveshift.games.midevil.state import (
    FIGHTERS,
    Decision,
    Event,
    Phase,
    Reason,
    State,
    Step,
)
from graveshift.games.midevil.windows import begin_window

NO, YES = 0, 1
"""Codes under DECLARE and REROLL."""
READY, STAKE_SKELETON = 0, 1
STAKE_LIFE = STAKE_SKELETON + COLOURS
"""Codes under STAKE."""
STAKED_LIVES = COLOURS
"""Where lives stand among what is staked."""
ATTACKER, DEFENDER = 0, 1


@rule
def seat_of(state: State, fighter: int) -> int:
    """The seat of a fighter."""
    return state.active if fighter == ATTACKER else state.rival


@rule
def fighter_of(state: State, seat: int) -> int:
    """Which fighter a seat is."""
    return ATTACKER if seat == state.active else DEFENDER


@rule
def ask_declare(state: State) -> None:
    """The bearer is here."""
    pose(state, Decision.DECLARE, state.active)


@rule
def roll_duel(state: State) -> None:
    """Both roll openly."""
    state.rival = state.bearer
    state.rolling = IN_A_BOOK_FIGHT
    state.fought |= only(state.rival)
    emit(state, EVERYBODY, Event.DUEL, state.active, state.rival)
    for fighter in range(FIGHTERS):
        roll_for(state, fighter)
    begin_window(state, Moment.BOOK, Step.ASK_STAKES)


@rule
def roll_for(state: State, fighter: int) -> None:
    """A fighter's die."""
    die_shown = roll(state)
    state.duel_die[fighter] = die_shown
    emit(state, EVERYBODY, Event.DUEL_ROLLED, seat_of(state, fighter), die_shown)


@rule
def ask_stakes(state: State) -> None:
    """Both choose in secret."""
    for fighter in range(FIGHTERS):
        clear_stake(state, fighter)
        state.draft[seat_of(state, fighter)] = 0
    state.step = Step.REVEAL
    state.may = 0
    ask_sealed(state, Decision.STAKE, only(state.active) | only(state.rival))


@rule
def clear_stake(state: State, fighter: int) -> None:
    """Nothing is staked."""
    for piece in range(COLOURS + 1):
        state.stake[fighter, piece] = 0


@rule
def left_to_stake(state: State, seat: int, piece: int) -> int:
    """What a fighter could still add."""
    there = state.lives[seat] if piece == STAKED_LIVES else state.collection[seat, piece]
    return there - state.stake[fighter_of(state, seat), piece]


@rule
def reveal(state: State) -> None:
    """Both stakes lie open: the skeletons leave the game, the lives go to the supply."""
    state.sealed = 0
    state.no_return += 1
    for fighter in range(FIGHTERS):
        seat = seat_of(state, fighter)
        state.draft[seat] = 0
        for colour in range(COLOURS):
            state.collection[seat, colour] -= state.stake[fighter, colour]
            state.removed[colour] += state.stake[fighter, colour]
        state.lives[seat] -= state.stake[fighter, STAKED_LIVES]
        whites, reds = state.stake[fighter, 0], state.stake[fighter, 1]
        emit(state, EVERYBODY, Event.STAKED, seat, whites, reds, state.stake[fighter, 2])
        emit(state, EVERYBODY, Event.LIVES_STAKED, seat, state.stake[fighter, STAKED_LIVES])
    state.duel_turn = ATTACKER
    state.duel_passes = 0
    state.step = Step.ASK_REROLL


@rule
def ask_reroll(state: State) -> None:
    """Alternately, whoever has staked lives left; it ends when both pass in a row."""
    while state.duel_passes < FIGHTERS and state.stake[state.duel_turn, STAKED_LIVES] == 0:
        pass_roll(state)
    if state.duel_passes == FIGHTERS:
        state.step = Step.DUEL_ENDS
    else:
        pose(state, Decision.REROLL, seat_of(state, state.duel_turn))


@rule
def pass_roll(state: State) -> None:
    """The turn to roll again goes over."""
    state.duel_passes += 1
    state.duel_turn = 1 - state.duel_turn


@rule
def result_for(state: State, fighter: int) -> int:
    """Die and staked points."""
    total = state.duel_die[fighter]
    for colour in range(COLOURS):
        total += POINTS_OF[colour] * state.stake[fighter, colour]
    return total


@rule
def end_duel(state: State) -> None:
    """The higher result has the book; a tie changes nothing."""
    attack, defence = result_for(state, ATTACKER), result_for(state, DEFENDER)
    emit(state, EVERYBODY, Event.DUEL_RESULT, state.active, attack)
    emit(state, EVERYBODY, Event.DUEL_RESULT, state.rival, defence)
    loser = state.rival if attack > defence else state.active
    if attack > defence:
        state.bearer = state.active
        emit(state, EVERYBODY, Event.BOOK_WON, state.active)
    else:
        emit(state, EVERYBODY, Event.BOOK_KEPT, state.rival)
    for fighter in range(FIGHTERS):
        clear_stake(state, fighter)
        state.duel_die[fighter] = 0
    state.rival = NOBODY
    state.rolling = 0
    state.step = state.after_fight
    if attack != defence and state.book_fight_loser_dies == BookFightLoserDies.TRUE:
        die(state, loser)
    if state.phase == Phase.MOVEMENT:
        check_altar(state)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Yes or no; one more of what one has, or ready."""
    found = 0
    for code in range(STAKE_LIFE + 1):
        if why_not(state, seat, code) == ALLOWED:
            codes[found] = code
            found += 1
    return found


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """Nobody stakes what it has not."""
    if state.decision != Decision.STAKE:
        return ALLOWED if code <= YES else Reason.NOT_A_CHOICE
    if code > STAKE_LIFE:
        return Reason.NOT_A_CHOICE
    if code == READY or left_to_stake(state, seat, code - STAKE_SKELETON) > 0:
        return ALLOWED
    return Reason.NOTHING_MORE_TO_STAKE


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Fight or not; stake or be ready; roll or pass."""
    match state.decision:
        case Decision.DECLARE:
            answered(state, seat)
            state.step = state.after_fight
            if code == YES:
                state.step = Step.ROLL_DUEL
        case Decision.STAKE:
            if code == READY:
                answered(state, seat)
            else:
                state.draft[seat] += 1
                state.stake[fighter_of(state, seat), code - STAKE_SKELETON] += 1
        case _:
            answered(state, seat)
            if code == YES:
                state.stake[state.duel_turn, STAKED_LIVES] -= 1
                state.duel_passes = 0
                roll_for(state, state.duel_turn)
                state.duel_turn = 1 - state.duel_turn
            else:
                emit(state, EVERYBODY, Event.DUEL_PASSED, seat)
                pass_roll(state)


@rule
def take_back(state: State, seat: int) -> None:
    """A stake begins anew."""
    clear_stake(state, fighter_of(state, seat))
