/** How far the pointers on the map went since they were last asked, and how far they spread. */
export interface Moved {
  readonly dx: number;
  readonly dy: number;
  readonly spread: number;
}

/** Pixels that a pointer may tremble before it drags. */
const TREMBLES = 4;

/** The pointers that are down on the map. */
export class Fingers {
  private readonly down = new Map<number, { x: number; y: number }>();
  private way = 0;

  /** Whether the map was dragged since the first pointer came down; then nothing was pressed. */
  get hasDragged(): boolean {
    return this.way > TREMBLES;
  }

  put(id: number, x: number, y: number): void {
    if (this.down.size === 0) this.way = 0;
    this.down.set(id, { x, y });
  }

  lift(id: number): void {
    this.down.delete(id);
  }

  move(id: number, x: number, y: number): Moved {
    const before = this.down.get(id);
    if (before === undefined) return { dx: 0, dy: 0, spread: 1 };
    const other = [...this.down.entries()].find(([one]) => one !== id)?.[1];
    const now = { x, y };
    const far = (one: { x: number; y: number }): number =>
      other === undefined ? 1 : Math.hypot(one.x - other.x, one.y - other.y) || 1;
    this.way += Math.hypot(now.x - before.x, now.y - before.y);
    this.down.set(id, now);
    const share = this.down.size;
    return {
      dx: (now.x - before.x) / share,
      dy: (now.y - before.y) / share,
      spread: far(now) / far(before),
    };
  }
}
