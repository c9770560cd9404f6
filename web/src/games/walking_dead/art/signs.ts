/** Small signs in cut paper, 24 by 24. */
export const SIGNS = {
  equipment: "M3 19 13 9l2 2L5 21zM12 6l4-4 6 6-4 4-2-2-2 1-2-2 1-1z",
  ammo: "M3 21V9l2.500-5L8 9v12zM9.500 21V9L12 4l2.500 5v12zM16 21V9l2.500-5L21 9v12z",
  food: "M5 5c0-3 14-3 14 0v14c0 3-14 3-14 0zM8 10v7h8v-7z",
  ally: "M8 3a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM1 21c0-11 14-11 14 0zM17 6a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM17 21c0-3-1-5-2-6c4-3 8 0 8 6z",
  life: "M12 21C1 13 3 4 8 4c2 0 3 1 4 3 1-2 2-3 4-3 5 0 7 9-4 17z",
  bite: "M2 5c6-3 14-3 20 0l-3 7-2-4-2 4-3-4-3 4-2-4-2 4zM3 19c6 3 12 3 18 0l-3-6-2 4-2-4-2 4-2-4-2 4z",
  badge: "M12 1l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z",
  silence: "M4 9h4l5-5v16l-5-5H4zM16 9l2-2 5 5-2 2zM21 7l2 2-5 5-2-2z",
} as const;
export type SignName = keyof typeof SIGNS;

/** The sign of each stack, in stack order. */
export const STACK_SIGNS: readonly SignName[] = ["equipment", "ammo", "food", "ally"];
