/** Steps to a square that was pressed, one by one, as far as the rules' own reckoning leads. */
import { at, neighbour, poseOf } from "./facts";
import { has } from "../../table";
import { DIRECTIONS, NOWHERE, SQUARES, WAYS_FROM, type View } from "./schema";

const OPPOSITE = 2;

/** Whether no wall stands between a square and the next. */
const isOpen = (view: View, square: number, way: number): boolean => {
  const pose = poseOf(view, Math.floor(square / SQUARES));
  return view.secret_path === 1 || has(at(WAYS_FROM, SQUARES * pose + (square % SQUARES)), way);
};

/** The direction of the first step of a shortest way to a square, NOWHERE if there is none. */
export function firstStep(view: View, goal: number): number {
  let square = goal;
  for (let steps = at(view.reachable, goal); steps > 0; steps -= 1) {
    const back = Array.from({ length: DIRECTIONS }, (_, way) => way).find((way) => {
      const before = neighbour(view, square, way);
      return (
        before !== NOWHERE &&
        view.reachable[before] === steps - 1 &&
        isOpen(view, square, way) &&
        isOpen(view, before, (way + OPPOSITE) % DIRECTIONS)
      );
    });
    if (back === undefined) return NOWHERE;
    if (steps === 1) return (back + OPPOSITE) % DIRECTIONS;
    square = neighbour(view, square, back);
  }
  return NOWHERE;
}
