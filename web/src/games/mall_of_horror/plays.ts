import type { TableView } from "../../table";
import type { Offered } from "../../wire/messages";
import {
  CARD,
  CHARACTERS,
  Card,
  Decision,
  HIDE,
  KILLS_OF,
  LOOK,
  Phase,
  STAY,
  THREATEN,
  type View,
} from "./schema";

/** The choices that play a card of a kind. */
export function playsOf(table: TableView, view: View, kind: number): Offered[] {
  return table.choices.filter(({ code }) => plays(view.decision, code, kind));
}

function plays(decision: number, code: number, kind: number): boolean {
  switch (decision) {
    case Decision.THREAT:
      return kind === Card.THREAT && code === THREATEN;
    case Decision.CAMERA:
      return kind === Card.CAMERA && code === LOOK;
    case Decision.SPRINT:
      return kind === Card.SPRINT && code > 0 && code < STAY;
    case Decision.MOVE:
      return kind === Card.SPRINT && code >= CHARACTERS && code <= STAY;
    case Decision.CARDS:
      return kind === Card.HIDDEN ? code >= HIDE && code < HIDE + CHARACTERS : code === CARD + kind;
    default:
      return false;
  }
}

/** The code by which a card would be played just now if the rules let it; null at the wrong time. */
export function codeToAsk(view: View, kind: number, character: number): number | null {
  switch (view.decision) {
    case Decision.THREAT:
      return kind === Card.THREAT ? THREATEN : null;
    case Decision.CAMERA:
      return kind === Card.CAMERA ? LOOK : null;
    case Decision.MOVE:
      return kind === Card.SPRINT ? STAY : null;
    case Decision.CARDS:
      if (kind === Card.HIDDEN) return HIDE + character;
      return isForAttacks(kind) || kind === Card.THREAT ? CARD + kind : null;
    default:
      return null;
  }
}

const isForAttacks = (kind: number): boolean =>
  kind === Card.HARDWARE || kind === Card.HIDDEN || (KILLS_OF[kind] ?? 0) > 0;

/** When a kind of card is played, as `mall-when` says it: vote, dice, move or attack. */
export function momentOf(kind: number): "vote" | "dice" | "move" | "attack" {
  if (kind === Card.THREAT) return "vote";
  if (kind === Card.CAMERA) return "dice";
  return kind === Card.SPRINT ? "move" : "attack";
}

/** Whether the viewer sees the dice under the box before the others do. */
export const isPeeking = (table: TableView, view: View): boolean =>
  table.viewer < view.seats &&
  (view.phase === Phase.ARRIVAL || view.phase === Phase.DESTINATIONS) &&
  ((view.looked >> table.viewer) & 1) === 1 &&
  view.dice.every((die) => die > 0);
