import { Place } from "./schema";

/** The floors of the mall, from the top, in each of its two shapes. */
export const FLOORS = {
  wide: [
    [Place.RESTROOM, Place.CACHOU, Place.SECURITY, Place.MEGATOYS],
    [Place.PARKING, Place.SUPERMARKET],
  ],
  tall: [
    [Place.RESTROOM, Place.SECURITY],
    [Place.CACHOU, Place.MEGATOYS],
    [Place.PARKING, Place.SUPERMARKET],
  ],
} as const satisfies Record<string, readonly (readonly number[])[]>;
export type Shape = keyof typeof FLOORS;

/** From this width on, in pixels, the mall is wide. */
export const WIDE_FROM = 520;
export const shapeOf = (width: number): Shape => (width >= WIDE_FROM ? "wide" : "tall");

/** The places in the order in which they stand. */
export const inOrder = (shape: Shape): readonly number[] => FLOORS[shape].flat();

/** The place that a key leads to: the neighbour on that side, or the first or last. */
export function neighbour(shape: Shape, place: number, key: string): number {
  const floors: readonly (readonly number[])[] = FLOORS[shape];
  const storey = floors.findIndex((floor) => floor.includes(place));
  const floor = floors[storey] ?? [];
  const door = floor.indexOf(place);
  switch (key) {
    case "ArrowLeft":
      return floor[door - 1] ?? place;
    case "ArrowRight":
      return floor[door + 1] ?? place;
    case "ArrowUp":
      return beneath(floors[storey - 1], door, floor.length) ?? place;
    case "ArrowDown":
      return beneath(floors[storey + 1], door, floor.length) ?? place;
    case "Home":
      return inOrder(shape)[0] ?? place;
    case "End":
      return inOrder(shape).at(-1) ?? place;
    default:
      return place;
  }
}

/** The place of another floor that lies under or over the one door of so many. */
function beneath(
  floor: readonly number[] | undefined,
  door: number,
  doors: number,
): number | undefined {
  return floor?.[Math.floor(((door + 0.5) * floor.length) / doors)];
}
