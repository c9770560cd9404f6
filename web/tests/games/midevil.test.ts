import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableView } from "../../src/table";
import type { Offered } from "../../src/wire/messages";
import { boxBeyond, spotsOf, TILE } from "../../src/games/midevil/facts";
import { Fingers } from "../../src/games/midevil/fingers";
import { herded, isHerding } from "../../src/games/midevil/herding";
import { Laying } from "../../src/games/midevil/laying.svelte";
import { Decision, NO_TILE, SQUARES, Tile, TURNS, type View } from "../../src/games/midevil/schema";
import { worthSeeing } from "../../src/games/midevil/sight";
import { firstStep } from "../../src/games/midevil/walking";

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
const CENTRE = 4;
const NOBODY = [-1, -1, -1, -1];

/** The Altar, and a Tavern to the east of it: its road goes from west to east. */
const LAND = {
  tile: [Tile.ALTAR, Tile.TAVERN],
  turned: [0, 0],
  placed: 2,
  east: [0, 1],
  south: [0, 0],
  link: [
    [-1, 1, -1, -1],
    [-1, -1, -1, 0],
  ],
  bones: [
    [0, 0, 0],
    [0, 0, 0],
  ],
  life: [0, 0],
  pawn: [CENTRE, 0],
  seats: 2,
  active: 0,
  secret_path: 0,
  reachable: Array.from({ length: 2 * SQUARES }, () => -1),
  drawn: [NO_TILE, NO_TILE],
  fits: Array.from({ length: 8 }, () => 0),
  spot: -1,
  job_place: -1,
  bone_place: -1,
} as const;

const viewWith = (given: Partial<View>): View => ({ ...LAND, ...given }) as unknown as View;
const offered = (codes: readonly number[]): Offered[] =>
  codes.map((code) => ({ code, text: String(code), said: ["choice-pass", {}] }));
const choose = vi.fn();
function tableOf(codes: readonly number[]): TableView {
  const choices = offered(codes);
  return {
    viewer: 0,
    isAsked: codes.length > 0,
    choices,
    can: (code: number) => codes.includes(code),
    choose,
  } as unknown as TableView;
}
beforeEach(() => choose.mockClear());

describe("walking to a square that was pressed", () => {
  const reachable = LAND.reachable.map(
    (_, square) => ({ 4: 0, 5: 1, 12: 2, 13: 3, 1: 1 })[square] ?? -1,
  );

  it("begins with the first step of a shortest way", () => {
    const view = viewWith({ decision: Decision.STEP, reachable });
    expect(firstStep(view, 13)).toBe(EAST);
    expect(firstStep(view, 5)).toBe(EAST);
    expect(firstStep(view, 1)).toBe(NORTH);
  });

  it("knows no way to where the rules see none, nor through walls", () => {
    const view = viewWith({ decision: Decision.STEP, reachable });
    expect(firstStep(view, 8)).toBe(-1);
    const walled = reachable.map((steps, square) => (square === 9 ? 4 : steps));
    expect(firstStep(viewWith({ decision: Decision.STEP, reachable: walled }), 9)).toBe(-1);
  });
});

describe("skeletons that the page leads", () => {
  it("come from the tile that is nearest to another's pawn", () => {
    const view = viewWith({ decision: Decision.BONES, pawn: [CENTRE, SQUARES + 7] });
    expect(herded(tableOf([0, 1]), view)?.code).toBe(1);
    expect(isHerding(tableOf([0, 1]), view)).toBe(true);
  });

  it("go toward others and not toward oneself", () => {
    const view = viewWith({ decision: Decision.BONE_STEP, bone_place: 0, pawn: [0, 8] });
    const [north, south] = [4 * CENTRE + NORTH, 4 * CENTRE + SOUTH];
    expect(herded(tableOf([north, south]), view)?.code).toBe(south);
  });

  it("are left alone when something else is asked", () => {
    expect(herded(tableOf([0]), viewWith({ decision: Decision.STEP }))).toBeNull();
    expect(herded(tableOf([]), viewWith({ decision: Decision.BONES }))).toBeNull();
  });
});

describe("laying a tile", () => {
  const fits = LAND.fits.map((_, code) => (code === 5 ? 0b1010 : code === 0 ? 0b1 : 0));
  const view = viewWith({ decision: Decision.PLACE, drawn: [Tile.STRAIGHT, NO_TILE], fits });

  it("tries it where it is pressed, turns it as it fits, and lays it so", () => {
    const [laying, table] = [new Laying(), tableOf([0, 5])];
    expect(laying.laid(table, view)).toBeNull();
    laying.press(view, 5);
    expect(laying.laid(table, view)).toEqual({ code: 5, turn: 1 });
    laying.press(view, 5);
    expect(laying.laid(table, view)).toEqual({ code: 5, turn: 3 });
    laying.turn(view);
    expect(laying.laid(table, view)?.turn).toBe(1);
    laying.turn(view);
    laying.lay(table, view);
    expect(choose.mock.calls).toEqual([[5]]);
    const next = viewWith({ ...view, decision: Decision.TURN_TILE, spot: 5 });
    expect(laying.wished(tableOf([1, 3]), next)).toBe(3);
    expect(laying.wished(tableOf([1, 3]), next)).toBeNull();
  });

  it("shows what is pointed at, and forgets it", () => {
    const [laying, table] = [new Laying(), tableOf([0, 5])];
    laying.point(0);
    expect(laying.laid(table, view)).toEqual({ code: 0, turn: 0 });
    expect(laying.isTried(view)).toBe(false);
    laying.leave();
    expect(laying.laid(table, view)).toBeNull();
  });

  it("turns a tile whose place was chosen among the buttons", () => {
    const [laying, table] = [new Laying(), tableOf([1, 3])];
    const asked = viewWith({ ...view, decision: Decision.TURN_TILE, spot: 5 });
    expect(laying.laid(table, asked)).toEqual({ code: 5, turn: 1 });
    laying.turn(asked);
    laying.lay(table, asked);
    expect(choose.mock.calls).toEqual([[3]]);
    expect(laying.poseOf(view, { code: 5, turn: 3 })).toBe(TURNS * Tile.STRAIGHT + 3);
  });
});

describe("what is worth seeing", () => {
  it("is where something is asked", () => {
    const places = viewWith({ decision: Decision.PLACE });
    const spots = spotsOf(tableOf([5]), places, 0);
    expect(spots.map(({ x, y, kind }) => [x, y, kind])).toEqual([[2.5 * TILE, TILE / 2, "tile"]]);
    expect(worthSeeing(places, spots).width).toBeGreaterThan(3 * TILE);
    const filled = worthSeeing(viewWith({ decision: Decision.FILL, job_place: 1 }), []);
    expect([filled.x, filled.width]).toEqual([TILE / 2, 2 * TILE]);
    expect(boxBeyond(places, 4 + WEST)).toEqual({ x: 0, y: 0, width: TILE, height: TILE });
    const waits = worthSeeing(viewWith({ decision: Decision.GO_ON, draft: NOBODY }), []);
    expect(waits.x).toBeCloseTo(-0.8 * TILE);
  });
});

describe("fingers on the map", () => {
  it("tremble before they drag, and spread", () => {
    const fingers = new Fingers();
    fingers.put(1, 0, 0);
    expect(fingers.move(1, 2, 0).dx).toBe(2);
    expect(fingers.hasDragged).toBe(false);
    fingers.move(1, 10, 0);
    expect(fingers.hasDragged).toBe(true);
    fingers.put(2, 20, 0);
    const { spread, dx } = fingers.move(2, 30, 0);
    expect([spread, dx]).toEqual([2, 5]);
    fingers.lift(1);
    fingers.lift(2);
    expect(fingers.move(1, 5, 5)).toEqual({ dx: 0, dy: 0, spread: 1 });
    fingers.put(3, 0, 0);
    expect(fingers.hasDragged).toBe(false);
  });
});
