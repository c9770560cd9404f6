import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TOUR } from "../../src/games/walking_dead/tour";

const FOLDER = "src/games/walking_dead";
const WORDS = readFileSync("../src/graveshift/words/locale/en/walking_dead_page.ftl", "utf8");
const keys = new Set([...WORDS.matchAll(/^(wd-[a-z-]+) =/gm)].map(([, key]) => key));
const sources = readdirSync(FOLDER)
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => readFileSync(`${FOLDER}/${file}`, "utf8"))
  .join("\n");
const said = new Set([...sources.matchAll(/say\(\s*"(wd-[a-z-]+)"/g)].map(([, key]) => key));

it("has words for all that the board says", () => {
  expect([...said].filter((key) => !keys.has(key))).toEqual([]);
  expect(TOUR.map(({ key }) => key).filter((key) => !keys.has(key))).toEqual([]);
});

it("has no words that nobody says", () => {
  const steps = new Set(TOUR.map(({ key }) => key));
  const unsaid = [...keys].filter(
    (key) => key !== undefined && !steps.has(key) && !sources.includes(`"${key}"`),
  );
  expect(unsaid).toEqual([]);
});
