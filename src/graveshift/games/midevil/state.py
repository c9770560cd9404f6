"""The one record of a game of MidEvil, and the enums that its fields use.

The map is a list of placed tiles: a *place* is a position in that list, the Altar's is 0.  A square
is one number, `9 * place + square of the tile`, counted as the tile lies.  What lies on a tile is
kept in bit sets of its nine squares.
"""

from __future__ import annotations

from enum import IntEnum

from graveshift.engine.frame import FIRST_REASON, Frame
from graveshift.engine.record import Grid, Row, i8, i16, i32, record
from graveshift.games.midevil import cards, tiles
from graveshift.games.midevil.components import COLOURS, DIRECTIONS, SEATS, SQUARES

NOWHERE = -1
"""No square, no place."""
SLOTS = 5
"""Room for the cards of a hand: rules never deal more than three."""
LEVELS = 7
"""Cards announced on top of each other: one a player, and what they were played upon."""
AIMS = 3
"""Numbers that say what a card is aimed at."""
PICK = 1 + AIMS + COLOURS
"""A card picked: its slot and one, what it is aimed at, the skeletons it is paid with."""
FIGHTERS = 2


class Phase(IntEnum):
    """Where the turn stands."""

    SETUP = 0
    TILE = 1
    STAND = 2
    MOVEMENT = 3
    BONES = 4
    DISCARD = 5


class Decision(IntEnum):
    """What a seat can be asked; the meaning of codes under each is in its chapter."""

    NOTHING = 0
    BEGIN = 1
    MAP = 2
    PLACE = 3
    TURN_TILE = 4
    FILL = 5
    GO_ON = 6
    STEP = 7
    SHOOT = 8
    FIGHT = 9
    FAILED = 10
    RAISE = 11
    TAKE_HORSE = 12
    DECLARE = 13
    STAKE = 14
    REROLL = 15
    BONES = 16
    BONE_STEP = 17
    HAND_LIMIT = 18
    DISCARD = 19
    WINDOW = 20
    FLOOR = 21
    REMEMBER = 22
    RATTLE = 23


class Step(IntEnum):
    """What happens next when nobody owes a decision; `turn` alone knows their order.

    A step that asks stays the next step until it is answered, so that it can ask anew after a card.
    """

    BEGIN_TURN = 0
    ASK_BEGIN = 1
    DRAW_TILE = 2
    ASK_MAP = 3
    ASK_PLACE = 4
    ASK_TURN = 5
    TILE_PLACED = 6
    ASK_FILL = 7
    STAND = 8
    STAND_DUEL = 9
    DRAW_CARDS = 10
    ASK_GO_ON = 11
    ROLL_MOVE = 12
    MOVE = 13
    ASK_STEP = 14
    WALK = 15
    SETTLE = 16
    ASK_HORSE = 17
    MEET = 18
    ASK_SHOOT = 19
    ASK_FIGHT = 20
    FIGHT_STARTS = 21
    ROLL_FIGHT = 22
    ASK_FAILED = 23
    ASK_RAISE = 24
    KILLED = 25
    ASK_DECLARE = 26
    ROLL_DUEL = 27
    ASK_STAKES = 28
    REVEAL = 29
    ASK_REROLL = 30
    DUEL_ENDS = 31
    ROLL_BONES = 32
    BONES = 33
    ASK_BONES = 34
    ASK_BONE_STEP = 35
    ASK_HAND_LIMIT = 36
    ASK_DISCARD = 37
    END_TURN = 38
    COLLECTED = 39
    NEXT_PICK = 40
    CARD_COUNTS = 41
    CARD_DONE = 42
    ASK_FLOOR = 43
    ASK_REMEMBER = 44
    ASK_RATTLE = 45


class Ending(IntEnum):
    """Why the game is over."""

    RUNNING = 0
    BOOK = 1
    POINTS = 2
    STALLED = 3
    ROUND_LIMIT = 4


class Reason(IntEnum):
    """Why a choice may not be made."""

    ALLOWED = 0
    GAME_OVER = 1
    NOT_ASKED = 2
    NOT_A_CHOICE = 3
    ONLY_THE_CLOCK = 4
    NO_MAP = FIRST_REASON
    NO_OPEN_SIDE = 9
    TILE_DOES_NOT_FIT = 10
    SAME_AS_ANOTHER_TURN = 11
    SQUARE_TAKEN = 12
    SQUARE_NOT_LEGAL = 13
    NONE_LEFT = 14
    NOT_THE_NEAREST = 15
    SKELETONS_FIRST = 16
    NO_WAY = 17
    NO_STEPS_LEFT = 18
    TERRIFIED = 19
    CANNOT_GET_OFF = 20
    NO_SUCH_WEAPON = 21
    WEAPON_USED_UP = 22
    NO_TARGET = 23
    HAS_A_LIFE = 24
    NO_LIFE_LEFT = 25
    TOO_FEW_POINTS = 26
    NOTHING_MORE_TO_STAKE = 27
    NOT_MOVABLE = 28
    ALREADY_MOVED = 29
    NO_CARD_THERE = 30
    QUOTA_USED = 31
    NOT_NOW = 32
    IN_PLAY_ALREADY = 33
    INSIDE_A_BUILDING = 34
    NO_AIM = 35
    CANNOT_PAY = 36
    NO_HOLD_LEFT = 37
    TOO_MANY = 38
    MUST_DISCARD = 39


class Event(IntEnum):
    """What can happen; the particulars stand beside each."""

    START = 0  # seat
    TURN = 1  # seat, round
    REVIVED = 2  # seat, lives
    DEALT = 3  # seat, card; known to the seat
    DEALT_UNSEEN = 4  # seat; known to the others
    RESHUFFLED = 5  # cards in the deck
    MAP_USED = 6  # seat
    TILE_DRAWN = 7  # seat, tile
    TILE_UNDER = 8  # tile
    TILE_BACK = 9  # tile
    TILE_OUT = 10  # tile
    TILE_PLACED = 11  # tile, turn, east, south
    FILL_ROLLED = 12  # die, points that are placed
    SKELETON_PUT = 13  # square, colour
    LIFE_PUT = 14  # square
    FIGHT = 15  # seat, square, colour
    WEAPON = 16  # seat, card
    FIGHT_ROLLED = 17  # seat, die, total
    RAISED = 18  # seat, colour
    LIFE_PAID = 19  # seat
    KILLED = 20  # seat, square, colour
    LIFE_TAKEN = 21  # seat, square
    DIED = 22  # seat
    ITEM_GONE = 23  # seat, card
    MOVE_ROLLED = 24  # seat, die
    STEPS = 25  # seat, steps
    STEPPED = 26  # seat, square, square
    STOPPED = 27  # seat, steps left
    PARKED = 28  # seat, square
    MOUNTED = 29  # seat, square
    DOUBLED = 30  # seat, steps
    HORSE_TAKEN = 31  # thief, owner
    BOOK_TAKEN = 32  # seat
    BOOK_BACK = 33  # square
    BOOK_OUT = 34
    DUEL = 35  # attacker, bearer
    DUEL_ROLLED = 36  # seat, die
    STAKED = 37  # seat, white, red, blue
    LIVES_STAKED = 38  # seat, lives
    DUEL_PASSED = 39  # seat
    DUEL_RESULT = 40  # seat, result
    BOOK_KEPT = 41  # seat
    BOOK_WON = 42  # seat
    BONES_ROLLED = 43  # seat, die
    BONES = 44  # who moves them, how many
    BONE_MOVED = 45  # square, square
    DISCARDED = 46  # seat, card
    HELD = 47  # seat
    WINDOW = 48  # moment, bit set of the asked
    ANNOUNCED = 49  # seat, card, first aim, second aim
    PAID = 50  # seat, colour
    RETURNED = 51  # seat, card; known to the seat
    CANCELLED = 52  # seat, card
    FIZZLED = 53  # seat, card
    AIMED_ANEW = 54  # seat, card, first aim, second aim
    LAID_OUT = 55  # seat, card
    HEALED = 56  # seat, lives
    REMEMBERED = 57  # colour, how many
    CRUMBLED = 58  # square, colour
    MARCHES = 59  # seat, steps
    MIRED = 60  # seat
    LED = 61  # leader, seat
    SECRET_PATH = 62  # seat
    STOLEN = 63  # thief, owner, card
    TERRIFIED = 64  # seat
    RATTLED = 65  # seat, colour
    FURY = 66  # seat
    DIE_AGAIN = 67  # seat, die
    END = 68  # ending
    RESULT = 69  # seat, points, lives
    WINNERS = 70  # bit set of seats


class Fault(IntEnum):
    """What can be wrong with a state, as bits."""

    SKELETONS_LOST = 1
    LIVES_LOST = 2
    CARDS_LOST = 4
    TILES_LOST = 8
    TOO_MANY_LIVES = 16
    HAND_SIZE = 32
    BARRED_SQUARE = 64
    TWO_ON_A_SQUARE = 128
    MAP_TORN = 256
    HORSE_ASTRAY = 512
    BOOK_ASTRAY = 1024
    NOBODY_ASKED = 2048
    ROAD_CUT = 4096


@record
class State(Frame):
    """A game of MidEvil in progress."""

    items: Row = i32("items in play, a bit set of cards; never the book", SEATS, by="seat")
    used: int = i32("bit set of the seats that have used the event of this round")
    dead: int = i32("bit set of the seats that died since their last turn")
    terrified: int = i32("bit set of the seats that may not leave their tile in their next turn")
    fought: int = i32("bit set of the seats with whom the active player fought for the book")
    queue: Row = i32(
        "bit set of the seats whose picked cards wait to be announced; 0 in a view", LEVELS,
        by="level",
    )  # fmt: skip
    window_asked: Row = i32("bit set of the seats that were asked in a window", LEVELS, by="level")
    reopen: int = i32("bit set of the levels at which what the window showed has changed")
    cancelled: int = i32("bit set of the levels at which the card is cancelled")

    pawn: Row = i16("the square of each pawn", SEATS, by="seat")
    parked: Row = i16("the square of a horse without its rider, or NOWHERE", SEATS, by="seat")
    cell: Row = i16("where a tile lies: 64 * south + east, from 2080", tiles.TILES, by="place")
    bones: Grid = i16("skeletons of each colour, a bit set of squares", tiles.TILES, COLOURS,
                      by="place, colour")  # fmt: skip
    life: Row = i16("lives, a bit set of squares", tiles.TILES, by="place")
    bones_moved: Row = i16("skeletons that moved in this phase, a bit set of squares",
                           tiles.TILES, by="place")  # fmt: skip
    fight_square: int = i16("the square of the skeleton that is fought, or NOWHERE")
    job_squares: int = i16("squares of the tile that may still be filled, as a bit set")

    step: int = i8("what comes next; a Step")
    resume: int = i8("the step that comes after the cards that are being played")
    after_fight: int = i8("the step that comes after a fight")
    after_fill: int = i8("the step that comes after a tile is filled")
    phase: int = i8("a Phase")
    active: int = i8("the seat whose turn it is")
    first: int = i8("the seat that began")

    tile: Row = i8("the tiles of the map as they were placed; NO_TILE", tiles.TILES, by="place")
    turned: Row = i8("quarter turns of each tile", tiles.TILES, by="place")
    link: Grid = i8("the place of the tile beyond each side, or NOWHERE", tiles.TILES, DIRECTIONS,
                    by="place, direction")  # fmt: skip
    placed: int = i8("tiles on the map")
    route: Grid = i8("steps to Altar and Graveyard", tiles.TILES * SQUARES, 2, by="square, goal")
    stack: Row = i8("tiles of the stack, those under it not counted", tiles.TILE_KINDS, by="tile")
    under: Row = i8("tiles under it, the next first; NO_TILE", tiles.STACK, by="position")
    drawn: Row = i8("tiles drawn and not yet placed; NO_TILE", cards.MAPPED, by="position")
    fits: Row = i8(
        "the turns in which the drawn tile fits beyond each side of the map, a bit set; every"
        " cell is named by the first open side that leads to it",
        tiles.TILES * DIRECTIONS, by="4 * place + direction",
    )  # fmt: skip
    spot: int = i8("the side of the map beyond which the drawn tile goes, or NOWHERE")

    hand: Grid = i8("cards in hand; NO_CARD in an empty slot, UNKNOWN to others", SEATS, SLOTS,
                    by="seat, slot")  # fmt: skip
    held: Row = i8("cards in hand", SEATS, by="seat")
    old: Row = i8("slots with a card from before the discards were last shuffled, as a bit set",
                  SEATS, by="seat")  # fmt: skip
    deck: Row = i8("cards in the deck; UNKNOWN in views", cards.EVENTS, by="card")
    deck_size: int = i8("cards in the deck, of any kind")
    discard: Row = i8("cards discarded", cards.EVENTS, by="card")
    fresh: Row = i8("cards in deck and hands that were in the deck when it was last shuffled",
                    cards.EVENTS, by="card")  # fmt: skip
    holds: Row = i8("holds left in this round", SEATS, by="seat")
    wear: Row = i8("fights that a War Hammer is still good for", SEATS, by="seat")
    shots: Row = i8("uses of each ranged weapon in this turn", cards.Card.CROSSBOW + 1, by="card")

    lives: Row = i8("lives of each seat", SEATS, by="seat")
    collection: Grid = i8("skeletons collected", SEATS, COLOURS, by="seat, colour")
    supply: Row = i8("skeletons in the supply", COLOURS, by="colour")
    removed: Row = i8("skeletons out of the game", COLOURS, by="colour")
    bearer: int = i8("the seat that has the book, or NOBODY")
    book_place: int = i8("the place of the Graveyard, NOWHERE while it is not on the map")
    book_out: int = i8("1 when the Graveyard is out of the game")

    die: int = i8("the die that was rolled last for a movement or the skeletons")
    marches: int = i8("Forced Marches on this movement")
    mires: int = i8("Mires on this movement")
    steps: int = i8("steps left")
    heading: int = i8("the direction of the step that is about to be taken, or NOWHERE")
    doubled: int = i8("1 when this movement was doubled, 2 when half of it was lost again")
    secret_path: int = i8("1 while walls do not bar the active player")
    leader: int = i8("the seat that leads the active player's steps, or NOBODY")
    bound: int = i8("the place that the active player may not leave, or NOWHERE")
    warned: int = i8("1 when the others were asked before the decisive step or fight")

    weapon: int = i8("the weapon of the fight, or NO_CARD")
    fury: int = i8("Battle Furies in the fight")
    rolling: int = i8("1 from a fight's first roll to its end, 2 in a book fight")
    fight_die: int = i8("the die of the fight")
    raised: int = i8("points by which the roll of the fight was raised")

    rival: int = i8("the bearer whom the active player fights for the book, or NOBODY")
    duel_die: Row = i8("dice of a book fight: the active player's, the bearer's", FIGHTERS,
                       by="fighter")  # fmt: skip
    stake: Grid = i8("what each staked: skeletons by colour, lives; UNKNOWN to others until all"
                     " are ready", FIGHTERS, COLOURS + 1, by="fighter, piece")  # fmt: skip
    duel_turn: int = i8("the fighter who may roll again")
    duel_passes: int = i8("passes in a row")

    mover: int = i8("who moves the skeletons, or NOBODY")
    moves: int = i8("skeletons yet to be moved")
    bone_place: int = i8("the place of the skeleton that is about to move, or NOWHERE")

    job_place: int = i8("the place that is being filled, or NOWHERE")
    job_seat: int = i8("who fills it")
    job_bones: int = i8("skeletons yet to be put there, where their number is given")
    job_points: int = i8("points in skeletons yet to be put there, where these are given")
    job_lives: int = i8("lives yet to be put there")
    job_removed: int = i8("1 while removed skeletons rise there")

    level: int = i8("cards announced on top of each other")
    window: Row = i8("the moment that a window is about, a Moment", LEVELS, by="level")
    called: Row = i8("the card announced; NO_CARD where none", LEVELS, by="level")
    caller: Row = i8("who announced it", LEVELS, by="level")
    aim: Grid = i8("what it is aimed at", LEVELS, AIMS, by="level, aim")
    picks: Grid = i8(
        "the card that a seat picks: slot and one, aims, skeletons paid; 0 to others",
        LEVELS * SEATS, PICK, by="6 * level + seat, part",
    )  # fmt: skip
    floor: int = i8("the seat that holds the floor, or NOBODY")

    book_fight_loser_dies: int = i8("option", by="BookFightLoserDies")
    book_fight_automatic: int = i8("option", by="BookFightAutomatic")
    last_life_rerolls: int = i8("option", by="LastLifeRerolls")
    unfit_tile: int = i8("option", by="UnfitTile")
    goal: int = i8("option", by="Goal")
    horse_dismount: int = i8("option", by="HorseDismount")
    ranged_shape: int = i8("option", by="RangedShape")
    discard_step: int = i8("option", by="DiscardStep")
    skeleton_moves: int = i8("option", by="SkeletonMoves")
    turn_limit: int = i8("option", by="TurnLimit")
