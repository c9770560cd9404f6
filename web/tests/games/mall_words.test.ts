import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TOUR } from "../../src/games/mall_of_horror/tour";

const FOLDER = "src/games/mall_of_horror";
const WORDS = readFileSync("../src/graveshift/words/locale/en/mall_of_horror_page.ftl", "utf8");
const keys = new Set([...WORDS.matchAll(/^(mall-[a-z-]+) =/gm)].map(([, key]) => key));
const sources = readdirSync(FOLDER)
  .filter((file) => /\.(ts|svelte)$/.test(file))
  .map((file) => readFileSync(`${FOLDER}/${file}`, "utf8"))
  .join("\n");
const said = new Set(
  [...sources.matchAll(/(?:say|sentence)\(\s*(?:[^"()]*\? )?"(mall-[a-z-]+)"/g)].map(
    ([, key]) => key,
  ),
);

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
