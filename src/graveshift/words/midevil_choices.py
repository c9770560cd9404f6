"""The choices of MidEvil: which message says a code, decision by decision."""

from __future__ import annotations

from collections.abc import Callable

from graveshift.engine.frame import NOBODY
from graveshift.engine.record import UNKNOWN
from graveshift.games.midevil import bookfight, fighting, filling, moving, placing, rounds
from graveshift.games.midevil.announcing import is_picking
from graveshift.games.midevil.board import neighbour, skeleton_at
from graveshift.games.midevil.cards import ITEMS, MAPPED, NO_CARD, RANGE_OF, Card
from graveshift.games.midevil.components import COLOURS, DIRECTIONS, SQUARES, TURNS
from graveshift.games.midevil.picking import (
    AT_SEAT,
    CARD,
    FIRST_AIM,
    NO_SECOND,
    PAYING,
    aim_of,
    picked,
)
from graveshift.games.midevil.shooting import SIGHTS, sighted, square_in_sight
from graveshift.games.midevil.state import FIGHTERS, NOWHERE, SLOTS, Decision, State
from graveshift.games.midevil.targets import (
    COLOUR,
    DIE,
    ITEM,
    SEAT,
    SECOND,
    SQUARE,
    aim_kind,
)
from graveshift.games.midevil.tiles import OPEN_SIDES_AT, TILE_KINDS
from graveshift.games.midevil.windows import HOLD, PASS
from graveshift.words.game_words import Said
from graveshift.words.midevil_nouns import card, seat_noun, side, sides, skeleton, spot, tile

A_QUARTER = 90
"""Degrees of a quarter turn."""


def said_choice(seen: State, seat: int, code: int) -> Said:
    """The message of a choice; a code without meaning under the decision is said by its number."""
    return choice_of(seen, seat, code) or Said("choice-unknown", {"code": code})


def choice_of(seen: State, seat: int, code: int) -> Said | None:
    """The message of a code that means something."""
    if seen.decision == Decision.NOTHING:
        return None
    if is_picking(seen, seat):
        return of_stage(seen, seat, code)
    if code == HOLD:
        return Said("choice-hold")
    if CARD <= code < CARD + SLOTS:
        return of_slot("choice-play", seen, seat, code - CARD)
    return CHOICES[Decision(seen.decision)](seen, seat, code)


def simple(**keys: int) -> Callable[[State, int, int], Said | None]:
    """Codes that need no more than a key."""
    messages = {code: Said(f"choice-{key.replace('_', '-')}") for key, code in keys.items()}

    def said(seen: State, seat: int, code: int) -> Said | None:
        return messages.get(code)

    return said


def of_slot(key: str, seen: State, seat: int, slot: int) -> Said | None:
    """A card of the own hand."""
    if slot not in range(SLOTS) or seen.hand[seat, slot] in {NO_CARD, UNKNOWN}:
        return None
    return Said(key, {"card": card(seen.hand[seat, slot])})


# Tiles --------------------------------------------------------------------------------------------


def of_map(seen: State, seat: int, code: int) -> Said | None:
    """One of two tiles."""
    if code >= MAPPED or seen.drawn[code] not in range(TILE_KINDS):
        return None
    return Said("choice-map", {"tile": tile(seen.drawn[code])})


def of_place(seen: State, seat: int, code: int) -> Said | None:
    """Beyond a side of a tile."""
    place, way = divmod(code, DIRECTIONS)
    if place >= seen.placed:
        return None
    return Said("choice-place", {"place": place, "side": side(way)})


def of_turn(seen: State, seat: int, code: int) -> Said | None:
    """How a tile lies."""
    if code >= TURNS or seen.drawn[0] not in range(TILE_KINDS):
        return None
    open_sides = OPEN_SIDES_AT[TURNS * seen.drawn[0] + code]
    return Said("choice-turn", {"degrees": A_QUARTER * code, "sides": sides(open_sides)})


def of_filling(seen: State, seat: int, code: int) -> Said | None:
    """A piece on a square of the tile."""
    if code == filling.DONE:
        return Said("choice-put-done")
    kind, square = divmod(code, SQUARES)
    if kind < COLOURS:
        return Said("choice-put", {"skeleton": skeleton(kind), "spot": spot(square)})
    return Said("choice-put-life", {"spot": spot(square)}) if kind == COLOURS else None


# Moving -------------------------------------------------------------------------------------------


def of_step(seen: State, seat: int, code: int) -> Said | None:
    """A step, a stop, or a weapon that is taken up."""
    if code == moving.STOP:
        return Said("choice-stop")
    if code < DIRECTIONS:
        square = neighbour(seen, seen.pawn[seen.active], code)
        if square == NOWHERE:
            return None
        return Said("choice-step", {"side": side(code), **where(square)})
    kind = code - moving.SHOOT
    if kind not in range(Card.CROSSBOW + 1) or RANGE_OF[kind] == 0:
        return None
    return Said("choice-aim-with", {"card": card(kind)})


def where(square: int) -> dict[str, int | str]:
    """The variables that name a square."""
    return {"place": square // SQUARES, "spot": spot(square % SQUARES)}


def of_shot(seen: State, seat: int, code: int) -> Said | None:
    """A skeleton in sight."""
    if seen.weapon == NO_CARD or code >= SIGHTS or sighted(seen, code) != code:
        return None
    square = square_in_sight(seen, code)
    return Said("choice-shoot", {"skeleton": skeleton(skeleton_at(seen, square)), **where(square)})


def of_fight(seen: State, seat: int, code: int) -> Said | None:
    """With nothing, or with a weapon."""
    if code == fighting.FIGHT:
        return Said("choice-fight")
    kind = code - fighting.WEAPON
    return Said("choice-weapon", {"card": card(kind)}) if kind < ITEMS else None


def of_failure(seen: State, seat: int, code: int) -> Said | None:
    """What helps against a failed roll."""
    colour = code - fighting.RAISE
    if colour in range(COLOURS):
        return Said("choice-raise", {"skeleton": skeleton(colour)})
    keys = {fighting.REROLL: "reroll", fighting.MAIL: "mail", fighting.GIVE_UP: "give-up"}
    return Said(f"choice-{keys[code]}") if code in keys else None


def of_stake(seen: State, seat: int, code: int) -> Said | None:
    """One more of something, or ready."""
    if code == bookfight.STAKE_LIFE:
        return Said("choice-stake-life")
    if code == bookfight.READY:
        return Said("choice-ready")
    colour = code - bookfight.STAKE_SKELETON
    return Said("choice-stake", {"skeleton": skeleton(colour)}) if colour < COLOURS else None


# Skeletons and cards ------------------------------------------------------------------------------


def of_bones(seen: State, seat: int, code: int) -> Said | None:
    """The tile whose skeleton moves."""
    if code >= seen.placed:
        return None
    return Said("choice-bones", {"place": code, "tile": tile(seen.tile[code])})


def of_bone_step(seen: State, seat: int, code: int) -> Said | None:
    """Which skeleton of it, and where."""
    square, way = divmod(code, DIRECTIONS)
    if square >= SQUARES:
        return None
    return Said("choice-bone-step", {"spot": spot(square), "side": side(way)})


def of_discard(seen: State, seat: int, code: int) -> Said | None:
    """A card of the hand, or none."""
    if code == rounds.KEEP:
        return Said("choice-keep")
    return of_slot("choice-hand", seen, seat, code - rounds.SLOT)


def of_colour(key: str) -> Callable[[State, int, int], Said | None]:
    """A skeleton of a colour."""

    def said(seen: State, seat: int, code: int) -> Said | None:
        return Said(key, {"skeleton": skeleton(code)}) if code < COLOURS else None

    return said


def of_number(seen: State, seat: int, code: int) -> Said | None:
    """How many."""
    return Said("choice-remember", {"count": code}) if code < CARD else None


def of_stage(seen: State, seat: int, code: int) -> Said | None:
    """What a picked card is aimed at, or what pays for it."""
    if seen.draft[seat] == PAYING:
        return of_colour("choice-pay")(seen, seat, code)
    aim = aim_kind(seen, picked(seen, seat), seen.draft[seat] - FIRST_AIM)
    match aim:
        case _ if aim in {SQUARE, SECOND}:
            return of_skeleton(seen, aim_of(seen, seat, 0), code)
        case _ if aim == SEAT:
            return of_seat(seen, code - AT_SEAT)
        case _ if aim == ITEM:
            return Said("choice-aim-item", {"card": card(code)}) if code < ITEMS else None
        case _ if aim == COLOUR:
            return of_colour("choice-aim-colour")(seen, seat, code)
        case _ if aim == DIE:
            return of_die(seen, code)
    if code >= seen.placed:
        return None
    return Said("choice-aim-tile", {"place": code, "tile": tile(seen.tile[code])})


def of_seat(seen: State, whom: int) -> Said | None:
    """A seat that a card is aimed at."""
    return Said("choice-aim-seat", {"seat": seat_noun(whom)}) if 0 <= whom < seen.seats else None


def of_skeleton(seen: State, place: int, code: int) -> Said | None:
    """A skeleton of a tile, or no second one."""
    if code == NO_SECOND:
        return Said("choice-aim-none")
    if code > NO_SECOND or skeleton_at(seen, SQUARES * place + code) not in range(COLOURS):
        return None
    colour = skeleton_at(seen, SQUARES * place + code)
    return Said("choice-aim-skeleton", {"skeleton": skeleton(colour), "spot": spot(code)})


def of_die(seen: State, code: int) -> Said | None:
    """The die of a fighter for the book."""
    if code >= FIGHTERS or seen.rival == NOBODY:
        return None
    seat = seen.active if code == bookfight.ATTACKER else seen.rival
    return Said("choice-aim-die", {"seat": seat_noun(seat)})


CHOICES: dict[Decision, Callable[[State, int, int], Said | None]] = {
    Decision.BEGIN: simple(begin=placing.BEGIN, use_map=placing.USE_MAP),
    Decision.MAP: of_map,
    Decision.PLACE: of_place,
    Decision.TURN_TILE: of_turn,
    Decision.FILL: of_filling,
    Decision.GO_ON: simple(go_on=moving.GO),
    Decision.STEP: of_step,
    Decision.SHOOT: of_shot,
    Decision.FIGHT: of_fight,
    Decision.FAILED: of_failure,
    Decision.RAISE: of_failure,
    Decision.TAKE_HORSE: simple(leave_horse=moving.LEAVE, take_horse=moving.TAKE),
    Decision.DECLARE: simple(no_duel=bookfight.NO, duel=bookfight.YES),
    Decision.STAKE: of_stake,
    Decision.REROLL: simple(let_lie=bookfight.NO, roll_again=bookfight.YES),
    Decision.BONES: of_bones,
    Decision.BONE_STEP: of_bone_step,
    Decision.HAND_LIMIT: of_discard,
    Decision.DISCARD: of_discard,
    Decision.WINDOW: simple(**{"pass": PASS}),
    Decision.FLOOR: simple(**{"pass": PASS}),
    Decision.REMEMBER: of_number,
    Decision.RATTLE: of_colour("choice-rattle"),
}
