/** The sounds that there are, made from tones and noise when they are played; no file is read. */
export const SOUNDS = [
  "your-turn", // a warm double chime: only ever "you are asked"
  "tick", // something small was chosen
  "step", // somebody walks
  "door", // a door holds
  "crash", // a door gives way
  "bite", // somebody is lost
  "groan", // a zombie comes
  "dice", // dice fall
  "card", // a card is played or drawn
  "vote", // a ballot opens
  "shot", // a weapon
  "alarm", // an announcement
  "talk", // somebody says something
  "end", // the game is over
] as const;
export type SoundName = (typeof SOUNDS)[number];
