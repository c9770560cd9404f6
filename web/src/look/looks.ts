import type { SeatLook } from "../game";

/** How seats look in every game: six of Okabe and Ito's hues, six shapes. */
export const LOOKS: readonly SeatLook[] = [
  { hue: "vermilion", shape: "circle" },
  { hue: "yellow", shape: "triangle" },
  { hue: "blue", shape: "square" },
  { hue: "green", shape: "diamond" },
  { hue: "orange", shape: "pentagon" },
  { hue: "black", shape: "hexagon" },
];

/** The look of a seat; there are no others. */
export const lookOf = (seat: number): SeatLook => LOOKS[seat] ?? { hue: "sky", shape: "circle" };
