"""The walkers act (rules 1.12 step 1; D23): they hurt who is there, and eat where nobody is.

Under SPLIT a code below 64 is the damage for the next player there, in turn order, the last one
bearing the rest; 64 and a seat takes that seat's proposal.  The leader decides; anybody else there
may lodge one proposal, share by share, and back others' proposals.  One that all there back holds
without the leader.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has, only
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, answered, ask
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import LOCATIONS, SEATS, WALLS, Location
from graveshift.games.walking_dead.health import bearable
from graveshift.games.walking_dead.kinds import Decision, Event, Phase, Reason, Step
from graveshift.games.walking_dead.places import (
    begin_circuit,
    is_alone,
    normal_walkers,
    place_in_order,
    seat_in_order,
    seats_at,
    stack_here,
)
from graveshift.games.walking_dead.stacks import eat
from graveshift.games.walking_dead.state import State

TAKE_PROPOSAL = 64
"""Added to the seat whose proposal is taken or backed."""


@rule
def begin_onslaught(state: State) -> None:
    """Count who acts, before anybody is hurt."""
    state.phase = Phase.ROUND_END
    emit(state, EVERYBODY, Event.PHASE, Phase.ROUND_END)
    for seat in range(state.seats):
        if is_alone(state, seat):
            state.alone |= 1 << seat
    for place in range(LOCATIONS):
        state.active[place] = walkers_that_act(state, place)
    begin_circuit(state, state.leader)
    state.circuit = 0
    state.step = Step.SPLIT


@rule
def walkers_that_act(state: State, place: int) -> int:
    """Neither fresh ones nor those behind the prison's walls; nobody where a Flashbang burnt."""
    if has(state.flashed, place):
        return 0
    acting = normal_walkers(state, place)
    if place == Location.PRISON:
        acting = max(acting - WALLS, state.pulled[place])
    return acting


@rule
def next_attack(state: State) -> None:
    """At the next location where players are, as much damage as there are walkers that act."""
    while state.circuit < LOCATIONS:
        place = place_in_order(state, state.circuit)
        state.circuit += 1
        there, damage = seats_at(state, place), state.active[place]
        if there != 0 and damage > 0:
            emit(state, EVERYBODY, Event.ATTACK, place, damage)
            state.place = place
            attack(state, there, damage)
            return
    state.circuit = 0
    state.step = Step.EATING


@rule
def attack(state: State, there: int, damage: int) -> None:
    """One player bears it all, several what they can if it is more; else it is split."""
    limit = capacity(state, there)
    if damage < limit and there & (there - 1) != 0:
        begin_split(state)
        return
    for seat in range(state.seats):
        if has(there, seat):
            state.share[seat] = min(damage, bearable(state, seat))
    deal_damage(state)


@rule
def capacity(state: State, seats: int) -> int:
    """Damage that all of these seats together can be dealt."""
    limit = 0
    for seat in range(state.seats):
        if has(seats, seat):
            limit += bearable(state, seat)
    return limit


@rule
def begin_split(state: State) -> None:
    """The leader is asked; nobody has proposed anything yet."""
    for seat in range(SEATS):
        state.draft[seat] = 0
        state.share[seat] = 0
        state.backing[seat] = 0
        for other in range(SEATS):
            state.proposal[seat, other] = 0
    ask(state, Decision.SPLIT, only(state.leader))


@rule
def deal_damage(state: State) -> None:
    """The shares fall due, and those walkers have acted."""
    for seat in range(state.seats):
        if state.share[seat] > 0:
            emit(state, EVERYBODY, Event.SHARED, seat, state.share[seat])
            state.hurt[seat] += state.share[seat]
            state.active[state.place] -= state.share[seat]
        state.share[seat] = 0
        state.backing[seat] = 0


@rule
def eat_unwatched(state: State) -> None:
    """Where nobody is left, every walker that has not acted eats a card."""
    for position in range(LOCATIONS):
        place = place_in_order(state, position)
        if seats_at(state, place) == 0 and state.active[place] > 0:
            emit(state, EVERYBODY, Event.ATTACK, place, state.active[place])
            eat(state, stack_here(state, place), state.active[place])
    state.step = Step.HEALING


# The split ----------------------------------------------------------------------------------------


@rule
def victim(state: State, number: int) -> int:
    """The player there with so many before, in turn order."""
    found = 0
    for position in range(state.seats):
        seat = seat_in_order(state, position)
        if state.at[seat] == state.place:
            if number == 0:
                found = seat
            number -= 1
    return found


@rule
def share_of(state: State, seat: int, bearer: int) -> int:
    """What a seat's half-made or finished split lays upon a player."""
    return state.share[bearer] if seat == state.leader else state.proposal[seat, bearer]


@rule
def has_lodged(state: State, seat: int) -> bool:
    """Whether the seat has proposed a split."""
    return has(state.backing[seat], seat)


@rule
def why_not_share(state: State, seat: int, share: int) -> int:
    """No more than the next one bears, and no less than the others leave."""
    there = seats_at(state, state.place)
    left = state.active[state.place]
    for number in range(state.draft[seat]):
        bearer = victim(state, number)
        left -= share_of(state, seat, bearer)
        there &= ~(1 << bearer)
    bearer = victim(state, state.draft[seat])
    if share > min(left, bearable(state, bearer)):
        return Reason.MORE_THAN_BEARABLE
    later = capacity(state, there & ~(1 << bearer))
    return Reason.TOO_LITTLE if left - share > later else ALLOWED


@rule
def is_proposer(state: State, seat: int) -> bool:
    """Whether the seat is there, does not lead, and may propose or back a proposal."""
    if seat == state.leader or state.at[seat] != state.place:
        return False
    if not has_lodged(state, seat):
        return True
    for other in range(state.seats):
        if has_lodged(state, other) and not has(state.backing[other], seat):
            return True
    return False


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Shares for the next player, and proposals."""
    number = 0
    for code in range(TAKE_PROPOSAL + state.seats):
        if why_not(state, seat, code) == ALLOWED:
            codes[number] = code
            number += 1
    return number


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """A share that works out, or a proposal that is there."""
    if code < TAKE_PROPOSAL:
        if seat != state.leader and has_lodged(state, seat):
            return Reason.CHOSEN_ALREADY
        return why_not_share(state, seat, code)
    other = code - TAKE_PROPOSAL
    if other >= state.seats:
        return Reason.NOT_A_CHOICE
    if not has_lodged(state, other):
        return Reason.NOT_PROPOSED
    return Reason.BACKED_ALREADY if has(state.backing[other], seat) else ALLOWED


@rule
def choose(state: State, seat: int, code: int) -> None:
    """One more share, or a proposal taken or backed."""
    if code >= TAKE_PROPOSAL:
        other = code - TAKE_PROPOSAL
        state.backing[other] |= 1 << seat
        emit(state, EVERYBODY, Event.BACKED, seat, other)
        if seat == state.leader:
            hold_to(state, other)
        else:
            look_at_backing(state, other)
        return
    lay_upon(state, seat, victim(state, state.draft[seat]), code)
    if state.draft[seat] == count(seats_at(state, state.place)) - 1:
        finish_split(state, seat)


@rule
def lay_upon(state: State, seat: int, bearer: int, share: int) -> None:
    """A player's share."""
    state.draft[seat] += 1
    if seat == state.leader:
        state.share[bearer] = share
    else:
        state.proposal[seat, bearer] = share


@rule
def finish_split(state: State, seat: int) -> None:
    """The last player bears the rest; the leader's split holds, anybody else's is a proposal."""
    rest = state.active[state.place]
    for number in range(state.draft[seat]):
        rest -= share_of(state, seat, victim(state, number))
    lay_upon(state, seat, victim(state, state.draft[seat]), rest)
    if seat == state.leader:
        answered(state, seat)
        deal_damage(state)
        return
    for number in range(state.draft[seat]):
        bearer = victim(state, number)
        emit(state, EVERYBODY, Event.PROPOSED, seat, bearer, state.proposal[seat, bearer])
    state.backing[seat] |= 1 << seat
    look_at_backing(state, seat)


@rule
def look_at_backing(state: State, seat: int) -> None:
    """A proposal that all there back holds."""
    if seats_at(state, state.place) & ~state.backing[seat] == 0:
        hold_to(state, seat)


@rule
def hold_to(state: State, seat: int) -> None:
    """A seat's proposal holds."""
    state.owes = 0
    for bearer in range(state.seats):
        state.share[bearer] = state.proposal[seat, bearer]
    deal_damage(state)
