import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Speaker } from "../src/words/speaker";
import type { Said } from "../src/wire/messages";

const MADE = "../build/page/said.json";
const LOCALE = "../src/graveshift/words/locale";
const LANGUAGES = ["en", "de", "pl", "it"] as const;
type Line = readonly [key: string, values: Said[1], sentences: Record<string, string>];

if (!existsSync(MADE)) throw new Error(`${MADE} is not there; \`make page-test\` makes it.`);
const games = JSON.parse(readFileSync(MADE, "utf8")) as Record<string, readonly Line[]>;

function speaker(language: string, game: string): Speaker {
  const files = ["engine", game].map((part) =>
    readFileSync(`${LOCALE}/${language}/${part}.ftl`, "utf8"),
  );
  return new Speaker(language, files);
}

describe.each(Object.keys(games))("%s", (game) => {
  const lines = games[game] ?? [];

  it("says much", () => expect(lines.length).toBeGreaterThan(100));

  it.each(LANGUAGES)("says the same here as on the server, in %s", (language) => {
    const words = speaker(language, game);
    const differing = lines
      .map(([key, values, sentences]) => [words.sentence(key, values), sentences[language]])
      .filter(([here, there]) => here !== there);
    expect(differing).toEqual([]);
  });
});

it("refuses to say a message without its variables", () => {
  const words = speaker("en", "mall_of_horror");
  expect(() => words.say("event-round")).toThrow(/event-round/);
  expect(() => words.say("no-such-message")).toThrow(/no-such-message/);
});
