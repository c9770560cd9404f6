import type { TourStep } from "../../game";
import { viewOf, type TableView } from "../../table";
import { Decision, Phase, type View } from "./schema";

const seen = (test: (view: View, table: TableView) => boolean) => (table: TableView) => {
  const view = viewOf<View>(table);
  return view !== null && test(view, table);
};
const playing = seen((view) => view.round > 0);
const from = (phase: number) => seen((view) => view.phase >= phase || view.round > 1);
/** When the viewer is asked such a thing, or will not be any more: then the step passes by itself. */
const asked = (last: number, ...decisions: number[]) =>
  seen((view, table) => view.round > last || (table.isAsked && decisions.includes(view.decision)));
const step = (name: string, more: Omit<TourStep, "name" | "key"> = {}): TourStep => ({
  name,
  key: `mall-tour-${name}`,
  ...more,
});

/** The first game, step by step, on the real rules; each step waits until there is something to see. */
export const TOUR: readonly TourStep[] = [
  step("welcome", { at: "mall-places" }),
  step("crew", { at: "mall-yours" }),
  step("placing", {
    at: "mall-portraits",
    when: asked(0, Decision.PLACEMENT),
    until: seen((view) => view.round > 0),
  }),
  step("doors", { at: "mall-places", when: playing }),
  step("supermarket", { at: "mall-place-6" }),
  step("phases", { at: "mall-phases" }),
  step("truck", { at: "mall-place-4", when: playing }),
  step("vote", { at: "mall-matter", when: playing }),
  step("cards", { at: "mall-hand" }),
  step("chief", { at: "mall-place-5", when: from(Phase.CHIEF) }),
  step("dice", { at: "mall-dice", when: from(Phase.ARRIVAL) }),
  step("wheel", {
    at: "mall-wheel",
    when: asked(2, Decision.DESTINATION, Decision.OPEN_DESTINATION),
    until: seen((view) => view.phase >= Phase.MOVING || view.round > 2),
  }),
  step("moving", { at: "mall-places", when: from(Phase.MOVING) }),
  step("attack", { at: "mall-matter", when: from(Phase.ATTACK) }),
  step("victim", { at: "mall-matter", when: from(Phase.ATTACK) }),
  step("end", { at: "mall-alive", when: seen((view) => view.round > 1 || view.ending !== 0) }),
];
