/** The six leaders in cut paper, 40 by 58: a body that all share, and what each is known by. */
export const BODY =
  "M20 3.500a6 6 0 1 1 0 12a6 6 0 1 1 0-12zM13 17h14l3.500 16-3.500 1-2-8 1.500 28h-5.500l-1-16-1 16h-5.500L15 26l-2 8-3.500-1z";

export const KNOWN_BY: readonly string[] = [
  // Andrea: long hair, a rifle held ready
  "M13 9c0-9 14-9 14 0l2 9h-4V9H15v9h-4zM4 36l24-17 8-6 1 2-7 6 1 4-4 1L6 39z",
  // Daryl: a crossbow on the shoulder
  "M25 22 37 8l1.500 1.500L27 24zM28 6c6 0 10 4 10 11l-2.500-1c0-5-3-7-7.500-7.500z",
  // Glenn: a cap, a bag over the shoulder
  "M13 8.500c0-9 14-9 14 0h6v2.500H13zM13 17l14 16v2.500L12 18.500zM25 31h8v8h-8z",
  // Maggie: short hair, a pitchfork
  "M13 10c-1-10 15-10 14 0l-2-3H15zM33 16h2v38h-2zM29.500 4H31v8h6V4h1.500v10H29.500z",
  // Michonne: plaits, a katana raised
  "M12 9c0-10 16-10 16 0l3 10h-3l-2-8h-1l-1-3h-8l-1 3h-1l-2 8H9zM29 31l7-29 1.500 1-5 28zM27 29l6 2-.5 1.500-6-2z",
  // Rick: a broad hat, a revolver
  "M8 8.500h24V11H8zM13.500 8.500c0-9 13-9 13 0zM27 18l10 3v3.500h-2.500V29H32v-4.500l-6-2z",
];
