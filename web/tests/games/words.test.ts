import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TOUR as MIDEVIL } from "../../src/games/midevil/tour";
import { TOUR as WALKING_DEAD } from "../../src/games/walking_dead/tour";

const GAMES = [
  { game: "midevil", prefix: "midevil", tour: MIDEVIL },
  { game: "walking_dead", prefix: "wd", tour: WALKING_DEAD },
] as const;

describe.each(GAMES)("the board of $game", ({ game, prefix, tour }) => {
  const folder = `src/games/${game}`;
  const words = readFileSync(`../src/graveshift/words/locale/en/${game}_page.ftl`, "utf8");
  const keys = [...words.matchAll(RegExp(`^(${prefix}-[a-z-]+) =`, "gm"))].map(([, key]) => key);
  const sources = readdirSync(folder)
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join("\n");
  const said = [...sources.matchAll(RegExp(`say\\(\\s*"(${prefix}-[a-z-]+)"`, "g"))];
  const steps: readonly string[] = tour.map(({ key }) => key);

  it("has words for all that it says", () => {
    const known = new Set(keys);
    expect(said.map(([, key]) => key).filter((key) => !known.has(key))).toEqual([]);
    expect(steps.filter((key) => !known.has(key))).toEqual([]);
  });

  it("has no words that nobody says", () => {
    const unsaid = keys.filter(
      (key) => key !== undefined && !steps.includes(key) && !sources.includes(`"${key}"`),
    );
    expect(unsaid).toEqual([]);
  });
});
