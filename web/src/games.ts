import type { GameFace } from "./game";
import type { GameSchema } from "./schema";

type Folder = () => Promise<{ readonly default: GameFace }>;
type Made = () => Promise<{ readonly SCHEMA: GameSchema }>;

/** A folder with an `index.ts` is a game; nothing else has to know of it. */
const folders = import.meta.glob<{ readonly default: GameFace }>("./games/*/index.ts");
/** A game whose board is not drawn yet is played by its words alone. */
const schemas = import.meta.glob<{ readonly SCHEMA: GameSchema }>("./games/*/schema.ts");

/** A game that can be explained step by step. */
const tours = import.meta.glob("./games/*/tour.ts");

const FACES: ReadonlyMap<string, Folder> = byFolder(folders);
const SCHEMAS: ReadonlyMap<string, Made> = byFolder(schemas);

/** The games that the page can draw, by their names in Python. */
export const DRAWN: readonly string[] = [...FACES.keys()];

/** The games that the page can play, drawn or not. */
export const PLAYABLE: readonly string[] = [...SCHEMAS.keys()];

/** The games in which a first game can be explained. */
export const TOURED: readonly string[] = [...byFolder(tours).keys()];

/** The name of a game's folder, from the name that messages give. */
export const folderOf = (game: string): string => game.replaceAll("-", "_");

/** A game's face, read when it is first needed. */
export async function faceOf(game: string): Promise<GameFace> {
  const read = FACES.get(folderOf(game));
  if (read !== undefined) return (await read()).default;
  const { plainFace } = await import("./table/plain");
  return plainFace(await schemaOf(game));
}

/** What is known of a game without its pictures. */
export async function schemaOf(game: string): Promise<GameSchema> {
  const read = SCHEMAS.get(folderOf(game));
  if (read === undefined) throw new NotDrawn(game);
  return (await read()).SCHEMA;
}

/** A game that this page cannot show; the server may be newer than the page. */
export class NotDrawn extends Error {}

function byFolder<T>(found: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(found).map(([path, read]) => [path.split("/")[2] ?? "", read]));
}
