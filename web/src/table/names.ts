import type { Show } from "../play/show.svelte";
import { members, seatNoun } from "../table";
import { sentence, tongue } from "../words/tongue.svelte";

/** A seat's noun as it begins a line. */
export const seatTitle = (show: Show, seat: number): string => sentence(seatNoun(show, seat));

/** Several seats, as an enumeration. */
export const seatsOf = (show: Show, bits: number): string =>
  tongue.enumerate(members(bits).map((seat) => tongue.noun(seatNoun(show, seat))));

/** Where the round stands, if the game has phases. */
export function phaseKey(show: Show): string | null {
  const phase = (show.view as { readonly phase?: unknown } | null)?.phase;
  const name = typeof phase === "number" ? show.schema.phases[phase] : undefined;
  const key = `phase-${name ?? ""}`;
  return name !== undefined && tongue.has(key) ? key : null;
}

/** What is being decided, in a word or two. */
export function decisionName(show: Show): string {
  const name = show.schema.decisions[show.view?.decision ?? 0] ?? "";
  const key = `decision-${name}`;
  return tongue.has(key) ? tongue.sentence(key, {}, "name") : "";
}

/** Whether the game is over. */
export const isOver = (show: Show): boolean => (show.view?.ending ?? 0) !== 0;

/** How the game ended. */
export function endingKey(show: Show): string | null {
  const key = `ending-${show.schema.endings[show.view?.ending ?? 0] ?? ""}`;
  return tongue.has(key) ? key : null;
}
