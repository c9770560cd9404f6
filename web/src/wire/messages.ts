// Made by `make generated` from graveshift.server.messages; not to be edited.

/** A seat by its number; a bystander is 7. */
export type Seat = number;

/** A number; a word, a noun's key or several with spaces between; or texts to be enumerated. */
export type SaidValue = number | string | readonly string[];

/** A message in no language yet: its key in the message files, and its variables. */
export type Said = readonly [key: string, values: Readonly<Record<string, SaidValue>>];

/** A field of a record: a number, a row of them, or rows. */
export type ViewField = number | readonly (number | readonly number[])[];

/** An event: its kind, its particulars, and what is said of it. */
export type EventLine = readonly [kind: number, a: number, b: number, c: number, d: number, said: Said];

/**
 * How long a seat may think.
 *
 * It has `decision` for each decision, and when that is used up a `bank` that lasts for the game.
 */
export interface Clocks {
  readonly kind?: "live" | "none" | "slow";
  readonly decision?: number;
  readonly bank?: number;
  readonly at_zero?: "bot" | "safe";
}

/** The table, and what was agreed when it was set up. */
export interface Terms {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  /** Only those that differ from what the game's rules say. */
  readonly options: Readonly<Record<string, string>>;
  readonly title: string;
  readonly private: boolean;
  readonly spectators: boolean;
  readonly late: boolean;
  readonly pace: "brisk" | "human" | "instant";
  readonly clocks: Clocks;
  readonly talk: "off" | "open" | "phrases" | "table";
  readonly grace: number;
  /** SHA-256 of the seed, in hexadecimal; nothing where all chance is known beforehand. */
  readonly commitment: string;
  readonly stage: "closed" | "lobby" | "over" | "playing";
  /** Whether it is a game for practice, dealt with a published key. */
  readonly practice?: boolean;
  readonly locked?: boolean;
  readonly shut?: "" | "rules-changed" | "unreadable";
  /** The server's part of the key of chance, shown when the game is over. */
  readonly seed?: string;
  /** The table where it goes on. */
  readonly rematch?: string;
}

/** A seat, as all see it. */
export interface SeatCard {
  readonly driver: "bot" | "cover" | "nobody" | "person";
  readonly name?: string;
  /** Which bot plays, or covers. */
  readonly bot?: string;
  readonly present?: boolean;
  readonly is_host?: boolean;
  /** Its part of the key of chance, in hexadecimal. */
  readonly nonce?: string;
}

/** A seat's clock: when it runs out if it runs, and what is left of the bank at the start. */
export interface Clock {
  readonly bank: number;
  readonly until?: number | null;
}

/** A code that can be chosen, how notation writes it, and what it says. */
export interface Offered {
  readonly code: number;
  readonly text: string;
  readonly said: Said;
}

/** What only the seat itself is told. */
export interface Mine {
  /** What it may choose, be it in place of a sealed answer. */
  readonly choices?: readonly Offered[];
  /** What it is asked, or why it is asked nothing. */
  readonly question?: Said | null;
  readonly may_take_back?: boolean;
  readonly may_undo?: boolean;
  readonly orders?: "none" | "round" | "window";
  readonly muted?: readonly number[];
  /** Whether it keeps the open replay from those who have no seat. */
  readonly withheld?: boolean;
}

/** A claim or promise, and what became of it. */
export interface ClaimCard {
  readonly number: number;
  readonly seat: number;
  readonly kind: number;
  readonly a: number;
  readonly b: number;
  readonly verdict: "broken" | "kept" | "open";
  readonly said: Said;
}

/** Something said. A whisper between others has neither text nor phrase. */
export interface TalkLine {
  readonly seat: number;
  readonly time: number;
  readonly to?: number | null;
  readonly text?: string;
  readonly phrase?: string;
}

/** Something that happened at the table and is no event of the game. */
export interface Note {
  readonly kind: "undone";
  readonly seat: number;
}

/** A table in a list. */
export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly stage: "closed" | "lobby" | "over" | "playing";
  readonly touched: number;
  /** Names of those who sit; nothing where nobody does. */
  readonly seats: readonly string[];
  readonly private?: boolean;
  /** Your seats. */
  readonly mine?: readonly number[];
  readonly waits_for_me?: boolean;
}

/** A game that can be played here. */
export interface ShelfCard {
  readonly game: string;
  readonly rules: number;
  /** The fewest and the most. */
  readonly seats: readonly [number, number];
}

/** The first message: whom to show the table to, and which frame of each was seen last. */
export interface Hello {
  readonly type: "hello";
  readonly seats: readonly number[];
  /** Who is missing here is sent a snapshot. */
  readonly since?: Readonly<Record<number, number>>;
}

/** A choice, or another one in place of a sealed answer. */
export interface Choose {
  readonly type: "choose";
  readonly id: string;
  readonly seat: number;
  readonly code: number;
  /** The frame that was seen last: a choice that answers an earlier question is stale. */
  readonly seen: number;
}

/** A sealed answer is taken back, and none given in its place. */
export interface TakeBack {
  readonly type: "take_back";
  readonly id: string;
  readonly seat: number;
  readonly seen: number;
}

/** The last choice is undone, where nothing was rolled, shown or done by others since. */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
  readonly seat: number;
  readonly seen: number;
}

/** What shall be passed without asking. */
export interface Order {
  readonly type: "order";
  readonly id: string;
  readonly seat: number;
  readonly orders: "none" | "round" | "window";
}

/** Talk, to all or whispered to one: a text or a phrase. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly seat: number;
  readonly text?: string | null;
  readonly phrase?: string | null;
  readonly to?: number | null;
}

/** A claim or promise that the rules can judge; what `a` and `b` are is the kind's. */
export interface Claim {
  readonly type: "claim";
  readonly id: string;
  readonly seat: number;
  readonly kind: number;
  readonly a?: number;
  readonly b?: number;
}

/** Talk of another seat is not shown to this one, or is again. */
export interface Mute {
  readonly type: "mute";
  readonly id: string;
  readonly seat: number;
  readonly whom: number;
  readonly muted?: boolean;
}

/** The open replay is kept from those who have no seat, or given to them again. */
export interface Withhold {
  readonly type: "withhold";
  readonly id: string;
  readonly seat: number;
  readonly withheld?: boolean;
}

/** Why a code may not be chosen; changes nothing. */
export interface Why {
  readonly type: "why";
  readonly id: string;
  readonly seat: number;
  readonly code: number;
}

/** Whether the server is there. */
export interface Ping {
  readonly type: "ping";
}

/** A table is set up; nobody sits at it yet. */
export interface Create {
  readonly type: "create";
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly title?: string;
  readonly private?: boolean;
  readonly spectators?: boolean;
  readonly late?: boolean;
  readonly pace?: "brisk" | "human" | "instant";
  readonly clocks?: Clocks;
  readonly talk?: "off" | "open" | "phrases" | "table";
  readonly grace?: number;
}

/** A private table against bots, with a seat at it, and begun; a `tour` has all chance known. */
export interface PlayNow {
  readonly type: "play_now";
  readonly id: string;
  readonly game: string;
  readonly seats?: number | null;
  readonly options?: Readonly<Record<string, string>>;
  readonly bot?: string;
  readonly name?: string | null;
  readonly nonce?: string;
  /** One that the server gave beforehand, so that it cannot be made to suit the nonce. */
  readonly commitment?: string;
  readonly pace?: "brisk" | "human" | "instant";
  readonly tour?: boolean;
}

/** A seat is taken: an empty one, or a bot's while the game runs. */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly name?: string | null;
  readonly nonce?: string;
}

/** Bots take empty seats: those named, or all. */
export interface Fill {
  readonly type: "fill";
  readonly id: string;
  readonly bot?: string;
  readonly seats?: readonly number[] | null;
}

/** A seat is left for good; before the deal the host may also send a bot or somebody away. */
export interface Rise {
  readonly type: "rise";
  readonly id: string;
}

/** Nobody else may sit down, or again. */
export interface Lock {
  readonly type: "lock";
  readonly id: string;
  readonly locked?: boolean;
}

/** The game begins; every seat has to be taken. */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/** A new table on the same terms; all who ask for it are sent to the same one. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
}

/** A code by which another device takes over a seat. */
export interface Offer {
  readonly type: "offer";
  readonly id: string;
}

/** The seat that such a code moves. */
export interface Take {
  readonly type: "take";
  readonly id: string;
  readonly code: string;
}

/** This browser is to be told when it is somebody's turn who is not here, or no more. */
export interface Notify {
  readonly type: "notify";
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language?: "de" | "en" | "it" | "pl";
  readonly wanted?: boolean;
}

/** One step of what a viewer is shown: the parts that changed, and what happened. */
export interface Frame {
  readonly type: "frame";
  readonly seat: number;
  readonly n: number;
  /** When it happened; of a snapshot, when the last frame did. */
  readonly time: number;
  readonly terms?: Terms;
  readonly seats?: readonly SeatCard[];
  readonly clocks?: readonly Clock[];
  /** Fields of the game's record and what is reckoned, as the reference documents them. */
  readonly view?: Readonly<Record<string, ViewField>>;
  readonly mine?: Mine;
  readonly claims?: readonly ClaimCard[];
  readonly talk?: readonly TalkLine[];
  readonly events?: readonly EventLine[];
  readonly notes?: readonly Note[];
}

/** Everything that a viewer is shown now, and the latest of the talk. */
export interface Snapshot {
  readonly type: "snapshot";
  readonly seat: number;
  readonly n: number;
  /** When it happened; of a snapshot, when the last frame did. */
  readonly time: number;
  readonly terms?: Terms;
  readonly seats?: readonly SeatCard[];
  readonly clocks?: readonly Clock[];
  /** Fields of the game's record and what is reckoned, as the reference documents them. */
  readonly view?: Readonly<Record<string, ViewField>>;
  readonly mine?: Mine;
  readonly claims?: readonly ClaimCard[];
  readonly talk?: readonly TalkLine[];
}

/** It is done and stored; the seat sees it in frame `n` at the latest. */
export interface Ack {
  readonly type: "ack";
  readonly id: string;
  readonly seat: number;
  readonly n: number;
}

/** It was not done, and nothing changed. */
export interface Refused {
  readonly type: "refused";
  readonly cause: "bad-message" | "broken" | "closed" | "forbidden" | "host-only" | "locked" | "no-table" | "no-undo" | "not-now" | "not-running" | "not-yours" | "quiet" | "rules" | "seat-taken" | "seats-empty" | "silence" | "stale" | "too-fast" | "too-large" | "too-many" | "unknown" | "wrong-code";
  readonly id?: string;
  readonly seat?: number | null;
  /** The number that the game's rules gave. */
  readonly reason?: number | null;
  /** What the reason says. */
  readonly said?: Said | null;
  /** One sentence in English, for people who write clients. */
  readonly says?: string;
}

/** The answer to `why`: the reason of the game's rules, 0 where the code may be chosen. */
export interface Because {
  readonly type: "because";
  readonly id: string;
  readonly seat: number;
  readonly code: number;
  readonly reason: number;
  readonly said: Said;
}

/** The server is there, and this is its time. */
export interface Pong {
  readonly type: "pong";
  readonly time: number;
  /** The version of the page that it has; empty where none was built. */
  readonly page: string;
}

/** The stream ends: the seat moved to another device, or the table was deleted. */
export interface Gone {
  readonly type: "gone";
  readonly cause: "deleted" | "forbidden" | "moved";
}

/** A table, and the seats that are yours. */
export interface Made {
  readonly type: "made";
  readonly table: string;
  readonly seats?: readonly number[];
}

/** A request was done and stored. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  /** The seats that it was about. */
  readonly seats?: readonly number[];
}

/** The code that moves a seat; shown once, good until then. */
export interface MoveCode {
  readonly type: "move_code";
  readonly code: string;
  readonly until: number;
}

/** The key by which a browser asks its vendor's service for a place to send notices to. */
export interface NoticeKey {
  readonly type: "notice_key";
  readonly key: string;
}

/** A commitment that can be named in `play_now`. */
export interface Promise {
  readonly type: "promise";
  readonly commitment: string;
}

/** Tables. */
export interface Listing {
  readonly type: "listing";
  readonly tables: readonly Listed[];
}

/** What can be played here, and the bots that play. */
export interface Shelf {
  readonly type: "shelf";
  readonly games: readonly ShelfCard[];
  readonly bots: readonly string[];
}

export type Cause = Refused["cause"];

export type Stage = Terms["stage"];

export type Pace = Terms["pace"];

export type TalkKind = Terms["talk"];

export type Verdict = ClaimCard["verdict"];

export type Driver = SeatCard["driver"];

export type Orders = Mine["orders"];

export type FromClient = Hello | Choose | TakeBack | Undo | Order | Say | Claim | Mute | Withhold | Why | Ping;

export type FromRequest = Create | PlayNow | Sit | Fill | Rise | Lock | Start | Rematch | Offer | Take | Notify;

export type FromServer = Frame | Snapshot | Ack | Refused | Because | Pong | Gone;

export type Answer = Made | Done | MoveCode | NoticeKey | Promise | Listing | Shelf | Refused;

/** Phrases that every reader has translated, by the message `phrase-` and the key. */
export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "sorry",
  "yes",
  "no",
  "maybe",
  "please-hurry",
  "please-wait",
  "trust-me",
  "i-do-not-believe-you",
  "help-me",
  "vote-with-me",
  "let-us-ally",
  "you-will-regret-this",
  "good-game",
] as const;
