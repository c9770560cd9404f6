import type { GameFace } from "./game";

type Folder = () => Promise<{ readonly default: GameFace }>;

/** A folder with an `index.ts` is a game; nothing else has to know of it. */
const folders = import.meta.glob<{ readonly default: GameFace }>("./games/*/index.ts");

const FACES: ReadonlyMap<string, Folder> = new Map(
  Object.entries(folders).map(([path, read]) => [path.split("/")[2] ?? "", read]),
);

/** The games that the page can draw, by their names in Python. */
export const DRAWN: readonly string[] = [...FACES.keys()];

/** The name of a game's folder, from the name that messages give. */
export const folderOf = (game: string): string => game.replaceAll("-", "_");

/** A game's face, read when it is first needed. */
export async function faceOf(game: string): Promise<GameFace> {
  const read = FACES.get(folderOf(game));
  if (read === undefined) throw new NotDrawn(game);
  return (await read()).default;
}

/** A game that this page cannot draw; the server may be newer than the page. */
export class NotDrawn extends Error {}
