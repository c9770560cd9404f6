"""The order of play, and nothing else (rules 1.4, 2.4).

`advance` takes one step after another until a seat owes a decision or the game is over.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.contract import Codes
from graveshift.engine.frame import (
    ALLOWED,
    REVISE,
    RUNNING,
    may_revise,
    reopened,
    standing,
)
from graveshift.engine.rule import rule
from graveshift.games.midevil import (
    announcing,
    bookfight,
    effects,
    fighting,
    filling,
    moving,
    picking,
    placing,
    rounds,
    setup,
    shooting,
    skeletons,
    windows,
)
from graveshift.games.midevil.state import Decision, Reason, State, Step


@rule
def begin(state: State) -> None:
    """Lay the game out; its first decision is where the first skeleton stands."""
    setup.lay_out_table(state)
    filling.ask_fill(state)


@rule
def advance(state: State) -> None:
    """Run on until somebody must choose."""
    while state.owes == 0 and state.ending == RUNNING:
        if state.step <= Step.MEET:
            take_step(state)
        else:
            take_later_step(state)


@rule
def take_step(state: State) -> None:
    """One step of the turn, as far as its movement."""
    match state.step:
        case Step.BEGIN_TURN:
            rounds.begin_turn(state)
        case Step.ASK_BEGIN:
            placing.ask_begin(state)
        case Step.DRAW_TILE:
            placing.draw_tile(state)
        case Step.ASK_MAP:
            placing.ask_map(state)
        case Step.ASK_PLACE:
            placing.ask_place(state)
        case Step.ASK_TURN:
            placing.ask_turn(state)
        case Step.TILE_PLACED:
            filling.fill_new_tile(state)
        case Step.ASK_FILL:
            filling.ask_fill(state)
        case Step.STAND:
            moving.stand(state)
        case Step.STAND_DUEL:
            moving.meet(state, Step.DRAW_CARDS)
        case Step.DRAW_CARDS:
            moving.draw_cards(state)
        case Step.ASK_GO_ON:
            moving.ask_go_on(state)
        case Step.ROLL_MOVE:
            moving.roll_move(state)
        case Step.MOVE:
            moving.begin_move(state)
        case Step.ASK_STEP:
            moving.ask_step(state)
        case Step.WALK:
            moving.walk(state)
        case Step.SETTLE:
            moving.settle(state)
        case Step.ASK_HORSE:
            moving.ask_horse(state)
        case _:
            moving.meet(state, Step.ASK_STEP)


@rule
def take_later_step(state: State) -> None:
    """One step of a fight, of the skeletons, of the end of a turn, or of a card."""
    match state.step:
        case Step.ASK_SHOOT:
            shooting.ask_shoot(state)
        case Step.ASK_FIGHT:
            fighting.ask_fight(state)
        case Step.FIGHT_STARTS:
            fighting.start_fight(state)
        case Step.ROLL_FIGHT:
            fighting.roll_fight(state)
        case Step.ASK_FAILED:
            fighting.ask_failed(state)
        case Step.ASK_RAISE:
            fighting.ask_raise(state)
        case Step.KILLED:
            fighting.take_kill(state)
        case Step.ASK_DECLARE:
            bookfight.ask_declare(state)
        case Step.ROLL_DUEL:
            bookfight.roll_duel(state)
        case Step.ASK_STAKES:
            bookfight.ask_stakes(state)
        case Step.REVEAL:
            bookfight.reveal(state)
        case Step.ASK_REROLL:
            bookfight.ask_reroll(state)
        case Step.DUEL_ENDS:
            bookfight.end_duel(state)
        case Step.ROLL_BONES:
            skeletons.roll_bones(state)
        case Step.BONES:
            skeletons.begin_bones(state)
        case Step.ASK_BONES:
            skeletons.ask_bones(state)
        case Step.ASK_BONE_STEP:
            skeletons.ask_bone_step(state)
        case Step.ASK_HAND_LIMIT:
            rounds.ask_hand_limit(state)
        case Step.ASK_DISCARD:
            rounds.ask_discard(state)
        case Step.END_TURN:
            rounds.end_turn(state)
        case Step.COLLECTED:
            windows.collect(state)
        case Step.NEXT_PICK:
            announcing.next_pick(state)
        case Step.CARD_COUNTS:
            effects.card_counts(state)
        case Step.CARD_DONE:
            announcing.card_done(state)
        case Step.ASK_FLOOR:
            announcing.ask_floor(state)
        case Step.ASK_REMEMBER:
            effects.ask_remember(state)
        case _:
            effects.ask_rattle(state)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """What the seat may choose now."""
    if standing(state, seat) != ALLOWED:
        return 0
    if not has(state.owes, seat):
        codes[0] = windows.HOLD if has(state.may, seat) else REVISE
        return 1
    if announcing.is_picking(state, seat):
        return picking.stage_choices(state, seat, codes)
    return announcing.choices(state, seat, codes, chapter_choices(state, seat, codes))


@rule
def chapter_choices(state: State, seat: int, codes: Codes) -> int:
    """What the chapter of the decision offers."""
    match state.decision:
        case Decision.WINDOW | Decision.FLOOR:
            return announcing.pass_choice(codes)
        case Decision.STEP | Decision.GO_ON | Decision.TAKE_HORSE:
            return moving.choices(state, seat, codes)
        case Decision.BONES | Decision.BONE_STEP:
            return skeletons.choices(state, seat, codes)
        case Decision.FILL:
            return filling.choices(state, seat, codes)
        case Decision.FIGHT | Decision.FAILED | Decision.RAISE:
            return fighting.choices(state, seat, codes)
        case Decision.BEGIN | Decision.MAP | Decision.PLACE | Decision.TURN_TILE:
            return placing.choices(state, seat, codes)
        case Decision.HAND_LIMIT | Decision.DISCARD:
            return rounds.choices(state, seat, codes)
        case Decision.DECLARE | Decision.STAKE | Decision.REROLL:
            return bookfight.choices(state, seat, codes)
        case Decision.SHOOT:
            return shooting.choices(state, seat, codes)
        case _:
            return effects.choices(state, seat, codes)


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """ALLOWED, or the reason why the seat may not choose this."""
    reason = standing(state, seat)
    if reason != ALLOWED:
        return reason
    if code == REVISE:
        return ALLOWED if may_revise(state, seat) else Reason.NOT_A_CHOICE
    if not has(state.owes, seat):
        if has(state.may, seat):
            return ALLOWED if code == windows.HOLD else Reason.NOT_A_CHOICE
        return Reason.NOT_ASKED
    if announcing.is_picking(state, seat):
        return picking.stage_reason(state, seat, code)
    if code >= picking.CARD and announcing.may_play_own(state, seat):
        return announcing.card_reason(state, seat, code, announcing.moment_for(state))
    return chapter_reason(state, seat, code)


@rule
def chapter_reason(state: State, seat: int, code: int) -> int:
    """What the chapter of the decision says."""
    match state.decision:
        case Decision.WINDOW | Decision.FLOOR:
            return announcing.why_not(state, seat, code)
        case Decision.STEP | Decision.GO_ON | Decision.TAKE_HORSE:
            return moving.why_not(state, seat, code)
        case Decision.BONES | Decision.BONE_STEP:
            return skeletons.why_not(state, seat, code)
        case Decision.FILL:
            return filling.why_not(state, seat, code)
        case Decision.FIGHT | Decision.FAILED | Decision.RAISE:
            return fighting.why_not(state, seat, code)
        case Decision.BEGIN | Decision.MAP | Decision.PLACE | Decision.TURN_TILE:
            return placing.why_not(state, seat, code)
        case Decision.HAND_LIMIT | Decision.DISCARD:
            return rounds.why_not(state, seat, code)
        case Decision.DECLARE | Decision.STAKE | Decision.REROLL:
            return bookfight.why_not(state, seat, code)
        case Decision.SHOOT:
            return shooting.why_not(state, seat, code)
        case _:
            return effects.why_not(state, seat, code)


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Make an allowed choice and run on to the next decision."""
    if code == REVISE:
        reopened(state, seat)
        take_back(state, seat)
        return
    if not has(state.owes, seat):
        windows.take_floor(state, seat)
    elif plays_cards(state, seat, code):
        announcing.choose(state, seat, code)
    else:
        chapter_chooses(state, seat, code)
    advance(state)


@rule
def plays_cards(state: State, seat: int, code: int) -> bool:
    """Whether a choice is about cards of the hand."""
    if state.decision in (Decision.WINDOW, Decision.FLOOR):
        return True
    return code >= picking.CARD or announcing.is_picking(state, seat)


@rule
def chapter_chooses(state: State, seat: int, code: int) -> None:
    """The chapter of the decision carries it out."""
    match state.decision:
        case Decision.STEP | Decision.GO_ON | Decision.TAKE_HORSE:
            moving.choose(state, seat, code)
        case Decision.BONES | Decision.BONE_STEP:
            skeletons.choose(state, seat, code)
        case Decision.FILL:
            filling.choose(state, seat, code)
        case Decision.FIGHT | Decision.FAILED | Decision.RAISE:
            fighting.choose(state, seat, code)
        case Decision.BEGIN | Decision.MAP | Decision.PLACE | Decision.TURN_TILE:
            placing.choose(state, seat, code)
        case Decision.HAND_LIMIT | Decision.DISCARD:
            rounds.choose(state, seat, code)
        case Decision.DECLARE | Decision.STAKE | Decision.REROLL:
            bookfight.choose(state, seat, code)
        case Decision.SHOOT:
            shooting.choose(state, seat, code)
        case _:
            effects.choose(state, seat, code)


@rule
def take_back(state: State, seat: int) -> None:
    """A sealed answer is no answer any more."""
    if state.decision == Decision.STAKE:
        bookfight.take_back(state, seat)
    else:
        picking.clear_pick(state, seat)
