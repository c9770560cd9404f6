"""What can be wrong with a state (rules TX2): pieces conserved, capacities kept, somebody asked."""

from __future__ import annotations

from graveshift.engine.frame import ALL_SEATS, RUNNING
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.components import (
    CAPACITY_OF,
    CARDS,
    COPIES_OF,
    KINDS,
    NO_CARD,
    PLACES,
    RETURNED,
    SEARCHED,
    SEATS,
    ZOMBIES,
    Place,
)
from graveshift.games.mall_of_horror.options import ZombieSupply
from graveshift.games.mall_of_horror.places import heads_at, is_alive, tokens_of
from graveshift.games.mall_of_horror.state import Fault, Phase, State


@rule
def faults(state: State) -> int:
    """A bit set of Fault."""
    found = faults_of_cards(state) | faults_of_places(state) | faults_of_characters(state)
    if state.ending == RUNNING and (state.owes == 0 or state.owes & ~state.asked != 0):
        found |= Fault.NOBODY_ASKED
    if state.asked & ~ALL_SEATS != 0:
        found |= Fault.NOBODY_ASKED
    return found


@rule
def copies_of(state: State, kind: int) -> int:
    """All copies of a kind, wherever they are."""
    copies = state.loose[kind] + state.played[kind]
    for seat in range(SEATS):
        copies += state.hand[seat, kind]
    for position in range(RETURNED):
        if state.returned[position] == kind:
            copies += 1
    for position in range(SEARCHED):
        if state.found[position] == kind:
            copies += 1
    return copies


@rule
def faults_of_cards(state: State) -> int:
    """Twenty-one cards, each of its kind, and every hand as large as it says."""
    found = 0
    cards = 0
    for kind in range(KINDS):
        cards += state.loose[kind]
        if copies_of(state, kind) != COPIES_OF[kind]:
            found |= Fault.CARDS_LOST
    for position in range(RETURNED):
        if state.returned[position] != NO_CARD:
            cards += 1
    if cards != state.deck_size or cards > CARDS:
        found |= Fault.CARDS_LOST
    for seat in range(SEATS):
        held = 0
        for kind in range(KINDS):
            held += state.hand[seat, kind]
        if held != state.cards_held[seat]:
            found |= Fault.HAND_SIZE
    return found


@rule
def faults_of_places(state: State) -> int:
    """Thirty zombies at most, no place overfull, nothing in a closed one."""
    found = 0
    zombies = 0
    for place in range(PLACES):
        zombies += state.zombies[place]
        if state.zombies[place] < 0:
            found |= Fault.TOO_MANY_ZOMBIES
        if place != Place.NOWHERE and heads_at(state, place) > CAPACITY_OF[place]:
            found |= Fault.OVERFULL
        if state.closed[place] == 1 and (state.zombies[place] > 0 or heads_at(state, place) > 0):
            found |= Fault.CLOSED_NOT_EMPTY
    if state.zombies[Place.NOWHERE] != 0 or state.closed[Place.NOWHERE] != 0:
        found |= Fault.NO_PLACE_NOT_EMPTY
    if zombies > ZOMBIES and state.zombie_supply == ZombieSupply.LIMITED:
        found |= Fault.TOO_MANY_ZOMBIES
    return found


@rule
def faults_of_characters(state: State) -> int:
    """Every character is on the board, lost, or not in this game; nobody is out and alive."""
    found = 0
    everyone = tokens_of(state)
    seen = state.eaten
    for place in range(PLACES):
        if seen & state.at[place] != 0:
            found |= Fault.CHARACTER_ASTRAY
        seen |= state.at[place]
    if seen != everyone or (state.phase != Phase.SETUP and state.at[Place.NOWHERE] != 0):
        found |= Fault.CHARACTER_ASTRAY
    if state.hiding & ~everyone != 0:
        found |= Fault.CHARACTER_ASTRAY
    for seat in range(SEATS):
        if state.out[seat] > 0 and is_alive(state, seat):
            found |= Fault.OUT_BUT_ALIVE
    return found
