import { recall, remember } from "../app/memory";
import type { GameFace } from "../game";
import type { Terms } from "../wire/messages";

/** The step after the last one. */
export const DONE = "done";

/**
 * Where the tour stands at the table that is open. It opens by itself in a practice game only, can
 * be called at any table, and is taken up again where it was left.
 */
class Guide {
  /** The step by its name; `DONE` where nothing is shown. */
  at = $state(DONE);
  private memory = "";

  /** Comes to a table. */
  enter(terms: Terms, face: GameFace): void {
    this.memory = `tour:${terms.table}`;
    const first = terms.practice === true ? face.tour[0]?.name : undefined;
    this.at = recall(this.memory) ?? first ?? DONE;
  }

  goTo(name: string): void {
    this.at = name;
    remember(this.memory, name);
  }

  /** Begins anew. */
  call(face: GameFace): void {
    this.goTo(face.tour[0]?.name ?? DONE);
  }
}

export const guide = new Guide();
