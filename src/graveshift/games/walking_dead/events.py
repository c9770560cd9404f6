"""Events carried out line by line (rules 1.9, 5.1); the cards are tables in `event_cards`.

What a card asks about where people and walkers are is settled when it is played.  A line then does
its work seat by seat or location by location.  Who has to choose on the way is asked, and answers
in `event_choices`; damage is suffered before the line goes on.
"""

from __future__ import annotations

from graveshift.engine.bits import has, is_one, lowest, only
from graveshift.engine.chance import roll
from graveshift.engine.frame import EVERYBODY, ask
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.cards import SILENCER_STOPS
from graveshift.games.walking_dead.components import LOCATIONS, Location
from graveshift.games.walking_dead.decks import SILENCERS
from graveshift.games.walking_dead.event_cards import (
    AT,
    DICE,
    EFFECT,
    FIRST_LINE_OF,
    LINES_OF,
    LOW,
    NO_EVENT,
    NUMBER,
    PLACE_OF,
    STACK_OF,
    WHEN,
    WOUNDED_BELOW,
    At,
    Effect,
    EventCard,
    When,
)
from graveshift.games.walking_dead.health import heal
from graveshift.games.walking_dead.kinds import Decision, Event, Whereabouts
from graveshift.games.walking_dead.places import (
    active_seat,
    begin_circuit,
    is_on_board,
    place_in_order,
    players_at,
    seat_in_order,
    seats_at,
    stack_here,
)
from graveshift.games.walking_dead.resources import load_one
from graveshift.games.walking_dead.stacks import eat
from graveshift.games.walking_dead.state import CARDS_WITH_AMMO, State
from graveshift.games.walking_dead.supply import (
    add_walkers,
    gain_allies,
    gain_food,
    lose_allies,
    lose_ammo,
    lose_food,
    owns_card_with_ammo,
    roll_black,
)
from graveshift.games.walking_dead.targets import (
    is_meant,
    is_place_meant,
    place_meant,
    places_tied,
    what_is_so,
)


@rule
def play(state: State, event: int) -> None:
    """Begin an event."""
    state.event = event
    state.line = 0
    state.circuit = 0
    state.silenced = 0
    state.branch = what_is_so(state, active_seat(state), event)
    begin_circuit(state, active_seat(state))


@rule
def next_line(state: State) -> None:
    """Go on with an event: one step of the line of the moment."""
    if state.line == LINES_OF[state.event]:
        finish(state)
        return
    line = FIRST_LINE_OF[state.event] + state.line
    if not has(state.branch, WHEN[line]):
        end_line(state)
        return
    match EFFECT[line]:
        case Effect.WALKERS:
            place_walkers(state, line)
        case Effect.EAT | Effect.EAT_THERE | Effect.EAT_UNWATCHED:
            eat_cards(state, line)
        case Effect.LOSE_AMMO:
            take_ammo(state, line)
        case (
            Effect.MAY_TAKE
            | Effect.GEAR_OR_EAT
            | Effect.PAY
            | Effect.FREE_MOVE
            | Effect.AMMO
            | Effect.PROMISE
        ):
            offer(state, line)
        case _:
            next_target(state, line)


@rule
def end_line(state: State) -> None:
    """On to the next line."""
    state.line += 1
    state.circuit = 0


@rule
def finish(state: State) -> None:
    """The card goes to the discard; Promise Me lies beside it until all turns are done."""
    state.event_at[state.event] = Whereabouts.DISCARD
    if state.event == EventCard.PROMISE_ME:
        state.event_at[state.event] = Whereabouts.BESIDE
    state.event = NO_EVENT


@rule
def amount_of(state: State, seat: int, line: int) -> int:
    """The number of a line, with its black die."""
    if DICE[line] == 0:
        return NUMBER[line]
    die = roll_black(state)
    emit(state, EVERYBODY, Event.ROLLED_BLACK, seat, die)
    return NUMBER[line] + die


# Walkers ------------------------------------------------------------------------------------------


@rule
def place_walkers(state: State, line: int) -> None:
    """Walkers come to one location, to several, or to one of those that tie."""
    at = AT[line]
    match at:
        case At.MOST | At.FEWEST:
            tied = places_tied(state, at)
            if not is_one(tied):
                ask(state, Decision.WHERE, only(active_seat(state)))
                return
            come(state, lowest(tied), NUMBER[line])
        case At.WOUNDED:
            follow_the_wounded(state, line)
        case At.THERE | At.HERE | At.OPPOSITE | At.STACK:
            place = place_meant(state, at)
            if place != Location.NOWHERE:
                come(state, place, amount_of(state, active_seat(state), line))
        case _:
            for position in range(LOCATIONS):
                place = place_in_order(state, position)
                if is_place_meant(state, place, at):
                    come(state, place, NUMBER[line])
    end_line(state)


@rule
def follow_the_wounded(state: State, line: int) -> None:
    """Walkers for each wounded player on the board, in turn order."""
    for position in range(state.seats):
        seat = seat_in_order(state, position)
        if is_on_board(state, seat) and state.life[seat] < WOUNDED_BELOW:
            come(state, state.at[seat], NUMBER[line])


@rule
def come(state: State, place: int, number: int) -> None:
    """Walkers come; the Silencer stops one at its owner's own location."""
    seat = active_seat(state)
    silences = state.at[seat] == place and state.gear[seat] & SILENCERS != 0
    if silences and state.silenced == 0:
        state.silenced = 1
        number -= SILENCER_STOPS
        emit(state, EVERYBODY, Event.SILENCED, seat, place)
    add_walkers(state, place, number)


# Cards --------------------------------------------------------------------------------------------


@rule
def eat_cards(state: State, line: int) -> None:
    """Cards of a stack go to its discard."""
    match EFFECT[line]:
        case Effect.EAT:
            eat(state, STACK_OF[state.event], NUMBER[line])
        case Effect.EAT_THERE:
            eat(state, stack_here(state, PLACE_OF[state.event]), NUMBER[line])
        case _:
            for position in range(LOCATIONS):
                place = place_in_order(state, position)
                if players_at(state, place) == 0:
                    die = roll_black(state)
                    emit(state, EVERYBODY, Event.ROLLED_AT, place, die)
                    eat(state, stack_here(state, place), min(die, state.walkers[place]))
    end_line(state)


@rule
def take_ammo(state: State, line: int) -> None:
    """The player discards ammo one by one, from weapons, ammo cards or both."""
    seat = active_seat(state)
    if state.circuit == 0:
        state.amount = NUMBER[line]
        state.circuit = 1
    sources, source = 0, 0
    for card in range(CARDS_WITH_AMMO):
        if owns_card_with_ammo(state, seat, card):
            sources += 1
            source = card
    if sources == 0 or state.amount == 0:
        end_line(state)
    elif sources == 1:
        state.amount -= 1
        lose_ammo(state, seat, source)
    else:
        ask(state, Decision.LOSE_AMMO, only(seat))


# Players ------------------------------------------------------------------------------------------


@rule
def next_target(state: State, line: int) -> None:
    """The next player whom the line means, who plays the card first, then clockwise."""
    at, effect = AT[line], EFFECT[line]
    if at == At.ONE_THERE:
        end_line(state)
        if is_one(seats_at(state, PLACE_OF[state.event])):
            heal(state, active_seat(state), NUMBER[line])
        else:
            ask(state, Decision.HEAL_THERE, only(active_seat(state)))
        return
    if state.circuit == state.seats:
        end_line(state)
        return
    seat = seat_in_order(state, state.circuit)
    state.circuit += 1
    if not is_meant(state, seat, at):
        return
    match effect:
        case Effect.ALLY_OR_DAMAGE:
            if state.allies[seat] > 0:
                ask(state, Decision.ALLY_OR_DAMAGE, only(seat))
            else:
                state.hurt[seat] += NUMBER[line]
        case Effect.FOOD_OR_DAMAGE:
            if state.food[seat] > 0:
                ask(state, Decision.FOOD_OR_DAMAGE, only(seat))
            else:
                state.hurt[seat] += NUMBER[line]
        case Effect.ROLLED_DAMAGE:
            die = roll(state)
            emit(state, EVERYBODY, Event.ROLLED_WHITE, seat, die)
            if die <= LOW:
                state.hurt[seat] += NUMBER[line]
        case _:
            touch(state, seat, effect, amount_of(state, seat, line))


@rule
def touch(state: State, seat: int, effect: int, number: int) -> None:
    """A line does to a player what it says."""
    match effect:
        case Effect.DAMAGE:
            state.hurt[seat] += number
        case Effect.HEAL:
            heal(state, seat, number)
        case Effect.FOOD:
            gain_food(state, seat, number)
        case Effect.ALLIES:
            gain_allies(state, seat, number)
        case Effect.LOSE_FOOD:
            lose_food(state, seat, number)
        case _:
            lose_allies(state, seat, number)


# Offers -------------------------------------------------------------------------------------------


@rule
def offer(state: State, line: int) -> None:
    """Whoever plays the card may or must choose something."""
    seat = active_seat(state)
    end_line(state)
    match EFFECT[line]:
        case Effect.MAY_TAKE:
            ask(state, Decision.TAKE, only(seat))
        case Effect.GEAR_OR_EAT:
            if state.gear[seat] != 0:
                ask(state, Decision.LOSE_GEAR, only(seat))
            else:
                eat(state, STACK_OF[state.event], NUMBER[line])
        case Effect.PAY:
            if state.allies[seat] > 0 and state.food[seat] > 0:
                ask(state, Decision.PAY, only(seat))
            else:
                refuse_to_pay(state, seat)
        case Effect.FREE_MOVE:
            ask(state, Decision.FREE_MOVE, only(seat))
        case Effect.AMMO:
            load_one(state, seat, NUMBER[line])
        case _:
            emit(state, EVERYBODY, Event.PROMISE, seat)


@rule
def refuse_to_pay(state: State, seat: int) -> None:
    """What the card asked for is not given."""
    state.branch |= only(When.UNPAID)
    emit(state, EVERYBODY, Event.UNPAID, seat)
