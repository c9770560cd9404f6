import type { GameFace, SeatLook } from "../game";
import type { GameSchema } from "../schema";
import Nothing from "./Nothing.svelte";
import PlainBoard from "./PlainBoard.svelte";

const LOOKS: readonly SeatLook[] = [
  { hue: "vermilion", shape: "circle" },
  { hue: "yellow", shape: "triangle" },
  { hue: "blue", shape: "square" },
  { hue: "green", shape: "diamond" },
  { hue: "orange", shape: "pentagon" },
  { hue: "black", shape: "hexagon" },
];
/** How long an event stands still that nothing is drawn of. */
const BEAT = 120;

/** The face of a game that has none of its own yet: everything is said in words. */
export function plainFace(schema: GameSchema): GameFace {
  return {
    schema,
    seats: LOOKS,
    Board: PlainBoard,
    Hand: Nothing,
    Story: Nothing,
    SeatDetails: Nothing,
    tour: [],
    cue: () => ({ ms: BEAT, sound: "tick" }),
    heading: () => "",
    absent: () => [],
  };
}
