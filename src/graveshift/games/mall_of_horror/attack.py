"""Phase F, the attack (rules 1.10): attraction, then place by place from 1 to 6.

As many zombies as hold a place, or four at the supermarket, get in.  Then cards go round; if they
still get in, a victim is chosen among those who do not hide, and all zombies there leave.  In the
parking nothing holds them off: each zombie eats one, with a vote each.

Under VICTIM a code is a character; the codes under CARDS are in `weapons`.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has, nth, only
from graveshift.engine.chance import draw
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, EVERYBODY, NOBODY, answered, ask
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.cards import (
    PASS,
    circuit_end,
    comes_to,
    may_be_asked,
    pass_on,
)
from graveshift.games.mall_of_horror.components import (
    CHARACTERS,
    CHARACTERS_WITH,
    OVERRUN_AT,
    PLACES,
    Character,
    Place,
)
from graveshift.games.mall_of_horror.elimination import eliminate, pass_badge
from graveshift.games.mall_of_horror.ending import maybe_end_at_once, maybe_end_round
from graveshift.games.mall_of_horror.options import (
    AttackCardsBy,
    OverrunCheck,
    ParkingLeftovers,
    SecondTiePool,
)
from graveshift.games.mall_of_horror.places import (
    OF_EVERY_SEAT,
    add_zombie,
    check_overrun,
    defence_at,
    hardware_at,
    heads_at,
    heads_of,
    is_breached,
    seat_in_order,
    seats_at,
    stands_at,
    token,
    visible_at,
    visible_of,
)
from graveshift.games.mall_of_horror.state import (
    Decision,
    Event,
    Phase,
    Purpose,
    Reason,
    State,
    Step,
)
from graveshift.games.mall_of_horror.voting import begin_ballot, begin_vote
from graveshift.games.mall_of_horror.weapons import list_cards, play, why_not_play

ALL = -1
NOWHERE = Place.NOWHERE.value
PINUPS = OF_EVERY_SEAT << Character.PINUP.value


@rule
def attract(state: State) -> None:
    """The one place with the most heads draws a zombie, and the one with the most pin-ups."""
    state.phase = Phase.ATTACK
    emit(state, EVERYBODY, Event.PHASE, Phase.ATTACK)
    crowd = place_with_most(state, ALL)
    if crowd != Place.NOWHERE and add_zombie(state, crowd):
        emit(state, EVERYBODY, Event.CROWD, crowd)
    scream = place_with_most(state, PINUPS)
    if scream != Place.NOWHERE and add_zombie(state, scream):
        emit(state, EVERYBODY, Event.SCREAM, scream)
    state.place = Place.NOWHERE
    state.step = Step.NEXT_ATTACK


@rule
def place_with_most(state: State, kinds: int) -> int:
    """The place with the most characters of some kinds; NOWHERE when places tie."""
    most, where = 0, NOWHERE
    for place in range(Place.RESTROOM, PLACES):
        heads = count(state.at[place] & kinds)
        if heads > most:
            most, where = heads, place
        elif heads == most:
            where = NOWHERE
    return where


@rule
def next_attack(state: State) -> None:
    """Come to the next place that zombies get into; after the sixth the attack is over."""
    state.hardware = 0
    state.place += 1
    while state.place < PLACES:
        if is_attacked(state):
            begin_attack(state)
            return
        state.place += 1
    state.step = Step.END_ROUND


@rule
def is_attacked(state: State) -> bool:
    """Whether zombies get in and somebody is there; parking zombies may leave at once."""
    place = state.place
    if place == Place.PARKING:
        state.feeding = 1 if heads_at(state, place) > 0 else 0
        if parking_is_fed(state):
            clear_parking(state)
            return False
        return True
    if state.zombies[place] == 0 or heads_at(state, place) == 0:
        return False
    breached = is_breached(state, place)
    if not breached:
        emit(state, EVERYBODY, Event.HELD, place, state.zombies[place], defence_at(state, place))
    return breached


@rule
def parking_is_fed(state: State) -> bool:
    """Nothing more happens in the parking without zombies, or without anyone who does not hide."""
    return state.zombies[Place.PARKING] == 0 or seats_at(state, Place.PARKING) == 0


@rule
def clear_parking(state: State) -> None:
    """Parking zombies always leave; by option they stay where nobody stood."""
    zombies = state.zombies[Place.PARKING]
    if zombies == 0:
        return
    if state.parking_leftovers == ParkingLeftovers.STAY_IF_EMPTY and state.feeding == 0:
        return
    state.zombies[Place.PARKING] = 0
    emit(state, EVERYBODY, Event.PARKING_CLEARED, zombies)


@rule
def begin_attack(state: State) -> None:
    """The zombies are in: the cards go round before the victim is chosen."""
    place = state.place
    emit(state, EVERYBODY, Event.BREACH, place, state.zombies[place], defence_at(state, place))
    begin_vote(state, Purpose.VICTIM, place)
    state.step = Step.NEXT_CARDS


@rule
def may_defend(state: State, seat: int) -> bool:
    """Who stands there may play cards, and by option anyone."""
    return state.attack_cards_by == AttackCardsBy.ANYONE or heads_of(state, seat, state.place) > 0


@rule
def next_cards(state: State) -> None:
    """In turn order everyone who may play and holds a card is asked."""
    for position in range(state.turn, circuit_end(state)):
        if comes_to(state, position):
            seat = seat_in_order(state, state.turn)
            if may_be_asked(state, seat) and may_defend(state, seat):
                ask(state, Decision.CARDS, only(seat))
                return
    state.step = Step.CARDS_DONE


@rule
def is_averted(state: State) -> bool:
    """Whether no zombie gets in any more: then the cards stop at once."""
    if state.place == Place.PARKING:
        return parking_is_fed(state)
    return not is_breached(state, state.place)


@rule
def test_again(state: State) -> None:
    """After the cards: averted, or nobody to eat, or a victim must be chosen."""
    place = state.place
    if place == Place.PARKING:
        if parking_is_fed(state):
            clear_parking(state)
            state.step = Step.NEXT_ATTACK
            return
    elif not is_breached(state, place):
        defence = defence_at(state, place) + hardware_at(state, place)
        emit(state, EVERYBODY, Event.AVERTED, place, state.zombies[place], defence)
        state.step = Step.NEXT_ATTACK
        return
    begin_ballot(state)


@rule
def face_verdict(state: State) -> None:
    """The chosen colour gives up a character; after a second tie chance picks."""
    state.step = Step.VICTIM_EATEN
    if state.chosen == NOBODY:
        if seats_at(state, state.place) == 0:
            emit(state, EVERYBODY, Event.NOBODY_TO_EAT, state.place)
            state.step = Step.NEXT_ATTACK
            return
        if state.second_tie_pool == SecondTiePool.RANDOM_CHARACTER:
            eat_any(state)
            return
        let_chance_pick(state)
    ask(state, Decision.VICTIM, only(state.chosen))


@rule
def let_chance_pick(state: State) -> None:
    """Every colour of the pool is as likely, whatever its head count."""
    pool = state.first_candidates
    if state.second_tie_pool == SecondTiePool.TIED_COLOURS:
        pool = state.tied
    state.chosen = nth(pool, draw(state, count(pool)))
    emit(state, EVERYBODY, Event.CHANCE_PICKS, state.chosen)


@rule
def eat_any(state: State) -> None:
    """By option chance picks a character rather than a colour."""
    prey = visible_at(state, state.place)
    victim = nth(prey, draw(state, count(prey)))
    state.chosen = victim // CHARACTERS
    emit(state, EVERYBODY, Event.CHANCE_PICKS, state.chosen)
    eat(state, state.chosen, victim % CHARACTERS)


@rule
def is_prey(state: State, seat: int, character: int) -> bool:
    """A character at the place that does not hide."""
    return has(visible_of(state, seat, state.place), character)


@rule
def eat(state: State, seat: int, character: int) -> None:
    """The victim leaves the game."""
    state.at[state.place] &= ~token(seat, character)
    state.eaten |= token(seat, character)
    emit(state, EVERYBODY, Event.EATEN, seat, character, state.place)


@rule
def after_meal(state: State) -> None:
    """All zombies there leave, fed; in the parking one does, and the next wants its victim."""
    place = state.place
    state.step = Step.NEXT_ATTACK
    if place == Place.PARKING:
        state.zombies[place] -= 1
        emit(state, EVERYBODY, Event.FED, place, 1)
    else:
        emit(state, EVERYBODY, Event.FED, place, state.zombies[place])
        state.zombies[place] = 0
    if maybe_end_at_once(state):
        return
    if place == Place.PARKING:
        if parking_is_fed(state):
            clear_parking(state)
        else:
            begin_attack(state)


@rule
def end_round(state: State) -> None:
    """Clean up, note who is out, look for the end, pass a dead holder's badge."""
    state.hardware = 0
    state.hiding = 0
    if state.overrun_check == OverrunCheck.ARRIVAL_AND_ROUND_END:
        check_overrun(state, OVERRUN_AT)
    eliminate(state)
    state.elected = 0
    if not maybe_end_round(state):
        pass_badge(state)
        state.step = Step.BEGIN_ROUND


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Every card of use; or every character that can be given up."""
    count = 0
    if state.decision == Decision.VICTIM:
        for character in range(CHARACTERS):
            if is_prey(state, seat, character):
                codes[count] = character
                count += 1
        return count
    return list_cards(state, seat, codes)


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """A card of use here; or a character here that does not hide."""
    if state.decision == Decision.CARDS:
        return why_not_play(state, seat, code)
    if code >= CHARACTERS:
        return Reason.NOT_A_CHOICE
    if code >= CHARACTERS_WITH[state.seats]:
        return Reason.NO_SUCH_CHARACTER
    if not stands_at(state, seat, code, state.place):
        return Reason.CHARACTER_ELSEWHERE
    return ALLOWED if is_prey(state, seat, code) else Reason.CHARACTER_HIDDEN


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Play a card and be asked again, pass, or give up a character."""
    answered(state, seat)
    if state.decision == Decision.VICTIM:
        eat(state, seat, code)
    elif code == PASS:
        pass_on(state, seat)
    else:
        play(state, seat, code)
        if is_averted(state):
            state.step = Step.CARDS_DONE
