// Made by `make generated` from the rules in graveshift.games.midevil; not to be edited.

import type { FrameView } from "../../wire/frame";
import type { GameSchema } from "../../schema";

/** The game as a seat or a bystander sees it; -1 is what they may not know. */
export interface View extends FrameView {
  /** Items in play, a bit set of cards; never the book. By seat. */
  readonly items: readonly number[];
  /** Bit set of the seats that have used the event of this round. */
  readonly used: number;
  /** Bit set of the seats that died since their last turn. */
  readonly dead: number;
  /** Bit set of the seats that may not leave their tile in their next turn. */
  readonly terrified: number;
  /** Bit set of the seats with whom the active player fought for the book. */
  readonly fought: number;
  /** Bit set of the seats whose picked cards wait to be announced; 0 in a view. By level. */
  readonly queue: readonly number[];
  /** Bit set of the seats that were asked in a window. By level. */
  readonly window_asked: readonly number[];
  /** Bit set of the levels at which what the window showed has changed. */
  readonly reopen: number;
  /** Bit set of the levels at which the card is cancelled. */
  readonly cancelled: number;
  /** The square of each pawn. By seat. */
  readonly pawn: readonly number[];
  /** The square of a horse without its rider, or NOWHERE. By seat. */
  readonly parked: readonly number[];
  /** Where a tile lies: 64 * south + east, from 2080. By place. */
  readonly cell: readonly number[];
  /** Skeletons of each colour, a bit set of squares. By place, colour. */
  readonly bones: readonly (readonly number[])[];
  /** Lives, a bit set of squares. By place. */
  readonly life: readonly number[];
  /** Skeletons that moved in this phase, a bit set of squares. By place. */
  readonly bones_moved: readonly number[];
  /** The square of the skeleton that is fought, or NOWHERE. */
  readonly fight_square: number;
  /** Squares of the tile that may still be filled, as a bit set. */
  readonly job_squares: number;
  /** What comes next; a Step. */
  readonly step: number;
  /** The step that comes after the cards that are being played. */
  readonly resume: number;
  /** The step that comes after a fight. */
  readonly after_fight: number;
  /** The step that comes after a tile is filled. */
  readonly after_fill: number;
  /** A Phase. */
  readonly phase: number;
  /** The seat whose turn it is. */
  readonly active: number;
  /** The seat that began. */
  readonly first: number;
  /** The tiles of the map as they were placed; NO_TILE. By place. */
  readonly tile: readonly number[];
  /** Quarter turns of each tile. By place. */
  readonly turned: readonly number[];
  /** The place of the tile beyond each side, or NOWHERE. By place, direction. */
  readonly link: readonly (readonly number[])[];
  /** Tiles on the map. */
  readonly placed: number;
  /** Steps to Altar and Graveyard. By square, goal. */
  readonly route: readonly (readonly number[])[];
  /** Tiles of the stack, those under it not counted. By tile. */
  readonly stack: readonly number[];
  /** Tiles under it, the next first; NO_TILE. By position. */
  readonly under: readonly number[];
  /** Tiles drawn and not yet placed; NO_TILE. By position. */
  readonly drawn: readonly number[];
  /** The turns in which the drawn tile fits beyond each side of the map, a bit set; every cell is named by the first open side that leads to it. By 4 * place + direction. */
  readonly fits: readonly number[];
  /** The side of the map beyond which the drawn tile goes, or NOWHERE. */
  readonly spot: number;
  /** Cards in hand; NO_CARD in an empty slot, UNKNOWN to others. By seat, slot. */
  readonly hand: readonly (readonly number[])[];
  /** Cards in hand. By seat. */
  readonly held: readonly number[];
  /** Slots with a card from before the discards were last shuffled, as a bit set. By seat. */
  readonly old: readonly number[];
  /** Cards in the deck; UNKNOWN in views. By card. */
  readonly deck: readonly number[];
  /** Cards in the deck, of any kind. */
  readonly deck_size: number;
  /** Cards discarded. By card. */
  readonly discard: readonly number[];
  /** Cards in deck and hands that were in the deck when it was last shuffled. By card. */
  readonly fresh: readonly number[];
  /** Holds left in this round. By seat. */
  readonly holds: readonly number[];
  /** Fights that a War Hammer is still good for. By seat. */
  readonly wear: readonly number[];
  /** Uses of each ranged weapon in this turn. By card. */
  readonly shots: readonly number[];
  /** Lives of each seat. By seat. */
  readonly lives: readonly number[];
  /** Skeletons collected. By seat, colour. */
  readonly collection: readonly (readonly number[])[];
  /** Skeletons in the supply. By colour. */
  readonly supply: readonly number[];
  /** Skeletons out of the game. By colour. */
  readonly removed: readonly number[];
  /** The seat that has the book, or NOBODY. */
  readonly bearer: number;
  /** The place of the Graveyard, NOWHERE while it is not on the map. */
  readonly book_place: number;
  /** 1 when the Graveyard is out of the game. */
  readonly book_out: number;
  /** The die that was rolled last for a movement or the skeletons. */
  readonly die: number;
  /** Forced Marches on this movement. */
  readonly marches: number;
  /** Mires on this movement. */
  readonly mires: number;
  /** Steps left. */
  readonly steps: number;
  /** The direction of the step that is about to be taken, or NOWHERE. */
  readonly heading: number;
  /** 1 when this movement was doubled, 2 when half of it was lost again. */
  readonly doubled: number;
  /** 1 while walls do not bar the active player. */
  readonly secret_path: number;
  /** The seat that leads the active player's steps, or NOBODY. */
  readonly leader: number;
  /** The place that the active player may not leave, or NOWHERE. */
  readonly bound: number;
  /** 1 when the others were asked before the decisive step or fight. */
  readonly warned: number;
  /** The weapon of the fight, or NO_CARD. */
  readonly weapon: number;
  /** Battle Furies in the fight. */
  readonly fury: number;
  /** 1 from a fight's first roll to its end, 2 in a book fight. */
  readonly rolling: number;
  /** The die of the fight. */
  readonly fight_die: number;
  /** Points by which the roll of the fight was raised. */
  readonly raised: number;
  /** The bearer whom the active player fights for the book, or NOBODY. */
  readonly rival: number;
  /** Dice of a book fight: the active player's, the bearer's. By fighter. */
  readonly duel_die: readonly number[];
  /** What each staked: skeletons by colour, lives; UNKNOWN to others until all are ready. By fighter, piece. */
  readonly stake: readonly (readonly number[])[];
  /** The fighter who may roll again. */
  readonly duel_turn: number;
  /** Passes in a row. */
  readonly duel_passes: number;
  /** Who moves the skeletons, or NOBODY. */
  readonly mover: number;
  /** Skeletons yet to be moved. */
  readonly moves: number;
  /** The place of the skeleton that is about to move, or NOWHERE. */
  readonly bone_place: number;
  /** The place that is being filled, or NOWHERE. */
  readonly job_place: number;
  /** Who fills it. */
  readonly job_seat: number;
  /** Skeletons yet to be put there, where their number is given. */
  readonly job_bones: number;
  /** Points in skeletons yet to be put there, where these are given. */
  readonly job_points: number;
  /** Lives yet to be put there. */
  readonly job_lives: number;
  /** 1 while removed skeletons rise there. */
  readonly job_removed: number;
  /** Cards announced on top of each other. */
  readonly level: number;
  /** The moment that a window is about, a Moment. By level. */
  readonly window: readonly number[];
  /** The card announced; NO_CARD where none. By level. */
  readonly called: readonly number[];
  /** Who announced it. By level. */
  readonly caller: readonly number[];
  /** What it is aimed at. By level, aim. */
  readonly aim: readonly (readonly number[])[];
  /** The card that a seat picks: slot and one, aims, skeletons paid; 0 to others. By 6 * level + seat, part. */
  readonly picks: readonly (readonly number[])[];
  /** The seat that holds the floor, or NOBODY. */
  readonly floor: number;
  /** Option. */
  readonly book_fight_loser_dies: number;
  /** Option. */
  readonly book_fight_automatic: number;
  /** Option. */
  readonly last_life_rerolls: number;
  /** Option. */
  readonly unfit_tile: number;
  /** Option. */
  readonly goal: number;
  /** Option. */
  readonly horse_dismount: number;
  /** Option. */
  readonly ranged_shape: number;
  /** Option. */
  readonly discard_step: number;
  /** Option. */
  readonly skeleton_moves: number;
  /** Option. */
  readonly turn_limit: number;
  /** Reckoned: steps that the active player needs to a square; -1 where it cannot go. By square. */
  readonly reachable: readonly number[];
  /** Reckoned: percent of fights that a seat wins with its best weapon and all its lives. By seat. */
  readonly odds: readonly number[];
  /** Reckoned: points of a collection. By seat. */
  readonly points: readonly number[];
  /** Reckoned: cells that a tile lies east of the Altar. By place. */
  readonly east: readonly number[];
  /** Reckoned: cells that a tile lies south of the Altar. By place. */
  readonly south: readonly number[];
  /** Reckoned: where the book is; -1 while it is not on the map. */
  readonly book_square: number;
  /** Reckoned: points that win. */
  readonly goal_points: number;
  /** Reckoned: tiles yet to be drawn. */
  readonly tiles_left: number;
  /** Reckoned: lives in the supply. */
  readonly lives_left: number;
}

/** The kinds of cards: items up to HOLY_WATER, events after it, and the book. */
export const Card = {
  HORSE: 0,
  POLE_ARM: 1,
  CRANK_BOW: 2,
  CROSSBOW: 3,
  SWORD: 4,
  WAR_HAMMER: 5,
  CHAIN_MAIL: 6,
  OLD_MAP: 7,
  HOLY_WATER: 8,
  FORCED_MARCH: 9,
  BATTLE_FURY: 10,
  HEALER: 11,
  SECRET_PATH: 12,
  RISE_AGAIN: 13,
  DEAD_REMEMBER: 14,
  CALL_OF_THE_CRYPT: 15,
  MARCH_OF_BONES: 16,
  CRUMBLE_TO_DUST: 17,
  SUDDEN_AMBUSH: 18,
  MIRE: 19,
  LOST_IN_THE_FOG: 20,
  PICKPOCKET: 21,
  RUST: 22,
  TERROR: 23,
  RATTLE_LOOSE: 24,
  NOT_TODAY: 25,
  TURN_THE_TABLES: 26,
  FICKLE_FATE: 27,
  NECRONOMICON: 28,
} as const;
export type Card = (typeof Card)[keyof typeof Card];

/** When a card may be played or used; a sum of several is a set of them. */
export const Moment = {
  OWN: 1,
  HELD: 2,
  CARD: 4,
  MOVE: 8,
  BONES: 16,
  BOOK: 32,
  LAST: 64,
} as const;
export type Moment = (typeof Moment)[keyof typeof Moment];

/** What a card is aimed at when it is played. */
export const Target = {
  NOTHING: 0,
  OPPONENT: 1,
  OPPONENTS_ITEM: 2,
  TILE: 3,
  SKELETONS: 4,
  REMOVED: 5,
  EVENT: 6,
  DIE: 7,
} as const;
export type Target = (typeof Target)[keyof typeof Target];

/** The colours of skeletons, by what they are worth. */
export const Colour = {
  WHITE: 0,
  RED: 1,
  BLUE: 2,
} as const;
export type Colour = (typeof Colour)[keyof typeof Colour];

/** The four ways to step, clockwise; there is no diagonal. */
export const Direction = {
  NORTH: 0,
  EAST: 1,
  SOUTH: 2,
  WEST: 3,
} as const;
export type Direction = (typeof Direction)[keyof typeof Direction];

/** D1: whether the loser of a book fight dies. */
export const BookFightLoserDies = {
  FALSE: 0,
  TRUE: 1,
} as const;
export type BookFightLoserDies = (typeof BookFightLoserDies)[keyof typeof BookFightLoserDies];

/** D2: whether a book fight must be fought. */
export const BookFightAutomatic = {
  FALSE: 0,
  TRUE: 1,
} as const;
export type BookFightAutomatic = (typeof BookFightAutomatic)[keyof typeof BookFightAutomatic];

/** D3: whether the last life still buys a roll, or kills. */
export const LastLifeRerolls = {
  TRUE: 0,
  FALSE: 1,
} as const;
export type LastLifeRerolls = (typeof LastLifeRerolls)[keyof typeof LastLifeRerolls];

/** D4: what becomes of a turn whose tile fits nowhere. */
export const UnfitTile = {
  DISCARD: 0,
  REDRAW: 1,
} as const;
export type UnfitTile = (typeof UnfitTile)[keyof typeof UnfitTile];

/** D6: the points that win. */
export const Goal = {
  THIRTY: 0,
  QUICK: 1,
} as const;
export type Goal = (typeof Goal)[keyof typeof Goal];

/** 1.8: what becomes of the points left when a rider gets off at a door. */
export const HorseDismount = {
  KEEP: 0,
  HALVE: 1,
} as const;
export type HorseDismount = (typeof HorseDismount)[keyof typeof HorseDismount];

/** 1.11: how a ranged weapon reaches its target. */
export const RangedShape = {
  LINE: 0,
  PATH: 1,
} as const;
export type RangedShape = (typeof RangedShape)[keyof typeof RangedShape];

/** 1.13: how many cards may be discarded at the end of a turn. */
export const DiscardStep = {
  ONE: 0,
  ANY: 1,
} as const;
export type DiscardStep = (typeof DiscardStep)[keyof typeof DiscardStep];

/** 1.14: how many skeletons move. */
export const SkeletonMoves = {
  ROLL: 0,
  THREE: 1,
} as const;
export type SkeletonMoves = (typeof SkeletonMoves)[keyof typeof SkeletonMoves];

/** 1.15: the round after which the game ends at the latest. */
export const TurnLimit = {
  OFF: 0,
  TWENTY: 1,
  TEN: 2,
} as const;
export type TurnLimit = (typeof TurnLimit)[keyof typeof TurnLimit];

/** Where the turn stands. */
export const Phase = {
  SETUP: 0,
  TILE: 1,
  STAND: 2,
  MOVEMENT: 3,
  BONES: 4,
  DISCARD: 5,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** What a seat can be asked; the meaning of codes under each is in its chapter. */
export const Decision = {
  NOTHING: 0,
  BEGIN: 1,
  MAP: 2,
  PLACE: 3,
  TURN_TILE: 4,
  FILL: 5,
  GO_ON: 6,
  STEP: 7,
  SHOOT: 8,
  FIGHT: 9,
  FAILED: 10,
  RAISE: 11,
  TAKE_HORSE: 12,
  DECLARE: 13,
  STAKE: 14,
  REROLL: 15,
  BONES: 16,
  BONE_STEP: 17,
  HAND_LIMIT: 18,
  DISCARD: 19,
  WINDOW: 20,
  FLOOR: 21,
  REMEMBER: 22,
  RATTLE: 23,
} as const;
export type Decision = (typeof Decision)[keyof typeof Decision];

/** Why the game is over. */
export const Ending = {
  RUNNING: 0,
  BOOK: 1,
  POINTS: 2,
  STALLED: 3,
  ROUND_LIMIT: 4,
} as const;
export type Ending = (typeof Ending)[keyof typeof Ending];

/** Why a choice may not be made. */
export const Reason = {
  ALLOWED: 0,
  GAME_OVER: 1,
  NOT_ASKED: 2,
  NOT_A_CHOICE: 3,
  ONLY_THE_CLOCK: 4,
  NO_MAP: 8,
  NO_OPEN_SIDE: 9,
  TILE_DOES_NOT_FIT: 10,
  SAME_AS_ANOTHER_TURN: 11,
  SQUARE_TAKEN: 12,
  SQUARE_NOT_LEGAL: 13,
  NONE_LEFT: 14,
  NOT_THE_NEAREST: 15,
  SKELETONS_FIRST: 16,
  NO_WAY: 17,
  NO_STEPS_LEFT: 18,
  TERRIFIED: 19,
  CANNOT_GET_OFF: 20,
  NO_SUCH_WEAPON: 21,
  WEAPON_USED_UP: 22,
  NO_TARGET: 23,
  HAS_A_LIFE: 24,
  NO_LIFE_LEFT: 25,
  TOO_FEW_POINTS: 26,
  NOTHING_MORE_TO_STAKE: 27,
  NOT_MOVABLE: 28,
  ALREADY_MOVED: 29,
  NO_CARD_THERE: 30,
  QUOTA_USED: 31,
  NOT_NOW: 32,
  IN_PLAY_ALREADY: 33,
  INSIDE_A_BUILDING: 34,
  NO_AIM: 35,
  CANNOT_PAY: 36,
  NO_HOLD_LEFT: 37,
  TOO_MANY: 38,
  MUST_DISCARD: 39,
} as const;
export type Reason = (typeof Reason)[keyof typeof Reason];

/** What can happen; the particulars stand beside each. */
export const Event = {
  START: 0,
  TURN: 1,
  REVIVED: 2,
  DEALT: 3,
  DEALT_UNSEEN: 4,
  RESHUFFLED: 5,
  MAP_USED: 6,
  TILE_DRAWN: 7,
  TILE_UNDER: 8,
  TILE_BACK: 9,
  TILE_OUT: 10,
  TILE_PLACED: 11,
  FILL_ROLLED: 12,
  SKELETON_PUT: 13,
  LIFE_PUT: 14,
  FIGHT: 15,
  WEAPON: 16,
  FIGHT_ROLLED: 17,
  RAISED: 18,
  LIFE_PAID: 19,
  KILLED: 20,
  LIFE_TAKEN: 21,
  DIED: 22,
  ITEM_GONE: 23,
  MOVE_ROLLED: 24,
  STEPS: 25,
  STEPPED: 26,
  STOPPED: 27,
  PARKED: 28,
  MOUNTED: 29,
  DOUBLED: 30,
  HORSE_TAKEN: 31,
  BOOK_TAKEN: 32,
  BOOK_BACK: 33,
  BOOK_OUT: 34,
  DUEL: 35,
  DUEL_ROLLED: 36,
  STAKED: 37,
  LIVES_STAKED: 38,
  DUEL_PASSED: 39,
  DUEL_RESULT: 40,
  BOOK_KEPT: 41,
  BOOK_WON: 42,
  BONES_ROLLED: 43,
  BONES: 44,
  BONE_MOVED: 45,
  DISCARDED: 46,
  HELD: 47,
  WINDOW: 48,
  ANNOUNCED: 49,
  PAID: 50,
  RETURNED: 51,
  CANCELLED: 52,
  FIZZLED: 53,
  AIMED_ANEW: 54,
  LAID_OUT: 55,
  HEALED: 56,
  REMEMBERED: 57,
  CRUMBLED: 58,
  MARCHES: 59,
  MIRED: 60,
  LED: 61,
  SECRET_PATH: 62,
  STOLEN: 63,
  TERRIFIED: 64,
  RATTLED: 65,
  FURY: 66,
  DIE_AGAIN: 67,
  END: 68,
  RESULT: 69,
  WINNERS: 70,
} as const;
export type Event = (typeof Event)[keyof typeof Event];

/** What can be promised so that the rules can judge it. */
export const Claim = {
  WILL_NOT_FIGHT: 0,
  WILL_FIGHT: 1,
} as const;
export type Claim = (typeof Claim)[keyof typeof Claim];

/** The kinds of tiles; those from STRAIGHT on are unnamed. */
export const Tile = {
  ALTAR: 0,
  GRAVEYARD: 1,
  BRIDGE: 2,
  SMITH: 3,
  TAVERN: 4,
  CHURCH: 5,
  MILL: 6,
  STABLE: 7,
  WATCHTOWER: 8,
  MARKET: 9,
  HERBALIST: 10,
  MANOR: 11,
  FARMSTEAD: 12,
  ARMOURY: 13,
  STRAIGHT: 14,
  CORNER: 15,
  FORK: 16,
  CROSSROADS: 17,
} as const;
export type Tile = (typeof Tile)[keyof typeof Tile];

/** What a square is. */
export const Square = {
  WOODS: 0,
  BARRED: 1,
  ROAD: 2,
  OPEN: 3,
  BUILDING: 4,
  ALTAR: 5,
  GRAVEYARD: 6,
} as const;
export type Square = (typeof Square)[keyof typeof Square];

export const HELD = 2 as const;

export const OWN_AT = [0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0] as const;

export const SQUARES = 9 as const;

export const ALTAR = 4 as const;

export const NO_COLOUR = -1 as const;

export const ALL_SQUARES = 511 as const;

export const YES = 1 as const;

export const STAKE_SKELETON = 1 as const;

export const STAKE_LIFE = 4 as const;

export const STAKED_LIVES = 3 as const;

export const DEFENDER = 1 as const;

export const EVENTS = 28 as const;

export const KINDS = 29 as const;

export const NO_CARD = -2 as const;

export const DECK = 49 as const;

export const ITEMS = 9 as const;

export const ANY = 127 as const;

export const COPIES_OF = [3, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 1, 1, 1] as const;

export const PLAYED_IN = [127, 127, 127, 127, 127, 127, 127, 127, 127, 8, 1, 127, 1, 127, 127, 127, 16, 127, 8, 8, 8, 1, 127, 127, 127, 4, 4, 56, 0] as const;

export const TARGET_OF = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 5, 3, 0, 4, 1, 1, 1, 2, 2, 1, 1, 6, 6, 7, 0] as const;

export const COST_OF = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 2, 0, 1, 0, 0, 0] as const;

export const IS_MELEE = [0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const RANGE_OF = [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const SHOTS_OF = [0, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const BONUS_OF = [0, 1, 0, 0, 1, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const WEAR_OF = [0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const MARCH = 3 as const;

export const HEALED = 2 as const;

export const RISEN = 4 as const;

export const REMEMBERED = 12 as const;

export const MARCHING = 6 as const;

export const CRUMBLED = 2 as const;

export const RATTLED = 3 as const;

export const MAPPED = 2 as const;

export const PASS = 0 as const;

export const IN_A_BOOK_FIGHT = 2 as const;

export const SEATS = 6 as const;

export const COLOURS = 3 as const;

export const POINTS_OF = [1, 2, 3] as const;

export const SKELETONS_OF = [40, 40, 20] as const;

export const SKELETONS = 100 as const;

export const LIVES = 50 as const;

export const FIRST_LIVES = 3 as const;

export const MOST_LIVES = 5 as const;

export const FACES = 6 as const;

export const KILLS_FROM = 4 as const;

export const DOUBLED = 2 as const;

export const HALVED = 2 as const;

export const GOAL = 30 as const;

export const QUICK_GOAL_WITH = [0, 0, 30, 28, 25, 22, 20] as const;

export const HAND = 3 as const;

export const HOLDS = 2 as const;

export const FEW_MOVES = 3 as const;

export const DIRECTIONS = 4 as const;

export const TURNS = 4 as const;

export const SOUTHWARD = [-1, 0, 1, 0] as const;

export const EASTWARD = [0, 1, 0, -1] as const;

export const SIDE = 3 as const;

export const CENTRE = 4 as const;

export const MIDDLE_OF = [1, 5, 7, 3] as const;

export const LIFE_LESS_THAN_A_POINT = 100 as const;

export const WEAPON = 1 as const;

export const GIVE_UP = 6 as const;

export const LAST_CODE = 6 as const;

export const LIFE = 27 as const;

export const DONE = 36 as const;

export const NO_POINTS = -1 as const;

export const BLUE = 2 as const;

export const STOP = 4 as const;

export const SHOOT = 8 as const;

export const LAST_WEAPON = 3 as const;

export const GO = 0 as const;

export const TAKE = 1 as const;

export const ROUNDS_OF = [30, 20, 10] as const;

export const SEAT = 6 as const;

export const CARD = 128 as const;

export const AT_SEAT = 64 as const;

export const NO_SECOND = 9 as const;

export const PAYING = 4 as const;

export const PAID = 4 as const;

export const USE_MAP = 1 as const;

export const CELL_BEYOND = [-64, 1, 64, -1] as const;

export const SPOTS = 120 as const;

export const OPPOSITE = 2 as const;

export const UNREACHED = -1 as const;

export const PERCENT = 100 as const;

export const IS_HALVED = 2 as const;

export const SLOT = 1 as const;

export const TO_BOOK = 1 as const;

export const GOALS = 2 as const;

export const FAR = 120 as const;

export const MIDDLE_OF_THE_TABLE = 2080 as const;

export const FARTHEST = 3 as const;

export const ACROSS = 7 as const;

export const HERE = 24 as const;

export const SIGHTS = 49 as const;

export const PATHS = 8 as const;

export const BONE_CODES = 36 as const;

export const NOWHERE = -1 as const;

export const SLOTS = 5 as const;

export const LEVELS = 7 as const;

export const AIMS = 3 as const;

export const PICK = 7 as const;

export const FIGHTERS = 2 as const;

export const DIE = 9 as const;

export const FIRST_AIM_OF = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 0, 1, 8, 0, 0, 6, 6, 6, 6, 0, 0, 0] as const;

export const TILE_KINDS = 18 as const;

export const NO_TILE = -2 as const;

export const TILES = 30 as const;

export const STACK = 29 as const;

export const FIRST_UNNAMED = 14 as const;

export const TILES_OF = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4] as const;

export const SKELETONS_ON = [4, 6, 2, 2, 3, 5, 3, 3, 1, 4, 3, 4, 3, 5, 0, 0, 0, 0] as const;

export const LIVES_ON = [0, 0, 0, 1, 3, 3, 1, 1, 1, 2, 3, 2, 2, 1, 0, 0, 0, 0] as const;

export const SQUARE_AFTER = [6, 1, 3, 2, 7, 2, 4, 0, 8, 0, 5, 1, 0, 4, 6, 5, 1, 5, 7, 3, 2, 3, 8, 4, 3, 7, 0, 8, 4, 8, 1, 6, 5, 6, 2, 7] as const;

export const LEAVES = [1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 1, 1, 0] as const;

export const TURNED = [0, 2, 8, 6, 1, 5, 7, 3, 2, 8, 6, 0, 3, 1, 5, 7, 4, 4, 4, 4, 5, 7, 3, 1, 6, 0, 2, 8, 7, 3, 1, 5, 8, 6, 0, 2] as const;

export const SQUARE_AT = [3, 3, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, 3, 3, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 4, 4, 1, 2, 2, 2, 0, 2, 0, 0, 2, 4, 2, 2, 4, 0, 2, 1, 0, 2, 0, 2, 2, 2, 1, 4, 4, 1, 2, 0, 4, 2, 2, 4, 2, 0, 4, 4, 4, 2, 2, 2, 0, 0, 0, 0, 2, 4, 0, 2, 4, 0, 2, 4, 0, 0, 0, 2, 2, 2, 4, 4, 4, 4, 2, 0, 4, 2, 0, 4, 2, 0, 4, 4, 4, 4, 4, 4, 0, 2, 0, 0, 4, 4, 2, 4, 4, 0, 4, 4, 0, 2, 0, 4, 4, 4, 4, 4, 4, 4, 4, 0, 4, 4, 2, 4, 4, 0, 4, 4, 0, 4, 2, 2, 0, 2, 0, 0, 4, 4, 2, 2, 4, 0, 2, 0, 0, 2, 0, 2, 2, 4, 0, 4, 4, 0, 2, 0, 4, 2, 2, 4, 4, 0, 0, 2, 4, 0, 2, 4, 0, 2, 4, 0, 0, 0, 2, 2, 2, 4, 4, 4, 4, 2, 0, 4, 2, 0, 4, 2, 0, 4, 4, 4, 2, 2, 2, 0, 0, 0, 0, 2, 4, 2, 2, 2, 0, 2, 0, 0, 2, 0, 2, 2, 2, 0, 2, 4, 0, 2, 0, 2, 2, 2, 4, 2, 0, 4, 2, 0, 2, 2, 2, 0, 2, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 2, 0, 2, 2, 2, 4, 4, 4, 4, 2, 0, 4, 2, 2, 4, 2, 0, 4, 4, 4, 2, 2, 2, 0, 2, 0, 0, 2, 4, 2, 2, 4, 0, 2, 4, 4, 4, 0, 4, 4, 2, 0, 2, 2, 0, 4, 4, 2, 4, 4, 2, 2, 0, 2, 2, 0, 2, 4, 4, 0, 4, 4, 0, 2, 2, 4, 4, 2, 4, 4, 0, 3, 4, 4, 2, 2, 4, 0, 2, 0, 0, 2, 3, 2, 2, 4, 0, 4, 4, 0, 2, 0, 4, 2, 2, 4, 4, 3, 4, 4, 0, 4, 2, 2, 3, 2, 0, 4, 4, 4, 2, 2, 2, 4, 4, 4, 4, 2, 4, 4, 2, 4, 4, 2, 4, 4, 4, 4, 2, 2, 2, 4, 4, 4, 4, 2, 4, 4, 2, 4, 4, 2, 4, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 2, 0, 0, 0, 0, 2, 2, 0, 0, 2, 0, 0, 2, 0, 2, 2, 0, 0, 0, 0, 0, 2, 0, 2, 2, 2, 0, 0, 0, 0, 2, 0, 0, 2, 2, 0, 2, 0, 0, 0, 0, 2, 2, 2, 0, 2, 0, 0, 2, 0, 2, 2, 0, 0, 2, 0, 0, 2, 0, 2, 2, 2, 0, 2, 0, 0, 2, 0, 2, 2, 2, 0, 2, 0, 0, 2, 0, 2, 2, 2, 0, 2, 0, 0, 2, 0, 2, 2, 2, 0, 2, 0] as const;

export const WAYS_FROM = [6, 15, 12, 15, 15, 15, 3, 15, 9, 6, 15, 12, 15, 15, 15, 3, 15, 9, 6, 15, 12, 15, 15, 15, 3, 15, 9, 6, 15, 12, 15, 15, 15, 3, 15, 9, 6, 15, 12, 7, 15, 13, 3, 15, 9, 6, 14, 12, 15, 15, 15, 3, 11, 9, 6, 15, 12, 7, 15, 13, 3, 15, 9, 6, 14, 12, 15, 15, 15, 3, 11, 9, 0, 5, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 10, 10, 10, 0, 0, 0, 0, 5, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 10, 10, 10, 0, 0, 0, 2, 12, 0, 10, 15, 10, 0, 5, 0, 0, 5, 4, 10, 15, 9, 0, 5, 0, 0, 5, 0, 10, 15, 10, 0, 3, 8, 0, 5, 0, 6, 15, 10, 1, 5, 0, 2, 14, 8, 10, 11, 10, 0, 0, 0, 0, 5, 4, 0, 7, 13, 0, 5, 1, 0, 0, 0, 10, 14, 10, 2, 11, 8, 4, 5, 0, 7, 13, 0, 1, 5, 0, 6, 14, 12, 3, 15, 9, 0, 5, 0, 0, 6, 12, 10, 15, 13, 0, 3, 9, 0, 5, 0, 6, 15, 12, 3, 11, 9, 6, 12, 0, 7, 15, 10, 3, 9, 0, 6, 8, 0, 3, 14, 10, 0, 5, 0, 0, 6, 12, 10, 13, 1, 0, 5, 0, 0, 5, 0, 10, 11, 12, 0, 2, 9, 0, 5, 0, 4, 7, 10, 3, 9, 0, 0, 5, 4, 0, 7, 13, 0, 5, 1, 0, 0, 0, 10, 14, 10, 2, 11, 8, 4, 5, 0, 7, 13, 0, 1, 5, 0, 2, 14, 8, 10, 11, 10, 0, 0, 0, 0, 5, 4, 10, 15, 11, 0, 5, 0, 0, 5, 0, 10, 15, 10, 0, 7, 8, 0, 5, 0, 14, 15, 10, 1, 5, 0, 2, 13, 0, 10, 15, 10, 0, 5, 0, 6, 15, 12, 15, 15, 15, 3, 15, 9, 6, 15, 12, 15, 15, 15, 3, 15, 9, 6, 15, 12, 15, 15, 15, 3, 15, 9, 6, 15, 12, 15, 15, 15, 3, 15, 9, 0, 5, 0, 10, 15, 10, 2, 11, 8, 4, 5, 0, 7, 15, 10, 1, 5, 0, 2, 14, 8, 10, 15, 10, 0, 5, 0, 0, 5, 4, 10, 15, 13, 0, 5, 1, 6, 12, 0, 3, 15, 14, 0, 7, 9, 0, 6, 12, 14, 15, 9, 3, 13, 0, 6, 13, 0, 11, 15, 12, 0, 3, 9, 0, 7, 12, 6, 15, 11, 3, 9, 0, 4, 6, 12, 11, 13, 1, 0, 5, 0, 0, 7, 8, 10, 11, 12, 0, 2, 9, 0, 5, 0, 4, 7, 14, 3, 9, 1, 6, 8, 0, 3, 14, 10, 2, 13, 0, 2, 14, 8, 10, 15, 10, 2, 11, 8, 4, 5, 4, 7, 15, 13, 1, 5, 1, 2, 14, 8, 10, 15, 10, 2, 11, 8, 4, 5, 4, 7, 15, 13, 1, 5, 1, 0, 5, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 10, 10, 10, 0, 0, 0, 0, 5, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 10, 10, 10, 0, 0, 0, 0, 5, 0, 0, 3, 10, 0, 0, 0, 0, 0, 0, 0, 6, 10, 0, 5, 0, 0, 0, 0, 10, 12, 0, 0, 5, 0, 0, 5, 0, 10, 9, 0, 0, 0, 0, 0, 5, 0, 10, 11, 10, 0, 0, 0, 0, 5, 0, 0, 7, 10, 0, 5, 0, 0, 0, 0, 10, 14, 10, 0, 5, 0, 0, 5, 0, 10, 13, 0, 0, 5, 0, 0, 5, 0, 10, 15, 10, 0, 5, 0, 0, 5, 0, 10, 15, 10, 0, 5, 0, 0, 5, 0, 10, 15, 10, 0, 5, 0, 0, 5, 0, 10, 15, 10, 0, 5, 0] as const;

export const LEGAL_AT = [511, 511, 511, 511, 511, 511, 511, 511, 146, 56, 146, 56, 187, 190, 442, 250, 63, 438, 504, 219, 191, 446, 506, 251, 187, 190, 442, 250, 438, 504, 219, 63, 190, 442, 250, 187, 511, 511, 511, 511, 506, 251, 191, 446, 443, 254, 443, 254, 191, 446, 506, 251, 511, 511, 511, 511, 146, 56, 146, 56, 50, 176, 152, 26, 58, 178, 184, 154, 186, 186, 186, 186] as const;

export const INSIDE_AT = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 36, 384, 72, 7, 292, 448, 73, 63, 438, 504, 219, 11, 38, 416, 200, 292, 448, 73, 7, 4, 256, 64, 1, 0, 0, 0, 0, 448, 73, 7, 292, 27, 54, 432, 216, 38, 416, 200, 11, 455, 365, 455, 365, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const FILLED_AT = [511, 511, 511, 511, 511, 511, 511, 511, 146, 56, 146, 56, 3, 36, 384, 72, 7, 292, 448, 73, 63, 438, 504, 219, 11, 38, 416, 200, 292, 448, 73, 7, 4, 256, 64, 1, 511, 511, 511, 511, 448, 73, 7, 292, 27, 54, 432, 216, 38, 416, 200, 11, 455, 365, 455, 365, 146, 56, 146, 56, 50, 176, 152, 26, 58, 178, 184, 154, 186, 186, 186, 186] as const;

export const OPEN_SIDES_AT = [15, 15, 15, 15, 5, 10, 5, 10, 5, 10, 5, 10, 14, 13, 11, 7, 10, 5, 10, 5, 4, 8, 1, 2, 6, 12, 9, 3, 5, 10, 5, 10, 15, 15, 15, 15, 15, 15, 15, 15, 11, 7, 14, 13, 6, 12, 9, 3, 12, 9, 3, 6, 10, 5, 10, 5, 5, 10, 5, 10, 3, 6, 12, 9, 11, 7, 14, 13, 15, 15, 15, 15] as const;

export const TURNS_OF = [1, 2, 2, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 2, 2, 4, 4, 1] as const;

export const HOLD = 192 as const;

export const KINDS_FOR = [0, 2102272, 0, 2102272, 100663296, 102765568, 100663296, 102765568, 136053248, 138155520, 136053248, 138155520, 236716544, 238818816, 236716544, 238818816, 134283264, 136385536, 134283264, 136385536, 234946560, 237048832, 234946560, 237048832, 136118784, 138221056, 136118784, 138221056, 236782080, 238884352, 236782080, 238884352, 134217728, 136320000, 134217728, 136320000, 234881024, 236983296, 234881024, 236983296, 136053248, 138155520, 136053248, 138155520, 236716544, 238818816, 236716544, 238818816, 134283264, 136385536, 134283264, 136385536, 234946560, 237048832, 234946560, 237048832, 136118784, 138221056, 136118784, 138221056, 236782080, 238884352, 236782080, 238884352, 29551103] as const;

/** What the page asks of any game. */
export const SCHEMA = {
  name: "midevil",
  publicName: "midevil",
  rulesVersion: 1,
  seats: [2, 6],
  seatNouns: ["colour-red", "colour-yellow", "colour-blue", "colour-green", "colour-brown", "colour-black"],
  seatLetters: ["r", "y", "b", "g", "n", "k"],
  phases: {"0": "setup", "1": "tile", "2": "stand", "3": "movement", "4": "bones", "5": "discard"},
  decisions: {"0": "nothing", "1": "begin", "2": "map", "3": "place", "4": "turn-tile", "5": "fill", "6": "go-on", "7": "step", "8": "shoot", "9": "fight", "10": "failed", "11": "raise", "12": "take-horse", "13": "declare", "14": "stake", "15": "reroll", "16": "bones", "17": "bone-step", "18": "hand-limit", "19": "discard", "20": "window", "21": "floor", "22": "remember", "23": "rattle"},
  endings: {"0": "running", "1": "book", "2": "points", "3": "stalled", "4": "round-limit"},
  events: {"0": "start", "1": "turn", "2": "revived", "3": "dealt", "4": "dealt-unseen", "5": "reshuffled", "6": "map-used", "7": "tile-drawn", "8": "tile-under", "9": "tile-back", "10": "tile-out", "11": "tile-placed", "12": "fill-rolled", "13": "skeleton-put", "14": "life-put", "15": "fight", "16": "weapon", "17": "fight-rolled", "18": "raised", "19": "life-paid", "20": "killed", "21": "life-taken", "22": "died", "23": "item-gone", "24": "move-rolled", "25": "steps", "26": "stepped", "27": "stopped", "28": "parked", "29": "mounted", "30": "doubled", "31": "horse-taken", "32": "book-taken", "33": "book-back", "34": "book-out", "35": "duel", "36": "duel-rolled", "37": "staked", "38": "lives-staked", "39": "duel-passed", "40": "duel-result", "41": "book-kept", "42": "book-won", "43": "bones-rolled", "44": "bones", "45": "bone-moved", "46": "discarded", "47": "held", "48": "window", "49": "announced", "50": "paid", "51": "returned", "52": "cancelled", "53": "fizzled", "54": "aimed-anew", "55": "laid-out", "56": "healed", "57": "remembered", "58": "crumbled", "59": "marches", "60": "mired", "61": "led", "62": "secret-path", "63": "stolen", "64": "terrified", "65": "rattled", "66": "fury", "67": "die-again", "68": "end", "69": "result", "70": "winners"},
  reasons: {"0": "allowed", "1": "game-over", "2": "not-asked", "3": "not-a-choice", "4": "only-the-clock", "8": "no-map", "9": "no-open-side", "10": "tile-does-not-fit", "11": "same-as-another-turn", "12": "square-taken", "13": "square-not-legal", "14": "none-left", "15": "not-the-nearest", "16": "skeletons-first", "17": "no-way", "18": "no-steps-left", "19": "terrified", "20": "cannot-get-off", "21": "no-such-weapon", "22": "weapon-used-up", "23": "no-target", "24": "has-a-life", "25": "no-life-left", "26": "too-few-points", "27": "nothing-more-to-stake", "28": "not-movable", "29": "already-moved", "30": "no-card-there", "31": "quota-used", "32": "not-now", "33": "in-play-already", "34": "inside-a-building", "35": "no-aim", "36": "cannot-pay", "37": "no-hold-left", "38": "too-many", "39": "must-discard"},
  claims: {"0": "will-not-fight", "1": "will-fight"},
  options: [{"name": "book_fight_loser_dies", "values": ["false", "true"]}, {"name": "book_fight_automatic", "values": ["false", "true"]}, {"name": "last_life_rerolls", "values": ["true", "false"]}, {"name": "unfit_tile", "values": ["discard", "redraw"]}, {"name": "goal", "values": ["30", "quick"]}, {"name": "horse_dismount", "values": ["keep", "halve"]}, {"name": "ranged_shape", "values": ["line", "path"]}, {"name": "discard_step", "values": ["one", "any"]}, {"name": "skeleton_moves", "values": ["roll", "3"]}, {"name": "turn_limit", "values": ["off", "20", "10"]}],
  glossary: {"tile": ["tile-altar", "tile-graveyard", "tile-bridge", "tile-smith", "tile-tavern", "tile-church", "tile-mill", "tile-stable", "tile-watchtower", "tile-market", "tile-herbalist", "tile-manor", "tile-farmstead", "tile-armoury", "tile-straight", "tile-corner", "tile-fork", "tile-crossroads"], "card": ["card-horse", "card-pole-arm", "card-crank-bow", "card-crossbow", "card-sword", "card-war-hammer", "card-chain-mail", "card-old-map", "card-holy-water", "card-forced-march", "card-battle-fury", "card-healer", "card-secret-path", "card-rise-again", "card-dead-remember", "card-call-of-the-crypt", "card-march-of-bones", "card-crumble-to-dust", "card-sudden-ambush", "card-mire", "card-lost-in-the-fog", "card-pickpocket", "card-rust", "card-terror", "card-rattle-loose", "card-not-today", "card-turn-the-tables", "card-fickle-fate", "card-necronomicon"], "skeleton": ["skeleton-white", "skeleton-red", "skeleton-blue"], "phase": ["phase-setup", "phase-tile", "phase-stand", "phase-movement", "phase-bones", "phase-discard"]},
  claimable: [[0, 0, 0, ["claim-will-not-fight", {"seat": "colour-red"}]], [0, 1, 0, ["claim-will-not-fight", {"seat": "colour-yellow"}]], [0, 2, 0, ["claim-will-not-fight", {"seat": "colour-blue"}]], [0, 3, 0, ["claim-will-not-fight", {"seat": "colour-green"}]], [0, 4, 0, ["claim-will-not-fight", {"seat": "colour-brown"}]], [0, 5, 0, ["claim-will-not-fight", {"seat": "colour-black"}]], [1, 0, 0, ["claim-will-fight", {"seat": "colour-red"}]], [1, 1, 0, ["claim-will-fight", {"seat": "colour-yellow"}]], [1, 2, 0, ["claim-will-fight", {"seat": "colour-blue"}]], [1, 3, 0, ["claim-will-fight", {"seat": "colour-green"}]], [1, 4, 0, ["claim-will-fight", {"seat": "colour-brown"}]], [1, 5, 0, ["claim-will-fight", {"seat": "colour-black"}]]],
} as const satisfies GameSchema;
