/** Figures as layers of cut paper: each path with its tone, the hindmost first. */
export type Tone = "hue" | "shade" | "skin";
export interface Layer {
  readonly d: string;
  readonly tone: Tone;
}

/** Where a figure wears the mark of its seat. */
export interface Standee {
  readonly layers: readonly Layer[];
  readonly mark: readonly [x: number, y: number];
}

const PINUP: Standee = {
  mark: [28, 57],
  layers: [
    { d: "M23 66h4l-1 15h-5zM29 66h4l2 15h-5z", tone: "skin" },
    { d: "M20 78h8v4h-9zM29 78h8l1 4h-9z", tone: "shade" },
    {
      d: "M28 3C16 3 12 11 14 19c1 7-5 9-3 17 5 4 29 4 34 0 2-8-4-10-3-17C44 11 40 3 28 3z",
      tone: "shade",
    },
    {
      d: "M20 31c-7 2-11 8-8 13l7 3 2-4-4-2c0-3 2-5 5-5zM36 31c7 2 11 8 8 13l-7 3-2-4 4-2c0-3-2-5-5-5z",
      tone: "skin",
    },
    {
      d: "M21 30c2-2 4-2 7-2s5 0 7 2l-1 12c5 9 9 18 11 27-10 5-24 5-34 0 2-9 6-18 11-27z",
      tone: "hue",
    },
    { d: "M28 9c5 0 8 4 8 9s-3 10-8 10-8-5-8-10 3-9 8-9z", tone: "skin" },
    { d: "M19 17c0-9 16-12 18-1-6 0-9-2-11-4-1 3-4 5-7 5z", tone: "shade" },
    { d: "M35 6l8-4v9zM35 6l-4-5 7 1z", tone: "hue" },
  ],
};

const TOUGH: Standee = {
  mark: [28, 41],
  layers: [
    { d: "M17 56h22l1 25H30l-2-16-2 16H16z", tone: "shade" },
    {
      d: "M12 26C3 29 1 42 7 49l9 3 2-6-5-3c-1-4 1-8 4-9zM44 26c9 3 11 16 5 23l-9 3-2-6 5-3c1-4-1-8-4-9z",
      tone: "skin",
    },
    { d: "M10 30c2-8 11-9 18-9s16 1 18 9l-5 13-2 18H17l-2-18z", tone: "hue" },
    { d: "M22 16h12v8c-3 3-9 3-12 0z", tone: "skin" },
    { d: "M28 2c6 0 9 4 9 9 0 6-4 11-9 11s-9-5-9-11c0-5 3-9 9-9z", tone: "skin" },
    { d: "M19 9c0-6 4-8 9-8s9 2 9 8l-3-3H22z", tone: "shade" },
    { d: "M22 15c3 1 9 1 12 0 0 5-3 8-6 8s-6-3-6-8z", tone: "shade" },
  ],
};

const GUNMAN: Standee = {
  mark: [27, 50],
  layers: [
    { d: "M19 66h7l-1 15h-7zM29 66h7l1 15h-7z", tone: "shade" },
    { d: "M46 18h9v5h-5l-1 6h-4z", tone: "shade" },
    { d: "M34 30l11-5 4 4-1 4-13 8z", tone: "hue" },
    { d: "M17 33c1-4 5-6 10-6s9 2 10 6l5 36c-9 3-21 3-30 0z", tone: "hue" },
    { d: "M27 28l4 8-4 5-4-5z", tone: "skin" },
    { d: "M18 33c-5 4-7 12-6 21l5 1 2-14z", tone: "shade" },
    { d: "M27 10c5 0 8 4 8 8s-3 10-8 10-8-6-8-10 3-8 8-8z", tone: "skin" },
    { d: "M12 14c5-2 7-2 8-3 0-5 2-9 7-9s7 4 7 9c1 1 3 1 8 3-8 5-22 5-30 0z", tone: "shade" },
  ],
};

const GIRL: Standee = {
  mark: [28, 61],
  layers: [
    { d: "M23 70h4v10h-5zM29 70h4l1 10h-5z", tone: "skin" },
    { d: "M21 78h7v4h-8zM28 78h7l1 4h-8z", tone: "shade" },
    { d: "M17 24c-7-1-9 6-6 13 3-1 6-4 7-8zM39 24c7-1 9 6 6 13-3-1-6-4-7-8z", tone: "shade" },
    { d: "M20 46c-6 4-7 9-5 13l4 1 3-10zM36 46c6 4 7 9 5 13l-4 1-3-10z", tone: "skin" },
    { d: "M22 43c4-2 8-2 12 0l9 29c-9 4-21 4-30 0z", tone: "hue" },
    { d: "M28 22c6 0 10 5 10 11s-4 11-10 11-10-5-10-11 4-11 10-11z", tone: "skin" },
    { d: "M17 33c-1-9 4-14 11-14s12 5 11 14c-4-1-7-4-8-7-3 4-9 7-14 7z", tone: "shade" },
    { d: "M14 22l6 3-5 4zM42 22l-6 3 5 4z", tone: "hue" },
  ],
};

/** By character. */
export const STANDEES: readonly Standee[] = [PINUP, TOUGH, GUNMAN, GIRL];

/** Outlines of the seats' shapes around 0,0. */
export const MARKS = {
  circle: "M0-11a11 11 0 1 1 0 22a11 11 0 1 1 0-22z",
  square: "M-10-10h20v20h-20z",
  triangle: "M0-14 14 11h-28z",
  diamond: "M0-14 14 0 0 14-14 0z",
  pentagon: "M0-13 13-3 8 12H-8L-13-3z",
  hexagon: "M-6-12H6L13 0 6 12H-6L-13 0z",
} as const;

/** Zombies, from behind the glass: three that differ. */
export const ZOMBIES: readonly string[] = [
  "M24 3c7 0 10 5 9 11l-1 6c6 2 8 6 9 12l5 16-4 2-8-14 1 14 3 21h-8l-4-18-4 18h-9l4-22-1-14-5 13-5-1 2-17c1-6 4-9 9-11-4-3-5-7-4-10 1-4 5-6 10-6z",
  "M27 5c7 1 9 6 8 11-1 4-3 6-5 7 5 3 6 7 6 12l10-6 2 4-11 10-4-1-1 7 4 22h-9l-3-17-6 17h-9l6-23-1-11-8 2-4-3 9-9c2-5 5-8 10-9-5-3-5-8-3-11 2-3 5-3 9-2z",
  "M20 6c6-3 12 0 13 6 1 4-1 8-4 10l7 4c5 4 6 9 4 14l-3 10-4-1 2-11-4 12 3 21h-8l-4-17-5 17H9l6-23-2-9-6 10-4-2 4-13c2-5 6-8 11-9-4-6-4-15 2-19z",
];
/** Where their eyes glow. */
export const EYES: readonly (readonly [number, number])[] = [
  [21, 13],
  [25, 14],
  [22, 14],
];
