/** A piece of the rules: a heading, a paragraph or a point, or a table. */
export interface Piece {
  readonly kind: "heading" | "text" | "point" | "table";
  readonly level: number;
  /** The number of the rule that it states, or "". */
  readonly id: string;
  readonly text: string;
  readonly rows: readonly (readonly string[])[];
}

/** The whole rules of a game, in the language that they are written in. */
export interface Book {
  readonly language: string;
  readonly pieces: readonly Piece[];
}

/** The language in which every game's rules are written. */
const ALWAYS = "en";
type File = () => Promise<string>;
const files = import.meta.glob<string>("../../../docs/games/*/rules*.md", {
  query: "?raw",
  import: "default",
});
/** Texts by game and language: `mall-of-horror/de`. */
const BOOKS: ReadonlyMap<string, File> = new Map(
  Object.entries(files).map(([path, read]) => {
    const [game, file] = path.split("/").slice(-2) as [string, string];
    return [`${game}/${/^rules\.(\w+)\.md$/.exec(file)?.[1] ?? ALWAYS}`, read];
  }),
);

/** The whole rules of a game, in the reader's language if they are written in it. */
export async function rulebookOf(game: string, wanted: string): Promise<Book> {
  const language = BOOKS.has(`${game}/${wanted}`) ? wanted : ALWAYS;
  const read = BOOKS.get(`${game}/${language}`);
  return { language, pieces: read === undefined ? [] : pieces(await read()) };
}

/** The pieces of a text in the little Markdown that our rules are written in. */
export function pieces(text: string): readonly Piece[] {
  const found: Piece[] = [];
  for (const block of text.split(/\n{2,}/)) {
    const lines = block.split("\n").filter((line) => line.trim() !== "");
    if (lines.length === 0) continue;
    if (lines[0]?.startsWith("|")) found.push(table(lines));
    else
      for (const part of parts(lines)) {
        const heading = /^(#+) (.*)$/.exec(part);
        const point = /^[-*] ([\s\S]*)$/.exec(part);
        if (heading) found.push(piece("heading", heading[2] ?? "", heading[1]?.length ?? 1));
        else found.push(piece(point ? "point" : "text", point?.[1] ?? part));
      }
  }
  return found;
}

/** Lines joined to what they continue. */
function parts(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const begins = /^(#+ |[-*] )/.test(line) || joined.length === 0;
    if (begins) joined.push(line);
    else joined[joined.length - 1] += ` ${line.trim()}`;
  }
  return joined;
}

function piece(kind: Piece["kind"], text: string, level = 0): Piece {
  const id = /^\*\*([0-9A-Z][0-9A-Za-z.]*)\*\*:? ?/.exec(text);
  return { kind, level, id: id?.[1] ?? "", text: plain(text.slice(id?.[0].length ?? 0)), rows: [] };
}

function table(lines: readonly string[]): Piece {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => plain(cell.trim())),
    );
  return { kind: "table", level: 0, id: "", text: rows.flat().join(" "), rows };
}

/** A text without the signs of its form. */
function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\*\*([^*]*)\*\*/g, "$1")
    .replaceAll(/(?<!\w)\*([^*]+)\*(?!\w)/g, "$1")
    .replaceAll(/`([^`]*)`/g, "$1");
}
