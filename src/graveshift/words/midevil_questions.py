"""The questions of MidEvil: which message asks a seat for its decision."""

from __future__ import annotations

from graveshift.engine.frame import NOBODY
from graveshift.engine.notation import word_of
from graveshift.games.midevil.announcing import is_picking
from graveshift.games.midevil.board import skeleton_at
from graveshift.games.midevil.bookfight import ATTACKER, DEFENDER, fighter_of
from graveshift.games.midevil.cards import COST_OF, NO_CARD, Moment
from graveshift.games.midevil.fighting import result_of
from graveshift.games.midevil.filling import bones_wanted
from graveshift.games.midevil.moving import horse_here
from graveshift.games.midevil.picking import FIRST_AIM, PAYING, aim_of, paid_by, picked
from graveshift.games.midevil.state import Decision, State
from graveshift.games.midevil.targets import (
    COLOUR,
    DIE,
    ITEM,
    SEAT,
    SECOND,
    SQUARE,
    aim_kind,
)
from graveshift.games.midevil.tiles import NO_TILE
from graveshift.words.game_words import Said
from graveshift.words.messages import Value
from graveshift.words.midevil_nouns import card, seat_noun, skeleton, tile

AIMS = {
    SQUARE: "skeleton",
    SECOND: "second",
    SEAT: "seat",
    ITEM: "item",
    COLOUR: "colour",
    DIE: "die",
}
"""What is asked for by an aim; all others ask for a tile."""


def said_question(seen: State, seat: int) -> Said:
    """The message of what a seat is asked."""
    if is_picking(seen, seat):
        return of_stage(seen, seat)
    key = f"decision-{word_of(Decision(seen.decision))}"
    match seen.decision:
        case Decision.PLACE | Decision.TURN_TILE if seen.drawn[0] != NO_TILE:
            return Said(key, {"tile": tile(seen.drawn[0])})
        case Decision.FILL:
            return of_filling(key, seen)
        case Decision.STEP:
            return of_step(key, seen)
        case Decision.FIGHT:
            return Said(key, {"skeleton": skeleton(skeleton_at(seen, seen.fight_square))})
        case Decision.FAILED | Decision.RAISE:
            return Said(key, {"total": result_of(seen)})
        case Decision.TAKE_HORSE:
            return Said(key, {"other": seat_noun(horse_here(seen))})
        case Decision.DECLARE:
            return Said(key, {"other": seat_noun(seen.bearer)})
        case Decision.STAKE | Decision.REROLL:
            return Said(key, dice_of(seen, seat))
        case Decision.BONES:
            return Said(key, {"skeletons": seen.moves})
        case Decision.BONE_STEP:
            return Said(key, {"place": seen.bone_place})
        case Decision.HAND_LIMIT:
            return Said(key, {"cards": seen.held[seat]})
        case Decision.WINDOW:
            return of_window(key, seen)
        case Decision.REMEMBER:
            most = min(seen.job_bones, seen.removed[seen.job_lives])
            return Said(key, {"skeleton": skeleton(seen.job_lives), "most": most})
        case Decision.RATTLE:
            return Said(key, {"points": seen.job_points})
    return Said(key)


def of_filling(key: str, seen: State) -> Said:
    """How much is yet to be put on a tile."""
    values: dict[str, Value] = {"place": seen.job_place}
    if seen.job_points > 0:
        return Said(f"{key}-points", {**values, "points": seen.job_points})
    if bones_wanted(seen):
        return Said(key, {**values, "skeletons": seen.job_bones})
    return Said(f"{key}-lives", {**values, "lives": seen.job_lives})


def of_step(key: str, seen: State) -> Said:
    """Whose steps they are."""
    if seen.leader == NOBODY:
        return Said(key, {"steps": seen.steps})
    return Said(f"{key}-led", {"steps": seen.steps, "other": seat_noun(seen.active)})


def dice_of(seen: State, seat: int) -> dict[str, Value]:
    """The dice of a fight for the book, the own one first."""
    own = fighter_of(seen, seat)
    other = seen.rival if own == ATTACKER else seen.active
    die, theirs = seen.duel_die[own], seen.duel_die[1 - own]
    return {"die": die, "theirs": theirs, "other": seat_noun(other)}


def of_window(key: str, seen: State) -> Said:
    """What a window is about."""
    match seen.window[seen.level]:
        case Moment.CARD if seen.called[seen.level] != NO_CARD:
            who, kind = seen.caller[seen.level], seen.called[seen.level]
            return Said(f"{key}-card", {"seat": seat_noun(who), "card": card(kind)})
        case Moment.MOVE:
            return Said(f"{key}-move", {"seat": seat_noun(seen.active), "die": seen.die})
        case Moment.BONES:
            return Said(f"{key}-bones", {"seat": seat_noun(seen.active), "die": seen.die})
        case Moment.BOOK:
            dice: dict[str, Value] = {
                "die": seen.duel_die[ATTACKER],
                "theirs": seen.duel_die[DEFENDER],
            }
            seats: dict[str, Value] = {
                "seat": seat_noun(seen.active),
                "other": seat_noun(seen.rival),
            }
            return Said(f"{key}-book", {**seats, **dice})
    return Said(key, {"seat": seat_noun(seen.active)})


def of_stage(seen: State, seat: int) -> Said:
    """What a picked card still wants to know."""
    kind = picked(seen, seat)
    if seen.draft[seat] == PAYING:
        return Said("decision-pay", {"points": COST_OF[kind] - paid_by(seen, seat)})
    aim = aim_kind(seen, kind, seen.draft[seat] - FIRST_AIM)
    key = f"decision-aim-{AIMS.get(aim, 'tile')}"
    if aim == SQUARE:
        return Said(key, {"place": aim_of(seen, seat, 0)})
    if aim == ITEM:
        return Said(key, {"other": seat_noun(aim_of(seen, seat, 0))})
    return Said(key)
