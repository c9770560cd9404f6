/** What of the map is worth seeing: where something is asked or happens. */
import {
  around,
  at,
  boxBeyond,
  boxOf,
  pointOf,
  STEP,
  TILE,
  wholeOf,
  type Box,
  type Point,
  type Spot,
} from "./facts";
import { Decision, NOWHERE, SQUARES, type View } from "./schema";

const square = ({ x, y }: Point): Box => ({
  x: x - STEP / 2,
  y: y - STEP / 2,
  width: STEP,
  height: STEP,
});

/** The squares that the active player reaches, its own among them. */
const reached = (view: View): Box[] =>
  view.reachable.flatMap((steps, one) => (steps >= 0 ? [square(pointOf(view, one))] : []));

/** The whole map, and every place where a tile may be laid. */
export const allOf = (view: View, spots: readonly Spot[]): Box =>
  around(
    [
      wholeOf(view),
      ...spots.flatMap(({ kind, offer }) =>
        kind === "tile" && view.decision === Decision.PLACE ? [boxBeyond(view, offer.code)] : [],
      ),
    ],
    TILE / 4,
  );

/** Where one should look now. */
export function worthSeeing(view: View, spots: readonly Spot[]): Box {
  const tile = (place: number): Box => around([boxOf(view, place)], TILE / 2);
  switch (view.decision) {
    case Decision.PLACE:
    case Decision.BONES:
      return allOf(view, spots);
    case Decision.TURN_TILE:
      return around([boxBeyond(view, view.spot)], TILE);
    case Decision.FILL:
      return tile(view.job_place === NOWHERE ? 0 : view.job_place);
    case Decision.BONE_STEP:
      return tile(view.bone_place === NOWHERE ? 0 : view.bone_place);
    case Decision.STEP:
      return around([square(pointOf(view, at(view.pawn, view.active))), ...reached(view)], STEP);
    default:
      return around([boxOf(view, Math.floor(at(view.pawn, view.active) / SQUARES))], TILE * 0.8);
  }
}
