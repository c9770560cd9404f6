import { lookOf } from "../../look/looks";
import { at, has, members, seatNoun, type TableView } from "../../table";
import type { Offered } from "../../wire/messages";
import {
  CHARACTERS,
  Decision,
  GIFT_SEATS,
  HIDE,
  KINDS,
  PLACES,
  Phase,
  SCHEMA,
  SEATS,
  STAY,
  type View,
} from "./schema";

export { at, lookOf };
export const letterOf = (seat: number): string => SCHEMA.seatLetters[seat] ?? "";

/** The places by number, 1 to 6. */
export const ALL_PLACES: readonly number[] = Array.from({ length: PLACES - 1 }, (_, i) => i + 1);
export const ALL_KINDS: readonly number[] = Array.from({ length: KINDS }, (_, kind) => kind);

const among = (nouns: readonly string[], which: number): string => nouns[which] ?? "seat-nobody";
export const placeNoun = (place: number): string => among(SCHEMA.glossary.place, place - 1);
export const characterNoun = (character: number): string =>
  among(SCHEMA.glossary.character, character);
export const cardNoun = (kind: number): string => among(SCHEMA.glossary.card, kind);

/** The nouns of several seats, as NOUN enumerates them. */
export const seatNouns = (table: TableView, bits: number): string =>
  members(bits)
    .map((seat) => seatNoun(table, seat))
    .join(" ");

/** The seats at the table, in seat order. */
export const seatsOf = (view: View): number[] => Array.from({ length: view.seats }, (_, i) => i);

/** A character on the board, before it, or lost. */
export interface Figure {
  readonly seat: number;
  readonly character: number;
  readonly hides: boolean;
}

const figure = (view: View, token: number): Figure => ({
  seat: Math.floor(token / CHARACTERS),
  character: token % CHARACTERS,
  hides: has(view.hiding, token),
});

/** Who stands at a place, by seats. */
export const figuresAt = (view: View, place: number): Figure[] =>
  members(at(view.at, place)).map((token) => figure(view, token));

/** The characters of a seat that were eaten. */
export const lostOf = (view: View, seat: number): Figure[] =>
  members(view.eaten)
    .map((token) => figure(view, token))
    .filter((one) => one.seat === seat);

/** The characters of a seat that live, with where they are. */
export function livingOf(view: View, seat: number): (Figure & { readonly place: number })[] {
  return ALL_PLACES.flatMap((place) =>
    figuresAt(view, place)
      .filter((one) => one.seat === seat)
      .map((one) => ({ ...one, place })),
  );
}

/** Where a seat's character stands; 0 for nowhere. */
export const placeOf = (view: View, seat: number, character: number): number =>
  ALL_PLACES.find((place) => has(at(view.at, place), seat * CHARACTERS + character)) ?? 0;

/** Whether a number of a view is one that its reader knows. */
export const known = (value: number): boolean => value >= 0;

/** The dice that lie there: their faces, -1 for those under the box; none before they are rolled. */
export const diceOf = (view: View): readonly number[] =>
  view.phase >= Phase.ARRIVAL && view.dice.some((die) => die !== 0) ? view.dice : [];

/** The place that a choice is about; 0 where it is about none. */
export function placeOfChoice(view: View, seat: number, code: number): number {
  switch (view.decision) {
    case Decision.PLACEMENT:
      return Math.floor(code / CHARACTERS);
    case Decision.OPEN_DESTINATION:
    case Decision.DESTINATION:
    case Decision.ZOMBIE:
    case Decision.SPRINT:
      return code < PLACES ? code : 0;
    case Decision.MOVE:
      if (code >= STAY) return 0;
      return code < CHARACTERS ? at(view.destination, seat) : Math.floor(code / CHARACTERS);
    case Decision.VICTIM:
      return view.place;
    default:
      return 0;
  }
}

/** The character that a choice is about; -1 where it is about none. */
export function characterOfChoice(view: View, code: number): number {
  switch (view.decision) {
    case Decision.PLACEMENT:
      return code % CHARACTERS;
    case Decision.MOVE:
      return code < STAY ? code % CHARACTERS : -1;
    case Decision.VICTIM:
      return code;
    case Decision.CARDS:
      return code >= HIDE ? code - HIDE : -1;
    default:
      return -1;
  }
}

/** The card that a choice plays, keeps or gives; -1 where it is about none. */
export function cardOfChoice(view: View, code: number): number {
  switch (view.decision) {
    case Decision.KEEP:
      return code;
    case Decision.GIFT:
      return Math.floor(code / GIFT_SEATS);
    default:
      return -1;
  }
}

/** Whether a code is one that the page draws; the clock's and taking back are not. */
const isPlain = (code: number): boolean => code < 250;

/** What can be chosen at a place. */
export const choicesAt = (table: TableView, view: View, place: number): Offered[] =>
  table.choices.filter(
    ({ code }) => isPlain(code) && placeOfChoice(view, table.viewer, code) === place,
  );

/** Who is going where: those whose destination lies open and who have yet to move. */
export const comingTo = (view: View, place: number): number[] =>
  seatsOf(view).filter(
    (seat) =>
      (view.phase === Phase.DESTINATIONS || view.phase === Phase.MOVING) &&
      at(view.destination, seat) === place &&
      (view.phase === Phase.DESTINATIONS || at(view.moved, seat) < 0),
  );

/** Whether somebody sits at the table, rather than watching. */
export const isSeated = (table: TableView): boolean => table.viewer < SEATS;
