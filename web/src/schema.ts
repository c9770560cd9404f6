import type { Said } from "./wire/messages";

/** What the page asks of any game; each game's is made from its rules in Python. */
export interface GameSchema {
  /** The name in Python, which is also the name of the game's folder here. */
  readonly name: string;
  /** The name that people and messages write. */
  readonly publicName: string;
  readonly rulesVersion: number;
  /** The fewest and the most seats. */
  readonly seats: readonly [fewest: number, most: number];
  /** The nouns that name the seats, in seat order. */
  readonly seatNouns: readonly string[];
  /** A letter for each seat. */
  readonly seatLetters: readonly string[];
  /** Words by number, from which keys are made: `phase-attack`, `decision-ballot`. */
  readonly phases: WordsByNumber;
  readonly decisions: WordsByNumber;
  readonly endings: WordsByNumber;
  readonly events: WordsByNumber;
  readonly reasons: WordsByNumber;
  readonly claims: WordsByNumber;
  readonly options: readonly OptionSchema[];
  /** Nouns that are explained by an attribute `.about`, under the names of their groups. */
  readonly glossary: Readonly<Record<string, readonly string[]>>;
  /** Every claim that can be made: kind, particulars, and what it says. */
  readonly claimable: readonly (readonly [kind: number, a: number, b: number, said: Said])[];
}

export type WordsByNumber = Readonly<Record<number, string>>;

/** An option of a game; its first value holds where nothing is said. */
export interface OptionSchema {
  readonly name: string;
  readonly values: readonly string[];
}
