import type { Clocks } from "../wire/messages";

/** Clocks as they are agreed. */
export type ClockTerms = { -readonly [Name in keyof Clocks]: Clocks[Name] };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Times that can be chosen for each kind of clock; the one in the middle is proposed. */
export const DECISIONS = {
  none: [],
  live: [20 * SECOND, 40 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE],
  slow: [4 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR, 168 * HOUR],
} as const;
export const BANKS = {
  none: [],
  live: [0, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE],
  slow: [0, 12 * HOUR, 24 * HOUR, 72 * HOUR, 168 * HOUR],
} as const;

/** A duration as a number and its unit. */
export function measured(ms: number): readonly ["seconds" | "minutes" | "hours", number] {
  if (ms >= HOUR) return ["hours", ms / HOUR];
  if (ms >= MINUTE) return ["minutes", ms / MINUTE];
  return ["seconds", ms / SECOND];
}
