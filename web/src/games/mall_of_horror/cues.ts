import type { Cue } from "../../motion";
import type { SoundName } from "../../look/sounds";
import type { EventLine } from "../../wire/messages";
import { Event, Place } from "./schema";

/** What an event does to its place while it is shown. */
export type Stir = "come" | "door" | "crash" | "bite" | "shot" | "step" | "vote" | "";

interface Shown {
  readonly ms: number;
  readonly sound?: SoundName;
  /** Which of the four particulars is the place. */
  readonly place?: 1 | 2 | 3 | 4;
  readonly stir?: Stir;
}

/** Events that take a moment; all others pass without a pause. */
const SHOWN: Readonly<Record<number, Shown>> = {
  [Event.HOLDER]: { ms: 300, sound: "alarm" },
  [Event.DEALT]: { ms: 120, sound: "card" },
  [Event.ROLLED_PLACEMENT]: { ms: 260, sound: "dice" },
  [Event.PLACED]: { ms: 300, sound: "step", place: 3, stir: "step" },
  [Event.FIRST_ZOMBIE]: { ms: 240, sound: "groan", place: 1, stir: "come" },
  [Event.ROUND]: { ms: 380, sound: "alarm" },
  [Event.PHASE]: { ms: 220 },
  [Event.THREAT]: { ms: 360, sound: "card", place: 2, stir: "vote" },
  [Event.VOTE]: { ms: 320, place: 2, stir: "vote" },
  [Event.SOLE_CANDIDATE]: { ms: 360, place: 2, stir: "vote" },
  [Event.BALLOT]: { ms: 280, sound: "vote" },
  [Event.TALLY]: { ms: 200 },
  [Event.TIE]: { ms: 400, sound: "alarm", place: 2, stir: "vote" },
  [Event.ELECTED]: { ms: 400, sound: "vote", place: 2, stir: "vote" },
  [Event.UNDECIDED]: { ms: 400, sound: "alarm", place: 2, stir: "vote" },
  [Event.FOUND]: { ms: 300, sound: "card" },
  [Event.FOUND_UNSEEN]: { ms: 300, sound: "card" },
  [Event.KEPT_UNSEEN]: { ms: 160, sound: "card" },
  [Event.GIVEN]: { ms: 380, sound: "card" },
  [Event.GIVEN_UNSEEN]: { ms: 380, sound: "card" },
  [Event.DICE_HIDDEN]: { ms: 380, sound: "dice" },
  [Event.CAMERA]: { ms: 300, sound: "card" },
  [Event.DICE_SEEN]: { ms: 300 },
  [Event.LOOKED]: { ms: 240 },
  [Event.ANNOUNCED]: { ms: 400, sound: "alarm", place: 2, stir: "step" },
  [Event.ZOMBIE_PLAYED]: { ms: 380, sound: "groan", place: 2, stir: "come" },
  [Event.DESTINATION]: { ms: 260, sound: "tick", place: 2, stir: "step" },
  [Event.DICE]: { ms: 400, sound: "dice" },
  [Event.ZOMBIE]: { ms: 280, sound: "groan", place: 1, stir: "come" },
  [Event.ZOMBIE_IGNORED]: { ms: 220, place: 1, stir: "door" },
  [Event.NO_ZOMBIE_LEFT]: { ms: 220, place: 1 },
  [Event.OVERRUN]: { ms: 400, sound: "crash", place: 1, stir: "crash" },
  [Event.MOVED]: { ms: 380, sound: "step", place: 4, stir: "step" },
  [Event.STUCK]: { ms: 380, sound: "door", place: 3, stir: "door" },
  [Event.SPRINT]: { ms: 320, sound: "card", place: 2, stir: "step" },
  [Event.STAYED]: { ms: 320, sound: "card" },
  [Event.CROWD]: { ms: 340, sound: "groan", place: 1, stir: "come" },
  [Event.SCREAM]: { ms: 340, sound: "groan", place: 1, stir: "come" },
  [Event.HELD]: { ms: 340, sound: "door", place: 1, stir: "door" },
  [Event.BREACH]: { ms: 400, sound: "crash", place: 1, stir: "crash" },
  [Event.HARDWARE]: { ms: 360, sound: "door", place: 2, stir: "door" },
  [Event.HID]: { ms: 340, sound: "card", place: 3, stir: "step" },
  [Event.SHOT]: { ms: 380, sound: "shot", place: 3, stir: "shot" },
  [Event.AVERTED]: { ms: 380, sound: "door", place: 1, stir: "door" },
  [Event.CHANCE_PICKS]: { ms: 400, sound: "dice" },
  [Event.EATEN]: { ms: 400, sound: "bite", place: 3, stir: "bite" },
  [Event.FED]: { ms: 220, place: 1 },
  [Event.NOBODY_TO_EAT]: { ms: 340, place: 1, stir: "door" },
  [Event.ELIMINATED]: { ms: 400, sound: "alarm" },
  [Event.BADGE_PASSES]: { ms: 320, sound: "alarm" },
  [Event.END]: { ms: 400, sound: "end" },
};

/** How long an event is shown, and with which sound. */
export function cue(event: EventLine): Cue | null {
  const shown =
    event[0] === Event.TO_PARKING ? { ms: 380, sound: "step" as const } : SHOWN[event[0]];
  if (shown === undefined) return null;
  return shown.sound === undefined ? { ms: shown.ms } : { ms: shown.ms, sound: shown.sound };
}

/** The place where an event happens, 0 where it is nowhere in particular. */
export function placeOfEvent(event: EventLine): number {
  if (event[0] === Event.TO_PARKING || event[0] === Event.PARKING_CLEARED) return Place.PARKING;
  const which = SHOWN[event[0]]?.place;
  return which === undefined ? 0 : event[which];
}

/** What an event does to its place. */
export const stirOf = (event: EventLine): Stir =>
  event[0] === Event.TO_PARKING ? "step" : (SHOWN[event[0]]?.stir ?? "");
