import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { measured } from "../src/front/clocks";
import { pieces } from "../src/table/rulebook";
import { languageOf } from "../src/words/files";

describe("a rulebook", () => {
  const text = readFileSync("../docs/games/mall-of-horror/rules.md", "utf8");
  const found = pieces(text);

  it("is cut into numbered rules", () => {
    const rule = found.find((piece) => piece.id === "1.4.5");
    expect(rule?.text).toMatch(/^The colour with the most votes wins/);
    expect(found.filter((piece) => piece.id !== "").length).toBeGreaterThan(100);
  });

  it("keeps its headings and tables, and none of the signs of its form", () => {
    expect(found[0]).toMatchObject({ kind: "heading", level: 1, text: "Rules" });
    expect(found.find((piece) => piece.kind === "table")?.rows[0]).toContain("name");
    expect(found.some((piece) => piece.text.includes("**"))).toBe(false);
  });
});

it.each(["de", "pl", "it"])(
  "is told in %s with the same numbers, but for scenarios",
  (language) => {
    const read = (file: string): string[] =>
      pieces(readFileSync(`../docs/games/mall-of-horror/${file}`, "utf8"))
        .map((piece) => piece.id)
        .filter((id) => /\d/.test(id) && !id.startsWith("T"));
    expect(read(`rules.${language}.md`)).toEqual(read("rules.md"));
  },
);

it("measures times in the largest unit that fits", () => {
  expect([20_000, 120_000, 86_400_000].map(measured)).toEqual([
    ["seconds", 20],
    ["minutes", 2],
    ["hours", 24],
  ]);
});

it("speaks the first language of the browser that it knows", () => {
  expect(languageOf(["fr-FR", "pl-PL", "de"])).toBe("pl");
  expect(languageOf(["fr"])).toBe("en");
});
