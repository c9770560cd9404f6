import type { SoundName } from "../../look/sounds";
import type { Cue } from "../../motion";
import type { EventLine } from "../../wire/messages";
import { Event } from "./schema";

/** Events that take a moment, each with its sound; all others pass without a pause. */
const SHOWN: Readonly<Record<number, readonly [number, SoundName]>> = {
  [Event.TURN]: [300, "alarm"],
  [Event.TILE_PLACED]: [320, "card"],
  [Event.FILL_ROLLED]: [260, "dice"],
  [Event.SKELETON_PUT]: [160, "groan"],
  [Event.FIGHT]: [300, "crash"],
  [Event.FIGHT_ROLLED]: [320, "dice"],
  [Event.KILLED]: [320, "shot"],
  [Event.LIFE_TAKEN]: [260, "vote"],
  [Event.DIED]: [400, "bite"],
  [Event.MOVE_ROLLED]: [320, "dice"],
  [Event.STEPPED]: [240, "step"],
  [Event.PARKED]: [240, "door"],
  [Event.HORSE_TAKEN]: [320, "step"],
  [Event.BOOK_TAKEN]: [400, "alarm"],
  [Event.BOOK_WON]: [400, "alarm"],
  [Event.DUEL]: [360, "crash"],
  [Event.DUEL_ROLLED]: [300, "dice"],
  [Event.BONES_ROLLED]: [300, "dice"],
  [Event.BONE_MOVED]: [180, "step"],
  [Event.HELD]: [320, "alarm"],
  [Event.ANNOUNCED]: [380, "card"],
  [Event.CANCELLED]: [320, "door"],
  [Event.END]: [400, "end"],
};

/** How long an event is shown, and with which sound. */
export function cue(event: EventLine): Cue | null {
  const shown = SHOWN[event[0]];
  return shown === undefined ? null : { ms: shown[0], sound: shown[1] };
}
