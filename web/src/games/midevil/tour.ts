import type { TourStep } from "../../game";
import { viewOf, type TableView } from "../../table";
import { Phase, type View } from "./schema";

const seen = (test: (view: View) => boolean) => (table: TableView) => {
  const view = viewOf<View>(table);
  return view !== null && test(view);
};
const step = (name: string, more: Omit<TourStep, "name" | "key"> = {}): TourStep => ({
  name,
  key: `midevil-tour-${name}`,
  ...more,
});
const from = (phase: number) => seen((view) => view.phase >= phase || view.round > 1);

/** The first game, step by step; each step waits until there is something to see. */
export const TOUR: readonly TourStep[] = [
  step("welcome", { at: "midevil-map" }),
  step("map", { at: "midevil-map" }),
  step("cards", { at: "midevil-hand" }),
  step("tiles", { at: "midevil-map", when: from(Phase.TILE) }),
  step("moving", { at: "midevil-map", when: from(Phase.MOVEMENT) }),
  step("fights", { at: "midevil-map", when: from(Phase.MOVEMENT) }),
  step("skeletons", { at: "midevil-map", when: from(Phase.BONES) }),
];
