/** Skeletons led by the page for whoever asks it to: toward the others, and away from oneself. */
import type { TableView } from "../../table";
import type { Offered } from "../../wire/messages";
import { at, boxOf, neighbour, pointOf, seatsOf, TILE, type Point } from "./facts";
import { Decision, DIRECTIONS, NOWHERE, SQUARES, type View } from "./schema";

const far = (one: Point, other: Point): number =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y);

/** How well a skeleton would stand there for the viewer: near to an opponent, far from oneself. */
function worth(view: View, viewer: number, point: Point): number {
  const pawns = seatsOf(view).map((seat) => far(point, pointOf(view, at(view.pawn, seat))));
  const others = pawns.filter((_, seat) => seat !== viewer);
  return Math.min(TILE, at(pawns, viewer)) - Math.min(...others);
}

/** Where the skeleton of an offer is, or where it would go. */
function pointFor(view: View, { code }: Offered): Point | null {
  if (view.decision === Decision.BONES) {
    const { x, y } = boxOf(view, code);
    return { x: x + TILE / 2, y: y + TILE / 2 };
  }
  const from = SQUARES * view.bone_place + Math.floor(code / DIRECTIONS);
  const to = neighbour(view, from, code % DIRECTIONS);
  return to === NOWHERE ? null : pointOf(view, to);
}

/** Whether the viewer leads skeletons now. */
export const isHerding = (table: TableView, view: View): boolean =>
  table.isAsked && (view.decision === Decision.BONES || view.decision === Decision.BONE_STEP);

/** The offer that the page would take, null where skeletons are not what is asked for. */
export function herded(table: TableView, view: View): Offered | null {
  if (!isHerding(table, view)) return null;
  const ranked = table.choices
    .map((offer) => ({ offer, point: pointFor(view, offer) }))
    .filter((one): one is { offer: Offered; point: Point } => one.point !== null)
    .map(({ offer, point }) => ({ offer, worth: worth(view, table.viewer, point) }))
    .sort((one, other) => other.worth - one.worth);
  return ranked[0]?.offer ?? null;
}
