import { crossfade, fade } from "svelte/transition";

const stands = (): boolean =>
  typeof document !== "undefined" &&
  getComputedStyle(document.documentElement).getPropertyValue("--slow").trim() === "0ms";

/** A character that leaves one place lands at the next; with motion off it is simply there. */
export const [fly, land] = crossfade({
  duration: () => (stands() ? 0 : 380),
  fallback: (node) => fade(node, { duration: stands() ? 0 : 240 }),
});
