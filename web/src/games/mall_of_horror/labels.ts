import { seatNoun, type TableView } from "../../table";
import { say, tongue } from "../../words/tongue.svelte";
import { standOf, sum } from "./arithmetic";
import { at, comingTo, figuresAt, placeNoun, characterNoun, seatNouns, type Figure } from "./facts";
import { OVERRUN_AT, Place, UNLIMITED, type View } from "./schema";

/** A character and whose it is: “Red’s Tough Guy (hiding)”. */
export function figureName(table: TableView, one: Figure): string {
  const character = characterNoun(one.character);
  const name =
    one.seat === table.viewer
      ? say("mall-figure-yours", { character })
      : say("mall-figure", { seat: seatNoun(table, one.seat), character });
  return one.hides ? say("mall-hiding", { figure: name }) : name;
}

/** How many of how many stand at a place. */
export function roomText(view: View, place: number): string {
  const heads = figuresAt(view, place).length;
  const room = at(view.room, place);
  return room === UNLIMITED ? say("board-heads", { heads }) : say("board-room", { heads, room });
}

/** What would come of an attack at a place, with the sum; "" where nothing stands against it. */
export function standText(view: View, place: number): string {
  const { parts, zombies, outcome } = standOf(view, place);
  const values = { sum: sum(parts), zombies };
  switch (outcome) {
    case "empty":
      return zombies > 0 && place !== Place.PARKING
        ? say("mall-empty-besieged", { zombies, most: OVERRUN_AT })
        : "";
    case "quiet":
      return place === Place.PARKING ? "" : say("mall-quiet", values);
    case "holds":
      return say("mall-holds", values);
    case "breach":
      return say("mall-breach", values);
    case "many-doors":
      return say("mall-many-doors", values);
    case "no-door":
      return say("mall-no-door", values);
    case "all-hide":
      return say("mall-all-hide", values);
  }
}

/** Everything at a place in one line, which is its name for those who hear the board. */
export function placeName(table: TableView, view: View, place: number): string {
  const named = (what: string): string => say("mall-place", { place: placeNoun(place), what });
  if (at(view.closed, place) === 1) return named(say("board-closed"));
  const figures = figuresAt(view, place);
  const coming = comingTo(view, place);
  const zombies = at(view.zombies, place);
  const parts = [
    zombies > 0 ? say("count-zombies", { zombies }) : say("mall-no-zombies"),
    figures.length > 0
      ? tongue.enumerate(figures.map((one) => figureName(table, one)))
      : say("mall-nobody"),
    figures.length > 0 ? roomText(view, place) : "",
    standText(view, place),
    coming.length > 0
      ? say("mall-coming", {
          seats: seatNouns(
            table,
            coming.reduce((bits, one) => bits | (1 << one), 0),
          ),
        })
      : "",
  ];
  return named(parts.filter((part) => part !== "").join("; "));
}
