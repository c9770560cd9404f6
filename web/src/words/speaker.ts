import {
  FluentBundle,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import type { Said, SaidValue } from "../wire/messages";

/**
 * The messages of one language, ready to be said.
 *
 * It says what `graveshift.words.messages` says, from the same files: a noun is a message that
 * names a thing, and `NOUN($place, "in")` is the form of it that a sentence asks for. A test says
 * whole games in both and compares them.
 */
export class Speaker {
  readonly language: string;
  private readonly bundle: FluentBundle;

  /** Reads files of messages; a later one adds to those before. */
  constructor(language: string, files: readonly string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, {
      functions: { NOUN: (given) => this.nounOf(given) },
      useIsolating: false,
    });
    for (const file of files) this.add(file);
  }

  /** Reads one more file. */
  add(file: string): void {
    this.bundle.addResource(new FluentResource(file), { allowOverrides: true });
  }

  /** Whether there is such a message. */
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message, or one of its attributes, with its variables filled in. */
  say(key: string, values: Said[1] = {}, form = ""): string {
    const message = this.bundle.getMessage(key);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (pattern === undefined || pattern === null) {
      throw new Error(`${this.language} has no ${key} ${form}`.trimEnd());
    }
    const ready: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) ready[name] = this.ready(value);
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, ready, errors);
    if (errors[0]) throw new Error(`${this.language}: ${key}: ${errors[0].message}`);
    return said;
  }

  /** A message that begins with a capital letter, whatever word comes first. */
  sentence(key: string, values: Said[1] = {}, form = ""): string {
    return capitalised(this.say(key, values, form));
  }

  /** A noun, or several with spaces between, in one of the forms. */
  noun(names: string, form = ""): string {
    const known = names.split(" ").filter((name) => name !== "");
    return this.enumerate(known.map((name) => this.say(name, {}, form)));
  }

  /** Several things as a sentence wants them: a, b and c. */
  enumerate(said: readonly string[]): string {
    if (said.length <= 1) return said.join("");
    const rest = said.slice(0, -1).join(", ");
    return this.say("list-and", { rest, last: said[said.length - 1] ?? "" });
  }

  private ready(value: SaidValue): FluentVariable {
    return typeof value === "number" || typeof value === "string" ? value : this.enumerate(value);
  }

  private nounOf(given: readonly FluentValue[]): string {
    const [names, form] = given;
    return this.noun(String(names), form === undefined ? "" : String(form));
  }
}

/** A text that begins with a capital letter. */
export function capitalised(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}
