import type { SoundName } from "../look/sounds";

/** A tone: from one pitch to another, at a time, for a while. */
interface Tone {
  readonly at?: number;
  readonly from: number;
  readonly to?: number;
  readonly ms: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
}
/** A breath of noise, heard through a filter. */
interface Breath {
  readonly at?: number;
  readonly pitch: number;
  readonly ms: number;
  readonly loud: number;
}
type Part = Tone | Breath;

const SCORES: Readonly<Record<SoundName, readonly Part[]>> = {
  "your-turn": [
    { from: 523, ms: 260, loud: 0.16, wave: "triangle" },
    { at: 150, from: 784, ms: 420, loud: 0.16, wave: "triangle" },
  ],
  tick: [{ from: 900, to: 600, ms: 40, loud: 0.05, wave: "square" }],
  step: [
    { pitch: 260, ms: 60, loud: 0.25 },
    { at: 120, pitch: 220, ms: 60, loud: 0.2 },
  ],
  door: [
    { from: 110, to: 70, ms: 160, loud: 0.25 },
    { pitch: 400, ms: 70, loud: 0.2 },
  ],
  crash: [
    { pitch: 900, ms: 260, loud: 0.35 },
    { at: 60, from: 90, to: 40, ms: 260, loud: 0.3, wave: "sawtooth" },
  ],
  bite: [
    { pitch: 1500, ms: 50, loud: 0.25 },
    { at: 70, pitch: 900, ms: 90, loud: 0.25 },
    { at: 60, from: 180, to: 60, ms: 240, loud: 0.12, wave: "sawtooth" },
  ],
  groan: [{ from: 92, to: 66, ms: 380, loud: 0.1, wave: "sawtooth" }],
  dice: [0, 70, 130, 210, 260].map((at) => ({ at, pitch: 2400, ms: 30, loud: 0.18 })),
  card: [{ pitch: 3200, ms: 90, loud: 0.12 }],
  vote: [
    { from: 330, ms: 120, loud: 0.1, wave: "triangle" },
    { at: 110, from: 415, ms: 160, loud: 0.1, wave: "triangle" },
  ],
  shot: [
    { pitch: 1800, ms: 160, loud: 0.45 },
    { from: 160, to: 40, ms: 160, loud: 0.25 },
  ],
  alarm: [
    { from: 620, to: 660, ms: 160, loud: 0.08, wave: "square" },
    { at: 190, from: 520, to: 560, ms: 160, loud: 0.08, wave: "square" },
  ],
  talk: [{ from: 700, to: 840, ms: 70, loud: 0.05, wave: "triangle" }],
  end: [392, 494, 587, 784].map((from, place) => ({
    at: place * 130,
    from,
    ms: 420,
    loud: 0.12,
    wave: "triangle",
  })),
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays a sound. */
export function play(name: SoundName): void {
  context ??= new AudioContext();
  void context.resume();
  for (const part of SCORES[name]) {
    if ("from" in part) tone(context, part);
    else breath(context, part);
  }
}

/** A volume that falls off. */
function fading(on: AudioContext, part: Part): GainNode {
  const gain = on.createGain();
  const begin = on.currentTime + (part.at ?? 0) / 1000;
  gain.gain.setValueAtTime(part.loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + part.ms / 1000);
  gain.connect(on.destination);
  return gain;
}

function tone(on: AudioContext, part: Tone): void {
  const begin = on.currentTime + (part.at ?? 0) / 1000;
  const oscillator = on.createOscillator();
  oscillator.type = part.wave ?? "sine";
  oscillator.frequency.setValueAtTime(part.from, begin);
  if (part.to !== undefined)
    oscillator.frequency.exponentialRampToValueAtTime(part.to, begin + part.ms / 1000);
  oscillator.connect(fading(on, part));
  oscillator.start(begin);
  oscillator.stop(begin + part.ms / 1000);
}

function breath(on: AudioContext, part: Breath): void {
  hiss ??= noise(on);
  const begin = on.currentTime + (part.at ?? 0) / 1000;
  const source = on.createBufferSource();
  source.buffer = hiss;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = part.pitch;
  source.connect(filter);
  filter.connect(fading(on, part));
  source.start(begin, 0, part.ms / 1000);
}

function noise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1;
  return buffer;
}
