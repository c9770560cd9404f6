/**
 * What a game brings to the page: a folder `games/<name>/` whose `index.ts` has a `GameFace` as its
 * default export. The folder is all the registration there is; see `games.ts`.
 *
 * The page holds no rule. A face draws `table.view`, offers `table.choices`, and asks with
 * `table.choose(code)`. What it may not choose it can ask about with `table.why(code)`. Whatever is
 * the same for every game stands in the shell already: seats, clocks, decision bar with every
 * choice as a button, log, talk, rules, replay, settings.
 *
 * The content security policy lets no `style="…"` through: use classes, or `style:name={value}`.
 */
import type { Component } from "svelte";
import type { Cue } from "./motion";
import type { GameSchema } from "./schema";
import type { TableView } from "./table";
import type { EventLine, Offered } from "./wire/messages";

/** What every component of a game is given. */
export interface FaceProps {
  /** The table as one viewer sees it; every field is reactive. */
  readonly table: TableView;
}

/** A game, as the page draws it. */
export interface GameFace {
  /** Made by `make generated`: `import { SCHEMA } from "./schema"`. */
  readonly schema: GameSchema;
  /** How the seats look, in seat order; the letters are the schema's. */
  readonly seats: readonly SeatLook[];
  /** The board, with everything that lies open. It may offer choices; the decision bar does too. */
  readonly Board: Component<FaceProps>;
  /** The viewer's own things: cards, a peek under the box, a secret wheel. Shown beside the board,
   *  never to a bystander, and behind the curtain where several share a screen. */
  readonly Hand: Component<FaceProps>;
  /** How the game went, told when it is over; the shell shows the result beside it. */
  readonly Story: Component<FaceProps>;
  /** What else a seat's card in the list of seats shows: points, number of cards. */
  readonly SeatDetails: Component<FaceProps & { readonly seat: number }>;
  /** The first game, explained step by step. */
  readonly tour: readonly TourStep[];
  /** How an event is shown: how long, with which sound; null when it passes without a pause. */
  cue(event: EventLine, table: TableView): Cue | null;
  /** The noun under which the decision bar lists a choice, or "" for none: choices are listed in
   *  the order of their codes, those with the same heading together. */
  heading(choice: Offered, table: TableView): string;
  /** Codes that a player might look for and that are not offered now; the bar shows them disabled
   *  and asks the server why. Only what the view shows may decide which. */
  absent(table: TableView): readonly AbsentChoice[];
}

/** A choice that is not offered: its code, and the message that names it. */
export interface AbsentChoice {
  readonly code: number;
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** How a seat is told apart: by a hue, a shape and its letter, so that none is needed alone. */
export interface SeatLook {
  readonly hue: Hue;
  readonly shape: Shape;
}

/** Okabe and Ito's hues; `--hue-<name>` and `--on-hue-<name>` (text on it) in CSS. */
export type Hue = "vermilion" | "yellow" | "blue" | "green" | "orange" | "black" | "sky" | "purple";
export type Shape = "circle" | "triangle" | "square" | "diamond" | "pentagon" | "hexagon";

/** A step of the tour: shown until the player goes on, or until something has happened. */
export interface TourStep {
  /** Remembered by this name, so that the tour can be taken up again. */
  readonly name: string;
  /** The message shown; it stands in `<game>_page.ftl`. */
  readonly key: string;
  /** What is pointed at: the value of a `data-tour` attribute on the page, if anything. */
  readonly at?: string;
  /** From when on it is shown; at once after the step before where nothing is said. */
  when?(table: TableView): boolean;
  /** When it is done without a press, if ever. */
  until?(table: TableView): boolean;
}
