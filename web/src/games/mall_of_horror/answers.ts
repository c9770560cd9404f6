import type { AbsentChoice } from "../../game";
import { seatNoun, viewOf, type TableView } from "../../table";
import type { Offered } from "../../wire/messages";
import {
  ALL_KINDS,
  ALL_PLACES,
  at,
  cardNoun,
  cardOfChoice,
  characterNoun,
  known,
  placeNoun,
  placeOfChoice,
  seatsOf,
} from "./facts";
import { CARD, CHARACTERS, CHARACTERS_WITH, Card, Decision, HIDE, type View } from "./schema";

/** The noun under which the decision bar lists a choice, "" for none. */
export function heading({ code }: Offered, table: TableView): string {
  const view = viewOf<View>(table);
  if (view === null) return "";
  switch (view.decision) {
    case Decision.PLACEMENT:
      return placeNoun(placeOfChoice(view, table.viewer, code));
    case Decision.GIFT:
      return cardNoun(cardOfChoice(view, code));
    case Decision.MOVE:
      return code >= CHARACTERS ? cardNoun(Card.SPRINT) : "";
    case Decision.CARDS:
      return code >= HIDE ? cardNoun(Card.HIDDEN) : "";
    default:
      return "";
  }
}

/** What a player might look for and does not find among the choices. */
export function absent(table: TableView): readonly AbsentChoice[] {
  const view = viewOf<View>(table);
  if (view === null || table.choices.length === 0) return [];
  return missing(table, view).filter(({ code }) => !table.can(code));
}

function missing(table: TableView, view: View): AbsentChoice[] {
  const own = Array.from({ length: at(CHARACTERS_WITH, view.seats) }, (_, one) => one);
  const toPlaces = (key: string): AbsentChoice[] =>
    ALL_PLACES.map((place) => ({ code: place, key, values: { place: placeNoun(place) } }));
  const ofOwn = (key: string): AbsentChoice[] =>
    own.map((one) => ({ code: one, key, values: { character: characterNoun(one) } }));
  switch (view.decision) {
    case Decision.OPEN_DESTINATION:
    case Decision.DESTINATION:
      return toPlaces("choice-go");
    case Decision.ZOMBIE:
      return toPlaces("choice-zombie");
    case Decision.BALLOT:
      return seatsOf(view).map((seat) => ({
        code: seat,
        key: "choice-vote",
        values: { seat: seatNoun(table, seat) },
      }));
    case Decision.MOVE:
      return ofOwn("mall-absent-walk");
    case Decision.VICTIM:
      return ofOwn("choice-lose");
    case Decision.PLACEMENT:
      return unusedDice(table, view);
    case Decision.CARDS:
      return uselessCards(table, view);
    default:
      return [];
  }
}

/** Dice whose place is full or closed. */
function unusedDice(table: TableView, view: View): AbsentChoice[] {
  const usable = new Set(table.choices.map(({ code }) => placeOfChoice(view, table.viewer, code)));
  const first = at(view.at, 0) >> (table.viewer * CHARACTERS);
  const character = [0, 1, 2, 3].find((one) => ((first >> one) & 1) === 1) ?? 0;
  const faces = [...new Set(view.dice)].filter((die) => die > 0 && !usable.has(die));
  return faces.map((place) => ({
    code: place * CHARACTERS + character,
    key: "choice-place",
    values: { place: placeNoun(place), character: characterNoun(character) },
  }));
}

/** Cards in the hand that help nobody here; Hidden names its character and is not among them. */
function uselessCards(table: TableView, view: View): AbsentChoice[] {
  const hand = view.hand[table.viewer] ?? [];
  return ALL_KINDS.filter(
    (kind) => kind !== Card.HIDDEN && known(at(hand, kind)) && at(hand, kind) > 0,
  ).map((kind) => ({ code: CARD + kind, key: "choice-play", values: { card: cardNoun(kind) } }));
}
