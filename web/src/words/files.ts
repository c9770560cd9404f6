/** The languages, the first of which is spoken where none is known. */
export const LANGUAGES = ["en", "de", "pl", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  pl: "Polski",
  it: "Italiano",
};

type File = () => Promise<string>;
const found = import.meta.glob<string>("../../../src/graveshift/words/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Message files by their language and part: `en/engine`, `de/page`, `pl/mall_of_horror`. */
const FILES: ReadonlyMap<string, File> = new Map(
  Object.entries(found).map(([path, read]) => {
    const [language, part] = path.split("/").slice(-2) as [string, string];
    return [`${language}/${part.replace(/\.ftl$/, "")}`, read];
  }),
);

/** The parts that every table needs. */
export const GENERAL = ["engine", "page"] as const;

/** The parts that a game adds: its words, and what only the page says of it, if anything. */
export function partsOf(game: string): readonly string[] {
  return [game, `${game}_page`].filter((part) => FILES.has(`en/${part}`));
}

/** One file of messages. */
export async function readPart(language: Language, part: string): Promise<string> {
  const read = FILES.get(`${language}/${part}`);
  if (read === undefined) throw new Error(`there is no ${language}/${part}.ftl`);
  return read();
}

/** The language of the browser if we speak it, else the first. */
export function languageOf(asked: readonly string[]): Language {
  for (const one of asked) {
    const short = one.toLowerCase().split(/[-_]/)[0];
    const known = LANGUAGES.find((language) => language === short);
    if (known !== undefined) return known;
  }
  return LANGUAGES[0];
}
