import { lookOf } from "../../look/looks";
import { at, has, members, type TableView } from "../../table";
import type { Offered } from "../../wire/messages";
import {
  BOXES,
  Decision,
  FOODS,
  FRIENDS,
  GEAR,
  LOCATIONS,
  SCHEMA,
  SEATS,
  STACK_CARDS,
  Whereabouts,
  type View,
} from "./schema";

export { at, lookOf };
export const letterOf = (seat: number): string => SCHEMA.seatLetters[seat] ?? "";

const among = (nouns: readonly string[], which: number): string => nouns[which] ?? "seat-nobody";
export const locationNoun = (place: number): string => among(SCHEMA.glossary.location, place);
export const stackNoun = (stack: number): string => among(SCHEMA.glossary.stack, stack);
export const leaderNoun = (character: number): string => among(SCHEMA.glossary.leader, character);
export const eventNoun = (event: number): string => among(SCHEMA.glossary.eventcard, event - 1);
export const goalNoun = (goal: number): string => among(SCHEMA.glossary.goal, goal - 1);

/** The noun of a resource card, by its number among all. */
export function cardNoun(card: number): string {
  const [groups, kinds] = [
    [
      SCHEMA.glossary.equipment,
      SCHEMA.glossary.ammocard,
      SCHEMA.glossary.foodcard,
      SCHEMA.glossary.allycard,
    ],
    [GEAR, BOXES, FOODS, FRIENDS],
  ] as const;
  const stack = Math.floor(card / STACK_CARDS);
  return among(groups[stack] ?? [], at(kinds[stack] ?? [], card % STACK_CARDS) - 1);
}

/** A card that lies before a seat, with the ammo on it. */
export interface Owned {
  readonly card: number;
  readonly ammo: number;
}

const owned = (view: View, bits: number, first: number): Owned[] =>
  members(bits).map((one) => ({ card: first + one, ammo: at(view.ammo, first + one) }));

/** Equipment of a seat, then its ammo cards. */
export const cardsOf = (view: View, seat: number): Owned[] => [
  ...owned(view, at(view.gear, seat), 0),
  ...owned(view, at(view.boxes, seat), STACK_CARDS),
];

/** The seats at the table, in seat order. */
export const seatsOf = (view: View): number[] => Array.from({ length: view.seats }, (_, i) => i);

/** The locations as they lie: the two of the northern row, then those of the southern one. */
export function inRows(view: View): number[] {
  const rows = [0, 1, 3, 2];
  return rows.map((corner) => view.corner.indexOf(corner)).filter((place) => place >= 0);
}

/** The stack that lies at a location. */
export const stackAt = (view: View, place: number): number => view.stack_at.indexOf(place);

/** Who is at a location. */
export const peopleAt = (view: View, place: number): number[] =>
  seatsOf(view).filter((seat) => at(view.at, seat) === place && at(view.character, seat) >= 0);

/** The events in a seat's hand, as far as they are known. */
export const eventsOf = (view: View, seat: number): number[] =>
  view.event_at.flatMap((where, event) => (where === Whereabouts.HAND + seat ? [event] : []));

/** The characters that can still step in. */
export const sparesOf = (view: View): number[] =>
  SCHEMA.glossary.leader.flatMap((_, one) => (has(view.gone, one) ? [] : [one]));

const AT_LOCATIONS: readonly number[] = [
  Decision.MOVE,
  Decision.OWN_MOVE,
  Decision.WHERE,
  Decision.MOTORCYCLE,
  Decision.PULL,
];

/** The location that a choice is about; -1 where it is about none. */
export function placeOfChoice(view: View, code: number): number {
  if (AT_LOCATIONS.includes(view.decision)) return code < LOCATIONS ? code : -1;
  if (view.decision === Decision.FREE_MOVE && code < SEATS * LOCATIONS) return code % LOCATIONS;
  return -1;
}

/** What can be chosen at a location. */
export const choicesAt = (table: TableView, view: View, place: number): Offered[] =>
  table.choices.filter(({ code }) => placeOfChoice(view, code) === place);

const AT_A_PLACE: readonly number[] = [
  Decision.REROLL,
  Decision.ALLIES,
  Decision.POOL,
  Decision.SPLIT,
];

/** The location that the decision of the moment is about; -1 for none. */
export const placeNow = (view: View): number =>
  view.ending === 0 && AT_A_PLACE.includes(view.decision) ? view.place : -1;
