import { lookOf } from "../../look/looks";
import { at, has, type TableView } from "../../table";
import type { Offered } from "../../wire/messages";
import {
  ACROSS,
  COLOURS,
  Decision,
  DIRECTIONS,
  EASTWARD,
  FARTHEST,
  LEAVES,
  LIFE,
  NOWHERE,
  SCHEMA,
  SIDE,
  SOUTHWARD,
  SQUARE_AFTER,
  SQUARES,
  TURNS,
  type View,
} from "./schema";

export { at, lookOf };
export const letterOf = (seat: number): string => SCHEMA.seatLetters[seat] ?? "";

export const cardNoun = (kind: number): string => SCHEMA.glossary.card[kind] ?? "seat-nobody";
export const tileNoun = (tile: number): string => SCHEMA.glossary.tile[tile] ?? "seat-nobody";
export const seatsOf = (view: View): number[] => Array.from({ length: view.seats }, (_, i) => i);
export const placesOf = (view: View): number[] => Array.from({ length: view.placed }, (_, i) => i);
export const squaresOf = (): number[] => Array.from({ length: SQUARES }, (_, i) => i);
export const poseOf = (view: View, place: number): number =>
  TURNS * at(view.tile, place) + at(view.turned, place);

/** A point of the map; the Altar's corner in the north-west is 0, 0 and a square is 30 wide. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export const STEP = 30;
export const TILE = SIDE * STEP;
const HALF = STEP / 2;

/** A part of the map. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The square of the map that a cell takes, so many tiles east and south of the Altar. */
const cell = (east: number, south: number): Box => ({
  x: east * TILE,
  y: south * TILE,
  width: TILE,
  height: TILE,
});

/** Where a tile lies. */
export const boxOf = (view: View, place: number): Box =>
  cell(at(view.east, place), at(view.south, place));

/** Where a tile would lie beyond a side of another; `4 * place + side`. */
export function boxBeyond(view: View, code: number): Box {
  const [place, side] = [Math.floor(code / DIRECTIONS), code % DIRECTIONS];
  return cell(
    at(view.east, place) + at(EASTWARD, side),
    at(view.south, place) + at(SOUTHWARD, side),
  );
}

/** The least box that holds all of these, and so much around it. */
export function around(boxes: readonly Box[], margin: number): Box {
  const x = Math.min(...boxes.map((one) => one.x)) - margin;
  const y = Math.min(...boxes.map((one) => one.y)) - margin;
  return {
    x,
    y,
    width: Math.max(...boxes.map((one) => one.x + one.width)) + margin - x,
    height: Math.max(...boxes.map((one) => one.y + one.height)) + margin - y,
  };
}

/** All tiles. */
export const wholeOf = (view: View): Box =>
  around([cell(0, 0), ...placesOf(view).map((place) => boxOf(view, place))], 0);

/** The middle of a square. */
export function pointOf(view: View, square: number): Point {
  const place = Math.floor(square / SQUARES);
  const spot = square % SQUARES;
  return {
    x: at(view.east, place) * TILE + (spot % SIDE) * STEP + HALF,
    y: at(view.south, place) * TILE + Math.floor(spot / SIDE) * STEP + HALF,
  };
}

/** The colour of the skeleton on a square, -1 for none. */
export const skeletonAt = (view: View, square: number): number =>
  [0, 1, 2].find((colour) =>
    has(at(view.bones[Math.floor(square / SQUARES)], colour), square % SQUARES),
  ) ?? -1;

/** The square next to a square, NOWHERE where no tile lies. */
export function neighbour(view: View, square: number, way: number): number {
  const edge = DIRECTIONS * (square % SQUARES) + way;
  let place = Math.floor(square / SQUARES);
  if (at(LEAVES, edge) === 1) place = view.link[place]?.[way] ?? NOWHERE;
  return place === NOWHERE ? NOWHERE : SQUARES * place + at(SQUARE_AFTER, edge);
}

/** Something on the map that can be pressed: a square, an edge, a tile, or a place for a tile. */
export interface Spot extends Point {
  readonly offer: Offered;
  readonly kind: "square" | "edge" | "tile";
}

const CARDS_FROM = 128;

/** What can be chosen by pressing the map; `brush` is the colour put on squares. */
export function spotsOf(table: TableView, view: View, brush: number): Spot[] {
  return table.choices
    .filter(({ code }) => code < CARDS_FROM)
    .flatMap((offer): Spot[] => {
      const point = spotOf(view, offer.code, brush);
      return point === null ? [] : [{ offer, ...point }];
    });
}

function spotOf(view: View, code: number, brush: number): Omit<Spot, "offer"> | null {
  const way = code % DIRECTIONS;
  const which = Math.floor(code / DIRECTIONS);
  const dx = at(EASTWARD, way);
  const dy = at(SOUTHWARD, way);
  const pawn = at(view.pawn, view.active);
  switch (view.decision) {
    case Decision.STEP: {
      const square = code < DIRECTIONS ? neighbour(view, pawn, code) : NOWHERE;
      return square === NOWHERE ? null : { kind: "square", ...pointOf(view, square) };
    }
    case Decision.SHOOT: {
      const { x, y } = pointOf(view, pawn);
      const across = (code % ACROSS) - FARTHEST;
      const down = Math.floor(code / ACROSS) - FARTHEST;
      return { kind: "square", x: x + across * STEP, y: y + down * STEP };
    }
    case Decision.PLACE: {
      const { x, y } = boxBeyond(view, code);
      return { kind: "tile", x: x + TILE / 2, y: y + TILE / 2 };
    }
    case Decision.FILL: {
      const kind = Math.floor(code / SQUARES);
      if (code >= LIFE + SQUARES || (kind < COLOURS && kind !== brush)) return null;
      return { kind: "square", ...pointOf(view, SQUARES * view.job_place + (code % SQUARES)) };
    }
    case Decision.BONES: {
      const { x, y } = pointOf(view, SQUARES * code + Math.floor(SQUARES / 2));
      return { kind: "tile", x, y };
    }
    case Decision.BONE_STEP: {
      const { x, y } = pointOf(view, SQUARES * view.bone_place + which);
      return { kind: "edge", x: x + dx * HALF, y: y + dy * HALF };
    }
    default:
      return null;
  }
}

/** The colours of skeletons that may be put on a tile just now. */
export const coloursOffered = (table: TableView, view: View): number[] =>
  view.decision !== Decision.FILL
    ? []
    : [0, 1, 2].filter((colour) =>
        table.choices.some(({ code }) => code < LIFE && Math.floor(code / SQUARES) === colour),
      );

/** The cards of the viewer's hand, and those in play before a seat. */
export const handOf = (view: View, seat: number): number[] =>
  (view.hand[seat] ?? []).filter((kind) => kind >= 0);
export const itemsOf = (view: View, seat: number): number[] =>
  SCHEMA.glossary.card.map((_, kind) => kind).filter((kind) => has(at(view.items, seat), kind));
