import type { SoundName } from "../look/sounds";
import { settings } from "./settings.svelte";

type Maker = typeof import("./synth");
let maker: Promise<Maker> | null = null;

/** Plays a sound, unless sounds are off; how it is made is read when the first one is played. */
export function sound(name: SoundName): void {
  if (!settings.sounds || document.visibilityState === "hidden") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  maker ??= import("./synth");
  maker.then(({ play }) => play(name)).catch(() => (maker = null));
}

/** Plays the one sound that may also be heard from another tab. */
export function call(): void {
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return;
  maker ??= import("./synth");
  maker.then(({ play }) => play("your-turn")).catch(() => (maker = null));
}
