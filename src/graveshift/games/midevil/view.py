"""What a seat may see (rules 1.1.4, 1.1.5).

A view is a record of the same kind, built field by field from this allow-list; what is not named
here is not in it.  Bystanders see what lies open, and nothing else.
"""

from __future__ import annotations

from graveshift.engine.frame import show_frame
from graveshift.engine.record import UNKNOWN
from graveshift.engine.rule import rule
from graveshift.games.midevil.cards import EVENTS, MAPPED, NO_CARD, Card
from graveshift.games.midevil.components import COLOURS, DIRECTIONS, SEATS, SQUARES
from graveshift.games.midevil.routes import GOALS
from graveshift.games.midevil.state import (
    AIMS,
    FIGHTERS,
    LEVELS,
    PICK,
    SLOTS,
    Decision,
    State,
)
from graveshift.games.midevil.tiles import STACK, TILE_KINDS, TILES


@rule
def view(state: State, seat: int, seen: State) -> None:
    """Fill a record of zeros with what the seat, or BYSTANDER, may see."""
    see_frame(state, seat, seen)
    see_turn(state, seen)
    see_options(state, seen)
    see_map(state, seen)
    see_stack(state, seen)
    see_players(state, seen)
    see_cards(state, seat, seen)
    see_fights(state, seat, seen)
    see_job(state, seen)
    see_windows(state, seat, seen)


@rule
def see_frame(state: State, seat: int, seen: State) -> None:
    """Who is asked what is public; the key of chance is nobody's, a draft its owner's."""
    show_frame(state, seen)
    if seat < SEATS:
        seen.draft[seat] = state.draft[seat]


@rule
def see_turn(state: State, seen: State) -> None:
    """Where the turn stands, and all that is rolled, lies open."""
    seen.step = state.step
    seen.resume = state.resume
    seen.after_fight = state.after_fight
    seen.after_fill = state.after_fill
    seen.phase = state.phase
    seen.active = state.active
    seen.first = state.first
    seen.die = state.die
    seen.marches = state.marches
    seen.mires = state.mires
    seen.steps = state.steps
    seen.heading = state.heading
    seen.doubled = state.doubled
    seen.secret_path = state.secret_path
    seen.leader = state.leader
    seen.bound = state.bound
    seen.warned = state.warned
    seen.mover = state.mover
    seen.moves = state.moves
    seen.bone_place = state.bone_place
    for kind in range(Card.CROSSBOW + 1):
        seen.shots[kind] = state.shots[kind]


@rule
def see_options(state: State, seen: State) -> None:
    """The options are agreed upon by all."""
    seen.book_fight_loser_dies = state.book_fight_loser_dies
    seen.book_fight_automatic = state.book_fight_automatic
    seen.last_life_rerolls = state.last_life_rerolls
    seen.unfit_tile = state.unfit_tile
    seen.goal = state.goal
    seen.horse_dismount = state.horse_dismount
    seen.ranged_shape = state.ranged_shape
    seen.discard_step = state.discard_step
    seen.skeleton_moves = state.skeleton_moves
    seen.turn_limit = state.turn_limit


@rule
def see_map(state: State, seen: State) -> None:
    """The map and everything on it lie open."""
    for place in range(TILES):
        seen.tile[place] = state.tile[place]
        seen.turned[place] = state.turned[place]
        seen.cell[place] = state.cell[place]
        seen.life[place] = state.life[place]
        seen.bones_moved[place] = state.bones_moved[place]
        for colour in range(COLOURS):
            seen.bones[place, colour] = state.bones[place, colour]
        for direction in range(DIRECTIONS):
            seen.link[place, direction] = state.link[place, direction]
    for square in range(SQUARES * state.placed):
        for goal in range(GOALS):
            seen.route[square, goal] = state.route[square, goal]
    seen.placed = state.placed
    seen.book_place = state.book_place
    seen.book_out = state.book_out
    seen.bearer = state.bearer


@rule
def see_stack(state: State, seen: State) -> None:
    """Which tiles are left follows from those that are seen; what lies under the stack was seen."""
    for tile in range(TILE_KINDS):
        seen.stack[tile] = state.stack[tile]
    for position in range(STACK):
        seen.under[position] = state.under[position]
    for position in range(MAPPED):
        seen.drawn[position] = state.drawn[position]
    for spot in range(TILES * DIRECTIONS):
        seen.fits[spot] = state.fits[spot]
    seen.spot = state.spot


@rule
def see_players(state: State, seen: State) -> None:
    """What everybody has in front of them."""
    for seat in range(SEATS):
        seen.pawn[seat] = state.pawn[seat]
        seen.parked[seat] = state.parked[seat]
        seen.items[seat] = state.items[seat]
        seen.wear[seat] = state.wear[seat]
        seen.lives[seat] = state.lives[seat]
        seen.holds[seat] = state.holds[seat]
        seen.held[seat] = state.held[seat]
        seen.old[seat] = state.old[seat]
        for colour in range(COLOURS):
            seen.collection[seat, colour] = state.collection[seat, colour]
    for colour in range(COLOURS):
        seen.supply[colour] = state.supply[colour]
        seen.removed[colour] = state.removed[colour]
    seen.used = state.used
    seen.dead = state.dead
    seen.terrified = state.terrified
    seen.fought = state.fought


@rule
def see_cards(state: State, seat: int, seen: State) -> None:
    """A hand is its owner's; how many cards are in it and in which slots is public."""
    for owner in range(SEATS):
        for slot in range(SLOTS):
            card = state.hand[owner, slot]
            secret = owner != seat and card != NO_CARD
            seen.hand[owner, slot] = UNKNOWN if secret else card
    for kind in range(EVENTS):
        seen.deck[kind] = UNKNOWN
        seen.discard[kind] = state.discard[kind]
        seen.fresh[kind] = state.fresh[kind]
    seen.deck_size = state.deck_size


@rule
def see_fights(state: State, seat: int, seen: State) -> None:
    """Fights are open but for stakes until both are ready."""
    seen.fight_square = state.fight_square
    seen.weapon = state.weapon
    seen.fury = state.fury
    seen.rolling = state.rolling
    seen.fight_die = state.fight_die
    seen.raised = state.raised
    seen.rival = state.rival
    seen.duel_turn = state.duel_turn
    seen.duel_passes = state.duel_passes
    staking = state.decision == Decision.STAKE
    for fighter in range(FIGHTERS):
        seen.duel_die[fighter] = state.duel_die[fighter]
        own = seat == (state.active if fighter == 0 else state.rival)
        for piece in range(COLOURS + 1):
            secret = staking and not own
            seen.stake[fighter, piece] = UNKNOWN if secret else state.stake[fighter, piece]


@rule
def see_job(state: State, seen: State) -> None:
    """What is being put on a tile."""
    seen.job_squares = state.job_squares
    seen.job_place = state.job_place
    seen.job_seat = state.job_seat
    seen.job_bones = state.job_bones
    seen.job_points = state.job_points
    seen.job_lives = state.job_lives
    seen.job_removed = state.job_removed


@rule
def see_windows(state: State, seat: int, seen: State) -> None:
    """Announced cards lie open; what others picked, and whether they did, does not."""
    seen.level = state.level
    seen.floor = state.floor
    seen.reopen = state.reopen
    seen.cancelled = state.cancelled
    for level in range(LEVELS):
        seen.window[level] = state.window[level]
        seen.window_asked[level] = state.window_asked[level]
        seen.called[level] = state.called[level]
        seen.caller[level] = state.caller[level]
        for aim in range(AIMS):
            seen.aim[level, aim] = state.aim[level, aim]
        if seat < SEATS:
            seen.queue[level] = state.queue[level] & (1 << seat)
            for part in range(PICK):
                row = SEATS * level + seat
                seen.picks[row, part] = state.picks[row, part]
