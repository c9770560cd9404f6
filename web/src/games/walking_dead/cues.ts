import type { SoundName } from "../../look/sounds";
import type { Cue } from "../../motion";
import type { EventLine } from "../../wire/messages";
import { Event } from "./schema";

interface Shown {
  readonly ms: number;
  readonly sound?: SoundName;
  /** Which of the four particulars is the location. */
  readonly place?: 1 | 2 | 3 | 4;
}

/** Events that take a moment; all others pass without a pause. */
const SHOWN: Readonly<Record<number, Shown>> = {
  [Event.ROUND]: { ms: 380, sound: "alarm" },
  [Event.PHASE]: { ms: 220 },
  [Event.CHARACTER]: { ms: 200, sound: "step" },
  [Event.ROLLED_WALKERS]: { ms: 260, sound: "dice", place: 3 },
  [Event.START_WEAPON]: { ms: 260, sound: "card" },
  [Event.LEADER]: { ms: 320, sound: "alarm" },
  [Event.DEALT]: { ms: 140, sound: "card" },
  [Event.DEALT_UNSEEN]: { ms: 140, sound: "card" },
  [Event.ABILITY]: { ms: 380, sound: "alarm" },
  [Event.HEALED]: { ms: 240, sound: "tick" },
  [Event.PLACED]: { ms: 260, sound: "step", place: 2 },
  [Event.MOVED]: { ms: 300, sound: "step", place: 3 },
  [Event.PAID_MOVE]: { ms: 320, sound: "step", place: 3 },
  [Event.DREW]: { ms: 320, sound: "card" },
  [Event.ROLLED_BLACK]: { ms: 240, sound: "dice" },
  [Event.ROLLED_WHITE]: { ms: 240, sound: "dice" },
  [Event.GAVE_CARD]: { ms: 260, sound: "card" },
  [Event.EVENT]: { ms: 400, sound: "card" },
  [Event.WALKERS]: { ms: 300, sound: "groan", place: 1 },
  [Event.ROLLED_AT]: { ms: 240, sound: "dice", place: 1 },
  [Event.PROMISE]: { ms: 380, sound: "alarm" },
  [Event.DAMAGED]: { ms: 260, sound: "bite" },
  [Event.ARMOUR]: { ms: 260, sound: "door" },
  [Event.DIED]: { ms: 400, sound: "bite", place: 3 },
  [Event.CORPSE]: { ms: 300, sound: "groan", place: 1 },
  [Event.REPLACED]: { ms: 320, sound: "step" },
  [Event.CARD_EATEN]: { ms: 280, sound: "crash", place: 2 },
  [Event.MOTORCYCLE]: { ms: 380, sound: "step", place: 3 },
  [Event.ARMED]: { ms: 160, sound: "tick" },
  [Event.FIGHT]: { ms: 300, sound: "alarm", place: 1 },
  [Event.DIE]: { ms: 220, sound: "dice" },
  [Event.POOLED]: { ms: 300, sound: "shot", place: 1 },
  [Event.KILLED]: { ms: 380, sound: "shot", place: 2 },
  [Event.PULLED]: { ms: 340, sound: "groan", place: 3 },
  [Event.FLASHBANG]: { ms: 380, sound: "shot", place: 2 },
  [Event.ATTACK]: { ms: 340, sound: "groan", place: 1 },
  [Event.PROPOSED]: { ms: 160, sound: "tick" },
  [Event.COIN]: { ms: 260, sound: "tick" },
  [Event.GOAL_MET]: { ms: 380, sound: "alarm" },
  [Event.BADGE_PASSES]: { ms: 320, sound: "alarm" },
  [Event.END]: { ms: 400, sound: "end" },
};

/** How long an event is shown, and with which sound. */
export function cue(event: EventLine): Cue | null {
  const shown = SHOWN[event[0]];
  if (shown === undefined) return null;
  return shown.sound === undefined ? { ms: shown.ms } : { ms: shown.ms, sound: shown.sound };
}

/** The location where an event happens, -1 where it is nowhere in particular. */
export function placeOfEvent(event: EventLine): number {
  const which = SHOWN[event[0]]?.place;
  return which === undefined ? -1 : event[which];
}
