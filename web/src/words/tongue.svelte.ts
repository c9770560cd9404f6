import type { Said } from "../wire/messages";
import { GENERAL, partsOf, readPart, type Language } from "./files";
import { Speaker } from "./speaker";

/**
 * The language that the page speaks just now.
 *
 * Whatever is said through here is said anew when the language changes: `speaker` is reactive.
 */
class Tongue {
  private speaker = $state.raw(new Speaker("en", []));
  private parts: readonly string[] = GENERAL;

  /** The language spoken. */
  get language(): string {
    return this.speaker.language;
  }

  /** Whether there is such a message just now. */
  has(key: string): boolean {
    return this.speaker.has(key);
  }

  /** Speaks a language from now on, once its files are here. */
  async speak(language: Language): Promise<void> {
    const wanted = this.parts;
    const files = await Promise.all(wanted.map((part) => readPart(language, part)));
    if (wanted !== this.parts) return this.speak(language);
    this.speaker = new Speaker(language, files);
    document.documentElement.lang = language;
  }

  /** Learns the words of a game; those of another one are forgotten, for games share their keys. */
  async learn(game: string, language: Language): Promise<void> {
    const parts = [...GENERAL, ...partsOf(game)];
    const isNew = parts.join() !== this.parts.join();
    if (isNew) this.parts = parts;
    if (isNew || this.language !== language) await this.speak(language);
  }

  /** A message as a part of something. */
  say(key: string, values: Said[1] = {}, form = ""): string {
    return this.speaker.say(key, values, form);
  }

  /** A message as a sentence. */
  sentence(key: string, values: Said[1] = {}, form = ""): string {
    return this.speaker.sentence(key, values, form);
  }

  /** A noun, or several with spaces between, in one of the forms. */
  noun(names: string, form = ""): string {
    return this.speaker.noun(names, form);
  }

  /** Several things that are said already, as an enumeration. */
  enumerate(said: readonly string[]): string {
    return this.speaker.enumerate(said);
  }

  /** What the server said, as a sentence. */
  told([key, values]: Said): string {
    return this.speaker.sentence(key, values);
  }
}

/** The one tongue of the page. */
export const tongue = new Tongue();

/** A message as a part of something: `say("seat-count", { count: 3 })`. */
export const say = (key: string, values: Said[1] = {}, form = ""): string =>
  tongue.say(key, values, form);

/** A message as a sentence. */
export const sentence = (key: string, values: Said[1] = {}, form = ""): string =>
  tongue.sentence(key, values, form);

/** What the server said, as a sentence. */
export const told = (said: Said): string => tongue.told(said);
