import type { TourStep } from "../../game";
import { viewOf, type TableView } from "../../table";
import { Decision, Phase, type View } from "./schema";

const seen = (test: (view: View, table: TableView) => boolean) => (table: TableView) => {
  const view = viewOf<View>(table);
  return view !== null && test(view, table);
};
const since = (phase: number) => seen((view) => view.phase >= phase || view.round > 1);
const step = (name: string, more: Omit<TourStep, "name" | "key"> = {}): TourStep => ({
  name,
  key: `wd-tour-${name}`,
  ...more,
});

/** The first game, step by step; each step waits until there is something to see. */
export const TOUR: readonly TourStep[] = [
  step("welcome", { at: "wd-places" }),
  step("stacks", { at: "wd-places", when: seen((view) => view.round > 0) }),
  step("leader", { at: "wd-leader" }),
  step("events", { at: "wd-hand" }),
  step("moving", {
    at: "wd-places",
    when: seen((view, table) => table.isAsked && view.decision === Decision.MOVE),
  }),
  step("drawing", {
    at: "wd-places",
    when: seen((view, table) => table.isAsked && view.decision === Decision.DRAW),
  }),
  step("combat", { at: "wd-places", when: since(Phase.COMBAT) }),
  step("end", { at: "wd-track", when: seen((view) => view.round > 1 || view.ending !== 0) }),
];
