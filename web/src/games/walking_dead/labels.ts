import { seatNoun, type TableView } from "../../table";
import { say, tongue } from "../../words/tongue.svelte";
import { at, leaderNoun, locationNoun, peopleAt, stackAt, stackNoun } from "./facts";
import type { View } from "./schema";

/** A player and who they are: “Red as Daryl”. */
export const whoIs = (table: TableView, view: View, seat: number): string =>
  say("wd-who", { seat: seatNoun(table, seat), leader: leaderNoun(at(view.character, seat)) });

/** What has to be said of a stack besides its number; "" while there is plenty. */
export function warning(view: View, stack: number): string {
  const cards = at(view.cards, stack);
  const eaten = at(view.eaten, stack);
  if (cards === 1) return say("wd-last");
  if (eaten >= cards && eaten > 0) return say("wd-all-eaten");
  return eaten > 0 ? say("wd-eaten", { cards: eaten }) : "";
}

/** Everything at a location in one line, which is its name for those who hear the board. */
export function placeName(table: TableView, view: View, place: number): string {
  const stack = stackAt(view, place);
  const people = peopleAt(view, place);
  const parts = [
    say("wd-stack", { stack: stackNoun(stack), cards: at(view.cards, stack) }),
    warning(view, stack),
    say("count-walkers", { walkers: at(view.walkers, place) }),
    at(view.acting, place) > 0 ? say("wd-acting", { walkers: at(view.acting, place) }) : "",
    people.length > 0
      ? tongue.enumerate(people.map((seat) => whoIs(table, view, seat)))
      : say("wd-nobody"),
  ];
  return say("wd-place", {
    location: locationNoun(place),
    what: parts.filter((part) => part !== "").join("; "),
  });
}
