"""The order of play, and nothing else (rules 1.5-1.7, 1.11, 1.12).

`advance` goes on until a seat owes a decision or the game is over.  What waits goes first: whoever
has died, damage, a card just drawn, an event half told; then the next step.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, RUNNING, standing
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead import (
    arming,
    combat,
    event_choices,
    events,
    gifts,
    health,
    interrupts,
    leading,
    onslaught,
    own_turn,
    playing,
    resources,
    round_end,
    round_start,
    setup,
)
from graveshift.games.walking_dead.decks import NOT_DRAWN
from graveshift.games.walking_dead.event_cards import NO_EVENT, EventCard
from graveshift.games.walking_dead.interrupts import LOAD
from graveshift.games.walking_dead.kinds import Decision, Event, Reason, Step, Whereabouts
from graveshift.games.walking_dead.options import LeaderLast
from graveshift.games.walking_dead.state import State


@rule
def begin(state: State) -> None:
    """Lay the game out and run it to its first decision."""
    setup.lay_out(state)
    advance(state)


@rule
def advance(state: State) -> None:
    """Run on until somebody must choose; then see who else may speak up."""
    while state.owes == 0 and state.ending == RUNNING:
        if state.dying != 0:
            health.next_dying(state)
        elif health.is_hurt(state):
            health.next_hurt(state)
        elif state.card != NOT_DRAWN:
            resources.next_card(state)
        elif state.event != NO_EVENT:
            events.next_line(state)
        else:
            take_step(state)
    if state.ending == RUNNING:
        state.may = interrupts.who_may(state)


@rule
def take_step(state: State) -> None:
    """One step of the order of play."""
    match state.step:
        case Step.CHARACTERS:
            setup.next_character(state)
        case Step.LAY_OUT:
            setup.lay_out_rest(state)
        case Step.BEGIN_ROUND:
            round_start.begin_round(state)
        case Step.BEGIN_TURN:
            begin_turn(state)
        case Step.ABILITY:
            leading.use_ability(state)
        case Step.MOVE:
            leading.next_pawn(state)
        case Step.OWN_MOVE:
            own_turn.begin_own_move(state)
        case Step.COLLECT:
            own_turn.begin_collect(state)
        case Step.DRAW:
            own_turn.begin_draw(state)
        case Step.EXCHANGE:
            own_turn.begin_exchange(state)
        case Step.EVENTS:
            playing.begin_events(state)
        case Step.NEXT_EVENT:
            playing.next_event(state)
        case Step.END_TURN:
            state.turn += 1
            state.step = Step.BEGIN_TURN
        case _:
            fight_and_end(state)


@rule
def fight_and_end(state: State) -> None:
    """One step of combat or of the round's end."""
    match state.step:
        case Step.MOTORCYCLE:
            arming.next_motorcycle(state)
        case Step.WEAPONS:
            arming.ask_for_weapons(state)
        case Step.LOCK_WEAPONS:
            arming.lock_weapons(state)
        case Step.NEXT_PLACE:
            combat.next_place(state)
        case Step.MELEE:
            combat.next_melee(state)
        case Step.MELEE_ROLLED:
            combat.after_melee_roll(state)
        case Step.MELEE_DONE:
            combat.end_melee(state)
        case Step.RANGED:
            combat.shoot(state)
        case Step.POOL:
            combat.next_in_pool(state)
        case Step.POOL_DONE:
            combat.end_pool(state)
        case Step.PULLS:
            combat.next_pull(state)
        case Step.FLASHBANGS:
            combat.next_flashbang(state)
        case Step.WALKERS_ACT:
            onslaught.begin_onslaught(state)
        case Step.SPLIT:
            onslaught.next_attack(state)
        case Step.EATING:
            onslaught.eat_unwatched(state)
        case Step.HEALING:
            round_end.next_healing(state)
        case Step.COINS:
            round_end.next_coin(state)
        case _:
            round_end.end_round(state)


@rule
def begin_turn(state: State) -> None:
    """The leader's turn, then each other's; the leader who plays last comes once more."""
    plays_last = state.leader_last == LeaderLast.TRUE and state.seats > 1
    if state.turn > state.seats or (state.turn == state.seats and not plays_last):
        end_turns(state)
        return
    state.gave = 0
    state.asked_for = 0
    if state.turn == 0:
        state.step = Step.ABILITY
    elif state.turn == state.seats:
        state.step = Step.EVENTS
    else:
        state.step = Step.OWN_MOVE


@rule
def end_turns(state: State) -> None:
    """Everybody has had a turn: a promise is over, and combat begins."""
    if state.event_at[EventCard.PROMISE_ME] == Whereabouts.BESIDE:
        state.event_at[EventCard.PROMISE_ME] = Whereabouts.DISCARD
        emit(state, EVERYBODY, Event.PROMISE_ENDS)
    arming.begin_combat(state)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """What the seat may choose now."""
    if standing(state, seat) != ALLOWED:
        return 0
    number = 0
    if has(state.owes, seat) or interrupts.may_choose_too(state, seat):
        number = choices_of_decision(state, seat, codes)
    return interrupts.choices(state, seat, codes, number)


@rule
def choices_of_decision(state: State, seat: int, codes: Codes) -> int:
    """What may be chosen in the decision of the moment."""
    match state.decision:
        case Decision.CHARACTER:
            return setup.choices(state, seat, codes)
        case Decision.ANDREA | Decision.GLENN | Decision.MAGGIE | Decision.MOVE:
            return leading.choices(state, seat, codes)
        case Decision.OWN_MOVE | Decision.COLLECT | Decision.DRAW | Decision.EXCHANGE:
            return own_turn.choices(state, seat, codes)
        case Decision.LOAD | Decision.HEAL_HERE | Decision.LOAD_ONE:
            return resources.choices(state, seat, codes)
        case Decision.OBJECT | Decision.ONTO:
            return gifts.choices(state, seat, codes)
        case Decision.EVENT:
            return playing.choices(state, seat, codes)
        case Decision.MOTORCYCLE | Decision.WEAPON:
            return arming.choices(state, seat, codes)
        case Decision.REROLL | Decision.ALLIES | Decision.POOL | Decision.PULL | Decision.FLASHBANG:
            return combat.choices(state, seat, codes)
        case Decision.SPLIT:
            return onslaught.choices(state, seat, codes)
        case Decision.ARMOUR | Decision.REPLACEMENT | Decision.EQUIPMENT:
            return health.choices(state, seat, codes)
        case Decision.HEAL | Decision.COIN:
            return round_end.choices(state, seat, codes)
        case _:
            return event_choices.choices(state, seat, codes)


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """ALLOWED, or the reason why the seat may not choose this."""
    reason = standing(state, seat)
    if reason != ALLOWED:
        return reason
    if code >= LOAD:
        return interrupts.why_not(state, seat, code)
    if not has(state.owes, seat) and not interrupts.may_choose_too(state, seat):
        return Reason.NOT_ASKED
    match state.decision:
        case Decision.CHARACTER:
            return setup.why_not(state, seat, code)
        case Decision.ANDREA | Decision.GLENN | Decision.MAGGIE | Decision.MOVE:
            return leading.why_not(state, seat, code)
        case Decision.OWN_MOVE | Decision.COLLECT | Decision.DRAW | Decision.EXCHANGE:
            return own_turn.why_not(state, seat, code)
        case Decision.LOAD | Decision.HEAL_HERE | Decision.LOAD_ONE:
            return resources.why_not(state, seat, code)
        case Decision.OBJECT | Decision.ONTO:
            return gifts.why_not(state, seat, code)
        case Decision.EVENT:
            return playing.why_not(state, seat, code)
        case Decision.MOTORCYCLE | Decision.WEAPON:
            return arming.why_not(state, seat, code)
        case Decision.REROLL | Decision.ALLIES | Decision.POOL | Decision.PULL | Decision.FLASHBANG:
            return combat.why_not(state, seat, code)
        case Decision.SPLIT:
            return onslaught.why_not(state, seat, code)
        case Decision.ARMOUR | Decision.REPLACEMENT | Decision.EQUIPMENT:
            return health.why_not(state, seat, code)
        case Decision.HEAL | Decision.COIN:
            return round_end.why_not(state, seat, code)
        case _:
            return event_choices.why_not(state, seat, code)


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Make an allowed choice and run on to the next decision."""
    if code >= LOAD:
        interrupts.choose(state, seat, code)
    else:
        choose_in_decision(state, seat, code)
    advance(state)


@rule
def choose_in_decision(state: State, seat: int, code: int) -> None:
    """Answer what is to be decided."""
    match state.decision:
        case Decision.CHARACTER:
            setup.choose(state, seat, code)
        case Decision.ANDREA | Decision.GLENN | Decision.MAGGIE | Decision.MOVE:
            leading.choose(state, seat, code)
        case Decision.OWN_MOVE | Decision.COLLECT | Decision.DRAW | Decision.EXCHANGE:
            own_turn.choose(state, seat, code)
        case Decision.LOAD | Decision.HEAL_HERE | Decision.LOAD_ONE:
            resources.choose(state, seat, code)
        case Decision.OBJECT | Decision.ONTO:
            gifts.choose(state, seat, code)
        case Decision.EVENT:
            playing.choose(state, seat, code)
        case Decision.MOTORCYCLE | Decision.WEAPON:
            arming.choose(state, seat, code)
        case Decision.REROLL | Decision.ALLIES | Decision.POOL | Decision.PULL | Decision.FLASHBANG:
            combat.choose(state, seat, code)
        case Decision.SPLIT:
            onslaught.choose(state, seat, code)
        case Decision.ARMOUR | Decision.REPLACEMENT | Decision.EQUIPMENT:
            health.choose(state, seat, code)
        case Decision.HEAL | Decision.COIN:
            round_end.choose(state, seat, code)
        case _:
            event_choices.choose(state, seat, code)
