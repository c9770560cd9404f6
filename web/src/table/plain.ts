import type { GameFace } from "../game";
import { LOOKS } from "../look/looks";
import type { GameSchema } from "../schema";
import Nothing from "./Nothing.svelte";
import PlainBoard from "./PlainBoard.svelte";

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
