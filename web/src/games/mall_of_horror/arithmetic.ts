import { at } from "./facts";
import { BREACH_AT, Decision, Place, type View } from "./schema";

/** Numbers as a sum: `3 + 1 = 4`; a single one stands alone, and so does 0. */
export function sum(parts: readonly number[]): string {
  const counted = parts.filter((part) => part !== 0);
  const total = counted.reduce((before, part) => before + part, 0);
  return counted.length > 1 ? `${counted.join(" + ")} = ${total}` : String(total);
}

/** How a place holds out. */
export interface Stand {
  /** Heads, tough guys, Hardware. */
  readonly parts: readonly [heads: number, muscles: number, nails: number];
  readonly defence: number;
  readonly zombies: number;
  /** What would come of it as the board stands. */
  readonly outcome: "empty" | "quiet" | "holds" | "breach" | "many-doors" | "no-door" | "all-hide";
  /** Zombies fewer that would leave everyone there alone. */
  readonly surplus: number;
}

/** How a place holds out as the board stands; the numbers are the server's. */
export function standOf(view: View, place: number): Stand {
  const defence = at(view.defence, place);
  const zombies = at(view.zombies, place);
  const muscles = at(view.muscles, place);
  const nails = at(view.nails, place);
  return {
    parts: [defence - muscles - nails, muscles, nails],
    defence,
    zombies,
    outcome: outcomeOf(view, place),
    surplus: at(view.surplus, place),
  };
}

function outcomeOf(view: View, place: number): Stand["outcome"] {
  const zombies = at(view.zombies, place);
  const entered = at(view.entered, place) === 1;
  if (at(view.at, place) === 0) return "empty";
  if (zombies === 0) return "quiet";
  if (place === Place.PARKING) return entered ? "no-door" : "all-hide";
  if (!entered) return "holds";
  const outnumbered = zombies >= at(view.defence, place);
  return place === Place.SUPERMARKET && zombies >= BREACH_AT && !outnumbered
    ? "many-doors"
    : "breach";
}

/** A seat's votes: characters, the gunman's second, Threats. */
export function votesOf(view: View, seat: number): readonly [number, number, number] {
  const gun = at(view.guns, seat);
  const threats = at(view.menaces, seat);
  const weight = at(view.weight, seat);
  return weight === 0 ? [0, 0, 0] : [weight - gun - threats, gun, threats];
}

/** Whether a vote is being held or is about to be: its weights are known then. */
export const isVoting = (view: View): boolean =>
  view.decision === Decision.THREAT ||
  view.decision === Decision.BALLOT ||
  view.decision === Decision.CARDS ||
  view.decision === Decision.VICTIM;

/** Whether an attack is going on at the place of the moment. */
export const isAttack = (view: View): boolean => isVoting(view) && view.purpose === 2;
