"""What a seat may see (rules 2.3).

A view is a record of the same kind, built field by field from this allow-list.  Nearly everything
lies open: hidden are the pile of events, in Expert others' events in hand and those they discarded
unplayed, and others' goals.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.frame import show_frame
from graveshift.engine.record import UNKNOWN
from graveshift.engine.rule import rule
from graveshift.games.walking_dead.components import LOCATIONS, SEATS, STACKS
from graveshift.games.walking_dead.event_cards import ANY_NUMBER
from graveshift.games.walking_dead.kinds import Whereabouts
from graveshift.games.walking_dead.options import Difficulty
from graveshift.games.walking_dead.state import CARDS_WITH_AMMO, State


@rule
def view(state: State, seat: int, seen: State) -> None:
    """Fill a record of zeros with what the seat, or BYSTANDER, may see."""
    see_frame(state, seen)
    see_options(state, seen)
    see_board(state, seen)
    see_seats(state, seen)
    see_moment(state, seen)
    see_round(state, seen)
    see_secrets(state, seat, seen)


@rule
def see_frame(state: State, seen: State) -> None:
    """Who is asked what is public; the key of chance is nobody's."""
    show_frame(state, seen)
    seen.step = state.step
    seen.phase = state.phase
    seen.leader = state.leader
    seen.ability = state.ability
    seen.turn = state.turn
    seen.plays = state.plays
    seen.circuit = state.circuit
    seen.first = state.first
    for seat in range(SEATS):
        seen.draft[seat] = state.draft[seat]


@rule
def see_options(state: State, seen: State) -> None:
    """The options are agreed upon by all."""
    seen.mode = state.mode
    seen.difficulty = state.difficulty
    seen.secret_goals = state.secret_goals
    seen.one_leader = state.one_leader
    seen.leader_last = state.leader_last
    seen.start_supplies = state.start_supplies
    seen.solo_walkers = state.solo_walkers
    seen.motorcycle_reach = state.motorcycle_reach
    seen.maggie_cards = state.maggie_cards
    seen.unplayed_event = state.unplayed_event


@rule
def see_board(state: State, seen: State) -> None:
    """Locations, stacks, and every card that lies open."""
    for place in range(LOCATIONS):
        seen.corner[place] = state.corner[place]
        seen.walkers[place] = state.walkers[place]
        seen.fresh[place] = state.fresh[place]
        seen.pulled[place] = state.pulled[place]
        seen.active[place] = state.active[place]
    for stack in range(STACKS):
        seen.stack[stack] = state.stack[stack]
        seen.stack_at[stack] = state.stack_at[stack]
    for card in range(CARDS_WITH_AMMO):
        seen.ammo[card] = state.ammo[card]
    seen.lying = state.lying
    seen.used = state.used
    seen.gone = state.gone
    seen.flashed = state.flashed


@rule
def see_seats(state: State, seen: State) -> None:
    """Pawns, life, tokens, cards, proposals: everything but what is hidden in the hand."""
    for seat in range(SEATS):
        seen.gear[seat] = state.gear[seat]
        seen.boxes[seat] = state.boxes[seat]
        seen.value[seat] = state.value[seat]
        seen.possible[seat] = state.possible[seat]
        seen.at[seat] = state.at[seat]
        seen.character[seat] = state.character[seat]
        seen.life[seat] = state.life[seat]
        seen.food[seat] = state.food[seat]
        seen.allies[seat] = state.allies[seat]
        seen.hurt[seat] = state.hurt[seat]
        seen.help[seat] = state.help[seat]
        seen.weapon[seat] = state.weapon[seat]
        seen.hand[seat] = state.hand[seat]
        seen.face_down[seat] = state.face_down[seat]
        seen.coins[seat] = state.coins[seat]
        seen.share[seat] = state.share[seat]
        seen.backing[seat] = state.backing[seat]
        for bearer in range(SEATS):
            seen.proposal[seat, bearer] = state.proposal[seat, bearer]


@rule
def see_moment(state: State, seen: State) -> None:
    """What is being decided, played and handed over."""
    seen.pool = state.pool
    seen.place = state.place
    seen.card = state.card
    seen.draws = state.draws
    seen.die = state.die
    seen.event = state.event
    seen.line = state.line
    seen.branch = state.branch
    seen.amount = state.amount
    seen.silenced = state.silenced
    seen.gave = state.gave
    seen.asked_for = state.asked_for
    seen.fighter = state.fighter
    seen.gift = state.gift
    seen.giver = state.giver
    seen.taker = state.taker
    seen.source = state.source


@rule
def see_round(state: State, seen: State) -> None:
    """What everybody has done this round is remembered by all."""
    seen.dying = state.dying
    seen.guarded = state.guarded
    seen.walked = state.walked
    seen.wounded = state.wounded
    seen.alone = state.alone
    seen.faced = state.faced
    seen.rolled = state.rolled
    seen.slew = state.slew
    seen.pulls = state.pulls
    seen.passed = state.passed
    seen.shown = state.shown


@rule
def is_event_open(state: State, seat: int, event: int) -> bool:
    """Whether the seat knows where this event is."""
    where = state.event_at[event]
    if where >= Whereabouts.FACE_DOWN:
        return where == Whereabouts.FACE_DOWN + seat
    if where >= Whereabouts.HAND:
        own = where == Whereabouts.HAND + seat
        return own or state.difficulty == Difficulty.BEGINNER
    return where != Whereabouts.PILE


@rule
def see_secrets(state: State, seat: int, seen: State) -> None:
    """Events in the pile, in hands and face down, and goals, as far as the seat knows them."""
    seen.pile = state.pile
    for event in range(1, ANY_NUMBER):
        known = is_event_open(state, seat, event)
        seen.event_at[event] = state.event_at[event] if known else UNKNOWN
    for owner in range(state.seats):
        known = owner == seat or state.goal[owner] == 0 or has(state.shown, owner)
        seen.goal[owner] = state.goal[owner] if known else UNKNOWN
