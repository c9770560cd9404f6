/** What is drawn on each kind of card, 48 by 48: layers of paper, the hindmost first. */
export interface CardLayer {
  readonly d: string;
  readonly tone: "a" | "b" | "c";
}

const layers = (a: string, b = "", c = ""): readonly CardLayer[] =>
  [
    { d: a, tone: "a" as const },
    { d: b, tone: "b" as const },
    { d: c, tone: "c" as const },
  ].filter(({ d }) => d !== "");

/** By kind. */
export const CARD_ART: readonly (readonly CardLayer[])[] = [
  // A fist on the table.
  layers(
    "M6 34h36v8H6z",
    "M12 14c0-4 6-4 6-1 0-4 6-4 6 0 0-4 6-3 6 0 0-3 6-3 6 2v9c0 6-4 8-6 10H18c-3-3-9-6-9-11 0-4 3-5 5-4l-2-1z",
    "M18 14v7M24 13v8M30 14v7M8 26l-4-2M40 24l4-2M38 32l5 1",
  ),
  // A camera on its arm.
  layers(
    "M36 4h8v26h-8z",
    "M6 14l26-5 3 13-26 6zM32 24l6 2v6l-8-4z",
    "M9 17l8-2 2 8-8 2zM4 36c4-4 10-4 14 0-4 4-10 4-14 0zM11 35a2 2 0 1 1 .1 0z",
  ),
  // A shoe that is gone already.
  layers(
    "M4 40h40v3H4z",
    "M12 16c6 4 10 2 12-2l14 14c6 2 6 8 4 10H14c-4-6-4-14-2-22z",
    "M24 20l4-3M28 24l4-3M2 18h7M1 25h8M3 32h7M14 34h27",
  ),
  // A hammer over a plank.
  layers(
    "M4 32h40v9H4z",
    "M20 18l5-3 8 20-5 3zM12 12l18-8 5 8-5 1-14 7-6-1z",
    "M10 35v3M16 35v3M40 34v4",
  ),
  // Eyes in a crate.
  layers(
    "M6 12h36v30H6z",
    "M6 12h36v6H6zM6 36h36v6H6zM6 18h6v18H6zM36 18h6v18h-6z",
    "M16 26c2-4 6-4 8 0-2 4-6 4-8 0zM26 26c2-4 6-4 8 0-2 4-6 4-8 0zM20 26h1M30 26h1",
  ),
  // A shotgun.
  layers("M2 34l12-10 5 5-9 13z", "M12 24L42 6l3 4-26 20z", "M22 20l6 6M14 25l5 5M30 14l2 4"),
  // A chainsaw.
  layers(
    "M4 20h18v18H4z",
    "M22 24h20c5 0 5 8 0 8H22zM8 20c0-10 14-10 14 0h-4c0-5-6-5-6 0z",
    "M24 22v2M28 22v2M32 22v2M36 22v2M40 22v2M24 32v3M28 32v3M32 32v3M36 32v3M8 26h10M8 31h10",
  ),
  // Grenades.
  layers(
    "M28 20c10 0 14 6 14 12s-4 10-10 10-8-4-8-10z",
    "M18 16c9 0 12 8 12 14s-4 12-12 12S6 36 6 30s3-14 12-14zM13 8h10v7H13z",
    "M23 9l8-3 4 8M8 27h20M8 34h20M14 18v22M22 18v22",
  ),
  // A pistol.
  layers(
    "M10 20h12l-4 20H8z",
    "M6 10h34v9h-6l-4 4H8z",
    "M22 23c0 6 6 6 8 0M38 7v3M12 26h6M11 31h6",
  ),
  // A fire axe.
  layers(
    "M12 42L32 8l4 2-20 34z",
    "M24 6c8-4 16-2 20 6l-6 4 2 8c-10 0-16-4-18-10z",
    "M40 12l-6 8M14 40l3 2",
  ),
  // A baseball bat.
  layers(
    "M8 36l4 4-4 4-4-4z",
    "M10 36L30 10c4-6 12-6 14-3s2 9-4 13L13 40z",
    "M14 32l5 4M17 28l5 4M34 9l6 5",
  ),
];
