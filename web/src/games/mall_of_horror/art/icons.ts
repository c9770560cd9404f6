/** Signs of 24 by 24, each one path. */
export const ICONS = {
  shield: "M12 2l8 3v6c0 5-3 9-8 11-5-2-8-6-8-11V5z",
  zombie:
    "M12 2c5 0 8 4 8 9 0 3-1 5-3 7v4H7v-4c-2-2-3-4-3-7 0-5 3-9 8-9zM7 11c0 3 4 3 4 0 0-2-4-2-4 0zm6 0c0 3 4 3 4 0 0-2-4-2-4 0zm-4 6l1-1 2 1 2-1 1 1v2H9z",
  door: "M5 2h14v20H5zM15 11h2v3h-2z",
  broken: "M5 2h7l-2 6 3 4-3 4 2 6H5zM14 2h5v20h-5l-1-6 3-4-3-5zM1 10l3 2-3 2zM23 10l-3 2 3 2z",
  badge: "M12 1l3 6 7 1-5 5 1 8-6-3-6 3 1-8-5-5 7-1z",
  box: "M2 8l10-5 10 5v9l-10 5-10-5zM12 12L4 8.500v1.500l7 3.500v6.500h2v-6.500l7-3.500V8.500z",
  cards: "M8 2h12v16h-3V5H8zM4 6h12v16H4z",
  crowd:
    "M12 4a3 3 0 1 1 .1 0zM5 7a2.500 2.500 0 1 1 .1 0zM19 7a2.500 2.500 0 1 1 .1 0zM7 21v-6c0-6 10-6 10 0v6zM1 21v-5c0-4 3-4 5-3v8zM23 21v-5c0-4-3-4-5-3v8z",
  scream:
    "M3 9h4l7-6v18l-7-6H3zM17 8c2 2 2 6 0 8l-1-1c1-2 1-4 0-6zM20 5c3 4 3 10 0 14l-1-1c2-4 2-8 0-12z",
  go: "M4 13V9h9V4l8 7-8 7v-5z",
  check: "M3 13l3-3 4 4 9-10 3 3-12 13z",
  lock: "M6 10V7c0-7 12-7 12 0v3h2v12H4V10zm3 0h6V7c0-4-6-4-6 0z",
  ballot: "M3 12h4l-1 8h12l-1-8h4v10H3zM7 2h10v13H7zm2 6l2 3 4-6-1-1-3 4-1-2z",
  skull:
    "M12 2c6 0 9 4 9 9 0 3-1 5-4 6v5H7v-5c-3-1-4-3-4-6 0-5 3-9 9-9zM6 11c0 4 5 4 5 0s-5-4-5 0zm7 0c0 4 5 4 5 0s-5-4-5 0zm-2 6l1-3 1 3z",
  bite: "M2 6c6-4 14-4 20 0l-3 6-2-3-2 4-3-4-3 4-2-4-2 3zM3 18c6 4 12 4 18 0l-3-5-2 3-1-3-3 3-3-3-1 3-2-3z",
  eye: "M12 5c6 0 10 7 10 7s-4 7-10 7S2 12 2 12s4-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2.500a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3z",
  heart: "M12 21C2 14 2 9 3 7c2-4 7-4 9 0 2-4 7-4 9 0 1 2 1 7-9 14z",
  heli: "M2 3h20v2h-9v3c5 0 8 3 8 7h-9c-4 0-6-2-7-5L2 9V6h2l2 2h5V5H2zM8 19h12v2H8z",
  restroom:
    "M7 2a2.500 2.500 0 1 1-.1 0zM4 9h6v6H9v7H5v-7H4zM17 2a2.500 2.500 0 1 1-.1 0zM16 9h2l3 8h-2v5h-4v-5h-2zM11.500 2h1v20h-1z",
  cachou:
    "M12 3c3 0 3 4 1 5v1l9 6v3H2v-3l9-6V7c2 0 2-2 1-2-1 0-1 1-1 1H9c0-2 1-3 3-3zM6 16h12l-6-4z",
  megatoys:
    "M6 3a3.500 3.500 0 0 1 3 2c2-1 4-1 6 0a3.500 3.500 0 1 1 4 5c1 4-1 11-7 11S4 14 5 10A3.500 3.500 0 0 1 6 3zM9 10a1.200 1.200 0 1 0 .1 0zM15 10a1.200 1.200 0 1 0 .1 0zM12 13c-3 0-4 5 0 5s3-5 0-5z",
  parking:
    "M10 5h13v12h-1a3 3 0 0 0-6 0h-5a3 3 0 0 0-6 0H1v-6l3-4h6zM5 9l-2 3h4V9zM8 15a2.200 2.200 0 1 1-.1 0zM19 15a2.200 2.200 0 1 1-.1 0z",
  security: "M2 4h20v13h-8v3h4v2H6v-2h4v-3H2zm2 2v9h16V6zm5 2c2 0 3 2 2 3l5 1v2H7v-4c0-1 1-2 2-2z",
  supermarket:
    "M1 3h4l1 3h16l-3 9H8L5 5H1zM8 9l1 4h2V9zM13 9v4h2V9zM17 9v4h1l1-4zM9 17a2 2 0 1 1-.1 0zM17 17a2 2 0 1 1-.1 0z",
} as const;
/** The sign of each place, by number. */
export const PLACE_SIGNS: readonly IconName[] = [
  "go",
  "restroom",
  "cachou",
  "megatoys",
  "parking",
  "security",
  "supermarket",
];
export type IconName = keyof typeof ICONS;
