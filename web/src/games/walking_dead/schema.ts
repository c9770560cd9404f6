// Made by `make generated` from the rules in graveshift.games.walking_dead; not to be edited.

import type { FrameView } from "../../wire/frame";
import type { GameSchema } from "../../schema";

/** The game as a seat or a bystander sees it; -1 is what they may not know. */
export interface View extends FrameView {
  /** Cards of each stack, a bit set of 25; their order is nowhere. By stack. */
  readonly stack: readonly number[];
  /** Equipment of each seat, a bit set of cards 0-24. By seat. */
  readonly gear: readonly number[];
  /** Ammo cards kept aside, a bit set of cards 0-24. By seat. */
  readonly boxes: readonly number[];
  /** Ammo cards left lying at their stack, a bit set of cards 0-24. */
  readonly lying: number;
  /** Equipment used up for this round (body armour), a bit set of cards 0-24. */
  readonly used: number;
  /** Characters that are or were in the game, a bit set. */
  readonly gone: number;
  /** Bit set of the seats that must choose another character. */
  readonly dying: number;
  /** Bit set of the seats that cannot die this round (A Guinea Pig). */
  readonly guarded: number;
  /** Bit set of the seats that made the paid move this round. */
  readonly walked: number;
  /** Bit set of the seats that lost life this round. */
  readonly wounded: number;
  /** Bit set of the seats that were alone when the round's end began. */
  readonly alone: number;
  /** Bit set of the seats that had walkers before them in this round's combat. */
  readonly faced: number;
  /** Bit set of the seats that rolled a die in this round's combat. */
  readonly rolled: number;
  /** Bit set of the seats whose attack or pool killed two or more this round. */
  readonly slew: number;
  /** Bit set of the seats whose shotgun pulls a walker at the end of combat. */
  readonly pulls: number;
  /** Bit set of the seats that passed in the window of the moment. */
  readonly passed: number;
  /** Bit set of the locations at which a flashbang was used this round. */
  readonly flashed: number;
  /** Bit set of the seats whose goal is fulfilled and lies open. */
  readonly shown: number;
  /** Own combat value of this combat. By seat. */
  readonly value: readonly number[];
  /** Goals that the coins laid allow, a bit set of 1-9. By seat. */
  readonly possible: readonly number[];
  /** What was so when the event was played, a bit set of When. */
  readonly branch: number;
  /** Sum of the ranged attacks at the location of the moment. */
  readonly pool: number;
  /** Ammo on equipment 0-24 and on ammo cards 25-49. By card. */
  readonly ammo: readonly number[];
  /** Where each event card is, a Whereabouts and a seat; UNKNOWN to who does not know. By event. */
  readonly event_at: readonly number[];
  /** Event cards in the pile. */
  readonly pile: number;
  /** What comes next; a Step. */
  readonly step: number;
  /** A Phase. */
  readonly phase: number;
  /** The seat with the badge, NOBODY before it is given out. */
  readonly leader: number;
  /** The Leader whose ability holds, NOBODY when it has died. */
  readonly ability: number;
  /** Whose turn it is, counted from the leader. */
  readonly turn: number;
  /** Events that are still to be played in this turn. */
  readonly plays: number;
  /** How far a circuit of seats, pawns or locations has come. */
  readonly circuit: number;
  /** The corner with which circuits of locations begin. */
  readonly first: number;
  /** Location of each pawn, NOWHERE without one. By seat. */
  readonly at: readonly number[];
  /** A Leader, or NOBODY before one is chosen. By seat. */
  readonly character: readonly number[];
  /** 0-5. By seat. */
  readonly life: readonly number[];
  /** Food. By seat. */
  readonly food: readonly number[];
  /** Allies. By seat. */
  readonly allies: readonly number[];
  /** Damage still to be suffered. By seat. */
  readonly hurt: readonly number[];
  /** White dice of A Little Help in this round's combat. By seat. */
  readonly help: readonly number[];
  /** Weapon chosen for combat: a card, or a Fight. By seat. */
  readonly weapon: readonly number[];
  /** Event cards held. By seat. */
  readonly hand: readonly number[];
  /** Event cards that the seat discarded unseen. By seat. */
  readonly face_down: readonly number[];
  /** The secret goal, 0 for none; UNKNOWN to others. By seat. */
  readonly goal: readonly number[];
  /** Coins on the goal. By seat. */
  readonly coins: readonly number[];
  /** Damage of the split that the leader is deciding. By seat. */
  readonly share: readonly number[];
  /** Bit set of the seats for each seat's proposal. By seat. */
  readonly backing: readonly number[];
  /** Damage for each seat by each seat's proposal. By seat, seat. */
  readonly proposal: readonly (readonly number[])[];
  /** Corner at which each location lies, clockwise from NW. By location. */
  readonly corner: readonly number[];
  /** Location at which each stack lies. By stack. */
  readonly stack_at: readonly number[];
  /** Walkers, fresh ones included. By location. */
  readonly walkers: readonly number[];
  /** Walkers that were players this round. By location. */
  readonly fresh: readonly number[];
  /** Walkers that shotguns pulled here this round. By location. */
  readonly pulled: readonly number[];
  /** Walkers that have not acted yet at this round's end. By location. */
  readonly active: readonly number[];
  /** The location that the fight or the split is about. */
  readonly place: number;
  /** The card just drawn and not yet dealt with, 0-99; NOT_DRAWN for none. */
  readonly card: number;
  /** Equipment cards that a new character may still draw. */
  readonly draws: number;
  /** The die that the crowbar may roll again. */
  readonly die: number;
  /** The event card being played, 0 for none. */
  readonly event: number;
  /** Lines of it already carried out. */
  readonly line: number;
  /** What is left of the line's number. */
  readonly amount: number;
  /** 1 when the Silencer has stopped a walker of this event. */
  readonly silenced: number;
  /** 1 when the giving half of the exchange is over. */
  readonly gave: number;
  /** 1 when the receiving half of the exchange is over. */
  readonly asked_for: number;
  /** How far the seats at the location of the fight have come. */
  readonly fighter: number;
  /** Why an object is given; a Gift. */
  readonly gift: number;
  /** Who gives an object. */
  readonly giver: number;
  /** Who gets it. */
  readonly taker: number;
  /** The card from which one ammo is given. */
  readonly source: number;
  /** Option. */
  readonly mode: number;
  /** Option. */
  readonly difficulty: number;
  /** Option. */
  readonly secret_goals: number;
  /** Option. */
  readonly one_leader: number;
  /** Option. */
  readonly leader_last: number;
  /** Option. */
  readonly start_supplies: number;
  /** Option. */
  readonly solo_walkers: number;
  /** Option. */
  readonly motorcycle_reach: number;
  /** Option. */
  readonly maggie_cards: number;
  /** Option. */
  readonly unplayed_event: number;
  /** Reckoned: walkers that would act at this round's end. By location. */
  readonly acting: readonly number[];
  /** Reckoned: cards that would be eaten as people stand. By stack. */
  readonly eaten: readonly number[];
  /** Reckoned: cards left. By stack. */
  readonly cards: readonly number[];
  /** Reckoned: damage that a player can be dealt until dead. By seat. */
  readonly limit: readonly number[];
  /** Reckoned: the value in the fight while allies may be spent. */
  readonly fight: number;
  /** Reckoned: allies that one more walker costs; 0 where none is. */
  readonly next_kill: number;
  /** Reckoned: 1 for who has a part in the pool. By seat. */
  readonly shooter: readonly number[];
  /** Reckoned: walkers an open event brings if its player is there; a die counts 2. By event. */
  readonly walkers_here: readonly number[];
  /** Reckoned: walkers it brings if not. By event. */
  readonly walkers_elsewhere: readonly number[];
  /** Reckoned: the location that an event names, -1 for none. By event. */
  readonly event_place: readonly number[];
  /** Reckoned: walkers that are stopped at a location. By location. */
  readonly walls: readonly number[];
  /** Reckoned: rounds to get through. */
  readonly rounds: number;
}

/** The kinds of equipment; the rules call the first EQ01. */
export const Equipment = {
  KATANA: 1,
  MACHETE: 2,
  BASEBALL_BAT: 3,
  FIRE_AXE: 4,
  CROWBAR: 5,
  HUNTING_KNIFE: 6,
  PISTOL: 7,
  RIFLE: 8,
  SHOTGUN: 9,
  CROSSBOW: 10,
  MOTORCYCLE: 11,
  BODY_ARMOR: 12,
  FLASHBANG: 13,
  SILENCER: 14,
  MEDICAL_SUPPLIES: 15,
} as const;
export type Equipment = (typeof Equipment)[keyof typeof Equipment];

/** What a piece of equipment is. */
export const Kind = {
  NOTHING: 0,
  MELEE: 1,
  RANGED: 2,
  ITEM: 3,
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/** The four kinds of ammo; each goes onto one kind of weapon, and ANY onto each. */
export const Ammo = {
  NONE: -1,
  PISTOL: 0,
  RIFLE: 1,
  SHOTGUN: 2,
  CROSSBOW: 3,
  ANY: 4,
} as const;
export type Ammo = (typeof Ammo)[keyof typeof Ammo];

/** The kinds of ammo cards; the rules call the first AM01. */
export const AmmoCard = {
  PISTOL_BOX: 1,
  PISTOL_CRATE: 2,
  PISTOL_MAGAZINE: 3,
  RIFLE_CLIPS: 4,
  HUNTERS_CACHE: 5,
  RIFLE_MAGAZINE: 6,
  SHOTGUN_SHELLS: 7,
  SHELL_BELT: 8,
  BOLTS: 9,
  QUIVER: 10,
  LUCKY_FIND: 11,
} as const;
export type AmmoCard = (typeof AmmoCard)[keyof typeof AmmoCard];

/** The kinds of food cards; the rules call the first FO01. */
export const FoodCard = {
  BERRIES: 1,
  CANNED_BEANS: 2,
  VENISON: 3,
  PANTRY_RAID: 4,
} as const;
export type FoodCard = (typeof FoodCard)[keyof typeof FoodCard];

/** The kinds of ally cards; the rules call the first AL01. */
export const AllyCard = {
  STRAGGLER: 1,
  TWO_BROTHERS: 2,
  REFUGEES: 3,
  LITTLE_HELP: 4,
  GUINEA_PIG: 5,
  VET: 6,
  COOK: 7,
  DESERTER: 8,
} as const;
export type AllyCard = (typeof AllyCard)[keyof typeof AllyCard];

/** What an ally card brings besides allies. */
export const Extra = {
  NOTHING: 0,
  EXTRA_DIE: 1,
  CANNOT_DIE: 2,
  HEAL_HERE: 3,
  FOOD: 4,
  AMMO: 5,
} as const;
export type Extra = (typeof Extra)[keyof typeof Extra];

/** The secret goals; the rules call the first SG1. */
export const Goal = {
  GLUTTON: 1,
  CROWD_MAGNET: 2,
  QUARTERMASTER: 3,
  GUN_NUT: 4,
  LONE_WOLF: 5,
  EXECUTIONER: 6,
  REBEL: 7,
  SCARRED: 8,
  OBJECTOR: 9,
} as const;
export type Goal = (typeof Goal)[keyof typeof Goal];

/** The four locations; NOWHERE for a pawn that is not on the board. */
export const Location = {
  NOWHERE: -1,
  FARM: 0,
  PRISON: 1,
  HIGHWAY: 2,
  TOWN: 3,
} as const;
export type Location = (typeof Location)[keyof typeof Location];

/** The four stacks of resource cards. */
export const Stack = {
  EQUIPMENT: 0,
  AMMO: 1,
  FOOD: 2,
  ALLY: 3,
} as const;
export type Stack = (typeof Stack)[keyof typeof Stack];

/** The six characters, by the ability that each has while leading. */
export const Leader = {
  ANDREA: 0,
  DARYL: 1,
  GLENN: 2,
  MAGGIE: 3,
  MICHONNE: 4,
  RICK: 5,
} as const;
export type Leader = (typeof Leader)[keyof typeof Leader];

/** The event cards; the rules call the first EV01. */
export const EventCard = {
  BARN_ATTACK: 1,
  BROKEN_FENCE: 2,
  ROOT_CELLAR: 3,
  HEN_HOUSE: 4,
  TRAMPLED_CROPS: 5,
  SEARCH_PARTY: 6,
  PRISON_CRISIS: 7,
  CUT_WIRE: 8,
  ARMORY_LOCKER: 9,
  SICK_BAY: 10,
  SIREN: 11,
  DARK_CELL_BLOCK: 12,
  FRIEND_IN_NEED: 13,
  ABANDONED_CARS: 14,
  PILE_UP: 15,
  ASPHALT_HERD: 16,
  FULL_TANK: 17,
  SHATTERED_WINDSCREEN: 18,
  BAR: 19,
  PHARMACY: 20,
  GUN_SHOP: 21,
  SHOP_WINDOWS: 22,
  CHURCH_BELLS: 23,
  PLUNDERED_STREET: 24,
  ACCIDENTS_HAPPEN: 25,
  PROMISE_ME: 26,
  HUNGRY_WALKERS: 27,
  DEATH_IN_THE_FAMILY: 28,
  STRANGERS_AT_THE_GATE: 29,
  JAMMED_MAGAZINE: 30,
  SPOILED_SUPPLIES: 31,
  DRAWN_TOGETHER: 32,
  GUNFIRE_ECHO: 33,
  TOO_QUIET: 34,
  EASY_PREY: 35,
  ALONE_IN_THE_DARK: 36,
  MOMENTS_REST: 37,
  FEVER: 38,
  NIGHT_THIEVES: 39,
  PANTRY_RATS: 40,
  DAMP_POWDER: 41,
  DESERTERS: 42,
  RUST_AND_ROT: 43,
  UNWATCHED_FLANK: 44,
  SCENT_OF_BLOOD: 45,
  CALL_FOR_HELP: 46,
  NIGHT_RAID: 47,
  SUPPLY_DROP: 48,
} as const;
export type EventCard = (typeof EventCard)[keyof typeof EventCard];

/** When a line of a card holds. */
export const When = {
  ALWAYS: 0,
  IN: 1,
  OUT: 2,
  ACCOMPANIED: 3,
  UNACCOMPANIED: 4,
  PEOPLED: 5,
  DESERTED: 6,
  QUIET: 7,
  LOUD: 8,
  UNGUARDED: 9,
  UNPAID: 10,
} as const;
export type When = (typeof When)[keyof typeof When];

/** What a line of a card does. */
export const Effect = {
  NOTHING: 0,
  WALKERS: 1,
  DAMAGE: 2,
  ROLLED_DAMAGE: 3,
  ALLY_OR_DAMAGE: 4,
  FOOD_OR_DAMAGE: 5,
  HEAL: 6,
  FOOD: 7,
  ALLIES: 8,
  AMMO: 9,
  LOSE_FOOD: 10,
  LOSE_ALLIES: 11,
  LOSE_AMMO: 12,
  MAY_TAKE: 13,
  EAT: 14,
  EAT_THERE: 15,
  EAT_UNWATCHED: 16,
  GEAR_OR_EAT: 17,
  PAY: 18,
  FREE_MOVE: 19,
  PROMISE: 20,
} as const;
export type Effect = (typeof Effect)[keyof typeof Effect];

/** Where a line of a card holds, or for whom. */
export const At = {
  THERE: 0,
  HERE: 1,
  OPPOSITE: 2,
  EVERYWHERE: 3,
  MOST: 4,
  FEWEST: 5,
  WITHOUT_WALKERS: 6,
  COMPANY: 7,
  STACK: 8,
  WOUNDED: 9,
  LOW_ROLL: 10,
  YOU: 11,
  ONE_THERE: 12,
  ELSEWHERE: 13,
  LONERS: 14,
} as const;
export type At = (typeof At)[keyof typeof At];

/** Where the round stands. */
export const Phase = {
  SETUP: 0,
  ROUND_START: 1,
  TURNS: 2,
  COMBAT: 3,
  ROUND_END: 4,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** What a seat can be asked; the meaning of codes under each is in its chapter. */
export const Decision = {
  NOTHING: 0,
  CHARACTER: 1,
  ANDREA: 2,
  GLENN: 3,
  MAGGIE: 4,
  MOVE: 5,
  OWN_MOVE: 6,
  COLLECT: 7,
  DRAW: 8,
  LOAD: 9,
  HEAL_HERE: 10,
  LOAD_ONE: 11,
  EXCHANGE: 12,
  OBJECT: 13,
  ONTO: 14,
  EVENT: 15,
  TAKE: 16,
  ALLY_OR_DAMAGE: 17,
  FOOD_OR_DAMAGE: 18,
  HEAL_THERE: 19,
  LOSE_AMMO: 20,
  LOSE_GEAR: 21,
  PAY: 22,
  FREE_MOVE: 23,
  WHERE: 24,
  MOTORCYCLE: 25,
  WEAPON: 26,
  REROLL: 27,
  ALLIES: 28,
  POOL: 29,
  PULL: 30,
  FLASHBANG: 31,
  SPLIT: 32,
  ARMOUR: 33,
  REPLACEMENT: 34,
  EQUIPMENT: 35,
  HEAL: 36,
  COIN: 37,
} as const;
export type Decision = (typeof Decision)[keyof typeof Decision];

/** Where an event card can be; for HAND and FACE_DOWN the seat is added. */
export const Whereabouts = {
  PILE: 0,
  DISCARD: 1,
  BESIDE: 2,
  PLAYING: 3,
  HAND: 4,
  FACE_DOWN: 8,
} as const;
export type Whereabouts = (typeof Whereabouts)[keyof typeof Whereabouts];

/** What stands in place of a weapon card. */
export const Fight = {
  BARE: 25,
  DICE_ONLY: 26,
  NONE: 27,
  OPEN: 28,
} as const;
export type Fight = (typeof Fight)[keyof typeof Fight];

/** Why an object is given. */
export const Gift = {
  EXCHANGE: 0,
  ANSWER: 1,
  MAGGIE: 2,
} as const;
export type Gift = (typeof Gift)[keyof typeof Gift];

/** Why the game is over. */
export const Ending = {
  RUNNING: 0,
  VICTORY: 1,
  STACK_EMPTY: 2,
  NOBODY_LEFT: 3,
  DEATH: 4,
} as const;
export type Ending = (typeof Ending)[keyof typeof Ending];

/** Why a choice may not be made. */
export const Reason = {
  ALLOWED: 0,
  GAME_OVER: 1,
  NOT_ASKED: 2,
  NOT_A_CHOICE: 3,
  ONLY_THE_CLOCK: 4,
  NO_SUCH_SEAT: 8,
  CHARACTER_TAKEN: 9,
  NOT_NEXT_DOOR: 10,
  NO_FOOD: 11,
  MUST_BE_PLACED: 12,
  YOURSELF: 13,
  NOT_HERE: 14,
  HALF_IS_OVER: 15,
  NOTHING_TO_GIVE: 16,
  NOT_HELD: 17,
  NO_AMMO: 18,
  NOT_OF_THAT_TYPE: 19,
  NO_SUCH_WEAPON: 20,
  NOT_IN_HAND: 21,
  NO_ALLY: 22,
  CANNOT_PAY: 23,
  NOT_AMONG_THEM: 24,
  NO_WALKERS: 25,
  CHOSEN_ALREADY: 26,
  MORE_THAN_BEARABLE: 27,
  TOO_LITTLE: 28,
  NOT_PROPOSED: 29,
  BACKED_ALREADY: 30,
  UNHARMED: 31,
  NOT_NOW: 32,
  GOAL_NOT_MET: 33,
  COIN_NOT_EARNED: 34,
  NO_STACK: 35,
} as const;
export type Reason = (typeof Reason)[keyof typeof Reason];

/** What can happen; the particulars stand beside each. */
export const Event = {
  ROUND: 0,
  PHASE: 1,
  LAID: 2,
  STACKED: 3,
  CHARACTER: 4,
  ROLLED_WALKERS: 5,
  START_WEAPON: 6,
  PUT_BACK: 7,
  ROLLED_FOR_BADGE: 8,
  LEADER: 9,
  GOAL: 10,
  GOAL_UNSEEN: 11,
  RESHUFFLED: 12,
  DEALT: 13,
  DEALT_UNSEEN: 14,
  ABILITY: 15,
  HEALED: 16,
  FOOD: 17,
  ALLIES: 18,
  AMMO: 19,
  LOST_FOOD: 20,
  LOST_ALLIES: 21,
  LOST_AMMO: 22,
  PLACED: 23,
  MOVED: 24,
  PAID_MOVE: 25,
  STAYED: 26,
  DREW: 27,
  DISCARDED_CARD: 28,
  ROLLED_BLACK: 29,
  ROLLED_WHITE: 30,
  SET_ASIDE: 31,
  LEFT_LYING: 32,
  COLLECTED: 33,
  LOADED: 34,
  LITTLE_HELP: 35,
  GUINEA_PIG: 36,
  GAVE_CARD: 37,
  GAVE_ALLY: 38,
  GAVE_FOOD: 39,
  GAVE_AMMO: 40,
  ASKED: 41,
  REFUSED: 42,
  EVENT: 43,
  DISCARDED: 44,
  DISCARDED_UNSEEN: 45,
  WALKERS: 46,
  NO_WALKERS_LEFT: 47,
  SILENCED: 48,
  ROLLED_AT: 49,
  PROMISE: 50,
  PROMISE_ENDS: 51,
  PAID: 52,
  UNPAID: 53,
  DAMAGED: 54,
  ARMOUR: 55,
  SAVED: 56,
  DIED: 57,
  CORPSE: 58,
  REPLACED: 59,
  CARD_EATEN: 60,
  MOTORCYCLE: 61,
  ARMED: 62,
  FIRED: 63,
  FIGHT: 64,
  DIE: 65,
  REROLLED: 66,
  VALUE: 67,
  SPENT_ALLIES: 68,
  POOLED: 69,
  KILLED: 70,
  AMMO_BACK: 71,
  PULLED: 72,
  FLASHBANG: 73,
  ATTACK: 74,
  PROPOSED: 75,
  BACKED: 76,
  SHARED: 77,
  MEDICINE: 78,
  COIN: 79,
  GOAL_MET: 80,
  BADGE_PASSES: 81,
  END: 82,
  WINNERS: 83,
} as const;
export type Event = (typeof Event)[keyof typeof Event];

/** 1.15: what a death means. */
export const Mode = {
  STANDARD: 0,
  HARDCORE: 1,
} as const;
export type Mode = (typeof Mode)[keyof typeof Mode];

/** 1.15: whether events lie open and people may talk. */
export const Difficulty = {
  BEGINNER: 0,
  EXPERT: 1,
} as const;
export type Difficulty = (typeof Difficulty)[keyof typeof Difficulty];

/** 1.16: whether each player has a goal of their own; alone nobody has. */
export const SecretGoals = {
  FALSE: 0,
  TRUE: 1,
} as const;
export type SecretGoals = (typeof SecretGoals)[keyof typeof SecretGoals];

/** 1.16: whether the first leader leads to the end. */
export const OneLeader = {
  FALSE: 0,
  TRUE: 1,
} as const;
export type OneLeader = (typeof OneLeader)[keyof typeof OneLeader];

/** 1.16: whether the leader plays the events after everybody else's turn. */
export const LeaderLast = {
  FALSE: 0,
  TRUE: 1,
} as const;
export type LeaderLast = (typeof LeaderLast)[keyof typeof LeaderLast];

/** 5.0: food and allies of each player at the start. */
export const StartSupplies = {
  TWO: 0,
  ONE: 1,
} as const;
export type StartSupplies = (typeof StartSupplies)[keyof typeof StartSupplies];

/** 5.0: where walkers stand at the start when one plays alone. */
export const SoloWalkers = {
  ONE_CORNER: 0,
  ALL_CORNERS: 1,
} as const;
export type SoloWalkers = (typeof SoloWalkers)[keyof typeof SoloWalkers];

/** EQ11: how far the Motorcycle goes. */
export const MotorcycleReach = {
  ANYWHERE: 0,
  NEXT_DOOR: 1,
} as const;
export type MotorcycleReach = (typeof MotorcycleReach)[keyof typeof MotorcycleReach];

/** E12: to whom Maggie may give a whole ammo card. */
export const MaggieCards = {
  TO_OWNERS: 0,
  TO_ANYBODY: 1,
} as const;
export type MaggieCards = (typeof MaggieCards)[keyof typeof MaggieCards];

/** E74: how an unplayed event is discarded when events are hidden. */
export const UnplayedEvent = {
  FACE_DOWN: 0,
  OPEN: 1,
} as const;
export type UnplayedEvent = (typeof UnplayedEvent)[keyof typeof UnplayedEvent];

/** What can be wished for or promised. */
export const Claim = {
  WISH: 0,
  WILL_STAY: 1,
  WILL_WALK: 2,
} as const;
export type Claim = (typeof Claim)[keyof typeof Claim];

export const NO_CARD = 0 as const;

export const EQUIPMENT = 16 as const;

export const EQUIPMENT_COPIES = [0, 1, 2, 2, 1, 1, 1, 4, 3, 2, 1, 1, 2, 1, 1, 2] as const;

export const KIND_OF = [0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3] as const;

export const DICE_OF = [0, 1, 1, 1, 1, 1, 1, 1, 2, 3, 1, 0, 0, 0, 0, 0] as const;

export const LOAD_OF = [0, 0, 0, 0, 0, 0, 0, 4, 3, 2, 3, 0, 0, 0, 0, 0] as const;

export const AMMO_OF = [-1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, -1, -1, -1, -1, -1] as const;

export const ADDS_OF = [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0] as const;

export const ADDS_ALONE_OF = [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const ADDS_ACCOMPANIED_OF = [0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const ADDS_ON_SIX_OF = [0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const KATANA_GOES_ON_FROM = 4 as const;

export const CROWBAR_REROLLS_UP_TO = 2 as const;

export const SHOTGUN_PULLS_FROM = 14 as const;

export const SHOTGUN_PULLS = 1 as const;

export const CROSSBOW_RETURNS_FROM = 5 as const;

export const CROSSBOW_RETURNS = 1 as const;

export const ARMOR_STOPS = 1 as const;

export const SILENCER_STOPS = 1 as const;

export const SUPPLIES_HEAL = 3 as const;

export const HELP_DICE = 1 as const;

export const AMMO_CARDS = 12 as const;

export const AMMO_COPIES = [0, 4, 2, 1, 4, 1, 1, 3, 1, 3, 1, 4] as const;

export const AMMO_TYPE_OF = [-1, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4] as const;

export const AMMO_FIXED_OF = [0, 0, 0, 2, 0, 0, 2, 0, 2, 0, 0, 1] as const;

export const AMMO_SIDES_OF = [0, 3, 6, 0, 3, 6, 0, 3, 0, 3, 6, 0] as const;

export const FOOD_CARDS = 5 as const;

export const FOOD_COPIES = [0, 6, 9, 2, 8] as const;

export const FOOD_FIXED_OF = [0, 1, 2, 3, 0] as const;

export const FOOD_SIDES_OF = [0, 0, 0, 0, 3] as const;

export const ALLY_CARDS = 9 as const;

export const ALLY_COPIES = [0, 5, 6, 6, 3, 1, 2, 1, 1] as const;

export const ALLY_FIXED_OF = [0, 1, 2, 0, 1, 1, 1, 1, 1] as const;

export const ALLY_SIDES_OF = [0, 0, 0, 3, 0, 0, 0, 0, 0] as const;

export const EXTRA_OF = [0, 0, 0, 0, 1, 2, 3, 4, 5] as const;

export const EXTRA_NUMBER_OF = [0, 0, 0, 0, 1, 0, 1, 1, 1] as const;

export const GOALS = 9 as const;

export const ALL_GOALS = 10 as const;

export const COLLECTS_OF = [0, 9, 8, 5, 8, 0, 0, 0, 0, 0] as const;

export const COINS_OF = [0, 0, 0, 0, 0, 6, 4, 4, 5, 4] as const;

export const EXECUTIONER_KILLS = 2 as const;

export const NOTHING_HARMLESS = 253 as const;

export const CROSSBOW = 10 as const;

export const SEATS = 4 as const;

export const LOCATIONS = 4 as const;

export const CORNERS = 4 as const;

export const OPPOSITE = 2 as const;

export const WALLS = 3 as const;

export const STACKS = 4 as const;

export const STACK_CARDS = 25 as const;

export const LEADERS = 6 as const;

export const ANDREA_HEALS = 1 as const;

export const DARYL_FEEDS = 1 as const;

export const GLENN_LOADS = 1 as const;

export const RICK_ADDS = 1 as const;

export const ROUNDS = 12 as const;

export const MOST_LIFE = 5 as const;

export const START_ALLIES = 2 as const;

export const START_FOOD = 2 as const;

export const START_WEAPONS = 1 as const;

export const SOLO_START_WEAPONS = 2 as const;

export const REPLACEMENT_CARDS = 1 as const;

export const SOLO_REPLACEMENT_CARDS = 2 as const;

export const TOKENS = 16 as const;

export const THREE = 3 as const;

export const MOST_VALUE = 48 as const;

export const BLACK = 3 as const;

export const WHITE = 6 as const;

export const POINTS_PER_WALKER = 5 as const;

export const HAND = 2 as const;

export const SOLO_BOTH_UP_TO = 5 as const;

export const COSTS_A_MOVE = 1 as const;

export const COSTS_A_HEALING = 1 as const;

export const HEALS = 1 as const;

export const CORPSE = 1 as const;

export const GOALS_NEED_SEATS = 2 as const;

export const NOT_DRAWN = -1 as const;

export const FULL_STACK = 33554431 as const;

export const AMMO_TYPES = 4 as const;

export const GEAR = [1, 2, 2, 3, 3, 4, 5, 6, 7, 7, 7, 7, 8, 8, 8, 9, 9, 10, 11, 12, 12, 13, 14, 15, 15] as const;

export const BOXES = [1, 1, 1, 1, 2, 2, 3, 4, 4, 4, 4, 5, 6, 7, 7, 7, 8, 9, 9, 9, 10, 11, 11, 11, 11] as const;

export const FOODS = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4] as const;

export const FRIENDS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5, 6, 6, 7, 8] as const;

export const AMMO_OF_GEAR = [-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, -1, -1, -1, -1, -1, -1, -1] as const;

export const AMMO_OF_BOX = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4] as const;

export const MELEE = 255 as const;

export const RANGED = 261888 as const;

export const WEAPONS = 262143 as const;

export const MOTORCYCLES = 262144 as const;

export const ARMOURS = 1572864 as const;

export const FLASHBANGS = 2097152 as const;

export const SILENCERS = 4194304 as const;

export const SUPPLIES = 25165824 as const;

export const GUNS_OF = [3840, 28672, 98304, 131072, 261888] as const;

export const BOXES_OF = [31457407, 31465344, 31580160, 33423360] as const;

export const LOADED_BOX = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 18, 19, 20, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24] as const;

export const LOADED_GUN = [8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11, 8, 9, 10, 11, 12, 13, 14, 12, 13, 14, 12, 13, 14, 12, 13, 14, 12, 13, 14, 12, 13, 14, 15, 16, 15, 16, 15, 16, 15, 16, 17, 17, 17, 17, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;

export const WAYS_TO_LOAD = 98 as const;

export const NO_EVENT = 0 as const;

export const EVENTS = 48 as const;

export const ANY_NUMBER = 49 as const;

export const NO_STACK = -1 as const;

export const LOW = 3 as const;

export const COMPANY_FROM = 2 as const;

export const WOUNDED_BELOW = 5 as const;

export const TOWN = 3 as const;

export const OUT = 2 as const;

export const TAKE = [13, 11, 1, 1, 0] as const;

export const PEOPLED = [1, 0, 1, 5, 0] as const;

export const DESERTED = [1, 0, 3, 6, 0] as const;

export const PLACE_OF = [-1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1] as const;

export const STACK_OF = [-1, -1, -1, -1, 2, -1, -1, -1, -1, 0, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 2, 1, 3, 0, -1, -1, -1, -1, -1] as const;

export const LINES_OF = [0, 2, 2, 2, 3, 2, 2, 3, 2, 2, 2, 2, 3, 2, 2, 2, 2, 3, 3, 2, 2, 3, 2, 2, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 2, 1, 1, 2, 2, 2, 2, 1, 1, 2, 1, 3] as const;

export const FIRST_LINE_OF = [0, 0, 2, 4, 6, 9, 11, 13, 16, 18, 20, 22, 24, 27, 29, 31, 33, 35, 38, 41, 43, 45, 48, 50, 52, 54, 55, 56, 57, 58, 60, 61, 62, 63, 64, 66, 67, 68, 70, 71, 72, 74, 76, 78, 80, 81, 82, 84, 85] as const;

export const WHEN = [1, 2, 1, 2, 1, 2, 1, 1, 2, 0, 0, 3, 4, 0, 5, 6, 1, 2, 1, 2, 1, 2, 1, 2, 0, 5, 6, 1, 2, 1, 2, 1, 2, 1, 2, 1, 1, 2, 0, 6, 0, 1, 2, 1, 2, 1, 1, 2, 1, 2, 1, 2, 6, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 7, 8, 0, 0, 9, 0, 9, 0, 9, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const EFFECT = [1, 1, 1, 1, 7, 1, 13, 1, 1, 10, 1, 8, 1, 3, 1, 1, 1, 1, 13, 1, 6, 1, 1, 1, 4, 1, 1, 8, 1, 13, 1, 1, 1, 1, 1, 1, 19, 1, 2, 15, 1, 8, 1, 6, 1, 9, 1, 1, 1, 1, 1, 1, 15, 1, 2, 20, 16, 11, 18, 1, 12, 10, 1, 1, 1, 1, 1, 4, 6, 1, 5, 17, 14, 1, 14, 1, 14, 1, 14, 1, 1, 1, 1, 8, 1, 7, 8, 1] as const;

export const AT = [0, 0, 0, 0, 11, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 12, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 13, 3, 3, 3, 11, 3, 11, 3, 4, 1, 6, 2, 7, 14, 1, 1, 11, 11, 8, 8, 8, 8, 8, 8, 8, 8, 5, 9, 1, 11, 10, 11, 11, 2] as const;

export const NUMBER = [3, 1, 1, 3, 2, 0, 1, 1, 3, 1, 2, 1, 3, 1, 1, 3, 1, 4, 1, 1, 1, 3, 4, 2, 1, 1, 3, 1, 0, 1, 0, 1, 3, 3, 2, 1, 1, 3, 1, 2, 1, 2, 0, 2, 0, 2, 1, 3, 1, 3, 3, 2, 2, 1, 1, 0, 0, 0, 1, 1, 2, 1, 2, 0, 1, 1, 2, 1, 1, 2, 1, 3, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 0, 1, 1, 1, 1, 1] as const;

export const DICE = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0] as const;

export const WALKERS_HERE = [0, 3, 1, 0, 1, 2, 0, 0, 1, 0, 0, 4, 0, 0, 0, 1, 3, 1, 1, 0, 0, 1, 1, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const WALKERS_ELSEWHERE = [0, 1, 3, 2, 3, 2, 0, 0, 4, 3, 3, 2, 0, 2, 2, 3, 2, 3, 1, 2, 2, 3, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const ALLY = 50 as const;

export const FOOD = 51 as const;

export const REFUSE = 52 as const;

export const ONE_AMMO = 64 as const;

export const OBJECT_CODES = 114 as const;

export const NO_GOAL = 0 as const;

export const ANY_GOAL = 1022 as const;

export const EVERY_CHARACTER = 63 as const;

export const LOAD = 128 as const;

export const TREAT = 226 as const;

export const REVEAL = 230 as const;

export const TAKE_PROPOSAL = 64 as const;

export const ASK = 8 as const;

export const DECLINE = 127 as const;

export const YES = 1 as const;

export const NOWHERE = -1 as const;

export const KEEP = 25 as const;

export const LEAVE = 26 as const;

export const TAKE_UP = 27 as const;

export const CORNER_OF = [0, 2, 0, 0, 0, 1, 2, 0, 0, 1, 2, 3] as const;

export const CARDS_WITH_AMMO = 50 as const;

export const UNGUARDED = 512 as const;

/** What the page asks of any game. */
export const SCHEMA = {
  name: "walking_dead",
  publicName: "walking-dead",
  rulesVersion: 1,
  seats: [1, 4],
  seatNouns: ["colour-red", "colour-yellow", "colour-blue", "colour-green"],
  seatLetters: ["r", "y", "b", "g"],
  phases: {"0": "setup", "1": "round-start", "2": "turns", "3": "combat", "4": "round-end"},
  decisions: {"0": "nothing", "1": "character", "2": "andrea", "3": "glenn", "4": "maggie", "5": "move", "6": "own-move", "7": "collect", "8": "draw", "9": "load", "10": "heal-here", "11": "load-one", "12": "exchange", "13": "object", "14": "onto", "15": "event", "16": "take", "17": "ally-or-damage", "18": "food-or-damage", "19": "heal-there", "20": "lose-ammo", "21": "lose-gear", "22": "pay", "23": "free-move", "24": "where", "25": "motorcycle", "26": "weapon", "27": "reroll", "28": "allies", "29": "pool", "30": "pull", "31": "flashbang", "32": "split", "33": "armour", "34": "replacement", "35": "equipment", "36": "heal", "37": "coin"},
  endings: {"0": "running", "1": "victory", "2": "stack-empty", "3": "nobody-left", "4": "death"},
  events: {"0": "round", "1": "phase", "2": "laid", "3": "stacked", "4": "character", "5": "rolled-walkers", "6": "start-weapon", "7": "put-back", "8": "rolled-for-badge", "9": "leader", "10": "goal", "11": "goal-unseen", "12": "reshuffled", "13": "dealt", "14": "dealt-unseen", "15": "ability", "16": "healed", "17": "food", "18": "allies", "19": "ammo", "20": "lost-food", "21": "lost-allies", "22": "lost-ammo", "23": "placed", "24": "moved", "25": "paid-move", "26": "stayed", "27": "drew", "28": "discarded-card", "29": "rolled-black", "30": "rolled-white", "31": "set-aside", "32": "left-lying", "33": "collected", "34": "loaded", "35": "little-help", "36": "guinea-pig", "37": "gave-card", "38": "gave-ally", "39": "gave-food", "40": "gave-ammo", "41": "asked", "42": "refused", "43": "event", "44": "discarded", "45": "discarded-unseen", "46": "walkers", "47": "no-walkers-left", "48": "silenced", "49": "rolled-at", "50": "promise", "51": "promise-ends", "52": "paid", "53": "unpaid", "54": "damaged", "55": "armour", "56": "saved", "57": "died", "58": "corpse", "59": "replaced", "60": "card-eaten", "61": "motorcycle", "62": "armed", "63": "fired", "64": "fight", "65": "die", "66": "rerolled", "67": "value", "68": "spent-allies", "69": "pooled", "70": "killed", "71": "ammo-back", "72": "pulled", "73": "flashbang", "74": "attack", "75": "proposed", "76": "backed", "77": "shared", "78": "medicine", "79": "coin", "80": "goal-met", "81": "badge-passes", "82": "end", "83": "winners"},
  reasons: {"0": "allowed", "1": "game-over", "2": "not-asked", "3": "not-a-choice", "4": "only-the-clock", "8": "no-such-seat", "9": "character-taken", "10": "not-next-door", "11": "no-food", "12": "must-be-placed", "13": "yourself", "14": "not-here", "15": "half-is-over", "16": "nothing-to-give", "17": "not-held", "18": "no-ammo", "19": "not-of-that-type", "20": "no-such-weapon", "21": "not-in-hand", "22": "no-ally", "23": "cannot-pay", "24": "not-among-them", "25": "no-walkers", "26": "chosen-already", "27": "more-than-bearable", "28": "too-little", "29": "not-proposed", "30": "backed-already", "31": "unharmed", "32": "not-now", "33": "goal-not-met", "34": "coin-not-earned", "35": "no-stack"},
  claims: {"0": "wish", "1": "will-stay", "2": "will-walk"},
  options: [{"name": "mode", "values": ["standard", "hardcore"]}, {"name": "difficulty", "values": ["beginner", "expert"]}, {"name": "secret_goals", "values": ["false", "true"]}, {"name": "one_leader", "values": ["false", "true"]}, {"name": "leader_last", "values": ["false", "true"]}, {"name": "start_supplies", "values": ["two", "one"]}, {"name": "solo_walkers", "values": ["one_corner", "all_corners"]}, {"name": "motorcycle_reach", "values": ["anywhere", "next_door"]}, {"name": "maggie_cards", "values": ["to_owners", "to_anybody"]}, {"name": "unplayed_event", "values": ["face_down", "open"]}],
  glossary: {"location": ["location-farm", "location-prison", "location-highway", "location-town"], "stack": ["stack-equipment", "stack-ammo", "stack-food", "stack-ally"], "leader": ["leader-andrea", "leader-daryl", "leader-glenn", "leader-maggie", "leader-michonne", "leader-rick"], "equipment": ["equipment-katana", "equipment-machete", "equipment-baseball-bat", "equipment-fire-axe", "equipment-crowbar", "equipment-hunting-knife", "equipment-pistol", "equipment-rifle", "equipment-shotgun", "equipment-crossbow", "equipment-motorcycle", "equipment-body-armor", "equipment-flashbang", "equipment-silencer", "equipment-medical-supplies"], "ammocard": ["ammocard-pistol-box", "ammocard-pistol-crate", "ammocard-pistol-magazine", "ammocard-rifle-clips", "ammocard-hunters-cache", "ammocard-rifle-magazine", "ammocard-shotgun-shells", "ammocard-shell-belt", "ammocard-bolts", "ammocard-quiver", "ammocard-lucky-find"], "foodcard": ["foodcard-berries", "foodcard-canned-beans", "foodcard-venison", "foodcard-pantry-raid"], "allycard": ["allycard-straggler", "allycard-two-brothers", "allycard-refugees", "allycard-little-help", "allycard-guinea-pig", "allycard-vet", "allycard-cook", "allycard-deserter"], "eventcard": ["eventcard-barn-attack", "eventcard-broken-fence", "eventcard-root-cellar", "eventcard-hen-house", "eventcard-trampled-crops", "eventcard-search-party", "eventcard-prison-crisis", "eventcard-cut-wire", "eventcard-armory-locker", "eventcard-sick-bay", "eventcard-siren", "eventcard-dark-cell-block", "eventcard-friend-in-need", "eventcard-abandoned-cars", "eventcard-pile-up", "eventcard-asphalt-herd", "eventcard-full-tank", "eventcard-shattered-windscreen", "eventcard-bar", "eventcard-pharmacy", "eventcard-gun-shop", "eventcard-shop-windows", "eventcard-church-bells", "eventcard-plundered-street", "eventcard-accidents-happen", "eventcard-promise-me", "eventcard-hungry-walkers", "eventcard-death-in-the-family", "eventcard-strangers-at-the-gate", "eventcard-jammed-magazine", "eventcard-spoiled-supplies", "eventcard-drawn-together", "eventcard-gunfire-echo", "eventcard-too-quiet", "eventcard-easy-prey", "eventcard-alone-in-the-dark", "eventcard-moments-rest", "eventcard-fever", "eventcard-night-thieves", "eventcard-pantry-rats", "eventcard-damp-powder", "eventcard-deserters", "eventcard-rust-and-rot", "eventcard-unwatched-flank", "eventcard-scent-of-blood", "eventcard-call-for-help", "eventcard-night-raid", "eventcard-supply-drop"], "goal": ["goal-glutton", "goal-crowd-magnet", "goal-quartermaster", "goal-gun-nut", "goal-lone-wolf", "goal-executioner", "goal-rebel", "goal-scarred", "goal-objector"], "phase": ["phase-setup", "phase-round-start", "phase-turns", "phase-combat", "phase-round-end"]},
  claimable: [[0, 0, 0, ["claim-wish", {"location": "location-farm"}]], [0, 1, 0, ["claim-wish", {"location": "location-prison"}]], [0, 2, 0, ["claim-wish", {"location": "location-highway"}]], [0, 3, 0, ["claim-wish", {"location": "location-town"}]], [1, 0, 0, ["claim-will-stay", {}]], [2, 0, 0, ["claim-will-walk", {"location": "location-farm"}]], [2, 1, 0, ["claim-will-walk", {"location": "location-prison"}]], [2, 2, 0, ["claim-will-walk", {"location": "location-highway"}]], [2, 3, 0, ["claim-will-walk", {"location": "location-town"}]]],
} as const satisfies GameSchema;
