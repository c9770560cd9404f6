import type { Motion } from "./motion";
import type { GameSchema } from "./schema";
import type { FrameView } from "./wire/frame";
import type {
  ClaimCard,
  Clock,
  EventLine,
  Mine,
  Offered,
  Orders,
  Said,
  SeatCard,
  TalkLine,
  Terms,
} from "./wire/messages";

/** Whoever watches without a seat. */
export const BYSTANDER = 7;
/** No seat. */
export const NOBODY = -1;
/** What a view holds in place of a number that its reader may not know. */
export const UNKNOWN = -1;

/**
 * A table as one viewer sees it, and what the viewer can do at it. Every field is reactive.
 *
 * What is shown follows the frames one by one: a frame's view is laid out, then its events are
 * shown as motions, then comes the next. Nothing can be chosen before all is shown.
 */
export interface TableView {
  readonly code: string;
  readonly schema: GameSchema;
  /** A seat, or `BYSTANDER`. */
  readonly viewer: number;
  readonly terms: Terms;
  readonly seats: readonly SeatCard[];
  readonly clocks: readonly Clock[];
  /** By how many milliseconds the clocks' time is ahead of this machine's. */
  readonly ahead: number;
  readonly claims: readonly ClaimCard[];
  readonly talk: readonly TalkLine[];
  /** The game as the viewer sees it, null before the deal; `viewOf` gives it its game's type. */
  readonly view: FrameView | null;
  readonly mine: Mine;
  /** What happened so far, as far as the viewer may know and this page has seen. */
  readonly log: readonly LogLine[];
  /** Whether the viewer owes an answer, and everything before it has been shown. */
  readonly isAsked: boolean;
  /** What may be chosen just now, be it in place of a sealed answer; empty while motions play. */
  readonly choices: readonly Offered[];
  /** The code that was sent and is not acknowledged yet. */
  readonly sending: number | null;
  /** The event that is being shown. */
  readonly motion: Motion | null;
  /** Whether this is a game of the past, where nothing can be done. */
  readonly isReplay: boolean;

  /** Whether a code is among the choices. */
  can(code: number): boolean;
  /** Chooses; a refusal is said by the shell. */
  choose(code: number): void;
  /** Takes a sealed answer back. */
  takeBack(): void;
  /** Undoes the last choice. */
  undo(): void;
  /** Why a code may not be chosen, in the server's words; `tongue.told` says it. */
  why(code: number): Promise<Said>;
  /** Says a text or a phrase to all, or whispers it to one seat. */
  talkTo(what: { readonly text: string } | { readonly phrase: string }, to?: number): void;
  /** Claims or promises what the rules can judge. */
  claim(kind: number, a: number, b: number): void;
  mute(seat: number, muted: boolean): void;
  /** What to pass without being asked. */
  order(orders: Orders): void;
  /** Lets the motions that wait pass at once. */
  skip(): void;
}

/** A line of the log. */
export interface LogLine {
  /** The frame that told it. */
  readonly frame: number;
  readonly time: number;
  readonly event: EventLine;
}

/** The view in its game's own type, which is the one that the server made it from. */
export function viewOf<View extends FrameView>(table: TableView): View | null {
  return table.view as View | null;
}

/** A number of a row, 0 beyond its end. */
export const at = (row: readonly number[] | undefined, index: number): number => row?.[index] ?? 0;

/** Whether a bit set holds a number. */
export const has = (bits: number, one: number): boolean => ((bits >> one) & 1) === 1;

/** The numbers of a bit set, the least first. */
export function members(bits: number): number[] {
  return Array.from({ length: 31 }, (_, one) => one).filter((one) => has(bits, one));
}

/** The noun of a seat. */
export const seatNoun = (table: TableView, seat: number): string =>
  table.schema.seatNouns[seat] ?? "seat-nobody";
