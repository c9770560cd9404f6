import type { SoundName } from "./look/sounds";
import type { EventLine } from "./wire/messages";

/** How an event is shown. */
export interface Cue {
  /** How long the table stands still for it, in milliseconds; 400 at most. */
  readonly ms: number;
  readonly sound?: SoundName;
}

/** The longest that any event is shown. */
export const LONGEST = 400;

/** An event that is being shown just now. */
export interface Motion {
  readonly event: EventLine;
  readonly cue: Cue;
  /** Counts motions, so that the same event twice is told apart. */
  readonly number: number;
}
