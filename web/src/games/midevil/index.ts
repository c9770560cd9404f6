import type { GameFace } from "../../game";
import Board from "./Board.svelte";
import { cue } from "./cues";
import { LOOKS } from "../../look/looks";
import Hand from "./Hand.svelte";
import { SCHEMA } from "./schema";
import SeatDetails from "./SeatDetails.svelte";
import Story from "./Story.svelte";
import { TOUR } from "./tour";

/** MidEvil. */
const face: GameFace = {
  schema: SCHEMA,
  seats: LOOKS,
  Board,
  Hand,
  Story,
  SeatDetails,
  tour: TOUR,
  cue,
  heading: () => "",
  absent: () => [],
};
export default face;
