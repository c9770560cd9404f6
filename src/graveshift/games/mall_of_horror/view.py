"""What a seat may see (rules 1.3).

A view is a record of the same kind, built field by field from this allow-list; what is not named
here is not in it.  Bystanders see what lies open, and nothing else.
"""

from __future__ import annotations

from graveshift.engine.bits import has
from graveshift.engine.frame import NOBODY, show_frame
from graveshift.engine.record import UNKNOWN
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.components import (
    DICE,
    GIFTS,
    KINDS,
    NO_CARD,
    PLACES,
    RETURNED,
    SEARCHED,
    SEATS,
    Place,
)
from graveshift.games.mall_of_horror.state import Decision, Phase, State


@rule
def view(state: State, seat: int, seen: State) -> None:
    """Fill a record of zeros with what the seat, or BYSTANDER, may see."""
    see_frame(state, seen)
    see_options(state, seen)
    see_board(state, seen)
    see_vote(state, seat, seen)
    see_cards(state, seat, seen)
    see_truck(state, seat, seen)
    see_dice(state, seat, seen)
    see_destinations(state, seat, seen)


@rule
def see_frame(state: State, seen: State) -> None:
    """Who is asked what is public; the key of chance is nobody's."""
    show_frame(state, seen)
    seen.step = state.step
    seen.phase = state.phase
    seen.holder = state.holder
    seen.elected = state.elected
    seen.turn = state.turn
    seen.passed = state.passed


@rule
def see_options(state: State, seen: State) -> None:
    """The options are agreed upon by all."""
    seen.sprint_timing = state.sprint_timing
    seen.end_check = state.end_check
    seen.revote_candidates = state.revote_candidates
    seen.second_tie_pool = state.second_tie_pool
    seen.threat_carries = state.threat_carries
    seen.attack_cards_by = state.attack_cards_by
    seen.threat_by_outsiders = state.threat_by_outsiders
    seen.zombie_player = state.zombie_player
    seen.parking_leftovers = state.parking_leftovers
    seen.overrun_check = state.overrun_check
    seen.card_window = state.card_window
    seen.first_chief = state.first_chief
    seen.hidden_only_revote = state.hidden_only_revote
    seen.gift_to_eliminated = state.gift_to_eliminated
    seen.hardware_at_supermarket = state.hardware_at_supermarket
    seen.zombie_supply = state.zombie_supply


@rule
def see_board(state: State, seen: State) -> None:
    """Everything on the board lies open."""
    for place in range(PLACES):
        seen.zombies[place] = state.zombies[place]
        seen.closed[place] = state.closed[place]
        seen.at[place] = state.at[place]
    for seat in range(SEATS):
        seen.out[seat] = state.out[seat]
        seen.moved[seat] = state.moved[seat]
        seen.moved_from[seat] = state.moved_from[seat]
    seen.eaten = state.eaten
    seen.hiding = state.hiding
    seen.hardware = state.hardware
    seen.feeding = state.feeding


@rule
def see_vote(state: State, seat: int, seen: State) -> None:
    """A ballot is its owner's until all are in; then all lie open."""
    seen.purpose = state.purpose
    seen.place = state.place
    seen.second_ballot = state.second_ballot
    seen.chosen = state.chosen
    seen.candidates = state.candidates
    seen.first_candidates = state.first_candidates
    seen.tied = state.tied
    voting = state.decision == Decision.BALLOT and state.sealed == 1
    for voter in range(SEATS):
        seen.threats[voter] = state.threats[voter]
        seen.votes[voter] = state.votes[voter]
        secret = voting and voter != seat and has(state.asked, voter)
        seen.ballot[voter] = UNKNOWN if secret else state.ballot[voter]


@rule
def see_cards(state: State, seat: int, seen: State) -> None:
    """A hand is its owner's; its size and every card played are public."""
    for kind in range(KINDS):
        seen.played[kind] = state.played[kind]
        seen.loose[kind] = UNKNOWN
    for owner in range(SEATS):
        seen.cards_held[owner] = state.cards_held[owner]
        for kind in range(KINDS):
            seen.hand[owner, kind] = state.hand[owner, kind] if owner == seat else UNKNOWN


@rule
def see_truck(state: State, seat: int, seen: State) -> None:
    """What the searcher found and put back, and what was given to whom."""
    seen.deck_size = state.deck_size
    seen.searcher = state.searcher
    for position in range(SEARCHED):
        card = state.found[position]
        secret = card != NO_CARD and state.searcher != seat
        seen.found[position] = UNKNOWN if secret else card
    for position in range(RETURNED):
        card = state.returned[position]
        secret = card != NO_CARD and state.returner[position] != seat
        seen.returned[position] = UNKNOWN if secret else card
        seen.returner[position] = state.returner[position]
    for gift in range(GIFTS):
        giver, taker = state.gift_giver[gift], state.gift_taker[gift]
        seen.gift_giver[gift] = giver
        seen.gift_taker[gift] = taker
        secret = giver != NOBODY and seat not in (giver, taker)
        seen.gift_kind[gift] = UNKNOWN if secret else state.gift_kind[gift]


@rule
def dice_lie_hidden(state: State) -> bool:
    """From their roll in phase C to the reveal in phase E."""
    return state.phase in (Phase.ARRIVAL, Phase.DESTINATIONS)


@rule
def see_dice(state: State, seat: int, seen: State) -> None:
    """Hidden dice are for who looked."""
    secret = dice_lie_hidden(state) and not (0 <= seat < SEATS and has(state.looked, seat))
    seen.looked = state.looked
    for die in range(DICE):
        seen.dice[die] = UNKNOWN if secret else state.dice[die]


@rule
def see_destinations(state: State, seat: int, seen: State) -> None:
    """An elected chief's destination is open; all others are shown together in phase E."""
    hidden = state.phase == Phase.DESTINATIONS
    for owner in range(SEATS):
        place = state.destination[owner]
        secret = hidden and place != Place.NOWHERE and owner != seat
        if secret and state.elected == 1 and owner == state.holder:
            secret = False
        seen.destination[owner] = UNKNOWN if secret else place
