// Made by `make generated` from the rules in graveshift.games.mall_of_horror; not to be edited.

import type { FrameView } from "../../wire/frame";
import type { GameSchema } from "../../schema";

/** The game as a seat or a bystander sees it; -1 is what they may not know. */
export interface View extends FrameView {
  /** The characters at each place, a bit set of 4 * seat + character; at NOWHERE the unplaced. By place. */
  readonly at: readonly number[];
  /** The characters lost, as a bit set of 4 * seat + character. */
  readonly eaten: number;
  /** The characters that hide this round, as a bit set of 4 * seat + character. */
  readonly hiding: number;
  /** Bit set of the colours that may be chosen in the vote. */
  readonly candidates: number;
  /** Bit set of the colours that stood in the first ballot. */
  readonly first_candidates: number;
  /** Bit set of the colours that tied in the last ballot. */
  readonly tied: number;
  /** Bit set of the seats that have seen the hidden dice of this round. */
  readonly looked: number;
  /** Bit set of the seats that passed since a card was last played in this window. */
  readonly passed: number;
  /** What comes next; a Step. */
  readonly step: number;
  /** A Phase. */
  readonly phase: number;
  /** The seat with the badge, NOBODY before it is given out. */
  readonly holder: number;
  /** 1 in a round in which the holder was elected. */
  readonly elected: number;
  /** How far a circuit in turn order has come. */
  readonly turn: number;
  /** Zombies before each place. By place. */
  readonly zombies: readonly number[];
  /** 1 when the place is closed for good. By place. */
  readonly closed: readonly number[];
  /** Round at whose end the seat was eliminated, 0 while it lives. By seat. */
  readonly out: readonly number[];
  /** Cards held; UNKNOWN to others. By seat, kind. */
  readonly hand: readonly (readonly number[])[];
  /** Cards held of any kind. By seat. */
  readonly cards_held: readonly number[];
  /** Cards in the truck that nobody has seen; UNKNOWN in views. By kind. */
  readonly loose: readonly number[];
  /** Cards in the truck, those put back included. */
  readonly deck_size: number;
  /** Cards put back, the next first; NO_CARD where none, UNKNOWN to all but the returner. By position. */
  readonly returned: readonly number[];
  /** Who put the card back, NOBODY where there is none. By position. */
  readonly returner: readonly number[];
  /** Cards played and out of the game. By kind. */
  readonly played: readonly number[];
  /** Card given away and perhaps still held; NO_CARD when none, UNKNOWN to all but the two. By gift. */
  readonly gift_kind: readonly number[];
  /** Who gave it, NOBODY where there is none. By gift. */
  readonly gift_giver: readonly number[];
  /** Who took it, NOBODY where there is none. By gift. */
  readonly gift_taker: readonly number[];
  /** Who searches the truck, NOBODY when nobody does. */
  readonly searcher: number;
  /** Cards in the searcher's hands; NO_CARD, UNKNOWN to others. By position. */
  readonly found: readonly number[];
  /** The dice; UNKNOWN to who may not see them, 0 when none lie. By die. */
  readonly dice: readonly number[];
  /** What the vote is about; a Purpose. */
  readonly purpose: number;
  /** The place that the vote or the attack is about. */
  readonly place: number;
  /** 1 in the ballot after a tie. */
  readonly second_ballot: number;
  /** The colour a seat chose, NOBODY for none; UNKNOWN to others until all are in. By seat. */
  readonly ballot: readonly number[];
  /** Votes on each colour in the ballots last opened. By seat. */
  readonly votes: readonly number[];
  /** Threats that count for a seat in this vote. By seat. */
  readonly threats: readonly number[];
  /** The colour that the vote chose, NOBODY when undecided. */
  readonly chosen: number;
  /** Hardware that holds the door of the place under attack. */
  readonly hardware: number;
  /** 1 while the parking is dealt with and somebody was there to eat. */
  readonly feeding: number;
  /** Place chosen, NOWHERE for none; UNKNOWN to others until all are in. By seat. */
  readonly destination: readonly number[];
  /** The character moved this round, NOBODY for none. By seat. */
  readonly moved: readonly number[];
  /** Where it came from. By seat. */
  readonly moved_from: readonly number[];
  /** Option. */
  readonly sprint_timing: number;
  /** Option. */
  readonly end_check: number;
  /** Option. */
  readonly revote_candidates: number;
  /** Option. */
  readonly second_tie_pool: number;
  /** Option. */
  readonly threat_carries: number;
  /** Option. */
  readonly attack_cards_by: number;
  /** Option. */
  readonly threat_by_outsiders: number;
  /** Option. */
  readonly zombie_player: number;
  /** Option. */
  readonly parking_leftovers: number;
  /** Option. */
  readonly overrun_check: number;
  /** Option. */
  readonly card_window: number;
  /** Option. */
  readonly first_chief: number;
  /** Option. */
  readonly hidden_only_revote: number;
  /** Option. */
  readonly gift_to_eliminated: number;
  /** Option. */
  readonly hardware_at_supermarket: number;
  /** Option. */
  readonly zombie_supply: number;
  /** Reckoned: characters that fit in; 99 where any number does. By place. */
  readonly room: readonly number[];
  /** Reckoned: what holds a place, its Hardware included. By place. */
  readonly defence: readonly number[];
  /** Reckoned: what tough guys add to the heads that hold a place. By place. */
  readonly muscles: readonly number[];
  /** Reckoned: what Hardware adds where the attack is. By place. */
  readonly nails: readonly number[];
  /** Reckoned: 1 where the zombies get in as the board stands. By place. */
  readonly entered: readonly number[];
  /** Reckoned: zombies fewer that would leave everyone there alone. By place. */
  readonly surplus: readonly number[];
  /** Reckoned: what a seat's vote weighs in the vote of the moment. By seat. */
  readonly weight: readonly number[];
  /** Reckoned: what a gunman adds to that. By seat. */
  readonly guns: readonly number[];
  /** Reckoned: what Threats add to that. By seat. */
  readonly menaces: readonly number[];
  /** Reckoned: when a seat's turn comes, 1 being first; 0 before the badge is given out. By seat. */
  readonly order: readonly number[];
  /** Reckoned: what a seat's living characters are worth. By seat. */
  readonly points: readonly number[];
  /** Reckoned: the place that alone has the most heads; 0 when places tie. */
  readonly crowd: number;
  /** Reckoned: the place that alone has the most Pin-Ups; 0 when places tie. */
  readonly scream: number;
  /** Reckoned: zombies that can still come; 99 where they do not run out. */
  readonly zombies_left: number;
  /** Reckoned: characters on the board. */
  readonly alive: number;
  /** Reckoned: the game ends when no more characters live than this. */
  readonly ends_at: number;
}

/** The six places, by the number on a die; two words for a character that is nowhere. */
export const Place = {
  EATEN: -1,
  NOWHERE: 0,
  RESTROOM: 1,
  CACHOU: 2,
  MEGATOYS: 3,
  PARKING: 4,
  SECURITY: 5,
  SUPERMARKET: 6,
} as const;
export type Place = (typeof Place)[keyof typeof Place];

/** The characters of a seat. */
export const Character = {
  PINUP: 0,
  TOUGH: 1,
  GUNMAN: 2,
  GIRL: 3,
} as const;
export type Character = (typeof Character)[keyof typeof Character];

/** The kinds of cards. */
export const Card = {
  THREAT: 0,
  CAMERA: 1,
  SPRINT: 2,
  HARDWARE: 3,
  HIDDEN: 4,
  SHOTGUN: 5,
  CHAINSAW: 6,
  GRENADES: 7,
  PISTOL: 8,
  FIRE_AXE: 9,
  BASEBALL_BAT: 10,
} as const;
export type Card = (typeof Card)[keyof typeof Card];

/** D4: when a Sprint is played. */
export const SprintTiming = {
  OWN_TURN: 0,
  AFTER_ALL_MOVES: 1,
} as const;
export type SprintTiming = (typeof SprintTiming)[keyof typeof SprintTiming];

/** D5: when the end of the game is looked for. */
export const EndCheck = {
  ROUND_END: 0,
  IMMEDIATE: 1,
} as const;
export type EndCheck = (typeof EndCheck)[keyof typeof EndCheck];

/** D6: who may be chosen in a second ballot. */
export const RevoteCandidates = {
  TIED_ONLY: 0,
  ALL_PRESENT: 1,
} as const;
export type RevoteCandidates = (typeof RevoteCandidates)[keyof typeof RevoteCandidates];

/** D7: among whom chance picks a victim after a second tie. */
export const SecondTiePool = {
  ALL_COLOURS_PRESENT: 0,
  TIED_COLOURS: 1,
  RANDOM_CHARACTER: 2,
} as const;
export type SecondTiePool = (typeof SecondTiePool)[keyof typeof SecondTiePool];

/** D8: whether a Threat still counts in the second ballot. */
export const ThreatCarries = {
  TRUE: 0,
  FALSE: 1,
} as const;
export type ThreatCarries = (typeof ThreatCarries)[keyof typeof ThreatCarries];

/** D9: who may play cards before a victim is chosen. */
export const AttackCardsBy = {
  PRESENT: 0,
  ANYONE: 1,
} as const;
export type AttackCardsBy = (typeof AttackCardsBy)[keyof typeof AttackCardsBy];

/** D9b: whether seats that may not vote may play a Threat for the second ballot. */
export const ThreatByOutsiders = {
  FALSE: 0,
  TRUE: 1,
} as const;
export type ThreatByOutsiders = (typeof ThreatByOutsiders)[keyof typeof ThreatByOutsiders];

/** D10: how often an eliminated player places a zombie. */
export const ZombiePlayer = {
  EVERY_ROUND: 0,
  ONCE: 1,
  OFF: 2,
} as const;
export type ZombiePlayer = (typeof ZombiePlayer)[keyof typeof ZombiePlayer];

/** D11: what becomes of zombies in a parking that was empty. */
export const ParkingLeftovers = {
  CLEARED: 0,
  STAY_IF_EMPTY: 1,
} as const;
export type ParkingLeftovers = (typeof ParkingLeftovers)[keyof typeof ParkingLeftovers];

/** D13: when places are looked at for being overrun. */
export const OverrunCheck = {
  ARRIVAL: 0,
  ARRIVAL_AND_ROUND_END: 1,
} as const;
export type OverrunCheck = (typeof OverrunCheck)[keyof typeof OverrunCheck];

/** D18: how often the cards go round before a vote. */
export const CardWindow = {
  ONE_CIRCUIT: 0,
  UNTIL_ALL_PASS: 1,
} as const;
export type CardWindow = (typeof CardWindow)[keyof typeof CardWindow];

/** 2.1: who holds the badge first. */
export const FirstChief = {
  RANDOM: 0,
  HOST_PICKS: 1,
} as const;
export type FirstChief = (typeof FirstChief)[keyof typeof FirstChief];

/** E18: the second ballot of a player whose only characters there are hidden. */
export const HiddenOnlyRevote = {
  NONE: 0,
  ONE: 1,
} as const;
export type HiddenOnlyRevote = (typeof HiddenOnlyRevote)[keyof typeof HiddenOnlyRevote];

/** E39: whether a searcher may give the card to an eliminated player. */
export const GiftToEliminated = {
  FALSE: 0,
  TRUE: 1,
} as const;
export type GiftToEliminated = (typeof GiftToEliminated)[keyof typeof GiftToEliminated];

/** E46: Hardware where four zombies or more stand at the supermarket. */
export const HardwareAtSupermarket = {
  ONLY_BELOW_4: 0,
  ANY_TIME_BUT_COUNTS_ONLY_BELOW_4: 1,
} as const;
export type HardwareAtSupermarket = (typeof HardwareAtSupermarket)[keyof typeof HardwareAtSupermarket];

/** 1.14: whether the thirty figures are all there are. */
export const ZombieSupply = {
  LIMITED: 0,
  UNLIMITED: 1,
} as const;
export type ZombieSupply = (typeof ZombieSupply)[keyof typeof ZombieSupply];

/** Where the round stands; the rulebook's letters. */
export const Phase = {
  SETUP: 0,
  TRUCK: 1,
  CHIEF: 2,
  ARRIVAL: 3,
  DESTINATIONS: 4,
  MOVING: 5,
  ATTACK: 6,
} as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** What a seat can be asked; the meaning of codes under each is in its chapter. */
export const Decision = {
  NOTHING: 0,
  FIRST_HOLDER: 1,
  PLACEMENT: 2,
  THREAT: 3,
  BALLOT: 4,
  KEEP: 5,
  GIFT: 6,
  CAMERA: 7,
  OPEN_DESTINATION: 8,
  DESTINATION: 9,
  ZOMBIE: 10,
  MOVE: 11,
  SPRINT: 12,
  CARDS: 13,
  VICTIM: 14,
} as const;
export type Decision = (typeof Decision)[keyof typeof Decision];

/** What a vote is about. */
export const Purpose = {
  TRUCK: 0,
  CHIEF: 1,
  VICTIM: 2,
} as const;
export type Purpose = (typeof Purpose)[keyof typeof Purpose];

/** Why the game is over. */
export const Ending = {
  RUNNING: 0,
  FEW_LEFT: 1,
  ONE_PLACE: 2,
  NOBODY_LEFT: 3,
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
  NOT_ROLLED: 8,
  PLACE_FULL: 9,
  PLACE_CLOSED: 10,
  CHARACTER_PLACED: 11,
  NO_SUCH_CHARACTER: 12,
  NOT_A_CANDIDATE: 13,
  CARD_NOT_HELD: 14,
  CARD_NOT_NOW: 15,
  NOT_A_VOTER: 16,
  NOT_DRAWN: 17,
  NO_SUCH_SEAT: 18,
  GIFT_TO_SELF: 19,
  GIFT_TO_ELIMINATED: 20,
  ALL_ARE_THERE: 21,
  CHARACTER_IS_THERE: 22,
  CHARACTER_EATEN: 23,
  SAME_DESTINATION: 24,
  SPRINT_LATER: 25,
  HARDWARE_IN_PARKING: 26,
  HARDWARE_TOO_LATE: 27,
  CHARACTER_ELSEWHERE: 28,
  CHARACTER_HIDDEN: 29,
} as const;
export type Reason = (typeof Reason)[keyof typeof Reason];

/** What can happen; the particulars stand beside each. */
export const Event = {
  HOLDER: 0,
  DEALT: 1,
  DEALT_UNSEEN: 2,
  ROLLED_PLACEMENT: 3,
  PLACED: 4,
  FIRST_ZOMBIE: 5,
  ROUND: 6,
  PHASE: 7,
  SKIPPED: 8,
  PASSED: 9,
  THREAT: 10,
  VOTE: 11,
  SOLE_CANDIDATE: 12,
  BALLOT: 13,
  TALLY: 14,
  TIE: 15,
  ELECTED: 16,
  UNDECIDED: 17,
  NO_CANDIDATE: 18,
  FOUND: 19,
  FOUND_UNSEEN: 20,
  KEPT: 21,
  KEPT_UNSEEN: 22,
  GIVEN: 23,
  GIVEN_UNSEEN: 24,
  RETURNED: 25,
  RETURNED_UNSEEN: 26,
  DICE_HIDDEN: 27,
  CAMERA: 28,
  DICE_SEEN: 29,
  LOOKED: 30,
  ANNOUNCED: 31,
  ZOMBIE_PLAYED: 32,
  DESTINATION: 33,
  DICE: 34,
  ZOMBIE: 35,
  ZOMBIE_IGNORED: 36,
  NO_ZOMBIE_LEFT: 37,
  OVERRUN: 38,
  MOVED: 39,
  TO_PARKING: 40,
  STUCK: 41,
  SPRINT: 42,
  STAYED: 43,
  CROWD: 44,
  SCREAM: 45,
  HELD: 46,
  BREACH: 47,
  HARDWARE: 48,
  HID: 49,
  SHOT: 50,
  AVERTED: 51,
  CHANCE_PICKS: 52,
  EATEN: 53,
  FED: 54,
  NOBODY_TO_EAT: 55,
  PARKING_CLEARED: 56,
  ELIMINATED: 57,
  BADGE_PASSES: 58,
  END: 59,
  POINTS: 60,
  WINNERS: 61,
} as const;
export type Event = (typeof Event)[keyof typeof Event];

/** What can be claimed or promised so that the rules can judge it. */
export const Claim = {
  SAW_DICE: 0,
  WILL_VOTE: 1,
  WILL_NOT_VOTE: 2,
  WILL_GO: 3,
} as const;
export type Claim = (typeof Claim)[keyof typeof Claim];

export const LOOK = 1 as const;

export const ALL = -1 as const;

export const NOWHERE = 0 as const;

export const PINUPS = 1118481 as const;

export const PASS = 0 as const;

export const SEATS = 6 as const;

export const PLACES = 7 as const;

export const UNLIMITED = 99 as const;

export const CAPACITY_OF = [0, 3, 4, 4, 99, 3, 6] as const;

export const CHARACTERS = 4 as const;

export const CHARACTERS_WITH = [0, 0, 0, 4, 3, 3, 3] as const;

export const POINTS_OF = [7, 5, 3, 1] as const;

export const EXTRA_DEFENCE = 1 as const;

export const EXTRA_VOTE = 1 as const;

export const KINDS = 11 as const;

export const NO_CARD = -2 as const;

export const COPIES_OF = [3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1] as const;

export const CARDS = 21 as const;

export const KILLS_OF = [0, 0, 0, 0, 0, 2, 2, 2, 1, 1, 1] as const;

export const SEARCHED = 3 as const;

export const RETURNED = 10 as const;

export const GIFTS = 10 as const;

export const DICE = 4 as const;

export const PLACEMENT_DICE = 2 as const;

export const ZOMBIES = 30 as const;

export const OVERRUN_AT = 8 as const;

export const BREACH_AT = 4 as const;

export const CLOSED_WITH = [0, 0, 0, 2, 2, 0, 0] as const;

export const ENDS_AT = [0, 0, 0, 4, 4, 4, 6] as const;

export const MOST_ROUNDS = 100 as const;

export const CARDS_MATTER_LESS = 32 as const;

export const STAY = 28 as const;

export const ONE_SEAT = 15 as const;

export const OF_EVERY_SEAT = 1118481 as const;

export const TOUGHS = 2236962 as const;

export const PLENTY = 99 as const;

export const EATEN = -1 as const;

export const HOST = 0 as const;

export const THREATEN = 1 as const;

export const GIFT_SEATS = 8 as const;

export const AFTER_VOTE = [4, 6, 20] as const;

export const HIDE = 16 as const;

export const CARD = 1 as const;

/** What the page asks of any game. */
export const SCHEMA = {
  name: "mall_of_horror",
  publicName: "mall-of-horror",
  rulesVersion: 1,
  seats: [3, 6],
  seatNouns: ["colour-red", "colour-yellow", "colour-blue", "colour-green", "colour-brown", "colour-black"],
  seatLetters: ["r", "y", "b", "g", "n", "k"],
  phases: {"0": "setup", "1": "truck", "2": "chief", "3": "arrival", "4": "destinations", "5": "moving", "6": "attack"},
  decisions: {"0": "nothing", "1": "first-holder", "2": "placement", "3": "threat", "4": "ballot", "5": "keep", "6": "gift", "7": "camera", "8": "open-destination", "9": "destination", "10": "zombie", "11": "move", "12": "sprint", "13": "cards", "14": "victim"},
  endings: {"0": "running", "1": "few-left", "2": "one-place", "3": "nobody-left", "4": "round-limit"},
  events: {"0": "holder", "1": "dealt", "2": "dealt-unseen", "3": "rolled-placement", "4": "placed", "5": "first-zombie", "6": "round", "7": "phase", "8": "skipped", "9": "passed", "10": "threat", "11": "vote", "12": "sole-candidate", "13": "ballot", "14": "tally", "15": "tie", "16": "elected", "17": "undecided", "18": "no-candidate", "19": "found", "20": "found-unseen", "21": "kept", "22": "kept-unseen", "23": "given", "24": "given-unseen", "25": "returned", "26": "returned-unseen", "27": "dice-hidden", "28": "camera", "29": "dice-seen", "30": "looked", "31": "announced", "32": "zombie-played", "33": "destination", "34": "dice", "35": "zombie", "36": "zombie-ignored", "37": "no-zombie-left", "38": "overrun", "39": "moved", "40": "to-parking", "41": "stuck", "42": "sprint", "43": "stayed", "44": "crowd", "45": "scream", "46": "held", "47": "breach", "48": "hardware", "49": "hid", "50": "shot", "51": "averted", "52": "chance-picks", "53": "eaten", "54": "fed", "55": "nobody-to-eat", "56": "parking-cleared", "57": "eliminated", "58": "badge-passes", "59": "end", "60": "points", "61": "winners"},
  reasons: {"0": "allowed", "1": "game-over", "2": "not-asked", "3": "not-a-choice", "4": "only-the-clock", "8": "not-rolled", "9": "place-full", "10": "place-closed", "11": "character-placed", "12": "no-such-character", "13": "not-a-candidate", "14": "card-not-held", "15": "card-not-now", "16": "not-a-voter", "17": "not-drawn", "18": "no-such-seat", "19": "gift-to-self", "20": "gift-to-eliminated", "21": "all-are-there", "22": "character-is-there", "23": "character-eaten", "24": "same-destination", "25": "sprint-later", "26": "hardware-in-parking", "27": "hardware-too-late", "28": "character-elsewhere", "29": "character-hidden"},
  claims: {"0": "saw-dice", "1": "will-vote", "2": "will-not-vote", "3": "will-go"},
  options: [{"name": "sprint_timing", "values": ["own_turn", "after_all_moves"]}, {"name": "end_check", "values": ["round_end", "immediate"]}, {"name": "revote_candidates", "values": ["tied_only", "all_present"]}, {"name": "second_tie_pool", "values": ["all_colours_present", "tied_colours", "random_character"]}, {"name": "threat_carries", "values": ["true", "false"]}, {"name": "attack_cards_by", "values": ["present", "anyone"]}, {"name": "threat_by_outsiders", "values": ["false", "true"]}, {"name": "zombie_player", "values": ["every_round", "once", "off"]}, {"name": "parking_leftovers", "values": ["cleared", "stay_if_empty"]}, {"name": "overrun_check", "values": ["arrival", "arrival_and_round_end"]}, {"name": "card_window", "values": ["one_circuit", "until_all_pass"]}, {"name": "first_chief", "values": ["random", "host_picks"]}, {"name": "hidden_only_revote", "values": ["none", "one"]}, {"name": "gift_to_eliminated", "values": ["false", "true"]}, {"name": "hardware_at_supermarket", "values": ["only_below_4", "any_time_but_counts_only_below_4"]}, {"name": "zombie_supply", "values": ["30", "unlimited"]}],
  glossary: {"place": ["place-restroom", "place-cachou", "place-megatoys", "place-parking", "place-security", "place-supermarket"], "character": ["character-pinup", "character-tough", "character-gunman", "character-girl"], "card": ["card-threat", "card-camera", "card-sprint", "card-hardware", "card-hidden", "card-shotgun", "card-chainsaw", "card-grenades", "card-pistol", "card-fire-axe", "card-baseball-bat"], "phase": ["phase-setup", "phase-truck", "phase-chief", "phase-arrival", "phase-destinations", "phase-moving", "phase-attack"]},
  claimable: [[0, 1, 0, ["claim-saw-dice", {"place": "place-restroom", "count": 0}]], [0, 1, 1, ["claim-saw-dice", {"place": "place-restroom", "count": 1}]], [0, 1, 2, ["claim-saw-dice", {"place": "place-restroom", "count": 2}]], [0, 1, 3, ["claim-saw-dice", {"place": "place-restroom", "count": 3}]], [0, 1, 4, ["claim-saw-dice", {"place": "place-restroom", "count": 4}]], [0, 2, 0, ["claim-saw-dice", {"place": "place-cachou", "count": 0}]], [0, 2, 1, ["claim-saw-dice", {"place": "place-cachou", "count": 1}]], [0, 2, 2, ["claim-saw-dice", {"place": "place-cachou", "count": 2}]], [0, 2, 3, ["claim-saw-dice", {"place": "place-cachou", "count": 3}]], [0, 2, 4, ["claim-saw-dice", {"place": "place-cachou", "count": 4}]], [0, 3, 0, ["claim-saw-dice", {"place": "place-megatoys", "count": 0}]], [0, 3, 1, ["claim-saw-dice", {"place": "place-megatoys", "count": 1}]], [0, 3, 2, ["claim-saw-dice", {"place": "place-megatoys", "count": 2}]], [0, 3, 3, ["claim-saw-dice", {"place": "place-megatoys", "count": 3}]], [0, 3, 4, ["claim-saw-dice", {"place": "place-megatoys", "count": 4}]], [0, 4, 0, ["claim-saw-dice", {"place": "place-parking", "count": 0}]], [0, 4, 1, ["claim-saw-dice", {"place": "place-parking", "count": 1}]], [0, 4, 2, ["claim-saw-dice", {"place": "place-parking", "count": 2}]], [0, 4, 3, ["claim-saw-dice", {"place": "place-parking", "count": 3}]], [0, 4, 4, ["claim-saw-dice", {"place": "place-parking", "count": 4}]], [0, 5, 0, ["claim-saw-dice", {"place": "place-security", "count": 0}]], [0, 5, 1, ["claim-saw-dice", {"place": "place-security", "count": 1}]], [0, 5, 2, ["claim-saw-dice", {"place": "place-security", "count": 2}]], [0, 5, 3, ["claim-saw-dice", {"place": "place-security", "count": 3}]], [0, 5, 4, ["claim-saw-dice", {"place": "place-security", "count": 4}]], [0, 6, 0, ["claim-saw-dice", {"place": "place-supermarket", "count": 0}]], [0, 6, 1, ["claim-saw-dice", {"place": "place-supermarket", "count": 1}]], [0, 6, 2, ["claim-saw-dice", {"place": "place-supermarket", "count": 2}]], [0, 6, 3, ["claim-saw-dice", {"place": "place-supermarket", "count": 3}]], [0, 6, 4, ["claim-saw-dice", {"place": "place-supermarket", "count": 4}]], [1, 0, 0, ["claim-will-vote", {"seat": "colour-red"}]], [1, 1, 0, ["claim-will-vote", {"seat": "colour-yellow"}]], [1, 2, 0, ["claim-will-vote", {"seat": "colour-blue"}]], [1, 3, 0, ["claim-will-vote", {"seat": "colour-green"}]], [1, 4, 0, ["claim-will-vote", {"seat": "colour-brown"}]], [1, 5, 0, ["claim-will-vote", {"seat": "colour-black"}]], [2, 0, 0, ["claim-will-not-vote", {"seat": "colour-red"}]], [2, 1, 0, ["claim-will-not-vote", {"seat": "colour-yellow"}]], [2, 2, 0, ["claim-will-not-vote", {"seat": "colour-blue"}]], [2, 3, 0, ["claim-will-not-vote", {"seat": "colour-green"}]], [2, 4, 0, ["claim-will-not-vote", {"seat": "colour-brown"}]], [2, 5, 0, ["claim-will-not-vote", {"seat": "colour-black"}]], [3, 1, 0, ["claim-will-go", {"place": "place-restroom"}]], [3, 2, 0, ["claim-will-go", {"place": "place-cachou"}]], [3, 3, 0, ["claim-will-go", {"place": "place-megatoys"}]], [3, 4, 0, ["claim-will-go", {"place": "place-parking"}]], [3, 5, 0, ["claim-will-go", {"place": "place-security"}]], [3, 6, 0, ["claim-will-go", {"place": "place-supermarket"}]]],
} as const satisfies GameSchema;
