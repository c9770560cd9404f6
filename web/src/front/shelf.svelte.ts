import { get } from "../wire/ask";
import type { Listed, ShelfCard } from "../wire/messages";

/** The games of the project, whether or not they can be played here yet. */
export const GAMES = ["mall-of-horror", "midevil", "walking-dead"] as const;
export type GameName = (typeof GAMES)[number];

/** What this server has: games, bots, tables. */
class Shelf {
  games = $state.raw<readonly ShelfCard[] | null>(null);
  bots = $state.raw<readonly string[]>([]);
  mine = $state.raw<readonly Listed[]>([]);
  open = $state.raw<readonly Listed[]>([]);
  /** Why the server told us nothing. */
  trouble = $state.raw<unknown>(null);

  async look(): Promise<void> {
    try {
      const [shelf, mine, open] = await Promise.all([
        get("shelf", "/games"),
        get("listing", "/my-tables"),
        get("listing", "/tables"),
      ]);
      this.games = shelf.games;
      this.bots = shelf.bots;
      this.mine = mine.tables;
      this.open = open.tables.filter((one) => !mine.tables.some((my) => my.table === one.table));
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
  }

  async lookAtBots(): Promise<void> {
    if (this.bots.length === 0) this.bots = (await get("shelf", "/games")).bots;
  }

  card(game: string): ShelfCard | null {
    return this.games?.find((one) => one.game === game) ?? null;
  }

  /** The tables that wait for us, the one where something happened longest ago first. */
  get waiting(): readonly Listed[] {
    const waiting = this.mine.filter((one) => one.waits_for_me === true);
    return waiting.sort((a, b) => a.touched - b.touched);
  }
}

export const shelf = new Shelf();
